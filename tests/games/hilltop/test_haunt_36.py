"""Haunt 36, High Water Mark."""

from collections.abc import Callable

import pytest
from games.hilltop.table import Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import stealable
from hauntbox.games.hilltop.carrying import may_carry
from hauntbox.games.hilltop.haunt import tale, thing_of
from hauntbox.games.hilltop.haunts.haunt_36 import BOAT, DROWNED, EMPTIED, HOLE, OAR, WATER, launch_rooms, shores
from hauntbox.games.hilltop.house import rebuild
from hauntbox.games.hilltop.monsters import monster_turn, piece_main
from hauntbox.games.hilltop.moving import arrive, exits, explore, put, step_cost
from hauntbox.games.hilltop.ops import mark, objects_of, pieces_of, spawn, take_object, where_card
from hauntbox.games.hilltop.rooms import NUMBER, TILES
from hauntbox.games.hilltop.rounds import slot_begins
from hauntbox.games.hilltop.state import ESCAPED, PASSAGE, PASSAGE_END, STAIRS, STAIRS_END, Hilltop, on_card
from hauntbox.games.hilltop.traits import die, lie_down, lift_card
from hauntbox.games.hilltop.turn import begin_turn

MakeTable = Callable[..., Table]
NAMES = ("bruno_kessler", "piper_lang", "tilly_marsh", "father_aldous", "kenji_moro", "lucia_serrano")


def house(t: Table) -> None:
    """Patio, Balcony, stairs and three oar rooms, so that nothing has to be placed."""
    t.lay("patio", "ground", 0, -1)
    t.lay("balcony", "upper", 0, 1)
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("game_room", "ground", -1, 1)
    t.lay("attic", "upper", 0, -1)


def begun(table: MakeTable, seats: int = 3, water: int = 0) -> Table:
    """Tilly Marsh (p3) is the traitor; the dinghy lies in the kitchen, everybody stands in the hall."""
    t = table(*NAMES[:seats])
    house(t)
    t.haunt(36, revealer=0, room="foyer")
    t.play("kitchen")
    t.g.tracks[WATER] = water
    return t


def carry(t: Table, x: int) -> None:
    """The explorer has the dinghy."""
    for at in [at for at, cards in t.g.piles.items() if BOAT in cards]:
        lift_card(t.g, BOAT, at)
    t.g.hands[x].append(BOAT)


def boat_in(t: Table, room: str) -> None:
    for at in [at for at, cards in t.g.piles.items() if BOAT in cards]:
        lift_card(t.g, BOAT, at)
    lie_down(t.g, BOAT, NUMBER[room])


def oar(t: Table, x: int) -> None:
    t.rule(take_object, x, OAR, "")


def holes(g: Hilltop) -> int:
    return g.marked(HOLE, on_card(BOAT))


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act ")]


@pytest.mark.rule("HAU-36-1")
def test_the_traitor_places_terraces_and_stairs_and_the_dinghy(table: MakeTable) -> None:
    t = table(*NAMES[:3])
    t.haunt(36, revealer=0, room="foyer")
    asked = []
    while t.prompt == "place_tile":
        asked.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    assert asked[:3] == [(2, "patio"), (2, "balcony"), (2, "stairs_from_basement")]
    assert (t.g.floor(NUMBER["patio"]), t.g.floor(NUMBER["balcony"])) == (1, 2)
    if t.prompt == "choose_room":
        assert t.ask.seat == 2
        t.play(t.options[0])
    assert t.g.floor(where_card(t.g, BOAT)) == 1


@pytest.mark.rule("HAU-36-1")
def test_the_dinghy_goes_to_the_ground_floor_3_or_more_from_the_patio(table: MakeTable) -> None:
    t = table(*NAMES[:3])
    house(t)
    t.haunt(36, revealer=0, room="foyer")
    assert (t.prompt, t.ask.seat) == ("choose_room", 2)
    assert t.options == ["grand_staircase", "game_room", "kitchen"]
    t.play("game_room")
    assert t.pile("game_room") == ["object-1"]


@pytest.mark.rule("HAU-36-1")
@pytest.mark.parametrize(("seats", "more"), [(3, 0), (4, 0), (5, 1), (6, 1)])
def test_with_5_or_6_players_the_traitor_is_stronger(table: MakeTable, seats: int, more: int) -> None:
    t = begun(table, seats)
    assert (t.step(2, "might"), t.step(2, "speed")) == (4 + more, 3 + more)


