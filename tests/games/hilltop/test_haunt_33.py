"""Haunt 33, Read Aloud."""

import pytest
from games.hilltop.haunt_scenes import MakeTable, furnish, placed
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.cards import BOOK
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_33 import HALL, READER, VERSE
from hauntbox.games.hilltop.house import lay, lift
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import collapse, pieces_of, rooms_marked
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round
from hauntbox.games.hilltop.state import DEAD, STUNNED, TRAITOR
from hauntbox.games.hilltop.traits import die, lie_down
from hauntbox.games.hilltop.turn import begin_turn

READ = "act h33_read knowledge"
DESTROY = "act h33_destroy sanity"


def begun(table: MakeTable, seats: int = 3) -> Table:
    """Father Aldous (p3) is the traitor and has the Book (Knowledge 6); all explorers are in the hall."""
    t = table(*NAMES[:seats])
    furnish(t)
    t.hand(2, "book")
    t.g.steps[4 * 2 + 3] = 6
    t.haunt(33, revealer=2, room="kitchen", omen="book")
    return t


def book_to(t: Table, x: int) -> None:
    """Puts the Book into other hands without its effects."""
    t.g.hands[t.g.holder(BOOK)].remove(BOOK)
    t.g.hands[x].append(BOOK)


def book_down(t: Table, room: str) -> None:
    t.g.hands[t.g.holder(BOOK)].remove(BOOK)
    lie_down(t.g, BOOK, NUMBER[room])


def verses(t: Table, *rooms: str) -> None:
    for room in rooms:
        t.g.marks[(VERSE, NUMBER[room])] = 1


# --- set-up


@pytest.mark.rule("HAU-33-1")
@pytest.mark.parametrize(("seats", "count"), [(3, 0), (4, 2), (5, 4), (6, 5)])
def test_paper_men_start_in_the_traitors_room(table: MakeTable, seats: int, count: int) -> None:
    t = begun(table, seats)
    men = pieces_of(t.g, "h33_paper_man")
    assert len(men) == count == len(t.g.pieces)
    assert all(t.room(f) == "entrance_hall" and t.g.player[f] == 2 for f in men)


@pytest.mark.rule("HAU-33-1")
def test_the_traitor_takes_the_book_from_another_explorer(table: MakeTable) -> None:
    t = table()
    furnish(t)
    t.hand(0, "book")
    t.haunt(33, revealer=2, room="kitchen", omen="book")
    assert (t.cards(0), t.cards(2)) == ([], ["book"])
    assert t.step(0, "knowledge") == 1  # two steps down from 3
    assert t.step(2, "knowledge") == 6  # two up from 4


@pytest.mark.rule("HAU-33-1")
@pytest.mark.rule("HIL-TRAIT-5")
def test_losing_the_book_in_the_set_up_kills_nobody(table: MakeTable) -> None:
    t = table()
    furnish(t)
    t.hand(0, "book")
    t.steps(0, knowledge=2)
    t.haunt(33, revealer=2, room="kitchen", omen="book")
    assert t.step(0, "knowledge") == 1
    assert not t.g.dead


@pytest.mark.rule("HAU-33-1")
@pytest.mark.rule("HAU-B-8")
@pytest.mark.rule("HIL-HF-6")
@pytest.mark.parametrize("place", ["pile", "deck", "discards"])
def test_the_traitor_takes_the_book_from_a_pile_the_deck_or_the_discards(table: MakeTable, place: str) -> None:
    t = table()
    furnish(t)
    if place == "pile":
        t.lying("kitchen", "book")
    elif place == "discards":
        t.g.omens.take(BOOK)
        t.g.omens.discard(BOOK)
    t.haunt(33, revealer=2, room="kitchen", omen="dog")
    assert t.cards(2) == ["book"]
    assert t.pile("kitchen") == []
    assert BOOK not in t.g.omens.contents()
    assert BOOK not in t.g.omens.discards
    assert t.step(2, "knowledge") == 6


@pytest.mark.rule("HAU-33-1")
@pytest.mark.parametrize(("before", "after"), [(1, 4), (3, 4), (5, 6), (8, 8)])
def test_might_and_speed_rise_to_the_start_and_one_more(table: MakeTable, before: int, after: int) -> None:
    t = table()
    furnish(t)
    t.steps(2, might=before, speed=before)
    t.haunt(33, revealer=2, room="kitchen", omen="book")
    assert (t.step(2, "might"), t.step(2, "speed")) == (after, after)


