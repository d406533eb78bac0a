"""How good a position is for a seat, as weighted reasons."""

from hauntbox.games.hilltop.state import Hilltop
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Reason
from hauntbox.kernel.rng import Rng


def reasons(g: Hilltop, seat: int) -> list[Reason]:
    return []


def judge(g: Hilltop, seat: int) -> float:
    return 0.0


def habit(g: Hilltop, ask: Ask, rng: Rng) -> int:
    return rng.below(len(ask.options))
