"""What it costs to move the widow: the common escort and each profession's own movement, in one move."""

from hauntbox.board.geometry import DELTA
from hauntbox.board.paths import distances
from hauntbox.games.widow.bonuses import shut_tiles
from hauntbox.games.widow.pieces import BUTLER, ESCORT_COST, GARDENER, MAID
from hauntbox.games.widow.state import Widow


def fares(g: Widow, budget: int) -> dict[int, int]:
    """WID-WIDOW-3: every tile the widow can be moved to within a budget, with the fewest successes it costs."""
    job, enhanced = g.job, g.enhanced[g.active]
    if job == GARDENER and (enhanced or g.courtyards):
        return gardener_fares(g, budget, enhanced)
    if job == MAID:
        spaces = 2 * budget if enhanced else budget if g.first_used else budget + 1
    else:
        spaces = (budget + has_cheap_space(g)) // ESCORT_COST
    near = distances(g.walk, g.widow, spaces, shut=shut_tiles(g))
    del near[g.widow]
    if job == MAID:
        if enhanced:
            return {at: (steps + 1) // 2 for at, steps in near.items()}
        saved = 0 if g.first_used else 1
        return {at: max(1, steps - saved) for at, steps in near.items()}
    saved = has_cheap_space(g)
    return {at: ESCORT_COST * steps - saved for at, steps in near.items()}


def has_cheap_space(g: Widow) -> int:
    """WID-JOB-8, WID-JOB-26: one ordinary space a turn for 1 success (1), or none left (0)."""
    if g.cheap_used:
        return 0
    enhanced = g.enhanced[g.active]
    return int((g.job == GARDENER and not enhanced) or (g.job == BUTLER and enhanced))


def crossings(g: Widow, at: int) -> list[int]:
    """WID-COURT-4: the tiles on the other sides of the courtyards beside a tile."""
    found: list[int] = []
    for delta in DELTA:
        if at + delta in g.courtyards:
            yard = at + delta
            found += [yard + other for other in DELTA if yard + other != at]
    return found


def gardener_fares(g: Widow, budget: int, enhanced: bool) -> dict[int, int]:
    """WID-JOB-8, WID-JOB-9: ordinary spaces and crossings mixed; the cheapest way to every tile."""
    both = gardener_ways(g, budget, enhanced)
    fares = {at: cost for (at, _), cost in sorted(both.items(), key=lambda way: -way[1])}
    fares.pop(g.widow, None)
    return fares


def gardener_ways(g: Widow, budget: int, enhanced: bool) -> dict[tuple[int, bool], int]:
    """The least cost of (tile, cheap space used on the way)."""
    shut = shut_tiles(g)
    start = (g.widow, enhanced or g.cheap_used)
    best = {start: 0}
    rings: list[list[tuple[int, bool]]] = [[start]]
    for paid in range(budget + 1):
        if paid >= len(rings):
            break
        for way in rings[paid]:
            if best[way] != paid:
                continue
            at, used = way
            steps = [((there, used), 1) for there in crossings(g, at)]
            for there in g.walk[at]:
                steps.append(((there, used), 1 if enhanced else ESCORT_COST))
                if not used:
                    steps.append(((there, True), 1))
            for step, cost in steps:
                total = paid + cost
                if total <= budget and step[0] not in shut and total < best.get(step, budget + 1):
                    best[step] = total
                    while len(rings) <= total:
                        rings.append([])
                    rings[total].append(step)
    return best


def uses_cheap(g: Widow, there: int, cost: int) -> bool:
    """Whether a move needs the turn's cheap space; among equally cheap routes one that spares it is taken."""
    if not has_cheap_space(g):
        return False
    if g.job == GARDENER and g.courtyards:
        return gardener_ways(g, cost, False).get((there, False), cost + 1) > cost
    return True
