"""Lines of sight over a grid of tiles."""

from collections.abc import Container

from hauntbox.board.geometry import DELTA, FLOOR, NONE, WALL, cell, floor_of, x_of, y_of
from hauntbox.board.grid import Grid, touching


def ray(grid: Grid, start: int, d: int, blocks: Container[int] = (WALL,), limit: int = 1 << 30) -> list[int]:
    """The tiles seen from start in one direction, nearest first: the line ends at an edge that blocks."""
    seen: list[int] = []
    here = start
    while len(seen) < limit:
        near, far = touching(grid, here, d)
        if far == NONE or near in blocks or far in blocks:
            break
        here += DELTA[d]
        seen.append(here)
    return seen


def straight(grid: Grid, start: int, blocks: Container[int] = (WALL,), limit: int = 1 << 30) -> list[int]:
    """All tiles seen from start along the four straight lines."""
    return [at for d in range(4) for at in ray(grid, start, d, blocks, limit)]


def between(a: int, b: int) -> list[int]:
    """The cells that the straight line from the middle of a to the middle of b passes through, ends left out.

    A line that runs exactly through a corner touches neither of the two cells beside it.
    """
    if floor_of(a) != floor_of(b):
        raise ValueError("a line of sight stays on one floor")
    x, y = x_of(a), y_of(a)
    dx, dy = x_of(b) - x, y_of(b) - y
    step_x, step_y = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    wide, high = abs(dx), abs(dy)
    i = j = 0
    passed: list[int] = []
    while i < wide or j < high:
        lean = (1 + 2 * i) * high - (1 + 2 * j) * wide
        if lean <= 0:
            i += 1
            x += step_x
        if lean >= 0:
            j += 1
            y += step_y
        passed.append(cell(x, y, a // FLOOR))
    return passed[:-1]


def clear(a: int, b: int, blocked: Container[int]) -> bool:
    """Whether no blocked cell lies between two cells."""
    return not any(at in blocked for at in between(a, b))
