"""Cards that are used when something happens: rolls, damage."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import GHOUL, PLAIN, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.attack import attack
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SPEED
from hauntbox.games.hilltop.harm import damage, dice_damage
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rolls import plain_roll, trait_roll
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import explore_turn, haunt_roll
from hauntbox.games.hilltop.turn import begin_turn

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


def total(t: Table) -> int:
    found: int = t.told("rolled")[-1]["total"]
    return found


# --- Adrenaline Shot


@pytest.mark.rule("HIL-ROLL-4")
@pytest.mark.rule("HIL-CARD-3")
def test_the_adrenaline_shot_adds_four_to_a_trait_roll_and_is_used_up(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "adrenaline_shot")
    t.dice(1, 0, 1)
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4").play("adrenaline_shot")
    assert (total(t), t.cards(0)) == (6, [])
    assert t.g.items.discards


@pytest.mark.rule("HIL-ROLL-4")
def test_the_adrenaline_shot_is_kept_where_it_is_not_wanted(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "adrenaline_shot")
    t.dice(1, 0, 1)
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4").play("roll")
    assert (total(t), t.cards(0)) == (2, ["adrenaline_shot"])


# --- Angel Feather


@pytest.mark.rule("HIL-CARD-42")
@pytest.mark.parametrize(("named", "begins"), [(0, True), (1, False)])
def test_the_angel_feather_may_name_the_haunt_roll(table: Callable[..., Table], named: int, begins: bool) -> None:
    t = table(force_haunt="38")
    t.hand(0, "angel_feather")
    t.next("book")
    t.tiles("kitchen")
    t.run((explore_turn, (0,))).play("explore north")
    t.play_until("main").play("end")
    assert (t.prompt, t.options[1]) == ("pre_roll", "name 0")
    t.play(f"name {named}")
    assert bool(t.told("haunt")) == begins


@pytest.mark.rule("HIL-ROLL-6")
def test_a_named_number_rolls_no_dice(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "angel_feather", "lucky_stone")
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-6").play("name 5")
    assert (total(t), t.ask) == (5, None)  # and none to roll again
    assert t.told("rolled")[0]["faces"] == ""


# --- Idol


@pytest.mark.rule("HIL-ROLL-4")
def test_the_idol_gives_two_dice_for_a_step_of_sanity(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "idol")
    t.dice(1, 1, 1, 1, 1)
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4").play("idol")
    assert (total(t), t.step(0, "sanity"), t.cards(0)) == (5, 2, ["idol"])


@pytest.mark.rule("HIL-ROLL-4")
def test_the_idol_works_once_in_each_turn_of_any_player(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "idol")
    t.dice(*[0] * 13)
    t.turn(1).rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4").play("idol")
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4")
    assert t.ask is None
    t.turn(2).rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4").play("idol")
    assert t.step(0, "sanity") == 1


@pytest.mark.rule("HIL-ROLL-3")
def test_the_idol_stops_at_eight_dice(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "idol")
    t.steps(0, might=6)  # 7
    t.dice(*[1] * 8)
    t.rule(trait_roll, 0, MIGHT, "test", "HIL-ROLL-3").play("idol")
    assert total(t) == 8
    t.steps(0, might=7)  # 8
    t.g.used = 0
    t.dice(*[1] * 8)
    assert t.rule(trait_roll, 0, MIGHT, "test", "HIL-ROLL-3").ask is None


@pytest.mark.rule("HIL-ROLL-4")
def test_the_idol_is_no_choice_where_it_kills_or_adds_to_the_damage(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "idol")
    t.steps(0, sanity=1)
    t.dice(0, 0, 0, 0, 0)
    assert t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4").options == ["roll", "idol"]  # nobody dies yet
    t.rule(dice_damage, 0, 2, PHYSICAL, "HIL-ROLL-7")
    assert t.ask is None
    t.second_half(PLAIN, traitor=1)
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4")
    assert t.ask is None


# --- Lucky Stone and Rabbit's Foot


@pytest.mark.rule("HIL-ROLL-5")
def test_the_lucky_stone_rolls_any_number_of_dice_again_once(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "lucky_stone")
    t.dice(0, 1, 0)
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-5")
    assert t.options == ["keep", "stone 1", "stone 2", "stone 3"]
    t.dice(2, 2)
    t.play("stone 1", "stone 3", "keep")
    assert (total(t), t.cards(0)) == (5, [])


@pytest.mark.rule("HIL-ROLL-5")
def test_the_lucky_stone_may_take_all_dice(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "lucky_stone")
    t.dice(0, 0)
    t.rule(plain_roll, 0, 2, "test", "HIL-ROLL-5").play("stone 2")
    t.dice(1, 2)
    t.play("stone 1")
    assert (total(t), t.told("rerolled")[0]["faces"]) == (3, "2 1")  # in the order in which they were named


@pytest.mark.rule("HIL-ROLL-5")
def test_the_foot_rolls_one_die_again_in_the_own_turn_and_the_second_result_stands(
    table: Callable[..., Table],
) -> None:
    t = table()
    t.hand(0, "rabbits_foot")
    t.dice(1, 1, 1)
    t.turn(0).rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-5")
    t.dice(0)
    t.play("foot 2")
    assert (total(t), t.ask, t.cards(0)) == (2, None, ["rabbits_foot"])
    t.dice(1, 1, 1)
    assert t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-5").ask is None  # once a turn


@pytest.mark.rule("HIL-ROLL-5")
def test_the_foot_sleeps_in_other_turns(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "rabbits_foot")
    t.dice(1, 1, 1)
    t.turn(1).rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-5")
    assert t.ask is None


@pytest.mark.rule("HIL-ROLL-5")
def test_the_foot_sleeps_in_the_monster_turn_whoever_was_last(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "rabbits_foot")
    t.g.active = 0
    t.at(1, "foyer")
    t.at(2, "foyer")
    spawn(t.g, GHOUL, HALL)
    t.dice(0, 0, 0, *[0] * 4, *[0] * 5)
    t.run((monster_turn, ())).play("attack p1 might")
    assert t.prompt == "monster"


@pytest.mark.rule("HIL-COMBAT-13")
def test_the_attacker_rolls_again_with_both_results_on_the_table(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "lucky_stone")
    t.hand(1, "angel_feather")
    t.turn(0).play("attack p2 might")
    assert (t.ask.seat, t.prompt) == (1, "pre_roll")  # before any die falls
    t.dice(0, 0, 0, 0, 1)
    t.play("name 5")
    assert (t.ask.seat, t.prompt) == (0, "post_roll")
    t.dice(2, 2, 2, 1)
    t.play("stone 1", "stone 2", "stone 3", "stone 4", "keep")
    assert t.told("clash")[0] == {"who": "bruno_kessler", "target": "piper_lang", "mine": 8, "theirs": 5}


# --- Foresight


@pytest.mark.rule("HIL-ROLL-6")
def test_a_foreseen_number_replaces_one_roll(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "foresight")
    t.g.foreseen[0] = 4
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-6").play("foreseen")
    assert (total(t), t.cards(0)) == (4, [])
    t.dice(1, 1, 1)
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-6")
    assert total(t) == 3


# --- Skull and Armor


@pytest.mark.rule("HIL-DMG-4")
def test_the_skull_takes_all_mental_damage_on_the_body(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "skull")
    t.rule(damage, 0, 2, MENTAL, "HIL-DMG-4").play("physical", "might 2 speed 0")
    assert t.g.steps[:4] == [5, 1, 3, 3]


@pytest.mark.rule("HIL-DMG-4")
def test_the_skull_may_be_left_alone_and_does_nothing_against_physical_damage(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "skull")
    t.rule(damage, 0, 2, MENTAL, "HIL-DMG-4").play("mental")
    assert t.prompt == "split_mental"
    assert t.rule(damage, 0, 2, PHYSICAL, "HIL-DMG-4").prompt == "split_physical"


@pytest.mark.rule("HIL-ITEM-5")
def test_a_reaction_counts_as_use(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "skull", "idol")
    t.dice(0, 0, 0, 0, 0)
    t.run((begin_turn, (0,)))
    assert {"drop skull", "drop idol"} <= set(t.options)
    t.rule(damage, 0, 1, MENTAL, "HIL-DMG-4").play("physical", "might 1 speed 0")
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-4").play("idol")
    used = t.g.used
    t.run((begin_turn, (0,)))
    t.g.used = used
    t.play("step foyer")
    assert not {"drop skull", "drop idol"} & set(t.options)


@pytest.mark.rule("HIL-DMG-4")
def test_armor_works_in_a_fight_too(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(1, "armor")
    t.dice(2, 1, 0, 0, 0, 1, 0, 0)
    t.rule(attack, 0, 1, MIGHT, -1)
    t.play_until("split_physical")
    assert (t.ask.seat, t.ask.about) == (1, 1)


@pytest.mark.rule("HIL-ROLL-4")
def test_nobody_reacts_to_the_rolls_of_others(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "rabbits_foot", "lucky_stone", "idol", "angel_feather")
    t.dice(1, 1, 1, 1)
    t.turn(0).rule(trait_roll, 1, SPEED, "test", "HIL-ROLL-5")
    assert t.ask is None


@pytest.mark.rule("HIL-ROLL-4")
def test_a_haunt_roll_is_no_trait_roll(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "adrenaline_shot", "idol")
    t.dice(*[1] * 6)
    t.rule(haunt_roll, 0)
    assert t.ask is None
