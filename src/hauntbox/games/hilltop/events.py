"""The events, one short text each: those of the drawer alone; what changes the house or touches others lies beside."""

import hauntbox.games.hilltop.events_group
import hauntbox.games.hilltop.events_house  # noqa: F401
from hauntbox.games.hilltop.attack import BARE, MIGHT_WEAPONS, attack, nameless
from hauntbox.games.hilltop.cards import CANDLE, is_item
from hauntbox.games.hilltop.declare import NONE
from hauntbox.games.hilltop.draw import draw_item, event
from hauntbox.games.hilltop.event_words import (
    AN_ITEM,
    LOSE_EACH,
    RULE,
    Table,
    by_dice,
    by_roll,
    event_roll,
    gain,
    go,
    hold_fast,
    hurt,
    keep,
    lose,
    read,
)  # fmt: skip
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.figures import is_monster, together, trait_of
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.house import way_in
from hauntbox.games.hilltop.moving import put
from hauntbox.games.hilltop.rooms import CRYPT, ENTRANCE_HALL, GARDENS, GRAVEYARD
from hauntbox.games.hilltop.state import GONE, INVISIBLE, NO_SIDE, STUNNED, Hilltop
from hauntbox.games.hilltop.traits import ALL_TRAITS, change, discard, gain_any
from hauntbox.kernel.ask import Ask, Rule

# --- a roll and a table


@event("angry_being")
def angry_being(g: Hilltop, x: int) -> Rule[None]:
    yield from by_roll(g, x, SPEED, {5: gain(SPEED), 2: hurt(1, MENTAL), 0: hurt(1, MENTAL) + hurt(1, PHYSICAL)})


@event("burning_man")
def burning_man(g: Hilltop, x: int) -> Rule[None]:
    table: Table = {4: gain(SANITY), 2: go(ENTRANCE_HALL), 0: hurt(1, PHYSICAL) + hurt(1, MENTAL)}
    yield from by_roll(g, x, SANITY, table)


@event("creepy_crawlies")
def creepy_crawlies(g: Hilltop, x: int) -> Rule[None]:
    yield from by_roll(g, x, SANITY, {5: gain(SANITY), 1: lose(SANITY), 0: lose(SANITY, 2)})


@event("disquieting_sounds")
def disquieting_sounds(g: Hilltop, x: int) -> Rule[None]:
    yield from by_dice(g, x, 6, {g.revealed: gain(SANITY), -1: hurt(1, MENTAL)})


@event("night_view")
def night_view(g: Hilltop, x: int) -> Rule[None]:
    yield from by_roll(g, x, KNOWLEDGE, {5: gain(KNOWLEDGE)})


@event("phone_call")
def phone_call(g: Hilltop, x: int) -> Rule[None]:
    yield from by_dice(g, x, 2, {4: gain(SANITY), 3: gain(KNOWLEDGE), 1: hurt(1, MENTAL), 0: hurt(2, PHYSICAL)})


@event("rotten")
def rotten(g: Hilltop, x: int) -> Rule[None]:
    yield from by_roll(g, x, SANITY, {5: gain(SANITY), 2: lose(MIGHT), 1: lose(MIGHT) + lose(SPEED), 0: LOSE_EACH})


@event("something_slimy")
def something_slimy(g: Hilltop, x: int) -> Rule[None]:
    yield from by_roll(g, x, SPEED, {4: gain(SPEED), 1: lose(MIGHT), 0: lose(MIGHT) + lose(SPEED)})


@event("voice")
def voice(g: Hilltop, x: int) -> Rule[None]:
    yield from by_roll(g, x, KNOWLEDGE, {4: AN_ITEM})


@event("spider")
def spider(g: Hilltop, x: int) -> Rule[None]:
    trait: int = yield Ask(x, "choose_trait", (SPEED, SANITY), "spider")
    yield from by_roll(g, x, trait, {4: gain(trait), 1: hurt(1, PHYSICAL), 0: hurt(2, PHYSICAL)})


@event("something_hidden")
def something_hidden(g: Hilltop, x: int) -> Rule[None]:
    if (yield Ask(x, "optional_event", (1, 0), "something_hidden")):
        yield from by_roll(g, x, KNOWLEDGE, {4: AN_ITEM, 0: lose(SANITY)})


