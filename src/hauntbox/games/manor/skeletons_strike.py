"""Without a Paladin the Skeletons strike at the large Spider who has entered their space (MAN-SPI-21 to MAN-SPI-24)."""

from hauntbox.games.manor.attacks import defence, group_strength
from hauntbox.games.manor.options import FIRST, NO, first
from hauntbox.games.manor.pieces import LARGE_SPIDER, PALADIN, PIECES, SKELETON_BITS, SKELETONS, WOLF, pieces_of
from hauntbox.games.manor.skeletons_attacks import hit
from hauntbox.games.manor.skeletons_board import scatter
from hauntbox.games.manor.skeletons_words import STRIKE, STRIKE_BY
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask, Rule


def offer_skeleton_strike(g: Manor, piece: int) -> None:
    """MAN-SPI-21, MAN-SPI-23: without Paladin the next step asks the Skeletons whose space she has entered."""
    if strikers(g, piece):
        g.then(strike, piece)


def strikers(g: Manor, piece: int) -> list[int]:
    """MAN-SPI-23, MAN-SPI-24: who may strike, if their Strength as a group beats her Defense; the Wolf never."""
    at = g.at[piece]
    if not at or g.plays(PALADIN) or not g.skeletons.stability or not g.has_tile(at) or not LARGE_SPIDER >> piece & 1:
        return []
    group = g.here[at] & SKELETON_BITS
    if not group or group_strength(g, at, True) <= defence(g, piece):
        return []
    return [other for other in pieces_of(group) if other != WOLF]


def strike(g: Manor, piece: int) -> Rule[None]:
    """MAN-SPI-24: once each time she enters, optional; the attacker that is chosen scatters."""
    able = strikers(g, piece)
    if not able:
        return
    options = [*[STRIKE | other << FIRST for other in able], NO]
    choice: int = yield Ask(g.seat(SKELETONS), STRIKE_BY, options, PIECES[piece])
    if choice == NO:
        return
    at = g.at[piece]
    if g.ears:
        value, beaten = group_strength(g, at, True), defence(g, piece)
        who, target = PIECES[first(choice)], PIECES[piece]
        g.tell("skeleton-hits", "MAN-SPI-24", piece=who, other=target, count=value, value=beaten)
    hit(g, piece)
    scatter(g, first(choice), "MAN-SKEL-40")
