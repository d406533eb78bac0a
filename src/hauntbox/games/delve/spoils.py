"""Drawing treasure: items find an owner, fortunes happen, blessings lie down. DEL-TREAS, DEL-COMBAT-19."""

from typing import Final

from hauntbox.games.delve.effects import FORTUNE, TURNED
from hauntbox.games.delve.heroes import EACH, POWER, POWERS, TAMSIN
from hauntbox.games.delve.seen import POWER as SEEN_POWER
from hauntbox.games.delve.seen import TREASURE as SEEN_TREASURE
from hauntbox.games.delve.seen import see
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.treasures import BLESSING, TREASURES
from hauntbox.games.delve.treasures import FORTUNE as A_FORTUNE
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.deck import NO_CARD

POCKET_FIND: Final = POWER["tam_pocket_find"]
PASS: Final = -1
"""The answer that uses nothing."""


def draw_treasure(g: Delve, seat: int) -> Rule[None]:
    """DEL-COMBAT-19: one treasure for a defeated monster; Pocket Find draws two of which one is kept."""
    x = g.heroes[seat]
    may = x.kind == TAMSIN and x.ready(POCKET_FIND) and g.able(seat)
    if may and (yield Ask(seat, "react", [POCKET_FIND, PASS], ("treasure", seat))) == POCKET_FIND:
        yield from pocket_find(g, seat)
    else:
        one_treasure(g, seat)


def pocket_find(g: Delve, seat: int) -> Rule[None]:
    """Draw two, keep one, discard the other."""
    see(g, SEEN_POWER, POCKET_FIND)
    g.then(turn_down, seat, POCKET_FIND)  # after the kept card, which might turn powers up (DEL-POWER-12)
    drawn = g.treasures.draw_some(g.rng, 2)
    if len(drawn) == 2:
        kept: int = yield Ask(seat, "keep", sorted(set(drawn)), tuple(drawn))
        drawn.remove(kept)
        g.treasures.discard(drawn[0])
        drawn = [kept]
    for card in drawn:
        g.then(gain_treasure, seat, card)


def one_treasure(g: Delve, seat: int) -> None:
    """DEL-TREAS-11: without cards nothing is drawn."""
    card = g.treasures.draw(g.rng)
    if card == NO_CARD:
        if g.ears:
            g.tell("no-treasure", "DEL-TREAS-11")
        return
    g.then(gain_treasure, seat, card)


def gain_treasure(g: Delve, seat: int, card: int) -> Rule[None]:
    """DEL-TREAS-2, DEL-TREAS-3, DEL-TREAS-8: what becomes of a card by its type."""
    see(g, SEEN_TREASURE, card)
    kind = TREASURES[card].type
    if g.ears:
        g.tell("treasure", "DEL-COMBAT-19", who=g.heroes[seat].name, card=TREASURES[card].id)
    if kind == A_FORTUNE:
        g.treasures.discard(card)
        g.then(FORTUNE[card], seat)
    elif kind == BLESSING:
        g.blessings = (*g.blessings, (card, seat, g.turn))
    else:
        owners = [seat] if g.competitive else [s for s in g.clockwise(seat) if s in g.at]
        owner: int = yield Ask(seat, "item_owner", owners, card)
        g.heroes[owner].items = (*g.heroes[owner].items, card)
        if g.ears:
            g.tell("item-owner", "DEL-TREAS-3", who=g.heroes[owner].name, card=TREASURES[card].id)


def turn_down(g: Delve, seat: int, power: int) -> None:
    """DEL-POWER-2, DEL-POWER-3: a used card is turned face down."""
    x = g.heroes[seat]
    bit = 1 << power % EACH
    if x.up & bit:
        x.up &= ~bit
        x.down |= bit
        if g.ears:
            g.tell("power-down", "DEL-POWER-2", who=x.name, power=POWERS[power].id)
        if x.kind in TURNED:
            g.then(TURNED[x.kind], seat)


def turn_up(g: Delve, seat: int, power: int, rule: str) -> None:
    x = g.heroes[seat]
    bit = 1 << power % EACH
    x.down &= ~bit
    x.up |= bit
    if g.ears:
        g.tell("power-up", rule, who=x.name, power=POWERS[power].id)


def face_down(g: Delve, seat: int) -> list[int]:
    """The powers of a hero that lie face down."""
    x = g.heroes[seat]
    return [x.kind * EACH + place for place in range(EACH) if x.down >> place & 1]


def spend_item(g: Delve, seat: int, card: int) -> None:
    """DEL-TREAS-10: discarded or turned face down, as the card says."""
    x = g.heroes[seat]
    items = list(x.items)
    items.remove(card)
    x.items = tuple(items)
    if TREASURES[card].keeps:
        x.spent = (*x.spent, card)
    else:
        g.treasures.discard(card)
    if g.ears:
        g.tell("item-used", "DEL-TREAS-10", who=x.name, card=TREASURES[card].id)
