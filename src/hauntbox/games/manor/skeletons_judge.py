"""What makes a position good for the Skeletons, and what they do without thinking."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.dark import LIT
from hauntbox.games.manor.attacks import attack_strength, defence
from hauntbox.games.manor.options import NO, YES, first, word_of
from hauntbox.games.manor.pieces import (
    FULL,
    GIANT,
    LAMP,
    LIGHTS,
    PALADIN,
    PALADIN_PIECE,
    POLTERGEIST,
    SKELETON_BITS,
    SKELETONS_AND_WOLF,
    SPIDER,
    TREASURE,
    WEB,
    WOLF,
    WRAITH,
)  # fmt: skip
from hauntbox.games.manor.skeletons_words import (
    ATTACK,
    COLLECT,
    DONE,
    FORCED,
    HORN_CALL,
    HURRY,
    LIGHTS_AT,
    LOOT,
    MENU,
    RUNE_STEP,
    SHOOT,
    SHOUT,
    SHOUT_STEP,
    SPAWN_AT,
    STAFF_TO,
    STEP,
    STRIKE_BY,
    TUNNEL,
    WITH_POISON,
    WOLF_TOO,
)  # fmt: skip
from hauntbox.games.manor.spaces import BESIDE, DELTA, EDGE_PITS, FAR, FRONT, INSIDE, OFF, SIZE, SWORDS
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import spaces_with
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng

WORTH: Final[dict[str, float]] = {
    "stability": 0.03,
    "recruit": 0.08,
    "board": 0.04,
    "gear": 0.06,
    "near": 0.09,
    "ring": 0.05,
    "chance": 0.25,
    "loot": 0.05,
    "armory": 0.04,
    "move": 0.002,
}
"""What each thing counts in points of the judge."""
HUNT_FAR: Final = 8
LOOT_FAR: Final = 4
ARMORY_FAR: Final = 3
ENOUGH_GEAR: Final = 5
USUAL_MOVES: Final = 4
HURRIED: Final = 0.7
"""What a chance counts for which 1 Stability has to be spent first."""
UNREACHED: Final = 99
LONGEST_STEP: Final = 8
"""More Movement than any step takes."""


def reasons(g: Manor) -> list[Reason]:
    """Stability, ranks, gear, how near they are to their prey, what lies on the way, and what could be hit now."""
    w = WORTH
    s = g.skeletons
    standing = [piece for piece in SKELETONS_AND_WOLF if g.at[piece]]
    gear = min(ENOUGH_GEAR, s.gear.bit_count())
    found = [
        Reason("skeletons_stability", w["stability"] * s.stability),
        Reason("skeletons_ranks", w["recruit"] * s.recruited.bit_count() + w["board"] * len(standing)),
        Reason("skeletons_gear", w["gear"] * gear),
        Reason("skeletons_hunt", hunt(g, standing)),
        Reason("skeletons_errand", errand(g, standing, gear)),
    ]
    if s.active >= 0 and g.at[s.active]:
        found.append(Reason("skeletons_chance", chance(g) + w["move"] * s.moves))
    return found


def prey(g: Manor) -> list[int]:
    """The pieces they have to attack for their goal."""
    at = g.at
    if g.plays(PALADIN):
        return [PALADIN_PIECE]
    pieces = range(GIANT, WRAITH) if g.plays(SPIDER) else range(POLTERGEIST, len(at))
    return [piece for piece in pieces if at[piece]]


def place_of(g: Manor, piece: int) -> int:
    """Where to look for a piece: the Paladin who has not entered yet comes in at the front."""
    at = g.at[piece]
    return at if INSIDE[at] else FRONT


def hunt(g: Manor, standing: list[int]) -> float:
    """How near each of them is to the nearest prey; those beside it distract it."""
    places = [place_of(g, piece) for piece in prey(g)]
    if not places:
        return 0.0
    points = 0.0
    for piece in standing:
        here = g.at[piece]
        far = min([FAR[here][at] for at in places])
        if far < HUNT_FAR:
            points += WORTH["near"] * (1.0 - far / HUNT_FAR)
    here_mask, lights = g.here, FULL[LIGHTS]
    for at in places[:1]:
        ring = [to for to in BESIDE[at] if (here_mask[to] & SKELETON_BITS and g.has_tile(to)) or g.lying[to] & lights]
        points += WORTH["ring"] * len(ring)
    return points


def errand(g: Manor, standing: list[int], gear: int) -> float:
    """Treasure tokens near a Skeleton, and an Armory while gear is short."""
    goals = spaces_with(g, TREASURE)
    armories = [at for at in SWORDS if g.is_armory(at)] if gear < ENOUGH_GEAR and g.skeletons.deck.size() else []
    points = 0.0
    for piece in standing:
        if piece == WOLF:
            continue
        far = FAR[g.at[piece]]
        loot = min([far[at] for at in goals], default=LOOT_FAR)
        arms = min([far[at] for at in armories], default=ARMORY_FAR)
        value = WORTH["loot"] * max(0.0, 1.0 - loot / LOOT_FAR)
        points += max(value, WORTH["armory"] * max(0.0, 1.0 - arms / ARMORY_FAR))
    return points


def chance(g: Manor) -> float:
    """How many of those who are still to act could get to a prey and beat it: the one that acts now, and the next."""
    s = g.skeletons
    best = 0.0
    for other in prey(g):
        at = g.at[other]
        if not INSIDE[at]:
            continue
        value = defence(g, other)
        costs: list[int] = []
        count = 0.0
        for piece in (s.active, *s.queue):
            here = g.at[piece]
            if piece == WOLF or not here or attack_strength(g, piece, at) <= value:
                continue
            if not costs:
                costs = costs_to(g, at)
            moves = s.moves if piece == s.active else USUAL_MOVES
            if costs[here] <= moves:
                count += 1.0
            elif costs[here] <= moves + USUAL_MOVES and not (piece == s.active and s.bought):
                count += HURRIED
        if count > best:
            best = count
    return WORTH["chance"] * min(best, float(s.stability))


def costs_to(g: Manor, goal: int) -> list[int]:
    """The Movement from each space to the goal (MAN-SKEL-12 to MAN-SKEL-18); UNREACHED where it is too much."""
    walls, face = g.grid.walls, g.grid.face
    costs = [UNREACHED] * SIZE
    costs[goal] = 0
    rings: list[list[int]] = [[] for _ in range(2 * USUAL_MOVES + LONGEST_STEP)]
    rings[0].append(goal)
    for cost in range(2 * USUAL_MOVES):
        for at in rings[cost]:
            if costs[at] < cost:
                continue
            enter = cost + 1 + (face[at] == LIT) + g.count(at, WEB) + g.count(at, LAMP)
            for d in range(4):
                to = at + DELTA[d]
                step = enter + (walls[at] >> d & 1)
                if step < costs[to] and (INSIDE[to] or to in EDGE_PITS):
                    costs[to] = step
                    if INSIDE[to]:
                        rings[step].append(to)
    return costs


# --- habits

LIKED: Final[dict[int, int]] = {
    ATTACK: 90,
    SHOOT: 95,
    LOOT: 60,
    COLLECT: 50,
    STEP: 25,
    LIGHTS_AT: 15,
    SHOUT: 12,
    HURRY: 6,
    TUNNEL: 14,
    DONE: 20,
}
"""How gladly they do what, by word; other things are let be."""
CHANCE: Final = 8
NEARER: Final = 10
ON_PREY: Final = 60


def menu_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Attack, loot, collect, else go nearer to the prey."""
    piece = g.skeletons.active
    here = g.at[piece]
    places = [place_of(g, other) for other in prey(g)]
    best, liked = 0, -1
    for i, value in enumerate(ask.options):
        kind = word_of(value)
        points = LIKED.get(kind, 0) + rng.below(CHANCE)
        if kind in (STEP, TUNNEL):
            points += nearer(places, here, first(value))
        if points > liked:
            best, liked = i, points
    return best


