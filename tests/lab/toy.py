"""A game of a few coin choices for the tests of the laboratory: whoever chose more ones wins."""

from collections.abc import Mapping
from typing import ClassVar

from hauntbox.kernel.ask import Ask, Prompt, Rule
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game, Option, Options, Outcome
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State


class Coins(State):
    __slots__ = ("ones", "seats", "trap")

    FIELDS: ClassVar[tuple[str, ...]] = ("rng", "agenda", "turn", "reveals", "ones", "seats", "trap")

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng)
        self.ones: list[int] = [0] * seats
        self.seats: int = seats
        self.trap: str = "none"

    def copy(self) -> "Coins":
        twin = Coins(self.rng.copy(), self.seats)
        twin.copy_base(self)
        twin.ones = self.ones[:]
        twin.trap = self.trap
        return twin


def coin(g: Coins) -> Rule[None]:
    g.turn += 1
    if g.trap == "hole" and g.turn == 3:
        yield Ask(0, "coin", [])
    if g.trap == "bug" and g.turn == 3:
        raise KeyError("a mistake in the rules")
    seat = g.turn % g.seats
    g.ones[seat] += yield Ask(seat, "coin", [0, 1])
    if g.turn < 10 or g.trap == "endless":
        g.then(coin)


class CoinGame(Game):
    id: ClassVar[str] = "coins"
    package: ClassVar[str] = ""
    seats: ClassVar[tuple[int, int]] = (1, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("trap", "none", ("none", "hole", "bug", "endless")),
        Option("level", "easy", ("easy", "hard")),
        Option("single", False),
    )
    prompts: ClassVar[Mapping[str, Prompt]] = {"coin": Prompt("COIN-1")}
    fired: ClassVar[tuple[str, ...]] = ("two ones", "three seats", "a unicorn")

    def check_setup(self, seats: int, options: Mapping[str, str | bool]) -> Options:
        complete = super().check_setup(seats, options)
        if complete["single"] and seats > 1:
            raise BadSetup("coins: single is for one seat")
        return complete

    def start(self, seats: int, options: Options, rng: Rng) -> Coins:
        g = Coins(rng, seats)
        g.trap = str(options["trap"])
        g.then(coin)
        return g

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Coins)
        if state.agenda or state.turn < 10:
            return None
        best = max(state.ones)
        rewards = tuple(1.0 if ones == best else -1.0 for ones in state.ones)
        return Outcome("many" if best > 2 else "few", rewards, {})

    def view(self, state: State, seat: int | None) -> State:
        return state.copy()

    def used(self, state: State) -> list[str]:
        assert isinstance(state, Coins)
        found = ["two ones"] if max(state.ones) >= 2 else []
        return [*found, "three seats"] if state.seats == 3 else found


GAME = CoinGame()
