"""Haunt 4, Eight Legs and a Cradle."""

import pytest
from games.hilltop.spider_scenes import BEARS, FOYER, MakeTable, begun, cleanse, ended_by, leave, loose, starred, web
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import trait_of
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_04 import BEARER, CLEANSED, CLUTCH, STRAND, strands
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import put
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import slot_over
from hauntbox.games.hilltop.state import REMOVED, STUCK, on
from hauntbox.games.hilltop.traits import die

# --- set-up


@pytest.mark.rule("HAU-04-1")
@pytest.mark.rule("HIL-HF-2")
@pytest.mark.parametrize(("seats", "count"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_revealer_hangs_in_the_web_of_its_room(table: MakeTable, seats: int, count: int) -> None:
    t = begun(table, seats)
    assert t.g.marks[(BEARER, on(BEARS))] == 1
    assert t.g.marks[(STRAND, FOYER)] == count
    assert t.g.tracks[CLUTCH] == 0
    assert t.ask.seat == BEARS
    assert not [option for option in t.options if option.split()[0] in ("step", "explore")]
    assert t.barred["step entrance_hall"] == "HIL-HF-10"


@pytest.mark.rule("HAU-04-1")
@pytest.mark.rule("HIL-FW-16")
def test_a_stuck_bearer_cannot_move_but_may_fight_and_use_its_cards(table: MakeTable) -> None:
    t = table()
    t.hand(1, "armor", "medical_kit")
    t.steps(1, might=2)
    t.at(0, "foyer")
    t.at(1, "foyer")
    t.haunt(4, revealer=1, room="foyer")
    assert "attack m1 might" in t.options
    assert "drop armor" in t.options
    assert any(option.startswith("use medical_kit") for option in t.options)


@pytest.mark.rule("HIL-FW-16")
def test_what_a_room_offers_is_open_to_the_stuck_unless_it_takes_them_away(table: MakeTable) -> None:
    t = table()
    t.lay("tower", "upper", 1, 0)
    t.lay("vault", "upper", 0, -1, 2)
    t.at(1, "tower", 3)
    t.haunt(4, revealer=1, room="tower")
    assert "room cross" not in t.options
    t.at(1, "vault")
    assert "room vault" in t.turn(1).options


@pytest.mark.rule("HAU-04-2")
@pytest.mark.rule("HAU-04-16")
@pytest.mark.parametrize(("seats", "base"), [(3, 3), (4, 4), (5, 3), (6, 3)])
def test_the_spider_comes_where_the_traitor_is_or_was(table: MakeTable, seats: int, base: int) -> None:
    t = begun(table, seats, traitor_in="kitchen")
    assert t.room(seats) == "kitchen"
    assert trait_of(t.g, seats, MIGHT) == base
    assert bool(t.g.flags[0] & REMOVED) == (seats < 5)
    assert t.g.player[seats] == 0


@pytest.mark.rule("HAU-04-16")
def test_with_few_players_there_is_only_the_slot_and_the_cards_lie_there(table: MakeTable) -> None:
    t = table()
    t.hand(0, "axe", "dog")
    t.at(0, "foyer")
    t.haunt(4, revealer=1, room="entrance_hall")
    assert t.pile("foyer") == ["axe", "dog"]
    t.play("end", "end")
    assert (t.prompt, t.ask.seat) == ("monster", 0)
    assert t.g.tracks[CLUTCH] == 1


@pytest.mark.rule("HAU-04-16")
def test_with_five_players_the_traitor_has_its_turn(table: MakeTable) -> None:
    t = begun(table, 5)
    t.play("end", "end", "end", "end")
    assert (t.prompt, t.ask.seat) == ("main", 0)
    assert t.g.tracks[CLUTCH] == 0


# --- the clutch


@pytest.mark.rule("HAU-04-3")
def test_the_clutch_ripens_after_each_slot_and_half_of_it_is_might(table: MakeTable) -> None:
    t = begun(table)
    found = []
    for _ in range(4):
        t.rule(slot_over)
        found.append((t.g.tracks[CLUTCH], trait_of(t.g, 3, MIGHT)))
    assert found == [(1, 3), (2, 4), (3, 4), (4, 5)]


@pytest.mark.rule("HAU-04-3")
def test_it_ripens_for_the_spider_after_the_cleansing_too_up_to_might_eight(table: MakeTable) -> None:
    t = cleanse(begun(table))
    t.g.tracks[CLUTCH] = 9
    t.rule(slot_over)
    assert t.g.tracks[CLUTCH] == 10
    assert trait_of(t.g, 3, MIGHT) == 8
    t.g.tracks[CLUTCH] = 20
    assert trait_of(t.g, 3, MIGHT) == 8


@pytest.mark.rule("HAU-04-4")
def test_the_bearer_is_not_attacked_until_cleansed(table: MakeTable) -> None:
    t = begun(table, 5)
    t.at(0, "foyer")
    t.at(5, "foyer")
    t.hand(0, "revolver")
    traitors = [option for option in t.turn(0).options if option.startswith("attack")]
    assert traitors
    assert not any("p2" in option for option in traitors)
    spiders = [option for option in t.rule(monster_turn).options if option.startswith("attack")]
    assert "attack p3 might" in spiders
    assert "attack p2 might" not in spiders
    cleanse(t)
    assert "attack p2 might" in t.turn(0).options
    assert "attack p2 might" in t.rule(monster_turn).options


# --- the web


@pytest.mark.rule("HAU-04-5")
@pytest.mark.parametrize(("faces", "left"), [((1, 2), 2), ((2, 2), 1)])
def test_cutting_takes_a_strand_from_four_on(table: MakeTable, faces: tuple[int, ...], left: int) -> None:
    t = begun(table)
    t.dice(*faces)
    t.turn(2).play("act h04_cut might")
    assert strands(t.g) == left
    assert t.g.flags[BEARS] & STUCK


@pytest.mark.rule("HAU-04-5")
@pytest.mark.parametrize("blade", ["axe", "spear", "blood_dagger", "sacrificial_dagger"])
def test_a_blade_is_a_die_more_and_six_cuts_two_strands(table: MakeTable, blade: str) -> None:
    t = begun(table)
    t.hand(2, blade, "revolver")
    t.dice(2, 2, 2)
    t.turn(2).play("act h04_cut might")
    assert strands(t.g) == 0
    assert not t.g.flags[BEARS] & STUCK
    assert t.told("h04-loose") == [{"who": "piper_lang"}]
    assert [option for option in t.turn(1).options if option.startswith("step")]


@pytest.mark.rule("HAU-04-5")
def test_the_bearer_cuts_too_although_stuck_once_a_turn(table: MakeTable) -> None:
    t = begun(table)
    t.dice(2, 2, 0)
    t.play("act h04_cut might")
    assert strands(t.g) == 1
    assert starred(t) == []


@pytest.mark.rule("HAU-04-5")
def test_nobody_cuts_from_another_room_or_out_of_webs_of_its_own(table: MakeTable) -> None:
    t = begun(table, 4)
    t.at(2, "kitchen")
    assert starred(t.turn(2)) == []
    web(t, 3)
    assert not any("h04_cut" in option for option in t.turn(3).options)


@pytest.mark.rule("HAU-04-5")
@pytest.mark.rule("HIL-HF-15")
def test_strands_are_cut_from_both_sides_of_a_barrier_but_the_lance_needs_the_same_side(table: MakeTable) -> None:
    t = table()
    t.lay("tower", "upper", 1, 0)
    t.at(1, "tower", 3)
    t.at(2, "tower", 1)
    t.haunt(4, revealer=1, room="tower")
    assert "act h04_cut might" in t.turn(2).options
    t.g.marks.pop((STRAND, NUMBER["tower"]))
    t.g.flags[1] &= ~STUCK
    assert starred(t.turn(2)) == []
    t.at(2, "tower", 3)
    assert starred(t.turn(2)) == ["act h04_lance knowledge"]


@pytest.mark.rule("HAU-04-6")
@pytest.mark.parametrize(("faces", "done"), [((2, 2, 0, 0), False), ((2, 2, 1, 0), True)])
def test_the_lance_needs_five_and_cleanses_the_bearer(table: MakeTable, faces: tuple[int, ...], done: bool) -> None:
    t = begun(table)
    assert starred(t.turn(2)) == ["act h04_cut might"]
    loose(t)
    t.dice(*faces)
    t.turn(2).play("act h04_lance knowledge")
    assert bool(t.g.marked(CLEANSED, on(BEARS))) == done
    assert starred(t) == []


@pytest.mark.rule("HAU-04-6")
@pytest.mark.parametrize(("faces", "done"), [((2, 2, 1, 0, 0), False), ((2, 2, 2, 0, 0), True)])
def test_the_bearer_on_itself_needs_six(table: MakeTable, faces: tuple[int, ...], done: bool) -> None:
    t = loose(begun(table))
    t.dice(*faces)
    t.turn(1).play("act h04_lance knowledge")
    assert bool(t.g.marked(CLEANSED, on(BEARS))) == done


@pytest.mark.rule("HAU-04-6")
def test_the_lance_is_for_heroes_beside_the_bearer_and_only_once(table: MakeTable) -> None:
    t = loose(begun(table, 5))
    t.at(0, "foyer")
    t.at(2, "kitchen")
    assert starred(t.turn(0)) == []
    assert starred(t.turn(2)) == []
    cleanse_only = (CLEANSED, on(BEARS))
    t.g.marks[cleanse_only] = 1
    t.at(2, "foyer")
    assert starred(t.turn(2)) == []


@pytest.mark.rule("HAU-04-7")
def test_the_medical_kit_is_two_dice_more(table: MakeTable) -> None:
    t = loose(begun(table))
    t.hand(2, "medical_kit")
    t.dice(0, 0, 0, 1, 2, 2)
    t.turn(2).play("act h04_lance knowledge")
    assert t.g.marked(CLEANSED, on(BEARS))


# --- the end


@pytest.mark.rule("HAU-04-11")
@pytest.mark.parametrize(("seats", "needed"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_heroes_win_when_the_bearer_and_half_of_them_are_out(table: MakeTable, seats: int, needed: int) -> None:
    t = cleanse(begun(table, seats))
    for x in range(2, needed + 1):
        t.rule(leave, x)
        assert t.ending is None
    t.rule(leave, BEARS)
    assert t.ending == "haunt_04_heroes"
    assert t.g.winners == (1 << seats) - 2


@pytest.mark.rule("HAU-04-11")
def test_the_bearer_first_and_too_few_wait_for_the_others(table: MakeTable) -> None:
    t = cleanse(begun(table, 6))
    t.rule(leave, BEARS)
    t.rule(leave, 2)
    assert t.ending is None
    t.rule(leave, 3)
    assert t.ending == "haunt_04_heroes"


@pytest.mark.rule("HAU-04-12")
@pytest.mark.parametrize(("seats", "full"), [(3, 8), (4, 9), (5, 9), (6, 10)])
def test_a_full_clutch_in_the_bearer_wins_for_the_traitor(table: MakeTable, seats: int, full: int) -> None:
    t = begun(table, seats)
    t.g.tracks[CLUTCH] = full - 2
    t.rule(slot_over)
    assert t.ending is None
    t.rule(slot_over)
    assert (t.ending, ended_by(t)) == ("haunt_04_traitor", "HAU-04-12")
    assert t.g.winners == 1


@pytest.mark.rule("HAU-04-12")
def test_after_the_cleansing_a_full_clutch_ends_nothing(table: MakeTable) -> None:
    t = cleanse(begun(table))
    t.g.tracks[CLUTCH] = 7
    t.rule(slot_over)
    assert t.ending is None


@pytest.mark.rule("HAU-04-13")
@pytest.mark.parametrize("clean", [False, True])
def test_the_death_of_the_bearer_wins_for_the_traitor(table: MakeTable, clean: bool) -> None:
    t = begun(table, 4)
    if clean:
        cleanse(t)
    t.rule(die, BEARS, "HIL-DEATH-1")
    assert (t.ending, ended_by(t)) == ("haunt_04_traitor", "HAU-04-13")


@pytest.mark.rule("HAU-04-14")
def test_too_few_escaped_and_living_heroes_win_for_the_traitor(table: MakeTable) -> None:
    t = cleanse(begun(table, 6))
    t.rule(leave, 2)
    t.rule(die, 3, "HIL-DEATH-1")
    t.rule(die, 4, "HIL-DEATH-1")
    assert t.ending is None, "one out and two living are three of five"
    t.rule(die, 5, "HIL-DEATH-1")
    assert (t.ending, ended_by(t)) == ("haunt_04_traitor", "HAU-04-14")


@pytest.mark.rule("HAU-04-15")
def test_the_strands_follow_a_bearer_whom_a_text_moves(table: MakeTable) -> None:
    t = begun(table)
    t.rule(put, BEARS, NUMBER["kitchen"], "HIL-MOVE-15")
    assert t.g.marked(STRAND, NUMBER["kitchen"]) == 2
    assert not t.g.marked(STRAND, FOYER)
    assert not any(option.startswith("step") for option in t.turn(BEARS).options)
    assert "act h04_cut might" in t.options


@pytest.mark.rule("HIL-HF-1")
def test_each_side_reads_its_own_rules() -> None:
    haunt = STORIES[4]
    assert (haunt.rules, haunt.heroes_read, haunt.traitor_reads) == (16, (11,), (12, 13, 14))
    assert haunt.limits == (), "only the traitor's brief says when the clutch is full"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_come_to_an_end(seats: int, seed: int) -> None:
    assert play_by_chance(4, seats, seed).facts["haunt"] == "haunt_04"
