"""Chapter Tokens: what a player may do with his tokens before the roll."""

from collections.abc import Callable

import pytest
from games.widow.table import BLUE, RED, Table

from hauntbox.games.widow.tiles import TILES
from hauntbox.kernel.errors import IllegalChoice, NothingToUndo

MakeTable = Callable[..., Table]

QUIET = "5,0 r1"
"""Where the Trophy Room (red_02) goes in step 1: it has no "!" and leaves its room open."""


@pytest.mark.rule("WID-TOKEN-1")
@pytest.mark.parametrize("job", ["maid", "gardener", "guard", "fortune_teller", "medium", "butler", "chaplain"])
def test_everybody_may_use_tokens_for_successes_and_binding(table: MakeTable, job: str) -> None:
    t = table(job, "carpenter", draw="red_02")
    t.play(QUIET)
    assert t.prompt == "declare"
    assert sorted(t.options) == ["bind spirit_red", "roll", "success"]


@pytest.mark.rule("WID-TOKEN-1")
def test_the_carpenter_may_also_stock_and_combine_all_three(table: MakeTable) -> None:
    t = table("carpenter", "maid", draw="red_02 blue_07")
    t.dice(3, 6)
    t.play(QUIET)
    assert sorted(t.options) == ["bind spirit_red", "roll", "stock", "success"]
    t.play("success", "bind spirit_red", "stock")
    assert t.prompt == "ability"
    assert t.g.declared == 1
    assert t.g.bound[RED] == 1
    assert [TILES[tile].id for tile in t.g.stock] == ["blue_07"]
    assert t.g.pools[0] == 0


