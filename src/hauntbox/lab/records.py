"""Recorded games in files: new ones are never written over old ones, and old ones are read with suspicion."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hauntbox.box import find_game
from hauntbox.kernel.errors import BadRecord, HauntboxError
from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import read_record

LONGEST: Final = 16_000_000
"""Bytes; the longest game is far shorter, and an endless file must not fill the memory."""


def record_name(game: str, number: int) -> str:
    return f"{game}-{number:06}.hbx"


def save_record(path: Path, text: str, again: bool = False) -> None:
    """Writes a new file; never over one that is there, unless an interrupted run has to write it again."""
    try:
        if again:
            path.unlink(missing_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise HauntboxError(f"{path} cannot be written: {error.strerror}") from None


def check_new_file(path: Path) -> None:
    """Refuses a file that is there already or a folder that cannot be written to, before anything is played."""
    if os.path.lexists(path):
        raise HauntboxError(f"{path} is already there and would be overwritten")
    check_folder(path.parent)


def check_folder(folder: Path) -> None:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise HauntboxError(f"{folder} cannot be written to: {error.strerror}") from None


def prepare_folder(folder: Path, game: str, count: int) -> None:
    """Makes a folder for so many records; refuses one that holds records of the same names (0: any may be there)."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = set(os.listdir(folder))
    except OSError as error:
        raise HauntboxError(f"{folder} cannot be a folder of records: {error.strerror}") from None
    for number in range(count if there else 0):
        if record_name(game, number) in there:
            raise HauntboxError(f"{folder / record_name(game, number)} is already there and would be overwritten")
    check_folder(folder)


def read_file(path: Path) -> Position:
    """A whole record; a game that was saved in the middle is whole too, a file that was cut off is not."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadRecord(f"it cannot be read: {reason}") from None
    if len(content) > LONGEST:
        raise BadRecord("it is too long for a record")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord("this is not a record (it is not text)") from None
    position = read_record(text, find_game)
    lines = text.splitlines()
    over = position.ask is None
    if over != lines[-1].startswith("= end") or not (over or text.endswith("\n")):
        raise BadRecord(f"line {len(lines)}: the record is cut off here")
    return position


def verdict(position: Position) -> str:
    """One line about a record that replays."""
    outcome = position.outcome if position.ask is None else None
    end = f"ended {outcome.ending}" if outcome is not None else "not ended"
    return f"ok, {len(position.history)} choices, {position.state.turn} turns, {end}"


def log(position: Position, lang: str) -> Iterator[str]:
    """What happened, in words, after each choice in its notation; only what every seat may see."""
    from hauntbox.words import Words

    words = Words(position.game, lang)
    heard: list[Event] = []
    again = new_game(position.game, position.seats, position.seed, position.options, False, heard.append)
    turn = -1
    for value in [None, *position.history]:
        ask = again.ask
        if value is not None and ask is not None:
            if again.state.turn != turn:
                turn = again.state.turn
                yield f"-- {turn}"
            yield f"  {ask.seat}: {position.game.text(ask, value)}"
            again.answer(ask, value)
        yield from [f"    {words.event(event)}" for event in heard if event.visible_to(None)]
        heard.clear()
    outcome = again.outcome
    if outcome is not None:
        yield words.ending(outcome)
