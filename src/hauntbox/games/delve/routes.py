"""Ways over several squares, for clients and bots: the choices that lead to a square, one after the other."""

from typing import Final

from hauntbox.board.squares import write_square
from hauntbox.games.delve.act_labels import place_facts
from hauntbox.games.delve.actions import GO, droppable, things_near
from hauntbox.games.delve.figures import put
from hauntbox.games.delve.moving import flood, nearest_squares, reach, slow_squares
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.prompts import square_key
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Route

BEGIN: Final = "move"
STOP: Final = "end"
"""The choices that begin a move and end it."""


def routes(g: Delve, ask: Ask) -> tuple[Route, ...]:
    """DEL-MOVE-1: all squares in reach of the move, but for those that are options themselves."""
    begins = ask.prompt == "act" and GO in ask.options
    if not begins and ask.prompt != "step":
        return ()
    seat = ask.seat
    budget = speed(g, seat) if begins else g.left
    near = () if begins else nearest_squares(g, seat, budget)
    begin = [BEGIN] if begins else []
    twin = g.copy()
    found: list[Route] = []
    for square, cost in reach(g, seat, budget).items():
        if square in near:
            continue
        squares = way(g, seat, square, budget)
        put(twin, seat, square)
        texts = (*begin, *[f"go {write_square(s)}" for s in squares], *stop(twin, seat, budget - cost))
        facts = {"square": write_square(square), "cost": cost, "budget": budget, **place_facts(twin, seat, square)}
        through = tuple([square_key(s) for s in (g.at[seat], *squares)])
        found.append(Route(square_key(square), texts, Said("route-walk", facts), through))
    return tuple(found)


def stop(g: Delve, seat: int, left: int) -> tuple[str, ...]:
    """The end of a move, where one is asked and there is nothing else to do but to go on."""
    loaded = any(droppable(g, seat, thing) for thing in g.heroes[seat].loads)
    if not left or loaded or things_near(g, seat) or not nearest_squares(g, seat, left):
        return ()
    return (STOP,)


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
