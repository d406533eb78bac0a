"""Lines of sight."""

from fractions import Fraction

import pytest
from board.maps import grid, places
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntbox.board.geometry import DOOR, EAST, NORTH, WALL, cell, edges
from hauntbox.board.grid import Grid
from hauntbox.board.sight import between, clear, ray, straight

near = st.integers(-6, 6)


def crossed(x: int, y: int, dx: int, dy: int) -> bool:
    """Whether the line from (0, 0) to (dx, dy) runs through the inside of the cell (x, y): by clipping."""
    low, high = Fraction(0), Fraction(1)
    for along, at in ((dx, x), (dy, y)):
        first, last = Fraction(2 * at - 1, 2), Fraction(2 * at + 1, 2)
        if along == 0:
            if not first < 0 < last:
                return False
            continue
        enter, leave = sorted((first / along, last / along))
        low, high = max(low, enter), min(high, leave)
    return low < high


# --- straight lines through edges


def test_a_ray_goes_on_until_an_edge_blocks_it() -> None:
    board = grid("o---e")
    board.put(cell(5, 0), edges("WWWO"))
    assert ray(board, cell(0, 0), EAST) == places((1, 0), (2, 0), (3, 0))
    assert ray(board, cell(0, 0), EAST, limit=2) == places((1, 0), (2, 0))
    assert ray(board, cell(0, 0), NORTH) == []


def test_what_blocks_is_the_games_to_say() -> None:
    board = grid("ddd")
    assert ray(board, cell(0, 0), EAST) == places((1, 0), (2, 0))
    assert ray(board, cell(0, 0), EAST, blocks=(WALL, DOOR)) == []


def test_one_edge_is_enough_to_block() -> None:
    board = Grid()
    board.put(cell(0, 0), edges("OOOO"))
    board.put(cell(1, 0), edges("OOOW"))
    assert ray(board, cell(0, 0), EAST) == []
    assert ray(board, cell(1, 0), 3) == []


def test_all_four_directions_are_seen() -> None:
    board = grid(".o.\nooo\n.o.")
    assert sorted(straight(board, cell(1, 1))) == places((1, 0), (0, 1), (2, 1), (1, 2))


# --- lines from middle to middle


def test_a_line_through_a_corner_touches_neither_cell_beside_it() -> None:
    assert between(cell(0, 0), cell(1, 1)) == []
    assert between(cell(0, 0), cell(2, 2)) == places((1, 1))
    assert between(cell(0, 0), cell(3, 1)) == places((1, 0), (2, 1))


def test_a_flat_line_passes_what_lies_on_it() -> None:
    assert between(cell(0, 0), cell(3, 0)) == places((1, 0), (2, 0))
    assert between(cell(0, 0), cell(2, 1)) == places((1, 0), (1, 1))
    assert between(cell(4, 4), cell(4, 4)) == []


@settings(max_examples=200, deadline=None)
@given(near, near, near, near)
def test_lines_are_the_same_both_ways(x: int, y: int, dx: int, dy: int) -> None:
    there, back = cell(x, y), cell(dx, dy)
    assert sorted(between(there, back)) == sorted(between(back, there))


@settings(max_examples=200, deadline=None)
@given(near, near)
def test_a_line_passes_exactly_the_cells_it_runs_through(dx: int, dy: int) -> None:
    box = [(x, y) for x in range(-7, 8) for y in range(-7, 8) if (x, y) not in ((0, 0), (dx, dy))]
    through = places(*[(x, y) for x, y in box if crossed(x, y, dx, dy)])
    assert sorted(between(cell(0, 0), cell(dx, dy))) == through


def test_sight_is_clear_unless_a_blocked_cell_lies_between() -> None:
    assert clear(cell(0, 0), cell(3, 0), places((3, 0), (0, 0), (1, 1)))
    assert not clear(cell(0, 0), cell(3, 0), places((2, 0)))


def test_a_line_of_sight_stays_on_one_floor() -> None:
    assert between(cell(0, 0, 2), cell(2, 0, 2)) == [cell(1, 0, 2)]
    with pytest.raises(ValueError, match="one floor"):
        between(cell(0, 0, 0), cell(0, 0, 1))
