"""Secrets (9.10): kept for some seats, revealed to all, asked about and hinted at. The engine answers truthfully."""

from collections.abc import Callable

from hauntbox.games.hilltop.state import Hilltop
from hauntbox.kernel.rng import EVERYBODY


def keep_secret(g: Hilltop, key: str, value: int, seats: int) -> None:
    """HIL-FW-60, HIL-FW-61: a number, room, card or role that only the seats of this mask may see."""
    g.secrets[key] = value
    g.audience[key] = seats


def share_secret(g: Hilltop, key: str, seats: int) -> None:
    """FWB-15: more seats are shown a secret."""
    g.audience[key] |= seats
    g.reveal()


def reveal(g: Hilltop, key: str, what: str, shown: str | int, rule: str) -> None:
    """HIL-FW-61: everybody sees it from now on; `what` is its name, `shown` how it is said."""
    g.audience[key] = EVERYBODY
    g.reveal()
    if g.ears:
        g.tell("revealed", rule, what=what, shown=shown)


def answer(g: Hilltop, key: str, holds: Callable[[int], bool], what: str, rule: str, seats: int = EVERYBODY) -> bool:
    """HIL-FW-62: a question about a secret; the seats of the mask hear the truth."""
    truth = holds(g.secrets[key])
    g.reveal()
    if g.ears:
        g.tell("answered", rule, seats, what=what, truth=int(truth))
    return truth


def give_hint(g: Hilltop, what: str, seats: int, rule: str) -> None:
    """HIL-FW-63: a text (the description of `what`) is shown to some seats."""
    g.reveal()
    if g.ears:
        g.tell("hint", rule, seats, what=what)
