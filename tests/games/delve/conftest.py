"""Fixtures: `table` builds tables and checks that every fixed die was rolled."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from games.delve.table import Table


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
