"""What lies on the Skeletons' board."""

from typing import ClassVar, Final

from hauntbox.games.manor.cards import GEAR
from hauntbox.parts.deck import Deck

STABILITY_MAX: Final = 12
SKULLS: Final = (4, 7, 10)


class SkeletonBoard:
    """`march`: the March Order, by piece. Masks of pieces: `recruited` is in the game, `ready` stands on the board.

    `gear` is a mask of the cards that lie under Skeletons, whoever collected them. The rest is this turn's and, in
    solo, `fallen`: Skeletons lying beside their cards.
    """

    __slots__ = (
        "active", "bought", "deck", "destroyed", "fallen", "gear", "late", "march", "moves", "queue", "ready",
        "recruited", "skulls", "stability", "used", "wolf",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "stability", "march", "recruited", "ready", "skulls", "deck", "gear", "wolf", "destroyed", "fallen",
        "active", "queue", "moves", "bought", "used", "late",
    )  # fmt: skip

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.stability: int = 0
        self.march: list[int] = []
        self.recruited: int = 0
        self.ready: int = 0
        """On the player board: they spawn in the next spawn phase."""
        self.skulls: int = 0
        """Bit i: the skull SKULLS[i] has recruited its Skeleton."""
        self.deck: Deck = Deck(range(len(GEAR)))
        self.gear: int = 0
        self.wolf: bool = False
        """The Wolf waits on Fletch's card."""
        self.destroyed: int = 0
        self.fallen: int = 0
        # this turn
        self.active: int = -1
        self.queue: tuple[int, ...] = ()
        self.moves: int = 0
        self.bought: bool = False
        self.used: int = 0
        self.late: int = 0
        """Mask of the gear just collected, which may be used after the action."""

    def copy(self) -> "SkeletonBoard":
        c = SkeletonBoard(True)
        c.stability = self.stability
        c.march = self.march[:]
        c.recruited = self.recruited
        c.ready = self.ready
        c.skulls = self.skulls
        c.deck = self.deck.copy()
        c.gear = self.gear
        c.wolf = self.wolf
        c.destroyed = self.destroyed
        c.fallen = self.fallen
        c.active = self.active
        c.queue = self.queue
        c.moves = self.moves
        c.bought = self.bought
        c.used = self.used
        c.late = self.late
        return c
