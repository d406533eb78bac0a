"""Chapter Haunt framework: the conventions about rooms, objects and set-up (HIL-HF)."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import BOAT, HOUND, LAMP, Tiny

from hauntbox.games.hilltop.attack import stealable
from hauntbox.games.hilltop.cards import CARD, OBJECT
from hauntbox.games.hilltop.carrying import may_carry
from hauntbox.games.hilltop.declare import CHANGES, DIES, Thing
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.house import listed
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import step_cost
from hauntbox.games.hilltop.ops import (
    at_least,
    carry_to,
    collapse,
    ensure_stairs,
    farthest,
    lay_object,
    mark,
    move_towards,
    spawn,
    take_object,
)  # fmt: skip
from hauntbox.games.hilltop.rooms import BASEMENT, NUMBER, TILES, rooms
from hauntbox.games.hilltop.rounds import haunt_round
from hauntbox.games.hilltop.state import REMOVED, Hilltop
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER, LANDING = NUMBER["entrance_hall"], NUMBER["foyer"], NUMBER["upper_landing"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


# --- rooms and set-up


@pytest.mark.rule("HIL-HF-14")
def test_distance_is_the_first_demand_to_be_dropped(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    house = t.g.house
    assert [TILES[room].id for room in at_least(t.g, house, 3, [HALL])] == ["upper_landing", "basement_landing"]
    near = [HALL, FOYER]
    assert at_least(t.g, near, 3, [HALL]) == [FOYER]  # what comes closest
    assert NUMBER["mystic_elevator"] not in at_least(t.g, house, 0, [HALL])


@pytest.mark.rule("HIL-HF-15")
def test_what_a_haunt_puts_beside_a_barrier_is_reached_from_both_sides(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("tower", "upper", 1, 0)  # doors E and W
    lay_object(t.g, LAMP, NUMBER["tower"])
    for side in (1, 3):
        t.at(0, "tower", side)
        t.run((begin_turn, (0,)))
        assert "pick object-1" in t.options


@pytest.mark.rule("HIL-HF-17")
def test_stairs_come_once(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.run((ensure_stairs, (1,)))
    assert (t.prompt, t.ask.seat) == ("place_tile", 1)
    t.play(t.options[0])
    stairs = NUMBER["stairs_from_basement"]
    assert t.g.floor(stairs) == BASEMENT
    where = t.g.cell[stairs]
    collapse(t.g, stairs, "")
    t.rule(ensure_stairs, 1)
    assert t.g.cell[stairs] == where  # nothing comes in the place of collapsed ones


class Needy(Tiny):
    def needed_below(self, g: Hilltop) -> list[int]:
        return [NUMBER["basement_landing"]] if g.marked("h29_lure") else []


@pytest.mark.rule("HIL-HF-18")
def test_heroes_cut_off_in_the_basement_may_place_the_stairs(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Needy())
    t.run((haunt_round, ()))
    assert t.prompt == "main"
    t.at(1, "basement_landing")
    t.run((haunt_round, ()))
    assert (t.prompt, t.ask.seat) == ("hero_stairs", 0)
    t.play("no")
    t.at(1, "foyer")
    mark(t.g, "h29_lure")
    t.run((haunt_round, ()))
    assert t.prompt == "hero_stairs"  # for a thing they need
    t.play("yes")
    t.play(t.options[0])
    assert t.g.in_house(NUMBER["stairs_from_basement"])


class SetUp(Tiny):
    relies: ClassVar[tuple[int, ...]] = (CARD["holy_symbol"],)
    fates: ClassVar[tuple[str, str, str, str]] = (DIES, DIES, DIES, DIES)

    def ensured(self, g: Hilltop) -> None:
        g.memory["order"] = (len(g.hands[0]), bool(g.flags[1] & REMOVED))

    def setup(self, g: Hilltop) -> None:
        g.memory["order"] = (*g.memory["order"], "setup")


@pytest.mark.rule("HIL-HF-19")
def test_set_up_goes_cards_fate_rooms_and_then_the_rest(table: MakeTable, story: Tell) -> None:
    t = table()
    t.haunt(story(SetUp()), revealer=0)
    assert t.g.memory["order"] == (1, True, "setup")
    assert t.prompt == "main"


class Loads(Tiny):
    things: ClassVar[tuple[Thing, ...]] = (
        Thing(LAMP, most=1),
        Thing(BOAT, heavy=True, traitor=False, stolen=False),
    )


@pytest.mark.rule("HIL-HF-20")
def test_an_object_is_like_an_item_card(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Loads())
    t.rule(take_object, 0, LAMP, "")
    t.run((begin_turn, (0,)))
    assert {"drop object-1", "give object-1 p2", "give object-1 p3"} <= set(t.options)
    t.play("give object-1 p2", "accept")
    assert not any(option.startswith("give") for option in t.options)  # the one hand-over of the turn
    assert stealable(t.g, 2, 1) == [OBJECT]
    t.rule(die, 1, "")
    assert t.pile("entrance_hall") == ["object-1"]


@pytest.mark.rule("HIL-HF-20")
def test_an_object_may_be_limited(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Loads())
    t.rule(take_object, 0, LAMP, "")
    t.rule(take_object, 1, LAMP, "")
    t.rule(take_object, 1, BOAT, "")
    assert not may_carry(t.g, 0, OBJECT + 1)  # one each
    assert not may_carry(t.g, 2, OBJECT + 2)  # not the traitor
    assert stealable(t.g, 2, 1) == [OBJECT + 1]


@pytest.mark.rule("HIL-HF-26")
def test_extra_costs_add_up_and_the_first_step_is_always_free_to_take(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Loads())
    t.rule(take_object, 0, BOAT, "")
    spawn(t.g, HOUND, HALL)
    assert step_cost(t.g, 0, FOYER) == 4  # the room, two opponents, the load
    t.steps(0, speed=1)
    t.run((begin_turn, (0,)))
    assert "step foyer" in t.options


class Fated(Tiny):
    fates: ClassVar[tuple[str, str, str, str]] = (CHANGES, CHANGES, CHANGES, CHANGES)

    def setup(self, g: Hilltop) -> None:
        spawn(g, HOUND, g.room[g.traitor])


@pytest.mark.rule("HIL-HF-21")
def test_a_figure_that_dies_or_changes_leaves_its_things(table: MakeTable, story: Tell) -> None:
    t = table()
    t.hand(1, "axe", "dog")
    t.at(1, "foyer")
    t.at(0, "foyer")
    t.haunt(story(Fated()), revealer=0)
    assert t.g.flags[1] & REMOVED
    assert (t.cards(1), t.cards(0)) == ([], [])
    assert t.pile("foyer") == ["axe", "dog"]  # companions stay in the pile too
    t.dice(0, 0, 0)
    t.run((monster_turn, ()))
    assert (t.prompt, t.ask.seat) == ("monster", 1)


@pytest.mark.rule("HIL-HF-22")
def test_moved_by_the_haunt_nobody_rolls_or_pays(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("attic", "upper", 0, -1)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    t.at(0, "attic")
    t.rule(carry_to, 0, LANDING, "")
    assert (t.room(0), t.g.spent, t.told("rolled")) == ("upper_landing", 0, [])
    t.rule(carry_to, 0, NUMBER["mystic_elevator"], "")
    assert (t.prompt, t.told("elevator")) == (None, [])
    t.at(0, "entrance_hall")
    t.rule(move_towards, 0, LANDING, 2, 2, "")
    assert t.room(0) == "grand_staircase"
    t.rule(move_towards, 0, NUMBER["basement_landing"], 2, 2, "")
    assert t.room(0) == "grand_staircase"  # no path goes on


@pytest.mark.rule("HIL-HF-23")
def test_a_collapsed_room_takes_everything_with_it(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lying("foyer", "axe")
    t.g.tokens[0] = FOYER
    mark(t.g, "h11_warded", FOYER)
    collapse(t.g, FOYER, "HIL-HF-23")
    assert t.pile("foyer") == []
    assert CARD["axe"] in t.g.gone
    assert (t.g.tokens[0], t.g.marks, t.g.ways[HALL]) == (-1, {}, ())
    assert FOYER not in t.g.house


@pytest.mark.rule("HIL-HF-23")
@pytest.mark.rule("HIL-HF-32")
def test_the_farthest_room_is_without_a_way_if_there_is_one(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    assert [TILES[room].id for room in farthest(t.g, HALL, t.g.house)] == ["basement_landing"]
    t.lay("stairs_from_basement", "basement", 0, -1)
    ends = ["upper_landing", "basement_landing"]
    assert [TILES[room].id for room in farthest(t.g, HALL, t.g.house)] == ends


@pytest.mark.rule("HIL-HF-25")
def test_the_entrance_hall_stands_in_for_a_list_that_is_gone(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    wanted = rooms("chapel library")
    assert listed(t.g, wanted) == wanted  # they may still come
    t.only_tiles("attic")
    assert listed(t.g, wanted) == (HALL,)
