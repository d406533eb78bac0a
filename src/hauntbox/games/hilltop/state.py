"""The data of The House on the Hilltop.

A *figure* is a number: explorers have the number of their seat, the pieces of a haunt follow. A *place* is where a
haunt's markers lie: a room, a figure (`on(f)`), a card (`on_card(c)`) or the table (TABLE).
"""

from typing import Any, ClassVar, Final

from hauntbox.board.geometry import floor_of
from hauntbox.games.hilltop.explorers import PRINTED, START, TOP
from hauntbox.games.hilltop.rooms import EDGES, ROOMS
from hauntbox.games.hilltop.stack import Stack
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import State
from hauntbox.parts.deck import NO_CARD, Deck

NOWHERE: Final = -1
NOBODY: Final = -1
AGAINST: Final = -1
"""Stands between the dice of an attack and those of the defence."""
NO_SIDE: Final = -1
NO_OMEN: Final = (NOBODY, NO_CARD, NOWHERE)

# Teams. In a free-for-all the team of a seat is ALONE + seat.
HEROES: Final = 0
TRAITOR: Final = 1
ALONE: Final = 2

# The states of a figure (HIL-FW-16); a haunt's own flags begin at OWN_FLAG.
DEAD: Final = 1
ESCAPED: Final = 2
REMOVED: Final = 4
ABSORBED: Final = 8
OUTSIDE: Final = 16
STUNNED: Final = 32
STUCK: Final = 64
GRABBED: Final = 128
CARRIED: Final = 256
ASLEEP: Final = 512
UNCONSCIOUS: Final = 1024
SMALL: Final = 2048
SOUL: Final = 4096
INVISIBLE: Final = 8192
UNMASKED: Final = 16384
"""A hidden traitor who has shown the lot."""
HELPLESS: Final = 32768
"""In a state of the haunt whose text forbids acting (a frog, a thrall, webbed)."""
THRALL: Final = 32768
"""On the traitor's side, but without the traitor's powers (HIL-FW-13)."""
OWN_FLAG: Final = 1 << 20
GONE: Final = DEAD | ESCAPED | REMOVED | ABSORBED | OUTSIDE
"""Not in the house."""
UNABLE: Final = GONE | STUNNED | STUCK | GRABBED | CARRIED | ASLEEP | UNCONSCIOUS | HELPLESS
"""HIL-HF-10, but for Webs and Debris, which are cards."""

BELOW: Final = 0
BLESSING: Final = 1
CLOSET: Final = 2
DRIP_TOKEN: Final = 3
SAFE: Final = 4
SKELETON_TOKEN: Final = 5
SLIDE: Final = 6
SMOKE_TOKEN: Final = 7
VAULT_EMPTY: Final = 8
WALL: Final = 9
WALL_BEHIND: Final = 10
PASSAGE: Final = 11
PASSAGE_END: Final = 12
STAIRS: Final = 13
STAIRS_END: Final = 14
TOKENS: Final = (
    "below_collapsed_room", "blessing", "closet", "drip", "safe", "skeletons", "slide", "smoke", "vault_empty",
    "wall_switch", "wall_switch", "secret_passage", "secret_passage", "secret_stairs", "secret_stairs",
)  # fmt: skip
"""Square tokens; `tokens` holds the room of each (NOWHERE: in the box)."""

TABLE: Final = -1
FIGURE: Final = 1000
"""Markers on figure f lie at place FIGURE + f, those on card c at ON_CARD + c."""
ON_CARD: Final = 2000


