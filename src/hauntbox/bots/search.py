"""Monte-Carlo tree search over choices: plain UCT on a position, and information-set search on a view.

One tree is shared by all deals: a node is a sequence of choices. In each iteration a deal
decides which of its children are open; UCB counts how often a child was open, not how often
its parent was visited. Every seat plays for its own reward.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game
from hauntbox.kernel.position import Position
from hauntbox.kernel.rng import Rng

EXPLORE: Final = 0.7
CLOCK_EVERY: Final = 8


class Node:
    """What came of one choice: `total` is the sum of the rewards of the seat that made it.

    `tries` counts the visits and the weight of an opinion formed beforehand.
    """

    __slots__ = ("children", "opened", "total", "tries", "visits")

    def __init__(self, opinion: float = 0.0, weight: float = 0.0) -> None:
        self.children: dict[Any, Node] = {}
        self.visits: int = 0
        self.opened: int = 0
        self.tries: float = weight
        self.total: float = opinion * weight

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


class Search:
    """`start` gives a fresh lean position for each iteration: a copy (plain UCT) or a deal.

    A playout follows the game's habits for `depth` choices or until that many `turns` are over,
    then the judge estimates the rest.
    The bound of a child leaves as much room as the rewards seen so far lie apart, so a timid
    judge is no matter. `consider` limits the root to some options with an opinion of each.
    """

    __slots__ = (
        "candidates", "depth", "explore", "game", "high", "iterations", "low", "luck", "rng", "root", "start", "turns",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        start: Callable[[], Position],
        rng: Rng,
        depth: int,
        turns: int = 1 << 30,
        explore: float = EXPLORE,
    ) -> None:
        self.game: Game = game
        self.start: Callable[[], Position] = start
        self.rng: Rng = rng
        self.depth: int = depth
        self.turns: int = turns
        self.candidates: Sequence[Any] | None = None
        self.explore: float = explore
        self.root: Node = Node()
        self.iterations: int = 0
        self.luck: int = 1 + rng.below(2147483646)
        self.low: float = 1e9
        self.high: float = -1e9

    def consider(self, candidates: Sequence[Any], opinions: Sequence[float], weight: float) -> None:
        """Looks at these options only; an opinion counts like so many visits."""
        self.candidates = candidates
        for value, opinion in zip(candidates, opinions, strict=True):
            self.root.children[value] = Node(opinion, weight)

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Works for so many iterations, or until the time is over where one is given."""
        end = time.monotonic() + seconds if seconds else 0.0
        for i in range(iterations):
            if end and i % CLOCK_EVERY == 0 and time.monotonic() >= end:
                break
            self.iterate(self.start())
            self.iterations += 1

    def iterate(self, position: Position) -> None:
        """Down the tree to a new node, a playout, and back up with the rewards."""
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        ask = position.ask
        while ask is not None:
            options = ask.options
            if self.candidates is not None and node is self.root:
                options = self.candidates
            value, child = self.select(node, options)
            path.append(child)
            seats.append(ask.seat)
            position.answer(ask, value)
            ask = position.ask
            node = child
            if child.visits == 0:
                break
        rewards = self.playout(position)
        low, high = min(rewards), max(rewards)
        if low < self.low:
            self.low = low
        if high > self.high:
            self.high = high
        for i in range(len(path)):
            child = path[i]
            child.visits += 1
            child.tries += 1.0
            child.total += rewards[seats[i]]

    def select(self, node: Node, options: Sequence[Any]) -> tuple[Any, Node]:
        """A child that was never tried, else the one with the best bound."""
        children = node.children
        count = len(options)
        offset = self.random(count)
        best: Any = None
        best_child: Node | None = None
        best_bound = -1e9
        explore = self.explore * max(0.01, self.high - self.low)
        for i in range(count):
            value = options[(i + offset) % count]
            child = children.get(value)
            if child is None:
                child = Node()
                children[value] = child
                child.opened = 1
                return value, child
            child.opened += 1
            tries = child.tries
            bound = child.total / tries + explore * math.sqrt(math.log(child.opened) / tries)
            if bound > best_bound:
                best_bound = bound
                best = value
                best_child = child
        assert best_child is not None
        return best, best_child

    def random(self, n: int) -> int:
        """A quick generator for playouts, where millions of numbers are wanted and good ones are not needed."""
        self.luck = self.luck * 48271 % 2147483647
        return self.luck % n

    def playout(self, position: Position) -> Sequence[float]:
        """Plays on by habit; gives each seat its reward, or the judge's estimate at the cut."""
        game, rng, state = self.game, self.rng, position.state
        luck: i64 = self.luck
        ask = position.ask
        last = state.turn + self.turns
        by_habit = game.has_habits
        for _ in range(self.depth):
            if ask is None or state.turn >= last:
                break
            if by_habit:
                position.pick(game.habit(state, ask, rng))
            else:
                luck = luck * 48271 % 2147483647
                position.pick(luck % len(ask.options))
            ask = position.ask
        self.luck = luck
        if ask is None:
            outcome = game.outcome(state)
            assert outcome is not None
            return outcome.rewards
        if game.together(position.options):
            return [game.judge(state, ask.seat)] * position.seats
        return [game.judge(state, seat) for seat in range(position.seats)]

    def best(self, ask: Ask) -> tuple[int, Node]:
        """The index of the option tried most often (the better mean decides between equals), with its node."""
        best = -1
        node = self.root
        for i, value in enumerate(ask.options):
            child = self.root.children.get(value)
            if child is not None and (best < 0 or (child.visits, child.mean) > (node.visits, node.mean)):
                best, node = i, child
        return max(0, best), node