def nearer(places: list[int], here: int, to: int) -> int:
    """What a move is worth: much on the prey's own space, more the nearer it comes."""
    if to in places:
        return ON_PREY
    if not places:
        return 0
    return NEARER * (min([FAR[here][at] for at in places]) - min([FAR[to][at] for at in places]))


def nearest_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """The space nearest to the prey; where there is no prey any space."""
    places = [place_of(g, other) for other in prey(g)]
    options = ask.options
    if not places:
        return rng.below(len(options))
    far = [min([FAR[first(value)][at] for at in places]) if first(value) != OFF else HUNT_FAR for value in options]
    return far.index(min(far))


def first_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Always the first."""
    return 0


def strike_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    """Strike, with whoever."""
    return rng.below(len(ask.options) - 1) if ask.options[-1] == NO else 0


def yes_habit(g: Manor, ask: Ask, rng: Rng) -> int:
    return ask.options.index(YES) if YES in ask.options else 0


SKELETON_HABITS: Final[dict[str, Callable[[Manor, Ask, Rng], int]]] = {
    MENU: menu_habit,
    SPAWN_AT: nearest_habit,
    WOLF_TOO: yes_habit,
    FORCED: first_habit,
    WITH_POISON: yes_habit,
    STAFF_TO: nearest_habit,
    SHOUT_STEP: nearest_habit,
    HORN_CALL: first_habit,
    RUNE_STEP: nearest_habit,
    STRIKE_BY: strike_habit,
}
"""For Habits: what the Skeletons do at their questions."""
