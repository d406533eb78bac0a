"""Haunt 10, Sunday Visitors."""

import pytest
from games.hilltop.sunday_scenes import AUNT, UNCLE, MakeTable, alone, begun, house
from games.hilltop.table import NAMES

from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import trait_of
from hauntbox.games.hilltop.haunts.haunt_10 import RELATIVE
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import pieces_of
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import REMOVED, SMOKE_TOKEN

# --- set-up


@pytest.mark.rule("HAU-10-1")
@pytest.mark.rule("HIL-HF-6")
def test_the_revealer_is_gone_and_its_cards_lie_in_its_room_the_madman_too(table: MakeTable) -> None:
    t = table()
    house(t)
    t.hand(0, "axe")
    t.at(0, "chapel")
    t.haunt(10, revealer=0, room="chapel")
    assert t.g.flags[0] & REMOVED
    assert sorted(t.pile("chapel")) == ["axe", "madman"]
    assert not t.g.dead
    assert t.ask.seat == 0, "the player places the family"


@pytest.mark.rule("HAU-10-2")
def test_the_first_hero_places_graveyard_and_chapel(table: MakeTable) -> None:
    t = table()
    t.haunt(10, revealer=0, room="entrance_hall")
    for tile in ("graveyard", "chapel"):
        assert (t.ask.seat, t.prompt, t.ask.about) == (1, "place_tile", tile)
        t.play(t.options[0])
        assert t.g.in_house(NUMBER[tile])


@pytest.mark.rule("HAU-10-3")
@pytest.mark.parametrize(("seats", "count", "might"), [(3, 3, 4), (4, 4, 5), (5, 5, 5), (6, 6, 5)])
def test_the_relatives_come_two_or_more_away_at_most_two_into_a_room(
    table: MakeTable, seats: int, count: int, might: int
) -> None:
    t = table(*NAMES[:seats])
    house(t)
    t.haunt(10, revealer=0, room="entrance_hall")
    far = {"graveyard", "chapel", "grand_staircase", "upper_landing", "basement_landing"}
    assert (t.ask.seat, set(t.options)) == (0, far)
    t.play("chapel")
    assert "chapel" in t.options
    t.play("chapel")
    assert "chapel" not in t.options
    for name in ("graveyard", "graveyard", "grand_staircase", "grand_staircase")[: count - 2]:
        t.play(name)
    relatives = pieces_of(t.g, RELATIVE)
    assert len(relatives) == count
    assert [(trait_of(t.g, f, MIGHT), t.g.hp[f], t.g.player[f]) for f in relatives] == [(might, 3, 0)] * count


@pytest.mark.rule("HAU-10-3")
@pytest.mark.rule("HIL-HF-14")
def test_without_a_room_so_far_away_the_farthest_are_used(table: MakeTable) -> None:
    t = table(*NAMES[:5])
    house(t)
    for seat, room in ((1, "entrance_hall"), (2, "foyer"), (3, "upper_landing"), (4, "basement_landing")):
        t.at(seat, room)
    t.haunt(10, revealer=0, room="entrance_hall")
    assert set(t.options) == {"graveyard", "chapel", "grand_staircase"}, "all of them next to somebody"


# --- whom they see


@pytest.mark.rule("HAU-10-4")
def test_a_relative_that_sees_a_hero_goes_there_at_full_speed_and_attacks(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "grand_staircase")
    t.at(1, "upper_landing")
    t.dice(1, 1, 2, 2, 2, 2, 0, 0)
    t.rule(monster_turn)
    assert t.room(UNCLE) == "entrance_hall"
    assert (t.prompt, t.ask.seat) == ("split_physical", 2), "nobody was asked on the way"


@pytest.mark.rule("HAU-10-4")
def test_one_that_does_not_get_there_comes_as_near_as_it_can(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "grand_staircase")
    t.dice(0, 1)
    t.rule(monster_turn)
    assert t.ask is None
    assert t.room(UNCLE) == "foyer"
    assert not t.told("attack")


@pytest.mark.rule("HAU-10-4")
def test_the_own_room_is_in_sight(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "upper_landing")
    t.at(1, "upper_landing")
    t.dice(2, 2, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn)
    assert [(facts["who"], facts["target"]) for facts in t.told("attack")] == [("h10_relative", "piper_lang")]
    assert t.room(UNCLE) == "upper_landing"


@pytest.mark.rule("HAU-10-4")
def test_without_a_hero_in_sight_its_player_moves_it_freely(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "upper_landing")
    t.dice(1, 0)
    t.rule(monster_turn)
    assert (t.prompt, t.options) == ("monster", ["end", "step grand_staircase"])
    t.play("end")
    assert t.room(UNCLE) == "upper_landing"


@pytest.mark.rule("HAU-10-4")
def test_whom_it_sees_at_first_it_goes_for_whoever_else_comes_into_sight(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "graveyard")
    t.at(1, "chapel")
    t.dice(1, 1, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn)
    assert t.room(UNCLE) == "chapel", "from the Foyer it sees the Entrance Hall as well"
    assert t.told("attack")[-1]["target"] == "piper_lang"


@pytest.mark.rule("HAU-10-4")
def test_its_player_cannot_keep_it_back(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE, AUNT)
    t.at(UNCLE, "grand_staircase")
    t.at(AUNT, "upper_landing")
    t.dice(0, 1)
    t.rule(monster_turn).play("all done")
    assert (t.room(UNCLE), t.room(AUNT)) == ("foyer", "upper_landing")
    assert t.ask is None


@pytest.mark.rule("HAU-10-5")
@pytest.mark.rule("HIL-COMBAT-11")
def test_line_of_sight_needs_doors_in_a_row_and_no_smoke(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "grand_staircase")
    t.g.tokens[SMOKE_TOKEN] = NUMBER["foyer"]
    t.dice(1, 1)
    assert t.rule(monster_turn).prompt == "monster"
    t.g.tokens[SMOKE_TOKEN] = -1
    t.at(UNCLE, "chapel")
    t.dice(1, 1)
    assert t.rule(monster_turn).prompt == "monster", "round the corner"


@pytest.mark.rule("HAU-10-5")
def test_the_nearest_in_sight_is_its_prey_and_its_player_breaks_ties(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "foyer")
    t.at(1, "chapel")
    t.dice(1, 1)
    t.rule(monster_turn)
    assert (t.ask.seat, t.prompt, set(t.options)) == (0, "chase_step", {"entrance_hall", "chapel"})
    t.lay("ballroom", "ground", 0, 1)
    t.at(UNCLE, "grand_staircase")
    t.at(1, "foyer")
    t.dice(1, 1, 0, 0, 0, 0, 0, 0, 0)
    t.rule(monster_turn)
    assert t.room(UNCLE) == "foyer", "Piper Lang is nearer than Father Aldous"


@pytest.mark.rule("HAU-10-5")
def test_two_heroes_in_its_room_are_its_players_choice(table: MakeTable) -> None:
    t = alone(begun(table), UNCLE)
    t.at(UNCLE, "entrance_hall")
    t.rule(monster_turn)
    assert (t.prompt, t.options) == ("chase_attack", ["attack p2 might", "attack p3 might"])