@pytest.mark.rule("HAU-36-2")
def test_the_heroes_make_sure_of_three_oar_rooms(table: MakeTable) -> None:
    t = table(*NAMES[:3])
    t.lay("bedroom", "upper", 1, 0)
    t.haunt(36, revealer=0, room="foyer")
    asked = []
    while t.prompt == "place_tile":
        asked.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    assert asked[3:] == [(0, "kitchen"), (0, "attic")]


@pytest.mark.rule("HAU-36-3")
def test_the_water_rises_at_the_start_of_every_traitor_slot(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 2, "")  # whatever became of the traitor
    t.rule(slot_begins)
    assert t.g.tracks[WATER] == 1


@pytest.mark.rule("HAU-36-3")
@pytest.mark.parametrize(
    ("water", "states"),
    [(0, "---"), (1, "p--"), (2, "p--"), (3, "f--"), (4, "fp-"), (5, "fp-"), (6, "ff-"), (7, "ff-"), (8, "ffp")],
)
def test_basement_ground_and_upper_floor_are_flooded_in_turn(table: MakeTable, water: int, states: str) -> None:
    t = begun(table, water=water)
    words = {"-": (), "p": ("h36_flooded",), "f": ("h36_flooded-full",)}
    rooms = ("basement_landing", "entrance_hall", "upper_landing")
    assert [tale(t.g).room_marks(t.g, NUMBER[room]) for room in rooms] == [words[state] for state in states]


@pytest.mark.rule("HAU-36-4")
def test_wading_costs_a_hero_a_space_more_for_each_room(table: MakeTable) -> None:
    t = begun(table, water=4)
    t.at(2, "attic")
    assert step_cost(t.g, 0, NUMBER["foyer"]) == 2
    t.at(0, "grand_staircase")
    assert step_cost(t.g, 0, NUMBER["upper_landing"]) == 1
    t.at(0, "upper_landing")
    assert step_cost(t.g, 0, NUMBER["grand_staircase"]) == 2


@pytest.mark.rule("HAU-36-4")
def test_a_new_room_on_a_flooded_floor_costs_2_too(table: MakeTable) -> None:
    t = begun(table, water=4)
    t.tiles("dusty_hallway")
    t.at(0, "game_room")
    t.run((begin_turn, (0,)))
    t.play("explore east").play_until("main")
    assert t.g.spent == 2


@pytest.mark.rule("HAU-36-4")
def test_who_starts_a_turn_on_a_full_floor_takes_a_die_of_damage(table: MakeTable) -> None:
    t = begun(table, water=6)
    t.dice(2)
    t.run((begin_turn, (0,)))
    t.play("might 1 speed 1")
    assert (t.step(0, "might"), t.step(0, "speed")) == (2, 4)
    t.at(1, "upper_landing")
    t.run((begin_turn, (1,)))
    assert t.prompt == "main"


@pytest.mark.rule("HAU-36-5")
def test_the_traitor_and_the_drowned_ignore_the_flood(table: MakeTable) -> None:
    t = begun(table, water=6)
    drowned = spawn(t.g, DROWNED, NUMBER["patio"])
    t.at(2, "patio")
    assert step_cost(t.g, 2, NUMBER["entrance_hall"]) == 1
    assert step_cost(t.g, drowned, NUMBER["entrance_hall"]) == 1
    t.run((begin_turn, (2,)))
    assert t.prompt == "main"
    assert t.told("hurt") == []


@pytest.mark.rule("HAU-36-6")
@pytest.mark.parametrize("trait", ["might", "knowledge"])
def test_4_finds_an_oar_and_empties_the_room(table: MakeTable, trait: str) -> None:
    t = begun(table)
    t.at(0, "game_room")
    t.at(1, "game_room")
    t.run((begin_turn, (0,)), (begin_turn, (1,)))
    t.dice(*([2, 1, 1, 0, 0] if trait == "might" else [2, 1, 1]))
    t.play(f"act h36_find_oar {trait}")
    assert len(objects_of(t.g, 0, OAR)) == 1
    assert t.g.marked(EMPTIED, NUMBER["game_room"]) == 1
    t.play("end")
    assert acts(t) == []


@pytest.mark.rule("HAU-36-6")
def test_3_finds_nothing_and_one_try_a_turn_is_all(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "game_room")
    t.run((begin_turn, (0,)))
    t.dice(2, 1, 0)
    t.play("act h36_find_oar knowledge")
    assert objects_of(t.g, 0, OAR) == []
    assert acts(t) == []


@pytest.mark.rule("HAU-36-6")
def test_a_hero_carries_one_oar_at_most(table: MakeTable) -> None:
    t = begun(table)
    oar(t, 0)
    oar(t, 1)
    t.at(0, "game_room")
    t.run((begin_turn, (0,)))
    assert acts(t) == []
    second = objects_of(t.g, 1, OAR)[0]
    assert not may_carry(t.g, 0, second)
    assert stealable(t.g, 2, 0) == objects_of(t.g, 0, OAR)
    assert not thing_of(t.g, second).dog


