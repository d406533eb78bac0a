"""The log of a table. It is not kept: whoever asks for it gets the game replayed with open ears."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.position import Position, new_game
from hauntbox.table.entries import Said


class Line(Struct):
    """A line of the log: an event of the game, why a seat's bot chose (then `seat` is that seat), or a remark.

    `moment` is how many choices had been made when it happened, `rule` the rule that caused it.
    """

    moment: int
    turn: int
    said: Said
    rule: str = ""
    seat: int = -1


class Heard:
    """Ears that note every event with its moment and turn."""

    def __init__(self) -> None:
        self.position: Position | None = None
        self.moment: int = 0
        self.events: list[tuple[int, int, Event]] = []

    def hear(self, event: Event) -> None:
        turn = self.position.state.turn if self.position is not None else 0
        self.events.append((self.moment, turn, event))

    def lines(self, seat: int | None) -> list[Line]:
        """What a seat may know of it."""
        return [line_of(*heard) for heard in self.events if heard[2].visible_to(seat)]


def line_of(moment: int, turn: int, event: Event) -> Line:
    return Line(moment, turn, Said(f"event-{event.kind}", {**event.facts, "rule": event.rule}), event.rule)


def replayed(
    game: Game, seats: int, seed: int, options: Options, history: Sequence[Any], heard: Heard | None = None
) -> Position:
    """A lean position after these choices; `heard` listens from the very beginning."""
    position = new_game(game, seats, seed, options, keep=False, ears=heard.hear if heard is not None else None)
    if heard is not None:
        heard.position = position
    for moment, value in enumerate(history, 1):
        if heard is not None:
            heard.moment = moment
        position.choose(value)
    return position
