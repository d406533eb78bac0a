"""What lies on the Enchanter's board, and his discs wherever they are."""

from typing import ClassVar, Final

from hauntbox.games.manor.cards import CUBES, SPELLS
from hauntbox.games.manor.pieces import ROLES
from hauntbox.parts.deck import Deck

HAND_AT_START: Final = 3


class EnchanterBoard:
    """`hand`: discs in hand, `boards`: discs on each role's board; the others are in supply or on tiles.

    `filled`: Domination spaces, `last`: whom he dominated last (-1: nobody). `spells` are in play, `drawn` are to be
    chosen from. `cubes` magic cubes are his, `left` of them unassigned in this turn.
    """

    __slots__ = ("boards", "cubes", "deck", "drawn", "filled", "hand", "last", "left", "spells", "track", "used")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "hand", "boards", "cubes", "left", "filled", "last", "track", "deck", "spells", "drawn", "used",
    )  # fmt: skip

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.hand: int = 0
        self.boards: list[int] = [0] * len(ROLES)
        self.cubes: int = CUBES
        self.left: int = 0
        self.filled: int = 0
        self.last: int = -1
        self.track: int = 0
        self.deck: Deck = Deck(range(len(SPELLS)), refills=True)
        self.spells: list[int] = []
        self.drawn: list[int] = []
        self.used: int = 0

    def copy(self) -> "EnchanterBoard":
        c = EnchanterBoard(True)
        c.hand = self.hand
        c.boards = self.boards[:]
        c.cubes = self.cubes
        c.left = self.left
        c.filled = self.filled
        c.last = self.last
        c.track = self.track
        c.deck = self.deck.copy()
        c.spells = self.spells[:]
        c.drawn = self.drawn[:]
        c.used = self.used
        return c
