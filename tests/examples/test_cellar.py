"""The Cellar: the same games as in every other engine, and what its rules, views and words promise."""

import re
from typing import Any

import pytest
from cellar import GAME, of, play_check, reference, rules, scores
from cellar.rules import SHIELD, damage, event, seat_turn
from cellar.state import SEATS, START, Cellar, Lehmer

from hauntbox.bots.players import play_out
from hauntbox.kernel.errors import NothingToUndo
from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position, at_state, new_game
from hauntbox.kernel.record import read_record, write_record
from hauntbox.kernel.rng import Rng, Tape
from hauntbox.kernel.view import SeatView
from hauntbox.messages import LANGUAGES
from hauntbox.parts.hidden import UNKNOWN
from hauntbox.rulebook import rulebook
from hauntbox.words import Words

KNIFE = 0


def table(*chance: int, **fields: Any) -> Cellar:
    """A state with fixed chance and some fields set."""
    g = Cellar(Lehmer(1))
    g.luck.tape = Tape(chance)
    for name, value in fields.items():
        setattr(g, name, value)
    return g


def begin(g: Cellar, step: Any, *args: Any) -> Position:
    g.then(step, *args)
    return at_state(GAME, g, SEATS, 1, {})


def options(position: Position) -> list[str]:
    ask = position.ask
    return [GAME.text(ask, value) for value in ask.options] if ask is not None else []


# --- the comparison


def test_200_games_give_the_decisions_and_the_hash_of_every_other_engine() -> None:
    assert play_check(200) == (26_949, 454_498)


@pytest.mark.parametrize("games", [1, 2, 30])
def test_the_kernel_and_the_bare_reference_play_the_same_games(games: int) -> None:
    assert play_check(games) == reference.play_many(0, games, 1)


# --- rules


def test_exploring_takes_all_moves_and_the_new_room_has_a_door_back() -> None:
    g = table(7)
    position = begin(g, seat_turn)
    position.choose_text("explore north")
    assert g.pos[0] == START - 128
    assert g.board[START - 128] == 15
    assert g.seat == 1


def test_a_weapon_adds_its_dice_and_is_gone() -> None:
    g = table(2, 2, 2, 2, 2, 1, 1, 1, monsters=[START], strength=[3], hands=[[KNIFE], [], [], []])
    position = begin(g, seat_turn)
    position.choose_text("attack")
    assert options(position) == ["bare hands", "knife"]
    position.choose_text("knife")
    assert g.hands[0] == []
    assert (g.kills, g.monsters) == ([1, 0, 0, 0], [])


def test_everybody_in_the_room_may_use_a_shield_the_victim_first() -> None:
    g = table(hands=[[SHIELD], [], [SHIELD], []])
    position = begin(g, damage, 2, 5)
    assert position.ask is not None
    assert position.ask.seat == 2
    position.choose_text("shield")
    assert position.ask.seat == 0
    position.choose_text("no")
    for _ in range(3):
        position.choose_text("might")
    assert (g.might[2], g.sanity[2]) == (1, 4)
    assert position.ask is None


def test_a_debt_is_paid_with_an_item_or_with_sanity() -> None:
    position = begin(table(hands=[[KNIFE], [], [], []]), event, 0, 1)
    assert options(position) == ["sanity", "knife"]
    position.choose_text("sanity")
    assert of(position.state).sanity[0] == 3


@pytest.mark.parametrize(
    ("fields", "ending"),
    [
        ({"killed": 8, "seat": 1}, "slain"),
        ({"round": 19, "seat": 3}, "midnight"),
        ({"might": [0, 0, 0, 0], "seat": 3}, "all_dead"),
    ],
)
def test_the_three_endings(fields: dict[str, Any], ending: str) -> None:
    position = begin(table(**fields), seat_turn)
    if position.ask is not None:
        position.choose_text("end")
    assert position.outcome is not None
    assert position.outcome.ending == ending
    assert position.ask is None


def test_points_are_for_kills_and_for_living() -> None:
    g = table(kills=[2, 0, 0, 1], might=[4, 0, 3, 8], sanity=[4, 8, 1, 8], ending="midnight")
    assert scores(g) == [18, 0, 4, 21]
    outcome = GAME.outcome(g)
    assert outcome is not None
    assert outcome.rewards == (-0.15, -1.0, -0.85, 0.15)
    assert outcome.rewards[3] == GAME.judge(g, 3)
    assert sum(reason.points for reason in GAME.reasons(g, 3)) == 3


