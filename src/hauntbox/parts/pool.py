"""Limited supplies: a fixed number of tokens of each kind, spread over named pools.

Tokens move from pool to pool, none is made and none is lost. "Take 3" gives as many as there
are. A bag is a pool from which tokens are drawn unseen.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.kernel.rng import EVERYBODY, Rng

NOTHING: Final = -1


class Pools:
    """`counts[pool][kind]`; `totals[kind]` is how many the box holds. At first all are in the first pool."""

    __slots__ = ("counts", "totals")
    FIELDS: ClassVar[tuple[str, ...]] = ("counts",)

    def __init__(self, names: Sequence[str], totals: Sequence[int] = (1,)) -> None:
        self.totals: tuple[int, ...] = tuple(totals)
        self.counts: dict[str, list[int]] = {name: [0] * len(totals) for name in names}
        for name in names[:1]:
            self.counts[name] = list(totals)

    def copy(self) -> "Pools":
        twin = Pools((), self.totals)
        twin.counts = {name: counts[:] for name, counts in self.counts.items()}
        return twin

    def held(self, pool: str, kind: int = 0) -> int:
        return self.counts[pool][kind]

    def size(self, pool: str) -> int:
        """How many tokens of all kinds lie in a pool."""
        return sum(self.counts[pool])

    def move(self, wanted: int, source: str, target: str, kind: int = 0) -> int:
        """Moves tokens as far as the source reaches, and returns how many went."""
        moved = max(0, min(wanted, self.counts[source][kind]))
        self.counts[source][kind] -= moved
        self.counts[target][kind] += moved
        return moved

    def take(self, wanted: int, target: str, kind: int = 0) -> int:
        """Takes tokens from the first pool, the supply, as far as it reaches."""
        return self.move(wanted, next(iter(self.counts)), target, kind)

    def draw(self, rng: Rng, bag: str, target: str, seen: int = EVERYBODY) -> int:
        """Draws one token from a bag, each as likely as any other; gives its kind, or NOTHING from an empty bag."""
        if not self.size(bag):
            return NOTHING
        left = rng.below(self.size(bag), seen)
        kind = 0
        while left >= self.counts[bag][kind]:
            left -= self.counts[bag][kind]
            kind += 1
        self.move(1, bag, target, kind)
        return kind

    def missing(self) -> list[int]:
        """By kind, how many tokens are not where they should be: all 0 as long as only these methods moved them."""
        return [
            total - sum([counts[kind] for counts in self.counts.values()]) for kind, total in enumerate(self.totals)
        ]
