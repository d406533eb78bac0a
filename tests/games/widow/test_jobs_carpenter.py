"""The carpenter: his stock, and building from it."""

from collections.abc import Callable

import pytest
from games.widow.table import BLUE, RED, Table

Make = Callable[..., Table]


def close_all_open_edges(t: Table) -> None:
    """Leaves only doors to build on."""
    t.lay("red_07", 3, -1, 2)  # WWOW
    t.lay("green_07", 1, 1)  # OWWW


# --- carpenter: the stock


@pytest.mark.rule("WID-JOB-11")
def test_the_carpenter_draws_tiles_into_his_stock_for_a_token_each(table: Make) -> None:
    t = table("carpenter", "guard", draw="red_02 blue_02 green_08 yellow_02")
    t.g.stacks = [2, 12, 14, 14, 14]
    t.dice(3, 5)
    t.play("1,1 r0")
    pool, supply = t.g.pools[0], t.g.supply
    t.play("stock", "stock", "roll")
    assert t.stocked == ["blue_02", "green_08"]
    assert t.g.pools[0] == pool - 2
    assert t.g.supply == supply + 2
    assert t.g.stacks == [0, 11, 14, 14, 14]  # the leftmost stack first


@pytest.mark.rule("WID-JOB-11")
def test_nobody_else_can_stock(table: Make) -> None:
    t = table("guard", "carpenter", draw="green_02")
    t.play("1,1 r0")
    assert t.options == ["roll", "success", "bind spirit_red"]
    assert t.barred == {}


@pytest.mark.rule("WID-JOB-12")
@pytest.mark.parametrize(("enhanced", "in_stock", "fits"), [(False, 0, 2), (False, 1, 1), (True, 0, 3), (True, 2, 1)])
def test_he_draws_only_what_still_fits(table: Make, enhanced: bool, in_stock: int, fits: int) -> None:
    t = table("carpenter", "guard", draw="green_02")
    t.g.enhanced[0] = enhanced
    t.stock(*["red_02", "blue_02"][:in_stock])
    t.play("1,1 r0")
    for _ in range(fits):
        assert "stock" in t.options
        t.play("stock")
    assert "stock" not in t.options
    assert t.barred == {"stock": "WID-JOB-12"}