# --- what a seat sees


def test_a_view_hides_the_order_of_the_piles_and_the_items_of_others() -> None:
    g = of(new_game(GAME, SEATS, 5).state)
    g.hands = [[1], [2, 3], [], []]
    view = GAME.view(g, 0)
    assert view.hands == [[1], [UNKNOWN, UNKNOWN], [], []]
    assert view.tiles == sorted(g.tiles) != g.tiles
    assert view.items == sorted([*g.items, 2, 3])


def test_a_tile_that_was_drawn_inside_a_turn_is_drawn_in_every_deal() -> None:
    position = begin(table(3), seat_turn)
    position.choose_text("explore west")
    assert position.ask is not None
    assert (position.ask.prompt, position.ask.about) == ("rotate", 3)
    for seed in range(10):
        dealt = SeatView(position, 0).deal(Rng(seed))
        assert dealt.ask is not None
        assert dealt.ask.about == 3


# --- words


def test_every_rule_that_the_code_names_is_in_the_rulebook() -> None:
    known = {rule for chapter in rulebook(GAME).chapters for rule in chapter.rules}
    named = set(re.findall(r"CEL-[A-Z]+", "".join(str(f.__doc__) for f in vars(rules).values() if callable(f))))
    assert named | {prompt.rule for prompt in GAME.prompts.values()} <= known
    assert len(known) == 11


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_everything_can_be_said(lang: str) -> None:
    pytest.importorskip("fluent.runtime")
    from hauntbox.kernel.game import Said
    from hauntbox.words import Words

    words = Words(GAME, lang)
    for seed in range(12):
        position, rng = new_game(GAME, SEATS, seed), Rng(seed)
        while (ask := position.ask) is not None:
            scene = GAME.scene(GAME.view(position.state, ask.seat), ask.seat, ask)
            assert scene.question is not None
            for said in [scene.question.label, *[choice.label for choice in scene.question.choices]]:
                words.say(said)
            for row in [*scene.rows, *[row for board in scene.seats for row in board.rows]]:
                words.names([row.name, *[card.name for card in row.cards]])
            for track in [*scene.tracks, *scene.seats[0].tracks]:
                words.name(track.name)
            position.pick(rng.below(len(ask.options)))
    for ending in ("slain", "midnight", "all_dead"):
        words.say(Said(f"ending-{ending}", {}))
    for reason in GAME.reasons(position.state, 0):
        words.say(Said(f"reason-{reason.name}", {}))
    assert words.problems == set()
    code = words.bundles[0][1]
    assert all(code.has_message(f"ending-{ending}") for ending in ("slain", "midnight", "all_dead"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_said(lang: str) -> None:
    words = Words(GAME, lang)
    heard: list[Event] = []
    for seed in range(12):
        play_out(new_game(GAME, 4, seed, keep=False, ears=heard.append), Rng(seed))
    assert len({words.event(told) for told in heard}) > 100
    kinds = " ".join(sorted({told.kind for told in heard}))
    assert kinds == "attacked event explored found found-item gave healed hurt monster omen shielded turn walked"
    assert not words.problems


def test_only_the_finder_hears_what_was_found() -> None:
    heard: list[Event] = []
    play_out(new_game(GAME, 4, 1, keep=False, ears=heard.append), Rng(1))
    found = [event for event in heard if event.kind == "found-item"]
    assert found
    for secret in found:
        assert sum(secret.visible_to(seat) for seat in range(4)) == 1
        assert not secret.visible_to(None)


def test_a_record_of_a_game_whose_last_choice_also_ended_turns() -> None:
    """Dead seats are skipped: one choice may end several turns and the game with them."""
    ended_turns = 0
    for seed in range(60):
        position, rng = new_game(GAME, 4, seed), Rng(seed)
        while position.ask is not None:
            turn = position.state.turn
            position.pick(rng.below(len(position.ask.options)))
        ended_turns += position.state.turn != turn
        assert read_record(write_record(position), lambda name: GAME).history == position.history
    assert ended_turns


def test_a_room_that_was_seen_cannot_be_unseen() -> None:
    position = new_game(GAME, 4, 1)
    position.choose_text("explore north")
    with pytest.raises(NothingToUndo):
        position.undo()
