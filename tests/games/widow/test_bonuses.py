"""Chapter Bonuses: what a room of one colour, and a room of many, brings."""

from collections.abc import Callable

import pytest
from games.widow.mansions import cellar_wing
from games.widow.table import BLUE, RED, YELLOW, Table

MakeTable = Callable[..., Table]


def open_blue_room(t: Table) -> None:
    """The Guest Bedroom behind the Boudoir's east door; its open edge waits for a tile at (6,0)."""
    t.lay("blue_02", 5, 0, 1)  # WOWD


@pytest.mark.rule("WID-BONUS-1")
@pytest.mark.parametrize(
    ("tile", "place", "prompt"),
    [("red_01", "5,0 r0", "red_bonus"), ("blue_01", "5,0 r1", "blue_bonus"), ("black_01", "5,0 r0", "black_bonus")],
)
def test_a_single_tile_room_gives_the_bonus_of_its_colour(table: MakeTable, tile: str, place: str, prompt: str) -> None:
    t = table("maid", "guard", draw=tile)
    t.play(place)
    assert t.prompt == prompt
    assert t.g.pools[0] == 3


@pytest.mark.rule("WID-BONUS-1")
def test_a_larger_room_of_one_colour_gives_its_tokens_and_the_bonus(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_07")
    open_blue_room(t)
    t.play("6,0 r3")
    assert t.g.pools[0] == 4
    assert t.prompt == "blue_bonus"


@pytest.mark.rule("WID-BONUS-1")
def test_a_tile_of_one_colour_in_an_unfinished_room_gives_no_bonus(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_09")
    open_blue_room(t)
    t.play("6,0 r1")
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-2")
def test_the_second_blue_room_of_a_turn_gives_its_token_but_no_bonus(table: MakeTable) -> None:
    t = table("maid", "guard", draw="yellow_01 blue_01 blue_07")
    open_blue_room(t)
    t.play("4,1 r0", "-1,0 r1")
    assert t.prompt == "blue_bonus"
    t.play("stop", "6,0 r3")
    assert t.g.pools[0] == 4
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-2")
def test_another_colour_in_the_same_turn_and_the_same_colour_in_the_next_give_their_bonus(table: MakeTable) -> None:
    t = table("maid", "guard", draw="yellow_01 blue_01 red_01 blue_07")
    t.dice(3, 3)
    open_blue_room(t)
    t.play("4,1 r0", "-1,0 r1", "stop", "0,1 r0")
    assert t.prompt == "red_bonus"
    t.play("stop", "roll", "6,0 r3")
    assert t.g.active == 1
    assert t.prompt == "blue_bonus"


@pytest.mark.rule("WID-BONUS-3")
def test_red_moves_the_widow_up_to_two_spaces(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_01")
    t.play("5,0 r0")
    assert sorted(t.options) == ["2,0", "3,0", "5,0", "stop"]
    t.play("2,0")
    assert t.widow_at == "start_hall"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-3")
@pytest.mark.rule("WID-BONUS-11")
def test_red_may_be_used_for_one_space(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_01")
    t.play("5,0 r0", "3,0")
    assert t.widow_at == "start_parlour"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-3")
@pytest.mark.parametrize(("there", "ending"), [("2,0", None), ("3,0", "caught_by_spirit_red")])
def test_reds_two_spaces_are_one_move_past_a_spirit_but_not_onto_it(
    table: MakeTable, there: str, ending: str | None
) -> None:
    t = table("maid", "guard", draw="red_01")
    t.enter(RED, 3, 0)
    t.play("5,0 r0", there)
    assert t.ending == ending


@pytest.mark.rule("WID-BONUS-4")
def test_blue_moves_one_spirit_two_spaces_away_from_the_widow(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_01")
    t.enter(RED, 2, 0)
    t.enter(BLUE, 2, 0)
    t.play("5,0 r1")
    assert sorted(t.options) == ["spirit_blue", "spirit_red", "stop"]
    t.play("spirit_red")
    assert sorted(t.options) == ["1,0", "3,0", "stop"]
    t.play("1,0", "0,0")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.spirit_at(BLUE) == "start_hall"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-4")
@pytest.mark.parametrize(("spirit", "steps"), [(RED, ["2,0", "stop"]), (YELLOW, ["2,0", "3,1", "stop"])])
def test_blue_moves_a_spirit_by_its_own_way_of_moving_and_never_onto_the_widow(
    table: MakeTable, spirit: int, steps: list[str]
) -> None:
    t = table("maid", "guard", draw="blue_01")
    cellar_wing(t)
    t.enter(YELLOW, 0, 0)
    t.enter(spirit, 3, 0)
    t.play("5,0 r1", ["spirit_red", "", "", "spirit_yellow"][spirit])
    assert sorted(t.options) == steps


@pytest.mark.rule("WID-BONUS-5")
def test_blue_takes_a_token_off_a_bound_spirit_for_the_supply_and_then_moves_it_one_space(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_01")
    t.bind(RED, 1)
    assert t.g.supply == 13
    t.play("5,0 r1", "spirit_red")
    assert t.options == ["stop", "strip"]
    t.play("strip")
    assert t.g.bound[RED] == 0
    assert t.g.supply == 14
    assert t.g.pools == [3, 3]
    assert t.spirit_at(RED) == "start_chapel"
    t.play("1,0")
    assert t.spirit_at(RED) == "start_gallery"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-5")
def test_two_tokens_use_up_both_spaces_of_blue(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_01")
    t.bind(RED, 2)
    t.play("5,0 r1", "spirit_red", "strip", "strip")
    assert t.g.bound[RED] == 0
    assert t.g.supply == 14
    assert t.spirit_at(RED) == "start_chapel"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-5")
@pytest.mark.rule("WID-BIND-5")
@pytest.mark.rule("WID-BIND-6")
def test_with_blue_the_player_chooses_between_binding_and_lock(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_01")
    t.bind(RED, 1)
    t.lock(0, 0, 1)
    t.play("5,0 r1", "spirit_red", "strip")
    assert t.options == ["binding", "lock"]
    t.play("lock")
    assert not t.g.locks
    assert t.g.bound[RED] == 1
    assert t.g.supply == 13
    t.play("strip")
    assert t.g.bound[RED] == 0
    assert t.g.supply == 14


@pytest.mark.rule("WID-BONUS-5")
@pytest.mark.rule("WID-BIND-10")
def test_blue_cannot_move_a_spirit_off_a_locked_tile_but_takes_the_lock(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_01")
    t.lock(0, 0, 1)
    t.play("5,0 r1", "spirit_red")
    assert t.options == ["stop", "strip"]
    t.play("strip", "1,0")
    assert not t.g.locks
    assert t.g.supply == 14
    assert t.spirit_at(RED) == "start_gallery"


@pytest.mark.rule("WID-BONUS-6")
@pytest.mark.rule("WID-BONUS-11")
def test_green_changes_a_die_of_the_next_roll_without_being_asked_for(table: MakeTable) -> None:
    t = table("maid", "guard", draw="green_01")
    t.dice(3, 6)
    t.play("5,0 r1")
    assert t.prompt == "declare"
    t.play("roll")
    assert t.prompt == "use_modifier"
    t.play("die 1 +1")
    assert t.g.dice == [4, 6]
    assert t.g.successes == 2


@pytest.mark.rule("WID-BONUS-7")
@pytest.mark.rule("WID-BONUS-11")
def test_yellow_draws_and_places_two_tiles_each_resolved_before_the_next(table: MakeTable) -> None:
    t = table("maid", "guard", draw="yellow_01 red_01 blue_07")
    t.play("5,0 r2")
    assert t.prompt == "place_tile"
    assert t.ask.about == "red_01"
    assert "stop" not in t.options
    assert t.g.tiles_left == 62
    t.play("4,1 r0")
    assert t.prompt == "red_bonus"
    assert t.g.tiles_left == 62
    t.play("3,0")
    assert t.ask.about == "blue_07"
    assert t.g.tiles_left == 61
    t.play("3,-1 r2")
    assert t.prompt == "declare"
    assert t.g.pools[0] == 3 + 2
    assert t.g.tiles_left == 61


@pytest.mark.rule("WID-BONUS-7")
@pytest.mark.parametrize("left", [0, 1])
def test_yellow_places_as_many_tiles_as_the_stacks_still_have(table: MakeTable, left: int) -> None:
    t = table("maid", "guard", draw="yellow_01 red_02")
    t.g.stacks = [0, 0, 0, 0, 1 + left]
    t.play("5,0 r2")
    if left:
        assert t.ask.about == "red_02"
        t.play("4,1 r2")
    assert t.prompt == "declare"
    assert t.g.tiles_left == 0


@pytest.mark.rule("WID-BONUS-8")
@pytest.mark.parametrize(
    ("second", "bound"), [("spirit_red", [2, 0, 0, 0, 0]), ("spirit_blue", [1, 1, 0, 0, 0]), ("stop", [1, 0, 0, 0, 0])]
)
def test_black_puts_up_to_two_tokens_of_the_supply_on_one_spirit_or_on_two(
    table: MakeTable, second: str, bound: list[int]
) -> None:
    t = table("maid", "guard", draw="black_01")
    t.enter(BLUE, 1, 0)
    t.play("5,0 r0")
    assert t.options == ["stop", "spirit_red", "spirit_blue"]
    t.play("spirit_red", second)
    assert t.g.bound == bound
    assert t.g.supply == 14 - sum(bound)
    assert t.g.pools == [3, 3]
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-8")
@pytest.mark.rule("WID-GEN-8")
def test_black_puts_only_the_last_token_when_the_supply_has_one(table: MakeTable) -> None:
    t = table("maid", "guard", draw="black_01")
    t.tokens(10, 9)
    t.play("5,0 r0", "spirit_red")
    assert t.g.bound[RED] == 1
    assert t.g.supply == 0
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-9")
@pytest.mark.parametrize(
    ("between", "close", "tokens"),
    [
        ([], "3,-1 r2", 2 + 1),
        (["green_09"], "3,-2 r2", 3 + 2),
        (["green_09", "black_09"], "3,-3 r2", 4 + 3),
        (["green_09", "black_09", "blue_09"], "3,-4 r2", 5 + 3),
    ],
)
def test_many_colours_bring_extra_tokens(table: MakeTable, between: list[str], close: str, tokens: int) -> None:
    """Boudoir (blue) and Parlour (yellow), passages to the north, the red Trophy Room at the end."""
    t = table("maid", "guard", draw="red_02")
    for y, name in enumerate(between, start=1):
        t.lay(name, 3, -y)
    t.play(close)
    assert t.g.pools[0] == 3 + tokens
    assert t.g.supply == 14 - tokens
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-10")
def test_a_room_of_two_colours_gives_its_tokens_and_no_bonus(table: MakeTable) -> None:
    t = table("maid", "guard", draw="green_02")
    t.play("1,1 r0")
    assert t.g.pools[0] == 3 + 2
    assert t.g.pending == 0
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-11")
@pytest.mark.parametrize(("tile", "place"), [("red_01", "5,0 r0"), ("blue_01", "5,0 r1"), ("black_01", "5,0 r0")])
def test_red_blue_and_black_may_be_declined(table: MakeTable, tile: str, place: str) -> None:
    t = table("maid", "guard", draw=tile)
    t.play(place, "stop")
    assert t.prompt == "declare"
    assert t.widow_at == "start_boudoir"
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.bound[RED] == 0


@pytest.mark.rule("WID-BONUS-11")
def test_blue_may_be_used_in_part(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_01")
    t.play("5,0 r1", "spirit_red", "1,0", "stop")
    assert t.spirit_at(RED) == "start_gallery"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-12")
def test_the_colour_of_stairs_does_not_count(table: MakeTable) -> None:
    """The Tower Stair is a blue tile with red stairs: with a blue tile it is a room of one colour."""
    t = table("maid", "guard", draw="blue_07")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.play("6,0 r3")
    assert t.g.pools[0] == 4
    assert t.prompt == "blue_bonus"


@pytest.mark.rule("WID-BONUS-12")
def test_the_colour_of_stairs_is_no_third_colour(table: MakeTable) -> None:
    """The Back Stair is a red tile with yellow stairs: with a blue tile there are two colours."""
    t = table("maid", "guard", draw="blue_07")
    t.lay("red_03", 5, 0, 1)  # WOWD
    t.play("6,0 r3")
    assert t.g.pools[0] == 4
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-13")
def test_a_yellow_room_finished_by_a_yellow_bonus_gives_no_second_one(table: MakeTable) -> None:
    t = table("maid", "guard", draw="yellow_01 yellow_07 red_02 red_12 red_13")
    t.lay("yellow_02", 5, 0, 1)  # WOWD
    t.play("4,1 r0", "6,0 r3")
    assert t.g.pools[0] == 4
    assert t.ask.about == "red_02"
    t.play("0,1 r2")
    assert t.prompt == "declare"
    assert t.g.tiles_left == 61


@pytest.mark.rule("WID-BONUS-13")
def test_a_declined_bonus_is_used_up_for_the_turn(table: MakeTable) -> None:
    t = table("maid", "guard", draw="yellow_01 red_01 red_07")
    t.lay("red_02", 5, 0, 1)  # WOWD
    t.play("4,1 r0", "0,1 r0", "stop", "6,0 r3")
    assert t.g.pools[0] == 3 + 1 + 1
    assert t.prompt == "declare"


@pytest.mark.rule("WID-BONUS-13")
def test_a_black_bonus_that_found_the_supply_empty_is_used_up_for_the_turn(table: MakeTable) -> None:
    """The carpenter's tokens are back in the supply when his stocked tile finishes a second black room."""
    t = table("carpenter", "guard", draw="black_01 black_07 red_12 red_13")
    t.dice(3, 6)
    t.lay("black_02", 5, 0, 1)  # WOWD
    t.tokens(10, 10)
    t.play("4,1 r0")
    assert t.prompt == "declare"
    t.play("stock", "stock", "roll", "build black_07", "6,0 r3")
    assert t.g.pools[0] == 10 - 2 + 1
    assert t.g.supply == 1
    assert t.g.bound == [0, 0, 0, 0, 0]
    assert t.prompt == "place_tile"
    assert t.ask.about == "red_13"
