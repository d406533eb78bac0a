"""What things are called in messages: the ids that the texts put into words."""

from hauntbox.games.hilltop.cards import CARDS, OBJECT
from hauntbox.games.hilltop.explorers import EXPLORERS
from hauntbox.games.hilltop.haunt import kind_of, thing_of
from hauntbox.games.hilltop.rooms import TILES
from hauntbox.games.hilltop.state import Hilltop


def name(g: Hilltop, f: int) -> str:
    """A figure."""
    return EXPLORERS[g.who[f]].id if f < g.seats else kind_of(g, f).id


def card_name(g: Hilltop, card: int) -> str:
    return CARDS[card] if card < OBJECT else thing_of(g, card).id


def room_name(room: int) -> str:
    return TILES[room].id
