"""No seat is sent anything that depends on what it may not see: its messages are the same in a twin game.

That such a leak would be found is shown by games and tables that leak on purpose.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

import pytest
from cellar import CellarGame
from cellar.state import Cellar
from kernel.tiny import TinyGame
from kernel.tiny import of as tiny
from server.seen import SeenTiny
from server.twins import Behind, Match, Swap, matched, same, witnessed

from hauntbox.box import games
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game
from hauntbox.kernel.rng import EVERYBODY
from hauntbox.kernel.scene import Scene
from hauntbox.kernel.state import State, digest
from hauntbox.table.log import Heard, Line

SEEDS = range(3)


def other_plans(seat: int | None) -> Swap:
    """In the twin the teams that the seat does not belong to plan something else."""

    def swap(by: int, prompt: str, value: Any) -> Any:
        return 3 - value if prompt == "plan" and (seat is None or by % 2 != seat % 2) else value

    return swap


@dataclass
class Seen:
    """What was compared."""

    messages: int = 0
    choices: int = 0
    different: int = 0
    """Pairs of games that ended up in different states."""


def compare(game: Game, seats: int, seat: int | None, told_by: Game | None = None, table: Any = Behind) -> Seen:
    """Plays games and their twins; what the seat is sent must be equal. `told_by` is the game that shows them."""
    seen = Seen()
    swap = other_plans(seat) if isinstance(game, TinyGame) else same
    for seed in SEEDS:
        match = matched(game, seats, seed, seat, swap)
        one, other = asyncio.run(both(match, told_by or game, table, seat, seen))
        for number, (mine, twin) in enumerate(zip(one, other, strict=False)):
            assert mine == twin, f"message {number} tells seat {seat} a secret"
        assert len(one) == len(other)
        seen.messages += len(one)
        seen.choices += len(match.choices[0])
    return seen


async def both(match: Match, game: Game, table: Any, seat: int | None, seen: Seen) -> list[list[str]]:
    texts: list[list[str]] = []
    states: list[str] = []
    for beginning, values in zip(match.beginnings, match.choices, strict=True):
        behind = table(match.setup, game, beginning)
        texts.append(await witnessed(behind, values, seat))
        states.append(digest(behind.position.state))
    seen.different += states[0] != states[1]
    return texts


INSTALLED = [(game, max(2, game.seats[0])) for game in games().values()]
ALL = [*INSTALLED, (games()["manor"], 5), (SeenTiny(), 4)]  # the roles of the manor hide different things


@pytest.mark.parametrize(("game", "seats"), ALL, ids=[f"{game.id}-{seats}" for game, seats in ALL])
def test_nobody_is_sent_what_they_may_not_see(game: Game, seats: int) -> None:
    for seat in (None, *range(seats)):
        seen = compare(game, seats, seat)
        assert seen.different == len(SEEDS), "something hidden really was different"
        assert seen.choices >= 4 * len(SEEDS)
        assert seen.messages >= 12 * len(SEEDS)


# --- that it would be found


class OpenHands(CellarGame):
    """Leaks: everybody sees every hand."""

    def view(self, state: State, seat: int | None) -> Cellar:
        shown = super().view(state, seat)
        assert isinstance(state, Cellar)
        shown.hands = [hand[:] for hand in state.hands]
        return shown


class OpenPile(CellarGame):
    """Leaks: the next tile can be seen, somewhere in a corner."""

    def view(self, state: State, seat: int | None) -> Cellar:
        shown = super().view(state, seat)
        assert isinstance(state, Cellar)
        shown.killed = 100 * state.tiles[-1] if state.tiles else 0
        return shown


class OpenPlans(SeenTiny):
    """Leaks: a secret choice."""

    def view(self, state: State, seat: int | None) -> Any:
        shown = super().view(state, seat)
        shown.plans = tiny(state).plans[:]
        return shown


@pytest.mark.parametrize(
    ("honest", "leaky"),
    [(CellarGame(), OpenHands()), (CellarGame(), OpenPile()), (SeenTiny(), OpenPlans())],
    ids=["hands", "pile", "plans"],
)
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_view_that_leaks_is_found(honest: Game, leaky: Game, seat: int | None) -> None:
    compare(honest, 4, seat)
    with pytest.raises(AssertionError, match="secret"):
        compare(honest, 4, seat, told_by=leaky)


class LoudEvents(Behind):
    """Leaks: everybody hears live what one seat may hear."""

    def _hear(self, event: Event) -> None:
        super()._hear(event._replace(seen=EVERYBODY))


class LoudLog(Behind):
    """Leaks: the log of a newcomer holds everything."""

    def log(self, seat: int | None) -> list[Line]:
        heard = Heard()
        self._replayed(self.position.history, heard)
        heard.events = [(moment, turn, event._replace(seen=EVERYBODY)) for moment, turn, event in heard.events]
        return heard.lines(seat)


class LoudBots(Behind):
    """Leaks: why bots choose shows at once."""

    @property
    def reasons_show(self) -> bool:
        return True


class LoudUndo(Behind):
    """Leaks: what may be taken back depends on what others hold."""

    def free_moment(self, seat: int | None) -> int:
        return super().free_moment(seat) if seat is not None else sum(tiny(self.position.state).hands[1])


class LoudPast(Behind):
    """Leaks: an earlier moment shows the seat on the left's view."""

    def scene_at(self, moment: int, seat: int | None) -> Scene:
        return super().scene_at(moment, 1 if seat is None else (seat + 1) % 4)


@pytest.mark.parametrize(
    ("table", "seat"),
    [(kind, seat) for kind in (LoudEvents, LoudLog, LoudBots, LoudPast) for seat in (None, 0)] + [(LoudUndo, None)],
)
def test_a_table_that_leaks_is_found(table: type[Behind], seat: int | None) -> None:
    with pytest.raises(AssertionError, match="secret"):
        compare(SeenTiny(), 4, seat, table=table)
