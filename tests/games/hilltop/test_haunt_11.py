"""Haunt 11, Faces at Every Pane."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import trait_of
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_11 import GUEST, OPENINGS, USED, WARDED, WARDS, openings
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import advance, pieces_of, spawn
from hauntbox.games.hilltop.rooms import NUMBER, TILES
from hauntbox.games.hilltop.rounds import slot_over
from hauntbox.games.hilltop.state import GONE, STUNNED, Hilltop, on_card
from hauntbox.games.hilltop.traits import die

MakeTable = Callable[..., Table]
GUEST_1 = 3
"""The first Guest of a table of three (m1, Might 3). Bruno Kessler (p1) reveals the haunt and is the traitor."""


def begun(table: MakeTable, seats: int = 3, at: tuple[str, ...] = ("conservatory", "chapel")) -> Table:
    """Conservatory, Chapel and Grand Staircase are the openings; everybody stands in the hall."""
    t = table(*NAMES[:seats])
    t.lay("conservatory", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.haunt(11, revealer=0, room="entrance_hall")
    return t.play(*at[: 1 if seats < 5 else 2])


def guests(t: Table) -> list[str]:
    return [t.room(f) for f in pieces_of(t.g, GUEST)]


def warded(t: Table, *names: str) -> Table:
    for name in names:
        t.g.marks[(WARDED, NUMBER[name])] = 1
    return t


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act")]


def count_ward(g: Hilltop) -> None:
    advance(g, WARDS, 1, "HAU-11-6")


def ended_by(t: Table) -> str:
    return [event.rule for event in t.events if event.kind == "over"][-1]


# --- openings and Guests


@pytest.mark.rule("HAU-11-1")
def test_the_openings_are_listed_rooms_in_the_house_without_a_ward(table: MakeTable) -> None:
    t = begun(table)
    assert {TILES[room].id for room in openings(t.g)} == {"conservatory", "chapel", "grand_staircase"}
    warded(t, "chapel")
    assert {TILES[room].id for room in openings(t.g)} == {"conservatory", "grand_staircase"}
    assert {TILES[room].id for room in OPENINGS} == {
        "bedroom", "chapel", "conservatory", "dining_room", "grand_staircase", "master_bedroom", "balcony", "gardens",
        "graveyard", "patio", "tower",
    }  # fmt: skip


@pytest.mark.rule("HAU-11-1")
def test_a_false_window_is_an_opening_all_the_same(table: MakeTable) -> None:
    t = begun(table)
    t.lay("ballroom", "ground", -1, 2)
    t.at(1, "chapel")
    assert "act h11_ward might" in t.turn(1).options


@pytest.mark.rule("HAU-11-2")
def test_the_first_hero_places_the_conservatory_then_the_traitor_its_guests(table: MakeTable) -> None:
    t = table()
    t.haunt(11, revealer=0, room="entrance_hall")
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "place_tile", "conservatory")
    t.play(t.options[0])
    assert (t.ask.seat, t.prompt, set(t.options)) == (0, "choose_room", {"conservatory", "grand_staircase"})


@pytest.mark.rule("HAU-11-2")
@pytest.mark.parametrize(("seats", "count", "might"), [(3, 1, 3), (4, 1, 4), (5, 2, 4), (6, 2, 4)])
def test_the_first_guests_stand_in_different_openings(table: MakeTable, seats: int, count: int, might: int) -> None:
    t = begun(table, seats)
    assert guests(t) == ["conservatory", "chapel"][:count]
    assert trait_of(t.g, seats, MIGHT) == might


@pytest.mark.rule("HAU-11-2")
def test_two_in_one_opening_only_when_no_other_is_empty(table: MakeTable) -> None:
    t = table(*NAMES[:5])
    t.lay("conservatory", "ground", -1, -1, 2)
    t.haunt(11, revealer=0, room="entrance_hall")
    t.play("conservatory")
    assert sorted(guests(t)) == ["conservatory", "grand_staircase"], "only one opening was left to choose"
    t = table(*NAMES[:5])
    t.only_tiles("attic")
    t.haunt(11, revealer=0, room="entrance_hall")
    assert guests(t) == ["grand_staircase", "grand_staircase"]


@pytest.mark.rule("HAU-11-3")
def test_the_traitor_lets_a_guest_in_instead_of_an_attack_and_it_acts_at_once(table: MakeTable) -> None:
    t = begun(table)
    for x in (0, 1):
        t.at(x, "grand_staircase")
    t.turn(0)
    assert "attack p2 might" in t.options
    t.play("act h11_let_in")
    assert guests(t) == ["conservatory", "grand_staircase"]
    assert not any(option.startswith(("attack", "act")) for option in t.options)
    assert t.rule(monster_turn).options == ["m1", "m2", "all done"]


@pytest.mark.rule("HAU-11-3")
def test_after_an_attack_or_outside_an_opening_nobody_is_let_in(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "foyer")
    assert acts(t.turn(0)) == []
    t.at(0, "chapel")
    t.at(1, "chapel")
    t.dice(0, 0, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack p2 might")
    assert acts(t) == []
    assert acts(warded(t, "chapel").turn(0)) == []
    t.at(1, "grand_staircase")
    assert not any("let_in" in option for option in t.turn(1).options), "heroes do not"


@pytest.mark.rule("HAU-11-3")
@pytest.mark.rule("HAU-11-4")
@pytest.mark.parametrize(("seats", "most"), [(3, 3), (4, 4), (5, 6), (6, 7)])
def test_no_more_guests_than_the_table_allows(table: MakeTable, seats: int, most: int) -> None:
    t = begun(table, seats)
    t.at(0, "chapel")
    t.g.round = 2
    while len(guests(t)) < most:
        assert acts(t.turn(0)) == ["act h11_let_in"]
        spawn(t.g, GUEST, NUMBER["foyer"])
    assert acts(t.turn(0)) == []
    t.rule(slot_over)
    assert t.ask is None
    t.g.flags[seats] |= GONE
    assert acts(t.turn(0)) == ["act h11_let_in"]


@pytest.mark.rule("HAU-11-4")
@pytest.mark.rule("HIL-HF-9")
def test_in_even_rounds_a_guest_appears_where_the_traitors_player_likes(table: MakeTable) -> None:
    t = begun(table)
    for number, comes in ((1, False), (2, True), (3, False)):
        t.g.round = number
        t.rule(slot_over)
        assert (t.ask is not None) == comes
        if comes:
            assert (t.ask.seat, set(t.options)) == (0, {"conservatory", "chapel", "grand_staircase"})
            t.play("chapel")
    assert guests(t) == ["conservatory", "chapel"]


@pytest.mark.rule("HAU-11-5")
@pytest.mark.parametrize(("faces", "destroyed"), [((2, 0, 0, 0, 0, 0), False), ((2, 1, 0, 0, 0, 0), True)])
def test_a_guest_defeated_by_three_is_destroyed_otherwise_stunned(
    table: MakeTable, faces: tuple[int, ...], destroyed: bool
) -> None:
    t = begun(table)
    t.at(GUEST_1, "entrance_hall")
    t.dice(*faces)
    t.turn(1).play("attack m1 might")
    assert bool(t.g.flags[GUEST_1] & GONE) == destroyed
    assert bool(t.g.flags[GUEST_1] & STUNNED) != destroyed


@pytest.mark.rule("HAU-11-5")
def test_a_guest_that_attacks_and_loses_by_three_is_destroyed_too_dynamite_only_stuns(table: MakeTable) -> None:
    t = begun(table)
    t.at(GUEST_1, "entrance_hall")
    t.dice(1, 1, 1, 0, 0, 0, 2, 2)
    t.rule(monster_turn).play("attack p3 might")
    assert t.g.flags[GUEST_1] & GONE
    t = begun(table)
    t.hand(1, "dynamite")
    t.at(GUEST_1, "foyer")
    t.dice(0, 0, 0)
    t.turn(1).play("use dynamite foyer")
    assert t.g.flags[GUEST_1] & STUNNED
    assert not t.g.flags[GUEST_1] & GONE


# --- wards


@pytest.mark.rule("HAU-11-6")
@pytest.mark.parametrize(
    ("trait", "faces", "done"),
    [
        ("might", (2, 2, 0), False),
        ("might", (2, 2, 1), True),
        ("sanity", (2, 1, 1), False),
        ("sanity", (2, 2, 2), True),
    ],
)
def test_an_opening_is_warded_with_might_or_sanity(
    table: MakeTable, trait: str, faces: tuple[int, ...], done: bool
) -> None:
    t = begun(table)
    t.at(1, "chapel")
    t.dice(*faces)
    t.turn(1).play(f"act h11_ward {trait}")
    assert bool(t.g.marked(WARDED, NUMBER["chapel"])) == done
    assert t.g.tracks[WARDS] == int(done)
    assert acts(t) == []
    assert bool(acts(t.turn(1))) != done, "a warded room is no opening any more"


@pytest.mark.rule("HAU-11-6")
def test_guests_may_still_walk_through_a_warded_room(table: MakeTable) -> None:
    t = warded(begun(table), "grand_staircase")
    t.at(GUEST_1, "foyer")
    t.dice(1, 1, 0)
    t.rule(monster_turn).play("step grand_staircase", "step upper_landing")
    assert t.room(GUEST_1) == "upper_landing"


@pytest.mark.rule("HAU-11-7")
@pytest.mark.parametrize("thing", ["bell", "book", "candle", "holy_symbol"])
def test_an_unused_thing_blesses_anywhere_once(table: MakeTable, thing: str) -> None:
    t = begun(table)
    t.hand(2, thing)
    t.at(2, "foyer")
    t.turn(2)
    deed = acts(t)[0]
    assert deed.startswith("act h11_bless sanity")
    t.dice(2, 2, 0, 0, 0, 0)
    t.play(deed)
    assert t.g.tracks[WARDS] == 0
    t.dice(2, 2, 1, 0, 0, 0)
    t.turn(2).play(deed)
    assert t.g.tracks[WARDS] == 1
    assert acts(t.turn(2)) == []
    assert t.cards(2) == [thing], "used up for this purpose only"


@pytest.mark.rule("HAU-11-7")
def test_a_used_thing_stays_used_in_other_hands_and_others_do_not_serve(table: MakeTable) -> None:
    t = begun(table)
    t.hand(2, "bell", "axe", "ring")
    t.g.marks[(USED, on_card(t.g.hands[2][0]))] = 1
    t.at(2, "foyer")
    assert acts(t.turn(2)) == []
    t.g.hands[1].append(t.g.hands[2].pop(0))
    t.at(1, "foyer")
    assert acts(t.turn(1)) == []


@pytest.mark.rule("HAU-11-7")
@pytest.mark.rule("HIL-HF-12")
def test_ward_and_blessing_share_one_attempt(table: MakeTable) -> None:
    t = begun(table)
    t.hand(1, "bell")
    t.at(1, "chapel")
    t.dice(0, 0, 0)
    t.turn(1)
    assert len(acts(t)) == 3
    t.play("act h11_ward might")
    assert acts(t) == []


@pytest.mark.rule("HAU-11-8")
def test_without_an_opening_the_entrance_hall_is_warded_with_six_again_and_again(table: MakeTable) -> None:
    t = begun(table)
    assert acts(t.turn(1)) == []
    warded(t, "conservatory", "chapel", "grand_staircase")
    t.dice(2, 2, 1)
    t.turn(1).play("act h11_ward might")
    assert t.g.tracks[WARDS] == 0
    for n in (1, 2):
        t.dice(2, 2, 2)
        t.turn(1).play("act h11_ward sanity")
        assert t.g.tracks[WARDS] == n
    t.at(2, "foyer")
    assert acts(t.turn(2)) == []


@pytest.mark.rule("HAU-11-9")
def test_an_opening_discovered_later_counts_at_once(table: MakeTable) -> None:
    t = warded(begun(table), "conservatory", "chapel", "grand_staircase")
    assert "act h11_ward might" in t.turn(1).options
    t.lay("patio", "ground", 0, 1)
    assert acts(t.turn(1)) == []
    t.at(1, "patio")
    assert "act h11_ward might" in t.turn(1).options
    t.at(0, "patio")
    assert acts(t.turn(0)) == ["act h11_let_in"]


@pytest.mark.rule("HAU-11-10")
def test_without_an_opening_no_guest_can_appear(table: MakeTable) -> None:
    t = warded(begun(table), "conservatory", "chapel", "grand_staircase")
    t.g.round = 2
    t.rule(slot_over)
    assert t.ask is None
    assert guests(t) == ["conservatory"]
    t.at(0, "chapel")
    assert acts(t.turn(0)) == []


@pytest.mark.rule("HAU-11-11")
def test_the_traitor_cannot_remove_wards(table: MakeTable) -> None:
    t = warded(begun(table), "chapel")
    t.at(0, "chapel")
    assert acts(t.turn(0)) == []


@pytest.mark.rule("HAU-11-12")
@pytest.mark.parametrize(("seats", "needed"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_the_heroes_win_with_the_needed_wards(table: MakeTable, seats: int, needed: int) -> None:
    t = begun(table, seats)
    for _ in range(needed - 1):
        t.rule(count_ward)
    assert t.ending is None
    t.rule(count_ward)
    assert (t.ending, ended_by(t)) == ("haunt_11_heroes", "HAU-11-12")


@pytest.mark.rule("HAU-11-13")
def test_the_traitor_wins_when_no_hero_lives(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1")
    t.rule(die, 2, "HIL-DEATH-1")
    assert (t.ending, ended_by(t)) == ("haunt_11_traitor", "HAU-11-13")


@pytest.mark.rule("HAU-11-14")
@pytest.mark.rule("HIL-HF-8")
def test_with_the_traitor_dead_guests_go_on_coming(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.ending is None
    t.g.round = 2
    t.rule(slot_over)
    assert t.ask.seat == 0
    t.play("chapel")
    assert guests(t) == ["conservatory", "chapel"]


@pytest.mark.rule("HAU-11-15")
def test_guests_stay_when_their_opening_is_warded(table: MakeTable) -> None:
    t = begun(table)
    t.at(1, "conservatory")
    t.dice(2, 2, 1)
    t.turn(1).play("act h11_ward might")
    assert guests(t) == ["conservatory"]


@pytest.mark.rule("HIL-HF-1")
def test_each_side_reads_its_own_rules() -> None:
    haunt = STORIES[11]
    assert (haunt.rules, haunt.heroes_read, haunt.traitor_reads) == (15, (6, 7, 8, 12), (3, 13))
    assert haunt.limits == (), "only the heroes' brief says how many wards are needed"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_come_to_an_end(seats: int, seed: int) -> None:
    assert play_by_chance(11, seats, seed).facts["haunt"] == "haunt_11"
