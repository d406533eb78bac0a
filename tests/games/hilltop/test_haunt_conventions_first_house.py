"""What haunts 1 to 25 have in common: HAU-0125, the house, set-up, sides and ends."""

from typing import ClassVar

import pytest
from games.hilltop.first_scenes import MakeTable, Wailing, acts, eight_legs, faces, root_and_branch, sunday

from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import BOOK, CARD
from hauntbox.games.hilltop.declare import CHANGES, Win
from hauntbox.games.hilltop.grab import hold
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_04 import CLEANSED, enough
from hauntbox.games.hilltop.haunts.haunt_07 import FLASK, GRIP, ROOT
from hauntbox.games.hilltop.haunts.haunt_10 import RELATIVE
from hauntbox.games.hilltop.haunts.haunt_11 import GUEST, WARDS
from hauntbox.games.hilltop.monsters import monster_turn, step_closer
from hauntbox.games.hilltop.ops import dead_heroes, escape, escaped, make_object, move_towards, pieces_of
from hauntbox.games.hilltop.patterns import open_front_door
from hauntbox.games.hilltop.rooms import NUMBER, PENTAGRAM_CHAMBER
from hauntbox.games.hilltop.state import HEROES, REMOVED, STUCK, Hilltop, on
from hauntbox.games.hilltop.traits import die

# --- rooms and set-up


@pytest.mark.rule("HAU-0125-11")
@pytest.mark.rule("HIL-HF-14")
def test_pieces_are_never_put_into_the_chute_or_the_elevator(table: MakeTable) -> None:
    t = table()
    t.lay("graveyard", "ground", -1, -1)
    t.lay("chapel", "ground", -1, 1)
    t.lay("mystic_elevator", "upper", 0, 1)
    t.lay("ballroom", "ground", 0, 1)
    t.lay("coal_chute", "ground", 0, 2)
    t.haunt(10, revealer=0, room="entrance_hall")
    assert set(t.options) == {"graveyard", "chapel", "grand_staircase", "upper_landing", "basement_landing"}


@pytest.mark.rule("HAU-0125-12")
@pytest.mark.rule("HIL-HF-15")
@pytest.mark.rule("HIL-ROOM-9")
def test_a_root_in_a_barrier_room_is_reached_from_both_sides(table: MakeTable) -> None:
    t = root_and_branch(table, ("tower", "upper", 1, 0, 0))
    t.at(3, "tower")
    t.g.hands[0].append(make_object(t.g, FLASK))
    for side in (1, 3):
        t.at(0, "tower", side)
        assert acts(t.turn(0)) == ["act h07_pour 3"]


@pytest.mark.rule("HAU-0125-13")
@pytest.mark.rule("HIL-HF-16")
def test_an_ensured_room_comes_to_its_first_floor_with_a_doorway_and_gives_no_card(table: MakeTable) -> None:
    t = table()
    t.lay("graveyard", "ground", -1, -1)
    t.haunt(10, revealer=0, room="entrance_hall")
    assert (t.ask.seat, t.ask.about) == (1, "chapel")
    t.play(next(option for option in t.options if option.endswith("-1,1 r0")))
    assert t.g.floor(NUMBER["chapel"]) == 1
    t.play("chapel", "chapel", "grand_staircase")
    for f in pieces_of(t.g, RELATIVE):
        t.at(f, "upper_landing")
    t.turn(1).play("step foyer", "step chapel")
    assert not t.told("drew")
    assert not t.told("symbol")


@pytest.mark.rule("HAU-0125-13")
@pytest.mark.rule("HIL-HF-16")
def test_a_room_that_is_in_the_house_is_not_ensured_again(table: MakeTable) -> None:
    t = table()
    t.lay("kitchen", "basement", 0, -1, 1)
    t.haunt(7, revealer=0, room="kitchen")
    assert t.prompt == "choose_room"


