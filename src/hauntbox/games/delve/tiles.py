"""The cavern tiles: declared as printed, the triangle on the south side (DEL-MAP-1 to DEL-MAP-3).

`#` wall, `.` floor, `m` mushroom patch, `s` stairs, `e` exit, `~` water, `x` chasm, `o` pillar, `v` vent, `t` throne.
"""

from typing import Final, NamedTuple

from hauntbox.board.geometry import cell
from hauntbox.board.squares import turned_places

WALKABLE: Final = ".mse~"
WALL_LIKE: Final = "#ovt"
MUSHROOM: Final = "m"
STAIRS: Final = "s"
EXIT: Final = "e"
WATER: Final = "~"
VENT: Final = "v"
PILLAR: Final = "o"
THRONE: Final = "t"
FLOOR: Final = "."
WALL: Final = "#"

WHITE: Final = "white"
BLACK: Final = "black"
PLAIN: Final = ""
"""The start tile has no triangle."""


class Tile(NamedTuple):
    """`grid` has the 16 grounds row by row; `grids` the same for each number of quarter turns clockwise."""

    id: str
    triangle: str
    grid: str
    grids: tuple[str, ...]


def tile(name: str, triangle: str, grid: str) -> Tile:
    rows = grid.replace("/", "")
    return Tile(name, triangle, rows, tuple([turned_places(rows, turns) for turns in range(4)]))


TILES: Final = (
    tile("c01", WHITE, "#..#/#.m#/#..#/#..#"),
    tile("c02", WHITE, "#..#/#..#/#m.#/#..#"),
    tile("c03", WHITE, "####/..m#/...#/#..#"),
    tile("c04", WHITE, "####/m..#/...#/...#"),
    tile("c05", WHITE, "####/#m../#.../#..#"),
    tile("c06", WHITE, "####/#.../#.m./#..."),
    tile("c07", WHITE, "#..#/...#/.m.#/#..#"),
    tile("c08", WHITE, "#..#/#.../#.m./#..#"),
    tile("c09", WHITE, "####/.m../..../#..#"),
    tile("c10", WHITE, "####/..../..m./#..."),
    tile("c11", WHITE, "...#/..m#/...#/#..#"),
    tile("c12", WHITE, "#.../#m../#.../#..."),
    tile("s01", WHITE, "#..#/##.#/#m.#/#..#"),
    tile("s02", WHITE, "#..#/#.##/#.m#/#..#"),
    tile("s03", WHITE, "####/..##/.m##/#..#"),
    tile("s04", WHITE, "####/##../##m./#..#"),
    tile("c13", BLACK, "#..#/...#/..m#/#..#"),
    tile("c14", BLACK, "#..#/#.../#m../#..#"),
    tile("c15", BLACK, "####/..../.m../#..#"),
    tile("c16", BLACK, "####/..m./..../...."),
    tile("c17", BLACK, "#..#/.m../..../#..#"),
    tile("c18", BLACK, "..../..../..m./#..#"),
    tile("c19", BLACK, "#.../..../.m../...#"),
    tile("c20", BLACK, "#..#/..m./.o../#..#"),
    tile("v01", BLACK, "#..#/...v/.m.#/#..#"),
    tile("v02", BLACK, "#..#/#.../v.m./#..#"),
    tile("v03", BLACK, "#v##/..../..m./#..#"),
    tile("v04", BLACK, "##v#/.m../..../#..."),
    tile("v05", BLACK, "#..#/v..#/#.m#/#..#"),
    tile("v06", BLACK, "#..v/..../.m../#..#"),
    tile("sunless_river", WHITE, "#..#/#~~#/#.m#/#..#"),
    tile("broken_gate", WHITE, "#..#/.o../..m./#..#"),
    tile("rune_floor", BLACK, "#..#/..../.m../#..#"),
    tile("crystal_grotto", WHITE, "#..#/.o.#/.m.#/#..#"),
    tile("secret_hollow", WHITE, "####/#m.#/#..#/#..#"),
    tile("dark_chasm", BLACK, "#m.#/#.x#/#.x#/#..#"),
    tile("king_statue", BLACK, "#..#/#o../#.m./#..#"),
    tile("fungus_garden", BLACK, "#m.#/..../..m./#..#"),
    # the start tile
    tile("start_a", PLAIN, "#.../..m./..../#..."),
    tile("start_b", PLAIN, "####/.ss./.m../...#"),
    # the doubles: the near half, then the far half straight behind it
    tile("shaft_near", WHITE, "#..#/#.m#/#..#/#..#"),
    tile("shaft_far", WHITE, "####/#ee#/#m.#/#..#"),
    tile("lair_near", WHITE, "#..#/..../.m../#..#"),
    tile("lair_far", BLACK, "####/.m../..../#..#"),
    tile("throne_near", WHITE, "#..#/.o../..m./#..#"),
    tile("throne_far", BLACK, "####/.tt./.m../#..#"),
)
NUMBER: Final = {tile.id: number for number, tile in enumerate(TILES)}
STACK: Final = 38
"""The first so many tiles can be in the stack; the others are the start tile and the doubles."""
START_A: Final = cell(0, 0)
START_B: Final = cell(1, 0)

RUNE_FLOOR: Final = NUMBER["rune_floor"]
CRYSTAL_GROTTO: Final = NUMBER["crystal_grotto"]
SECRET_HOLLOW: Final = NUMBER["secret_hollow"]
KING_STATUE: Final = NUMBER["king_statue"]
FUNGUS_GARDEN: Final = NUMBER["fungus_garden"]
SQUEEZE: Final = tuple([NUMBER[name] for name in ("s01", "s02", "s03", "s04")])
VENTS: Final = tuple([number for number, tile in enumerate(TILES) if VENT in tile.grid])


def first_mushroom(number: int, turns: int) -> int:
    """The place of the first mushroom square of the printed grid, on a tile turned so often."""
    place = TILES[number].grid.index(MUSHROOM)
    marked = turned_places("".join(["*" if i == place else "-" for i in range(16)]), turns)
    return marked.index("*")
