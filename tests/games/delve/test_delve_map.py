"""Squares, tiles and distances."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.board.squares import column_of, row_of, square, write_square
from hauntbox.games.delve.cave import FAR, START
from hauntbox.games.delve.figures import (
    adjacent,
    apart,
    choose_closest,
    closest,
    closest_cells,
    free_on,
    nearest_first,
)
from hauntbox.games.delve.moving import reach
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.powers import mates
from hauntbox.games.delve.state import CROWN
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B

Make = Callable[..., Table]

CROSSING = """
    ....####....
    .A......xB..
    ............
    ####....####
"""


# --- cells, tiles, coordinates


@pytest.mark.rule("DEL-MAP-1")
def test_the_halves_of_a_double_are_two_tiles(table: Make) -> None:
    t = table("maren", "ilse")
    t.stand(0, 1, 3)
    t.stand(1, 1, 5)  # two squares east, on the other half
    assert (t.cell(0), t.cell(1)) == (START_A, START_B)
    assert apart(t.g, 0, 1) == 1
    assert mates(t.g, 0) == [0]  # nobody else on Maren's tile


@pytest.mark.rule("DEL-MAP-1")
@pytest.mark.rule("DEL-MAP-2")
def test_a_tile_fills_a_cell_of_four_by_four_squares(table: Make) -> None:
    t = table()
    at = t.lay("c17", -1, 2, 0)  # column -1, row 2
    floor = [(row_of(s), column_of(s)) for s in t.g.cave.floors[at]]
    assert sorted(floor) == sorted(floor_of_c17())
    assert t.g.cave.printed(at, 1, 1) == square(9, -3)


def floor_of_c17() -> list[tuple[int, int]]:
    """`#..#/.m../..../#..#` in the cell of row 2 and column -1: rows 8 to 11, columns -4 to -1."""
    grid = ("#..#", ".m..", "....", "#..#")
    return [(8 + r, -4 + c) for r, row in enumerate(grid) for c, ground in enumerate(row) if ground != "#"]


@pytest.mark.rule("DEL-MAP-2")
def test_the_start_tile_lies_at_the_origin() -> None:
    assert (cell(0, 0), cell(1, 0)) == (START_A, START_B)
    assert (START.tile(START_A), START.tile(START_B)) == (NUMBER["start_a"], NUMBER["start_b"])
    assert [write_square(s) for s in START.squares_with(START_B, "s")] == ["1,5", "1,6"]
    assert [write_square(s) for s in START.mushrooms[START_A]] == ["1,2"]


@pytest.mark.rule("DEL-MAP-2")
@pytest.mark.parametrize(("turns", "there"), [(0, "-3,1"), (1, "-3,2"), (2, "-2,2"), (3, "-2,1")])
def test_a_printed_square_turns_with_its_tile(table: Make, turns: int, there: str) -> None:
    t = table()
    at = t.lay("c17", 0, -1, turns)
    assert write_square(t.g.cave.printed(at, 1, 1)) == there
    assert t.g.cave.ground[t.g.cave.printed(at, 1, 1)] == "m"


# --- adjacent tiles and distance


@pytest.mark.rule("DEL-MAP-4")
def test_tiles_are_adjacent_where_both_facing_edges_are_open(table: Make) -> None:
    t = table()
    north = t.lay("c01", 0, -1, 0)  # open to the north and south only
    east = t.lay("c17", 1, -1, 0)  # open to the west; c01 is closed there
    assert set(t.g.cave.ways[START_A]) == {START_B, north}
    assert east not in t.g.cave.ways[north]
    assert north not in t.g.cave.ways[east]
    assert east not in t.g.cave.ways[START_B]  # start_b is closed to the north
    assert east not in t.g.cave.ways[START_A]  # they touch at a corner only


@pytest.mark.rule("DEL-MAP-5")
def test_distance_counts_steps_between_adjacent_tiles_and_never_diagonally(table: Make) -> None:
    t = table()
    t.lay("c17", 0, -1, 0)
    assert t.g.cave.apart(square(0, 3), square(-2, -1)) == FAR
    t.lay("c17", -1, -1, 0)
    assert t.g.cave.apart(square(0, 1), square(-2, -1)) == 2  # around the corner
    assert t.g.cave.apart(square(0, 1), square(3, 2)) == 0


@pytest.mark.rule("DEL-MAP-6")
@pytest.mark.rule("DEL-FAQ-15")
def test_within_includes_the_own_tile_and_looks_around_corners(table: Make) -> None:
    t = table("ilse")
    t.powers(0, "ils_long_shot", "ils_driving_shot")
    t.draw(
        """
        ####....####
        #A#.......#g
        ##........##
        ####....####
        """,
        g="stone_brute",
    )
    assert t.act(0).options == ["attack ils_long_shot", "end"]  # 2 tiles away, behind walls; no way to walk either
    t.foe("sporeling", 2, 3)
    assert "attack ils_driving_shot" in t.act(0).options  # within 1 tile is the own tile too


@pytest.mark.rule("DEL-MAP-6")
@pytest.mark.rule("DEL-FAQ-15")
def test_walls_matter_only_where_they_part_tiles(table: Make) -> None:
    t = table("ilse")
    t.powers(0, "ils_long_shot")
    t.draw(
        """
        ###.####
        #A..#.g.
        ...##...
        ###.####
        """,
        g="stone_brute",
    )
    assert "attack ils_long_shot" not in t.act(0).options  # next to each other, but the edge is closed


# --- adjacent squares


@pytest.mark.rule("DEL-MAP-7")
@pytest.mark.rule("DEL-FAQ-15")
@pytest.mark.parametrize("wall", ["#", "o", "v", "t"])
def test_nothing_is_adjacent_through_a_closed_corner(table: Make, wall: str) -> None:
    t = table("brakka")
    t.powers(0, "brk_measured_cut")
    picture = """
        ....
        .A{0}.
        .{1}g.
        ....
    """
    t.draw(picture.format(wall, wall), g="stone_brute")
    assert "attack brk_measured_cut" not in t.act(0).options
    t.draw(picture.format(wall, "."), g="stone_brute")
    assert "attack brk_measured_cut" in t.act(0).options


@pytest.mark.rule("DEL-MAP-7")
def test_squares_of_diagonal_tiles_are_adjacent_where_four_corners_are_floor(table: Make) -> None:
    t = table("maren")
    t.powers(0, "mar_hammer_blow", "mar_radiant_lance")
    corners = """
        ........
        ........
        ........
        ...A....
        ....g...
        ........
        ........
        ........
    """
    made = t.draw(corners, g="cave_spider")
    spider = t.figure(made["g"])
    assert adjacent(t.g, 0, spider)
    assert apart(t.g, 0, spider) == 2
    assert "attack mar_hammer_blow" in t.act(0).options
    assert "attack mar_radiant_lance" not in t.options  # within 1 tile it is not


@pytest.mark.rule("DEL-MAP-7")
def test_the_squares_of_an_empty_cell_are_like_walls(table: Make) -> None:
    t = table("maren")
    made = t.draw(
        "....    \n....    \n....    \n...A    \n    g...\n    ....\n    ....\n    ....",
        g="cave_spider",
    )
    assert not adjacent(t.g, 0, t.figure(made["g"]))


@pytest.mark.rule("DEL-MAP-7")
def test_an_object_is_adjacent_like_a_figure(table: Make) -> None:
    t = table("brakka", adventure="brood_below")
    t.powers(0, "brk_measured_cut")
    t.foe("egg_sac", 2, 2)
    t.stand(0, 1, 1)
    assert "attack brk_measured_cut" in t.act(0).options


# --- figures, free squares, features


@pytest.mark.rule("DEL-MAP-8")
@pytest.mark.rule("DEL-MAP-9")
def test_figures_and_blocking_objects_fill_their_square_and_markers_do_not(table: Make) -> None:
    t = table("brakka", "ilse", adventure="brood_below")
    t.stand(0, 1, 1)
    t.stand(1, 1, 3)
    t.foe("egg_sac", 2, 0)
    t.foe("stone_brute", 2, 1)
    t.foe("al_lynx", 2, 2)
    t.trap("tr_spear_wall", 3, 1)
    t.g.things = ((square(3, 2), CROWN),)
    t.g.hazards[START_A] = 0
    free = {write_square(s) for s in free_on(t.g, START_A)}
    assert free == {"0,1", "0,2", "0,3", "1,0", "1,2", "2,3", "3,1", "3,2", "3,3"}  # neither walls nor filled ones
    assert {square(3, 1), square(3, 2)} <= set(reach(t.g, 0, 5))  # onto markers


@pytest.mark.rule("DEL-MAP-10")
def test_beside_a_feature_means_on_the_same_tile(table: Make) -> None:
    t = table("maren", "ilse")
    t.lay("king_statue", 0, -1, 0)  # #..#/#o../#.m./#..#: the statue on -3,1
    t.lay("c18", -1, -1, 0)
    t.stand(0, -4, 2)  # touches it at a corner
    assert armour(t.g, 0) == 17
    t.stand(0, -2, 1)
    assert armour(t.g, 0) == 17
    t.stand(0, -1, 1)  # two squares away
    assert armour(t.g, 0) == 16
    t.g.cave = t.g.cave.with_tile(cell(-1, -1), NUMBER["king_statue"], 0)
    t.g.cave._pave(square(-3, 0), "o")  # a statue at the border, on the tile with the number of the King's Statue
    t.stand(0, -3, -1)  # right beside that statue, but on the tile next to it
    assert armour(t.g, 0) == 16


# --- the closest


@pytest.mark.rule("DEL-MAP-11")
def test_the_closest_is_counted_in_tiles_and_ties_are_the_active_players(table: Make) -> None:
    t = table("brakka", "ilse")
    made = t.draw(CROSSING.replace("x", "g"), g="stone_brute")
    brute = t.figure(made["g"])
    assert closest(t.g, t.g.cell(brute), [0, 1]) == [1]  # on its own tile
    t.stand(1, 3, 4)
    assert closest(t.g, cell(1, 0), [0, 1]) == [1]
    t.stand(0, 3, 6)  # four squares further than Ilse, yet on the same tile
    t.stand(1, 1, 7)
    assert closest(t.g, cell(1, 0), [0, 1]) == [0, 1]
    t.g.active = 1
    t.rule(choose_closest, closest(t.g, cell(1, 0), [0, 1]))
    assert (t.prompt, t.ask.seat, t.options) == ("closest", 1, ["p1", "p2"])


PARTED = """
    ....####........
    .A..#.g......B..
    ....#...........
    ########........
"""
"""Brakka's tile is next to the others, but the edge between is closed on one side."""


@pytest.mark.rule("DEL-MAP-12")
def test_what_cannot_be_reached_is_never_closest(table: Make) -> None:
    t = table("brakka", "ilse")
    hound = t.figure(t.draw(PARTED, g="rot_hound")["g"])
    assert apart(t.g, 0, hound) == FAR
    assert apart(t.g, 1, hound) == 2
    assert closest(t.g, t.g.cell(hound), [0, 1]) == [1]
    assert closest(t.g, t.g.cell(hound), [0]) == []
    assert nearest_first(t.g, t.g.cell(hound), [0, 1], 5) == [1]
    assert closest_cells(t.g, t.g.cell(hound), [cell(0, 0)]) == []


@pytest.mark.rule("DEL-MAP-12")
def test_a_monster_that_can_reach_nobody_stays_and_does_nothing(table: Make) -> None:
    t = table("brakka")
    made = t.draw(PARTED.replace("B", "."), g="rot_hound")
    t.rule(activate, t.figure(made["g"]))
    assert (t.square(made["g"]), t.hp(0)) == ("1,6", 10)
