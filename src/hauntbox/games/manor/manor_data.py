"""What lies on the Manor's board, and the Event deck, which is used without a Manor player too."""

from typing import ClassVar, Final

from hauntbox.games.manor.cards import EVENTS, ROWS
from hauntbox.parts.deck import Deck

BOX_AT_START: Final = 4


class ManorBoard:
    """`box`: Omens to spend, `rows`: Omens on each row, `hand` and `events`: Event cards.

    `row`: the row that gets Omens next (0 to 4; 5: none is left); 6 from when they are assigned until phase 3.
    """

    __slots__ = ("box", "events", "hand", "mold", "placed", "row", "rows")
    FIELDS: ClassVar[tuple[str, ...]] = ("mold", "box", "rows", "row", "hand", "events", "placed")

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.mold: int = 0
        self.box: int = BOX_AT_START
        self.rows: list[int] = [0] * len(ROWS)
        self.row: int = 0
        self.hand: list[int] = []
        self.events: Deck = Deck(range(len(EVENTS)), refills=True)
        self.placed: bool = False
        """The Wraith has been placed (MAN-SETUP-14)."""

    def copy(self) -> "ManorBoard":
        c = ManorBoard(True)
        c.mold = self.mold
        c.box = self.box
        c.rows = self.rows[:]
        c.row = self.row
        c.hand = self.hand[:]
        c.events = self.events.copy()
        c.placed = self.placed
        return c
