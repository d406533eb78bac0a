"""Haunt 29, Measure Twice: what the Mended Man and his maker do, and what is done to him without lamps."""

import pytest
from games.hilltop.haunt_scenes import MakeTable, begun
from games.hilltop.table import Table

from hauntbox.games.hilltop.attack import stun
from hauntbox.games.hilltop.haunts.haunt_29 import LURE, SEAMS
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import STUNNED, on
from hauntbox.games.hilltop.traits import die

MAN = 3
"""The figure of the Mended Man at a table of three; his seams are 2."""


def seams(t: Table) -> int:
    assert t.g.hp[t.seats] == t.g.tracks[SEAMS]
    return t.g.tracks[SEAMS]


def stunned(t: Table) -> bool:
    return bool(t.g.flags[t.seats] & STUNNED)


@pytest.mark.rule("HAU-29-6")
@pytest.mark.parametrize(("mine", "left"), [((2, 2, 0, 0, 0), 2), ((2, 2, 1, 0, 0), 2), ((2, 2, 2, 0, 0), 1)])
def test_a_might_attack_won_by_3_costs_a_seam(table: MakeTable, mine: tuple[int, ...], left: int) -> None:
    t = begun(table, 29)
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(*mine, 2, 1, 0, 0, 0, 0, 0)
    t.play("attack m1 might")
    assert (seams(t), stunned(t)) == (left, True)


@pytest.mark.rule("HAU-29-6")
def test_a_shot_won_by_5_only_stuns_him(table: MakeTable) -> None:
    t = begun(table, 29)
    t.hand(0, "revolver")
    t.at(0, "kitchen")
    t.turn(0)
    t.dice(2, 2, 1, 0, 0, 0, 0, 0)
    t.play("attack m1 speed revolver")
    assert (seams(t), stunned(t)) == (2, True)