class Hilltop(State):
    __slots__ = (
        "acting", "active", "attacks", "audience", "barrier_stops", "bonus", "box_open", "cell", "collapsed",
        "dead", "dice", "done", "doorways", "dropped", "due", "early", "edges", "ended", "ending", "event",
        "events", "fields", "first", "flags", "forced", "foreseen", "fresh", "given", "gone", "halted",
        "hands", "helped", "heroes", "hp", "items", "kind", "last_omen", "left", "lift", "links", "lulled",
        "lying", "marks", "max_explore", "max_rounds", "memory", "objects", "offered", "omens", "order",
        "picked", "piles", "played", "player", "reveal_room", "revealed", "revealer", "rode", "room",
        "round", "seats", "secrets", "seen", "setting_up", "side", "slot", "spaces", "spent", "stack",
        "steps", "story", "team", "tokens", "tracks", "traitor", "tries", "turned", "used", "waiting",
        "wall_side", "ways", "who", "winners", "worn",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rng", "agenda", "turn", "reveals",
        "seats", "barrier_stops", "early", "fresh", "played", "forced", "max_rounds", "max_explore", "cell",
        "turned", "edges", "lying", "collapsed", "stack", "tokens", "wall_side", "links", "marks", "room",
        "side", "flags", "team", "kind", "hp", "bonus", "player", "who", "steps", "hands", "helped", "tries",
        "foreseen", "lulled", "omens", "items", "events", "piles", "objects", "gone", "worn", "box_open",
        "revealed", "active", "first", "spent", "halted", "left", "ended", "attacks", "lift", "used",
        "dropped", "picked", "given", "offered", "done", "due", "event", "dice", "story", "revealer",
        "traitor", "reveal_room", "last_omen", "setting_up", "order", "slot", "round", "tracks", "memory",
        "secrets", "audience", "spaces", "acting", "waiting", "rode", "heroes", "dead", "seen", "ending",
        "winners",
    )  # fmt: skip

    def __init__(self, rng: Rng, blank: bool = False) -> None:
        super().__init__(rng)
        if blank:
            return
        # the options of this game
        self.seats: int = 3
        self.barrier_stops: bool = False
        self.early: bool = False
        self.fresh: bool = False
        self.played: int = 0
        self.forced: int = 0
        self.max_rounds: int = 60
        self.max_explore: int = 60
        # the house: where each room lies and how it is turned (a cell of 0: it is not in the house)
        self.cell: list[int] = [0] * ROOMS
        self.turned: list[int] = [0] * ROOMS
        self.edges: list[int] = EDGES[:]
        self.lying: dict[int, int] = {}
        self.collapsed: int = 0
        self.stack: Stack = Stack()
        self.tokens: list[int] = [NOWHERE] * len(TOKENS)
        self.wall_side: int = NO_SIDE
        self.links: tuple[tuple[int, int], ...] = ()
        self.marks: dict[tuple[str, int], int] = {}
        # the figures: explorers by seat, then the pieces of the haunt
        self.room: list[int] = []
        self.side: list[int] = []
        self.flags: list[int] = []
        self.team: list[int] = []
        self.kind: list[int] = []
        self.hp: list[int] = []
        self.bonus: list[int] = []
        self.player: list[int] = []
        # the explorers
        self.who: list[int] = []
        self.steps: list[int] = []
        self.hands: list[list[int]] = []
        self.helped: list[int] = []
        self.tries: list[int] = []
        self.foreseen: list[int] = []
        self.lulled: list[int] = []
        # the cards
        self.omens: Deck = Deck()
        self.items: Deck = Deck()
        self.events: Deck = Deck()
        self.piles: dict[int, tuple[int, ...]] = {}
        self.objects: list[int] = []
        self.gone: list[int] = []
        self.worn: bool = False
        self.box_open: bool = False
        self.revealed: int = 0
        # this turn
        self.active: int = 0
        self.first: int = 0
        self.spent: int = 0
        self.halted: bool = False
        self.left: bool = False
        self.ended: bool = False
        self.attacks: int = 0
        self.lift: bool = False
        self.used: int = 0
        self.dropped: int = 0
        self.picked: int = 0
        self.given: bool = False
        self.offered: tuple[tuple[int, int], ...] = ()
        self.done: tuple[str, ...] = ()
        self.due: tuple[tuple[int, int, int], ...] = ()
        self.event: int = NO_CARD
        self.dice: tuple[int, ...] = ()
        """The faces of the last roll; of an attack those of both, with AGAINST between them."""
        # the haunt
        self.story: int = 0
        self.revealer: int = NOBODY
        self.traitor: int = NOBODY
        self.reveal_room: int = NOWHERE
        self.last_omen: tuple[int, int, int] = NO_OMEN
        self.setting_up: bool = False
        self.order: tuple[int, ...] = ()
        self.slot: int = 0
        self.round: int = 0
        self.tracks: dict[str, int] = {}
        self.memory: dict[str, Any] = {}
        self.secrets: dict[str, int] = {}
        self.audience: dict[str, int] = {}
        self.spaces: list[int] = []
        self.acting: int = NOBODY
        self.waiting: list[int] = []
        self.rode: bool = False
        self.heroes: int = 0
        self.dead: int = 0
        self.seen: int = 0
        self.ending: str = ""
        self.winners: int = 0
        # worked out from the house and remembered until it changes
        self.ways: list[tuple[int, ...]] = [()] * ROOMS
        self.doorways: list[tuple[int, ...]] = [()] * ROOMS
        self.fields: dict[int, dict[int, int]] = {}

    def copy(self) -> "Hilltop":
        c = Hilltop(self.rng.copy(), True)
        c.copy_base(self)
        c.seats = self.seats
        c.barrier_stops = self.barrier_stops
        c.early = self.early
        c.fresh = self.fresh
        c.played = self.played
        c.forced = self.forced
        c.max_rounds = self.max_rounds
        c.max_explore = self.max_explore
        c.cell = self.cell[:]
        c.turned = self.turned[:]
        c.edges = self.edges[:]
        c.lying = self.lying.copy()
        c.collapsed = self.collapsed
        c.stack = self.stack.copy()
        c.tokens = self.tokens[:]
        c.wall_side = self.wall_side
        c.links = self.links
        c.marks = self.marks.copy()
        c.room = self.room[:]
        c.side = self.side[:]
        c.flags = self.flags[:]
        c.team = self.team[:]
        c.kind = self.kind[:]
        c.hp = self.hp[:]
        c.bonus = self.bonus[:]
        c.player = self.player[:]
        c.who = self.who[:]
        c.steps = self.steps[:]
        c.hands = [hand[:] for hand in self.hands]
        c.helped = self.helped[:]
        c.tries = self.tries[:]
        c.foreseen = self.foreseen[:]
        c.lulled = self.lulled[:]
        c.omens = self.omens.copy()
        c.items = self.items.copy()
        c.events = self.events.copy()
        c.piles = self.piles.copy()
        c.objects = self.objects[:]
        c.gone = self.gone[:]
        c.worn = self.worn
        c.box_open = self.box_open
        c.revealed = self.revealed
        c.active = self.active
        c.first = self.first
        c.spent = self.spent
        c.halted = self.halted
        c.left = self.left
        c.ended = self.ended
        c.attacks = self.attacks
        c.lift = self.lift
        c.used = self.used
        c.dropped = self.dropped
        c.picked = self.picked
        c.given = self.given
        c.offered = self.offered
        c.done = self.done
        c.due = self.due
        c.event = self.event
        c.dice = self.dice
        c.story = self.story
        c.revealer = self.revealer
        c.traitor = self.traitor
        c.reveal_room = self.reveal_room
        c.last_omen = self.last_omen
        c.setting_up = self.setting_up
        c.order = self.order
        c.slot = self.slot
        c.round = self.round
        c.tracks = self.tracks.copy()
        c.memory = self.memory.copy()
        c.secrets = self.secrets.copy()
        c.audience = self.audience.copy()
        c.spaces = self.spaces[:]
        c.acting = self.acting
        c.waiting = self.waiting[:]
        c.rode = self.rode
        c.heroes = self.heroes
        c.dead = self.dead
        c.seen = self.seen
        c.ending = self.ending
        c.winners = self.winners
        c.ways = self.ways[:]
        c.doorways = self.doorways[:]
        c.fields = self.fields
        return c

    # --- explorers

    def value(self, x: int, trait: int) -> int:
        """HIL-TRAIT-1: the number under the clip."""
        return PRINTED[self.who[x]][trait][self.steps[4 * x + trait]]

    def start(self, x: int, trait: int) -> int:
        """The starting step of a trait."""
        return START[self.who[x]][trait]

    def here(self, f: int) -> bool:
        """Whether a figure is in the house (for an explorer: alive and inside)."""
        return not self.flags[f] & GONE

    @property
    def explorers(self) -> list[int]:
        """The living explorers in the house."""
        return [x for x in range(self.seats) if not self.flags[x] & GONE]

    @property
    def pieces(self) -> list[int]:
        """The haunt's pieces in the house."""
        return [f for f in range(self.seats, len(self.room)) if not self.flags[f] & GONE]

    @property
    def living_heroes(self) -> list[int]:
        """HIL-HF-3: living heroes in the house."""
        return [x for x in range(self.seats) if not self.flags[x] & GONE and self.team[x] == HEROES]

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, this one first (HIL-GEN-8)."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def holder(self, card: int) -> int:
        """Who carries a card; NOBODY when nobody does."""
        for x, hand in enumerate(self.hands):
            if card in hand:
                return x
        return NOBODY

    def has(self, x: int, card: int) -> bool:
        return card in self.hands[x]

    # --- rooms

    def floor(self, room: int) -> int:
        return floor_of(self.cell[room])

    def in_house(self, room: int) -> bool:
        """Whether a room lies in the house and has not collapsed."""
        return self.cell[room] != 0 and not self.collapsed >> room & 1

    @property
    def house(self) -> list[int]:
        """The rooms in the house."""
        return [room for room in range(ROOMS) if self.cell[room] and not self.collapsed >> room & 1]

    # --- markers and the rest

    def marked(self, mark: str, place: int = TABLE) -> int:
        """How many markers of a kind lie at a place."""
        return self.marks.get((mark, place), 0)

    @property
    def over(self) -> bool:
        return self.ending != ""

    def by_players(self, numbers: tuple[int, ...]) -> int:
        """HIL-HF-2: a number for 3, 4, 5 or 6 players."""
        return numbers[self.seats - 3]


def on(figure: int) -> int:
    """The place of markers on a figure."""
    return FIGURE + figure


def on_card(card: int) -> int:
    return ON_CARD + card


def full(step: int) -> bool:
    return step >= TOP
