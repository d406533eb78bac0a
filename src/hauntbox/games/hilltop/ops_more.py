"""More operations for haunts (9.12): pieces that come back, extra and lost turns, steps in order, a house rebuilt."""

from collections.abc import Sequence
from typing import Final

from hauntbox.board.geometry import DELTA
from hauntbox.games.hilltop.declare import NO, Action, Happening
from hauntbox.games.hilltop.house import dist, fitting, floor_doorways, has_window, lay, lift, rebuild
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.ops import force_in
from hauntbox.games.hilltop.placing import place
from hauntbox.games.hilltop.rooms import BACK, LANDINGS, OUTDOORS, ROOMS, STARTING, SYMBOL
from hauntbox.games.hilltop.state import GONE, NO_SIDE, NOWHERE, REMOVED, STUNNED, TOKENS, Hilltop
from hauntbox.games.hilltop.traits import lie_down, pile_room
from hauntbox.kernel.ask import Rule

ANY_SYMBOL: Final = -2

# --- pieces


def bring_back(g: Hilltop, f: int, room: int, rule: str) -> None:
    """RESPAWN: a piece that was removed stands in the house again."""
    g.flags[f] &= ~(REMOVED | STUNNED)
    g.room[f] = room
    g.side[f] = NO_SIDE
    if g.ears:
        g.tell("spawned", rule, who=name(g, f), room=room_name(room))


# --- turns


def extra_turn(g: Hilltop, seat: int) -> None:
    """HIL-FW-21: the next time its place comes, a seat has one turn more."""
    g.memory["extra_turns"] = (*g.memory.get("extra_turns", ()), seat)


def skip_turn(g: Hilltop, seat: int) -> None:
    """HIL-FW-21: a seat loses its next turn."""
    g.memory["skipped_turns"] = (*g.memory.get("skipped_turns", ()), seat)


# --- STEPS (HIL-FW-33)


def chain(key: str, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Steps in order: each is open only when the one before is done; one attempt an explorer and turn for all."""
    return tuple([link(key, n, action) for n, action in enumerate(actions)])


def link(key: str, n: int, action: Action) -> Action:
    """One step; a roll has to reach what it needs for the step to be done."""

    def targets(g: Hilltop, x: int) -> Sequence[int]:
        return action.targets(g, x) if steps_done(g, key) == n else NO

    def do(g: Hilltop, x: int, target: int, total: int) -> Happening:
        if total >= action.needs:
            g.memory[key] = n + 1
        return action.do(g, x, target, total)

    return action._replace(targets=targets, do=do, star=True)


def steps_done(g: Hilltop, key: str) -> int:
    return int(g.memory.get(key, 0))


# --- rooms


def find_rooms(
    g: Hilltop,
    floor: int = NOWHERE,
    symbol: int = ANY_SYMBOL,
    window: bool = False,
    outdoors: bool = False,
    empty: bool = False,
) -> list[int]:
    """HIL-FW-51: the rooms in the house that pass the filters; `empty`: nobody is there."""
    found = [room for room in g.house if floor == NOWHERE or g.floor(room) == floor]
    found = [room for room in found if symbol in (ANY_SYMBOL, SYMBOL[room])]
    if window:
        found = [room for room in found if has_window(g, room)]
    if outdoors:
        found = [room for room in found if room in OUTDOORS]
    taken = [g.room[f] for f in range(len(g.room)) if not g.flags[f] & GONE] if empty else []
    return [room for room in found if room not in taken]


def ensure_far_room(g: Hilltop, tile: int, seat: int, start: int, away: int) -> Rule[None]:
    """HIL-FW-50: a tile that is not in the house is placed at least so far from a room, else as far as possible."""
    if g.cell[tile] or tile not in g.stack.contents():
        return
    floors = [floor for floor in range(len(LANDINGS)) if BACK[tile] >> floor & 1]
    places = [spot for floor in floors for spot in fitting(g, tile, floor_doorways(g, floor))]
    if not places:
        force_in(g, tile, floors[0])
        return
    far = {spot: distance_at(g, tile, spot, start) for spot in places}
    best = min(away, max(far.values()))
    g.stack.take(g.rng, tile)
    yield from place(g, seat, tile, [spot for spot in places if far[spot] >= best])
    g.stack.settle(g.rng)


def distance_at(g: Hilltop, tile: int, spot: int, start: int) -> int:
    """How far from a room a tile would lie."""
    lay(g, tile, spot >> 2, spot & 3)
    away = dist(g, start, tile)
    lift(g, tile)
    return away


def rebuild_house(g: Hilltop, keep: Sequence[int]) -> None:
    """HIL-FW-52: all tiles but the starting ones go back into the stack; the kept ones join starting tiles again.

    Figures and cards of a removed room are at the landing of its floor; what else was there is gone.
    """
    kept: list[tuple[int, int]] = []
    for room in [room for room in range(STARTING, ROOMS) if g.cell[room]]:
        floor = g.floor(room)
        lift(g, room)
        if room in keep:
            kept.append((room, floor))
        else:
            clear_out(g, room, LANDINGS[floor])
            g.stack.discard(room)
    g.stack.refill()
    g.stack.shuffle()
    rebuild(g)
    for room, floor in kept:
        spots = floor_doorways(g, floor)
        starts = [spot for spot in spots if beside_start(g, *spot)]
        spot = (fitting(g, room, starts) or fitting(g, room, spots, True))[0]
        lay(g, room, spot >> 2, spot & 3)
    g.stack.settle(g.rng)


def beside_start(g: Hilltop, at: int, d: int) -> bool:
    return g.lying[at - DELTA[d]] < STARTING


def clear_out(g: Hilltop, room: int, landing: int) -> None:
    """A room leaves the house: what was in it, on it and linked to it."""
    g.collapsed &= ~(1 << room)
    for f in range(len(g.room)):
        if g.room[f] == room:
            g.room[f], g.side[f] = landing, NO_SIDE
    for at in [at for at in g.piles if pile_room(at) == room]:
        for card in g.piles.pop(at):
            lie_down(g, card, landing)
    g.tokens = [NOWHERE if g.tokens[token] == room else g.tokens[token] for token in range(len(TOKENS))]
    g.links = tuple([pair for pair in g.links if room not in pair])
    g.marks = {where: count for where, count in g.marks.items() if where[1] != room}
