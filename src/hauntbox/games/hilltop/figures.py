"""Figures side by side: who is where, who opposes whom, what a figure can do."""

from hauntbox.games.hilltop.declare import NONE
from hauntbox.games.hilltop.explorers import MIGHT, SANITY, SPEED
from hauntbox.games.hilltop.haunt import kind_of, number, tale
from hauntbox.games.hilltop.state import GONE, NO_SIDE, NOBODY, SOUL, STUNNED, TRAITOR, UNMASKED, Hilltop
from hauntbox.games.hilltop.traits import able


def together(g: Hilltop, a: int, b: int) -> bool:
    """In one room and not on different sides of its barrier (HIL-ROOM-7, HIL-ROOM-9)."""
    return g.room[a] == g.room[b] and (g.side[a] == g.side[b] or g.side[a] == NO_SIDE or g.side[b] == NO_SIDE)


def others_here(g: Hilltop, f: int) -> list[int]:
    """The other figures in the house that stand with a figure."""
    room = g.room
    here, side = room[f], g.side[f]
    found: list[int] = []
    for other in range(len(room)):
        if room[other] != here or other == f or g.flags[other] & GONE:
            continue
        if side == NO_SIDE or g.side[other] == NO_SIDE or g.side[other] == side:
            found.append(other)
    return found


def opponents(g: Hilltop, a: int, b: int) -> bool:
    """HIL-FW-11: whether two figures are on hostile sides."""
    return g.team[a] != g.team[b]


def hidden_traitor(g: Hilltop) -> bool:
    """HIL-TRAITOR-20: a traitor whom nobody knows."""
    return g.story != 0 and tale(g).setup_kind == "hidden_traitor"


def may_fight(g: Hilltop, a: int, b: int) -> bool:
    """HIL-COMBAT-7, HIL-TRAITOR-21: opponents; with a hidden traitor everybody may attack everybody."""
    return g.team[a] != g.team[b] or (hidden_traitor(g) and a < g.seats and b < g.seats)


def hinders(g: Hilltop, a: int, f: int) -> bool:
    """HIL-MOVE-10, HIL-MOVE-11, HIL-TRAITOR-23: whether a, who stands with f, hinders it."""
    if g.team[a] == g.team[f] or g.flags[a] & (STUNNED | SOUL):
        return False
    if hidden_traitor(g) and not (g.flags[a] | g.flags[f]) & UNMASKED and a < g.seats and f < g.seats:
        return False
    if a >= g.seats:
        kind = kind_of(g, a)
        if not kind.monster or not kind.hinders:
            return False
    return tale(g).hinders(g, a, f)


def hindrance(g: Hilltop, f: int) -> int:
    """HIL-MOVE-10: a space more for each opponent in the room that is left."""
    if not g.story or g.flags[f] & SOUL or (f >= g.seats and not kind_of(g, f).hindered):
        return 0
    if tale(g).ignores_hindrance(g, f):
        return 0
    return len([other for other in others_here(g, f) if hinders(g, other, f)])


def trait_of(g: Hilltop, f: int, trait: int) -> int:
    """The value of a trait of any figure; NONE where a piece lacks it (HIL-COMBAT-4)."""
    if f < g.seats:
        return NONE if g.flags[f] & SOUL and trait in (SPEED, MIGHT) else g.value(f, trait)
    haunt = tale(g)
    kind = kind_of(g, f)
    if trait == MIGHT:
        value = number(g, kind.might)
        if value != NONE:
            value = haunt.might(g, f, value + g.bonus[f])
    elif trait == SPEED:
        value = number(g, kind.speed)
        if value != NONE:
            value = haunt.speed(g, f, value)
    else:
        value = number(g, kind.sanity if trait == SANITY else kind.knowledge)
    return haunt.trait(g, f, trait, value)


def is_monster(g: Hilltop, f: int) -> bool:
    return f >= g.seats and kind_of(g, f).monster


def controller(g: Hilltop, f: int) -> int:
    """HIL-MONSTER-3: the seat that decides for a figure."""
    return g.player[f]


def traitor_player(g: Hilltop) -> int:
    """HIL-HF-7: the player of the traitor table, dead or alive; without a traitor the revealer."""
    return g.traitor if g.traitor != NOBODY else g.revealer


def first_hero(g: Hilltop) -> int:
    """HIL-HF-7, HIL-HF-18: the first living hero in the order of play (free-for-all: explorer), an able one if any."""
    order = [x for x in (g.order or tuple(g.around(g.first))) if not g.flags[x] & GONE and g.team[x] != TRAITOR]
    for x in order:
        if able(g, x):
            return x
    return order[0] if order else traitor_player(g)
