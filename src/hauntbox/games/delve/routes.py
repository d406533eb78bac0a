"""Ways over several squares, for clients and bots: the choices that lead to a square, one after the other."""

from hauntbox.board.squares import write_square
from hauntbox.games.delve.moving import flood, slow_squares
from hauntbox.games.delve.state import Delve


def route(g: Delve, seat: int, goal: int, budget: int) -> list[str]:
    """The notation of the steps of a cheapest way; empty where the goal is out of reach."""
    return [f"go {write_square(square)}" for square in way(g, seat, goal, budget)]


def way(g: Delve, seat: int, goal: int, budget: int) -> list[int]:
    """The squares of a cheapest way on which a step ends: those of others are passed."""
    start = g.at[seat]
    cost = flood(g, start, budget)
    if goal not in cost or goal in g.who:
        return []
    links, slow = g.cave.links, slow_squares(g)
    found = [goal]
    here = goal
    while here != start:
        wanted = cost[here] - (2 if here in slow else 1)
        here = next(s for s in links[here] if cost.get(s, -1) == wanted)
        if here not in g.who:
            found.append(here)
    return found[::-1]
