"""Heroes move square by square. DEL-MOVE."""

from hauntbox.board.paths import cheapest
from hauntbox.board.squares import cell_of
from hauntbox.games.delve.cave import is_squeeze
from hauntbox.games.delve.encounters import RUBBLE
from hauntbox.games.delve.figures import put
from hauntbox.games.delve.foes import ALLIES
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import WATER
from hauntbox.kernel.ask import Ask, Rule

STAY = -1
"""The answer that does not move."""


def blocks(g: Delve, figure: int, square: int) -> bool:
    """DEL-MOVE-2, DEL-MOVE-3, DEL-TILE-2, DEL-COMP-5: whether a hero cannot pass whoever stands there."""
    if figure >= 64:
        return True
    return is_squeeze(g.cave, square) or (g.competitive and figure < ALLIES)


def slow(g: Delve, square: int) -> bool:
    """DEL-MOVE-6: water and rubble cost 2."""
    return g.cave.ground[square] == WATER or g.hazards.get(cell_of(square)) == RUBBLE


def reach(g: Delve, seat: int, budget: int) -> dict[int, int]:
    """The free squares that a hero can move to, with their cost; his own is not among them."""
    start = g.at[seat]
    found = cheap(g, start, budget) if g.cave.wet or RUBBLE in g.hazards.values() else plain(g, start, budget)
    who = g.who
    return {s: cost for s, cost in found.items() if s not in who}


def plain(g: Delve, start: int, budget: int) -> dict[int, int]:
    """Every square costs 1."""
    links = g.cave.links
    who = g.who
    found = {start: 0}
    ring = [start]
    for cost in range(1, budget + 1):
        outer: list[int] = []
        for here in ring:
            for there in links[here]:
                if there not in found:
                    if there in who and blocks(g, who[there], there):
                        continue
                    found[there] = cost
                    outer.append(there)
        ring = outer
    return found


def cheap(g: Delve, start: int, budget: int) -> dict[int, int]:
    """Some squares cost 2."""
    links, who = g.cave.links, g.who

    def steps(here: int) -> list[tuple[int, int]]:
        return [
            (there, 1 + slow(g, there)) for there in links[here] if there not in who or not blocks(g, who[there], there)
        ]

    return cheapest(start, steps, budget)


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
