"""A table for the tests of The Restless Manor: draw a map, fix what is drawn, then play by notation.

    t = table("PKSM")                          # these roles, set up as the rules say
    t = table("PKSM", "oP-dw2|oT")             # the same, but the house is this map (its first cell is at 2,1)
    t = table("PKSM", "d oP\n. o", at=(3, 3))  # rows of cells; what is not drawn is empty

A cell is a tile and what is on it. Tiles: `.` none, `d` Dark, `a` Dark Armory, and Lit, open on all sides: `o` a plain
room (an Event tile), `A` Armory, `X` Pit, `H` Shrine, `R` Treasure room, `Z` Poltergeist tile, `B` Abyss. Things, a
number behind a token counts it: P Paladin; C N F L I Cleave, Needle, Fletch, Wail, Wick; V Wolf; G Giant Spider, Q
Caster, S the next Spiderling; W Wraith; E Enchanter; g a Poltergeist; t Treasure token, l Lamp, i Dancing Lights,
w Web, e Egg, b Blood, c disc, p Pit marker. Cells stand side by side with a blank, `-` (open) or `|` (a printed wall).

    t.lit("event_6", 3, 3, r=1)                # a certain tile, Lit, turned by r
    t.wall(3, 3, "south")                      # a printed wall; t.force_wall, t.breach lay what they say
    t.draws("event_6", "tre_halo", "eyes")     # what comes next from stack and decks, in the order of drawing
    t.turn("P")                                # the turn of a role; t.round() a whole round
    t.run((rule, args), (rule, args))          # these steps, from where the table stands
    t.play("step 6,3", "r1", "stop")           # choices in their notation
    t.g, t.options, t.prompt, t.asked, t.barred, t.told(kind), t.ending, t.where("paladin")

Something fixed that was never drawn fails the test (see `table` in conftest.py).
"""

from typing import Any

from games.sitting import Sitting

from hauntbox.board.dark import turned_sides
from hauntbox.board.geometry import DIRECTIONS
from hauntbox.games.manor import GAME
from hauntbox.games.manor.cards import EVENTS, GEAR, SANCTITY, SPELLS, SUITS, TREASURES
from hauntbox.games.manor.pieces import (
    BREACH,
    DISC,
    FORCE_WALL,
    LETTERS,
    PIECES,
    POLTERGEISTS,
    ROLES,
    SPIDERLINGS,
    SUPPLY,
)
from hauntbox.games.manor.rounds import start_round, take_turn
from hauntbox.games.manor.spaces import DELTA, INSIDE, OFF, SPACES, space, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move, put
from hauntbox.games.manor.tiles import ARMORIES, FROM_ARMORIES, FROM_STACK, KIND, KINDS, NUMBER, OPEN, STACKED, WALLS
from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position, at_state
from hauntbox.kernel.rng import Rng, Tape

CARDS: dict[str, int] = {
    **NUMBER,
    **{name: i for i, name in enumerate(TREASURES)},
    **{card.id: i for i, card in enumerate(SANCTITY)},
    **{card.id: i for i, card in enumerate(GEAR)},
    **{card.id: i for i, card in enumerate(EVENTS)},
    **{name: i for i, name in enumerate(SPELLS)},
    **{name: i for i, name in enumerate(SUITS)},
}
LIT_TILES = {
    "o": "event", "A": "armory", "X": "pit", "H": "shrine", "R": "treasure", "Z": "poltergeist", "B": "abyss",
}  # fmt: skip
STANDING = {
    "P": "paladin", "C": "skel_cleave", "N": "skel_needle", "F": "skel_fletch", "L": "skel_wail", "I": "skel_wick",
    "V": "wolf", "G": "giant", "Q": "caster", "W": "wraith", "E": "enchanter",
}  # fmt: skip
TOKEN_LETTERS = "tliwebcp"
DRAWN = 1 << 30