@pytest.mark.rule("HAU-0125-14")
@pytest.mark.rule("HIL-HF-18")
def test_the_first_hero_may_place_stairs_for_a_hero_below(table: MakeTable) -> None:
    t = table()
    t.at(2, "basement_landing")
    t.haunt(4, revealer=1, room="entrance_hall")
    assert (t.ask.seat, t.prompt) == (2, "hero_stairs")
    t.play("yes")
    t.play(t.options[0])
    assert t.g.in_house(NUMBER["stairs_from_basement"])


@pytest.mark.rule("HAU-0125-15")
@pytest.mark.rule("HIL-HF-20")
def test_an_object_is_given_dropped_picked_up_and_left_behind_like_a_card(table: MakeTable) -> None:
    t = root_and_branch(table)
    for _ in range(2):
        t.g.hands[0].append(make_object(t.g, FLASK))
    t.turn(0).play("give object-1 p2", "accept")
    assert t.cards(1) == ["object-1"]
    assert not any(option.startswith("give") for option in t.options), "the one hand-over of the turn"
    t.play("drop object-2")
    assert t.pile("entrance_hall") == ["object-2"]
    t.turn(1).play("pick object-2")
    t.rule(die, 1, "HIL-DEATH-1")
    assert t.pile("entrance_hall") == ["object-1", "object-2"]


@pytest.mark.rule("HAU-0125-16")
@pytest.mark.rule("HAU-0125-26")
@pytest.mark.rule("HIL-HF-6")
def test_the_omen_a_haunt_relies_on_comes_to_the_revealer_if_nobody_has_it(table: MakeTable) -> None:
    t = eight_legs(table)
    assert t.cards(1) == ["bite"]
    assert not t.told("nameless"), "without the attack of the Bite"
    assert CARD["bite"] not in t.g.omens.contents()
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.hand(1, "book")
    t.haunt(7, revealer=0, room="kitchen")
    assert t.g.holder(BOOK) == 1


@pytest.mark.rule("HAU-0125-17")
@pytest.mark.rule("HIL-HF-21")
def test_a_traitor_whose_fate_is_to_die_leaves_a_pile_and_plays_the_monsters(table: MakeTable) -> None:
    t = sunday(table)
    assert t.g.flags[0] & REMOVED
    assert t.pile("entrance_hall") == ["madman"]
    assert all(t.g.player[f] == 0 for f in t.g.pieces)
    assert t.g.order == (1, 2, 0)


@pytest.mark.rule("HAU-0125-17")
@pytest.mark.rule("HIL-HF-21")
def test_a_traitor_whose_fate_is_to_change_is_no_explorer_any_more(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(STORIES[11]), "fates", (CHANGES,) * 4)
    t = table()
    t.lay("conservatory", "ground", -1, -1, 2)
    t.hand(0, "axe")
    t.haunt(11, revealer=0, room="entrance_hall")
    t.play("conservatory")
    assert t.g.flags[0] & REMOVED
    assert sorted(t.pile("entrance_hall")) == ["axe", "madman"]


@pytest.mark.rule("HAU-0125-18")
@pytest.mark.rule("HIL-HF-3")
def test_escaped_heroes_are_alive_but_not_in_the_house_and_the_dead_are_counted(table: MakeTable) -> None:
    t = eight_legs(table, 6)
    t.rule(leave, 2)
    t.rule(die, 3, "HIL-DEATH-1")
    assert t.g.living_heroes == [1, 4, 5]
    assert escaped(t.g) == [2]
    assert dead_heroes(t.g) == 1


def leave(g: Hilltop, x: int) -> None:
    escape(g, x, "HAU-0125-21")


class Endless(Wailing):
    """The heroes would win as soon as a marker lies on the table."""

    setup_kind: ClassVar[str] = "one_traitor"
    wins: ClassVar[tuple[Win, ...]] = (Win(HEROES, "HAU-20-1", lambda g: g.marked("h38_roost") > 0),)


