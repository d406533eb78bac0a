"""Bloody Vision: an attack that nobody wanted."""

from collections.abc import Callable

import pytest
from games.hilltop.drawn import draws, finish, hurts, rolls
from games.hilltop.table import Table

from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import STUNNED

MakeTable = Callable[..., Table]
BRUNO, PIPER, ALDOUS = "bruno_kessler", "piper_lang", "father_aldous"


def vision(table: MakeTable, total: int = 1, haunt: bool = False) -> Table:
    """Bruno sees blood; Piper has Might 3, Aldous 2."""
    t = table()
    if haunt:
        t.second_half(38, traitor=2)
    rolls(t, 0, "sanity", total)
    return t


@pytest.mark.rule("HIL-CARD-50")
@pytest.mark.parametrize("total", [0, 1])
def test_you_must_attack_the_explorer_with_the_lowest_might_in_the_first_half_too(table: MakeTable, total: int) -> None:
    t = vision(table, total)
    t.dice(2, 2, 1, 0, 0)
    t.dice(1, 0)
    finish(draws(t, "bloody_vision"))
    assert t.told("attack")[0]["target"] == ALDOUS
    assert hurts(t) == [(ALDOUS, 4, "physical")]


@pytest.mark.rule("HIL-CARD-50")
def test_equally_weak_explorers_are_chosen_from(table: MakeTable) -> None:
    t = vision(table)
    t.steps(1, might=4)
    t.steps(2, might=4)
    draws(t, "bloody_vision")
    assert t.options == ["p2", "p3"]
    rolls(t, 0, "might", 0)
    rolls(t, 1, "might", 0)
    t.play("p2")
    assert t.told("attack")[0]["target"] == PIPER


@pytest.mark.rule("HIL-CARD-50")
def test_both_may_be_hurt_also_from_the_next_room(table: MakeTable) -> None:
    t = vision(table)
    t.at(1, "grand_staircase")
    t.at(2, "foyer")
    rolls(t, 0, "might", 0)
    t.dice(2, 1)
    finish(draws(t, "bloody_vision"))
    assert t.told("attack")[0]["target"] == ALDOUS
    assert hurts(t) == [(BRUNO, 3, "physical")]


@pytest.mark.rule("HIL-CARD-50")
@pytest.mark.rule("HIL-GEN-7")
def test_without_anybody_near_nothing_happens(table: MakeTable) -> None:
    t = vision(table)
    t.at(1, "grand_staircase")
    t.at(2, "upper_landing")
    draws(t, "bloody_vision")
    assert not t.told("attack")


@pytest.mark.rule("HIL-CARD-50")
@pytest.mark.rule("HIL-ROOM-7")
def test_a_barrier_protects(table: MakeTable) -> None:
    t = vision(table)
    t.lay("chasm", "basement", 1, 0)  # doors east and west
    for seat, side in ((0, 1), (1, 3), (2, 3)):
        t.at(seat, "chasm", side)
    draws(t, "bloody_vision")
    assert not t.told("attack")


@pytest.mark.rule("HIL-CARD-50")
@pytest.mark.rule("HIL-ROOM-7")
@pytest.mark.parametrize(("side", "attacks"), [(3, 1), (1, 0)])
def test_a_barrier_protects_who_stands_behind_it_in_the_next_room(table: MakeTable, side: int, attacks: int) -> None:
    t = vision(table)
    t.lay("chasm", "basement", 1, 0)
    t.at(0, "basement_landing")
    t.at(2, "chasm", side)
    if attacks:
        rolls(t, 0, "might", 0)
        rolls(t, 2, "might", 0)
    draws(t, "bloody_vision")
    assert len(t.told("attack")) == attacks


@pytest.mark.rule("HIL-CARD-50")
def test_weapons_for_might_may_be_used(table: MakeTable) -> None:
    t = vision(table)
    t.hand(0, "axe", "revolver", "spear")
    draws(t, "bloody_vision")
    assert t.options == ["none", "axe", "spear"]
    t.dice(*[0] * 7)
    rolls(t, 2, "might", 0)
    t.play("spear")
    assert [fact["dice"] for fact in t.told("rolled")][1:] == [7, 2]


@pytest.mark.rule("HIL-CARD-50")
def test_nothing_is_stolen_in_the_first_half_and_nobody_dies(table: MakeTable) -> None:
    t = vision(table)
    t.hand(2, "axe")
    t.steps(2, speed=1, might=1)
    rolls(t, 0, "might", 10)
    t.dice(0)
    draws(t, "bloody_vision")
    assert t.ask is None
    assert t.g.here(2)
    assert t.cards(2) == ["axe"]


@pytest.mark.rule("HIL-CARD-50")
def test_in_the_second_half_a_card_may_be_stolen_even_from_the_own_side(table: MakeTable) -> None:
    t = vision(table, haunt=True)
    t.at(2, "upper_landing")
    t.hand(1, "armor", "bottle")
    rolls(t, 0, "might", 4)
    rolls(t, 1, "might", 0)
    draws(t, "bloody_vision")
    assert t.options == ["damage", "steal bottle"]
    t.play("steal bottle")
    assert t.cards(0) == ["bottle"]


@pytest.mark.rule("HIL-CARD-50")
def test_the_attack_of_the_turn_is_not_used_up(table: MakeTable) -> None:
    t = table()
    t.second_half(38, traitor=2)
    t.lay("organ_room", "ground", 0, 1, 1)
    t.at(0, "organ_room")
    t.at(2, "organ_room")
    t.g.tokens[2] = NUMBER["organ_room"]
    t.next("bloody_vision")
    t.turn(0)
    t.dice(1, 1)
    rolls(t, 0, "sanity", 0)
    rolls(t, 0, "might", 0)
    rolls(t, 2, "might", 0)
    t.play("room closet")
    assert len(t.told("attack")) == 1
    assert "attack p3 might" in t.options


@pytest.mark.rule("HIL-CARD-50")
def test_monsters_are_attacked_only_when_no_explorer_is_near(table: MakeTable) -> None:
    t = vision(table, haunt=True)
    spawn(t.g, "h38_firebat", NUMBER["entrance_hall"])
    rolls(t, 0, "might", 0)
    rolls(t, 2, "might", 0)
    draws(t, "bloody_vision")
    assert t.told("attack")[0]["target"] == ALDOUS


@pytest.mark.rule("HIL-CARD-50")
def test_of_several_monsters_near_one_is_chosen_but_no_stunned_one(table: MakeTable) -> None:
    t = vision(table, haunt=True)
    t.at(1, "upper_landing")
    t.at(2, "upper_landing")
    bats = [spawn(t.g, "h38_firebat", NUMBER[room]) for room in ("entrance_hall", "foyer", "foyer", "upper_landing")]
    t.g.flags[bats[2]] |= STUNNED
    rolls(t, 0, "might", 4)
    t.dice(0)
    draws(t, "bloody_vision")
    assert t.options == [f"figure-{bat + 1}" for bat in bats[:2]]
    t.play(t.options[1])
    assert t.told("attack")[0]["target"] == "h38_firebat"
    assert not t.g.here(bats[1])


@pytest.mark.rule("HIL-COMBAT-21")
def test_a_dagger_that_refuses_costs_the_attack_of_the_turn_too(table: MakeTable) -> None:
    t = vision(table, haunt=True)
    t.hand(0, "sacrificial_dagger")
    draws(t, "bloody_vision")
    rolls(t, 0, "knowledge", 0)
    t.dice(0, 0)
    t.play("sacrificial_dagger")
    assert not t.told("clash")
    assert t.g.attacks == 1