class DrawTape(Tape):
    """Hands out fixed tiles and cards to draws only; everything else comes as it comes."""

    def through(self, value: int, n: int, seen: int) -> int:
        if n == DRAWN and self.feed:
            fed = self.feed.pop()
            value = value if fed is None else fed
        self.log.append((value, seen))
        return value


class Table(Sitting):
    game = GAME

    def __init__(self, roles: str, drawing: str, at: tuple[int, int], seed: int, options: dict[str, Any]) -> None:
        self.seats = len(roles)
        self.setup = GAME.check_setup(self.seats, {"roles": roles, **options})
        self.g: Manor = GAME.start(self.seats, self.setup, Rng(seed))
        self.g.agenda = []
        self.seed = seed
        self.events: list[Event] = []
        self.position: Position | None = None
        self.fixed: list[int | None] = []
        if drawing:
            self.map(drawing, at)

    # --- before play (and between choices, for what a test wants to change on the way)

    def map(self, drawing: str, at: tuple[int, int] = (2, 1)) -> None:
        """This is the house; pieces that are not drawn are off the board."""
        self.clear()
        row = at[0]
        for line in drawing.strip("\n").split("\n"):
            col = at[1]
            walls: list[tuple[int, int]] = []
            for word in line.replace("|", " | ").replace("-", " ").split():
                if word == "|":
                    walls.append((row, col - 1))
                    continue
                self.cell(space(row, col), word)
                col += 1
            for wall in walls:
                self.wall(*wall, "east")
            row += 1

    def clear(self) -> None:
        """An empty house with everything in the box."""
        g = self.g
        for at in SPACES:
            g.grid.lift(at)
            g.grid.barrier[at] = g.grid.breach[at] = g.lying[at] = 0
        for piece in range(len(PIECES)):
            move(g, piece, OFF)
        discs = g.supply[DISC]
        g.supply = SUPPLY[:]
        g.supply[DISC] = discs
        g.pool, g.armories, g.stack = STACKED[:], ARMORIES[:], len(STACKED)

    def cell(self, at: int, word: str) -> None:
        tile, rest = word[0], word[1:]
        if tile == "d":
            self.g.grid.lay_dark(at, FROM_STACK)
            self.g.stack -= 1
        elif tile == "a":
            self.g.grid.lay_dark(at, FROM_ARMORIES)
        elif tile != ".":
            self.lay_lit(at, self.spare(LIT_TILES[tile]), 0)
        i = 0
        while i < len(rest):
            letter = rest[i]
            i += 1
            count = 1
            if i < len(rest) and rest[i].isdigit():
                count = int(rest[i])
                i += 1
            self.thing(at, letter, count)

    def spare(self, kind: str) -> int:
        """A tile of this kind that nobody has seen yet: the most open one with the highest number."""
        left = [*self.g.pool, *self.g.armories, NUMBER["abyss"]]
        fits = [tile for tile in left if KINDS[KIND[tile]] == kind] or self.g.pool
        return max(fits, key=lambda tile: (OPEN[tile].bit_count(), tile))

    def lay_lit(self, at: int, tile: int, printed: int) -> None:
        g = self.g
        if tile in g.pool:
            g.pool.remove(tile)
            g.stack -= 1
        elif tile in g.armories:
            g.armories.remove(tile)
        g.grid.lay_lit(at, tile, printed)

    def thing(self, at: int, letter: str, count: int) -> None:
        g = self.g
        if letter in TOKEN_LETTERS:
            assert put(g, TOKEN_LETTERS.index(letter), at, count) == count, f"no room for {count} {letter}"
        elif letter in "gS":
            for _ in range(count):
                pieces = POLTERGEISTS if letter == "g" else SPIDERLINGS
                move(g, next(p for p in pieces if not g.at[p]), at)
        else:
            self.put(STANDING[letter], at)

    def put(self, piece: str, at: int) -> None:
        """A piece on a space; a Skeleton is then in the game and not on the player board any more."""
        g, number = self.g, PIECES.index(piece)
        move(g, number, at)
        if piece.startswith("skel_"):
            g.skeletons.recruited |= 1 << number
            g.skeletons.ready &= ~(1 << number)

    def lit(self, name: str, row: int, col: int, r: int = 0) -> None:
        """A certain tile, Lit, instead of what lies there."""
        at, tile = space(row, col), NUMBER[name]
        if self.g.grid.tile[at] == FROM_STACK:
            self.g.stack += 1
        self.lay_lit(at, tile, turned_sides(WALLS[tile], r))

    def wall(self, row: int, col: int, side: str) -> None:
        """A printed wall: on the tile itself when it is Lit, else on the one behind the edge."""
        grid, d, at = self.g.grid, DIRECTIONS.index(side), space(row, col)
        if grid.face[at] != 2:
            at, d = at + DELTA[d], d ^ 2
        assert grid.face[at] == 2, "only Lit tiles show walls"
        grid.show(at, grid.printed[at] | 1 << d)

    def force_wall(self, row: int, col: int, side: str) -> None:
        self.g.grid.set_barrier(space(row, col), DIRECTIONS.index(side), True)
        self.g.supply[FORCE_WALL] -= 1

    def breach(self, row: int, col: int, side: str) -> None:
        self.g.grid.set_breach(space(row, col), DIRECTIONS.index(side), True)
        self.g.supply[BREACH] -= 1

    def draws(self, *names: str) -> None:
        """What comes next from the tile stack and the decks; "?" is whatever comes."""
        numbers = [None if name == "?" else CARDS[name] for name in names]
        tape = self.g.rng.tape
        if self.position is not None and tape is not None:
            tape.feed[:0] = list(reversed(numbers))
        else:
            self.fixed += numbers

    # --- play

    def begin(self) -> "Table":
        """Starts with what is on the agenda; `play` does it by itself."""
        if self.position is None:
            self.g.rng.tape = DrawTape(self.fixed)
            self.position = at_state(GAME, self.g, self.seats, self.seed, self.setup, True, self.events.append)
        return self

    def run(self, *steps: tuple[Any, tuple[Any, ...]]) -> "Table":
        """Plays these steps in this order, from where the table stands."""
        tape = self.g.rng.tape
        if self.position is not None and tape is not None:
            self.fixed = tape.feed[::-1]
        self.position = None
        self.g.ending, self.g.winner = "", -1
        self.g.agenda = list(reversed(steps))
        return self.begin()

    def rule(self, rule: Any, *args: Any) -> "Table":
        """Plays one rule and what it puts on the agenda."""
        return self.run((rule, args))

    def turn(self, letter: str) -> "Table":
        """The turn of a role."""
        return self.run((take_turn, (LETTERS.index(letter),)))

    def active(self, letter: str) -> "Table":
        """It is this role's turn, for rules that ask."""
        self.g.active = LETTERS.index(letter)
        return self

    def round(self) -> "Table":
        return self.run((start_round, ()))

    def play(self, *texts: str) -> "Table":
        self.begin()
        assert self.position is not None
        for text in texts:
            self.position.choose_text(text)
        return self

    # --- looking

    @property
    def asked(self) -> str:
        """The role that is asked."""
        return ROLES[self.g.terms.roles[self.ask.seat]] if self.ask else ""

    def where(self, piece: str) -> str:
        """Where a piece stands: "3,3", "entrance", "off"."""
        return space_text(self.g.at[PIECES.index(piece)])

    def count(self, letter: str, row: int, col: int) -> int:
        """How many tokens lie on a space, by the letter of the map."""
        return self.g.count(space(row, col), TOKEN_LETTERS.index(letter))

    def supply(self, letter: str) -> int:
        return self.g.supply[TOKEN_LETTERS.index(letter)]

    @property
    def house(self) -> list[str]:
        """All spaces with a tile."""
        return [space_text(at) for at in SPACES if self.g.has_tile(at) and INSIDE[at]]
