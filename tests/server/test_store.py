"""The store: what it says is written is written, one failure stays alone, and it survives impatience."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.conftest import NewDatabase
from sqlalchemy.exc import IntegrityError

from hauntbox.server.store import TABLES, Store, sqlite_url
from hauntbox.table.entries import AnyEntry, Chat, Chosen, Said, Seated
from hauntbox.table.table import Setup

SETUP = Setup("one", "cellar", 4, (1 << 53) - 1, {}, "secret", 60, True, "fork")
ENTRIES: list[AnyEntry] = [Seated(0, "person", "幽霊"), Chosen(0, "end", "bot", Said("why", {"points": 0.5}))]

Scenario = Callable[[Store], Awaitable[None]]


@pytest.fixture
def url(tmp_path: Path, new_database: NewDatabase) -> str:
    return new_database() or sqlite_url(tmp_path)


def run(url: str, scenario: Scenario) -> None:
    async def inside() -> None:
        store = Store(url)
        try:
            await asyncio.wait_for(scenario(store), 30)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(inside())


def test_a_table_comes_back_as_it_was_written(url: str) -> None:
    async def write(store: Store) -> None:
        await store.create(SETUP, 3, ENTRIES)
        await store.append("one", 2, Chat(0, "a", "b\x00c", 1.5))

    async def read(store: Store) -> None:
        found = await store.load("one")
        assert found is not None
        assert found[:3] == (SETUP, 3, [*ENTRIES, Chat(0, "a", "b\x00c", 1.5)])
        assert await store.load("two") is None
        assert await store.load("\x00") is None

    run(url, write)
    run(url, read)


def test_no_line_is_written_over_another(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(SETUP, 1, ENTRIES)
        with pytest.raises(IntegrityError):
            await store.append("one", 1, Chosen(0, "something else"))
        with pytest.raises(IntegrityError):
            await store.append("nothing", 0, ENTRIES[0])
        found = await store.load("one")
        assert found is not None
        assert found[2] == ENTRIES

    run(url, scenario)


def test_of_many_that_write_at_once_only_the_wrong_one_fails(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(SETUP, 1, ENTRIES)
        wishes = [store.append("one", n, Chosen(0, str(n))) for n in (2, 3, 0, 4, 5)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [False, False, True, False, False]
        found = await store.load("one")
        assert found is not None
        assert [entry.text for entry in found[2][2:]] == ["2", "3", "4", "5"]  # type: ignore[union-attr]

    run(url, scenario)


def test_who_does_not_wait_for_a_write_harms_nobody(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(SETUP, 1, ENTRIES)
        for n in range(2, 40):
            impatient = asyncio.create_task(store.append("one", n, Chosen(0, str(n))))
            await asyncio.sleep(0)
            impatient.cancel()
        await store.append("one", 99, Chosen(0, "last"))
        found = await store.load("one")
        assert found is not None
        assert found[2][-1] == Chosen(0, "last")

    run(url, scenario)


def test_tables_that_go_on_are_found_newest_first(url: str) -> None:
    async def scenario(store: Store) -> None:
        for name, clock, listed in (("a", 0, True), ("b", 60, False), ("c", 60, True), ("d", 0, False)):
            await store.create(Setup(name, "cellar", 4, 1, {}, "s", clock, listed), 1, ENTRIES)
        assert await store.going(listed=True, most=9) == ["c", "a"]
        assert await store.going(listed=False, most=9) == ["c", "b"]
        assert await store.going(listed=True, most=1) == ["c"]
        await store.append("c", 2, Chosen(0, "end"), over=True)
        assert await store.going(listed=True, most=9) == ["a"]

    run(url, scenario)


def test_what_waits_is_written_before_the_store_is_closed(url: str) -> None:
    async def inside() -> None:
        store = Store(url)
        await store.create(SETUP, 1, ENTRIES)
        waiting = [asyncio.create_task(store.append("one", n, Chosen(0, str(n)))) for n in range(2, 60)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*waiting)

    async def read(store: Store) -> None:
        found = await store.load("one")
        assert found is not None
        assert len(found[2]) == 60

    asyncio.run(inside())
    run(url, read)


def test_an_existing_database_is_taken_as_it_is(url: str) -> None:
    async def scenario(store: Store) -> None:
        with store.engine.connect() as connection:
            assert connection.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar() == 0

    for _ in range(2):
        run(url, scenario)
