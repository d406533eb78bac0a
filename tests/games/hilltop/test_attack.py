"""Attacks: HIL-COMBAT."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import CUP, GHOST, GHOUL, PLAIN, STATUE, WAGON, Plain, attacks, duel, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.attack import attack, attack_dice, attack_modes, defence_dice, stealable
from hauntbox.games.hilltop.cards import AXE, SPEAR
from hauntbox.games.hilltop.explorers import MIGHT, SANITY, SPEED
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import spawn, take_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import DEAD, STUNNED, Hilltop
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


# --- who, when and whom


@pytest.mark.rule("HIL-COMBAT-1")
def test_nobody_attacks_in_the_first_half(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "axe")
    assert attacks(t.turn(0)) == []


@pytest.mark.rule("HIL-COMBAT-1")
def test_once_a_turn_an_opponent_in_the_room(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.at(2, "entrance_hall")
    spawn(t.g, GHOUL, HALL)
    spawn(t.g, GHOUL, NUMBER["foyer"])
    t.dice(*[0] * 5, *[0] * 3)
    assert attacks(t.turn(0)) == ["attack p2 might", "attack m1 might"]
    t.play("attack p2 might")
    assert attacks(t) == []


@pytest.mark.rule("HIL-COMBAT-7")
def test_no_stunned_monster_no_corpse_no_friend_nobody_beyond_a_barrier(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.at(2, "entrance_hall")
    ghoul = spawn(t.g, GHOUL, HALL)
    spawn(t.g, WAGON, HALL)
    t.g.flags[ghoul] |= STUNNED
    assert attacks(t.turn(0)) == ["attack p2 might"]
    t.run((die, (1, "HIL-DEATH-1")), (begin_turn, (0,)))
    assert attacks(t) == []


@pytest.mark.rule("HIL-COMBAT-7")
def test_a_barrier_is_between_fighters(table: Callable[..., Table]) -> None:
    t = duel(table, "revolver", "ring")
    t.lay("chasm", "basement", 1, 0)
    t.at(0, "chasm", side=3)
    t.at(1, "chasm", side=1)
    assert attacks(t.turn(0)) == []
    t.at(1, "chasm", side=3)
    assert len(attacks(t.turn(0))) == 3


@pytest.mark.rule("HIL-COMBAT-7")
def test_the_traitors_side_does_not_fight_itself(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.at(0, "foyer")
    spawn(t.g, GHOUL, HALL)
    assert attacks(t.turn(1)) == []


# --- the fight


@pytest.mark.rule("HIL-COMBAT-2")
@pytest.mark.rule("HIL-COMBAT-5")
def test_the_higher_sum_hits_for_the_difference(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.dice(2, 2, 0, 0, 0, 1, 0, 0)
    t.turn(0).play("attack p2 might")
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "split_physical", 3)  # the loser splits
    t.play("might 1 speed 2")
    assert t.g.steps[4:8] == [1, 2, 3, 5]


@pytest.mark.rule("HIL-COMBAT-2")
def test_the_attacker_too_can_be_hit(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.dice(0, 0, 0, 0, 0, 0, 2, 0)
    t.turn(0).play("attack p2 might")
    assert (t.ask.seat, t.ask.about) == (0, 2)


@pytest.mark.rule("HIL-COMBAT-2")
def test_a_tie_hurts_nobody(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.dice(1, 1, 0, 0, 0, 2, 0, 0)
    t.turn(0).play("attack p2 might")
    assert (t.prompt, t.told("hurt")) == ("main", [])


@pytest.mark.rule("HIL-COMBAT-3")
def test_both_roll_the_trait_of_the_attack_and_its_kind_of_damage_follows(table: Callable[..., Table]) -> None:
    t = duel(table, "ring")
    t.dice(2, 1, 1, 0, 0, 1)  # Sanity 3 and 3
    t.turn(0).play("attack p2 sanity ring")
    assert [(roll["trait"], roll["dice"]) for roll in t.told("rolled")] == [("sanity", 3), ("sanity", 3)]
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "split_mental", 3)


@pytest.mark.rule("HIL-COMBAT-3")
def test_a_speed_attack_does_physical_damage(table: Callable[..., Table]) -> None:
    t = duel(table, "revolver")
    t.dice(1, 0, 0, 0, 0, 0, 0, 0, 0)  # Speed 4 and the Revolver, against 4
    t.turn(0).play("attack p2 speed revolver")
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "split_physical", 1)


@pytest.mark.rule("HIL-COMBAT-4")
def test_a_missing_trait_cannot_be_attacked(table: Callable[..., Table]) -> None:
    t = duel(table, "ring", "revolver")
    t.at(1, "foyer")
    t.at(0, "upper_landing")
    ghost, statue = [spawn(t.g, kind, NUMBER["upper_landing"]) for kind in (GHOST, STATUE)]
    assert [mode[:2] for mode in attack_modes(t.g, 0)] == [(ghost, SANITY), (statue, MIGHT), (ghost, SPEED)]


@pytest.mark.rule("HIL-COMBAT-6")
@pytest.mark.rule("HIL-COMBAT-9")
def test_a_hit_stuns_a_monster_and_nothing_is_stolen_from_it(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.at(1, "foyer")
    ghoul = spawn(t.g, GHOUL, HALL)
    t.dice(2, 2, 2, 2, 0, 0, 0, 0, 0)
    t.turn(0).play("attack m1 might")
    assert (t.prompt, t.g.flags[ghoul]) == ("main", STUNNED)


@pytest.mark.rule("HIL-COMBAT-9")
def test_a_monster_does_not_steal(table: Callable[..., Table]) -> None:
    t = duel(table, "axe")
    t.at(1, "foyer")
    spawn(t.g, GHOUL, HALL)
    t.dice(0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0)
    t.run((monster_turn, ())).play("attack p1 might")
    assert (t.ask.seat, t.prompt, t.ask.about) == (0, "split_physical", 4)


@pytest.mark.rule("HIL-COMBAT-2")
def test_a_monster_that_loses_its_attack_is_stunned(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.at(1, "foyer")
    ghoul = spawn(t.g, GHOUL, HALL)
    t.dice(0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
    t.run((monster_turn, ())).play("attack p1 might")
    assert t.g.flags[ghoul] & STUNNED


# --- stealing


@pytest.mark.rule("HIL-COMBAT-8")
def test_two_points_may_be_a_card_instead(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.hand(1, "book", "ring")
    t.dice(2, 0, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack p2 might")
    assert (t.ask.seat, t.options) == (0, ["damage", "steal book", "steal ring"])
    t.play("steal book")
    assert (t.cards(0), t.cards(1)) == (["book"], ["ring"])
    assert t.g.steps[4:8] == [3, 3, 3, 3]  # only what the Book gave
    assert t.step(0, "knowledge") == 5


@pytest.mark.rule("HIL-COMBAT-8")
def test_one_point_is_damage(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.hand(1, "ring")
    t.dice(1, 0, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack p2 might")
    assert t.prompt == "split_physical"


@pytest.mark.rule("HIL-COMBAT-8")
def test_the_defender_does_not_steal(table: Callable[..., Table]) -> None:
    t = duel(table, "candle")
    t.dice(0, 0, 0, 0, 0, 2, 2, 0)
    t.turn(0).play("attack p2 might")
    assert (t.ask.seat, t.prompt) == (0, "split_physical")


@pytest.mark.rule("HIL-COMBAT-8")
def test_what_can_be_stolen(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.hand(1, "bite", "dog", "girl", "madman", "armor", "blood_dagger", "lights_out", "candle")
    assert [t.cards(1)[t.g.hands[1].index(card)] for card in stealable(t.g, 0, 1)] == ["blood_dagger", "candle"]


@pytest.mark.rule("HIL-COMBAT-8")
def test_nobody_steals_what_nobody_may_carry(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.run((take_object, (0, CUP, "HIL-HF-20")), (take_object, (2, CUP, "HIL-HF-20")))
    assert stealable(t.g, 1, 0) == []  # no cup for the traitor
    assert stealable(t.g, 2, 0) == []  # nor a second one


@pytest.mark.rule("HIL-COMBAT-8")
def test_the_stolen_blood_dagger_hurts_its_owner(table: Callable[..., Table]) -> None:
    t = duel(table)
    t.hand(1, "blood_dagger")
    t.dice(2, 0, 0, 0, 0, 0, 0, 0, 2, 1)
    t.turn(0).play("attack p2 might", "steal blood_dagger")
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "split_physical", 3)
    assert t.cards(0) == ["blood_dagger"]


# --- weapons


@pytest.mark.rule("HIL-COMBAT-20")
@pytest.mark.parametrize(("weapon", "dice"), [("axe", 6), ("spear", 7), ("blood_dagger", 8)])
def test_a_weapon_adds_dice_to_a_might_attack(table: Callable[..., Table], weapon: str, dice: int) -> None:
    t = duel(table, weapon)
    t.dice(*[0] * dice, *[0] * 3)
    t.turn(0).play(f"attack p2 might {weapon}")
    assert [roll["dice"] for roll in t.told("rolled")] == [dice, 3]


@pytest.mark.rule("HIL-COMBAT-20")
def test_one_weapon_and_eight_dice_at_most_and_none_in_defence(table: Callable[..., Table]) -> None:
    t = duel(table, "axe", "spear")
    assert attacks(t.turn(0)) == ["attack p2 might", "attack p2 might axe", "attack p2 might spear"]
    t.steps(0, might=8)  # 8
    assert attack_dice(t.g, 0, 1, MIGHT, SPEAR) == 8
    t.steps(0, might=3)
    assert (attack_dice(t.g, 0, 1, MIGHT, AXE), defence_dice(t.g, 1, 0, MIGHT)) == (6, 5)


@pytest.mark.rule("HIL-COMBAT-20")
def test_might_weapons_need_a_might_attack(table: Callable[..., Table]) -> None:
    t = duel(table, "axe", "ring")
    assert "attack p2 sanity axe" not in attacks(t.turn(0))
    assert "attack p2 sanity ring" in attacks(t)


@pytest.mark.rule("HIL-COMBAT-13")
@pytest.mark.rule("HIL-COMBAT-20")
def test_the_blood_dagger_costs_a_step_of_speed_before_the_roll(table: Callable[..., Table]) -> None:
    t = duel(table, "blood_dagger", "angel_feather")
    t.turn(0).play("attack p2 might blood_dagger")
    assert (t.prompt, t.step(0, "speed")) == ("pre_roll", 4)
    t.steps(0, speed=1)
    assert attacks(t.turn(0)) == ["attack p2 might"]  # at that price nobody takes it


@pytest.mark.rule("HIL-COMBAT-13")
def test_reactions_of_both_then_dice_then_rerolls_then_the_outcome(table: Callable[..., Table]) -> None:
    t = duel(table, "idol", "lucky_stone")
    t.hand(1, "angel_feather", "candle")
    t.turn(0).play("attack p2 might")
    assert (t.ask.seat, t.prompt) == (0, "pre_roll")
    t.play("idol")
    assert (t.ask.seat, t.prompt) == (1, "pre_roll")
    assert not t.told("rolled")
    t.dice(0, 0, 0, 0, 0, 0, 0)
    t.play("name 1")
    assert (t.ask.seat, t.prompt) == (0, "post_roll")
    t.dice(2, 2)
    t.play("stone 1", "stone 2", "keep")
    assert (t.ask.seat, t.prompt) == (0, "outcome")
    t.play("damage")
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "split_physical", 3)


@pytest.mark.rule("HIL-COMBAT-13")
def test_the_haunt_may_replace_the_outcome(table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch) -> None:
    class Mild(Plain):
        def struck(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> bool:
            return margin >= 2

    monkeypatch.setitem(STORIES, PLAIN, Mild())
    t = duel(table)
    t.hand(1, "candle")
    t.dice(2, 0, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack p2 might")
    assert (t.prompt, t.told("hurt")) == ("main", [])  # before anybody could steal


@pytest.mark.rule("HIL-COMBAT-21")
def test_a_sacrificial_dagger_that_refuses_takes_the_attack_along(table: Callable[..., Table]) -> None:
    t = duel(table, "sacrificial_dagger")
    t.dice(1, 1, 0, 1, 1)  # Knowledge 3: 2, then two dice of damage
    t.turn(0).play("attack p2 might sacrificial_dagger")
    assert (t.ask.seat, t.prompt, t.ask.about) == (0, "split_physical", 2)
    t.play("might 1 speed 1")
    assert (attacks(t), t.told("clash")) == ([], [])


@pytest.mark.rule("HIL-COMBAT-20")
def test_a_sacrificial_dagger_may_cost_a_mental_trait(table: Callable[..., Table]) -> None:
    t = duel(table, "sacrificial_dagger")
    t.turn(0)
    t.dice(1, 2, 0)
    t.play("attack p2 might sacrificial_dagger")
    assert t.options == ["sanity", "knowledge"]
    t.dice(*[0] * 8, *[0] * 3)
    t.play("sanity")
    assert (t.step(0, "sanity"), t.told("rolled")[1]["dice"]) == (2, 8)


@pytest.mark.rule("HIL-COMBAT-20")
def test_a_sacrificial_dagger_may_be_content(table: Callable[..., Table]) -> None:
    t = duel(table, "sacrificial_dagger")
    t.dice(2, 2, 2, *[0] * 8, *[0] * 3)
    t.turn(0).play("attack p2 might sacrificial_dagger")
    assert (t.g.steps[:4], len(t.told("clash"))) == ([5, 3, 3, 3], 1)


@pytest.mark.rule("HIL-COMBAT-21")
def test_the_dead_attack_nobody(table: Callable[..., Table]) -> None:
    t = duel(table, "sacrificial_dagger")
    t.steps(0, might=1, speed=1)
    t.dice(0, 0, 0, 2, 2)
    t.rule(attack, 0, 1, MIGHT, t.g.hands[0][0]).play_until("main")
    assert t.g.flags[0] & DEAD
    assert t.told("clash") == []
