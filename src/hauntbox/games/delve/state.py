"""The data of Cavern Delve."""

from typing import ClassVar, Final

from hauntbox.games.delve.cave import START, Cave
from hauntbox.games.delve.encounters import NO_CARD
from hauntbox.games.delve.foes import ALLIES, FIRST_TRAP, FOES, TRAPS, is_ally, is_foe, is_hero
from hauntbox.games.delve.heroes import EACH, HEROES
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State
from hauntbox.parts.deck import Deck

NOBODY: Final = -1
NONE: Final = -1
CROWN: Final = 0
SUNSHARD: Final = 1
CHEST: Final = 2
"""Things that lie about or are carried: the crown, the sunshard, then ten chests."""
CHESTS: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
"""What the chests are worth, in no order (DEL-ADV-12-1)."""
CLOCKWISE: Final = tuple([tuple([(*range(seat, n), *range(seat)) for seat in range(n)]) for n in range(6)])
"""The seats of a table for so many, from each of them on."""


class Hero:
    """One hero with his cards; his square and hit points lie with those of the other figures.

    `up`, `down` and `spare` are sets of his powers as bits by their place: face up, face down, kept for level 2.
    """

    __slots__ = (
        "curses", "down", "escaped", "fury", "hollow", "immobilized", "items", "kind", "level", "loads", "mirrors",
        "poisoned", "spare", "spent", "stance", "up",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "level", "up", "down", "spare", "stance", "items", "spent", "poisoned", "immobilized", "curses",
        "fury", "mirrors", "loads", "hollow", "escaped",
    )  # fmt: skip

    def __init__(self, kind: int = NOBODY) -> None:
        self.kind: int = kind
        self.level: int = 1
        self.up: int = 0
        self.down: int = 0
        self.spare: int = 0
        self.stance: int = NONE
        self.items: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()
        self.poisoned: bool = False
        self.immobilized: bool = False
        self.curses: tuple[int, ...] = ()
        self.fury: int = 0
        self.mirrors: int = 0
        self.loads: tuple[int, ...] = ()
        self.hollow: bool = False
        self.escaped: bool = False

    def copy(self) -> "Hero":
        c = Hero(self.kind)
        c.level = self.level
        c.up = self.up
        c.down = self.down
        c.spare = self.spare
        c.stance = self.stance
        c.items = self.items
        c.spent = self.spent
        c.poisoned = self.poisoned
        c.immobilized = self.immobilized
        c.curses = self.curses
        c.fury = self.fury
        c.mirrors = self.mirrors
        c.loads = self.loads
        c.hollow = self.hollow
        c.escaped = self.escaped
        return c

    @property
    def name(self) -> str:
        return HEROES[self.kind].id

    @property
    def full(self) -> int:
        """His maximum hit points."""
        return HEROES[self.kind].hp[self.level - 1]

    def ready(self, power: int) -> bool:
        """Whether one of his powers (by its number) lies face up."""
        return power // EACH == self.kind and bool(self.up >> power % EACH & 1)

    def stands_in(self, power: int) -> bool:
        """Whether the stance of this power is taken."""
        return self.stance == power


