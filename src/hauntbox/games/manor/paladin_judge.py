"""What makes a position good for the Paladin, and what he does without thinking."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor.attacks import (
    poltergeist_strength,
    single_strength,
)  # fmt: skip
from hauntbox.games.manor.cards import EVENTS
from hauntbox.games.manor.events import EVENT_DOORS, EVENT_SILK, PLAY_EVENT
from hauntbox.games.manor.options import FIRST, first, word_of
from hauntbox.games.manor.paladin_board import (
    GAIN_DEVOTION,
    KEEP,
    KEEP_TREASURE,
    LOSE_DEVOTION,
    PLAY_SANCTITY,
    REFUSE,
    RETURN_CUBE,
)  # fmt: skip
from hauntbox.games.manor.paladin_chase import UNREACHED, chase, find_ways, hunt, visits
from hauntbox.games.manor.paladin_data import (
    CUBE_GRIT,
    DEVOTION_MAX,
    EXPLORED,
    GRIT_MAX,
    HEALTH,
    MOVEMENT,
    PERCEPTION,
    STRENGTH,
    TASK_EXPLORE,
)  # fmt: skip
from hauntbox.games.manor.paladin_values import meetings_left, moves_left, reachable
from hauntbox.games.manor.paladin_words import (
    AT_SHRINE,
    AT_TOKEN,
    ATTACK,
    ATTACK_EGG,
    ATTACK_GROUP,
    COLLECT,
    CUBE,
    DONE,
    ENCOUNTER,
    END_TURN,
    FACE_UP,
    FIGHT,
    HEAL,
    LEFT_CUBE,
    MENU,
    RETREAT,
    SHRINE_CARD,
    STAY,
    STEP,
    STRIDE_TO,
    STRIKE_BACK,
    TORCH,
    TORCH_GROUP,
    USE,
)  # fmt: skip
from hauntbox.games.manor.pieces import (
    BLOOD,
    CLEAVE,
    FULL,
    GIANT,
    PALADIN,
    PALADIN_PIECE,
    POLTERGEIST_BITS,
    SKELETON_BITS,
    SKELETONS,
    SPIDER,
    SPIDER_BITS,
    TREASURE,
)  # fmt: skip
from hauntbox.games.manor.spaces import FAR, INSIDE, SPACES
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

WORTH: Final[dict[str, float]] = {
    "cube": 0.08,
    "fire": 0.03,
    "light": 0.015,
    "card": 0.07,
    "kept": 0.05,
    "prey": 0.4,
    "hunt": 0.15,
    "wounds": 0.5,
    "guard": 0.18,
    "scar": 0.35,
    "vigil": 0.05,
    "turn": 0.04,
    "meeting": 0.003,
    "way": 0.15,
    "lit": 0.004,
    "terror": 0.1,
    "health": 0.08,
}
"""What each thing counts in points of the judge."""
FARTHEST: Final = 12
MOST_CARDS: Final = 5
NEAR: Final = 5
DISTRACTED: Final = 0.75
LIKELY: Final = 0.6
"""Of the Skeletons so near: how much each other one adds to an attack, and how many will get to it."""
TREASURE_BITS: Final = FULL[TREASURE]
VISITED: Final = FULL[TREASURE] | FULL[BLOOD]
"""In solo he calms the house where Blood cubes lie (MAN-SOLO-7)."""


def grit_worth(grit: int) -> float:
    """Grit is worth less when the last Hero cubes have come."""
    return (
        0.022 * min(grit, CUBE_GRIT[1])
        + 0.014 * max(0, min(grit, CUBE_GRIT[2]) - CUBE_GRIT[1])
        + 0.004 * max(0, grit - CUBE_GRIT[2])
    )


GRIT: Final = [grit_worth(grit) for grit in range(GRIT_MAX + 1)]


def reasons(g: Manor) -> list[Reason]:
    """Growth, Devotion, cards, prey, guard, what is left of his turn, and the way to what is worth a visit."""
    w = WORTH
    p = g.paladin
    cubes = p.cubes.free + sum(p.cubes.placed)
    mine = g.active == PALADIN and not p.over
    fire = min(DEVOTION_MAX, p.fire + 1) if mine and not p.fought else p.fire
    wounds = (HEALTH - p.health) / HEALTH
    paths = find_ways(g)
    far = to_visit(g, paths[0])
    found = [
        Reason("paladin_growth", GRIT[p.grit] + w["cube"] * (cubes - 2) + explored_worth(g)),
        Reason("paladin_devotion", w["fire"] * fire + w["light"] * p.light),
        Reason("paladin_cards", w["card"] * min(MOST_CARDS, len(p.cards) + len(p.shown)) + w["kept"] * len(p.kept)),
        Reason("paladin_prey", w["prey"] * chase(g, paths) + w["hunt"] * hunt(g, paths)),
        Reason("paladin_way", w["way"] * max(0.0, 1.0 - max(0, far - 1) / FARTHEST)),
    ]
    if g.terms.solo:
        found.append(Reason("paladin_calm", -w["terror"] * (g.spider.terror + mine)))
        found.append(Reason("paladin_health", w["health"] * p.health))
    elif g.plays(SKELETONS):
        found.append(Reason("paladin_health", -w["wounds"] * wounds * wounds))
    if g.plays(SKELETONS) or g.terms.solo:
        each = w["vigil"] if g.terms.solo else w["guard"] + w["scar"] * wounds
        found.append(Reason("paladin_guard", -each * danger(g)))
    if mine:
        found.append(
            Reason("paladin_turn", w["turn"] * visits(g, max(1, far)) + w["meeting"] * max(0, meetings_left(g)))
        )
    return found


def explored_worth(g: Manor) -> float:
    if g.paladin.tasks >> TASK_EXPLORE & 1:
        return WORTH["lit"] * EXPLORED
    return WORTH["lit"] * min(EXPLORED, g.grid.face.count(LIT))


def to_visit(g: Manor, steps: list[int]) -> int:
    """How far it is to the next Dark tile or Treasure token."""
    face, lying = g.grid.face, g.lying
    worth = VISITED if g.terms.solo else TREASURE_BITS
    best = UNREACHED
    for at in SPACES:
        if steps[at] < best and (face[at] == DARK or lying[at] & worth):
            best = steps[at]
    return best


def danger(g: Manor) -> float:
    """How many Skeletons will probably hit him before his next turn; cubes he has not placed will be Strength."""
    here = g.at[PALADIN_PIECE]
    if not INSIDE[here]:
        return 0.0
    far, at = FAR[here], g.at
    close = [piece for piece in range(1, GIANT) if INSIDE[at[piece]] and far[at[piece]] <= NEAR]
    if not close:
        return 0.0
    p = g.paladin
    own = p.cubes.value(STRENGTH) + p.cubes.free
    ring = DISTRACTED * min(3, len(close) - 1)
    hits = 0.0
    for piece in close:
        might = single_strength(g, piece) + ring + (2 if piece == CLEAVE and not g.terms.solo else 0)
        hits += max(0.0, min(1.0, (might - own) / 1.5))
    return LIKELY * min(hits, g.skeletons.stability + 2.0)


# --- habits

LIKED: Final[dict[int, int]] = {
    ENCOUNTER: 60,
    STRIDE_TO: 8,
    STEP: 20,
    FACE_UP: 70,
    CUBE: 30,
    USE: 10,
    HEAL: 50,
    END_TURN: 15,
    TORCH: 90,
    TORCH_GROUP: 55,
    ATTACK: 80,
    ATTACK_EGG: 75,
    ATTACK_GROUP: 70,
    DONE: 40,
    RETREAT: 40,
    STAY: 40,
}
"""How gladly he does what, by word; other things are let be."""
CHANCE: Final = 8


def menu_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Fight what can be beaten, turn up Dark tiles, put cubes where they are missing, then end the turn."""
    best, liked = 0, -1
    for i, value in enumerate(ask.options):
        points = LIKED.get(word_of(value), 0)
        if not points:
            continue
        points += rng.below(CHANCE)
        kind = word_of(value)
        if kind == STEP:
            points += step_worth(g, first(value))
        elif kind == CUBE:
            points += cube_worth(g, first(value))
        if points > liked:
            best, liked = i, points
    return best


