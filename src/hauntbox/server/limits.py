"""Who sends too much is told so, and nobody else notices."""

import time
from collections import Counter

from hauntbox.server.config import Limits


class Bucket:
    """Fills by `rate` a second up to `size`; every act takes one out."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.left = size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.size


class Gate:
    """Counts what each client address does."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.calls: dict[str, Bucket] = {}
        self.tables: dict[str, Bucket] = {}

    def call(self, client: str) -> bool:
        return self._take(self.calls, client, self.limits.calls_per_second, self.limits.calls_at_once)

    def table(self, client: str) -> bool:
        hourly = self.limits.tables_per_hour
        return self._take(self.tables, client, hourly / 3600, hourly)

    def open_socket(self, client: str) -> bool:
        if self.sockets[client] >= self.limits.sockets_per_client or self.sockets.total() >= self.limits.sockets:
            return False
        self.sockets[client] += 1
        return True

    def close_socket(self, client: str) -> None:
        self.sockets[client] -= 1
        if not self.sockets[client]:
            del self.sockets[client]

    def forget_idle(self) -> None:
        """Drops the count of clients that have been quiet."""
        for kept in (self.calls, self.tables):
            for client in [client for client, bucket in kept.items() if bucket.full]:
                del kept[client]

    def _take(self, kept: dict[str, Bucket], client: str, rate: float, size: float) -> bool:
        if client not in kept:
            kept[client] = Bucket(rate, size)
        return kept[client].take()
