"""Carries out what the Paladin does at any moment of his turn."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor.cards import BEADS, DAYBREAK, GUIDING_STEP, PURGE, REKINDLE, SANCTITY, TREASURES
from hauntbox.games.manor.edges import put_breach, put_force_wall, take_force_wall
from hauntbox.games.manor.enchanter_board import lose_board_discs, remove_tile_discs
from hauntbox.games.manor.laying import rotate_tile
from hauntbox.games.manor.options import AT, STATS, TURN, first, option, word_of
from hauntbox.games.manor.paladin_anytime import HEAL_LIGHT, SMITE_COST, heal_price, pulsed
from hauntbox.games.manor.paladin_board import (
    FIRE,
    GAIN,
    GAIN_DEVOTION,
    LIGHT,
    SEEN_TREASURE,
    draw_sanctity,
    gain,
    gain_grit,
    heal,
    pay_grit,
    spend,
)  # fmt: skip
from hauntbox.games.manor.paladin_data import DEVOTION_MAX
from hauntbox.games.manor.paladin_values import near
from hauntbox.games.manor.paladin_words import (
    BREACH_FIRE,
    BREACH_MACE,
    CUBE,
    FACE_UP,
    FORESEE,
    FORESEE_WHERE,
    GUIDE,
    HEAL,
    LAMP_AT,
    PRAY,
    PULSE,
    PULSE_NEXT,
    RAISE,
    SMITE_AT,
    UNWEB,
    USE,
    USED_MACE,
    USED_WALL,
)  # fmt: skip
from hauntbox.games.manor.pieces import (
    DISC,
    ENCHANTER_BIT,
    LAMP,
    LIGHTS,
    PALADIN,
    PALADIN_PIECE,
    SPIDER_BITS,
    WEB,
)  # fmt: skip
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.skeletons_board import scatter_all
from hauntbox.games.manor.spaces import INSIDE, space_text
from hauntbox.games.manor.spider_board import discard_powers
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import put, take
from hauntbox.games.manor.tiles import ROTATIONS, TILES
from hauntbox.kernel.ask import Ask, Rule

PURE: Final = "MAN-PAL-82"
"""The rule of what Sanctity cards do."""
BEADS_GIFT: Final = 3
PULSE_GRIT: Final = 2


def deed(g: Manor, choice: int) -> None:
    """Does what an option of `anytime` says; put what comes afterwards on the agenda first."""
    DEEDS[word_of(choice)](g, choice)


def place_cube(g: Manor, choice: int) -> None:
    """MAN-PAL-6: on the leftmost free space of a track; its number is added."""
    track = first(choice)
    added = g.paladin.cubes.place(track)
    if g.ears:
        g.tell("cube-placed", "MAN-PAL-6", stat=STATS[track], count=added, total=g.paladin.cubes.value(track))


def turn_face_up(g: Manor, choice: int) -> None:
    """MAN-PAL-76: a kept Treasure works from now on, for all to see."""
    p = g.paladin
    card = first(choice)
    p.kept.remove(card)
    p.shown.append(card)
    g.seen |= 1 << (SEEN_TREASURE + card)
    g.reveal()
    if g.ears:
        g.tell("treasure-up", "MAN-PAL-76", card=TREASURES[card])


# --- Fire


def breach_by_fire(g: Manor, choice: int) -> None:
    """MAN-PAL-93."""
    spend(g, FIRE, 1)
    put_breach(g, g.seat(PALADIN), first(choice) >> 2, first(choice) & 3, "MAN-PAL-93")


def breach_by_mace(g: Manor, choice: int) -> None:
    """The Magic Mace: once per turn without Fire."""
    g.paladin.used |= USED_MACE
    put_breach(g, g.seat(PALADIN), first(choice) >> 2, first(choice) & 3, "MAN-PAL-93")


def smite(g: Manor, choice: int) -> None:
    """Smite: Skeletons scatter, the Spider discards a Power card, the Enchanter loses a disc on this board."""
    at = first(choice)
    spend(g, FIRE, SMITE_COST)
    if g.ears:
        g.tell("smite", PURE, cell=space_text(at))
    here = g.here[at]
    if here & ENCHANTER_BIT:
        lose_board_discs(g, PALADIN, 1, PURE)
    if here & SPIDER_BITS:
        discard_powers(g, 1, PURE)
    scatter_all(g, at, PURE)


# --- Light


def place_lamp(g: Manor, choice: int) -> None:
    """MAN-PAL-96; with Guiding Step he may then turn the tile he is on."""
    at = first(choice)
    spend(g, LIGHT, 1)
    put(g, LAMP, at)
    if g.ears:
        g.tell("lamp", "MAN-PAL-96", cell=space_text(at))
    if GUIDING_STEP in g.paladin.cards:
        g.then(guide)


def guide(g: Manor) -> Rule[None]:
    """Guiding Step: the tile he is on in any orientation; a Dark tile has none."""
    at = g.at[PALADIN_PIECE]
    if not INSIDE[at] or g.grid.face[at] != LIT:
        return
    tile = g.grid.tile[at]
    turns = [option(TURN, r) for r in ROTATIONS[tile]]
    r = first((yield Ask(g.seat(PALADIN), GUIDE, turns, (TILES[tile].id, at))))
    rotate_tile(g, g.seat(PALADIN), at, r, PURE)


def remove_web(g: Manor, choice: int) -> None:
    """MAN-PAL-97."""
    at = first(choice)
    spend(g, LIGHT, 1)
    take(g, WEB, at, 1)
    if g.ears:
        g.tell("web-removed", "MAN-PAL-97", cell=space_text(at), total=g.count(at, WEB))


def heal_himself(g: Manor, choice: int) -> None:
    """MAN-PAL-98."""
    spend(g, LIGHT, HEAL_LIGHT)
    pay_grit(g, heal_price(g), "MAN-PAL-98")
    heal(g, "MAN-PAL-98")


def pulse(g: Manor, choice: int) -> None:
    """MAN-VAR-21: all adjacent visible Dark tiles are revealed, one after the other."""
    at = g.at[PALADIN_PIECE]
    spend(g, LIGHT, 1)
    if g.ears:
        g.tell("pulse", "MAN-VAR-21", cell=space_text(at))
    g.then(pulse_next, tuple(pulsed(g, near(g, at))))


def pulse_next(g: Manor, spaces: tuple[int, ...]) -> Rule[None]:
    """MAN-REVEAL-6, MAN-VAR-21: which of them is next."""
    left = [at for at in spaces if g.grid.face[at] == DARK]
    if not left:
        return
    at = first((yield Ask(g.seat(PALADIN), PULSE_NEXT, [option(AT, to) for to in left])))
    left.remove(at)
    g.then(pulse_next, tuple(left))
    if g.terms.pulse == 2:
        g.then(pulse_grit)
    reveal(g, g.seat(PALADIN), at, "MAN-VAR-21")


def pulse_grit(g: Manor) -> None:
    """MAN-VAR-22: with the sub-option 2 Grit for each tile."""
    gain_grit(g, PULSE_GRIT, "MAN-VAR-22")


# --- cards


def use_card(g: Manor, choice: int) -> None:
    """Rekindle, Daybreak and Purge are used once and go to the Sanctity discard."""
    card = first(choice)
    discard_card(g, card)
    if card == REKINDLE:
        gain(g, FIRE, 3, PURE)
    elif card == DAYBREAK:
        gain(g, LIGHT, 3, PURE)
    elif card == PURGE:
        purge(g)


def discard_card(g: Manor, card: int) -> None:
    g.paladin.cards.remove(card)
    g.paladin.sanctity.discard(card)
    if g.ears:
        g.tell("sanctity-used", PURE, card=SANCTITY[card].id)


def purge(g: Manor) -> None:
    """Purge: Webs, Dancing Lights, discs of the adjacent visible tiles, Force Walls there and around his own tile."""
    at = g.at[PALADIN_PIECE]
    spaces = near(g, at)
    for to in spaces:
        take(g, WEB, to)
        take(g, LIGHTS, to)
    remove_tile_discs(g, [to for to in spaces if g.has(to, DISC)], PURE)
    for to in [*spaces, at]:
        for d in range(4):
            if g.grid.barrier[to] >> d & 1:
                take_force_wall(g, to, d)


def raise_wall(g: Manor, choice: int) -> None:
    """Raise Wall: once per turn a Force Wall on an edge of his tile."""
    g.paladin.used |= USED_WALL
    put_force_wall(g, g.seat(PALADIN), first(choice) >> 2, first(choice) & 3, "MAN-VAR-20")


def foresee(g: Manor, choice: int) -> None:
    """Foresight: 1 Light reveals any Dark tile, without Grit and Event."""
    spend(g, LIGHT, 1)
    g.then(foresee_where)


def foresee_where(g: Manor) -> Rule[None]:
    """Foresight: which Dark tile."""
    spaces = g.tiles(DARK)
    seat = g.seat(PALADIN)
    at = first((yield Ask(seat, FORESEE_WHERE, [option(AT, to) for to in spaces])))
    reveal(g, seat, at, "MAN-VAR-20")


def pray(g: Manor, choice: int) -> None:
    """Prayer Beads: out of the game; 3 Devotion in any mix, then a Sanctity card."""
    g.paladin.shown.remove(BEADS)
    if g.ears:
        g.tell("beads", "MAN-PAL-76", card=TREASURES[BEADS])
    g.then(draw_sanctity)
    g.then(devote, BEADS_GIFT)


def devote(g: Manor, left: int) -> Rule[None]:
    """Prayer Beads: one Devotion after the other, Fire or Light (MAN-PAL-90)."""
    p = g.paladin
    if not left:
        return
    options = [option(GAIN, kind) for kind, held in ((FIRE, p.fire), (LIGHT, p.light)) if held < DEVOTION_MAX]
    if options:
        gain(g, first((yield Ask(g.seat(PALADIN), GAIN_DEVOTION, options))), 1, "MAN-PAL-90")
        g.then(devote, left - 1)


DEEDS: Final[dict[int, Callable[[Manor, int], None]]] = {
    CUBE: place_cube,
    FACE_UP: turn_face_up,
    BREACH_FIRE: breach_by_fire,
    BREACH_MACE: breach_by_mace,
    SMITE_AT: smite,
    LAMP_AT: place_lamp,
    UNWEB: remove_web,
    HEAL: heal_himself,
    PULSE: pulse,
    USE: use_card,
    RAISE: raise_wall,
    FORESEE: foresee,
    PRAY: pray,
}