@pytest.mark.rule("WID-TOKEN-1")
def test_only_the_player_whose_turn_it_is_declares(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(3, 3)
    t.play(QUIET)
    assert t.ask.seat == 0
    t.play("roll")
    assert t.prompt == "place_tile"
    assert t.ask.seat == 1


@pytest.mark.rule("WID-TOKEN-2")
@pytest.mark.rule("WID-TOKEN-11")
def test_any_number_of_tokens_may_be_declared_as_successes(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(3, 2)
    t.tokens(9, 3)
    t.play(QUIET, *["success"] * 9)
    assert t.prompt == "ability"
    assert t.ask.about == 9
    assert t.g.pools[0] == 0


@pytest.mark.rule("WID-TOKEN-2")
def test_declared_tokens_do_not_move_spirits_or_make_doubles(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(6, 3)
    t.play(QUIET, "success", "success", "roll")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.ask.about == 3
    assert t.g.pools[0] == 1


@pytest.mark.rule("WID-TOKEN-3")
def test_the_declaration_is_final_once_the_dice_are_rolled(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(6, 3)
    t.play(QUIET, "success", "roll")
    for token in ("success", "bind spirit_red", "roll"):
        with pytest.raises(IllegalChoice):
            t.play(token)
    assert t.position is not None
    with pytest.raises(NothingToUndo):
        t.position.undo()
    assert t.g.declared == 1
    assert t.g.pools[0] == 2


@pytest.mark.rule("WID-TOKEN-4")
@pytest.mark.rule("WID-TURN-7")
@pytest.mark.parametrize(("declared", "farthest"), [(1, "2,0"), (2, "1,0"), (3, "0,0")])
def test_each_declared_token_is_a_success_beside_the_dice(table: MakeTable, declared: int, farthest: str) -> None:
    """Both dice fail: n tokens are n successes, with which the plain maid covers n + 1 spaces."""
    t = table("maid", "guard")
    t.enter(RED, 3, 0)
    t.bind(RED, 1)
    t.roll(2, 3, declared=declared)
    west = [option for option in t.options if option.startswith("go ") and option.endswith(",0")]
    assert min(west) == f"go {farthest}"


@pytest.mark.rule("WID-TOKEN-4")
def test_without_a_success_of_dice_or_tokens_step_five_is_skipped(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.roll(2, 3)
    assert t.prompt == "place_tile"
    assert t.g.active == 1


@pytest.mark.rule("WID-TOKEN-5")
def test_dice_are_spent_before_tokens_and_a_token_returns_when_it_is_spent(table: MakeTable) -> None:
    t = table("butler", "guard")
    t.roll(6, 3, declared=3)
    assert (t.g.supply, t.g.declared) == (14, 3)
    t.play("give 1")
    assert (t.g.supply, t.g.declared) == (14 - 1, 3)
    t.play("give 1")
    assert (t.g.supply, t.g.declared) == (14 - 2 + 1, 2)
    assert t.g.pools == [0, 5]


@pytest.mark.rule("WID-TOKEN-5")
def test_one_payment_may_take_a_die_and_a_token(table: MakeTable) -> None:
    t = table("fortune_teller", "guard")
    t.roll(6, 3, declared=2)
    t.play("foretell")
    assert (t.g.supply, t.g.declared, t.g.successes) == (15, 1, 0)


@pytest.mark.rule("WID-TOKEN-6")
def test_unused_declared_tokens_return_to_the_supply_and_the_pool_stays(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.roll(6, 3, declared=2)
    assert t.g.supply == 14
    t.play("stop")
    assert t.g.active == 1
    assert t.g.pools == [1, 3]
    assert t.g.supply == 16
    assert t.g.declared == 0


@pytest.mark.rule("WID-TOKEN-7")
def test_binding_tokens_hold_against_the_roll_of_the_same_turn(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(2, 6)
    t.play(QUIET, "bind spirit_red", "roll")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.bound[RED] == 0
    assert t.g.pools[0] == 2
    assert t.g.supply == 15


@pytest.mark.rule("WID-TOKEN-7")
def test_any_number_of_tokens_may_be_put_on_any_number_of_spirits(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(6, 5)
    t.tokens(9, 3)
    t.enter(BLUE, 1, 0)
    t.play(QUIET)
    assert "bind spirit_green" not in t.options
    t.play(*["bind spirit_red"] * 5, *["bind spirit_blue"] * 3, "roll")
    assert t.g.bound == [5, 3, 0, 0, 0]
    assert t.g.pools[0] == 1


@pytest.mark.rule("WID-TOKEN-8")
@pytest.mark.rule("WID-JOB-12")
def test_stocking_tokens_are_back_in_the_supply_before_the_roll(table: MakeTable) -> None:
    """The supply was empty, and still the double finds a token there."""
    t = table("carpenter", "guard", draw="red_02 blue_07")
    t.dice(3, 3)
    t.tokens(10, 10)
    t.play(QUIET, "stock", "roll")
    assert [TILES[tile].id for tile in t.g.stock] == ["blue_07"]
    assert t.g.pools[0] == 10 - 1 + 1
    assert t.g.supply == 0


@pytest.mark.rule("WID-TOKEN-9")
def test_the_declaration_is_carried_out_as_a_whole_and_in_its_order(table: MakeTable) -> None:
    t = table("carpenter", "guard", draw="red_02 blue_07")
    t.dice(3, 6)
    t.tokens(4, 3)
    t.play(QUIET, "stock", "bind spirit_red", "success")
    assert t.prompt == "declare"
    assert (t.g.stock, t.g.bound[RED], t.g.declared, t.g.pools[0]) == ([], 0, 0, 4)
    t.play("roll")
    kinds = [event.kind for event in t.events]
    order = [kinds.index(kind) for kind in ("declared", "bound", "stocked", "rolled")]
    assert order == sorted(order)
    assert t.g.pools[0] == 1


@pytest.mark.rule("WID-TOKEN-9")
def test_no_more_tokens_can_be_declared_than_the_pool_holds(table: MakeTable) -> None:
    """With the last token told there is nothing left to choose, and the dice roll."""
    t = table("maid", "guard", draw="red_02")
    t.dice(6, 3)
    t.tokens(2, 3)
    t.play(QUIET, "bind spirit_red", "success")
    assert t.prompt == "ability"
    assert t.g.pools[0] == 0
    assert t.g.declared == 1


@pytest.mark.rule("WID-TOKEN-10")
def test_a_player_without_tokens_cannot_use_those_of_another(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(6, 3)
    t.tokens(0, 12)
    t.play(QUIET)
    assert t.prompt == "ability"
    assert t.g.pools == [0, 12]


@pytest.mark.rule("WID-TOKEN-10")
@pytest.mark.parametrize("job", ["maid", "gardener", "carpenter", "guard", "fortune_teller", "medium", "chaplain"])
def test_nobody_but_the_butler_gives_tokens(table: MakeTable, job: str) -> None:
    t = table(job, "butler")
    t.roll(6, 5)
    assert not any(option.startswith("give") for option in t.options)


@pytest.mark.rule("WID-TOKEN-10")
def test_what_the_butler_gives_comes_from_the_supply(table: MakeTable) -> None:
    t = table("butler", "maid")
    t.roll(6, 3)
    t.play("give 1")
    assert t.g.pools == [3, 4]
    assert t.g.supply == 13


@pytest.mark.rule("WID-TOKEN-11")
def test_a_pool_may_hold_all_tokens_of_the_game(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.lay("blue_09", 3, -1)  # OWOW
    t.tokens(16, 0)
    t.play("3,-2 r2")
    assert t.g.pools == [20, 0]
    assert t.g.supply == 0


@pytest.mark.rule("WID-TOKEN-12")
def test_tokens_gained_after_step_two_wait_for_the_next_own_turn(table: MakeTable) -> None:
    """The double's token cannot pay for anything now; in the maid's next turn it can be declared."""
    t = table("maid", "guard", draw="red_02 red_12 red_08")
    t.dice(3, 3, 3, 3, 6, 3)
    t.tokens(0, 0)
    t.play(QUIET)
    assert t.g.active == 1
    assert t.g.pools == [1, 0]
    t.play("4,1 r3")
    assert t.g.active == 0
    assert t.g.pools == [1, 1]
    t.play("0,1 r3")
    assert t.prompt == "declare"
    t.play("success")
    assert t.ask.about == 2
