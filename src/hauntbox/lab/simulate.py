"""Bots play many games; what happened is counted.

    result = simulate(find_game("widow"), 1000, 3, ["random"], seed=7, jobs=2)
    result.outcomes, result.win_rates, result.decisions_per_second

The result is the same for any number of jobs and on a cluster, but for the time it took (and for bots that think by
the clock). With `out` every game becomes a row of a Parquet file, and an interrupted run can be resumed.
"""

import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple

from hauntbox.bots import make_bot
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Game, OptionValue
from hauntbox.lab.cluster import Cluster
from hauntbox.lab.crew import Crew
from hauntbox.lab.extras import library
from hauntbox.lab.intervals import Rate, wilson
from hauntbox.lab.journal import Head, Journal, head_of
from hauntbox.lab.plan import RANDOM, Part, Plan, Row, Setup, Tally
from hauntbox.lab.progress import Progress
from hauntbox.lab.records import check_folder, prepare_folder, record_name, save_record
from hauntbox.lab.results import counted_again, write_table

BATCH: Final = 100
"""After so many games `exhaust` looks whether everything was used."""
RANDOM_PART: Final = 10
"""Games that a worker gets at a time where bots choose at random; slower bots get one."""


class Where(NamedTuple):
    """Who plays and where the games go to."""

    jobs: int = 1
    cluster: str | None = None
    """The address of a Ray cluster that plays instead of processes here."""
    out: Path | None = None
    """A new Parquet file with a row for every game."""
    resume: bool = False
    """Whether to go on with a run that was interrupted."""
    records: Path | None = None
    """A folder in which every game is written as a record."""


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
    out: Path | None = None,
    resume: bool = False,
    cluster: str | None = None,
) -> Result:
    """Plays so many games and counts; see `Where` for what the rest does."""
    setup = Setup(seats, game.check_setup(seats, options or {}))
    plan = Plan(game.id, (setup,), (checked_bots(bots, seats),), seed)
    where = Where(jobs, cluster, out, resume, records)
    return summary(plan, game, run(plan, game, games, where, progress, games))


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
    out: Path | None = None,
    resume: bool = False,
    cluster: str | None = None,
) -> Result:
    """Plays until everything in the box was used, at most so many games; says what never was.

    Seat counts (None) and options that are not given are gone through by turns.
    """
    setups = all_setups(game, seats, options or {})
    names = checked_bots(bots, max(setup.seats for setup in setups))
    plan = Plan(game.id, setups, (names,), seed, watch=True)
    where = Where(jobs, cluster, out, resume, records)
    total = run(plan, game, games, where, progress, BATCH, lambda total: total.used.issuperset(game.fired))
    return summary(plan, game, total)


def run(
    plan: Plan,
    game: Game,
    games: int,
    where: Where,
    progress: Progress | None,
    batch: int,
    over: Callable[[Tally], bool] | None = None,
    hear: Callable[[Row], None] | None = None,
) -> Tally:
    """Plays batch after batch until `over` says after one that it is enough; `hear` gets every game."""
    plan = replace(plan, rows=where.out is not None or hear is not None, records=where.records is not None)
    part = RANDOM_PART if set(plan.bots) == {RANDOM} else 1
    head = head_of(plan, game.revision, games, part)
    if finished := already_there(head, where, hear):
        return finished
    check_records(plan, games, where)
    total = Tally()
    done: set[int] = set()
    with (
        journal_of(plan, head, game, where) as journal,
        workers(plan, game, where, -(-min(games, batch) // part)) as crew,
    ):
        if journal is not None:
            total.add(journal.total)
            done = set(journal.done)
            tell(hear, journal.rows())
        for first in range(0, games, batch):
            last = min(games, first + batch)
            for played in crew.play(range(i, min(i + part, last)) for i in range(first, last, part) if i not in done):
                keep(plan, played, journal, where)
                total.add(played.tally)
                tell(hear, played.rows)
                if progress is not None:
                    progress(total.games, games)
            if over is not None and last > max(done, default=-1) and over(total):
                break  # where a resumed run has more already, the answer was no
    return total


def tell(hear: Callable[[Row], None] | None, rows: Iterable[Row]) -> None:
    if hear is not None:
        for row in rows:
            hear(row)


def workers(plan: Plan, game: Game, where: Where, parts: int) -> AbstractContextManager[Crew | Cluster]:
    """A cluster, or no more processes than there are parts."""
    if where.cluster is not None:
        return Cluster(plan, game, where.cluster)
    return Crew(plan, game, min(where.jobs, parts))


def keep(plan: Plan, played: Part, journal: Journal | None, where: Where) -> None:
    """Writes what is wanted of a part; the journal last, since what it has is never played again."""
    if where.records is not None:
        for number, text in played.records:
            save_record(where.records / record_name(plan.game, number), text, where.resume)
    if journal is not None:
        journal.add(played)


def already_there(head: Head, where: Where, hear: Callable[[Row], None] | None) -> Tally | None:
    """The sum of a run that is complete; refuses a file that is in the way."""
    if where.out is None:
        if where.resume:
            raise BadSetup("only a run that writes a file can be resumed (--out)")
        return None
    library("pyarrow", "lab")  # before anything is played
    if os.path.lexists(where.out):
        if not where.resume:
            raise HauntboxError(f"{where.out} is already there and would be overwritten")
        return counted_again(where.out, head, hear)
    check_folder(where.out.parent)
    return None


def check_records(plan: Plan, games: int, where: Where) -> None:
    if where.records is not None:
        prepare_folder(where.records, plan.game, 0 if where.resume else games)


@contextmanager
def journal_of(plan: Plan, head: Head, game: Game, where: Where) -> Iterator[Journal | None]:
    """Keeps a journal while games are played; when all are, it becomes the table."""
    if where.out is None:
        yield None
        return
    journal = Journal(where.out.with_name(where.out.name + ".journal"), head, game.fired, where.resume)
    try:
        yield journal
        write_table(where.out, plan, head, journal)
        journal.remove()
    finally:
        journal.close()


def summary(plan: Plan, game: Game, total: Tally) -> Result:
    finished = sum(total.outcomes.values())
    return Result(
        game=plan.game,
        setups=plan.setups,
        bots=plan.lineups[0],
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
    """Every seat count with every value of every option that is left open, one option at a time, as far as the game
    allows it. Free texts stay as they are."""
    counts = [seats] if seats is not None else list(range(game.seats[0], game.seats[1] + 1))
    left = [option for option in game.options if option.name not in options and not option.pattern]
    wishes: list[dict[str, OptionValue]] = [{}]
    wishes += [{it.name: value} for it in left for value in it.values if value != it.default]
    setups: list[Setup] = []
    refusal: BadSetup | None = None
    for count, wish in itertools.product(counts, wishes):
        try:
            setups.append(Setup(count, game.check_setup(count, {**options, **wish})))
        except BadSetup as error:
            refusal = error
    if not setups and refusal is not None:
        raise refusal
    return tuple(setups)
