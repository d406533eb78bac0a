"""The professions that work on spirits: guard, medium and chaplain."""

from collections.abc import Callable

import pytest
from games.widow.mansions import cellar_wing
from games.widow.table import BLUE, GREEN, RED, YELLOW, Table

from hauntbox.board.geometry import cell

Make = Callable[..., Table]


def deeds(t: Table, kind: str) -> set[str]:
    """The offered deeds of a kind."""
    return {option for option in t.options if option.startswith(kind)}


# --- guard


@pytest.mark.rule("WID-JOB-17")
def test_the_guard_locks_tiles_on_which_spirits_stand(table: Make) -> None:
    t = table("guard", "maid")
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 1, 0)
    t.roll(5, 6)
    supply = t.g.supply
    assert deeds(t, "lock") == {"lock 0,0", "lock 1,0"}  # each tile once, and no tile without a spirit
    t.play("lock 1,0")
    assert t.g.locks == {cell(1, 0): 1}
    assert t.g.bound == [0, 0, 0, 0, 0]
    assert t.g.supply == supply - 1


@pytest.mark.rule("WID-JOB-17")
def test_every_success_of_the_plain_guard_is_one_lock(table: Make) -> None:
    t = table("guard", "maid")
    t.roll(5, 6)
    t.play("lock 0,0", "lock 0,0")
    assert t.g.locks == {cell(0, 0): 2}
    assert t.paid == [1, 1]


@pytest.mark.rule("WID-JOB-18")
def test_the_enhanced_guard_s_first_success_puts_two_locks_on_one_tile(table: Make) -> None:
    t = table("guard", "maid")
    t.enter(BLUE, 1, 0)
    t.g.enhanced[0] = True
    t.roll(5, 6)
    t.play("lock 1,0")
    assert t.g.locks == {cell(1, 0): 2}
    assert t.paid == [1]
    t.play("lock 0,0")
    assert t.g.locks == {cell(1, 0): 2, cell(0, 0): 1}  # only the first one of the turn


@pytest.mark.rule("WID-JOB-18")
def test_of_a_supply_of_one_the_enhanced_guard_puts_one_lock(table: Make) -> None:
    t = table("guard", "maid")
    t.g.enhanced[0] = True
    t.tokens(10, 9)
    t.roll(3, 5)
    t.play("lock 0,0")
    assert t.g.locks == {cell(0, 0): 1}
    assert t.g.supply == 0


@pytest.mark.rule("WID-JOB-18")
@pytest.mark.rule("WID-JOB-5")
def test_declared_tokens_that_return_to_an_empty_supply_become_locks(table: Make) -> None:
    t = table("guard", "maid")
    t.g.enhanced[0] = True
    t.tokens(10, 10)
    t.roll(2, 3, declared=2)
    t.play("lock 1,0")
    assert t.g.locks == {cell(1, 0): 1}  # the one token just paid; the other is still declared
    t.play("lock 1,0")
    assert t.g.locks == {cell(1, 0): 2}
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-18")
@pytest.mark.parametrize(("before", "flips"), [(1, False), (2, True)])
def test_the_guard_flips_when_a_spirit_carries_three_binding_tokens(table: Make, before: int, flips: bool) -> None:
    t = table("maid", "guard", draw="blue_08")
    t.bind(RED, before)
    t.play("3,-1 r2")  # shelter: one more token on the only spirit
    assert t.g.bound[RED] == before + 1
    assert t.g.enhanced == [False, flips]


@pytest.mark.rule("WID-JOB-18")
def test_locks_do_not_count_for_the_guard_s_condition(table: Make) -> None:
    t = table("guard", "maid", draw="blue_08 red_02")
    t.bind(RED, 1)
    t.lock(0, 0, 2)
    t.dice(5, 6)
    t.play("3,-1 r2", "roll")
    assert t.g.bound[RED] == 2
    t.play("lock 0,0", "lock 0,0")
    assert t.g.locks == {cell(0, 0): 4}
    assert not t.g.enhanced[0]


@pytest.mark.rule("WID-JOB-18")
def test_the_tokens_of_two_spirits_are_not_added_up(table: Make) -> None:
    t = table("guard", "maid", draw="green_02")
    t.enter(BLUE, 0, 0)
    t.dice(3, 4)
    t.play("1,1 r0", "bind spirit_red", "bind spirit_red", "bind spirit_blue", "bind spirit_blue", "roll")
    assert not t.g.enhanced[0]


