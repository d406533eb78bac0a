"""Drawing cards: omens and items are kept, events are read and resolved."""

from collections.abc import Callable
from typing import Final

from hauntbox.games.hilltop.attack import nameless
from hauntbox.games.hilltop.cards import BITE, CARD, CARDS
from hauntbox.games.hilltop.haunt import is_traitor
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.rooms import EVENT, ITEM, OMEN
from hauntbox.games.hilltop.state import GONE, Hilltop
from hauntbox.games.hilltop.traits import gain_card
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.deck import NO_CARD

EventText = Callable[[Hilltop, int], Rule[None]]
EVENT_TEXTS: Final[dict[int, EventText]] = {}
"""What each event does to its drawer; `events` fills it."""
SUFFER: Final = 1
IGNORE: Final = 0


def event(card: str) -> Callable[[EventText], EventText]:
    """Declares the text of an event."""

    def declare(text: EventText) -> EventText:
        EVENT_TEXTS[CARD[card]] = text
        return text

    return declare


def draw_card(g: Hilltop, x: int, symbol: int) -> Rule[None]:
    """HIL-CARD-1, HIL-CARD-2: the top card of a deck."""
    if symbol == OMEN:
        yield from draw_omen(g, x)
    elif symbol == ITEM:
        yield from draw_item(g, x)
    elif symbol == EVENT:
        yield from draw_event(g, x)


def draw_omen(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-7, HIL-HAUNT-4: kept; in the first half a haunt roll is due at the end of the turn."""
    card = NO_CARD if g.flags[x] & GONE else g.omens.draw(g.rng)
    if card == NO_CARD:
        return
    g.revealed += 1
    g.seen |= 1 << card
    g.last_omen = (x, card, g.room[x])
    if not g.story:
        g.due = (*[due for due in g.due if due[0] != x], g.last_omen)
    yield from gain_card(g, x, card, "HIL-CARD-1")
    if card == BITE and not (yield from ignores(g, x, card)):
        yield from nameless(g, x, 4, "HIL-COMBAT-30")


def draw_item(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-1, HIL-CARD-6: kept."""
    card = NO_CARD if g.flags[x] & GONE else g.items.draw(g.rng)
    if card != NO_CARD:
        g.seen |= 1 << card
        yield from gain_card(g, x, card, "HIL-CARD-1")


def draw_event(g: Hilltop, x: int) -> Rule[None]:
    """HIL-CARD-2: read, resolved and discarded unless it is kept."""
    card = NO_CARD if g.flags[x] & GONE else g.events.draw(g.rng)
    if card == NO_CARD:
        return
    g.seen |= 1 << card
    if g.ears:
        g.tell("drew", "HIL-CARD-2", who=name(g, x), card=CARDS[card])
    if not (yield from ignores(g, x, card)):
        outer = g.event
        g.event = card
        yield from EVENT_TEXTS[card](g, x)
        g.event = outer
    if not any(card in hand for hand in g.hands):
        g.events.discard(card)


def ignores(g: Hilltop, x: int, card: int) -> Rule[bool]:
    """HIL-TRAITOR-5: the traitor may choose to be unaffected, after reading the card."""
    if not is_traitor(g, x):
        return False
    chosen: int = yield Ask(x, "ignore_card", (SUFFER, IGNORE), card)
    if chosen == IGNORE and g.ears:
        g.tell("ignored", "HIL-TRAITOR-5", who=name(g, x), card=CARDS[card])
    return chosen == IGNORE
