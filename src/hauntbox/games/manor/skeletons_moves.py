"""Where a Skeleton may go and what it may attack: arithmetic only."""

from typing import Final

from hauntbox.board.dark import LIT
from hauntbox.games.manor.attacks import attack_strength, defence, egg_defense, forcing
from hauntbox.games.manor.cards import FETISH, LONGBOW
from hauntbox.games.manor.options import FIRST
from hauntbox.games.manor.pieces import (
    EGG,
    ENCHANTER_BIT,
    FLETCH,
    FULL,
    LAMP,
    LARGE_SPIDER,
    PALADIN,
    PALADIN_BIT,
    POLTERGEIST_BITS,
    SHIFTS,
    SKELETONS,
    SPIDERLING_BITS,
    WEB,
    WICK,
    WOLF,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.skeletons_words import ATTACK, ATTACK_EGG, SHOOT, SHOOT_EGG
from hauntbox.games.manor.spaces import DELTA, EDGE_PITS, INSIDE, OFF, PIT_SIDE
from hauntbox.games.manor.state import Manor

EGG_BITS: Final = FULL[EGG]
LAMP_BITS: Final = FULL[LAMP]
WEB_BITS: Final = FULL[WEB]
WEB_SHIFT: Final = SHIFTS[WEB]
HINDERING: Final = LAMP_BITS | WEB_BITS
ALL_WAYS: Final = (0, 1, 2, 3)
SIDES: Final = {at: (d,) for at, d in PIT_SIDE.items()}
SHOT: Final = (2,)
LONG_SHOT: Final = (2, 3, 4)
NO_SHOT: Final[tuple[int, ...]] = ()


def stands_on_tile(g: Manor, piece: int) -> bool:
    """Whether a piece stands on a tile: not in an empty space and not on an edge pit."""
    return g.has_tile(g.at[piece])


def gear_works(g: Manor, piece: int) -> bool:
    """MAN-SKEL-13: not in an empty space; on an edge pit gear works."""
    at = g.at[piece]
    return at != OFF and (g.has_tile(at) or not INSIDE[at])


def beside(at: int) -> int:
    """MAN-SKEL-66: the space of the grid that an edge pit touches; any other space is itself."""
    return at + DELTA[PIT_SIDE[at]] if at in EDGE_PITS else at


# --- steps


def steps(g: Manor, piece: int, moves: int, fights: bool) -> list[int]:
    """MAN-SKEL-12 to MAN-SKEL-21: the spaces it may enter with so much Movement; `fights`: also to attack there."""
    here = g.at[piece]
    grid = g.grid
    walls, face, lying, standing = grid.walls[here], grid.face, g.lying, g.here
    found: list[int] = []
    for d in SIDES.get(here, ALL_WAYS):
        to = here + DELTA[d]
        if not INSIDE[to]:
            continue
        cost = 1 + (walls >> d & 1)
        if face[to] == LIT:
            cost += 1
        things = lying[to] & HINDERING
        if things:
            cost += ((things & WEB_BITS) >> WEB_SHIFT) + (1 if things & LAMP_BITS else 0)
        if cost <= moves and (not standing[to] or may_enter(g, piece, to, fights)):
            found.append(to)
    return found


def step_cost(g: Manor, piece: int, to: int) -> tuple[int, int, int, int]:
    """MAN-SKEL-18: what a step costs besides 1, for a wall, a Lit tile, a Lamp and Webs."""
    here = g.at[piece]
    wall = next(g.grid.walls[here] >> d & 1 for d in ALL_WAYS if here + DELTA[d] == to)
    return wall, int(g.grid.face[to] == LIT), g.count(to, LAMP), g.count(to, WEB)


def may_enter(g: Manor, piece: int, to: int, fights: bool) -> bool:
    """MAN-SKEL-21, MAN-SKEL-60: pieces that force it have all to be beaten, with Stability to attack."""
    mask = forcing(g, SKELETONS, to)
    if not mask:
        return True
    if not fights or piece == WOLF or not g.skeletons.stability:
        return False
    value = attack_strength(g, piece, to)
    return all(value > defence(g, other) for other in pieces_of(mask))


# --- targets


def attackable(g: Manor) -> int:
    """MAN-ATK-6, MAN-SKEL-23, MAN-SKEL-37: the pieces a Skeleton may attack; Spider pieces only without Paladin."""
    mask = PALADIN_BIT | POLTERGEIST_BITS | ENCHANTER_BIT
    return mask if g.plays(PALADIN) else mask | LARGE_SPIDER | SPIDERLING_BITS


def one_of_each(mask: int) -> list[int]:
    """The pieces of a mask; of Poltergeists and of Spiderlings, which are all alike, only one."""
    found = pieces_of(mask & ~POLTERGEIST_BITS & ~SPIDERLING_BITS)
    for alike in (SPIDERLING_BITS, POLTERGEIST_BITS):
        some = mask & alike
        if some:
            found.append((some & -some).bit_length() - 1)
    return found


def targets(g: Manor, piece: int, at: int, words: tuple[int, int]) -> list[int]:
    """MAN-ATK-2: the options to attack something on a tile; `words`: for a piece and for an Egg (0: no Eggs)."""
    mask = g.here[at] & attackable(g)
    egg = g.lying[at] & EGG_BITS if words[1] else 0
    if not mask and not egg:
        return []
    value = attack_strength(g, piece, at)
    found = [words[0] | other << FIRST for other in one_of_each(mask) if value > defence(g, other)]
    if egg and value > egg_defense(g, at):
        found.append(words[1] | at << FIRST)
    return found


def reach(g: Manor, piece: int) -> tuple[int, ...]:
    """MAN-SKEL-54: the exact distances at which it may attack: Fletch, with the Longbow, and Wick with the Fetish."""
    if piece == FLETCH:
        return LONG_SHOT if g.skeletons.gear >> LONGBOW & 1 else SHOT
    if piece == WICK and g.skeletons.gear >> FETISH & 1:
        return SHOT
    return NO_SHOT


def attack_options(g: Manor, piece: int) -> list[int]:
    """MAN-SKEL-33, MAN-SKEL-54, MAN-FAQ-4: everything it can attack from where it stands."""
    if piece == WOLF or not g.skeletons.stability or not stands_on_tile(g, piece):
        return []
    here = g.at[piece]
    found = targets(g, piece, here, (ATTACK, ATTACK_EGG))
    distances = reach(g, piece)
    if distances:
        eggs = SHOOT_EGG if piece == FLETCH else 0
        for d in ALL_WAYS:
            ray = g.grid.ray(here, d, True)
            for far in distances:
                if far <= len(ray):
                    found += targets(g, piece, ray[far - 1], (SHOOT, eggs))
    return found
