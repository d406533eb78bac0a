"""What lies on the Spider's board."""

from typing import ClassVar, Final

from hauntbox.games.manor.cards import FORM_GIANT, POWERS
from hauntbox.games.manor.pieces import SPIDERLING_BITS
from hauntbox.parts.deck import Deck

NO_FORM: Final = -1


class SpiderBoard:
    """`form` lies face up; `next_form` is chosen face down (NO_FORM: none). `hand` holds suits, in order.

    `living` is the mask of the Spiderlings that have not been removed from the game: her lives. The rest is this
    turn's: the piece that acts, Spiderlings still to be activated, Movement, walls she may cross, what Legs add for
    later Spiderlings, what was used.
    """

    __slots__ = (
        "active", "blood", "bonus", "dead", "deck", "form", "hand", "living", "moves", "next_form", "queue", "stays",
        "terror", "used", "walls",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "form", "next_form", "stays", "hand", "deck", "terror", "blood", "living", "dead",
        "active", "queue", "moves", "walls", "bonus", "used",
    )  # fmt: skip

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.form: int = FORM_GIANT
        self.next_form: int = NO_FORM
        self.stays: bool = False
        """MAN-SPI-61: she has turned into Spiderlings and keeps this form through her next turn."""
        self.hand: list[int] = []
        self.deck: Deck = Deck(POWERS, refills=True)
        self.terror: int = 0
        self.blood: int = 0
        self.living: int = SPIDERLING_BITS
        self.dead: bool = False
        # this turn
        self.active: int = -1
        self.queue: tuple[int, ...] = ()
        self.moves: int = 0
        self.walls: int = 0
        self.bonus: int = 0
        self.used: int = 0

    def new_turn(self) -> None:
        """MAN-SPI-61: a form taken when she was attacked lasts through this turn; at its end she chooses again."""
        self.stays = False
        self.active = -1
        self.queue = ()
        self.moves = 0
        self.walls = 0
        self.bonus = 0
        self.used = 0

    def copy(self) -> "SpiderBoard":
        c = SpiderBoard(True)
        c.form = self.form
        c.next_form = self.next_form
        c.stays = self.stays
        c.hand = self.hand[:]
        c.deck = self.deck.copy()
        c.terror = self.terror
        c.blood = self.blood
        c.living = self.living
        c.dead = self.dead
        c.active = self.active
        c.queue = self.queue
        c.moves = self.moves
        c.walls = self.walls
        c.bonus = self.bonus
        c.used = self.used
        return c