# --- medium


@pytest.mark.rule("WID-JOB-22")
def test_the_medium_pushes_a_spirit_one_space_in_any_direction(table: Make) -> None:
    t = table("medium", "guard")
    t.enter(RED, 2, 0)
    t.roll(3, 5)
    assert deeds(t, "push") == {"push spirit_red 1,0", "push spirit_red 3,0"}
    t.play("push spirit_red 1,0")
    assert t.spirit_at(RED) == "start_gallery"
    assert t.paid == [1]


@pytest.mark.rule("WID-JOB-22")
def test_a_pushed_spirit_moves_in_its_own_way(table: Make) -> None:
    t = table("medium", "guard")
    cellar_wing(t)
    t.enter(BLUE, 3, 1)
    t.enter(YELLOW, 3, 1)
    t.roll(6, 6)
    assert deeds(t, "push spirit_blue") == {"push spirit_blue 4,1"}
    assert deeds(t, "push spirit_yellow") == {"push spirit_yellow 4,1", "push spirit_yellow 3,0"}


@pytest.mark.rule("WID-JOB-22")
def test_the_plain_medium_pushes_each_spirit_once_a_turn(table: Make) -> None:
    t = table("medium", "guard")
    t.enter(RED, 2, 0)
    t.enter(BLUE, 2, 0)
    t.roll(5, 6, declared=1)
    t.play("push spirit_red 1,0")
    assert deeds(t, "push spirit_red") == set()
    assert t.barred == {"push spirit_red 0,0": "WID-JOB-22", "push spirit_red 2,0": "WID-JOB-22"}
    t.play("push spirit_blue 1,0")
    assert t.spirit_at(BLUE) == "start_gallery"


@pytest.mark.rule("WID-JOB-22")
def test_the_enhanced_medium_pushes_a_spirit_as_often_as_he_can_pay(table: Make) -> None:
    t = table("medium", "guard")
    t.g.enhanced[0] = True
    t.enter(RED, 2, 0)
    t.roll(5, 6)
    t.play("push spirit_red 1,0", "push spirit_red 0,0")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-23")
def test_a_bound_spirit_stays_and_its_token_goes_to_the_medium(table: Make) -> None:
    t = table("medium", "guard")
    t.bind(RED, 2)
    t.roll(3, 5)
    pool, supply = t.g.pools[0], t.g.supply
    assert deeds(t, "push") == {"push spirit_red"}
    t.play("push spirit_red")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.bound[RED] == 1
    assert (t.g.pools[0], t.g.supply) == (pool + 1, supply)


@pytest.mark.rule("WID-JOB-23")
def test_a_lock_under_the_spirit_goes_to_the_medium_too(table: Make) -> None:
    t = table("medium", "guard")
    t.lock(0, 0, 1)
    t.roll(3, 5)
    pool = t.g.pools[0]
    t.play("push spirit_red")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.locks == {}
    assert t.g.pools[0] == pool + 1


@pytest.mark.rule("WID-JOB-23")
@pytest.mark.parametrize(("kind", "bound", "locks"), [("binding", 0, 1), ("lock", 1, 0)])
def test_the_player_chooses_which_kind_of_token_is_removed(table: Make, kind: str, bound: int, locks: int) -> None:
    t = table("medium", "guard")
    t.bind(RED, 1)
    t.lock(0, 0, 1)
    t.roll(3, 5)
    pool = t.g.pools[0]
    t.play("push spirit_red")
    assert t.prompt == "held_token"
    t.play(kind)
    assert (t.g.bound[RED], t.g.locks.get(cell(0, 0), 0)) == (bound, locks)
    assert t.g.pools[0] == pool + 1


@pytest.mark.rule("WID-JOB-23")
@pytest.mark.rule("WID-JOB-22")
def test_a_stripped_spirit_counts_as_chosen_for_the_plain_medium(table: Make) -> None:
    t = table("medium", "guard")
    t.bind(RED, 1)
    t.roll(5, 6, declared=1)
    t.play("push spirit_red")
    assert t.options == ["stop", "go 3,0"]
    assert t.barred == {"push spirit_red 1,0": "WID-JOB-22"}


@pytest.mark.rule("WID-JOB-24")
def test_the_medium_flips_when_spirits_share_a_tile_at_the_end_of_anybody_s_turn(table: Make) -> None:
    t = table("guard", "medium")
    t.enter(BLUE, 1, 0)
    t.roll(2, 5)  # red joins blue in the Gallery
    assert t.spirit_at(RED) == t.spirit_at(BLUE)
    assert t.g.enhanced == [False, False]  # not before the end of the turn
    t.play("stop")
    assert t.g.enhanced == [False, True]


