"""Dark and lit tiles on a grid: walls, what lies on edges, sight."""

from hauntbox.board.dark import DARK, EMPTY, LIT, DarkGrid, direction, side_rotations, steps_between, turned_sides
from hauntbox.kernel.state import canonical

EAST, SOUTH = 1, 2


def row(faces: str) -> DarkGrid:
    """A row of tiles from space 8 on: d dark, l lit, . empty."""
    grid = DarkGrid(7, 3)
    for at, face in enumerate(faces, 8):
        if face == "d":
            grid.lay_dark(at, 1)
        elif face == "l":
            grid.lay_lit(at, 1, 0)
    return grid


def test_sides_turn_clockwise() -> None:
    assert turned_sides(0b0001, 1) == 0b0010
    assert turned_sides(0b1001, 1) == 0b0011
    assert side_rotations(0b1010) == (0, 1)
    assert side_rotations(0) == (0,)


def test_a_printed_wall_blocks_from_both_sides_and_a_breach_takes_it_away() -> None:
    grid = row("ld")
    grid.show(8, 1 << EAST)
    assert grid.walls[8] >> EAST & 1
    assert grid.walls[9] >> 3 & 1
    grid.set_breach(8, EAST, True)
    assert not grid.walls[8]
    assert not grid.walls[9]
    grid.set_breach(9, 3, False)
    assert grid.walls[8] >> EAST & 1


def test_a_barrier_makes_a_wall_that_no_breach_takes_away() -> None:
    grid = row("ll")
    grid.set_barrier(8, EAST, True)
    grid.set_breach(8, EAST, True)
    assert grid.walls[9] >> 3 & 1
    grid.set_barrier(9, 3, False)
    assert not grid.walls[8]


def test_sight_ends_at_the_first_dark_tile_and_at_empty_spaces() -> None:
    assert row("lldl").ray(8, EAST, False) == [9, 10]
    assert row("lldl").ray(8, EAST, True) == [9, 10, 11]
    assert row("ll.l").ray(8, EAST, True) == [9]
    assert row("dl").sight(8) == [8, 9]


def test_a_line_may_end_at_an_empty_space_but_not_cross_one() -> None:
    grid = row("ll.l")
    assert grid.sees(8, 10)
    assert not grid.sees(8, 11)
    assert not row("ldl").sees(8, 10)
    assert row("ldl").sees(8, 10, True)
    assert not grid.sees(8, 8 + 7 + 1)


def test_a_lifted_tile_shows_no_walls() -> None:
    grid = row("ll")
    grid.show(9, 1 << 3)
    grid.lift(9)
    assert (grid.face[9], grid.walls[8]) == (EMPTY, 0)


def test_a_copy_lives_on_its_own() -> None:
    grid = row("dl")
    twin = grid.copy()
    assert canonical(twin) == canonical(grid)
    twin.show(9, 15)
    assert (grid.face[8], grid.face[9], grid.walls[8]) == (DARK, LIT, 0)


def test_directions_and_distances() -> None:
    assert direction(8, 10, 7) == EAST
    assert direction(8, 15, 7) == SOUTH
    assert direction(8, 16, 7) == -1
    assert steps_between(8, 16, 7) == 2
