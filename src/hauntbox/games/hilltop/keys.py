"""What clients call the things on the table: the keys that options point at."""

from hauntbox.board.geometry import floor_of, x_of, y_of
from hauntbox.games.hilltop.explorers import TRAITS
from hauntbox.games.hilltop.haunt import kind_of
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.prompts import card_text, figure_text
from hauntbox.games.hilltop.state import Hilltop


def cell_key(at: int) -> str:
    """A cell, with the sheet of its floor; there may be no tile on it."""
    return f"tile:{floor_of(at)}:{x_of(at)},{y_of(at)}"


def room_key(g: Hilltop, room: int) -> str:
    """The tile of a room; "" for one that is not in the house."""
    return cell_key(g.cell[room]) if room >= 0 and g.cell[room] else ""


def figure_key(g: Hilltop, f: int) -> str:
    return f"piece:{figure_text(f, g.seats)}"


def card_key(card: int) -> str:
    return f"card:{card_text(card)}"


def trait_key(seat: int, trait: int) -> str:
    """The track of an explorer's trait, as options point at it."""
    return f"track:{TRAITS[trait]}:{seat}"


def piece_number(g: Hilltop, f: int) -> int:
    """Which of several pieces of one name this is, from 1; 0 where there has been only one, and for explorers."""
    if f < g.seats:
        return 0
    alike = [other for other in range(g.seats, len(g.room)) if name(g, other) == name(g, f)]
    return alike.index(f) + 1 if len(alike) > 1 else 0


def piece_letter(g: Hilltop, f: int) -> str:
    number = piece_number(g, f)
    return str(number) if number else kind_of(g, f).letter
