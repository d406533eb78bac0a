"""Chapter Stairs and layers."""

from collections.abc import Callable

import pytest
from games.widow.table import RED, YELLOW, Table

from hauntbox.board.geometry import cell
from hauntbox.games.widow.tiles import NUMBER

MakeTable = Callable[..., Table]


def layer(t: Table, x: int, y: int) -> int:
    return t.g.layer[cell(x, y)]


def cells(t: Table) -> set[str]:
    """The cells at which the tile may be placed."""
    return {option.split()[0] for option in t.options}


def goes(t: Table) -> list[str]:
    return sorted([option.removeprefix("go ") for option in t.options if option.startswith("go ")])


def seal(t: Table, corner: str) -> None:
    """Ten tiles that leave the mansion neither an open edge nor a door to build on.

    b c . e f . .      from (-1,-1); c is the tile named by `corner`
    a C G H P B i      Chapel, Gallery, Hall, Parlour, Boudoir
    . g h . . k j
    """
    t.lay(corner, 0, -1, 3)  # c: WWDO
    t.lay("yellow_10", -1, -1, 1)  # b: WOOW
    t.lay("yellow_07", -1, 0)  # a: OWWW, a wall against the Chapel's door
    t.lay("red_10", 1, 1, 3)  # h: OWWO
    t.lay("red_07", 0, 1, 1)  # g: WOWW, a wall against the Chapel's door
    t.lay("blue_10", 3, -1, 2)  # f: WWOO
    t.lay("blue_07", 2, -1, 1)  # e: WOWW, a wall against the Hall's door
    t.lay("yellow_04", 5, 0, 2)  # i: WWOD
    t.lay("green_10", 5, 1, 3)  # j: OWWO
    t.lay("green_07", 4, 1, 1)  # k: WOWW, a wall against the Boudoir's door


@pytest.mark.rule("WID-STAIR-1")
@pytest.mark.parametrize(("start", "goal"), [((4, 0), "8,-3"), ((8, -3), "4,0")])
def test_a_pair_of_stairs_is_one_space_in_both_directions(table: MakeTable, start: tuple[int, int], goal: str) -> None:
    """The plain maid's only success is worth 2 spaces: one through a door, one by the stairs."""
    t = table("maid", "guard")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 8, -3)  # OWDW
    t.widow(*start)
    t.roll(6, 3)
    t.play(f"go {goal}")
    assert t.g.widow == cell(*map(int, goal.split(",")))
    assert t.g.active == 1


@pytest.mark.rule("WID-STAIR-1")
def test_the_stairs_can_be_used_in_the_turn_that_makes_the_pair(table: MakeTable) -> None:
    t = table("gardener", "guard", draw="black_03")
    t.dice(6, 3)
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.widow(5, 0)
    t.play("8,-3 r0", "roll")
    assert goes(t) == ["4,0", "8,-3"]


@pytest.mark.rule("WID-STAIR-2")
def test_the_colour_of_the_stairs_decides_the_pair_not_the_floor(table: MakeTable) -> None:
    """Tower Stair: blue floor, red stairs. Bath Stair: blue floor, green stairs. Back Stair: red floor, yellow."""
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("blue_05", 0, -1, 3)  # WWDO
    t.lay("red_03", -1, 0, 3)  # WDWO
    assert t.g.walk[cell(5, 0)] == (cell(4, 0),)
    assert t.g.walk[cell(0, -1)] == (cell(0, 0),)
    assert t.g.walk[cell(-1, 0)] == (cell(0, 0),)
    t.play("2,-1 r0")
    assert set(t.g.walk[cell(2, -1)]) == {cell(2, 0), cell(5, 0)}
    assert t.told("stairs-paired") == [{"here": "black_03", "there": "blue_03"}]


@pytest.mark.rule("WID-STAIR-3")
@pytest.mark.parametrize("first", ["blue_03", "black_03"])
def test_the_first_stairs_tile_of_a_colour_up_or_down_must_continue_the_mansion(table: MakeTable, first: str) -> None:
    t = table("maid", "guard", draw=first)
    assert cells(t) == {"0,-1", "-1,0", "0,1", "1,1", "2,-1", "3,-1", "5,0", "4,1"}
    t.play("5,0 r1")
    assert t.g.walk[cell(5, 0)] == (cell(4, 0),)
    assert t.told("stairs-paired") == []


