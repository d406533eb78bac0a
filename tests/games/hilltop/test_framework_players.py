"""Chapter Haunt framework: the conventions about pieces and players (HIL-HF)."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import GHOST, HOUND, LAMP, STATUE, Tiny

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack, defeat
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.declare import HERE, Action, Kind
from hauntbox.games.hilltop.explorers import MIGHT, SPEED
from hauntbox.games.hilltop.haunt import STORIES, Haunt
from hauntbox.games.hilltop.loads import loaded_on, loads_of, take_load
from hauntbox.games.hilltop.monsters import monster_turn, piece_step
from hauntbox.games.hilltop.ops import (
    advance,
    mark,
    spawn,
    where_card,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import THING, Rites, rite_actions
from hauntbox.games.hilltop.rooms import NUMBER, rooms
from hauntbox.games.hilltop.rounds import play_slot
from hauntbox.games.hilltop.scene import scene
from hauntbox.games.hilltop.state import NOBODY, Hilltop
from hauntbox.games.hilltop.traits import change, raise_to_start
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.kernel.ask import Ask, Rule

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER, LANDING = NUMBER["entrance_hall"], NUMBER["foyer"], NUMBER["upper_landing"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


# --- pieces and players


@pytest.mark.rule("HIL-HF-27")
def test_the_traitors_player_plays_first_then_the_others_clockwise(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, traitor=1, seats=4)
    for player in (0, 3, 1, 1):
        spawn(t.g, HOUND, FOYER, player=player)
    t.run((monster_turn, ()))
    seats = [t.ask.seat]
    t.play("m4", "end")
    while t.prompt == "monster":
        seats.append(t.ask.seat)
        t.play("end")
    assert seats == [1, 1, 3, 0]


class Spawning(Tiny):
    def piece_start(self, g: Hilltop, f: int) -> None:
        if len(g.room) < 6:
            spawn(g, HOUND, FOYER)

    def slot_end(self, g: Hilltop) -> None:
        spawn(g, HOUND, FOYER)


@pytest.mark.rule("HIL-HF-27")
def test_a_piece_that_appears_during_the_monster_turn_waits_for_the_next(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Spawning())
    t.g.slot = 2
    t.run((play_slot, ()))
    t.play("end")
    assert (t.prompt, len(t.g.pieces)) == ("monster", 2)  # the one that came before the turn acts in it
    t.play("end")
    assert (t.prompt, t.g.round) == ("main", 2)


class Outcomes(Tiny):
    def outcomes(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> tuple[str, ...]:
        return ("h04_web",) if margin >= 2 else ()

    def outcome(self, g: Hilltop, a: int, d: int, chosen: str) -> None:
        mark(g, "h04_webbed", d)


@pytest.mark.rule("HIL-HF-29")
def test_a_haunt_adds_outcomes_to_a_won_attack(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Outcomes())
    hound = spawn(t.g, HOUND, HALL)
    t.dice(2, 0, 0, 0, 0, 0, 0, 0)
    t.run((attack, (hound, 0, MIGHT, -1)))
    assert (t.prompt, t.ask.seat, t.options) == ("outcome", 2, ["damage", "h04_web"])
    t.play("h04_web")
    assert (t.g.marked("h04_webbed", 0), t.step(0, "might")) == (1, 3)
    t.dice(1, 0, 0, 0, 0, 0, 0, 0)
    t.run((attack, (hound, 0, MIGHT, -1)))
    assert t.prompt == "split_physical"


class Exorcism(Tiny):
    actions: ClassVar[tuple[Action, ...]] = rite_actions(
        Rites("h38_rites", "h38_used", rooms("chapel"), rooms("library"), (CARD["ring"],), (CARD["book"],)),
        "h38_rite",
        "HIL-HF-30",
    )


@pytest.mark.rule("HIL-HF-30")
def test_rites_use_up_places_and_things(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Exorcism())
    t.lay("chapel", "ground", -1, 1)
    t.hand(0, "book")
    t.at(0, "chapel")
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    acts = [option for option in t.options if option.startswith("act")]
    assert acts == [f"act h38_rite sanity {NUMBER['chapel']}", f"act h38_rite knowledge {THING + CARD['book']}"]
    t.dice(2, 2, 1)
    t.play(acts[0], "end")
    assert t.g.marked("h38_rites") == 1
    assert [option for option in t.options if option.startswith("act")] == acts[1:]


@pytest.mark.rule("HIL-HF-31")
def test_a_monster_carries_its_load_and_drops_it_when_defeated(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    hound = spawn(t.g, HOUND, HALL)
    t.hand(0, "dog")
    t.lying("entrance_hall", "axe")
    t.steps(0, might=4, sanity=4)
    t.rule(take_load, hound, CARD["dog"], "HIL-HF-31")
    t.rule(take_load, hound, CARD["axe"], "HIL-HF-31")
    assert (t.cards(0), t.step(0, "might"), t.pile("entrance_hall")) == ([], 3, [])  # no effect in its hands
    t.g.spaces[0] = 9
    t.rule(piece_step, hound, FOYER)
    assert where_card(t.g, CARD["axe"]) == FOYER
    assert loaded_on(t.g, CARD["axe"]) == hound
    t.rule(defeat, hound, 0, 1, -1)
    assert (loads_of(t.g, hound), t.pile("foyer")) == ([], ["dog", "axe"])
    assert loaded_on(t.g, CARD["axe"]) == NOBODY


@pytest.mark.rule("HIL-HF-33")
def test_gains_stop_at_8_and_a_heal_never_lowers(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.steps(0, might=7, speed=2)
    t.rule(raise_to_start, 0, MIGHT, "")
    t.rule(raise_to_start, 0, SPEED, "")
    assert (t.step(0, "might"), t.step(0, "speed")) == (7, 5)
    t.rule(change, 0, MIGHT, 4, "")
    assert t.step(0, "might") == 8


@pytest.mark.rule("HIL-HF-34")
def test_tracks_may_fall_below_zero(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    assert advance(t.g, "h30_bells", -3, "") == -3
    shown = scene(GAME, GAME.view(t.g, 0), 0, None)
    assert [track.value for track in shown.tracks if track.name == "h30_bells"] == [-3]
    assert all(action.id.startswith(f"h{n:02}_") for n, haunt in STORIES.items() for action in haunt.actions if n < 96)


def always(g: Hilltop, x: int) -> Sequence[int]:
    return HERE


def hum(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    g.memory["hummed"] = yield Ask(x, "haunt_choice", ["h29_lure", "h29_hum"], LAMP)


class Choosing(Tiny):
    actions: ClassVar[tuple[Action, ...]] = (Action("h29_hum", "HIL-HF-35", always, hum),)


@pytest.mark.rule("HIL-HF-35")
def test_a_choice_of_a_haunt_is_a_haunt_choice(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Choosing())
    t.run((begin_turn, (0,)))
    t.play("act h29_hum")
    assert (t.prompt, t.options) == ("haunt_choice", ["h29_lure", "h29_hum"])
    assert GAME.label(t.g, t.ask, "h29_lure").facts == {"word": "h29_lure"}
    t.play("h29_hum")
    assert t.g.memory["hummed"] == "h29_hum"


@pytest.mark.rule("HIL-HF-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_numbers_of_pieces_may_depend_on_the_players(table: MakeTable, story: Tell, seats: int) -> None:
    t = begun(table, story, ByPlayers(), seats=seats)
    assert t.g.hp[spawn(t.g, GHOST, HALL)] == seats
    spawn(t.g, STATUE, HALL)
    assert t.g.hp[-1] == 0


class ByPlayers(Tiny):
    kinds: ClassVar[tuple[Kind, ...]] = (*Tiny.kinds[:2], Tiny.kinds[2]._replace(hp=(3, 4, 5, 6)))
