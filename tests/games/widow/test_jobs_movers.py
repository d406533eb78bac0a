"""Step 5 in general, and the professions that move the widow: maid and gardener."""

from collections.abc import Callable

import pytest
from games.widow.mansions import almost_courtyard, courtyard
from games.widow.table import RED, Table

Make = Callable[..., Table]


# --- step 5 in general


@pytest.mark.rule("WID-JOB-1")
def test_abilities_are_used_in_any_order_as_often_as_they_can_be_paid(table: Make) -> None:
    t = table("fortune_teller", "guard", draw="red_02 blue_02 green_02")
    t.roll(5, 6, declared=2)
    order = "red_02 blue_02 green_02"
    t.play("peek", order, "foretell", "peek", order)
    assert t.paid == [1, 2, 1]
    assert t.g.active == 1  # all four successes are spent


@pytest.mark.rule("WID-JOB-1")
@pytest.mark.parametrize(
    ("job", "own"),
    [("guard", "lock"), ("fortune_teller", "peek foretell"), ("medium", "push"), ("butler", "give"), ("maid", "")],
)
def test_nobody_has_the_abilities_of_another_profession(table: Make, job: str, own: str) -> None:
    t = table(job, "gardener")
    t.roll(5, 6)
    assert {option.split()[0] for option in t.options} == {"stop", "go", *own.split()}


@pytest.mark.rule("WID-JOB-2")
@pytest.mark.parametrize("job", ["carpenter", "guard", "fortune_teller", "medium", "butler", "chaplain"])
def test_everybody_escorts_the_widow_one_space_for_two_successes(table: Make, job: str) -> None:
    t = table(job, "gardener")
    t.roll(5, 6, declared=1)
    assert t.walks == {"3,0"}
    t.play("go 3,0")
    assert t.widow_at == "start_parlour"
    assert t.paid == [2]
    assert [event.rule for event in t.events if event.kind == "widow-moved"] == ["WID-JOB-2"]
    assert t.walks == set()  # one success is left


@pytest.mark.rule("WID-JOB-2")
def test_four_successes_escort_her_two_spaces_in_one_move(table: Make) -> None:
    t = table("guard", "gardener")
    t.enter(RED, 3, 0)
    t.roll(5, 6, declared=2)
    t.play("go 2,0")  # past the spirit: it is one move
    assert t.widow_at == "start_hall"
    assert t.paid == [4]
    assert t.ending is None


@pytest.mark.rule("WID-JOB-2")
@pytest.mark.parametrize(("job", "enhanced"), [("gardener", False), ("butler", True)])
def test_escort_is_combined_with_a_profession_s_own_space_in_one_move(table: Make, job: str, enhanced: bool) -> None:
    t = table(job, "guard")
    t.g.enhanced[0] = enhanced
    t.roll(5, 6, declared=1)
    assert t.walks == {"3,0", "2,0"}
    t.play("go 2,0")
    assert t.paid == [3]
    assert len(t.told("widow-moved")) == 1


@pytest.mark.rule("WID-JOB-3")
def test_a_profession_stays_enhanced_when_its_condition_is_gone(table: Make) -> None:
    t = table("guard", "maid", draw="green_02 blue_02")
    t.dice(1, 2)
    t.play("1,1 r0", "bind spirit_red", "bind spirit_red", "bind spirit_red", "roll")
    assert t.g.bound[RED] == 1  # the 1 and the 2 have taken two of the three tokens
    assert t.g.active == 1
    assert t.g.enhanced == [True, False]
    assert len(t.told("flipped")) == 1


@pytest.mark.rule("WID-JOB-4")
def test_a_profession_flips_in_another_player_s_turn_too(table: Make) -> None:
    t = table("guard", "maid", "butler", draw="blue_07")
    t.lay("red_09", 3, -1)
    t.play("3,-2 r2")  # a room of four tiles, three colours
    assert t.g.active == 0
    assert t.g.enhanced == [False, True, False]


@pytest.mark.rule("WID-JOB-4")
def test_a_flip_of_step_1_helps_in_step_5_of_the_same_turn(table: Make) -> None:
    t = table("maid", "guard", draw="blue_07 red_02")
    t.lay("red_09", 3, -1)
    t.dice(5, 6)
    t.play("3,-2 r2", "roll")
    assert "0,0" in t.walks  # four spaces for two successes; the plain maid makes three


@pytest.mark.rule("WID-JOB-5")
def test_step_5_asks_until_the_player_stops(table: Make) -> None:
    t = table("butler", "guard")
    t.roll(5, 6)
    t.play("give 0")
    assert t.prompt == "ability"
    t.play("stop")
    assert (t.prompt, t.g.active) == ("place_tile", 1)
    assert t.g.successes == 0


