"""Death: HIL-DEATH."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import GHOUL, LAMP, PLAIN, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.cards import FORESIGHT
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.ops import spawn, take_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round, play_slot
from hauntbox.games.hilltop.state import DEAD
from hauntbox.games.hilltop.traits import change, die
from hauntbox.games.hilltop.turn import begin_turn

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


def at_the_end(t: Table, seat: int) -> None:
    """The explorer dies, alone in the Upper Landing."""
    t.second_half(PLAIN, traitor=1)
    t.at(seat, "upper_landing")


@pytest.mark.rule("HIL-DEATH-1")
def test_a_clip_on_the_skull_is_death_at_once(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.rule(change, 0, MIGHT, -3, "HIL-DEATH-1")
    assert t.g.flags[0] & DEAD
    assert t.told("died") == [{"who": "bruno_kessler", "room": "entrance_hall"}]


@pytest.mark.rule("HIL-DEATH-1")
def test_the_player_of_a_dead_explorer_has_no_turn(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.run((die, (2, "HIL-DEATH-1")), (play_slot, ()))
    assert (t.prompt, t.ask.seat) == ("main", 0)  # the order was 2, 0, 1


@pytest.mark.rule("HIL-DEATH-2")
def test_everything_is_left_in_the_room(table: Callable[..., Table]) -> None:
    t = table()
    at_the_end(t, 0)
    t.hand(0, "axe", "ring", "dog", "blood_dagger")
    t.run((take_object, (0, LAMP, "HIL-HF-20")), (die, (0, "HIL-DEATH-1")))
    assert t.pile("upper_landing") == ["axe", "ring", "dog", "blood_dagger", "object-1"]
    assert t.cards(0) == []


@pytest.mark.rule("HIL-DEATH-3")
def test_a_companion_joins_the_first_who_enters(table: Callable[..., Table]) -> None:
    t = table()
    at_the_end(t, 0)
    t.at(2, "grand_staircase")
    t.hand(0, "madman", "axe")
    t.run((die, (0, "HIL-DEATH-1")), (begin_turn, (2,)))
    assert t.pile("upper_landing") == ["madman", "axe"]
    t.play("step upper_landing")
    assert t.cards(2) == ["madman"]
    assert t.pile("upper_landing") == ["axe"]
    assert (t.step(2, "might"), t.step(2, "sanity")) == (5, 4)  # from 3 and 5


@pytest.mark.rule("HIL-DEATH-3")
def test_of_several_who_are_there_the_next_seat_gets_the_companion(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh")
    t.second_half(PLAIN, traitor=1)
    t.hand(2, "girl")
    t.rule(die, 2, "HIL-DEATH-1")
    assert [t.cards(x) for x in range(4)] == [[], [], [], ["girl"]]
    assert (t.step(3, "sanity"), t.step(3, "knowledge")) == (4, 5)  # from 3 and 4


@pytest.mark.rule("HIL-DEATH-3")
def test_a_companion_may_be_the_death_of_the_next_one_too(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh")
    t.second_half(PLAIN, traitor=1)
    t.hand(2, "madman")
    t.steps(3, sanity=1)
    t.rule(die, 2, "HIL-DEATH-1")
    assert t.g.flags[3] & DEAD
    assert t.cards(0) == ["madman"]
    assert not t.g.piles


@pytest.mark.rule("HIL-DEATH-4")
def test_bite_kept_events_and_numbers_are_discarded(table: Callable[..., Table]) -> None:
    t = table()
    at_the_end(t, 0)
    t.hand(0, "bite", "grave_dirt", "foresight", "book")
    t.g.foreseen[0] = 7
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.pile("upper_landing") == ["book"]
    assert t.g.foreseen[0] == -1
    assert FORESIGHT in t.g.events.discards
    assert len(t.g.events.discards) == 2
    assert t.g.omens.discards == [0]


@pytest.mark.rule("HIL-DEATH-4")
def test_the_corpse_stays_and_does_nothing(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.at(2, "upper_landing")
    t.hand(1, "medical_kit")
    t.steps(0, might=1)
    t.run((die, (0, "HIL-DEATH-1")), (begin_turn, (1,)))
    assert t.room(0) == "entrance_hall"
    assert not [option for option in t.options if option.startswith(("attack", "give", "use"))]
    t.play("step foyer")
    assert t.told("moved")[0]["cost"] == 1  # nobody hinders


@pytest.mark.rule("HIL-DEATH-5")
def test_the_death_of_the_traitor_ends_neither_game_nor_monsters(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    for room in ("entrance_hall", "foyer"):
        spawn(t.g, GHOUL, NUMBER[room])
    t.at(0, "upper_landing")
    t.at(2, "upper_landing")
    t.dice(1, 1, 1)
    t.run((die, (1, "HIL-DEATH-1")), (haunt_round, ()))
    assert t.ending is None
    t.play("end", "end")  # the two heroes
    assert (t.prompt, t.ask.seat, t.options) == ("next_monster", 1, ["m1", "m2", "all done"])
