"""The tiles as printed: grids, triangles, open and closed edges."""

from collections import Counter

import pytest

from hauntbox.board.geometry import EAST, NORTH, SOUTH, WEST, cell
from hauntbox.board.squares import MIDDLES, SIDES
from hauntbox.games.delve.cave import Cave
from hauntbox.games.delve.tiles import (
    BLACK,
    MUSHROOM,
    NUMBER,
    SQUEEZE,
    STACK,
    TILES,
    VENTS,
    WALKABLE,
    WHITE,
    first_mushroom,
)

TILES_PRINTED = """
c01 white #..#/#.m#/#..#/#..# N
c02 white #..#/#..#/#m.#/#..# N
c03 white ####/..m#/...#/#..# W
c04 white ####/m..#/...#/...# W
c05 white ####/#m../#.../#..# E
c06 white ####/#.../#.m./#... E
c07 white #..#/...#/.m.#/#..# NW
c08 white #..#/#.../#.m./#..# NE
c09 white ####/.m../..../#..# EW
c10 white ####/..../..m./#... EW
c11 white ...#/..m#/...#/#..# NW
c12 white #.../#m../#.../#... NE
s01 white #..#/##.#/#m.#/#..# N
s02 white #..#/#.##/#.m#/#..# N
s03 white ####/..##/.m##/#..# W
s04 white ####/##../##m./#..# E
c13 black #..#/...#/..m#/#..# NW
c14 black #..#/#.../#m../#..# NE
c15 black ####/..../.m../#..# EW
c16 black ####/..m./..../.... EW
c17 black #..#/.m../..../#..# NEW
c18 black ..../..../..m./#..# NEW
c19 black #.../..../.m../...# NEW
c20 black #..#/..m./.o../#..# NEW
v01 black #..#/...v/.m.#/#..# NW
v02 black #..#/#.../v.m./#..# NE
v03 black #v##/..../..m./#..# EW
v04 black ##v#/.m../..../#... EW
v05 black #..#/v..#/#.m#/#..# N
v06 black #..v/..../.m../#..# NEW
sunless_river white #..#/#~~#/#.m#/#..# N
broken_gate white #..#/.o../..m./#..# NEW
rune_floor black #..#/..../.m../#..# NEW
crystal_grotto white #..#/.o.#/.m.#/#..# NW
secret_hollow white ####/#m.#/#..#/#..#
dark_chasm black #m.#/#.x#/#.x#/#..# N
king_statue black #..#/#o../#.m./#..# NE
fungus_garden black #m.#/..../..m./#..# NEW
start_a none #.../..m./..../#... NEW
start_b none ####/.ss./.m../...# EW
shaft_near white #..#/#.m#/#..#/#..# N
shaft_far white ####/#ee#/#m.#/#..#
lair_near white #..#/..../.m../#..# NEW
lair_far black ####/.m../..../#..# EW
throne_near white #..#/.o../..m./#..# NEW
throne_far black ####/.tt./.m../#..# EW
"""
LETTERS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def rows() -> list[tuple[str, str, str, str]]:
    """Name, triangle, grid, open edges besides the south one."""
    found = []
    for line in TILES_PRINTED.strip().split("\n"):
        name, triangle, grid, edges = [*line.split(), ""][:4]
        found.append((name, triangle, grid, edges))
    return found


def test_the_tiles() -> None:
    assert [(t.id, t.triangle or "none", t.grid) for t in TILES] == [
        (name, triangle, grid.replace("/", "")) for name, triangle, grid, _ in rows()
    ]


@pytest.mark.rule("DEL-MAP-3")
@pytest.mark.parametrize("row", rows(), ids=[row[0] for row in rows()])
def test_an_edge_is_open_when_both_its_middle_squares_can_be_walked(row: tuple[str, str, str, str]) -> None:
    name, _, _, edges = row
    at = cell(0, 0)
    cave = Cave().with_tile(at, NUMBER[name], 0)
    assert sorted([d for d in range(4) if cave.is_open(at, d)]) == sorted([LETTERS[d] for d in edges + "S"])


@pytest.mark.rule("DEL-MAP-3")
def test_all_four_squares_of_a_closed_edge_are_wall_or_vent() -> None:
    for tile in TILES:
        for d in range(4):
            if not all(tile.grid[place] in WALKABLE for place in MIDDLES[d]):
                assert all(tile.grid[place] in "#v" for place in SIDES[d]), (tile.id, d)


def test_how_many_tiles_there_are() -> None:
    triangles = Counter([tile.triangle for tile in TILES[:STACK]])
    assert triangles == {WHITE: 20, BLACK: 18}
    kinds = Counter([tile.id[0] if tile.id[1:].isdigit() else "named" for tile in TILES[:STACK]])
    assert kinds == {"c": 20, "s": 4, "v": 6, "named": 8}
    assert [TILES[number].id for number in SQUEEZE] == ["s01", "s02", "s03", "s04"]
    assert [TILES[number].id for number in VENTS] == ["v01", "v02", "v03", "v04", "v05", "v06"]
    assert len(TILES) == 38 + 2 + 2 * 3


def test_every_tile_has_mushrooms_the_fungus_garden_two() -> None:
    twos = [tile.id for tile in TILES if tile.grid.count(MUSHROOM) == 2]
    assert twos == ["fungus_garden"]
    assert all(MUSHROOM in tile.grid for tile in TILES)


@pytest.mark.parametrize(("turns", "place"), [(0, 1), (1, 7), (2, 14), (3, 8)])
def test_the_first_mushroom_is_that_of_the_printed_grid_however_the_tile_lies(turns: int, place: int) -> None:
    assert first_mushroom(NUMBER["fungus_garden"], turns) == place
