"""What a mass simulation plays, as plain data that any process can carry out.

Game number i has a seed of its own, made from the plan's seed and i, and everything by chance
in that game (cards, dice, bots) follows from it. So a game is the same whoever plays it, and
the sum of all games does not depend on how they were shared out.
"""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from hauntbox.bots import Bot, make_bot
from hauntbox.bots.players import play_out
from hauntbox.kernel.errors import Stuck
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView
from hauntbox.lab.records import record_name, save_record
from hauntbox.patience import patience

LIMIT: Final = 100_000
"""A game with more decisions than this counts as stuck: it would never end."""
RANDOM: Final = "random"
_MASK: Final = (1 << 64) - 1


class Setup(NamedTuple):
    seats: int
    options: Options


@dataclass
class Tally:
    """What is counted over some games; tallies can be added in any order."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    outcomes: Counter[str] = field(default_factory=Counter)
    sat: Counter[int] = field(default_factory=Counter)
    """Finished games by seat: in how many somebody sat there."""
    won: Counter[int] = field(default_factory=Counter)
    stuck: list[int] = field(default_factory=list)
    """The seeds of the games that could not be finished."""
    used: set[str] = field(default_factory=set)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.seconds += other.seconds
        self.outcomes += other.outcomes
        self.sat += other.sat
        self.won += other.won
        self.stuck = sorted(self.stuck + other.stuck)
        self.used |= other.used


@dataclass(frozen=True)
class Plan:
    """Game i is played with set-up i, counted round; bots sit in the order of the list, repeated round."""

    game: str
    setups: tuple[Setup, ...]
    bots: tuple[str, ...]
    seed: int
    watch: bool = False
    """Whether to note what was used of the things in the box."""
    records: Path | None = None

    def play(self, game: Game, numbers: range) -> Tally:
        """Plays these games, one after the other."""
        tally = Tally()
        began = time.process_time()
        for number in numbers:
            self._play_one(game, number, tally)
        tally.seconds = time.process_time() - began
        return tally

    def _play_one(self, game: Game, number: int, tally: Tally) -> None:
        setup = self.setups[number % len(self.setups)]
        seed = game_seed(self.seed, number)
        tally.games += 1
        try:
            position = play_game(game, setup, self.bots, seed)
        except Stuck:
            tally.stuck.append(seed)
            return
        except Exception as error:
            error.add_note(f"in game {number} of {self.game}: {setup.seats} seats, seed {seed}, {setup.options}")
            raise
        tally.decisions += len(position.history)
        if self.records is not None:
            with patience():
                save_record(self.records / record_name(self.game, number), position)
        if position.ask is not None:
            tally.stuck.append(seed)
            return
        self._count_end(position, tally)

    def _count_end(self, position: Position, tally: Tally) -> None:
        outcome = position.outcome
        tally.turns += position.state.turn
        tally.outcomes[outcome.ending if outcome is not None else "none"] += 1
        rewards = outcome.rewards if outcome is not None else (0.0,) * position.seats
        for seat, reward in enumerate(rewards):
            tally.sat[seat] += 1
            if reward > 0:
                tally.won[seat] += 1
        if self.watch:
            tally.used.update(position.game.used(position.state))


def game_seed(seed: int, number: int) -> int:
    """SplitMix64 over both, cut to 53 bits so that every reader of JSON gets it right."""
    z = (seed * 0xD1342543DE82EF95 + (number + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return (z ^ z >> 31) >> 11


def play_game(game: Game, setup: Setup, bots: Sequence[str], seed: int) -> Position:
    """One game to its end, or to the limit of decisions. Bots that choose at random need no view: that is fast."""
    names = [bots[seat % len(bots)] for seat in range(setup.seats)]
    rng = Rng(seed ^ 0x5EED)
    if all(name == RANDOM for name in names):
        with patience():
            position = new_game(game, setup.seats, seed, setup.options, keep=False)
            play_out(position, rng, LIMIT)
        return position
    with patience():
        position = new_game(game, setup.seats, seed, setup.options)
        players = [make_bot(name, rng.below(1 << 31)) for name in names]
    play_with_views(position, players)
    return position


def play_with_views(position: Position, players: Sequence[Bot]) -> None:
    for _ in range(LIMIT):
        ask = position.ask
        if ask is None:
            return
        with patience():
            index, _reason = players[ask.seat].choose(SeatView(position, ask.seat))
            position.pick(index)
