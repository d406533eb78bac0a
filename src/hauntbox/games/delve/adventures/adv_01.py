"""First Descent: find the way back to daylight. DEL-ADV-1."""

from typing import Final

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.adventure import Adventure
from hauntbox.games.delve.adventures.words import cell_of_tile, players_draw
from hauntbox.games.delve.aims import nearness
from hauntbox.games.delve.exploring import place_double
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import EXIT, NUMBER

GOAL: Final = "sunless_river"


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-1-2: the shaft, and a monster for each player, on the far half first."""
    if tile == NUMBER[GOAL]:
        players_draw(g, g.seats, ("shaft_far", "shaft_near"))
        g.then(place_double, "shaft", at)


def exits(g: Delve, seat: int) -> bool:
    """DEL-ADV-1-3: on an exit square."""
    square = g.at[seat]
    return g.cave.ground[square] == EXIT and cell_of(square) == cell_of_tile(g, "shaft_far")


def everybody_out(g: Delve) -> bool:
    for x in g.heroes:
        if not x.escaped:
            return False
    return True


def progress(g: Delve) -> float:
    exits_ = exit_squares(g)
    return sum([1.0 if x.escaped else 0.7 * nearness(g, s, exits_) for s, x in enumerate(g.heroes)]) / g.seats


def exit_squares(g: Delve) -> list[int]:
    cell = cell_of_tile(g, "shaft_far")
    return g.cave.squares_with(cell, EXIT) if cell else []


def errands(g: Delve, seat: int) -> list[int]:
    return exit_squares(g)


ADVENTURE: Final = Adventure(
    "first_descent", 1, (2, 3, 3, 4, 4), False, GOAL, ((10, 12), (11, 13), (11, 14), (11, 14), (12, 15)),
    placed=placed, exits=exits, progress=progress, errands=errands, won=everybody_out,
)  # fmt: skip
