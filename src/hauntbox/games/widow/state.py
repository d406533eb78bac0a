"""The data of The Widow's House."""

from typing import ClassVar, Final

from hauntbox.board.grid import Grid
from hauntbox.board.paths import Links, distances
from hauntbox.board.regions import Layers
from hauntbox.games.widow.pieces import PASSES, TOKENS_TOTAL
from hauntbox.games.widow.tiles import BOUDOIR, CHAPEL, PLAIN
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State

NOWHERE: Final = 0
NOBODY: Final = -1


class Widow(State):
    """A "hand" is a profession with its pool; a solo player has two, at every other table it is the seat."""

    __slots__ = (
        "active", "at", "bonuses", "bound", "cheap_used", "completed", "courtyards", "declared", "dice",
        "doubles_move", "drawn", "drift", "drift_field", "enhanced", "first_used", "foretold", "gained",
        "given", "grid", "had_courtyard", "haunts", "jobs", "known", "landings", "layers", "locks", "lost",
        "modifiers", "no_passing", "offered", "pending", "pools", "pushed", "removed", "rolled", "solo",
        "spirits", "stacks", "stairs", "stock", "strict_doors", "successes", "supply", "tiles", "unseen",
        "waiting", "walk", "walk_field", "widow", "won",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rng", "agenda", "turn", "reveals",
        "solo", "spirits", "strict_doors", "doubles_move", "no_passing",
        "jobs", "offered", "enhanced", "pools", "supply", "declared", "bound", "locks",
        "tiles", "edges", "rim", "layer", "walk", "drift", "stairs", "landings", "courtyards", "had_courtyard",
        "widow", "at", "waiting", "stacks", "haunts", "unseen", "known", "stock", "removed",
        "active", "dice", "rolled", "modifiers", "pending", "successes",
        "bonuses", "first_used", "cheap_used", "foretold", "given", "pushed",
        "completed", "drawn", "gained", "lost", "won",
    )  # fmt: skip

    def __init__(self, rng: Rng, blank: bool = False) -> None:
        super().__init__(rng)
        if blank:
            return
        # the options of this game
        self.solo: bool = False
        self.spirits: int = 0
        self.strict_doors: bool = False
        self.doubles_move: bool = False
        self.no_passing: bool = False
        # each hand: its profession, its side, its tokens
        self.jobs: list[int] = []
        self.offered: list[int] = []
        self.enhanced: list[bool] = []
        self.pools: list[int] = []
        # tokens elsewhere: supply, declared, on spirits, on tiles
        self.supply: int = TOKENS_TOTAL
        self.declared: int = 0
        self.bound: list[int] = [0, 0, 0, 0, 0]
        self.locks: dict[int, int] = {}
        # the mansion
        self.tiles: dict[int, int] = {}
        self.grid: Grid = Grid()
        self.layers: Layers = Layers()
        self.walk: Links = {}
        self.drift: Links = {}
        self.stairs: list[int] = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
        self.landings: list[int] = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
        self.courtyards: tuple[int, ...] = ()
        self.had_courtyard: bool = False
        # the pieces; spirits in the order in which they enter
        self.widow: int = BOUDOIR
        self.at: list[int] = [CHAPEL, NOWHERE, NOWHERE, NOWHERE, NOWHERE]
        self.waiting: int = 1
        # the stacks: the order of a face-down stack is decided when a tile is drawn or looked at
        self.stacks: list[int] = []
        self.haunts: list[bool] = [True, True, True, True]
        self.unseen: list[int] = PLAIN[:]
        self.known: list[int] = []
        self.stock: list[int] = []
        self.removed: list[int] = []
        # this turn
        self.active: int = 0
        self.dice: list[int] = [0, 0]
        self.rolled: list[int] = [0, 0]
        self.modifiers: int = 0
        self.pending: int = 0
        self.successes: int = 0
        self.bonuses: int = 0
        self.first_used: bool = False
        self.cheap_used: bool = False
        self.foretold: bool = False
        self.given: int = 0
        self.pushed: int = 0
        # the story so far
        self.completed: int = 0
        self.drawn: int = 0
        self.gained: int = 0
        self.lost: int = NOBODY
        self.won: bool = False
        # worked out from the above and remembered until a tile or the widow moves
        self.walk_field: dict[int, int] | None = None
        self.drift_field: dict[int, int] | None = None

    def copy(self) -> "Widow":
        c = Widow(self.rng.copy(), True)
        c.copy_base(self)
        c.solo = self.solo
        c.spirits = self.spirits
        c.strict_doors = self.strict_doors
        c.doubles_move = self.doubles_move
        c.no_passing = self.no_passing
        c.jobs = self.jobs[:]
        c.offered = self.offered
        c.enhanced = self.enhanced[:]
        c.pools = self.pools[:]
        c.supply = self.supply
        c.declared = self.declared
        c.bound = self.bound[:]
        c.locks = self.locks.copy()
        c.tiles = self.tiles.copy()
        c.grid = self.grid.copy()
        c.layers = self.layers.copy()
        c.walk = self.walk.copy()
        c.drift = self.drift.copy()
        c.stairs = self.stairs[:]
        c.landings = self.landings[:]
        c.courtyards = self.courtyards
        c.had_courtyard = self.had_courtyard
        c.widow = self.widow
        c.at = self.at[:]
        c.waiting = self.waiting
        c.stacks = self.stacks[:]
        c.haunts = self.haunts[:]
        c.unseen = self.unseen[:]
        c.known = self.known[:]
        c.stock = self.stock[:]
        c.removed = self.removed[:]
        c.active = self.active
        c.dice = self.dice[:]
        c.rolled = self.rolled[:]
        c.modifiers = self.modifiers
        c.pending = self.pending
        c.successes = self.successes
        c.bonuses = self.bonuses
        c.first_used = self.first_used
        c.cheap_used = self.cheap_used
        c.foretold = self.foretold
        c.given = self.given
        c.pushed = self.pushed
        c.completed = self.completed
        c.drawn = self.drawn
        c.gained = self.gained
        c.lost = self.lost
        c.won = self.won
        c.walk_field = self.walk_field
        c.drift_field = self.drift_field
        return c

    # the parts of the board under names of their own, for hashes and views

    @property
    def edges(self) -> dict[int, int]:
        return self.grid.edges

    @property
    def rim(self) -> dict[int, int]:
        return self.grid.rim

    @property
    def layer(self) -> dict[int, int]:
        return self.layers.of

    def seat(self, hand: int) -> int:
        """Who decides for a hand: a solo player for both (WID-VAR-1)."""
        return 0 if self.solo else hand

    @property
    def asked(self) -> int:
        """The seat of the active player, who makes every choice (WID-GEN-2)."""
        return 0 if self.solo else self.active

    @property
    def over(self) -> bool:
        return self.won or self.lost != NOBODY

    @property
    def tiles_left(self) -> int:
        return sum(self.stacks)

    @property
    def job(self) -> int:
        return self.jobs[self.active]

    @property
    def haunting(self) -> list[int]:
        """The spirits in the mansion."""
        return [spirit for spirit in range(self.spirits) if self.at[spirit]]

    def links(self, spirit: int) -> Links:
        """The spirit's own way of moving (WID-SPIRIT-9, WID-SPIRIT-10)."""
        return self.drift if PASSES[spirit] else self.walk

    def field(self, spirit: int) -> dict[int, int]:
        """How far the widow is from every tile, by the spirit's own way of moving."""
        if PASSES[spirit]:
            if self.drift_field is None:
                self.drift_field = distances(self.drift, self.widow)
            return self.drift_field
        if self.walk_field is None:
            self.walk_field = distances(self.walk, self.widow)
        return self.walk_field

    def forget_fields(self) -> None:
        self.walk_field = None
        self.drift_field = None

    def held(self, spirit: int) -> bool:
        """WID-BIND-10: it carries a binding token or its tile bears a lock token."""
        return self.bound[spirit] > 0 or self.at[spirit] in self.locks
