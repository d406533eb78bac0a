"""How far a long run is: one line on a terminal that is written over and over."""

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final, TextIO

Progress = Callable[[int, int], None]
"""Called with the number of games that are over and of all games."""

OFTEN: Final = 0.2
"""Seconds between two looks of the line."""
WIDTH: Final = 24


class Bar:
    """Games that are over, their share, games a second, and the time that is left at this rate."""

    def __init__(self, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self.out = out
        self.clock = clock
        self.began = clock()
        self.first: int | None = None
        self.shown = -OFTEN
        self.length = 0

    def __call__(self, done: int, total: int) -> None:
        if self.first is None:  # what an earlier run has finished does not count for the rate
            self.first = done
        now = self.clock()
        if done < total and now - self.shown < OFTEN:
            return
        self.shown = now
        line = self.line(done, total, now - self.began)
        self.out.write("\r" + line.ljust(self.length))
        self.out.flush()
        self.length = len(line)

    def line(self, done: int, total: int, seconds: float) -> str:
        full = WIDTH * done // total if total else 0
        rate = (done - (self.first or 0)) / seconds if seconds > 0 else 0.0
        left = clock_time((total - done) / rate) if rate > 0 else "?"
        bar = "#" * full + "." * (WIDTH - full)
        share = done / total if total else 0.0
        return f"{bar} {done:,} of {total:,} games ({share:.0%}), {rate:,.1f} a second, {left} left"

    def clear(self) -> None:
        self.out.write("\r" + " " * self.length + "\r")
        self.out.flush()


def clock_time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@contextlib.contextmanager
def progress_bar() -> Iterator[Progress | None]:
    """A bar on stderr where somebody looks at it; else nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    bar = Bar(sys.stderr)
    try:
        yield bar
    finally:
        bar.clear()
