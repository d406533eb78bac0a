"""Events that touch several explorers, or another than the one who drew them."""

from hauntbox.games.hilltop.attack import nameless
from hauntbox.games.hilltop.cards import MUSIC_BOX, PUZZLE_BOX, SPEAR, is_item
from hauntbox.games.hilltop.draw import draw_item, event
from hauntbox.games.hilltop.event_words import (
    RULE,
    Table,
    affected,
    by_dice,
    by_roll,
    clockwise,
    each_rolls,
    event_roll,
    gain,
    go_to_new,
    hurt,
    lay_token,
    lose,
    suffer,
)  # fmt: skip
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.harm import dice_damage
from hauntbox.games.hilltop.house import dist, has_window
from hauntbox.games.hilltop.moving import put
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.placing import place_named
from hauntbox.games.hilltop.rooms import (
    BALCONY,
    BASEMENT,
    CHAPEL,
    ENTRANCE_HALL,
    EVENT,
    GARDENS,
    GRAVEYARD,
    GROUND,
    OUTDOORS,
    PATIO,
    SYMBOL,
    TOWER,
)  # fmt: skip
from hauntbox.games.hilltop.special import take_slide
from hauntbox.games.hilltop.state import GONE, NOBODY, SLIDE, Hilltop
from hauntbox.games.hilltop.traits import ALL_TRAITS, change, discard, lie_down, lose_any, lose_card
from hauntbox.kernel.ask import Ask, Rule

# --- everybody somewhere rolls


@event("hideous_shriek")
def hideous_shriek(g: Hilltop, x: int) -> Rule[None]:
    yield from each_rolls(g, x, clockwise(g), SANITY, {4: (), 1: hurt(1, MENTAL), 0: hurt(2, MENTAL)})


@event("silence")
def silence(g: Hilltop, x: int) -> Rule[None]:
    yield from each_rolls(g, x, in_basement(g), SANITY, {4: (), 1: hurt(1, MENTAL), 0: hurt(2, MENTAL)})


@event("mists")
def mists(g: Hilltop, x: int) -> Rule[None]:
    """More dice of damage in a room with an event symbol: one for 1 to 3, two for 0."""
    for y in in_basement(g):
        worse = SYMBOL[g.room[y]] == EVENT
        table: Table = {4: (), 1: hurt(2 if worse else 1, MENTAL), 0: hurt(3 if worse else 1, MENTAL)}
        yield from each_rolls(g, x, (y,), SANITY, table)


