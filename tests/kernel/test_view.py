"""Views: what a seat knows, and the positions that it cannot tell from the real one."""

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel import tiny
from kernel.pad import Pad, PadGame
from kernel.tiny import CHARM, HIDDEN_PLAN, SHIELD, Tiny, of, play, play_on

from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.errors import CannotDeal, HauntboxError, NothingToUndo
from hauntbox.kernel.position import Position, at_state, new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State, canonical
from hauntbox.kernel.view import SeatView
from hauntbox.parts.hidden import UNKNOWN

seeds = st.integers(0, 2**32 - 1)
counts = st.integers(0, 40)


def seen(position: Position, seat: int) -> Any:
    """Everything in a seat's view, to compare."""
    view = SeatView(position, seat)
    ask = view.ask and (view.ask.seat, view.ask.prompt, list(view.ask.options), view.ask.about)
    return canonical(view.at), view.since, view.by, view.asked, view.chance, ask


# --- what a view holds


def test_a_view_shows_the_own_hand_and_only_the_size_of_others() -> None:
    position = play("plan 1, keep, seat 1, no")
    hands = of(SeatView(position, 1).at).hands
    assert hands[1] == of(position.state).hands[1]
    assert hands[0] == [UNKNOWN]


def test_only_the_seat_that_is_asked_has_the_question() -> None:
    position = play("plan 1, keep, seat 3")
    assert [SeatView(position, seat).ask is not None for seat in range(4)] == [False, False, False, True]
    assert {SeatView(position, seat).asked for seat in range(4)} == {(3, "shield")}


def test_a_team_shares_its_secret_and_the_other_team_sees_that_there_is_one() -> None:
    position = play("plan 2")
    plans = [of(SeatView(position, seat).at).plans[0] for seat in range(4)]
    assert plans == [2, HIDDEN_PLAN, 2, HIDDEN_PLAN]


def test_chance_that_a_seat_did_not_see_is_blank_in_its_view() -> None:
    def peek(g: Pad) -> Rule[None]:
        g.notes += [g.rng.below(6), g.rng.below(6, seen=0b01)]
        yield Ask(0, "note", ["a", "b"])

    position = secret_position(peek)
    _, open_roll, own_look = position.state.notes
    assert SeatView(position, 0).chance == [open_roll, own_look]
    assert SeatView(position, 1).chance == [open_roll, None]


def test_a_lean_position_has_no_views() -> None:
    with pytest.raises(HauntboxError, match="lean"):
        SeatView(new_game(tiny.GAME, 4, 1, keep=False), 0)


# --- no leaks


def test_views_are_equal_when_only_hidden_cards_and_plans_differ() -> None:
    one, other = play("plan 1"), play("plan 2")
    g = of(other.trail[-1][0])
    held, loose = g.hands[0][0], g.deck.loose
    swapped = CHARM if held == SHIELD else SHIELD
    g.hands[0][0] = swapped
    loose[loose.index(swapped)] = held
    loose.sort()
    assert seen(one, 0) != seen(other, 0)
    for seat in (1, 3):
        assert seen(one, seat) == seen(other, seat)


@settings(max_examples=30, deadline=None)
@given(seeds, counts, seeds)
def test_a_deal_looks_the_same_to_the_seat_it_was_made_for(seed: int, count: int, deal: int) -> None:
    position = new_game(tiny.GAME, 4, seed)
    play_on(position, seed, count)
    for seat in range(4):
        dealt = SeatView(position, seat).deal(Rng(deal), keep=True)
        assert seen(dealt, seat) == seen(position, seat)
        assert canonical(tiny.GAME.view(dealt.state, seat)) == canonical(tiny.GAME.view(position.state, seat))


# --- deals


def test_a_roll_that_was_seen_inside_a_step_is_the_same_in_every_deal() -> None:
    position = play("plan 1, die 2")
    faces = of(position.state).dice.faces
    for seed in range(20):
        for seat in range(4):
            dealt = SeatView(position, seat).deal(Rng(seed))
            assert of(dealt.state).dice.faces == faces
            assert dealt.ask is not None
            assert dealt.ask.prompt == "victim"


def test_what_is_hidden_differs_from_deal_to_deal() -> None:
    position = play("plan 1, keep, seat 1, no")
    dealt = [of(SeatView(position, 1).deal(Rng(seed)).state) for seed in range(60)]
    assert {g.hands[0][0] for g in dealt} == {SHIELD, CHARM}
    assert {g.plans[0] for g in dealt} == {1, 2}
    assert len({g.rng.state for g in dealt}) == 60


