"""Resisting the Enchanter at the start of a turn (MAN-ENC-50)."""

from typing import Final

from hauntbox.games.manor.enchanter_board import lose_board_discs
from hauntbox.games.manor.manor_board import discard_event, lose_omens
from hauntbox.games.manor.options import EVENT_CARD, NUMBER, OTHER_SUIT, STOP, SUIT, first, option, prompt, second, word
from hauntbox.games.manor.options import word_of as kind_of
from hauntbox.games.manor.paladin_board import FIRE, LIGHT, pay_grit, spend
from hauntbox.games.manor.pieces import ENCHANTER, MANOR, PALADIN, SKELETONS, SPIDER
from hauntbox.games.manor.skeletons_board import lose_stability
from hauntbox.games.manor.spider_board import drop_card
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import pay_blood
from hauntbox.kernel.ask import Ask, Rule

RESIST: Final = prompt("resist", "MAN-ENC-50")
RELIEF: Final = 2
"""So many discs return to the supply."""
PAY_FIRE: Final = word(19, "pay-devotions", NUMBER, text="fire")
"""So much of the 2 Devotions is Fire, the rest Light."""
PAY_GRIT: Final = word(20, "pay-grit", text="grit")
PAY_STABILITY: Final = word(21, "pay-stability", text="stability")
PAY_BLOOD: Final = word(22, "pay-blood", text="blood")
PAY_CARDS: Final = word(23, "pay-cards", SUIT, OTHER_SUIT, text="cards")
PAY_OMEN: Final = word(24, "pay-omen", text="omen")
PAY_EVENT: Final = word(25, "pay-event", EVENT_CARD, text="event")


def resist(g: Manor, role: int) -> Rule[None]:
    """MAN-ENC-50: for its price, once and in full, up to two discs of the role's board return to the supply."""
    if not g.plays(ENCHANTER) or not g.enchanter.boards[role]:
        return
    prices = prices_of(g, role)
    if not prices:
        return
    choice: int = yield Ask(g.seat(role), RESIST, [*prices, STOP], g.enchanter.boards[role])
    if choice == STOP:
        return
    lose_board_discs(g, role, RELIEF, "MAN-ENC-50")
    pay(g, choice)


def prices_of(g: Manor, role: int) -> list[int]:
    """What the role can pay now."""
    if role == PALADIN:
        p = g.paladin
        found = [option(PAY_FIRE, fire) for fire in (2, 1, 0) if p.fire >= fire and p.light >= 2 - fire]
        return [*found, PAY_GRIT] if p.grit >= 3 else found
    if role == SKELETONS:
        return [PAY_STABILITY] if g.skeletons.stability >= 2 else []
    if role == SPIDER:
        found = [PAY_BLOOD] if g.spider.blood >= 2 else []
        hand = g.spider.hand
        pairs = sorted({(hand[i], hand[j]) for i in range(len(hand)) for j in range(i + 1, len(hand))})
        return found + [option(PAY_CARDS, a, b) for a, b in pairs]
    found = [PAY_OMEN] if g.manor.box else []
    return found + [option(PAY_EVENT, card) for card in g.manor.hand] if role == MANOR else found


def pay(g: Manor, choice: int) -> None:
    """MAN-PAL-2: a Hero cube lost with the Grit does not end the Paladin's turn."""
    kind = kind_of(choice)
    if kind == PAY_FIRE:
        spend(g, FIRE, first(choice))
        spend(g, LIGHT, 2 - first(choice))
    elif kind == PAY_GRIT:
        pay_grit(g, 3, "MAN-ENC-50", ends_turn=False)
    elif kind == PAY_STABILITY:
        lose_stability(g, 2, "MAN-ENC-50")
    elif kind == PAY_BLOOD:
        pay_blood(g, 2)
    elif kind == PAY_CARDS:
        drop_card(g, first(choice))
        drop_card(g, second(choice))
    elif kind == PAY_OMEN:
        lose_omens(g, 1, "MAN-ENC-50")
    else:
        discard_event(g, first(choice), "MAN-ENC-50")
