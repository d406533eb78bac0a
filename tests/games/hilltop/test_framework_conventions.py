"""Chapter Haunt framework: the conventions about reading a haunt and acting (HIL-HF)."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import HOUND, LAMP, Tiny

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack
from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import first_hero, traitor_player
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.ops import (
    dead_heroes,
    escape,
    haunt_room,
    mark,
    spawn,
)  # fmt: skip
from hauntbox.games.hilltop.ops_sides import convert
from hauntbox.games.hilltop.rooms import NUMBER, TILES
from hauntbox.games.hilltop.rounds import haunt_round, play_slot
from hauntbox.games.hilltop.scene import scene
from hauntbox.games.hilltop.state import ESCAPED, GRABBED, STUNNED, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import die
from hauntbox.kernel.ask import Rule

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER, LANDING = NUMBER["entrance_hall"], NUMBER["foyer"], NUMBER["upper_landing"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


# --- reading a haunt


@pytest.mark.rule("HIL-HF-1")
def test_each_side_reads_its_own_rules_and_sees_what_is_on_the_table(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    for seat, kept in ((0, 3), (2, 2)):
        read = brief(t.g, seat)
        assert read is not None
        assert f"HAU-99-{kept}" not in read.rules
    watched = brief(t.g, None)
    assert watched is not None
    assert watched.rules == ()
    shown = scene(GAME, GAME.view(t.g, 0), 0, None)
    assert [(track.value, track.limit) for track in shown.tracks if track.name == "h30_bells"] == [(0, None)]


@pytest.mark.rule("HIL-HF-3")
def test_who_counts_as_hero_as_escaped_and_as_dead(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=6)
    t.rule(die, 0, "")
    t.rule(convert, 0, TRAITOR, "")
    t.rule(convert, 1, TRAITOR, "")
    escape(t.g, 3, "")
    assert t.g.living_heroes == [4, 5]
    assert dead_heroes(t.g) == 1  # whatever became of the player later
    assert t.g.flags[3] == ESCAPED


@pytest.mark.rule("HIL-HF-4")
def test_without_a_living_hero_in_the_house_the_traitor_wins(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.rule(die, 2, "")
    assert t.ending is None  # the traitor's death ends nothing
    t.rule(die, 0, "")
    t.rule(die, 1, "")
    assert t.ending == "haunt_99_traitor"


class NoDefault(Tiny):
    default_win: ClassVar[bool] = False


@pytest.mark.rule("HIL-HF-4")
def test_a_haunt_may_list_its_winners_otherwise(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, NoDefault())
    t.rule(die, 0, "")
    t.rule(die, 1, "")
    assert t.ending is None


@pytest.mark.rule("HIL-HF-5")
def test_the_haunt_room_is_where_the_omen_was_drawn(table: MakeTable, story: Tell) -> None:
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    t.at(0, "upper_landing")
    t.haunt(story(Tiny()), revealer=0, room="kitchen")
    assert t.g.reveal_room == NUMBER["kitchen"]
    t.g.reveal_room = NUMBER["mystic_elevator"]
    t.run((place_in_haunt_room, ()))
    assert TILES[t.g.memory["room"]].id == "upper_landing"  # the nearest allowed room stands in


def place_in_haunt_room(g: Hilltop) -> Rule[None]:
    g.memory["room"] = yield from haunt_room(g, 0, LAMP)


class Relying(Tiny):
    relies: ClassVar[tuple[int, ...]] = (CARD["holy_symbol"],)


@pytest.mark.rule("HIL-HF-6")
def test_an_omen_a_haunt_relies_on_comes_to_the_revealer(table: MakeTable, story: Tell) -> None:
    t = table()
    t.haunt(story(Relying()), revealer=0)
    assert t.cards(0) == ["holy_symbol"]
    assert t.step(0, "sanity") == 5
    t = table()
    t.hand(2, "holy_symbol")
    t.haunt(story(Relying()), revealer=0)
    assert (t.cards(0), t.cards(2)) == ([], ["holy_symbol"])


class Forbidden(Relying):
    def may_carry(self, g: Hilltop, x: int, card: int) -> bool:
        return False


@pytest.mark.rule("HIL-HF-6")
def test_where_it_may_not_be_carried_it_lies_in_the_room(table: MakeTable, story: Tell) -> None:
    t = table()
    t.at(0, "foyer")
    t.haunt(story(Forbidden()), revealer=0)
    assert t.pile("foyer") == ["holy_symbol"]


@pytest.mark.rule("HIL-HF-7")
def test_the_first_hero_is_able_if_there_is_one(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, traitor=3, seats=4)
    assert first_hero(t.g) == 0
    t.g.flags[0] |= GRABBED
    assert first_hero(t.g) == 1
    t.g.flags[1] |= GRABBED
    t.rule(die, 2, "")
    assert first_hero(t.g) == 0  # none is able: the first living one
    t.rule(die, 3, "")
    assert traitor_player(t.g) == 3


class Slots(Tiny):
    def slot_start(self, g: Hilltop) -> None:
        mark(g, "h29_lure")

    def slot_end(self, g: Hilltop) -> None:
        mark(g, "h04_strand")


@pytest.mark.rule("HIL-HF-8")
@pytest.mark.rule("HIL-HAUNT-33")
def test_the_traitor_slot_comes_whatever_became_of_the_traitor(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Slots())
    spawn(t.g, HOUND, FOYER)
    t.rule(die, 2, "")
    t.g.slot = 2
    t.run((play_slot, ()))
    assert (t.g.marked("h29_lure"), t.g.marked("h04_strand")) == (1, 1)
    assert (t.prompt, t.ask.seat) == ("monster", 2)  # the monster turn follows at once


@pytest.mark.rule("HIL-HF-9")
def test_rounds_are_counted_after_the_last_place(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.g.round = 0
    t.run((haunt_round, ()))
    rounds = []
    for _ in range(4):
        rounds.append((t.ask.seat, t.g.round))
        t.play("end")
    assert rounds == [(0, 1), (1, 1), (2, 1), (0, 2)]


# --- acting


class Defeats(Tiny):
    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
        g.memory["beaten"] = (*g.memory.get("beaten", ()), (f, by, margin))
        return False


@pytest.mark.rule("HIL-HF-13")
def test_defeated_is_who_lost_a_combat_roll(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Defeats())
    hound = spawn(t.g, HOUND, HALL)
    t.dice(1, 1, 0, 0, 0, 0, 0, 0)
    t.rule(attack, 0, hound, MIGHT, -1)
    assert t.g.flags[hound] == STUNNED
    t.g.flags[hound] = 0
    t.dice(0, 0, 0, 1, 0, 0, 0, 0)
    t.rule(attack, hound, 0, MIGHT, -1)
    t.dice(1, 0, 0, 0, 0, 1, 0, 0)
    t.rule(attack, 0, hound, MIGHT, -1)  # a tie defeats nobody
    assert t.g.memory["beaten"] == ((hound, 0, 2), (hound, 0, 1))
