"""The Closing Dark: find the gate before every way is closed. DEL-ADV-6."""

from typing import Final

from hauntbox.games.delve.adventure import Adventure
from hauntbox.games.delve.adventures.adv_01 import everybody_out
from hauntbox.games.delve.adventures.words import cell_of_tile
from hauntbox.games.delve.aims import nearness
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.exploring import closest_edges, unexplored
from hauntbox.games.delve.harm import check
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask, Rule

GOAL: Final = "broken_gate"


def encounter(g: Delve) -> Rule[None]:
    """DEL-ADV-6-2, DEL-ADV-6-3: until the gate is found an edge is plugged instead."""
    if cell_of_tile(g, GOAL):
        g.then(draw_encounter)
        return
    edges = closest_edges(g, g.cell(g.active))
    if edges:
        edge: int = yield Ask(g.active, "plug", edges)
        g.cave = g.cave.with_plug(edge)
        if g.ears:
            g.tell("plugged", "DEL-ADV-6-2", left=len(unexplored(g)))
    check(g)


def exits(g: Delve, seat: int) -> bool:
    return g.cell(seat) == cell_of_tile(g, GOAL)


def lost(g: Delve) -> bool:
    """DEL-ADV-6-4: no unexplored edge while the gate is not placed."""
    return not cell_of_tile(g, GOAL) and not unexplored(g)


def progress(g: Delve) -> float:
    gate = g.cave.floors[cell_of_tile(g, GOAL)]
    return sum([1.0 if x.escaped else 0.7 * nearness(g, s, gate) for s, x in enumerate(g.heroes)]) / g.seats


def errands(g: Delve, seat: int) -> list[int]:
    gate = cell_of_tile(g, GOAL)
    return list(g.cave.floors[gate]) if gate else []


ADVENTURE: Final = Adventure(
    "closing_dark", 6, (1, 1, 1, 1, 2), False, GOAL, ((11, 13), (11, 14), (13, 16), (13, 16), (14, 17)),
    soft_rock=False, encounter=encounter, exits=exits, progress=progress, errands=errands, won=everybody_out, lost=lost,
)  # fmt: skip
