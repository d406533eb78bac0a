"""Haunt 22, The Long Drop."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_22 import DOOMED, NEEDED, RITES, fall, falls
from hauntbox.games.hilltop.house import rebuild
from hauntbox.games.hilltop.ops import collapse, mark, rooms_marked
from hauntbox.games.hilltop.rooms import NUMBER, TILES
from hauntbox.games.hilltop.rounds import haunt_round, slot_over
from hauntbox.games.hilltop.special import take_slide
from hauntbox.games.hilltop.state import (
    DRIP_TOKEN,
    GONE,
    NOWHERE,
    PASSAGE,
    PASSAGE_END,
    SLIDE,
    STAIRS,
    STAIRS_END,
    WALL,
    WALL_BEHIND,
)
from hauntbox.games.hilltop.traits import die

MakeTable = Callable[..., Table]
LINE = ("ballroom", "charred_room", "creaky_hallway", "dusty_hallway")
"""North of the Entrance Hall, one after another."""


def house(t: Table) -> None:
    """Chapel and Library are near; the line goes four rooms away from the Entrance Hall."""
    for i, room in enumerate(LINE):
        t.lay(room, "ground", 0, -1 - i)
    t.lay("chapel", "ground", 1, -1, 3)
    t.lay("library", "ground", 0, 1, 1)
    t.lay("stairs_from_basement", "basement", 0, -1)


def begun(table: MakeTable, seats: int = 3) -> Table:
    """Bruno reveals, Piper (p2) at his left is the traitor; everybody stands in the hall. Order: p3, p1, p2."""
    t = table(*NAMES[:seats])
    house(t)
    t.haunt(22, revealer=0, room="ballroom").begin()
    return t


def drop(t: Table, *faces: int) -> Table:
    """The next room falls."""
    t.dice(*faces)
    return t.rule(fall).begin()


def fallen(t: Table) -> list[str]:
    return [event["room"] for event in t.told("collapsed")]


def doomed(t: Table) -> list[str]:
    return [TILES[room].id for room in rooms_marked(t.g, DOOMED)]


def spoken(t: Table) -> int:
    return t.g.marked(RITES.tally)


def rites(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act h22_rite")]


# --- setting up


@pytest.mark.rule("HAU-22-1")
def test_the_first_hero_places_chapel_and_library(table: MakeTable) -> None:
    t = table()
    t.haunt(22, revealer=0)
    for room in ("chapel", "library"):
        assert (t.ask.seat, t.prompt, t.ask.about) == (2, "place_tile", room)
        assert t.position is not None
        t.position.pick(0)
        assert t.g.in_house(NUMBER[room])


# --- falling


@pytest.mark.rule("HAU-22-3")
def test_how_many_rooms_fall(table: MakeTable) -> None:
    assert [falls(number) for number in range(1, 10)] == [2, 2, 2, 3, 3, 3, 4, 4, 4]
    t = begun(table)
    t.g.round = 4
    t.rule(slot_over)
    assert sorted(t.options) == ["chapel", "charred_room", "stairs_from_basement"]
    t.play("charred_room")
    assert fallen(t) == ["dusty_hallway", "creaky_hallway", "charred_room"]
    assert t.ask is None


@pytest.mark.rule("HAU-22-3")
def test_they_fall_after_the_traitors_turn_before_the_next_round(table: MakeTable) -> None:
    t = begun(table)
    t.play("end", "end")
    assert (t.ask.seat, fallen(t)) == (1, [])
    t.play("end")
    assert fallen(t) == ["dusty_hallway", "creaky_hallway"]
    assert t.g.round == 2


@pytest.mark.rule("HAU-22-3")
def test_rooms_without_a_path_fall_first_and_ties_are_the_traitors(table: MakeTable) -> None:
    t = begun(table)
    collapse(t.g, NUMBER["stairs_from_basement"], "TEST")
    t.lay("larder", "basement", 0, 1)
    t.lay("wine_cellar", "basement", 0, 2)
    t.rule(fall)
    assert (t.ask.seat, t.prompt, t.options) == (1, "choose_room", ["larder", "wine_cellar"])
    t.play("larder")
    assert fallen(t)[-1] == "larder"
    drop(t)
    assert fallen(t)[-1] == "wine_cellar"
    drop(t)
    assert fallen(t)[-1] == "dusty_hallway"


@pytest.mark.rule("HAU-22-2")
@pytest.mark.rule("HAU-22-14")
def test_starting_tiles_never_fall_and_the_traitor_wins_when_only_they_are_left(table: MakeTable) -> None:
    t = begun(table)
    for room in t.g.house:
        if room >= 5 and room != NUMBER["ballroom"]:
            collapse(t.g, room, "TEST")
    drop(t)
    assert [TILES[room].id for room in t.g.house] == [tile.id for tile in TILES[:5]]
    assert t.ending is None
    drop(t)
    assert t.ending == "haunt_22_traitor"
    assert len(t.g.house) == 5


@pytest.mark.rule("HAU-22-4")
def test_the_next_rooms_to_fall_are_shown_with_ties(table: MakeTable) -> None:
    t = begun(table)
    assert doomed(t) == ["creaky_hallway", "dusty_hallway"]
    t.lay("bloody_room", "ground", 1, -3)
    t.lay("junk_room", "ground", 1, -4)
    t.g.round = 0
    t.rule(haunt_round).begin()
    assert doomed(t) == ["bloody_room", "dusty_hallway", "junk_room"], "4 and 5 away; one of the 4 will stay"
    t.g.round = 3
    t.rule(haunt_round).begin()
    assert doomed(t) == ["bloody_room", "dusty_hallway", "junk_room"], "three in round 4"
    assert STORIES[22].room_marks(t.g, NUMBER["junk_room"]) == ("danger",)
    assert STORIES[22].room_marks(t.g, NUMBER["chapel"]) == ()


@pytest.mark.rule("HAU-22-5")
def test_a_hero_leaps_into_an_adjacent_room(table: MakeTable) -> None:
    t = begun(table)
    t.lay("bloody_room", "ground", 1, -4)
    t.lay("junk_room", "ground", 1, -3)
    t.at(0, "dusty_hallway")
    collapse(t.g, NUMBER["creaky_hallway"], "TEST")
    t.lay("graveyard", "ground", 0, -5)
    rebuild(t.g)
    t.dice(2, 2, 0, 0)
    t.rule(fall)
    t.play("dusty_hallway")
    assert (t.ask.seat, t.prompt, sorted(t.options)) == (0, "choose_room", ["bloody_room", "graveyard"])
    t.play("bloody_room")
    assert t.prompt == "split_physical"
    t.play("might 1 speed 0")
    assert t.room(0) == "bloody_room"
    assert t.step(0, "might") == 2
    assert fallen(t)[-1] == "dusty_hallway"


@pytest.mark.rule("HAU-22-5")
def test_who_fails_is_dead_and_the_cards_are_lost_companions_too(table: MakeTable) -> None:
    t = begun(table)
    t.g.active = 0
    t.at(0, "dusty_hallway")
    t.at(2, "dusty_hallway")
    t.hand(0, "axe", "girl", "bite", "grave_dirt")
    drop(t, *[2, 1, 0, 0], *[2, 2, 0])
    assert t.position is not None
    assert t.prompt == "split_physical", "Aldous has only one room to leap into"
    t.position.pick(0)
    assert t.g.flags[0] & GONE
    assert (t.cards(0), t.cards(2)) == ([], [])
    assert {CARD["axe"], CARD["girl"]} <= set(t.g.gone)
    assert CARD["grave_dirt"] in t.g.events.discards
    assert t.g.piles == {}
    assert t.room(2) == "creaky_hallway"


@pytest.mark.rule("HAU-22-5")
def test_without_an_adjacent_room_there_is_no_leap(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    collapse(t.g, NUMBER["creaky_hallway"], "TEST")
    drop(t)
    assert t.g.flags[0] & GONE
    assert t.told("rolled") == []


@pytest.mark.rule("HAU-22-6")
def test_the_traitor_is_set_down_in_the_hall(table: MakeTable) -> None:
    t = begun(table)
    t.at(1, "dusty_hallway")
    t.hand(1, "axe")
    drop(t)
    assert t.room(1) == "entrance_hall"
    assert t.cards(1) == ["axe"]
    assert t.told("hurt") == []


@pytest.mark.rule("HAU-22-7")
def test_what_lies_in_a_fallen_room_is_gone(table: MakeTable) -> None:
    t = begun(table)
    t.lying("dusty_hallway", "book")
    g = t.g
    g.tokens[DRIP_TOKEN] = NUMBER["dusty_hallway"]
    far, next_door = NUMBER["dusty_hallway"], NUMBER["creaky_hallway"]
    g.tokens[PASSAGE], g.tokens[PASSAGE_END] = far, next_door
    g.tokens[STAIRS], g.tokens[STAIRS_END] = next_door, far
    g.tokens[WALL], g.tokens[WALL_BEHIND] = far, next_door
    mark(g, RITES.used, far)
    rebuild(g)
    drop(t)
    assert fallen(t) == ["dusty_hallway"]
    assert g.piles == {}
    assert CARD["book"] in g.gone
    assert set(g.tokens) == {NOWHERE}, "the other ends of links too"
    assert g.marked(RITES.used, far) == 0


# --- rites


@pytest.mark.rule("HAU-22-8")
@pytest.mark.rule("HAU-22-10")
def test_rites_at_holy_and_learned_places(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "chapel")
    t.turn(0)
    assert rites(t) == [f"act h22_rite sanity {NUMBER['chapel']}"]
    t.dice(2, 2, 0)
    t.play(rites(t)[0])
    assert spoken(t) == 0, "a 4 is not enough, and the place can still be used"
    t.turn(0)
    t.dice(2, 2, 1)
    t.play(rites(t)[0])
    assert spoken(t) == 1
    assert rites(t) == []
    t.turn(0)
    assert rites(t) == [], "used up"
    t.at(0, "library")
    t.turn(0)
    assert rites(t) == [f"act h22_rite knowledge {NUMBER['library']}"]
    t.at(1, "chapel")
    t.turn(1)
    assert rites(t) == [], "the traitor speaks none"


@pytest.mark.rule("HAU-22-8")
def test_all_places_of_the_lists() -> None:
    assert [TILES[room].id for room in RITES.holy_places] == ["catacombs", "chapel", "crypt", "graveyard"]
    assert [TILES[room].id for room in RITES.learned_places] == [
        "library",
        "pentagram_chamber",
        "research_laboratory",
    ]


@pytest.mark.rule("HAU-22-9")
@pytest.mark.parametrize(
    ("card", "trait"),
    [
        ("bell", "sanity"),
        ("candle", "sanity"),
        ("holy_symbol", "sanity"),
        ("book", "knowledge"),
        ("crystal_ball", "knowledge"),
        ("mask", "knowledge"),
        ("medallion", "knowledge"),
    ],
)
def test_rites_with_a_thing_anywhere(table: MakeTable, card: str, trait: str) -> None:
    t = begun(table)
    t.hand(0, card)
    t.turn(0)
    assert [option.rsplit(" ", 1)[0] for option in rites(t)] == [f"act h22_rite {trait}"]
    t.dice(2, 2, 1)
    t.play(rites(t)[0])
    assert spoken(t) == 1
    t.turn(0)
    assert rites(t) == [], "the thing has been used"
    assert t.cards(0) == [card]


@pytest.mark.rule("HAU-22-10")
@pytest.mark.rule("HIL-HF-12")
def test_one_attempt_of_all_rites_a_turn(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "chapel")
    t.hand(0, "book")
    t.turn(0)
    assert len(rites(t)) == 2
    t.dice(0, 0, 0)
    t.play(rites(t)[0])
    assert rites(t) == []


@pytest.mark.rule("HAU-22-11")
def test_the_hall_serves_when_no_unused_place_can_be_reached(table: MakeTable) -> None:
    t = begun(table)
    t.turn(0)
    assert rites(t) == []
    mark(t.g, RITES.used, NUMBER["chapel"])
    collapse(t.g, NUMBER["library"], "TEST")
    t.turn(0)
    assert rites(t) == ["act h22_rite sanity", "act h22_rite knowledge"]
    t.steps(0, sanity=8)
    t.dice(2, 2, 1, 0, 0, 0, 0)
    t.play("act h22_rite sanity")
    assert spoken(t) == 0, "5 is not enough here"
    for total in (1, 2):
        t.turn(0)
        t.dice(2, 2, 2, 0, 0, 0, 0)
        t.play("act h22_rite sanity")
        assert spoken(t) == total, "any number of times"
    t.at(0, "foyer")
    t.turn(0)
    assert rites(t) == []


@pytest.mark.rule("HAU-22-11")
def test_a_place_beyond_reach_does_not_count(table: MakeTable) -> None:
    t = begun(table)
    t.lay("crypt", "basement", 0, 1)
    for room in ("chapel", "library"):
        mark(t.g, RITES.used, NUMBER[room])
    t.turn(0)
    assert rites(t) == [], "the Crypt is there"
    collapse(t.g, NUMBER["stairs_from_basement"], "TEST")
    t.turn(0)
    assert len(rites(t)) == 2
    t.at(2, "basement_landing")
    t.turn(0)
    assert rites(t) == [], "Aldous can reach it"
    t.rule(die, 2, "HIL-DEATH-1").begin()
    t.turn(0)
    assert len(rites(t)) == 2, "no living hero can"


@pytest.mark.rule("HAU-22-12")
def test_nobody_explores_but_texts_still_place_rooms(table: MakeTable) -> None:
    t = begun(table)
    for seat in (0, 1):
        t.at(seat, "foyer")
        t.turn(seat)
        assert not [option for option in t.options if option.startswith("explore")]
    t.g.tokens[SLIDE] = NUMBER["foyer"]
    before = len(t.g.house)
    t.dice(*[0] * 5, 0)
    t.rule(take_slide, 0)
    assert t.prompt == "place_tile"
    assert t.position is not None
    t.position.pick(0)
    assert len(t.g.house) == before + 1


@pytest.mark.rule("HAU-22-12")
def test_doors_towards_fallen_rooms_are_walls(table: MakeTable) -> None:
    t = begun(table)
    drop(t)
    assert NUMBER["dusty_hallway"] not in t.g.ways[NUMBER["creaky_hallway"]]
    assert 0 not in t.g.doorways[NUMBER["creaky_hallway"]], "no doorway to the north"


# --- the end


@pytest.mark.rule("HAU-22-13")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_heroes_win_with_enough_rites(table: MakeTable, seats: int) -> None:
    t = begun(table, seats)
    needed = (5, 7, 9, 11)[seats - 3]
    assert t.g.by_players(NEEDED) == needed
    mark(t.g, RITES.tally, by=needed - 1)
    hero = t.g.living_heroes[0]
    t.at(hero, "chapel")
    t.steps(hero, sanity=8)
    t.turn(hero)
    t.dice(*[2] * t.g.value(hero, 2))
    t.play(rites(t)[0])
    assert t.ending == "haunt_22_heroes"


@pytest.mark.rule("HAU-22-15")
def test_the_traitor_wins_when_no_hero_lives(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 0, "HIL-DEATH-1").begin()
    assert t.ending is None
    t.rule(die, 2, "HIL-DEATH-1").begin()
    assert t.ending == "haunt_22_traitor"


@pytest.mark.rule("HAU-22-16")
def test_a_hero_cut_off_on_a_starting_tile_has_only_what_it_carries(table: MakeTable) -> None:
    t = begun(table)
    collapse(t.g, NUMBER["stairs_from_basement"], "TEST")
    t.at(0, "basement_landing")
    t.hand(0, "bell")
    for _ in range(6):
        drop(t)
    assert not t.g.flags[0] & GONE
    t.turn(0)
    assert [option.rsplit(" ", 1)[0] for option in rites(t)] == ["act h22_rite sanity"]
    assert not [option for option in t.options if option.startswith("step")]


@pytest.mark.rule("HAU-22-17")
def test_without_the_traitor_rooms_fall_all_the_same_and_chance_decides(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1").begin()
    t.lay("bloody_room", "ground", 1, -3)
    t.g.round = 1
    t.rule(slot_over).begin()
    assert t.ask is None, "nobody is asked about the tie"
    assert sorted(fallen(t)) == ["bloody_room", "dusty_hallway"]


# --- bots, whole games


def reasons(t: Table, seat: int) -> dict[str, float]:
    return {reason.name: reason.points for reason in STORIES[22].reasons(t.g, seat)}


def test_what_heroes_and_traitor_strive_for(table: MakeTable) -> None:
    t = begun(table)
    start = reasons(t, 0), reasons(t, 1)
    t.at(0, "chapel")
    assert reasons(t, 0)["place"] > start[0]["place"]
    mark(t.g, RITES.tally)
    assert reasons(t, 0)["story"] > start[0]["story"]
    assert reasons(t, 1)["story"] < start[1]["story"]
    t.at(0, "dusty_hallway")
    t.g.active = 2
    assert reasons(t, 0)["danger"] < -0.5, "to end a turn there"
    t.g.active = 0
    assert -0.5 < reasons(t, 0)["danger"] < 0, "there is time to leave"
    assert reasons(t, 1)["danger"] > 0
    before = reasons(t, 1)["story"]
    collapse(t.g, NUMBER["chapel"], "TEST")
    assert reasons(t, 1)["story"] > before, "a place less"


def test_the_hall_draws_when_nothing_else_serves(table: MakeTable) -> None:
    t = begun(table)
    for room in ("chapel", "library"):
        collapse(t.g, NUMBER[room], "TEST")
    near = reasons(t, 0)["place"]
    t.at(0, "charred_room")
    assert near > reasons(t, 0)["place"] > 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        outcome = play_by_chance(22, seats, seed)
        assert outcome.ending in ("haunt_22_heroes", "haunt_22_traitor", "draw")
