"""What the tables of all games share: the open question in its notation, and what was told."""

from typing import Any

from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game
from hauntbox.kernel.position import Position


class Sitting:
    game: Game
    g: Any
    """The state."""
    position: Position | None
    events: list[Event]

    def begin(self) -> "Sitting":
        """Starts with what is on the agenda, once."""
        raise NotImplementedError

    @property
    def ask(self) -> Any:
        self.begin()
        assert self.position is not None
        return self.position.ask

    @property
    def prompt(self) -> str | None:
        return self.ask.prompt if self.ask else None

    @property
    def options(self) -> list[str]:
        """The options of the open question in their notation; none when the game is over."""
        return [self.game.text(self.ask, value) for value in self.ask.options] if self.ask else []

    @property
    def barred(self) -> dict[str, str]:
        return {self.game.text(self.ask, value): rule for value, rule in self.ask.barred} if self.ask else {}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of a kind so far."""
        return [event.facts for event in self.events if event.kind == kind]

    @property
    def ending(self) -> str | None:
        outcome = self.game.outcome(self.g)
        return outcome.ending if outcome else None
