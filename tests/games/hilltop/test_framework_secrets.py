"""Chapter Haunt framework: secrets, hidden figures, hidden roles."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import LAMP, Tiny

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.declare import Action
from hauntbox.games.hilltop.figures import hindrance
from hauntbox.games.hilltop.haunt import STORIES, Haunt
from hauntbox.games.hilltop.hidden import likely, lot, lots, may_show, role, show_lot, swap
from hauntbox.games.hilltop.hidden_move import strike_room
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.scene import scene
from hauntbox.games.hilltop.secrets import answer, give_hint, keep_secret, reveal, share_secret
from hauntbox.games.hilltop.state import HEROES, INVISIBLE, NOBODY, NOWHERE, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.games.hilltop.unseen import appear, place_of, vanish, whereabouts
from hauntbox.kernel.rng import EVERYBODY, Rng
from hauntbox.kernel.view import SeatView
from hauntbox.parts.hidden import UNKNOWN

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER = NUMBER["entrance_hall"], NUMBER["foyer"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


# --- secrets


class Keeper(Tiny):
    def candidates(self, g: Hilltop, key: str) -> list[int]:
        return [7, 8, 9]


@pytest.mark.rule("HIL-FW-60")
@pytest.mark.rule("HIL-FW-61")
def test_a_secret_is_seen_by_its_owners_until_it_is_revealed(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Keeper())
    keep_secret(t.g, "number", 8, 1 << 2)
    assert [GAME.view(t.g, seat).secrets["number"] for seat in (0, 1, 2, None)] == [UNKNOWN, UNKNOWN, 8, UNKNOWN]
    assert GAME.deal(GAME.view(t.g, 0), 0, Rng(3)).secrets["number"] in (7, 8, 9)
    share_secret(t.g, "number", 1)
    assert GAME.view(t.g, 0).secrets["number"] == 8
    t.begin()
    before = t.g.reveals
    reveal(t.g, "number", LAMP, 8, "HIL-FW-61")
    assert GAME.view(t.g, None).secrets["number"] == 8
    assert t.told("revealed") == [{"what": LAMP, "shown": 8}]
    assert t.g.reveals > before  # nobody may take back a choice over it


@pytest.mark.rule("HIL-FW-62")
def test_questions_about_a_secret_are_answered_truthfully(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Keeper())
    keep_secret(t.g, "room", FOYER, 1 << 2)
    t.begin()
    assert answer(t.g, "room", lambda room: room == FOYER, LAMP, "HIL-FW-62") is True
    assert answer(t.g, "room", lambda room: room == HALL, LAMP, "HIL-FW-62", 1 << 0) is False
    assert [fact["truth"] for fact in t.told("answered")] == [1, 0]
    assert [event.visible_to(1) for event in t.events if event.kind == "answered"] == [True, False]


@pytest.mark.rule("HIL-FW-63")
def test_a_hint_is_shown_to_chosen_seats(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Keeper())
    t.begin()
    give_hint(t.g, "h25_doll", 0b011, "HIL-FW-63")
    assert [t.events[-1].visible_to(seat) for seat in (0, 1, 2, None)] == [True, True, False, False]


# --- HIDDENMOVE


class Unseen(Tiny):
    actions: ClassVar[tuple[Action, ...]] = (strike_room("h04_cut", "HIL-FW-64"),)

    def candidates(self, g: Hilltop, key: str) -> list[int]:
        return g.house


def vanished(table: MakeTable, tell: Tell) -> Table:
    """Father Aldous (p3) is the traitor, and nobody sees him."""
    t = begun(table, tell, Unseen())
    t.lay("kitchen", "ground", -1, -1, 2)
    vanish(t.g, 2, "HIL-FW-64")
    return t


@pytest.mark.rule("HIL-FW-64")
def test_only_its_player_knows_where_an_invisible_figure_is(table: MakeTable, story: Tell) -> None:
    t = vanished(table, story)
    assert t.g.room[2] == NOWHERE
    assert [whereabouts(GAME.view(t.g, seat), 2) for seat in (0, 1, 2)] == [UNKNOWN, UNKNOWN, HALL]
    assert hindrance(t.g, 0) == 0
    for seat, place in ((2, "tile:1:0,0"), (0, "")):
        shown = scene(GAME, GAME.view(t.g, seat), seat, None)
        assert [piece.tile for piece in shown.pieces if piece.name == "father_aldous"] == [place]


@pytest.mark.rule("HIL-FW-64")
def test_it_moves_unseen_without_hindrance(table: MakeTable, story: Tell) -> None:
    t = vanished(table, story)
    t.run((begin_turn, (2,)))
    assert t.options == ["unseen_stop", "unseen_show", "unseen_step"]
    t.play("unseen_step", "foyer", "unseen_step", "kitchen")
    assert (t.g.secrets[place_of(2)], t.g.spent, t.g.room[2]) == (NUMBER["kitchen"], 2, NOWHERE)
    assert t.told("moved") == []
    assert t.position is not None
    dealt = SeatView(t.position, 0).deal(Rng(5))
    assert dealt.state.room[2] == NOWHERE
    t.play("unseen_step")
    assert SeatView(t.position, 0).deal(Rng(6)).ask is not None  # in the middle of its choice too
    t.play("foyer")
    assert t.options == ["unseen_stop", "unseen_show"]  # its Speed is 3
    t.play("unseen_stop")
    assert t.ask is None


@pytest.mark.rule("HIL-FW-64")
def test_what_is_done_openly_shows_it_for_the_moment(table: MakeTable, story: Tell) -> None:
    t = vanished(table, story)
    t.run((begin_turn, (2,)))
    t.play("unseen_show")
    assert (t.room(2), t.g.flags[2] & INVISIBLE) == ("entrance_hall", 0)
    assert any(option.startswith("explore") for option in t.options)
    t.dice(0, 0, 0, 0, 0, 0, 0)
    t.play("attack p1 might", "end")
    assert t.g.flags[2] & INVISIBLE
    assert t.g.room[2] == NOWHERE


@pytest.mark.rule("HIL-FW-64")
@pytest.mark.rule("HIL-FW-67")
@pytest.mark.parametrize("there", [True, False])
def test_others_strike_at_a_room(table: MakeTable, story: Tell, there: bool) -> None:
    t = vanished(table, story)
    t.g.secrets[place_of(2)] = HALL if there else FOYER
    t.run((begin_turn, (0,)))
    assert "act h04_cut" in t.options  # offered whether or not somebody is there
    assert not any(option.startswith("attack") for option in t.options)
    if there:
        t.dice(1, 0, 0, 0, 0, 0, 0)
        t.play("act h04_cut", "might 1 speed 0")
        assert t.step(2, "might") == 2
        assert [fact["room"] for fact in t.told("appeared")] == ["entrance_hall"]
    else:
        t.play("act h04_cut")
        assert t.told("struck-nobody") == [{"who": "bruno_kessler", "room": "entrance_hall"}]
    assert "act h04_cut" not in t.options  # it was the attack of the turn
    assert t.g.flags[2] & INVISIBLE


@pytest.mark.rule("HIL-FW-64")
def test_a_dead_figure_is_found_where_it_was(table: MakeTable, story: Tell) -> None:
    t = vanished(table, story)
    t.g.secrets[place_of(2)] = FOYER
    t.hand(2, "axe")
    t.rule(die, 2, "")
    assert t.pile("foyer") == ["axe"]
    assert place_of(2) not in t.g.secrets


@pytest.mark.rule("HIL-FW-67")
def test_the_options_of_others_do_not_depend_on_where_it_is(table: MakeTable, story: Tell) -> None:
    t = vanished(table, story)
    seen = []
    for room in (HALL, FOYER, NUMBER["kitchen"]):
        t.g.secrets[place_of(2)] = room
        t.run((begin_turn, (0,)))
        seen.append(t.options)
    assert seen[0] == seen[1] == seen[2]
    appear(t.g, 2, "")
    t.run((begin_turn, (0,)))
    assert t.options != seen[0]


# --- HIDDEN and SWAP


class Lots(Tiny):
    setup_kind: ClassVar[str] = "hidden_traitor"

    def candidates(self, g: Hilltop, key: str) -> list[int]:
        return likely(g, key)


class Stars(Lots):
    lots_each: ClassVar[int] = 3
    traitor_lots: ClassVar[tuple[int, ...]] = (1, 2)


@pytest.mark.rule("HIL-FW-65")
@pytest.mark.parametrize(("haunt", "each"), [(Lots, 1), (Stars, 3)])
def test_lots_are_dealt_in_secret(table: MakeTable, story: Tell, haunt: type[Haunt], each: int) -> None:
    t = table()
    t.haunt(story(haunt()), revealer=0)
    numbers = [t.g.secrets[key] for seat in range(3) for key in lots(t.g, seat)]
    assert sorted(numbers) == list(range(1, 3 * each + 1))
    view = GAME.view(t.g, 0)
    assert [view.secrets[key] for key in lots(t.g, 0)] == numbers[:each]
    assert {view.secrets[key] for key in (*lots(t.g, 1), *lots(t.g, 2), role(1), role(2))} == {UNKNOWN}
    dealt = GAME.deal(view, 0, Rng(2))
    again = [dealt.secrets[key] for seat in range(3) for key in lots(t.g, seat)]
    assert sorted(again) == sorted(numbers)
    assert again[:each] == numbers[:each]


def with_lots(t: Table, *numbers: int) -> None:
    """The lots of the seats, one after another."""
    keys = [key for seat in range(3) for key in lots(t.g, seat)]
    t.g.secrets = dict(zip(keys, numbers, strict=True))
    for seat in range(3):
        held = [t.g.secrets[key] for key in lots(t.g, seat)]
        t.g.secrets[role(seat)] = int(any(n in STORIES[99].traitor_lots for n in held))
    t.g.audience = {key: 1 << int(key.split("-")[1]) for key in t.g.secrets}


@pytest.mark.rule("HIL-FW-65")
def test_a_swapped_star_converts_at_once_and_in_secret(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Lots(), traitor=NOBODY)
    with_lots(t, 1, 2, 3)
    t.begin()
    swap(t.g, 0, 1, "HIL-FW-65")
    assert [t.g.secrets[lot(seat)] for seat in range(3)] == [2, 1, 3]
    assert [t.g.secrets[role(seat)] for seat in range(3)] == [1, 1, 0]  # once sick, always sick
    assert t.g.team == [HEROES, HEROES, HEROES]  # nothing of it shows
    assert t.told("swapped") == [{"who": "bruno_kessler", "target": "piper_lang"}]
    view = GAME.view(t.g, 2)
    assert [view.secrets[lot(seat)] for seat in range(2)] == [UNKNOWN, UNKNOWN]
    assert [GAME.view(t.g, 1).secrets[lot(seat)] for seat in range(2)] == [2, 1]  # it knows what it gave
    assert set(likely(t.g, role(2))) == {0, 1}


@pytest.mark.rule("HIL-FW-65")
def test_one_of_several_tokens_changes_hands(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Stars(), traitor=NOBODY)
    with_lots(t, 3, 4, 1, 5, 6, 7, 2, 8, 9)
    t.dice(2, 0)
    t.begin()
    swap(t.g, 0, 1, "")
    assert [t.g.secrets[key] for key in lots(t.g, 0)] == [3, 4, 5]
    assert [t.g.secrets[key] for key in lots(t.g, 1)] == [1, 6, 7]
    assert [t.g.secrets[role(seat)] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("HIL-FW-65")
@pytest.mark.rule("HIL-FW-67")
def test_only_the_hidden_traitor_may_show_its_lot(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Lots(), traitor=NOBODY)
    with_lots(t, 2, 1, 3)
    assert [may_show(t.g, seat) for seat in range(3)] == [False, True, False]
    t.begin()
    show_lot(t.g, 1)
    assert (t.g.team[1], t.g.traitor, t.g.audience[lot(1)]) == (TRAITOR, 1, EVERYBODY)
