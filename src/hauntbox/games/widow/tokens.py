"""Tokens: every one is in the supply, in a pool, declared, on a spirit (binding) or on a tile (lock)."""

from hauntbox.games.widow.pieces import CARPENTER, GUARD, JOBS, SPIRITS
from hauntbox.games.widow.state import Widow
from hauntbox.kernel.ask import Ask, Rule


def take(g: Widow, hand: int, wanted: int, rule: str) -> int:
    """WID-GEN-8: a player takes tokens from the supply, as many as there are."""
    taken = min(wanted, g.supply)
    if taken > 0:
        g.supply -= taken
        g.pools[hand] += taken
        g.gained += taken
    if g.ears:
        g.tell("took", rule, job=JOBS[g.jobs[hand]], count=taken, wanted=wanted, pool=g.pools[hand], supply=g.supply)
    return taken


def flip(g: Widow, job: int, rule: str) -> None:
    """WID-JOB-3, WID-JOB-4: a fulfilled condition turns the profession to its enhanced side for good."""
    for hand in range(len(g.jobs)):
        if g.jobs[hand] == job and not g.enhanced[hand]:
            g.enhanced[hand] = True
            if g.ears:
                g.tell("flipped", rule, job=JOBS[job])


def bind(g: Widow, spirit: int, count: int, rule: str) -> None:
    """WID-TOKEN-7: tokens, already taken from where they were, are put on a spirit."""
    g.bound[spirit] += count
    if g.ears:
        g.tell("bound", rule, spirit=SPIRITS[spirit].id, count=count, total=g.bound[spirit], supply=g.supply)
    if g.bound[spirit] >= 3:
        flip(g, GUARD, "WID-JOB-18")


def strip(g: Widow, spirit: int, taker: int, rule: str) -> Rule[None]:
    """WID-BIND-1, WID-BIND-5: a held spirit loses a token instead of a space; with both kinds the player chooses.

    The token goes to the supply, or to the hand whose own ability moved the spirit (WID-BIND-3).
    """
    at = g.at[spirit]
    lock = g.bound[spirit] == 0
    if not lock and at in g.locks:
        lock = (yield Ask(g.asked, "held_token", ["binding", "lock"], SPIRITS[spirit].id)) == "lock"
    if lock:
        g.locks[at] -= 1
        if not g.locks[at]:
            del g.locks[at]
    else:
        g.bound[spirit] -= 1
    if taker >= 0:
        g.pools[taker] += 1
        g.gained += 1
    else:
        g.supply += 1
    if g.ears:
        g.tell("stripped", rule, spirit=SPIRITS[spirit].id, token="lock" if lock else "binding",
               binding=g.bound[spirit], locks=g.locks.get(at, 0),
               to=JOBS[g.jobs[taker]] if taker >= 0 else "supply")  # fmt: skip


def stock_room(g: Widow) -> int:
    """WID-JOB-12: how many more tiles fit into the carpenter's stock (0 for everybody else)."""
    if g.job != CARPENTER:
        return 0
    return min((3 if g.enhanced[g.active] else 2) - len(g.stock), g.tiles_left)