@pytest.mark.rule("HAU-33-2")
def test_the_first_hero_places_furnace_room_chapel_and_stairs(table: MakeTable) -> None:
    t = table()
    t.haunt(33, revealer=2, room="entrance_hall", omen="book")
    assert placed(t) == [(0, "furnace_room"), (0, "chapel"), (0, "stairs_from_basement")]
    assert (t.g.floor(NUMBER["furnace_room"]), t.g.floor(NUMBER["chapel"])) == (0, 1)
    assert STORIES[33].heroes_read == (2, 7, 13)
    assert STORIES[33].traitor_reads == (3, 4, 14)


# --- reading


@pytest.mark.rule("HAU-33-3")
@pytest.mark.parametrize(("faces", "count"), [((2, 2, 0, 0, 0, 0), 1), ((2, 1, 0, 0, 0, 0), 0)])
def test_knowledge_4_puts_a_verse(table: MakeTable, faces: tuple[int, ...], count: int) -> None:
    t = begun(table)
    t.turn(2)
    t.dice(*faces)
    t.play(READ)
    assert t.g.marked(VERSE, NUMBER["entrance_hall"]) == count
    assert READ not in t.options
    assert (READ in t.turn(2).options) is not count  # never twice in one room


@pytest.mark.rule("HAU-33-3")
def test_only_the_traitor_with_the_book_reads_once_a_turn(table: MakeTable) -> None:
    t = begun(table)
    t.turn(2)
    t.dice(2, 2, 0, 0, 0, 0)
    t.play(READ)
    assert READ not in t.play("step foyer").options  # once a turn
    assert READ in t.turn(2).options
    book_to(t, 0)
    t.at(0, "kitchen")
    assert READ not in t.turn(0).options
    assert READ not in t.turn(2).options


@pytest.mark.rule("HAU-33-4")
@pytest.mark.parametrize(("seats", "needed"), [(3, 4), (4, 4), (5, 5), (6, 5)])
def test_the_last_verse_kills_the_traitor_and_brings_the_reader(table: MakeTable, seats: int, needed: int) -> None:
    t = begun(table, seats)
    t.hand(2, "axe")
    verses(t, *["foyer", "kitchen", "chapel", "furnace_room"][: needed - 2])
    t.at(2, "upper_landing")
    t.turn(2)
    t.dice(2, 2, 0, 0, 0, 0)
    t.play(READ)
    assert t.ending is None
    assert not pieces_of(t.g, READER)
    t.at(2, "grand_staircase")
    for f in pieces_of(t.g, "h33_paper_man"):
        t.g.flags[f] |= STUNNED
    t.run((begin_turn, (2,)), (monster_turn, ()))
    t.dice(2, 2, 0, 0, 0, 0, 1, 0, 0, 0)
    t.play(READ)
    assert len(rooms_marked(t.g, VERSE)) == needed
    assert t.g.flags[2] & DEAD
    assert t.g.dead == 1 << 2
    assert t.pile("grand_staircase") == ["book", "axe"]
    [reader] = pieces_of(t.g, READER)
    assert (t.room(reader), t.g.player[reader], t.g.team[reader]) == ("grand_staircase", 2, TRAITOR)
    assert (t.prompt, t.ask.seat, t.ask.about[2]) == ("monster", 2, reader)  # it acts in this monster turn


# --- the Book


@pytest.mark.rule("HAU-33-8")
def test_the_reader_attacks_with_might_or_sanity_and_is_stunned_when_defeated(table: MakeTable) -> None:
    t = begun(table)
    verses(t, "foyer", "kitchen", "chapel")
    t.turn(2)
    t.dice(2, 2, 0, 0, 0, 0)
    t.play(READ)
    reader = 3
    t.dice(1, 0, 0, 0)
    t.rule(monster_turn)
    assert {"attack p1 might", "attack p1 sanity"} <= set(t.options)
    t.dice(*[0] * 6, 2, 0, 0)
    t.play("attack p1 sanity")
    assert t.g.flags[reader] & STUNNED
    t.rule(monster_turn)
    assert not t.g.flags[reader] & STUNNED
    assert t.g.room[reader] == NUMBER["entrance_hall"]


@pytest.mark.rule("HAU-33-8")
def test_paper_men_have_no_sanity_to_attack_with(table: MakeTable) -> None:
    t = begun(table, 4)
    t.dice(1, 0, 0)
    t.rule(monster_turn).play("m1")
    attacks = [option for option in t.options if option.startswith("attack")]
    assert attacks == ["attack p1 might", "attack p2 might", "attack p4 might"]


