"""What a mass simulation plays, as plain data that any process can carry out.

Game number i has a seed of its own, made from the plan's seed and i, and everything by chance
in that game (cards, dice, bots) follows from it. So a game is the same whoever plays it, and
the sum of all games does not depend on how they were shared out.
"""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from hauntbox.bots import Bot, make_bot
from hauntbox.bots.players import play_out
from hauntbox.kernel.errors import Stuck
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import write_record
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView
from hauntbox.patience import patience

LIMIT: Final = 100_000
"""A game with more decisions than this counts as stuck: it would never end."""
RANDOM: Final = "random"
_MASK: Final = (1 << 64) - 1


class Setup(NamedTuple):
    seats: int
    options: Options


class Row(NamedTuple):
    """One game, as a table keeps it. A game that could not be finished has no ending and no rewards."""

    number: int
    seed: int
    ending: str
    decisions: int
    turns: int
    rewards: tuple[float, ...]
    facts: dict[str, Any]
    seat_facts: tuple[dict[str, Any], ...]
    used: tuple[str, ...]

    @property
    def finished(self) -> bool:
        return self.ending != ""


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

    def count(self, row: Row) -> None:
        self.games += 1
        self.decisions += row.decisions
        if not row.finished:
            self.stuck.append(row.seed)
            return
        self.turns += row.turns
        self.outcomes[row.ending] += 1
        for seat, reward in enumerate(row.rewards):
            self.sat[seat] += 1
            if reward > 0:
                self.won[seat] += 1
        self.used.update(row.used)


@dataclass
class Part:
    """Some games of a plan after they were played."""

    first: int
    """The number of the first of them."""
    tally: Tally
    rows: list[Row] = field(default_factory=list)
    """Every game, where the plan keeps rows."""
    records: list[tuple[int, str]] = field(default_factory=list)
    """Number and text of every record, where the plan keeps records."""


@dataclass(frozen=True)
class Plan:
    """Every match is played once by each line-up, with the same seed and set-up; set-ups are gone through by turns.

    A line-up names the bots by seat, repeated round. With one line-up a match is simply a game.
    """

    game: str
    setups: tuple[Setup, ...]
    lineups: tuple[tuple[str, ...], ...]
    seed: int
    watch: bool = False
    """Whether to note what was used of the things in the box."""
    rows: bool = False
    records: bool = False

    def entry(self, number: int) -> tuple[Setup, tuple[str, ...], int]:
        """The set-up, the line-up and the seed of a game."""
        match, turn = divmod(number, len(self.lineups))
        return self.setups[match % len(self.setups)], self.lineups[turn], game_seed(self.seed, match)

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot that plays anywhere, in the order of the line-ups."""
        return tuple(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    def play(self, game: Game, numbers: range) -> Part:
        """Plays these games, one after the other."""
        part = Part(numbers.start, Tally())
        began = time.process_time()
        for number in numbers:
            row = self._play_one(game, number, part)
            part.tally.count(row)
            if self.rows:
                part.rows.append(row)
        part.tally.seconds = time.process_time() - began
        return part

    def _play_one(self, game: Game, number: int, part: Part) -> Row:
        setup, lineup, seed = self.entry(number)
        try:
            position = play_game(game, setup, lineup, seed)
        except Stuck:
            return Row(number, seed, "", 0, 0, (), {}, (), ())
        except Exception as error:
            error.add_note(f"in game {number} of {self.game}: {setup.seats} seats, seed {seed}, {setup.options}")
            raise
        if self.records:
            with patience():
                part.records.append((number, write_record(position)))
        return self._row(number, seed, position)

    def _row(self, number: int, seed: int, position: Position) -> Row:
        game, state, decisions = position.game, position.state, len(position.history)
        if position.ask is not None:
            return Row(number, seed, "", decisions, state.turn, (), {}, (), ())
        outcome = position.outcome
        ending = outcome.ending if outcome is not None else "none"
        rewards = outcome.rewards if outcome is not None else (0.0,) * position.seats
        facts = dict(outcome.facts) if outcome is not None and self.rows else {}
        seat_facts = tuple(game.seat_facts(state)) if self.rows else ()
        used = tuple(sorted(set(game.used(state)))) if self.rows or self.watch else ()
        return Row(number, seed, ending, decisions, state.turn, rewards, facts, seat_facts, used)


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