@pytest.mark.rule("WID-JOB-5")
def test_step_5_is_skipped_without_a_success(table: Make) -> None:
    t = table("maid", "guard")
    t.roll(2, 3)
    assert (t.prompt, t.g.active) == ("place_tile", 1)


@pytest.mark.rule("WID-JOB-5")
@pytest.mark.parametrize(("job", "deed"), [("guard", "lock 0,0"), ("butler", "give 1")])
def test_a_deed_that_needs_the_supply_is_barred_while_the_supply_is_empty(table: Make, job: str, deed: str) -> None:
    t = table(job, "maid")
    t.tokens(10, 10)
    t.roll(5, 6)  # both successes are dice: nothing returns to the supply
    assert deed not in t.options
    assert t.barred[deed] == "WID-JOB-5"


@pytest.mark.rule("WID-JOB-5")
def test_a_declared_token_that_pays_for_a_lock_is_the_lock(table: Make) -> None:
    t = table("guard", "maid")
    t.tokens(10, 10)
    t.roll(3, 3, declared=2)  # no success on the dice: the double's token finds an empty supply
    t.play("lock 0,0", "lock 0,0")
    assert t.g.locks == {t.g.at[RED]: 2}
    assert (t.g.supply, t.g.declared) == (0, 0)


@pytest.mark.rule("WID-JOB-5")
def test_a_die_pays_first_so_the_declared_token_is_not_in_the_supply_yet(table: Make) -> None:
    t = table("butler", "maid")
    t.tokens(9, 10)
    t.roll(3, 5, declared=1)
    t.play("give 1")
    assert (t.g.supply, t.g.declared) == (0, 1)
    t.play("give 1")  # now it is the token that pays, and that is given
    assert (t.g.supply, t.g.declared) == (0, 0)
    assert t.g.pools == [8, 12]


# --- maid


@pytest.mark.rule("WID-JOB-6")
@pytest.mark.parametrize(("successes", "farthest"), [(1, 2), (2, 3), (3, 4)])
def test_the_plain_maid_covers_one_space_more_than_her_successes(table: Make, successes: int, farthest: int) -> None:
    t = table("maid", "guard")
    t.lay("blue_01", -1, 0, 1)
    t.roll(2, 5, declared=successes - 1)
    assert t.walks == {f"{4 - steps},0" for steps in range(1, farthest + 1)}
    t.play(f"go {4 - farthest},0")
    assert t.paid == [successes]


@pytest.mark.rule("WID-JOB-6")
def test_only_the_first_success_of_the_turn_gives_two_spaces(table: Make) -> None:
    t = table("maid", "guard")
    t.lay("blue_01", -1, 0, 1)
    t.roll(5, 6, declared=1)
    t.play("go 2,0")
    assert t.paid == [1]
    assert t.walks == {"3,0", "1,0", "4,0", "0,0"}  # two successes, two spaces
    t.play("go 0,0")
    assert t.paid == [1, 2]


@pytest.mark.rule("WID-JOB-6")
def test_the_next_turn_of_the_maid_has_a_first_success_again(table: Make) -> None:
    t = table("maid", "guard", draw="green_02")
    t.g.first_used = True  # spent in her last turn
    t.dice(3, 5)
    t.play("1,1 r0", "roll")
    assert t.walks == {"3,0", "2,0"}


@pytest.mark.rule("WID-JOB-7")
def test_the_enhanced_maid_makes_two_spaces_a_success(table: Make) -> None:
    t = table("maid", "guard")
    t.lay("blue_01", -1, 0, 1)
    t.g.enhanced[0] = True
    t.roll(5, 6)
    assert t.walks == {"3,0", "2,0", "1,0", "0,0"}
    t.play("go 1,0")
    assert t.paid == [2]


@pytest.mark.rule("WID-JOB-7")
@pytest.mark.parametrize(("place", "size", "flips"), [("3,-1 r2", 3, False), ("3,-2 r2", 4, True)])
def test_the_maid_flips_when_a_room_of_four_is_completed(table: Make, place: str, size: int, flips: bool) -> None:
    t = table("maid", "guard", draw="blue_07")
    if size == 4:
        t.lay("red_09", 3, -1)
    t.play(place)
    assert t.told("room")[0]["size"] == size
    assert t.g.enhanced[0] == flips


# --- gardener


def plain_gardener_at_a_courtyard(table: Make) -> Table:
    """A gardener kept on his plain side although there is a courtyard; the widow is in the Hall beside it."""
    t = table("gardener", "guard")
    courtyard(t)
    t.g.enhanced[0] = False
    t.widow(2, 0)
    return t


