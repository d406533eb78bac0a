"""Tiles on a grid, and what the empty cells beside them would have to meet."""

from board.maps import grid, places
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntbox.board.geometry import DELTA, DOOR, EAST, NONE, OPEN, SOUTH, WALL, WEST, cell, edges, side, write_edges
from hauntbox.board.grid import Grid, touching

HERE = cell(0, 0)
moves = st.lists(
    st.tuples(st.sampled_from(["put", "lift", "turn", "slide"]), st.integers(0, 99), st.integers(0, 255)), max_size=40
)


def brute_rim(tiles: Grid) -> dict[int, int]:
    """Every empty cell beside a tile, worked out from nothing but the tiles."""
    rim: dict[int, int] = {}
    for at in {at + delta for at in tiles.edges for delta in DELTA} - set(tiles.edges):
        rim[at] = 0
        for d in range(4):
            rim[at] |= side(tiles.edges.get(at + DELTA[d], 0), d ^ 2) << 2 * d
    return rim


def test_the_rim_shows_an_empty_cell_what_its_neighbours_show_it() -> None:
    tiles = Grid()
    tiles.put(HERE, edges("ODWO"))
    tiles.put(cell(1, 1), edges("DWWW"))
    assert sorted(tiles.rim) == places((0, -1), (1, 0), (0, 1), (-1, 0), (2, 1), (1, 2))
    assert write_edges(tiles.rim[cell(1, 0)]) == "__DD"
    assert write_edges(tiles.rim[cell(0, 1)]) == "WW__"


def test_a_tile_laid_on_the_rim_takes_its_cell() -> None:
    tiles = grid("oo")
    assert cell(1, 0) not in tiles.rim
    assert tiles.neighbours(HERE) == [cell(1, 0)]


def test_a_lifted_tile_leaves_nothing_behind() -> None:
    tiles = Grid()
    tiles.put(HERE, edges("ODWO"))
    assert write_edges(tiles.lift(HERE)) == "ODWO"
    assert (tiles.edges, tiles.rim) == ({}, {})


def test_a_turned_tile_shows_other_edges() -> None:
    tiles = Grid()
    tiles.put(HERE, edges("ODWW"))
    tiles.turn(HERE, 1)
    assert write_edges(tiles.edges[HERE]) == "WODW"
    assert side(tiles.rim[cell(1, 0)], WEST) == OPEN


def test_a_tile_slides_as_it_is_turned() -> None:
    tiles = grid("oe.")
    tiles.slide(cell(1, 0), cell(1, 2))
    assert sorted(tiles.edges) == places((0, 0), (1, 2))
    assert write_edges(tiles.edges[cell(1, 2)]) == "WOWW"
    assert tiles.rim == brute_rim(tiles)


@settings(max_examples=100, deadline=None)
@given(moves)
def test_the_rim_is_right_after_any_moves_of_tiles(steps: list[tuple[str, int, int]]) -> None:
    tiles = Grid()
    for move, number, packed in steps:
        laid = sorted(tiles.edges)
        empty = [cell(x, y, floor) for floor in (0, 1) for x in range(4) for y in range(4)]
        empty = [at for at in empty if at not in tiles.edges]
        if move == "put" and empty:
            tiles.put(empty[number % len(empty)], packed)
        elif laid and move == "lift":
            tiles.lift(laid[number % len(laid)])
        elif laid and move == "turn":
            tiles.turn(laid[number % len(laid)], packed % 4)
        elif laid and move == "slide" and empty:
            tiles.slide(laid[number % len(laid)], empty[packed % len(empty)])
        assert tiles.rim == brute_rim(tiles)


def test_the_edges_that_meet_are_seen_from_both_sides() -> None:
    tiles = Grid()
    tiles.put(HERE, edges("ODWO"))
    tiles.put(cell(1, 0), edges("WWWW"))
    assert touching(tiles, HERE, EAST) == (DOOR, WALL)
    assert touching(tiles, cell(1, 0), WEST) == (WALL, DOOR)
    assert touching(tiles, HERE, SOUTH) == (WALL, NONE)


def test_the_box_is_the_smallest_around_the_tiles_of_a_floor() -> None:
    tiles = grid("..o\n...\no..")
    tiles.put(cell(9, 9, 1), edges("OOOO"))
    assert tiles.box() == (0, 0, 2, 2)
    assert tiles.box(1) == (9, 9, 9, 9)


def test_floors_do_not_touch() -> None:
    tiles = Grid()
    tiles.put(cell(0, 0, 0), edges("OOOO"))
    tiles.put(cell(1, 0, 1), edges("OOOO"))
    assert tiles.neighbours(cell(0, 0, 0)) == []
    assert cell(1, 0, 0) in tiles.rim
    assert cell(0, 0, 1) in tiles.rim
    assert len(tiles.rim) == 8


def test_a_copy_lives_on_its_own() -> None:
    tiles = grid("oo")
    twin = tiles.copy()
    twin.lift(HERE)
    assert tiles.rim == brute_rim(tiles)
    assert HERE in tiles.edges
