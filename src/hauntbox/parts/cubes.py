"""Cubes on tracks of printed spaces: each goes on the leftmost free space and adds that space's number."""

from typing import ClassVar


class CubeTracks:
    """`bases` are the values without cubes, `spaces` the numbers printed on each track.

    `free` cubes are at hand, `placed` says how many lie on each track.
    """

    __slots__ = ("bases", "free", "placed", "spaces")
    FIELDS: ClassVar[tuple[str, ...]] = ("free", "placed")

    def __init__(self, bases: tuple[int, ...], spaces: tuple[tuple[int, ...], ...], free: int) -> None:
        self.bases: tuple[int, ...] = bases
        self.spaces: tuple[tuple[int, ...], ...] = spaces
        self.free: int = free
        self.placed: list[int] = [0] * len(bases)

    def copy(self) -> "CubeTracks":
        twin = CubeTracks(self.bases, self.spaces, self.free)
        twin.placed = self.placed[:]
        return twin

    def value(self, track: int) -> int:
        """The base and the numbers under the cubes."""
        total = self.bases[track]
        for number in self.spaces[track][: self.placed[track]]:
            total += number
        return total

    def open_tracks(self) -> list[int]:
        """The tracks with a free space."""
        return [track for track, placed in enumerate(self.placed) if placed < len(self.spaces[track])]

    def used_tracks(self) -> list[int]:
        """The tracks that hold a cube."""
        return [track for track, placed in enumerate(self.placed) if placed]

    def place(self, track: int) -> int:
        """Puts a free cube on a track and returns what it adds."""
        self.free -= 1
        self.placed[track] += 1
        return self.spaces[track][self.placed[track] - 1]

    def take_back(self, track: int) -> None:
        """The rightmost cube of a track is free again."""
        self.placed[track] -= 1
        self.free += 1

    def pick_up(self) -> None:
        """All cubes are free again."""
        self.free += sum(self.placed)
        self.placed = [0] * len(self.bases)
