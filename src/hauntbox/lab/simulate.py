"""Bots play many games; what happened is counted.

    result = simulate(find_game("widow"), 1000, 3, ["random"], seed=7, jobs=2)
    result.outcomes, result.win_rates, result.decisions_per_second

The result is the same for any number of jobs, but for the time it took (and for bots that think by the clock).
"""

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from hauntbox.bots import make_bot
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game, Option, OptionValue
from hauntbox.lab.crew import Crew
from hauntbox.lab.plan import RANDOM, Plan, Setup, Tally

Progress = Callable[[int, int], None]
"""Called with the number of games that are over and of all games."""

BATCH: Final = 100
"""After so many games `exhaust` looks whether everything was used."""
RANDOM_PART: Final = 10
"""Games that a worker gets at a time where bots choose at random; slower bots get one."""
Z_95: Final = 1.959964


class Rate(NamedTuple):
    """How often something happened, with the Wilson interval that holds the true rate in 95 of 100 cases."""

    rate: float
    low: float
    high: float


@dataclass
class Result:
    game: str
    setups: tuple[Setup, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    """How many were played, finished or stuck."""
    decisions: int
    turns_mean: float
    outcomes: dict[str, int]
    win_rates: tuple[Rate, ...]
    """By seat, over the finished games."""
    stuck: tuple[int, ...]
    """The seeds of the games that came to a question without an option or never came to an end."""
    missing: tuple[str, ...]
    """What `exhaust` never saw."""
    seconds: float = field(compare=False)
    """Processor time of the workers."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0


def simulate(
    game: Game,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    progress: Progress | None = None,
    records: Path | None = None,
) -> Result:
    """Plays so many games and counts; with `records` every finished game is written there as a file."""
    setup = Setup(seats, game.check_setup(seats, options or {}))
    plan = Plan(game.id, (setup,), checked_bots(bots, seats), seed, records=records)
    return run(plan, game, games, jobs, progress, games)


def exhaust(
    game: Game,
    games: int,
    seats: int | None,
    bots: Sequence[str],
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    progress: Progress | None = None,
    records: Path | None = None,
) -> Result:
    """Plays until everything in the box was used, at most so many games; says what never was.

    Seat counts (None) and levels that are not given are gone through by turns.
    """
    setups = all_setups(game, seats, options or {})
    names = checked_bots(bots, max(setup.seats for setup in setups))
    plan = Plan(game.id, setups, names, seed, watch=True, records=records)
    return run(plan, game, games, jobs, progress, BATCH)


def run(plan: Plan, game: Game, games: int, jobs: int, progress: Progress | None, batch: int) -> Result:
    """Plays batch after batch; a plan that watches is over when nothing in the box is left to see."""
    part = RANDOM_PART if set(plan.bots) == {RANDOM} else 1
    total = Tally()
    with Crew(plan, game, min(jobs, -(-min(games, batch) // part))) as crew:
        for first in range(0, games, batch):
            last = min(games, first + batch)
            for tally in crew.play(range(i, min(i + part, last)) for i in range(first, last, part)):
                total.add(tally)
                if progress is not None:
                    progress(total.games, games)
            if plan.watch and total.used.issuperset(game.fired):
                break
    return summary(plan, game, total)


def summary(plan: Plan, game: Game, total: Tally) -> Result:
    finished = sum(total.outcomes.values())
    return Result(
        game=plan.game,
        setups=plan.setups,
        bots=plan.bots,
        seed=plan.seed,
        games=total.games,
        decisions=total.decisions,
        turns_mean=total.turns / finished if finished else 0.0,
        outcomes=dict(sorted(total.outcomes.items(), key=lambda pair: (-pair[1], pair[0]))),
        win_rates=tuple(wilson(total.won[seat], total.sat[seat]) for seat in sorted(total.sat)),
        stuck=tuple(total.stuck),
        missing=tuple(name for name in game.fired if name not in total.used) if plan.watch else (),
        seconds=total.seconds,
    )


def wilson(hits: int, games: int) -> Rate:
    """The Wilson score interval: right also for few games and for rates near 0 and 1."""
    if games == 0:
        return Rate(0.0, 0.0, 1.0)
    rate = hits / games
    square = Z_95 * Z_95 / games
    middle = rate + square / 2
    reach = Z_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    return Rate(rate, max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square)))


def checked_bots(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names, each of a bot that exists; raises BadSetup when there are none or more than seats."""
    if not bots:
        raise BadSetup("there must be at least one bot")
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots ({', '.join(bots)}) do not fit on {seats} seats")
    for name in bots:
        make_bot(name, 0)
    return tuple(bots)


def all_setups(game: Game, seats: int | None, options: Mapping[str, OptionValue]) -> tuple[Setup, ...]:
    """Every mixture of the seat counts and levels that are left open, as far as the game allows it."""
    counts = [seats] if seats is not None else list(range(game.seats[0], game.seats[1] + 1))
    levels = [option for option in game.options if is_level(option) and option.name not in options]
    setups: list[Setup] = []
    refusal: BadSetup | None = None
    for count, values in itertools.product(counts, itertools.product(*[level.values for level in levels])):
        chosen = {**options, **{level.name: value for level, value in zip(levels, values, strict=True)}}
        try:
            setups.append(Setup(count, game.check_setup(count, chosen)))
        except BadSetup as error:
            refusal = error
    if not setups and refusal is not None:
        raise refusal
    return tuple(setups)


def is_level(option: Option) -> bool:
    """A level has named values; switches and free texts stay as they are unless somebody asks for it."""
    return not isinstance(option.default, bool) and not option.pattern