def test_no_card_is_lost_or_doubled_in_a_deal() -> None:
    position = new_game(tiny.GAME, 4, 5)
    play_on(position, 5, 25)
    g = of(position.state)
    cards = Counter(g.deck.contents() + [card for hand in g.hands for card in hand])
    for seed in range(10):
        d = of(SeatView(position, 2).deal(Rng(seed)).state)
        assert Counter(d.deck.contents() + [card for hand in d.hands for card in hand]) == cards


def test_who_acted_since_must_fit_too() -> None:
    """Seat 3 said no to the shield it may or may not have: a deal must let the same seats answer."""
    position = play("plan 1, keep, seat 3, no", seed=next_two_successes())
    for seed in range(20):
        dealt = SeatView(position, 0).deal(Rng(seed))
        assert dealt.ask is not None
        assert (dealt.ask.seat, dealt.ask.prompt) == (3, "suffer")


def next_two_successes() -> int:
    return next(seed for seed in range(100) if of(play("plan 1, keep", seed).state).dice.successes(4) == 2)


def test_a_dealt_position_can_be_copied_and_replays_what_the_seat_saw() -> None:
    position = play("plan 1, die 1 die 2")
    dealt = SeatView(position, 0).deal(Rng(3), keep=True)
    twin = dealt.copy()
    assert canonical(twin.state) == canonical(dealt.state)
    assert play_on(dealt, 8) == play_on(twin, 8)


def test_a_view_of_a_finished_game_can_be_dealt() -> None:
    position = play("", short=True)
    play_on(position, 4)
    assert position.ask is None
    dealt = SeatView(position, 1).deal(Rng(1))
    assert dealt.ask is None
    assert isinstance(dealt.state, Tiny)


# --- a step that shows too much


class SecretGame(PadGame):
    """The first note is a secret number, and a view hides it."""

    id: ClassVar[str] = "secret"

    def view(self, state: State, seat: int | None) -> State:
        return pad_with(state, UNKNOWN)

    def deal(self, view: State, seat: int | None, rng: Rng) -> State:
        return pad_with(view, rng.below(1 << 30))


def pad_with(state: State, secret: int) -> Pad:
    pad = state.copy()
    assert isinstance(pad, Pad)
    pad.notes = [secret, *pad.notes[1:]]
    return pad


def secret_position(step: Callable[[Pad], Rule[None]]) -> Any:
    pad = Pad(Rng(1))
    pad.notes = [1234]
    pad.then(step)
    return at_state(SecretGame(), pad, 2, 1, {})


def test_a_step_that_shows_hidden_things_without_chance_cannot_be_dealt_and_says_so() -> None:
    def show(g: Pad) -> Rule[None]:
        yield Ask(0, "note", [g.notes[0], "other"])

    position = secret_position(show)
    with pytest.raises(CannotDeal, match="secret: no deal fits what seat 0 saw within one step; split the step"):
        SeatView(position, 0).deal(Rng(1))
    waiting = SeatView(position, 1).deal(Rng(1))
    assert waiting.ask is not None
    assert waiting.ask.seat == 0


@settings(max_examples=25, deadline=None)
@given(seeds, counts, st.integers(0, 3))
def test_a_view_is_the_same_after_undo_and_in_a_copy(seed: int, count: int, back: int) -> None:
    position = new_game(tiny.GAME, 4, seed)
    play_on(position, seed, count)
    views = [seen(position, seat) for seat in range(4)]
    assert [seen(position.copy(), seat) for seat in range(4)] == views
    twin = position.copy()
    for _ in range(back):
        if twin.ask is not None:
            twin.choose(twin.ask.options[0])
    while len(twin.history) > len(position.history):
        try:
            twin.undo()
        except NothingToUndo:
            return
    for seat in range(4):
        dealt = SeatView(twin, seat).deal(Rng(back), keep=True)
        assert canonical(tiny.GAME.view(dealt.state, seat)) == canonical(tiny.GAME.view(position.state, seat))


def test_a_secret_choice_of_an_earlier_step_stays_out_of_views_after_undo() -> None:
    def secret(g: Pad) -> Rule[None]:
        g.notes[0] = yield Ask(0, "note", [1, 2])
        g.then(open_choice)
        g.then(open_choice)

    def open_choice(g: Pad) -> Rule[None]:
        g.notes.append((yield Ask(0, "other", ["a", "b"])))

    position = secret_position(secret)
    for value in (2, "a", "b"):
        position.choose(value)
    position.undo()
    assert seen(position, 1)[1] == []
    position.undo()
    assert seen(position, 1)[1] == []
    position.undo()
    assert position.history == []
