"""Ratings from comparisons: the model of Bradley and Terry, with intervals that trust no more than was seen.

The chance that one bot does better than another is 1 / (1 + 10^((other - one) / 400)); a draw counts as half a win.
The ratings are those under which what happened is likeliest. To keep a rating finite where somebody always wins, every
two bots that met have one more, made-up, drawn game. The comparisons of one block (the same seed and set-up) hang
together, so the intervals come from the spread of whole blocks (the cluster-robust "sandwich" covariance).
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hauntbox.lab.extras import library
from hauntbox.lab.intervals import T_95, Z_95, Rate

SCALE: Final = 400 / math.log(10)
"""Points of the rating for a factor e in the odds."""
MEAN: Final = 1500.0
"""The mean of all ratings; only differences mean something."""


class Bout(NamedTuple):
    """Two bots compared: `score` is 1 where the first did better, 0 where the other did, else something between."""

    block: int
    one: int
    other: int
    score: float


def fit(count: int, bouts: Sequence[Bout]) -> list[Rate]:
    """The rating of every bot with its interval; all infinite while too little was played to say anything."""
    np, optimize, linalg = [library(name, "lab") for name in ("numpy", "scipy.optimize", "scipy.linalg")]
    blocks = len({bout.block for bout in bouts})
    if blocks < 2:
        return [Rate(MEAN, -math.inf, math.inf)] * count
    met = sorted({(bout.one, bout.other) for bout in bouts})
    one, other = [np.array([bout[place] for bout in bouts]) for place in (1, 2)]
    score = np.array([bout.score for bout in bouts])
    first, second = [np.array([pair[place] for pair in met]) for place in (0, 1)]

    def loss(values: Any) -> tuple[float, Any]:
        """Minus the logarithm of the likelihood, and its slope."""
        gap, made_up = values[one] - values[other], values[first] - values[second]
        sizes = np.logaddexp(0, -gap) + (1 - score) * gap, np.logaddexp(0, -made_up) + made_up / 2
        slope = np.zeros(count)
        for here, there, pull in (one, other, score - chance(gap)), (first, second, 0.5 - chance(made_up)):
            np.add.at(slope, here, -pull)
            np.add.at(slope, there, pull)
        return float(sizes[0].sum() + sizes[1].sum()), slope

    def chance(gap: Any) -> Any:
        return 1 / (1 + np.exp(-gap))

    found = optimize.minimize(loss, np.zeros(count), jac=True, method="BFGS", options={"gtol": 1e-8}).x
    found = found - found.mean()
    expected = {pair: 1 / (1 + math.exp(found[pair[1]] - found[pair[0]])) for pair in met}
    spread = linalg.pinvh(information(np, count, bouts, expected))
    spread = spread @ scatter(np, count, bouts, expected) @ spread
    reach = (T_95[blocks - 2] if blocks <= len(T_95) + 1 else Z_95) * SCALE
    errors = [reach * math.sqrt(max(0.0, spread[bot, bot])) for bot in range(count)]
    ratings = [MEAN + SCALE * float(value) for value in found]
    return [Rate(rating, rating - error, rating + error) for rating, error in zip(ratings, errors, strict=True)]


def information(np: Any, count: int, bouts: Sequence[Bout], expected: dict[tuple[int, int], float]) -> Any:
    """How sharply the likelihood is bent, the made-up games included."""
    bend = np.zeros((count, count))
    games: defaultdict[tuple[int, int], int] = defaultdict(lambda: 1)
    for bout in bouts:
        games[bout.one, bout.other] += 1
    for (one, other), played in games.items():
        weight = played * expected[one, other] * (1 - expected[one, other])
        bend[one, one] += weight
        bend[other, other] += weight
        bend[one, other] -= weight
        bend[other, one] -= weight
    return bend


def scatter(np: Any, count: int, bouts: Sequence[Bout], expected: dict[tuple[int, int], float]) -> Any:
    """How much the pull of the blocks differs; a made-up game counts as one that could have gone either way."""
    pulls: defaultdict[int, Any] = defaultdict(lambda: np.zeros(count))
    for bout in bouts:
        pull = bout.score - expected[bout.one, bout.other]
        pulls[bout.block][bout.one] += pull
        pulls[bout.block][bout.other] -= pull
    factor = len(pulls) / (len(pulls) - 1)
    total = factor * sum(np.outer(pull, pull) for pull in pulls.values())
    for (one, other), share in expected.items():
        both = np.zeros(count)
        both[one], both[other] = 1.0, -1.0
        total += (share * share + (1 - share) * (1 - share)) / 2 * np.outer(both, both)
    return total
