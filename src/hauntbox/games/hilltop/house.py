"""The house: how rooms hang together, distances, sight, windows, and where a tile may be laid."""

from typing import Final

from hauntbox.board.geometry import DELTA, DOOR, FLOOR, WALL, floor_of, side, turned, x_of, y_of
from hauntbox.board.grid import at_brink
from hauntbox.games.hilltop.rooms import (
    BASEMENT_LANDING,
    COAL_CHUTE,
    EDGES,
    ENTRANCE_HALL,
    FOYER,
    FRONT_DOOR,
    GRAND_STAIRCASE,
    ROOMS,
    STAIRS_FROM_BASEMENT,
    START_CELLS,
    STARTING,
    UPPER_LANDING,
    WINDOW,
)  # fmt: skip
from hauntbox.games.hilltop.state import (
    NOWHERE,
    PASSAGE,
    PASSAGE_END,
    SMOKE_TOKEN,
    STAIRS,
    STAIRS_END,
    Hilltop,
)  # fmt: skip

FAR: Final = 99
"""The distance of what cannot be reached."""
TOWARDS: Final = {delta: d for d, delta in enumerate(DELTA)}
CLIMBING: Final = 100
"""Fields of distances for figures that climb the chute are kept under the room's number plus this."""
NO_DOOR: Final = -1
"""In place of the direction of a doorway: the tile may lie there in any rotation (HIL-CARD-56)."""


def found_house(g: Hilltop) -> None:
    """HIL-SETUP-5: the starting tiles."""
    for room in range(STARTING):
        g.cell[room] = START_CELLS[room]
        g.lying[START_CELLS[room]] = room
    rebuild(g)


# --- laying and lifting tiles


def lay(g: Hilltop, room: int, at: int, r: int) -> None:
    """Lays a tile on an empty cell, turned r quarter turns."""
    g.cell[room] = at
    g.turned[room] = r
    g.edges[room] = turned(EDGES[room], r)
    g.lying[at] = room
    refresh(g, at)
    refresh_links(g, room)


def lift(g: Hilltop, room: int) -> None:
    """Takes a tile off the table; what is on it stays with it."""
    at = g.cell[room]
    g.cell[room] = 0
    del g.lying[at]
    g.ways[room] = ()
    g.doorways[room] = ()
    refresh(g, at)
    refresh_links(g, room)


def refresh(g: Hilltop, at: int) -> None:
    """The ways at a cell have changed, and those of its neighbours."""
    for there in (at, at + DELTA[0], at + DELTA[1], at + DELTA[2], at + DELTA[3]):
        room = g.lying.get(there, NOWHERE)
        if room >= 0:
            connect(g, room)
    if g.cell[STAIRS_FROM_BASEMENT]:
        connect(g, FOYER)
        connect(g, STAIRS_FROM_BASEMENT)
    g.fields = {}


def refresh_links(g: Hilltop, room: int) -> None:
    """A room with a secret passage has come or gone: so have the ways at the other end."""
    for there in linked(g, room):
        if g.cell[there]:
            connect(g, there)


def rebuild(g: Hilltop) -> None:
    """Works out all ways anew: after a token, a link or a collapse."""
    for room in range(ROOMS):
        if g.cell[room]:
            connect(g, room)
    g.fields = {}


def connect(g: Hilltop, room: int) -> None:
    """HIL-MOVE-4, HIL-MOVE-5: the rooms one step away, and the directions of unexplored doorways."""
    if g.collapsed >> room & 1:
        g.ways[room] = ()
        g.doorways[room] = ()
        return
    ways: list[int] = []
    doorways: list[int] = []
    at, packed = g.cell[room], g.edges[room]
    for d in range(4):
        if packed >> 2 * d & 3 != DOOR:
            continue
        beyond = at + DELTA[d]
        there = g.lying.get(beyond, NOWHERE)
        if there == NOWHERE:
            if beyond != FRONT_DOOR and not at_brink(beyond):
                doorways.append(d)
        elif g.edges[there] >> 2 * (d ^ 2) & 3 == DOOR and not g.collapsed >> there & 1:
            ways.append(there)
    for there in linked(g, room):
        if there not in ways and g.in_house(there):
            ways.append(there)
    g.ways[room] = tuple(ways)
    g.doorways[room] = tuple(doorways)


