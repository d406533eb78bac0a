"""Rooms, gaps, holes and layers."""

from board.maps import grid, places
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntbox.board.geometry import cell, edges
from hauntbox.board.grid import Grid
from hauntbox.board.regions import Layers, enclosed, hole, is_gap, room


def tiles(*laid: tuple[int, int, str]) -> Grid:
    made = Grid()
    for x, y, shape in laid:
        made.put(cell(x, y), edges(shape))
    return made


def test_a_room_is_what_hangs_together_by_open_edges_on_both_sides() -> None:
    board = tiles((0, 0, "WOWW"), (1, 0, "WOOO"), (2, 0, "WWWW"), (1, 1, "OWWW"), (0, 1, "WWWW"))
    assert sorted(room(board, cell(0, 0))) == places((0, 0), (1, 0), (1, 1))
    assert room(board, cell(1, 1))[0] == cell(1, 1)
    assert room(board, cell(2, 0)) == [cell(2, 0)]


def test_doors_part_rooms() -> None:
    board = tiles((0, 0, "WDWW"), (1, 0, "WWWD"))
    assert room(board, cell(0, 0)) == [cell(0, 0)]


def test_a_room_is_enclosed_when_no_open_edge_looks_at_nothing() -> None:
    board = tiles((0, 0, "WOWW"))
    assert not enclosed(board, room(board, cell(0, 0)))
    board.put(cell(1, 0), edges("WWWO"))
    assert enclosed(board, room(board, cell(0, 0)))


def test_rooms_end_at_their_floor() -> None:
    board = tiles((0, 0, "OOOO"))
    board.put(cell(0, 0, 1), edges("OOOO"))
    assert room(board, cell(0, 0)) == [cell(0, 0)]


def test_a_gap_has_tiles_on_all_four_sides() -> None:
    assert is_gap(grid(".o.\no.o\n.o."), cell(1, 1))
    assert not is_gap(grid(".o.\no.o\n..."), cell(1, 1))
    assert not is_gap(grid(".o.\nooo\n.o."), cell(1, 1))


def test_a_hole_may_be_of_any_shape() -> None:
    board = grid("""
        ooooo
        o...o
        o.ooo
        ooo..
    """)
    assert sorted(hole(board, cell(1, 1))) == places((1, 1), (2, 1), (3, 1), (1, 2))
    assert hole(board, cell(4, 3)) == []
    assert hole(board, cell(0, 0)) == []
    assert hole(board, cell(1, 1), limit=3) == []


# --- layers


def test_a_tile_connected_with_nothing_begins_a_layer() -> None:
    layers = Layers()
    assert not layers.add(10, [])
    assert not layers.add(20, [])
    assert not layers.add(11, [10])
    assert layers.of == {10: 0, 20: 1, 11: 0}


def test_a_tile_between_layers_makes_them_one_and_the_lowest_number_stays() -> None:
    layers = Layers()
    for at in (10, 20, 30):
        layers.add(at, [])
    assert layers.add(25, [20, 30])
    assert layers.of == {10: 0, 20: 1, 30: 1, 25: 1}
    twin = layers.copy()
    assert layers.add(15, [10, 20])
    assert set(layers.of.values()) == {0}
    assert set(twin.of.values()) == {0, 1}


@settings(max_examples=100, deadline=None)
@given(st.lists(st.lists(st.integers(0, 30), max_size=4), min_size=1, max_size=20))
def test_layers_equal_brute_force(wishes: list[list[int]]) -> None:
    layers = Layers()
    groups: list[set[int]] = []
    for at, wish in enumerate(wishes):
        beside = sorted({there % at for there in wish}) if at else []
        touched = [group for group in groups if group & set(beside)]
        groups = [group for group in groups if group not in touched] + [set().union({at}, *touched)]
        assert layers.add(at, beside) is (len(touched) > 1)
        found = {frozenset(c for c in layers.of if layers.of[c] == number) for number in layers.of.values()}
        assert found == {frozenset(group) for group in groups}
        assert layers.of[0] == 0
