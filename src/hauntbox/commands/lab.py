"""The commands of the laboratory: simulate, tournament, report."""

import argparse
import json
from pathlib import Path
from typing import Any

from hauntbox.box import find_game
from hauntbox.commands.arguments import SEED, add_setup, bot_names, points, read_options, seats_for, whole
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game, OptionValue
from hauntbox.kernel.record import parse_option
from hauntbox.lab.plan import RANDOM
from hauntbox.lab.printout import as_data, as_text, standings_data, standings_text
from hauntbox.lab.progress import progress_bar
from hauntbox.lab.records import check_new_file
from hauntbox.lab.report import write_report
from hauntbox.lab.simulate import Result, Where, checked_bots, exhaust, simulate
from hauntbox.lab.tournament import setups_of, tournament


def add_where(it: Any) -> None:
    it.add_argument("--seed", type=SEED, default=0, metavar="S", help="the seed of all games (0)")
    it.add_argument("--jobs", type=whole(1, 256), metavar="J", help="how many processes (1)")
    it.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster instead: auto, local or HOST:PORT")
    it.add_argument("--out", type=Path, metavar="FILE", help="write a Parquet table with a row for every game")
    it.add_argument("--resume", action="store_true", help="go on with a run that was interrupted (with --out)")
    it.add_argument("--json", action="store_true", help="print one JSON object")


def add_simulate(commands: Any) -> None:
    it = commands.add_parser("simulate", help="let bots play many games and count")
    add_setup(it, RANDOM)
    it.add_argument("--games", type=whole(1, 10**9), default=1000, metavar="N", help="how many games (1000)")
    it.add_argument("--exhaust", action="store_true", help="play until everything in the box was used, at most N games")
    it.add_argument("--records", type=Path, metavar="DIR", help="write every game there")
    add_where(it)
    it.set_defaults(run=run_simulate)


def add_tournament(commands: Any) -> None:
    it = commands.add_parser("tournament", help="let bots play against each other until their ratings are sure")
    it.add_argument("game", metavar="GAME")
    it.add_argument("--bots", metavar="A,B", default="random,greedy", help="the bots (random,greedy)")
    it.add_argument("--seats", metavar="K,L", help="seat counts, each with every option (2 where the game allows it)")
    it.add_argument("--option", action="append", default=[], metavar="NAME=V,W", help="values of an option of the game")
    it.add_argument(
        "--within", type=points, default=50.0, metavar="P", help="end when ratings are sure to P points (50)"
    )
    it.add_argument("--games", type=whole(1, 10**9), default=2000, metavar="N", help="at most so many games (2000)")
    add_where(it)
    it.set_defaults(run=run_tournament)


def add_report(commands: Any) -> None:
    it = commands.add_parser("report", help="make a page with plots from tables of games")
    it.add_argument("files", nargs="+", type=Path, metavar="FILE", help="what simulate or tournament wrote with --out")
    it.add_argument("--out", type=Path, required=True, metavar="PAGE", help="the new HTML file")
    it.set_defaults(run=run_report)


def where_of(arguments: argparse.Namespace, records: Path | None = None) -> Where:
    if arguments.cluster is not None and arguments.jobs is not None:
        raise BadSetup("--jobs counts processes on this computer: it does not go with --cluster")
    if arguments.resume and arguments.out is None:
        raise BadSetup("--resume goes on with the file of --out, and there is none")
    return Where(arguments.jobs or 1, arguments.cluster, arguments.out, arguments.resume, records)


# --- simulate


def run_simulate(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    bots = [RANDOM] if arguments.bots is None else bot_names(arguments.bots)
    options = read_options(game, arguments.option)
    seats = seats_for(game, arguments.seats, len(bots))
    game.check_setup(seats, options)
    checked_bots(bots, seats)
    where = where_of(arguments, arguments.records)
    with progress_bar() as progress:
        rest = (
            bots,
            arguments.seed,
            where.jobs,
            options,
            progress,
            where.records,
            where.out,
            where.resume,
            where.cluster,
        )
        if arguments.exhaust:
            result = exhaust(game, arguments.games, arguments.seats, *rest)
        else:
            result = simulate(game, arguments.games, seats, *rest)
    if arguments.json:
        print(json.dumps(as_data(result)))
        return 0
    print(as_text(result))
    if arguments.exhaust:
        print(seen_line(result))
    return 0


def seen_line(result: Result) -> str:
    if result.missing:
        return f"never came up in {result.games:,} games: {', '.join(result.missing)}"
    return f"everything in the box came up within {result.games:,} games"


# --- tournament


def run_tournament(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    bots = bot_names(arguments.bots)
    setups = setups_of(game, seat_counts(game, arguments.seats), read_choices(game, arguments.option))
    where = where_of(arguments)
    with progress_bar() as progress:
        found = tournament(game, bots, setups, arguments.within, arguments.games, arguments.seed, where, progress)
    print(json.dumps(standings_data(found)) if arguments.json else standings_text(found))
    return 0


def seat_counts(game: Game, text: str | None) -> list[int]:
    if text is None:
        return [seats_for(game, None, 2)]
    try:
        counts = [int(word) for word in text.split(",")]
    except ValueError:
        raise BadSetup(f"--seats {text}: it must be a number, or several with commas") from None
    return list(dict.fromkeys(counts))


def read_choices(game: Game, settings: list[str]) -> dict[str, list[OptionValue]]:
    """Options with one or several values."""
    choices: dict[str, list[OptionValue]] = {}
    for setting in settings:
        name, equals, values = setting.partition("=")
        if not equals:
            raise BadSetup(f"--option {setting}: it must be NAME=VALUE or NAME=VALUE,VALUE")
        if name in choices:
            raise BadSetup(f"--option {setting}: {name} is given twice")
        choices[name] = list(dict.fromkeys(parse_option(game, name, value) for value in values.split(",")))
    return choices


# --- report


def run_report(arguments: argparse.Namespace) -> int:
    check_new_file(arguments.out)
    games = write_report(arguments.files, arguments.out)
    print(f"{arguments.out}: a page about {games:,} games")
    return 0
