"""HIL-EXPLORE-8: when every tile would close the floor, other rooms are turned or swapped, as little as possible."""

from hauntbox.board.geometry import DELTA, floor_of, turned
from hauntbox.games.hilltop.house import fitting, rebuild, turns
from hauntbox.games.hilltop.names import room_name
from hauntbox.games.hilltop.rooms import EDGES, STARTING
from hauntbox.games.hilltop.state import NO_SIDE, WALL, Hilltop
from hauntbox.games.hilltop.traits import spot
from hauntbox.kernel.ask import Ask, Rule

Change = tuple[int, int, int]
"""Turn a room to r quarter turns (room, -1, r), or swap two rooms (a, b, 0)."""


def rearrange(g: Hilltop, seat: int, floor: int, tile: int, spots: list[tuple[int, int]]) -> Rule[None]:
    """Offers every single turn after which the tile can be laid without closing the floor, else every swap."""
    movable = [room for room in g.house if room >= STARTING and floor_of(g.cell[room]) == floor]
    joined = connected(g, floor)
    found = [(room, -1, r) for room in movable for r in turns(room) if r != g.turned[room]]
    options = [change for change in found if helps(g, change, floor, tile, spots, joined)]
    if not options:
        pairs = [(a, b, 0) for i, a in enumerate(movable) for b in movable[i + 1 :]]
        options = [change for change in pairs if helps(g, change, floor, tile, spots, joined)]
    if not options:
        return
    chosen: Change = yield Ask(seat, "rearrange", options, room_name(tile))
    carry_out(g, chosen)
    if g.ears:
        a, b, _ = chosen
        g.tell("rearranged", "HIL-EXPLORE-8", room=room_name(a), other=room_name(b) if b >= 0 else "")


def carry_out(g: Hilltop, change: Change) -> None:
    """Occupants, tokens and links belong to their room and go with it."""
    a, b, r = change
    if b < 0:
        turn_sides(g, a, r - g.turned[a])
        g.turned[a] = r
        g.edges[a] = turned(EDGES[a], r)
    else:
        g.cell[a], g.cell[b] = g.cell[b], g.cell[a]
        g.lying[g.cell[a]] = a
        g.lying[g.cell[b]] = b
    rebuild(g)


def turn_sides(g: Hilltop, room: int, quarters: int) -> None:
    """The sides of a barrier and the wall switch turn with their tile."""
    for f in range(len(g.room)):
        if g.room[f] == room and g.side[f] != NO_SIDE:
            g.side[f] = (g.side[f] + quarters) % 4
    lying = [d for d in range(4) if spot(room, d) in g.piles]
    g.piles.update({spot(room, (d + quarters) % 4): g.piles.pop(spot(room, d)) for d in lying})
    if g.tokens[WALL] == room:
        g.wall_side = (g.wall_side + quarters) % 4


def helps(
    g: Hilltop, change: Change, floor: int, tile: int, spots: list[tuple[int, int]], joined: list[tuple[int, int]]
) -> bool:
    """Whether after the change all rooms hang together as before and the tile fits."""
    a, b, _ = change
    back: Change = (a, b, g.turned[a]) if b < 0 else change
    carry_out(g, change)
    after = set(connected(g, floor))
    good = all(pair in after for pair in joined) and bool(fitting(g, tile, open_spots(g, spots)))
    carry_out(g, back)
    return good


def open_spots(g: Hilltop, spots: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The doorways that are still there."""
    found: list[tuple[int, int]] = []
    for at, d in spots:
        room = g.lying.get(at - DELTA[d], -1)
        if room >= 0 and d in g.doorways[room]:
            found.append((at, d))
    return found


def connected(g: Hilltop, floor: int) -> list[tuple[int, int]]:
    """All pairs of rooms of a floor between which there is a way on that floor."""
    rooms = [room for room in g.house if floor_of(g.cell[room]) == floor]
    pairs: list[tuple[int, int]] = []
    for start in rooms:
        found = [start]
        for here in found:
            found += [there for there in g.ways[here] if there not in found and there in rooms]
        pairs += [(start, there) for there in found if there > start]
    return pairs
