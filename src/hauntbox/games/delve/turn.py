"""The turn: Hero Phase, Exploration Phase, Villain Phase. DEL-TURN, DEL-DOWN-6, DEL-OBJ-8 to DEL-OBJ-13."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.delve.actions import act
from hauntbox.games.delve.adventure import adventure_of
from hauntbox.games.delve.allies import allies_act
from hauntbox.games.delve.blows import suffer
from hauntbox.games.delve.chests import back_to_start
from hauntbox.games.delve.encountering import encounter_step, end_exploration
from hauntbox.games.delve.encounters import BROKEN_MAIL, ENCOUNTERS, HUNTED, OPEN_WOUND, TREMBLING
from hauntbox.games.delve.exploring import edges_of_hero, exploration
from hauntbox.games.delve.figures import take_off
from hauntbox.games.delve.foes import IMMOBILIZED, POISONED, is_trap
from hauntbox.games.delve.harm import check, drop_curse, finish, heal, lose_hp, relieve
from hauntbox.games.delve.heroes import HEROES, ILSE, MAREN, ORRIN, QUILLON
from hauntbox.games.delve.numbers import recovery_parts, total
from hauntbox.games.delve.rolling import after_die, hero_die
from hauntbox.games.delve.state import NOBODY, NONE, Delve
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.terrain import hero_phase_effects
from hauntbox.games.delve.tonic import gap, gap_at_act, tonic_wanted
from hauntbox.games.delve.trapping import spring
from hauntbox.games.delve.treasures import BL_MENDING, TREASURES
from hauntbox.kernel.ask import Ask, Rule

LONGEST: Final = 40
"""DEL-WIN-4: rounds."""
RECOVERS: Final = 10
"""DEL-COND-3: what a Poisoned or curse roll needs."""


def begin_turn(g: Delve, seat: int) -> None:
    """DEL-TURN-1: Hero Phase, Exploration Phase, Villain Phase; of the escaped only the last (DEL-OBJ-10)."""
    g.turn += 1
    g.active = seat
    g.moves = g.left = g.drew = 0
    g.attacked = g.shifted = False
    g.placed = NONE
    g.acted = g.declined = g.laid = ()
    if g.ears:
        g.tell("turn", "DEL-TURN-1", who=g.heroes[seat].name, round=g.round)
    g.step = V1 if g.heroes[seat].escaped else 0
    go_on(g)


def go_on(g: Delve) -> None:
    """The next steps of the turn, as far as none of them puts anything on the agenda: that comes before the rest."""
    agenda = g.agenda
    agenda.append((go_on, ()))
    depth = len(agenda)
    for after, work in ALL[g.step] if tonic_wanted(g) else WORK[g.step]:
        g.step = after
        work(g)
        if len(agenda) > depth:
            return
    g.step = len(STEPS)
    agenda.pop()
    end_turn(g)


# --- H1 and H2


def start(g: Delve) -> None:
    """DEL-TURN-2: what lasted until now ends; poison; curses."""
    seat = g.active
    x = g.hero
    lasting_ends(g, x.kind)
    if x.poisoned:
        lose_hp(g, seat, 1, "DEL-COND-2")
    if OPEN_WOUND in x.curses:
        g.then(suffer, seat, 1, ENCOUNTERS[OPEN_WOUND].id, "DEL-TURN-2")


def lasting_ends(g: Delve, hero: int) -> None:
    """DEL-TURN-2: what lasts until the start of this hero's next Hero Phase; it ends too when he escapes."""
    if hero == MAREN:
        g.sheltered = 0
    elif hero == ILSE:
        g.prey = NOBODY
    elif hero == ORRIN:
        g.reckless = False
    elif hero == QUILLON:
        g.veiled = False


def surge_check(g: Delve) -> None:
    """DEL-DOWN-6, DEL-DOWN-7: a hero at 0 HP needs a healing surge."""
    seat = g.active
    if g.hp[seat] > 0:
        return
    x = g.hero
    purse = g.purse(seat)
    if g.surges[purse] == 0:
        if g.competitive:
            g.then(back_to_start, seat)
            return
        finish(g, "no_surge", 0)
    g.surges[purse] -= 1
    if g.ears:
        g.tell("surge", "DEL-DOWN-6", who=x.name, left=g.surges[purse])
    heal(g, seat, HEROES[x.kind].surge[x.level - 1], "DEL-DOWN-6")


def blessing_mends(g: Delve) -> None:
    """DEL-TURN-3: Blessing of Mending."""
    if g.blessings and g.blessed(BL_MENDING, g.active):
        heal(g, g.active, 1, "DEL-TURN-3")


# --- H4


def heroes_end(g: Delve) -> None:
    """DEL-TURN-8, in this order; what the hero receives meanwhile is not removed meanwhile (DEL-TURN-9)."""
    x = g.hero
    g.left = 0
    adventure = adventure_of(g)
    if g.called or adventure.after_allies is not None:
        g.then(allies_act)
    if g.blessings:
        g.then(blessings_expire)
    for curse in reversed(x.curses):
        g.then(curse_ends, curse)
    if x.poisoned:
        g.then(poison_roll)
    if x.immobilized:
        g.then(loosen)
    if adventure.heroes_end is not None or may_leave(g):
        g.then(hero_phase_effects)
        g.then(leaving)
    else:
        hero_phase_effects(g)


def may_leave(g: Delve) -> bool:
    """DEL-OBJ-8: whether the active hero, with HP, is where the adventure lets him out."""
    exits = adventure_of(g).exits
    return exits is not None and g.able(g.active) and exits(g, g.active)


