"""The Restless House: what a house without a Manor player does at the end of a round (MAN-VAR-4 to MAN-VAR-6)."""

from typing import Final

from hauntbox.board.dark import DARK
from hauntbox.games.manor.manor_board import empty_beside_tiles
from hauntbox.games.manor.options import AT, first, option, prompt
from hauntbox.games.manor.pieces import TREASURE
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.spaces import space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import lay_dark, put
from hauntbox.kernel.ask import Ask, Rule

HOUSE_REVEAL: Final = prompt("house_reveal", "MAN-VAR-5")
HOUSE_FILL: Final = prompt("house_fill", "MAN-VAR-5")
HOUSE_TREASURE: Final = prompt("house_treasure", "MAN-VAR-5")


def restless_house(g: Manor, role: int) -> None:
    """MAN-VAR-5: a tile is revealed, a Dark tile placed, a Treasure token put down, each if able."""
    seat = g.seat(role)
    if g.ears:
        g.tell("restless", "MAN-VAR-4")
    g.then(house_treasure, seat)
    g.then(house_fill, seat)
    g.then(house_reveal, seat)


def house_reveal(g: Manor, seat: int) -> Rule[None]:
    """MAN-VAR-5: 1 unoccupied Dark tile of choice."""
    spaces = g.free(DARK)
    if spaces:
        reveal(g, seat, first((yield Ask(seat, HOUSE_REVEAL, [option(AT, at) for at in spaces]))), "MAN-VAR-5")


def house_fill(g: Manor, seat: int) -> Rule[None]:
    """MAN-VAR-5: 1 Dark tile from the stack on an empty space adjacent to a tile."""
    spaces = empty_beside_tiles(g) if g.stack else []
    if spaces:
        lay_dark(g, first((yield Ask(seat, HOUSE_FILL, [option(AT, at) for at in spaces]))), "MAN-VAR-5")


def house_treasure(g: Manor, seat: int) -> Rule[None]:
    """MAN-VAR-5: 1 Treasure token on an unoccupied Dark tile."""
    spaces = g.free(DARK) if g.supply[TREASURE] else []
    if spaces:
        at = first((yield Ask(seat, HOUSE_TREASURE, [option(AT, at) for at in spaces])))
        put(g, TREASURE, at)
        if g.ears:
            g.tell("treasure-placed", "MAN-VAR-5", cell=space_text(at))
