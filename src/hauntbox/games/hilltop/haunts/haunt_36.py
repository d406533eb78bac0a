"""Haunt 36, High Water Mark: the house sinks; the heroes need the dinghy, oars, and water at a window."""

from collections.abc import Sequence
from typing import ClassVar, Final

from hauntbox.games.hilltop.cards import OBJECT
from hauntbox.games.hilltop.carrying import carried
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening, Kind, Thing, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, PHYSICAL, SPEED
from hauntbox.games.hilltop.figures import first_hero, together, traitor_player
from hauntbox.games.hilltop.harm import dice_damage
from hauntbox.games.hilltop.haunt import Haunt, thing_of
from hauntbox.games.hilltop.house import FAR, field, has_window, way_in
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.ops import (
    advance,
    at_least,
    choose_room,
    dead_heroes,
    ensure_room,
    ensure_stairs,
    ensure_until,
    escape_together,
    escaped,
    heroes_in,
    lay_object,
    mark,
    pieces_of,
    spawn,
    where_card,
)  # fmt: skip
from hauntbox.games.hilltop.patterns import apart, closeness, find_action
from hauntbox.games.hilltop.rooms import (
    ATTIC,
    BALCONY,
    COAL_CHUTE,
    GAME_ROOM,
    GROUND,
    KITCHEN,
    LANDINGS,
    MYSTIC_ELEVATOR,
    OUTDOORS,
    PATIO,
    STAIRWAYS,
    UPPER,
    rooms,
)  # fmt: skip
from hauntbox.games.hilltop.state import HEROES, NO_SIDE, NOBODY, TRAITOR, Hilltop, on_card
from hauntbox.games.hilltop.traits import change, lie_down, lose_card, spot
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason

DROWNED: Final = "h36_drowned"
DINGHY: Final = "h36_dinghy"
OAR: Final = "h36_oar"
HOLE: Final = "h36_hole"
EMPTIED: Final = "h36_emptied"
WATER: Final = "h36_water"
BOAT: Final = OBJECT
"""The dinghy is the first object that comes into the game."""
OAR_ROOMS: Final = rooms(
    "attic junk_room storeroom gardens gymnasium game_room servants_quarters wine_cellar bedroom kitchen"
)
PARTIAL: Final = (1, 4, 8)
FULL: Final = (3, 6, 99)
"""HAU-36-3: by floor, from which water on."""
MOST_DROWNED: Final = (1, 2, 3, 4)
CREW: Final = (1, 2, 2, 3)
OARS: Final = (1, 1, 2, 2)
ENOUGH_DEAD: Final = (2, 2, 3, 3)
HIGH_WATER: Final = 10
MOST_HOLES: Final = 2


def flooded(g: Hilltop, floor: int) -> bool:
    """HAU-36-3: partly or fully."""
    return g.tracks[WATER] >= PARTIAL[floor]


def full(g: Hilltop, floor: int) -> bool:
    return g.tracks[WATER] >= FULL[floor]


def boat_fits(g: Hilltop, here: int, there: int) -> bool:
    """HAU-36-7: not through secret passages and stairs, the elevator or the chute."""
    if there in (COAL_CHUTE, MYSTIC_ELEVATOR):
        return False
    secret = there in g.ways[here] and way_in(g, here, there) < 0
    return not secret or (here, there) in STAIRWAYS


def at_boat(g: Hilltop, x: int) -> bool:
    """Whether the dinghy is in an explorer's room, carried or lying, and on its side of a barrier."""
    holder = g.holder(BOAT)
    if holder != NOBODY:
        return together(g, x, holder)
    room = g.room[x]
    return any(BOAT in g.piles.get(spot(room, side), ()) for side in {g.side[x], NO_SIDE})