@pytest.mark.rule("WID-STAIR-3")
def test_stairs_of_another_colour_do_not_free_the_placement(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_03")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    assert "8,-3" not in cells(t)


@pytest.mark.rule("WID-STAIR-4")
@pytest.mark.parametrize("first", ["blue_03", "black_03"])
def test_the_second_stairs_tile_may_start_a_new_layer(table: MakeTable, first: str) -> None:
    t = table("maid", "guard", draw="black_03" if first == "blue_03" else "blue_03")
    t.lay(first, 5, 0, 1)  # WOWD
    t.play("8,-3 r0")
    assert layer(t, 8, -3) != layer(t, 0, 0)
    assert layer(t, 5, 0) == layer(t, 0, 0)
    assert t.told("stairs-paired") != []


@pytest.mark.rule("WID-STAIR-4")
@pytest.mark.rule("WID-FAQ-11")
def test_the_second_stairs_tile_may_also_be_placed_by_the_normal_rules(table: MakeTable) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    assert {"8,-3 r0", "4,1 r2", "6,0 r3"} <= set(t.options)
    assert {"4,1 r0", "6,0 r0", "2,1 r0"}.isdisjoint(t.options)
    t.play("4,1 r2")
    assert layer(t, 4, 1) == layer(t, 0, 0)
    assert set(t.g.walk[cell(4, 1)]) == {cell(4, 0), cell(5, 0)}


@pytest.mark.rule("WID-STAIR-5")
def test_a_new_layer_starts_beside_no_tile_within_three_cells_of_the_box_in_any_rotation(table: MakeTable) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    mansion = {(x, 0) for x in range(6)}
    beside = {(x + dx, y + dy) for x, y in mansion for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    free = {(x, y) for x in range(-3, 9) for y in range(-3, 4)} - mansion - beside
    offered = {tuple(map(int, option.split()[0].split(","))) for option in t.options}
    assert offered - beside == free
    for x, y in free:
        assert {f"{x},{y} r{r}" for r in range(4)} <= set(t.options)


@pytest.mark.rule("WID-STAIR-5")
def test_the_box_is_drawn_round_all_placed_tiles(table: MakeTable) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("blue_09", 3, -1)  # OWOW
    t.lay("red_02", 4, 1, 2)  # DWOW
    assert {"8,-4", "-3,4"} <= cells(t)
    assert {"8,-5", "-3,5", "9,0", "-4,0"}.isdisjoint(cells(t))


@pytest.mark.rule("WID-STAIR-6")
@pytest.mark.rule("WID-STAIR-9")
@pytest.mark.rule("WID-SPIRIT-9")
def test_stairs_in_one_layer_are_a_shortcut_and_spirits_take_it(table: MakeTable) -> None:
    t = table("maid", "guard", draw="black_03")
    t.dice(2, 3)
    t.lay("blue_03", 5, 0, 1)  # WOWD
    assert t.distance(RED) == 4
    t.play("-1,0 r3")
    assert layer(t, -1, 0) == layer(t, 0, 0)
    assert t.distance(RED) == 3
    t.play("roll")
    assert t.spirit_at(RED) == "black_03"


@pytest.mark.rule("WID-STAIR-9")
@pytest.mark.parametrize("spirit", [RED, YELLOW])
def test_every_spirit_follows_the_widow_by_the_stairs_into_another_layer(table: MakeTable, spirit: int) -> None:
    t = table("maid", "guard")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 8, -3)  # OWDW
    t.widow(8, -3)
    t.enter(spirit, 5, 0)
    t.roll(spirit + 2, 3)
    assert t.ending == ["caught_by_spirit_red", "", "", "caught_by_spirit_yellow"][spirit]


@pytest.mark.rule("WID-STAIR-7")
@pytest.mark.rule("WID-STAIR-8")
def test_a_connection_merges_two_layers_and_the_stairs_stay_usable(table: MakeTable) -> None:
    """Tower Stair (5,0) and Cellar Stair (7,0) look at each other over the gap at (6,0)."""
    t = table("maid", "guard", draw="yellow_09")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 7, 0, 3)  # WDWO
    t.widow(7, 0)
    assert layer(t, 7, 0) != layer(t, 0, 0)
    t.play("6,0 r1")
    assert layer(t, 7, 0) == layer(t, 6, 0) == layer(t, 0, 0)
    assert len(t.told("merged")) == 1
    for x in (5, 6):
        t.enter(RED, x, 0)
        t.enter(YELLOW, x, 0)
        assert t.distance(RED) == t.distance(YELLOW) == 1


