"""Workers: processes of their own that play parts of a plan.

Every worker has its own pipe. A worker that is killed closes it, so the crew notices instead
of waiting for ever; and whatever happens here, no worker outlives the crew.
"""

import signal
import threading
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Game
from hauntbox.lab.plan import Part, Plan


class Crew:
    """Plays the parts of a plan in `jobs` processes, or right here when that is one."""

    def __init__(self, plan: Plan, game: Game, jobs: int) -> None:
        if jobs > 1 and find_game(plan.game) is not game:
            raise BadSetup(f"{plan.game}: several processes can only play the installed game of this name")
        self.plan = plan
        self.game = game
        self.jobs = jobs
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection] = []

    def __enter__(self) -> "Crew":
        if self.jobs > 1:
            context = get_context("spawn")
            with deaf():
                for _ in range(self.jobs):
                    ours, theirs = context.Pipe()
                    process = context.Process(target=work, args=(theirs, self.plan), daemon=True)
                    process.start()
                    theirs.close()
                    self.processes.append(process)
                    self.pipes.append(ours)
        return self

    def __exit__(self, *how: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for pipe in self.pipes:
            pipe.close()

    def play(self, parts: Iterable[range]) -> Iterator[Part]:
        """Every part, in the order in which they are finished."""
        if not self.pipes:
            for numbers in parts:
                yield self.plan.play(self.game, numbers)
            return
        waiting = iter(parts)
        busy: list[Connection] = []
        for pipe in self.pipes:
            hand_out(pipe, waiting, busy)
        while busy:
            ready = wait(busy)
            for pipe in [pipe for pipe in busy if pipe in ready]:
                busy.remove(pipe)
                part = collect(pipe)
                hand_out(pipe, waiting, busy)
                yield part


def hand_out(pipe: Connection, waiting: Iterator[range], busy: list[Connection]) -> None:
    """Gives the next part to a worker, if one is left."""
    numbers = next(waiting, None)
    if numbers is not None:
        with noticing_death():
            pipe.send(numbers)
        busy.append(pipe)


def collect(pipe: Connection) -> Part:
    with noticing_death():
        reply = pipe.recv()
    if isinstance(reply, Part):
        return reply
    assert isinstance(reply, Exception)
    raise reply


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started now ignore Ctrl-C from birth: it is the crew that ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what signals do
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def noticing_death() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise HauntboxError("a worker process was killed (is there enough memory?)") from None


def work(pipe: Connection, plan: Plan) -> None:
    """The life of a worker: it plays what it is told to until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        game = find_game(plan.game)
        while True:
            pipe.send(attempt(plan, game, pipe.recv()))
    except (EOFError, ConnectionError):
        return


def attempt(plan: Plan, game: Game, numbers: range) -> Part | Exception:
    try:
        return plan.play(game, numbers)
    except HauntboxError as error:
        return error
    except Exception:
        return RuntimeError(traceback.format_exc())
