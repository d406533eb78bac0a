"""The turn: HIL-TURN."""

from collections.abc import Callable

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import CLOSET


@pytest.mark.rule("HIL-TURN-1")
def test_moving_using_and_dropping_go_in_any_order_and_nothing_is_forced(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "bell")
    t.turn(0)
    t.play("step foyer", "drop bell", "step entrance_hall", "step foyer", "pick bell", "end")
    assert (t.room(0), t.cards(0)) == ("foyer", ["bell"])
    t.turn(1).play("end")
    assert t.room(1) == "entrance_hall"


@pytest.mark.rule("HIL-TURN-1")
def test_each_action_comes_once_a_turn(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "bell")
    t.turn(0).play("drop bell", "pick bell")
    assert not [option for option in t.options if "drop" in option or "pick" in option]
    t.second_half(38, traitor=1)
    t.dice(*[1] * 8)
    t.turn(0).play("attack p2 might")
    assert not [option for option in t.options if option.startswith("attack")]


@pytest.mark.rule("HIL-TURN-2")
def test_the_turn_lasts_until_the_player_ends_it(table: Callable[..., Table]) -> None:
    t = table()
    t.turn(0, whole=True).play("step foyer")
    assert (t.ask.seat, t.prompt) == (0, "main")
    t.play("end")
    assert t.ask.seat == 1


@pytest.mark.rule("HIL-TURN-3")
def test_the_frame_has_its_order(table: Callable[..., Table]) -> None:
    """Grave Dirt first, then the Music Box; at the end the room before the kept cards."""
    t = table()
    t.lay("gardens", "ground", 0, -1)
    t.at(0, "gardens")
    t.hand(0, "grave_dirt", "music_box")
    t.g.box_open = True
    t.dice(0, 0, 0)
    t.turn(0).play("might 1 speed 0")
    order = [event.kind for event in t.events]
    assert order.index("hurt") < order.index("lulled") < order.index("discarded")
    assert t.prompt is None


@pytest.mark.rule("HIL-TURN-4")
def test_counters_begin_anew_with_every_turn(table: Callable[..., Table]) -> None:
    t = table()
    t.g.tokens[CLOSET] = NUMBER["entrance_hall"]
    t.next("axe")
    t.dice(2, 2)
    t.turn(0, whole=True).play("step foyer", "step entrance_hall", "room closet")
    assert "room closet" not in t.options
    t.play("end")
    assert (t.g.spent, t.g.done) == (0, ())
    assert "room closet" in t.options


@pytest.mark.rule("HIL-TURN-5")
@pytest.mark.rule("HIL-ROLL-2")
def test_a_voluntary_roll_is_tried_once_a_turn_and_may_be_left(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("vault", "upper", 0, -1, 2)
    t.at(0, "vault")
    t.dice(0, 0, 0)
    t.turn(0).play("room vault")
    assert "room vault" not in t.options
    t.play("end")
    assert t.cards(0) == []


@pytest.mark.rule("HIL-TURN-6")
@pytest.mark.rule("HIL-FW-31")
def test_a_roll_that_a_haunt_adds_is_announced_before_the_dice(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(38, traitor=1)
    t.lay("chapel", "ground", 0, -1, 2)
    t.at(0, "chapel")
    t.dice(2, 2, 2)
    t.turn(0)
    action = next(option for option in t.options if option.startswith("act h38_rite"))
    t.play(action)
    order = [event.kind for event in t.events]
    assert order.index("acted") < order.index("rolled")


@pytest.mark.rule("HIL-TURN-7")
@pytest.mark.rule("HIL-EXPLORE-13")
def test_a_card_for_a_new_room_ends_the_movement_but_not_the_turn(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "bell")
    t.tiles("kitchen")
    t.next("book")
    t.turn(0).play("explore north")
    t.play(t.options[0])
    assert not [option for option in t.options if option.startswith(("step", "explore"))]
    assert "drop bell" in t.options
    assert set(t.barred.values()) == {"HIL-TURN-7"}


@pytest.mark.rule("HIL-TURN-8")
def test_a_turn_ended_by_a_text_goes_to_its_end_effects(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("gymnasium", "upper", 0, -1, 1)
    t.at(0, "gymnasium")
    t.hand(0, "music_box")
    t.g.box_open = True
    t.dice(1, 1, 1)
    t.turn(0)
    assert t.prompt is None
    assert t.step(0, "speed") == 6
