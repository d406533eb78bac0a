"""How far the Paladin can get: the ways through the house, and the Hero cubes that an attack or a walk takes."""

from typing import Final

from hauntbox.board.dark import DARK, EMPTY
from hauntbox.games.manor.attacks import enchanter_defense, poltergeist_strength, spider_defense
from hauntbox.games.manor.cards import ARMOR, BOOTS, MACE
from hauntbox.games.manor.paladin_data import CUBE_SPACES, MOVEMENT, PERCEPTION, STRENGTH
from hauntbox.games.manor.paladin_values import meetings_left, moves_left, ways
from hauntbox.games.manor.pieces import (
    ENCHANTER_PIECE,
    GIANT,
    LARGE_SPIDER,
    PALADIN,
    PALADIN_PIECE,
    POLTERGEIST,
    POLTERGEIST_BITS,
    SKELETON_BITS,
    SPIDER,
    WEB,
    WRAITH,
)  # fmt: skip
from hauntbox.games.manor.spaces import DELTA, INSIDE, SIZE
from hauntbox.games.manor.state import Manor

Ways = tuple[list[int], list[int]]
UNREACHED: Final = 99
LACKING: Final = 8
"""With so many Hero cubes too few an attack is out of the question."""
NEXT_TURN: Final = 0.6
"""What an attack in the next turn is worth of one in this."""
STEP_WORTH: Final = 0.01
BREACH_NOW: Final = 2
BREACH_LATER: Final = 4
"""What a wall on the way counts in Movement, with Fire for a Breach and without."""
FORCING: Final = SKELETON_BITS | POLTERGEIST_BITS | LARGE_SPIDER


def find_ways(g: Manor) -> Ways:
    """For each space the Movement to get there, and the Dark tiles on the way, each of which takes an Encounter."""
    start = g.at[PALADIN_PIECE]
    steps = [UNREACHED] * SIZE
    darks = [UNREACHED] * SIZE
    steps[start] = darks[start] = 0
    walls, face, here, lying = g.grid.walls, g.grid.face, g.here, g.lying
    breach = BREACH_NOW if g.paladin.fire else BREACH_LATER
    frontier = [start]
    while frontier:
        following: list[int] = []
        for at in frontier:
            if here[at] & FORCING and at != start:
                continue
            for d in ways(at):
                to = at + DELTA[d]
                if face[to] == EMPTY or not INSIDE[to]:
                    continue
                cost = steps[at] + 1 + (g.count(to, WEB) if lying[to] else 0)
                if walls[at] >> d & 1:
                    cost += breach
                met = darks[at] + (face[to] == DARK)
                if cost + met < steps[to] + darks[to]:
                    steps[to], darks[to] = cost, met
                    following.append(to)
        frontier = following
    return steps, darks


def short(g: Manor, steps: int, meets: int, might: int, sight: int, now: bool) -> int:
    """How many Hero cubes too few he has to go so far, with so many Encounters, and then attack; negative: to spare.

    `might`: the Strength he needs, Fire included; `sight`: the Perception (against the Enchanter). `now`: with what is
    left of this turn; otherwise in a whole turn.
    """
    p = g.paladin
    cubes = p.cubes
    boots = 2 if BOOTS in p.shown else 0
    armor = ARMOR in p.shown
    own = 1 + (MACE in p.shown) + p.fire
    if now:
        free, track = cubes.free, cubes.placed[MOVEMENT]
        total = cubes.value(PERCEPTION) + armor
        meetings = total - p.meetings
        moves = cubes.value(MOVEMENT) + boots - p.slowed - p.moves
        own += cubes.placed[STRENGTH]
    else:
        free, track = cubes.free + sum(cubes.placed), 0
        total = meetings = 1 + armor
        moves = 1 + boots
    need = max(0, meets - meetings, sight - total) + max(0, might - own)
    spaces = CUBE_SPACES[MOVEMENT]
    while moves < steps:
        moves += spaces[track] if track < len(spaces) else 1
        track += 1
        need += 1
    return need - free


def prey(g: Manor) -> list[tuple[int, int]]:
    """Where what he has to destroy stands, and the value to beat."""
    at = g.at
    if g.plays(SPIDER):
        return [(at[piece], spider_defense(g, piece)) for piece in range(GIANT, WRAITH) if at[piece]]
    value = poltergeist_strength(g)
    return [(at[piece], value) for piece in range(POLTERGEIST, len(at)) if at[piece]]


def nearness(g: Manor, paths: Ways, at: int, might: int, sight: int) -> float:
    """1 where he can attack on this space in this turn; less, the more it takes in the next one."""
    far = paths[0][at]
    if far >= UNREACHED:
        return 0.0
    meets = 1 + paths[1][at]
    if g.active == PALADIN and not g.paladin.over and short(g, far, meets, might, sight, True) <= 0:
        return 1.0 - STEP_WORTH * far
    lack = max(0, short(g, far, meets, might, sight, False))
    return NEXT_TURN * max(0.0, 1.0 - lack / LACKING - STEP_WORTH * far)


def chase(g: Manor, paths: Ways) -> float:
    """How near he is to an attack on what he has to destroy."""
    best = 0.0
    for at, value in prey(g):
        points = nearness(g, paths, at, value + 1, 0)
        if points > best:
            best = points
    return best


def hunt(g: Manor, paths: Ways) -> float:
    """How near he is to finding the Enchanter."""
    at = g.at[ENCHANTER_PIECE]
    if not at:
        return 0.0
    unveiled = g.grid.face[at] == DARK
    return nearness(g, paths, at, 0, enchanter_defense(g) + 1 - unveiled)


def visits(g: Manor, far: int) -> int:
    """How many Dark tiles he can still enter in this turn if the first is so far away."""
    cubes = g.paladin.cubes
    meetings, moves = meetings_left(g), moves_left(g) - (far - 1)
    spaces = CUBE_SPACES[MOVEMENT]
    best = 0
    for walking in range(cubes.free + 1):
        best = max(best, min(meetings + cubes.free - walking, moves))
        track = cubes.placed[MOVEMENT] + walking
        if track < len(spaces):
            moves += spaces[track]
    return best
