"""Chapter Binding and locks: tokens that are lost instead of spaces."""

from collections.abc import Callable

import pytest
from games.widow.table import BLUE, GREEN, RED, Table

from hauntbox.board.geometry import cell
from hauntbox.games.widow.tiles import NUMBER

MakeTable = Callable[..., Table]


def banishes(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("banish")]


@pytest.mark.rule("WID-BIND-1")
def test_a_bound_spirit_loses_a_token_to_the_supply_instead_of_moving(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.bind(RED, 2)
    assert t.g.supply == 12
    t.roll(2, 6)
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.bound[RED] == 1
    assert t.g.supply == 13
    assert t.g.pools == [3, 3]


@pytest.mark.rule("WID-BIND-1")
@pytest.mark.rule("WID-BANG-3")
def test_a_chill_takes_one_token_of_a_fast_spirit(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_04")
    t.enter(GREEN, 1, 0)
    t.bind(GREEN, 2)
    t.play("5,0 r2", "spirit_green")
    assert t.g.bound[GREEN] == 1
    assert t.spirit_at(GREEN) == "start_gallery"


@pytest.mark.rule("WID-BIND-2")
@pytest.mark.parametrize(
    ("tokens", "left", "tile"), [(0, 0, "start_hall"), (1, 0, "start_gallery"), (2, 0, "start_chapel")]
)
def test_a_fast_spirit_loses_all_tokens_first_and_makes_the_spaces_that_remain(
    table: MakeTable, tokens: int, left: int, tile: str
) -> None:
    t = table("maid", "guard")
    t.enter(GREEN, 0, 0)
    t.bind(GREEN, tokens)
    t.roll(4, 3)
    assert t.g.bound[GREEN] == left
    assert t.spirit_at(GREEN) == tile
    assert t.g.supply == 14


@pytest.mark.rule("WID-BIND-3")
@pytest.mark.rule("WID-JOB-23")
def test_a_token_removed_by_the_mediums_ability_goes_to_his_player(table: MakeTable) -> None:
    t = table("guard", "medium")
    t.g.active = 1
    t.bind(RED, 2)
    t.roll(6, 3)
    assert "push spirit_red 1,0" not in t.options
    t.play("push spirit_red")
    assert t.g.bound[RED] == 1
    assert t.g.pools == [3, 4]
    assert t.g.supply == 12
    assert t.spirit_at(RED) == "start_chapel"


@pytest.mark.rule("WID-BIND-4")
@pytest.mark.rule("WID-JOB-17")
def test_the_guards_token_lies_on_the_tile_and_not_on_the_spirit(table: MakeTable) -> None:
    t = table("guard", "maid")
    t.roll(6, 3)
    t.play("lock 0,0")
    assert t.g.locks == {cell(0, 0): 1}
    assert t.g.bound == [0, 0, 0, 0, 0]
    assert t.g.supply == 13


@pytest.mark.rule("WID-BIND-4")
def test_a_lock_holds_every_spirit_on_its_tile(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.enter(RED, 1, 0)
    t.enter(BLUE, 1, 0)
    t.lock(1, 0, 2)
    t.roll(2, 3)
    t.play("die 1")
    assert t.spirit_at(RED) == t.spirit_at(BLUE) == "start_gallery"
    assert not t.g.locks
    assert t.g.supply == 14


@pytest.mark.rule("WID-BIND-4")
@pytest.mark.rule("WID-SPIRIT-4")
@pytest.mark.parametrize(("first", "stays", "leaves"), [("die 1", RED, BLUE), ("die 2", BLUE, RED)])
def test_the_spirit_that_moves_first_uses_up_the_only_lock(
    table: MakeTable, first: str, stays: int, leaves: int
) -> None:
    t = table("maid", "guard")
    t.enter(RED, 1, 0)
    t.enter(BLUE, 1, 0)
    t.lock(1, 0, 1)
    t.roll(2, 3)
    t.play(first)
    assert t.spirit_at(stays) == "start_gallery"
    assert t.spirit_at(leaves) == "start_hall"


@pytest.mark.rule("WID-BIND-4")
@pytest.mark.rule("WID-BIND-7")
@pytest.mark.rule("WID-SPIRIT-4")
@pytest.mark.parametrize(
    ("first", "red", "green"), [("die 1", "start_gallery", "start_hall"), ("die 2", "start_hall", "start_gallery")]
)
def test_a_fast_spirit_may_run_into_the_lock_of_another_so_the_order_matters(
    table: MakeTable, first: str, red: str, green: str
) -> None:
    """Green, two spaces a move, comes from the Chapel to the Gallery, where a lock holds red."""
    t = table("maid", "guard")
    t.enter(RED, 1, 0)
    t.enter(GREEN, 0, 0)
    t.lock(1, 0, 1)
    t.roll(2, 4)
    assert t.prompt == "die_order"
    t.play(first)
    assert t.spirit_at(RED) == red
    assert t.spirit_at(GREEN) == green
    assert not t.g.locks


@pytest.mark.rule("WID-BIND-5")
@pytest.mark.parametrize(
    ("choices", "binding", "locks"),
    [
        (["binding", "binding"], 0, 2),
        (["binding", "lock"], 1, 1),
        (["lock", "binding"], 1, 1),
        (["lock", "lock"], 2, 0),
    ],
)
def test_for_each_space_the_player_chooses_between_binding_and_lock(
    table: MakeTable, choices: list[str], binding: int, locks: int
) -> None:
    t = table("maid", "guard")
    t.enter(GREEN, 1, 0)
    t.bind(GREEN, 2)
    t.lock(1, 0, 2)
    t.roll(4, 3)
    assert t.prompt == "held_token"
    assert t.ask.seat == 0
    t.play(*choices)
    assert t.prompt == "ability"
    assert t.g.bound[GREEN] == binding
    assert t.g.locks.get(cell(1, 0), 0) == locks
    assert t.spirit_at(GREEN) == "start_gallery"
    assert t.g.supply == 12


@pytest.mark.rule("WID-BIND-6")
def test_a_lock_lost_to_the_dice_goes_to_the_supply(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.lock(0, 0, 1)
    assert t.g.supply == 13
    t.roll(2, 3)
    assert not t.g.locks
    assert t.g.supply == 14
    assert t.g.pools == [3, 3]
    assert t.spirit_at(RED) == "start_chapel"


@pytest.mark.rule("WID-BIND-6")
@pytest.mark.rule("WID-BIND-3")
@pytest.mark.rule("WID-JOB-23")
def test_a_lock_removed_by_the_medium_goes_to_his_player(table: MakeTable) -> None:
    t = table("medium", "guard")
    t.bind(RED, 1)
    t.lock(0, 0, 1)
    t.roll(6, 3)
    t.play("push spirit_red", "lock")
    assert not t.g.locks
    assert t.g.bound[RED] == 1
    assert t.g.pools == [4, 3]
    assert t.g.supply == 12


@pytest.mark.rule("WID-BIND-7")
def test_a_lock_waits_on_an_empty_tile_lets_a_spirit_in_and_holds_it_there(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(2, 3)
    t.lock(1, 0, 1)
    t.roll(2, 3)
    assert t.spirit_at(RED) == "start_gallery"
    assert t.g.locks == {cell(1, 0): 1}
    t.play("5,0 r1", "roll")
    assert t.spirit_at(RED) == "start_gallery"
    assert not t.g.locks


@pytest.mark.rule("WID-BIND-7")
def test_a_fast_spirit_is_held_in_the_middle_of_its_move(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.enter(GREEN, 0, 0)
    t.lock(1, 0, 1)
    t.roll(4, 3)
    assert t.spirit_at(GREEN) == "start_gallery"
    assert not t.g.locks


@pytest.mark.rule("WID-BIND-8")
@pytest.mark.rule("WID-END-2")
@pytest.mark.parametrize("kind", ["binding", "lock"])
def test_a_held_spirit_still_catches_the_widow_who_comes_to_it(table: MakeTable, kind: str) -> None:
    t = table("maid", "guard")
    t.enter(RED, 3, 0)
    if kind == "binding":
        t.bind(RED, 3)
    else:
        t.lock(3, 0, 3)
    t.roll(6, 3)
    t.play("go 3,0")
    assert t.ending == "caught_by_spirit_red"


@pytest.mark.rule("WID-BIND-9")
def test_a_binding_token_belongs_to_its_spirit_and_not_to_the_tile(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 0, 0)
    t.bind(RED, 1)
    t.roll(3, 6)
    assert t.spirit_at(BLUE) == "start_gallery"
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.bound == [1, 0, 0, 0, 0]


@pytest.mark.rule("WID-BIND-9")
def test_locks_neither_hold_the_widow_nor_go_with_her(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.lock(4, 0, 2)
    t.lock(3, 0, 1)
    t.roll(6, 3)
    t.play("go 2,0")
    assert t.widow_at == "start_hall"
    assert t.g.locks == {cell(4, 0): 2, cell(3, 0): 1}
    assert t.g.supply == 11


@pytest.mark.rule("WID-BIND-9")
def test_locks_stay_on_their_tile_while_the_spirit_is_banished_from_another(table: MakeTable) -> None:
    """Red comes to the Chapel, which bears a lock: it is held there by that lock and by no other."""
    t = table("chaplain", "guard")
    t.tokens(4, 0)
    t.enter(RED, 2, 0)
    t.lock(0, 0, 1)
    t.roll(6, 3, declared=3)
    t.play("banish spirit_red")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.held(RED)
    assert t.g.locks == {cell(0, 0): 1}


@pytest.mark.rule("WID-BIND-10")
@pytest.mark.rule("WID-JOB-27")
def test_held_means_a_binding_token_or_a_lock_on_the_tile(table: MakeTable) -> None:
    """The chaplain may banish free spirits only: red is bound, blue stands on a locked tile, green is free."""
    t = table("chaplain", "guard")
    t.tokens(4, 0)
    t.enter(RED, 1, 0)
    t.enter(BLUE, 2, 0)
    t.enter(GREEN, 1, 0)
    t.bind(RED, 1)
    t.lock(2, 0, 1)
    t.roll(6, 5, declared=4)
    assert banishes(t) == ["banish spirit_green"]
    assert t.barred == {"banish spirit_red": "WID-JOB-27", "banish spirit_blue": "WID-JOB-27"}


@pytest.mark.rule("WID-BIND-10")
def test_a_spirit_is_free_when_its_last_token_is_gone(table: MakeTable) -> None:
    t = table("medium", "guard")
    t.g.enhanced[0] = True
    t.bind(RED, 1)
    t.roll(6, 5)
    t.play("push spirit_red")
    assert "push spirit_red 1,0" in t.options
    t.play("push spirit_red 1,0")
    assert t.spirit_at(RED) == "start_gallery"


@pytest.mark.rule("WID-BIND-11")
def test_a_chill_of_a_stocked_tile_takes_tokens_for_the_supply_not_for_the_carpenter(table: MakeTable) -> None:
    t = table("carpenter", "guard")
    t.take_from_stacks(NUMBER["red_04"])
    t.g.stock = [NUMBER["red_04"]]
    t.bind(RED, 1)
    t.roll(6, 3)
    t.play("build red_04", "5,0 r2")
    assert t.g.bound[RED] == 0
    assert t.g.pools == [3, 3]
    assert t.g.supply == 14


@pytest.mark.rule("WID-BIND-11")
@pytest.mark.rule("WID-BONUS-5")
def test_a_blue_bonus_of_a_stocked_tile_takes_tokens_for_the_supply_not_for_the_carpenter(table: MakeTable) -> None:
    t = table("carpenter", "guard")
    t.take_from_stacks(NUMBER["blue_01"])
    t.g.stock = [NUMBER["blue_01"]]
    t.bind(RED, 2)
    t.roll(6, 3)
    t.play("build blue_01", "5,0 r1", "spirit_red", "strip", "strip")
    assert t.g.bound[RED] == 0
    assert t.g.pools == [3, 3]
    assert t.g.supply == 14
