"""Puts the Spider's board in order for a test: form, cards, Blood, Terror, lives."""

from games.manor.table import Table

from hauntbox.games.manor.cards import FORM_CASTER, FORM_GIANT, FORM_SPIDERLINGS, POWERS, SUITS
from hauntbox.games.manor.pieces import BLOOD, SPIDERLINGS, bits
from hauntbox.games.manor.things import add_blood
from hauntbox.parts.deck import Deck

FORMS = {"giant": FORM_GIANT, "caster": FORM_CASTER, "spiderlings": FORM_SPIDERLINGS}
SHORT = {"e": 0, "f": 1, "w": 2}


def spider(t: Table, form: str = "giant", hand: str = "", blood: int = 0, terror: int = 0, lives: int = 5) -> Table:
    """`hand`: e Eyes, f Fangs, w Web. The other cards are in the deck."""
    s = t.g.spider
    s.form = FORMS[form]
    s.hand = sorted([SHORT[letter] for letter in hand])
    rest = list(POWERS)
    for suit in s.hand:
        rest.remove(suit)
    s.deck = Deck(rest, refills=True)
    s.terror = terror
    s.living = bits(SPIDERLINGS[:lives])
    t.g.supply[BLOOD] += s.blood
    s.blood = 0
    assert add_blood(t.g, blood) == blood
    return t


def cards(t: Table) -> str:
    """Her hand, in letters."""
    return "".join([SUITS[suit][0] for suit in t.g.spider.hand])


def steps(t: Table) -> list[str]:
    """Where her active piece may go now."""
    return [text.removeprefix("step ") for text in t.options if text.startswith("step ")]
