"""Haunt 33, Read Aloud: the way of the Book."""

import pytest
from games.hilltop.haunt_scenes import MakeTable, furnish
from games.hilltop.table import NAMES, Table

from hauntbox.games.hilltop.cards import BOOK, CARD
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.traits import die, lie_down

DESTROY = "act h33_destroy sanity"


def begun(table: MakeTable, seats: int = 3) -> Table:
    """Father Aldous (p3) is the traitor and has the Book (Knowledge 6); all explorers are in the hall."""
    t = table(*NAMES[:seats])
    furnish(t)
    t.hand(2, "book")
    t.g.steps[4 * 2 + 3] = 6
    t.haunt(33, revealer=2, room="kitchen", omen="book")
    return t


def book_to(t: Table, x: int) -> None:
    """Puts the Book into other hands without its effects."""
    t.g.hands[t.g.holder(BOOK)].remove(BOOK)
    t.g.hands[x].append(BOOK)


def book_down(t: Table, room: str) -> None:
    t.g.hands[t.g.holder(BOOK)].remove(BOOK)
    lie_down(t.g, BOOK, NUMBER[room])


@pytest.mark.rule("HAU-33-5")
@pytest.mark.rule("HIL-CARD-5")
def test_the_book_is_stolen_with_its_knowledge(table: MakeTable) -> None:
    t = begun(table)
    t.turn(0)
    t.dice(2, 1, 0, 0, 0, 0, 0, 1, 0)
    t.play("attack p3 might", "steal book")
    assert (t.cards(0), t.cards(2)) == (["book"], [])
    assert (t.step(0, "knowledge"), t.step(2, "knowledge")) == (5, 4)


@pytest.mark.rule("HAU-33-5")
@pytest.mark.rule("HAU-33-6")
def test_heroes_hand_it_over_and_drop_it_but_the_traitor_does_not(table: MakeTable) -> None:
    t = begun(table)
    t.hand(2, "axe")
    t.turn(2)
    assert "drop axe" in t.options
    assert "give axe p1" in t.options
    assert not [option for option in t.options if "book" in option]
    book_to(t, 0)
    t.turn(0)
    assert "drop book" in t.options
    assert "give book p2" in t.options
    t.play("give book p2", "accept")
    assert t.cards(1) == ["book"]


@pytest.mark.rule("HAU-33-5")
def test_the_dog_does_not_carry_the_book(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "dog")
    t.lying("foyer", "axe")
    book_down(t, "foyer")
    assert [card for card in (BOOK, CARD["axe"]) if STORIES[33].dog_carries(t.g, card)] == [CARD["axe"]]
    t.turn(0).play("use dog")
    assert [option for option in t.options if option.startswith("axe")]
    assert not [option for option in t.options if option.startswith("book")]


@pytest.mark.rule("HAU-33-6")
def test_monsters_do_not_pick_the_book_up(table: MakeTable) -> None:
    t = begun(table, 4)
    book_down(t, "entrance_hall")
    t.dice(1, 0, 0)
    t.rule(monster_turn).play("m1")
    assert not [option for option in t.options if "pick" in option or "book" in option]


@pytest.mark.rule("HAU-33-7")
@pytest.mark.rule("HAU-33-13")
@pytest.mark.parametrize("room", ["furnace_room", "chapel", "underground_lake"])
def test_sanity_or_knowledge_4_destroys_the_book_and_the_heroes_win(table: MakeTable, room: str) -> None:
    t = begun(table)
    t.lay("underground_lake", "basement", -1, 0, 0)
    book_to(t, 0)
    t.at(0, room)
    t.turn(0)
    assert "act h33_destroy knowledge" in t.options
    t.dice(2, 2, 0)
    t.play(DESTROY)
    assert t.ending == "haunt_33_heroes"
    assert t.g.winners == 0b011
    assert t.g.holder(BOOK) == -1
    assert BOOK in t.g.gone


@pytest.mark.rule("HAU-33-13")
def test_a_hero_whom_the_loss_of_the_book_would_kill_still_wins(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1")
    book_to(t, 0)
    t.steps(0, knowledge=1)
    t.at(0, "chapel")
    t.turn(0)
    t.dice(2, 2, 0)
    t.play(DESTROY)
    assert t.ending == "haunt_33_heroes"


@pytest.mark.rule("HAU-33-7")
def test_a_failure_costs_a_point_of_mental_damage(table: MakeTable) -> None:
    t = begun(table)
    book_to(t, 0)
    t.at(0, "chapel")
    t.turn(0)
    t.dice(2, 1, 0)
    t.play(DESTROY, "sanity 1 knowledge 0")
    assert t.step(0, "sanity") == 2
    assert t.cards(0) == ["book"]
    assert t.ending is None
    assert DESTROY not in t.options


@pytest.mark.rule("HAU-33-7")
def test_only_a_hero_with_the_book_destroys_it_and_only_there(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "chapel")
    assert DESTROY not in t.turn(2).options
    t.at(0, "chapel")
    assert DESTROY not in t.turn(0).options
    book_to(t, 0)
    assert DESTROY in t.turn(0).options
    t.at(0, "kitchen")
    assert DESTROY not in t.turn(0).options