@pytest.mark.rule("HAU-29-6")
def test_when_he_attacks_and_loses_he_is_only_stunned(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(0, "kitchen")
    t.dice(0, 0, 0, *[0] * 7, 2, 2, 2, 0, 0)
    t.rule(monster_turn).play("attack p1 might")
    assert (seams(t), stunned(t)) == (2, True)


@pytest.mark.rule("HAU-29-7")
def test_sanity_4_takes_the_lure_from_any_other_hero(table: MakeTable) -> None:
    t = begun(table, 29)
    t.turn(0)
    t.dice(2, 1, 0)
    t.play("act h29_hum sanity")
    assert not t.g.marks
    assert "act h29_hum sanity" not in t.options
    t.turn(0)
    t.dice(2, 2, 0)
    t.play("act h29_hum sanity")
    assert t.g.marked(LURE, on(0)) == 1
    t.turn(1)
    t.dice(2, 2, 0)
    t.play("act h29_hum sanity")
    assert t.g.marks == {(LURE, on(1)): 1}
    assert "act h29_hum sanity" not in t.turn(2).options


def lure(t: Table, x: int) -> None:
    t.g.marks[(LURE, on(x))] = 1


@pytest.mark.rule("HAU-29-8")
@pytest.mark.rule("FWB-7")
def test_he_must_run_to_the_lured_hero_and_attacks_only_there(table: MakeTable) -> None:
    t = begun(table, 29)
    lure(t, 1)
    t.at(0, "kitchen")
    t.at(1, "upper_landing")
    t.dice(2, 2, 2)
    t.rule(monster_turn)
    assert t.room(MAN) == "upper_landing"  # one space more to leave the kitchen, then three: five of six
    assert t.options == ["end", "attack p2 might"]
    t.play("end")
    assert not t.g.marks


@pytest.mark.rule("HAU-29-8")
@pytest.mark.rule("FWB-7")
def test_he_stops_when_the_spaces_are_spent_and_may_attack_any_hero_there(table: MakeTable) -> None:
    t = begun(table, 29)
    lure(t, 1)
    t.at(0, "foyer")
    t.at(1, "upper_landing")
    t.dice(1, 1, 0)
    t.rule(monster_turn)
    assert t.room(MAN) == "foyer"
    assert t.options == ["end", "attack p1 might"]


@pytest.mark.rule("FWB-7")
def test_after_the_rush_he_does_not_go_on_by_a_fall(table: MakeTable) -> None:
    t = begun(table, 29)
    t.lay("collapsed_room", "ground", -2, -1)
    lure(t, 1)
    t.at(1, "collapsed_room")
    t.dice(2, 2, 2)
    t.rule(monster_turn)
    assert t.room(MAN) == "collapsed_room"
    assert t.options == ["end", "attack p2 might"]


@pytest.mark.rule("HAU-29-8")
def test_without_a_lure_he_goes_where_the_traitor_likes(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(1, "upper_landing")
    t.dice(2, 2, 2)
    t.rule(monster_turn)
    assert (t.prompt, t.ask.seat, t.options) == ("monster", 2, ["end", "step foyer"])


@pytest.mark.rule("HAU-29-8")
def test_the_lure_goes_after_the_monster_turn_even_if_he_was_stunned(table: MakeTable) -> None:
    t = begun(table, 29)
    lure(t, 1)
    stun(t.g, MAN)
    t.rule(monster_turn)
    assert t.room(MAN) == "kitchen"
    assert not stunned(t)
    assert not t.g.marks


@pytest.mark.rule("HAU-29-8")
def test_the_lure_dies_with_its_hero(table: MakeTable) -> None:
    t = begun(table, 29)
    lure(t, 1)
    t.rule(die, 1, "HIL-DEATH-1")
    assert not t.g.marks


@pytest.mark.rule("HAU-29-9")
@pytest.mark.parametrize(("faces", "back"), [((2, 2, 1, 0), 2), ((2, 2, 0, 0), 1)])
def test_knowledge_5_mends_a_seam(table: MakeTable, faces: tuple[int, ...], back: int) -> None:
    t = begun(table, 29)
    t.at(2, "kitchen")
    t.g.hp[MAN] = t.g.tracks[SEAMS] = 1
    t.turn(2)
    t.dice(*faces)
    t.play("act h29_mend knowledge")
    assert seams(t) == back
    assert "act h29_mend knowledge" not in t.options


@pytest.mark.rule("HAU-29-9")
def test_in_the_laboratory_4_is_enough(table: MakeTable) -> None:
    t = begun(table, 29)
    t.lay("operating_laboratory", "upper", 0, -1, 0)
    t.at(2, "operating_laboratory")
    t.at(MAN, "operating_laboratory")
    t.g.hp[MAN] = t.g.tracks[SEAMS] = 1
    t.turn(2)
    t.dice(2, 2, 0, 0)
    t.play("act h29_mend knowledge")
    assert seams(t) == 2


@pytest.mark.rule("HAU-29-9")
def test_there_is_nothing_to_mend_when_he_is_whole_or_elsewhere_or_for_a_hero(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(2, "kitchen")
    assert "act h29_mend knowledge" not in t.turn(2).options
    t.g.hp[MAN] = t.g.tracks[SEAMS] = 1
    assert "act h29_mend knowledge" in t.turn(2).options
    t.at(0, "kitchen")
    assert "act h29_mend knowledge" not in t.turn(0).options
    t.at(2, "foyer")
    assert "act h29_mend knowledge" not in t.turn(2).options


def blows_up(option: str, room: str) -> bool:
    return option.split()[-1] in (room, str(NUMBER[room]))


@pytest.mark.rule("HAU-29-10")
def test_dynamite_that_hits_costs_a_seam_and_stuns(table: MakeTable) -> None:
    t = begun(table, 29)
    t.hand(0, "dynamite")
    t.at(0, "foyer")
    t.turn(0)
    t.dice(2, 2, 0)
    t.play(next(option for option in t.options if option.startswith("use dynamite") and blows_up(option, "kitchen")))
    assert (seams(t), stunned(t)) == (1, True)


@pytest.mark.rule("HAU-29-10")
def test_dynamite_that_misses_costs_nothing(table: MakeTable) -> None:
    t = begun(table, 29)
    t.hand(0, "dynamite")
    t.at(0, "foyer")
    t.turn(0)
    t.dice(2, 2, 1)
    t.play(next(option for option in t.options if option.startswith("use dynamite") and blows_up(option, "kitchen")))
    assert (seams(t), stunned(t)) == (2, False)


@pytest.mark.rule("HAU-29-11")
@pytest.mark.rule("HIL-DEATH-5")
def test_he_goes_on_without_the_traitor_and_nobody_mends(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(2, "kitchen")
    t.g.hp[MAN] = t.g.tracks[SEAMS] = 1
    t.rule(die, 2, "HIL-DEATH-1")
    assert t.ending is None
    t.dice(2, 2, 2)
    t.rule(monster_turn)
    assert (t.prompt, t.ask.seat) == ("monster", 2)
    assert not [option for option in t.options if "mend" in option]
