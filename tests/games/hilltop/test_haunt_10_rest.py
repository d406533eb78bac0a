"""Haunt 10, Sunday Visitors: how the Relatives come to rest."""

import pytest
from games.hilltop.sunday_scenes import AUNT, COUSIN, UNCLE, MakeTable, acts, alone, begun, ended_by, house, kill
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_10 import DAWN, LIVES, RELATIVE
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import pieces_of
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import round_over
from hauntbox.games.hilltop.state import GONE, STUNNED
from hauntbox.games.hilltop.traits import die

# --- how they end


@pytest.mark.rule("HAU-10-6")
def test_each_defeat_costs_a_hit_point_and_stuns_the_third_destroys(table: MakeTable) -> None:
    t = begun(table)
    for left in (2, 1):
        t.at(UNCLE, "entrance_hall")
        t.g.flags[UNCLE] &= ~STUNNED
        t.dice(2, 2, 2, 0, 0, 0, 0)
        t.turn(1).play("attack m1 might")
        assert (t.g.hp[UNCLE], bool(t.g.flags[UNCLE] & STUNNED)) == (left, True)
    t.g.flags[UNCLE] &= ~STUNNED
    t.dice(2, 2, 2, 0, 0, 0, 0)
    t.turn(1).play("attack m1 might")
    assert t.g.flags[UNCLE] & GONE
    assert t.ending is None


@pytest.mark.rule("HAU-10-6")
@pytest.mark.rule("HIL-HF-13")
def test_a_relative_that_attacks_and_loses_is_defeated_too(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "entrance_hall")
    t.at(1, "upper_landing")
    t.dice(1, 1, 0, 0, 0, 0, 2, 2)
    t.rule(monster_turn)
    assert (t.g.hp[UNCLE], bool(t.g.flags[UNCLE] & STUNNED)) == (2, True)


@pytest.mark.rule("HAU-10-6")
@pytest.mark.rule("HIL-HF-13")
def test_dynamite_defeats_every_relative_that_fails_its_roll(table: MakeTable) -> None:
    t = begun(table)
    t.hand(1, "dynamite")
    for f in (UNCLE, AUNT):
        t.at(f, "foyer")
    t.dice(2, 1, 2, 2)
    t.turn(1).play("use dynamite foyer")
    assert [t.g.hp[f] for f in (UNCLE, AUNT)] == [2, 2], "Speed 2 never reaches five"
    assert t.g.flags[UNCLE] & t.g.flags[AUNT] & STUNNED


@pytest.mark.rule("HAU-10-7")
@pytest.mark.parametrize(
    "room", ["bedroom", "catacombs", "chapel", "crypt", "dining_room", "graveyard", "master_bedroom"]
)
def test_every_resting_room_serves(table: MakeTable, room: str) -> None:
    t = begun(table)
    if not t.g.in_house(NUMBER[room]):
        t.lay(room, "upper", 1, 0)
    t.at(1, room)
    t.at(UNCLE, room)
    assert acts(t.turn(1)) == ["act h10_lay_to_rest sanity 3", "act h10_lay_to_rest knowledge 3"]


@pytest.mark.rule("HAU-10-8")
@pytest.mark.parametrize(
    ("trait", "faces", "rests"),
    [
        ("sanity", (2, 1, 0), False),
        ("sanity", (2, 2, 0), True),
        ("knowledge", (1, 1, 1, 0, 0), False),
        ("knowledge", (1, 1, 1, 1, 0), True),
    ],
)
def test_laying_to_rest_needs_four_and_destroys_one(
    table: MakeTable, trait: str, faces: tuple[int, ...], rests: bool
) -> None:
    t = begun(table)
    t.at(1, "chapel")
    t.at(UNCLE, "chapel")
    t.at(AUNT, "chapel")
    t.g.flags[AUNT] |= STUNNED
    t.dice(*faces)
    t.turn(1).play(f"act h10_lay_to_rest {trait} 4")
    assert bool(t.g.flags[AUNT] & GONE) == rests
    assert not t.g.flags[UNCLE] & GONE
    assert acts(t) == [], "one attempt a turn"


@pytest.mark.rule("HAU-10-8")
def test_it_takes_a_resting_room_and_a_relative_in_it(table: MakeTable) -> None:
    t = begun(table)
    t.at(1, "chapel")
    t.at(UNCLE, "foyer")
    assert acts(t.turn(1)) == []
    t.at(1, "foyer")
    assert acts(t.turn(1)) == []