@pytest.mark.rule("HAU-33-9")
def test_if_the_traitor_is_killed_first_the_reader_never_comes(table: MakeTable) -> None:
    t = begun(table, 4)
    verses(t, "foyer", "kitchen", "chapel")
    t.rule(die, 2, "HIL-DEATH-1")
    assert t.ending is None
    assert t.pile("entrance_hall") == ["book"]
    assert not pieces_of(t.g, READER)
    t.dice(1, 0, 0)
    t.rule(monster_turn)
    assert (t.prompt, t.ask.seat, t.options) == ("next_monster", 2, ["m1", "m2", "all done"])
    t.turn(0).play("pick book")
    assert READ not in t.options


@pytest.mark.rule("HAU-33-10")
def test_the_traitor_takes_the_book_back_and_goes_on(table: MakeTable) -> None:
    t = begun(table)
    verses(t, "foyer", "kitchen")
    book_to(t, 0)
    t.turn(2)
    assert READ not in t.options
    t.dice(2, 1, 0, 0, 1, 0, 0, 0, 0)
    t.play("attack p1 might", "steal book")
    assert READ in t.options
    book_down(t, "entrance_hall")
    t.turn(2).play("pick book")
    t.dice(2, 2, 0, 0, 0, 0)
    t.play(READ)
    assert len(rooms_marked(t.g, VERSE)) == 3


@pytest.mark.rule("HAU-33-11")
@pytest.mark.rule("HAU-B-9")
@pytest.mark.rule("HIL-HF-24")
def test_the_book_of_a_dead_carrier_lies_there_and_moves_with_the_room(table: MakeTable) -> None:
    t = begun(table)
    t.lay("mystic_elevator", "ground", 0, -1, 2)
    verses(t, "mystic_elevator")
    book_to(t, 0)
    t.at(0, "mystic_elevator")
    t.rule(die, 0, "HIL-DEATH-1")
    elevator = NUMBER["mystic_elevator"]
    lift(t.g, elevator)
    lay(t.g, elevator, t.g.cell[NUMBER["upper_landing"]] + 1, 3)
    t.at(1, "mystic_elevator")
    assert "pick book" in t.turn(1).options
    t.at(2, "mystic_elevator")
    book_to_traitor = t.turn(2).play("pick book")
    assert READ not in book_to_traitor.options  # its verse has moved along too


@pytest.mark.rule("HAU-33-12")
def test_the_entrance_hall_stands_in_while_no_hero_can_reach_the_rooms(table: MakeTable) -> None:
    t = begun(table)
    book_to(t, 0)
    assert HALL not in t.g.memory
    assert DESTROY not in t.turn(0).options
    collapse(t.g, NUMBER["chapel"], "HIL-HF-23")
    collapse(t.g, NUMBER["furnace_room"], "HIL-HF-23")
    assert DESTROY not in t.turn(0).options  # it is looked at when a round begins
    t.run((haunt_round, ()))
    assert t.ask.seat == 0
    assert DESTROY in t.options
    t.lay("underground_lake", "basement", -1, 0, 0)
    assert DESTROY not in t.turn(0).options
    t.run((haunt_round, ()))
    assert HALL not in t.g.memory


@pytest.mark.rule("HAU-33-14")
def test_the_traitor_wins_when_all_heroes_are_dead(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.ending is None
    t.rule(die, 1, "HIL-DEATH-1")
    assert t.ending == "haunt_33_traitor"
    assert t.g.winners == 1 << 2


def test_bots_go_for_the_book_and_then_for_its_end(table: MakeTable) -> None:
    t = begun(table)
    haunt = STORIES[33]
    t.at(0, "upper_landing")
    far = dict(haunt.reasons(t.g, 0))
    t.at(0, "foyer")
    near = dict(haunt.reasons(t.g, 0))
    assert near["prey"] > far["prey"]
    book_to(t, 0)
    got = dict(haunt.reasons(t.g, 0))
    assert got["story"] > sum(near.values())
    t.at(0, "chapel")
    assert dict(haunt.reasons(t.g, 0))["story"] > got["story"]
    assert dict(haunt.reasons(t.g, 2))["story"] == -dict(haunt.reasons(t.g, 0))["story"]


def test_bots_send_no_waiting_monster_home(table: MakeTable) -> None:
    t = begun(table, 4)
    t.dice(1, 0, 0)
    t.rule(monster_turn)
    assert t.prompt == "next_monster"
    waiting = GAME.judge(t.g, 2)
    t.g.waiting = []
    assert waiting > GAME.judge(t.g, 2)


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_end(seed: int) -> None:
    outcome = play_by_chance(33, 3 + seed % 4, seed, max_rounds="40")
    assert outcome.facts["haunt"] == "haunt_33"