@pytest.mark.rule("HAU-36-7")
def test_the_dinghy_costs_a_space_more_on_top_of_the_flood(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "attic")
    carry(t, 0)
    assert step_cost(t.g, 0, NUMBER["foyer"]) == 2
    t.g.tracks[WATER] = 4
    assert step_cost(t.g, 0, NUMBER["foyer"]) == 3
    t.tiles("dusty_hallway")
    t.at(0, "game_room")
    t.run((begin_turn, (0,)))
    t.play("explore east").play_until("main")
    assert t.g.spent == 3


@pytest.mark.rule("HAU-36-7")
def test_the_first_step_is_always_possible(table: MakeTable) -> None:
    t = begun(table, water=4)
    t.steps(0, speed=1)
    carry(t, 0)
    t.run((begin_turn, (0,)))
    t.play("step foyer")
    assert not any(option.startswith("step") for option in t.options)


@pytest.mark.rule("HAU-36-7")
def test_the_dinghy_is_handed_over_dropped_and_picked_up_but_not_stolen(table: MakeTable) -> None:
    t = begun(table)
    carry(t, 0)
    t.run((begin_turn, (0,)), (begin_turn, (1,)))
    assert {"give object-1 p2", "drop object-1"} <= set(t.options)
    assert "give object-1 p3" not in t.options  # never to the traitor
    t.play("drop object-1", "end", "pick object-1")
    assert t.g.holder(BOAT) == 1
    assert stealable(t.g, 2, 1) == []
    assert not may_carry(t.g, 2, BOAT)
    assert not thing_of(t.g, BOAT).dog


@pytest.mark.rule("HAU-36-7")
def test_the_dinghy_does_not_go_through_passages_elevator_and_chute(table: MakeTable) -> None:
    t = begun(table)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    t.g.tokens[PASSAGE], t.g.tokens[PASSAGE_END] = NUMBER["upper_landing"], NUMBER["attic"]
    t.g.tokens[STAIRS], t.g.tokens[STAIRS_END] = NUMBER["upper_landing"], NUMBER["game_room"]
    rebuild(t.g)
    t.at(0, "upper_landing")
    free = [TILES[room].id for room in exits(t.g, 0)]
    carry(t, 0)
    left = [TILES[room].id for room in exits(t.g, 0)]
    assert set(free) - set(left) == {"mystic_elevator", "game_room"}
    assert {"attic", "grand_staircase", "balcony"} <= set(left)  # the attic has a door as well
    t.lay("coal_chute", "ground", 0, 1, 3)
    t.at(0, "game_room")
    assert NUMBER["coal_chute"] not in exits(t.g, 0)
    t.at(1, "game_room")
    assert NUMBER["coal_chute"] in exits(t.g, 1)


@pytest.mark.rule("HAU-36-7")
def test_where_it_cannot_go_it_stays_behind(table: MakeTable) -> None:
    t = begun(table)
    carry(t, 0)
    t.at(0, "game_room")
    t.tiles("coal_chute")
    t.run((explore, (0, 1)))
    while t.prompt == "place_tile":
        t.play(t.options[0])
    assert t.room(0) == "coal_chute"
    assert where_card(t.g, BOAT) == NUMBER["game_room"]


@pytest.mark.rule("HAU-36-7")
def test_a_text_that_puts_the_carrier_elsewhere_takes_the_dinghy_along(table: MakeTable) -> None:
    t = begun(table)
    carry(t, 0)
    t.rule(put, 0, NUMBER["balcony"], "")
    assert t.g.holder(BOAT) == 0


@pytest.mark.rule("HAU-36-8")
def test_the_traitor_staves_in_an_unguarded_dinghy(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "kitchen")
    t.run(*[(begin_turn, (2,))] * 4)
    for face, hole in ((1, 0), (2, 1), (2, 2)):
        assert acts(t) == ["act h36_stave_in might"]
        t.dice(2, 2 if hole else 1, face)
        t.play("act h36_stave_in might")
        assert holes(t.g) == hole
        assert acts(t) == []  # once a turn
        t.play("end")
    assert acts(t) == []  # two holes are all it can have


@pytest.mark.rule("HAU-36-8")
def test_no_staving_in_while_somebody_carries_it_or_a_hero_is_there(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "kitchen")
    t.at(1, "kitchen")
    t.run((begin_turn, (2,)))
    assert acts(t) == []
    carry(t, 1)
    t.run((begin_turn, (2,)))
    assert acts(t) == []


