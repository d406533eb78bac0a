"""What happened, who may see it and which rule caused it. Logs, animation and translation are made of these."""

from typing import Any, NamedTuple

from hauntbox.kernel.rng import EVERYBODY


class Event(NamedTuple):
    """`kind` names the message; `facts` are its arguments: numbers, and names as strings.

    `seen` is the mask of seats that may see it.
    """

    kind: str
    rule: str
    facts: dict[str, Any]
    seen: int = EVERYBODY

    def visible_to(self, seat: int | None) -> bool:
        """Spectators (None) see what everybody sees."""
        return self.seen == EVERYBODY or (seat is not None and bool(self.seen >> seat & 1))
