"""Operations a haunt may use (9.12): pieces, objects, markers, tracks, rooms, sides."""

from collections.abc import Sequence
from typing import Final

from hauntbox.board.geometry import DELTA, DOOR, side, turned
from hauntbox.games.hilltop.cards import FIRST_ITEM, OBJECT
from hauntbox.games.hilltop.figures import traitor_player
from hauntbox.games.hilltop.haunt import kind_of, number, tale, thing_of
from hauntbox.games.hilltop.house import FAR, dist, field, lay, nearest_cell, rebuild, slides_to, turns, way_in
from hauntbox.games.hilltop.loads import loaded_on
from hauntbox.games.hilltop.moving import arrive
from hauntbox.games.hilltop.names import bearer_name, name, room_name
from hauntbox.games.hilltop.placing import place_named
from hauntbox.games.hilltop.rooms import (
    BACK,
    BASEMENT,
    COAL_CHUTE,
    EDGES,
    FOYER,
    GROUND,
    LANDINGS,
    MYSTIC_ELEVATOR,
    STAIRS_FROM_BASEMENT,
    UPPER,
)  # fmt: skip
from hauntbox.games.hilltop.state import (
    ESCAPED,
    FIGURE,
    NO_SIDE,
    NOBODY,
    NOWHERE,
    PASSAGE,
    PASSAGE_END,
    REMOVED,
    STAIRS,
    STAIRS_END,
    STUNNED,
    TABLE,
    TOKENS,
    TRAITOR,
    WALL,
    WALL_BEHIND,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import gain_card, lie_down, lift_card, lose_card, pile_room, put_away
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Ask, Rule

LINKED: Final = ((PASSAGE, PASSAGE_END), (STAIRS, STAIRS_END), (WALL, WALL_BEHIND))
"""Tokens of which one is nothing without the other."""

# --- pieces


def spawn(g: Hilltop, kind_id: str, room: int, team: int = TRAITOR, player: int = NOBODY) -> int:
    """A piece of a kind appears in a room; gives its number. A removed piece of the kind is not used again."""
    kinds = tale(g).kinds
    kind = [k.id for k in kinds].index(kind_id)
    f = len(g.room)
    g.room.append(room)
    g.side.append(NO_SIDE)
    g.flags.append(0)
    g.team.append(team)
    g.kind.append(kind)
    g.hp.append(number(g, kinds[kind].hp))
    g.bonus.append(0)
    g.player.append(traitor_player(g) if player == NOBODY else player)
    g.spaces.append(0)
    show_hp(g, f)
    if g.ears:
        g.tell("spawned", "HIL-MONSTER-1", who=name(g, f), room=room_name(room))
    return f


def pieces_of(g: Hilltop, kind_id: str) -> list[int]:
    """The pieces of a kind in the house."""
    return [f for f in g.pieces if kind_of(g, f).id == kind_id]


def remove(g: Hilltop, f: int, rule: str) -> None:
    """HIL-HF-13: killed, destroyed or banished: removed for good."""
    g.flags[f] |= REMOVED
    if f in g.waiting:
        g.waiting.remove(f)
    if g.ears:
        g.tell("removed", rule, who=name(g, f), room=room_name(g.room[f]))
    settle(g)


def lose_hp(g: Hilltop, f: int, points: int, rule: str) -> bool:
    """HP: hit points of a piece; at 0 it is removed. Says whether it is gone."""
    g.hp[f] = max(0, g.hp[f] - points)
    show_hp(g, f)
    if g.ears:
        g.tell("hp", rule, who=name(g, f), points=points, hp=g.hp[f])
    if g.hp[f] == 0:
        remove(g, f, rule)
        return True
    settle(g)
    return False


def regain_hp(g: Hilltop, f: int, points: int, rule: str) -> None:
    """Hit points come back, never more than at the start."""
    before = g.hp[f]
    g.hp[f] = min(number(g, kind_of(g, f).hp), before + points)
    show_hp(g, f)
    if g.ears:
        g.tell("hp", rule, who=name(g, f), points=before - g.hp[f], hp=g.hp[f])


def show_hp(g: Hilltop, f: int) -> None:
    """Hit points that stand on a track of their own."""
    track = kind_of(g, f).track
    if track:
        g.tracks[track] = g.hp[f]


def is_stunned(g: Hilltop, f: int) -> bool:
    return bool(g.flags[f] & STUNNED)


def heroes_in(g: Hilltop, room: int) -> list[int]:
    return [x for x in g.living_heroes if g.room[x] == room]


# --- markers, tracks, memory


def mark(g: Hilltop, marker: str, place: int = TABLE, by: int = 1, rule: str = "") -> int:
    """Puts markers somewhere (or takes them away); gives how many are there now."""
    count = max(0, g.marks.get((marker, place), 0) + by)
    if count:
        g.marks[(marker, place)] = count
    else:
        g.marks.pop((marker, place), 0)
    if rule and g.ears:
        where = room_name(place) if 0 <= place < FIGURE else ""
        bearer = bearer_name(g, place)
        g.tell("marked" if by > 0 else "unmarked", rule, marker=marker, count=count, room=where, on=bearer)
    settle(g)
    return count


def rooms_marked(g: Hilltop, marker: str) -> list[int]:
    return sorted([place for kind, place in g.marks if kind == marker and 0 <= place < 1000])


def clear_marks(g: Hilltop, marker: str) -> None:
    """All markers of a kind go."""
    for kind, place in list(g.marks):
        if kind == marker:
            del g.marks[(kind, place)]


def advance(g: Hilltop, track: str, by: int, rule: str) -> int:
    """Moves a track; gives its value."""
    g.tracks[track] = g.tracks.get(track, 0) + by
    if g.ears:
        g.tell("track", rule, track=track, value=g.tracks[track], by=by)
    settle(g)
    return g.tracks[track]


# --- objects


def make_object(g: Hilltop, thing_id: str) -> int:
    """A new object of a kind, in nobody's hands yet; gives its card number."""
    g.objects.append([thing.id for thing in tale(g).things].index(thing_id))
    return OBJECT + len(g.objects) - 1


def take_object(g: Hilltop, x: int, thing_id: str, rule: str) -> Rule[int]:
    """An explorer takes a new object."""
    card = make_object(g, thing_id)
    yield from gain_card(g, x, card, rule)
    return card


def lay_object(g: Hilltop, thing_id: str, room: int) -> int:
    """A new object lies in a room."""
    card = make_object(g, thing_id)
    lie_down(g, card, room)
    return card


def objects_of(g: Hilltop, x: int, thing_id: str) -> list[int]:
    """The objects of a kind that an explorer carries."""
    return [card for card in g.hands[x] if card >= OBJECT and thing_of(g, card).id == thing_id]


def where_card(g: Hilltop, card: int) -> int:
    """The room of a card: its holder's, or the one where it lies; NOWHERE when it is out of play."""
    x = g.holder(card)
    if x != NOBODY:
        return g.room[x]
    for at, cards in g.piles.items():
        if card in cards:
            return pile_room(at)
    f = loaded_on(g, card)
    return g.room[f] if f != NOBODY else NOWHERE


def fetch_card(g: Hilltop, x: int, card: int, rule: str) -> Rule[None]:
    """A haunt gives a card to an explorer from wherever it is: another's hands, a pile, its deck or the discards."""
    holder = g.holder(card)
    if holder == x:
        return
    if holder != NOBODY:
        yield from lose_card(g, holder, card)
    else:
        lying = [at for at, cards in g.piles.items() if card in cards]
        deck = g.omens if card < FIRST_ITEM else g.items
        if lying:
            lift_card(g, card, lying[0])
        elif card in deck.contents():
            deck.take(card)
        elif card in deck.discards:
            deck.discards.remove(card)
    g.seen |= 1 << card
    yield from gain_card(g, x, card, rule)


def use_up(g: Hilltop, x: int, card: int) -> None:
    """An object is used up and leaves the game."""
    g.hands[x].remove(card)
    put_away(g, card)
    tale(g).lost(g, x, card)


# --- rooms


def at_least(g: Hilltop, rooms: Sequence[int], away: int, starts: Sequence[int]) -> list[int]:
    """HIL-HF-14: rooms at least so far from all these rooms; if there are none, those that come closest to it."""
    free = [room for room in rooms if room not in (COAL_CHUTE, MYSTIC_ELEVATOR)]
    far = {room: min([dist(g, start, room) for start in starts], default=FAR) for room in free}
    reached = [room for room in free if far[room] >= away]
    if reached or not free:
        return reached
    best = max(far.values())
    return [room for room in free if far[room] == best]


def nearest(g: Hilltop, start: int, rooms: Sequence[int]) -> list[int]:
    """The nearest of these rooms from a room; several when they are equally near, none when none can be reached."""
    near = min([dist(g, start, room) for room in rooms], default=FAR)
    return [room for room in rooms if dist(g, start, room) == near] if near < FAR else []


def choose_room(g: Hilltop, seat: int, rooms: Sequence[int], what: str) -> Rule[int]:
    """HIL-FW-51: a seat chooses one of these rooms."""
    chosen: int = yield Ask(seat, "choose_room", rooms, what)
    return chosen


def haunt_room(g: Hilltop, seat: int, what: str) -> Rule[int]:
    """HIL-HF-5, HIL-HF-14: the room of the reveal; for the chute or the elevator the nearest other room stands in."""
    if g.reveal_room not in (COAL_CHUTE, MYSTIC_ELEVATOR) and g.in_house(g.reveal_room):
        return g.reveal_room
    rooms = [room for room in g.house if room not in (COAL_CHUTE, MYSTIC_ELEVATOR)]
    near = nearest(g, g.reveal_room, rooms) if g.in_house(g.reveal_room) else []
    room: int = yield Ask(seat, "choose_room", near or rooms, what)
    return room


def ensure_room(g: Hilltop, tile: int, seat: int, floor: int = NOWHERE) -> Rule[None]:
    """HIL-FW-50, HIL-HF-16: if the tile is not in the house, the seat places it; the stack is shuffled."""
    if g.cell[tile] or tile not in g.stack.contents():
        return
    floors = [f for f in (floor, GROUND, UPPER, BASEMENT) if f != NOWHERE and BACK[tile] >> f & 1]
    for wanted in dict.fromkeys(floors):
        if (yield from place_named(g, seat, tile, wanted)):
            return
    force_in(g, tile, floors[0])


def force_in(g: Hilltop, tile: int, floor: int) -> None:
    """HIL-FW-50: no doorway is left: the free cell nearest to the landing, with a door broken through."""
    at, d = nearest_cell(g, floor, FOYER if floor == GROUND else LANDINGS[floor])
    if not at:  # every cell beside a standing room holds a fallen one
        return
    g.stack.take(g.rng, tile)
    r = next(iter([r for r in turns(tile) if side(turned(EDGES[tile], r), d ^ 2) == DOOR]))
    neighbour = g.lying[at - DELTA[d]]
    g.edges[neighbour] = g.edges[neighbour] & ~(3 << 2 * d) | DOOR << 2 * d
    lay(g, tile, at, r)
    g.stack.settle(g.rng)


def ensure_until(g: Hilltop, rooms: Sequence[int], count: int, order: Sequence[int], seat: int) -> Rule[None]:
    """While fewer of the rooms than `count` are in the house and in reach, the next tile of `order` comes."""
    for tile in order:
        if len([room for room in rooms if g.in_house(room) and room in field(g, 0)]) >= count:
            return
        yield from ensure_room(g, tile, seat)


def ensure_stairs(g: Hilltop, seat: int) -> Rule[None]:
    """HIL-HF-17: Stairs from Basement comes into the house if it is not there."""
    if not g.cell[STAIRS_FROM_BASEMENT]:
        yield from ensure_room(g, STAIRS_FROM_BASEMENT, seat, BASEMENT)


def collapse(g: Hilltop, room: int, rule: str) -> None:
    """HIL-HF-23: the tile turns over; what lies there is out of the game, doors towards it are walls."""
    g.collapsed |= 1 << room
    for at in [at for at in g.piles if pile_room(at) == room]:
        for card in g.piles.pop(at):
            g.gone.append(card)
    for a, b in LINKED:
        if room in (g.tokens[a], g.tokens[b]):
            g.tokens[a] = g.tokens[b] = NOWHERE
    for token in range(len(TOKENS)):
        if g.tokens[token] == room:
            g.tokens[token] = NOWHERE
    for kind, place in list(g.marks):
        if place == room:
            del g.marks[(kind, place)]
    rebuild(g)
    if g.ears:
        g.tell("collapsed", rule, room=room_name(room))


def farthest(g: Hilltop, start: int, eligible: Sequence[int]) -> list[int]:
    """HIL-HF-23: of the eligible rooms those with the greatest distance; without a way counts as greatest."""
    far = max([dist(g, start, room) for room in eligible], default=0)
    return [room for room in eligible if dist(g, start, room) == far]


# --- figures


def carry_to(g: Hilltop, f: int, room: int, rule: str, d: int = -1) -> Rule[None]:
    """HIL-HF-22: a haunt moves a figure (through a door in direction d): no spaces, no rolls; it counts as entering."""
    if g.room[f] == room:
        return
    if g.ears:
        g.tell("put", rule, who=name(g, f), room=room_name(room))
    yield from arrive(g, f, room, d)


def move_towards(g: Hilltop, f: int, goal: int, steps: int, seat: int, rule: str) -> Rule[None]:
    """HIL-HF-22: so many spaces along a shortest path; ties by whoever moves the figure."""
    for _ in range(steps):
        if slides_to(g, g.room[f], goal, f >= g.seats):
            yield from carry_to(g, f, LANDINGS[BASEMENT], rule)
        ways = closer(g, g.room[f], goal, f >= g.seats)
        if not ways:
            return
        there: int = yield Ask(seat, "choose_room", ways, name(g, f))
        yield from carry_to(g, f, there, rule, way_in(g, g.room[f], there))


def closer(g: Hilltop, here: int, goal: int, climbs: bool = False) -> list[int]:
    """The rooms one step nearer to a goal."""
    if here == goal:
        return []
    away = field(g, here, climbs).get(goal, FAR)
    ways = g.ways[here]
    if climbs and here == LANDINGS[BASEMENT] and g.in_house(COAL_CHUTE) and COAL_CHUTE not in ways:
        ways = (*ways, COAL_CHUTE)
    return [there for there in ways if field(g, there, climbs).get(goal, FAR) == away - 1] if away < FAR else []


def escape(g: Hilltop, x: int, rule: str) -> None:
    """HIL-FW-53: out of the house, alive, with everything carried."""
    escape_together(g, [x], rule)


def escape_together(g: Hilltop, who: list[int], rule: str) -> None:
    """Several leave as one."""
    for x in who:
        g.flags[x] |= ESCAPED
        if g.ears:
            g.tell("escaped", rule, who=name(g, x))
    settle(g)


def escaped(g: Hilltop) -> list[int]:
    return [x for x in range(g.seats) if g.flags[x] & ESCAPED]


def dead_heroes(g: Hilltop) -> int:
    """HIL-HF-3: how many heroes have died since the haunt began, whatever became of them."""
    return len([x for x in range(g.seats) if g.dead >> x & 1 and g.heroes >> x & 1])


def heroes_at_start(g: Hilltop) -> int:
    """H0."""
    return g.heroes.bit_count()


def half_up(n: int) -> int:
    return (n + 1) // 2
