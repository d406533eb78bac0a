"""Haunt 38, The Ember Roost."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.actions import action_options
from hauntbox.games.hilltop.attack import attack_modes
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_38 import BAT, BURNING, RITES
from hauntbox.games.hilltop.monsters import monster_turn, play_piece
from hauntbox.games.hilltop.moving import arrive, music
from hauntbox.games.hilltop.ops import mark, pieces_of, remove, spawn
from hauntbox.games.hilltop.patterns import THING
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import slot_over
from hauntbox.games.hilltop.state import STUNNED, on, on_card
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn

MakeTable = Callable[..., Table]
FIRST = 3
"""The first bat at a table of three."""


def begun(table: MakeTable, seats: int = 3) -> Table:
    """Father Aldous (p3) is the traitor; the roost is the library, everybody stands in the hall."""
    t = table(*NAMES[:seats])
    t.lay("library", "ground", -1, -1)
    t.lay("chapel", "ground", -1, 1)
    t.lay("stairs_from_basement", "basement", 0, -1)
    if seats > 3:
        t.g.who[2] = 3  # somebody who knows less than the others
    t.haunt(38, revealer=0, room="library")
    return t


def burning(t: Table, x: int) -> int:
    return t.g.marked(BURNING, on(x))


def spoken(t: Table) -> int:
    return t.g.marked(RITES.tally)


@pytest.mark.rule("HAU-38-1")
@pytest.mark.parametrize(("seats", "bats"), [(3, 2), (4, 4), (5, 5), (6, 6)])
def test_all_bats_start_in_the_haunt_room(table: MakeTable, seats: int, bats: int) -> None:
    t = begun(table, seats)
    assert [t.room(f) for f in pieces_of(t.g, BAT)] == ["library"] * bats
    assert t.g.marked("h38_roost", NUMBER["library"]) == 1
    assert t.g.traitor == 2


@pytest.mark.rule("HAU-38-1")
def test_the_first_hero_places_chapel_library_and_stairs(table: MakeTable) -> None:
    t = table()
    t.haunt(38, revealer=0, room="entrance_hall")
    asked = []
    while t.prompt == "place_tile":
        asked.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    assert asked == [(0, "chapel"), (0, "library"), (0, "stairs_from_basement")]


@pytest.mark.rule("HAU-38-2")
def test_a_touch_needs_speed_4_or_burns(table: MakeTable) -> None:
    t = begun(table)
    t.at(FIRST, "entrance_hall")
    t.at(1, "chapel")
    t.run((monster_turn, ()))
    t.play("m1")
    assert "act h38_touch" in t.options
    assert not any(option.startswith("attack") for option in t.options)
    t.dice(1, 1, 1, 0)
    t.play("act h38_touch", "might 1 speed 0")
    assert burning(t, 0) == 1
    assert t.step(0, "might") == 2
    assert "act h38_touch" not in t.options  # once in its turn


@pytest.mark.rule("HAU-38-2")
def test_who_rolls_4_is_not_touched_and_the_bat_flies_on(table: MakeTable) -> None:
    t = begun(table)
    t.at(FIRST, "entrance_hall")
    t.at(1, "chapel")
    t.dice(2, 1, 0, 0, 0)
    t.run((monster_turn, ()))
    t.play("m1")
    t.dice(2, 2, 0, 0)
    t.play("act h38_touch")
    assert (burning(t, 0), t.step(0, "might")) == (0, 3)
    t.play("step foyer", "step chapel")
    assert "act h38_touch" not in t.options  # this turn's touch is done
    assert t.options == ["end"]  # and the spaces are spent


@pytest.mark.rule("HAU-38-2")
def test_a_burning_hero_gets_no_second_marker(table: MakeTable) -> None:
    t = begun(table)
    mark(t.g, BURNING, on(0))
    t.at(FIRST, "entrance_hall")
    t.at(1, "chapel")
    t.run((play_piece, (FIRST,)))
    t.dice(0, 0, 0, 0)
    t.play("act h38_touch", "might 1 speed 0")
    assert (burning(t, 0), t.step(0, "might")) == (1, 2)


@pytest.mark.rule("HAU-38-3")
def test_a_defeated_bat_is_removed(table: MakeTable) -> None:
    t = begun(table)
    t.at(FIRST, "entrance_hall")
    t.run((begin_turn, (0,)))
    t.dice(1, 0, 0, 0, 0, 0)
    t.play("attack m1 might")
    assert pieces_of(t.g, BAT) == [FIRST + 1]


@pytest.mark.rule("HAU-38-3")
def test_a_bat_that_wins_hurts_like_any_other_and_a_tie_does_nothing(table: MakeTable) -> None:
    t = begun(table)
    t.at(FIRST, "entrance_hall")
    t.run((begin_turn, (0,)), (begin_turn, (1,)))
    t.dice(1, 0, 0, 0, 0, 1)
    t.play("attack m1 might")
    assert pieces_of(t.g, BAT) == [FIRST, FIRST + 1]
    assert not t.g.flags[FIRST] & STUNNED
    t.dice(0, 0, 0, 2)
    t.play("end", "attack m1 might", "might 2 speed 0")
    assert t.step(1, "might") == 1


@pytest.mark.rule("HAU-38-3")
def test_dynamite_kills_every_bat_in_the_room(table: MakeTable) -> None:
    t = begun(table)
    for bat in pieces_of(t.g, BAT):
        assert STORIES[38].blasted(t.g, bat, 0) is True
    assert pieces_of(t.g, BAT) == []


@pytest.mark.rule("HAU-38-4")
def test_burning_hurts_at_the_start_of_each_own_turn(table: MakeTable) -> None:
    t = begun(table)
    mark(t.g, BURNING, on(0))
    t.run((begin_turn, (0,)))
    assert t.prompt == "split_physical"
    t.play("might 0 speed 1")
    assert t.step(0, "speed") == 4
    assert burning(t, 0) == 1


@pytest.mark.rule("HAU-38-4")
def test_speed_3_instead_of_an_attack_puts_the_fire_out(table: MakeTable) -> None:
    t = begun(table)
    t.at(FIRST, "entrance_hall")
    mark(t.g, BURNING, on(0))
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.play("might 1 speed 0")
    t.dice(0, 1, 1, 0)
    t.play("act h38_put_out speed")
    assert burning(t, 0) == 1
    assert not any(option.startswith("attack") for option in t.options)  # it was the attack of the turn
    t.play("end", "might 1 speed 0")
    t.dice(1, 1, 1, 0)
    t.play("act h38_put_out speed")
    assert burning(t, 0) == 0


@pytest.mark.rule("HAU-38-4")
def test_after_an_attack_there_is_no_time_for_the_fire(table: MakeTable) -> None:
    t = begun(table)
    t.at(FIRST, "entrance_hall")
    mark(t.g, BURNING, on(0))
    t.run((begin_turn, (0,)))
    t.play("might 1 speed 0")
    t.dice(0, 0, 0, 0, 0)
    t.play("attack m1 might")
    assert "act h38_put_out speed" not in t.options


@pytest.mark.rule("HAU-38-4")
@pytest.mark.parametrize("room", ["kitchen", "gardens", "underground_lake"])
def test_water_puts_the_fire_out_at_once(table: MakeTable, room: str) -> None:
    t = begun(table)
    t.lay(room, "basement" if room == "underground_lake" else "ground", 0, 1 if room == "underground_lake" else -1)
    mark(t.g, BURNING, on(0))
    t.rule(arrive, 0, NUMBER["chapel"])
    assert burning(t, 0) == 1
    t.rule(arrive, 0, NUMBER[room])
    assert burning(t, 0) == 0


@pytest.mark.rule("HAU-38-5")
@pytest.mark.parametrize(("seats", "new"), [(3, 1), (4, 1), (5, 1), (6, 2)])
def test_new_bats_come_at_the_end_of_the_traitor_slot(table: MakeTable, seats: int, new: int) -> None:
    t = begun(table, seats)
    before = len(pieces_of(t.g, BAT))
    t.rule(slot_over)
    assert len(pieces_of(t.g, BAT)) == before + new
    assert t.room(len(t.g.room) - 1) == "library"


@pytest.mark.rule("HAU-38-5")
def test_there_are_never_more_than_two_bats_for_each_player(table: MakeTable) -> None:
    t = begun(table, 6)
    for _ in range(5):
        spawn(t.g, BAT, NUMBER["foyer"])
    t.rule(slot_over)
    assert len(pieces_of(t.g, BAT)) == 12
    remove(t.g, pieces_of(t.g, BAT)[0], "")
    t.rule(slot_over)
    assert len(pieces_of(t.g, BAT)) == 12


@pytest.mark.rule("HAU-38-6")
@pytest.mark.parametrize(
    ("room", "floor", "trait"),
    [
        ("chapel", "", "sanity"),
        ("crypt", "basement", "sanity"),
        ("graveyard", "ground", "sanity"),
        ("pentagram_chamber", "basement", "sanity"),
        ("gardens", "ground", "sanity"),
        ("library", "", "knowledge"),
        ("research_laboratory", "basement", "knowledge"),
        ("operating_laboratory", "basement", "knowledge"),
        ("gallery", "upper", "knowledge"),
        ("conservatory", "upper", "knowledge"),
    ],
)
def test_each_place_asks_for_its_trait(table: MakeTable, room: str, floor: str, trait: str) -> None:
    t = begun(table)
    if floor:
        t.lay(room, floor, 0, 1)
    t.at(0, room)
    t.run((begin_turn, (0,)))
    assert [o for o in t.options if "rite" in o] == [f"act h38_rite {trait} {NUMBER[room]}"]


@pytest.mark.rule("HAU-38-6")
@pytest.mark.parametrize(
    ("card", "trait"),
    [
        ("holy_symbol", "sanity"),
        ("ring", "sanity"),
        ("medallion", "sanity"),
        ("book", "knowledge"),
        ("crystal_ball", "knowledge"),
        ("spirit_board", "knowledge"),
    ],
)
def test_a_thing_serves_whoever_carries_it_in_any_room(table: MakeTable, card: str, trait: str) -> None:
    t = begun(table)
    t.hand(0, card)
    t.run((begin_turn, (0,)))
    assert [o for o in t.options if "rite" in o] == [f"act h38_rite {trait} {THING + CARD[card]}"]


@pytest.mark.rule("HAU-38-7")
def test_one_attempt_a_turn_and_5_adds_a_rite_and_uses_the_place_up(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "book")
    t.at(0, "chapel")
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(2, 2, 1)
    t.play(f"act h38_rite sanity {NUMBER['chapel']}")
    assert spoken(t) == 1
    assert t.g.marked(RITES.used, NUMBER["chapel"]) == 1
    assert not any("rite" in option for option in t.options)  # the book has to wait
    t.play("end")
    assert [o for o in t.options if "rite" in o] == [f"act h38_rite knowledge {THING + CARD['book']}"]


@pytest.mark.rule("HAU-38-7")
def test_a_failure_uses_up_nothing_but_the_attempt(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "chapel")
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(2, 2, 0)
    t.play(f"act h38_rite sanity {NUMBER['chapel']}")
    assert spoken(t) == 0
    assert not any("rite" in option for option in t.options)
    t.play("end")
    assert any("rite" in option for option in t.options)


@pytest.mark.rule("HAU-38-8")
def test_when_all_that_could_serve_is_used_it_serves_again(table: MakeTable) -> None:
    t = begun(table)
    t.hand(2, "ring")
    mark(t.g, RITES.used, NUMBER["library"])
    mark(t.g, RITES.used, on_card(CARD["ring"]))
    t.at(0, "chapel")
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 1)
    t.play(f"act h38_rite sanity {NUMBER['chapel']}")
    assert not any(kind == RITES.used for kind, _ in t.g.marks)
    assert spoken(t) == 1


@pytest.mark.rule("HAU-38-8")
def test_a_thing_that_lies_in_a_pile_could_still_serve(table: MakeTable) -> None:
    t = begun(table)
    t.lying("foyer", "spirit_board")
    mark(t.g, RITES.used, NUMBER["library"])
    t.at(0, "chapel")
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 1)
    t.play(f"act h38_rite sanity {NUMBER['chapel']}")
    assert t.g.marked(RITES.used, NUMBER["chapel"]) == 1


@pytest.mark.rule("HAU-38-9")
def test_the_traitor_is_not_touched_and_speaks_no_rites(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "foyer")
    t.at(1, "foyer")
    t.at(FIRST, "entrance_hall")  # with the traitor only
    t.run((play_piece, (FIRST,)))
    assert not any("touch" in option for option in t.options)
    t.hand(2, "holy_symbol")
    assert action_options(t.g, 2) == []


@pytest.mark.rule("HAU-38-10")
def test_bats_go_on_coming_after_the_traitors_death(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 2, "")
    t.at(FIRST, "entrance_hall")
    t.run(*[(slot_over, ()), (monster_turn, ())])
    assert len(pieces_of(t.g, BAT)) == 3
    assert (t.prompt, t.ask.seat) == ("next_monster", 2)


@pytest.mark.rule("HAU-38-11")
def test_music_box_and_ring_do_nothing_to_bats(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "ring", "music_box")
    t.g.box_open = True
    t.at(FIRST, "entrance_hall")
    assert all(trait != 2 for target, trait, _ in attack_modes(t.g, 0) if target == FIRST)
    t.rule(music, FIRST)
    assert t.told("lulled") == []


@pytest.mark.rule("HAU-38-11")
def test_armor_works_against_touch_and_burning(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "armor")
    t.at(FIRST, "entrance_hall")
    t.at(1, "chapel")
    t.run((play_piece, (FIRST,)), (begin_turn, (0,)))
    t.dice(0, 0, 0, 0)
    t.play("act h38_touch", "end")
    assert burning(t, 0) == 1
    assert (t.step(0, "might"), t.step(0, "speed")) == (3, 5)
    assert (t.prompt, t.g.active) == ("main", 0)


@pytest.mark.rule("HAU-38-12")
@pytest.mark.parametrize(("seats", "needed"), [(3, 4), (4, 5), (5, 6), (6, 6)])
def test_the_heroes_win_with_enough_rites(table: MakeTable, seats: int, needed: int) -> None:
    t = begun(table, seats)
    mark(t.g, RITES.tally, by=needed - 1)
    t.at(0, "chapel")
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 1)
    t.play(f"act h38_rite sanity {NUMBER['chapel']}")
    assert t.ending == "haunt_38_heroes"
    assert t.g.winners == (1 << seats) - 1 - (1 << 2)


@pytest.mark.rule("HAU-38-13")
def test_the_traitors_side_wins_when_all_heroes_are_dead(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 0, "")
    assert t.ending is None
    t.rule(die, 1, "")
    assert t.ending == "haunt_38_traitor"
    assert t.g.winners == 1 << 2


def test_bots_spread_the_bats_and_go_for_rites(table: MakeTable) -> None:
    t = begun(table)
    t.at(1, "chapel")
    t.at(FIRST, "entrance_hall")
    t.at(FIRST + 1, "entrance_hall")
    piled = GAME.judge(t.g, 2)
    t.at(FIRST + 1, "chapel")
    assert GAME.judge(t.g, 2) > piled
    away = GAME.judge(t.g, 0)
    t.at(0, "library")
    assert GAME.judge(t.g, 0) > away


def test_whole_games_by_chance_come_to_their_end() -> None:
    for seed in range(12):
        play_by_chance(38, 3 + seed % 4, seed)
