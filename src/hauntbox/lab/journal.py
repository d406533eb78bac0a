"""What a long run has finished, so that it can go on after it was killed.

Beside `games.parquet` lies `games.parquet.journal` while the games are played: a first line that says what is
played, then a line of JSON for every part that is finished. A line that was cut off in the middle does not
count and is cut away; a part that is there is never played again. At the end the journal becomes the table.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from hauntbox.kernel.errors import HauntboxError
from hauntbox.lab.plan import Part, Plan, Row, Tally

FORMAT: Final = "hauntbox games 1"

Head = dict[str, Any]


def head_of(plan: Plan, revision: int, games: int, part: int) -> Head:
    """What a run is, as plain data: two runs with the same head play the same games."""
    return {
        "format": FORMAT,
        "game": plan.game,
        "revision": revision,
        "games": games,
        "seed": plan.seed,
        "bots": [list(lineup) for lineup in plan.lineups],
        "setups": [[setup.seats, setup.options] for setup in plan.setups],
        "exhaust": plan.watch,
        "part": part,
    }


def check_same(path: Path, found: Head, wanted: Head) -> None:
    """Refuses to go on with another run than the one that was begun."""
    for name, value in wanted.items():
        there = found.get(name)
        if there != value:
            was, now = [json.dumps(one)[:60] for one in (there, value)]
            raise HauntboxError(f"{path} is of another run: its {name} is {was}, not {now}")


class Journal:
    """The parts of a run that are finished. `done` has the number of the first game of each."""

    def __init__(self, path: Path, head: Head, fired: tuple[str, ...], resume: bool) -> None:
        self.path = path
        self.head = head
        self.things = list(fired)
        self.places = {name: place for place, name in enumerate(fired)}
        self.total = Tally()
        self.done: dict[int, int] = {}
        """Where in the file the line of each part begins."""
        there = path.exists()
        if there and not resume:
            raise HauntboxError(
                f"{path} is there from a run that was not finished: go on with it (--resume) or remove it"
            )
        self.file: BinaryIO = open_journal(path, "r+b" if there else "x+b")
        try:
            only_one(self.file, path)
            self.end = self._load() if there else 0
        except BaseException:
            self.file.close()
            raise
        self.file.truncate(self.end)
        if not self.end:
            self._write(head)

    def _load(self) -> int:
        """Reads the lines that are whole; gives where they end."""
        end = 0
        for line in self.file:
            try:
                found = json.loads(line) if line.endswith(b"\n") else None
            except ValueError:
                found = None
            if not isinstance(found, dict):
                if end == 0 and not packed(self.head).startswith(line):
                    raise HauntboxError(f"{self.path} is not the journal of a run")
                break  # cut off here
            if end == 0:
                check_same(self.path, found, self.head)
            elif found["first"] not in self.done:
                self.done[found["first"]] = end
                self._count(found)
            end += len(line)
        return end

    def _count(self, line: Head) -> None:
        tally = Tally(seconds=line["seconds"])
        for row in line["rows"]:
            tally.count(self._unpack(row))
        self.total.add(tally)

    def add(self, part: Part) -> None:
        """Notes a finished part; it will not be played again."""
        assert part.first not in self.done
        self.done[part.first] = self.end
        rows = [self._pack(row) for row in part.rows]
        self._write({"first": part.first, "seconds": round(part.tally.seconds, 3), "rows": rows})

    def _write(self, line: Head) -> None:
        text = packed(line)
        self.file.seek(self.end)
        self.file.write(text)
        self.file.flush()
        self.end += len(text)

    def rows(self) -> Iterator[Row]:
        """Every game that is finished, in the order of the numbers."""
        for first in sorted(self.done):
            self.file.seek(self.done[first])
            for row in json.loads(self.file.readline())["rows"]:
                yield self._unpack(row)

    def _pack(self, row: Row) -> list[Any]:
        """Things of the box are written as their places in `Game.fired`: short."""
        return [*row[:-1], [self.places.get(name, name) for name in row.used]]

    def _unpack(self, values: list[Any]) -> Row:
        number, seed, ending, decisions, turns, rewards, facts, seat_facts, used = values
        names = tuple([self.things[it] if isinstance(it, int) else str(it) for it in used])
        return Row(number, seed, ending, decisions, turns, tuple(rewards), facts, tuple(seat_facts), names)

    def close(self) -> None:
        self.file.close()

    def remove(self) -> None:
        self.close()
        self.path.unlink()


def packed(line: Head) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"), default=str).encode() + b"\n"


def open_journal(path: Path, mode: str) -> BinaryIO:
    try:
        file = open(path, mode)  # noqa: SIM115 - it stays open for as long as the run
    except OSError as error:
        raise HauntboxError(f"{path} cannot be written: {error.strerror}") from None
    return file  # type: ignore[return-value]


def only_one(file: BinaryIO, path: Path) -> None:
    """Two runs must not write one journal. The lock ends with the process, however that ends."""
    if os.name != "posix":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise HauntboxError(f"{path} is being written by another run") from None
