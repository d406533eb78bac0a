"""What the Enchanter does with his magic cubes: his actions, Commands, and the spells that are actions."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor.cards import BAR, BOUND, CHOIR, ECHO, MIND, SPIRITS, STARE, STEP_BETWEEN, THREADS, TONGUE
from hauntbox.games.manor.edges import put_force_wall
from hauntbox.games.manor.enchanter_command import command
from hauntbox.games.manor.enchanter_reach import (
    bar_edges,
    commanded,
    doubled,
    echoes,
    for_discs,
    free_around,
    hiding_places,
    leaps,
    place,
    prey,
    reached,
    sneaks,
    syphoned,
)  # fmt: skip
from hauntbox.games.manor.enchanter_words import (
    BAR_EDGE,
    BAR_WAY,
    COMMAND,
    CONJURE,
    CONJURE_AT,
    CONJURE_ONE,
    CONJURED,
    ENOUGH,
    FIRED_CONJURE,
    FIRED_INSCRIBE,
    FIRED_SNEAK,
    FIRED_SUMMON,
    FIRED_SYPHON,
    FIRED_WHISPER,
    GLARE,
    INSCRIBE,
    INSCRIBE_AT,
    INSCRIBE_ONE,
    LEAP,
    SNEAK,
    STEP,
    STEP_AT,
    STEP_TO,
    SUMMON,
    SUMMON_AT,
    SUMMON_ONE,
    SUMMONED,
    SYPHON,
    WHISPER,
    WHISPER_ONE,
    WHISPER_TO,
    WHISPER_TWO,
    note,
    note_spell,
)  # fmt: skip
from hauntbox.games.manor.entering import enter
from hauntbox.games.manor.options import FIRST, ON_EDGE, first, option, word_of
from hauntbox.games.manor.pieces import (
    DISC,
    ENCHANTER,
    ENCHANTER_PIECE,
    ONE,
    POLTERGEISTS,
    ROLES,
    TREASURE,
)  # fmt: skip
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import place_poltergeist, poltergeists, put
from hauntbox.kernel.ask import Ask, Rule

STEP_COST: Final = 2
GLARE_COST: Final = 3
AT_ONCE: Final = 2
"""MAN-ENC-32, Bar the Way: so many discs or Force Walls."""
CARD_RULE: Final = "MAN-ENC-52"


# --- what he can do


def menu_options(g: Manor) -> list[int]:
    """MAN-ENC-30 to MAN-ENC-41: what he can do with the cubes he has left."""
    e = g.enchanter
    here = place(g)
    spells = e.spells
    found = [SNEAK | to << FIRST for to in sneaks(g, here)]
    if BOUND in spells:
        found += [LEAP | to << FIRST for to in leaps(g, here)]
    if STEP_BETWEEN in spells and e.left >= STEP_COST and hiding_places(g):
        found.append(STEP)
    if e.hand and for_discs(g, here):
        found.append(INSCRIBE)
    if syphoned(g, here):
        found.append(SYPHON)
    if (e.hand and reached(g, here)) or (ECHO in spells and echoes(g)):
        found.append(WHISPER)
    found += [COMMAND | role << FIRST for role in commanded(g)]
    if may_summon(g) and free_around(g, here, LIT):
        found.append(SUMMON)
    if may_conjure(g) and free_around(g, here, DARK):
        found.append(CONJURE)
    if BAR in spells and bar_edges(g, here):
        found.append(BAR_WAY)
    if STARE in spells and e.left >= GLARE_COST and e.hand and g.supply[DISC]:
        found.append(GLARE)
    return found


def may_summon(g: Manor) -> bool:
    """MAN-ENC-38: once per turn, while there are Poltergeists."""
    return not g.enchanter.used & SUMMONED and poltergeists(g) < len(POLTERGEISTS)


def may_conjure(g: Manor) -> bool:
    """MAN-ENC-39: once per turn, while there are Treasure tokens."""
    return not g.enchanter.used & CONJURED and bool(g.supply[TREASURE])


def deed(g: Manor, choice: int) -> None:
    """One action; what it asks follows on the agenda."""
    DEEDS[word_of(choice)](g, first(choice))


# --- moving


def sneak(g: Manor, to: int) -> None:
    """MAN-ENC-30: up to 2 spaces."""
    note(g, FIRED_SNEAK)
    travel(g, to, 1, "sneak", "MAN-ENC-30")


def bound(g: Manor, to: int) -> None:
    """Bound: across Lit tiles in one direction."""
    note_spell(g, BOUND)
    travel(g, to, 1, "sp_bound", CARD_RULE)


def step_between(g: Manor, _: int) -> None:
    g.then(step_to)


def step_to(g: Manor) -> Rule[None]:
    """Step Between: any Dark tile without opposing player pieces."""
    choice: int = yield Ask(g.seat(ENCHANTER), STEP_TO, [STEP_AT | at << FIRST for at in hiding_places(g)])
    note_spell(g, STEP_BETWEEN)
    travel(g, first(choice), STEP_COST, "sp_step", CARD_RULE)


def travel(g: Manor, to: int, cost: int, way: str, rule: str) -> None:
    """MAN-ENC-5: he ignores Webs, Lamps, Dancing Lights and his discs."""
    g.enchanter.left -= cost
    if g.ears:
        g.tell("enchanter-moves", rule, way=way, cell=space_text(to), left=g.enchanter.left)
    enter(g, ENCHANTER_PIECE, to)


# --- discs


def inscribe(g: Manor, _: int) -> None:
    g.enchanter.left -= 1
    note(g, FIRED_INSCRIBE)
    g.then(inscribe_one, AT_ONCE)


def inscribe_one(g: Manor, left: int) -> Rule[None]:
    """MAN-ENC-32: a disc from his hand on a tile, and if he likes a second one on another."""
    e = g.enchanter
    spaces = for_discs(g, place(g)) if e.hand else []
    if not spaces:
        return
    options = [INSCRIBE_AT | at << FIRST for at in spaces]
    if left < AT_ONCE:
        options.append(ENOUGH)
    choice: int = yield Ask(g.seat(ENCHANTER), INSCRIBE_ONE, options, left)
    if choice == ENOUGH:
        return
    at = first(choice)
    e.hand -= 1
    g.lying[at] += ONE[DISC]
    if g.ears:
        g.tell("inscribed", "MAN-ENC-32", cell=space_text(at), left=e.hand)
    if left > 1:
        g.then(inscribe_one, left - 1)


def syphon(g: Manor, _: int) -> None:
    """MAN-ENC-34, MAN-ENC-35, Single Mind."""
    e = g.enchanter
    e.left -= 1
    note(g, FIRED_SYPHON)
    mask = prey(g, place(g))
    if doubled(g, mask):
        note_spell(g, MIND)
    gain_discs(g, syphoned(g, place(g)), "MAN-ENC-34")


def glare(g: Manor, _: int) -> None:
    """Baleful Stare: doubles the discs in his hand."""
    g.enchanter.left -= GLARE_COST
    note_spell(g, STARE)
    gain_discs(g, g.enchanter.hand, CARD_RULE)


def gain_discs(g: Manor, wanted: int, rule: str) -> None:
    """MAN-GEN-4: discs from the supply to his hand, as far as they reach."""
    gain = min(wanted, g.supply[DISC])
    g.supply[DISC] -= gain
    g.enchanter.hand += gain
    if g.ears:
        g.tell("hand-discs", rule, count=gain, total=g.enchanter.hand)


# --- Whisper


def whisper(g: Manor, _: int) -> None:
    """MAN-ENC-36: to each opponent he reaches; then Echo."""
    e = g.enchanter
    e.left -= 1
    note(g, FIRED_WHISPER)
    if THREADS in e.spells:
        note_spell(g, THREADS)
    if ECHO in e.spells:
        g.then(echo)
    roles = reached(g, place(g))
    g.then(whisper_one, tuple(roles), TONGUE in e.spells, bool(ECHO in e.spells and echoes(g)))


def whisper_one(g: Manor, roles: tuple[int, ...], two: bool, may_stop: bool) -> Rule[None]:
    """MAN-ENC-36: a disc from his hand to the board of one he reaches, with Double Tongue once two; then the others."""
    e = g.enchanter
    if not roles or not e.hand:
        return
    options = [WHISPER_TO | role << FIRST for role in roles]
    if two and e.hand > 1:
        options += [WHISPER_TWO | role << FIRST for role in roles]
    if may_stop:
        options.append(ENOUGH)
    choice: int = yield Ask(g.seat(ENCHANTER), WHISPER_ONE, options, e.hand)
    if choice == ENOUGH:
        return
    role = first(choice)
    double = word_of(choice) == WHISPER_TWO
    if double:
        note_spell(g, TONGUE)
    count = 2 if double else 1
    e.hand -= count
    e.boards[role] += count
    if g.ears:
        g.tell("whispered", "MAN-ENC-36", role=ROLES[role], count=count, total=e.boards[role], left=e.hand)
    g.then(whisper_one, tuple([other for other in roles if other != role]), two and not double, True)


def echo(g: Manor) -> None:
    """Echo: a disc for each opponent with 2 or more."""
    count = echoes(g)
    if count:
        note_spell(g, ECHO)
        gain_discs(g, count, CARD_RULE)


# --- Summon, Conjure, Bar the Way


def summon(g: Manor, _: int) -> None:
    e = g.enchanter
    e.left -= 1
    e.used |= SUMMONED
    note(g, FIRED_SUMMON)
    g.then(summon_one, 2 if CHOIR in e.spells else 1)


def summon_one(g: Manor, left: int) -> Rule[None]:
    """MAN-ENC-38: a Poltergeist on a surrounding unoccupied Lit tile; with Choir of Spirits a second on another."""
    spaces = free_around(g, place(g), LIT) if poltergeists(g) < len(POLTERGEISTS) else []
    if not spaces:
        return
    choice: int = yield Ask(g.seat(ENCHANTER), SUMMON_ONE, [SUMMON_AT | at << FIRST for at in spaces], left)
    place_poltergeist(g, first(choice), "MAN-ENC-38")
    spells = g.enchanter.spells
    if left == 1 and CHOIR in spells:
        note_spell(g, CHOIR)
    if SPIRITS in spells:
        note_spell(g, SPIRITS)
    if left > 1:
        g.then(summon_one, left - 1)


def conjure(g: Manor, _: int) -> None:
    g.enchanter.left -= 1
    g.enchanter.used |= CONJURED
    note(g, FIRED_CONJURE)
    g.then(conjure_one)


def conjure_one(g: Manor) -> Rule[None]:
    """MAN-ENC-39: a Treasure token on a surrounding unoccupied Dark tile."""
    spaces = free_around(g, place(g), DARK)
    at = first((yield Ask(g.seat(ENCHANTER), CONJURE_ONE, [option(CONJURE_AT, at) for at in spaces])))
    put(g, TREASURE, at)
    if g.ears:
        g.tell("treasure-placed", "MAN-ENC-39", cell=space_text(at))


def bar(g: Manor, _: int) -> None:
    g.enchanter.left -= 1
    note_spell(g, BAR)
    g.then(bar_one, AT_ONCE)


def bar_one(g: Manor, left: int) -> Rule[None]:
    """Bar the Way: a Force Wall around him, and if he likes a second one."""
    edges = bar_edges(g, place(g))
    if not edges:
        return
    options = [ON_EDGE | edge << FIRST for edge in edges]
    if left < AT_ONCE:
        options.append(ENOUGH)
    choice: int = yield Ask(g.seat(ENCHANTER), BAR_EDGE, options, left)
    if choice == ENOUGH:
        return
    if left > 1:
        g.then(bar_one, left - 1)
    edge = first(choice)
    put_force_wall(g, g.seat(ENCHANTER), edge >> 2, edge & 3, CARD_RULE)


DEEDS: Final[dict[int, Callable[[Manor, int], None]]] = {
    SNEAK: sneak,
    LEAP: bound,
    STEP: step_between,
    INSCRIBE: inscribe,
    SYPHON: syphon,
    WHISPER: whisper,
    COMMAND: command,
    SUMMON: summon,
    CONJURE: conjure,
    BAR_WAY: bar,
    GLARE: glare,
}
