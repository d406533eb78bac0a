"""Traits: gains and losses, what cards do to them, and death."""

from collections.abc import Sequence
from typing import Final

from hauntbox.games.hilltop.cards import (
    BELL,
    BITE,
    BOOK,
    CANDLE,
    COMPANIONS,
    DEBRIS,
    FIRST_EVENT,
    FIRST_ITEM,
    FORESIGHT,
    GAINS,
    GRAVE_DIRT,
    LIGHTS_OUT,
    LOSSES,
    MASK,
    MUSIC_BOX,
    OBJECT,
    WEBS,
    is_event,
    is_item,
)  # fmt: skip
from hauntbox.games.hilltop.declare import KILLERS
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY, SPEED, TOP, TRAITS
from hauntbox.games.hilltop.haunt import replaced, tale
from hauntbox.games.hilltop.hidden import lot, show_lot
from hauntbox.games.hilltop.names import card_name, name, room_name
from hauntbox.games.hilltop.state import DEAD, GONE, INVISIBLE, NO_SIDE, UNABLE, Hilltop
from hauntbox.games.hilltop.unseen import appear
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.ask import Ask, Rule

ALL_TRAITS: Final = (SPEED, MIGHT, SANITY, KNOWLEDGE)
STRIKER: Final = "striker"
"""In `memory`, while damage is dealt and kills are counted: the victim and the seat that strikes."""
SET_BONUS: Final = 1 << 62
"""HIL-CARD-35: in `helped`: Bell, Book and Candle have been held together; with SET_LOST the bonus is gone again."""
SET_LOST: Final = 1 << 61


def floor_step(g: Hilltop) -> int:
    """HIL-TRAIT-4, HIL-TRAIT-5: the lowest step a clip can reach now."""
    return 0 if g.story and not g.setting_up else 1


def change(g: Hilltop, x: int, trait: int, steps: int, rule: str) -> Rule[None]:
    """HIL-TRAIT-2: gain or lose steps; a clip on the skull is a death (HIL-DEATH-1)."""
    if g.flags[x] & GONE:
        return
    i = 4 * x + trait
    before = g.steps[i]
    g.steps[i] = max(floor_step(g), min(TOP, before + steps))
    if g.ears and g.steps[i] != before:
        by = g.steps[i] - before
        value = g.value(x, trait)
        shown = f"{by:+}".replace("-", "−")
        g.tell("trait", rule, who=name(g, x), trait=TRAITS[trait], steps=by, change=shown, value=value)
    if g.steps[i] == 0:
        yield from die(g, x, rule)


def change_all(g: Hilltop, x: int, changes: tuple[tuple[int, int], ...], rule: str) -> Rule[None]:
    """Several traits one after another."""
    for trait, steps in changes:
        yield from change(g, x, trait, steps, rule)


def gain_any(g: Hilltop, x: int, traits: tuple[int, ...], rule: str) -> Rule[None]:
    """One step up in a trait of the player's choice; one that can rise while there is one."""
    if g.flags[x] & GONE:
        return
    low = [trait for trait in traits if g.steps[4 * x + trait] < TOP]
    trait: int = yield Ask(x, "gain_trait", low or traits)
    yield from change(g, x, trait, 1, rule)


def lose_any(g: Hilltop, x: int, traits: tuple[int, ...], rule: str) -> Rule[None]:
    """HIL-TRAIT-7: one step down in a trait of the player's choice, a harmless one while there is one."""
    if g.flags[x] & GONE:
        return
    high = [trait for trait in traits if g.steps[4 * x + trait] > 1]
    trait: int = yield Ask(x, "lose_trait", high or traits)
    yield from change(g, x, trait, -1, rule)


def raise_to_start(g: Hilltop, x: int, trait: int, rule: str) -> Rule[None]:
    """HIL-TRAIT-6, HIL-HF-33: up to the starting step, never down."""
    missing = g.start(x, trait) - g.steps[4 * x + trait]
    if missing > 0:
        yield from change(g, x, trait, missing, rule)


# --- cards come and go


def gain_card(g: Hilltop, x: int, card: int, rule: str) -> Rule[None]:
    """HIL-CARD-5: a card comes to an explorer, and does what it does when gained."""
    g.hands[x].append(card)
    if g.ears:
        g.tell("gained", rule, who=name(g, x), card=card_name(g, card))
    before = g.steps[4 * x : 4 * x + 4]
    if card in GAINS:
        yield from change_all(g, x, GAINS[card], "HIL-CARD-5")
    if card in (BELL, BOOK, CANDLE):
        hand = g.hands[x]
        if BELL in hand and BOOK in hand and CANDLE in hand and not g.helped[x] & SET_BONUS:
            g.helped[x] |= SET_BONUS
            for trait in ALL_TRAITS:
                yield from change(g, x, trait, 2, "HIL-CARD-35")
        if card == CANDLE and LIGHTS_OUT in hand:
            yield from discard(g, x, LIGHTS_OUT)
    if is_item(card):
        yield from clean_by_item(g, x, before)
    if g.story and card in g.hands[x]:  # a companion may have been the death of its new owner
        happening = tale(g).gained(g, x, card)
        if happening is not None:
            yield from happening


