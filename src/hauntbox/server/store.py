"""Where tables are kept: SQLite by default, PostgreSQL by its URL. Journals are only ever added to.

One thread writes. It takes all that waits into one transaction, so that many tables share the
price of one durable commit. The primary key of a journal line is its table and number: a second
process that believed to own the same table could not write over a line.
"""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from hauntbox.table.entries import AnyEntry, decode_entry, encode_entry
from hauntbox.table.table import Setup

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("clock", sa.Integer, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("origin", sa.String(16), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Index("tables_listed", "listed", "over", "created"),
)

JOURNAL: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
)

REPORTS: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)

Work = Callable[[sa.Connection], Any]


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'hauntbox.sqlite3'}"


class Store:
    def __init__(self, url: str) -> None:
        if url.startswith("postgresql://"):
            url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
        self.engine: sa.Engine = sa.create_engine(url, pool_pre_ping=True)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", prepare_sqlite)
        self._upgrade(url)
        self._waiting: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._writer.start()

    def _upgrade(self, url: str) -> None:
        config = Config()
        config.set_main_option("script_location", "hauntbox.server:migrations")
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Writes what still waits, then lets go of the database."""
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    # --- writing

    async def write(self, work: Work) -> Any:
        """Done and durable when this returns."""
        done: Future[Any] = Future()
        self._waiting.put((work, done))
        return await asyncio.wrap_future(done)

    def _write_all(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch = [first]
            ended = False
            while not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    ended = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if ended:
                return

    def _write_batch(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """All in one transaction; where one of several fails, each alone, so that it fails alone."""
        batch = [one for one in batch if one[1].running() or one[1].set_running_or_notify_cancel()]
        if not batch:  # nobody waits for it any more
            return
        try:
            with self.engine.begin() as connection:
                results = [work(connection) for work, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
                return
            for one in batch:
                self._write_batch([one])
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)

    async def create(self, setup: Setup, revision: int, entries: Sequence[AnyEntry]) -> None:
        row = {
            "id": setup.id,
            "game": setup.game,
            "revision": revision,
            "seats": setup.seats,
            "seed": setup.seed,
            "options": json.dumps(setup.options),
            "secret": setup.secret,
            "clock": setup.clock,
            "listed": setup.listed,
            "origin": setup.origin,
            "created": time.time(),
            "over": False,
        }

        def work(connection: sa.Connection) -> None:
            connection.execute(TABLES.insert(), row)
            connection.execute(JOURNAL.insert(), [journal_row(setup.id, n, entry) for n, entry in enumerate(entries)])

        await self.write(work)

    async def append(self, table: str, n: int, entry: AnyEntry, over: bool | None = None) -> None:
        """Adds line n; `over` where the game has just ended, or goes on again."""
        row = journal_row(table, n, entry)

        def work(connection: sa.Connection) -> None:
            connection.execute(JOURNAL.insert(), row)
            if over is not None:
                connection.execute(TABLES.update().where(TABLES.c.id == table).values(over=over))

        await self.write(work)

    async def report(self, report: str, table: str, note: str, record: str) -> None:
        note = note.replace("\0", "")  # PostgreSQL cannot keep it
        row = {"id": report, "table_id": table, "at": time.time(), "note": note, "record": record}
        await self.write(lambda connection: connection.execute(REPORTS.insert(), row))

    # --- reading

    async def load(self, table: str) -> tuple[Setup, int, list[AnyEntry], float] | None:
        """The set-up, the rules revision, the journal and the time of its last line."""
        if "\0" in table:  # PostgreSQL would not even look for it
            return None
        return await asyncio.to_thread(self._load, table)

    def _load(self, table: str) -> tuple[Setup, int, list[AnyEntry], float] | None:
        with self.engine.connect() as connection:
            row = connection.execute(TABLES.select().where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            lines = connection.execute(
                sa.select(JOURNAL.c.entry, JOURNAL.c.at).where(JOURNAL.c.table_id == table).order_by(JOURNAL.c.n)
            ).all()
        setup = Setup(
            row["id"], row["game"], row["seats"], row["seed"], json.loads(row["options"]), row["secret"],
            row["clock"], row["listed"], row["origin"],
        )  # fmt: skip
        last = lines[-1].at if lines else row["created"]
        return setup, row["revision"], [decode_entry(line.entry) for line in lines], last

    async def going(self, listed: bool, most: int) -> list[str]:
        """The newest tables that are not over: those of the lobby, or those with a clock."""
        column = TABLES.c.listed if listed else TABLES.c.clock > 0
        query = sa.select(TABLES.c.id).where(column, ~TABLES.c.over).order_by(TABLES.c.created.desc()).limit(most)

        def read() -> list[str]:
            with self.engine.connect() as connection:
                return [row.id for row in connection.execute(query)]

        return await asyncio.to_thread(read)


def journal_row(table: str, n: int, entry: AnyEntry) -> dict[str, Any]:
    return {"table_id": table, "n": n, "at": time.time(), "entry": encode_entry(entry).decode()}


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
