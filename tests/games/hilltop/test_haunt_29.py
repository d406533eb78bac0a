"""Haunt 29, Measure Twice."""

import pytest
from games.hilltop.haunt_scenes import MakeTable, begun, placed
from games.hilltop.table import Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.attack import stun
from hauntbox.games.hilltop.cards import OBJECT
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_29 import LAMP, SEAMS
from hauntbox.games.hilltop.ops import lay_object, make_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import STUNNED, TRAITOR
from hauntbox.games.hilltop.traits import die

MAN = 3
"""The figure of the Mended Man at a table of three; his seams are 2."""
THROW = f"act h29_throw speed {MAN}"


def lamp(t: Table, x: int) -> int:
    card = make_object(t.g, LAMP)
    t.g.hands[x].append(card)
    return card


def seams(t: Table) -> int:
    assert t.g.hp[t.seats] == t.g.tracks[SEAMS]
    return t.g.tracks[SEAMS]


def stunned(t: Table) -> bool:
    return bool(t.g.flags[t.seats] & STUNNED)


@pytest.mark.rule("HAU-29-1")
@pytest.mark.parametrize(("seats", "hp"), [(3, 2), (4, 3), (5, 6), (6, 8)])
def test_he_starts_in_the_haunt_room_with_seams_by_players(table: MakeTable, seats: int, hp: int) -> None:
    t = begun(table, 29, seats)
    assert t.room(seats) == "kitchen"
    assert t.g.team[seats] == TRAITOR
    assert t.g.player[seats] == 2
    assert seams(t) == hp
    assert (t.prompt, t.ask.seat) == ("main", 0 if seats == 3 else 3)


@pytest.mark.rule("HAU-29-1")
@pytest.mark.rule("HAU-29-2")
def test_the_traitor_places_the_stairs_then_the_first_hero_two_lamp_rooms(table: MakeTable) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.haunt(29, revealer=2, room="kitchen")
    assert placed(t) == [(2, "stairs_from_basement"), (0, "storeroom"), (0, "chapel")]


@pytest.mark.rule("HAU-29-2")
def test_no_room_comes_when_three_lamp_rooms_are_there(table: MakeTable) -> None:
    t = begun(table, 29)
    assert not t.told("placed")
    assert STORIES[29].heroes_read == (2, 3, 7, 14)
    assert STORIES[29].traitor_reads == (9, 13)


@pytest.mark.rule("HAU-29-3")
@pytest.mark.parametrize(("faces", "found"), [((1, 1, 1, 0, 0), 1), ((1, 1, 0, 0, 0), 0)])
def test_knowledge_3_in_a_lamp_room_gives_a_lamp(table: MakeTable, faces: tuple[int, ...], found: int) -> None:
    t = begun(table, 29)
    t.at(1, "storeroom")
    t.turn(1)
    t.dice(*faces)
    t.play("act h29_take_lamp knowledge")
    assert len(t.cards(1)) == found
    assert not [option for option in t.options if "take_lamp" in option]


@pytest.mark.rule("HAU-29-3")
def test_a_lamp_is_taken_by_a_hero_in_a_lamp_room_who_has_none(table: MakeTable) -> None:
    t = begun(table, 29)
    assert "act h29_take_lamp knowledge" not in t.turn(1).options
    t.at(1, "storeroom")
    t.at(2, "storeroom")
    assert "act h29_take_lamp knowledge" in t.turn(1).options
    assert "act h29_take_lamp knowledge" not in t.turn(2).options
    lamp(t, 1)
    assert "act h29_take_lamp knowledge" not in t.turn(1).options


@pytest.mark.rule("HAU-29-4")
@pytest.mark.parametrize(("faces", "left"), [((2, 2, 0, 0), 1), ((2, 1, 0, 0), 2)])
def test_a_lamp_thrown_through_a_door_needs_speed_4(table: MakeTable, faces: tuple[int, ...], left: int) -> None:
    t = begun(table, 29)
    t.at(0, "foyer")
    t.at(2, "foyer")
    lamp(t, 0)
    t.turn(0)
    assert "attack p3 might" in t.options
    t.dice(*faces)
    t.play(THROW)
    assert (seams(t), stunned(t)) == (left, left == 1)
    assert t.cards(0) == []
    assert t.g.gone == [OBJECT]
    assert not [option for option in t.options if option.startswith("attack")]  # instead of an attack


