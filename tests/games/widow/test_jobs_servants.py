"""The professions that help the others: fortune-teller and butler."""

from collections.abc import Callable

import pytest
from games.widow.table import BLUE, Table

from hauntbox.games.widow.tiles import NUMBER, TILES
from hauntbox.kernel.rng import EVERYBODY

Make = Callable[..., Table]


# --- fortune-teller


@pytest.mark.rule("WID-JOB-19")
def test_the_fortune_teller_puts_the_next_three_tiles_in_his_order(table: Make) -> None:
    t = table("fortune_teller", "guard", draw="red_02 blue_02 green_02")
    t.roll(3, 5)
    t.play("peek")
    assert t.prompt == "peek_order"
    assert len(t.options) == 6
    t.play("green_02 red_02 blue_02")
    assert (t.g.active, t.ask.about) == (1, "green_02")
    assert [TILES[tile].id for tile in t.g.known] == ["red_02", "blue_02"]


@pytest.mark.rule("WID-JOB-19")
def test_tiles_looked_at_come_from_the_stack_and_stay_there(table: Make) -> None:
    t = table("fortune_teller", "guard")
    t.roll(3, 5)
    unseen = len(t.g.unseen) + sum(t.g.haunts)
    t.play("peek")
    shown = t.g.known[:]
    assert len(shown) == 3
    assert t.g.stacks[0] == 10
    assert not set(shown) & set(t.g.unseen)
    assert len(t.g.unseen) + sum(t.g.haunts) == unseen - 3
    t.play(" ".join(TILES[tile].id for tile in reversed(shown)))
    assert t.ask.about == TILES[shown[2]].id  # the next player draws it
    assert t.g.stacks[0] == 9


@pytest.mark.rule("WID-JOB-19")
def test_everybody_sees_the_tiles(table: Make) -> None:
    t = table("fortune_teller", "guard", draw="red_02 blue_02 green_02")
    t.roll(3, 5)
    t.play("peek")
    event = next(event for event in t.events if event.kind == "peeked")
    assert event.seen == EVERYBODY
    assert event.facts == {"count": 3, "first": "red_02", "second": "blue_02", "third": "green_02"}


@pytest.mark.rule("WID-JOB-19")
def test_of_a_stack_of_two_he_sees_two(table: Make) -> None:
    t = table("fortune_teller", "guard", draw="red_02 blue_02")
    t.g.stacks = [2, 12, 14, 14, 14]
    t.roll(3, 5)
    t.play("peek")
    assert t.options == ["red_02 blue_02", "blue_02 red_02"]


@pytest.mark.rule("WID-JOB-19")
def test_he_sees_only_the_leftmost_stack_that_has_tiles(table: Make) -> None:
    t = table("fortune_teller", "guard")
    t.g.haunts[0] = False
    t.g.stacks = [0, 1, 14, 14, 14]  # what is left of the second stack is its haunt tile
    t.roll(5, 6)
    t.play("peek")
    assert t.told("peeked") == [{"count": 1, "first": "green_06", "second": "", "third": ""}]
    assert t.prompt == "ability"
    assert t.g.known == [NUMBER["green_06"]]


@pytest.mark.rule("WID-JOB-19")
@pytest.mark.rule("WID-JOB-5")
def test_empty_stacks_cannot_be_looked_at(table: Make) -> None:
    t = table("fortune_teller", "guard")
    t.g.stacks = [0, 0, 0, 0, 0]
    t.roll(5, 6)
    assert "peek" not in t.options
    assert "foretell" in t.options


@pytest.mark.rule("WID-JOB-20")
@pytest.mark.parametrize(("enhanced", "cost"), [(False, 2), (True, 1)])
def test_a_foretold_modifier_helps_the_next_player_s_roll(table: Make, enhanced: bool, cost: int) -> None:
    t = table("fortune_teller", "guard", draw="green_02")
    t.g.enhanced[0] = enhanced
    t.dice(3, 2)
    t.roll(5, 6)
    t.play("foretell")
    assert t.paid == [cost]
    assert t.g.pending == 1
    if enhanced:
        t.play("stop")
    t.play("1,1 r0", "roll")
    assert (t.prompt, t.ask.seat) == ("use_modifier", 1)
    t.play("die 1 +1")
    assert t.g.successes == 1
    assert t.g.pending == 0  # it is used up


@pytest.mark.rule("WID-JOB-20")
def test_one_success_is_not_enough_on_the_plain_side(table: Make) -> None:
    t = table("fortune_teller", "guard")
    t.roll(3, 5)
    assert t.options == ["stop", "peek"]
    assert t.barred == {"foretell": "WID-JOB-20"}