@pytest.mark.rule("HAU-36-9")
def test_3_patches_a_hole(table: MakeTable) -> None:
    t = begun(table)
    mark(t.g, HOLE, on_card(BOAT), 2)
    t.at(0, "kitchen")
    t.at(1, "kitchen")
    carry(t, 1)
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(1, 1, 0)
    t.play("act h36_patch knowledge")
    assert holes(t.g) == 2
    assert "act h36_patch knowledge" not in acts(t)
    t.play("end")
    t.dice(1, 1, 1)
    t.play("act h36_patch knowledge")
    assert holes(t.g) == 1


LAUNCH = ["act h36_launch might", "act h36_launch knowledge"]


def launchers(t: Table, room: str, heroes: int, oars: int) -> list[str]:
    """The launches open to p1 with so many heroes and oars in a room with the dinghy."""
    boat_in(t, room)
    t.at(2, "basement_landing")
    crew = [x for x in range(t.seats) if x != 2][:heroes]
    for x in crew:
        t.at(x, room)
    for x in crew[:oars]:
        oar(t, x)
    t.run((begin_turn, (0,)))
    return [option for option in acts(t) if "launch" in option]


@pytest.mark.rule("HAU-36-10")
@pytest.mark.parametrize(("seats", "heroes", "oars"), [(3, 1, 1), (4, 2, 1), (5, 2, 2), (6, 3, 2)])
def test_a_launch_needs_crew_and_oars_by_players(table: MakeTable, seats: int, heroes: int, oars: int) -> None:
    assert launchers(begun(table, seats, 4), "patio", heroes, oars) == LAUNCH
    assert launchers(begun(table, seats, 4), "patio", heroes, oars - 1) == []
    if heroes > 1:
        assert launchers(begun(table, seats, 4), "patio", heroes - 1, min(oars, heroes - 1)) == []


@pytest.mark.rule("HAU-36-10")
@pytest.mark.parametrize(
    ("water", "room", "possible"),
    [
        (3, "patio", False),
        (4, "patio", True),
        (5, "grand_staircase", True),  # a window that faces outside
        (4, "foyer", False),
        (4, "balcony", False),
        (6, "patio", False),
    ],
)
def test_a_launch_needs_water_at_a_window(table: MakeTable, water: int, room: str, possible: bool) -> None:
    assert bool(launchers(begun(table, water=water), room, 1, 1)) is possible


@pytest.mark.rule("HAU-36-10")
def test_from_6_on_only_the_upper_floor_serves(table: MakeTable) -> None:
    t = begun(table, water=6)
    assert [TILES[room].id for room in launch_rooms(t.g)] == ["balcony"]
    assert launchers(t, "balcony", 1, 1) == LAUNCH


@pytest.mark.rule("HAU-36-10")
def test_no_launch_with_a_hole_or_without_the_dinghy(table: MakeTable) -> None:
    t = begun(table, water=4)
    assert launchers(t, "patio", 1, 1) == LAUNCH
    mark(t.g, HOLE, on_card(BOAT))
    t.run((begin_turn, (0,)))
    assert acts(t) == ["act h36_patch knowledge"]
    mark(t.g, HOLE, on_card(BOAT), -1)
    boat_in(t, "foyer")
    t.run((begin_turn, (0,)))
    assert acts(t) == []


@pytest.mark.rule("HAU-36-10")
@pytest.mark.rule("HAU-36-14")
def test_4_launches_the_dinghy_and_all_in_the_room_escape_and_win(table: MakeTable) -> None:
    t = begun(table, 4, 4)
    launchers(t, "patio", 2, 1)
    t.at(3, "patio")
    t.dice(2, 1, 1)
    t.play("act h36_launch knowledge")
    assert t.ending == "haunt_36_heroes"
    assert [x for x in range(4) if t.g.flags[x] & ESCAPED] == [0, 1, 3]
    assert t.g.winners == 0b1011


@pytest.mark.rule("HAU-36-10")
def test_3_does_not_launch_it(table: MakeTable) -> None:
    t = begun(table, water=4)
    launchers(t, "patio", 1, 1)
    t.dice(2, 1, 0)
    t.play("act h36_launch knowledge")
    assert t.ending is None
    assert acts(t) == []


