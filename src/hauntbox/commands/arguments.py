"""What several commands read from their arguments."""

import argparse
import contextlib
import math
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.record import parse_option


class Parser(argparse.ArgumentParser):
    """Complains in the same single line as everything else."""

    def error(self, message: str) -> NoReturn:
        raise BadSetup(f"{message} (see {self.prog} --help)")


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number from low to high."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"must be {low} to {high}, not {text}")
        return number

    return read


def points(text: str) -> float:
    """A positive number of points."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number") from None
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return number


LONGEST_VALUE: Final = 10_000
"""Bytes in the file of an option's value."""
SEED: Final = whole(-(1 << 63), (1 << 63) - 1)


def add_setup(it: Any, bots: str) -> None:
    it.add_argument("game", metavar="GAME")
    it.add_argument("--seats", type=whole(0, 1000), metavar="K", help="how many seats (2 where the game allows it)")
    it.add_argument("--bots", metavar="A,B", help=f"bots, repeated round: random, greedy, mcts, mcts:200 ({bots})")
    it.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option (or NAME=@FILE)")


def bot_names(text: str | None) -> list[str]:
    return [name.strip() for name in text.split(",")] if text is not None else []


def seats_for(game: Game, given: int | None, wanted: int) -> int:
    """As many seats as were asked for; else two, or more where so many were named, as far as the game allows it."""
    if given is not None:
        return given
    low, high = game.seats
    return max(low, min(high, max(2, wanted)))


def read_options(game: Game, settings: Sequence[str]) -> Options:
    options: Options = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetup(f"--option {setting}: it must be NAME=VALUE")
        if name in options:
            raise BadSetup(f"--option {setting}: {name} is given twice")
        options[name] = parse_option(game, name, text_of(Path(value[1:])) if value.startswith("@") else value)
    return options


def text_of(path: Path) -> str:
    """What a file says, in one line: an option's value that is too long to type."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_VALUE + 1)
        text = content.decode("utf-8")
    except OSError as error:
        raise BadSetup(f"{path} cannot be read: {error.strerror}") from None
    except ValueError:
        raise BadSetup(f"{path} is not text") from None
    if len(content) > LONGEST_VALUE:
        raise BadSetup(f"{path} is too long for the value of an option")
    return " ".join(text.split())


@contextlib.contextmanager
def needing(extra: str) -> Iterator[None]:
    """Imports what an extra of the package brings along."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("hauntbox"):
            raise
        raise HauntboxError(f"this needs {error.name}: pip install 'hauntbox[{extra}]'") from None
