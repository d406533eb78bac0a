"""Traits: HIL-TRAIT."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import PLAIN, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.beginning import choose_traitor
from hauntbox.games.hilltop.cards import AMULET_OF_AGES
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY, SPEED
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.state import DEAD
from hauntbox.games.hilltop.traits import change, gain_any, lose_any, lose_card, raise_to_start


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


@pytest.mark.rule("HIL-TRAIT-1")
@pytest.mark.parametrize(("trait", "value"), [(SPEED, 4), (MIGHT, 5), (SANITY, 3), (KNOWLEDGE, 3)])
def test_the_number_under_the_clip_is_the_value(table: Callable[..., Table], trait: int, value: int) -> None:
    t = table()  # Bruno Kessler
    assert t.g.value(0, trait) == value
    t.dice(*[1] * value)
    t.rule(trait_roll, 0, trait, "test", "HIL-ROLL-1")
    assert t.told("rolled")[0]["total"] == value


@pytest.mark.rule("HIL-TRAIT-1")
def test_speed_and_might_are_physical_sanity_and_knowledge_mental(table: Callable[..., Table]) -> None:
    t = table()
    assert t.rule(damage, 0, 1, 0, "HIL-DMG-1").options == ["might 0 speed 1", "might 1 speed 0"]
    assert t.rule(damage, 0, 1, 1, "HIL-DMG-1").options == ["sanity 0 knowledge 1", "sanity 1 knowledge 0"]


@pytest.mark.rule("HIL-TRAIT-2")
def test_a_step_moves_the_clip_even_where_the_number_repeats(table: Callable[..., Table]) -> None:
    t = table()
    t.rule(change, 0, MIGHT, -1, "HIL-TRAIT-2")
    assert (t.step(0, "might"), t.g.value(0, MIGHT)) == (2, 5)  # 4 5 [5] 6
    t.rule(change, 0, MIGHT, 2, "HIL-TRAIT-2")
    assert (t.step(0, "might"), t.g.value(0, MIGHT)) == (4, 6)


@pytest.mark.rule("HIL-TRAIT-3")
def test_a_gain_beyond_the_top_is_lost(table: Callable[..., Table]) -> None:
    t = table()
    t.steps(0, speed=7)
    t.rule(change, 0, SPEED, 3, "HIL-TRAIT-3")
    assert t.step(0, "speed") == 8
    t.rule(change, 0, SPEED, -1, "HIL-TRAIT-3")
    assert t.step(0, "speed") == 7


@pytest.mark.rule("HIL-TRAIT-3")
def test_a_free_gain_goes_to_a_trait_that_can_rise(table: Callable[..., Table]) -> None:
    t = table()
    t.steps(0, speed=8)
    t.rule(gain_any, 0, (SPEED, MIGHT, SANITY), "HIL-TRAIT-3")
    assert t.options == ["might", "sanity"]


@pytest.mark.rule("HIL-TRAIT-4")
def test_nobody_dies_in_the_first_half(table: Callable[..., Table]) -> None:
    t = table()
    t.rule(change, 0, SANITY, -7, "HIL-TRAIT-4")
    assert (t.step(0, "sanity"), t.g.flags[0]) == (1, 0)


@pytest.mark.rule("HIL-TRAIT-4")
def test_in_the_second_half_the_clip_goes_to_the_skull(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.rule(change, 0, SANITY, -2, "HIL-TRAIT-4")
    assert (t.step(0, "sanity"), t.g.flags[0]) == (1, 0)
    t.rule(change, 0, SANITY, -1, "HIL-TRAIT-4")
    assert (t.step(0, "sanity"), t.g.flags[0]) == (0, DEAD)


@pytest.mark.rule("HIL-TRAIT-5")
def test_losing_cards_while_the_haunt_is_set_up_kills_nobody(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.g.setting_up = True
    t.hand(0, "amulet_of_ages")
    t.steps(0, speed=2, might=3, sanity=4, knowledge=5)
    t.rule(lose_card, 0, AMULET_OF_AGES)
    assert t.g.steps[:4] == [1, 1, 1, 2]
    assert not t.g.flags[0]


@pytest.mark.rule("HIL-TRAIT-6")
def test_below_the_start_is_a_matter_of_steps_not_of_numbers(table: Callable[..., Table]) -> None:
    t = table("marcus_okoro", "piper_lang", "father_aldous")  # Might 2 3 [3] 4
    t.steps(0, might=2)
    assert t.g.value(0, MIGHT) == 3
    t.rule(raise_to_start, 0, MIGHT, "HIL-TRAIT-6")
    assert t.step(0, "might") == 3


@pytest.mark.rule("HIL-TRAIT-6")
def test_raising_to_the_start_never_lowers(table: Callable[..., Table]) -> None:
    t = table()
    t.steps(0, might=6)
    t.rule(raise_to_start, 0, MIGHT, "HIL-TRAIT-6")
    assert t.step(0, "might") == 6


@pytest.mark.rule("HIL-TRAIT-6")
def test_the_highest_trait_of_several_explorers_is_a_matter_of_numbers(table: Callable[..., Table]) -> None:
    t = table()
    t.g.story, t.g.revealer = 4, 2  # highest Might, not the revealer
    t.steps(0, might=1)  # Bruno: 4
    assert t.step(1, "might") == 3  # Piper: 3
    assert choose_traitor(t.g) == 0


@pytest.mark.rule("HIL-TRAIT-7")
@pytest.mark.parametrize("story", [0, PLAIN])
def test_a_free_loss_hits_a_trait_at_the_lowest_step_only_if_all_are_there(
    table: Callable[..., Table], story: int
) -> None:
    t = table()
    if story:
        t.second_half(PLAIN, traitor=1)
    t.steps(0, speed=1, might=3, sanity=2)
    t.rule(lose_any, 0, (SPEED, MIGHT, SANITY), "HIL-TRAIT-7")
    assert t.options == ["might", "sanity"]
    t.steps(0, speed=1, might=1)
    t.rule(lose_any, 0, (SPEED, MIGHT), "HIL-TRAIT-7")
    assert t.options == ["speed", "might"]
    t.play("might")
    assert bool(t.g.flags[0] & DEAD) == bool(story)
