"""A clip on a track of printed steps: a trait, a clock, a track of rage."""

from typing import ClassVar


class Track:
    """`printed[step]` is the number at each step; neighbouring steps may show the same number.

    The clip stays between `lowest` and the last step. A rule may move `lowest` (in one phase a
    trait stops above the skull, in the next it can fall on it). `start` is where it began.
    """

    __slots__ = ("lowest", "printed", "start", "step")
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "lowest")

    def __init__(self, printed: tuple[int, ...], start: int, lowest: int = 0) -> None:
        self.printed: tuple[int, ...] = printed
        self.start: int = start
        self.step: int = start
        self.lowest: int = lowest

    def copy(self) -> "Track":
        twin = Track(self.printed, self.start, self.lowest)
        twin.step = self.step
        return twin

    @property
    def value(self) -> int:
        """The number under the clip."""
        return self.printed[self.step]

    @property
    def highest(self) -> int:
        return len(self.printed) - 1

    def room(self, by: int) -> int:
        """How many of so many steps up (or down, below 0) the clip can really go."""
        return max(self.lowest, min(self.highest, self.step + by)) - self.step

    def move(self, by: int) -> int:
        """Moves the clip as far as the track goes, and returns the steps it really went; the rest is lost."""
        went = self.room(by)
        self.step += went
        return went
