"""Movement: HIL-MOVE."""

from collections.abc import Callable

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop.house import rebuild
from hauntbox.games.hilltop.moving import put, spaces_left, step_cost
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import DEAD, PASSAGE, PASSAGE_END, STUNNED


def steps(t: Table) -> list[str]:
    return [option.removeprefix("step ") for option in t.options if option.startswith("step ")]


@pytest.mark.rule("HIL-MOVE-1")
def test_speed_is_the_number_of_rooms(table: Callable[..., Table]) -> None:
    t = table()  # Bruno: Speed 4
    t.turn(0).play("step foyer", "step grand_staircase", "step upper_landing", "step grand_staircase")
    assert t.g.spent == 4
    assert steps(t) == []
    assert t.barred["step foyer"] == "HIL-MOVE-14"


@pytest.mark.rule("HIL-MOVE-2")
def test_the_allowance_follows_speed_during_the_turn(table: Callable[..., Table]) -> None:
    t = table()
    t.turn(0).play("step foyer", "step entrance_hall")
    t.steps(0, speed=3)  # Speed 2
    assert spaces_left(t.g, 0) == 0
    t.steps(0, speed=8)  # Speed 6
    assert spaces_left(t.g, 0) == 4


@pytest.mark.rule("HIL-MOVE-3")
@pytest.mark.rule("HIL-MOVE-10")
def test_the_first_step_is_always_possible_and_then_nothing_is_left(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh", "kenji_moro", "ada_bouchard")
    t.second_half(30, traitor=1)
    for _ in range(4):
        spawn(t.g, "h30_fledgling", NUMBER["entrance_hall"])
    t.turn(0)
    assert "foyer" in steps(t)
    t.play("step foyer")
    assert t.g.spent == 6
    assert steps(t) == []


@pytest.mark.rule("HIL-MOVE-4")
@pytest.mark.rule("HIL-MOVE-5")
def test_only_doors_on_both_sides_connect(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("statuary_corridor", "ground", 0, -1)  # doors N S
    t.lay("organ_room", "ground", -1, -1, 0)  # doors S W: its east is a wall
    t.turn(0)
    assert steps(t) == ["statuary_corridor", "foyer"]
    t.at(0, "statuary_corridor")
    t.turn(0)
    assert steps(t) == ["entrance_hall"]


@pytest.mark.rule("HIL-MOVE-6")
def test_a_passage_is_one_space_either_way(table: Callable[..., Table]) -> None:
    t = table()
    t.g.tokens[PASSAGE], t.g.tokens[PASSAGE_END] = NUMBER["entrance_hall"], NUMBER["basement_landing"]
    rebuild(t.g)
    t.turn(0).play("step basement_landing", "step entrance_hall")
    assert t.g.spent == 2


@pytest.mark.rule("HIL-MOVE-8")
def test_stairs_are_one_step_each_way(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.at(0, "foyer")
    t.turn(0).play("step stairs_from_basement", "step foyer", "step grand_staircase", "step upper_landing")
    assert (t.room(0), t.g.spent) == ("upper_landing", 4)


@pytest.mark.rule("HIL-MOVE-9")
def test_the_front_door_is_no_way_out_and_nothing_lies_before_it(table: Callable[..., Table]) -> None:
    t = table()
    t.turn(0)
    assert "explore east" not in t.options
    t.lay("kitchen", "ground", 1, -1, 2)  # a door to the south faces the cell before the front door
    t.at(0, "kitchen")
    t.turn(0)
    assert "explore south" not in t.options


@pytest.mark.rule("HIL-MOVE-10")
@pytest.mark.rule("HIL-MOVE-13")
def test_each_opponent_in_the_room_costs_a_space_more_on_both_sides(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(30, traitor=1)
    vampire = spawn(t.g, "h30_fledgling", NUMBER["entrance_hall"])
    t.turn(0).play("step foyer")
    assert t.g.spent == 3  # the traitor and the monster
    t.at(0, "entrance_hall")
    t.turn(1).play("step foyer")
    assert t.g.spent == 3  # two heroes; the monster is on the traitor's side
    assert step_cost(t.g, vampire, NUMBER["foyer"]) == 3


@pytest.mark.rule("HIL-MOVE-11")
def test_the_stunned_the_dead_and_those_behind_a_barrier_do_not_hinder(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(30, traitor=1)
    vampire = spawn(t.g, "h30_fledgling", NUMBER["entrance_hall"])
    t.g.flags[vampire] |= STUNNED
    t.g.flags[1] |= DEAD
    t.turn(0).play("step foyer")
    assert t.g.spent == 1
    t.g.flags[1] = 0
    t.lay("tower", "upper", -1, 0)  # doors E W
    t.at(0, "tower", side=1)
    t.at(1, "tower", side=3)
    t.turn(0).play("step upper_landing")
    assert t.g.spent == 1


@pytest.mark.rule("HIL-MOVE-12")
@pytest.mark.rule("HIL-MOVE-15")
def test_being_put_costs_nothing_and_nobody_holds_you_back(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(30, traitor=1)
    t.turn(0)
    t.rule(put, 0, NUMBER["upper_landing"], "HIL-CARD-62")
    assert (t.room(0), t.g.spent) == ("upper_landing", 0)


@pytest.mark.rule("HIL-MOVE-14")
def test_a_step_that_costs_too_much_is_not_offered(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(30, traitor=1)
    t.at(1, "foyer")
    t.steps(0, speed=1)  # Speed 2
    t.turn(0).play("step foyer")
    assert steps(t) == []
    assert t.barred["step entrance_hall"] == "HIL-MOVE-14"


@pytest.mark.rule("HIL-MOVE-16")
def test_any_number_of_figures_share_a_room(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh", "kenji_moro", "ada_bouchard")
    for seat in range(6):
        t.turn(seat).play("step foyer", "end")
    assert {t.room(seat) for seat in range(6)} == {"foyer"}