@pytest.mark.rule("HAU-36-11")
@pytest.mark.parametrize(("seats", "most"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_a_drowned_comes_with_each_rise_while_there_are_few(table: MakeTable, seats: int, most: int) -> None:
    t = begun(table, seats)
    for rise in range(1, 6):
        t.run((slot_begins, ()))
        if t.prompt == "choose_room":
            assert t.ask.seat == 2
            t.play(t.options[0])
        assert len(pieces_of(t.g, DROWNED)) == min(rise, most)


@pytest.mark.rule("HAU-36-11")
def test_it_comes_on_the_highest_flooded_floor_not_in_a_heros_room(table: MakeTable) -> None:
    t = begun(table, water=3)
    t.at(1, "patio")
    t.run((slot_begins, ()))
    assert set(t.options) == {"foyer", "grand_staircase", "game_room", "kitchen"}
    t.g.tracks[WATER] = 1
    t.at(0, "basement_landing")
    t.at(1, "stairs_from_basement")
    assert {TILES[room].id for room in shores(t.g)} == {"basement_landing", "stairs_from_basement"}


@pytest.mark.rule("HAU-36-11")
def test_it_acts_in_the_same_round_and_never_leaves_flooded_floors(table: MakeTable) -> None:
    t = begun(table, water=4)
    drowned = spawn(t.g, DROWNED, NUMBER["grand_staircase"])
    t.dice(2, 2, 2)
    t.run((monster_turn, ()))
    assert "step foyer" in t.options
    assert "step upper_landing" not in t.options
    t.lay("mystic_elevator", "ground", 0, 1, 3)
    t.at(drowned, "game_room")
    t.g.spaces[drowned - t.seats] = 3
    t.run((piece_main, (drowned,)))
    assert "step mystic_elevator" not in t.options


@pytest.mark.rule("HAU-36-12")
def test_the_dinghy_of_a_dead_carrier_lies_there_even_under_water(table: MakeTable) -> None:
    t = begun(table, water=6)
    carry(t, 0)
    t.rule(die, 0, "")
    assert t.pile("entrance_hall") == ["object-1"]
    t.dice(0)
    t.run((begin_turn, (1,)))
    assert "pick object-1" in t.options
    t.play("pick object-1")
    assert any(option.startswith("step") for option in t.options)


@pytest.mark.rule("HAU-36-13")
def test_without_a_fitting_room_the_landing_of_the_floor_serves(table: MakeTable) -> None:
    t = table(*NAMES[:3])
    t.second_half(36, traitor=2)
    t.lay("game_room", "ground", -2, 1)  # before the window of the Grand Staircase
    t.g.tracks[WATER] = 4
    assert [TILES[room].id for room in launch_rooms(t.g)] == ["entrance_hall"]
    t.g.tracks[WATER] = 6
    assert [TILES[room].id for room in launch_rooms(t.g)] == ["upper_landing"]


@pytest.mark.rule("HAU-36-15")
def test_the_traitors_side_wins_at_water_10(table: MakeTable) -> None:
    t = begun(table, water=8)
    spawn(t.g, DROWNED, NUMBER["kitchen"])
    t.rule(slot_begins)
    assert (t.g.tracks[WATER], t.ending) == (9, None)
    t.rule(slot_begins)
    assert t.ending == "haunt_36_traitor"


@pytest.mark.rule("HAU-36-15")
@pytest.mark.parametrize(("seats", "dead"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_traitors_side_wins_with_enough_dead_heroes(table: MakeTable, seats: int, dead: int) -> None:
    t = begun(table, seats)
    victims = [x for x in range(seats) if x != 2][:dead]
    for x in victims:
        assert t.ending is None
        t.rule(die, x, "")
    assert t.ending == "haunt_36_traitor"


def test_bots_carry_the_dinghy_to_the_window_and_bring_oars(table: MakeTable) -> None:
    t = begun(table)
    start = GAME.judge(t.g, 0)
    t.at(0, "kitchen")
    near = GAME.judge(t.g, 0)
    carry(t, 0)
    held = GAME.judge(t.g, 0)
    t.at(0, "patio")
    assert start < near < held < GAME.judge(t.g, 0)
    away = GAME.judge(t.g, 1)
    t.at(1, "game_room")
    assert GAME.judge(t.g, 1) > away
    before = GAME.judge(t.g, 2)
    boat_in(t, "kitchen")
    mark(t.g, HOLE, on_card(BOAT))
    assert GAME.judge(t.g, 2) > before


def test_the_drowned_wade_towards_heroes(table: MakeTable) -> None:
    t = begun(table, water=4)
    drowned = spawn(t.g, DROWNED, NUMBER["kitchen"])
    far = GAME.judge(t.g, 2)
    t.rule(arrive, drowned, NUMBER["entrance_hall"])
    assert GAME.judge(t.g, 2) > far


def test_whole_games_by_chance_come_to_their_end() -> None:
    for seed in range(12):
        play_by_chance(36, 3 + seed % 4, seed)
