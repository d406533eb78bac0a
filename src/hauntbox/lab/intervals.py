"""How sure a figure is: intervals that hold the true value in 95 of 100 cases, unless another level is asked for."""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

Z_95: Final = 1.959964
FEW: Final = 30
"""Below so many values the normal distribution is too narrow for a mean."""
T_95: Final = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045,
)  # fmt: skip
"""Student's t for 1 to 29 degrees of freedom."""


class Rate(NamedTuple):
    """A value with the two ends of its interval."""

    rate: float
    low: float
    high: float


def wilson(hits: float, games: int, z: float = Z_95) -> Rate:
    """The Wilson score interval of a share: right also for few games and for rates near 0 and 1."""
    if games == 0:
        return Rate(0.0, 0.0, 1.0)
    rate = hits / games
    square = z * z / games
    middle = rate + square / 2
    reach = z * math.sqrt(max(0.0, rate * (1 - rate)) / games + square / (4 * games))
    return Rate(rate, max(0.0, (middle - reach) / (1 + square)), min(1.0, (middle + reach) / (1 + square)))


def difference(one: Rate, other: Rate) -> Rate:
    """Newcombe's interval of the difference of two shares that were counted in different games."""
    gap = one.rate - other.rate
    down = math.hypot(one.rate - one.low, other.high - other.rate)
    up = math.hypot(one.high - one.rate, other.rate - other.low)
    return Rate(gap, gap - down, gap + up)


def pooled(gaps: Sequence[tuple[float, Rate]]) -> Rate:
    """The weighted mean of differences that were found in groups of their own (Yan and Su's stratified interval)."""
    total = sum(weight for weight, _ in gaps)
    gap = sum(weight * one.rate for weight, one in gaps) / total
    down = math.hypot(*[weight / total * (one.rate - one.low) for weight, one in gaps])
    up = math.hypot(*[weight / total * (one.high - one.rate) for weight, one in gaps])
    return Rate(gap, gap - down, gap + up)


def z_for(count: int) -> float:
    """The z of intervals that hold all of so many true values at once in 95 of 100 cases (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, count))


def mean_of(values: Counter[float]) -> Rate:
    """The mean of values that are counted, with Student's interval."""
    count = values.total()
    if count == 0:
        return Rate(0.0, 0.0, 0.0)
    mean = sum(value * times for value, times in values.items()) / count
    if count == 1:
        return Rate(mean, -math.inf, math.inf)
    spread = sum((value - mean) ** 2 * times for value, times in values.items()) / (count - 1)
    reach = (T_95[count - 2] if count < FEW + 1 else Z_95) * math.sqrt(spread / count)
    return Rate(mean, mean - reach, mean + reach)


def quantile(values: Counter[float], share: float) -> float:
    """The smallest value that at least this share of all values do not exceed."""
    wanted = share * values.total()
    seen = 0
    last = 0.0
    for value in sorted(values):
        seen += values[value]
        last = value
        if seen >= wanted:
            break
    return last
