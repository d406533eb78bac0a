"""The example turns of the rulebook."""

from collections.abc import Callable

import pytest
from games.widow.table import BLUE, GREEN, RED, Table

from hauntbox.board.geometry import cell


@pytest.mark.rule("WID-ROOM-3")
@pytest.mark.rule("WID-BONUS-9")
@pytest.mark.rule("WID-BANG-4")
@pytest.mark.rule("WID-TURN-2")
def test_a_room_of_three_colours_and_a_stash_then_a_bound_spirit(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "medium", "butler", draw="red_07 blue_02")
    t.dice(2, 5)
    assert t.g.supply == 12
    t.play("3,-1 r2")
    assert t.g.pools[0] == 6
    assert t.g.supply == 8
    assert not t.g.enhanced[0]
    t.play("success", "bind spirit_red", "roll")
    assert t.g.bound[RED] == 0
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.pools[0] == 4
    assert t.g.supply == 9
    assert t.g.successes + t.g.declared == 2
    t.play("stop")
    assert t.g.active == 1
    assert t.g.supply == 10


@pytest.mark.rule("WID-SPIRIT-4")
@pytest.mark.rule("WID-FAQ-5")
@pytest.mark.rule("WID-BIND-1")
@pytest.mark.parametrize("first", ["die 1", "die 2"])
def test_dice_one_and_two_with_a_bound_red_spirit(table: Callable[..., Table], first: str) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 1, 0)
    t.bind(RED, 1)
    t.roll(1, 2)
    t.play(first, "spirit_red")
    assert t.spirit_at(RED) == "start_gallery"
    assert t.spirit_at(BLUE) == "start_hall"
    assert t.distance(RED) == 3
    assert t.distance(BLUE) == 2
    assert t.g.bound[RED] == 0
    assert t.told("successes")[0]["total"] == 0


def bound_and_locked_green(table: Callable[..., Table]) -> Table:
    """Green on the Gallery, 3 spaces from the widow, with 1 binding token and 1 lock on its tile."""
    t = table("maid", "guard")
    t.enter(GREEN, 1, 0)
    t.bind(GREEN, 1)
    t.lock(1, 0, 1)
    assert t.distance(GREEN) == 3
    return t


@pytest.mark.rule("WID-BIND-5")
@pytest.mark.rule("WID-SPIRIT-3")
def test_a_fast_spirit_that_is_bound_and_locked(table: Callable[..., Table]) -> None:
    t = bound_and_locked_green(table)
    t.roll(4, 6)
    assert t.prompt == "held_token"
    t.play("lock")
    assert t.spirit_at(GREEN) == "start_gallery"
    assert not t.g.locks
    assert not t.g.held(GREEN)
    assert t.ask.about == 2


@pytest.mark.rule("WID-BIND-5")
@pytest.mark.rule("WID-FAQ-16")
def test_the_same_spirit_moved_twice(table: Callable[..., Table]) -> None:
    t = bound_and_locked_green(table)
    t.roll(1, 4)
    t.play("die 1", "spirit_green", "lock")
    assert t.spirit_at(GREEN) == "start_parlour"
    assert not t.g.held(GREEN)
    assert t.distance(GREEN) == 1


@pytest.mark.rule("WID-COURT-1")
@pytest.mark.rule("WID-COURT-4")
@pytest.mark.rule("WID-JOB-9")
def test_five_tiles_make_a_courtyard_and_the_gardener_crosses_it(table: Callable[..., Table]) -> None:
    t = table("gardener", "guard", draw="green_02 red_01 blue_01 yellow_01 red_02 yellow_09 green_01")
    t.dice(3, 3, 3, 3, 3, 3, 3, 3, 3, 6)
    t.play("1,1 r0")
    assert t.g.pools[0] == 3 + 2
    t.play("roll", "1,2 r0", "2,0", "roll")
    assert t.widow_at == "start_hall"
    t.play("2,2 r1", "spirit_red", "1,0", "stop", "roll")
    assert t.spirit_at(RED) == "start_gallery"
    t.play("3,2 r3", "5,0 r1", "6,0 r1", "roll")
    assert t.g.courtyards == ()
    assert not t.g.enhanced[0]
    t.play("3,1 r1")
    assert t.g.courtyards == (cell(2, 1),)
    assert t.g.enhanced[0]
    t.play("roll", "keep")
    assert t.ask.about == 1
    t.play("go 3,1")
    assert t.widow_at == "green_01"
    assert t.distance(RED) == 5


@pytest.mark.rule("WID-STAIR-1")
@pytest.mark.rule("WID-STAIR-4")
@pytest.mark.rule("WID-STAIR-5")
def test_stairs_start_a_new_layer(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_03")
    t.dice(6, 3)
    t.lay("blue_03", 5, 0, 1)
    t.play("8,-3 r0")
    assert t.g.layer[cell(8, -3)] != t.g.layer[cell(0, 0)]
    t.play("roll", "go 8,-3")
    assert t.widow_at == "black_03"
    assert t.g.active == 1
    assert t.distance(RED) == 6


@pytest.mark.rule("WID-TILE-9")
@pytest.mark.rule("WID-STAIR-4")
def test_a_tile_without_stairs_starts_no_layer(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_02")
    t.lay("blue_03", 5, 0, 1)
    assert not any(option.startswith("8,-3 ") for option in t.options)


@pytest.mark.rule("WID-END-3")
@pytest.mark.rule("WID-JOB-11")
@pytest.mark.rule("WID-TOKEN-8")
def test_the_carpenter_stocks_the_last_tile_and_the_turn_is_played_to_its_end(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="red_02 blue_07")
    t.g.stacks = [0, 0, 0, 0, 2]
    t.dice(2, 6)
    t.play("5,0 r1")
    assert t.g.tiles_left == 1
    t.play("bind spirit_red", "stock", "roll")
    assert t.g.tiles_left == 0
    assert t.ending is None
    assert t.g.supply == 14 + 1 + 1
    assert t.spirit_at(RED) == "start_chapel"
    t.play("build blue_07")
    assert t.ending is None
    t.play("6,0 r3")
    assert t.ending == "won"
