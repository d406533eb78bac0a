"""A table for the tests of Cavern Delve: draw a cave, fix dice and cards, then play by notation.

    t = table()                                   # two heroes at level 1: brakka, ilse, with all their first cards
    t = table("maren", "orrin", adventure="cinder_lair")
    t.draw('''                                    # a cave: every 4 x 4 block is a tile, the first is cell 0,0
        ....####
        .A.....g
        .B....m.
        ########''', g="tunnel_goblin")           # A, B … are the heroes, other letters are named; spaces: no tile
    t.lay("c13", 0, -1)                           # or tiles beside the start tile: x, y, quarter turns (or as explored)
    t.stand(0, 1, 2)                              # hero 0 on square row 1, column 2
    t.foe("rot_hound", 3, 4, seat=1)              # a monster on a square, its card with a player; gives its notation
    t.trap("tr_spear_wall", 1, 1, seat=0)
    t.items(0, "it_keen_blade"); t.powers(0, "brk_spite"); t.curse(0, "cu_hunted"); t.pile("stone_brute")
    t.dice(20, 3)                                 # the next d20s, in the order in which they are rolled
    t.next("tunnel_goblin", "ev_gnawing_dark", "it_smoke_pebble")   # the next cards of their decks
    t.tiles("c13", "v01")                         # the next tiles of the stack (the first one first)
    t.turn(0)                                     # seat 0 begins a whole turn; t.act(0): only H3 (then nothing follows)
    t.rule(function, …); t.run((function, (…,)), …)
    t.play("go 1,2", "attack brk_measured_cut", "tunnel_goblin-3")   # "go" at "act": a whole move, ended there
    t.play("move", "go 0,1", "take crown", "go 0,2", "end")          # the same step by step
    t.g                                           # the state; t.options, t.prompt, t.barred, t.told(kind), t.ending
    t.square(0), t.hp("p1"), t.hp("tunnel_goblin-3"), t.names_on_map()

A fixed die that nobody rolled fails the test (see `table` in conftest.py). Only d20s are fixed by `dice`; cards come as
`next` puts them, everything else by chance.
"""

from textwrap import dedent
from typing import Any

from games.sitting import Sitting

from hauntbox.board.geometry import DELTA, cell
from hauntbox.board.squares import SIDE, cell_of, first_square, square, write_square
from hauntbox.games.delve import GAME
from hauntbox.games.delve.actions import act
from hauntbox.games.delve.cave import Cave
from hauntbox.games.delve.drawing import new_figure
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.exploring import KNOWN
from hauntbox.games.delve.figures import put
from hauntbox.games.delve.foes import ALLIES, ALLY_CARDS, FOE, TRAP, is_villain
from hauntbox.games.delve.heroes import EACH, HEROES, POWER
from hauntbox.games.delve.prompts import figure_text
from hauntbox.games.delve.routes import route
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B
from hauntbox.games.delve.trapping import set_trap
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import begin_turn
from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position, at_state
from hauntbox.kernel.rng import Rng, Tape

DIE = 20
KIN = {hero.id: number for number, hero in enumerate(HEROES)}
ORDINARY = NUMBER["c18"]
SURGES = (1, 2, 2, 2, 2)
"""By number of heroes, where a test does not name an adventure: so it does not lean on the numbers of any."""
STARTS = ((1, 1), (1, 2), (2, 1), (2, 2), (1, 5))


class DiceTape(Tape):
    """Hands out fixed faces to d20s only; everything else comes as it comes."""

    def through(self, value: int, n: int, seen: int) -> int:
        if n == DIE and self.feed:
            value = (self.feed.pop() or 1) - 1
        self.log.append((value, seen))
        return value


