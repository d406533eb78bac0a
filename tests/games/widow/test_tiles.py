"""Drawing and placing tiles: WID-TILE (what follows is in test_tiles_laid.py)."""

from collections import Counter
from collections.abc import Callable

import pytest
from games.widow.mansions import courtyard
from games.widow.table import BLUE, GREEN, RED, YELLOW, Table

from hauntbox.board.geometry import cell, write_edges
from hauntbox.games.widow.placing import draw_and_place
from hauntbox.games.widow.tiles import NUMBER, TILES
from hauntbox.kernel.errors import IllegalChoice
from hauntbox.kernel.rng import EVERYBODY


def kinds(t: Table) -> list[str]:
    return [event.kind for event in t.events]


def at(t: Table, place: str) -> set[str]:
    """The rotations offered for a cell."""
    return {text.split()[1] for text in t.options if text.split()[0] == place}


def tile_at(t: Table, x: int, y: int) -> str:
    return TILES[t.g.tiles[cell(x, y)]].id


def sealed(t: Table) -> None:
    """A house without a place for any tile: corridors turn their walls to every door."""
    t.lay("red_13", 1, 1, 3)  # OOWO, below the Gallery
    t.lay("red_09", 0, 1, 1)
    t.lay("red_10", -1, 1, 0)
    t.lay("blue_09", -1, 0, 0)
    t.lay("blue_10", -1, -1, 1)
    t.lay("blue_07", 0, -1, 3)
    t.lay("green_09", 2, 1, 1)
    t.lay("yellow_09", 3, 1, 1)
    t.lay("black_09", 4, 1, 1)
    t.lay("green_10", 5, 1, 3)
    t.lay("yellow_07", 5, 0, 2)
    t.lay("yellow_10", 3, -1, 2)  # above the Parlour
    t.lay("black_07", 2, -1, 1)


