"""Tiles are drawn and laid. DEL-EXPLORE, DEL-SETUP-5. A stack has no order until a tile is drawn or seen."""

from typing import Final

from hauntbox.board.geometry import DELTA
from hauntbox.games.delve.adventure import adventure_of
from hauntbox.games.delve.cave import FAR, mushroom_count
from hauntbox.games.delve.drawing import arrive
from hauntbox.games.delve.harm import check
from hauntbox.games.delve.heroes import ILSE, POWER
from hauntbox.games.delve.seen import POWER as SEEN_POWER
from hauntbox.games.delve.seen import TILE, see
from hauntbox.games.delve.spoils import PASS, turn_down
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER, TILES
from hauntbox.kernel.ask import Ask, Rule

KNOWN: Final = 1000
"""In the stack: a tile that has been seen is written KNOWN + its number, another one by its packet."""
SPOTTER: Final = POWER["ils_spotter"]
TOP: Final = -1
BOTTOM: Final = 0


def take_tile(g: Delve, place: int) -> int:
    """The top (-1) or bottom (0) tile of the stack."""
    code = g.stack.pop(place)
    if code >= KNOWN:
        return code - KNOWN
    if code > 0 and g.packets[code] and g.rng.below(g.stack.count(code) + 1) == 0:
        g.packets[code] = False
        return g.special.pop(g.rng.below(len(g.special)))
    return g.unseen.pop(g.rng.below(len(g.unseen)))


def unexplored(g: Delve) -> list[int]:
    """DEL-EXPLORE-1, DEL-EXPLORE-12: the edges at which a tile can be laid now."""
    if not g.stack:
        return []
    if g.cave.open or not adventure_of(g).soft_rock:
        return list(g.cave.open)
    return g.cave.diggable()


def edges_of_hero(g: Delve, seat: int) -> list[int]:
    """DEL-EXPLORE-2: the unexplored edges on which a hero stands."""
    cave = g.cave
    here = g.at[seat]
    cell = cave.cells[here]
    edges = cave.open if cave.open and g.stack else unexplored(g)
    return [edge for edge in edges if edge >> 2 == cell and cave.stands_on(here, edge)]


def closest_edges(g: Delve, cell: int) -> list[int]:
    """DEL-MAP-11: an edge is as close as its tile."""
    return nearest_edges(g, cell, unexplored(g))


def nearest_edges(g: Delve, cell: int, edges: list[int]) -> list[int]:
    field = g.cave.field(cell)
    best = min([field.get(edge >> 2, FAR) for edge in edges], default=FAR)
    return [edge for edge in edges if field.get(edge >> 2, FAR) == best] if best < FAR else []


# --- the Exploration Phase


def exploration(g: Delve) -> Rule[None]:
    """DEL-TURN-10, DEL-EXPLORE-3: exploring is mandatory for a hero who stands on an unexplored edge."""
    seat = g.active
    if not g.able(seat):
        return
    edges = edges_of_hero(g, seat)
    if not edges:
        return
    edge: int = yield Ask(seat, "edge", edges, seat)
    x = g.hero
    spots = x.kind == ILSE and x.ready(SPOTTER) and len(g.stack) > 1
    if spots and (yield Ask(seat, "react", [SPOTTER, PASS], ("tile", seat))) == SPOTTER:
        g.then(spot, edge)
    else:
        g.then(explore_edge, edge)


def spot(g: Delve, edge: int) -> Rule[None]:
    """Spotter: look at the top two tiles, place one, return the other to the top."""
    turn_down(g, g.active, SPOTTER)
    see(g, SEEN_POWER, SPOTTER)
    pair = [take_tile(g, TOP), take_tile(g, TOP)]
    g.stack += [KNOWN + pair[1], KNOWN + pair[0]]
    g.reveal()
    g.then(pick_spotted, edge, pair[0], pair[1])
    yield from ()


def pick_spotted(g: Delve, edge: int, one: int, other: int) -> Rule[None]:
    tile: int = yield Ask(g.active, "tile", [one, other])
    g.stack[-2:] = [KNOWN + (other if tile == one else one), KNOWN + tile]
    g.then(explore_edge, edge)


def explore_edge(g: Delve, edge: int) -> None:
    """E2 and E3."""
    tile = take_tile(g, TOP)
    g.placed = tile
    place_tile(g, edge, tile, "DEL-EXPLORE-4", True)


def place_tile(g: Delve, edge: int, tile: int, rule: str, phase: bool = False) -> None:
    """DEL-EXPLORE-4 to DEL-EXPLORE-9: lay it, then its monsters, then the instructions of the adventure."""
    at = lay(g, edge, tile, rule)
    adventure = adventure_of(g)
    adventure.placed(g, tile, at)
    if adventure.own_monsters is None or not adventure.own_monsters(g, tile):
        for _ in range(mushroom_count(tile)):
            g.then(arrive, at, "", phase)
    check(g)


def lay(g: Delve, edge: int, tile: int, rule: str) -> int:
    """The triangle touches the edge; an edge in soft rock is dug open first. Gives the cell."""
    if edge not in g.cave.open:
        g.cave = g.cave.dug_open(edge)
    d = edge & 3
    at = (edge >> 2) + DELTA[d]
    g.cave = g.cave.with_tile(at, tile, d)
    g.notes["tiles"] = g.notes.get("tiles", 0) + 1
    see(g, TILE, tile)
    if g.ears:
        g.tell("tile", rule, tile=TILES[tile].id, triangle=TILES[tile].triangle, left=len(g.stack))
    return at


# --- destination doubles


def double_edges(g: Delve, goal: int) -> list[int]:
    """DEL-EXPLORE-10: of the goal tile, else the closest of the map, else the closest diggable one."""
    near = nearest_edges(g, goal, [edge for edge in g.cave.open if straight_ahead(g, edge)])
    if near or not adventure_of(g).soft_rock:
        return near
    return nearest_edges(g, goal, [edge for edge in g.cave.diggable() if straight_ahead(g, edge)])


def straight_ahead(g: Delve, edge: int) -> bool:
    """Whether the two cells behind an edge are empty."""
    delta = DELTA[edge & 3]
    at = edge >> 2
    return at + delta not in g.cave.tiles and at + 2 * delta not in g.cave.tiles


def place_double(g: Delve, name: str, goal: int) -> Rule[None]:
    """DEL-EXPLORE-10: both halves in the same rotation; no encounter, no monster but those of the adventure."""
    edges = double_edges(g, goal)
    if not edges:
        return
    edge: int = yield Ask(g.active, "double", edges, name)
    near = lay(g, edge, NUMBER[f"{name}_near"], "DEL-EXPLORE-10")
    lay(g, near * 4 + (edge & 3), NUMBER[f"{name}_far"], "DEL-EXPLORE-10")
