"""The command `hauntbox`: play, simulate, replay, read the rules.

Whatever is wrong with the input ends in one line on stderr that says what and where, and in
exit code 2; nothing that exists is ever overwritten.
"""

import argparse
import contextlib
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hauntbox import __version__
from hauntbox.box import find_game, games
from hauntbox.commands.arguments import SEED, Parser, add_setup, bot_names, needing, read_options, seats_for, whole
from hauntbox.commands.campaign import add_campaign
from hauntbox.commands.lab import add_report, add_simulate, add_tournament
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Game
from hauntbox.kernel.record import spell
from hauntbox.lab.coverage import Coverage, measure, rule_ids
from hauntbox.lab.printout import table
from hauntbox.lab.records import check_new_file, log, read_file, verdict
from hauntbox.lab.simulate import checked_bots
from hauntbox.messages import LANGUAGES
from hauntbox.rulebook import Rulebook, rule_text, rulebook

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
LONGEST_LINE: Final = 400


def main(argv: Sequence[str] | None = None) -> int:
    try:
        arguments = parser().parse_args(argv)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except SystemExit as end:  # --help and --version
        return int(end.code or 0)
    except HauntboxError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    except OSError as error:
        drop_output()
        return complain(f"{error.filename or 'the output'}: {error.strerror}")


def complain(message: str) -> int:
    line = "".join(c if c.isprintable() else " " if c.isspace() else "?" for c in message)
    if len(line) > LONGEST_LINE:
        line = line[:LONGEST_LINE] + "…"
    print(f"hauntbox: {line}", file=sys.stderr)
    return BAD_INPUT


