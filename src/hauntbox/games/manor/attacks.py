"""The values that are compared in attacks (chapter Attacks): an attack needs a strictly greater one."""

from typing import Final

from hauntbox.board.dark import LIT
from hauntbox.games.manor.cards import ARMOR, AT_TERROR, AXE, BOOTS, MACE, PAULDRONS, SHIELD, SPIRITS
from hauntbox.games.manor.paladin_data import MOVEMENT, PERCEPTION, STRENGTH
from hauntbox.games.manor.pieces import (
    BLOOD,
    CASTER,
    CLEAVE,
    ENCHANTER_PIECE,
    FULL,
    GIANT,
    LARGE_SPIDER,
    LIGHTS,
    PALADIN,
    PALADIN_BIT,
    PALADIN_PIECE,
    POLTERGEIST_BITS,
    SKELETON_BITS,
    SKELETONS,
    SPIDERLING_BITS,
    WAIL,
    WOLF,
    WRAITH,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.spaces import BESIDE
from hauntbox.games.manor.state import Manor

POLTERGEIST_STRENGTH: Final = 2
NEVER: Final = 99
"""More than any value: what cannot be attacked."""
VIGIL_STRENGTH: Final = (1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3)
"""MAN-SOLO-11: the Skeletons' Strength by Stability."""


# --- the Paladin


def perception(g: Manor) -> int:
    """MAN-PAL-9: Encounters in a turn, with Armor."""
    return g.paladin.cubes.value(PERCEPTION) + (ARMOR in g.paladin.shown)


def movement(g: Manor) -> int:
    """MAN-PAL-9: Movement in a turn, with Winged Boots and Silk on the Stairs."""
    total = g.paladin.cubes.value(MOVEMENT) + (2 if BOOTS in g.paladin.shown else 0)
    return max(g.paladin.moves, total - g.paladin.slowed) if g.paladin.slowed else total


def strength(g: Manor) -> int:
    """His Strength, with the Magic Mace on his own turn."""
    return g.paladin.cubes.value(STRENGTH) + (MACE in g.paladin.shown and g.active == PALADIN)


# --- defenders


def poltergeist_strength(g: Manor) -> int:
    """MAN-ATK-9: 2, Hardened Spirits 3, in solo by Terror."""
    if g.terms.solo:
        return POLTERGEIST_STRENGTH + min(2, g.spider.terror // 4)
    return 3 if SPIRITS in g.enchanter.spells else POLTERGEIST_STRENGTH


def spider_defense(g: Manor, piece: int) -> int:
    """The Terror table: Defense of the Giant Spider, the Caster or a Spiderling."""
    form = 0 if piece == GIANT else 1 if piece == CASTER else 2
    return AT_TERROR[g.spider.terror].defense[form]


def egg_defense(g: Manor, at: int) -> int:
    """MAN-SPI-81: 1 and its Blood cubes."""
    return 1 + g.count(at, BLOOD)


def is_exposed(g: Manor) -> bool:
    """MAN-ENC-11: the Enchanter on a Lit tile that is no Pit tile."""
    at = g.at[ENCHANTER_PIECE]
    return g.grid.face[at] == LIT and not g.is_pit(at)


def enchanter_defense(g: Manor) -> int:
    """MAN-ENC-10: 2, more with discs in hand, less while exposed."""
    hand = g.enchanter.hand
    return 2 + (hand >= 4) + (hand >= 8) - is_exposed(g)


def single_strength(g: Manor, skeleton: int) -> int:
    """A Skeleton by itself: MAN-SKEL-45, Pauldrons outside the Skeletons' turn."""
    if g.terms.solo:
        return VIGIL_STRENGTH[g.skeletons.stability]
    return 1 + (skeleton == WAIL and bool(g.skeletons.gear >> PAULDRONS & 1) and g.active != SKELETONS)


def group_strength(g: Manor, at: int, attacking: bool = False) -> int:
    """MAN-PAL-43, MAN-PAL-44, MAN-FAQ-16: the highest Strength and one for every other Skeleton there."""
    group = pieces_of(g.here[at] & SKELETON_BITS)
    if not group:
        return 0
    shield = bool(g.skeletons.gear >> SHIELD & 1) and not attacking
    best = 0
    for skeleton in group:
        value = single_strength(g, skeleton)
        if skeleton == CLEAVE and not g.terms.solo:
            value += cleave_bonus(g) if attacking else shield
        best = max(best, value)
    return best + len(group) - 1


def cleave_bonus(g: Manor) -> int:
    """Cleave when attacking: 2, and 1 more with the Great Axe."""
    return 2 + (g.skeletons.gear >> AXE & 1)


def defence(g: Manor, piece: int) -> int:
    """MAN-ATK-6, MAN-ATK-7: what a value has to beat to attack this piece."""
    if piece == PALADIN_PIECE:
        return strength(g)
    if piece <= WOLF:
        return group_strength(g, g.at[piece])
    if piece < WRAITH:
        return spider_defense(g, piece)
    if piece == WRAITH:
        return NEVER
    return enchanter_defense(g) if piece == ENCHANTER_PIECE else poltergeist_strength(g)


# --- Skeletons attack


def distraction(g: Manor, attacker: int, target: int) -> int:
    """MAN-SKEL-46 to MAN-SKEL-49: the tiles beside the target with another Skeleton or Dancing Lights."""
    others = SKELETON_BITS & ~(1 << attacker)
    here, lying = g.here, g.lying
    count = 0
    for at in BESIDE[target]:
        if (here[at] & others and g.has_tile(at)) or lying[at] & FULL[LIGHTS]:
            count += 1
    return count


def attack_strength(g: Manor, attacker: int, target: int) -> int:
    """MAN-SKEL-46: base, ability, gear and, on the Skeletons' turn, distraction."""
    value = single_strength(g, attacker)
    if attacker == CLEAVE and not g.terms.solo:
        value += cleave_bonus(g)
    if g.active == SKELETONS or g.terms.solo:
        value += distraction(g, attacker, target)
    return value


# --- who has to be attacked on entering


def forcing(g: Manor, role: int, at: int) -> int:
    """MAN-ATK-3, MAN-VAR-9: the pieces of a space that force the Paladin, or a Skeleton, to attack on entering."""
    here = g.here[at]
    if not here:
        return 0
    if role == PALADIN:
        return here & (SKELETON_BITS | LARGE_SPIDER | POLTERGEIST_BITS)
    if role != SKELETONS:
        return 0
    mask = PALADIN_BIT | POLTERGEIST_BITS
    if not g.plays(PALADIN):
        mask |= LARGE_SPIDER
        if g.terms.mix.fight:
            mask |= SPIDERLING_BITS
    return here & mask


def can_beat(g: Manor, attacker: int, piece: int) -> bool:
    """MAN-ATK-2: whether a Skeleton's attack Strength is greater than what this piece has."""
    return attack_strength(g, attacker, g.at[piece]) > defence(g, piece)