@pytest.mark.rule("WID-JOB-8")
def test_the_plain_gardener_crosses_as_often_as_he_can_pay(table: Make) -> None:
    t = plain_gardener_at_a_courtyard(table)
    t.roll(5, 6)
    t.play("go 3,1")  # walls all round the Hall's side: it does not matter
    assert t.widow_at == "green_01"
    t.play("go 1,1")
    assert t.widow_at == "green_02"
    assert t.paid == [1, 1]


@pytest.mark.rule("WID-JOB-8")
def test_the_plain_gardener_has_one_cheap_ordinary_space_a_turn(table: Make) -> None:
    t = table("gardener", "guard")
    t.roll(5, 6, declared=1)
    t.play("go 3,0")
    assert t.paid == [1]
    assert t.walks == {"4,0", "2,0"}
    t.play("go 2,0")
    assert t.paid == [1, 2]
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-8")
def test_after_the_cheap_space_one_success_moves_her_no_more(table: Make) -> None:
    t = table("gardener", "guard")
    t.roll(5, 6)
    assert t.walks == {"3,0"}  # two spaces would cost 1 + 2
    t.play("go 3,0")
    assert t.g.active == 1  # nothing but stopping was left


@pytest.mark.rule("WID-JOB-8")
def test_crossings_and_ordinary_spaces_are_mixed_in_one_move(table: Make) -> None:
    t = plain_gardener_at_a_courtyard(table)
    t.roll(5, 6)
    assert t.walks == {"1,0", "3,0", "1,1", "2,2", "3,1", "1,2", "3,2"}
    t.play("go 3,2")  # across, then through a door
    assert t.paid == [2]
    assert t.widow_at == "yellow_01"


@pytest.mark.rule("WID-JOB-8")
def test_the_cheap_space_is_gone_after_a_mixed_move(table: Make) -> None:
    t = plain_gardener_at_a_courtyard(table)
    t.roll(5, 6, declared=1)
    t.play("go 3,2")
    assert t.walks == set()
    assert t.g.active == 1


@pytest.mark.rule("WID-JOB-8")
def test_a_route_that_spares_the_cheap_space_is_taken_when_it_costs_the_same(table: Make) -> None:
    t = table("gardener", "guard")
    t.lay("blue_03", 1, 1)  # OWDW, red stairs
    t.lay("red_01", 1, 2)  # DDWD
    t.lay("black_03", 2, 2, 1)  # WOWD, the other red stairs
    t.lay("yellow_01", 4, 1, 3)  # DWWD
    t.lay("blue_01", 3, 1, 1)  # WDWD: the courtyard (2,1) is closed
    t.g.enhanced[0] = False
    t.widow(1, 1)
    t.roll(5, 6)
    t.play("go 2,2")  # by the stairs or across the courtyard: 1 success either way
    assert t.paid == [1]
    assert "1,2" in t.walks
    t.play("go 1,2")
    assert t.paid == [1, 1]


@pytest.mark.rule("WID-JOB-9")
def test_the_enhanced_gardener_pays_one_for_every_space_and_crossing(table: Make) -> None:
    t = table("gardener", "guard")
    courtyard(t)
    t.widow(4, 0)
    t.roll(5, 6, declared=1)
    assert t.walks == {"3,0", "2,0", "1,0", "1,1", "2,2", "3,1"}
    t.play("go 2,2")  # Parlour, Hall, across the courtyard
    assert t.paid == [3]


@pytest.mark.rule("WID-JOB-9")
def test_the_gardener_flips_when_the_first_courtyard_comes_into_being(table: Make) -> None:
    t = table("guard", "gardener", draw="green_01")
    almost_courtyard(t)
    assert not t.g.enhanced[1]
    t.play("3,1 r1")
    assert t.g.enhanced == [False, True]
    assert t.told("flipped") == [{"job": "gardener"}]


@pytest.mark.rule("WID-JOB-9")
def test_an_enhanced_gardener_stays_so_when_the_courtyard_is_built_over(table: Make) -> None:
    t = table("gardener", "guard", draw="black_01")
    courtyard(t)
    assert t.g.courtyards
    t.play("2,1 r1")
    assert t.g.courtyards == ()
    assert t.g.enhanced[0]


@pytest.mark.rule("WID-JOB-10")
def test_there_is_no_crossing_without_a_courtyard(table: Make) -> None:
    t = table("gardener", "guard")
    almost_courtyard(t)  # (2,1) has tiles on three sides only
    t.widow(2, 0)
    t.roll(5, 6)
    assert t.walks == {"1,0", "3,0"}
