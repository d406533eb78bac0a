"""Bots think in processes of their own: one that fails, hangs or is killed costs nobody the game."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from server.conftest import NewDatabase, Serve
from server.processes import children
from server.wire import Address, wait_until

from hauntbox.box import find_game
from hauntbox.kernel.position import new_game
from hauntbox.server.app import make_app
from hauntbox.server.config import Config
from hauntbox.server.thinking import BotFailure, Task, Thinkers, think

FIRST = Task("table", "cellar", 4, 1, {}, [], 0, "gentle")
LONG = FIRST._replace(level="sharp")


def run(scenario: Callable[[Thinkers], Coroutine[Any, Any, None]]) -> None:
    async def inside() -> None:
        thinkers = Thinkers(1)
        try:
            await asyncio.wait_for(scenario(thinkers), 60)
        finally:
            thinkers.close()

    asyncio.run(inside())


# --- the pool


def test_a_bot_chooses_something_that_is_offered_and_says_why() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        position = new_game(find_game("cellar"), 4, 1)
        texts: list[str] = []
        for _ in range(5):
            ask = position.ask
            assert ask is not None
            text, _ = await thinkers.think(FIRST._replace(choices=texts.copy(), seat=ask.seat))
            position.choose_text(text)
            texts.append(text)

    run(scenario)


def test_the_same_task_gives_the_same_choice_whatever_the_worker_met_before() -> None:
    again = FIRST._replace(choices=["end", "end"], seat=2)
    first = think(again)
    think(FIRST)
    think(again._replace(choices=["end"], seat=1))
    assert think(again) == first
    assert think(again._replace(table="other")) == first


def test_a_task_that_makes_no_sense_fails_alone() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        for wrong in (FIRST._replace(seat=1), FIRST._replace(choices=["dance"]), FIRST._replace(level="wise")):
            with pytest.raises(BotFailure):
                await thinkers.think(wrong)
        assert (await thinkers.think(FIRST))[0]

    run(scenario)


def test_a_bot_that_takes_too_long_has_failed_and_the_next_one_thinks() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        await thinkers.think(FIRST)
        thinkers.budget = 0.3
        with pytest.raises(BotFailure, match="within"):
            await thinkers.think(LONG)
        thinkers.budget = 60
        assert (await thinkers.think(FIRST))[0]

    run(scenario)


def test_a_killed_worker_costs_a_second_try() -> None:
    async def scenario(thinkers: Thinkers) -> None:
        await thinkers.think(FIRST)
        before = workers(os.getpid())
        thinking = asyncio.create_task(thinkers.think(LONG))
        await asyncio.sleep(0)
        for worker in before:
            os.kill(worker, signal.SIGKILL)
        assert (await thinking)[0]
        assert not set(before) & set(workers(os.getpid()))

    run(scenario)


def workers(pid: int) -> list[int]:
    return [child for child, command in children(pid) if "spawn_main" in command]


# --- at a table


class Broken(Thinkers):
    """Only the simplest bot still thinks."""

    async def think(self, task: Task) -> Any:
        if task.level != "gentle":
            raise BotFailure("it has lost its mind")
        return think(task)


class Hopeless(Thinkers):
    async def think(self, task: Task) -> Any:
        raise BotFailure("it has lost its mind")


@contextmanager
def inside(config: Config) -> Iterator[Address]:
    """A server in a thread of this process."""
    server = uvicorn.Server(
        uvicorn.Config(make_app(config), port=0, log_level="error", lifespan="on", ws="websockets-sansio")
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        wait_until(lambda: server.started, "the server starts")
        yield Address(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(30)
    assert not thread.is_alive()


@pytest.mark.parametrize("thinkers", [Broken, Hopeless])
def test_a_bot_that_fails_is_replaced_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, new_database: NewDatabase, thinkers: type[Thinkers]
) -> None:
    monkeypatch.setattr("hauntbox.server.app.Thinkers", thinkers)
    with inside(Config(tmp_path, new_database())) as address:
        seats = [{"kind": "person"}] + [{"kind": "bot", "level": "sharp"}] * 3
        keys = address.post("/api/tables", {"game": "cellar", "seats": seats}).json()
        with address.seat(keys, 0) as ann:
            while len(ann.remarks()) < 3:
                options = ann.wait_to_choose()
                ann.chosen("end" if "end" in options else options[0])
            ann.wait_to_choose()
            assert sorted(ann.remarks()) == [("bot-failed", 2), ("bot-failed", 3), ("bot-failed", 4)]
            assert [sitter["level"] for sitter in ann.table["seats"]] == ["", "gentle", "gentle", "gentle"]


def test_a_server_survives_that_its_workers_are_killed(serve: Serve) -> None:
    server = serve()
    seats = [{"kind": "person"}] + [{"kind": "bot", "level": "sharp"}] + [{"kind": "open"}] * 2
    keys = server.post("/api/tables", {"game": "cellar", "seats": seats}).json()
    with server.seat(keys, 0) as ann:
        ann.chosen("end")
        wait_until(lambda: workers(server.pid), "a worker thinks")
        for worker in workers(server.pid):
            os.kill(worker, signal.SIGKILL)
        ann.wait(lambda: ann.version >= 2)
        assert ("bot-failed", 2) not in ann.remarks()
    assert server.alive