def leaving(g: Delve) -> Rule[None]:
    """DEL-OBJ-8: a hero with HP at the named place may leave the dungeon; then what the adventure looks at."""
    if may_leave(g) and (yield Ask(g.active, "escape", [True, False])):
        escape(g, g.active)
    hook = adventure_of(g).heroes_end
    if hook is not None:
        g.then(hook)
    check(g)


def escape(g: Delve, seat: int) -> None:
    """DEL-OBJ-4, DEL-OBJ-12, DEL-OBJ-13: with his objects, without his curses; the rest of H4, E and V1 are skipped."""
    x = g.heroes[seat]
    take_off(g, seat)
    x.escaped = True
    lasting_ends(g, x.kind)
    for curse in x.curses:
        g.encounters.discard(curse)
    x.curses = ()
    if g.ears:
        g.tell("escaped", "DEL-OBJ-8", who=x.name)
    check(g)


def loosen(g: Delve) -> None:
    """DEL-COND-1; who has just escaped is spared the rest (DEL-OBJ-13)."""
    if g.active in g.at:
        relieve(g, g.active, IMMOBILIZED, "DEL-COND-1")


def poison_roll(g: Delve) -> Rule[None]:
    """DEL-COND-3: 10 or more removes the marker; not at 0 HP (DEL-COND-8)."""
    seat = g.active
    if g.able(seat) and g.hero.poisoned and (yield from recovery(g, seat, "poison")):
        relieve(g, seat, POISONED, "DEL-COND-3")


def recovery(g: Delve, seat: int, what: str) -> Rule[bool]:
    bonus = total(recovery_parts(g, seat))
    die = yield from hero_die(g, seat, bonus, RECOVERS, what)
    after_die(g, seat, die, False)
    return die + bonus >= RECOVERS


def curse_ends(g: Delve, curse: int) -> Rule[None]:
    """DEL-TURN-8: curse rolls and curse discards."""
    seat = g.active
    if not g.able(seat) or curse not in g.hero.curses:
        return
    if curse == BROKEN_MAIL:
        if not g.shifted:
            drop_curse(g, seat, curse)
    elif curse in (TREMBLING, HUNTED) and (yield from recovery(g, seat, ENCOUNTERS[curse].id)):
        drop_curse(g, seat, curse)


def blessings_expire(g: Delve) -> None:
    """DEL-TREAS-9: in the drawing player's next turn after the one in which it was drawn."""
    if g.active not in g.at:
        return
    for card, seat, drawn in g.blessings:
        if seat == g.active and drawn < g.turn:
            g.blessings = tuple([b for b in g.blessings if b != (card, seat, drawn)])
            g.treasures.discard(card)
            if g.ears:
                g.tell("blessing-over", "DEL-TREAS-9", card=TREASURES[card].id)


# --- V2 to V4


def villains_act(g: Delve) -> None:
    """DEL-VILLAIN-1, DEL-VILLAIN-2: every villain once, in the order they came."""
    for figure in reversed(g.villains):
        g.then(activate, figure)


def cards_act(g: Delve) -> None:
    """DEL-TURN-12, DEL-MONSTER-11 to DEL-MONSTER-13: the next card of the active player, its namesakes after it."""
    for card in g.charge[g.active]:
        if card in g.acted:
            continue
        g.then(cards_act)
        if is_trap(card):
            g.acted = (*g.acted, card)
            g.then(spring, card)
            return
        group = [card, *[f for f in namesakes(g, card) if f not in g.acted]]
        g.acted = (*g.acted, *group)
        for figure in reversed(group):
            g.then(activate, figure)
        return


def namesakes(g: Delve, figure: int) -> list[int]:
    """DEL-MONSTER-12: the other figures of that name, clockwise by controller, in the order he got them."""
    kind = figure & 63
    return [f for seat in g.clockwise(g.active) for f in g.charge[seat] if f & 63 == kind and f != figure]


def end_turn(g: Delve) -> None:
    """DEL-TURN-14, DEL-SETUP-9: effects at the end of a turn or round, then the next player."""
    adventure = adventure_of(g)
    after = (g.active + 1) % g.seats
    g.then(begin_turn, after)
    if after == g.first:
        g.then(end_round)
    if adventure.turn_ends is not None:
        g.then(adventure.turn_ends)
    check(g)


def end_round(g: Delve) -> None:
    """DEL-WIN-4: after 40 rounds without a result the players lose."""
    hook = adventure_of(g).round_ends
    if hook is not None:
        hook(g)
    check(g)
    if g.round == LONGEST and not g.competitive:
        finish(g, "out_of_time", 0)
    g.round += 1


def hero_acts(g: Delve) -> None:
    """H3."""
    g.then(act)


def explores(g: Delve) -> None:
    """E1 to E3."""
    if g.able(g.active) and edges_of_hero(g, g.active):
        g.then(exploration)


Work = Callable[[Delve], None]
STEPS: Final[tuple[Work, ...]] = (
    start, surge_check, gap_at_act, blessing_mends, hero_acts, gap_at_act, heroes_end, gap, explores, end_exploration,
    gap, encounter_step, gap, villains_act, gap, cards_act, gap,
)  # fmt: skip
"""H1, H2, H3, H4, E1 to E3, E4, V1, V2, V3, V4, with the gaps in which Clear Tonic may be used (DEL-TREAS-12)."""
V1: Final = STEPS.index(encounter_step) - 1


def steps_from(first: int, gaps: bool) -> list[tuple[int, Work]]:
    """The steps from one of them on, each with the number of the next."""
    numbered = list(enumerate(STEPS, 1))[first:]
    return [(after, work) for after, work in numbered if gaps or work not in (gap, gap_at_act)]


ALL: Final = tuple([steps_from(first, True) for first in range(len(STEPS) + 1)])
WORK: Final = tuple([steps_from(first, False) for first in range(len(STEPS) + 1)])
"""What is left to do, by the step of the turn; with the gaps and without."""
