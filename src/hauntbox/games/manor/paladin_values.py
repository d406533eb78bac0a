"""What the Paladin may attack and enter, and what Fire that takes: arithmetic only."""

from typing import Final

from hauntbox.board.dark import EMPTY
from hauntbox.games.manor.attacks import (
    defence,
    egg_defense,
    enchanter_defense,
    forcing,
    group_strength,
    movement,
    perception,
    poltergeist_strength,
    strength,
)  # fmt: skip
from hauntbox.games.manor.cards import BRAND, REACH
from hauntbox.games.manor.options import FIRST
from hauntbox.games.manor.paladin_data import STRENGTH
from hauntbox.games.manor.paladin_words import ATTACK, ATTACK_EGG, ATTACK_GROUP
from hauntbox.games.manor.pieces import (
    EGG,
    ENCHANTER_BIT,
    FULL,
    LARGE_SPIDER,
    PALADIN,
    PALADIN_BIT,
    PALADIN_PIECE,
    POLTERGEIST_BITS,
    SKELETON_BITS,
    SPIDERLING_BITS,
    WEB,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.spaces import DELTA, ENTRANCE, INSIDE, OFF
from hauntbox.games.manor.state import Manor

ALL_WAYS: Final = (0, 1, 2, 3)
NORTHWARD: Final = (0,)
EGG_BITS: Final = FULL[EGG]
WEB_BITS: Final = FULL[WEB]
TORCH_SPIDER: Final = 3
"""Fire for the second Spiderling."""
TORCH_SKELETONS: Final = 1
Target = tuple[int, int]
"""An option to attack and the value it has to beat."""


def ways(at: int) -> tuple[int, ...]:
    """The directions in which there can be a space: the Entrance has only the one to the north (MAN-MOVE-26)."""
    return NORTHWARD if at == ENTRANCE else ALL_WAYS


def near(g: Manor, at: int) -> list[int]:
    """MAN-LOS-6, MAN-MOVE-26: the adjacent tiles without a wall between."""
    walls, face = g.grid.walls[at], g.grid.face
    return [at + DELTA[d] for d in ways(at) if not walls >> d & 1 and INSIDE[at + DELTA[d]] and face[at + DELTA[d]]]


def reachable(g: Manor) -> int:
    """His Strength once every free cube lies on it."""
    cubes = g.paladin.cubes
    value = strength(g)
    if not cubes.free:
        return value
    placed = cubes.placed[STRENGTH]
    for number in cubes.spaces[STRENGTH][placed : placed + cubes.free]:
        value += number
    return value


# --- forced attacks


def fire_for(g: Manor, mask: int, at: int, own: int) -> int:
    """MAN-PAL-25: the Fire that attacks on these pieces of a space take in all, with a Strength of `own`."""
    needed = 0
    if mask & SKELETON_BITS:
        needed += max(0, group_strength(g, at) + 1 - own)
    for piece in pieces_of(mask & ~SKELETON_BITS):
        needed += max(0, defence(g, piece) + 1 - own)
    return needed


def may_enter(g: Manor, at: int) -> bool:
    """MAN-PAL-24, MAN-MOVE-8: whether he can win every attack that a tile forces on him."""
    mask = forcing(g, PALADIN, at)
    return not mask or fire_for(g, mask, at, strength(g)) <= g.paladin.fire


def loose_fire(g: Manor, besides: int = 0) -> int:
    """The Fire he may spend on something else: what his forced attacks need is kept back (MAN-PAL-25).

    `besides`: pieces that are being attacked with it. Where it cannot suffice anyway nothing is kept (MAN-GEN-18).
    """
    p = g.paladin
    must = p.must & ~besides
    if not must:
        return p.fire
    kept = fire_for(g, must, g.at[PALADIN_PIECE], reachable(g))
    return p.fire - kept if kept <= p.fire else p.fire


def must_suffices(g: Manor, own: int) -> bool:
    """Whether his Fire carries all forced attacks with a Strength of `own`."""
    p = g.paladin
    return not p.must or fire_for(g, p.must, g.at[PALADIN_PIECE], own) <= p.fire


# --- targets


def targets(g: Manor, at: int) -> list[Target]:
    """What there is to attack on a tile, but the Enchanter, with the value to beat (MAN-ATK-6, MAN-PAL-41)."""
    p = g.paladin
    found: list[Target] = []
    here = g.here[at] & ~PALADIN_BIT & ~p.struck
    if here and g.grid.face[at] != EMPTY:
        if here & SKELETON_BITS:
            found.append((ATTACK_GROUP | at << FIRST, group_strength(g, at)))
        for piece in pieces_of(here & LARGE_SPIDER):
            found.append((ATTACK | piece << FIRST, defence(g, piece)))
        for kind in (SPIDERLING_BITS, POLTERGEIST_BITS):
            alike = here & kind
            if alike:
                piece = one_of(alike, p.must, p.fresh)
                found.append((ATTACK | piece << FIRST, defence(g, piece)))
    if g.lying[at] & EGG_BITS:
        found.append((ATTACK_EGG | at << FIRST, egg_defense(g, at)))
    return found


def one_of(alike: int, must: int, fresh: int) -> int:
    """Of pieces that are all alike one that he has to attack, else the one that has just appeared, else any."""
    first = alike & must or alike & (1 << fresh if fresh >= 0 else 0) or alike
    return (first & -first).bit_length() - 1


def enchanter_near(g: Manor, at: int) -> bool:
    """MAN-PAL-50: whether the Enchanter stands there and could be attacked at all."""
    return bool(g.here[at] & ENCHANTER_BIT)


def beats_enchanter(g: Manor, more: int = 0) -> bool:
    """MAN-PAL-50, MAN-PAL-51: his whole Perception against the Enchanter's Defense."""
    return perception(g) + more > enchanter_defense(g)


def any_target(g: Manor, at: int, own: int, more: int) -> bool:
    """Whether something on a tile can be attacked with a Strength of `own` and `more` Perception than now."""
    if not (g.here[at] & ~PALADIN_BIT or g.lying[at] & EGG_BITS):
        return False
    if enchanter_near(g, at) and beats_enchanter(g, more):
        return True
    return any(value < own for _, value in targets(g, at))


def fields(g: Manor) -> list[int]:
    """The spaces his attacks of this Encounter may go to: his own, and the one that Long Reach has opened."""
    reach = g.paladin.reach
    return [g.at[PALADIN_PIECE], reach] if reach != OFF else [g.at[PALADIN_PIECE]]


def could_attack(g: Manor, own: int, more: int) -> bool:
    """Whether there is something to attack in an Encounter, Long Reach included."""
    if any(any_target(g, at, own, more) for at in fields(g)):
        return True
    if REACH not in g.paladin.cards or g.paladin.reach != OFF:
        return False
    return any(any_target(g, at, own, more) for at in near(g, g.at[PALADIN_PIECE]))


def has_torch(g: Manor) -> bool:
    return BRAND in g.paladin.shown


def moves_left(g: Manor) -> int:
    return movement(g) - g.paladin.moves


def meetings_left(g: Manor) -> int:
    return perception(g) - g.paladin.meetings


def fights_in_vain(g: Manor) -> bool:
    """Whether his Strength alone does not beat a Poltergeist (MAN-PAL-32)."""
    return strength(g) <= poltergeist_strength(g)