def step_worth(g: Manor, to: int) -> int:
    here = g.here[to]
    if here & (SPIDER_BITS if g.plays(SPIDER) else POLTERGEIST_BITS):
        return 60
    if g.lying[to] & TREASURE_BITS:
        return 25
    if g.grid.face[to] == DARK:
        return 20
    return 10 if here & (SKELETON_BITS | POLTERGEIST_BITS) else 0


def cube_worth(g: Manor, track: int) -> int:
    """Perception when it has run out, Movement when that has; else Strength."""
    if meetings_left(g) <= 0:
        return 25 if track == PERCEPTION else 0
    if moves_left(g) <= 0:
        return 20 if track == MOVEMENT else 0
    return -20 if track != STRENGTH else 0


def fight_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Attack; with a cube on Strength where that makes an attack possible."""
    p = g.paladin
    needy = (p.fresh >= 0 or p.must) and p.cubes.free
    options = ask.options
    wanted = -1
    if needy and reachable(g) + p.fire > poltergeist_strength(g):
        wanted = CUBE | STRENGTH << FIRST
    best, liked = 0, -1
    for i, value in enumerate(options):
        kind = word_of(value)
        points = 60 if value == wanted else 0 if kind == CUBE else LIKED.get(kind, 0)
        if points > liked:
            best, liked = i, points
    return best


def prefer(*kinds: int) -> Callable[[Manor, Ask, Rng], int]:
    """A habit: the first of these words that is offered, else whatever comes."""

    def chosen(g: Manor, ask: Ask, rng: Rng) -> int:
        words = [word_of(value) for value in ask.options]
        for kind in kinds:
            if kind in words:
                return words.index(kind)
        return rng.below(len(words))

    return chosen


def by_first(*order: int) -> Callable[[Manor, Ask, Rng], int]:
    """A habit: the option whose thing comes first in an order."""

    def chosen(g: Manor, ask: Ask, rng: Rng) -> int:
        ranks = [order.index(first(value)) if first(value) in order else len(order) for value in ask.options]
        return ranks.index(min(ranks))

    return chosen


def keep_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Five Grit are worth more than a card just before a Hero cube."""
    near_cube = any(needed - 5 <= g.paladin.grit < needed for needed in (5, 18, 35))
    kinds = [word_of(value) for value in ask.options]
    return kinds.index(REFUSE if near_cube else KEEP)


