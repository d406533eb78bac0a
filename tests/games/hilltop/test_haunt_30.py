"""Haunt 30, Seven Bells till Morning."""

import pytest
from games.hilltop.haunt_scenes import MakeTable, begun, furnish, placed
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.cards import CARD, OBJECT
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_30 import BELLS, ELDER_HP, STAKE
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import make_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round, slot_begins
from hauntbox.games.hilltop.state import REMOVED, STUNNED, TRAITOR
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.uses import blast_piece

ELDER = 3
"""The figure of the Elder at a table of three; it has 2 life."""


def stake(t: Table, x: int) -> None:
    t.g.hands[x].append(make_object(t.g, STAKE))


def elder_life(t: Table) -> int:
    assert t.g.hp[t.seats] == t.g.tracks[ELDER_HP]
    return t.g.tracks[ELDER_HP]


def stunned(t: Table, f: int = ELDER) -> bool:
    return bool(t.g.flags[f] & STUNNED)


@pytest.mark.rule("HAU-30-1")
@pytest.mark.rule("HIL-HF-21")
@pytest.mark.parametrize(("seats", "hp"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_traitor_becomes_the_elder_in_the_haunt_room_and_leaves_the_cards_there(
    table: MakeTable, seats: int, hp: int
) -> None:
    t = table(*NAMES[:seats])
    furnish(t)
    t.hand(2, "axe", "dog")
    t.haunt(30, revealer=2, room="kitchen")
    assert t.g.flags[2] & REMOVED
    assert t.cards(2) == []
    assert t.pile("kitchen") == ["axe", "dog"]
    assert (t.room(seats), t.g.player[seats], t.g.team[seats]) == ("kitchen", 2, TRAITOR)
    assert elder_life(t) == hp
    assert not t.g.dead


@pytest.mark.rule("HAU-30-1")
@pytest.mark.rule("HIL-HF-15")
def test_its_pile_in_a_barrier_room_can_be_reached_from_both_sides(table: MakeTable) -> None:
    t = table()
    furnish(t)
    t.lay("catacombs", "basement", 0, 1)
    t.hand(2, "axe")
    t.haunt(30, revealer=2, room="catacombs")
    t.at(ELDER, "kitchen")
    for side in (0, 2):
        t.at(0, "catacombs", side)
        assert "pick axe" in t.turn(0).options


@pytest.mark.rule("HAU-30-1")
@pytest.mark.rule("HAU-30-2")
def test_the_traitor_places_the_stairs_the_first_hero_chapel_and_gardens(table: MakeTable) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.haunt(30, revealer=2, room="kitchen")
    assert placed(t) == [(2, "stairs_from_basement"), (0, "chapel"), (0, "gardens")]
    assert STORIES[30].heroes_read == (2, 3)


@pytest.mark.rule("HAU-30-1")
def test_the_elder_acts_in_the_monster_turn_and_the_traitor_has_no_turn(table: MakeTable) -> None:
    t = begun(table, 30)
    assert t.ask.seat == 0
    t.play("end")
    assert t.ask.seat == 1
    t.dice(2, 2, 0, 0, 0)
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 2)
    assert t.g.tracks[BELLS] == 1


@pytest.mark.rule("HAU-30-3")
@pytest.mark.parametrize(("faces", "found"), [((2, 2, 0, 0, 0), 1), ((2, 1, 0, 0, 0), 0)])
def test_knowledge_4_in_a_stake_room_gives_a_stake(table: MakeTable, faces: tuple[int, ...], found: int) -> None:
    t = begun(table, 30)
    assert "act h30_whittle knowledge" not in t.turn(1).options
    t.at(1, "storeroom")
    t.turn(1)
    t.dice(*faces)
    t.play("act h30_whittle knowledge")
    assert len(t.cards(1)) == found
    assert "act h30_whittle knowledge" not in t.options
    assert ("act h30_whittle knowledge" in t.turn(1).options) is not found


@pytest.mark.rule("HAU-30-4")
def test_a_stake_adds_two_dice_and_takes_a_life_of_the_elder(table: MakeTable) -> None:
    t = begun(table, 30)
    stake(t, 0)
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0)
    t.play("attack m1 might object-1")
    assert (elder_life(t), stunned(t)) == (1, True)
    assert t.cards(0) == []
    assert t.g.gone == [OBJECT]


@pytest.mark.rule("HAU-30-4")
def test_a_stake_that_does_not_win_stays_in_hand(table: MakeTable) -> None:
    t = begun(table, 30)
    stake(t, 0)
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0)
    t.play("attack m1 might object-1")
    assert (elder_life(t), stunned(t)) == (2, False)
    assert t.cards(0) == ["object-1"]


