"""What every game must keep, as tests for whoever writes one. Join your game by one line:

    from hauntbox.conformance import GameConformance
    from mygame import GAME

    class TestMyGame(GameConformance):
        game = GAME

Pytest then plays short random games with every seat count and every value of every option (one
at a time), and checks that they end, that offered is accepted and nothing else, that copies,
undo, records and views keep their promises, and that nothing hidden shows. It needs pytest and
hypothesis (`pip install 'hauntbox[dev]'`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.errors import BadSetup, IllegalChoice, NothingToUndo
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, OptionValue
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import read_record, spell, write_record
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Scene
from hauntbox.kernel.state import State, canonical, digest
from hauntbox.kernel.view import SeatView
from hauntbox.rulebook import rulebook

TEXT_LENGTH: Final = 80
TRIED: Final = 8
"""At most so many options of one question are tried out."""


class Setup(NamedTuple):
    seats: int
    options: Mapping[str, OptionValue]

    def __str__(self) -> str:
        changed = [f"{name}={spell(value)}" for name, value in self.options.items()]
        return " ".join([f"{self.seats} seats", *changed])


def all_setups(game: Game) -> list[Setup]:
    """Every seat count with every option value that is not the default, one at a time."""
    wishes: list[dict[str, OptionValue]] = [{}]
    wishes += [{o.name: value} for o in game.options for value in o.values if value != o.default]
    found: list[Setup] = []
    for seats in range(game.seats[0], game.seats[1] + 1):
        for options in wishes:
            try:
                game.check_setup(seats, options)
            except BadSetup:
                continue
            found.append(Setup(seats, options))
    return found


class GameConformance:
    game: ClassVar[Game]
    setups: ClassVar[Sequence[Setup]] = ()
    """The set-ups to play; all of them when none are named."""
    games: ClassVar[int] = 2
    """Random games with each set-up."""
    every: ClassVar[int] = 9
    """Costly checks are made after every so many choices."""
    longest: ClassVar[int] = 5000
    """A game of more choices than this does not end."""

    @classmethod
    def chosen_setups(cls) -> list[Setup]:
        return list(cls.setups) or all_setups(cls.game)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            setups = self.chosen_setups()
            metafunc.parametrize("setup", setups, ids=[str(setup) for setup in setups])

    # --- playing

    def new(self, setup: Setup, seed: int, keep: bool = True, ears: Callable[[Event], None] | None = None) -> Position:
        return new_game(self.game, setup.seats, seed, setup.options, keep, ears)

    def walk(
        self, setup: Setup, every: int = 1, keep: bool = True, ears: Callable[[Event], None] | None = None
    ) -> Iterator[Position]:
        """Random games; gives the position at the beginning, after every so many choices and at the end."""
        for seed in range(self.games):
            position = self.new(setup, seed, keep, ears)
            yield position
            while position.ask is not None:
                assert len(position.history) < self.longest, "this game does not end"
                play_on(position, Rng(seed + len(position.history)), every)
                yield position

    # --- the game itself

    def test_the_game_describes_itself(self) -> None:
        game = self.game
        assert game.id.isidentifier(), "the id is a word"
        assert game.id == game.id.lower(), "the id is in small letters"
        assert 1 <= game.seats[0] <= game.seats[1]
        assert game.revision >= 1
        for option in game.options:
            assert option.default in option.values, f"the default of {option.name} is one of its values"
        for wrong in ({"no such option": True}, {option.name: "no such value" for option in game.options}):
            if wrong:
                with pytest.raises(BadSetup):
                    game.check_setup(game.seats[0], wrong)
        with pytest.raises(BadSetup):
            game.check_setup(game.seats[1] + 1, {})

    def test_games_end_and_are_never_stuck(self, setup: Setup) -> None:
        for position in self.walk(setup, keep=False):
            outcome, ask = position.outcome, position.ask
            assert (outcome is None) == (ask is not None), "there is an outcome when nobody is asked any more"
            if ask is not None:
                assert 0 <= ask.seat < setup.seats
                assert ask.prompt in self.game.prompts, f"the prompts have no '{ask.prompt}'"
            elif outcome is not None:
                assert_short(outcome.ending)
                assert len(outcome.rewards) == setup.seats, "everybody at the table gets a reward"
                assert all(-1 <= reward <= 1 for reward in outcome.rewards)

    def test_the_same_seed_gives_the_same_game(self, setup: Setup) -> None:
        once, again = [[digest(p.state) for p in self.walk(setup, self.every)] for _ in range(2)]
        assert once == again

    # --- options

    def test_options_are_written_in_one_short_way_and_read_back(self, setup: Setup) -> None:
        for position in self.walk(setup, keep=False):
            if (ask := position.ask) is not None:
                texts = [self.game.text(ask, value) for value in ask.options]
                assert len(set(texts)) == len(set(ask.options)) == len(texts), f"options look alike: {texts}"
                for value, text in zip(ask.options, texts, strict=True):
                    assert_short(text)
                    assert self.game.parse(ask, text) == value
                    assert all(":" in key for key in self.game.targets(ask, value)), "a target is 'kind:name'"

    def test_what_is_offered_is_accepted(self, setup: Setup) -> None:
        for position in self.walk(setup, self.every):
            if (ask := position.ask) is not None:
                step = -(-len(ask.options) // TRIED)
                for value in ask.options[::step]:
                    twin = position.copy()
                    twin.choose_text(self.game.text(ask, value))
                    assert twin.history[-1] == value

    def test_what_is_not_offered_is_refused_and_changes_nothing(self, setup: Setup) -> None:
        met: dict[str, set[str]] = {}
        for position in self.walk(setup, ears=lambda event: None):
            before = digest(position.state) if len(position.history) % self.every == 0 else ""
            for text in self.refused_texts(position.ask, met):
                with pytest.raises(IllegalChoice):
                    position.choose_text(text)
            with pytest.raises(IllegalChoice):
                position.choose(object())
            if before:
                assert digest(position.state) == before

    def refused_texts(self, ask: Ask | None, met: dict[str, set[str]]) -> list[str]:
        """The near misses, what such questions offered before but not now, and nonsense."""
        if ask is None:
            return ["no such option"]
        offered = {self.game.text(ask, value) for value in ask.options}
        barred = {self.game.text(ask, value) for value, _ in ask.barred}
        assert not any(value in ask.options for value, _ in ask.barred), "an option is offered and barred at once"
        known = met.setdefault(ask.prompt, set())
        misses = sorted((known | barred) - offered)[:TRIED]
        known |= offered
        return ["", "no such option", *misses]

    # --- copies, undo, records

    def test_a_copy_is_equal_and_goes_on_equally(self, setup: Setup) -> None:
        for position in self.walk(setup, self.every):
            before = digest(position.state)
            twin, other = position.copy(), position.copy(keep=False)
            for copy in (twin, other):
                assert digest(copy.state) == before
                assert same_question(copy.ask, position.ask)
                play_on(copy, Rng(7), 3 * self.every)
            assert digest(twin.state) == digest(other.state), "a copy and a lean copy part ways"
            assert digest(position.state) == before, "playing on with a copy has changed the original"
            assert digest(position.copy().state) == before, "playing on with a copy has changed the checkpoint"

    def test_a_copy_of_the_state_has_all_its_data(self, setup: Setup) -> None:
        for position in self.walk(setup, self.every):
            state = position.state
            twin = state.copy()
            assert type(twin) is type(state)
            assert digest(twin) == digest(state)
            for name in slots(state):
                assert hasattr(twin, name), f"copy() forgets {name}"
                if name not in ("ears", "rng"):
                    assert plain(getattr(twin, name)) == plain(getattr(state, name)), f"copy() changes {name}"
            assert {"rng", "agenda", "turn", "reveals"} <= set(type(state).FIELDS)

    def test_undo_takes_a_choice_back_or_refuses(self, setup: Setup) -> None:
        for position in self.walk(setup, self.every):
            if (ask := position.ask) is None:
                continue
            twin = position.copy()
            value = ask.options[len(twin.history) % len(ask.options)]
            twin.choose(value)
            after = digest(twin.state)
            if undone(twin):
                assert digest(twin.state) == digest(position.state), "undo does not give the position back"
                assert same_question(twin.ask, ask)
                twin.choose(value)
            assert digest(twin.state) == after

    def test_a_record_gives_the_game_back(self, setup: Setup) -> None:
        for position in self.walk(setup, 5 * self.every):
            text = write_record(position)
            again = read_record(text, lambda name: self.game)
            assert digest(again.state) == digest(position.state)
            assert again.history == position.history
            assert write_record(again) == text

    def test_lean_positions_play_the_same_game(self, setup: Setup) -> None:
        every = self.every
        for keeping, lean in zip(self.walk(setup, every), self.walk(setup, every, keep=False), strict=True):
            assert digest(keeping.state) == digest(lean.state)

    @settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(data=st.data())
    def test_whatever_happened_the_history_tells_the_position(self, data: st.DataObject) -> None:
        """Choices, undo, copies and records in any order: playing the choices again gives the same state."""
        setup = data.draw(st.sampled_from(self.chosen_setups()))
        seed = data.draw(st.integers(0, 1 << 30))
        position = self.new(setup, seed)
        for move in data.draw(st.lists(st.integers(0, 99), max_size=60)):
            if move < 10:
                undone(position)
            elif move < 15:
                position = position.copy()
            elif move < 17:
                position = read_record(write_record(position), lambda name: self.game)
            elif position.ask is not None:
                position.pick(move % len(position.ask.options))
        again = self.new(setup, seed, keep=False)
        for value in position.history:
            again.choose(value)
        assert digest(again.state) == digest(position.state)
        assert same_question(again.ask, position.ask)

    # --- what a seat sees

    def test_a_deal_cannot_be_told_from_the_real_game(self, setup: Setup) -> None:
        """Only what is hidden differs: the view, the question and the scene stay equal, for every seat."""
        for position in self.walk(setup, self.every):
            for seat in range(setup.seats):
                dealt = SeatView(position, seat).deal(Rng(len(position.history)), keep=True)
                for real, other in zip(self.seen(position, seat), self.seen(dealt, seat), strict=True):
                    assert real == other, f"seat {seat} can tell a deal from the real game"

    def seen(self, position: Position, seat: int) -> Iterator[Any]:
        """Everything that a seat gets, piece by piece."""
        view = SeatView(position, seat)
        yield view.asked
        yield canonical(view.at)
        yield view.since
        yield view.chance
        yield view.ask and (view.ask.prompt, view.ask.about, list(view.ask.options))
        yield canonical(self.game.view(position.state, seat))
        yield self.scene(position, seat)

    def test_spectators_see_nothing_that_a_seat_does_not(self, setup: Setup) -> None:
        """What nobody in particular may see is hidden in every deal of every seat's view, too."""
        for position in self.walk(setup, 2 * self.every):
            shown = canonical(self.game.view(position.state, None))
            for seat in range(setup.seats):
                dealt = SeatView(position, seat).deal(Rng(len(position.history)))
                assert canonical(self.game.view(dealt.state, None)) == shown

    def test_a_game_without_secrets_shows_everybody_the_same(self, setup: Setup) -> None:
        if self.game.hides(self.game.check_setup(setup.seats, setup.options)):
            return
        for position in self.walk(setup, self.every):
            shown = canonical(self.game.view(position.state, None))
            assert all(canonical(self.game.view(position.state, seat)) == shown for seat in range(setup.seats))

    def scene(self, position: Position, seat: int | None) -> Scene | None:
        """The scene for a seat; None when the game has none yet."""
        view: State = self.game.view(position.state, seat)
        try:
            return self.game.scene(view, seat, position.ask)
        except NotImplementedError:
            return None

    def test_scenes_show_the_question_to_the_seat_that_is_asked(self, setup: Setup) -> None:
        for position in self.walk(setup, self.every, ears=lambda event: None):
            for seat in (None, *range(setup.seats)):
                scene = self.scene(position, seat)
                if scene is None:
                    pytest.skip("the game has no scenes yet")
                ask = position.ask
                assert scene.game == self.game.id
                assert scene.asked == (ask.seat if ask is not None else None)
                assert (scene.question is not None) == (ask is not None and ask.seat == seat)
                tiles = [tile.key for floor in scene.floors for tile in floor.tiles]
                assert len(set(tiles)) == len(tiles)
                assert all(piece.tile in tiles for piece in scene.pieces), "every piece stands on a tile"
                if scene.question is not None and ask is not None:
                    offered = [choice.text for choice in scene.question.choices if not choice.barred]
                    assert offered == [self.game.text(ask, value) for value in ask.options]

    # --- rules, events, judgement

    def test_events_questions_and_refusals_name_rules_of_the_rulebook(self, setup: Setup) -> None:
        rules = {rule for chapter in rulebook(self.game).chapters for rule in chapter.rules}
        if not rules:
            pytest.skip("the game has no rulebook yet")
        assert {prompt.rule for prompt in self.game.prompts.values()} <= rules
        heard: list[Event] = []
        for position in self.walk(setup, ears=heard.append):
            if position.ask is not None:
                assert {rule for _, rule in position.ask.barred} <= rules
        for event in heard:
            assert event.rule in rules, f"the event {event.kind} names '{event.rule}'"
            assert_short(event.kind)
            assert all(isinstance(fact, (int, str, list, tuple)) for fact in event.facts.values())

    def test_the_judge_stays_between_lost_and_won(self, setup: Setup) -> None:
        for position in self.walk(setup, self.every):
            for seat in range(setup.seats):
                try:
                    judged = self.game.judge(position.state, seat)
                    reasons = self.game.reasons(position.state, seat)
                except NotImplementedError:
                    pytest.skip("the game has no judge yet")
                assert -1 <= judged <= 1
                assert len({reason.name for reason in reasons}) == len(reasons)

    def test_habits_are_options(self, setup: Setup) -> None:
        rng = Rng(1)
        for position in self.walk(setup, keep=False):
            if position.ask is not None:
                assert 0 <= self.game.habit(position.state, position.ask, rng) < len(position.ask.options)


# --- saying things short


def play_on(position: Position, rng: Rng, choices: int) -> None:
    """So many random choices, or as many as there are."""
    for _ in range(choices):
        if position.ask is None:
            return
        position.pick(rng.below(len(position.ask.options)))


def same_question(one: Ask | None, other: Ask | None) -> bool:
    return one is other if one is None else one.same_question(other)


def undone(position: Position) -> bool:
    """Takes the last choice back; says whether that was allowed."""
    try:
        position.undo()
    except NothingToUndo:
        return False
    return True


def assert_short(text: str) -> None:
    """One line, short, nothing to trip over when it is typed or sent."""
    assert text, "there is nothing written"
    assert text == text.strip(), f"{text!r} has blanks around it"
    assert text.isprintable(), f"{text!r} does not fit on a line"
    assert len(text) <= TEXT_LENGTH, f"{text!r} is too long"


def slots(state: State) -> list[str]:
    """All places for data in a state, those of the kernel included."""
    return [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]


def plain(value: Any) -> Any:
    """Data to compare; a thing that canonical does not know is taken apart by its slots."""
    try:
        return canonical(value)
    except TypeError:
        return [plain(getattr(value, name)) for name in type(value).__slots__]