class Table(Sitting):
    game = GAME

    def __init__(self, names: tuple[str, ...], seed: int, options: dict[str, Any]) -> None:
        names = names or ("brakka", "ilse")
        self.seats = len(names)
        self.setup = GAME.check_setup(self.seats, options)
        self.g: Delve = GAME.start(self.seats, self.setup, Rng(seed))
        self.seed = seed
        self.events: list[Event] = []
        self.position: Position | None = None
        self.fixed: list[int] = []
        self.g.agenda = []
        self.g.first = self.g.active = 0
        if "adventure" not in options and not self.g.competitive:
            self.g.surges = [SURGES[self.seats - 1]]
        for seat, name in enumerate(names):
            x = self.g.heroes[seat]
            x.kind = KIN[name]
            self.g.players[x.kind] = seat
            x.up = 0b0010010111
            x.spare = 0b1100000
            self.g.hp[seat] = x.full
            put(self.g, seat, square(*STARTS[seat]))
        self.g.shifted = False

    # --- before play (and between choices, for what a test wants to change on the way)

    def draw(self, picture: str, **names: str) -> dict[str, str]:
        """A cave from a picture; gives the notation of the named figures by their letter."""
        rows = [row for row in dedent(picture).split("\n") if row.strip()]
        for figure in list(self.g.at):
            del self.g.at[figure]
        self.g.who.clear()
        cave = Cave()
        figures: list[tuple[str, int]] = []
        for y in range(len(rows) // SIDE):
            for x in range(max(len(row) for row in rows) // SIDE):
                block = "".join(
                    [rows[SIDE * y + r].ljust(SIDE * x + SIDE)[SIDE * x : SIDE * x + SIDE] for r in range(SIDE)]
                )
                if block.strip():
                    cave = self._block(cave, cell(x, y), block, figures, names)
        self.g.cave = cave
        made: dict[str, str] = {}
        for letter, at in sorted(figures):
            if letter in names:
                made[letter] = self.foe(names[letter], *divmod_square(at))
            else:
                put(self.g, ord(letter) - ord("A"), at)
        self.g.shifted = False
        return made

    def _block(self, cave: Cave, at: int, block: str, figures: list[tuple[str, int]], names: dict[str, str]) -> Cave:
        cave = cave.with_tile(at, ORDINARY, 0)
        for place, letter in enumerate(block):
            here = first_square(at) + place // SIDE * 512 + place % SIDE
            if letter in names or letter in "ABCDE":
                figures.append((letter, here))
                letter = "."
            cave._pave(here, letter)
        cave._join(at)
        return cave

    def lay(self, name: str, x: int, y: int, turns: int | None = None) -> int:
        """A tile beside the others; without turns it lies as if explored from the neighbour that comes first."""
        at = cell(x, y)
        if turns is None:
            turns = next((d for d in range(4) if at - DELTA[d] in self.g.cave.tiles), 0)
        self.g.cave = self.g.cave.with_tile(at, NUMBER[name], turns)
        for packet in (self.g.unseen, self.g.special):
            if NUMBER[name] in packet:
                packet.remove(NUMBER[name])
                self.g.stack.pop(0)
        return at

    def stand(self, seat: int, row: int, column: int) -> None:
        put(self.g, seat, square(row, column))
        self.g.shifted = False

    def foe(self, name: str, row: int, column: int, seat: int = 0, hp: int = 0) -> str:
        """A monster (with its card), a villain, an object or an ally on a square; gives its notation."""
        if name.startswith("al_"):
            figure = ALLIES + [ally.id for ally in ALLY_CARDS].index(name)
            self.g.hp[figure] = ALLY_CARDS[figure - ALLIES].hp[0]
            self.g.called |= 1 << figure
            self.g.notes[f"caller-{figure}"] = seat
        else:
            figure = new_figure(self.g, FOE[name])
            if figure & 63 < 12:
                self.g.charge[seat].append(figure)
            if is_villain(figure):
                self.g.villains = (*self.g.villains, figure)
        if hp:
            self.g.hp[figure] = hp
        put(self.g, figure, square(row, column))
        return figure_text(figure)

    def trap(self, name: str, row: int, column: int, seat: int = 0) -> str:
        return figure_text(set_trap(self.g, seat, TRAP[name], square(row, column)))

    def items(self, seat: int, *names: str) -> None:
        """Gives items; they leave their deck."""
        for name in names:
            if TREASURE[name] in self.g.treasures.loose:
                self.g.treasures.loose.remove(TREASURE[name])
            self.g.heroes[seat].items = (*self.g.heroes[seat].items, TREASURE[name])

    def powers(self, seat: int, *names: str) -> None:
        """Only these power cards lie face up before a hero."""
        self.g.heroes[seat].up = sum([1 << POWER[name] % EACH for name in names])
        self.g.heroes[seat].down &= ~self.g.heroes[seat].up

    def down(self, seat: int, *names: str) -> None:
        """These power cards lie face down before a hero."""
        for name in names:
            self.g.heroes[seat].up &= ~(1 << POWER[name] % EACH)
            self.g.heroes[seat].down |= 1 << POWER[name] % EACH

    def curse(self, seat: int, *names: str) -> None:
        for name in names:
            if ENCOUNTER[name] in self.g.encounters.loose:
                self.g.encounters.loose.remove(ENCOUNTER[name])
            self.g.heroes[seat].curses = (*self.g.heroes[seat].curses, ENCOUNTER[name])

    def pile(self, *names: str, seat: int = 0) -> None:
        """Cards on the experience pile."""
        for name in names:
            if FOE[name] in self.g.monsters.loose:
                self.g.monsters.loose.remove(FOE[name])
            self.g.xp(seat).append(FOE[name])

    def dice(self, *faces: int) -> None:
        """The next d20s."""
        tape = self.g.rng.tape
        if self.position is not None and tape is not None:
            tape.feed[:0] = list(reversed(faces))
        else:
            self.fixed += faces

    def next(self, *names: str) -> None:
        """The next cards of their decks, the first one first."""
        for name in reversed(names):
            for numbers, deck in (
                (FOE, self.g.monsters),
                (ENCOUNTER, self.g.encounters),
                (TREASURE, self.g.treasures),
            ):
                if name in numbers:
                    if numbers[name] in deck.loose:
                        deck.loose.remove(numbers[name])
                    deck.put_top(numbers[name])

    def tiles(self, *names: str) -> None:
        """The next tiles of the stack, the first one first."""
        for name in reversed(names):
            for pool in (self.g.unseen, self.g.special):
                if NUMBER[name] in pool:
                    pool.remove(NUMBER[name])
            self.g.stack.append(KNOWN + NUMBER[name])

    # --- play

    def begin(self) -> "Table":
        """Starts with what is on the agenda; `play` does it by itself."""
        if self.position is None:
            self.g.rng.tape = DiceTape(self.fixed)
            self.position = at_state(GAME, self.g, self.seats, self.seed, self.setup, True, self.events.append)
        return self

    def rule(self, rule: Any, *args: Any) -> "Table":
        """Plays one rule and nothing after it."""
        return self.run((rule, args))

    def run(self, *steps: tuple[Any, tuple[Any, ...]]) -> "Table":
        """Plays these steps in this order, from where the table stands."""
        left = self.g.rng.tape.feed[::-1] if self.position is not None and self.g.rng.tape is not None else []
        self.fixed = [*[face or 0 for face in left], *(self.fixed if self.position is None else [])]
        self.position = None
        self.g.agenda = list(reversed(steps))
        return self.begin()

    def turn(self, seat: int) -> "Table":
        """A whole turn of a hero, and all turns that follow."""
        return self.run((begin_turn, (seat,)))

    def act(self, seat: int) -> "Table":
        """H3 of a hero; nothing follows."""
        self.g.active = seat
        self.g.moves = self.g.left = 0
        self.g.attacked = False
        return self.run((act, ()))

    def play(self, *texts: str) -> "Table":
        self.begin()
        assert self.position is not None
        for text in texts:
            if text.startswith("go ") and text not in self.options:
                self.go(text[3:])
            else:
                self.position.choose_text(text)
        return self

    def go(self, goal: str) -> None:
        """A whole move along a shortest way, ended there: "move", "go 1,2", "go 1,3", "end"."""
        assert self.position is not None
        seat = self.ask.seat
        row, column = goal.split(",")
        square_there = square(int(row), int(column))
        if self.prompt == "act":
            self.position.choose_text("move")
        for text in route(self.g, seat, square_there, self.g.left):
            self.position.choose_text(text)
        if self.prompt == "step":
            self.position.choose_text("end")

    def play_until(self, prompt: str, seat: int | None = None) -> "Table":
        """Takes the first option of every question until this one comes."""
        self.begin()
        while self.ask is not None and not (self.prompt == prompt and seat in (None, self.ask.seat)):
            assert self.position is not None
            self.position.pick(0)
        return self

    # --- looking

    def figure(self, text: str) -> int:
        """The number of a figure by its notation."""
        for figure in [*self.g.hp, *self.g.at, *self.g.traps]:
            if figure_text(figure) == text:
                return figure
        raise KeyError(text)

    def square(self, figure: int | str) -> str:
        """Where a figure stands, "row,column"; "" when it is not on the map."""
        number = self.figure(figure) if isinstance(figure, str) else figure
        return write_square(self.g.at[number]) if number in self.g.at else ""

    def hp(self, figure: int | str) -> int:
        """Hit points; 0 for who is gone."""
        if isinstance(figure, str):
            found = [f for f in self.g.hp if figure_text(f) == figure]
            return self.g.hp[found[0]] if found else 0
        return self.g.hp.get(figure, 0)

    def names_on_map(self) -> list[str]:
        return sorted([figure_text(figure) for figure in self.g.at])

    def cell(self, figure: int | str) -> int:
        number = self.figure(figure) if isinstance(figure, str) else figure
        return cell_of(self.g.at[number])


def divmod_square(at: int) -> tuple[int, int]:
    row, column = write_square(at).split(",")
    return int(row), int(column)


START_TILES = (START_A, START_B)
