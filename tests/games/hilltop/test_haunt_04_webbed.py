"""Haunt 4, Eight Legs and a Cradle: webbed heroes and the front door."""

import pytest
from games.hilltop.spider_scenes import BEARS, MakeTable, begun, cleanse, loose, starred, web
from games.hilltop.table import Table

from hauntbox.games.hilltop.haunts.haunt_04 import CLEANSED, WEBBED
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.patterns import open_front_door
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import GONE, STUNNED, on
from hauntbox.games.hilltop.traits import able

# --- webbed heroes


def spider_attacks(t: Table, victim: int, *faces: int) -> Table:
    """The Spider of a table of three (Might 3) attacks; the dice of its movement come first."""
    t.at(3, t.room(victim))
    t.dice(1, 1, 1, 1, *faces)
    return t.rule(monster_turn).play(f"attack p{victim + 1} might")


@pytest.mark.rule("HAU-04-8")
@pytest.mark.rule("HIL-HF-29")
def test_the_spiders_player_chooses_damage_or_web(table: MakeTable) -> None:
    t = begun(table)
    spider_attacks(t, 2, 1, 1, 1, 1, 1)
    assert (t.ask.seat, t.prompt, t.options) == (0, "outcome", ["damage", "h04_web"])
    t.play("damage")
    assert t.prompt == "split_physical"
    assert not t.g.marked(WEBBED, on(2))


@pytest.mark.rule("HAU-04-8")
def test_a_web_hurts_nobody(table: MakeTable) -> None:
    t = begun(table)
    spider_attacks(t, 2, 2, 2, 2, 0, 0).play("h04_web")
    assert t.g.marked(WEBBED, on(2))
    assert not able(t.g, 2)
    assert (t.step(2, "might"), t.step(2, "speed")) == (3, 3)
    assert t.told("h04-webbed") == [{"who": "h04_spider", "target": "father_aldous"}]


@pytest.mark.rule("HAU-04-8")
def test_no_web_when_a_hero_attacks_the_spider_and_loses(table: MakeTable) -> None:
    t = begun(table)
    t.at(3, "foyer")
    t.dice(0, 0, 1, 0, 0)
    t.turn(2).play("attack m1 might")
    assert t.prompt == "split_physical"


@pytest.mark.rule("HAU-04-8")
def test_a_beaten_spider_is_only_stunned(table: MakeTable) -> None:
    t = begun(table)
    spider_attacks(t, 2, 0, 0, 0, 2, 2)
    assert t.g.flags[3] & STUNNED
    assert not t.g.flags[3] & GONE


@pytest.mark.rule("HAU-04-9")
@pytest.mark.rule("HIL-HF-10")
def test_a_webbed_hero_can_only_try_to_get_free_and_then_goes_on(table: MakeTable) -> None:
    t = begun(table)
    t.hand(2, "axe", "revolver")
    t.at(3, "foyer")
    web(t, 2)
    assert t.turn(2).options == ["end", "act h04_tear_web might 2"]
    t.dice(1, 2)
    t.play("act h04_tear_web might 2")
    assert t.options == ["end"]
    t.dice(2, 2)
    t.turn(2).play("act h04_tear_web might 2")
    assert not t.g.marked(WEBBED, on(2))
    assert able(t.g, 2)
    assert {"step kitchen", "act h04_cut might", "attack m1 might axe"} <= set(t.options)


@pytest.mark.rule("HAU-04-9")
def test_an_able_hero_in_the_room_may_tear_the_web(table: MakeTable) -> None:
    t = begun(table, 4)
    web(t, 3)
    t.dice(2, 2)
    t.turn(2).play("act h04_tear_web might 3")
    assert not t.g.marked(WEBBED, on(3))
    web(t, 3)
    assert not any("tear_web" in option for option in t.turn(1).options), "the bearer is stuck, not able"
    t.at(3, "kitchen")
    assert not any("tear_web" in option for option in t.turn(2).options)


@pytest.mark.rule("HAU-04-9")
@pytest.mark.rule("HIL-HF-12")
def test_tearing_a_web_leaves_the_starred_action(table: MakeTable) -> None:
    t = begun(table, 4)
    web(t, 3)
    t.dice(0, 0)
    t.turn(2).play("act h04_tear_web might 3")
    assert starred(t) == ["act h04_cut might"]


