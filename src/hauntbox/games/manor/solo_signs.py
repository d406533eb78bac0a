"""Solo: what the symbols do besides (MAN-SOLO-6), the Terror dial and what it takes from the Paladin."""

from typing import Final

from hauntbox.games.manor.cards import SANCTITY, TREASURES
from hauntbox.games.manor.ends import VIGIL_TERROR, lose
from hauntbox.games.manor.options import OTHER_WORDS, SANCTITY_CARD, TREASURE_CARD, first, option, prompt, word
from hauntbox.games.manor.pieces import BLOOD, PALADIN
from hauntbox.games.manor.skeletons_board import gain_stability, lose_stability
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import put, take
from hauntbox.games.manor.tiles import ARMORY, EVENT, PIT
from hauntbox.kernel.ask import Ask, Rule

SOLO_TERROR_MAX = 15
VIGIL_TREASURE: Final = prompt("vigil_treasure", "MAN-SOLO-9")
VIGIL_SANCTITY: Final = prompt("vigil_sanctity", "MAN-SOLO-9")
DROP_TREASURE: Final = word(OTHER_WORDS + 16, "drop-treasure", TREASURE_CARD, text="")
DROP_SANCTITY: Final = word(OTHER_WORDS + 17, "drop-sanctity", SANCTITY_CARD, text="")
TREASURE_AT: Final = (4, 8)
SANCTITY_AT: Final = (6, 10)


def sign(g: Manor, at: int, kind: int) -> None:
    """MAN-SOLO-6: an Armory, a Pit or an Event is revealed."""
    if kind == ARMORY:
        lose_stability(g, 1, "MAN-SOLO-6")
    elif kind == PIT:
        gain_stability(g, 1, "MAN-SOLO-6")
    elif kind == EVENT:
        put(g, BLOOD, at)
        raise_terror(g, 1, "MAN-SOLO-6")


def raise_terror(g: Manor, by: int, rule: str) -> None:
    """MAN-SOLO-3, MAN-SOLO-8, MAN-SOLO-9: the Terror dial; at its limit the game is lost."""
    before = g.spider.terror
    g.spider.terror = max(0, min(SOLO_TERROR_MAX, before + by))
    if g.spider.terror == before:
        return
    if g.ears:
        kind = "vigil-terror" if by > 0 else "vigil-calm"
        g.tell(kind, rule, count=abs(by), total=g.spider.terror, goal=g.terms.vigil.terror)
    if g.spider.terror >= g.terms.vigil.terror:
        lose(g, VIGIL_TERROR, "MAN-SOLO-3")
    if by > 0 and g.spider.terror in TREASURE_AT:
        g.then(drop_treasure)
    elif by > 0 and g.spider.terror in SANCTITY_AT:
        g.then(drop_sanctity)


def drop_treasure(g: Manor) -> Rule[None]:
    """MAN-SOLO-9: a Treasure of his choice, face up or face down, leaves the game."""
    p = g.paladin
    held = sorted([*p.kept, *p.shown])
    if not held:
        return
    card = first((yield Ask(g.seat(PALADIN), VIGIL_TREASURE, [option(DROP_TREASURE, card) for card in held])))
    (p.kept if card in p.kept else p.shown).remove(card)
    g.reveal()
    if g.ears:
        g.tell("vigil-drops", "MAN-SOLO-9", card=TREASURES[card], total=g.spider.terror)


def drop_sanctity(g: Manor) -> Rule[None]:
    """MAN-SOLO-9: a Sanctity card in play goes to the Sanctity discard."""
    p = g.paladin
    if not p.cards:
        return
    options = [option(DROP_SANCTITY, card) for card in sorted(p.cards)]
    card = first((yield Ask(g.seat(PALADIN), VIGIL_SANCTITY, options)))
    p.cards.remove(card)
    p.sanctity.discard(card)
    if g.ears:
        g.tell("vigil-drops", "MAN-SOLO-9", card=SANCTITY[card].id, total=g.spider.terror)


def calm(g: Manor, at: int) -> None:
    """MAN-SOLO-7: the Paladin enters a tile with a Blood cube."""
    if take(g, BLOOD, at):
        raise_terror(g, -1, "MAN-SOLO-7")
