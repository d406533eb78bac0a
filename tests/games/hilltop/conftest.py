"""Fixtures: `table` builds tables and checks that every fixed die was rolled; `story` tells a haunt of a test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop.chart import LEFT, TRAITORS, Turned
from hauntbox.games.hilltop.haunt import STORIES, Haunt

TOLD = 99


@pytest.fixture
def table() -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def make(*names: str, seed: int = 1, **options: Any) -> Table:
        tables.append(Table(names, seed, options))
        return tables[-1]

    yield make
    for made in tables:
        tape = made.g.rng.tape
        assert made.position is None or not (tape and tape.feed), "a fixed die was never rolled"


@pytest.fixture
def story() -> Iterator[Callable[[Haunt], int]]:
    """Puts a haunt of a test into the box under a number of its own, and takes it out again."""

    def tell(haunt: Haunt) -> int:
        STORIES[TOLD] = haunt
        TRAITORS[TOLD] = Turned(LEFT)
        return TOLD

    yield tell
    STORIES.pop(TOLD, None)
    TRAITORS.pop(TOLD, None)
