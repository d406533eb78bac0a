"""Haunt 30, Seven Bells till Morning: the Elder and its fledglings."""

import pytest
from games.hilltop.haunt_scenes import MakeTable, begun
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import BARE, attack_dice, stun
from hauntbox.games.hilltop.explorers import MIGHT, SANITY
from hauntbox.games.hilltop.house import rebuild
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import dead_heroes
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import PASSAGE, PASSAGE_END, TRAITOR
from hauntbox.games.hilltop.traits import die

ELDER = 3
"""The figure of the Elder at a table of three; it has 2 life."""
YOUNG = 4
"""The first fledgling."""


def sanity_attack(t: Table, *faces: int) -> Table:
    """The Elder, in the kitchen with p1, attacks with 6 dice of Sanity against 3."""
    t.at(0, "kitchen")
    t.dice(0, 0, 0, 0, 0, *faces)
    return t.rule(monster_turn).play("attack p1 sanity")


@pytest.mark.rule("HAU-30-6")
@pytest.mark.rule("HIL-HF-29")
def test_dominate_leads_the_victim_up_to_two_rooms(table: MakeTable) -> None:
    t = begun(table, 30)
    sanity_attack(t, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    assert (t.prompt, t.ask.seat, t.options) == ("outcome", 2, ["damage", "h30_dominate"])
    before = t.g.steps[:4]
    t.play("h30_dominate")
    assert t.room(0) == "foyer"  # the only way out
    assert t.ask.seat == 2
    assert set(t.options) == {"foyer", "entrance_hall", "grand_staircase", "kitchen", "chapel", "stairs_from_basement"}
    t.play("chapel")
    assert t.room(0) == "chapel"
    assert t.g.steps[:4] == before


@pytest.mark.rule("HAU-30-6")
def test_dominate_may_stop_after_one_room(table: MakeTable) -> None:
    t = begun(table, 30)
    sanity_attack(t, 2, 0, 0, 0, 0, 0, 0, 0, 0).play("h30_dominate", "foyer")
    assert t.room(0) == "foyer"
    assert (t.prompt, t.ask.seat) == ("monster", 2)
    assert not [option for option in t.options if option.startswith("attack")]


@pytest.mark.rule("HAU-30-6")
def test_dominate_goes_by_doors_and_stairs_only(table: MakeTable) -> None:
    t = begun(table, 30)
    t.g.tokens[PASSAGE], t.g.tokens[PASSAGE_END] = NUMBER["foyer"], NUMBER["storeroom"]
    rebuild(t.g)
    sanity_attack(t, 2, 0, 0, 0, 0, 0, 0, 0, 0).play("h30_dominate")
    assert "storeroom" not in t.options


@pytest.mark.rule("HAU-30-6")
@pytest.mark.rule("HIL-HF-22")
def test_who_is_led_into_a_barrier_room_stands_on_the_side_of_the_door_and_may_be_led_across(table: MakeTable) -> None:
    t = begun(table, 30)
    t.lay("chasm", "basement", 1, 0)
    t.lay("creaky_hallway", "basement", 2, 0)
    t.at(0, "basement_landing")
    t.at(ELDER, "basement_landing")
    t.dice(0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn).play("attack p1 sanity", "h30_dominate", "chasm")
    assert t.g.side[0] == 3
    t.play("creaky_hallway")
    assert t.room(0) == "creaky_hallway"


@pytest.mark.rule("HAU-30-6")
def test_dominate_needs_a_difference_of_2_and_the_elders_own_sanity_attack(table: MakeTable) -> None:
    t = begun(table, 30)
    sanity_attack(t, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    assert t.prompt == "split_mental"
    t = begun(table, 30)
    t.at(0, "kitchen")
    t.dice(0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn).play("attack p1 might")
    assert t.prompt == "split_physical"
    t = begun(table, 30)
    t.at(0, "kitchen")
    t.hand(0, "ring")
    t.turn(0)
    t.dice(0, 0, 0, 2, 0, 0, 0, 0, 0)
    t.play("attack m1 sanity ring")
    assert t.prompt == "split_mental"


@pytest.mark.rule("HAU-30-6")
def test_a_fledgling_fights_with_might_alone(table: MakeTable) -> None:
    t = begun(table, 30, 4)
    t.rule(die, 3, "HIL-DEATH-1")
    t.at(4, "storeroom")
    stun(t.g, 4)
    t.dice(0, 0, 0)
    t.rule(monster_turn)
    assert (t.ask.seat, [option for option in t.options if option.startswith("attack")]) == (
        3,
        ["attack p1 might", "attack p2 might"],
    )


@pytest.mark.rule("HAU-30-7")
def test_chapel_and_holy_symbol_take_two_dice_from_a_vampire(table: MakeTable) -> None:
    t = begun(table, 30)
    t.rule(die, 1, "HIL-DEATH-1")
    for trait in (MIGHT, SANITY):
        assert attack_dice(t.g, ELDER, 0, trait, BARE) == 6
    assert attack_dice(t.g, YOUNG, 0, MIGHT, BARE) == 4
    t.at(0, "chapel")
    for trait in (MIGHT, SANITY):
        assert attack_dice(t.g, ELDER, 0, trait, BARE) == 4
    assert attack_dice(t.g, YOUNG, 0, MIGHT, BARE) == 2
    t.at(0, "kitchen")
    t.hand(0, "holy_symbol")
    assert attack_dice(t.g, ELDER, 0, MIGHT, BARE) == 4
    assert attack_dice(t.g, 0, ELDER, MIGHT, BARE) == 5


@pytest.mark.rule("HAU-30-8")
@pytest.mark.rule("HAU-30-14")
@pytest.mark.rule("HIL-HF-28")
def test_a_dead_hero_rises_on_the_other_side(table: MakeTable) -> None:
    t = begun(table, 30, 4)
    t.at(3, "storeroom")
    t.hand(3, "axe")
    t.rule(die, 3, "HIL-DEATH-1")
    young = 5
    assert t.pile("storeroom") == ["axe"]
    assert t.cards(3) == []
    assert (t.room(young), t.g.player[young], t.g.team[young], t.g.team[3]) == ("storeroom", 3, TRAITOR, TRAITOR)
    assert t.g.living_heroes == [0, 1]
    assert dead_heroes(t.g) == 1
    t.dice(0, 0, 0, 0, 0, 1, 1, 0)
    t.rule(monster_turn)
    assert t.ask.seat == 2
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 3)
    assert t.options == ["end", "step upper_landing"]  # it picks nothing up


@pytest.mark.rule("HAU-30-8")
@pytest.mark.rule("HIL-HF-27")
def test_who_dies_in_the_monster_turn_acts_from_the_next_one_on(table: MakeTable) -> None:
    t = begun(table, 30, 4)
    t.at(0, "kitchen")
    t.steps(0, might=1, speed=1)
    t.dice(0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0)
    t.rule(monster_turn).play("attack p1 might")
    t.play(t.options[0])
    assert t.g.player[5] == 0
    t.play("end")
    assert t.ask is None
    t.dice(*[0] * 8)
    t.rule(monster_turn).play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 0)


@pytest.mark.rule("HAU-30-8")
@pytest.mark.rule("HIL-FW-72")
def test_the_risen_win_and_lose_with_the_elder(table: MakeTable) -> None:
    t = begun(table, 30)
    t.rule(die, 1, "HIL-DEATH-1")
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.ending == "haunt_30_traitor"
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.rewards == (1.0, 1.0, 1.0)
    assert outcome.facts["dead"] == 2