@event("funeral")
def funeral(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-62: 0 or 1 also puts the explorer into the Graveyard or the Crypt."""
    total: int = yield from by_roll(g, x, SANITY, {4: gain(SANITY), 2: lose(SANITY), 0: lose(SANITY) + lose(MIGHT)})
    graves = [room for room in (GRAVEYARD, CRYPT) if g.in_house(room)]
    if total < 2 and graves and not g.flags[x] & GONE:
        room: int = yield Ask(x, "choose_room", graves, "funeral")
        yield from put(g, x, room, "HIL-CARD-62")


@event("groundskeeper")
def groundskeeper(g: Hilltop, x: int) -> Rule[None]:
    """HIL-COMBAT-30: a Might-4 attack below 4; two dice fewer in the Gardens."""
    total: int = yield from event_roll(g, x, KNOWLEDGE, -2 if g.room[x] == GARDENS else 0)
    yield from read(g, x, total, {4: AN_ITEM})
    if total < 4:
        yield from nameless(g, x, 4, "HIL-COMBAT-30")


@event("hanged_men")
def hanged_men(g: Hilltop, x: int) -> Rule[None]:
    left = list(ALL_TRAITS)
    spared = True
    while left and not g.flags[x] & GONE:
        trait: int = yield Ask(x, "choose_trait", tuple(left), "hanged_men")
        left.remove(trait)
        total: int = yield from by_roll(g, x, trait, {2: (), 0: lose(trait)})
        spared = spared and total >= 2
    if spared:
        yield from gain_any(g, x, ALL_TRAITS, RULE)


@event("possession")
def possession(g: Hilltop, x: int) -> Rule[None]:
    trait: int = yield Ask(x, "choose_trait", ALL_TRAITS, "possession")
    total: int = yield from event_roll(g, x, trait)
    if total >= 4:
        yield from gain_any(g, x, ALL_TRAITS, RULE)
        return
    high = [other for other in ALL_TRAITS if g.steps[4 * x + other] > 1]
    if high and trait not in high:
        trait = yield Ask(x, "lose_trait", high, "possession")
    yield from change(g, x, trait, 1 - g.steps[4 * x + trait], RULE)


# --- items


@event("mirror_gift")
def mirror_gift(g: Hilltop, x: int) -> Rule[None]:
    yield from draw_item(g, x)


@event("stumble")
def stumble(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-66: an item card at random, never an omen."""
    items = [card for card in g.hands[x] if is_item(card)]
    if items:
        yield from discard(g, x, items[g.rng.below(len(items))])


# --- kept


@event("debris")
def debris(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-52: below 3 the explorer is buried."""
    total: int = yield from by_roll(g, x, SPEED, {3: gain(SPEED), 1: hurt(1, PHYSICAL), 0: hurt(2, PHYSICAL)})
    if total < 3:
        hold_fast(g, x)


@event("webs")
def webs(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-52: below 4 the explorer is stuck."""
    total: int = yield from by_roll(g, x, MIGHT, {4: gain(MIGHT)})
    if total < 4:
        hold_fast(g, x)


@event("grave_dirt")
def grave_dirt(g: Hilltop, x: int) -> Rule[None]:
    total: int = yield from by_roll(g, x, MIGHT, {4: gain(MIGHT)})
    if total < 4:
        keep(g, x)


@event("lights_out")
def lights_out(g: Hilltop, x: int) -> Rule[None]:
    if CANDLE not in g.hands[x]:
        keep(g, x)
    yield from ()


# --- Bloody Vision


@event("bloody_vision")
def bloody_vision(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-50: below 2 a Might attack that nobody wanted, in either half; it is not the attack of the turn."""
    total: int = yield from by_roll(g, x, SANITY, {4: gain(SANITY), 2: lose(SANITY)})
    victims = victims_near(g, x)
    if total >= 2 or not victims:
        return
    who = "haunt_figure" if victims[0] >= g.seats else "choose_explorer_target"
    victim: int = yield Ask(x, who, victims, "bloody_vision")
    weapons = [card for card in g.hands[x] if card in MIGHT_WEAPONS]
    weapon: int = yield Ask(x, "choose_card", [BARE, *weapons, *tale(g).weapons(g, x, victim)], "bloody_vision")
    yield from attack(g, x, victim, MIGHT, weapon)


def victims_near(g: Hilltop, x: int) -> list[int]:
    """HIL-CARD-50: the explorers with the lowest Might in the room and the adjacent rooms, else the monsters there."""
    near = [f for f in range(len(g.room)) if f != x and not g.flags[f] & (GONE | INVISIBLE) and in_reach(g, x, f)]
    explorers = [y for y in near if y < g.seats]
    if explorers:
        lowest = min([g.value(y, MIGHT) for y in explorers])
        return [y for y in explorers if g.value(y, MIGHT) == lowest]
    return [f for f in near if is_monster(g, f) and not g.flags[f] & STUNNED and fights_back(g, x, f)]


def in_reach(g: Hilltop, x: int, f: int) -> bool:
    """HIL-GEN-11, HIL-ROOM-7: in the room or one step away, and not behind a barrier."""
    here, there = g.room[x], g.room[f]
    if here == there:
        return together(g, x, f)
    if there not in g.ways[here]:
        return False
    d = way_in(g, here, there)
    return d < 0 or (g.side[x] in (NO_SIDE, d) and g.side[f] in (NO_SIDE, d ^ 2))


def fights_back(g: Hilltop, x: int, f: int) -> bool:
    """HIL-COMBAT-4: a monster without Might cannot be attacked with it."""
    haunt = tale(g)
    return trait_of(g, f, MIGHT) != NONE and haunt.can_attack(g, x, f) and MIGHT not in haunt.barred_traits(g, x, f)
