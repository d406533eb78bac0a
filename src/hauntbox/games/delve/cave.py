"""The cave: the tiles that have been laid, as squares and as tiles. DEL-MAP, DEL-EXPLORE-1, DEL-EXPLORE-12.

A `Cave` is a value: laying a tile, plugging an edge or digging one open makes another cave. So positions share it,
and distances once worked out are remembered.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from hauntbox.board.geometry import DELTA
from hauntbox.board.paths import Links
from hauntbox.board.squares import (
    AROUND,
    MIDDLES,
    OFFSETS,
    SIDE,
    SIDES,
    STRAIGHT,
    cell_of,
    first_square,
    links_of,
    square_in,
    squares_of,
    touching_squares,
)
from hauntbox.games.delve.tiles import (
    FLOOR,
    FUNGUS_GARDEN,
    MUSHROOM,
    SQUEEZE,
    STACK,
    START_A,
    START_B,
    TILES,
    VENT,
    WALKABLE,
    WALL,
    WALL_LIKE,
    WATER,
)

FAR: Final = 1000
"""DEL-MAP-12: as far as a tile that cannot be reached."""


Seam = tuple[int, tuple[int, ...], tuple[int, ...]]
"""From a cell to one that touches it: the way there, and the squares on either side by offsets from the first ones."""


class Shape(NamedTuple):
    """A tile turned so often, by offsets from its first square: as if nothing lay around it."""

    ground: tuple[tuple[int, str], ...]
    water: tuple[int, ...]
    floor: tuple[int, ...]
    mushrooms: tuple[int, ...]
    links: tuple[tuple[int, tuple[int, ...]], ...]
    seams: tuple[Seam, ...]
    doors: tuple[bool, ...]


def seam(delta: int, own: tuple[int, ...], others: tuple[int, ...]) -> Seam:
    return delta, tuple([OFFSETS[place] for place in own]), tuple([OFFSETS[place] for place in others])


SEAMS: Final = (
    *[seam(DELTA[d], SIDES[d], SIDES[d ^ 2]) for d in range(4)],
    seam(DELTA[0] + DELTA[1], (3,), (12,)),
    seam(DELTA[1] + DELTA[2], (15,), (0,)),
    seam(DELTA[2] + DELTA[3], (12,), (3,)),
    seam(DELTA[3] + DELTA[0], (0,), (15,)),
)
"""The cells around a cell, with the places of either tile that touch the other."""


def open_seams(ground: Mapping[int, str], first: int) -> tuple[Seam, ...]:
    """Those seams of a tile that are not all wall on its own side, without the walls there."""
    found = [
        (delta, tuple([s for s in own if ground[first + s] not in WALL_LIKE]), others) for delta, own, others in SEAMS
    ]
    return tuple([one for one in found if one[1]])


def is_door(ground: Mapping[int, str], first: int, d: int) -> bool:
    """DEL-MAP-3: both middle squares of a side are walkable."""
    a, b = MIDDLES[d]
    return ground[first + OFFSETS[a]] in WALKABLE and ground[first + OFFSETS[b]] in WALKABLE


def shape(grid: str) -> Shape:
    ground = dict(zip(OFFSETS, grid, strict=True))
    floor = tuple([offset for offset in OFFSETS if ground[offset] in WALKABLE])
    return Shape(
        tuple(ground.items()),
        tuple([offset for offset in OFFSETS if ground[offset] == WATER]),
        floor,
        tuple([offset for offset in OFFSETS if ground[offset] == MUSHROOM]),
        tuple([(offset, links_of(offset, ground, WALKABLE, WALL_LIKE)) for offset in floor]),
        open_seams(ground, 0),
        tuple([is_door(ground, 0, d) for d in range(4)]),
    )


SHAPES: Final = tuple([shape(grid) for tile in TILES for grid in tile.grids])
"""By tile number * 4 + quarter turns."""


DIAGONAL: Final = [step for step in AROUND if step[1]]
SIDE_OFFSETS: Final = tuple([tuple([OFFSETS[place] for place in side]) for side in SIDES])
"""From the first square of a tile to the squares of each side."""


class Cave:
    """`tiles`: cell -> tile number * 4 + quarter turns. `plugs` and `dug`: edges, written cell * 4 + direction.

    Worked out from these: `ground` of every square, `links` between squares (DEL-MAP-7), `ways` between adjacent tiles
    (DEL-MAP-4), `floors` and `mushrooms` (the walkable squares of each tile), `open` (the edges at which a tile could
    be laid), `water` (the squares that cost 2), `cells` (the cell of every square).
    """

    __slots__ = (
        "cells", "dug", "fields", "floors", "ground", "links", "mushrooms", "open", "plugs", "tiles",
        "water", "ways",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ("tiles", "plugs", "dug")

    def __init__(self, other: "Cave | None" = None) -> None:
        self.tiles: dict[int, int] = other.tiles.copy() if other else {}
        self.plugs: tuple[int, ...] = other.plugs if other else ()
        self.dug: tuple[int, ...] = other.dug if other else ()
        self.ground: dict[int, str] = other.ground.copy() if other else {}
        self.cells: dict[int, int] = other.cells.copy() if other else {}
        self.links: Links = other.links.copy() if other else {}
        self.ways: Links = other.ways.copy() if other else {}
        self.floors: dict[int, tuple[int, ...]] = other.floors.copy() if other else {}
        self.mushrooms: dict[int, tuple[int, ...]] = other.mushrooms.copy() if other else {}
        self.open: tuple[int, ...] = other.open if other else ()
        self.water: frozenset[int] = other.water if other else frozenset()
        self.fields: dict[int, dict[int, int]] = {}

    # --- what lies where

    def tile(self, at: int) -> int:
        """The number of the tile in a cell; -1 where none lies."""
        return self.tiles.get(at, -4) >> 2

    def turns(self, at: int) -> int:
        return self.tiles[at] & 3

    def where(self, tile: int) -> int:
        """The cell in which a tile lies; 0 while it does not."""
        for at, code in self.tiles.items():
            if code >> 2 == tile:
                return at
        return 0

    def printed(self, at: int, row: int, column: int) -> int:
        """The square that is rRcC of a tile's printed grid, wherever it lies and however it is turned."""
        for _ in range(self.turns(at)):
            row, column = column, SIDE - 1 - row
        return square_in(at, row * SIDE + column)

    def can_stand(self, square: int) -> bool:
        """Whether a square can be entered at all."""
        return self.ground.get(square, WALL) in WALKABLE

    def squares_with(self, at: int, ground: str) -> list[int]:
        return [square for square in squares_of(at) if self.ground[square] == ground]

    def beside(self, square: int, ground: str) -> bool:
        """DEL-MAP-10: next to such a feature of the same tile."""
        here = cell_of(square)
        return any(self.ground.get(s, "") == ground and cell_of(s) == here for s in touching_squares(square))

    # --- distances in tiles

    def field(self, at: int) -> dict[int, int]:
        """DEL-MAP-5: steps from the tile in a cell to every tile that can be reached from it."""
        found = self.fields.get(at)
        if found is None:
            found = self.fields[at] = {at: 0}
            ways = self.ways
            line = [at]
            for here in line:  # it grows as the field does
                far = found[here] + 1
                for there in ways[here]:
                    if there not in found:
                        found[there] = far
                        line.append(there)
        return found

    def apart(self, a: int, b: int) -> int:
        """The distance in tiles between two squares."""
        return self.field(cell_of(a)).get(cell_of(b), FAR)

    def within(self, at: int, steps: int) -> list[int]:
        """The cells of the tiles within so many tiles of the tile in a cell."""
        return [there for there, far in self.field(at).items() if far <= steps]

    # --- edges

    def is_open(self, at: int, d: int) -> bool:
        """DEL-MAP-3: both middle squares of a side are walkable, and there is no plug."""
        return is_door(self.ground, first_square(at), d) and at * 4 + d not in self.plugs

    def diggable(self) -> list[int]:
        """DEL-EXPLORE-12: closed edges at empty cells with a middle square that touches a walkable one of its tile."""
        return [
            at * 4 + d
            for at in self.tiles
            for d in range(4)
            if at + DELTA[d] not in self.tiles
            and at * 4 + d not in self.plugs
            and not self.is_open(at, d)
            and self.doorsteps(at * 4 + d)
        ]

    def doorsteps(self, edge: int) -> list[int]:
        """The walkable squares of a tile that touch a middle square of a closed edge orthogonally."""
        at = edge >> 2
        middles = [square_in(at, place) for place in MIDDLES[edge & 3]]
        found = [middle + step for middle in middles for step in STRAIGHT]
        return [s for s in found if s not in middles and cell_of(s) == at and self.can_stand(s)]

    def standing(self, edge: int) -> list[int]:
        """DEL-EXPLORE-2, DEL-EXPLORE-12: the squares on which a hero stands on an edge."""
        at, d = edge >> 2, edge & 3
        if self.is_open(at, d):
            return [square_in(at, place) for place in SIDES[d]]
        return self.doorsteps(edge)

    def stands_on(self, square: int, edge: int) -> bool:
        """Whether a hero on this square stands on an edge."""
        at, d = edge >> 2, edge & 3
        if edge in self.open or self.is_open(at, d):
            return square - first_square(at) in SIDE_OFFSETS[d]
        return square in self.doorsteps(edge)

    # --- other caves

    def with_tile(self, at: int, tile: int, turns: int) -> "Cave":
        """DEL-EXPLORE-4, DEL-EXPLORE-5: this cave with one more tile, whatever lies around it."""
        cave = Cave(self)
        cave.tiles[at] = tile * 4 + turns
        first = first_square(at)
        shape = SHAPES[tile * 4 + turns]
        ground, cells, links = cave.ground, cave.cells, cave.links
        for offset, letter in shape.ground:
            ground[first + offset] = letter
            cells[first + offset] = at
        if shape.water:
            cave.water |= {first + offset for offset in shape.water}
        cave.floors[at] = tuple([first + offset for offset in shape.floor])
        cave.mushrooms[at] = tuple([first + offset for offset in shape.mushrooms])
        for offset, beside in shape.links:
            links[first + offset] = tuple([first + other for other in beside])
        cave._border(at, shape.seams)
        cave._connect(at, shape.doors)
        return cave

    def _border(self, at: int, seams: tuple[Seam, ...]) -> None:
        """The squares on both sides of what the tile in a cell touches get their links anew."""
        ground, links, tiles = self.ground, self.links, self.tiles
        first = first_square(at)
        again: set[int] = set()
        for delta, own, others in seams:
            if at + delta in tiles:
                there = first_square(at + delta)
                beyond = [there + offset for offset in others if ground[there + offset] not in WALL_LIKE]
                if beyond:  # else there is nothing but wall between them, as before
                    again.update(beyond)
                    again.update([first + offset for offset in own])
        for s in again:
            if s in links:
                links[s] = self._links(s)

    def _links(self, at: int) -> tuple[int, ...]:
        """DEL-MAP-7: the walkable squares around a square; none across a plugged edge (DEL-ADV-6-2).

        Only squares that can be walked have links.
        """
        links, ground = self.links, self.ground
        found = [at + step for step in STRAIGHT if at + step in links]
        for step, left, right in DIAGONAL:
            if at + step in links and (
                ground.get(at + left, WALL) not in WALL_LIKE or ground.get(at + right, WALL) not in WALL_LIKE
            ):
                found.append(at + step)
        if self.plugs:
            shut = self._plugged_off(cell_of(at))
            found = [s for s in found if cell_of(s) not in shut]
        return tuple(found)

    def _plugged_off(self, at: int) -> list[int]:
        """The cells beyond the plugs on the sides of a cell, on whichever tile they were put."""
        return [
            at + DELTA[d] for d in range(4) if at * 4 + d in self.plugs or (at + DELTA[d]) * 4 + (d ^ 2) in self.plugs
        ]

    def _connect(self, at: int, doors: Sequence[bool]) -> None:
        """Ways to the tiles around the one in a cell, and the edges that are open now; `doors`: its own sides."""
        tiles, ways = self.tiles, self.ways
        edges = [edge for edge in self.open if edge >> 2 != at and (edge >> 2) + DELTA[edge & 3] != at]
        found: list[int] = []
        for d in range(4):
            there = at + DELTA[d]
            if there in tiles:
                joined = doors[d] and self.is_open(there, d ^ 2)
                if joined:
                    found.append(there)
                before = ways[there]
                around = [there + delta for delta in DELTA]
                ways[there] = tuple([cell for cell in around if (joined if cell == at else cell in before)])
            elif doors[d]:
                edges.append(at * 4 + d)
        ways[at] = tuple(found)
        self.open = tuple(edges)

    def with_plug(self, edge: int) -> "Cave":
        """DEL-ADV-6-2: a plugged edge stays closed: no tile is laid there, and nobody steps or reaches across it."""
        cave = Cave(self)
        cave.plugs = (*self.plugs, edge)
        cave._join(edge >> 2)
        return cave

    def dug_open(self, edge: int) -> "Cave":
        """DEL-EXPLORE-12: the middle squares of an edge become floor."""
        cave = Cave(self)
        cave.dug = (*self.dug, edge)
        for place in MIDDLES[edge & 3]:
            cave._pave(square_in(edge >> 2, place), FLOOR)
        cave._join(edge >> 2)
        return cave

    def _pave(self, at: int, ground: str) -> None:
        self.ground[at] = ground
        if ground == WATER:
            self.water |= {at}

    def _join(self, at: int) -> None:
        """Works out anew what hangs on the tile in a cell, whose grounds are no longer the printed ones."""
        inside = squares_of(at)
        self.floors[at] = tuple([s for s in inside if self.ground[s] in WALKABLE])
        self.mushrooms[at] = tuple([s for s in inside if self.ground[s] == MUSHROOM])
        for s in inside:
            if self.ground[s] in WALKABLE:
                self.links[s] = ()
            else:
                self.links.pop(s, None)
        for s in self.floors[at]:
            self.links[s] = self._links(s)
        self._border(at, open_seams(self.ground, first_square(at)))
        self._connect(at, [self.is_open(at, d) for d in range(4)])


def is_vent_tile(cave: Cave, at: int) -> bool:
    """DEL-TILE-1: a vent that has been dug away is none."""
    return any(cave.ground[s] == VENT for s in squares_of(at))


def is_squeeze(cave: Cave, square: int) -> bool:
    return cave.tiles[cave.cells[square]] >> 2 in SQUEEZE


def mushroom_count(tile: int) -> int:
    """DEL-TILE-9: how many monsters come with a tile."""
    return 2 if tile == FUNGUS_GARDEN else 1


def start_cave() -> Cave:
    return Cave().with_tile(START_A, STACK, 0).with_tile(START_B, STACK + 1, 0)


START: Final = start_cave()
