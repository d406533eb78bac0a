"""Events that change the house or send the drawer through it: tokens, passages, new and moving rooms, foresight."""

from itertools import permutations
from typing import Final

from hauntbox.board.geometry import DELTA, DOOR, floor_of, side
from hauntbox.board.grid import at_brink
from hauntbox.games.hilltop.draw import draw_event, event
from hauntbox.games.hilltop.event_words import RULE, by_roll, gain, go_to_new, hurt, keep, lay_token, suffer
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL
from hauntbox.games.hilltop.house import (
    NO_DOOR,
    closed,
    fitting,
    floor_doorways,
    lay,
    lift,
    walls_of,
)  # fmt: skip
from hauntbox.games.hilltop.moving import ENTRY_TEXTS, EXIT_ROLLS, arrive, exit_roll, put, spaces_left
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.placing import look_for, place, place_anywhere, place_by_text
from hauntbox.games.hilltop.rearrange import turn_sides
from hauntbox.games.hilltop.rolls import plain_roll
from hauntbox.games.hilltop.rooms import (
    BACK,
    BASEMENT,
    ENTRANCE_HALL,
    FLOORS,
    FRONT_DOOR,
    GROUND,
    STARTING,
    UPPER,
    UPPER_LANDING,
)  # fmt: skip
from hauntbox.games.hilltop.state import (
    BLESSING,
    CLOSET,
    DRIP_TOKEN,
    GONE,
    NOWHERE,
    PASSAGE,
    PASSAGE_END,
    SAFE,
    SKELETON_TOKEN,
    SMOKE_TOKEN,
    STAIRS,
    STAIRS_END,
    WALL,
    WALL_BEHIND,
    Hilltop,
)  # fmt: skip
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.deck import Deck

TILE_STACK: Final = "tiles"
DECKS: Final = ("omens", "items", "events")
ROLL: Final = "roll"
SEEN_AHEAD: Final = 3

# --- a token in the room


@event("blessed_ground")
def blessed_ground(g: Hilltop, x: int) -> Rule[None]:
    lay_token(g, BLESSING, g.room[x])
    yield from ()


@event("closet_door")
def closet_door(g: Hilltop, x: int) -> Rule[None]:
    lay_token(g, CLOSET, g.room[x])
    yield from ()


@event("drip")
def drip(g: Hilltop, x: int) -> Rule[None]:
    lay_token(g, DRIP_TOKEN, g.room[x])
    yield from ()


@event("locked_safe")
def locked_safe(g: Hilltop, x: int) -> Rule[None]:
    lay_token(g, SAFE, g.room[x])
    yield from ()


@event("smoke")
def smoke(g: Hilltop, x: int) -> Rule[None]:
    lay_token(g, SMOKE_TOKEN, g.room[x])
    yield from ()


@event("skeletons")
def skeletons(g: Hilltop, x: int) -> Rule[None]:
    lay_token(g, SKELETON_TOKEN, g.room[x])
    yield from suffer(g, x, hurt(1, MENTAL))


# --- secret ways


