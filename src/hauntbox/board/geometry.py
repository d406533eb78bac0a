"""Cells, directions and the edges of square tiles, all as small ints.

A cell is one number: floor, row and column packed, so that a step is an addition.
A tile's four edges are packed in eight bits, two a side, in the order north, east, south,
west. Turning a tile by quarter turns clockwise rotates those bits.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("north", "east", "south", "west")

WIDTH: Final = 128
FLOOR: Final = WIDTH * WIDTH
DELTA: Final = (-WIDTH, 1, WIDTH, -1)
REACH: Final = 60
"""Cells further than this from the origin are not used, so a step never wraps around."""

NONE: Final = 0
OPEN: Final = 1
DOOR: Final = 2
WALL: Final = 3
_LETTERS: Final = "_ODW"


def cell(x: int, y: int, floor: int = 0) -> int:
    return floor * FLOOR + (y + 64) * WIDTH + x + 64


def x_of(at: int) -> int:
    return at % WIDTH - 64


def y_of(at: int) -> int:
    return at % FLOOR // WIDTH - 64


def floor_of(at: int) -> int:
    return at // FLOOR


def write_cell(at: int) -> str:
    """The notation of a cell: "3,-1", with the floor in front where it is not the first."""
    place = f"{x_of(at)},{y_of(at)}"
    return f"{floor_of(at)}:{place}" if floor_of(at) else place


def edges(letters: str) -> int:
    """Packs four letters (N, E, S, W; O open, D door, W wall, _ nothing)."""
    packed = 0
    for d in range(4):
        packed |= _LETTERS.index(letters[d]) << 2 * d
    return packed


def write_edges(packed: int) -> str:
    return "".join([_LETTERS[packed >> 2 * d & 3] for d in range(4)])


def side(packed: int, d: int) -> int:
    """The edge in direction d."""
    return packed >> 2 * d & 3


def turned(packed: int, r: int) -> int:
    """The edges after r quarter turns clockwise."""
    return (packed << 2 * r | packed >> (8 - 2 * r)) & 255


def rotations(packed: int) -> list[int]:
    """The quarter turns that look different."""
    seen: list[int] = []
    found: list[int] = []
    for r in range(4):
        shape = turned(packed, r)
        if shape not in seen:
            seen.append(shape)
            found.append(r)
    return found


def distance(a: int, b: int) -> int:
    """Steps between two cells of one floor on an empty grid."""
    return abs(x_of(a) - x_of(b)) + abs(y_of(a) - y_of(b))
