"""Moving: what a step costs, leaving a room, arriving in one, exploring, and being put somewhere."""

from collections.abc import Callable
from typing import Final

from hauntbox.board.geometry import DELTA, DOOR, side
from hauntbox.games.hilltop.cards import LIGHTS_OUT, MEDALLION, MUSIC_BOX, OBJECT
from hauntbox.games.hilltop.declare import NONE
from hauntbox.games.hilltop.draw import draw_card
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY, SPEED
from hauntbox.games.hilltop.figures import hindrance, trait_of
from hauntbox.games.hilltop.haunt import is_traitor, kind_of, tale, thing_of
from hauntbox.games.hilltop.house import way_in
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.placing import look_for, place
from hauntbox.games.hilltop.rolls import trait_roll
from hauntbox.games.hilltop.rooms import (
    ATTIC,
    BARRIERS,
    BASEMENT_LANDING,
    COAL_CHUTE,
    GRAVEYARD,
    JUNK_ROOM,
    MYSTIC_ELEVATOR,
    NO_SYMBOL,
    PENTAGRAM_CHAMBER,
    STAIRWAYS,
    SYMBOL,
)  # fmt: skip
from hauntbox.games.hilltop.state import GONE, NO_SIDE, NOBODY, NOWHERE, SMALL, SOUL, UNABLE, Hilltop
from hauntbox.games.hilltop.traits import bound, change, join_companions, lie_down, lose_card, pile_room
from hauntbox.kernel.ask import Ask, Rule

EXIT_ROLLS: Final = {
    ATTIC: (SPEED, 3, MIGHT),
    GRAVEYARD: (SANITY, 4, KNOWLEDGE),
    JUNK_ROOM: (MIGHT, 3, SPEED),
    PENTAGRAM_CHAMBER: (KNOWLEDGE, 4, SANITY),
}
"""HIL-ROOM-10: the trait to roll, the number needed, the trait that suffers."""
RIDERS: Final = "riders"
"""In `memory`: pairs of a figure and one that travels with it (HIL-FW-43)."""
LEAVE: Final = 0
STAY: Final = 1
ENTRY_TEXTS: Final[dict[int, Callable[[Hilltop, int, bool], Rule[None]]]] = {}
"""What a room does to who enters it by a step (the flag: who discovers it); `special` fills it."""


# --- what a step costs


def allowance(g: Hilltop, x: int) -> int:
    """HIL-MOVE-1, HIL-MOVE-2: the spaces of an explorer's turn."""
    spaces = max(1, g.value(x, SPEED))
    if LIGHTS_OUT in g.hands[x]:
        spaces = 1
    return tale(g).allowance(g, x, spaces) if g.story else spaces


def spaces_left(g: Hilltop, f: int) -> int:
    if f >= g.seats:
        return g.spaces[f - g.seats]
    return max(0, allowance(g, f) - g.spent)


def may_move(g: Hilltop, x: int) -> bool:
    """Whether an explorer may spend spaces at all."""
    return not (g.halted or g.ended or g.flags[x] & UNABLE or bound(g, x))


def affordable(g: Hilltop, f: int, cost: int) -> bool:
    """HIL-MOVE-3, HIL-MOVE-14: enough spaces are left, or it is the first step of the turn."""
    left = spaces_left(g, f)
    return cost <= left or (g.spent == 0 and left > 0)


def leaving_cost(g: Hilltop, f: int) -> int:
    """HIL-MOVE-10: the room entered, and each opponent in the room left."""
    return 1 + hindrance(g, f) if g.story else 1


def exits(g: Hilltop, f: int) -> list[int]:
    """The rooms one step away, whatever the step costs."""
    here = g.room[f]
    found = list(g.ways[here])
    if g.side[f] != NO_SIDE:  # HIL-ROOM-2: from one side of a barrier only through the door of that side
        found = [there for there in found if way_in(g, here, there) in (g.side[f], -1)]
    climbs = here == BASEMENT_LANDING and g.in_house(COAL_CHUTE) and (f >= g.seats or is_traitor(g, f))
    if climbs and COAL_CHUTE not in found:  # HIL-ROOM-22; a secret passage may lead there too
        found.append(COAL_CHUTE)
    if kind_of(g, f).walls if f >= g.seats else g.flags[f] & SOUL:
        found += [g.lying[at] for at in around(g, here) if g.lying[at] not in found and g.in_house(g.lying[at])]
    if g.story:
        haunt = tale(g)
        found = [there for there in found if haunt.can_step(g, f, here, there)]
        if g.flags[f] & SMALL and MYSTIC_ELEVATOR in found:
            found.remove(MYSTIC_ELEVATOR)
    return found


