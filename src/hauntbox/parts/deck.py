"""A face-down pile of cards whose order is decided only when somebody draws or looks.

A card is a number. Cards that nobody has placed lie loose, in no order at all, so shuffling
costs nothing and no state holds a future. Cards that were looked at or put back lie decided
on top or at the bottom, each with the mask of the seats that have seen it.
"""

from bisect import insort
from collections.abc import Iterable
from typing import ClassVar, Final

from hauntbox.kernel.rng import EVERYBODY, Rng
from hauntbox.parts.hidden import UNKNOWN, fill, hide, knows, pick, take_out, untold

NO_CARD: Final = -1
Decided = tuple[int, int]
"""A card and the mask of the seats that have seen it."""


class Deck:
    """From low to high: `bottom`, then `loose`, then `top`, whose last card comes next. `discards` lie face up.

    With `refills` an empty pile is made anew of its discards. In a view `unseen` lists what lies in UNKNOWN places.
    """

    __slots__ = ("bottom", "discards", "loose", "refills", "top", "unseen")
    FIELDS: ClassVar[tuple[str, ...]] = ("loose", "top", "bottom", "discards", "refills", "unseen")

    def __init__(self, cards: Iterable[int] = (), refills: bool = False) -> None:
        self.loose: list[int] = sorted(cards)
        self.top: list[Decided] = []
        self.bottom: list[Decided] = []
        self.discards: list[int] = []
        self.refills: bool = refills
        self.unseen: list[int] = []

    def copy(self) -> "Deck":
        twin = Deck((), self.refills)
        twin.loose = self.loose[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.discards = self.discards[:]
        twin.unseen = self.unseen[:]
        return twin

    def size(self) -> int:
        """How many cards are left to draw before the discards come back."""
        return len(self.bottom) + len(self.loose) + len(self.top)

    def draw(self, rng: Rng, seen: int = EVERYBODY) -> int:
        """The next card; NO_CARD when there is none."""
        if not (self.loose or self.top or self.bottom):
            if not (self.refills and self.discards):
                return NO_CARD
            self.shuffle(discards=True)
        return self._lift(rng, seen)[0]

    def draw_some(self, rng: Rng, count: int, seen: int = EVERYBODY) -> list[int]:
        """So many cards, or as many as there are."""
        drawn: list[int] = []
        while len(drawn) < count and (card := self.draw(rng, seen)) != NO_CARD:
            drawn.append(card)
        return drawn

    def peek(self, rng: Rng, count: int, seen: int = EVERYBODY) -> list[int]:
        """The next cards, the first one first; they stay on top, and the seats in `seen` know them from now on."""
        lifted = [self._lift(rng, seen) for _ in range(min(count, self.size()))]
        self.top += [(card, before | seen) for card, before in reversed(lifted)]
        return [card for card, _ in lifted]

    def _lift(self, rng: Rng, seen: int) -> Decided:
        """Takes the highest card, with the mask of the seats that had seen it before."""
        if not self.top and self.loose:
            return pick(rng, self.loose, seen), 0
        card, before = (self.top or self.bottom).pop()
        untold(rng, 1)  # chance is asked even though it has no choice: a draw is always a barrier to undo
        insort(self.loose, card)  # a tape may know better which card a deal should have put there
        return take_out(rng, self.loose, self.loose.index(card), seen), before

    def put_top(self, card: int, seen: int = EVERYBODY) -> None:
        self.top.append((card, seen))

    def put_bottom(self, card: int, seen: int = EVERYBODY) -> None:
        self.bottom.insert(0, (card, seen))

    def discard(self, card: int) -> None:
        self.discards.append(card)

    def contents(self) -> list[int]:
        """Every card of the pile in the order of numbers: what a search offers, and what may come."""
        return sorted(self.loose + [card for card, _ in self.bottom + self.top])

    def shuffle(self, discards: bool = False) -> None:
        """Nobody knows any more where a card lies; with `discards` they come back into the pile."""
        self.loose = self.contents()
        self.top = []
        self.bottom = []
        if discards:
            self.loose = sorted(self.loose + self.discards)
            self.discards = []

    def take(self, card: int) -> None:
        """Takes a card that a search has found, and shuffles the rest."""
        self.shuffle()
        self.loose.remove(card)

    def hide(self, seat: int | None) -> None:
        """Makes this deck what a seat sees of it. Hands that are hidden too join `unseen` by `hide(hand, unseen)`."""
        hide(self.loose, self.unseen)
        for pile in (self.top, self.bottom):
            for i, (card, seen) in enumerate(pile):
                if not knows(seen, seat):
                    insort(self.unseen, card)
                    pile[i] = (UNKNOWN, seen)

    def deal(self, rng: Rng) -> None:
        """Fills the UNKNOWN places at random; hands that were hidden with the deck are filled before it."""
        for pile in (self.top, self.bottom):
            for i, (card, seen) in enumerate(pile):
                pile[i] = (self.unseen.pop(rng.below(len(self.unseen))) if card == UNKNOWN else card, seen)
        fill(rng, self.loose, self.unseen)
        self.loose.sort()
