"""Bots think in processes of their own, outside the event loop.

A worker gets the game as a record does: set-up and choices. It keeps the positions it has met,
so that it usually replays only the choices since; the bot itself gets nothing but its seat's view.
"""

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Final, NamedTuple

from hauntbox.bots import make_bot
from hauntbox.box import find_game
from hauntbox.kernel.game import Options
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.view import SeatView
from hauntbox.table.entries import Said
from hauntbox.table.levels import BUDGET, LEVELS

KEPT: Final = 32
"""Positions a worker remembers."""


class Task(NamedTuple):
    """Everything a worker needs to choose for a seat."""

    table: str
    game: str
    seats: int
    seed: int
    options: Options
    choices: list[str]
    seat: int
    level: str


class BotFailure(Exception):
    """The bot gave no choice."""


_met: OrderedDict[str, tuple[list[str], Position]] = OrderedDict()


def think(task: Task) -> tuple[str, Said | None]:
    """The choice as it is written, and why. Runs in a worker."""
    position = find_position(task)
    ask = position.ask
    if ask is None or ask.seat != task.seat:
        raise BotFailure(f"seat {task.seat} is not asked")
    bot = make_bot(LEVELS[task.level], task.seed * 31 + task.seat + 7 * len(task.choices))
    index, reason = bot.choose(SeatView(position, task.seat))
    why = Said(reason.message, dict(reason.facts)) if reason is not None else None
    return position.game.text(ask, ask.options[index]), why


def find_position(task: Task) -> Position:
    """The position of the task: one that was met before, with the choices since, or from the beginning."""
    known, position = _met.pop(task.table, ([], None))
    if position is None or known != task.choices[: len(known)]:
        known, position = [], new_game(find_game(task.game), task.seats, task.seed, task.options)
    for text in task.choices[len(known) :]:
        position.choose_text(text)
    _met[task.table] = (list(task.choices), position)
    while len(_met) > KEPT:
        _met.popitem(last=False)
    return position


def begin_work() -> None:
    """A worker ends with its server, however that ends, and not with the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinkers:
    """The pool. A worker that dies or hangs costs its own task a second try, and nobody else anything."""

    def __init__(self, workers: int = 0, budget: float = BUDGET) -> None:
        self.workers: int = workers or max(1, (os.cpu_count() or 2) - 1)
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.workers)

    async def think(self, task: Task) -> tuple[str, Said | None]:
        """Waits for a free worker; the budget counts from there."""
        async with self._free:
            return await self._think(task)

    async def _think(self, task: Task) -> tuple[str, Said | None]:
        for _ in range(2):
            pool = self._started()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, task)), self.budget)
            except BrokenProcessPool:
                self._drop(pool)
            except TimeoutError:
                self._drop(pool)
                raise BotFailure(f"no choice within {self.budget:.0f} seconds") from None
            except Exception as error:
                raise BotFailure(f"{type(error).__name__}: {error}") from error
        raise BotFailure("its process ended")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=begin_work)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)
