"""The one idea: a position is a checkpoint plus the choices since.

A `Position` holds the live state, the rule that is waiting and its question. When it keeps
checkpoints (a table, the root of a search) it can be copied and choices can be undone: a
copy is the checkpoint's copy with the choices since replayed. Between two steps of the
agenda no rule is alive; there the checkpoint is taken.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.errors import GameOver, HauntboxError, IllegalChoice, NothingToUndo, Stuck
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, Options, OptionValue, Outcome
from hauntbox.kernel.state import State


def _no_rule() -> Rule[None]:
    yield from ()


NO_RULE: Final = _no_rule()
PAUSE: Final = Ask(0, "", ())
"""Not a question: between two steps, where a checkpoint can be taken."""


def unheard(event: Event) -> None:
    """Ears for a replay: silent, yet the questions carry their near misses as they did before."""


class Position:
    """Where a game stands. Lean positions (`keep=False`) are faster but cannot be copied or undone."""

    __slots__ = (
        "ask", "by", "ears", "free", "game", "history", "keep", "options", "rule", "seats", "seed", "state", "trail",
    )  # fmt: skip

    def __init__(self, game: Game, state: State, seats: int, seed: int, options: Options, keep: bool) -> None:
        self.game: Game = game
        self.state: State = state
        self.seats: int = seats
        self.seed: int = seed
        self.options: Options = options
        self.keep: bool = keep
        self.ask: Ask | None = None
        self.rule: Rule[None] = NO_RULE
        self.history: list[Any] = []
        self.by: list[tuple[int, str]] = []
        self.free: int = 0
        self.trail: list[tuple[State, int]] = []
        self.ears: Callable[[Event], None] | None = None

    # --- play

    def pick(self, index: int) -> None:
        """Chooses the option with this index."""
        ask = self.ask
        assert ask is not None
        value = ask.options[index]
        if self.keep:
            self.answer(ask, value)
            return
        self.history.append(value)
        try:
            ask = self.rule.send(value)
            self.ask = ask if len(ask.options) > 1 else self._settle(ask)
        except (StopIteration, GameOver):
            self._end()

    def choose(self, value: Any) -> None:
        """Chooses an option by its value; raises IllegalChoice when it is not offered."""
        ask = self.ask
        if ask is None:
            raise IllegalChoice("the game is over: there is nothing to choose")
        if value not in ask.options:
            raise IllegalChoice(f"'{value}' is not offered at {ask.prompt}")
        self.answer(ask, value)

    def choose_text(self, text: str) -> None:
        """Chooses an option by its notation."""
        ask = self.ask
        if ask is None:
            raise IllegalChoice("the game is over: there is nothing to choose")
        try:
            value = self.game.parse(ask, text)
        except KeyError:
            raise IllegalChoice(f"'{text}' is not offered at {ask.prompt}") from None
        self.answer(ask, value)

    def answer(self, ask: Ask, value: Any) -> None:
        history = self.history
        if not self.keep:
            history.append(value)
            self._send(value)
            return
        state = self.state
        if self.by and self.by[-1][0] != ask.seat:
            self.free = len(history)
        chance, reveals = state.rng.state, state.reveals
        history.append(value)
        self.by.append((ask.seat, ask.prompt))
        self._send(value)
        if state.rng.state != chance or state.reveals != reveals:
            self.free = len(history)
        self._forget()

    def _send(self, value: Any) -> None:
        try:
            ask = self.rule.send(value)
            self.ask = ask if len(ask.options) > 1 else self._settle(ask)
        except (StopIteration, GameOver):
            self._end()

    def _settle(self, ask: Ask) -> Ask:
        """Goes on by itself until somebody really has to choose: past pauses and questions with a single option."""
        rule = self.rule
        while len(ask.options) < 2:
            if ask is PAUSE:
                if self.keep:
                    self._checkpoint(self.state)
                ask = rule.send(None)
                continue
            if not ask.options:
                raise Stuck(f"seat {ask.seat} has no option at {ask.prompt}")
            if ask.always:
                break
            ask = rule.send(ask.options[0])
        return ask

    def _run(self, pauses: bool) -> None:
        """Takes steps from the agenda until one asks, none is left or the game is over."""
        self.rule = steps(self.state, pauses)
        self._send(None)

    def _end(self) -> None:
        """Nothing is on the agenda, or what still is does not happen any more."""
        self.state.agenda.clear()
        if self.keep:
            self._checkpoint(self.state)
        self.rule = NO_RULE
        self.ask = None

    def _checkpoint(self, state: State) -> None:
        trail = self.trail
        length = len(self.history)
        if trail and trail[-1][1] == length:
            trail.pop()
        trail.append((state.copy(), length))
        state.rng.start_log()

    def _forget(self) -> None:
        """Keeps two checkpoints at most: the one an undo may go back to, and the newest, for copies."""
        trail = self.trail
        first = len(trail) - 1
        while first > 0 and trail[first][1] > self.free:
            first -= 1
        del trail[first + 1 : -1]
        del trail[:first]

    # --- what follows from the one idea

    def copy(self, keep: bool = True) -> "Position":
        """An equal position that lives on its own; with keep=False it is lean, for playouts."""
        if not self.trail:
            raise HauntboxError("a lean position cannot be copied")
        saved, length = self.trail[-1]
        twin = Position(self.game, saved.copy(), self.seats, self.seed, self.options, False)
        twin.history = self.history[:]
        twin._replay(length, keep)
        if keep:
            twin.state.rng.follow(self.state.rng)
            twin.by = self.by[:]
            twin.free = self.free
            twin.trail = self.trail[:]
            twin.keep = True
        return twin

    def _replay(self, length: int, pauses: bool) -> None:
        """Goes on from a checkpoint with the choices since; it keeps nothing meanwhile."""
        self._run(pauses)
        for value in self.history[length:]:
            self._send(value)

    def undo(self) -> Any:
        """Takes back the last choice and returns it; raises NothingToUndo at an information barrier."""
        count = len(self.history) - 1
        if count < 0 or not self.trail:
            raise NothingToUndo("there is no choice to take back")
        if count < self.free:
            raise NothingToUndo("the last choice showed something new or another seat has acted: it stands")
        while self.trail[-1][1] > count:
            self.trail.pop()
        saved, length = self.trail[-1]
        undone = self.history.pop()
        self.by.pop()
        since = self.history[length:]
        del self.history[length:]
        self.state = saved.copy()
        self.state.ears = unheard if self.ears is not None else None
        self._run(True)
        for value in since:
            self.history.append(value)
            self._send(value)
        self._forget()
        self.state.ears = self.ears
        return undone

    def listen(self, ears: Callable[[Event], None] | None) -> None:
        """Sends all later events there (None: nowhere). Replays are silent."""
        self.ears = ears
        self.state.ears = ears

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)


def steps(state: State, pauses: bool) -> Rule[None]:
    """The steps of the agenda, one after the other, as one long rule; `pauses`: it stops between any two of them."""
    agenda = state.agenda
    while agenda:
        if pauses:
            yield PAUSE
        step, args = agenda.pop()
        rule = step(state, *args) if args else step(state)
        if rule is not None:
            yield from rule


def new_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    keep: bool = True,
    ears: Callable[[Event], None] | None = None,
) -> Position:
    """A new game at its first question."""
    complete = game.check_setup(seats, options or {})
    return at_state(game, game.start(seats, complete, game.rng(seed)), seats, seed, complete, keep, ears)


def at_state(
    game: Game,
    state: State,
    seats: int,
    seed: int,
    options: Options,
    keep: bool = True,
    ears: Callable[[Event], None] | None = None,
) -> Position:
    """The position that grows out of a state between two steps."""
    position = Position(game, state, seats, seed, options, keep)
    position.listen(ears)
    position._run(keep)
    return position