def linked(g: Hilltop, room: int) -> list[int]:
    """HIL-MOVE-8, HIL-CARD-60: stairs, secret passage and stairs, and the links of a haunt."""
    found: list[int] = []
    if room == GRAND_STAIRCASE:
        found.append(UPPER_LANDING)
    elif room == UPPER_LANDING:
        found.append(GRAND_STAIRCASE)
    elif room == FOYER:
        found.append(STAIRS_FROM_BASEMENT)
    elif room == STAIRS_FROM_BASEMENT:
        found.append(FOYER)
    tokens = g.tokens
    for a, b in ((PASSAGE, PASSAGE_END), (STAIRS, STAIRS_END)):
        if tokens[b] != NOWHERE:
            if tokens[a] == room:
                found.append(tokens[b])
            elif tokens[b] == room:
                found.append(tokens[a])
    for here, there in g.links:
        if here == room:
            found.append(there)
        elif there == room:
            found.append(here)
    return found


# --- ways


def field(g: Hilltop, start: int, climbs: bool = False) -> dict[int, int]:
    """HIL-GEN-10: the distance from a room to every room that can be reached; `climbs`: up the chute too."""
    key = start + CLIMBING if climbs else start
    known = g.fields.get(key)
    if known is not None:
        return known
    ways = g.ways
    found = {start: 0}
    ring = [start]
    steps = 0
    while ring:
        if COAL_CHUTE in ring and BASEMENT_LANDING not in found:
            found[BASEMENT_LANDING] = steps
            ring.append(BASEMENT_LANDING)
        steps += 1
        outer: list[int] = []
        for here in ring:
            for there in ways[here]:
                if there not in found:
                    found[there] = steps
                    outer.append(there)
            if climbs and here == BASEMENT_LANDING and g.in_house(COAL_CHUTE) and COAL_CHUTE not in found:
                found[COAL_CHUTE] = steps
                outer.append(COAL_CHUTE)
        ring = outer
    g.fields[key] = found
    return found


def dist(g: Hilltop, a: int, b: int) -> int:
    """The least number of spaces from room a to room b; FAR when there is no way."""
    return field(g, a).get(b, FAR)


def slides_to(g: Hilltop, here: int, goal: int, climbs: bool = False) -> bool:
    """HIL-ROOM-20: whether the shortest way to a goal leads down the chute from here, which costs no space."""
    if here != COAL_CHUTE:
        return False
    away = field(g, BASEMENT_LANDING, climbs).get(goal, FAR)
    return away < FAR and away == field(g, here, climbs).get(goal, FAR)


def listed(g: Hilltop, rooms: tuple[int, ...]) -> tuple[int, ...]:
    """HIL-HF-25: the rooms of a list; when none of them is in the house or can still come, the Entrance Hall."""
    if any(g.in_house(room) for room in rooms):
        return rooms
    left = g.stack.contents()
    return rooms if any(room in left for room in rooms) else (ENTRANCE_HALL,)


def way_in(g: Hilltop, here: int, there: int) -> int:
    """The direction of the door that leads from a room into its neighbour; -1 for stairs and passages."""
    d = TOWARDS.get(g.cell[there] - g.cell[here], -1)
    if d >= 0 and g.edges[here] >> 2 * d & 3 == DOOR == g.edges[there] >> 2 * (d ^ 2) & 3:
        return d
    return -1


def bordering(g: Hilltop, room: int) -> list[int]:
    """Rooms whose tile touches this one on the same floor, doors or not."""
    found = [g.lying.get(g.cell[room] + delta, NOWHERE) for delta in DELTA]
    return [there for there in found if there != NOWHERE and g.in_house(there)]


def ray(g: Hilltop, room: int, d: int) -> list[int]:
    """HIL-COMBAT-11: the rooms seen through connected doors in one direction; smoke hides a room and those behind."""
    seen: list[int] = []
    here = room
    while True:
        there = g.lying.get(g.cell[here] + DELTA[d], NOWHERE)
        if there == NOWHERE or there not in g.ways[here] or way_in(g, here, there) != d:
            return seen
        if there == g.tokens[SMOKE_TOKEN]:
            return seen
        seen.append(there)
        here = there


