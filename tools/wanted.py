"""Which golden records there are: for each game their names, how the games are set up, and how they end."""

from collections.abc import Callable
from typing import Final, NamedTuple

from hauntbox.games.delve import IDS
from hauntbox.games.delve import of as delve_of
from hauntbox.games.manor import ends
from hauntbox.games.manor import of as manor_of
from hauntbox.games.manor.judge import outlook
from hauntbox.games.manor.pieces import ENCHANTER, LETTERS, MANOR, PALADIN, SKELETONS, SPIDER
from hauntbox.games.manor.roles import KILL_PALADIN, KILL_SPIDER, MIXES, Mix
from hauntbox.kernel.game import Options
from hauntbox.kernel.state import State


class Wanted(NamedTuple):
    """A record to be made.

    `towards`: how near a game is to such an ending, where few games come to it. `after`: the record of an earlier
    adventure, whose heroes go on in this one.
    """

    name: str
    ending: str
    seats: int
    options: Options
    towards: Callable[[State], float] | None = None
    after: str = ""


# --- Cavern Delve: every adventure, won and lost in every way

HEROES: Final = (2, 3, 1, 2, 4, 3, 2, 1, 5, 3, 1, 4)
"""How many play each adventure: every number is there."""
STAIR: Final = 10
"""It is over after ten rounds, so time never runs out."""
RIVALS: Final = 12
LOSABLE: Final = (5, 6, STAIR)
"""Adventures with a way of their own to be lost."""


def unharmed(state: State) -> float:
    """Who is to hold out needs surges, Hit Points, and few monsters about him."""
    g = delve_of(state)
    return 4 * sum(g.surges) + sum([g.hp[seat] for seat in range(g.seats)]) - sum([len(each) for each in g.charge])


def explored(state: State) -> float:
    return -len(delve_of(state).stack)


def delve(number: int, kind: str, ending: str, seats: int, **more: str) -> Wanted:
    options: Options = {"adventure": IDS[number - 1], "random_heroes": True, "random_powers": True, **more}
    towards = {"out_of_time": unharmed, "stack_empty": explored}.get(kind)
    return Wanted(f"adv_{number:02}_{kind}", ending, seats, options, towards)


def adventures() -> list[Wanted]:
    made: list[Wanted] = []
    for number, seats in enumerate(HEROES, 1):
        made.append(delve(number, "won", f"won_{number}", seats))
        if number == RIVALS:
            continue
        made.append(delve(number, "no_surge", "no_surge", seats))
        if number in LOSABLE:
            made.append(delve(number, "lost", f"lost_{number}", seats))
        if number != STAIR:
            made.append(delve(number, "out_of_time", "out_of_time", 1, difficulty="easier"))
    made.append(delve(RIVALS, "out_of_rounds", "out_of_rounds", 2))
    made.append(delve(RIVALS, "stack_empty", "stack_empty", 3))
    made.append(Wanted("campaign_second", "won_9", 2, {"adventure": IDS[8]}, after="adv_01_won"))
    return made


# --- The Restless Manor: every role's victory with all five, every special goal of the other mixes, the solo game

ALL_FIVE: Final = "PKSME"


def victory(mix: Mix, role: int) -> str:
    """How a role wins in a mix."""
    if role == PALADIN:
        return ends.PALADIN_SPIDER if mix.paladin == KILL_SPIDER else ends.PALADIN_POLTERGEISTS
    if role == SKELETONS:
        killers = {KILL_PALADIN: ends.SKELETONS_PALADIN, KILL_SPIDER: ends.SKELETONS_SPIDER}
        return killers.get(mix.skeletons, ends.SKELETONS_POLTERGEISTS)
    return {SPIDER: ends.SPIDER_ESCAPED, MANOR: ends.MANOR_MOLD, ENCHANTER: ends.ENCHANTER_DOMINATES}[role]


def special(mix: Mix, role: int) -> bool:
    """Whether a role's way to win is another one than with all five, or begins with a lead (MAN-VAR)."""
    usual = victory(mix, role) == victory(MIXES[0], role)
    if role == SPIDER:
        return mix.escape != MIXES[0].escape or mix.terror > 0
    if role == MANOR:
        return mix.mold > 0
    return not usual or (role == ENCHANTER and len(mix.roles) < 4)


def nearer(role: int) -> Callable[[State], float]:
    """How near a role is to its goal, and how far the others are from theirs."""

    def near(state: State) -> float:
        g = manor_of(state)
        return outlook(g, role) - 0.5 * max([outlook(g, other) for other in g.terms.roles if other != role], default=0)

    return near


def mixes() -> list[Wanted]:
    made: list[Wanted] = []
    for mix in MIXES:
        if len(mix.roles) == 1:
            continue
        roles = [LETTERS.index(letter) for letter in mix.roles]
        wanted = [role for role in roles if mix.roles == ALL_FIVE or special(mix, role)] or roles[:1]
        for role in wanted:
            ending = victory(mix, role)
            name = f"{mix.roles.lower()}_{ending}"
            made.append(Wanted(name, ending, len(roles), {"roles": mix.roles}, nearer(role)))
    made.append(Wanted("solo_vigil_won", ends.VIGIL_WON, 1, {"solo": "easy"}, nearer(PALADIN)))
    made += [Wanted(f"solo_{name}", name, 1, {}) for name in (ends.VIGIL_DEAD, ends.VIGIL_TERROR)]
    return made


WANTED: Final = {"delve": adventures(), "manor": mixes()}
