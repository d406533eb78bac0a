"""Chapter Haunt framework: free-for-all, and winning."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import BOAT, HOUND, LAMP, Tiny

from hauntbox.games.hilltop.cards import CARD, OBJECT
from hauntbox.games.hilltop.declare import Win
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.moving import put
from hauntbox.games.hilltop.ops import (
    advance,
    collapse,
    escape,
    lay_object,
    mark,
    remove,
    spawn,
    take_object,
    use_up,
)  # fmt: skip
from hauntbox.games.hilltop.ops_sides import convert
from hauntbox.games.hilltop.predicates import (
    Predicate,
    all_escaped,
    both,
    dead,
    destroyed,
    either,
    explorer_at,
    half_dead,
    held,
    in_ruins,
    marks,
    more_than_half_dead,
    never,
    none_left,
    piece_at,
    track,
)  # fmt: skip
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import ALONE, HEROES, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.kernel.ask import Rule

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER = NUMBER["entrance_hall"], NUMBER["foyer"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


# --- FFA


class EachAlone(Tiny):
    setup_kind: ClassVar[str] = "free_for_all"
    default_win: ClassVar[bool] = False
    wins: ClassVar[tuple[Win, ...]] = (Win(ALONE + 1, "HIL-FW-66", lambda g: g.marked("h31_emptied") > 0),)


@pytest.mark.rule("HIL-FW-66")
def test_every_seat_is_a_team_of_its_own(table: MakeTable, story: Tell) -> None:
    t = table()
    t.haunt(story(EachAlone()), revealer=0)
    assert t.g.team == [ALONE, ALONE + 1, ALONE + 2]
    t.hand(0, "bell")
    t.run((begin_turn, (0,)))
    assert {"give bell p2", "give bell p3", "attack p2 might"} <= set(t.options)
    t.play("give bell p3", "accept")
    assert t.cards(2) == ["bell"]
    t.rule(ring, "h31_emptied")
    assert (t.ending, t.g.winners) == ("haunt_99_alone", 0b010)


# --- winning


def ring(g: Hilltop, marker: str) -> None:
    mark(g, marker)


@pytest.mark.rule("HIL-FW-70")
def test_conditions_are_looked_at_after_every_change(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.rule(ring, "h11_wards")
    assert t.ending is None
    t.rule(ring, "h11_wards")
    assert (t.ending, t.g.winners) == ("haunt_99_heroes", 0b011)


@pytest.mark.rule("HIL-FW-70")
@pytest.mark.rule("HIL-END-3")
def test_of_two_conditions_that_of_the_side_to_move_counts(table: MakeTable, story: Tell) -> None:
    for active, ending in ((0, "haunt_99_heroes"), (2, "haunt_99_traitor")):
        t = begun(table, story)
        t.g.active = active
        t.g.marks[("h11_wards", -1)] = 2
        t.rule(toll)
        assert t.ending == ending


def toll(g: Hilltop) -> None:
    advance(g, "h30_bells", 7, "")


class Patient(Tiny):
    wins: ClassVar[tuple[Win, ...]] = (Win(HEROES, "HIL-FW-70", lambda g: g.room[0] == FOYER, late=True),)


@pytest.mark.rule("HIL-FW-70")
def test_a_condition_may_wait_for_the_end_of_a_turn(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Patient())
    t.run((begin_turn, (0,)))
    t.play("step foyer")
    assert t.ending is None
    t.play("step grand_staircase", "step foyer", "end")
    assert t.ending == "haunt_99_heroes"


class Lost(Tiny):
    def impossible(self, g: Hilltop, team: int) -> bool:
        return team == TRAITOR or bool(g.marked("h29_lure"))


@pytest.mark.rule("HIL-FW-71")
@pytest.mark.rule("HIL-END-2")
def test_when_no_side_can_win_both_lose(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Lost())
    t.rule(ring, "h11_wards")
    assert t.ending is None
    t.rule(ring, "h29_lure")
    assert (t.ending, t.g.winners) == ("both_lose", 0)


@pytest.mark.rule("HIL-FW-72")
@pytest.mark.rule("HIL-HF-28")
def test_a_converted_player_wins_or_loses_with_the_new_side(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=4)
    t.rule(die, 0, "")
    t.rule(convert, 0, TRAITOR, "")
    t.rule(toll)
    assert (t.ending, t.g.winners) == ("haunt_99_traitor", 0b0101)


def happens(g: Hilltop, what: str) -> Rule[None]:
    """Something that a condition may speak of."""
    if what == "deaths":
        yield from die(g, 0, "")
        yield from die(g, 1, "")
    elif what == "escapes":
        for x in (0, 1, 3):
            escape(g, x, "")
    elif what == "bells":
        advance(g, "h30_bells", 3, "")
    elif what == "marker":
        mark(g, "h29_lure", by=3)
    elif what == "kill":
        remove(g, 4, "")
    elif what == "walk":
        g.room[4] = FOYER
        yield from put(g, 0, FOYER, "")
    elif what == "take":
        yield from take_object(g, 0, LAMP, "")
    elif what == "break":
        use_up(g, 0, OBJECT + 1)
    elif what == "ruin":
        collapse(g, FOYER, "")


CONDITIONS: tuple[tuple[str, Predicate], ...] = (
    ("deaths", dead(2)),
    ("deaths", dead((3, 2, 5, 5))),
    ("deaths", more_than_half_dead),
    ("deaths", half_dead),
    ("escapes", all_escaped),
    ("bells", track("h30_bells", 3)),
    ("marker", marks("h29_lure", (9, 3, 9, 9))),
    ("kill", none_left(HOUND)),
    ("walk", piece_at(HOUND, FOYER)),
    ("walk", explorer_at(0, FOYER)),
    ("take", held(OBJECT + 1, HEROES)),
    ("ruin", in_ruins(FOYER)),
    ("walk", both(piece_at(HOUND, FOYER), explorer_at(0, FOYER))),
    ("walk", either(track("h30_bells", 3), explorer_at(0, FOYER))),
    ("walk", never(piece_at(HOUND, HALL))),
)


class NoEnd(Tiny):
    wins: ClassVar[tuple[Win, ...]] = ()
    default_win: ClassVar[bool] = False


@pytest.mark.rule("HIL-FW-70")
@pytest.mark.parametrize(("what", "condition"), CONDITIONS)
def test_conditions_hold_from_the_change_on(table: MakeTable, story: Tell, what: str, condition: Predicate) -> None:
    t = begun(table, story, NoEnd(), seats=4)
    spawn(t.g, HOUND, HALL)
    lay_object(t.g, BOAT, NUMBER["upper_landing"])
    assert not condition(t.g)
    t.rule(happens, what)
    assert condition(t.g)


@pytest.mark.rule("HIL-FW-70")
def test_an_object_that_is_used_up_is_destroyed(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, NoEnd())
    lay_object(t.g, BOAT, FOYER)
    t.rule(happens, "take")
    assert not destroyed(OBJECT)(t.g)
    assert not destroyed(OBJECT + 1)(t.g)
    t.rule(happens, "break")
    assert destroyed(OBJECT + 1)(t.g)
    assert not destroyed(OBJECT)(t.g)
    assert destroyed(CARD["axe"])(t.g)  # in the deck it is in nobody's reach