@pytest.mark.rule("WID-STAIR-8")
@pytest.mark.rule("WID-SPIRIT-11")
def test_tiles_of_two_layers_side_by_side_do_not_merge_by_a_blind_door(table: MakeTable) -> None:
    """The new tile at (6,0) turns its wall to the west door of the Cellar Stair at (7,0)."""
    t = table("maid", "guard", draw="yellow_07")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 7, 0, 1)  # WOWD
    t.widow(7, 0)
    t.play("6,0 r3")
    assert layer(t, 6, 0) == layer(t, 0, 0)
    assert layer(t, 7, 0) != layer(t, 0, 0)
    assert t.told("merged") == []
    t.enter(YELLOW, 6, 0)
    assert t.distance(YELLOW) == 2


@pytest.mark.rule("WID-STAIR-7")
@pytest.mark.rule("WID-STAIR-8")
@pytest.mark.rule("WID-SPIRIT-10")
def test_after_a_merge_wall_passers_step_between_all_tiles_side_by_side(table: MakeTable) -> None:
    """(6,0) and (7,0) turn walls to each other; a row of tiles to the south joins their layers."""
    t = table("maid", "guard", draw="black_01")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 7, 0)  # OWDW
    t.lay("yellow_07", 6, 0, 3)  # WWWO
    t.lay("red_01", 4, 1)  # DDWD
    t.lay("blue_01", 5, 1, 1)  # WDWD
    t.lay("green_01", 6, 1, 1)  # WDDD
    t.widow(7, 0)
    t.enter(YELLOW, 6, 0)
    assert t.distance(YELLOW) == 2
    t.play("7,1 r0")
    assert layer(t, 7, 0) == layer(t, 7, 1) == layer(t, 0, 0)
    assert t.distance(YELLOW) == 1


@pytest.mark.rule("WID-STAIR-10")
@pytest.mark.rule("WID-GEN-4")
def test_a_new_layer_grows_by_the_normal_rules_beside_the_old_one(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_06")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 8, -3)  # OWDW
    assert {"8,-4", "8,-2", "6,0", "3,-1"} <= cells(t)
    assert {"7,-3", "9,-3"}.isdisjoint(cells(t))
    assert "8,-4 r0" not in t.options
    t.play("8,-4 r2")
    assert layer(t, 8, -4) == layer(t, 8, -3) != layer(t, 0, 0)
    assert t.g.pools[0] == 3 + 1


@pytest.mark.rule("WID-STAIR-11")
@pytest.mark.rule("WID-TILE-11")
def test_the_partner_of_a_removed_stairs_tile_counts_as_the_first_of_its_colour(table: MakeTable) -> None:
    """Neither tile finds a place in the sealed mansion: nothing allows the second one a layer of its own."""
    t = table("maid", "guard", draw="blue_03 black_03 red_02")
    t.dice(3, 3, 3, 3)
    seal(t, "black_05")
    t.play("roll")
    assert t.g.removed == [NUMBER["blue_03"], NUMBER["black_03"]]
    t.play("roll")
    assert t.g.removed == [NUMBER["blue_03"], NUMBER["black_03"], NUMBER["red_02"]]


@pytest.mark.rule("WID-STAIR-11")
@pytest.mark.rule("WID-STAIR-4")
def test_the_partner_of_a_placed_stairs_tile_finds_a_place_even_in_a_sealed_mansion(table: MakeTable) -> None:
    """The Bath Stair, green stairs, is one of the sealing tiles; the Attic Stair is its partner."""
    t = table("maid", "guard", draw="yellow_03")
    seal(t, "blue_05")
    t.play("8,-3 r0")
    assert t.g.removed == []
    assert layer(t, 8, -3) != layer(t, 0, 0)
    assert set(t.g.walk[cell(8, -3)]) == {cell(0, -1)}
