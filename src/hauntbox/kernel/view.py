"""What one seat knows: the only thing a bot or a client ever gets.

It holds the seat's view of the checkpoint, the choices since (whose, and to what kind of
question) and what chance gave since, as far as the seat saw it. `deal` makes a whole position
of it: the blanks are filled in at random, then the choices are replayed. Where the hidden
things of a deal do not fit what happened since, it deals again.
"""

from typing import Any

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.errors import CannotDeal, HauntboxError, Misfit
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.position import Position, at_state
from hauntbox.kernel.rng import EVERYBODY, Rng, Tape
from hauntbox.kernel.state import State

TRIES = 5000


class SeatView:
    """A seat's knowledge, with the question it is asked (None while it waits)."""

    __slots__ = ("ask", "asked", "at", "by", "chance", "game", "options", "seat", "seats", "since")

    def __init__(self, position: Position, seat: int) -> None:
        if not position.trail:
            raise HauntboxError("a lean position has no views")
        saved, length = position.trail[-1]
        ask = position.ask
        tape = position.state.rng.tape
        log = tape.log if tape is not None else []
        self.game: Game = position.game
        self.seats: int = position.seats
        self.options: Options = position.options
        self.seat: int = seat
        self.at: State = position.game.view(saved, seat)
        self.since: list[Any] = position.history[length:]
        self.by: list[tuple[int, str]] = position.by[length:]
        self.asked: tuple[int, str] | None = who(ask)
        self.chance: list[int | None] = [v if m == EVERYBODY or m >> seat & 1 else None for v, m in log]
        self.ask: Ask | None = ask if ask is not None and ask.seat == seat else None

    def deal(self, rng: Rng, keep: bool = False) -> Position:
        """A position that this seat cannot tell from the real one."""
        for _ in range(TRIES):
            try:
                position = self._attempt(rng, keep)
            except Misfit:
                continue
            if position is not None:
                return position
        raise CannotDeal(f"{self.game.id}: no deal fits what seat {self.seat} saw within one step; split the step")

    def _attempt(self, rng: Rng, keep: bool) -> Position | None:
        state = self.game.deal(self.at, self.seat, rng)
        if self.chance:
            state.rng.tape = Tape(self.chance)
        position = at_state(self.game, state, self.seats, 0, self.options, keep)
        for by, value in zip(self.by, self.since, strict=True):
            ask = position.ask
            if ask is None or who(ask) != by or value not in ask.options:
                return None
            position.answer(ask, value)
        if who(position.ask) != self.asked:
            return None
        if self.ask is not None and not self.ask.same_question(position.ask):
            return None
        if not keep:
            state.rng.tape = None
        return position


def who(ask: Ask | None) -> tuple[int, str] | None:
    """What everybody sees of a question: which seat is asked, and what kind of thing."""
    return (ask.seat, ask.prompt) if ask is not None else None
