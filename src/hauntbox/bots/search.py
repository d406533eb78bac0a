"""Monte-Carlo tree search over choices: plain UCT on a position, and information-set search on a view.

One tree is shared by all deals: a node is a sequence of choices. In each iteration a deal
decides which of its children are open; UCB counts how often a child was open, not how often
its parent was visited. Every seat plays for its own reward.
"""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game
from hauntbox.kernel.position import Position
from hauntbox.kernel.rng import Rng

EXPLORE: Final = 0.7
CLOCK_EVERY: Final = 8


class Node:
    """What came of one choice: `total` is the sum of the rewards of the seat that made it."""

    __slots__ = ("children", "opened", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits: int = 0
        self.opened: int = 0
        self.total: float = 0.0


class Search:
    """`start` gives a fresh lean position for each iteration: a copy (plain UCT) or a deal.

    A playout follows the game's habits for `depth` choices, then the judge estimates the rest.
    At the root only `candidates` are considered, when they are given. The bound of a child
    leaves as much room as the rewards seen so far lie apart, so a timid judge is no matter.
    """

    __slots__ = ("candidates", "depth", "explore", "game", "high", "iterations", "low", "rng", "root", "start")

    def __init__(
        self,
        game: Game,
        start: Callable[[], Position],
        rng: Rng,
        depth: int,
        candidates: Sequence[Any] | None = None,
        explore: float = EXPLORE,
    ) -> None:
        self.game: Game = game
        self.start: Callable[[], Position] = start
        self.rng: Rng = rng
        self.depth: int = depth
        self.candidates: Sequence[Any] | None = candidates
        self.explore: float = explore
        self.root: Node = Node()
        self.iterations: int = 0
        self.low: float = 1e9
        self.high: float = -1e9

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
        for reward in rewards:
            self.low = min(self.low, reward)
            self.high = max(self.high, reward)
        for child, seat in zip(path, seats, strict=True):
            child.visits += 1
            child.total += rewards[seat]

    def select(self, node: Node, options: Sequence[Any]) -> tuple[Any, Node]:
        """A child that was never tried, else the one with the best bound."""
        children = node.children
        count = len(options)
        offset = self.rng.below(count)
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
            visits = child.visits
            bound = child.total / visits + explore * math.sqrt(math.log(child.opened) / visits) if visits else 1e8
            if bound > best_bound:
                best_bound = bound
                best = value
                best_child = child
        assert best_child is not None
        return best, best_child

    def playout(self, position: Position) -> Sequence[float]:
        """Plays on by habit; gives each seat its reward, or the judge's estimate at the cut."""
        game, rng, state = self.game, self.rng, position.state
        ask = position.ask
        for _ in range(self.depth):
            if ask is None:
                break
            position.pick(game.habit(state, ask, rng))
            ask = position.ask
        if ask is None:
            outcome = game.outcome(state)
            assert outcome is not None
            return outcome.rewards
        if game.shared:
            return [game.judge(state, ask.seat)] * position.seats
        return [game.judge(state, seat) for seat in range(position.seats)]

    def best(self, ask: Ask) -> tuple[int, Node]:
        """The option tried most often (the better mean decides between equals), with its node."""
        best = 0
        node = self.root.children.get(ask.options[0]) or Node()
        for i, value in enumerate(ask.options):
            child = self.root.children.get(value)
            if child is not None and (child.visits, child.total) > (node.visits, node.total):
                best, node = i, child
        return best, node
