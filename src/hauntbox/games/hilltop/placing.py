"""Looking for a tile in the stack and laying it: by exploring, by a text, by a haunt."""

from hauntbox.board.geometry import floor_of
from hauntbox.games.hilltop.house import NO_DOOR, fitting, floor_doorways, lay
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.rearrange import open_spots, rearrange
from hauntbox.games.hilltop.rooms import BACK, FLOORS
from hauntbox.games.hilltop.state import NOWHERE, Hilltop
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.errors import Misfit
from hauntbox.kernel.rng import EVERYBODY

Spots = list[tuple[int, int]]
"""Doorways: the empty cell behind each, and the direction of going there."""


def look_for(g: Hilltop, seat: int, floor: int, spots: Spots) -> Rule[tuple[int, list[int]]]:
    """HIL-EXPLORE-2, 6, 7, 8, 9, 21: the next tile that fits this floor, with the places where it may lie.

    NOWHERE when there is none. Each tile of stack and discards is looked at once; the fronts of tiles put aside stay
    unseen.
    """
    stack = g.stack
    aside: list[int] = []
    closing: list[int] = []
    refilled = False
    found = NOWHERE
    places: list[int] = []
    while True:
        if not stack.size():
            if refilled or not stack.discards:
                break
            refilled = True
            stack.refill()
        tile = stack.settle(g.rng)[0]
        if BACK[tile] >> floor & 1:
            if seen_to_fit(g, tile, spots):
                found = stack.draw(g.rng)
                places = fitting(g, found, spots)
                if not places:
                    raise Misfit("this tile would not have been taken")
                break
            closing.append(tile)
        stack.draw(g.rng, 0)
        aside.append(tile)
    if found == NOWHERE and closing:
        found = closing[0]
        aside.remove(found)
        stack.top.append((found, BACK[found], 0))
        found = stack.draw(g.rng)
        if len(closing) > 1 and spots[0][1] != NO_DOOR:
            yield from rearrange(g, seat, floor, found, spots)
            spots = open_spots(g, spots)
        places = fitting(g, found, spots) or fitting(g, found, spots, True)
    for tile in aside:
        stack.discard(tile)
    stack.settle(g.rng)
    return found, places


def seen_to_fit(g: Hilltop, tile: int, spots: Spots) -> bool:
    """Whether a tile can be laid without closing the floor; everybody sees whether it is laid or put aside."""
    fits = bool(fitting(g, tile, spots))
    tape = g.rng.tape
    if tape is not None and tape.through(int(fits), 2, EVERYBODY) != fits:
        raise Misfit("this tile was not put aside, or was")
    return fits


def place(g: Hilltop, seat: int, tile: int, places: list[int]) -> Rule[None]:
    """HIL-EXPLORE-3: the explorer's player turns the tile as it may lie."""
    chosen: int = yield Ask(seat, "place_tile", places, room_name(tile))
    lay(g, tile, chosen >> 2, chosen & 3)
    if g.ears:
        g.tell("placed", "HIL-EXPLORE-3", who=name(g, seat), room=room_name(tile), floor=FLOORS[floor_of(chosen >> 2)])


def place_by_text(g: Hilltop, seat: int, floor: int) -> Rule[int]:
    """HIL-EXPLORE-30: a tile for this floor at any doorway of it; NOWHERE when none can be placed."""
    spots = floor_doorways(g, floor)
    if not spots or not g.stack.has(floor):
        return NOWHERE
    tile, places = yield from look_for(g, seat, floor, spots)
    if tile != NOWHERE:
        yield from place(g, seat, tile, places)
    return tile


def place_anywhere(g: Hilltop, seat: int) -> Rule[int]:
    """HIL-EXPLORE-31: the next tile, on any of its floors; one without a legal place is discarded. NOWHERE: none."""
    stack = g.stack
    aside: list[int] = []
    refilled = False
    found = NOWHERE
    while found == NOWHERE:
        if not stack.size():
            if refilled or not stack.discards:
                break
            refilled = True
            stack.refill()
        tile = stack.settle(g.rng)[0]
        if anywhere(g, tile):
            found = stack.draw(g.rng)
        else:
            aside.append(stack.draw(g.rng, 0))
    for tile in aside:
        stack.discard(tile)
    stack.settle(g.rng)
    if found != NOWHERE:
        places = anywhere(g, found)
        if not places:
            raise Misfit("this tile would not have been taken")
        yield from place(g, seat, found, places)
    return found


def anywhere(g: Hilltop, tile: int) -> list[int]:
    """The legal places of a tile on all floors of its back."""
    floors = [floor for floor in range(len(FLOORS)) if BACK[tile] >> floor & 1]
    return [place for floor in floors for place in fitting(g, tile, floor_doorways(g, floor))]


def place_named(g: Hilltop, seat: int, tile: int, floor: int) -> Rule[bool]:
    """HIL-EXPLORE-30: a named tile from stack or discards, at a doorway of a floor; says whether it could be placed."""
    spots = floor_doorways(g, floor)
    places = fitting(g, tile, spots) or (fitting(g, tile, spots, True) if last_of(g, tile, floor) else [])
    if not places or tile not in g.stack.contents():
        return False
    g.stack.take(g.rng, tile)
    yield from place(g, seat, tile, places)
    g.stack.settle(g.rng)
    return True


def last_of(g: Hilltop, tile: int, floor: int) -> bool:
    """HIL-EXPLORE-7: no other tile for this floor is left."""
    return not any(BACK[other] >> floor & 1 for other in g.stack.contents() if other != tile)
