"""Heroes move square by square. DEL-MOVE."""

from collections.abc import Set

from hauntbox.board.squares import WIDE
from hauntbox.games.delve.cave import is_squeeze
from hauntbox.games.delve.encounters import RUBBLE
from hauntbox.games.delve.figures import put, room_beside
from hauntbox.games.delve.foes import ALLIES
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask, Rule

STAY = -1
"""The answer that does not move."""


def blocks(g: Delve, square: int) -> bool:
    """DEL-MOVE-2, DEL-MOVE-3, DEL-TILE-2, DEL-COMP-5: whether a hero cannot pass whoever stands there."""
    figure = g.who[square]
    return figure >= 64 or (g.competitive and figure < ALLIES) or is_squeeze(g.cave, square)


def blocked(g: Delve) -> set[int]:
    """The squares of those whom a hero cannot pass."""
    return {square for square, figure in g.who.items() if figure >= 64 or blocks(g, square)}


def slow_squares(g: Delve) -> frozenset[int]:
    """DEL-MOVE-6: water, and every square of a tile with rubble, cost 2; never more."""
    if RUBBLE in g.hazards.values():
        for cell, hazard in g.hazards.items():
            if hazard == RUBBLE:  # there is one such card
                return g.cave.water.union(g.cave.floors[cell])
    return g.cave.water


def nearest_squares(g: Delve, seat: int, budget: int) -> dict[int, int]:
    """The next squares of a move with their cost: free ones, also straight behind those whom the hero may pass."""
    links, who = g.cave.links, g.who
    slow = slow_squares(g)
    found: dict[int, int] = {}
    passed: list[tuple[int, int]] = []
    for there in links[g.at[seat]]:
        cost = 2 if slow and there in slow else 1
        if cost <= budget:
            if there not in who:
                found[there] = cost
            elif who[there] < 64:
                passed.append((there, cost))
    if passed and budget > 1:
        behind(g, seat, budget, passed, slow, found)
    return found


def can_walk(g: Delve, seat: int, budget: int) -> bool:
    """Whether a move of so many squares leads anywhere: no square costs more than 2."""
    return (budget > 1 and room_beside(g, g.at[seat])) or bool(reach(g, seat, budget))


def behind(
    g: Delve, seat: int, budget: int, passed: list[tuple[int, int]], slow: frozenset[int], found: dict[int, int]
) -> None:
    """DEL-MOVE-3: through heroes and allies, on whose squares the move may not stop."""
    links, who = g.cave.links, g.who
    through: set[int] = {g.at[seat]}
    for here, spent in passed:
        if here in through or blocks(g, here):
            continue
        through.add(here)
        for there in links[here]:
            cost = spent + (2 if there in slow else 1)
            if there not in who:
                if cost < found.get(there, budget + 1):
                    found[there] = cost
            elif cost < budget and who[there] < 64 and there not in through:
                passed.append((there, cost))


def reach(g: Delve, seat: int, budget: int) -> dict[int, int]:
    """The free squares that a hero can move to, with their cost; his own is not among them."""
    who = g.who
    return {s: cost for s, cost in flood(g, g.at[seat], budget).items() if s not in who}


def can_come_beside(g: Delve, seat: int, budget: int, figures: list[int]) -> bool:
    """Whether a move of so many squares could end beside one of some figures."""
    at, who, links = g.at, g.who, g.cave.links
    here = at[seat]
    row, column = here // WIDE, here % WIDE
    goals: set[int] = set()
    for f in figures:
        there = at[f]
        if abs(there // WIDE - row) <= budget + 1 and abs(there % WIDE - column) <= budget + 1:
            goals.update([s for s in links[there] if s not in who])
    return bool(goals) and not goals.isdisjoint(flood(g, here, budget, goals))


def flood(g: Delve, start: int, budget: int, until: Set[int] = frozenset()) -> dict[int, int]:
    """The cost of every square on a hero's ways, the squares of those whom he may pass included.

    Once one of the squares in `until` is reached it looks no further.
    """
    links = g.cave.links
    shut = blocked(g)
    slow = slow_squares(g)
    found = {start: 0}
    late: list[int] = []
    ring = [start]
    for cost in range(1, budget + 1):
        outer: list[int] = []
        for here in late:
            if here not in found:
                found[here] = cost
                outer.append(here)
        late = []
        for here in ring:
            for there in links[here]:
                if there not in found and there not in shut:
                    if there in slow:
                        late.append(there)
                    else:
                        found[there] = cost
                        outer.append(there)
        if until and not until.isdisjoint(outer):
            break
        ring = outer
    return found


def walk(g: Delve, seat: int, budget: int, about: str = "") -> Rule[int]:
    """DEL-MOVE-12: a move of up to so many squares, granted by a card; gives what it cost."""
    if not g.able(seat):
        return 0
    reached = reach(g, seat, 0 if g.heroes[seat].immobilized else budget)
    if not reached:
        return 0
    square: int = yield Ask(seat, "walk", [*reached, STAY], (seat, about))
    if square == STAY:
        return 0
    go(g, seat, square, reached[square])
    return reached[square]


def go(g: Delve, seat: int, square: int, cost: int) -> None:
    put(g, seat, square)
    if g.ears:
        g.tell("moved", "DEL-MOVE-1", who=g.name(seat), squares=cost)
