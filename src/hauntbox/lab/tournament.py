"""Bots against each other, everybody against everybody, on every seat count and option, until the ratings are sure.

Where seats play against each other, two bots share a table: they sit by turns, and each game is played once more with
the seats exchanged. Where all win and lose together (or there is one seat), each bot plays all seats of the same
games, and two bots are compared on each. Every seed is played by everybody, so luck in the cards is shared out evenly.
"""

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.bots import make_bot
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game, OptionValue
from hauntbox.lab.extras import library
from hauntbox.lab.intervals import Rate, wilson
from hauntbox.lab.plan import Plan, Row, Setup, Tally
from hauntbox.lab.progress import Progress
from hauntbox.lab.rating import Bout, fit
from hauntbox.lab.simulate import Where, run

ROUNDS: Final = 5
"""After so many rounds the ratings are looked at."""
LEAST: Final = 20
"""Matches (seeds with a set-up) before a tournament may end: fewer say little about how sure a rating is."""


class Pair(NamedTuple):
    """How often one bot did better than another, as well, and worse; `score` is the share with draws as halves."""

    one: str
    other: str
    better: int
    even: int
    worse: int
    score: Rate


class Standing(NamedTuple):
    bot: str
    rating: Rate
    won: Rate
    """The share of its seats that won, over the games."""
    games: int


@dataclass
class Standings:
    game: str
    setups: tuple[Setup, ...]
    seed: int
    together: bool
    within: float
    settled: bool
    """Whether every interval became as small as was wanted."""
    games: int
    bots: list[Standing]
    """The best first."""
    pairs: list[Pair]
    stuck: tuple[int, ...]


def tournament(
    game: Game,
    bots: Sequence[str],
    setups: Sequence[Setup],
    within: float = 50.0,
    games: int = 2000,
    seed: int = 0,
    where: Where | None = None,
    progress: Progress | None = None,
) -> Standings:
    """Plays until every rating is sure to so many points up and down, at most so many games."""
    library("scipy.optimize", "lab")  # before anything is played
    names = different_bots(bots)
    together = plays_together(game, setups)
    pairs = list(itertools.combinations(names, 2))
    lineups = (
        [(name,) for name in names]
        if together
        else [seats for one, other in pairs for seats in ((one, other), (other, one))]
    )
    plan = Plan(game.id, tuple(setups), tuple(lineups), seed)
    a_round = len(lineups) * len(setups)
    if games < a_round:
        raise BadSetup(f"{games} games are too few: one round of this tournament has {a_round}")
    score = Scores(plan, names, together)

    def sure(total: Tally) -> bool:
        enough = score.matches >= LEAST
        return enough and all(rating.high - rating.rate <= within for rating in score.ratings())

    games = games // a_round * a_round
    total = run(plan, game, games, where or Where(), progress, ROUNDS * a_round, sure, score.hear)
    return standings(plan, score, within, sure(total), total)


def different_bots(bots: Sequence[str]) -> list[str]:
    if len(bots) < 2:
        raise BadSetup("a tournament needs at least two bots (--bots A,B)")
    for place, name in enumerate(bots):
        make_bot(name, 0)
        if name in bots[:place]:
            raise BadSetup(f"the bot '{name}' is named twice")
    return list(bots)


def plays_together(game: Game, setups: Sequence[Setup]) -> bool:
    """Whether bots are compared in games of their own instead of at one table."""
    alone = {setup.seats == 1 for setup in setups}
    if not game.shared and len(alone) > 1:
        raise BadSetup(f"{game.id}: who sits alone has no opponent: put 1 seat in a tournament of its own")
    return game.shared or alone == {True}


class Scores:
    """What the games of a tournament say, whatever the order in which they come."""

    def __init__(self, plan: Plan, names: Sequence[str], together: bool) -> None:
        self.plan = plan
        self.names = names
        self.together = together
        self.rewards: dict[int, tuple[float, ...]] = {}

    def hear(self, row: Row) -> None:
        if row.finished:
            self.rewards[row.number] = row.rewards

    @property
    def matches(self) -> int:
        return len({number // len(self.plan.lineups) for number in self.rewards})

    def ratings(self) -> list[Rate]:
        return fit(len(self.names), self.bouts())

    def bouts(self) -> list[Bout]:
        return self.bouts_between_games() if self.together else self.bouts_at_a_table()

    def bouts_at_a_table(self) -> list[Bout]:
        """One comparison a game: of the rewards of each bot's seats with those of the other's."""
        found = []
        for number in sorted(self.rewards):
            block, turn = divmod(number, len(self.plan.lineups))
            one, other = self.plan.lineups[turn]
            rewards = self.rewards[number]
            points = [compared(a, b) for a in rewards[::2] for b in rewards[1::2]]
            found.append(in_order(block, self.names.index(one), self.names.index(other), sum(points) / len(points)))
        return found

    def bouts_between_games(self) -> list[Bout]:
        """A comparison of every two bots that have played the same game to its end."""
        count = len(self.plan.lineups)
        means = {number: sum(rewards) / len(rewards) for number, rewards in self.rewards.items()}
        found = []
        for block in sorted({number // count for number in means}):
            for one, other in itertools.combinations(range(count), 2):
                ours, theirs = means.get(block * count + one), means.get(block * count + other)
                if ours is not None and theirs is not None:
                    found.append(Bout(block, one, other, compared(ours, theirs)))
        return found

    def won(self, name: str) -> tuple[float, int]:
        """Over the games a bot played in: the sum of the shares of its seats that won, and their number."""
        sum_of_shares = 0.0
        games = 0
        for number, rewards in self.rewards.items():
            lineup = self.plan.lineups[number % len(self.plan.lineups)]
            own = [reward > 0 for seat, reward in enumerate(rewards) if lineup[seat % len(lineup)] == name]
            if own:
                games += 1
                sum_of_shares += sum(own) / len(own)
        return sum_of_shares, games


def compared(one: float, other: float) -> float:
    return 1.0 if one > other else 0.0 if one < other else 0.5


def in_order(block: int, one: int, other: int, score: float) -> Bout:
    return Bout(block, one, other, score) if one < other else Bout(block, other, one, 1.0 - score)


def standings(plan: Plan, score: Scores, within: float, settled: bool, total: Tally) -> Standings:
    bots = []
    for name, rating in zip(score.names, score.ratings(), strict=True):
        won, games = score.won(name)
        bots.append(Standing(name, rating, wilson(won, games), games))
    pairs = []
    bouts = score.bouts()
    for one, other in itertools.combinations(range(len(score.names)), 2):
        points = [bout.score for bout in bouts if (bout.one, bout.other) == (one, other)]
        better, even = len([it for it in points if it > 0.5]), points.count(0.5)
        rate = wilson(sum(points), len(points))
        pairs.append(Pair(score.names[one], score.names[other], better, even, len(points) - better - even, rate))
    bots.sort(key=lambda bot: -bot.rating.rate)
    return Standings(
        plan.game, plan.setups, plan.seed, score.together, within, settled, total.games, bots, pairs, tuple(total.stuck)
    )


def setups_of(game: Game, seats: Sequence[int], choices: Mapping[str, Sequence[OptionValue]]) -> list[Setup]:
    """Every seat count with every mixture of the values of the options."""
    return [
        Setup(count, game.check_setup(count, dict(zip(choices, values, strict=True))))
        for count in seats
        for values in itertools.product(*choices.values())
    ]
