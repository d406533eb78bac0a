"""The hidden traitor (HIL-TRAITOR-20 to HIL-TRAITOR-23, HIL-FW-65)."""

from typing import Final

from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.state import TRAITOR, UNMASKED, Hilltop
from hauntbox.kernel.rng import EVERYBODY
from hauntbox.parts.hidden import take_out, untold

SWAPPED: Final = "swapped"
"""In `memory`: tokens have changed hands."""


def lot(seat: int, i: int = 0) -> str:
    """The secret under which a seat's lot is kept."""
    return f"lot-{seat}-{i}" if i else f"lot-{seat}"


def role(seat: int) -> str:
    """The secret whether a seat holds, or once held, a traitor's number."""
    return f"role-{seat}"


def lots(g: Hilltop, seat: int) -> list[str]:
    return [lot(seat, i) for i in range(tale(g).lots_each)]


def holds_traitor(g: Hilltop, seat: int) -> bool:
    return any(g.secrets[key] in tale(g).traitor_lots for key in lots(g, seat))


def deal_lots(g: Hilltop) -> None:
    """HIL-TRAITOR-20, HIL-FW-65: numbered tokens, so many a seat, secretly."""
    numbers = list(range(1, g.seats * tale(g).lots_each + 1))
    for seat in range(g.seats):
        for key in lots(g, seat):
            g.secrets[key] = take_out(g.rng, numbers, untold(g.rng, len(numbers)), 1 << seat)
            g.audience[key] = 1 << seat
        g.secrets[role(seat)] = int(holds_traitor(g, seat))
        g.audience[role(seat)] = 1 << seat


def swap(g: Hilltop, a: int, b: int, rule: str) -> None:
    """SWAP (HIL-FW-65): each gives the other a token at random, face down; a traitor's number converts in secret."""
    seats = 1 << a | 1 << b
    mine, theirs = [lot(x, g.rng.below(tale(g).lots_each, seats)) for x in (a, b)]
    g.secrets[mine], g.secrets[theirs] = g.secrets[theirs], g.secrets[mine]
    g.audience[mine] = g.audience[theirs] = seats
    for x in (a, b):
        g.secrets[role(x)] |= int(holds_traitor(g, x))
    g.memory[SWAPPED] = 1
    if g.ears:
        g.tell("swapped", rule, who=name(g, a), target=name(g, b))


def likely(g: Hilltop, key: str) -> list[int]:
    """For a haunt's `candidates`: a lot that has not turned up elsewhere; roles, dealt later, follow from the lots."""
    if key.startswith("role-"):
        if holds_traitor(g, int(key.removeprefix("role-"))):
            return [1]
        return [0, 1] if g.memory.get(SWAPPED) else [0]
    known = [value for other, value in g.secrets.items() if other.startswith("lot-")]
    return [n for n in range(1, g.seats * tale(g).lots_each + 1) if n not in known]


def may_show(g: Hilltop, x: int) -> bool:
    """HIL-TRAITOR-22: only the hidden traitor may show the lot."""
    return lot(x) in g.secrets and holds_traitor(g, x) and not g.flags[x] & UNMASKED


def show_lot(g: Hilltop, x: int) -> None:
    """The lots are known to all from now on; who has a traitor's number has the traitor's powers."""
    g.flags[x] |= UNMASKED
    for key in (*lots(g, x), role(x)):
        g.audience[key] = EVERYBODY
    g.reveal()
    if g.secrets[role(x)]:
        g.team[x] = TRAITOR
        g.traitor = x
    if g.ears:
        for key in lots(g, x):
            g.tell("lot", "HIL-TRAITOR-22", who=name(g, x), number=g.secrets[key])
