"""Cavern Delve: heroes enter an unknown cave, tile by tile, and meet what lives there."""

from collections.abc import Mapping
from typing import Any, ClassVar

import hauntbox.games.delve.adventures
import hauntbox.games.delve.events
import hauntbox.games.delve.items
import hauntbox.games.delve.powers  # noqa: F401
from hauntbox.games.delve.adventure import ADVENTURES
from hauntbox.games.delve.habits import habit
from hauntbox.games.delve.judge import judge, reasons
from hauntbox.games.delve.labels import label
from hauntbox.games.delve.party import PATTERN, read_party
from hauntbox.games.delve.prompts import PROMPTS
from hauntbox.games.delve.scene import scene
from hauntbox.games.delve.secrets import deal, view
from hauntbox.games.delve.seen import FIRED, seen
from hauntbox.games.delve.setting_up import EASIER, SETS, set_up
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask, Prompt
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game, Option, Options, OptionValue, Outcome, Reason, Said
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Scene
from hauntbox.kernel.state import State

RIVALS = ADVENTURES[12].id
IDS = tuple([ADVENTURES[number].id for number in sorted(ADVENTURES)])


class DelveGame(Game):
    id: ClassVar[str] = "delve"
    package: ClassVar[str] = "hauntbox.games.delve"
    revision: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("adventure", IDS[0], IDS),
        Option("difficulty", "normal", tuple(EASIER)),
        Option("cards", "printed", SETS),
        Option("random_heroes", False),
        Option("random_powers", False),
        Option("party", "", ("",), PATTERN),
    )
    shared: ClassVar[bool] = True
    secrets: ClassVar[bool] = False
    has_habits: ClassVar[bool] = True
    pauses: ClassVar[tuple[str, ...]] = ("act",)
    small: ClassVar[tuple[str, ...]] = ("step", "start")
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS
    fired: ClassVar[tuple[str, ...]] = FIRED

    def check_setup(self, seats: int, options: Mapping[str, OptionValue]) -> Options:
        """DEL-SETUP-1: an adventure allowed for the number of players; a party of known heroes."""
        complete = super().check_setup(seats, options)
        chosen = next(a for a in ADVENTURES.values() if a.id == complete["adventure"])
        if not chosen.fewest <= seats <= chosen.most:
            raise BadSetup(f"delve: {chosen.id} is for {chosen.fewest} to {chosen.most} players, not {seats}")
        party = read_party(str(complete["party"]))
        if len(party) > seats:
            raise BadSetup(f"delve: the party has {len(party)} heroes for {seats} players")
        return complete

    def together(self, options: Options) -> bool:
        """DEL-COMP-1: but for rivals."""
        return options["adventure"] != RIVALS

    def hides(self, options: Options) -> bool:
        """Only rivals have secrets: what their chests are worth."""
        return options["adventure"] == RIVALS

    def start(self, seats: int, options: Options, rng: Rng) -> Delve:
        return set_up(seats, options, rng)

    def outcome(self, state: State) -> Outcome | None:
        """DEL-WIN: everybody together, but for rivals."""
        g = of(state)
        if not g.over:
            return None
        rewards = tuple([1.0 if g.winners >> seat & 1 else -1.0 for seat in range(g.seats)])
        facts: dict[str, Any] = {
            "rounds": g.round,
            "tiles": g.notes.get("tiles", 0),
            "level_ups": len([x for x in g.heroes if x.level == 2]),
            "surges": sum(g.surges),
            "adventure": ADVENTURES[g.adventure].id,
        }
        return Outcome(g.ending, rewards, facts)

    def view(self, state: State, seat: int | None) -> Delve:
        return view(of(state), seat)

    def deal(self, view: State, seat: int | None, rng: Rng) -> Delve:
        return deal(of(view), rng)

    def reasons(self, state: State, seat: int) -> list[Reason]:
        return reasons(of(state), seat)

    def judge(self, state: State, seat: int) -> float:
        return judge(of(state), seat)

    def habit(self, state: State, ask: Ask, rng: Rng) -> int:
        return habit(of(state), ask, rng)

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        return scene(self, of(view), seat, ask)

    def label(self, view: State, ask: Ask, value: Any) -> Said:
        return label(of(view), ask, value)

    def used(self, state: State) -> list[str]:
        return seen(of(state))

    def seat_facts(self, state: State) -> list[dict[str, Any]]:
        """Who played whom, in which order, and how he came out of it."""
        g = of(state)
        return [
            {"role": x.name, "order": (seat - g.first) % g.seats + 1, "level": x.level, "hp": g.hp[seat]}
            for seat, x in enumerate(g.heroes)
        ]


def of(state: State) -> Delve:
    assert isinstance(state, Delve)
    return state


GAME = DelveGame()
