"""Operations on sides and players (9.3): changing sides, who plays whom, figures that travel together, the outside."""

from typing import Final

from hauntbox.games.hilltop.cards import COMPANIONS, DEBRIS, GRAVE_DIRT, LIGHTS_OUT, WEBS
from hauntbox.games.hilltop.declare import KILLERS, MUST_KILL
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.moving import RIDERS, arrive, spaces_left
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.ops import carry_to, closer, spawn
from hauntbox.games.hilltop.rooms import ENTRANCE_HALL
from hauntbox.games.hilltop.state import (
    CARRIED,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    REMOVED,
    THRALL,
    TRAITOR,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import ALL_TRAITS, change, discard, leave_all
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Ask, Rule

REORDER: Final = "reorder"
"""In `memory`: somebody has changed sides; the order is set anew when the next round begins (HIL-TRAITOR-10)."""
GIVEN: Final = "given"
"""In `memory`: pieces that act in their player's place in the order (HIL-FW-14)."""
CONTROLLED: Final = "controlled"
"""In `memory`: an explorer, the seat that moves it, and the room to which it is moved (HIL-FW-15)."""
TO_START: Final = "start"
TO_LOWEST: Final = "lowest"


# --- changing sides


def convert(
    g: Hilltop,
    x: int,
    team: int,
    rule: str,
    traits: str | int = 0,
    drops: bool = False,
    companions: bool = True,
    powers: bool = True,
    kind: str = "",
    must_kill: bool = False,
) -> Rule[int]:
    """HIL-FW-13: an explorer changes sides at once; gives the figure that its player has from now on.

    `traits`: to their start, to the lowest step, or so many steps up. `kind`: it becomes a piece, which acts in the
    monster turn; otherwise it keeps a turn of its own. `must_kill`: it wins with its side only if it killed somebody.
    """
    g.team[x] = team
    g.flags[x] = g.flags[x] & ~THRALL | (0 if powers else THRALL)
    if team == TRAITOR and g.traitor == NOBODY:
        g.traitor = x
    g.memory[REORDER] = 1
    if must_kill:
        g.memory[MUST_KILL] = g.memory.get(MUST_KILL, 0) | 1 << x
        g.memory.setdefault(KILLERS, 0)
    if g.ears:
        g.tell("converted", rule, who=name(g, x), side=tale(g).sides[team])
    if team == TRAITOR and powers:
        yield from shake_off(g, x)
    for trait in ALL_TRAITS:
        yield from change(g, x, trait, steps_to(g, x, trait, traits), rule)
    for card in [card for card in g.hands[x] if card in COMPANIONS and not companions]:
        yield from discard(g, x, card)
    f = x
    if drops or kind:
        yield from leave_all(g, x)
    if kind:
        g.flags[x] |= REMOVED
        f = spawn(g, kind, g.room[x], team, x)
    settle(g)
    return f


def steps_to(g: Hilltop, x: int, trait: int, traits: str | int) -> int:
    """The steps by which a trait changes."""
    step = g.steps[4 * x + trait]
    if isinstance(traits, int):
        return traits
    return g.start(x, trait) - step if traits == TO_START else 1 - step


def shake_off(g: Hilltop, x: int) -> Rule[None]:
    """HIL-TRAITOR-1: the lasting effects of events are gone."""
    for card in (DEBRIS, GRAVE_DIRT, LIGHTS_OUT, WEBS):
        if g.has(x, card):
            yield from discard(g, x, card)


# --- who plays whom


def give_control(g: Hilltop, seat: int, f: int, rule: str) -> None:
    """HIL-FW-14: a player without an explorer gets a piece, which acts in that player's place in the order."""
    g.player[f] = seat
    g.memory[GIVEN] = (*g.memory.get(GIVEN, ()), f)
    if g.ears:
        g.tell("given", rule, who=name(g, seat), target=name(g, f))


def given_to(g: Hilltop, seat: int) -> list[int]:
    """The pieces in the house that act in this seat's place."""
    return [f for f in g.memory.get(GIVEN, ()) if g.player[f] == seat and g.here(f)]


def control(g: Hilltop, x: int, seat: int, rule: str, goal: int = NOWHERE) -> None:
    """HIL-FW-15: until released a seat moves an explorer in the explorer's turn, towards a room if one is named."""
    release(g, x)
    g.memory[CONTROLLED] = (*g.memory[CONTROLLED], (x, seat, goal))
    if g.ears:
        g.tell("controlled", rule, who=name(g, seat), target=name(g, x))


def release(g: Hilltop, x: int) -> None:
    g.memory[CONTROLLED] = tuple([entry for entry in g.memory.get(CONTROLLED, ()) if entry[0] != x])


def is_controlled(g: Hilltop, x: int) -> bool:
    return any(entry[0] == x for entry in g.memory.get(CONTROLLED, ()))


def led_turn(g: Hilltop, x: int) -> Rule[None]:
    """HIL-FW-15: spaces only: no rolls, no attack, no cards; the victim's player watches."""
    _, seat, goal = next(entry for entry in g.memory[CONTROLLED] if entry[0] == x)
    while spaces_left(g, x) > 0 and g.here(x):
        ways = closer(g, g.room[x], goal) if goal != NOWHERE else [*g.ways[g.room[x]], NOWHERE]
        if not ways:
            return
        there: int = yield Ask(seat, "choose_room", ways, name(g, x))
        if there == NOWHERE:
            return
        g.spent += 1
        yield from carry_to(g, x, there, "HIL-FW-15")


# --- figures that travel together


def attach(g: Hilltop, rider: int, bearer: int) -> None:
    """HIL-FW-16, HIL-FW-43: a latched piece or a carried explorer goes wherever its bearer goes."""
    g.memory[RIDERS] = (*g.memory.get(RIDERS, ()), (bearer, rider))
    g.room[rider], g.side[rider] = g.room[bearer], g.side[bearer]
    if rider < g.seats:
        g.flags[rider] |= CARRIED


def detach(g: Hilltop, rider: int) -> None:
    """It stays where it is."""
    g.memory[RIDERS] = tuple([pair for pair in g.memory[RIDERS] if pair[1] != rider])
    g.flags[rider] &= ~CARRIED


def bearer_of(g: Hilltop, rider: int) -> int:
    return next((int(bearer) for bearer, other in g.memory.get(RIDERS, ()) if other == rider), NOBODY)


# --- outside


def go_outside(g: Hilltop, x: int, rule: str) -> None:
    """HIL-FW-53: before the house, alive; it may come back."""
    g.flags[x] |= OUTSIDE
    if g.ears:
        g.tell("outside", rule, who=name(g, x))
    settle(g)


def come_in(g: Hilltop, x: int, room: int, rule: str) -> Rule[None]:
    """HIL-FW-53: back into the house."""
    g.flags[x] &= ~OUTSIDE
    if g.ears:
        g.tell("put", rule, who=name(g, x), room=room_name(room))
    yield from arrive(g, x, room)


def may_come_in(g: Hilltop, x: int) -> Rule[bool]:
    """HIL-FW-53: an explorer outside may begin its turn by coming in at the front door."""
    if (yield Ask(x, "optional_event", (1, 0), "outside")) == 0:
        return False
    yield from come_in(g, x, ENTRANCE_HALL, "HIL-FW-53")
    return True