@pytest.mark.rule("HAU-30-4")
def test_a_stake_kills_a_fledgling(table: MakeTable) -> None:
    t = begun(table, 30, 4)
    t.at(3, "storeroom")
    t.rule(die, 3, "HIL-DEATH-1")
    young = 5
    stake(t, 0)
    t.at(0, "storeroom")
    t.turn(0)
    t.dice(2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    t.play("attack m2 might object-1")
    assert t.g.flags[young] & REMOVED
    assert t.ending is None
    assert t.g.team[3] == TRAITOR


@pytest.mark.rule("HAU-30-5")
def test_any_other_defeat_only_stuns(table: MakeTable) -> None:
    t = begun(table, 30)
    stake(t, 0)
    t.hand(0, "axe")
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(2, 2, 2, 0, 0, 0, *[0] * 6)
    t.play("attack m1 might axe")
    assert (elder_life(t), stunned(t)) == (2, True)
    assert t.cards(0) == ["object-1", "axe"]


@pytest.mark.rule("HAU-30-5")
@pytest.mark.rule("HAU-30-11")
def test_the_elder_without_life_is_dead_and_the_heroes_win(table: MakeTable) -> None:
    t = begun(table, 30)
    t.g.hp[ELDER] = t.g.tracks[ELDER_HP] = 1
    stake(t, 0)
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(2, 0, 0, 0, 0, 0, 0, *[0] * 6)
    t.play("attack m1 might object-1")
    assert t.ending == "haunt_30_heroes"
    assert t.g.winners == 0b011
    assert t.g.flags[ELDER] & REMOVED


@pytest.mark.rule("HAU-30-9")
def test_a_bell_strikes_at_the_start_of_each_traitor_slot(table: MakeTable) -> None:
    t = begun(table, 30)
    assert t.g.tracks[BELLS] == 0
    t.rule(slot_begins)
    assert t.g.tracks[BELLS] == 1
    assert dict(STORIES[30].limits)[BELLS] == 7


@pytest.mark.rule("HAU-30-9")
@pytest.mark.rule("HAU-30-10")
@pytest.mark.parametrize(("seats", "alive"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_heroes_win_in_the_morning_if_enough_are_alive(table: MakeTable, seats: int, alive: int) -> None:
    t = begun(table, 30, seats)
    for x in [x for x in range(seats) if x != 2][alive:]:
        t.rule(die, x, "HIL-DEATH-1")
    t.g.tracks[BELLS] = 5
    t.rule(slot_begins)
    assert t.ending is None
    t.rule(slot_begins)
    assert t.ending == "haunt_30_heroes"
    assert t.g.winners.bit_count() == alive


@pytest.mark.rule("HAU-30-10")
@pytest.mark.rule("HAU-30-12")
@pytest.mark.parametrize(("seats", "alive"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_traitor_wins_at_once_when_too_few_are_alive(table: MakeTable, seats: int, alive: int) -> None:
    t = begun(table, 30, seats)
    doomed = [x for x in range(seats) if x != 2][alive - 1 :]
    for x in doomed[:-1]:
        t.rule(die, x, "HIL-DEATH-1")
    assert t.ending is None
    t.rule(die, doomed[-1], "HIL-DEATH-1")
    assert t.ending == "haunt_30_traitor"


@pytest.mark.rule("HAU-30-13")
def test_the_music_box_does_not_hold_a_vampire(table: MakeTable) -> None:
    t = begun(table, 30)
    t.hand(0, "music_box")
    t.g.box_open = True
    t.at(0, "foyer")
    t.dice(2, 2, 0, 0, 0)
    t.rule(monster_turn).play("step foyer")
    assert not t.told("lulled")
    assert "attack p1 might" in t.options


@pytest.mark.rule("HAU-30-13")
def test_a_bell_rung_badly_calls_no_vampire(table: MakeTable) -> None:
    t = begun(table, 30)
    t.hand(0, "bell")
    t.at(0, "foyer")
    t.turn(0)
    t.dice(0, 0, 0)
    t.play("use bell")
    assert (t.prompt, t.ask.seat) == ("main", 0)
    assert t.room(ELDER) == "kitchen"


@pytest.mark.rule("HAU-30-5")
def test_dynamite_only_stuns_a_vampire(table: MakeTable) -> None:
    t = begun(table, 30)
    t.dice(0, 0, 0, 0, 0)
    t.rule(blast_piece, ELDER, 0)
    assert (elder_life(t), stunned(t)) == (2, True)


@pytest.mark.rule("HAU-30-13")
def test_rooms_of_the_dead_and_the_bell_mean_nothing_to_vampires(table: MakeTable) -> None:
    t = begun(table, 30)
    haunt = STORIES[30]
    untouched = [NUMBER["crypt"], NUMBER["graveyard"], NUMBER["pentagram_chamber"], -1 - CARD["bell"]]
    assert not any(haunt.room_text_applies(t.g, ELDER, room) for room in untouched)
    assert all(haunt.room_text_applies(t.g, 0, room) for room in untouched)


def test_bots_want_stakes_and_the_elder_wants_weak_heroes(table: MakeTable) -> None:
    t = begun(table, 30)
    haunt = STORIES[30]
    t.at(0, "storeroom")
    before = dict(haunt.reasons(t.g, 0))
    stake(t, 0)
    assert sum(dict(haunt.reasons(t.g, 0)).values()) > sum(before.values())
    far = dict(haunt.reasons(t.g, 2))
    t.at(ELDER, "foyer")
    near = dict(haunt.reasons(t.g, 2))
    t.steps(1, might=1, speed=1)
    weak = dict(haunt.reasons(t.g, 2))
    assert far["prey"] < near["prey"] < weak["prey"]


def test_a_round_goes_on_with_a_vampire_in_every_seat_but_one(table: MakeTable) -> None:
    t = begun(table, 30)
    t.rule(die, 1, "HIL-DEATH-1")
    t.run((haunt_round, ()))
    assert (t.prompt, t.ask.seat) == ("main", 0)
    t.dice(*[0] * 8)
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 2)
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("monster", 1)


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_end(seed: int) -> None:
    outcome = play_by_chance(30, 3 + seed % 4, seed)
    assert outcome.facts["haunt"] == "haunt_30"
