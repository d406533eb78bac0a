"""A table for the tests of The Widow's House: lay tiles, fix dice and draws, then play by notation.

    t = table("maid", "guard")                       # professions by seat; the first turn is seat 0's
    t = table("maid", "guard", draw="red_07 blue_02")  # the next tiles from the stacks, in this order
    t.lay("green_02", 1, 1)                          # tiles put down before play, no effect, no reward
    t.dice(2, 5)                                     # the next roll
    t.play("3,-1 r2", "success", "roll", "stop")     # choices in their notation; questions are checked
    t.roll(5, 6, declared=2)                         # instead of a whole turn: from the roll of step 3 on
    t.g                                              # the state; t.options, t.prompt, t.events, t.barred

A fixed die that nobody rolled fails the test (see `table` in conftest.py).
"""

from typing import Any

from games.sitting import Sitting

from hauntbox.board.geometry import cell, turned
from hauntbox.games.widow import GAME
from hauntbox.games.widow.deeds import use_ability
from hauntbox.games.widow.mansion import add_tile
from hauntbox.games.widow.pieces import JOBS, SPIRITS
from hauntbox.games.widow.spirits import spirits_move
from hauntbox.games.widow.state import Widow
from hauntbox.games.widow.tiles import EDGES, HAUNTS, NUMBER, TILES
from hauntbox.games.widow.turn import end_turn, read_dice, roll
from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position, at_state
from hauntbox.kernel.rng import Rng, Tape

RED, BLUE, GREEN, YELLOW, BLACK = range(5)


class Table(Sitting):
    game = GAME

    def __init__(self, jobs: tuple[str, ...], draw: str, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.setup = GAME.check_setup(seats, options)
        self.g: Widow = GAME.start(seats, self.setup, Rng(seed))
        self.seats = seats
        self.seed = seed
        self.events: list[Event] = []
        self.position: Position | None = None
        self.fixed: list[int] = []
        if jobs:
            self.g.jobs = [JOBS.index(job) for job in jobs]
            self.g.agenda = self.g.agenda[:1]  # the first turn only: professions are chosen
        self.draw(draw)

    # --- before play

    def draw(self, names: str) -> None:
        """The next tiles from the current stack, in this order."""
        for name in names.split():
            tile = NUMBER[name]
            self.take_from_stacks(tile)
            self.g.known.append(tile)

    def take_from_stacks(self, tile: int) -> None:
        if tile in self.g.unseen:
            self.g.unseen.remove(tile)
        elif tile in HAUNTS and self.g.haunts[HAUNTS.index(tile)]:
            self.g.haunts[HAUNTS.index(tile)] = False

    def lay(self, name: str, x: int, y: int, r: int = 0) -> None:
        """Puts a tile down as if it had been placed long ago: no "!", no rewards."""
        tile = NUMBER[name]
        self.take_from_stacks(tile)
        add_tile(self.g, tile, cell(x, y), turned(EDGES[tile], r))

    def enter(self, spirit: int, x: int, y: int) -> None:
        """Puts a spirit on a tile; those before it in the order have entered too."""
        self.g.at[spirit] = cell(x, y)
        self.g.waiting = max(self.g.waiting, spirit + 1)

    def widow(self, x: int, y: int) -> None:
        self.g.widow = cell(x, y)
        self.g.forget_fields()

    def tokens(self, *pools: int) -> None:
        """Sets the pools; the supply holds the rest."""
        self.g.pools = list(pools)
        self.balance()

    def bind(self, spirit: int, count: int) -> None:
        self.g.bound[spirit] = count
        self.balance()

    def lock(self, x: int, y: int, count: int) -> None:
        self.g.locks[cell(x, y)] = count
        self.balance()

    def balance(self) -> None:
        self.g.supply = 0
        self.g.supply = 20 - self.count_tokens()

    def count_tokens(self) -> int:
        g = self.g
        return g.supply + sum(g.pools) + g.declared + sum(g.bound) + sum(g.locks.values())

    def stock(self, *names: str) -> None:
        """Puts tiles into the carpenter's stock."""
        for name in names:
            self.take_from_stacks(NUMBER[name])
            self.g.stock.append(NUMBER[name])

    def dice(self, *faces: int) -> None:
        """The next dice; rolled by pairs. Only for draws that are fixed too (chance is one sequence)."""
        self.fixed += [face - 1 for face in faces]

    # --- play

    def begin(self) -> "Table":
        """Starts with what is on the agenda; `play` does it by itself."""
        if self.position is None:
            self.g.rng.tape = Tape(self.fixed)
            self.position = at_state(GAME, self.g, self.seats, self.seed, self.setup, True, self.events.append)
        return self

    def step(self, rule: Any, *args: Any) -> "Table":
        """Plays one rule instead of a whole turn: it is put on an empty agenda."""
        self.g.agenda = []
        self.g.then(rule, *args)
        return self.begin()

    def roll(self, first: int, second: int, declared: int = 0) -> "Table":
        """Starts in step 3 with these dice, after `declared` tokens of the active pool became successes."""
        self.g.pools[self.g.active] -= declared
        self.g.declared = declared
        self.fixed = [first - 1, second - 1, *self.fixed]
        self.g.agenda = [(rule, ()) for rule in (end_turn, use_ability, spirits_move, read_dice, roll)]
        return self.begin()

    def play(self, *texts: str) -> "Table":
        self.begin()
        assert self.position is not None
        for text in texts:
            self.position.choose_text(text)
            assert self.count_tokens() == 20
        return self

    # --- looking at it

    @property
    def widow_at(self) -> str:
        return TILES[self.g.tiles[self.g.widow]].id

    def spirit_at(self, spirit: int) -> str:
        return TILES[self.g.tiles[self.g.at[spirit]]].id

    def distance(self, spirit: int) -> int:
        """How many spaces a spirit is away from the widow, by its own way of moving."""
        return self.g.field(spirit)[self.g.at[spirit]]

    @property
    def stocked(self) -> list[str]:
        return [TILES[tile].id for tile in self.g.stock]

    @property
    def walks(self) -> set[str]:
        """The cells to which the widow can be moved now, in step 5."""
        return {option.removeprefix("go ") for option in self.options if option.startswith("go ")}

    @property
    def paid(self) -> list[int]:
        """What every deed so far has cost."""
        return [told["cost"] for told in self.told("paid")]


def spirit_name(spirit: int) -> str:
    return SPIRITS[spirit].id
