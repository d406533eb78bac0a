"""What haunts 1 to 25 have in common: HAU-0125, shown in the haunts 4, 7, 10 and 11."""

import pytest
from games.hilltop.first_scenes import MakeTable, Wailing, acts, eight_legs, faces, root_and_branch, sunday

from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import first_hero, trait_of, traitor_player
from hauntbox.games.hilltop.grab import hold
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_04 import CLUTCH, STRAND
from hauntbox.games.hilltop.haunts.haunt_07 import GRIP
from hauntbox.games.hilltop.haunts.haunt_10 import DAWN
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import GONE, HELPLESS, REMOVED, STUNNED
from hauntbox.games.hilltop.traits import able

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
