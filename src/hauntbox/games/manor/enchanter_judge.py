"""What makes a position good for the Enchanter, and what he, and those who resist him, do without thinking."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.manor.attacks import enchanter_defense, movement, perception
from hauntbox.games.manor.cards import (
    BAR,
    BOUND,
    CHOIR,
    CUBES,
    ECHO,
    FLICKER,
    HALLS,
    MIND,
    SPIRITS,
    STARE,
    STEP_BETWEEN,
    THREADS,
    TONGUE,
)  # fmt: skip
from hauntbox.games.manor.enchanter_board import PICK_SPELL
from hauntbox.games.manor.enchanter_reach import needed, opponents, place, prey, reached, syphoned, twice
from hauntbox.games.manor.enchanter_words import (
    APPEAR,
    BAR_EDGE,
    CONJURE,
    CONJURE_ONE,
    DOMINATE,
    DOMINATE_ONE,
    END,
    ENOUGH,
    GLARE,
    INSCRIBE,
    INSCRIBE_ONE,
    LEAP,
    MARCH,
    MENU,
    SNEAK,
    STEP,
    STEP_TO,
    SUMMON,
    SUMMON_ONE,
    SYPHON,
    WHISPER,
    WHISPER_ONE,
    WHISPER_TWO,
)  # fmt: skip
from hauntbox.games.manor.options import STOP, first, word_of
from hauntbox.games.manor.pieces import DISC, ENCHANTER, FULL, PALADIN, PALADIN_PIECE
from hauntbox.games.manor.resist import RESIST
from hauntbox.games.manor.spaces import BESIDE, FAR, OFF, SPACES
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

WORTH: Final[dict[str, float]] = {
    "first": 0.35,
    "second": 0.2,
    "other": 0.13,
    "spare": 0.12,
    "hand": 0.035,
    "trap": 0.02,
    "lure": 0.025,
    "spell": 0.06,
    "track": 0.015,
    "cube": 0.1,
    "whisper": 0.08,
    "syphon": 0.03,
    "later": 0.35,
    "danger": 0.07,
}
"""What each thing counts in points of the judge."""
HAND_FULL: Final = 8
SPELL_WORTH: Final = {
    TONGUE: 1.5, ECHO: 1.5, THREADS: 1.4, MIND: 1.3, STARE: 1.2, STEP_BETWEEN: 1.0, BOUND: 0.9, FLICKER: 0.8,
    CHOIR: 0.7, HALLS: 0.7, SPIRITS: 0.5, BAR: 0.4,
}  # fmt: skip
"""How much each spell is worth, 1 being usual."""
DISC_BITS: Final = FULL[DISC]


def reasons(g: Manor) -> list[Reason]:
    """His grip on the others, discs in hand and as traps, spells and cubes, what he can do where he stands, danger."""
    w = WORTH
    e = g.enchanter
    spells = sum([SPELL_WORTH[spell] for spell in e.spells])
    found = [
        Reason("enchanter_grip", grip(g)),
        Reason("enchanter_hand", w["hand"] * min(HAND_FULL, e.hand)),
        Reason("enchanter_spells", w["spell"] * spells + w["track"] * e.track + w["cube"] * (e.cubes - CUBES)),
        Reason("enchanter_traps", traps(g)),
    ]
    here = place(g)
    if here != OFF:
        found.append(Reason("enchanter_chance", chance(g, here)))
        if g.plays(PALADIN):
            found.append(Reason("enchanter_danger", -w["danger"] * danger(g, here)))
    return found


def grip(g: Manor) -> float:
    """How near each board is to being dominated: the best one counts most, and a disc to spare against resisting."""
    value = needed(g)
    boards = g.enchanter.boards
    held = sorted([boards[role] for role in opponents(g) if not twice(g, role)], reverse=True)
    points = 0.0
    for i, discs in enumerate(held):
        weight = WORTH["first"] if i == 0 else WORTH["second"] if i == 1 else WORTH["other"]
        points += weight * min(discs, value) / value
        if i == 0 and discs > value:
            points += WORTH["spare"]
    last = g.enchanter.last
    if last >= 0 and twice(g, last):
        points += WORTH["other"] * min(boards[last], value) / value
    return points


def traps(g: Manor) -> float:
    """Discs on tiles, most of all beside opposing pieces."""
    points = 0.0
    here = g.here
    for at in SPACES:
        if g.lying[at] & DISC_BITS:
            points += WORTH["trap"]
            for to in BESIDE[at]:
                if here[to]:
                    points += WORTH["lure"]
                    break
    return points


def chance(g: Manor, here: int) -> float:
    """What Syphon and Whisper would bring where he stands; on another's turn it is only a hope."""
    e = g.enchanter
    mine = g.active == ENCHANTER
    if mine and not e.left:
        return 0.0
    gain = syphoned(g, here)
    points = WORTH["syphon"] * gain + WORTH["whisper"] * min(e.hand + gain, len(reached(g, here)))
    return points if mine else points * WORTH["later"]


