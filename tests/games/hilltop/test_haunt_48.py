"""Haunt 48, He Comes Back."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import defeat
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import trait_of
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_48 import NAME, RETURNING, SACK_MAN, SEARCHED, TRUTH
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import collapse, mark, pieces_of, spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import GONE, STUNNED
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn

MakeTable = Callable[..., Table]
HIM = 3
"""His figure at a table of three."""
TRAITOR = 2
SEARCH = ["act h48_search sanity", "act h48_search knowledge"]
SPEAK = ["act h48_speak sanity", "act h48_speak knowledge"]


def house(t: Table, seats: int) -> None:
    """Story rooms enough, and the stairs."""
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lay("chapel", "ground", -1, 1)
    t.lay("library", "ground", -1, -1)
    t.lay("bedroom", "upper", 1, 0)
    t.lay("attic", "upper", 0, -1)
    if seats > 3:
        t.lay("graveyard", "ground", 0, -1)
        t.lay("servants_quarters", "upper", -1, 0)
        t.lay("organ_room", "upper", 0, 1, 2)


def begun(table: MakeTable, seats: int = 3) -> Table:
    """Father Aldous (p3), left of the revealer, is the traitor; he in the sack is in the library."""
    t = table(*NAMES[:seats])
    house(t, seats)
    t.haunt(48, revealer=1, room="library")
    return t


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act ")]


@pytest.mark.rule("HAU-48-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_he_starts_in_the_haunt_room(table: MakeTable, seats: int) -> None:
    t = begun(table, seats)
    assert [t.room(f) for f in pieces_of(t.g, SACK_MAN)] == ["library"]
    assert t.g.traitor == TRAITOR


@pytest.mark.rule("HAU-48-1")
@pytest.mark.rule("HAU-48-2")
@pytest.mark.parametrize(("seats", "rooms"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_the_traitor_places_stairs_and_the_heroes_story_rooms(table: MakeTable, seats: int, rooms: int) -> None:
    t = table(*NAMES[:seats])
    t.haunt(48, revealer=1, room="entrance_hall")
    asked = []
    while t.prompt == "place_tile":
        asked.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    hero = 3 % seats
    order = ["chapel", "library", "bedroom", "attic", "graveyard", "servants_quarters", "organ_room"][:rooms]
    assert asked == [(TRAITOR, "stairs_from_basement"), *[(hero, room) for room in order]]


@pytest.mark.rule("HAU-48-2")
@pytest.mark.parametrize(
    ("room", "floor"),
    [
        ("master_bedroom", "upper"),
        ("servants_quarters", "upper"),
        ("storeroom", "upper"),
        ("crypt", "basement"),
        ("graveyard", "ground"),
        ("organ_room", "upper"),
        ("vault", "upper"),
        ("research_laboratory", "upper"),
        ("chapel", ""),
        ("library", ""),
        ("bedroom", ""),
        ("attic", ""),
    ],
)
def test_twelve_rooms_tell_of_him(table: MakeTable, room: str, floor: str) -> None:
    t = begun(table)
    if floor:
        t.lay(room, floor, 1 if floor == "ground" else 0, 1)
    t.at(0, room)
    t.run((begin_turn, (0,)))
    assert acts(t) == SEARCH


@pytest.mark.rule("HAU-48-3")
@pytest.mark.parametrize("trait", ["sanity", "knowledge"])
def test_4_finds_a_truth_and_the_room_is_searched(table: MakeTable, trait: str) -> None:
    t = begun(table)
    t.at(0, "chapel")
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(2, 1, 1)
    t.play(f"act h48_search {trait}")
    assert t.g.marked(TRUTH) == 1
    assert t.g.marked(SEARCHED, NUMBER["chapel"]) == 1
    t.play("end")
    assert acts(t) == []


@pytest.mark.rule("HAU-48-3")
def test_3_finds_nothing_and_the_next_turn_may_try_again(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "chapel")
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(2, 1, 0)
    t.play("act h48_search sanity")
    assert t.g.marked(TRUTH) == 0
    assert acts(t) == []
    t.play("end")
    assert acts(t) == SEARCH


@pytest.mark.rule("HAU-48-4")
def test_all_marks_go_when_truths_are_still_missing(table: MakeTable) -> None:
    t = begun(table)
    for room in ("library", "bedroom", "attic"):
        mark(t.g, SEARCHED, NUMBER[room])
    t.at(0, "chapel")
    t.run((begin_turn, (0,)))
    t.dice(2, 1, 1)
    t.play("act h48_search sanity")
    assert t.g.marked(TRUTH) == 1
    assert not any(kind == SEARCHED for kind, _ in t.g.marks)


@pytest.mark.rule("HAU-48-4")
def test_the_marks_stay_when_all_truths_are_found(table: MakeTable) -> None:
    t = begun(table)
    for room in ("library", "bedroom", "attic"):
        mark(t.g, SEARCHED, NUMBER[room])
    mark(t.g, TRUTH, by=2)
    t.at(0, "chapel")
    t.run((begin_turn, (0,)))
    t.dice(2, 1, 1)
    t.play("act h48_search sanity")
    assert len([kind for kind, _ in t.g.marks if kind == SEARCHED]) == 4


@pytest.mark.rule("HAU-48-5")
def test_defeated_he_is_gone_and_comes_back_stronger(table: MakeTable) -> None:
    t = begun(table)
    t.at(HIM, "entrance_hall")
    t.at(0, "library")
    t.at(TRAITOR, "chapel")
    t.run((begin_turn, (1,)), (monster_turn, ()), (monster_turn, ()))
    t.dice(2, 2, 2, 0, 0, 0, 0, 0, 0)
    t.play("attack m1 might")
    assert t.g.flags[HIM] & GONE
    assert t.g.marked(RETURNING) == 1
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("choose_room", TRAITOR)
    assert not {"entrance_hall", "foyer", "library"} & set(t.options)  # less than 2 from a hero
    t.dice(1, 1, 1, 1)
    t.play("chapel")
    assert not t.g.flags[HIM] & GONE
    assert trait_of(t.g, HIM, MIGHT) == 7
    assert len(t.told("movement")) == 1  # only in the monster turn after that
    assert t.prompt == "monster"


@pytest.mark.rule("HAU-48-5")
def test_his_might_never_passes_8(table: MakeTable) -> None:
    t = begun(table)
    for might in (7, 8, 8):
        t.rule(defeat, HIM, 0, 1, -1)
        t.run((monster_turn, ()))
        t.play("attic")
        assert trait_of(t.g, HIM, MIGHT) == might


@pytest.mark.rule("HAU-48-5")
def test_he_falls_as_an_attacker_too(table: MakeTable) -> None:
    t = begun(table)
    t.at(HIM, "entrance_hall")
    t.dice(1, 0, 0, 0)
    t.run((monster_turn, ()))
    t.dice(0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
    t.play("attack p1 might")
    assert t.g.flags[HIM] & GONE
    assert t.g.marked(RETURNING) == 1


@pytest.mark.rule("HAU-48-6")
def test_he_is_never_stunned_and_dynamite_that_hits_defeats_him(table: MakeTable) -> None:
    t = begun(table)
    assert STORIES[48].blasted(t.g, HIM, 0) is False  # he rolls against it like any monster
    t.rule(defeat, HIM, 0, 1, -1)
    assert t.g.flags[HIM] & GONE
    assert not t.g.flags[HIM] & STUNNED
    t.run((monster_turn, ()))
    t.play("attic")
    assert not t.g.flags[HIM] & STUNNED


@pytest.mark.rule("HAU-48-7")
@pytest.mark.parametrize(("seats", "truths"), [(3, 3), (4, 4), (5, 5), (6, 6)])
def test_speaking_needs_enough_truths_and_his_room(table: MakeTable, seats: int, truths: int) -> None:
    t = begun(table, seats)
    mark(t.g, TRUTH, by=truths - 1)
    t.at(seats, "entrance_hall")
    t.run((begin_turn, (0,)))
    assert acts(t) == []
    mark(t.g, TRUTH)
    t.run((begin_turn, (0,)))
    assert acts(t) == SPEAK
    t.at(seats, "library")
    t.run((begin_turn, (0,)))
    assert acts(t) == []


@pytest.mark.rule("HAU-48-7")
def test_6_speaks_his_name_instead_of_an_attack(table: MakeTable) -> None:
    t = begun(table, 5)
    mark(t.g, TRUTH, by=5)
    t.at(5, "entrance_hall")
    t.steps(0, sanity=4)
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 2, 0)
    t.play("act h48_speak sanity")
    assert t.g.marked(NAME) == 1
    assert not any(option.startswith("attack") for option in t.options)
    assert acts(t) == []


@pytest.mark.rule("HAU-48-7")
def test_5_hurts_the_mind(table: MakeTable) -> None:
    t = begun(table)
    mark(t.g, TRUTH, by=3)
    t.at(HIM, "entrance_hall")
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 1)
    t.play("act h48_speak knowledge", "sanity 0 knowledge 1")
    assert t.g.marked(NAME) == 0
    assert t.step(0, "knowledge") == 2


@pytest.mark.rule("HAU-48-7")
def test_there_is_nobody_to_speak_to_while_he_is_gone(table: MakeTable) -> None:
    t = begun(table)
    mark(t.g, TRUTH, by=3)
    t.at(HIM, "entrance_hall")
    t.rule(defeat, HIM, 0, 1, -1)
    t.run((begin_turn, (0,)))
    assert acts(t) == []


@pytest.mark.rule("HAU-48-8")
@pytest.mark.parametrize("cards", [("mask",), ("girl",), ("book",), ("mask", "girl", "book")])
def test_mask_girl_and_book_give_one_die_together(table: MakeTable, cards: tuple[str, ...]) -> None:
    t = begun(table)
    mark(t.g, TRUTH, by=3)
    t.hand(0, *cards)
    t.at(HIM, "entrance_hall")
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 1, 1)
    t.play("act h48_speak knowledge")
    assert t.ending == "haunt_48_heroes"


@pytest.mark.rule("HAU-48-9")
def test_truths_and_names_outlive_who_found_them(table: MakeTable) -> None:
    t = begun(table, 5)
    mark(t.g, TRUTH, by=5)
    mark(t.g, NAME)
    t.rule(die, 0, "")
    assert (t.g.marked(TRUTH), t.g.marked(NAME)) == (5, 1)
    t.at(5, "entrance_hall")
    t.run((begin_turn, (1,)))
    assert acts(t) == SPEAK


@pytest.mark.rule("HAU-48-10")
def test_the_traitor_tidies_up_instead_of_an_attack(table: MakeTable) -> None:
    t = begun(table)
    t.at(TRAITOR, "chapel")
    t.at(0, "chapel")
    t.run((begin_turn, (TRAITOR,)), (begin_turn, (TRAITOR,)))
    assert acts(t) == ["act h48_tidy knowledge"]
    t.dice(2, 2, 0, 0)
    t.play("act h48_tidy knowledge")
    assert t.g.marked(SEARCHED, NUMBER["chapel"]) == 0
    assert not any(option.startswith("attack") for option in t.options)
    t.play("end")
    t.dice(2, 2, 1, 0)
    t.play("act h48_tidy knowledge")
    assert (t.g.marked(SEARCHED, NUMBER["chapel"]), t.g.marked(TRUTH)) == (1, 0)


@pytest.mark.rule("HAU-48-10")
@pytest.mark.rule("HAU-48-4")
def test_the_last_room_tidied_opens_them_all_again(table: MakeTable) -> None:
    t = begun(table)
    for room in ("library", "bedroom", "attic"):
        mark(t.g, SEARCHED, NUMBER[room])
    t.at(TRAITOR, "chapel")
    t.run((begin_turn, (TRAITOR,)))
    t.dice(2, 2, 1, 0)
    t.play("act h48_tidy knowledge")
    assert not any(kind == SEARCHED for kind, _ in t.g.marks)


@pytest.mark.rule("HAU-48-11")
def test_without_a_room_far_enough_the_farthest_is_used(table: MakeTable) -> None:
    t = table()
    t.second_half(48, traitor=TRAITOR)
    for room in ("upper_landing", "basement_landing"):
        collapse(t.g, NUMBER[room], "")
    for x in (0, 1):
        t.at(x, "foyer")
    spawn(t.g, SACK_MAN, NUMBER["foyer"])
    t.rule(defeat, HIM, 0, 1, -1)
    t.run((monster_turn, ()))
    assert t.options == ["entrance_hall", "grand_staircase"]


@pytest.mark.rule("HAU-48-12")
def test_the_traitors_death_does_not_stop_him(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, TRAITOR, "")
    assert t.ending is None
    t.run((monster_turn, ()))
    assert (t.prompt, t.ask.seat) == ("monster", TRAITOR)


@pytest.mark.rule("HAU-48-13")
def test_the_door_side_of_the_vault_is_enough(table: MakeTable) -> None:
    t = begun(table)
    t.lay("vault", "upper", 0, 1)
    t.at(0, "vault")
    t.run((begin_turn, (0,)))
    assert "room vault" in t.options  # still locked
    t.dice(2, 1, 1)
    t.play("act h48_search sanity")
    assert t.g.marked(TRUTH) == 1


@pytest.mark.rule("HAU-48-14")
@pytest.mark.parametrize(("seats", "names"), [(3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_heroes_win_with_enough_names(table: MakeTable, seats: int, names: int) -> None:
    t = begun(table, seats)
    mark(t.g, TRUTH, by=6)
    if names > 1:
        mark(t.g, NAME, by=names - 1)
    t.at(seats, "entrance_hall")
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 2)
    t.play("act h48_speak sanity")
    assert t.ending == "haunt_48_heroes"
    assert t.g.winners == (1 << seats) - 1 - (1 << TRAITOR)


@pytest.mark.rule("HAU-48-15")
@pytest.mark.parametrize(("seats", "dead"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_traitors_side_wins_with_enough_dead_heroes(table: MakeTable, seats: int, dead: int) -> None:
    t = begun(table, seats)
    for x in [x for x in range(seats) if x != TRAITOR][:dead]:
        assert t.ending is None
        t.rule(die, x, "")
    assert t.ending == "haunt_48_traitor"


def test_bots_spread_over_story_rooms_then_go_to_him(table: MakeTable) -> None:
    t = begun(table)
    t.at(1, "chapel")
    t.at(0, "chapel")
    shared = GAME.judge(t.g, 0)
    t.at(0, "attic")
    assert GAME.judge(t.g, 0) > shared
    mark(t.g, TRUTH, by=3)
    away = GAME.judge(t.g, 0)
    t.at(0, "library")
    assert GAME.judge(t.g, 0) > away
    t.at(HIM, "basement_landing")
    far = GAME.judge(t.g, TRAITOR)
    t.at(HIM, "chapel")
    assert GAME.judge(t.g, TRAITOR) > far


def test_whole_games_by_chance_come_to_their_end() -> None:
    for seed in range(12):
        play_by_chance(48, 3 + seed % 4, seed)
