"""Handing over, dropping and picking up."""

from typing import Final

from hauntbox.games.hilltop.cards import FIRST_EVENT, NOT_GIVEN, OBJECT
from hauntbox.games.hilltop.choices import DROP, GIVE, PICK, pair
from hauntbox.games.hilltop.haunt import is_traitor, tale, thing_of
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.state import NO_SIDE, Hilltop
from hauntbox.games.hilltop.traits import able, gain_card, lie_down, lift_card, lose_card, spot
from hauntbox.kernel.ask import Ask, Rule

ACCEPT: Final = 1
DECLINE: Final = 0


def may_part(g: Hilltop, x: int, card: int) -> bool:
    """HIL-ITEM-4, HIL-ITEM-5: whether a card may be handed over or dropped now."""
    if card in NOT_GIVEN or FIRST_EVENT <= card < OBJECT or g.used >> card & 1:
        return False
    if not g.story:
        return True
    if card >= OBJECT and not thing_of(g, card).given:
        return False
    return tale(g).may_part(g, x, card)


def may_carry(g: Hilltop, x: int, card: int) -> bool:
    """HIL-HF-20: objects may be limited to so many an explorer, or kept from the traitor."""
    if not g.story:
        return True
    if card >= OBJECT:
        thing = thing_of(g, card)
        if is_traitor(g, x) and not thing.traitor:
            return False
        if carried(g, x, thing.id) >= thing.most:
            return False
    return tale(g).may_carry(g, x, card)


def carried(g: Hilltop, x: int, thing: str) -> int:
    """How many objects of a kind an explorer carries."""
    return len([card for card in g.hands[x] if card >= OBJECT and thing_of(g, card).id == thing])


def carry_options(g: Hilltop, x: int) -> list[int]:
    """HIL-ITEM-1 to HIL-ITEM-3: what may be handed over and dropped now; each card once a turn."""
    found: list[int] = []
    near: list[int] = []
    if not g.given:
        room, side = g.room[x], g.side[x]
        near = [
            y for y in range(g.seats) if y != x and g.room[y] == room and g.side[y] in (side, NO_SIDE) and able(g, y)
        ]
    for card in g.hands[x]:
        if not may_part(g, x, card):
            continue
        if not g.dropped >> card & 1:
            found.append(DROP | card)
        for y in near:
            if (card, y) not in g.offered and may_carry(g, y, card):
                found.append(pair(GIVE, card, y))
    return found


def pick_options(g: Hilltop, x: int) -> list[int]:
    """HIL-ITEM-3, HIL-ITEM-8: cards lying here, on the explorer's side of a barrier."""
    return [PICK | card for card in in_reach(g, x) if not g.picked >> card & 1 and may_carry(g, x, card)]


def in_reach(g: Hilltop, x: int) -> list[int]:
    """The cards that lie before an explorer."""
    cards = g.piles.get(spot(g.room[x], NO_SIDE), ())
    if g.side[x] != NO_SIDE:
        cards += g.piles.get(spot(g.room[x], g.side[x]), ())
    return list(cards)


def give(g: Hilltop, x: int, card: int, to: int) -> Rule[None]:
    """HIL-ITEM-1: the receiver must agree; a declined offer does not use up the hand-over."""
    g.offered = (*g.offered, (card, to))
    if g.ears:
        g.tell("offered", "HIL-ITEM-1", who=name(g, x), target=name(g, to), card=card_name(g, card))
    answer: int = yield Ask(to, "accept_gift", (ACCEPT, DECLINE), (card, x), always=True)
    if answer == DECLINE:
        if g.ears:
            g.tell("declined", "HIL-ITEM-1", who=name(g, to), card=card_name(g, card))
        return
    g.given = True
    yield from lose_card(g, x, card)
    yield from gain_card(g, to, card, "HIL-ITEM-1")


def drop(g: Hilltop, x: int, card: int) -> Rule[None]:
    """HIL-ITEM-2: the card lies in the room."""
    g.dropped |= 1 << card
    lie_down(g, card, g.room[x], g.side[x])
    if g.ears:
        g.tell("dropped", "HIL-ITEM-2", who=name(g, x), card=card_name(g, card))
    yield from lose_card(g, x, card)


def pick_up(g: Hilltop, x: int, card: int) -> Rule[None]:
    """HIL-ITEM-3."""
    g.picked |= 1 << card
    for at in [at for at, cards in g.piles.items() if card in cards]:
        lift_card(g, card, at)
    yield from gain_card(g, x, card, "HIL-ITEM-3")
