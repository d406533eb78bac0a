"""The room stack: tiles lie face down, but everybody sees the floors on their backs (HIL-EXPLORE-19)."""

from bisect import insort
from typing import ClassVar, Final

from hauntbox.games.hilltop.rooms import BACK, ROOMS, STARTING
from hauntbox.kernel.errors import Misfit
from hauntbox.kernel.rng import EVERYBODY, Rng
from hauntbox.parts.hidden import UNKNOWN, knows, take_out, untold

NO_TILE: Final = -1
Decided = tuple[int, int, int]
"""A tile, its back, and the mask of the seats that have seen its front."""
_ANY: Final = 1 << 30


class Stack:
    """`loose` tiles have no order yet; `top` lies decided, the last one next; `discards` lie face down.

    In a view an unseen tile is UNKNOWN; `unseen` lists what lies in those places.
    """

    __slots__ = ("discards", "loose", "top", "unseen")
    FIELDS: ClassVar[tuple[str, ...]] = ("loose", "top", "discards", "unseen")

    def __init__(self, full: bool = True) -> None:
        self.loose: list[int] = list(range(STARTING, ROOMS)) if full else []
        self.top: list[Decided] = []
        self.discards: list[int] = []
        self.unseen: list[int] = []

    def copy(self) -> "Stack":
        twin = Stack(False)
        twin.loose = self.loose[:]
        twin.top = self.top[:]
        twin.discards = self.discards[:]
        twin.unseen = self.unseen[:]
        return twin

    def size(self) -> int:
        return len(self.loose) + len(self.top)

    def contents(self) -> list[int]:
        """Every tile of stack and discards, in the order of numbers."""
        return sorted(self.loose + self.discards + [tile for tile, _, _ in self.top])

    def has(self, floor: int) -> bool:
        """HIL-EXPLORE-9: whether stack or discards hold a tile for this floor (the backs tell)."""
        bit = 1 << floor
        for _, back, _ in self.top:
            if back & bit:
                return True
        for tile in self.loose:
            if back_of(tile) & bit:
                return True
        return any(back_of(tile) & bit for tile in self.discards)

    def back(self) -> int:
        """The floors on the back of the top tile; 0 when the stack is empty."""
        return self.top[-1][1] if self.top else 0

    def settle(self, rng: Rng, count: int = 1, seen: int = 0) -> list[int]:
        """Decides the next tiles, the first one first; the seats in `seen` look at their fronts."""
        while len(self.top) < count and self.loose:
            tile = self._next(rng)
            self.top.insert(0, (tile, BACK[tile], 0))
        count = min(count, len(self.top))
        shown: list[int] = []
        for i in range(1, count + 1):
            tile, back, before = self.top[-i]
            if seen:
                tile = self._show(rng, tile, back, seen)
                self.top[-i] = (tile, back, before | seen)
            shown.append(tile)
        return shown

    def _next(self, rng: Rng) -> int:
        """Chance gives a back, which everybody sees, then a tile with that back, which nobody sees."""
        i = untold(rng, len(self.loose))
        if rng.tape is None:
            return self.loose.pop(i)
        wanted = rng.tape.through(BACK[self.loose[i]], _ANY, EVERYBODY)
        if BACK[self.loose[i]] != wanted:
            alike = [j for j, tile in enumerate(self.loose) if BACK[tile] == wanted]
            if not alike:
                raise Misfit(f"a tile for floors {wanted} was to come up, but there is none")
            i = alike[untold(rng, len(alike))]
        return take_out(rng, self.loose, i, 0)

    def _show(self, rng: Rng, tile: int, back: int, seen: int) -> int:
        """The front is seen: a tape may know better which tile of this back a deal should have put there."""
        untold(rng, 1)  # looking is a barrier to undo even though chance has no choice
        insort(self.loose, tile)
        shown = take_out(rng, self.loose, self.loose.index(tile), seen)
        if BACK[shown] != back:
            raise Misfit(f"tile {shown} does not have the back that everybody saw")
        return shown

    def draw(self, rng: Rng, seen: int = EVERYBODY) -> int:
        """The next tile; NO_TILE when the stack is empty. `seen` 0: it goes aside face down."""
        self.settle(rng)
        if not self.top:
            return NO_TILE
        tile, back, _ = self.top.pop()
        return self._show(rng, tile, back, seen) if seen else tile

    def discard(self, tile: int) -> None:
        insort(self.discards, tile)

    def refill(self) -> None:
        """HIL-EXPLORE-9: the discards are shuffled into a new stack."""
        self.loose = sorted(self.loose + self.discards)
        self.discards = []

    def shuffle(self) -> None:
        """Nobody knows any more where a tile lies."""
        self.loose = sorted(self.loose + [tile for tile, _, _ in self.top])
        self.top = []

    def take(self, rng: Rng, tile: int) -> None:
        """Takes a named tile out of stack or discards (everybody sees which), and shuffles the stack."""
        self.shuffle()
        pile = self.discards if tile in self.discards else self.loose
        discarded = pile is self.discards
        if rng.tape is not None and rng.tape.through(int(discarded), 2, EVERYBODY) != discarded:
            raise Misfit(f"tile {tile} lay in the other pile")
        pile.remove(tile)

    # --- views

    def hide(self, seat: int | None) -> None:
        """Makes this what a seat sees: backs, and the fronts it has looked at."""
        hidden: list[int] = []
        for pile in (self.loose, self.discards):
            for i, tile in enumerate(pile):
                hidden.append(tile)
                pile[i] = UNKNOWN - BACK[tile]
            pile.sort()
        for i, (tile, back, seen) in enumerate(self.top):
            if not knows(seen, seat):
                hidden.append(tile)
                self.top[i] = (UNKNOWN, back, seen)
        self.unseen = sorted(self.unseen + hidden)

    def deal(self, rng: Rng) -> None:
        """Fills the hidden places at random, each with a tile of its back."""
        for i, (tile, back, seen) in enumerate(self.top):
            if tile == UNKNOWN:
                self.top[i] = (self._any(rng, back), back, seen)
        for pile in (self.discards, self.loose):
            for i, tile in enumerate(pile):
                if tile < 0:
                    pile[i] = self._any(rng, UNKNOWN - tile)
            pile.sort()

    def _any(self, rng: Rng, back: int) -> int:
        alike = [tile for tile in self.unseen if BACK[tile] == back]
        tile = alike[rng.below(len(alike))]
        self.unseen.remove(tile)
        return tile


def back_of(tile: int) -> int:
    """The floors on a tile's back, of an unseen tile of a view too."""
    return BACK[tile] if tile >= 0 else UNKNOWN - tile
