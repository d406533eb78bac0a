"""Squares inside tiles: every tile is SIDE by SIDE squares with a ground of their own.

A square is one number, row and column packed, so that a step is an addition; its tile's cell follows from it by
shifts. Walls stand on squares: a diagonal step needs one of the two squares beside it to be no wall.
"""

from collections.abc import Mapping
from typing import Final

from hauntbox.board.geometry import WIDTH, cell

SIDE: Final = 4
WIDE: Final = SIDE * WIDTH
"""Squares from one row to the next."""
OFFSETS: Final = tuple([row * WIDE + column for row in range(SIDE) for column in range(SIDE)])
"""From the first square of a tile to each of its squares."""
SIDES: Final = ((0, 1, 2, 3), (3, 7, 11, 15), (12, 13, 14, 15), (0, 4, 8, 12))
"""The squares of each side of a tile (north, east, south, west), by their place in the tile."""
MIDDLES: Final = ((1, 2), (7, 11), (13, 14), (4, 8))
"""The two middle squares of each side."""
STRAIGHT: Final = (-WIDE, 1, WIDE, -1)
AROUND: Final = ((-WIDE, 0, 0), (1, 0, 0), (WIDE, 0, 0), (-1, 0, 0),
                 (1 - WIDE, -WIDE, 1), (WIDE + 1, 1, WIDE), (WIDE - 1, WIDE, -1), (-WIDE - 1, -1, -WIDE))  # fmt: skip
"""The eight steps, each with the two steps beside it (0, 0: a straight step)."""


def square(row: int, column: int) -> int:
    """The square with these coordinates; (0, 0) is the first square of the cell (0, 0)."""
    return (row + SIDE * 64) * WIDE + column + SIDE * 64


def row_of(at: int) -> int:
    return at // WIDE - SIDE * 64


def column_of(at: int) -> int:
    return at % WIDE - SIDE * 64


def write_square(at: int) -> str:
    """The notation of a square: "-2,3" is row -2, column 3."""
    return f"{row_of(at)},{column_of(at)}"


def cell_of(at: int) -> int:
    """The cell of the tile that a square belongs to."""
    return (at // (WIDE * SIDE)) * WIDTH + (at % WIDE) // SIDE


def first_square(tile: int) -> int:
    """The north-west square of the tile in a cell."""
    return tile // WIDTH * SIDE * WIDE + tile % WIDTH * SIDE


def squares_of(tile: int) -> list[int]:
    """The squares of the tile in a cell, row by row."""
    first = first_square(tile)
    return [first + offset for offset in OFFSETS]


def square_in(tile: int, place: int) -> int:
    """The square at a place (0 to 15, row by row) of the tile in a cell."""
    return first_square(tile) + OFFSETS[place]


def turned_places(grid: str, turns: int) -> str:
    """The grounds of a tile, row by row, after so many quarter turns clockwise."""
    for _ in range(turns):
        grid = "".join([grid[(SIDE - 1 - column) * SIDE + row] for row in range(SIDE) for column in range(SIDE)])
    return grid


def touching_squares(at: int) -> list[int]:
    """The eight squares around a square, whatever is on them."""
    return [at + step for step, _, _ in AROUND]


def links_of(at: int, ground: Mapping[int, str], walkable: str, walls: str) -> tuple[int, ...]:
    """The squares one step away, on grounds that can be walked; an unknown square is like a wall."""
    wall = walls[0]
    return tuple(
        [
            at + step
            for step, left, right in AROUND
            if ground.get(at + step, wall) in walkable
            and (not left or ground.get(at + left, wall) not in walls or ground.get(at + right, wall) not in walls)
        ]
    )


ORIGIN: Final = square(0, 0)
assert cell_of(ORIGIN) == cell(0, 0)
