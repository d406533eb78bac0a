"""Intervals against figures from textbooks and papers."""

import math
from collections import Counter

import pytest

from hauntbox.lab.intervals import Rate, difference, mean_of, pooled, quantile, wilson, z_for


def test_the_wilson_interval_of_known_figures() -> None:
    """8 of 20: the textbook's interval is 21.88 % to 61.34 %."""
    rate = wilson(8, 20)
    assert rate.rate == 0.4
    assert rate.low == pytest.approx(0.2188, abs=1e-4)
    assert rate.high == pytest.approx(0.6134, abs=1e-4)


def test_the_wilson_interval_stays_between_0_and_1() -> None:
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(0, 0) == (0, 0, 1)


def test_newcombe_s_interval_of_a_known_difference() -> None:
    """56 of 70 against 48 of 80: Newcombe (1998), method 10, gives 0.0524 to 0.3339."""
    gap = difference(wilson(56, 70), wilson(48, 80))
    assert gap.rate == pytest.approx(0.2)
    assert gap.low == pytest.approx(0.0524, abs=1e-4)
    assert gap.high == pytest.approx(0.3339, abs=1e-4)


def test_one_group_alone_is_not_changed_by_pooling_and_equal_groups_make_it_surer() -> None:
    gap = Rate(0.2, 0.1, 0.4)
    assert pooled([(3.0, gap)]) == pytest.approx(gap)
    both = pooled([(3.0, gap), (3.0, gap)])
    assert both.rate == pytest.approx(0.2)
    assert both.rate - both.low == pytest.approx(0.1 / math.sqrt(2))
    assert both.high - both.rate == pytest.approx(0.2 / math.sqrt(2))


def test_the_weight_of_a_group_decides_how_much_its_difference_counts() -> None:
    gap = pooled([(1.0, Rate(0.0, 0.0, 0.0)), (3.0, Rate(0.4, 0.4, 0.4))])
    assert gap == pytest.approx((0.3, 0.3, 0.3))


def test_many_comparisons_need_a_wider_interval() -> None:
    assert z_for(1) == pytest.approx(1.959964, abs=1e-6)
    assert z_for(100) == pytest.approx(3.4808, abs=1e-4)


def test_the_mean_of_few_values_has_student_s_interval() -> None:
    """1, 2, 3, 4, 5: the mean is 3, the interval 3 +- 2.776 * sqrt(2.5 / 5)."""
    mean = mean_of(Counter([1, 2, 3, 4, 5]))
    assert mean.rate == 3
    assert mean.high - 3 == pytest.approx(2.776 * math.sqrt(0.5))
    assert mean.low == pytest.approx(6 - mean.high)


def test_one_value_says_nothing_about_how_far_values_lie_apart() -> None:
    assert mean_of(Counter([7])) == (7, -math.inf, math.inf)


def test_quantiles_are_values_that_were_there() -> None:
    values: Counter[float] = Counter([1, 2, 2, 3, 10])
    assert [quantile(values, share) for share in (0.1, 0.5, 0.8, 1.0)] == [1, 2, 3, 10]
