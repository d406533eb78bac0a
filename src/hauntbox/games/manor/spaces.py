"""The 49 spaces of the house, the Entrance and the six pits at its edge, as small numbers.

The grid is framed by a ring of spaces that hold no tile; the Entrance and the edge pits lie in that ring, each beside
the one space it touches. OFF is no space at all: pieces there are on a player board or out of the game.
"""

from typing import Final

from hauntbox.board.dark import steps_between

ROWS: Final = 7
WIDTH: Final = ROWS + 2
HEIGHT: Final = ROWS + 2
SIZE: Final = WIDTH * HEIGHT
OFF: Final = 0

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DELTA: Final = (-WIDTH, 1, WIDTH, -1)


def space(row: int, col: int) -> int:
    """The space (row, col), counted from 0, from north to south and from west to east."""
    return (row + 1) * WIDTH + col + 1


def row_of(at: int) -> int:
    return at // WIDTH - 1


def col_of(at: int) -> int:
    return at % WIDTH - 1


SPACES: Final[tuple[int, ...]] = tuple([space(row, col) for row in range(ROWS) for col in range(ROWS)])
INSIDE: Final[tuple[bool, ...]] = tuple([at in SPACES for at in range(SIZE)])
CENTRE: Final = space(3, 3)
FRONT: Final = space(6, 3)
"""The space in front of the Entrance."""
ENTRANCE: Final = space(7, 3)
SWORDS: Final = (space(1, 1), space(1, 5), space(5, 1), space(5, 5))
AROUND_CENTRE: Final = (space(2, 3), space(3, 2), space(3, 4), space(4, 3))
EDGE_PITS: Final = (space(5, -1), space(1, -1), space(-1, 1), space(-1, 5), space(1, 7), space(5, 7))
PIT_SIDE: Final = {EDGE_PITS[0]: EAST, EDGE_PITS[1]: EAST, EDGE_PITS[2]: SOUTH, EDGE_PITS[3]: SOUTH,
                   EDGE_PITS[4]: WEST, EDGE_PITS[5]: WEST}  # fmt: skip
"""In which direction an edge pit touches the grid."""

BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([at + delta for delta in DELTA if 0 <= at + delta < SIZE and INSIDE[at + delta]]) for at in range(SIZE)]
)
"""Adjacent spaces of the grid (of the Entrance: the one in front of it)."""
AROUND: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([to for to in SPACES if max(abs(row_of(to) - row_of(at)), abs(col_of(to) - col_of(at))) == 1])
        for at in range(SIZE)
    ]
)
"""Surrounding spaces of the grid: those that share a side or a corner."""
FAR: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([steps_between(a, b, WIDTH) for b in range(SIZE)]) for a in range(SIZE)]
)
"""Distances in orthogonal steps."""
RINGS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([tuple([to for to in SPACES if steps_between(at, to, WIDTH) == far]) for far in range(13)])
        for at in range(SIZE)
    ]
)
"""RINGS[at][n]: the spaces of the grid at distance n."""


def within(at: int, far: int) -> list[int]:
    """The spaces of the grid at most so far away, the space itself included, the nearest first."""
    return [to for ring in RINGS[at][: far + 1] for to in ring]


def beyond(at: int, d: int) -> int:
    """The space in a direction if it belongs to the grid; otherwise OFF."""
    there = at + DELTA[d]
    return there if INSIDE[there] else OFF


def space_text(at: int) -> str:
    """The notation of a space: row and column, as in the rulebook."""
    if INSIDE[at]:
        return f"{row_of(at)},{col_of(at)}"
    if at == ENTRANCE:
        return "entrance"
    return f"pit{EDGE_PITS.index(at) + 1}" if at in EDGE_PITS else "off"


def space_key(at: int) -> str:
    """The key of a space in scenes: column and row, as a drawing needs them."""
    return f"tile:{col_of(at)},{row_of(at)}"