def danger(g: Manor, here: int) -> float:
    """1 where the Paladin beats his Defense and is near enough to come."""
    far = FAR[g.at[PALADIN_PIECE]][here]
    if perception(g) <= enchanter_defense(g) or far > movement(g) + 1:
        return 0.0
    return 1.0


# --- habits

LIKED: Final[dict[int, int]] = {
    WHISPER: 60,
    GLARE: 45,
    SYPHON: 30,
    SNEAK: 20,
    LEAP: 20,
    STEP: 12,
    CONJURE: 16,
    SUMMON: 14,
    INSCRIBE: 10,
    END: 8,
}
"""How gladly he does what, by word; other things are let be."""
CHANCE: Final = 8
NEVER: Final = 99
EACH: Final = 10
"""What each piece to syphon counts."""


def menu_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Whisper, syphon, sneak to where more pieces are; else whatever helps."""
    here = place(g)
    around = syphoned(g, here)
    best, liked = 0, -1
    for i, value in enumerate(ask.options):
        kind = word_of(value)
        points = LIKED.get(kind, 0)
        if not points:
            continue
        points += rng.below(CHANCE)
        if kind == SYPHON:
            points += EACH * around
        elif kind in (SNEAK, LEAP):
            points += EACH * (prey(g, first(value)).bit_count() - around)
        if points > liked:
            best, liked = i, points
    return best


def crowd_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """The space with most pieces around it."""
    counts = [prey(g, first(value)).bit_count() for value in ask.options]
    top = max(counts)
    best = [i for i, count in enumerate(counts) if count == top]
    return best[rng.below(len(best))]


def dominate_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Dominate the one who has the fewest discs of those who have enough."""
    boards = g.enchanter.boards
    counts = [boards[first(value)] if word_of(value) == DOMINATE else NEVER for value in ask.options]
    return counts.index(min(counts))


def whisper_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Those first who have most discs and can be dominated next; two where two may be given."""
    boards = g.enchanter.boards
    best, liked = 0, -1
    for i, value in enumerate(ask.options):
        if value == ENOUGH:
            continue
        role = first(value)
        points = 4 * boards[role] + 2 * (word_of(value) == WHISPER_TWO) - 20 * twice(g, role) + 40
        if points > liked:
            best, liked = i, points
    return best


def trap_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Tiles beside opposing pieces."""
    here = g.here
    counts = [-1 if value == ENOUGH else sum([1 for to in BESIDE[first(value)] if here[to]]) for value in ask.options]
    return counts.index(max(counts))


def march_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Onto a disc, or not at all."""
    for i, value in enumerate(ask.options):
        if value != ENOUGH and g.lying[first(value)] & DISC_BITS:
            return i
    return len(ask.options) - 1


def spell_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    worths = [SPELL_WORTH[first(value)] for value in ask.options]
    return worths.index(max(worths))


def bar_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    return rng.below(len(ask.options))


def resist_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Pay when the board has nearly enough discs to be dominated; the first price is as good as any."""
    role = g.terms.roles[ask.seat]
    enough = g.enchanter.boards[role] >= needed(g) - 1
    return 0 if enough and not twice(g, role) else ask.options.index(STOP)


ENCHANTER_HABITS: Final[dict[str, Callable[[Manor, Ask, Rng], int]]] = {
    MENU: menu_habit,
    APPEAR: crowd_habit,
    STEP_TO: crowd_habit,
    DOMINATE_ONE: dominate_habit,
    WHISPER_ONE: whisper_habit,
    INSCRIBE_ONE: trap_habit,
    MARCH: march_habit,
    SUMMON_ONE: crowd_habit,
    CONJURE_ONE: crowd_habit,
    BAR_EDGE: bar_habit,
    PICK_SPELL: spell_habit,
    RESIST: resist_habit,
}
