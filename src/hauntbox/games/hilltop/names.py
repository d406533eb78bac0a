"""What things are called in messages: the ids that the texts put into words."""

from hauntbox.games.hilltop.cards import CARDS, OBJECT
from hauntbox.games.hilltop.explorers import EXPLORERS
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.rooms import TILES
from hauntbox.games.hilltop.state import FIGURE, ON_CARD, Hilltop


def name(g: Hilltop, f: int) -> str:
    """A figure."""
    return EXPLORERS[g.who[f]].id if f < g.seats else tale(g).piece_name(g, f)


def card_name(g: Hilltop, card: int) -> str:
    return CARDS[card] if card < OBJECT else tale(g).object_name(g, card)


def room_name(room: int) -> str:
    return TILES[room].id


def bearer_name(g: Hilltop, place: int) -> str:
    """The figure or card on which markers lie; "" for a room and the table."""
    if place >= ON_CARD:
        return card_name(g, place - ON_CARD)
    return name(g, place - FIGURE) if place >= FIGURE else ""