def launch_rooms(g: Hilltop) -> list[int]:
    """HAU-36-10, HAU-36-13: outdoors or with a window, on the floor that the water has reached; else its landing."""
    floor = GROUND if g.tracks[WATER] < FULL[GROUND] else UPPER
    found = [room for room in g.house if g.floor(room) == floor and (room in OUTDOORS or has_window(g, room))]
    return found or [LANDINGS[floor]]


def crew(g: Hilltop, x: int) -> list[int]:
    """The heroes in a hero's room, that hero included."""
    return [y for y in g.living_heroes if together(g, x, y)]


def unguarded(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-36-8: nobody carries the dinghy and no hero is in the room."""
    alone = g.holder(BOAT) == NOBODY and at_boat(g, x) and not heroes_in(g, g.room[x])
    return HERE if alone and g.marked(HOLE, on_card(BOAT)) < MOST_HOLES else NO


def stave_in(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-36-8: 5+ puts a hole on it."""
    if total >= 5:
        mark(g, HOLE, on_card(BOAT), 1, "HAU-36-8")
    return None


def leaky(g: Hilltop, x: int) -> Sequence[int]:
    return HERE if g.marked(HOLE, on_card(BOAT)) and at_boat(g, x) else NO


def patch(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-36-9: 3+ removes a hole."""
    if total >= 3:
        mark(g, HOLE, on_card(BOAT), -1, "HAU-36-9")
    return None


def ready(g: Hilltop, x: int) -> Sequence[int]:
    """HAU-36-10: water, place, a sound dinghy, heroes and oars."""
    if g.tracks[WATER] < PARTIAL[GROUND] or not at_boat(g, x) or g.marked(HOLE, on_card(BOAT)):
        return NO
    aboard = crew(g, x)
    oars = sum([carried(g, y, OAR) for y in aboard])
    if len(aboard) < g.by_players(CREW) or oars < g.by_players(OARS) or g.room[x] not in launch_rooms(g):
        return NO
    return HERE


def launch(g: Hilltop, x: int, target: int, total: int) -> Happening:
    """HAU-36-10: 4+, and all heroes in the room escape."""
    if total >= 4:
        escape_together(g, crew(g, x), "HAU-36-10")
    return None


class HighWaterMark(Haunt):
    number: ClassVar[int] = 36
    rules: ClassVar[int] = 15
    heroes_read: ClassVar[tuple[int, ...]] = (2, 6, 9, 10, 14)
    traitor_reads: ClassVar[tuple[int, ...]] = (8, 11, 15)
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(DROWNED, speed=3, might=4, sanity=2, elevator=False, letter="D", colour="moss"),
    )
    things: ClassVar[tuple[Thing, ...]] = (
        Thing(DINGHY, most=1, dog=False, heavy=True, traitor=False, stolen=False),
        Thing(OAR, dog=False),
    )
    actions: ClassVar[tuple[Action, ...]] = (
        find_action("h36_find_oar", "HAU-36-6", OAR_ROOMS, OAR, (MIGHT, KNOWLEDGE), 4, emptied=EMPTIED),
        Action("h36_patch", "HAU-36-9", leaky, patch, (KNOWLEDGE,), 3),
        Action("h36_launch", "HAU-36-10", ready, launch, (MIGHT, KNOWLEDGE), 4),
        Action("h36_stave_in", "HAU-36-8", unguarded, stave_in, (MIGHT,), 5, team=TRAITOR),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ((WATER, 0),)
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HAU-36-14", lambda g: bool(escaped(g))),
        Win(TRAITOR, "HAU-36-15", lambda g: g.tracks[WATER] >= HIGH_WATER),
        Win(TRAITOR, "HAU-36-15", lambda g: dead_heroes(g) >= g.by_players(ENOUGH_DEAD)),
    )

    def ensured(self, g: Hilltop) -> Rule[None]:
        """HAU-36-1, HAU-36-2: a terrace on two floors, stairs, and three oar rooms for the heroes."""
        seat = traitor_player(g)
        yield from ensure_room(g, PATIO, seat, GROUND)
        yield from ensure_room(g, BALCONY, seat, UPPER)
        yield from ensure_stairs(g, seat)
        yield from ensure_until(g, OAR_ROOMS, 3, (KITCHEN, ATTIC, GAME_ROOM), first_hero(g))

    def setup(self, g: Hilltop) -> Rule[None]:
        """HAU-36-1: the traitor puts the dinghy far from the Patio, and may grow stronger."""
        near = field(g, PATIO)
        ground = [room for room in g.house if g.floor(room) == GROUND and room in near]
        room: int = yield from choose_room(g, traitor_player(g), at_least(g, ground, 3, (PATIO,)), DINGHY)
        lay_object(g, DINGHY, room)
        if g.seats >= 5:
            yield from change(g, g.traitor, MIGHT, 1, "HAU-36-1")
            yield from change(g, g.traitor, SPEED, 1, "HAU-36-1")

    def slot_start(self, g: Hilltop) -> Rule[None]:
        """HAU-36-3, HAU-36-11: the water rises, and another of the drowned may come with it."""
        advance(g, WATER, 1, "HAU-36-3")
        if len(pieces_of(g, DROWNED)) < g.by_players(MOST_DROWNED):
            room: int = yield from choose_room(g, traitor_player(g), shores(g), DROWNED)
            spawn(g, DROWNED, room)

    def turn_start(self, g: Hilltop, x: int) -> Rule[None]:
        """HAU-36-4: who starts a turn on a fully flooded floor swallows water."""
        if g.team[x] == HEROES and full(g, g.floor(g.room[x])):
            yield from dice_damage(g, x, 1, PHYSICAL, "HAU-36-4")

    def cost(self, g: Hilltop, f: int, here: int, there: int) -> int:
        """HAU-36-4, HAU-36-5: wading slows heroes only."""
        return 1 if g.team[f] == HEROES and flooded(g, g.floor(there)) else 0

    def explore_cost(self, g: Hilltop, x: int) -> int:
        """HAU-36-4: a new room is as wet as its floor."""
        return self.cost(g, x, g.room[x], g.room[x])

    def can_step(self, g: Hilltop, f: int, here: int, there: int) -> bool:
        """HAU-36-7, HAU-36-11: where the dinghy goes; the drowned stay on flooded floors, out of the elevator."""
        if f >= g.seats:
            return there != MYSTIC_ELEVATOR and flooded(g, g.floor(there))
        return BOAT not in g.hands[f] or boat_fits(g, here, there)

    def left(self, g: Hilltop, f: int, room: int) -> Happening:
        """HAU-36-7: where the dinghy cannot go it stays behind."""
        if f < g.seats and BOAT in g.hands[f] and not boat_fits(g, room, g.room[f]):
            return self.leave_boat(g, f, room)
        return None

    def leave_boat(self, g: Hilltop, x: int, room: int) -> Rule[None]:
        lie_down(g, BOAT, room)
        if g.ears:
            g.tell("dropped", "HAU-36-7", who=name(g, x), card=card_name(g, BOAT))
        yield from lose_card(g, x, BOAT)

    def may_carry(self, g: Hilltop, x: int, card: int) -> bool:
        """An oar a hero."""
        is_oar = card >= OBJECT and thing_of(g, card).id == OAR
        return not is_oar or g.team[x] != HEROES or not carried(g, x, OAR)

    def room_marks(self, g: Hilltop, room: int) -> tuple[str, ...]:
        floor = g.floor(room)
        return ("h36_flooded-full",) if full(g, floor) else ("h36_flooded",) if flooded(g, floor) else ()

    def figures(self, g: Hilltop) -> dict[str, int]:
        return {"water": g.tracks[WATER]}

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """The dinghy on its way to a launching place, oars and crew; holes and high water for the other side."""
        if g.team[seat] == TRAITOR:
            return traitor_reasons(g, seat)
        found = [Reason("story", progress(g))]
        if g.here(seat):
            found.append(Reason("place", 0.4 * errand(g, seat)))
            wet = 0.2 if full(g, g.floor(g.room[seat])) else 0.0
            near = len([f for f in pieces_of(g, DROWNED) if apart(g, f, (seat,)) <= 2])
            found.append(Reason("danger", -wet - 0.05 * near))
        return found


def shores(g: Hilltop) -> list[int]:
    """HAU-36-11: rooms of the highest flooded floor without a hero; failing that of lower ones, at last with heroes."""
    dry = (COAL_CHUTE, MYSTIC_ELEVATOR)
    wet: list[list[int]] = []
    for floor in (UPPER, GROUND, GROUND - 1):
        if flooded(g, floor):
            wet.append([room for room in g.house if g.floor(room) == floor and room not in dry])
    for found in wet:
        free = [room for room in found if not heroes_in(g, room)]
        if free:
            return free
    return wet[0]


# --- for bots


def progress(g: Hilltop) -> float:
    """How far the heroes are with dinghy, oars and crew."""
    here = where_card(g, BOAT)
    near = field(g, here)
    away = min([near.get(room, FAR) for room in launch_rooms(g)])
    holder = g.holder(BOAT)
    need = g.by_players(OARS)
    oars = min(need, sum([carried(g, x, OAR) for x in g.living_heroes]))
    points = 0.9 / (1.0 + away / 3.0) + 0.4 * oars / need
    points += 0.2 if holder != NOBODY and away else 0.0
    points -= 0.3 * g.marked(HOLE, on_card(BOAT)) + 0.05 * g.tracks[WATER]
    if not away:
        points += 0.3 * min(1.0, len(heroes_in(g, here)) / g.by_players(CREW)) + 0.1
    return points


def errand(g: Hilltop, x: int) -> float:
    """Fetch the dinghy if nobody is nearer to it, or an oar while oars are missing; then gather at the dinghy."""
    boat = where_card(g, BOAT)
    if g.holder(BOAT) == x:
        return 1.0
    others = [y for y in g.living_heroes if y != x]
    if g.holder(BOAT) == NOBODY and not at_boat(g, x):
        mine = closeness(g, x, (boat,))
        if all(closeness(g, y, (boat,)) <= mine for y in others):
            return mine
    if not carried(g, x, OAR) and sum([carried(g, y, OAR) for y in others]) < g.by_players(OARS):
        left = [room for room in OAR_ROOMS if g.in_house(room) and not g.marked(EMPTIED, room)]
        return 0.7 * closeness(g, x, left) if left else closeness(g, x, (boat,))
    return closeness(g, x, (boat,))


def traitor_reasons(g: Hilltop, seat: int) -> list[Reason]:
    """Stave in an unguarded dinghy, else go for its carrier; the drowned go for heroes who wade."""
    heroes = g.living_heroes
    found = [Reason("story", 0.5 * dead_heroes(g) - progress(g))]
    wading = [g.room[x] for x in heroes if flooded(g, g.floor(g.room[x]))] or [g.room[x] for x in heroes]
    drowned = pieces_of(g, DROWNED)
    prey = sum([closeness(g, f, wading) for f in drowned]) / max(1, len(drowned))
    if g.here(seat):
        boat = where_card(g, BOAT)
        carrier = g.holder(BOAT)
        guarded = carrier != NOBODY or heroes_in(g, boat)
        if not guarded and g.marked(HOLE, on_card(BOAT)) < MOST_HOLES:
            found.append(Reason("place", 0.4 * closeness(g, seat, (boat,))))
        else:
            wanted = [g.room[carrier]] if carrier != NOBODY else [g.room[x] for x in heroes]
            found.append(Reason("place", 0.25 * closeness(g, seat, wanted)))
    found.append(Reason("prey", 0.3 * prey))
    return found


HAUNT: Final = HighWaterMark()
