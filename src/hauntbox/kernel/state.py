"""The data of a game in progress, with its agenda of steps. No callbacks, no generators inside."""

import hashlib
from collections.abc import Callable
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from hauntbox.kernel.event import Event
from hauntbox.kernel.rng import EVERYBODY, Rng

Step = tuple[Callable[..., Any], tuple[Any, ...]]
"""A rule function and its arguments after the state. It may be a generator (it asks) or a plain function."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Each game adds its own slots, lists every data field in FIELDS and writes `copy()` by hand.

    Give `__init__` a way to leave the fields blank, so that a copy does not fill them twice.
    """

    __slots__ = ("agenda", "ears", "reveals", "rng", "turn")

    FIELDS: ClassVar[tuple[str, ...]] = ("rng", "agenda", "turn", "reveals")

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.agenda: list[Step] = []
        self.turn: int = 0
        self.reveals: int = 0
        self.ears: Callable[[Event], None] | None = None

    def copy(self) -> "State":
        raise NotImplementedError

    def copy_base(self, other: "State") -> None:
        """Takes over the kernel's own fields but chance; nobody listens to a copy."""
        self.agenda = other.agenda[:]
        self.turn = other.turn
        self.reveals = other.reveals

    def then(self, rule: Callable[..., Any], *args: Any) -> None:
        """Puts a step on top of the agenda: it comes next, before everything already there."""
        self.agenda.append((rule, args))

    def reveal(self) -> None:
        """Marks an information barrier that chance did not make: a hidden thing was shown."""
        self.reveals += 1

    def tell(self, kind: str, rule: str, /, seen: int = EVERYBODY, **facts: Any) -> None:
        """Says what happened. In hot rules guard the call with `if g.ears:`."""
        if self.ears is not None:
            self.ears(Event(kind, rule, facts, seen))


def canonical(value: Any) -> Any:
    """The value as nested lists of plain data, equal for equal states whatever order they were built in.

    A state, and every thing of its own making in it (a deck, a track), names its data in FIELDS.
    """
    if isinstance(value, dict):
        return [[canonical(k), canonical(v)] for k, v in sorted(value.items())]
    if isinstance(value, (list, tuple)):
        return [canonical(v) for v in value]
    if isinstance(value, (set, frozenset)):
        return sorted(canonical(v) for v in value)
    if isinstance(value, Rng):
        return value.state
    if isinstance(value, bool):
        return int(value)
    if value is None or isinstance(value, (int, str)):
        return value
    fields = getattr(value, "FIELDS", None)
    if fields is not None:
        return [[name, canonical(getattr(value, name))] for name in fields]
    if callable(value):
        return getattr(value, "__name__", str(value))
    raise TypeError(f"a state may hold plain data only, not {type(value).__name__}")


def digest(state: State) -> str:
    """A short hash of the whole state, the same in every build."""
    return hashlib.blake2b(repr(canonical(state)).encode(), digest_size=6).hexdigest()