def in_sight(g: Hilltop, room: int) -> list[int]:
    """All rooms in line of sight, the own one first."""
    return [room, *ray(g, room, 0), *ray(g, room, 1), *ray(g, room, 2), *ray(g, room, 3)]


def has_window(g: Hilltop, room: int) -> bool:
    """HIL-EXPLORE-16: a window that looks out on an empty cell."""
    if WINDOW[room] < 0 or not g.in_house(room):
        return False
    return g.cell[room] + DELTA[(WINDOW[room] + g.turned[room]) % 4] not in g.lying


# --- where a tile may lie


def floor_doorways(g: Hilltop, floor: int) -> list[tuple[int, int]]:
    """The unexplored doorways of a floor: (cell behind it, direction of going there)."""
    found: list[tuple[int, int]] = []
    for room in range(ROOMS):
        if g.doorways[room] and g.cell[room] // FLOOR == floor:
            at = g.cell[room]
            for d in g.doorways[room]:
                spot = (at + DELTA[d], d)
                if spot not in found:
                    found.append(spot)
    return found


def looks(room: int) -> list[int]:
    """The quarter turns that make a difference: doors, and the window where there is one."""
    seen: list[tuple[int, int]] = []
    found: list[int] = []
    for r in range(4):
        look = (turned(EDGES[room], r), (WINDOW[room] + r) % 4 if WINDOW[room] >= 0 else -1)
        if look not in seen:
            seen.append(look)
            found.append(r)
    return found


TURNS: Final = [looks(room) for room in range(ROOMS)]


def turns(room: int) -> list[int]:
    return TURNS[room]


def fitting(g: Hilltop, room: int, spots: list[tuple[int, int]], closing: bool = False) -> list[int]:
    """HIL-EXPLORE-3, HIL-EXPLORE-6: how a tile may lie at these doorways, each as cell << 2 | quarter turns.

    Without `closing` a place that leaves the floor without an unexplored doorway is no place.
    """
    found: list[int] = []
    for at, d in spots:
        for r in TURNS[room]:
            packed = turned(EDGES[room], r)
            if (d == NO_DOOR or packed >> 2 * (d ^ 2) & 3 == DOOR) and (closing or not closes(g, at, packed)):
                place = at << 2 | r
                if place not in found:
                    found.append(place)
    return found


def closes(g: Hilltop, at: int, packed: int) -> bool:
    """Whether a tile with these edges, laid here, leaves no unexplored doorway on the floor."""
    for d in range(4):
        if packed >> 2 * d & 3 == DOOR and at + DELTA[d] not in g.lying and at + DELTA[d] != FRONT_DOOR:
            return False
    floor = at // FLOOR
    for room in range(ROOMS):
        if g.doorways[room]:
            here = g.cell[room]
            if here // FLOOR == floor:
                for d in g.doorways[room]:
                    if here + DELTA[d] != at:
                        return False
    return True


def closed(g: Hilltop, floor: int) -> bool:
    """Whether a floor has no unexplored doorway."""
    return not any(g.doorways[room] and g.cell[room] // FLOOR == floor for room in range(ROOMS))


def walls_of(g: Hilltop, room: int) -> list[int]:
    """The directions in which a room has no door."""
    return [d for d in range(4) if side(g.edges[room], d) == WALL]


def nearest_cell(g: Hilltop, floor: int, landing: int) -> tuple[int, int]:
    """HIL-FW-50: the free cell nearest to the landing that borders a room, and the direction of going there."""
    best, best_d, best_way = 0, 0, 1 << 30
    lx, ly = x_of(g.cell[landing]), y_of(g.cell[landing])
    for room in g.house:
        at = g.cell[room]
        if floor_of(at) != floor:
            continue
        for d in range(4):
            there = at + DELTA[d]
            if there in g.lying or there == FRONT_DOOR or at_brink(there):
                continue
            away = abs(x_of(there) - lx) + abs(y_of(there) - ly)
            if away < best_way:
                best, best_d, best_way = there, d, away
    return best, best_d
