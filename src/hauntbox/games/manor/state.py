"""The data of The Restless Manor: the house, what stands and lies in it, and the five role boards.

`at[piece]` is the space of each player piece (OFF: on its board or out of the game); `here[space]` is the mask of the
pieces there. `lying[space]` holds the tokens there as one number (see pieces.py: ask `count`). Which tile lies Dark
somewhere is not decided before it is revealed; `pool` are the tiles of the stack that nobody has seen yet, on the
board or not, `stack` is how many of them are left to place.
"""

from typing import ClassVar

from hauntbox.board.dark import EMPTY, LIT, DarkGrid
from hauntbox.games.manor.enchanter_data import EnchanterBoard
from hauntbox.games.manor.manor_data import ManorBoard
from hauntbox.games.manor.paladin_data import PaladinBoard
from hauntbox.games.manor.pieces import FULL, OCCUPYING, PALADIN_PIECE, PIECES, SHIFTS, SUPPLY
from hauntbox.games.manor.roles import NOBODY, Terms
from hauntbox.games.manor.skeletons_data import SkeletonBoard
from hauntbox.games.manor.spaces import HEIGHT, INSIDE, OFF, SIZE, SPACES, WIDTH
from hauntbox.games.manor.spider_data import SpiderBoard
from hauntbox.games.manor.tiles import ARMORIES, FROM_ARMORIES, KIND, NUMBER, PIT, STACKED
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State

PIT_BIT = FULL[-1]
ARMORY_KIND = KIND[NUMBER["armory_1"]]


class Manor(State):
    __slots__ = (
        "active", "armories", "at", "enchanter", "ending", "grid", "here", "lying", "manor", "paladin", "pool", "round",
        "seen", "skeletons", "spider", "stack", "supply", "terms", "winner",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rng", "agenda", "turn", "reveals",
        "terms", "active", "round", "grid", "pool", "armories", "stack", "at", "lying", "supply",
        "paladin", "skeletons", "spider", "manor", "enchanter", "seen", "ending", "winner",
    )  # fmt: skip

    def __init__(self, rng: Rng, terms: Terms, blank: bool = False) -> None:
        super().__init__(rng)
        self.terms: Terms = terms
        if blank:
            return
        self.active: int = NOBODY
        """The role whose turn it is."""
        self.round: int = 0
        # the house
        self.grid: DarkGrid = DarkGrid(WIDTH, HEIGHT)
        self.pool: list[int] = STACKED[:]
        self.armories: list[int] = ARMORIES[:]
        """Armories that nobody has seen yet."""
        self.stack: int = len(STACKED)
        # what stands and lies in it
        self.at: list[int] = [OFF] * len(PIECES)
        self.here: list[int] = [0] * SIZE
        self.lying: list[int] = [0] * SIZE
        self.supply: list[int] = SUPPLY[:]
        # the boards of the roles
        self.paladin: PaladinBoard = PaladinBoard()
        self.skeletons: SkeletonBoard = SkeletonBoard()
        self.spider: SpiderBoard = SpiderBoard()
        self.manor: ManorBoard = ManorBoard()
        self.enchanter: EnchanterBoard = EnchanterBoard()
        # the story so far
        self.seen: int = 0
        """Bit i: `FIRED[i]` has turned up."""
        self.ending: str = ""
        self.winner: int = NOBODY

    def copy(self) -> "Manor":
        c = Manor(self.rng.copy(), self.terms, True)
        c.copy_base(self)
        c.active = self.active
        c.round = self.round
        c.grid = self.grid.copy()
        c.pool = self.pool[:]
        c.armories = self.armories[:]
        c.stack = self.stack
        c.at = self.at[:]
        c.here = self.here[:]
        c.lying = self.lying[:]
        c.supply = self.supply[:]
        c.paladin = self.paladin.copy()
        c.skeletons = self.skeletons.copy()
        c.spider = self.spider.copy()
        c.manor = self.manor.copy()
        c.enchanter = self.enchanter.copy()
        c.seen = self.seen
        c.ending = self.ending
        c.winner = self.winner
        return c

    # --- roles

    def plays(self, role: int) -> bool:
        """Whether a role is in play."""
        return self.terms.seat[role] >= 0

    def seat(self, role: int) -> int:
        return self.terms.seat[role]

    @property
    def over(self) -> bool:
        return self.ending != ""

    # --- spaces

    def count(self, at: int, kind: int) -> int:
        """How many tokens of a kind lie on a space."""
        return (self.lying[at] & FULL[kind]) >> SHIFTS[kind]

    def has(self, at: int, kind: int) -> bool:
        return bool(self.lying[at] & FULL[kind])

    def has_tile(self, at: int) -> bool:
        return self.grid.face[at] != EMPTY

    def occupied(self, at: int) -> bool:
        """MAN-GEN-14, MAN-GEN-15."""
        return bool(self.here[at] or self.lying[at] & OCCUPYING)

    def tiles(self, face: int) -> list[int]:
        """All spaces with a Dark tile, or with a Lit one."""
        faces = self.grid.face
        return [at for at in SPACES if faces[at] == face]

    def free(self, face: int) -> list[int]:
        """All unoccupied Dark tiles, or Lit ones."""
        faces, here, lying = self.grid.face, self.here, self.lying
        return [at for at in SPACES if faces[at] == face and not here[at] and not lying[at] & OCCUPYING]

    def is_kind(self, at: int, kind: int) -> bool:
        """Whether a Lit tile with this symbol lies there."""
        return self.grid.face[at] == LIT and KIND[self.grid.tile[at]] == kind

    def is_pit(self, at: int) -> bool:
        """A Lit Pit tile, or a tile with a Pit marker."""
        return self.is_kind(at, PIT) or (bool(self.lying[at] & PIT_BIT) and self.has_tile(at))

    def is_armory(self, at: int) -> bool:
        """MAN-SETUP-9: an Armory, Lit or known to be one."""
        tile = self.grid.tile[at]
        return tile == FROM_ARMORIES or (tile >= 0 and KIND[tile] == ARMORY_KIND)

    def paladin_in(self) -> bool:
        """Whether the Paladin is on the grid: on the Entrance nothing can affect him (MAN-MOVE-25)."""
        return INSIDE[self.at[PALADIN_PIECE]]