def some_but_the_last(g: Manor, ask: Ask, rng: Rng) -> int:
    """Anything but stopping."""
    return rng.below(max(1, len(ask.options) - 1))


def cheapest_event(g: Manor, ask: Ask, rng: Rng) -> int:
    """The card that is worth least to the Wraith."""
    molds = [EVENTS[first(value)].mold for value in ask.options]
    return molds.index(min(molds))


PALADIN_HABITS: Final[dict[str, Callable[[Manor, Ask, Rng], int]]] = {
    MENU: menu_habit,
    FIGHT: fight_habit,
    AT_SHRINE: prefer(SHRINE_CARD),
    AT_TOKEN: prefer(COLLECT),
    LEFT_CUBE: by_first(STRENGTH, PERCEPTION, MOVEMENT),
    STRIKE_BACK: prefer(TORCH, ATTACK),
    KEEP_TREASURE: keep_habit,
    GAIN_DEVOTION: by_first(0, 1),
    LOSE_DEVOTION: by_first(1, 0),
    RETURN_CUBE: by_first(MOVEMENT, PERCEPTION, STRENGTH),
    PLAY_SANCTITY: by_first(4, 6, 7, 10, 8, 2, 1, 0, 5, 3, 9, 11),
    PLAY_EVENT: cheapest_event,
    EVENT_SILK: some_but_the_last,
    EVENT_DOORS: some_but_the_last,
}