@pytest.mark.rule("WID-JOB-20")
@pytest.mark.parametrize("enhanced", [False, True])
def test_he_foretells_once_a_turn(table: Make, enhanced: bool) -> None:
    t = table("fortune_teller", "guard")
    t.tokens(5, 3)
    t.g.enhanced[0] = enhanced
    t.roll(5, 6, declared=2)
    t.play("foretell")
    assert "foretell" not in t.options
    assert t.barred == {"foretell": "WID-JOB-20"}
    assert t.g.pending == 1


@pytest.mark.rule("WID-JOB-21")
@pytest.mark.parametrize(
    ("first", "second", "flips"),
    [(4, 4, True), (5, 5, True), (6, 6, True), (1, 1, False), (3, 3, False), (4, 5, False)],
)
def test_he_flips_on_a_double_of_successes(table: Make, first: int, second: int, flips: bool) -> None:
    t = table("fortune_teller", "guard")
    t.roll(first, second)
    assert t.g.enhanced[0] == flips


@pytest.mark.rule("WID-JOB-21")
@pytest.mark.parametrize(("roll", "change", "flips"), [((4, 5), "die 1 +1", True), ((5, 5), "die 2 -1", False)])
def test_the_final_dice_decide_whether_he_flips(table: Make, roll: tuple[int, int], change: str, flips: bool) -> None:
    t = table("fortune_teller", "guard")
    t.g.pending = 1
    t.roll(*roll)
    assert not t.g.enhanced[0]
    t.play(change)
    assert t.g.enhanced[0] == flips


@pytest.mark.rule("WID-JOB-21")
def test_another_player_s_double_does_not_flip_him(table: Make) -> None:
    t = table("guard", "fortune_teller")
    t.roll(6, 6)
    assert t.g.enhanced == [False, False]


# --- butler


@pytest.mark.rule("WID-JOB-25")
def test_the_butler_gives_a_token_to_a_player_of_his_choice(table: Make) -> None:
    t = table("butler", "guard", "maid")
    t.roll(5, 6)
    supply = t.g.supply
    assert {"give 0", "give 1", "give 2"} <= set(t.options)
    t.play("give 2", "give 0")
    assert t.g.pools == [4, 3, 4]
    assert t.g.supply == supply - 2
    assert t.paid == [1, 1]


@pytest.mark.rule("WID-JOB-25")
def test_he_gives_at_most_twice_a_turn(table: Make) -> None:
    t = table("butler", "guard")
    t.roll(5, 6, declared=2)
    t.play("give 1", "give 1")
    assert t.options == ["stop", "go 3,0"]
    assert t.barred == {"give 0": "WID-JOB-25", "give 1": "WID-JOB-25"}


@pytest.mark.rule("WID-JOB-25")
def test_in_his_next_turn_he_may_give_again(table: Make) -> None:
    t = table("butler", "guard", draw="green_02")
    t.g.given = 2
    t.dice(3, 5)
    t.play("1,1 r0", "roll")
    assert "give 1" in t.options


@pytest.mark.rule("WID-JOB-26")
def test_the_plain_butler_has_no_cheap_space(table: Make) -> None:
    t = table("butler", "guard")
    t.roll(3, 5)
    assert t.walks == set()


@pytest.mark.rule("WID-JOB-26")
def test_the_enhanced_butler_moves_her_one_space_for_one_success_once_a_turn(table: Make) -> None:
    t = table("butler", "guard")
    t.g.enhanced[0] = True
    t.roll(5, 6)
    assert t.walks == {"3,0"}
    t.play("go 3,0")
    assert t.paid == [1]
    assert t.walks == set()  # the next space would be an escort
    t.play("give 1")
    assert t.g.pools[1] == 4


@pytest.mark.rule("WID-JOB-26")
@pytest.mark.parametrize(
    ("neighbour", "drawn", "place", "flips"),
    [
        ("green_02", "green_07", "6,0 r3", True),
        ("green_02", "blue_07", "6,0 r3", False),  # two colours
        ("", "green_01", "5,0 r1", False),  # one tile
    ],
)
def test_he_flips_with_a_one_colour_room_of_two_tiles(
    table: Make, neighbour: str, drawn: str, place: str, flips: bool
) -> None:
    t = table("guard", "butler", draw=drawn)
    if neighbour:
        t.lay(neighbour, 5, 0, 1)
    t.play(place)
    assert t.g.completed == 1
    assert t.g.enhanced == [False, flips]


@pytest.mark.rule("WID-JOB-26")
@pytest.mark.rule("WID-TILE-15")
def test_he_flips_before_the_bonus_of_that_room_is_used(table: Make) -> None:
    t = table("butler", "guard", draw="blue_07")
    t.lay("blue_02", 5, 0, 1)
    t.enter(BLUE, 1, 0)
    t.play("6,0 r3")
    assert t.prompt == "blue_bonus"
    assert t.g.enhanced[0]
