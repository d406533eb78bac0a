"""The `table` fixture: builds tables and checks afterwards that everything fixed was drawn."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from games.manor.table import Table


@pytest.fixture
def table() -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def make(
        roles: str = "PKSME", drawing: str = "", at: tuple[int, int] = (2, 1), seed: int = 1, **options: Any
    ) -> Table:
        tables.append(Table(roles, drawing, at, seed, options))
        return tables[-1]

    yield make
    for made in tables:
        tape = made.g.rng.tape
        assert not (made.fixed and made.position is None), "something was fixed, but nothing was played"
        assert made.position is None or not (tape and tape.feed), "something fixed was never drawn"
