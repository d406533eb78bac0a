"""The barest game there is: a list of notes, and whatever steps a test puts on the agenda."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from hauntbox.kernel.ask import Prompt
from hauntbox.kernel.game import Game, Outcome
from hauntbox.kernel.position import Position, at_state
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State


class Pad(State):
    __slots__ = ("notes",)

    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "notes")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.notes: list[Any] = []

    def copy(self) -> "Pad":
        c = Pad(self.rng.copy())
        c.copy_base(self)
        c.notes = self.notes[:]
        return c


class PadGame(Game):
    id: ClassVar[str] = "pad"
    seats: ClassVar[tuple[int, int]] = (1, 2)
    prompts: ClassVar[Mapping[str, Prompt]] = {"note": Prompt("PAD-1"), "other": Prompt("PAD-2")}

    def outcome(self, state: State) -> Outcome | None:
        return None if state.agenda else Outcome("done", (0.0, 0.0), {})


GAME = PadGame()


def begin(*steps: Callable[..., Any], keep: bool = True) -> Position:
    """A position with these steps on its agenda, the first one first."""
    pad = Pad(Rng(1))
    for step in reversed(steps):
        pad.then(step)
    return at_state(GAME, pad, 2, 1, {}, keep)


def notes(position: Position) -> list[Any]:
    assert isinstance(position.state, Pad)
    return position.state.notes
