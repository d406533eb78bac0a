"""What there is to do in an adventure, for bots: how far it has come, and where a hero should go. No rules."""

from collections.abc import Iterable
from typing import Final

from hauntbox.board.squares import SIDES, cell_of, square_in
from hauntbox.games.delve.adventure import Adventure, adventure_of
from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.exploring import unexplored
from hauntbox.games.delve.figures import enemies
from hauntbox.games.delve.foes import FOE, is_villain
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER

FOUND: Final = 0.5
"""How much of an adventure it is to find its goal tile."""


def goal_cell(g: Delve, adventure: Adventure) -> int:
    """Where the goal tile lies; 0 while it has not been found."""
    return g.cave.where(NUMBER[adventure.goal]) if adventure.goal else 0


def searching(g: Delve, adventure: Adventure) -> float:
    """0 to 1: how near the goal tile should be, by the tiles laid so far."""
    if not adventure.goal or goal_cell(g, adventure):
        return 1.0
    low, high = adventure.positions[g.seats - 1]
    return min(0.95, 2 * g.notes.get("tiles", 0) / (low + high))


def progress(g: Delve) -> float:
    """0 to 1: how far the adventure has come."""
    adventure = adventure_of(g)
    found = searching(g, adventure)
    if adventure.progress is None:
        return found
    if not adventure.goal:
        return adventure.progress(g)
    return FOUND * found + (1 - FOUND) * (adventure.progress(g) if found == 1.0 else 0.0)


def wounds(g: Delve, name: str) -> float:
    """0 to 1: how much of a villain's or object's hit points is gone; 1 when it is defeated, 0 before it comes."""
    kind = FOE[name]
    if kind in g.out or any(kind in pile for pile in g.pile):
        return 1.0
    here = [f for f in g.at if f >= 64 and f & 63 == kind]
    if not here:
        return 0.0
    return 1.0 - sum([g.hp[f] / g.full_hp(f) for f in here]) / len(here)


def nearness(g: Delve, seat: int, squares: Iterable[int]) -> float:
    """0 to 1: how near a hero is to the closest of some places, by tiles."""
    field = g.cave.field(g.cell(seat))
    best = min([field.get(cell_of(s), FAR) for s in squares], default=FAR)
    return 1.0 / (1.0 + best)


def errands(g: Delve, seat: int) -> list[int]:
    """The squares that draw a hero: what the adventure wants of him, else where the cave goes on."""
    adventure = adventure_of(g)
    if adventure.errands is not None:
        found = adventure.errands(g, seat)
        if found:
            return found
    return edge_squares(g) or [g.at[f] for f in enemies(g)]


def edge_squares(g: Delve) -> list[int]:
    """A middle square of every unexplored edge."""
    cave = g.cave
    return [
        square_in(edge >> 2, SIDES[edge & 3][1]) if cave.is_open(edge >> 2, edge & 3) else cave.standing(edge)[0]
        for edge in unexplored(g)
    ]


def lairs(g: Delve) -> list[int]:
    """Where villains stand."""
    return [g.at[f] for f in g.at if is_villain(f)]


def things(g: Delve, kind: str) -> list[int]:
    """Where the objects of a kind stand."""
    number = FOE[kind]
    return [g.at[f] for f in g.at if f >= 64 and f & 63 == number]
