"""Rooms and tokens with a text: barriers, falls, the chute, the Vault, and what events left in a room."""

from typing import Final

from hauntbox.board.geometry import DOOR, side
from hauntbox.games.hilltop.cards import DEBRIS, MEDALLION, WEBS
from hauntbox.games.hilltop.choices import (
    CHUTE,
    CROSS,
    FREE,
    GALLERY_FALL,
    JUMP,
    OPEN_CLOSET,
    OPEN_SAFE,
    ROOM,
    ROOM_ACTS,
    SEARCH_SKELETONS,
    TAKE_SLIDE,
    TURN_WALL,
    VAULT_DOOR,
)  # fmt: skip
from hauntbox.games.hilltop.draw import draw_event, draw_item
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SANITY, SPEED, TOP, TRAITS
from hauntbox.games.hilltop.figures import together
from hauntbox.games.hilltop.harm import damage, dice_damage
from hauntbox.games.hilltop.haunt import is_traitor, tale
from hauntbox.games.hilltop.moving import ENTRY_TEXTS, arrive, discover, put
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.placing import place_by_text
from hauntbox.games.hilltop.rolls import plain_roll, trait_roll
from hauntbox.games.hilltop.rooms import (
    BALLROOM,
    BARRIERS,
    BASEMENT,
    BASEMENT_LANDING,
    CHAPEL,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    CRYPT,
    FURNACE_ROOM,
    GALLERY,
    GYMNASIUM,
    LARDER,
    LIBRARY,
    VAULT,
)  # fmt: skip
from hauntbox.games.hilltop.state import (
    BELOW,
    CLOSET,
    GONE,
    NOWHERE,
    SAFE,
    SKELETON_TOKEN,
    SLIDE,
    SOUL,
    VAULT_EMPTY,
    WALL,
    WALL_BEHIND,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import bound, change, discard
from hauntbox.kernel.ask import Ask, Rule

HELPS: Final = {CHAPEL: SANITY, GYMNASIUM: SPEED, LARDER: MIGHT, LIBRARY: KNOWLEDGE}
"""HIL-ROOM-62: the trait that rises when a turn ends there."""
HURTS: Final = {CRYPT: MENTAL, FURNACE_ROOM: PHYSICAL}
ROLL: Final = 0
FALL: Final = 1


def room_acts(g: Hilltop, x: int) -> list[int]:
    """What an explorer may do with the room and its tokens now, each once a turn (HIL-TURN-5)."""
    room = g.room[x]
    found: list[int] = []
    if room in BARRIERS:
        found.append(CROSS)
    elif room == COAL_CHUTE:
        found.append(CHUTE)
    elif room == COLLAPSED_ROOM:
        found.append(JUMP)
    elif room == GALLERY:
        if g.in_house(BALLROOM):
            found.append(GALLERY_FALL)
    elif room == VAULT and g.tokens[VAULT_EMPTY] == NOWHERE:
        found.append(VAULT_DOOR)
    if room in g.tokens:
        tokens = g.tokens
        if tokens[CLOSET] == room:
            found.append(OPEN_CLOSET)
        if tokens[SAFE] == room:
            found.append(OPEN_SAFE)
        if tokens[SKELETON_TOKEN] == room:
            found.append(SEARCH_SKELETONS)
        if tokens[SLIDE] == room:
            found.append(TAKE_SLIDE)
        if tokens[WALL] == room or tokens[WALL_BEHIND] == room:
            found.append(TURN_WALL)
    if g.done:
        return [ROOM | act for act in found if ROOM_ACTS[act] not in g.done]
    return [ROOM | act for act in found]


def do_room_act(g: Hilltop, x: int, act: int) -> Rule[None]:
    g.done = (*g.done, ROOM_ACTS[act])
    if act == CROSS:
        yield from cross(g, x)
    elif act == CHUTE:
        yield from slide_down(g, x)
    elif act == JUMP:
        yield from fall(g, x, "HIL-ROOM-32")
    elif act == GALLERY_FALL:
        yield from fall_to_ballroom(g, x)
    elif act == VAULT_DOOR:
        yield from open_vault(g, x)
    elif act == TURN_WALL:
        yield from turn_wall(g, x)
    elif act == TAKE_SLIDE:
        yield from take_slide(g, x)
    else:
        yield from search_token(g, x, act)


# --- barriers and the Vault


def cross(g: Hilltop, x: int) -> Rule[None]:
    """HIL-ROOM-1, HIL-ROOM-3, HIL-ROOM-8: a roll to get to the other side; the traitor needs none."""
    room = g.room[x]
    trait, needed = BARRIERS[room]
    if not is_traitor(g, x):
        total: int = yield from trait_roll(g, x, TRAITS.index(trait), room_name(room), "HIL-ROOM-1")
        if total < needed:
            g.halted = g.halted or g.barrier_stops  # HIL-ROOM-4
            return
    g.side[x] = next(iter([d for d in range(4) if side(g.edges[room], d) == DOOR and d != g.side[x]]))
    if g.ears:
        g.tell("crossed", "HIL-ROOM-1", who=name(g, x), room=room_name(room))


def open_vault(g: Hilltop, x: int) -> Rule[None]:
    """HIL-ROOM-5: Knowledge 6+ opens the locked part: two items."""
    total: int = yield from trait_roll(g, x, KNOWLEDGE, "vault", "HIL-ROOM-5")
    if total >= 6:
        g.tokens[VAULT_EMPTY] = VAULT
        yield from draw_item(g, x)
        yield from draw_item(g, x)


# --- ways down


def slide_down(g: Hilltop, x: int) -> Rule[None]:
    """HIL-ROOM-20: from the Coal Chute to the Basement Landing, no space."""
    if g.ears:
        g.tell("slid", "HIL-ROOM-20", who=name(g, x))
    g.left = True
    yield from arrive(g, x, BASEMENT_LANDING)


def enter_collapsed_room(g: Hilltop, x: int, discovered: bool) -> Rule[None]:
    """HIL-ROOM-30, HIL-ROOM-34, HIL-ROOM-35: the first explorer who enters rolls Speed 5+ or falls."""
    if g.memory.get("braved") or is_traitor(g, x):
        g.memory["braved"] = 1
        return
    g.memory["braved"] = 1
    chosen: int = yield Ask(x, "fail_on_purpose", (ROLL, FALL))
    if chosen == ROLL:
        total: int = yield from trait_roll(g, x, SPEED, "collapsed_room", "HIL-ROOM-30")
        if total >= 5:
            return
    yield from fall(g, x, "HIL-ROOM-30")


def fall(g: Hilltop, x: int, rule: str) -> Rule[None]:
    """HIL-ROOM-31, HIL-ROOM-32: down to the marked room; the first fall makes one."""
    new = NOWHERE
    if g.tokens[BELOW] == NOWHERE:
        new = yield from place_by_text(g, x, BASEMENT)
        if new == NOWHERE:
            rooms = [room for room in g.house if g.floor(room) == BASEMENT]
            g.tokens[BELOW] = yield Ask(x, "choose_room", rooms, "below_collapsed_room")
        else:
            g.tokens[BELOW] = new
    if g.ears:
        g.tell("fell", rule, who=name(g, x), room=room_name(g.tokens[BELOW]))
    g.left = True
    yield from arrive(g, x, g.tokens[BELOW])
    if not is_traitor(g, x):
        yield from dice_damage(g, x, 1, PHYSICAL, rule)
    if new != NOWHERE and not g.flags[x] & GONE:
        yield from discover(g, x, new)


def fall_to_ballroom(g: Hilltop, x: int) -> Rule[None]:
    """HIL-ROOM-40: from the Gallery to the Ballroom, for 1 die of physical damage."""
    if g.ears:
        g.tell("fell", "HIL-ROOM-40", who=name(g, x), room="ballroom")
    g.left = True
    yield from arrive(g, x, BALLROOM)
    if not is_traitor(g, x):
        yield from dice_damage(g, x, 1, PHYSICAL, "HIL-ROOM-40")


def take_slide(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-54: Might 5+ to land in any room of a floor below, else in a new basement room with a die of damage."""
    total: int = yield from trait_roll(g, x, MIGHT, "mystic_slide", "HIL-CARD-54")
    if total >= 5:
        below = [room for room in g.house if g.floor(room) < g.floor(g.tokens[SLIDE])]
        if below:  # the slide's own room may have moved to the basement
            chosen: int = yield Ask(x, "choose_room", below, "slide")
            yield from put(g, x, chosen, "HIL-CARD-54")
        return
    new: int = yield from place_by_text(g, x, BASEMENT)
    room: int = new
    if new == NOWHERE:
        room = yield Ask(x, "choose_room", [r for r in g.house if g.floor(r) == BASEMENT], "slide")
    yield from put(g, x, room, "HIL-CARD-54")
    yield from dice_damage(g, x, 1, PHYSICAL, "HIL-CARD-54")
    if new != NOWHERE and not g.flags[x] & GONE:
        yield from discover(g, x, new)


def turn_wall(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-56: Knowledge 3+ to go through the revolving wall, no space."""
    total: int = yield from trait_roll(g, x, KNOWLEDGE, "revolving_wall", "HIL-CARD-56")
    if total >= 3:
        yield from put(g, x, g.tokens[WALL_BEHIND if g.room[x] == g.tokens[WALL] else WALL], "HIL-CARD-56")


# --- what events left in a room


def search_token(g: Hilltop, x: int, act: int) -> Rule[None]:
    """Closet, safe and skeletons: a roll, and what it brings (card tables)."""
    if act == OPEN_CLOSET:
        total: int = yield from plain_roll(g, x, 2, "closet_door", "HIL-TURN-5")
        if total < 2:
            g.tokens[CLOSET] = NOWHERE
        if total >= 4:
            yield from draw_item(g, x)
        else:
            yield from draw_event(g, x)
    elif act == OPEN_SAFE:
        total = yield from trait_roll(g, x, KNOWLEDGE, "locked_safe", "HIL-TURN-5")
        if total >= 5:
            g.tokens[SAFE] = NOWHERE
            yield from draw_item(g, x)
            yield from draw_item(g, x)
        else:
            yield from dice_damage(g, x, 1 if total >= 2 else 2, PHYSICAL, "HIL-TURN-5")
    else:
        total = yield from trait_roll(g, x, SANITY, "skeletons", "HIL-TURN-5")
        if total >= 5:
            g.tokens[SKELETON_TOKEN] = NOWHERE
            yield from draw_item(g, x)
        else:
            yield from dice_damage(g, x, 1, MENTAL, "HIL-TURN-5")


# --- Webs and Debris


def victims_here(g: Hilltop, x: int) -> list[int]:
    """HIL-CARD-52: whom an explorer may try to free, itself included."""
    if g.done and "free" in g.done:
        return []
    return [FREE | y for y in range(g.seats) if bound(g, y) and not g.flags[y] & GONE and together(g, x, y)]


def free(g: Hilltop, x: int, victim: int) -> Rule[None]:
    """HIL-CARD-52: Might 4+ frees; after three failures the victim is free by itself."""
    g.done = (*g.done, "free")
    card = WEBS if WEBS in g.hands[victim] else DEBRIS
    total: int = yield from trait_roll(g, x, MIGHT, "free", "HIL-CARD-52")
    if total >= 4:
        yield from release(g, victim, card)
        return
    g.tries[victim] += 1
    if card == WEBS:
        g.halted = True


def release(g: Hilltop, victim: int, card: int) -> Rule[None]:
    g.tries[victim] = 0
    if g.ears:
        g.tell("freed", "HIL-CARD-52", who=name(g, victim))
    yield from discard(g, victim, card)


# --- the end of a turn


def end_in_room(g: Hilltop, x: int) -> Rule[None]:
    """HIL-ROOM-60 to HIL-ROOM-63: what a room does to who ends a turn there."""
    room = g.room[x]
    if g.flags[x] & SOUL:
        return
    if room in HELPS:
        trait = HELPS[room]
        if not g.helped[x] >> room & 1 and g.steps[4 * x + trait] < TOP:
            g.helped[x] |= 1 << room
            yield from change(g, x, trait, 1, "HIL-ROOM-62")
    elif room in HURTS and tale(g).room_text_applies(g, x, room):
        if (room == CRYPT and MEDALLION in g.hands[x]) or is_traitor(g, x):
            return
        yield from damage(g, x, 1, HURTS[room], "HIL-ROOM-60")


ENTRY_TEXTS[COLLAPSED_ROOM] = enter_collapsed_room
