"""Squares inside tiles: places, turning, steps between walls."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauntbox.board.geometry import DELTA, EAST, NORTH, SOUTH, WEST, cell
from hauntbox.board.squares import (
    AROUND,
    MIDDLES,
    SIDE,
    SIDES,
    STRAIGHT,
    cell_of,
    column_of,
    first_square,
    links_of,
    row_of,
    square,
    square_in,
    squares_of,
    touching_squares,
    turned_places,
    write_square,
)

coordinates = st.integers(-200, 200)
places = st.integers(0, 15)
grids = st.text(alphabet=".#m~xo", min_size=16, max_size=16)


@given(coordinates, coordinates)
def test_a_square_knows_its_place(row: int, column: int) -> None:
    at = square(row, column)
    assert (row_of(at), column_of(at), write_square(at)) == (row, column, f"{row},{column}")


@given(coordinates, coordinates)
def test_four_by_four_squares_are_a_cell(row: int, column: int) -> None:
    at = square(row, column)
    tile = cell_of(at)
    assert tile == cell(column // SIDE, row // SIDE)  # a cell says x before y, a square its row first
    assert first_square(tile) == square(row // SIDE * SIDE, column // SIDE * SIDE)
    assert squares_of(tile)[row % SIDE * SIDE + column % SIDE] == at


@given(coordinates, coordinates)
def test_a_step_is_an_addition(row: int, column: int) -> None:
    at = square(row, column)
    assert [at + step for step in STRAIGHT] == [
        square(row - 1, column),
        square(row, column + 1),
        square(row + 1, column),
        square(row, column - 1),
    ]
    around = {square(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)} - {at}
    assert set(touching_squares(at)) == around
    assert len(touching_squares(at)) == 8


@given(coordinates, coordinates)
def test_a_diagonal_step_has_the_two_squares_beside_it_that_touch_both_ends(row: int, column: int) -> None:
    at = square(row, column)
    for step, left, right in AROUND:
        if not left:
            assert step in STRAIGHT
            assert not right
            continue
        both = {at + s for s in STRAIGHT} & {at + step + s for s in STRAIGHT}
        assert {at + left, at + right} == both


@given(st.integers(-50, 50), st.integers(-50, 50), places)
def test_the_places_of_a_tile_are_counted_row_by_row(x: int, y: int, place: int) -> None:
    tile = cell(x, y)
    assert square_in(tile, place) == squares_of(tile)[place] == square(4 * y + place // 4, 4 * x + place % 4)


@pytest.mark.parametrize("d", [NORTH, EAST, SOUTH, WEST])
def test_a_side_is_the_four_squares_next_to_the_neighbour_cell(d: int) -> None:
    tile, beyond = cell(2, -3), cell(2, -3) + DELTA[d]
    at_the_border = [at for at in squares_of(tile) if any(cell_of(at + step) == beyond for step in STRAIGHT)]
    assert [square_in(tile, place) for place in SIDES[d]] == at_the_border
    assert [square_in(tile, place) for place in MIDDLES[d]] == at_the_border[1:3]


def test_turning_goes_clockwise() -> None:
    grid = "abcdefghijklmnop"
    assert turned_places(grid, 0) == grid
    assert turned_places(grid, 1) == "mieanjfbokgcplhd"
    assert turned_places(grid, 2) == grid[::-1]
    assert turned_places(grid, 3) == "dhlpcgkobfjnaeim"


@given(grids, st.integers(0, 3), st.integers(0, 3))
def test_turns_add_up(grid: str, first: int, then: int) -> None:
    assert turned_places(turned_places(grid, first), then) == turned_places(grid, (first + then) % 4)


def ground(*rows: str) -> dict[int, str]:
    """What is where: `.` floor, `#` wall, `x` neither; a space is nothing at all."""
    return {square(r, c): mark for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != " "}


def steps(*rows: str) -> list[str]:
    """Where a step from the middle of three rows leads."""
    return sorted([write_square(at) for at in links_of(square(1, 1), ground(*rows), ".m", "#o")])


def test_on_open_ground_a_step_leads_to_all_eight_squares() -> None:
    assert len(steps("..m", "...", "m..")) == 8


def test_no_step_leads_into_a_wall_or_off_the_map() -> None:
    assert steps(".#.", "...", "  .") == ["0,0", "0,2", "1,0", "1,2", "2,2"]


def test_a_diagonal_step_needs_one_of_the_two_squares_beside_it_open() -> None:
    assert steps("##.", "#.#", "###") == []
    assert steps("#o.", "#.#", "###") == []
    assert steps("##.", "#..", "###") == ["0,2", "1,2"]
    assert steps("#..", "#.#", "###") == ["0,1", "0,2"]


def test_what_is_not_known_is_like_a_wall() -> None:
    assert steps("  .", " . ", "   ") == []
    assert steps("# .", "#..", "###") == ["0,2", "1,2"]


def test_a_hole_is_no_wall() -> None:
    assert steps("#x.", "#.x", "###") == ["0,2"]


@given(grids)
def test_steps_lead_both_ways(grid: str) -> None:
    known = ground(*[grid[row : row + 4] for row in (0, 4, 8, 12)])
    ways = {at: links_of(at, known, ".m~", "#o") for at, mark in known.items() if mark in ".m~"}
    assert all(here in ways[there] for here, near in ways.items() for there in near)
