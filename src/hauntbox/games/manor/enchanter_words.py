"""The Enchanter's questions and the words of his options."""

from typing import Final

from hauntbox.games.manor.cards import EVENTS, GEAR
from hauntbox.games.manor.manor_words import MANOR_FIRED, SEEN_MANOR
from hauntbox.games.manor.options import ENCHANTER_WORDS, PIECE, ROLE, SPACE, prompt, word
from hauntbox.games.manor.paladin_board import SEEN_REST
from hauntbox.games.manor.state import Manor

MENU: Final = prompt("enchanter_menu", "MAN-ENC-20")
APPEAR: Final = prompt("enchanter_appear", "MAN-ENC-21")
FLICKER_ONE: Final = prompt("enchanter_flicker", "MAN-ENC-24")
DOMINATE_ONE: Final = prompt("enchanter_dominate", "MAN-ENC-42")
STEP_TO: Final = prompt("enchanter_step", "MAN-ENC-52")
INSCRIBE_ONE: Final = prompt("enchanter_inscribe", "MAN-ENC-32")
WHISPER_ONE: Final = prompt("enchanter_whisper", "MAN-ENC-36")
COMMAND_PIECE: Final = prompt("enchanter_command", "MAN-ENC-37")
MARCH: Final = prompt("enchanter_march", "MAN-ENC-37")
SUMMON_ONE: Final = prompt("enchanter_summon", "MAN-ENC-38")
CONJURE_ONE: Final = prompt("enchanter_conjure", "MAN-ENC-39")
BAR_EDGE: Final = prompt("enchanter_bar", "MAN-ENC-52")

SNEAK: Final = word(ENCHANTER_WORDS + 0, "enchanter-sneak", SPACE, text="sneak")
LEAP: Final = word(ENCHANTER_WORDS + 1, "enchanter-bound", SPACE, text="bound")
STEP: Final = word(ENCHANTER_WORDS + 2, "enchanter-step", text="step")
INSCRIBE: Final = word(ENCHANTER_WORDS + 3, "enchanter-inscribe", text="inscribe")
SYPHON: Final = word(ENCHANTER_WORDS + 4, "enchanter-syphon", text="syphon")
WHISPER: Final = word(ENCHANTER_WORDS + 5, "enchanter-whisper", text="whisper")
COMMAND: Final = word(ENCHANTER_WORDS + 6, "enchanter-command", ROLE, text="command")
SUMMON: Final = word(ENCHANTER_WORDS + 7, "enchanter-summon", text="summon")
CONJURE: Final = word(ENCHANTER_WORDS + 8, "enchanter-conjure", text="conjure")
BAR_WAY: Final = word(ENCHANTER_WORDS + 9, "enchanter-bar", text="bar")
GLARE: Final = word(ENCHANTER_WORDS + 10, "enchanter-stare", text="stare")
END: Final = word(ENCHANTER_WORDS + 11, "enchanter-end", text="end")
APPEAR_AT: Final = word(ENCHANTER_WORDS + 12, "enchanter-appear", SPACE, text="")
LIGHT_UP: Final = word(ENCHANTER_WORDS + 13, "enchanter-reveal", SPACE, text="reveal")
PUT_OUT: Final = word(ENCHANTER_WORDS + 14, "enchanter-darken", SPACE, text="darken")
DOMINATE: Final = word(ENCHANTER_WORDS + 15, "enchanter-dominate", ROLE, text="")
STEP_AT: Final = word(ENCHANTER_WORDS + 16, "enchanter-step-to", SPACE, text="")
INSCRIBE_AT: Final = word(ENCHANTER_WORDS + 17, "enchanter-inscribe-at", SPACE, text="")
WHISPER_TO: Final = word(ENCHANTER_WORDS + 18, "enchanter-whisper-to", ROLE, text="")
WHISPER_TWO: Final = word(ENCHANTER_WORDS + 19, "enchanter-whisper-two", ROLE, text="two")
COMMANDED: Final = word(ENCHANTER_WORDS + 20, "enchanter-command-piece", PIECE, text="")
MARCH_TO: Final = word(ENCHANTER_WORDS + 21, "enchanter-march", SPACE, text="to")
SUMMON_AT: Final = word(ENCHANTER_WORDS + 22, "enchanter-summon-at", SPACE, text="")
CONJURE_AT: Final = word(ENCHANTER_WORDS + 23, "enchanter-conjure-at", SPACE, text="")
ENOUGH: Final = word(ENCHANTER_WORDS + 24, "enchanter-enough", text="stop")
"""No more of what he is doing."""

# What he has used in this turn.
SUMMONED: Final = 1
CONJURED: Final = 2

ENCHANTER_FIRED: Final = ("sneak", "inscribe", "syphon", "whisper", "command", "summon", "conjure", "dominate")
"""What he can do, for FIRED."""
(
    FIRED_SNEAK, FIRED_INSCRIBE, FIRED_SYPHON, FIRED_WHISPER, FIRED_COMMAND, FIRED_SUMMON, FIRED_CONJURE,
    FIRED_DOMINATE,
) = range(len(ENCHANTER_FIRED))  # fmt: skip
SEEN_SPELL: Final = SEEN_REST + len(GEAR) + len(EVENTS)
"""Where the spells begin in FIRED."""
SEEN_ENCHANTER: Final = SEEN_MANOR + len(MANOR_FIRED)
"""Where ENCHANTER_FIRED begins in FIRED."""


def note_spell(g: Manor, card: int) -> None:
    """A spell has worked (FIRED)."""
    g.seen |= 1 << (SEEN_SPELL + card)


def note(g: Manor, deed: int) -> None:
    """Something of his was done (FIRED)."""
    g.seen |= 1 << (SEEN_ENCHANTER + deed)
