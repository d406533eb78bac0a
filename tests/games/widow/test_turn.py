"""The turn: WID-TURN."""

from collections.abc import Callable

import pytest
from games.widow.table import BLUE, GREEN, RED, Table

from hauntbox.kernel.errors import IllegalChoice


def kinds(t: Table) -> list[str]:
    return [event.kind for event in t.events]


@pytest.mark.rule("WID-TURN-1")
@pytest.mark.rule("WID-END-3")
def test_a_turn_that_begins_without_tiles_is_a_victory_and_nothing_else_happens(table: Callable[..., Table]) -> None:
    t = table("maid", "guard")
    t.g.stacks = [0, 0, 0, 0, 0]
    t.begin()
    assert t.ending == "won"
    assert kinds(t) == ["won"]
    assert t.g.turn == 0


@pytest.mark.rule("WID-TURN-1")
@pytest.mark.rule("WID-END-3")
def test_the_turn_of_the_last_tile_is_played_out_and_can_still_be_lost(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.g.stacks = [0, 0, 0, 0, 1]
    t.enter(RED, 3, 0)
    t.dice(2, 6)
    t.play("0,1 r2")
    assert t.ending is None
    t.play("roll")
    assert t.ending == "caught_by_spirit_red"


@pytest.mark.rule("WID-TURN-2")
def test_the_five_steps_follow_one_another(table: Callable[..., Table]) -> None:
    t = table("guard", "maid", draw="green_02")
    t.dice(2, 6)
    t.play("0,1 r2", "success", "bind spirit_red", "roll", "lock 0,0", "stop")
    steps = ("turn", "drew", "placed", "declared", "bound", "rolled", "successes", "stripped", "paid", "locked", "turn")
    order = iter(kinds(t))
    assert all(step in order for step in steps)
    assert [kind for kind in kinds(t) if kind in ("drew", "rolled")] == ["drew", "rolled", "drew"]


@pytest.mark.rule("WID-TURN-3")
def test_step_1_draws_exactly_one_tile_and_it_must_be_placed_before_anything_else(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="red_07 green_02")
    assert (t.prompt, t.ask.about) == ("place_tile", "red_07")
    assert set(t.options) == {"1,1 r0", "3,-1 r2"}
    assert (t.g.drawn, t.g.tiles_left) == (1, 63)
    t.play("1,1 r0")
    assert t.prompt == "declare"
    assert (t.g.drawn, len(t.g.tiles)) == (1, 6)


@pytest.mark.rule("WID-TURN-4")
@pytest.mark.rule("WID-TOKEN-1")
def test_declaring_nothing_is_allowed(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.dice(3, 6)
    t.play("0,1 r2", "roll")
    assert t.g.pools == [3, 3]
    assert (t.g.declared, t.g.bound[RED]) == (0, 0)
    assert t.ask.about == 1


@pytest.mark.rule("WID-TURN-4")
@pytest.mark.rule("WID-TOKEN-9")
def test_the_carpenter_declares_his_own_tokens_for_all_three_purposes(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="green_02 blue_02")
    t.tokens(4, 9)
    t.dice(3, 6)
    t.play("0,1 r2", "success", "bind spirit_red", "stock", "roll")
    assert t.g.pools == [1, 9]
    assert (t.g.declared, t.g.bound[RED]) == (1, 1)
    assert t.told("stocked") == [{"tile": "blue_02", "left": 62}]
    assert t.ask.about == 2


@pytest.mark.rule("WID-TURN-4")
@pytest.mark.rule("WID-TOKEN-10")
def test_when_the_own_tokens_are_spent_nothing_more_can_be_declared(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.tokens(2, 9)
    t.dice(3, 6)
    t.play("0,1 r2", "success")
    assert t.options == ["roll", "success", "bind spirit_red"]
    t.play("success")
    assert t.prompt == "ability"  # the dice fell: not even the guard's nine tokens could be used
    assert t.g.pools == [0, 9]
    assert t.g.declared == 2


@pytest.mark.rule("WID-TURN-5")
def test_the_roll_cannot_be_skipped(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.play("0,1 r2")
    for refused in ("stop", "keep", "go 3,0"):
        with pytest.raises(IllegalChoice):
            t.play(refused)
    assert "roll" in t.options


@pytest.mark.rule("WID-TURN-5")
def test_a_player_without_tokens_rolls_all_the_same_once(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.tokens(0, 3)
    t.dice(2, 6)
    t.play("0,1 r2")
    assert t.told("rolled") == [{"first": 2, "second": 6, "modifiers": 0}]
    assert t.spirit_at(RED) == "start_gallery"
    t.play("stop")
    assert len(t.told("rolled")) == 1
    assert t.g.active == 1


@pytest.mark.rule("WID-TURN-6")
@pytest.mark.rule("WID-SPIRIT-1")
def test_one_roll_drives_the_spirits_and_the_ability(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.enter(GREEN, 0, 0)
    t.dice(4, 2)
    t.play("0,1 r2", "roll")
    assert len(t.told("rolled")) == 1
    assert t.spirit_at(GREEN) == "start_hall"  # the 4
    assert t.spirit_at(RED) == "start_gallery"  # the 2
    assert t.ask.about == 1  # the 4 is the only success


@pytest.mark.rule("WID-TURN-7")
@pytest.mark.rule("WID-TOKEN-4")
@pytest.mark.parametrize(
    ("dice", "declared", "total"), [((5, 6), 2, 4), ((3, 6), 2, 3), ((5, 6), 0, 2), ((3, 6), 1, 2), ((3, 3), 2, 2)]
)
def test_the_success_total_is_dice_plus_declared_tokens(
    table: Callable[..., Table], dice: tuple[int, int], declared: int, total: int
) -> None:
    t = table("chaplain", "guard", draw="green_02")
    t.enter(RED, 2, 0)
    t.dice(*dice)
    t.play("0,1 r2", *["success"] * declared, "roll")
    assert t.ask.about == total
    assert ("banish spirit_red" in t.options) == (total >= 4)
    assert ("go 3,0" in t.options) == (total >= 2)  # escort
    assert ("go 2,0" in t.options) == (total >= 4)


@pytest.mark.rule("WID-TURN-7")
@pytest.mark.rule("WID-JOB-1")
def test_successes_buy_only_the_own_profession_and_the_escort(table: Callable[..., Table]) -> None:
    t = table("guard", "maid", "medium", "butler", draw="green_02")
    t.dice(5, 6)
    t.play("0,1 r2", "roll")
    assert t.options == ["stop", "go 3,0", "lock 0,0"]


@pytest.mark.rule("WID-TURN-8")
def test_successes_left_over_are_lost(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02 yellow_02 red_02")
    t.dice(5, 6, 3, 3, 3, 3)
    t.play("0,1 r2", "roll", "stop")
    t.play("0,-1 r0", "roll")
    assert [told["total"] for told in t.told("successes")] == [2, 0]
    assert (t.prompt, t.g.active) == ("place_tile", 0)  # the guard had nothing to spend
    t.play("-1,0 r3", "roll")
    assert t.told("successes")[-1]["total"] == 0
    assert (t.prompt, t.g.active) == ("place_tile", 1)


@pytest.mark.rule("WID-TURN-9")
def test_the_turn_goes_round_by_seat_number(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "butler", draw="green_02 yellow_02 red_02")
    t.dice(3, 3, 3, 3, 3, 3)
    seats = []
    for place in ("0,1 r2", "0,-1 r0", "-1,0 r3"):
        seats.append(t.ask.seat)
        t.play(place, "roll")
    assert [*seats, t.ask.seat] == [0, 1, 2, 0]


@pytest.mark.rule("WID-TURN-10")
@pytest.mark.rule("WID-JOB-25")
def test_the_butler_may_give_twice_again_in_his_next_turn(table: Callable[..., Table]) -> None:
    t = table("butler", "guard", draw="green_02 yellow_02 red_02")
    t.dice(5, 6, 3, 3, 5, 6)
    t.play("0,1 r2", "success", "success", "roll", "give 0", "give 1")
    assert not {"give 0", "give 1"} & set(t.options)
    t.play("stop", "0,-1 r0", "roll", "-1,0 r3", "roll")
    assert {"give 0", "give 1"} <= set(t.options)


@pytest.mark.rule("WID-TURN-10")
@pytest.mark.rule("WID-JOB-22")
def test_the_medium_may_push_the_same_spirit_again_in_his_next_turn(table: Callable[..., Table]) -> None:
    t = table("medium", "guard", draw="green_02 yellow_02 red_02")
    t.dice(5, 6, 3, 3, 5, 6)
    t.play("0,1 r2", "success", "roll", "push spirit_red 0,1")
    assert not [text for text in t.options if text.startswith("push")]
    t.play("stop", "0,-1 r0", "roll", "-1,0 r3", "roll")
    assert "push spirit_red 0,0" in t.options


@pytest.mark.rule("WID-TURN-10")
@pytest.mark.rule("WID-JOB-20")
def test_the_fortune_teller_may_foretell_again_in_his_next_turn(table: Callable[..., Table]) -> None:
    t = table("fortune_teller", "guard", draw="green_02 yellow_02 red_02")
    t.dice(5, 6, 3, 3, 5, 6)
    t.play("0,1 r2", "success", "success", "roll", "foretell")
    assert "foretell" not in t.options
    t.play("stop", "0,-1 r0", "roll", "keep", "-1,0 r3", "roll")
    assert "foretell" in t.options


@pytest.mark.rule("WID-TURN-10")
@pytest.mark.rule("WID-JOB-6")
def test_the_maids_first_success_counts_double_again_in_her_next_turn(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02 yellow_02 red_02")
    t.dice(5, 6, 3, 3, 3, 6)
    t.play("0,1 r2", "roll", "go 3,0")
    assert "go 1,0" not in t.options  # 2 spaces, but only 1 success left
    t.play("stop", "0,-1 r0", "roll", "-1,0 r3", "roll")
    assert "go 1,0" in t.options


@pytest.mark.rule("WID-TURN-10")
@pytest.mark.rule("WID-JOB-8")
def test_the_gardeners_cheap_space_is_back_in_his_next_turn(table: Callable[..., Table]) -> None:
    t = table("gardener", "guard", draw="green_02 yellow_02 red_02")
    t.dice(5, 6, 3, 3, 3, 6)
    t.play("0,1 r2", "roll", "go 3,0")
    assert (t.prompt, t.g.active) == ("place_tile", 1)  # with 1 success left there was no further space
    t.play("0,-1 r0", "roll", "-1,0 r3", "roll")
    assert {"go 2,0", "go 4,0"} <= set(t.options)


@pytest.mark.rule("WID-TURN-10")
@pytest.mark.rule("WID-BONUS-2")
def test_a_colour_gives_its_bonus_again_in_the_next_turn(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_01 red_07")
    t.lay("red_05", 5, 0)
    t.dice(3, 3)
    t.play("0,1 r1")
    assert t.prompt == "red_bonus"
    t.play("stop", "roll", "5,-1 r2")
    assert t.prompt == "red_bonus"
    assert [told["colour"] for told in t.told("bonus")] == ["red", "red"]


@pytest.mark.rule("WID-TURN-11")
@pytest.mark.rule("WID-JOB-24")
@pytest.mark.rule("WID-TOKEN-6")
def test_a_turn_ends_with_tokens_back_then_the_medium_then_the_next_player(table: Callable[..., Table]) -> None:
    t = table("maid", "medium", draw="green_02 yellow_02")
    t.enter(BLUE, 1, 0)
    t.dice(2, 6)
    t.play("0,1 r2", "success", "roll")
    assert t.spirit_at(RED) == t.spirit_at(BLUE)
    assert not t.g.enhanced[1]  # they share a tile, but the turn is not over
    supply = t.g.supply
    t.play("stop")
    assert t.g.supply == supply + 1
    assert t.g.enhanced[1]
    assert (t.g.active, t.g.declared) == (1, 0)
    assert kinds(t)[-4:-1] == ["returned", "flipped", "turn"]


@pytest.mark.rule("WID-TURN-12")
@pytest.mark.rule("WID-TILE-14")
@pytest.mark.rule("WID-FAQ-7")
def test_a_chill_that_catches_the_widow_ends_the_game_before_the_rooms_reward(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.enter(RED, 3, 0)
    t.play("3,-1 r2")
    assert t.ending == "caught_by_spirit_red"
    assert t.ask is None
    assert t.g.pools == [3, 3]
    assert t.g.completed == 0
    assert not {"room", "took", "rolled"} & set(kinds(t))


@pytest.mark.rule("WID-TURN-12")
def test_a_catch_by_the_first_die_drops_the_second_die_and_step_5(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.enter(RED, 3, 0)
    t.enter(GREEN, 0, 0)
    t.enter(BLUE, 0, 0)
    t.dice(2, 4)
    t.play("0,1 r2", "success", "roll")
    assert t.ending == "caught_by_spirit_red"
    assert t.spirit_at(GREEN) == "start_chapel"
    assert t.g.declared == 1
    assert "returned" not in kinds(t)
    assert t.g.active == 0


@pytest.mark.rule("WID-TURN-12")
@pytest.mark.rule("WID-WIDOW-5")
def test_a_losing_move_in_step_5_leaves_the_other_successes_unused(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.enter(RED, 3, 0)
    t.dice(5, 6)
    t.play("0,1 r2", "roll", "go 3,0")
    assert t.ending == "caught_by_spirit_red"
    assert t.ask is None
    assert t.g.turn == 1