@pytest.mark.rule("WID-JOB-24")
def test_sharing_a_tile_within_a_turn_is_not_enough(table: Make) -> None:
    t = table("medium", "guard")
    t.enter(RED, 1, 0)
    t.enter(BLUE, 2, 0)
    t.roll(5, 6)
    t.play("push spirit_blue 1,0")
    assert t.spirit_at(RED) == t.spirit_at(BLUE)
    t.play("push spirit_red 0,0")
    assert t.g.active == 1
    assert not t.g.enhanced[0]


# --- chaplain


def successes(t: Table, count: int) -> None:
    """A roll of two successes that moves nobody but yellow and black, and tokens for the rest."""
    t.tokens(5, 3)
    t.roll(5, 6, declared=count - 2)


@pytest.mark.rule("WID-JOB-27")
@pytest.mark.parametrize(("enhanced", "cost"), [(False, 4), (True, 3)])
def test_the_chaplain_puts_a_free_spirit_back_on_the_chapel(table: Make, enhanced: bool, cost: int) -> None:
    t = table("chaplain", "guard")
    t.g.enhanced[0] = enhanced
    t.enter(BLUE, 3, 0)
    successes(t, 5)
    t.play("banish spirit_blue")
    assert t.spirit_at(BLUE) == "start_chapel"
    assert t.paid == [cost]
    assert BLUE in t.g.haunting


@pytest.mark.rule("WID-JOB-27")
@pytest.mark.parametrize(("enhanced", "count"), [(False, 3), (True, 2)])
def test_one_success_less_banishes_nobody(table: Make, enhanced: bool, count: int) -> None:
    t = table("chaplain", "guard")
    t.g.enhanced[0] = enhanced
    t.enter(BLUE, 3, 0)
    successes(t, count)
    assert deeds(t, "banish") == set()
    assert t.barred["banish spirit_blue"] == "WID-JOB-27"


@pytest.mark.rule("WID-JOB-27")
@pytest.mark.rule("WID-FAQ-14")
def test_held_spirits_and_those_on_the_chapel_cannot_be_banished(table: Make) -> None:
    t = table("chaplain", "guard")
    t.enter(BLUE, 3, 0)
    t.enter(GREEN, 2, 0)
    t.enter(YELLOW, 1, 0)
    t.bind(BLUE, 1)
    t.lock(2, 0, 1)
    t.tokens(5, 3)
    t.roll(6, 6, declared=2)
    assert deeds(t, "banish") == {"banish spirit_yellow"}
    assert t.barred == {f"banish spirit_{colour}": "WID-JOB-27" for colour in ("red", "blue", "green")}


@pytest.mark.rule("WID-JOB-27")
def test_nobody_is_banished_while_the_widow_is_in_the_chapel(table: Make) -> None:
    t = table("chaplain", "guard")
    t.enter(RED, 3, 0)
    t.widow(0, 0)
    successes(t, 4)
    assert deeds(t, "banish") == set()
    assert t.barred == {"banish spirit_red": "WID-JOB-27"}


@pytest.mark.rule("WID-JOB-28")
def test_banishing_is_not_counted_in_spaces_and_leaves_all_tokens(table: Make) -> None:
    t = table("chaplain", "guard")
    t.enter(BLUE, 2, 0)
    t.bind(RED, 1)
    t.lock(1, 0, 1)
    t.lock(0, 0, 2)
    successes(t, 4)
    t.play("banish spirit_blue")
    assert t.spirit_at(BLUE) == t.spirit_at(RED) == "start_chapel"
    assert t.g.locks == {cell(1, 0): 1, cell(0, 0): 2}
    assert t.g.bound[RED] == 1
    assert t.told("spirit-moved") == []
    assert t.told("stripped") == []


@pytest.mark.rule("WID-JOB-28")
@pytest.mark.parametrize(("present", "flips"), [(RED, False), (BLUE, True)])
def test_the_chaplain_flips_when_the_third_spirit_enters(table: Make, present: int, flips: bool) -> None:
    t = table("guard", "chaplain", draw="blue_06")
    t.enter(present, 0, 0)
    t.play("3,-1 r2")
    assert len(t.g.haunting) == present + 2
    assert t.g.enhanced == [False, flips]
