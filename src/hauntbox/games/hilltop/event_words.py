"""The vocabulary of events: effects as data, "roll and read the table", group rolls, tokens and kept cards."""

from collections.abc import Sequence
from typing import Final

from hauntbox.games.hilltop.cards import CARDS
from hauntbox.games.hilltop.draw import draw_item, ignores
from hauntbox.games.hilltop.explorers import PHYSICAL, TRAITS
from hauntbox.games.hilltop.harm import dice_damage
from hauntbox.games.hilltop.house import rebuild
from hauntbox.games.hilltop.moving import discover, put
from hauntbox.games.hilltop.names import name, room_name
from hauntbox.games.hilltop.rolls import plain_roll, trait_roll
from hauntbox.games.hilltop.state import GONE, TOKENS, Hilltop
from hauntbox.games.hilltop.traits import change
from hauntbox.kernel.ask import Rule

RULE: Final = "HIL-CARD-2"
"""The rule behind everything that simply stands on an event card."""

Effect = tuple[int, int, int]
Effects = tuple[Effect, ...]
"""What a row of a table does, in this order; rows are added up with `+`."""
Table = dict[int, Effects]
"""The rows by the least total that reaches them, the highest first; a total without a row does nothing."""

STEPS: Final = 0
HURT: Final = 1
DRAW: Final = 2
GO: Final = 3


def gain(trait: int, steps: int = 1) -> Effects:
    return ((STEPS, trait, steps),)


def lose(trait: int, steps: int = 1) -> Effects:
    return ((STEPS, trait, -steps),)


def hurt(dice: int, harm: int) -> Effects:
    """So many dice of damage."""
    return ((HURT, dice, harm),)


def go(room: int) -> Effects:
    """The explorer is put there."""
    return ((GO, room, 0),)


AN_ITEM: Final[Effects] = ((DRAW, 0, 0),)
LOSE_EACH: Final[Effects] = tuple([(STEPS, trait, -1) for trait in range(len(TRAITS))])


def suffer(g: Hilltop, x: int, effects: Effects) -> Rule[None]:
    """The effects of a row, one after another."""
    for what, a, b in effects:
        if what == STEPS:
            yield from change(g, x, a, b, RULE)
        elif what == HURT:
            yield from dice_damage(g, x, a, b, RULE)
        elif what == DRAW:
            yield from draw_item(g, x)
        else:
            yield from put(g, x, a, "HIL-CARD-62")


# --- rolls


def event_roll(g: Hilltop, x: int, trait: int, more: int = 0) -> Rule[int]:
    """A trait roll of the event that is being resolved."""
    total: int = yield from trait_roll(g, x, trait, CARDS[g.event], RULE, more)
    return total


def by_roll(g: Hilltop, x: int, trait: int, table: Table) -> Rule[int]:
    """HIL-ROLL-1: roll a trait and read the table; gives the total."""
    total: int = yield from event_roll(g, x, trait)
    yield from read(g, x, total, table)
    return total


def by_dice(g: Hilltop, x: int, dice: int, table: Table) -> Rule[int]:
    """Roll a stated number of dice and read the table; gives the total."""
    total: int = yield from plain_roll(g, x, dice, CARDS[g.event], RULE)
    yield from read(g, x, total, table)
    return total


def read(g: Hilltop, x: int, total: int, table: Table) -> Rule[None]:
    for least, effects in table.items():
        if total >= least:
            yield from suffer(g, x, effects)
            return


# --- several explorers


def affected(g: Hilltop, x: int, y: int) -> Rule[bool]:
    """HIL-TRAITOR-6: whether the event that x drew touches y; a traitor may ignore what another has drawn."""
    if g.flags[y] & GONE:
        return False
    return y == x or not (yield from ignores(g, y, g.event))


def each_rolls(g: Hilltop, x: int, seats: Sequence[int], trait: int, table: Table) -> Rule[None]:
    """HIL-GEN-9, HIL-ROLL-8: one after another, each for itself."""
    for y in seats:
        if (yield from affected(g, x, y)):
            yield from by_roll(g, y, trait, table)


def clockwise(g: Hilltop) -> list[int]:
    """HIL-GEN-9: the explorers in the house, the active player's first."""
    return [y for y in g.around(g.active) if not g.flags[y] & GONE]


# --- what stays


def lay_token(g: Hilltop, token: int, room: int) -> None:
    g.tokens[token] = room
    rebuild(g)
    if g.ears:
        g.tell("token", RULE, token=TOKENS[token], room=room_name(room))


def keep(g: Hilltop, x: int) -> None:
    """The event stays before the explorer."""
    if g.flags[x] & GONE:
        return
    g.hands[x].append(g.event)
    if g.ears:
        g.tell("kept", RULE, who=name(g, x), card=CARDS[g.event])


def hold_fast(g: Hilltop, x: int) -> None:
    """HIL-CARD-52: stuck or buried, and nobody has tried to free the explorer yet."""
    keep(g, x)
    g.tries[x] = 0


def go_to_new(g: Hilltop, x: int, room: int, rule: str, dice: int = 0) -> Rule[None]:
    """HIL-EXPLORE-15: into a room placed by the text, which the explorer thereby discovers, perhaps after a fall."""
    yield from put(g, x, room, rule)
    if dice:
        yield from dice_damage(g, x, dice, PHYSICAL, RULE)
    if g.room[x] == room and not g.flags[x] & GONE:
        yield from discover(g, x, room)
