"""Tiles on a grid: which edges lie where, and what every empty cell beside them would have to meet."""

from typing import Final

from hauntbox.board.geometry import DELTA, FLOOR, REACH, WIDTH, side, turned, x_of, y_of

LOW: Final = 64 - REACH
HIGH: Final = 64 + REACH


class Grid:
    """`edges` has the packed edges of every tile. `rim` has every empty cell beside a tile, with
    the edges its neighbours show it (side d of the profile is what the neighbour in direction d
    shows; 0 where there is none)."""

    __slots__ = ("edges", "rim")

    def __init__(self) -> None:
        self.edges: dict[int, int] = {}
        self.rim: dict[int, int] = {}

    def copy(self) -> "Grid":
        twin = Grid()
        twin.edges = self.edges.copy()
        twin.rim = self.rim.copy()
        return twin

    def put(self, at: int, packed: int) -> None:
        """Lays a tile on an empty cell."""
        edges = self.edges
        rim = self.rim
        edges[at] = packed
        rim.pop(at, 0)
        for d in range(4):
            there = at + DELTA[d]
            if there not in edges:
                rim[there] = rim.get(there, 0) | (packed >> 2 * d & 3) << 2 * (d ^ 2)

    def lift(self, at: int) -> int:
        """Takes a tile away and returns its edges."""
        packed = self.edges.pop(at)
        if self.neighbours(at):
            self.rim[at] = self.profile(at)
        for delta in DELTA:
            there = at + delta
            if there in self.rim:
                if self.neighbours(there):
                    self.rim[there] = self.profile(there)
                else:
                    del self.rim[there]
        return packed

    def profile(self, at: int) -> int:
        """What the neighbours of a cell show it."""
        shown = 0
        for d in range(4):
            shown |= (self.edges.get(at + DELTA[d], 0) >> 2 * (d ^ 2) & 3) << 2 * d
        return shown

    def turn(self, at: int, r: int) -> None:
        """Turns a tile where it lies."""
        packed = self.lift(at)
        self.put(at, turned(packed, r))

    def slide(self, start: int, end: int) -> None:
        """Moves a tile to an empty cell, as it is turned."""
        packed = self.lift(start)
        self.put(end, packed)

    def neighbours(self, at: int) -> list[int]:
        """The cells beside this one that hold a tile."""
        return [at + delta for delta in DELTA if at + delta in self.edges]

    def box(self, floor: int = 0) -> tuple[int, int, int, int]:
        """The smallest box around all tiles of a floor: west, north, east, south."""
        cells = [at for at in self.edges if at // FLOOR == floor]
        xs = [x_of(at) for at in cells]
        ys = [y_of(at) for at in cells]
        return min(xs), min(ys), max(xs), max(ys)


def within_reach(at: int) -> bool:
    return abs(x_of(at)) <= REACH and abs(y_of(at)) <= REACH


def at_brink(at: int) -> bool:
    """Whether a cell lies on the outermost ring that is used."""
    column, row = at % WIDTH, at % FLOOR // WIDTH
    return column <= LOW or column >= HIGH or row <= LOW or row >= HIGH


def touching(grid: Grid, at: int, d: int) -> tuple[int, int]:
    """The two edges that meet on side d of a tile; 0 where nothing lies beyond."""
    beyond = grid.edges.get(at + DELTA[d], 0)
    return side(grid.edges[at], d), side(beyond, d ^ 2)