@pytest.mark.rule("WID-TILE-1")
@pytest.mark.rule("WID-BONUS-7")
def test_when_a_stack_runs_out_the_next_one_is_used_even_in_the_middle_of_a_turn(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_01 green_02 red_02")
    t.g.stacks = [0, 2, 14, 14, 14]
    t.play("5,0 r2")
    assert t.g.stacks == [0, 0, 14, 14, 14]
    t.play("0,1 r2")
    assert t.g.stacks == [0, 0, 13, 14, 14]


@pytest.mark.rule("WID-TILE-1")
def test_a_haunt_comes_up_only_while_its_own_stack_is_used(table: Callable[..., Table]) -> None:
    t = table("maid", "guard")
    t.g.stacks = [1, 1, 1, 14, 14]
    t.g.agenda = [(draw_and_place, ())] * 3
    t.begin()
    for place in ("0,1 r1", "-1,0 r0", "0,-1 r1"):
        t.play(place)
    assert [told["tile"] for told in t.told("drew")] == ["blue_06", "green_06", "yellow_06"]
    assert t.g.stacks == [0, 0, 0, 14, 14]


@pytest.mark.rule("WID-TILE-2")
def test_a_drawn_tile_is_shown_to_everybody_before_it_is_placed(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_07")
    t.begin()
    drew = [event for event in t.events if event.kind == "drew"]
    assert [(event.facts["tile"], event.seen) for event in drew] == [("red_07", EVERYBODY)]
    assert t.ask.about == "red_07"
    assert NUMBER["red_07"] not in t.g.tiles.values()
    assert "placed" not in kinds(t)


@pytest.mark.rule("WID-TILE-3")
@pytest.mark.parametrize(("place", "x", "y"), [("1,1 r0", 1, 1), ("3,-1 r2", 3, -1)])
def test_the_player_chooses_the_cell_and_the_rotation(table: Callable[..., Table], place: str, x: int, y: int) -> None:
    t = table("maid", "guard", draw="blue_07")
    assert set(t.options) == {"1,1 r0", "3,-1 r2"}
    t.play(place)
    assert tile_at(t, x, y) == "blue_07"
    assert len(t.g.tiles) == 6


@pytest.mark.rule("WID-TILE-3")
def test_the_rotation_turns_the_edges_clockwise(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_06")
    assert at(t, "0,1") == {"r1", "r3"}  # a door must face the Chapel in the north
    t.play("0,1 r1")
    assert write_edges(t.g.edges[cell(0, 1)]) == "DODW"


@pytest.mark.rule("WID-TILE-3")
@pytest.mark.rule("WID-COURT-7")
def test_no_tile_is_put_on_another_but_a_courtyard_is_an_empty_cell(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_01")
    courtyard(t)
    offered = {text.split()[0] for text in t.options}
    assert not offered & {"0,0", "1,0", "2,0", "3,0", "4,0", "1,1", "1,2", "2,2", "3,2", "3,1"}
    assert "2,1" in offered
    t.play("2,1 r1")  # door to door with the Potting Shed
    assert tile_at(t, 2, 1) == "black_01"
    assert t.g.courtyards == ()


@pytest.mark.rule("WID-TILE-4")
def test_a_cell_beside_open_floor_takes_open_floor_only(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_13")  # OOOW
    assert at(t, "1,1") == {"r0", "r2", "r3"}
    assert at(t, "3,-1") == {"r0", "r1", "r2"}
    assert len(t.options) == 6


@pytest.mark.rule("WID-TILE-5")
@pytest.mark.rule("WID-GEN-3")
def test_door_against_door_is_legal_and_connects(table: Callable[..., Table]) -> None:
    t = table("butler", "guard", draw="black_08")  # ODDW
    t.dice(5, 6)
    assert at(t, "5,0") == {"r1", "r2"}
    t.play("5,0 r1", "roll")
    assert "go 5,0" in t.options


@pytest.mark.rule("WID-TILE-6")
def test_open_floor_against_a_door_is_illegal(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_06")  # ODWD
    assert at(t, "5,0") == {"r0", "r2"}  # r3 would put its open floor against the Boudoir's door
    with pytest.raises(IllegalChoice):
        t.play("5,0 r3")


@pytest.mark.rule("WID-TILE-6")
@pytest.mark.parametrize(("neighbour", "r"), [("blue_01", 0), ("yellow_01", 1)])
def test_open_floor_against_a_wall_or_a_door_is_illegal_even_beside_a_good_connection(
    table: Callable[..., Table], neighbour: str, r: int
) -> None:
    t = table("maid", "guard", draw="blue_11")  # OOWD
    t.lay(neighbour, 2, -1, r)  # shows (3,-1) a wall or a door
    assert at(t, "3,-1") == {"r1"}  # r2 would turn open floor to the west as well
    t = table("maid", "guard", draw="black_12")  # OOOO
    t.lay(neighbour, 2, -1, r)
    t.lay("blue_02", 5, 0, 1)
    assert at(t, "3,-1") == set()
    assert t.barred["3,-1 r0"] == "WID-TILE-6"


@pytest.mark.rule("WID-TILE-7")
def test_wall_against_wall_is_legal(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_07")
    t.lay("blue_01", 2, -1)
    t.play("3,-1 r2")
    assert tile_at(t, 3, -1) == "yellow_07"
    assert t.g.walk[cell(3, -1)] == (cell(3, 0),)


@pytest.mark.rule("WID-TILE-7")
@pytest.mark.rule("WID-SPIRIT-10")
def test_a_blind_door_is_legal_but_only_a_wall_passer_uses_it(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_04")
    t.lay("blue_01", 2, -1)  # DWDW
    t.widow(2, -1)
    t.play("3,-1 r2")  # WWOD: its west door faces the Washroom's east wall
    t.enter(RED, 3, -1)
    t.enter(YELLOW, 3, -1)
    assert t.distance(RED) == 3
    assert t.distance(YELLOW) == 1


@pytest.mark.rule("WID-TILE-8")
@pytest.mark.rule("WID-STAIR-10")
@pytest.mark.parametrize(("r", "shown"), [(0, "door"), (2, "open")])
def test_edges_must_suit_the_tiles_of_every_layer(table: Callable[..., Table], r: int, shown: str) -> None:
    straight = table("maid", "guard", draw="blue_09")  # OWOW
    ended = table("maid", "guard", draw="red_02")  # OWDW
    for t in (straight, ended):
        t.lay("blue_03", 5, 0, 1)
        t.lay("black_03", 3, -2, r)  # a layer of its own, one cell above the Parlour's open floor
    assert at(straight, "3,-1") == (set() if shown == "door" else {"r0"})
    assert at(ended, "3,-1") == ({"r2"} if shown == "door" else set())


@pytest.mark.rule("WID-TILE-9")
def test_a_tile_must_be_connected_touching_with_walls_is_not_enough(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_01")  # DWDW: only doors can connect it
    assert set(t.options) == {"0,-1 r0", "0,1 r0", "-1,0 r1", "2,-1 r0", "5,0 r1", "4,1 r0"}
    assert t.barred["1,-1 r0"] == "WID-TILE-9"  # above the Gallery's wall
    assert t.barred["3,1 r0"] == "WID-TILE-9"  # below the Parlour's wall


@pytest.mark.rule("WID-TILE-9")
@pytest.mark.rule("WID-STAIR-4")
def test_only_the_second_stairs_of_a_colour_may_lie_apart(table: Callable[..., Table]) -> None:
    first = table("maid", "guard", draw="black_03")
    assert not at(first, "8,-3")
    second = table("maid", "guard", draw="black_03")
    second.lay("blue_03", 5, 0, 1)
    assert at(second, "8,-3") == {"r0", "r1", "r2", "r3"}
    other = table("maid", "guard", draw="yellow_02")
    other.lay("blue_03", 5, 0, 1)
    assert not at(other, "8,-3")


@pytest.mark.rule("WID-TILE-10")
def test_a_tile_with_a_legal_place_cannot_be_discarded(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")  # a chill nobody wants
    assert all(len(text.split()) == 2 and text.split()[1] in ("r0", "r1", "r2", "r3") for text in t.options)
    with pytest.raises(IllegalChoice):
        t.play("stop")


@pytest.mark.rule("WID-TILE-10")
def test_the_only_legal_place_is_taken_without_a_question(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_07")
    t.lay("green_07", 1, 1)  # closes the other open edge
    assert t.prompt == "declare"
    assert tile_at(t, 3, -1) == "blue_07"
    assert t.g.removed == []


@pytest.mark.rule("WID-TILE-11")
@pytest.mark.rule("WID-TILE-12")
def test_a_tile_without_a_legal_place_leaves_the_game_and_the_turn_goes_on(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_07")
    t.lay("green_07", 1, 1)
    t.lay("yellow_07", 3, -1, 2)
    assert t.prompt == "declare"
    assert t.told("removed") == [{"tile": "red_07"}]
    assert NUMBER["red_07"] not in t.g.tiles.values()
    assert t.g.drawn == 1  # no replacement
    assert t.g.pools[0] == 3  # its stash is lost with it
    assert t.told("effect") == []


@pytest.mark.rule("WID-TILE-11")
@pytest.mark.rule("WID-BONUS-7")
def test_a_yellow_bonus_does_not_replace_a_removed_tile_but_goes_on_to_its_second_one(
    table: Callable[..., Table],
) -> None:
    t = table("maid", "guard", draw="yellow_01 red_07 green_02")
    t.lay("green_07", 1, 1)
    t.lay("yellow_07", 3, -1, 2)
    t.play("5,0 r2")
    assert t.told("removed") == [{"tile": "red_07"}]
    assert t.ask.about == "green_02"
    t.play("0,1 r2")
    assert t.prompt == "declare"
    assert t.g.drawn == 3


@pytest.mark.rule("WID-TILE-12")
@pytest.mark.parametrize("tile", ["red_04", "green_07", "blue_04", "blue_08"])
def test_a_removed_tile_has_no_effect(table: Callable[..., Table], tile: str) -> None:
    t = table("maid", "guard", draw=tile)
    sealed(t)
    assert t.prompt == "declare"
    assert t.told("removed") == [{"tile": tile}]
    assert t.spirit_at(RED) == "start_chapel"
    assert (t.g.pools[0], t.g.supply, t.g.pending, t.g.bound[RED]) == (3, 14, 0, 0)


@pytest.mark.rule("WID-TILE-12")
def test_a_removed_haunt_brings_the_first_waiting_spirit_to_the_chapel(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_06")
    sealed(t)
    t.enter(RED, 1, 0)
    t.enter(BLUE, 2, 0)
    t.begin()
    assert t.told("removed") == [{"tile": "yellow_06"}]
    assert t.spirit_at(GREEN) == "start_chapel"
    assert (t.spirit_at(RED), t.spirit_at(BLUE)) == ("start_gallery", "start_hall")
    assert t.prompt == "declare"


@pytest.mark.rule("WID-TILE-12")
@pytest.mark.rule("WID-BANG-2")
def test_a_removed_haunt_with_nobody_waiting_is_a_chill(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_06", level="easy")
    sealed(t)
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 0, 0)
    assert t.prompt == "chill_order"
    t.play("spirit_red", "spirit_green")
    assert [t.spirit_at(spirit) for spirit in (RED, BLUE, GREEN)] == ["start_gallery", "start_hall", "start_gallery"]
    assert t.prompt == "declare"


@pytest.mark.rule("WID-TILE-12")
@pytest.mark.rule("WID-END-1")
def test_a_removed_haunt_catches_a_widow_in_the_chapel(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_06")
    sealed(t)
    t.enter(RED, 4, 0)
    t.widow(0, 0)
    t.begin()
    assert t.ending == "caught_by_spirit_blue"
    assert t.ask is None


@pytest.mark.rule("WID-TILE-16")
@pytest.mark.parametrize("tile", ["blue_01", "black_10", "red_07"])
def test_pieces_never_prevent_a_placement(table: Callable[..., Table], tile: str) -> None:
    alone = table("maid", "guard", draw=tile)
    crowded = table("maid", "guard", draw=tile)
    crowded.widow(1, 0)
    crowded.enter(RED, 3, 0)
    crowded.enter(BLUE, 4, 0)
    crowded.enter(GREEN, 0, 0)
    crowded.enter(YELLOW, 2, 0)
    crowded.lock(0, 0, 2)
    assert Counter(crowded.options) == Counter(alone.options)


@pytest.mark.rule("WID-TILE-16")
def test_a_tile_may_shut_in_the_widow_with_a_spirit_at_her_heels(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_07")
    t.widow(3, 0)
    t.enter(RED, 2, 0)
    t.play("3,-1 r2")
    assert tile_at(t, 3, -1) == "yellow_07"
    assert t.ending is None


@pytest.mark.rule("WID-TILE-17")
@pytest.mark.parametrize(("x", "y"), [(60, 0), (-60, 0), (0, 60), (0, -60)])
def test_no_cell_further_than_60_from_the_chapel_is_offered(table: Callable[..., Table], x: int, y: int) -> None:
    t = table("maid", "guard", draw="red_07")
    t.lay("black_12", x, y)  # OOOO
    offered = {text.split()[0] for text in t.options} - {"1,1", "3,-1"}
    beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
    assert offered == {f"{i},{j}" for i, j in beside if abs(i) <= 60 and abs(j) <= 60}
    assert len(offered) == 3


@pytest.mark.rule("WID-TILE-17")
@pytest.mark.rule("WID-STAIR-5")
def test_a_new_layer_keeps_within_60_cells_too(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 59, 0)
    assert at(t, "60,3") == {"r0", "r1", "r2", "r3"}
    assert not [text for text in t.options if text.startswith(("61,", "62,"))]
