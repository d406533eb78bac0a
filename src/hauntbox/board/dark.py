"""Tiles that lie dark or lit on a grid: which edges are walls, what lies on edges, what can be seen.

A space is a small number in a grid of `width` columns. The outermost ring of spaces never holds a tile, so that a
step is an addition and never leaves the grid. Four sides are a mask of four bits, bit d for direction d (north, east,
south, west). Only lit tiles show walls.
"""

from typing import ClassVar, Final

EMPTY: Final = 0
DARK: Final = 1
LIT: Final = 2

NO_TILE: Final = -1
ALL_SIDES: Final = 15


def turned_sides(sides: int, r: int) -> int:
    """The sides after r quarter turns clockwise."""
    return (sides << r | sides >> (4 - r)) & ALL_SIDES


def side_rotations(sides: int) -> tuple[int, ...]:
    """The quarter turns that look different."""
    seen: list[int] = []
    found: list[int] = []
    for r in range(4):
        shape = turned_sides(sides, r)
        if shape not in seen:
            seen.append(shape)
            found.append(r)
    return tuple(found)


class DarkGrid:
    """For each space its tile, its face (EMPTY, DARK or LIT), the walls it shows, and what lies on its edges.

    A barrier (a force wall, a rockslide) makes a wall, a breach (a bomb) takes printed walls away. `walls` is worked
    out from the rest: bit d is set where nobody can cross in direction d.
    """

    __slots__ = ("barrier", "breach", "delta", "face", "printed", "tile", "walls", "width")
    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "face", "printed", "barrier", "breach")

    def __init__(self, width: int, height: int, blank: bool = False) -> None:
        self.width: int = width
        self.delta: tuple[int, ...] = (-width, 1, width, -1)
        if blank:
            return
        size = width * height
        self.tile: list[int] = [NO_TILE] * size
        self.face: list[int] = [EMPTY] * size
        self.printed: list[int] = [0] * size
        self.barrier: list[int] = [0] * size
        self.breach: list[int] = [0] * size
        self.walls: list[int] = [0] * size

    def copy(self) -> "DarkGrid":
        twin = DarkGrid(self.width, 0, True)
        twin.tile = self.tile[:]
        twin.face = self.face[:]
        twin.printed = self.printed[:]
        twin.barrier = self.barrier[:]
        twin.breach = self.breach[:]
        twin.walls = self.walls[:]
        return twin

    # --- tiles

    def lay_dark(self, at: int, tile: int) -> None:
        self.tile[at] = tile
        self.face[at] = DARK
        self.show(at, 0)

    def lay_lit(self, at: int, tile: int, printed: int) -> None:
        self.tile[at] = tile
        self.face[at] = LIT
        self.show(at, printed)

    def lift(self, at: int) -> None:
        """Takes a tile away; what lay on its edges has to be taken away before."""
        self.tile[at] = NO_TILE
        self.face[at] = EMPTY
        self.show(at, 0)

    def show(self, at: int, printed: int) -> None:
        """The tile shows these walls from now on."""
        self.printed[at] = printed
        for d in range(4):
            self.settle(at, d)

    # --- edges

    def settle(self, at: int, d: int) -> None:
        """Works out whether an edge is a wall."""
        there = at + self.delta[d]
        back = d ^ 2
        printed = (self.printed[at] >> d | self.printed[there] >> back) & 1
        if self.barrier[at] >> d & 1 or (printed and not self.breach[at] >> d & 1):
            self.walls[at] |= 1 << d
            self.walls[there] |= 1 << back
        else:
            self.walls[at] &= ~(1 << d)
            self.walls[there] &= ~(1 << back)

    def set_barrier(self, at: int, d: int, there: bool) -> None:
        set_side(self.barrier, at, d, at + self.delta[d], there)
        self.settle(at, d)

    def set_breach(self, at: int, d: int, there: bool) -> None:
        set_side(self.breach, at, d, at + self.delta[d], there)
        self.settle(at, d)

    # --- sight

    def ray(self, start: int, d: int, through_dark: bool) -> list[int]:
        """The tiles seen in one direction, nearest first: up to a wall, an empty space, or the first dark tile."""
        walls, face, step = self.walls, self.face, self.delta[d]
        seen: list[int] = []
        here = start
        while not walls[here] >> d & 1:
            here += step
            there = face[here]
            if there == EMPTY:
                break
            seen.append(here)
            if there == DARK and not through_dark:
                break
        return seen

    def sight(self, start: int, through_dark: bool = False) -> list[int]:
        """All tiles seen along the four straight lines; the space itself first."""
        seen = [start]
        for d in range(4):
            seen += self.ray(start, d, through_dark)
        return seen

    def sees(self, start: int, goal: int, through_dark: bool = False) -> bool:
        """Whether a straight line leads there; what lies at its ends does not matter."""
        if start == goal:
            return True
        d = direction(start, goal, self.width)
        if d < 0:
            return False
        here = start
        step = self.delta[d]
        while not self.walls[here] >> d & 1:
            here += step
            if here == goal:
                return True
            if self.face[here] == EMPTY or (self.face[here] == DARK and not through_dark):
                return False
        return False


def set_side(sides: list[int], at: int, d: int, there: int, on: bool) -> None:
    """Marks an edge from both of its spaces."""
    if on:
        sides[at] |= 1 << d
        sides[there] |= 1 << (d ^ 2)
    else:
        sides[at] &= ~(1 << d)
        sides[there] &= ~(1 << (d ^ 2))


def direction(start: int, goal: int, width: int) -> int:
    """The direction of a straight line between two spaces; -1 where there is none."""
    row, column = start // width, start % width
    goal_row, goal_column = goal // width, goal % width
    if column == goal_column and row != goal_row:
        return 0 if goal_row < row else 2
    if row == goal_row and column != goal_column:
        return 1 if goal_column > column else 3
    return -1


def steps_between(a: int, b: int, width: int) -> int:
    """How many orthogonal steps two spaces are apart, whatever lies between."""
    return abs(a // width - b // width) + abs(a % width - b % width)
