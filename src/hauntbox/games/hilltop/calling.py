"""Figures that are called one space closer: by the Bell, by the Spirit Board; and moved next door by a card."""

from hauntbox.games.hilltop.cards import BELL, CARDS
from hauntbox.games.hilltop.declare import NONE
from hauntbox.games.hilltop.explorers import SPEED
from hauntbox.games.hilltop.figures import is_monster, opponents, others_here, trait_of, traitor_player
from hauntbox.games.hilltop.haunt import is_traitor, tale
from hauntbox.games.hilltop.house import way_in
from hauntbox.games.hilltop.moving import ENTRY_TEXTS, EXIT_ROLLS, arrive, exit_roll, exits
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.ops import closer
from hauntbox.games.hilltop.state import GONE, HEROES, NOBODY, TRAITOR, UNABLE, Hilltop
from hauntbox.games.hilltop.traits import able
from hauntbox.kernel.ask import Ask, Rule


def go_next_door(g: Hilltop, f: int, there: int, rule: str) -> Rule[None]:
    """HIL-MOVE-15, HIL-ROOM-11: moved by a text: no space, but exit rolls are due, and it enters as by a step."""
    here = g.room[f]
    if f < g.seats and here in EXIT_ROLLS:
        yield from exit_roll(g, f, False)
        if g.flags[f] & GONE:
            return
    if g.ears:
        g.tell("put", rule, who=name(g, f), room=room_name(there))
    g.left = g.left or f == g.active
    yield from arrive(g, f, there, way_in(g, here, there))
    if f < g.seats and there in ENTRY_TEXTS and g.room[f] == there and not g.flags[f] & GONE:
        yield from ENTRY_TEXTS[there](g, f, False)


def nearer(g: Hilltop, f: int, goal: int) -> list[int]:
    """HIL-CARD-31: the rooms one space closer on a shortest path."""
    climbs = f >= g.seats or is_traitor(g, f)
    ways = closer(g, g.room[f], goal, climbs)
    open_to = exits(g, f) if ways else []
    return [there for there in ways if there in open_to]


def come(g: Hilltop, f: int, goal: int) -> Rule[None]:
    """HIL-CARD-31: one space closer; of several ways its controller chooses, without one chance."""
    ways = nearer(g, f, goal)
    if g.flags[f] & GONE or not ways:
        return
    seat = g.player[f]
    if seat == NOBODY:
        there = ways[g.rng.below(len(ways))]
    else:
        there = yield Ask(seat, "choose_room", ways, name(g, f))
    yield from go_next_door(g, f, there, "HIL-CARD-31")


# --- heroes


def unimpeded(g: Hilltop, x: int) -> bool:
    """HIL-CARD-31: free to go, and no opponent in the room."""
    if not able(g, x):
        return False
    return not any(opponents(g, x, f) and (f < g.seats or is_monster(g, f)) for f in others_here(g, x))


def heroes_come(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-31: who rings the Bell moves any number of unimpeded heroes."""
    goal = g.room[x]
    waiting = [
        y
        for y in g.explorers
        if y != x and g.team[y] != TRAITOR and unimpeded(g, y) and hears(g, y, BELL) and nearer(g, y, goal)
    ]
    while waiting:
        y: int = yield Ask(x, "choose_explorer_target", [*waiting, NOBODY], CARDS[BELL])
        if y == NOBODY:
            return
        waiting.remove(y)
        yield from come(g, y, goal)


# --- monsters


def hears(g: Hilltop, f: int, card: int) -> bool:
    return tale(g).room_text_applies(g, f, -1 - card)


def monsters_come(g: Hilltop, x: int, card: int) -> Rule[None]:
    """HIL-CARD-31, HIL-CARD-32: any number of monsters as the traitor likes; without a traitor every one that can."""
    goal = g.room[x]
    waiting = [f for f in g.pieces if may_be_called(g, f, card) and nearer(g, f, goal)]
    if g.traitor == NOBODY:
        for f in waiting:
            yield from come(g, f, goal)
        return
    while waiting:
        f = yield Ask(traitor_player(g), "haunt_figure", [*waiting, NOBODY], CARDS[card])
        if f == NOBODY:
            return
        waiting.remove(f)
        yield from come(g, f, goal)


def may_be_called(g: Hilltop, f: int, card: int) -> bool:
    """HIL-CARD-32: monsters that are not stunned and can move."""
    if not is_monster(g, f) or g.team[f] == HEROES or g.flags[f] & UNABLE:
        return False
    return trait_of(g, f, SPEED) != NONE and hears(g, f, card)
