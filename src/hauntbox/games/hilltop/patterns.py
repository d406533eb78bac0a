"""Ready-made patterns of haunts (9.9): bundles of actions and figures that several haunts share."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hauntbox.games.hilltop.carrying import carried
from hauntbox.games.hilltop.declare import HERE, NO, Action, Happening
from hauntbox.games.hilltop.draw import draw_event
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY, SPEED
from hauntbox.games.hilltop.house import FAR, field, listed
from hauntbox.games.hilltop.moving import affordable, leaving_cost
from hauntbox.games.hilltop.ops import clear_marks, escape, mark, take_object
from hauntbox.games.hilltop.rooms import ENTRANCE_HALL
from hauntbox.games.hilltop.state import HEROES, TABLE, Hilltop, on_card
from hauntbox.kernel.ask import Rule

THING: Final = 100
"""The target of a rite: a room, or THING plus a card."""
DOOR_OPEN: Final = "door_open"


# --- EXORCISM (HIL-HF-30)


class Rites(NamedTuple):
    """Sanity at holy places and with holy things, Knowledge at learned ones; each serves once."""

    tally: str
    used: str
    holy_places: tuple[int, ...] = ()
    learned_places: tuple[int, ...] = ()
    holy_things: tuple[int, ...] = ()
    learned_things: tuple[int, ...] = ()
    again: bool = False
    """When everything in the house that could serve is used, all marks are removed."""


def rite_actions(rites: Rites, action: str, rule: str) -> tuple[Action, Action]:
    """The two rites, one a trait; a success counts and uses up the place or thing."""

    def holy(g: Hilltop, x: int) -> list[int]:
        return servable(g, x, rites.used, rites.holy_places, rites.holy_things)

    def learned(g: Hilltop, x: int) -> list[int]:
        return servable(g, x, rites.used, rites.learned_places, rites.learned_things)

    def speak(g: Hilltop, x: int, target: int, total: int) -> Happening:
        if total >= 5:
            mark(g, rites.used, on_card(target - THING) if target >= THING else target)
            mark(g, rites.tally, TABLE, 1, rule)
            if rites.again and not unused(g, rites):
                clear_marks(g, rites.used)
        return None

    return (
        Action(action, rule, holy, speak, (SANITY,), 5, star=True, names="rite"),
        Action(action, rule, learned, speak, (KNOWLEDGE,), 5, star=True, names="rite"),
    )


def fallback_rite(rites: Rites, action: str, rule: str, room: int, needs: int) -> Action:
    """While no hero can reach an unused place, a rite may be spoken in this room, any number of times."""

    def there(g: Hilltop, x: int) -> Sequence[int]:
        return HERE if g.room[x] == room and not open_places(g, rites) else NO

    def speak(g: Hilltop, x: int, target: int, total: int) -> Happening:
        if total >= needs:
            mark(g, rites.tally, TABLE, 1, rule)
        return None

    return Action(action, rule, there, speak, (SANITY, KNOWLEDGE), needs, star=True)


def open_places(g: Hilltop, rites: Rites) -> list[int]:
    """The unused places that a living hero can reach."""
    places = [room for room in rites.holy_places + rites.learned_places if g.in_house(room)]
    unused_places = [room for room in places if not g.marked(rites.used, room)]
    return [room for room in unused_places if any(room in field(g, g.room[x]) for x in g.living_heroes)]


def servable(g: Hilltop, x: int, used: str, places: tuple[int, ...], things: tuple[int, ...]) -> list[int]:
    """A place serves who stands in it, a thing who carries it."""
    found = [g.room[x]] if g.room[x] in places and not g.marked(used, g.room[x]) else []
    for card in g.hands[x]:
        if card in things and not g.marked(used, on_card(card)):
            found.append(THING + card)
    return found


def unused(g: Hilltop, rites: Rites) -> list[int]:
    """What could still serve: places in the house, and things that somebody has or that lie in a pile."""
    places = [room for room in rites.holy_places + rites.learned_places if g.in_house(room)]
    found = [room for room in places if not g.marked(rites.used, room)]
    lying = [card for cards in g.piles.values() for card in cards]
    for card in rites.holy_things + rites.learned_things:
        if (g.holder(card) >= 0 or card in lying) and not g.marked(rites.used, on_card(card)):
            found.append(THING + card)
    return found


def rite_hopes(g: Hilltop, x: int, rites: Rites) -> float:
    """For bots: how near a hero is to a place or thing that fits its better mental trait, 0 to 1."""
    best = 0.0
    for trait, places, things in (
        (SANITY, rites.holy_places, rites.holy_things),
        (KNOWLEDGE, rites.learned_places, rites.learned_things),
    ):
        skill = min(1.0, g.value(x, trait) / 6)
        if any(card in things and not g.marked(rites.used, on_card(card)) for card in g.hands[x]):
            best = max(best, skill)
        open_places = [room for room in places if g.in_house(room) and not g.marked(rites.used, room)]
        best = max(best, skill * closeness(g, x, open_places))
    return best


# --- FRONTDOOR


def front_door_actions(
    force: str, leave: str, rule: str, may_leave: Callable[[Hilltop, int], bool], sign: str = ""
) -> tuple[Action, ...]:
    """HAU-0125-21: force the door with Might or Knowledge 5+; from a later turn on leave for 1 space plus hindrance.

    `sign` is a marker that shows the open door in the Entrance Hall.
    """

    def shut(g: Hilltop, x: int) -> Sequence[int]:
        return HERE if g.room[x] == ENTRANCE_HALL and not g.memory.get(DOOR_OPEN) else NO

    def force_it(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
        if total < 5:
            return
        open_front_door(g, rule)
        if sign:
            mark(g, sign, ENTRANCE_HALL)
        yield from draw_event(g, x)
        g.ended = True

    def standing_open(g: Hilltop, x: int) -> Sequence[int]:
        if g.room[x] != ENTRANCE_HALL or not g.memory.get(DOOR_OPEN) or g.halted or not may_leave(g, x):
            return NO
        return HERE if affordable(g, x, leaving_cost(g, x)) else NO

    def go(g: Hilltop, x: int, target: int, total: int) -> Happening:
        g.spent += leaving_cost(g, x)
        escape(g, x, rule)
        return None

    return (
        Action(force, rule, shut, force_it, (MIGHT, KNOWLEDGE), 5, star=True),
        Action(leave, rule, standing_open, go),
    )


def open_front_door(g: Hilltop, rule: str) -> None:
    """The front door stands open for good."""
    g.memory[DOOR_OPEN] = 1
    if g.ears:
        g.tell("door-open", rule)


# --- SEARCH


def find_action(
    action: str,
    rule: str,
    rooms: tuple[int, ...],
    thing: str,
    traits: tuple[int, ...],
    needs: int,
    most: int = 1,
    emptied: str = "",
    star: bool = False,
    team: int = HEROES,
) -> Action:
    """A roll in a listed room to find an object; with `emptied` each room gives one and is marked."""

    def there(g: Hilltop, x: int) -> Sequence[int]:
        room = g.room[x]
        if room not in listed(g, rooms) or carried(g, x, thing) >= most or (emptied and g.marked(emptied, room)):
            return NO
        return HERE

    def find(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
        if total < needs:
            return
        if emptied:
            mark(g, emptied, g.room[x], 1, rule)
        yield from take_object(g, x, thing, rule)

    return Action(action, rule, there, find, traits, needs, star=star, team=team)


# --- for bots


def closeness(g: Hilltop, f: int, rooms: Sequence[int]) -> float:
    """How soon a figure can be in one of these rooms: 1 when there, less for each turn of walking, 0 without a way."""
    near = field(g, g.room[f], f >= g.seats)
    away = min([near.get(room, FAR) for room in rooms], default=FAR)
    if away >= FAR:
        return 0.0
    speed = max(1, g.value(f, SPEED)) if f < g.seats else 3
    return 1.0 / (1.0 + away / speed)


def apart(g: Hilltop, f: int, others: Sequence[int]) -> int:
    """Spaces to the nearest of these figures; FAR when none can be reached."""
    near = field(g, g.room[f], f >= g.seats)
    return min([near.get(g.room[other], FAR) for other in others], default=FAR)
