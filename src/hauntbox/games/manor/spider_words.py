"""The Spider's questions and the words of her options."""

from typing import Final

from hauntbox.games.manor.cards import FORMS
from hauntbox.games.manor.options import (
    FORM,
    MORE,
    NUMBER,
    OTHER_SUIT,
    PIECE,
    SPACE,
    SPIDER_WORDS,
    SUIT,
    prompt,
    word,
)  # fmt: skip

MENU: Final = prompt("spider_menu", "MAN-SPI-1")
NEXT_SPIDERLING: Final = prompt("spider_next", "MAN-SPI-65")
MORE_FANGS: Final = prompt("spider_more", "MAN-SPI-34")
PAY_CARD: Final = prompt("spider_pay", "MAN-SPI-14")
PAY_PAIR: Final = prompt("spider_pay_two", "MAN-SPI-42")
LOOK: Final = prompt("spider_look", "MAN-SPI-32")
SPIN: Final = prompt("spider_spin", "MAN-SPI-44")
LAY: Final = prompt("spider_lay", "MAN-SPI-55")
BITE: Final = prompt("spider_bite", "MAN-SPI-52")
BITE_PALADIN: Final = prompt("spider_grit", "MAN-SPI-36")
BITE_ENCHANTER: Final = prompt("spider_discs", "MAN-SPI-39")
FEED: Final = prompt("spider_feed", "MAN-SPI-8")
LEAP: Final = prompt("spider_leap", "MAN-SPI-56")
GATHER: Final = prompt("spider_gather", "MAN-SPI-6")
EXTRA: Final = prompt("spider_extra", "MAN-SPI-11")
CHOOSE_FORM: Final = prompt("spider_form", "MAN-SPI-13")

STEP: Final = word(SPIDER_WORDS + 0, "spider-step", SPACE, text="step")
ESCAPE: Final = word(SPIDER_WORDS + 1, "spider-escape", SPACE, text="escape")
EYES_MANY: Final = word(SPIDER_WORDS + 2, "spider-eyes-many", NUMBER, text="eyes")
"""So many Eyes cards of the Giant Spider."""
EYES_WITH: Final = word(SPIDER_WORDS + 3, "spider-eyes", SUIT, text="eyes")
"""One card played as Eyes."""
FANGS_WITH: Final = word(SPIDER_WORDS + 4, "spider-fangs", SUIT, text="fangs")
WEB_MANY: Final = word(SPIDER_WORDS + 5, "spider-web-many", NUMBER, text="web")
WEB_WITH: Final = word(SPIDER_WORDS + 6, "spider-web", SUIT, text="web")
LAY_EGG: Final = word(SPIDER_WORDS + 7, "spider-egg", text="egg")
FEEDING: Final = word(SPIDER_WORDS + 8, "spider-feeding", text="feeding")
LEGS: Final = word(SPIDER_WORDS + 9, "spider-legs", text="legs")
TELEPORT: Final = word(SPIDER_WORDS + 10, "spider-teleport", SUIT, text="teleport")
LOOT: Final = word(SPIDER_WORDS + 11, "spider-loot", text="loot")
TEND: Final = word(SPIDER_WORDS + 12, "spider-tend", text="tend")
"""The Giant Spider: all Eggs within 2 spaces."""
TEND_AT: Final = word(SPIDER_WORDS + 13, "spider-tend-at", SPACE, text="tend")
"""The Caster: one Egg."""
DREAD: Final = word(SPIDER_WORDS + 14, "spider-dread", text="dread")
END: Final = word(SPIDER_WORDS + 15, "spider-end", text="end")
ACTIVATE: Final = word(SPIDER_WORDS + 16, "spider-activate", PIECE, text="")
REST: Final = word(SPIDER_WORDS + 17, "spider-rest", text="rest")
"""No more Spiderlings this turn."""
MORE_WITH: Final = word(SPIDER_WORDS + 18, "spider-more", SUIT, text="")
ENOUGH: Final = word(SPIDER_WORDS + 19, "spider-enough", text="enough")
PAY: Final = word(SPIDER_WORDS + 20, "spider-pay", SUIT, text="")
PAY_TWO: Final = word(SPIDER_WORDS + 21, "spider-pay-two", SUIT, OTHER_SUIT, text="")
LOOK_AT: Final = word(SPIDER_WORDS + 22, "spider-look", SPACE, text="")
SPIN_AT: Final = word(SPIDER_WORDS + 23, "spider-spin", SPACE, text="")
LAY_AT: Final = word(SPIDER_WORDS + 24, "spider-lay", SPACE, text="")
BITES: Final = word(SPIDER_WORDS + 25, "spider-bite", PIECE, text="")
GRIT_OF: Final = word(SPIDER_WORDS + 26, "spider-grit", NUMBER, MORE, text="grit")
"""So much Grit, and up to so many spaces."""
DISCS_OF: Final = word(SPIDER_WORDS + 27, "spider-discs", NUMBER, MORE, text="board")
"""So many discs of her own board, so many of the Enchanter's hand."""
FEED_AT: Final = word(SPIDER_WORDS + 28, "spider-feed", SPACE, text="")
LEAP_TO: Final = word(SPIDER_WORDS + 29, "spider-leap", SPACE, text="to")
GATHER_AT: Final = word(SPIDER_WORDS + 30, "spider-gather", SPACE, text="")
TAKE_FORM: Final = word(SPIDER_WORDS + 31, "spider-form", FORM, text="")

USED_TEND: Final = 1
USED_DREAD: Final = 2

SPIDER_FIRED: Final = tuple([f"{form}_{deed}" for form, deeds in zip(FORMS, (
    ("eyes", "fangs", "web", "egg", "feeding", "legs", "loot", "tend"),
    ("eyes", "fangs", "web", "egg", "legs", "teleport", "loot", "tend", "dread"),
    ("eyes", "fangs", "web", "feeding", "legs", "dread"),
), strict=True) for deed in deeds])  # fmt: skip
"""What she can do in each form, for FIRED."""
