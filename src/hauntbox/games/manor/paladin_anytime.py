"""What the Paladin may do at any moment of his turn: Hero cubes, Devotions, Treasures, Sanctity cards (MAN-PAL-99)."""

from hauntbox.board.dark import DARK
from hauntbox.games.manor.attacks import strength
from hauntbox.games.manor.cards import (
    BEADS,
    DAYBREAK,
    FORESIGHT,
    MACE,
    MERCY,
    PURGE,
    RAISE_WALL,
    REKINDLE,
    SMITE,
    STRIDE,
)  # fmt: skip
from hauntbox.games.manor.edges import breach_edges, force_wall_edges
from hauntbox.games.manor.options import FIRST
from hauntbox.games.manor.paladin_board import cube_spaces
from hauntbox.games.manor.paladin_data import DEVOTION_MAX, HEALTH, STRENGTH
from hauntbox.games.manor.paladin_values import WEB_BITS, may_enter, meetings_left, must_suffices, near, reachable
from hauntbox.games.manor.paladin_words import (
    BREACH_FIRE,
    BREACH_MACE,
    CUBE,
    FACE_UP,
    FORESEE,
    HEAL,
    LAMP_AT,
    PRAY,
    PULSE,
    RAISE,
    SMITE_AT,
    STRIDE_TO,
    UNWEB,
    USE,
    USED_MACE,
    USED_WALL,
)  # fmt: skip
from hauntbox.games.manor.pieces import ENCHANTER_BIT, FULL, LAMP, PALADIN, PALADIN_PIECE, SKELETON_BITS, SPIDER_BITS
from hauntbox.games.manor.spaces import INSIDE, SPACES
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import SHRINE

LAMP_BITS = FULL[LAMP]
STRIDE_FAR = 3
SMITE_COST = 2
STRIDE_COST = 2
HEAL_LIGHT = 5


def anytime(g: Manor, fire: int) -> list[int]:
    """Everything he may do now besides moving and fighting; `fire` is what he may spend of his Fire."""
    p = g.paladin
    at = g.at[PALADIN_PIECE]
    found = cube_options(g) if p.cubes.free else []
    if p.kept:
        found += [FACE_UP | card << FIRST for card in p.kept]
    if MACE in p.shown and not p.used & USED_MACE:
        found += [BREACH_MACE | edge << FIRST for edge in breach_edges(g, at)]
    elif fire > 0:
        found += [BREACH_FIRE | edge << FIRST for edge in breach_edges(g, at)]
    if p.light:
        found += light_options(g, at)
    if p.cards:
        found += card_options(g, at, fire)
    if BEADS in p.shown and g.is_kind(at, SHRINE):
        found.append(PRAY)
    return found


def cube_options(g: Manor) -> list[int]:
    """MAN-PAL-6, MAN-PAL-7; MAN-PAL-33: where a fight needs the cube on Strength it goes nowhere else."""
    tracks = g.paladin.cubes.open_tracks()
    if g.paladin.must and must_suffices(g, reachable(g)):
        spare = must_suffices(g, max(strength(g), reachable(g) - 1))
        tracks = [track for track in tracks if spare or track == STRENGTH]
    return [CUBE | track << FIRST for track in tracks]


def light_options(g: Manor, at: int) -> list[int]:
    """MAN-PAL-96 to MAN-PAL-98, MAN-VAR-21."""
    p = g.paladin
    lying = g.lying
    beside = near(g, at)
    around = [at, *beside] if INSIDE[at] else beside
    found: list[int] = []
    if g.supply[LAMP]:
        found += [LAMP_AT | to << FIRST for to in around if not lying[to] & LAMP_BITS]
    for to in around:
        if lying[to] & WEB_BITS:
            found.append(UNWEB | to << FIRST)
    if p.light >= HEAL_LIGHT and may_heal(g):
        found.append(HEAL)
    if g.terms.pulse and lying[at] & LAMP_BITS and pulsed(g, beside):
        found.append(PULSE)
    return found


def heal_price(g: Manor) -> int:
    """MAN-PAL-98; 3 Grit with Mercy."""
    return 3 if MERCY in g.paladin.cards else 5


def may_heal(g: Manor) -> bool:
    """MAN-PAL-98; with a forced attack before him not at the price of a cube that may carry it."""
    p = g.paladin
    price = heal_price(g)
    if p.health >= HEALTH or p.grit < price or p.light < HEAL_LIGHT:
        return False
    return not p.must or not any(p.grit - price < needed <= p.grit for needed in cube_spaces(g))


def pulsed(g: Manor, beside: list[int]) -> list[int]:
    """MAN-VAR-21: the adjacent visible Dark tiles."""
    face = g.grid.face
    return [to for to in beside if face[to] == DARK]


def card_options(g: Manor, at: int, fire: int) -> list[int]:
    """The Sanctity cards before him that have something to do; Long Reach belongs to the attacks."""
    p = g.paladin
    found: list[int] = []
    for card in p.cards:
        if card == REKINDLE:
            if p.fire < DEVOTION_MAX:
                found.append(USE | card << FIRST)
        elif card == DAYBREAK:
            if p.light < DEVOTION_MAX:
                found.append(USE | card << FIRST)
        elif card == PURGE:
            found.append(USE | card << FIRST)
        elif card == SMITE and fire >= SMITE_COST:
            found += [SMITE_AT | to << FIRST for to in smitten(g)]
        elif card == STRIDE and p.light >= STRIDE_COST and not p.meeting:
            found += [STRIDE_TO | to << FIRST for to in strides(g, at)]
        elif card == RAISE_WALL and not p.used & USED_WALL:
            found += [RAISE | edge << FIRST for edge in force_wall_edges(g, at)]
        elif card == FORESIGHT and p.light and DARK in g.grid.face:
            found.append(FORESEE)
    return found


def smitten(g: Manor) -> list[int]:
    """Smite: the tiles on which it does something (MAN-VAR-13: without her the Spider's part is void)."""
    here = g.here
    mask = SKELETON_BITS
    if g.spider.hand:
        mask |= SPIDER_BITS
    if g.enchanter.boards[PALADIN]:
        mask |= ENCHANTER_BIT
    return [at for at in SPACES if here[at] & mask and g.has_tile(at)]


def strides(g: Manor, at: int) -> list[int]:
    """Stride of Light, MAN-PAL-101, MAN-PAL-10: visible tiles up to 3 spaces away that he may enter."""
    if not INSIDE[at] or meetings_left(g) <= 0:
        return []
    return [to for d in range(4) for to in g.grid.ray(at, d, False)[:STRIDE_FAR] if may_enter(g, to)]
