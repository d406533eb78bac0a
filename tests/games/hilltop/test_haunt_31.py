"""Haunt 31, Loose from the Hill: everybody for themselves."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.cards import OBJECT
from hauntbox.games.hilltop.figures import first_hero, hindrance
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_31 import EMPTIED, HARNESS, HEIGHT, SUPPLY
from hauntbox.games.hilltop.ops import make_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import round_over
from hauntbox.games.hilltop.state import ALONE, DEAD, ESCAPED
from hauntbox.games.hilltop.traits import die

MakeTable = Callable[..., Table]
RUMMAGE = "act h31_rummage knowledge"
JUMP = "act h31_jump speed"
LUMBER = (
    "attic junk_room storeroom servants_quarters larder game_room gymnasium abandoned_room bedroom master_bedroom "
    "bloody_room conservatory"
)


def house(t: Table) -> None:
    """Balcony, Patio, stairs and four lumber rooms, and the Chapel with its window."""
    t.lay("balcony", "upper", 0, -1)
    t.lay("attic", "upper", 0, -2)
    t.lay("storeroom", "upper", 0, 1)
    t.lay("servants_quarters", "upper", 1, 0)
    t.lay("game_room", "upper", -1, 0)
    t.lay("patio", "ground", 0, -1)
    t.lay("chapel", "ground", -1, 1)
    t.lay("stairs_from_basement", "basement", 0, -1)


def begun(table: MakeTable, seats: int = 3, revealer: int = 2) -> Table:
    t = table(*NAMES[:seats])
    house(t)
    t.haunt(31, revealer=revealer, room="game_room")
    return t


def harness(t: Table, x: int) -> None:
    t.g.hands[x].append(make_object(t.g, HARNESS))


def rewards(t: Table) -> tuple[float, ...]:
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    return outcome.rewards


@pytest.mark.rule("HAU-31-1")
@pytest.mark.rule("HIL-FW-66")
def test_everybody_is_alone_and_may_attack_and_hinder_everybody(table: MakeTable) -> None:
    t = begun(table)
    assert t.g.team == [ALONE, ALONE + 1, ALONE + 2]
    assert t.g.traitor == -1
    assert [option for option in t.options if option.startswith("attack")] == ["attack p2 might", "attack p3 might"]
    assert hindrance(t.g, 0) == 2
    t.play("step foyer")
    assert t.told("moved")[-1]["cost"] == 3


@pytest.mark.rule("HAU-31-1")
@pytest.mark.rule("HIL-HAUNT-32")
@pytest.mark.parametrize(("revealer", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_play_starts_left_of_the_revealer_and_there_is_no_monster_turn(
    table: MakeTable, revealer: int, order: list[int]
) -> None:
    t = begun(table, revealer=revealer)
    seen = []
    for _ in range(3):
        seen.append(t.ask.seat)
        if len(seen) == 3:
            t.dice(*[1] * 11)
        t.play("end")
    assert seen == order
    assert t.told("track")[-1] == {"track": HEIGHT, "value": 8, "by": -1}
    assert not t.told("monster-turn")
    assert (t.prompt, t.ask.seat, t.g.round) == ("main", order[0], 2)


@pytest.mark.rule("HAU-31-2")
@pytest.mark.rule("HAU-31-3")
def test_the_revealer_places_balcony_patio_stairs_and_lumber_rooms_up_to_four(table: MakeTable) -> None:
    t = table()
    t.lay("game_room", "ground", -1, -1, 1)
    t.haunt(31, revealer=1, room="game_room")
    asked = []
    while t.prompt == "place_tile":
        asked.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    # the Game Room is in the house already: Attic, Servants' Quarters and Junk Room make four
    assert [about for _, about in asked] == [
        "balcony",
        "patio",
        "stairs_from_basement",
        "attic",
        "servants_quarters",
        "junk_room",
    ]
    assert {seat for seat, _ in asked} == {1}
    assert t.g.floor(NUMBER["balcony"]) == 2
    assert t.g.floor(NUMBER["patio"]) == 1


@pytest.mark.rule("HAU-31-2")
@pytest.mark.parametrize("room", [*LUMBER.split(), "library"])
def test_lumber_rooms(table: MakeTable, room: str) -> None:
    t = begun(table)
    t.g.room[0] = NUMBER[room]
    t.g.cell[NUMBER[room]] = t.g.cell[NUMBER[room]] or 1
    assert (RUMMAGE in t.turn(0).options) is (room != "library")


@pytest.mark.rule("HAU-31-4")
@pytest.mark.parametrize(("seats", "total"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_there_are_fewer_harnesses_than_explorers(table: MakeTable, seats: int, total: int) -> None:
    assert begun(table, seats, revealer=0).g.tracks == {HEIGHT: 9, SUPPLY: total}


@pytest.mark.rule("HAU-31-4")
@pytest.mark.parametrize(("faces", "found"), [((2, 2, 0, 0, 0), 1), ((2, 1, 0, 0, 0), 0)])
def test_4_gives_a_harness_and_empties_the_room(table: MakeTable, faces: tuple[int, ...], found: int) -> None:
    t = begun(table, 4)
    t.at(1, "attic")
    t.turn(1)
    assert "act h31_rummage might" in t.options
    t.dice(*faces)
    t.play(RUMMAGE)
    assert len(t.cards(1)) == found
    assert t.g.tracks[SUPPLY] == 2 - found
    assert t.g.marked(EMPTIED, NUMBER["attic"]) == found
    assert RUMMAGE not in t.options
    t.at(0, "attic")
    assert (RUMMAGE in t.turn(0).options) is not found


@pytest.mark.rule("HAU-31-4")
def test_nobody_rummages_with_a_harness_or_when_none_is_left(table: MakeTable) -> None:
    t = begun(table, 4)
    t.at(0, "attic")
    assert RUMMAGE in t.turn(0).options
    t.g.tracks[SUPPLY] = 0
    assert RUMMAGE not in t.turn(0).options
    t.g.tracks[SUPPLY] = 1
    harness(t, 0)
    assert RUMMAGE not in t.turn(0).options


@pytest.mark.rule("HAU-31-5")
@pytest.mark.parametrize("room", ["balcony", "patio", "chapel", "grand_staircase"])
def test_speed_3_outdoors_or_at_a_window_is_an_escape(table: MakeTable, room: str) -> None:
    t = begun(table)
    harness(t, 0)
    t.at(0, room)
    t.turn(0)
    t.dice(2, 1, 0, 0)
    t.play(JUMP)
    assert t.g.flags[0] & ESCAPED
    assert t.cards(0) == ["object-1"]
    assert t.ending is None  # the others play on


@pytest.mark.rule("HAU-31-5")
@pytest.mark.parametrize("damage", [0, 1, 2])
def test_a_failed_jump_costs_a_die_of_damage(table: MakeTable, damage: int) -> None:
    t = begun(table)
    harness(t, 0)
    t.at(0, "balcony")
    t.turn(0)
    t.dice(2, 0, 0, 0, damage)
    t.play(JUMP)
    if damage:
        t.play(f"might {damage} speed 0")
    assert t.step(0, "might") == 3 - damage
    assert t.room(0) == "balcony"
    assert not t.g.flags[0] & ESCAPED
    assert JUMP not in t.options


@pytest.mark.rule("HAU-31-5")
@pytest.mark.rule("HIL-EXPLORE-16")
def test_no_jump_without_a_harness_or_from_a_false_window(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "chapel")
    assert JUMP not in t.turn(0).options
    harness(t, 0)
    assert JUMP in t.turn(0).options
    t.lay("kitchen", "ground", -1, 2)
    assert JUMP not in t.turn(0).options
    t.at(0, "foyer")
    assert JUMP not in t.turn(0).options


@pytest.mark.rule("HAU-31-6")
@pytest.mark.rule("HIL-COMBAT-8")
def test_a_harness_is_stolen_by_two_points_but_not_by_who_has_one(table: MakeTable) -> None:
    t = begun(table)
    harness(t, 1)
    t.turn(0)
    t.dice(2, 0, 0, 0, 0, 0, 0, 0)
    t.play("attack p2 might")
    assert t.options == ["damage", "steal object-1"]
    t.play("steal object-1")
    assert (t.cards(0), t.cards(1)) == (["object-1"], [])
    harness(t, 1)
    t.turn(0)
    t.dice(2, 0, 0, 0, 0, 0, 0, 0)
    t.play("attack p2 might")
    assert t.prompt == "split_physical"


@pytest.mark.rule("HAU-31-6")
@pytest.mark.rule("HIL-CARD-40")
def test_pickpockets_gloves_take_a_harness(table: MakeTable) -> None:
    t = begun(table)
    harness(t, 1)
    t.hand(0, "pickpockets_gloves")
    t.turn(0)
    t.play(next(option for option in t.options if option.startswith("use pickpockets_gloves")))
    assert (t.cards(0), t.cards(1)) == (["object-1"], [])


@pytest.mark.rule("HAU-31-7")
def test_the_harness_of_the_dead_lies_in_the_room(table: MakeTable) -> None:
    t = begun(table)
    harness(t, 1)
    t.at(1, "foyer")
    t.g.tracks[SUPPLY] = 0
    t.rule(die, 1, "HIL-DEATH-1")
    assert t.pile("foyer") == ["object-1"]
    assert t.g.tracks[SUPPLY] == 0
    t.at(0, "foyer")
    t.turn(0).play("pick object-1")
    assert t.cards(0) == ["object-1"]


@pytest.mark.rule("HAU-31-8")
@pytest.mark.rule("HIL-GEN-9")
def test_at_the_end_of_a_round_who_rolls_0_or_1_is_hurt_and_the_house_sinks(table: MakeTable) -> None:
    t = begun(table)
    t.g.active = 2
    t.dice(1, 0, 0)  # Aldous: a point
    t.dice(2, 0, 0, 0)  # Bruno: nothing
    t.dice(0, 0, 0, 0)  # Piper: a point
    t.rule(round_over)
    assert t.ask.seat == 2
    t.play("might 1 speed 0")
    assert t.ask.seat == 1
    t.play("might 1 speed 0")
    assert [t.step(x, "might") for x in range(3)] == [3, 2, 2]
    assert t.g.tracks[HEIGHT] == 8


@pytest.mark.rule("HAU-31-8")
def test_who_is_out_of_the_house_does_not_roll(table: MakeTable) -> None:
    t = begun(table)
    t.g.flags[0] |= ESCAPED
    t.rule(die, 1, "HIL-DEATH-1")
    t.dice(2, 0, 0)
    t.rule(round_over)
    assert [facts["who"] for facts in t.told("rolled")] == ["father_aldous"]


@pytest.mark.rule("HAU-31-9")
@pytest.mark.rule("HAU-31-10")
def test_at_height_0_everybody_inside_dies_and_who_escaped_wins(table: MakeTable) -> None:
    t = begun(table, 4)
    t.g.flags[1] |= ESCAPED
    t.g.flags[3] |= ESCAPED
    t.g.tracks[HEIGHT] = 1
    t.dice(*[1] * 7)
    t.rule(round_over)
    assert t.g.flags[0] & DEAD
    assert t.g.flags[2] & DEAD
    assert t.ending == "haunt_31_alone"
    assert rewards(t) == (-1.0, 1.0, -1.0, 1.0)


@pytest.mark.rule("HAU-31-9")
@pytest.mark.rule("HAU-31-10")
def test_if_nobody_escaped_everybody_loses(table: MakeTable) -> None:
    t = begun(table)
    t.g.tracks[HEIGHT] = 1
    t.dice(*[1] * 11)
    t.rule(round_over)
    assert t.ending == "haunt_31_nobody"
    assert rewards(t) == (-1.0, -1.0, -1.0)


@pytest.mark.rule("HAU-31-10")
def test_the_game_ends_when_the_last_living_explorer_has_left(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1")
    t.rule(die, 2, "HIL-DEATH-1")
    assert t.ending is None  # one explorer alone has not won yet
    harness(t, 0)
    t.at(0, "balcony")
    t.turn(0)
    t.dice(2, 1, 0, 0)
    t.play(JUMP)
    assert t.ending == "haunt_31_alone"
    assert rewards(t) == (1.0, -1.0, -1.0)


@pytest.mark.rule("HAU-31-10")
def test_the_game_ends_when_everybody_is_dead(table: MakeTable) -> None:
    t = begun(table)
    for x in range(3):
        t.rule(die, x, "HIL-DEATH-1")
    assert t.ending == "haunt_31_nobody"
    assert t.g.winners == 0


@pytest.mark.rule("HAU-31-11")
def test_cards_and_a_harness_may_be_handed_to_anybody(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "axe")
    harness(t, 0)
    t.turn(0)
    for gift in ("give axe p2", "give axe p3", "give object-1 p2", "give object-1 p3"):
        assert gift in t.options
    t.play("give object-1 p3", "accept")
    assert t.cards(2) == ["object-1"]
    harness(t, 0)
    t.turn(0)
    assert "give object-2 p2" in t.options
    assert "give object-2 p3" not in t.options  # one harness each


@pytest.mark.rule("HAU-31-12")
@pytest.mark.parametrize(("faces", "away"), [((2, 2, 1, 0), True), ((2, 2, 0, 0, 0), False)])
def test_through_the_front_door_5_are_needed(table: MakeTable, faces: tuple[int, ...], away: bool) -> None:
    t = begun(table)
    harness(t, 0)
    t.turn(0)
    t.dice(*faces)
    t.play(JUMP)
    assert bool(t.g.flags[0] & ESCAPED) is away
    assert len(t.told("rolled")) == 1 if away else len(t.told("rolled")) == 2  # the second is the damage


@pytest.mark.rule("HAU-31-13")
def test_the_madman_rummages_along(table: MakeTable) -> None:
    t = begun(table)
    t.hand(1, "madman")
    t.at(1, "attic")
    t.turn(1)
    t.dice(1, 1, 1, 0, 0, 1)
    t.play(RUMMAGE)
    assert OBJECT in t.g.hands[1]


@pytest.mark.rule("HIL-HF-7")
@pytest.mark.rule("HIL-HF-18")
def test_the_first_hero_of_a_free_for_all_is_the_first_living_explorer(table: MakeTable) -> None:
    t = begun(table)
    assert first_hero(t.g) == 0
    t.rule(die, 0, "HIL-DEATH-1")
    assert first_hero(t.g) == 1


def test_bots_look_for_a_harness_then_for_the_way_out(table: MakeTable) -> None:
    t = begun(table)
    haunt = STORIES[31]
    far = dict(haunt.reasons(t.g, 0))
    t.at(0, "attic")
    near = dict(haunt.reasons(t.g, 0))
    assert near["place"] > far["place"]
    harness(t, 0)
    found = dict(haunt.reasons(t.g, 0))
    assert sum(found.values()) > sum(near.values())
    t.at(0, "balcony")
    assert dict(haunt.reasons(t.g, 0))["place"] > found["place"]
    t.g.tracks[SUPPLY] = 0
    t.at(1, "balcony")
    assert dict(haunt.reasons(t.g, 1))["prey"] > 0.2
    t.g.flags[0] |= ESCAPED
    assert dict(haunt.reasons(t.g, 0))["story"] == 2.0


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_end(seed: int) -> None:
    outcome = play_by_chance(31, 3 + seed % 4, seed)
    assert outcome.ending in ("haunt_31_alone", "haunt_31_nobody")
    assert outcome.facts["escaped"] == outcome.rewards.count(1.0)
