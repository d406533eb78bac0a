"""Chapter Dice: successes, doubles and roll modifiers."""

from collections.abc import Callable

import pytest
from games.widow.table import BLUE, RED, Table

MakeTable = Callable[..., Table]


def green_roll(table: MakeTable, first: int, second: int, modifiers: int = 1) -> Table:
    """A roll changed by the green bonus of the Potting Shed, and by modifiers that were pending before."""
    t = table("maid", "guard", draw="green_01")
    t.dice(first, second)
    t.g.pending = modifiers - 1
    return t.play("5,0 r1", "roll")


@pytest.mark.rule("WID-DICE-1")
@pytest.mark.parametrize(("face", "successes"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_four_five_and_six_are_successes(table: MakeTable, face: int, successes: int) -> None:
    t = table("maid", "guard")
    t.roll(face, 2 if face == 3 else 3)
    assert t.told("successes")[0]["dice"] == successes
    assert t.prompt == ("ability" if successes else "place_tile")


@pytest.mark.rule("WID-DICE-2")
@pytest.mark.parametrize(("first", "second", "total"), [(5, 2, 1), (2, 5, 1), (4, 6, 2), (6, 3, 1)])
def test_each_die_that_shows_success_counts_one(table: MakeTable, first: int, second: int, total: int) -> None:
    t = table("maid", "guard")
    t.roll(first, second)
    assert t.prompt == "ability"
    assert t.ask.about == total


@pytest.mark.rule("WID-DICE-3")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_double_gives_the_active_player_a_token(table: MakeTable, face: int) -> None:
    t = table("guard", "maid")
    t.g.active = 1
    t.roll(face, face)
    assert t.g.pools == [3, 4]
    assert t.g.supply == 13


@pytest.mark.rule("WID-DICE-3")
def test_two_successes_that_differ_are_no_double(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.roll(5, 6)
    assert t.g.pools == [3, 3]


@pytest.mark.rule("WID-DICE-4")
@pytest.mark.parametrize("face", [1, 2])
def test_no_spirit_moves_on_a_double(table: MakeTable, face: int) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 1, 0)
    t.bind(BLUE, 1)
    t.roll(face, face)
    assert t.spirit_at(RED) == "start_chapel"
    assert t.spirit_at(BLUE) == "start_gallery"
    assert t.g.bound[BLUE] == 1


@pytest.mark.rule("WID-DICE-5")
@pytest.mark.parametrize(("face", "total"), [(4, 2), (5, 2), (6, 2), (1, 0), (2, 0), (3, 0)])
def test_a_double_still_counts_its_successes(table: MakeTable, face: int, total: int) -> None:
    t = table("maid", "guard")
    t.roll(face, face)
    assert t.told("successes")[0]["total"] == total
    assert t.prompt == ("ability" if total else "place_tile")


@pytest.mark.rule("WID-DICE-6")
@pytest.mark.rule("WID-BANG-5")
def test_a_modifier_of_step_one_is_for_the_roll_of_this_turn(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_04")
    t.dice(3, 6)
    t.play("5,0 r2", "roll")
    assert t.prompt == "use_modifier"
    assert t.ask.seat == 0


@pytest.mark.rule("WID-DICE-6")
@pytest.mark.rule("WID-JOB-20")
def test_a_modifier_of_step_five_is_for_the_roll_of_the_next_player(table: MakeTable) -> None:
    t = table("fortune_teller", "guard", draw="red_02 red_12")
    t.dice(6, 5, 3, 6)
    t.play("5,0 r1", "roll")
    assert t.prompt == "ability"
    t.play("foretell", "4,1 r3", "roll")
    assert t.prompt == "use_modifier"
    assert t.ask.seat == 1
    t.play("die 1 +1")
    assert t.g.dice == [4, 6]


@pytest.mark.rule("WID-DICE-7")
def test_the_next_roll_takes_all_pending_modifiers_and_leaves_none(table: MakeTable) -> None:
    """One from the fortune-teller's step 5, one from the whisper of the guard's own tile, none for the maid."""
    t = table("fortune_teller", "guard", "maid", draw="red_02 blue_04 red_12")
    t.dice(6, 5, 3, 3, 3, 6)
    t.play("5,0 r1", "roll", "foretell", "4,1 r3")
    assert t.g.pending == 2
    t.play("roll")
    assert t.told("rolled")[-1]["modifiers"] == 2
    t.play("keep")
    assert t.prompt == "use_modifier"
    t.play("keep")
    assert t.g.active == 2
    assert t.g.pending == 0
    t.play("0,1 r3", "roll")
    assert t.prompt == "ability"


@pytest.mark.rule("WID-DICE-8")
@pytest.mark.parametrize(
    ("choice", "dice"),
    [("keep", [3, 5]), ("die 1 +1", [4, 5]), ("die 1 -1", [2, 5]), ("die 2 +1", [3, 6]), ("die 2 -1", [3, 4])],
)
def test_after_the_roll_the_roller_changes_one_die_by_one_or_declines(
    table: MakeTable, choice: str, dice: list[int]
) -> None:
    t = green_roll(table, 3, 5)
    assert t.ask.seat == 0
    assert t.told("rolled") == [{"first": 3, "second": 5, "modifiers": 1}]
    assert len(t.options) == 5
    t.play(choice)
    assert t.g.dice == dice
    assert t.prompt != "use_modifier"


@pytest.mark.rule("WID-DICE-8")
@pytest.mark.parametrize(("choices", "dice"), [(["die 1 +1", "die 1 +1"], [4, 3]), (["die 1 +1", "die 2 -1"], [3, 2])])
def test_several_modifiers_may_hit_the_same_die_or_both(table: MakeTable, choices: list[str], dice: list[int]) -> None:
    t = green_roll(table, 2, 3, modifiers=2)
    t.play(*choices)
    assert t.g.dice == dice


@pytest.mark.rule("WID-DICE-9")
def test_a_die_stays_between_one_and_six(table: MakeTable) -> None:
    t = green_roll(table, 1, 6)
    assert t.options == ["keep", "die 1 +1", "die 2 -1"]


@pytest.mark.rule("WID-DICE-9")
def test_the_second_modifier_cannot_lead_over_the_six_either(table: MakeTable) -> None:
    t = green_roll(table, 5, 3, modifiers=2)
    t.play("die 1 +1")
    assert t.options == ["keep", "die 1 -1", "die 2 +1", "die 2 -1"]


@pytest.mark.rule("WID-DICE-10")
def test_a_double_made_by_a_modifier_gives_a_token_and_stops_the_spirits(table: MakeTable) -> None:
    t = green_roll(table, 2, 1)
    t.play("die 2 +1")
    assert t.g.pools[0] == 4
    assert t.spirit_at(RED) == "start_chapel"


@pytest.mark.rule("WID-DICE-10")
def test_a_double_broken_by_a_modifier_gives_no_token_and_lets_the_spirits_move(table: MakeTable) -> None:
    t = green_roll(table, 2, 2)
    assert t.g.pools[0] == 3
    t.play("die 2 +1")
    assert t.g.pools[0] == 3
    assert t.spirit_at(RED) == "start_gallery"


@pytest.mark.rule("WID-DICE-10")
@pytest.mark.parametrize(("choice", "total"), [("keep", 0), ("die 1 +1", 1)])
def test_successes_are_judged_on_the_final_values(table: MakeTable, choice: str, total: int) -> None:
    t = green_roll(table, 3, 2)
    t.play(choice)
    assert t.told("successes")[0]["total"] == total
    assert t.prompt == ("ability" if total else "place_tile")


@pytest.mark.rule("WID-DICE-10")
def test_the_spirit_of_the_final_face_moves_and_not_that_of_the_rolled_one(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 0, 0)
    t.g.pending = 1
    t.roll(2, 6)
    t.play("die 1 +1")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.spirit_at(BLUE) == "start_gallery"


@pytest.mark.rule("WID-DICE-10")
@pytest.mark.rule("WID-JOB-21")
@pytest.mark.parametrize(("choice", "enhanced"), [("keep", False), ("die 1 +1", True)])
def test_a_profession_that_waits_for_a_double_looks_at_the_final_values(
    table: MakeTable, choice: str, enhanced: bool
) -> None:
    t = table("fortune_teller", "guard")
    t.g.pending = 1
    t.roll(3, 4)
    t.play(choice)
    assert t.g.enhanced[0] is enhanced
