"""The `table` fixture: builds tables and checks afterwards that every fixed die was rolled."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from games.widow.table import Table


@pytest.fixture
def table() -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def make(*jobs: str, draw: str = "", seats: int = 0, seed: int = 1, **options: Any) -> Table:
        tables.append(Table(jobs, draw, seats or len(jobs) or 2, seed, options))
        return tables[-1]

    yield make
    for made in tables:
        tape = made.g.rng.tape
        assert made.position is None or not (tape and tape.feed), "a fixed die was never rolled"