def drop_output() -> None:
    """Nobody reads any more: what is still waiting to be written goes nowhere, without a word."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- the arguments


def parser() -> Parser:
    top = Parser(prog="hauntbox", description="Haunted-house and dungeon board games: play, simulate, read the rules.")
    top.add_argument("--version", action="version", version=f"hauntbox {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add_games(commands)
    add_play(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_report(commands)
    add_replay(commands)
    add_campaign(commands)
    add_rules(commands)
    add_bench(commands)
    add_serve(commands)
    return top


def add_games(commands: Any) -> None:
    it = commands.add_parser("games", help="list the games")
    it.set_defaults(run=run_games)


def add_play(commands: Any) -> None:
    it = commands.add_parser("play", help="play in the terminal")
    add_setup(it, "mcts")
    it.add_argument("--terminal", action="store_true", help="play in this terminal (it is the only place so far)")
    it.add_argument("--people", type=whole(0, 1000), default=1, metavar="N", help="how many seats are people's (1)")
    it.add_argument("--seed", type=SEED, metavar="S", help="the same seed and the same choices give the same game")
    it.add_argument("--lang", choices=LANGUAGES, default="en")
    it.add_argument("--record", type=Path, metavar="FILE", help="write the game there; it must not exist yet")
    it.set_defaults(run=run_play)


def add_replay(commands: Any) -> None:
    it = commands.add_parser("replay", help="replay recorded games")
    it.add_argument("files", nargs="+", type=Path, metavar="FILE")
    it.add_argument("--check", action="store_true", help="only say whether each record is right")
    it.add_argument("--lang", choices=LANGUAGES, default="en")
    it.set_defaults(run=run_replay)


def add_rules(commands: Any) -> None:
    it = commands.add_parser("rules", help="read the rulebook")
    it.add_argument("game", metavar="GAME")
    what = it.add_mutually_exclusive_group()
    what.add_argument("rule", nargs="?", metavar="ID", help="only this rule")
    what.add_argument("--search", metavar="WORD", help="only the rules with this word")
    what.add_argument("--coverage", action="store_true", help="which rules are shown by a passing test")
    it.add_argument("--lang", choices=LANGUAGES, default="en")
    it.set_defaults(run=run_rules)


def add_bench(commands: Any) -> None:
    it = commands.add_parser("bench", help="measure the speed")
    it.add_argument("what", nargs="?", choices=("server",), help="the server under load, instead of the games")
    it.add_argument("--tables", type=whole(1, 5000), default=200, metavar="N", help="server: how many tables (200)")
    it.add_argument("--sockets", type=whole(1, 32), default=3, metavar="K", help="server: seats a table (3)")
    it.add_argument("--seconds", type=whole(1, 3600), default=20, metavar="S", help="server: for how long (20)")
    it.add_argument("--game", default="widow", metavar="GAME", help="server: which game (widow)")
    it.add_argument("--json", action="store_true", help="print one JSON object")
    it.add_argument("--quick", action="store_true", help="measure for a shorter time")
    it.set_defaults(run=run_bench)


def add_serve(commands: Any) -> None:
    it = commands.add_parser("serve", help="play in the browser: start the server")
    it.add_argument("--port", type=whole(1, 65535), default=8765, metavar="N", help="the port (8765)")
    it.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="the address to listen at (127.0.0.1)")
    it.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (HAUNTBOX_DATA)")
    it.add_argument("--database", metavar="URL", help="another database than a file there (HAUNTBOX_DATABASE_URL)")
    it.add_argument("--workers", type=whole(0, 256), default=0, metavar="N", help="processes in which bots think")
    it.add_argument("--origin", action="append", default=[], metavar="URL", help="another origin that may use it")
    it.add_argument("--limit", action="append", default=[], metavar="NAME=N", help="another limit for clients")
    it.set_defaults(run=run_serve)


# --- games, play, bench


def run_games(arguments: argparse.Namespace) -> int:
    rows = [("game", "seats", "rules", "options (the first value is the default)")]
    for name, game in games().items():
        low, high = game.seats
        options = [(o.name, [o.default, *[v for v in o.values if v != o.default]]) for o in game.options]
        wording = "  ".join(f"{name}={'|'.join(spell(value) for value in values)}" for name, values in options)
        seats = str(low) if low == high else f"{low}-{high}"
        rows.append((name, seats, str(len(rule_ids(game)) or "-"), wording or "-"))
    print(table(rows))
    return 0


def run_play(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    names = bot_names(arguments.bots)
    people: int = arguments.people
    seats = seats_for(game, arguments.seats, people + len(names))
    options = game.check_setup(seats, read_options(game, arguments.option))
    if people > seats:
        raise BadSetup(f"{people} people do not fit on {seats} seats")
    bots: list[str] = []
    if people < seats:
        names = list(checked_bots(names or ["mcts"], seats - people))
        bots = [names[i % len(names)] for i in range(seats - people)]
    elif names:
        raise BadSetup(f"there is no seat left for the bots ({', '.join(names)})")
    if arguments.record is not None:
        check_new_file(arguments.record)
    with needing("terminal"):
        from hauntbox.terminal.play import play
    seed: int = arguments.seed if arguments.seed is not None else secrets.randbelow(1 << 31)
    play(game, seats, people, bots, seed, options, arguments.lang, arguments.record)
    return 0


def run_serve(arguments: argparse.Namespace) -> int:
    with needing("server"):
        from hauntbox.server.serve import serve
    return serve(arguments)


def run_bench(arguments: argparse.Namespace) -> int:
    if arguments.what == "server":
        with needing("server"):
            from hauntbox.server.load import main as load
        return load(arguments.tables, arguments.sockets, arguments.seconds, arguments.game, arguments.json)
    from hauntbox.lab.bench import main as bench

    return bench(arguments.json, arguments.quick)


# --- replay


def run_replay(arguments: argparse.Namespace) -> int:
    code = 0
    for path in arguments.files:
        try:
            position = read_file(path)
        except HauntboxError as error:
            code = complain(f"{path}: {error}")
            continue
        if arguments.check:
            print(f"{path}: {verdict(position)}")
            continue
        with needing("terminal"):
            for line in log(position, arguments.lang):
                print(line)
    return code


# --- rules


def run_rules(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    if arguments.coverage:
        return print_coverage(measure(game))
    book = rulebook(game, arguments.lang) if game.package else None
    if book is None or not book.chapters:
        raise BadSetup(f"{game.id}: there is no rulebook")
    if arguments.rule is not None:
        rule = arguments.rule.upper()
        text = rule_text(game, rule, arguments.lang)
        if text is None:
            raise BadSetup(f"{game.id}: there is no rule '{arguments.rule}'")
        print(f"{rule}  {text}")
    elif arguments.search is not None:
        print_found(game, book, arguments.search)
    else:
        print(f"# {book.title}\n\n{book.intro}")
        for chapter in book.chapters:
            print(f"\n## {chapter.title}")
            parts = [chapter.body, *[f"{rule}  {text}" for rule, text in chapter.rules.items()]]
            print("".join(f"\n{part}\n" for part in parts if part), end="")
    return 0


def print_found(game: Game, book: Rulebook, word: str) -> None:
    rules = [pair for chapter in book.chapters for pair in chapter.rules.items()]
    found = [f"{rule}  {text}" for rule, text in rules if word.casefold() in f"{rule} {text}".casefold()]
    if not found:
        raise BadSetup(f"{game.id}: no rule has the word '{word}'")
    print("\n".join(found))


def print_coverage(coverage: Coverage) -> int:
    for rule in coverage.bare:
        print(f"{rule}: no test")
    for rule in coverage.failing:
        print(f"{rule}: no test passes")
    for rule, reason in coverage.definitions.items():
        print(f"{rule}: needs no test: {reason}")
    for complaint in coverage.complaints:
        print(f"error: {complaint}")
    print(coverage.line)
    return 0 if coverage.complete else 1