@event("secret_passage")
def secret_passage(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-60: three dice name the floor of the other end, which is never in the same room."""
    here = g.room[x]
    total: int = yield from plain_roll(g, x, 3, "secret_passage", RULE)
    floor = UPPER if total >= 4 else GROUND if total >= 2 else BASEMENT
    others = [room for room in g.house if room != here]
    there = [room for room in others if total >= 6 or g.floor(room) == floor] or others
    end: int = yield Ask(x, "choose_room", there, "secret_passage")
    lay_token(g, PASSAGE, here)
    lay_token(g, PASSAGE_END, end)
    if (yield Ask(x, "optional_event", (1, 0), "secret_passage")):
        yield from follow(g, x, end)


@event("secret_stairs")
def secret_stairs(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-60: to a room on another floor; whoever follows them at once draws an event there."""
    here = g.room[x]
    there = [room for room in g.house if g.floor(room) != g.floor(here)]
    end: int = yield Ask(x, "choose_room", there, "secret_stairs")
    lay_token(g, STAIRS, here)
    lay_token(g, STAIRS_END, end)
    if (yield Ask(x, "optional_event", (1, 0), "secret_stairs")):
        yield from follow(g, x, end)
        if g.room[x] == end:
            yield from draw_event(g, x)


def follow(g: Hilltop, x: int, room: int) -> Rule[None]:
    """HIL-CARD-60: the finder goes through at once: a step without its space, even after movement has ended."""
    if g.room[x] in EXIT_ROLLS and not (yield from exit_roll(g, x, True)):
        return
    if g.ears:
        g.tell("moved", "HIL-CARD-60", who=name(g, x), room=room_name(room), cost=0, left=spaces_left(g, x))
    g.left = True
    yield from arrive(g, x, room)
    if g.room[x] == room and room in ENTRY_TEXTS and not g.flags[x] & GONE:
        yield from ENTRY_TEXTS[room](g, x, False)


@event("revolving_wall")
def revolving_wall(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-56: through a wall into the room behind it, which is found if there is none."""
    here = g.room[x]
    edges = turning_edges(g, here)
    if not edges:
        return
    d: int = yield Ask(x, "choose_edge", edges, room_name(here))
    at = g.cell[here] + DELTA[d]
    behind = g.lying.get(at, NOWHERE)
    new = behind == NOWHERE
    if new:
        behind, places = yield from look_for(g, x, g.floor(here), [(at, NO_DOOR)])
        if behind == NOWHERE:
            return
        yield from place(g, x, behind, places)
    g.wall_side = d
    lay_token(g, WALL, here)
    lay_token(g, WALL_BEHIND, behind)
    if new:
        yield from go_to_new(g, x, behind, "HIL-CARD-56")
    else:
        yield from put(g, x, behind, "HIL-CARD-56")


def turning_edges(g: Hilltop, room: int) -> list[int]:
    """Walls with a room or an empty cell behind; in a room of four doors those against a neighbour's wall."""
    cells = [g.cell[room] + delta for delta in DELTA]
    walls = walls_of(g, room)
    if not walls:
        rooms = [g.lying.get(at, NOWHERE) for at in cells]
        walls = [d for d in range(4) if rooms[d] != NOWHERE and side(g.edges[rooms[d]], d ^ 2) != DOOR]
    free = [d for d in walls if cells[d] != FRONT_DOOR and not at_brink(cells[d])]
    return [d for d in free if cells[d] not in g.lying or g.in_house(g.lying[cells[d]])]


# --- rooms that come and go


@event("walls")
def walls(g: Hilltop, x: int) -> Rule[None]:
    """HIL-EXPLORE-31: the next tile, anywhere."""
    room: int = yield from place_anywhere(g, x)
    if room != NOWHERE:
        yield from go_to_new(g, x, room, "HIL-EXPLORE-31")


@event("lady_in_grey")
def lady_in_grey(g: Hilltop, x: int) -> Rule[None]:
    """HIL-EXPLORE-30: without a tile that can be placed it is the Entrance Hall."""
    total: int = yield from by_roll(g, x, KNOWLEDGE, {5: gain(KNOWLEDGE)})
    if total >= 5:
        return
    total = yield from plain_roll(g, x, 3, "lady_in_grey", RULE)
    if total >= 4:
        yield from put(g, x, ENTRANCE_HALL if total >= 6 else UPPER_LANDING, "HIL-CARD-62")
        return
    room: int = yield from place_by_text(g, x, UPPER if total >= 2 else BASEMENT)
    if room == NOWHERE:
        yield from put(g, x, ENTRANCE_HALL, "HIL-CARD-62")
    else:
        yield from go_to_new(g, x, room, "HIL-EXPLORE-30")


@event("room_moves")
def room_moves(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-58: the tile goes to another unexplored doorway, with everything on it."""
    room = g.room[x]
    if room < STARTING:
        return
    at, r = g.cell[room], g.turned[room]
    lift(g, room)
    places = other_places(g, room, at)
    lay(g, room, at, r)
    if not places:
        return
    chosen: int = yield Ask(x, "place_tile", places, room_name(room))
    lift(g, room)
    turn_sides(g, room, (chosen & 3) - r)
    lay(g, room, chosen >> 2, chosen & 3)
    if g.ears:
        g.tell("room-moved", "HIL-CARD-58", room=room_name(room), floor=FLOORS[g.floor(room)])


def other_places(g: Hilltop, room: int, at: int) -> list[int]:
    """Where a lifted room may go: on its floor, else on another one that is printed on it, if that closes no floor."""
    here = floor_of(at)
    places = fitting(g, room, floor_doorways(g, here))
    places = [place for place in places if place >> 2 != at]
    if places or closed(g, here):
        return places
    floors = [floor for floor in range(len(FLOORS)) if floor != here and BACK[room] >> floor & 1]
    return [place for floor in floors for place in fitting(g, room, floor_doorways(g, floor))]


# --- Foresight


@event("foresight")
def foresight(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-68: look at a stack and reorder it, or keep a number for a later roll."""
    stacks = [stack for stack in (TILE_STACK, *DECKS) if size_of(g, stack)]
    chosen: str = yield Ask(x, "choose_option", [*stacks, ROLL], "foresight")
    if chosen == ROLL:
        g.foreseen[x] = yield from plain_roll(g, x, 4, "foresight", RULE)
        keep(g, x)
        return
    if g.ears:
        g.tell("foresaw", "HIL-CARD-68", who=name(g, x), stack=chosen)
    g.then(look_ahead, x, chosen)


def look_ahead(g: Hilltop, x: int, stack: str) -> Rule[None]:
    """HIL-CARD-68: the top three, secretly. A step of its own that ends with the choice: nobody else can replay it."""
    seen = 1 << x
    if stack == TILE_STACK:
        shown = g.stack.settle(g.rng, SEEN_AHEAD, seen)
    else:
        shown = deck_of(g, stack).peek(g.rng, SEEN_AHEAD, seen)
    if not shown:
        return
    order: tuple[int, ...] = yield Ask(x, "reorder", list(permutations(shown)), stack, always=True)
    if stack == TILE_STACK:
        del g.stack.top[-len(order) :]
        g.stack.top += [(tile, BACK[tile], seen) for tile in reversed(order)]
    else:
        deck = deck_of(g, stack)
        del deck.top[-len(order) :]
        deck.top += [(card, seen) for card in reversed(order)]


def deck_of(g: Hilltop, stack: str) -> Deck:
    return g.omens if stack == "omens" else g.items if stack == "items" else g.events


def size_of(g: Hilltop, stack: str) -> int:
    return g.stack.size() if stack == TILE_STACK else deck_of(g, stack).size()