def around(g: Hilltop, room: int) -> list[int]:
    """The cells beside a room that hold a tile."""
    return [g.cell[room] + delta for delta in DELTA if g.cell[room] + delta in g.lying]


def step_cost(g: Hilltop, f: int, there: int) -> int:
    """HIL-HF-26: all that a step costs."""
    cost = leaving_cost(g, f)
    return cost + burden(g, f) + tale(g).cost(g, f, g.room[f], there) if g.story else cost


def burden(g: Hilltop, f: int) -> int:
    """HEAVY, SMALL, HIL-HF-26: a heavy object costs a space more for each room, and so do doorways who is small."""
    if f >= g.seats:
        return 0
    more = 1 if g.flags[f] & SMALL else 0
    if g.objects and any(card >= OBJECT and thing_of(g, card).heavy for card in g.hands[f]):
        more += 1
    return more


def exploring_cost(g: Hilltop, x: int) -> int:
    """HIL-HF-26: all that it costs to enter a room that nobody knows yet."""
    cost = leaving_cost(g, x)
    return cost + burden(g, x) + tale(g).explore_cost(g, x) if g.story else cost


def steps(g: Hilltop, f: int) -> list[int]:
    """HIL-MOVE-14: the rooms a figure can step into now."""
    left = spaces_left(g, f)
    if left <= 0:
        return []
    found = exits(g, f)
    if not g.story or not found or g.spent == 0:  # HIL-MOVE-3: the first step is always possible
        return found
    base = leaving_cost(g, f) + burden(g, f)
    haunt = tale(g)
    return [there for there in found if base + haunt.cost(g, f, g.room[f], there) <= left]


def open_doors(g: Hilltop, x: int) -> tuple[int, ...]:
    """HIL-EXPLORE-1, HIL-EXPLORE-10: the directions in which an explorer can explore now."""
    room = g.room[x]
    doors = g.doorways[room]
    if not doors or g.flags[x] & SOUL or not g.stack.has(g.floor(room)):
        return ()
    if g.story and not tale(g).can_explore(g, x):
        return ()
    if not affordable(g, x, exploring_cost(g, x)):
        return ()
    if g.side[x] != NO_SIDE:
        return tuple([d for d in doors if d == g.side[x]])
    return doors


# --- leaving and arriving


def step(g: Hilltop, x: int, there: int) -> Rule[None]:
    """HIL-MOVE-1: an explorer goes to a room one step away."""
    here = g.room[x]
    cost = step_cost(g, x, there)
    g.spent += cost
    g.left = True
    if here in EXIT_ROLLS and not (yield from exit_roll(g, x, True)):
        return
    if g.flags[x] & SMALL and (here, there) in STAIRWAYS and not (yield from climb(g, x, there)):
        return
    if g.ears:
        g.tell("moved", "HIL-MOVE-1", who=name(g, x), room=room_name(there), cost=cost, left=spaces_left(g, x))
    yield from arrive(g, x, there, way_in(g, here, there))
    if g.room[x] == there and there in ENTRY_TEXTS and not g.flags[x] & SOUL:
        yield from ENTRY_TEXTS[there](g, x, False)


def climb(g: Hilltop, x: int, there: int) -> Rule[bool]:
    """SMALL: stairs need Might or Speed 3+, or the movement ends."""
    trait: int = yield Ask(x, "choose_trait", (MIGHT, SPEED))
    total: int = yield from trait_roll(g, x, trait, room_name(there), "HIL-FW-16")
    g.halted = g.halted or total < 3
    return total >= 3


def exit_roll(g: Hilltop, x: int, walking: bool) -> Rule[bool]:
    """HIL-ROOM-10 to HIL-ROOM-13: whoever leaves must roll; says whether the explorer leaves."""
    room = g.room[x]
    trait, needed, loses = EXIT_ROLLS[room]
    if is_traitor(g, x) or (room != ATTIC and room != JUNK_ROOM and MEDALLION in g.hands[x]):
        return True
    if g.flags[x] & SOUL or not tale(g).room_text_applies(g, x, room):
        return True
    total: int = yield from trait_roll(g, x, trait, room_name(room), "HIL-ROOM-10")
    if total >= needed:
        return True
    if walking:
        chosen: int = yield Ask(x, "exit_fail", (LEAVE, STAY), room)
        if chosen == STAY:
            g.halted = True
            return False
    yield from change(g, x, loses, -1, "HIL-ROOM-10")
    return not g.flags[x] & GONE


