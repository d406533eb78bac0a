"""The bots. A bot gets only its seat's view and gives the index of an option with its reason."""

import re
from collections.abc import Callable
from typing import Final, Protocol

from hauntbox.bots.search import Search
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Said
from hauntbox.kernel.position import Position
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView

SAMPLES: Final = 3
"""Deals over which a one-step look ahead is averaged."""
OTHERS: Final = 8
"""Options with which a chosen one is compared to find its reason."""
WORTH_SAYING: Final = 0.01
ON_THE_WAY: Final = 12
"""Small questions that a look ahead answers by habit before it asks the judge."""
TRUST: Final = 8.0
"""How many playouts the judge's opinion of an option is worth to a search."""
WIDTH: Final = 16
"""Options that a search considers at its root; the judge picks them where there are more."""
ITERATIONS: Final = 200
DEPTH: Final = 50
TURNS: Final = 3
"""A playout goes on to the start of a turn some turns later: there the judge compares like with like."""


class Bot(Protocol):
    def choose(self, view: SeatView) -> tuple[int, Said | None]:
        """The index of an option of the view's question, and why."""


class RandomBot:
    """Any option is as good as another."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = Rng(seed)

    def choose(self, view: SeatView) -> tuple[int, Said | None]:
        assert view.ask is not None
        return self.rng.below(len(view.ask.options)), None


class GreedyBot:
    """Looks one choice ahead and takes what the judge likes best."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.rng: Rng = Rng(seed)
        self.samples: int = samples

    def choose(self, view: SeatView) -> tuple[int, Said | None]:
        quick = at_once(view, self.rng)
        if quick >= 0:
            return quick, None
        scores = look_ahead(view, self.rng, self.samples)
        top = max(scores)
        equal = [i for i, score in enumerate(scores) if score == top]
        best = equal[self.rng.below(len(equal))]
        return best, main_reason(view, best, self.rng)


class MctsBot:
    """Information-set Monte-Carlo tree search under a budget of iterations or of time."""

    def __init__(self, seed: int, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        self.rng: Rng = Rng(seed)
        self.iterations: int = iterations
        self.seconds: float = seconds

    def choose(self, view: SeatView) -> tuple[int, Said | None]:
        ask = view.ask
        assert ask is not None
        quick = at_once(view, self.rng)
        if quick >= 0:
            return quick, None
        opinions = look_ahead(view, self.rng, 1)
        order = sorted(range(len(opinions)), key=lambda i: -opinions[i])[:WIDTH]
        search = Search(view.game, dealer(view, self.rng), self.rng, DEPTH, TURNS)
        search.consider([ask.options[i] for i in order], [opinions[i] for i in order], TRUST)
        search.run(self.iterations, self.seconds)
        best, node = search.best(ask)
        chance = 50 + 50 * node.mean
        return best, Said("bot-searched", {"visits": node.visits, "games": search.iterations, "chance": round(chance)})


def at_once(view: SeatView, rng: Rng) -> int:
    """The answer to a question that needs no thinking, -1 to others: one option (the rules let the player wait with
    it), or a small step on a way that has been chosen."""
    ask = view.ask
    assert ask is not None
    if len(ask.options) == 1:
        return 0
    if ask.prompt in view.game.small:
        position = view.deal(rng)
        assert position.ask is not None
        return view.game.habit(position.state, position.ask, rng)
    return -1


def dealer(view: SeatView, rng: Rng) -> Callable[[], Position]:
    return lambda: view.deal(rng)


def look_ahead(view: SeatView, rng: Rng, samples: int) -> list[float]:
    """The judge's mean opinion of the position after each option."""
    assert view.ask is not None
    scores = [0.0] * len(view.ask.options)
    for _ in range(samples):
        dealt = view.deal(rng, keep=True)
        for i in range(len(scores)):
            scores[i] += judged(carried_out(dealt, i, rng), view.seat)
    return scores


def carried_out(dealt: Position, index: int, rng: Rng) -> Position:
    """The position after an option: small questions on the way are answered by habit."""
    after = dealt.copy(keep=False)
    after.pick(index)
    game = after.game
    if game.pauses:
        for _ in range(ON_THE_WAY):
            ask = after.ask
            if ask is None or ask.prompt in game.pauses:
                break
            after.pick(game.habit(after.state, ask, rng))
    return after


def judged(position: Position, seat: int) -> float:
    outcome = position.outcome
    return outcome.rewards[seat] if outcome is not None else position.game.judge(position.state, seat)


def main_reason(view: SeatView, index: int, rng: Rng) -> Said | None:
    """What speaks most for the chosen option, compared with the others; None where they are all alike."""
    assert view.ask is not None
    dealt = view.deal(rng, keep=True)
    count = len(view.ask.options)
    others = [i for i in range(count) if i != index][:: 1 + count // OTHERS]
    chosen = points_after(dealt, index, view.seat, rng)
    rest = [points_after(dealt, i, view.seat, rng) for i in others]
    gains = {name: points - sum(other.get(name, 0.0) for other in rest) / len(rest) for name, points in chosen.items()}
    top = max(gains, key=lambda name: gains[name], default="")
    return Said(f"reason-{top}", {"points": round(gains[top], 2)}) if top and gains[top] > WORTH_SAYING else None


def points_after(dealt: Position, index: int, seat: int, rng: Rng) -> dict[str, float]:
    """The judge's reasons after an option."""
    after = carried_out(dealt, index, rng)
    return {reason.name: reason.points for reason in dealt.game.reasons(after.state, seat)}


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name: random, greedy, mcts, mcts:500 (iterations) or mcts:2s (seconds a choice)."""
    kind, _, budget = name.partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and not budget:
        return GreedyBot(seed)
    if name == "mcts":
        return MctsBot(seed)
    if kind == "mcts" and (count := re.fullmatch("[1-9][0-9]{0,8}", budget)):
        return MctsBot(seed, int(count[0]))
    if kind == "mcts" and (limit := re.fullmatch("([0-9]{1,6}([.][0-9]{1,6})?)s", budget)) and float(limit[1]) > 0:
        return MctsBot(seed, 1 << 30, float(limit[1]))
    raise BadSetup(f"there is no bot '{name}' (there are: random, greedy, mcts, mcts:ITERATIONS, mcts:SECONDSs)")


def play_out(position: Position, rng: Rng, limit: int = 1 << 30) -> int:
    """Plays at random to the end, or to a limit of choices; gives their number."""
    choices = 0
    ask = position.ask
    while ask is not None and choices < limit:
        position.pick(rng.below(len(ask.options)))
        choices += 1
        ask = position.ask
    return choices
