"""Cells, directions and packed edges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauntbox.board.geometry import (
    DELTA,
    DOOR,
    EAST,
    NONE,
    NORTH,
    OPEN,
    REACH,
    SOUTH,
    WALL,
    WEST,
    cell,
    distance,
    edges,
    floor_of,
    rotations,
    side,
    turned,
    write_cell,
    write_edges,
    x_of,
    y_of,
)  # fmt: skip
from hauntbox.board.grid import within_reach

coordinates = st.integers(-REACH, REACH)
floors = st.integers(-2, 5)
shapes = st.text(alphabet="_ODW", min_size=4, max_size=4)


@given(coordinates, coordinates, floors)
def test_a_cell_knows_its_place(x: int, y: int, floor: int) -> None:
    at = cell(x, y, floor)
    assert (x_of(at), y_of(at), floor_of(at)) == (x, y, floor)
    assert within_reach(at)


@given(coordinates, coordinates, floors)
def test_a_step_goes_to_the_next_cell_of_the_same_floor(x: int, y: int, floor: int) -> None:
    at = cell(x, y, floor)
    around = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
    for d, (dx, dy) in around.items():
        assert at + DELTA[d] == cell(x + dx, y + dy, floor)
        assert at + DELTA[d] + DELTA[d ^ 2] == at


def test_the_edge_of_the_sheet_is_out_of_reach() -> None:
    assert not within_reach(cell(REACH + 1, 0))
    assert not within_reach(cell(0, -REACH - 1))


@pytest.mark.parametrize(
    ("at", "text"),
    [(cell(3, -1), "3,-1"), (cell(0, 0), "0,0"), (cell(-2, 5, 1), "1:-2,5"), (cell(1, 2, -1), "-1:1,2")],
)
def test_cells_are_written_with_their_floor_where_it_is_not_the_first(at: int, text: str) -> None:
    assert write_cell(at) == text


@given(coordinates, coordinates, coordinates, coordinates)
def test_distance_counts_steps(x: int, y: int, dx: int, dy: int) -> None:
    assert distance(cell(x, y), cell(dx, dy)) == abs(x - dx) + abs(y - dy)


@given(shapes)
def test_edges_are_written_as_they_were_read(shape: str) -> None:
    assert write_edges(edges(shape)) == shape


def test_sides_are_listed_north_east_south_west() -> None:
    packed = edges("OD_W")
    assert [side(packed, d) for d in (NORTH, EAST, SOUTH, WEST)] == [OPEN, DOOR, NONE, WALL]


@given(shapes, st.integers(0, 3))
def test_a_quarter_turn_takes_north_to_east(shape: str, r: int) -> None:
    packed = edges(shape)
    assert write_edges(turned(packed, 1)) == shape[-1] + shape[:-1]
    assert [side(turned(packed, r), (d + r) % 4) for d in range(4)] == [side(packed, d) for d in range(4)]
    assert turned(turned(packed, r), 4 - r) == packed


@given(shapes)
def test_only_turns_that_look_different_count(shape: str) -> None:
    packed = edges(shape)
    looks = [turned(packed, r) for r in rotations(packed)]
    assert rotations(packed)[0] == 0
    assert len(looks) == len(set(looks))
    assert set(looks) == {turned(packed, r) for r in range(4)}


@pytest.mark.parametrize(("shape", "count"), [("OOOO", 1), ("OWOW", 2), ("OWWW", 4), ("ODWD", 4)])
def test_symmetric_tiles_have_fewer_turns(shape: str, count: int) -> None:
    assert len(rotations(edges(shape))) == count