@pytest.mark.rule("HAU-10-9")
def test_relatives_never_use_the_elevator(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.lay("mystic_elevator", "upper", 0, 1)
    t.at(UNCLE, "upper_landing")
    t.at(1, "chapel")
    t.dice(2, 2)
    t.rule(monster_turn)
    assert t.options == ["end", "step grand_staircase"]
    t.at(1, "upper_landing")
    assert "step mystic_elevator" in t.turn(1).options


@pytest.mark.rule("HAU-10-9")
def test_they_walk_past_barriers_and_do_not_open_the_vault(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.lay("tower", "upper", 1, 0)
    t.lay("balcony", "upper", 2, 0, 1)
    t.at(UNCLE, "upper_landing")
    t.dice(1, 1)
    t.rule(monster_turn).play("step tower", "step balcony")
    assert t.room(UNCLE) == "balcony"
    t.lay("vault", "upper", 0, 1)
    t.at(UNCLE, "vault")
    assert not any(option.startswith("room") for option in t.rule(monster_turn).options)


@pytest.mark.rule("HAU-10-9")
@pytest.mark.rule("HIL-ROOM-9")
def test_in_a_barrier_room_they_reach_both_sides(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.lay("tower", "upper", 1, 0)
    t.at(UNCLE, "tower")
    t.at(1, "tower", 1)
    t.at(2, "tower", 3)
    assert t.rule(monster_turn).options == ["attack p2 might", "attack p3 might"]


@pytest.mark.rule("HAU-10-10")
def test_a_heros_corpse_heals_a_relative_once(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE, AUNT)
    for f in (UNCLE, AUNT):
        t.at(f, "upper_landing")
        t.g.hp[f] = 1
    t.at(1, "upper_landing")
    t.rule(die, 1, "HIL-DEATH-1")
    t.at(2, "chapel")
    t.dice(0, 0)
    t.rule(monster_turn).play("m1", "end")
    assert (t.g.hp[UNCLE], t.g.hp[AUNT]) == (LIVES, 1)
    t.play("end")
    assert t.g.hp[AUNT] == 1, "this corpse has been used"


@pytest.mark.rule("HAU-10-10")
def test_a_healthy_relative_leaves_the_corpse_for_another_and_the_traitors_body_is_none(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE, AUNT)
    t.at(2, "chapel")
    t.at(1, "upper_landing")
    t.rule(die, 1, "HIL-DEATH-1")
    t.at(AUNT, "upper_landing")
    t.g.hp[AUNT] = 2
    t.dice(0, 0)
    t.rule(monster_turn).play("m1", "end", "end")
    assert t.g.hp[AUNT] == LIVES
    t.at(UNCLE, "entrance_hall")
    t.g.hp[UNCLE] = 1
    t.at(2, "upper_landing")
    assert t.room(0) == "entrance_hall"
    t.dice(0, 0)
    t.rule(monster_turn).play("m1", "end")
    assert t.g.hp[UNCLE] == 1


@pytest.mark.rule("HAU-10-11")
@pytest.mark.rule("HAU-10-12")
def test_at_the_end_of_round_ten_the_dead_crumble(table: MakeTable) -> None:
    t = begun(table)
    for n in range(1, 10):
        t.rule(round_over)
        assert (t.g.tracks[DAWN], t.ending) == (n, None)
    t.rule(round_over)
    assert t.g.tracks[DAWN] == 10
    assert (t.ending, ended_by(t)) == ("haunt_10_heroes", "HAU-10-12")
    assert not pieces_of(t.g, RELATIVE)


@pytest.mark.rule("HAU-10-11")
def test_dawn_counts_whole_rounds(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    assert t.g.tracks[DAWN] == 0
    t.at(1, "chapel")
    t.at(2, "chapel")
    t.play("end", "end")
    t.play_until("main", 1)
    assert (t.g.round, t.g.tracks[DAWN]) == (2, 1)


@pytest.mark.rule("HAU-10-12")
def test_the_heroes_win_when_no_relative_is_left(table: MakeTable) -> None:
    t = begun(table)
    t.rule(kill, UNCLE)
    t.rule(kill, AUNT)
    assert t.ending is None
    t.rule(kill, COUSIN)
    assert t.ending == "haunt_10_heroes"
    assert t.g.winners == 0b110


@pytest.mark.rule("HAU-10-13")
def test_the_traitor_wins_when_no_hero_lives(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1")
    t.rule(die, 2, "HIL-DEATH-1")
    assert (t.ending, ended_by(t), t.g.winners) == ("haunt_10_traitor", "HAU-10-13", 0b001)


@pytest.mark.rule("HAU-10-14")
@pytest.mark.rule("HIL-DEATH-3")
def test_the_madman_joins_the_first_hero_who_reaches_the_pile(table: MakeTable) -> None:
    t = table()
    house(t)
    t.at(0, "foyer")
    t.haunt(10, revealer=0, room="foyer")
    t.play("upper_landing", "upper_landing", "grand_staircase")
    assert t.pile("foyer") == ["madman"]
    t.play("step foyer")
    assert t.cards(1) == ["madman"]
    assert t.step(1, "might") == 5
    assert t.pile("foyer") == []


@pytest.mark.rule("HAU-10-15")
def test_without_a_resting_room_hit_points_and_dawn_remain(table: MakeTable) -> None:
    t = table()
    t.only_tiles("attic")
    t.haunt(10, revealer=0, room="entrance_hall")
    t.play_until("main")
    t.at(UNCLE, "entrance_hall")
    t.dice(2, 2, 2, 0, 0, 0, 0)
    t.turn(1)
    assert acts(t) == [], "the Entrance Hall does not stand in for the list"
    t.play("attack m1 might")
    assert t.g.hp[UNCLE] == 2
    t.g.tracks[DAWN] = 9
    t.rule(round_over)
    assert t.ending == "haunt_10_heroes"


@pytest.mark.rule("HAU-10-16")
def test_a_relative_that_sees_a_hero_where_it_cannot_go_stays(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.lay("mystic_elevator", "upper", 0, 1)
    t.lay("bloody_room", "upper", 0, -1)
    t.at(UNCLE, "bloody_room")
    t.at(1, "mystic_elevator")
    t.dice(2, 2)
    t.rule(monster_turn)
    assert t.ask is None, "it was forced and had no choice"
    assert t.room(UNCLE) == "bloody_room"


@pytest.mark.rule("HIL-HF-1")
def test_each_side_reads_its_own_rules() -> None:
    haunt = STORIES[10]
    assert (haunt.rules, haunt.heroes_read, haunt.traitor_reads) == (16, (2, 7, 8), (13,))
    assert haunt.limits == ((DAWN, 10),)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_come_to_an_end(seats: int, seed: int) -> None:
    assert play_by_chance(10, seats, seed).facts["haunt"] == "haunt_10"
