"""Dice. A roll is a value: rolling some of its dice again gives another roll and leaves this one as it was."""

from collections.abc import Collection
from typing import NamedTuple

from hauntbox.kernel.rng import EVERYBODY, Rng


class Roll(NamedTuple):
    """`faces` as they lie, die by die. Each die shows `low` to `low + sides - 1`, every face as likely as any other.

    A die printed 0, 0, 1, 1, 2, 2 is one of three sides from 0; a die of symbols counts them from 0.
    """

    faces: tuple[int, ...]
    sides: int
    low: int = 1

    @property
    def total(self) -> int:
        return sum(self.faces)

    def successes(self, threshold: int) -> int:
        """How many dice show at least the threshold."""
        return len([face for face in self.faces if face >= threshold])

    def reroll(self, rng: Rng, chosen: Collection[int], seen: int = EVERYBODY) -> "Roll":
        """The chosen dice (by their index) are rolled again, the others stay; the new faces count."""
        faces = [rng.below(self.sides, seen) + self.low if i in chosen else face for i, face in enumerate(self.faces)]
        return self._replace(faces=tuple(faces))

    def turned(self, die: int, face: int) -> "Roll":
        """One die is turned to a face that somebody chose; faces that it does not have are refused."""
        if not self.low <= face < self.low + self.sides:
            raise ValueError(f"a die from {self.low} to {self.low + self.sides - 1} does not show {face}")
        return self._replace(faces=(*self.faces[:die], face, *self.faces[die + 1 :]))


def roll(rng: Rng, count: int, sides: int, low: int = 1, seen: int = EVERYBODY) -> Roll:
    """Rolls so many dice; no dice give a total of 0."""
    return Roll(tuple([rng.below(sides, seen) + low for _ in range(count)]), sides, low)
