"""What haunts 1 to 25 have in common: HAU-0125, shown in the haunts 4, 7, 10 and 11."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table

from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import BOOK, CARD
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import first_hero, trait_of, traitor_player
from hauntbox.games.hilltop.grab import hold
from hauntbox.games.hilltop.haunt import CHANGES, STORIES, Haunt, Kind, Win
from hauntbox.games.hilltop.haunts.haunt_04 import CLEANSED, CLUTCH, STRAND, enough
from hauntbox.games.hilltop.haunts.haunt_07 import FLASK, GRIP, ROOT
from hauntbox.games.hilltop.haunts.haunt_10 import DAWN, RELATIVE
from hauntbox.games.hilltop.haunts.haunt_11 import GUEST, WARDS
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import dead_heroes, escape, escaped, make_object, pieces_of, spawn
from hauntbox.games.hilltop.patterns import open_front_door
from hauntbox.games.hilltop.rooms import NUMBER, PENTAGRAM_CHAMBER
from hauntbox.games.hilltop.state import GONE, HELPLESS, HEROES, REMOVED, STUCK, STUNNED, Hilltop, on
from hauntbox.games.hilltop.traits import able, die

MakeTable = Callable[..., Table]


def eight_legs(table: MakeTable, seats: int = 3, room: str = "foyer") -> Table:
    """Haunt 4: Piper Lang (p2) hangs in a room, Bruno Kessler (p1) is the traitor."""
    t = table(*NAMES[:seats])
    t.at(1, room)
    return t.haunt(4, revealer=1, room=room)


def root_and_branch(table: MakeTable, *tiles: tuple[str, str, int, int, int]) -> Table:
    """Haunt 7: Father Aldous (p3) is the traitor; three roots, the first in the Grand Staircase."""
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    for tile in tiles:
        t.lay(*tile)
    t.haunt(7, revealer=0, room="kitchen")
    return t.play("grand_staircase", "upper_landing", "kitchen")


def sunday(table: MakeTable) -> Table:
    """Haunt 10: Bruno Kessler (p1) is gone; three Relatives upstairs."""
    t = table()
    t.lay("graveyard", "ground", -1, -1)
    t.lay("chapel", "ground", -1, 1)
    t.haunt(10, revealer=0, room="foyer")
    return t.play("upper_landing", "upper_landing", "grand_staircase")


def faces(table: MakeTable, seats: int = 3) -> Table:
    """Haunt 11: Bruno Kessler (p1) is the traitor; the first Guest is in the Conservatory."""
    t = table(*NAMES[:seats])
    t.lay("conservatory", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.haunt(11, revealer=0, room="entrance_hall")
    return t.play("conservatory")


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act")]


# --- numbers, rooms, seats, slots


@pytest.mark.rule("HAU-0125-1")
@pytest.mark.rule("HIL-HF-2")
@pytest.mark.parametrize(("seats", "might"), [(3, 3), (4, 4), (5, 3), (6, 3)])
def test_a_number_comes_from_the_column_of_the_players(table: MakeTable, seats: int, might: int) -> None:
    t = eight_legs(table, seats)
    assert trait_of(t.g, seats, MIGHT) == might


@pytest.mark.rule("HAU-0125-2")
@pytest.mark.rule("HIL-HF-5")
def test_the_reveal_room_is_where_the_omen_was_drawn(table: MakeTable) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.at(1, "foyer")
    t.haunt(4, revealer=1, room="kitchen")
    assert t.g.reveal_room == NUMBER["kitchen"]
    assert t.g.marked(STRAND, NUMBER["foyer"]), "the bearer hangs where it stands now"


@pytest.mark.rule("HAU-0125-3")
@pytest.mark.rule("HIL-HF-7")
def test_the_first_hero_is_the_first_able_one_and_the_traitors_player_stays_when_the_figure_is_gone(
    table: MakeTable,
) -> None:
    t = eight_legs(table)
    assert t.g.order == (1, 2, 0)
    assert first_hero(t.g) == 2, "the bearer is stuck"
    t.g.flags[2] |= HELPLESS
    assert first_hero(t.g) == 1, "none is able: the first living one"
    assert t.g.flags[0] & REMOVED
    assert traitor_player(t.g) == t.g.player[3] == 0


@pytest.mark.rule("HAU-0125-4")
@pytest.mark.rule("HIL-HF-8")
def test_the_traitor_slot_comes_right_before_the_monsters_even_without_a_traitor(table: MakeTable) -> None:
    t = eight_legs(table)
    t.play("end")
    assert t.g.tracks[CLUTCH] == 0
    t.play("end")
    assert (t.prompt, t.g.tracks[CLUTCH]) == ("monster", 1)


@pytest.mark.rule("HAU-0125-5")
@pytest.mark.rule("HIL-HF-9")
def test_a_round_ends_after_the_monster_turn(table: MakeTable) -> None:
    t = sunday(table)
    for x in (1, 2):
        t.at(x, "chapel")
    t.play("end", "end")
    assert (t.prompt, t.g.round, t.g.tracks[DAWN]) == ("next_monster", 1, 0)
    t.play("all done")
    assert (t.prompt, t.ask.seat, t.g.round, t.g.tracks[DAWN]) == ("main", 1, 2, 1)


# --- acting


@pytest.mark.rule("HAU-0125-6")
@pytest.mark.rule("HIL-HF-11")
def test_an_action_costs_nothing_is_no_attack_and_may_be_tried_again_next_turn(table: MakeTable) -> None:
    t = faces(table)
    t.at(1, "chapel")
    t.at(3, "chapel")
    t.dice(0, 0, 0)
    t.turn(1).play("act h11_ward might")
    assert t.g.spent == 0
    assert {"attack m1 might", "step foyer"} <= set(t.options)
    assert acts(t) == []
    assert acts(t.turn(1)) == ["act h11_ward might", "act h11_ward sanity"]
    t.at(0, "chapel")
    assert acts(t.turn(0)) == ["act h11_let_in"], "the traitor has its own"
    assert not any(option.startswith("act") for option in t.rule(monster_turn).options)


@pytest.mark.rule("HAU-0125-7")
@pytest.mark.rule("HIL-HF-12")
def test_starred_actions_share_one_attempt_a_turn(table: MakeTable) -> None:
    t = eight_legs(table, room="entrance_hall")
    assert acts(t.turn(2)) == [
        "act h04_cut might",
        "act h04_force_door might",
        "act h04_force_door knowledge",
    ]
    t.dice(0, 0)
    t.play("act h04_cut might")
    assert acts(t) == []


@pytest.mark.rule("HAU-0125-8")
@pytest.mark.rule("HIL-HF-10")
def test_webbed_and_grabbed_heroes_are_not_able(table: MakeTable) -> None:
    t = eight_legs(table, 4)
    t.at(4, "foyer")
    t.at(2, "foyer")
    t.at(1, "foyer")
    t.dice(1, 1, 1, 1, 2, 2, 2, 2, 0, 0)
    t.rule(monster_turn).play("attack p3 might", "h04_web")
    assert not able(t.g, 2)
    t = root_and_branch(table)
    hold(t.g, 4, 0, GRIP, "HAU-07-3")
    assert not able(t.g, 0)
    t.at(0, "kitchen")
    assert acts(t.turn(0)) == ["act h07_struggle"], "no brewing in a vine"


@pytest.mark.rule("HAU-0125-9")
@pytest.mark.rule("HIL-HF-13")
def test_defeated_by_attack_or_defence_but_not_by_a_tie(table: MakeTable) -> None:
    t = faces(table)
    t.at(3, "entrance_hall")
    t.dice(1, 1, 0, 1, 1, 0)
    t.turn(1).play("attack m1 might")
    assert not t.g.flags[3] & (GONE | STUNNED)
    t.dice(1, 1, 1, 0, 0, 0, 1, 0)
    t.rule(monster_turn).play("attack p3 might")
    assert t.g.flags[3] & STUNNED
    t.g.flags[3] &= ~STUNNED
    t.dice(2, 2, 2, 0, 0, 0)
    t.turn(1).play("attack m1 might")
    assert t.g.flags[3] & REMOVED, "destroyed for good"


class Wailing(Haunt):
    """A haunt with a spirit and nothing else; it can be won by nobody."""

    number: ClassVar[int] = 20
    setup_kind: ClassVar[str] = "no_traitor"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind("h38_firebat", speed=3, sanity=4, spirit=True),)


@pytest.fixture
def wailing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STORIES, 20, Wailing())


@pytest.mark.rule("HAU-0125-10")
def test_a_spirit_is_fought_with_sanity_only_and_without_weapons(table: MakeTable, wailing: None) -> None:
    t = table()
    t.hand(1, "axe", "revolver", "ring")
    t.second_half(20, traitor=0)
    ghost = spawn(t.g, "h38_firebat", NUMBER["entrance_hall"], player=0)
    assert [option for option in t.turn(2).options if option.startswith("attack m")] == ["attack m1 sanity"]
    assert [option for option in t.turn(1).options if option.startswith("attack m")] == ["attack m1 sanity"]
    t.dice(0, 0, 0, 2, 2, 0, 0, 2, 0, 0)
    t.at(2, "foyer")
    t.rule(monster_turn)
    assert [option for option in t.options if option.startswith("attack")] == ["attack p2 sanity"]
    t.play("attack p2 sanity")
    assert t.prompt == "split_mental"
    assert t.g.room[ghost] == t.g.room[1]


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
