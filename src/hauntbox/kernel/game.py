"""What a game tells the kernel about itself. A game subclasses `Game` and fills in the parts."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from hauntbox.kernel.ask import Ask, Prompt
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State

if TYPE_CHECKING:
    from hauntbox.kernel.scene import Scene

OptionValue = str | bool
Options = dict[str, OptionValue]


class Option(NamedTuple):
    """A choice of the host before set-up: one of `values`; a switch has the values False and True.

    With a `pattern` it is free text that matches it; `values` are then only examples.
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (False, True)
    pattern: str = ""

    def allows(self, value: OptionValue) -> bool:
        if self.pattern:
            return isinstance(value, str) and re.fullmatch(self.pattern, value) is not None
        return value in self.values and type(value) is type(self.default)


class Reason(NamedTuple):
    """One thing that makes a position good (positive) or bad for a seat, in points of the judge."""

    name: str
    points: float


class Outcome(NamedTuple):
    """How a game ended: which ending, what each seat gets (-1 lost … +1 won), and figures about it."""

    ending: str
    rewards: tuple[float, ...]
    facts: dict[str, Any]


class Said(NamedTuple):
    """A message id with its arguments, to be put into words in any language."""

    message: str
    facts: dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Subclass it, set the class values and write the methods; everything else comes from the kernel."""

    id: ClassVar[str] = ""
    package: ClassVar[str] = ""
    """The package that holds `rules/` (rulebook) and `text/` (messages)."""
    revision: ClassVar[int] = 1
    """The rules revision: raised whenever an old record would replay differently."""
    seats: ClassVar[tuple[int, int]] = (1, 1)
    options: ClassVar[tuple[Option, ...]] = ()
    prompts: ClassVar[Mapping[str, Prompt]] = {}
    shared: ClassVar[bool] = False
    """Whether all seats win and lose together."""
    secrets: ClassVar[bool] = True
    """Whether a seat may know what another may not: then people who share a screen need a curtain."""
    has_habits: ClassVar[bool] = False
    """Whether playouts follow `habit`; otherwise they choose at random."""
    pauses: ClassVar[tuple[str, ...]] = ()
    """Prompts at which a choice has been carried out to its end and the judge can be asked; none: at every one."""
    small: ClassVar[tuple[str, ...]] = ()
    """Prompts that bots answer by habit: steps on a way that has been chosen already."""
    fired: ClassVar[tuple[str, ...]] = ()
    """Everything in the box that should be seen in play sooner or later, for `simulate --exhaust`."""

    def together(self, options: Options) -> bool:
        """Whether all seats win and lose together with these options."""
        return self.shared

    def hides(self, options: Options) -> bool:
        """Whether a seat may know what another may not with these options."""
        return self.secrets

    def rng(self, seed: int) -> Rng:
        """Where the chance of a new game comes from; a game may bring a generator of its own."""
        return Rng(seed)

    def start(self, seats: int, options: Options, rng: Rng) -> State:
        """The state after set-up, with the first steps on its agenda."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> State:
        """A copy in which everything the seat may not see is blank (None: what every seat may see)."""
        raise NotImplementedError

    def deal(self, view: State, seat: int | None, rng: Rng) -> State:
        """A whole state that fits the view, with the blanks filled in at random."""
        raise NotImplementedError

    def reasons(self, state: State, seat: int) -> list[Reason]:
        """How good the position is for the seat, as weighted reasons."""
        raise NotImplementedError

    def judge(self, state: State, seat: int) -> float:
        """The sum of the reasons, squeezed between -1 and 1: an estimate of the seat's reward."""
        raise NotImplementedError

    def habit(self, state: State, ask: Ask, rng: Rng) -> int:
        """The index of what a sensible player does without thinking."""
        return rng.below(len(ask.options))

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> "Scene":
        """What the table looks like to a seat."""
        raise NotImplementedError

    def label(self, view: State, ask: Ask, value: Any) -> Said:
        """What an option does, with its arithmetic."""
        raise NotImplementedError

    def used(self, state: State) -> list[str]:
        """Which things of `fired` a finished game has seen."""
        return []

    def seat_facts(self, state: State) -> list[dict[str, Any]]:
        """What each seat was in a finished game, for statistics: names (`role`, …) and figures.

        `role` is the part it played, `order` its place in the order of the first round, from 1 (else: as they sit).
        """
        return []

    def check_setup(self, seats: int, options: Mapping[str, OptionValue]) -> Options:
        """The options completed with their defaults; raises BadSetup for what does not exist."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadSetup(f"{self.id}: seats must be {low} to {high}, not {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(f"{self.id}: there is no option '{name}' (there are: {', '.join(known) or 'none'})")
            option = known[name]
            if not option.allows(value):
                wanted = f"like {option.pattern}" if option.pattern else f"one of {', '.join(map(str, option.values))}"
                raise BadSetup(f"{self.id}: option {name} must be {wanted}, not {value}")
        return {name: options.get(name, option.default) for name, option in known.items()}

    def text(self, ask: Ask, value: Any) -> str:
        """The notation of an option."""
        return self.prompts[ask.prompt].text(value)

    def targets(self, ask: Ask, value: Any) -> tuple[str, ...]:
        return self.prompts[ask.prompt].targets(value)

    def parse(self, ask: Ask, text: str) -> Any:
        """The option that is written like this; raises KeyError when none is."""
        for value in ask.options:
            if self.text(ask, value) == text:
                return value
        raise KeyError(text)