def arrive(g: Hilltop, f: int, room: int, d: int = -1) -> Rule[None]:
    """A figure is now in this room; it came through the door in direction d (-1: by no door)."""
    here = g.room[f]
    g.room[f] = room
    g.side[f] = NO_SIDE
    if f < g.seats:
        if room in BARRIERS and not g.flags[f] & SOUL:
            g.side[f] = (d ^ 2) if d >= 0 else (yield from choose_side(g, f, room))
        if g.piles:
            yield from join_companions(g, f)
    if g.story and here != room:
        happening = tale(g).left(g, f, here)
        if happening is not None:
            yield from happening
        happening = tale(g).entered(g, f, room)
        if happening is not None:
            yield from happening
    if g.box_open and not g.flags[f] & GONE and g.holder(MUSIC_BOX) != f and box_room(g) == g.room[f]:
        yield from music(g, f)
    if RIDERS in g.memory:
        for bearer, rider in g.memory[RIDERS]:
            if bearer == f and not g.flags[rider] & GONE:
                yield from arrive(g, rider, room, d)


def choose_side(g: Hilltop, x: int, room: int) -> Rule[int]:
    """HIL-ROOM-2: a figure put into a barrier room chooses the side."""
    doors = [d for d in range(4) if side(g.edges[room], d) == DOOR]
    chosen: int = yield Ask(x, "choose_side", doors, room)
    return chosen


def put(g: Hilltop, x: int, room: int, rule: str, exits: bool = True) -> Rule[None]:
    """HIL-MOVE-15, HIL-CARD-62: a text puts an explorer somewhere; exit rolls are due (HIL-ROOM-11)."""
    if g.flags[x] & GONE:
        return
    if exits and g.room[x] in EXIT_ROLLS and room != g.room[x]:
        yield from exit_roll(g, x, False)
        if g.flags[x] & GONE:
            return
    if g.ears:
        g.tell("put", rule, who=name(g, x), room=room_name(room))
    if room != g.room[x]:
        g.left = g.left or x == g.active
        yield from arrive(g, x, room)


# --- the Music Box


def box_room(g: Hilltop) -> int:
    """Where the Music Box is; NOWHERE when it is in nobody's hands and in no pile."""
    holder = g.holder(MUSIC_BOX)
    if holder >= 0:
        return g.room[holder]
    for at, cards in g.piles.items():
        if MUSIC_BOX in cards:
            return pile_room(at)
    return NOWHERE


def music(g: Hilltop, f: int) -> Rule[bool]:
    """HIL-CARD-36: who enters or starts a turn beside an open box rolls Sanity 4+, or the turn ends."""
    if trait_of(g, f, SANITY) == NONE or not tale(g).room_text_applies(g, f, -1 - MUSIC_BOX):
        return False
    if f < g.seats:
        total: int = yield from trait_roll(g, f, SANITY, "music_box", "HIL-CARD-36")
    else:
        total = sum([g.rng.below(3) for _ in range(trait_of(g, f, SANITY))])
    if total >= 4:
        return False
    if g.ears:
        g.tell("lulled", "HIL-CARD-36", who=name(g, f))
    if f < g.seats and MUSIC_BOX in g.hands[f]:
        lie_down(g, MUSIC_BOX, g.room[f], g.side[f])
        yield from lose_card(g, f, MUSIC_BOX)
    if f == (g.active if g.acting == NOBODY else g.acting):
        g.ended = True
    return True


# --- exploring


def explore(g: Hilltop, x: int, d: int) -> Rule[None]:
    """HIL-EXPLORE-1 to HIL-EXPLORE-3: through an unexplored doorway into a new room."""
    here = g.room[x]
    cost = exploring_cost(g, x)
    g.spent += cost
    g.left = True
    if here in EXIT_ROLLS and not (yield from exit_roll(g, x, True)):
        return
    at = g.cell[here] + DELTA[d]
    tile, places = yield from look_for(g, x, g.floor(here), [(at, d)])
    if tile == NOWHERE:
        g.spent -= cost
        return
    yield from place(g, x, tile, places)
    yield from arrive(g, x, tile, d)
    yield from discover(g, x, tile)


def discover(g: Hilltop, x: int, room: int) -> Rule[None]:
    """HIL-EXPLORE-14: the haunt, the room's own text, then its symbol if the explorer still stands there."""
    if g.story:
        happening = tale(g).discovered(g, x, room)
        if happening is not None:
            yield from happening
    if room in ENTRY_TEXTS and g.room[x] == room:
        yield from ENTRY_TEXTS[room](g, x, True)
    if g.room[x] != room or g.flags[x] & (GONE | SMALL | SOUL) or SYMBOL[room] == NO_SYMBOL or g.active != x:
        return
    if g.ears:
        g.tell("symbol", "HIL-EXPLORE-11", who=name(g, x), room=room_name(room))
    g.halted = True
    yield from draw_card(g, x, SYMBOL[room])