@pytest.mark.rule("HAU-0125-19")
@pytest.mark.rule("HIL-HF-4")
def test_with_no_hero_in_the_house_the_traitors_side_wins_and_the_heroes_need_one_alive(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STORIES, 20, Endless())
    t = table()
    t.second_half(20, traitor=0)
    t.rule(die, 1, "HIL-DEATH-1")
    assert t.ending is None
    t.g.marks[("h38_roost", -1)] = 1
    t.g.flags[2] |= REMOVED
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.ending == "haunt_20_traitor"


@pytest.mark.rule("HAU-0125-20")
@pytest.mark.rule("HIL-HF-4")
def test_the_traitors_death_ends_nothing(table: MakeTable) -> None:
    t = faces(table)
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.ending is None
    t.rule(monster_turn)
    assert (t.ask.seat, t.prompt) == (0, "monster"), "its player goes on with the monsters"


@pytest.mark.rule("HAU-0125-21")
def test_the_front_door_lets_heroes_out_from_their_next_turn_on(table: MakeTable) -> None:
    t = eight_legs(table)
    t.at(2, "entrance_hall")
    t.at(3, "foyer")
    t.next("drip")
    t.dice(2, 2, 1, 0)
    t.turn(2).play("act h04_force_door knowledge")
    assert t.ask is None, "drawing an event, the opener's turn is over"
    t.turn(2).play("act h04_leave_house")
    assert escaped(t.g) == [2]


@pytest.mark.rule("HAU-0125-21")
def test_traitor_and_monsters_never_leave(table: MakeTable) -> None:
    t = eight_legs(table, 5)
    open_front_door(t.g, "HAU-04-10")
    t.at(0, "entrance_hall")
    t.at(5, "entrance_hall")
    assert acts(t.turn(0)) == []
    assert acts(t.rule(monster_turn)) == []


@pytest.mark.rule("HAU-0125-22")
@pytest.mark.rule("HIL-HF-22")
def test_who_is_dragged_pays_nothing_rolls_nothing_and_starts_no_elevator(table: MakeTable) -> None:
    t = root_and_branch(table, ("tower", "upper", 1, 0, 0), ("junk_room", "upper", 2, 0, 0))
    t.at(0, "junk_room")
    t.at(4, "junk_room")
    t.at(1, "junk_room")
    hold(t.g, 4, 0, GRIP, "HAU-07-3")
    t.rule(monster_turn).play("m2")
    assert (t.room(0), t.room(4)) == ("grand_staircase", "grand_staircase"), "past the tower in three spaces"
    assert not [facts for facts in t.told("rolled") if facts["who"] == "bruno_kessler"]
    t.lay("mystic_elevator", "upper", 0, 1)
    where = t.g.cell[NUMBER["mystic_elevator"]]
    t.at(3, "mystic_elevator")
    t.rule(monster_turn).play("m2")
    assert t.room(0) == "mystic_elevator"
    assert t.g.cell[NUMBER["mystic_elevator"]] == where


@pytest.mark.rule("HAU-0125-22")
@pytest.mark.rule("HIL-HF-22")
@pytest.mark.rule("HIL-ROOM-20")
def test_a_way_down_the_chute_costs_no_space(table: MakeTable) -> None:
    t = root_and_branch(table, ("coal_chute", "ground", 0, -1, 2), ("larder", "basement", 0, 1, 0))
    t.rule(move_towards, 0, NUMBER["larder"], 2, 0, "HIL-HF-22")
    assert t.room(0) == "larder"
    t.at(0, "larder")
    t.at(4, "coal_chute")
    t.dice(1, 0, 0)
    t.rule(monster_turn).play("m2")
    t.run((step_closer, (4, [0])))
    assert t.room(4) == "basement_landing"
    assert t.g.spaces[4 - t.seats] == 1


