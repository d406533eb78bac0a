"""Chapter Haunt framework: pieces and their policies, objects and rooms."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import BOAT, GHOST, HOUND, LAMP, STATUE, Tiny

from hauntbox.board.geometry import cell
from hauntbox.games.hilltop.declare import CHASE
from hauntbox.games.hilltop.grab import drag, held_by, hold
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.house import dist, lay, lift
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import step
from hauntbox.games.hilltop.ops import (
    carry_to,
    choose_room,
    ensure_room,
    escape,
    lay_object,
    mark,
    spawn,
)  # fmt: skip
from hauntbox.games.hilltop.ops_more import ensure_far_room, find_rooms, rebuild_house
from hauntbox.games.hilltop.ops_sides import attach
from hauntbox.games.hilltop.rooms import EVENT, FRONT_DOOR, GROUND, NUMBER, TILES, UPPER
from hauntbox.games.hilltop.state import (
    ESCAPED,
    NOBODY,
    PASSAGE,
    PASSAGE_END,
    STUNNED,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.turn import begin_turn

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER, CHAPEL = NUMBER["entrance_hall"], NUMBER["foyer"], NUMBER["chapel"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


def acts(t: Table) -> list[str]:
    return [option.removeprefix("act ") for option in t.options if option.startswith("act ")]


# --- pieces


@pytest.mark.rule("HIL-FW-40")
def test_what_is_not_stated_follows_the_rules_of_monsters(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    hound = spawn(t.g, HOUND, HALL)
    t.dice(0, 0, 0)
    t.run((monster_turn, ()))
    assert (t.ask.seat, t.g.spaces) == (2, [1])  # one room at least, and the traitor plays it
    t.dice(0, 0, 0, 1, 0, 0, 0, 0)
    t.play("attack p1 might")
    assert t.g.flags[hound] == STUNNED


class Chasing(Tiny):
    def policy(self, g: Hilltop, f: int) -> str:
        return CHASE

    def quarry(self, g: Hilltop, f: int) -> list[int]:
        return g.living_heroes


@pytest.mark.rule("HIL-FW-41")
def test_a_policy_moves_by_the_shortest_way_and_attacks_where_it_meets(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Chasing())
    t.at(1, "upper_landing")
    hound = spawn(t.g, HOUND, FOYER)
    t.dice(2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn)
    assert t.room(hound) == "entrance_hall"  # spaces are left, but there its movement ends
    assert len(t.told("attack")) == 1


@pytest.mark.rule("HIL-FW-41")
def test_ties_are_chosen_by_the_controller_or_by_chance(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Chasing())
    t.at(0, "entrance_hall")
    t.at(1, "grand_staircase")
    hound = spawn(t.g, HOUND, FOYER)
    t.run((monster_turn, ()))
    assert (t.prompt, t.ask.seat, t.options) == ("chase_step", 2, ["entrance_hall", "grand_staircase"])
    t.g.player[hound] = NOBODY
    t.dice(0, 0, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn)
    assert len(t.told("attack")) == 1


@pytest.mark.rule("HIL-FW-41")
@pytest.mark.rule("HIL-HF-32")
def test_a_piece_that_passes_walls_measures_through_them(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Chasing())
    t.lay("attic", "upper", 0, -1)
    t.lay("vault", "upper", 1, -1)  # its door is to the north: no way from the attic
    t.at(0, "vault")
    t.at(1, "basement_landing")
    ghost = spawn(t.g, GHOST, NUMBER["attic"])
    t.dice(0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
    t.rule(monster_turn)
    assert t.room(ghost) == "vault"


@pytest.mark.rule("HIL-FW-42")
@pytest.mark.rule("HIL-HF-27")
def test_uncontrolled_monsters_act_in_their_order_by_themselves(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Chasing(), traitor=NOBODY)
    for kind in (HOUND, GHOST):
        t.g.player[spawn(t.g, kind, HALL)] = NOBODY
    for x in (1, 2):
        t.at(x, "basement_landing")
    t.rule(monster_turn)
    assert [fact["who"] for fact in t.told("attack")] == [HOUND, GHOST]
    t.events.clear()


@pytest.mark.rule("HIL-FW-43")
def test_a_latched_piece_travels_with_its_bearer(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    hound = spawn(t.g, HOUND, FOYER)
    attach(t.g, hound, 0)
    t.rule(step, 0, FOYER)
    assert t.room(hound) == "foyer"
    t.rule(carry_to, 0, NUMBER["upper_landing"], "")
    assert t.room(hound) == "upper_landing"


@pytest.mark.rule("HIL-FW-44")
@pytest.mark.rule("HIL-HF-22")
def test_a_tip_drags_its_victim_along_a_shortest_way_to_the_root(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    tip = spawn(t.g, HOUND, HALL)
    spawn(t.g, STATUE, NUMBER["upper_landing"])  # the root
    hold(t.g, tip, 0, "h07_grabbed", "HIL-FW-44")
    t.rule(drag, tip, NUMBER["upper_landing"], 2, "HIL-FW-44")
    assert (t.room(tip), t.room(0), held_by(t.g, tip)) == ("grand_staircase", "grand_staircase", 0)
    t.rule(drag, tip, NUMBER["upper_landing"], 3, "HIL-FW-44")
    assert t.room(0) == "upper_landing"  # there it stops


@pytest.mark.rule("HIL-FW-45")
def test_other_figures_are_moved_only_as_a_haunt_says(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    statue = spawn(t.g, STATUE, HALL)
    t.run((begin_turn, (0,)))
    assert not any("m1" in option for option in t.options)
    t.rule(carry_to, statue, FOYER, "HIL-FW-45")
    assert t.room(statue) == "foyer"


# --- rooms


@pytest.mark.rule("HIL-FW-50")
@pytest.mark.rule("HIL-HF-16")
def test_a_room_that_is_missing_is_placed_by_the_seat_that_chooses(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.run((ensure_room, (CHAPEL, 1)))
    assert (t.prompt, t.ask.seat) == ("place_tile", 1)
    t.play(t.options[0])
    assert t.g.floor(CHAPEL) == GROUND  # the first of its floors with a doorway
    where = t.g.cell[CHAPEL]
    t.rule(ensure_room, CHAPEL, 1, UPPER)
    assert t.g.cell[CHAPEL] == where  # it is in the house already


@pytest.mark.rule("HIL-FW-50")
def test_without_a_doorway_a_door_is_broken_into_the_nearest_free_cell(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    for room, at in (("coal_chute", (-1, -1, 2)), ("graveyard", (-1, 1, 2)), ("conservatory", (0, 1, 0))):
        t.lay(room, "ground", *at)
    t.lay("chapel", "ground", 0, -1, 2)
    assert not any(t.g.doorways[room] for room in t.g.house if t.g.floor(room) == GROUND)
    t.rule(ensure_room, NUMBER["gardens"], 1, GROUND)
    gardens = NUMBER["gardens"]
    assert t.g.cell[gardens] != FRONT_DOOR
    assert dist(t.g, HALL, gardens) < 9


@pytest.mark.rule("HIL-FW-50")
def test_a_room_may_be_wanted_far_away(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("dusty_hallway", "upper", 1, 0)
    t.run((ensure_far_room, (NUMBER["tower"], 0, HALL, 5)))
    while t.prompt == "place_tile":
        t.play(t.options[0])
    assert dist(t.g, HALL, NUMBER["tower"]) >= 5
    t.run((ensure_far_room, (CHAPEL, 0, HALL, 50)))
    while t.prompt == "place_tile":
        t.play(t.options[0])
    assert dist(t.g, HALL, CHAPEL) == dist(t.g, HALL, NUMBER["tower"]) + 1  # as far as possible


@pytest.mark.rule("HIL-FW-51")
def test_rooms_are_filtered_and_chosen(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("gardens", "ground", -1, -1)
    t.lay("chapel", "ground", -1, 1)
    assert [TILES[room].id for room in find_rooms(t.g, floor=GROUND, symbol=EVENT)] == ["chapel", "gardens"]
    assert [TILES[room].id for room in find_rooms(t.g, outdoors=True)] == ["gardens"]
    assert [TILES[room].id for room in find_rooms(t.g, window=True)] == ["grand_staircase", "chapel"]
    assert HALL not in find_rooms(t.g, empty=True)
    t.run((choose_room, (1, find_rooms(t.g, floor=GROUND, symbol=EVENT), LAMP)))
    assert (t.prompt, t.ask.seat, t.options) == ("choose_room", 1, ["chapel", "gardens"])


@pytest.mark.rule("HIL-FW-52")
def test_the_house_is_rebuilt_around_the_rooms_that_are_kept(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("gardens", "ground", -1, -1)
    t.lay("chapel", "ground", -1, -2, 2)
    t.lay("attic", "upper", 0, -1)
    t.at(0, "attic")
    t.at(1, "chapel")
    lay_object(t.g, LAMP, NUMBER["gardens"])
    t.g.links = ((NUMBER["gardens"], CHAPEL), (HALL, CHAPEL))
    t.g.tokens[PASSAGE], t.g.tokens[PASSAGE_END] = NUMBER["attic"], CHAPEL
    mark(t.g, "h11_warded", NUMBER["gardens"])
    rebuild_house(t.g, [CHAPEL])
    assert t.g.house == [0, 1, 2, 3, 4, CHAPEL]
    assert any(room < 5 for room in t.g.ways[CHAPEL])  # joined to a starting tile
    assert {NUMBER["gardens"], NUMBER["attic"]} <= set(t.g.stack.contents())
    assert [t.room(x) for x in range(3)] == ["upper_landing", "chapel", "entrance_hall"]
    assert t.pile("entrance_hall") == ["object-1"]
    assert t.g.links == ((HALL, CHAPEL),)
    assert (t.g.tokens[PASSAGE], t.g.marks) == (-1, {})


@pytest.mark.rule("HIL-FW-53")
@pytest.mark.rule("HIL-HF-20")
def test_the_escaped_are_alive_and_take_their_things_along(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.hand(0, "axe")
    escape(t.g, 0, "HIL-FW-53")
    assert t.g.flags[0] == ESCAPED
    assert (t.cards(0), t.g.dead, t.g.explorers) == (["axe"], 0, [1, 2])


@pytest.mark.rule("HIL-HF-24")
def test_what_is_in_a_room_moves_with_it(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    lift_room = NUMBER["mystic_elevator"]
    lay_object(t.g, BOAT, lift_room)
    mark(t.g, "h11_warded", lift_room)
    t.at(0, "mystic_elevator")
    statue = spawn(t.g, STATUE, lift_room)
    lift(t.g, lift_room)
    lay(t.g, lift_room, cell(-1, -1, GROUND), 2)
    assert t.pile("mystic_elevator") == ["object-1"]
    assert t.g.marked("h11_warded", lift_room) == 1
    assert {t.room(0), t.room(statue)} == {"mystic_elevator"}
    assert t.g.floor(t.g.room[0]) == GROUND