@pytest.mark.rule("HAU-29-4")
def test_after_an_attack_no_lamp_is_thrown(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(0, "foyer")
    t.at(2, "foyer")
    lamp(t, 0)
    t.turn(0)
    t.dice(*[0] * 7)
    t.play("attack p3 might")
    assert THROW not in t.options


@pytest.mark.rule("HAU-29-4")
def test_no_throw_in_the_own_room_up_the_stairs_or_without_a_lamp(table: MakeTable) -> None:
    t = begun(table, 29)
    lamp(t, 0)
    t.at(0, "kitchen")
    assert THROW not in t.turn(0).options
    t.at(0, "grand_staircase")
    t.at(MAN, "upper_landing")
    assert THROW not in t.turn(0).options
    t.at(MAN, "foyer")
    assert THROW in t.turn(0).options
    t.at(1, "grand_staircase")
    assert THROW not in t.turn(1).options


@pytest.mark.rule("HAU-29-4")
@pytest.mark.rule("HIL-ROOM-7")
@pytest.mark.parametrize(("side", "may"), [(3, True), (1, False)])
def test_from_a_barrier_room_a_lamp_flies_through_the_door_of_the_own_side(
    table: MakeTable, side: int, may: bool
) -> None:
    t = begun(table, 29)
    t.lay("chasm", "basement", 1, 0)
    lamp(t, 0)
    t.at(0, "chasm", side)
    t.at(MAN, "basement_landing")
    assert (THROW in t.turn(0).options) is may


@pytest.mark.rule("HAU-29-5")
def test_a_lamp_hits_him_while_he_is_stunned(table: MakeTable) -> None:
    t = begun(table, 29)
    stun(t.g, MAN)
    t.at(0, "foyer")
    lamp(t, 0)
    t.turn(0)
    t.dice(2, 2, 0, 0)
    t.play(THROW)
    assert (seams(t), stunned(t)) == (1, True)


@pytest.mark.rule("HAU-29-12")
@pytest.mark.rule("HIL-DEATH-2")
def test_the_traitor_breaks_the_lamps_of_a_dead_hero_and_takes_none(table: MakeTable) -> None:
    t = begun(table, 29)
    lamp(t, 0)
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.pile("entrance_hall") == ["object-1"]
    second = lay_object(t.g, LAMP, NUMBER["entrance_hall"])
    t.turn(2)
    assert not [option for option in t.options if option.startswith("pick")]
    t.play(f"act h29_break_lamp {OBJECT}", f"act h29_break_lamp {second}")
    assert t.pile("entrance_hall") == []
    assert t.g.gone == [OBJECT, second]
    assert not [option for option in t.options if "break" in option]


@pytest.mark.rule("HAU-29-12")
def test_a_hero_picks_a_lamp_up_if_that_is_the_only_one(table: MakeTable) -> None:
    t = begun(table, 29)
    lay_object(t.g, LAMP, NUMBER["entrance_hall"])
    assert "pick object-1" in t.turn(0).options
    assert not [option for option in t.options if "break" in option]
    lamp(t, 0)
    assert "pick object-1" not in t.turn(0).options


@pytest.mark.rule("HAU-29-12")
@pytest.mark.rule("HAU-B-4")
@pytest.mark.rule("HIL-HF-20")
def test_the_traitor_steals_no_lamp_nor_accepts_one(table: MakeTable) -> None:
    t = begun(table, 29)
    t.hand(1, "axe")
    lamp(t, 1)
    t.turn(2)
    t.dice(2, 2, 0, 0, 0)
    t.play("attack p2 might")
    assert t.options == ["damage", "steal axe"]
    t.turn(1)
    assert "give object-1 p1" in t.options
    assert "give object-1 p3" not in t.options
    assert not STORIES[29].things[0].dog


@pytest.mark.rule("HAU-29-13")
@pytest.mark.parametrize(("seats", "needed"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_traitor_wins_when_enough_heroes_are_dead(table: MakeTable, seats: int, needed: int) -> None:
    t = begun(table, 29, seats)
    heroes = [x for x in range(seats) if x != 2]
    for x in heroes[: needed - 1]:
        t.rule(die, x, "HIL-DEATH-1")
    assert t.ending is None
    t.rule(die, heroes[needed - 1], "HIL-DEATH-1")
    assert t.ending == "haunt_29_traitor"
    assert t.g.winners == 1 << 2


@pytest.mark.rule("HAU-29-14")
def test_the_heroes_win_when_the_last_seam_goes(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(0, "foyer")
    t.g.hp[MAN] = t.g.tracks[SEAMS] = 1
    lamp(t, 0)
    t.turn(0)
    t.dice(2, 2, 0, 0)
    t.play(THROW)
    assert t.ending == "haunt_29_heroes"
    assert t.g.winners == 0b011


def test_bots_see_lamps_seams_and_whom_he_hunts(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(0, "storeroom")
    haunt = STORIES[29]
    far = dict(haunt.reasons(t.g, 0))
    lamp(t, 0)
    near = dict(haunt.reasons(t.g, 0))
    assert near["load"] > far["load"]
    before = dict(haunt.reasons(t.g, 2))
    t.g.hp[MAN] = 1
    assert dict(haunt.reasons(t.g, 2))["story"] < before["story"]
    t.at(MAN, "entrance_hall")
    assert dict(haunt.reasons(t.g, 2))["prey"] > before["prey"]


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_end(seed: int) -> None:
    outcome = play_by_chance(29, 3 + seed % 4, seed)
    assert outcome.facts["haunt"] == "haunt_29"