@pytest.mark.rule("HAU-0125-23")
@pytest.mark.rule("HIL-HF-1")
def test_each_side_reads_its_own_rules_and_watchers_none(table: MakeTable) -> None:
    t = faces(table)
    heroes, traitor, watchers = brief(t.g, 1), brief(t.g, 0), brief(t.g, None)
    assert heroes is not None
    assert traitor is not None
    assert "HAU-11-12" in heroes.rules
    assert "HAU-11-3" not in heroes.rules
    assert "HAU-11-3" in traitor.rules
    assert "HAU-11-12" not in traitor.rules
    assert "HAU-11-1" in heroes.rules
    assert "HAU-11-1" in traitor.rules
    assert watchers is None or not {"HAU-11-3", "HAU-11-12"} & set(watchers.rules)


@pytest.mark.rule("HAU-0125-24")
@pytest.mark.rule("HIL-HF-2")
def test_deaths_change_no_number(table: MakeTable) -> None:
    t = eight_legs(table, 6)
    assert enough(t.g) == 3
    t.rule(die, 4, "HIL-DEATH-1")
    t.rule(die, 5, "HIL-DEATH-1")
    assert enough(t.g) == 3
    t = faces(table, 4)
    t.rule(die, 3, "HIL-DEATH-1")
    t.g.tracks[WARDS] = 3
    t.at(1, "chapel")
    t.dice(2, 2, 1)
    t.turn(1).play("act h11_ward might")
    assert (t.g.tracks[WARDS], t.ending) == (4, None), "five are needed, as with four players"
    assert len(pieces_of(t.g, GUEST)) == 1


@pytest.mark.rule("HAU-0125-25")
@pytest.mark.rule("HIL-HF-25")
def test_the_entrance_hall_stands_in_for_a_list_of_rooms_that_cannot_come_any_more(table: MakeTable) -> None:
    t = table()
    t.only_tiles("attic", "larder")
    t.haunt(7, revealer=0, room="foyer")
    t.play_until("main")
    assert acts(t.turn(1)) == [], "the Larder may still be found"
    t.only_tiles("attic")
    assert acts(t.turn(1)) == ["act h07_brew knowledge"]
    t.at(1, "foyer")
    assert acts(t.turn(1)) == []
    assert pieces_of(t.g, ROOT)


class Certain(Wailing):
    """A haunt that the chart begins in the Pentagram Chamber only."""

    number: ClassVar[int] = 14
    setup_kind: ClassVar[str] = "one_traitor"
    certain: ClassVar[int] = PENTAGRAM_CHAMBER


@pytest.mark.rule("HAU-0125-26")
def test_a_forced_haunt_puts_its_certain_room_into_the_house_and_begins_there(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STORIES, 14, Certain())
    t = table()
    t.haunt(14, revealer=0, room="foyer")
    assert (t.ask.seat, t.prompt, t.ask.about) == (0, "place_tile", "pentagram_chamber")
    t.play(t.options[0])
    assert t.g.in_house(PENTAGRAM_CHAMBER)
    assert t.g.reveal_room == PENTAGRAM_CHAMBER


@pytest.mark.rule("HAU-0125-26")
def test_a_certain_room_that_is_there_is_the_reveal_room(table: MakeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STORIES, 14, Certain())
    t = table()
    t.lay("pentagram_chamber", "basement", -1, 0)
    t.haunt(14, revealer=0, room="foyer")
    assert t.prompt == "main"
    assert t.g.reveal_room == PENTAGRAM_CHAMBER


@pytest.mark.rule("HAU-0125-18")
@pytest.mark.rule("HIL-HF-3")
def test_no_hero_lives_means_none_in_the_house(table: MakeTable) -> None:
    t = eight_legs(table, 5)
    t.g.flags[1] &= ~STUCK
    t.g.marks[(CLEANSED, on(1))] = 1
    t.rule(leave, 2)
    t.rule(die, 3, "HIL-DEATH-1")
    assert t.ending is None, "one is out and two are alive inside"
    assert t.g.living_heroes == [1, 4]
