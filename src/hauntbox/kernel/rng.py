"""Chance: one small generator (PCG32), the same on every Python and in the compiled build.

Chance is one more player whose choices are logged: a `Position` that is watched keeps what
the generator gave since its checkpoint, so that a seat's view can be dealt and replayed.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from hauntbox.kernel.errors import Misfit

EVERYBODY: Final = -1
"""The seat mask of something that all seats see; otherwise bit `1 << seat` for each seat that does."""

Outcome = tuple[int, int]
"""What chance gave, and the mask of the seats that saw it."""

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = 0xFFFFFFFFFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Tape:
    """Beside a generator: hands out what it was fed first (None: whatever comes), and logs every outcome."""

    __slots__ = ("feed", "log")

    def __init__(self, feed: Sequence[int | None] = ()) -> None:
        self.feed: list[int | None] = list(reversed(feed))
        self.log: list[Outcome] = []

    def through(self, value: int, n: int, seen: int) -> int:
        """What becomes of a value below n on its way to the rule that wanted it."""
        if self.feed:
            fed = self.feed.pop()
            if fed is not None:
                if not 0 <= fed < n:
                    raise Misfit(f"chance was told to give {fed}, but only 0 to {n - 1} can come up")
                value = fed
        self.log.append((value, seen))
        return value


class Rng:
    """One int of state, and a tape when somebody wants to know or to fix what comes."""

    __slots__ = ("state", "tape")

    def __init__(self, seed: int, started: bool = False) -> None:
        """`started`: the seed is the state of a generator that runs already."""
        self.state: int = seed if started else ((seed * _MULTIPLIER + _INCREMENT) * _MULTIPLIER + _INCREMENT) & _MASK
        self.tape: Tape | None = None

    def copy(self) -> "Rng":
        """The same future; what a tape still has to hand out goes along."""
        twin = Rng(self.state, True)
        if self.tape is not None and self.tape.feed:
            twin.tape = Tape(self.tape.feed[::-1])
        return twin

    def below(self, n: int, seen: int = EVERYBODY) -> int:
        """A number from 0 to n - 1; `seen` says which seats learn it."""
        old = self.state
        self.state = (old * _MULTIPLIER + _INCREMENT) & _MASK
        word = ((old >> 18 ^ old) >> 27) & 0xFFFFFFFF
        value = ((word << 32 | word) >> (old >> 59) & 0xFFFFFFFF) * n >> 32
        if self.tape is not None:
            return self.tape.through(value, n, seen)
        return value

    def shuffle(self, things: list[int], seen: int = EVERYBODY) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1, seen)
            things[i], things[j] = things[j], things[i]

    def start_log(self) -> None:
        """From here on outcomes are logged afresh."""
        if self.tape is None:
            self.tape = Tape()
        self.tape.log = []

    def follow(self, other: "Rng") -> None:
        """Takes over the log of a generator that has given the same outcomes."""
        self.start_log()
        if self.tape is not None and other.tape is not None:
            self.tape.log = other.tape.log[:]
