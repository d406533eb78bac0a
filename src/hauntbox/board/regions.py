"""What edges enclose: rooms of tiles that hang together, and gaps in the middle of tiles."""

from hauntbox.board.geometry import DELTA, OPEN
from hauntbox.board.grid import Grid


def room(grid: Grid, at: int) -> list[int]:
    """The tiles joined with this one through open edges on both sides, itself first."""
    edges = grid.edges
    found = [at]
    for here in found:
        packed = edges[here]
        for d in range(4):
            if packed >> 2 * d & 3 == OPEN:
                there = here + DELTA[d]
                if there not in found and edges.get(there, 0) >> 2 * (d ^ 2) & 3 == OPEN:
                    found.append(there)
    return found


def enclosed(grid: Grid, tiles: list[int]) -> bool:
    """Whether no open edge of these tiles looks at an empty cell."""
    edges = grid.edges
    for here in tiles:
        packed = edges[here]
        for d in range(4):
            if packed >> 2 * d & 3 == OPEN and here + DELTA[d] not in edges:
                return False
    return True


def is_gap(grid: Grid, at: int) -> bool:
    """Whether a cell is empty with tiles on all four sides."""
    edges = grid.edges
    return at not in edges and all(at + delta in edges for delta in DELTA)


def hole(grid: Grid, at: int, limit: int = 64) -> list[int]:
    """The empty cells that hang together with this one inside the tiles; empty when it is open to the outside."""
    edges = grid.edges
    if at in edges:
        return []
    found = [at]
    for here in found:
        if len(found) > limit:
            return []
        for delta in DELTA:
            there = here + delta
            if there not in edges and there not in found:
                found.append(there)
    return found


class Layers:
    """Groups of tiles that may grow together: each cell has the number of its layer, the lowest survives a merge."""

    __slots__ = ("of",)

    def __init__(self) -> None:
        self.of: dict[int, int] = {}

    def copy(self) -> "Layers":
        twin = Layers()
        twin.of = self.of.copy()
        return twin

    def add(self, at: int, beside: list[int]) -> bool:
        """Puts a cell into the layer of the cells it is connected with; says whether layers merged."""
        of = self.of
        if not beside:
            of[at] = max(of.values(), default=-1) + 1
            return False
        lowest = min([of[there] for there in beside])
        of[at] = lowest
        merged = [of[there] for there in beside if of[there] != lowest]
        if merged:
            for there, layer in of.items():
                if layer in merged:
                    of[there] = lowest
        return bool(merged)
