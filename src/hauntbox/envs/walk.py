"""A game in progress as numbered actions.

An agent has the actions 0 to `width` - 1. Action i is the option i of the open question. When a
question has more options than actions, they come in pages: every page but the last has `width` - 1
options, and there the last action turns to the next page. Pages are turned forward only, so a
question ends after so many actions at most; nothing is left out and nothing is guessed.
"""

from collections.abc import Mapping
from typing import Any, Final

from hauntbox.box import find_game
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.errors import BadSetup, IllegalChoice
from hauntbox.kernel.game import Game, Options, OptionValue
from hauntbox.kernel.position import Position, new_game

WIDTHS: Final[Mapping[str, int]] = {"cellar": 8, "hilltop": 40, "widow": 40}
"""Actions for the games that were measured (`python -m hauntbox.envs.measure`): enough for 99 of 100 questions."""
WIDTH: Final = 64
"""Actions for any other game."""
LIMIT: Final = 10_000
"""A game of more actions than this is cut off; those in the box end long before."""
MORE: Final = "more"
"""The notation of the action that turns to the next page."""


def width_of(game: Game, wanted: int | None) -> int:
    """How many actions an agent has."""
    width = WIDTHS.get(game.id, WIDTH) if wanted is None else wanted
    if width < 2:
        raise BadSetup(f"{game.id}: actions must be 2 or more, not {width}")
    return width


def seats_of(game: Game, wanted: int | None) -> int:
    """Two seats where the game allows it, else as few as it does."""
    low, high = game.seats
    return min(max(2, low), high) if wanted is None else wanted


class Walk:
    """A position with the page of options that lies open."""

    __slots__ = ("page", "position", "steps", "width")

    def __init__(self, position: Position, width: int) -> None:
        self.position: Position = position
        self.width: int = width
        self.page: int = 0
        self.steps: int = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> "Walk":
        twin = Walk(self.position.copy(), self.width)
        twin.page = self.page
        twin.steps = self.steps
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its set-up and its choices, like a record."""
        at = self.position
        setup = (at.game.id, at.seats, at.seed, at.options, self.width, at.keep)
        return walked, (setup, at.history, self.page, self.steps)

    @property
    def game(self) -> Game:
        return self.position.game

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        ask = self.position.ask
        return ask.seat if ask is not None else None

    # --- the open page

    @property
    def options(self) -> list[Any]:
        """The options on the open page."""
        ask = self.position.ask
        if ask is None:
            return []
        if len(ask.options) <= self.width:
            return list(ask.options)
        step = self.width - 1
        return list(ask.options[self.page * step : (self.page + 1) * step])

    @property
    def pages(self) -> int:
        """How many pages the question has."""
        ask = self.position.ask
        if ask is None:
            return 0
        count = len(ask.options)
        return 1 if count <= self.width else -(-count // (self.width - 1))

    @property
    def more(self) -> bool:
        """Whether another page follows."""
        return self.page + 1 < self.pages

    def legal(self) -> list[int]:
        """The numbers of the actions that are open."""
        found = list(range(len(self.options)))
        return [*found, self.width - 1] if self.more else found

    def page_ask(self) -> Ask | None:
        """The question as if it had the options of this page only, to describe them one by one."""
        ask = self.position.ask
        if ask is None:
            return None
        return Ask(ask.seat, ask.prompt, self.options, ask.about, (), ask.always)

    # --- acting

    def act(self, action: int) -> None:
        """Chooses an option by its number on the page, or turns the page."""
        options = self.options
        if 0 <= action < len(options):
            self.steps += 1
            step = self.width - 1
            self.position.pick(self.page * step + action)
            self.page = 0
        elif action == self.width - 1 and self.more:
            self.steps += 1
            self.page += 1
        else:
            raise IllegalChoice(self.complaint(str(action)))

    def act_text(self, text: str) -> None:
        """Chooses by an option's notation (on whatever page it stands), by its number, or "more"."""
        ask = self.position.ask
        said = text.strip()
        if ask is not None and said in [self.game.text(ask, value) for value in ask.options]:
            self.steps += 1
            self.position.choose_text(said)
            self.page = 0
        elif said == MORE:
            self.act(self.width - 1)
        elif said.isdecimal() and len(said) <= len(str(self.width)):
            self.act(int(said))
        else:
            raise IllegalChoice(self.complaint(said))

    def complaint(self, said: str) -> str:
        """Why this cannot be chosen; a near miss names its rule."""
        ask = self.position.ask
        if ask is None:
            return "the game is over: there is nothing to choose"
        for value, rule in ask.barred:
            if self.game.text(ask, value) == said:
                return f"'{said}' is not allowed here: {rule}"
        return f"'{said[:60]}' is not offered at {ask.prompt}"

    # --- how it stands for a seat

    def reward(self, seat: int) -> float:
        """What the seat gets at the end; 0 while the game goes on."""
        outcome = self.position.outcome if self.position.ask is None else None
        return float(outcome.rewards[seat]) if outcome is not None else 0.0

    def hope(self, seat: int) -> float:
        """The judge's estimate of the seat's reward; 0 when the game is over."""
        return self.game.judge(self.position.state, seat) if self.position.ask is not None else 0.0


def new_walk(
    game: Game, seats: int, seed: int, options: Mapping[str, OptionValue], width: int, keep: bool = False
) -> Walk:
    """A new game at its first question; `keep` is for those who need copies or views."""
    return Walk(new_game(game, seats, seed, options, keep), width)


def walked(setup: tuple[str, int, int, Options, int, bool], history: list[Any], page: int, steps: int) -> Walk:
    """A walk as it was pickled."""
    name, seats, seed, options, width, keep = setup
    walk = new_walk(find_game(name), seats, seed, options, width, keep)
    for value in history:
        walk.position.choose(value)
    walk.page = page
    walk.steps = steps
    return walk
