"""Tables of games in Parquet files: one row a game, in the order of their numbers.

Columns: `number`, `seed`, `game`, `seats`, `bots` (by seat), `finished`, `ending`, `decisions`, `turns`, `rewards` (by
seat), `used` (which things of the box came up), and `option_…`, `fact_…` (figures and names of the game's own) and
`seat_…` (the same by seat). The file's metadata say under `hauntbox` how to play the run again. No column depends on
the time or the machine, so the same run gives the same file.
"""

import itertools
import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from hauntbox.kernel.errors import HauntboxError
from hauntbox.lab.extras import library
from hauntbox.lab.journal import FORMAT, Head, Journal, check_same
from hauntbox.lab.plan import Plan, Row, Tally

CHUNK: Final = 5000
"""Rows that are held in memory at a time."""
KEY: Final = b"hauntbox"
FIRST: Final = ("number", "seed", "ending", "decisions", "turns")
LISTS: Final = {"bots": str, "rewards": float, "used": str}
PLAIN: Final = {
    "number": int, "seed": int, "game": str, "seats": int, "bots": str, "finished": bool, "ending": str,
    "decisions": int, "turns": int, "rewards": float, "used": str,
}  # fmt: skip


def parquet() -> Any:
    return library("pyarrow.parquet", "lab")


def flat(plan: Plan, row: Row) -> dict[str, Any]:
    """A game as a row of a table."""
    setup, lineup, _ = plan.entry(row.number)
    names = dict.fromkeys(name for facts in row.seat_facts for name in facts)
    return {
        "number": row.number,
        "seed": row.seed,
        "game": plan.game,
        "seats": setup.seats,
        "bots": [lineup[seat % len(lineup)] for seat in range(setup.seats)],
        "finished": row.finished,
        "ending": row.ending,
        "decisions": row.decisions,
        "turns": row.turns,
        "rewards": list(row.rewards),
        "used": list(row.used),
        **{f"option_{name}": value for name, value in setup.options.items()},
        **{f"fact_{name}": value for name, value in row.facts.items()},
        **{f"seat_{name}": [facts.get(name) for facts in row.seat_facts] for name in names},
    }


def kinds_of(rows: Iterable[dict[str, Any]]) -> dict[str, set[type]]:
    """Which types of values each column has."""
    kinds: dict[str, set[type]] = {name: {kind} for name, kind in PLAIN.items()}
    for row in rows:
        for name, value in row.items():
            if name not in PLAIN:
                values = value if name.startswith("seat_") else [value]
                kinds.setdefault(name, set()).update(type(one) for one in values if one is not None)
    return kinds


def one_kind(kinds: set[type]) -> type:
    """The type that holds all of them; what is neither number nor switch is written as text."""
    if len(kinds) == 1 and kinds <= {bool, int, float, str}:
        return next(iter(kinds))
    return float if kinds and kinds <= {int, float} else str


def fitted(value: Any, kind: type) -> Any:
    if isinstance(value, list):
        return [fitted(one, kind) for one in value]
    return value if value is None or isinstance(value, kind) else kind(value)


def write_table(path: Path, plan: Plan, head: Head, journal: Journal) -> None:
    """Writes the games of a journal as a new file, all of it or nothing."""
    arrow, pq = library("pyarrow", "lab"), parquet()
    kinds = {name: one_kind(found) for name, found in kinds_of(flat(plan, row) for row in journal.rows()).items()}
    types = {bool: arrow.bool_(), int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    listed = [name for name in kinds if name in LISTS or name.startswith("seat_")]
    fields = [(name, arrow.list_(types[kind]) if name in listed else types[kind]) for name, kind in kinds.items()]
    schema = arrow.schema(fields, metadata={KEY: json.dumps(head).encode()})
    unfinished = path.with_name(path.name + ".unfinished")
    rows = journal.rows()
    try:
        with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            while chunk := [flat(plan, row) for row in itertools.islice(rows, CHUNK)]:
                columns = {name: [fitted(row.get(name), kind) for row in chunk] for name, kind in kinds.items()}
                writer.write_table(arrow.table(columns, schema=schema))
        if os.path.lexists(path):
            raise HauntboxError(f"{path} is already there and would be overwritten")
        unfinished.rename(path)
    except OSError as error:
        raise HauntboxError(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def open_table(path: Path) -> tuple[Any, Head]:
    """A file of games and its head; refuses what is not one."""
    pq, arrow = parquet(), library("pyarrow", "lab")
    try:
        file = pq.ParquetFile(path)
    except OSError as error:
        raise HauntboxError(f"{path} cannot be read: {error.strerror or error}") from None
    except arrow.ArrowInvalid:
        raise HauntboxError(f"{path} is not a Parquet file, or it is damaged") from None
    try:
        head = json.loads(file.schema_arrow.metadata[KEY])
        if head["format"] != FORMAT:
            raise HauntboxError(f"{path} has the format '{head['format']}', not '{FORMAT}'")
    except (KeyError, TypeError, ValueError):
        raise HauntboxError(f"{path} is not a table of games that hauntbox simulate has written") from None
    return file, head


def read_rows(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file as dictionaries, not all in memory at a time."""
    arrow = library("pyarrow", "lab")
    file, _ = open_table(path)
    try:
        for batch in file.iter_batches(CHUNK):
            yield from batch.to_pylist()
    except (OSError, arrow.ArrowInvalid) as error:
        raise HauntboxError(f"{path} is damaged: {str(error).partition(chr(10))[0]}") from None


def counted_again(path: Path, head: Head, hear: Callable[[Row], None] | None) -> Tally:
    """The sum over a finished table of the same run."""
    _, found = open_table(path)
    check_same(path, found, head)
    total = Tally()
    for row in read_rows(path):
        used = tuple(row["used"])
        number, seed, ending, decisions, turns = [row[name] for name in FIRST]
        one = Row(number, seed, ending, decisions, turns, tuple(row["rewards"]), {}, (), used)
        total.count(one)
        if hear is not None:
            hear(one)
    return total
