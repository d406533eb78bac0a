"""Conditions of victory (9.11), to be put together in a haunt's `wins`."""

from collections.abc import Callable

from hauntbox.games.hilltop.declare import Numbers
from hauntbox.games.hilltop.haunt import kind_of, number
from hauntbox.games.hilltop.ops import dead_heroes, escaped, half_up, heroes_at_start, pieces_of, where_card
from hauntbox.games.hilltop.state import NOWHERE, TABLE, Hilltop

Predicate = Callable[[Hilltop], bool]


def dead(count: Numbers) -> Predicate:
    """So many heroes have died since the haunt began (HIL-HF-3)."""
    return lambda g: dead_heroes(g) >= number(g, count)


def more_than_half_dead(g: Hilltop) -> bool:
    """Of the heroes at the start."""
    return 2 * dead_heroes(g) > heroes_at_start(g)


def half_dead(g: Hilltop) -> bool:
    return dead_heroes(g) >= half_up(heroes_at_start(g))


def all_escaped(g: Hilltop) -> bool:
    """Somebody has escaped, and no living hero is left in the house."""
    return bool(escaped(g)) and not g.living_heroes


def marks(marker: str, count: Numbers, place: int = TABLE) -> Predicate:
    return lambda g: g.marked(marker, place) >= number(g, count)


def track(name: str, value: Numbers) -> Predicate:
    return lambda g: g.tracks[name] >= number(g, value)


def none_left(kind: str) -> Predicate:
    """Pieces of a kind have come into the game, and all of them are gone."""
    return lambda g: any(kind_of(g, f).id == kind for f in range(g.seats, len(g.room))) and not pieces_of(g, kind)


def piece_at(kind: str, room: int) -> Predicate:
    return lambda g: any(g.room[f] == room for f in pieces_of(g, kind))


def explorer_at(x: int, room: int) -> Predicate:
    return lambda g: g.here(x) and g.room[x] == room


def held(card: int, team: int) -> Predicate:
    """Somebody of a side has a card or object."""
    return lambda g: any(card in g.hands[x] for x in g.explorers if g.team[x] == team)


def destroyed(card: int) -> Predicate:
    return lambda g: where_card(g, card) == NOWHERE


def in_ruins(room: int) -> Predicate:
    """A room has collapsed."""
    return lambda g: bool(g.collapsed >> room & 1)


def both(a: Predicate, b: Predicate) -> Predicate:
    return lambda g: a(g) and b(g)


def either(a: Predicate, b: Predicate) -> Predicate:
    return lambda g: a(g) or b(g)


def never(a: Predicate) -> Predicate:
    return lambda g: not a(g)