class Delve(State):
    """Figures are numbers: heroes by seat, allies from 8, foes and traps from 64 (serial * 64 + kind).

    `at`: figure -> square, of everybody on the map; `who`: the same the other way round. `hp`: figure -> hit points.
    `charge[seat]`: the cards a player controls, monsters and traps, in the order he got them. `stack`: the packet each
    tile of the stack belongs to (0: none), or KNOWN + its number; `packets` says whether a packet still holds one of
    the `special` tiles, `unseen` are the others. What lies where is decided when a tile is drawn or looked at.
    `players`: hero of the box -> seat, which follows from `heroes`.
    """

    __slots__ = (
        "acted",
        "active",
        "advanced",
        "adventure",
        "at",
        "attacked",
        "blessings",
        "called",
        "cave",
        "charge",
        "competitive",
        "declined",
        "drew",
        "encounters",
        "ending",
        "environment",
        "first",
        "hazards",
        "heroes",
        "hp",
        "known",
        "laid",
        "left",
        "monsters",
        "moves",
        "notes",
        "origin",
        "out",
        "packets",
        "pile",
        "placed",
        "players",
        "prey",
        "reckless",
        "round",
        "seats",
        "seeps",
        "serials",
        "sheltered",
        "shifted",
        "special",
        "stack",
        "step",
        "surges",
        "things",
        "trap_pile",
        "traps",
        "treasures",
        "unseen",
        "used",
        "values",
        "veiled",
        "villains",
        "who",
        "winners",
        "worths",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "rng", "agenda", "turn", "reveals",
        "adventure", "advanced", "competitive", "seats", "first", "heroes", "surges",
        "cave", "stack", "unseen", "special", "packets",
        "at", "hp", "charge", "villains", "traps", "things", "values", "known", "worths",
        "monsters", "encounters", "treasures", "trap_pile", "pile", "out",
        "hazards", "environment", "seeps", "blessings", "called", "serials",
        "sheltered", "prey", "reckless", "veiled",
        "active", "round", "step", "moves", "attacked", "left", "origin", "shifted", "drew", "placed", "acted",
        "declined", "laid",
        "notes", "used", "ending", "winners",
    )  # fmt: skip

    def __init__(self, rng: Rng, blank: bool = False) -> None:
        super().__init__(rng)
        if blank:
            return
        # the adventure
        self.adventure: int = 0
        self.advanced: bool = False
        self.competitive: bool = False
        self.seats: int = 1
        self.first: int = 0
        self.heroes: list[Hero] = []
        self.players: dict[int, int] = {}
        self.surges: list[int] = [2]
        # the cave and the stack of tiles, the next one last
        self.cave: Cave = START
        self.stack: list[int] = []
        self.unseen: list[int] = []
        self.special: list[int] = []
        self.packets: list[bool] = [False]
        # figures and markers on the map
        self.at: dict[int, int] = {}
        self.who: dict[int, int] = {}
        self.hp: dict[int, int] = {}
        self.charge: list[list[int]] = []
        self.villains: tuple[int, ...] = ()
        self.traps: dict[int, int] = {}
        self.things: tuple[tuple[int, int], ...] = ()
        # chests: what each is worth (0: nobody knows yet), who knows it, and the worths not yet found
        self.values: tuple[int, ...] = ()
        self.known: tuple[int, ...] = ()
        self.worths: tuple[int, ...] = ()
        # decks, the experience pile (one for each seat where everybody has his own), cards out of the game
        self.monsters: Deck = Deck((), True)
        self.encounters: Deck = Deck((), True)
        self.treasures: Deck = Deck((), True)
        self.trap_pile: tuple[int, ...] = ()
        self.pile: list[list[int]] = [[]]
        self.out: tuple[int, ...] = ()
        # what lasts: hazards by cell, the environment, seep tiles, blessings (card, seat, turn), allies already called
        self.hazards: dict[int, int] = {}
        self.environment: int = NO_CARD
        self.seeps: tuple[int, ...] = ()
        self.blessings: tuple[tuple[int, int, int], ...] = ()
        self.called: int = 0
        self.serials: int = 0
        # what lasts until the start of somebody's next Hero Phase
        self.sheltered: int = 0  # seats as bits
        self.prey: int = NOBODY
        self.reckless: bool = False
        self.veiled: bool = False
        # this turn
        self.active: int = 0
        self.round: int = 1
        self.step: int = 0
        self.moves: int = 0
        self.attacked: bool = False
        self.left: int = 0
        self.origin: int = 0
        self.shifted: bool = False
        self.drew: int = 0
        self.placed: int = NONE
        self.acted: tuple[int, ...] = ()
        self.declined: tuple[int, ...] = ()
        self.laid: tuple[int, ...] = ()
        # the story so far
        self.notes: dict[str, int] = {}
        self.used: int = 0
        self.ending: str = ""
        self.winners: int = 0

    def copy(self) -> "Delve":
        c = Delve(self.rng.copy(), True)
        c.copy_base(self)
        c.adventure = self.adventure
        c.advanced = self.advanced
        c.competitive = self.competitive
        c.seats = self.seats
        c.first = self.first
        c.heroes = [hero.copy() for hero in self.heroes]
        c.players = self.players.copy()
        c.surges = self.surges[:]
        c.cave = self.cave
        c.stack = self.stack[:]
        c.unseen = self.unseen[:]
        c.special = self.special[:]
        c.packets = self.packets[:]
        c.at = self.at.copy()
        c.who = self.who.copy()
        c.hp = self.hp.copy()
        c.charge = [cards[:] for cards in self.charge]
        c.villains = self.villains
        c.traps = self.traps.copy()
        c.things = self.things
        c.values = self.values
        c.known = self.known
        c.worths = self.worths
        c.monsters = self.monsters.copy()
        c.encounters = self.encounters.copy()
        c.treasures = self.treasures.copy()
        c.trap_pile = self.trap_pile
        c.pile = [pile[:] for pile in self.pile]
        c.out = self.out
        c.hazards = self.hazards.copy()
        c.environment = self.environment
        c.seeps = self.seeps
        c.blessings = self.blessings
        c.called = self.called
        c.serials = self.serials
        c.sheltered = self.sheltered
        c.prey = self.prey
        c.reckless = self.reckless
        c.veiled = self.veiled
        c.active = self.active
        c.round = self.round
        c.step = self.step
        c.moves = self.moves
        c.attacked = self.attacked
        c.left = self.left
        c.origin = self.origin
        c.shifted = self.shifted
        c.drew = self.drew
        c.placed = self.placed
        c.acted = self.acted
        c.declined = self.declined
        c.laid = self.laid
        c.notes = self.notes.copy()
        c.used = self.used
        c.ending = self.ending
        c.winners = self.winners
        return c

    # --- who is who

    @property
    def hero(self) -> Hero:
        """The active hero."""
        return self.heroes[self.active]

    def on_map(self, figure: int) -> bool:
        return figure in self.at

    def able(self, seat: int) -> bool:
        """A hero on the map with at least 1 HP (DEL-POWER-5)."""
        return seat in self.at and self.hp[seat] > 0

    def able_seats(self) -> list[int]:
        """The heroes who are able, the active one first, then clockwise (DEL-POWER-7)."""
        return [seat for seat in self.clockwise(self.active) if seat in self.at and self.hp[seat] > 0]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        return CLOCKWISE[self.seats][seat]

    def owner(self, hero: int) -> int:
        """The seat that plays a hero of the box; NOBODY when nobody does."""
        return self.players.get(hero, NOBODY)

    def cell(self, figure: int) -> int:
        return self.cave.cells[self.at[figure]]

    def full_hp(self, figure: int) -> int:
        """What a figure's hit points can rise to (DEL-VILLAIN-4 for villains)."""
        if is_hero(figure):
            return self.heroes[figure].full
        if is_ally(figure):
            return self.hp[figure]
        hp = FOES[figure & 63].hp
        return hp[self.seats - 1] if len(hp) > 1 else hp[0]

    def foes(self) -> list[int]:
        """Monsters, villains and objects on the map, in the order in which they came."""
        return sorted([f for f in self.at if is_foe(f)])

    def name(self, figure: int) -> str:
        """The id of a figure, trap or object, for messages."""
        if is_hero(figure):
            return self.heroes[figure].name
        if figure < 64:
            return ("al_lynx", "al_sellsword", "al_lantern", "al_imp", "al_captive")[figure - ALLIES]
        kind = figure & 63
        return TRAPS[kind - FIRST_TRAP].id if kind >= FIRST_TRAP else FOES[kind].id

    # --- the experience pile and surges, which rivals do not share (DEL-COMP-2, DEL-COMP-3)

    def xp(self, seat: int) -> list[int]:
        return self.pile[seat if self.competitive else 0]

    def purse(self, seat: int) -> int:
        """Where in `surges` the tokens of a seat lie."""
        return seat if self.competitive else 0

    def blessed(self, card: int, seat: int) -> bool:
        """Whether a blessing works for a hero (DEL-TREAS-8, DEL-COMP-5)."""
        return any(
            c == card and (not self.competitive or owner == seat) and not self.heroes[owner].escaped
            for c, owner, _ in self.blessings
        )

    @property
    def over(self) -> bool:
        return self.ending != ""