def lose_card(g: Hilltop, x: int, card: int) -> Rule[None]:
    """HIL-CARD-5: a card leaves an explorer, and does what it does when lost."""
    g.hands[x].remove(card)
    if g.story:
        tale(g).lost(g, x, card)
    if card == FORESIGHT:
        g.foreseen[x] = -1
    if card in LOSSES:
        yield from change_all(g, x, LOSSES[card], "HIL-CARD-5")
    elif card == MASK and g.worn:
        g.worn = False
        yield from change_all(g, x, ((SANITY, 2), (KNOWLEDGE, -2)), "HIL-CARD-33")
    if card in (BELL, BOOK, CANDLE) and g.helped[x] & SET_BONUS and not g.helped[x] & SET_LOST:
        g.helped[x] |= SET_LOST
        for trait in ALL_TRAITS:
            yield from change(g, x, trait, -2, "HIL-CARD-35")


def clean_by_item(g: Hilltop, x: int, before: Sequence[int] = ()) -> Rule[None]:
    """Grave Dirt comes off when an item card has raised a trait (above these steps, where they are given)."""
    raised = not before or any(g.steps[4 * x + trait] > before[trait] for trait in ALL_TRAITS)
    if raised and GRAVE_DIRT in g.hands[x]:
        yield from discard(g, x, GRAVE_DIRT)


def discard(g: Hilltop, x: int, card: int) -> Rule[None]:
    """A card goes from an explorer to its discard pile."""
    if g.ears:
        g.tell("discarded", "HIL-CARD-2", who=name(g, x), card=card_name(g, card))
    put_away(g, card)
    yield from lose_card(g, x, card)


def put_away(g: Hilltop, card: int) -> None:
    """To its discard pile; an object of the haunt leaves the game."""
    if card == MUSIC_BOX:
        g.box_open = False
    if card >= OBJECT:
        g.gone.append(card)
    elif card >= FIRST_EVENT:
        g.events.discard(card)
    elif card >= FIRST_ITEM:
        g.items.discard(card)
    else:
        g.omens.discard(card)


# --- piles: cards on the floor of a room, in a barrier room on one side of it


def spot(room: int, side: int) -> int:
    """HIL-ITEM-8: where a pile lies."""
    return room * 8 + side + 1


def pile_room(at: int) -> int:
    return at // 8


def lie_down(g: Hilltop, card: int, room: int, side: int = NO_SIDE) -> None:
    """A card is added to the pile of a place."""
    at = spot(room, side)
    g.piles[at] = (*g.piles.get(at, ()), card)


def lift_card(g: Hilltop, card: int, at: int) -> None:
    """A card is taken from a pile; an empty pile is none."""
    rest = tuple([other for other in g.piles[at] if other != card])
    if rest:
        g.piles[at] = rest
    else:
        del g.piles[at]


def join_companions(g: Hilltop, x: int) -> Rule[None]:
    """HIL-DEATH-3: a companion left in a room joins the first explorer who reaches it."""
    for at in [at for at in g.piles if pile_room(at) == g.room[x]]:
        for card in g.piles.get(at, ()):
            if card in COMPANIONS and not g.flags[x] & GONE:
                lift_card(g, card, at)
                yield from gain_card(g, x, card, "HIL-DEATH-3")


# --- death


def die(g: Hilltop, x: int, rule: str) -> Rule[None]:
    """HIL-DEATH-1: dead at once, unless the haunt puts something else in its place."""
    if g.flags[x] & GONE:
        return
    if (yield from replaced(tale(g).dying(g, x))):
        return
    if g.flags[x] & INVISIBLE:
        appear(g, x, rule)
    g.flags[x] |= DEAD
    g.dead |= 1 << x
    if STRIKER in g.memory and g.memory[STRIKER][0] == x:
        g.memory[KILLERS] |= 1 << g.memory[STRIKER][1]
    if lot(x) in g.secrets:  # HIL-TRAITOR-22
        show_lot(g, x)
    if g.ears:
        g.tell("died", rule, who=name(g, x), room=room_name(g.room[x]))
    yield from leave_all(g, x)
    happening = tale(g).died(g, x)
    if happening is not None:
        yield from happening
    settle(g)


def leave_all(g: Hilltop, x: int, joins: bool = True) -> Rule[None]:
    """HIL-DEATH-2, HIL-DEATH-4: all cards lie in the room; the Bite and kept events are discarded."""
    for card in g.hands[x][:]:
        if card == BITE or is_event(card):
            put_away(g, card)
        else:
            lie_down(g, card, g.room[x], g.side[x])
        yield from lose_card(g, x, card)
    if joins:
        for other in g.around(x):
            if other != x and g.room[other] == g.room[x] and not g.flags[other] & GONE:
                yield from join_companions(g, other)
                break


def able(g: Hilltop, x: int) -> bool:
    """HIL-HF-10: alive, in the house and free to act."""
    return not g.flags[x] & UNABLE and not bound(g, x)


def bound(g: Hilltop, x: int) -> bool:
    """HIL-CARD-52: stuck in Webs or buried under Debris."""
    hand = g.hands[x]
    return WEBS in hand or DEBRIS in hand
