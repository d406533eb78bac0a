"""The Cellar's data: everything the rules change, and nothing else."""

from typing import ClassVar, Final

from mypy_extensions import i64

from hauntbox.kernel.rng import EVERYBODY, Rng, Tape
from hauntbox.kernel.state import State
from hauntbox.parts.hidden import take_out

SEATS: Final = 4
START: Final = 8256
DELTA: Final[list[int]] = [-128, 1, 128, -1]
"""A cell is y * 128 + x; north, east, south, west."""


class Lehmer(Rng):
    """The comparison's own generator, so that the same seed gives the same game in every engine."""

    __slots__ = ()

    def __init__(self, seed: int, started: bool = False) -> None:
        super().__init__(seed if started else seed % 2147483646 + 1, True)

    def copy(self) -> "Lehmer":
        twin = Lehmer(self.state, True)
        if self.tape is not None and self.tape.feed:
            twin.tape = Tape(self.tape.feed[::-1])
        return twin

    def below(self, n: int, seen: int = EVERYBODY) -> int:
        r: i64 = self.state
        r = r * 48271 % 2147483647
        self.state = r
        return r % n if self.tape is None else self.tape.through(r % n, n, seen)

    def roll(self, dice: int) -> int:
        """The sum of that many dice, each 0, 1 or 2."""
        if self.tape is not None:
            return sum([self.below(3) for _ in range(dice)])
        r: i64 = self.state
        total: i64 = 0
        for _ in range(dice):
            r = r * 48271 % 2147483647
            total += r % 3
        self.state = r
        return total


class Cellar(State):
    __slots__ = (
        "attacked", "board", "cells", "ending", "events", "hands", "items", "killed", "kills", "luck", "might",
        "monsters", "moves", "omens", "pos", "round", "sanity", "seat", "strength", "tiles",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rng", "agenda", "turn", "reveals", "board", "cells", "monsters", "strength", "tiles", "events", "items",
        "pos", "might", "sanity", "hands", "seat", "moves", "attacked", "round", "kills", "killed", "omens", "ending",
    )  # fmt: skip

    def __init__(self, rng: Lehmer, blank: bool = False) -> None:
        super().__init__(rng)
        self.luck: Lehmer = rng
        if blank:
            return
        self.board: dict[int, int] = {START: 15}
        self.cells: list[int] = [START]
        self.monsters: list[int] = []
        self.strength: list[int] = []
        self.tiles: list[int] = list(range(40))
        self.events: list[int] = [i % 6 for i in range(24)]
        self.items: list[int] = [i % 5 for i in range(24)]
        self.pos: list[int] = [START] * SEATS
        self.might: list[int] = [4] * SEATS
        self.sanity: list[int] = [4] * SEATS
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.seat: int = 0
        self.moves: int = 0
        self.attacked: bool = False
        self.round: int = 0
        self.kills: list[int] = [0] * SEATS
        self.killed: int = 0
        self.omens: int = 0
        self.ending: str = ""

    def copy(self) -> "Cellar":
        c = Cellar(self.luck.copy(), True)
        c.copy_base(self)
        c.board = self.board.copy()
        c.cells = self.cells[:]
        c.monsters = self.monsters[:]
        c.strength = self.strength[:]
        c.tiles = self.tiles[:]
        c.events = self.events[:]
        c.items = self.items[:]
        c.pos = self.pos[:]
        c.might = self.might[:]
        c.sanity = self.sanity[:]
        c.hands = [hand[:] for hand in self.hands]
        c.seat = self.seat
        c.moves = self.moves
        c.attacked = self.attacked
        c.round = self.round
        c.kills = self.kills[:]
        c.killed = self.killed
        c.omens = self.omens
        c.ending = self.ending
        return c

    def alive(self, seat: int) -> bool:
        return self.might[seat] > 0 and self.sanity[seat] > 0

    def anybody_alive(self) -> bool:
        return any(self.alive(seat) for seat in range(SEATS))

    def draw(self, pile: list[int], seen: int = EVERYBODY) -> int:
        """The top card of a shuffled pile. It shows something new, and a tape gets it, so that views can be dealt."""
        self.reveals += 1
        return pile.pop() if self.luck.tape is None else take_out(self.luck, pile, -1, seen)