@pytest.mark.rule("WID-JOB-12")
def test_a_full_stock_takes_nothing(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_02")
    t.stock("red_02", "blue_02")
    t.play("1,1 r0")
    assert t.barred == {"stock": "WID-JOB-12"}


@pytest.mark.rule("WID-JOB-12")
@pytest.mark.rule("WID-FAQ-10")
def test_the_tokens_for_stocking_return_at_once_even_to_an_empty_supply(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_09 red_02")
    t.tokens(10, 10)
    t.dice(5, 5)
    t.play("1,1 r0", "stock", "roll")
    assert t.told("took")[-1]["count"] == 1  # the double's token: it comes from the one just returned
    assert t.g.supply == 0


@pytest.mark.rule("WID-JOB-12")
def test_he_cannot_stock_more_than_the_stacks_hold(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_02 red_02")
    t.g.stacks = [0, 0, 0, 0, 2]
    t.play("1,1 r0", "stock")
    assert "stock" not in t.options


@pytest.mark.rule("WID-JOB-13")
def test_the_number_is_fixed_before_the_first_tile_is_seen(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_02 red_02 blue_02")
    t.dice(3, 5)
    t.play("1,1 r0", "stock", "stock")
    assert t.stocked == []
    assert t.g.drawn == 1
    t.play("roll")
    assert t.stocked == ["red_02", "blue_02"]
    assert t.g.drawn == 3


@pytest.mark.rule("WID-JOB-13")
def test_the_effect_of_a_stocked_tile_waits_until_it_is_placed(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_02 red_07")
    t.dice(3, 5)
    t.play("1,1 r0", "stock", "roll")
    pool = t.g.pools[0]
    assert t.told("effect") == []
    t.play("build red_07")  # above the Parlour, its only place
    assert [told["effect"] for told in t.told("effect")] == ["stash"]
    assert t.g.pools[0] == pool + 1 + 3  # the stash; three tiles in three colours


@pytest.mark.rule("WID-JOB-13")
def test_a_haunt_in_the_stock_brings_no_spirit_yet(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_02 blue_06")
    t.dice(3, 5)
    t.play("1,1 r0", "stock", "roll")
    assert t.g.haunting == [RED]
    t.play("build blue_06", "3,-1 r2")
    assert t.spirit_at(BLUE) == "blue_06"


# --- carpenter: building


@pytest.mark.rule("WID-JOB-14")
def test_one_success_places_one_stocked_tile_with_all_that_follows(table: Make) -> None:
    t = table("carpenter", "guard")
    t.stock("red_01", "blue_07")
    t.roll(3, 5)
    assert {"build red_01", "build blue_07"} <= set(t.options)
    t.play("build red_01", "5,0 r0")
    assert t.prompt == "red_bonus"
    t.play("2,0")
    assert t.widow_at == "start_hall"
    assert t.stocked == ["blue_07"]
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-14")
def test_the_enhanced_carpenter_places_two_for_one_success(table: Make) -> None:
    t = table("carpenter", "guard")
    t.g.enhanced[0] = True
    t.stock("blue_07", "green_01", "red_02")
    t.roll(3, 5)
    pool = t.g.pools[0]
    t.play("build blue_07", "3,-1 r2")
    assert t.g.pools[0] == pool + 2  # the first tile is fully resolved before the second is chosen
    assert t.prompt == "second_stock"
    assert t.options == ["stop", "green_01", "red_02"]
    t.play("green_01", "5,0 r1")
    assert t.g.pending == 1  # the green bonus
    assert t.stocked == ["red_02"]
    assert t.g.active == 1  # no third tile


@pytest.mark.rule("WID-JOB-14")
def test_the_second_tile_may_be_declined(table: Make) -> None:
    t = table("carpenter", "guard")
    t.g.enhanced[0] = True
    t.stock("blue_07", "green_01")
    t.roll(3, 5)
    t.play("build blue_07", "3,-1 r2", "stop")
    assert t.stocked == ["green_01"]
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-14")
@pytest.mark.rule("WID-JOB-15")
def test_no_second_tile_is_asked_for_when_none_has_a_place(table: Make) -> None:
    t = table("carpenter", "guard", draw="blue_01")
    t.g.enhanced[0] = True
    t.lay("green_07", 1, 1)
    t.stock("blue_07", "black_12")
    t.roll(3, 5)
    t.play("build blue_07")  # closes the last open edge, so the Great Cellar fits nowhere
    assert t.stocked == ["black_12"]
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-15")
def test_a_stocked_tile_without_a_place_is_barred_and_stays(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_01")
    close_all_open_edges(t)
    t.stock("black_12", "blue_01")
    t.roll(5, 6)
    assert t.options == ["stop", "go 3,0", "build blue_01"]
    assert t.barred == {"build black_12": "WID-JOB-15"}
    t.play("stop")
    assert t.stocked == ["black_12", "blue_01"]
    assert t.g.removed == []


@pytest.mark.rule("WID-JOB-15")
def test_the_tile_of_step_1_never_comes_from_the_stock(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_02")
    t.stock("red_02")
    assert (t.prompt, t.ask.about) == ("place_tile", "green_02")
    t.play("1,1 r0")
    assert t.stocked == ["red_02"]


@pytest.mark.rule("WID-JOB-16")
@pytest.mark.parametrize(("before", "flips"), [(3, False), (4, True)])
def test_the_carpenter_flips_with_the_fifth_room_of_anybody(table: Make, before: int, flips: bool) -> None:
    t = table("guard", "carpenter", draw="green_01")
    t.g.completed = before
    t.play("5,0 r1")  # a room of one tile counts
    assert t.g.completed == before + 1
    assert t.g.enhanced == [False, flips]


@pytest.mark.rule("WID-JOB-16")
def test_the_chapel_is_not_one_of_the_five_rooms(table: Make) -> None:
    t = table("guard", "carpenter", draw="green_02")
    t.begin()
    assert t.g.completed == 0
    t.play("1,1 r0")
    assert t.g.completed == 1


# --- flipping while he builds


@pytest.mark.rule("WID-JOB-4")
@pytest.mark.rule("WID-JOB-16")
def test_a_carpenter_who_flips_through_the_tile_he_is_placing_places_no_second_one(table: Make) -> None:
    t = table("carpenter", "guard")
    t.stock("blue_07", "red_01")
    t.g.completed = 4
    t.roll(3, 5)
    t.play("build blue_07", "3,-1 r2")  # the fifth room
    assert t.g.enhanced[0]
    assert t.stocked == ["red_01"]
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-4")
@pytest.mark.rule("WID-JOB-14")
def test_his_next_success_is_paid_on_the_enhanced_side(table: Make) -> None:
    t = table("carpenter", "guard")
    t.stock("blue_07", "blue_02", "red_02")
    t.g.completed = 4
    t.roll(5, 6)
    t.play("build blue_07", "3,-1 r2")
    assert t.prompt == "ability"  # not a second tile for the first success
    t.play("build blue_02")
    t.play(t.options[0])
    assert t.prompt == "second_stock"
    assert t.options == ["stop", "red_02"]


# --- refused places name their rule


@pytest.mark.rule("WID-JOB-14")
@pytest.mark.rule("WID-TILE-6")
@pytest.mark.rule("WID-TILE-9")
def test_a_place_that_a_stocked_tile_may_not_take_names_its_rule(table: Make) -> None:
    t = table("carpenter", "guard")
    t.lay("red_01", 2, -1, 1)  # its east door looks at (3,-1)
    t.lay("blue_03", 5, 0, 1)  # its east side is open
    t.stock("black_12")
    t.roll(3, 5)
    t.play("build black_12")
    assert sorted(t.options) == ["1,1 r0", "6,0 r0"]
    assert t.barred["3,-1 r0"] == "WID-TILE-6"  # open floor against a door
    assert t.barred["4,-1 r0"] == "WID-TILE-9"  # nothing to connect with: a wall


@pytest.mark.rule("WID-JOB-14")
@pytest.mark.rule("WID-VAR-3")
@pytest.mark.parametrize("strict", [False, True])
def test_a_blind_door_is_refused_only_with_strict_doors(table: Make, strict: bool) -> None:
    t = table("carpenter", "guard", strict_doors=strict)
    t.lay("red_07", 3, -1, 2)  # its west wall looks at (2,-1)
    t.stock("black_06")
    t.roll(3, 5)
    t.play("build black_06")
    assert any(option.startswith("2,-1") for option in t.options) == (not strict)
    assert t.barred.get("2,-1 r0") == ("WID-VAR-3" if strict else None)
