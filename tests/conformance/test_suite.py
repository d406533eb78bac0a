"""The suite itself: a sound game passes, and every kind of mistake is found by the test that looks for it."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest
from kernel.tiny import GAME, SEATS, Tiny, TinyGame, of

from hauntbox.conformance import GameConformance, Setup, all_setups
from hauntbox.kernel.ask import Ask, Prompt, Rule
from hauntbox.kernel.game import Game, Options, Outcome
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State


class TestTiny(GameConformance):
    game = GAME


def test_every_option_value_is_played_once_with_every_seat_count() -> None:
    assert [str(setup) for setup in all_setups(GAME)] == ["4 seats", "4 seats short=on", "4 seats mood=wild"]


# --- mistakes


class Forgetful(Tiny):
    """Its copy does not have the hands."""

    def copy(self) -> "Forgetful":
        c = Forgetful(self.rng.copy(), self.turns)
        twin = Tiny.copy(self)
        for name in (*Tiny.__slots__, "agenda", "turn", "reveals"):
            if name != "hands":
                setattr(c, name, getattr(twin, name))
        return c


class Sharing(Tiny):
    """Its copy shares the hands with the original."""

    def copy(self) -> "Sharing":
        c = Sharing(self.rng.copy(), self.turns)
        twin = Tiny.copy(self)
        for name in (*Tiny.__slots__, "agenda", "turn", "reveals"):
            setattr(c, name, getattr(twin, name))
        c.hands = self.hands
        return c


class OtherState(TinyGame):
    kind: ClassVar[type[Tiny]] = Tiny

    def start(self, seats: int, options: Options, rng: Rng) -> Tiny:
        plain = super().start(seats, options, rng)
        g = self.kind(rng, plain.turns)
        g.agenda = plain.agenda
        return g


class ForgetfulGame(OtherState):
    kind = Forgetful


class SharingGame(OtherState):
    kind = Sharing


class OpenHands(TinyGame):
    """A view shows all hands."""

    def view(self, state: State, seat: int | None) -> Tiny:
        g = super().view(state, seat)
        g.hands = [hand[:] for hand in of(state).hands]
        return g


class OpenChance(TinyGame):
    """A view shows what chance will bring."""

    def view(self, state: State, seat: int | None) -> Tiny:
        g = super().view(state, seat)
        g.rng = of(state).rng.copy()
        return g


class Careless(TinyGame):
    """A deal loses the hidden cards."""

    def deal(self, view: State, seat: int | None, rng: Rng) -> Tiny:
        g = super().deal(view, seat, rng)
        g.might = [5] * SEATS
        return g


class Alike(TinyGame):
    """Two options are written in the same way."""

    prompts: ClassVar[Mapping[str, Prompt]] = {**TinyGame.prompts, "plan": Prompt("TIN-3", lambda value: "plan")}


class Wordy(TinyGame):
    prompts: ClassVar[Mapping[str, Prompt]] = {**TinyGame.prompts, "plan": Prompt("TIN-3", lambda value: f"{value}\n")}


class Nameless(TinyGame):
    prompts: ClassVar[Mapping[str, Prompt]] = {k: v for k, v in TinyGame.prompts.items() if k != "suffer"}


class Stingy(TinyGame):
    """Not everybody gets a reward."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome._replace(rewards=outcome.rewards[1:]) if outcome else None


class Sure(TinyGame):
    def judge(self, state: State, seat: int) -> float:
        return 1.5


class Endless(TinyGame):
    def start(self, seats: int, options: Options, rng: Rng) -> Tiny:
        g = super().start(seats, options, rng)
        g.then(again)
        return g


def again(g: Tiny) -> Rule[None]:
    yield Ask(0, "plan", [1, 2])
    g.then(again)


class Fickle(TinyGame):
    """The same seed gives another game every time."""

    games: ClassVar[list[int]] = []

    def rng(self, seed: int) -> Rng:
        self.games.append(seed)
        return Rng(len(self.games))


def suite_for(tested: Game) -> GameConformance:
    class Suite(GameConformance):
        game = tested
        longest = 300

    return Suite()


@pytest.mark.parametrize(
    ("game", "test"),
    [
        (ForgetfulGame(), GameConformance.test_a_copy_of_the_state_has_all_its_data),
        (ForgetfulGame(), GameConformance.test_a_copy_is_equal_and_goes_on_equally),
        (SharingGame(), GameConformance.test_a_copy_is_equal_and_goes_on_equally),
        (OpenHands(), GameConformance.test_a_deal_cannot_be_told_from_the_real_game),
        (OpenChance(), GameConformance.test_a_deal_cannot_be_told_from_the_real_game),
        (Careless(), GameConformance.test_a_deal_cannot_be_told_from_the_real_game),
        (Alike(), GameConformance.test_options_are_written_in_one_short_way_and_read_back),
        (Wordy(), GameConformance.test_options_are_written_in_one_short_way_and_read_back),
        (Nameless(), GameConformance.test_games_end_and_are_never_stuck),
        (Stingy(), GameConformance.test_games_end_and_are_never_stuck),
        (Endless(), GameConformance.test_games_end_and_are_never_stuck),
        (Sure(), GameConformance.test_the_judge_stays_between_lost_and_won),
        (Fickle(), GameConformance.test_the_same_seed_gives_the_same_game),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else value.__name__,
)
def test_a_mistake_is_found(game: Game, test: Callable[[Any, Setup], None]) -> None:
    with pytest.raises(AssertionError):
        test(suite_for(game), Setup(4, {}))


def test_a_game_without_scenes_judge_or_rulebook_is_let_off() -> None:
    with pytest.raises(pytest.skip.Exception):
        suite_for(GAME).test_scenes_show_the_question_to_the_seat_that_is_asked(Setup(4, {}))
    with pytest.raises(pytest.skip.Exception):
        suite_for(GAME).test_events_questions_and_refusals_name_rules_of_the_rulebook(Setup(4, {}))
