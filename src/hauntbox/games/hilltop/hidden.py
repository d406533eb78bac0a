"""The hidden traitor (HIL-TRAITOR-20 to HIL-TRAITOR-23)."""

from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.state import TRAITOR, UNMASKED, Hilltop
from hauntbox.kernel.rng import EVERYBODY
from hauntbox.parts.hidden import take_out, untold


def lot(seat: int) -> str:
    """The secret under which a seat's lot is kept."""
    return f"lot-{seat}"


def deal_lots(g: Hilltop) -> None:
    """HIL-TRAITOR-20: one numbered token a seat, secretly."""
    numbers = list(range(1, g.seats + 1))
    for seat in range(g.seats):
        g.secrets[lot(seat)] = take_out(g.rng, numbers, untold(g.rng, len(numbers)), 1 << seat)
        g.audience[lot(seat)] = 1 << seat


def may_show(g: Hilltop, x: int) -> bool:
    """HIL-TRAITOR-22: only the hidden traitor may show the lot."""
    return g.secrets.get(lot(x)) == 1 and not g.flags[x] & UNMASKED


def show_lot(g: Hilltop, x: int) -> None:
    """The lot is known to all from now on; who has number 1 has the traitor's powers."""
    g.flags[x] |= UNMASKED
    g.audience[lot(x)] = EVERYBODY
    g.reveal()
    if g.secrets[lot(x)] == 1:
        g.team[x] = TRAITOR
        g.traitor = x
    if g.ears:
        g.tell("lot", "HIL-TRAITOR-22", who=name(g, x), number=g.secrets[lot(x)])