@pytest.mark.rule("HAU-04-9")
def test_neither_spider_nor_traitor_attacks_a_webbed_hero_who_hinders_nobody(table: MakeTable) -> None:
    t = begun(table, 5, others_in="kitchen")
    t.at(0, "kitchen")
    t.at(5, "kitchen")
    for x in (2, 3, 4):
        web(t, x)
    assert not any(option.startswith("attack") for option in t.turn(0).options)
    t.play("step foyer")
    assert t.told("moved")[-1]["cost"] == 1
    t.dice(1, 0, 0, 0)
    assert not any(option.startswith("attack") for option in t.rule(monster_turn).options)
    t.play("step foyer")
    assert t.told("moved")[-1]["cost"] == 1


# --- the door


@pytest.mark.rule("HAU-04-10")
@pytest.mark.rule("HAU-0125-21")
@pytest.mark.parametrize(("trait", "faces"), [("might", (2, 2, 1)), ("knowledge", (2, 2, 1, 0, 0))])
def test_the_door_is_forced_with_might_or_knowledge_an_event_is_drawn_and_the_turn_ends(
    table: MakeTable, trait: str, faces: tuple[int, ...]
) -> None:
    t = cleanse(begun(table))
    t.at(1, "entrance_hall")
    t.at(3, "kitchen")
    t.next("drip")
    t.dice(*faces)
    t.turn(1)
    assert "act h04_leave_house" not in t.options
    t.play(f"act h04_force_door {trait}")
    assert t.ask is None
    assert [facts["card"] for facts in t.told("drew")] == ["drip"]
    assert t.g.marked("h04_door_open", NUMBER["entrance_hall"])
    assert "act h04_leave_house" in t.turn(1).options


@pytest.mark.rule("HAU-0125-21")
def test_a_failed_attempt_leaves_the_door_shut_and_the_turn_goes_on(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "entrance_hall")
    t.dice(2, 2)
    t.turn(2).play("act h04_force_door might")
    assert "step foyer" in t.options
    assert not any("door" in option or "leave" in option for option in t.options)
    t.at(2, "kitchen")
    assert starred(t.turn(2)) == []


@pytest.mark.rule("HAU-0125-21")
def test_leaving_costs_a_space_and_hindrance_and_everything_carried_goes_along(table: MakeTable) -> None:
    t = begun(table, 4)
    open_front_door(t.g, "HAU-04-10")
    t.hand(2, "axe")
    t.at(2, "foyer")
    t.at(4, "entrance_hall")
    t.turn(2).play("step entrance_hall", "act h04_leave_house")
    assert t.g.spent == 3
    assert t.told("escaped") == [{"who": "father_aldous"}]
    assert t.cards(2) == ["axe"]
    t.at(3, "grand_staircase")
    t.steps(3, speed=1)
    assert t.g.value(3, 0) == 3
    t.turn(3).play("step foyer", "step entrance_hall")
    assert "act h04_leave_house" not in t.options, "one space is left, two are needed"


@pytest.mark.rule("HAU-0125-21")
def test_the_first_step_of_a_turn_always_leads_out(table: MakeTable) -> None:
    t = begun(table, 5)
    open_front_door(t.g, "HAU-04-10")
    t.hand(2, "lights_out")
    t.at(0, "entrance_hall")
    t.at(5, "entrance_hall")
    t.at(2, "entrance_hall")
    assert "act h04_leave_house" in t.turn(2).options
    assert "act h04_leave_house" not in t.turn(0).options
    assert not any("leave" in option for option in t.rule(monster_turn).options)


@pytest.mark.rule("HAU-04-10")
def test_the_bearer_may_not_leave_before_it_is_cleansed(table: MakeTable) -> None:
    t = loose(begun(table))
    open_front_door(t.g, "HAU-04-10")
    t.at(1, "entrance_hall")
    assert "act h04_leave_house" not in t.turn(1).options
    t.g.marks[(CLEANSED, on(BEARS))] = 1
    assert "act h04_leave_house" in t.turn(1).options