@event("shrieking_wind")
def shrieking_wind(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-66: a 0 also blows an item card, never an omen, into the Entrance Hall."""
    for y in in_the_open(g, OUTDOORS):
        if (yield from affected(g, x, y)):
            table: Table = {5: (), 3: hurt(1, PHYSICAL), 1: hurt(1, MENTAL), 0: hurt(1, PHYSICAL)}
            if (yield from by_roll(g, y, MIGHT, table)) == 0:
                yield from blow_away(g, y)


def blow_away(g: Hilltop, y: int) -> Rule[None]:
    items = [card for card in g.hands[y] if is_item(card)]
    if not items or g.flags[y] & GONE:
        return
    card: int = yield Ask(y, "choose_card", items, "shrieking_wind")
    if g.ears:
        g.tell("blown", "HIL-CARD-66", who=name(g, y), card=card_name(g, card))
    lie_down(g, card, ENTRANCE_HALL)
    yield from lose_card(g, y, card)


@event("beckoning")
def beckoning(g: Hilltop, x: int) -> Rule[None]:
    for y in in_the_open(g, [GARDENS, GRAVEYARD, TOWER, BALCONY]):
        if (yield from affected(g, x, y)) and (yield from event_roll(g, y, SANITY)) < 3:
            yield from jump_to_patio(g, y)


def jump_to_patio(g: Hilltop, y: int) -> Rule[None]:
    """HIL-EXPLORE-30: the Patio is taken from the stack; where it cannot lie, the jump ends in the Entrance Hall."""
    if not g.in_house(PATIO) and (yield from place_named(g, y, PATIO, GROUND)):
        yield from go_to_new(g, y, PATIO, "HIL-CARD-62", 1)
        return
    yield from put(g, y, PATIO if g.in_house(PATIO) else ENTRANCE_HALL, "HIL-CARD-62")
    yield from dice_damage(g, y, 1, PHYSICAL, RULE)


def in_basement(g: Hilltop) -> list[int]:
    return [y for y in clockwise(g) if g.floor(g.room[y]) == BASEMENT]


def in_the_open(g: Hilltop, rooms: list[int]) -> list[int]:
    """Explorers in these rooms, or in one with an outside-facing window (HIL-EXPLORE-16)."""
    return [y for y in clockwise(g) if g.room[y] in rooms or has_window(g, g.room[y])]


# --- you and another


@event("footsteps")
def footsteps(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-64: the nearest explorer is a living one other than the drawer."""
    table: Table = {3: gain(MIGHT), 2: lose(SANITY), 1: lose(SPEED)}
    total: int = yield from by_dice(g, x, 2 if g.room[x] == CHAPEL else 1, table)
    if total >= 3:
        other: int = yield from nearest_explorer(g, x)
        if other != NOBODY and total > 3:
            yield from suffer(g, other, gain(MIGHT))
        elif other != NOBODY and (yield from affected(g, x, other)):
            yield from suffer(g, other, lose(SANITY))
    elif total == 0:
        for y in clockwise(g):
            if (yield from affected(g, x, y)):
                yield from lose_any(g, y, ALL_TRAITS, RULE)


def nearest_explorer(g: Hilltop, x: int) -> Rule[int]:
    """HIL-GEN-10: ties are chosen by the explorer whose text it is."""
    others = [y for y in g.explorers if y != x]
    if not others:
        return NOBODY
    near = min([dist(g, g.room[x], g.room[y]) for y in others])
    chosen: int = yield Ask(
        x, "choose_explorer_target", [y for y in others if dist(g, g.room[x], g.room[y]) == near], "footsteps"
    )
    return chosen


@event("puppet")
def puppet(g: Hilltop, x: int) -> Rule[None]:
    """HIL-COMBAT-30: a Might-4 attack; blood makes the Spear's owner stronger."""
    taken: int = yield from nameless(g, x, 4, "HIL-COMBAT-30")
    owner = g.holder(SPEAR)
    if taken and owner not in (NOBODY, x):
        yield from change(g, owner, MIGHT, 2, RULE)


@event("spinning_top")
def spinning_top(g: Hilltop, x: int) -> Rule[None]:
    owner = g.holder(PUZZLE_BOX)
    if owner == NOBODY:
        yield from dice_damage(g, x, 1, MENTAL, RULE)
        return
    if (yield from affected(g, x, owner)):
        yield from discard(g, owner, PUZZLE_BOX)
        yield from draw_item(g, owner)
    yield from change(g, x, SANITY, 1, RULE)


@event("mirror_debt")
def mirror_debt(g: Hilltop, x: int) -> Rule[None]:
    """HIL-GEN-8: without an item card the next explorer to the left who has one is affected instead."""
    owners = [y for y in g.around(x) if not g.flags[y] & GONE and any(is_item(card) for card in g.hands[y])]
    if not owners or not (yield from affected(g, x, owners[0])):
        return
    y = owners[0]
    card: int = yield Ask(y, "choose_card", [card for card in g.hands[y] if is_item(card)], "mirror_debt")
    if g.ears:
        g.tell("shuffled-in", RULE, who=name(g, y), card=card_name(g, card))
    if card == MUSIC_BOX:
        g.box_open = False
    yield from lose_card(g, y, card)
    g.items.put_bottom(card)
    g.items.shuffle()
    yield from suffer(g, y, gain(KNOWLEDGE))


@event("mystic_slide")
def mystic_slide(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-54: in the basement the next explorer to the left who is above it is affected instead."""
    above = [y for y in g.around(x) if not g.flags[y] & GONE and g.floor(g.room[y]) != BASEMENT]
    if not above or not (yield from affected(g, x, above[0])):
        return
    lay_token(g, SLIDE, g.room[above[0]])
    g.done = (*g.done, "slide")  # for others it is there from the next turn on
    yield from take_slide(g, above[0])
