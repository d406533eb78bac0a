"""Every option of every question is one number: a word and up to three things it names.

A word is declared once, by `word`, with its notation and the kinds of things that follow it. From that come the text
of an option, what it points at, and the facts of its label, with no code of its own. Numbers 0 to 31 belong to the
common rules, then 32 for each role (PALADIN_WORDS …) and for events and solo.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from hauntbox.board.geometry import DIRECTIONS
from hauntbox.games.manor.cards import EVENTS, FORMS, GEAR, ROWS, SANCTITY, SPELLS, SUITS, TREASURES
from hauntbox.games.manor.pieces import KIND_OF_TOKEN, PIECES, ROLES
from hauntbox.games.manor.spaces import DELTA, space_key, space_text
from hauntbox.kernel.ask import Prompt

KIND: Final = 27
FIRST: Final = 18
SECOND: Final = 9
LOW: Final = (1 << SECOND) - 1
"""A thing is a number below 512."""

PALADIN_WORDS: Final = 32
SKELETON_WORDS: Final = 64
SPIDER_WORDS: Final = 96
MANOR_WORDS: Final = 128
ENCHANTER_WORDS: Final = 160
OTHER_WORDS: Final = 192
STATS: Final = ("perception", "movement", "strength")
DEVOTIONS: Final = ("fire", "light")


class Thing(NamedTuple):
    """A kind of thing: the fact under which messages know it, its text, and the key of what it points at."""

    fact: str
    text: Callable[[int], str]
    key: Callable[[int], str]


def no_key(value: int) -> str:
    return ""


def listed(fact: str, names: tuple[str, ...], prefix: str = "") -> Thing:
    """A thing with a name in a table; with a prefix it can be pointed at."""
    key: Callable[[int], str] = (lambda value: f"{prefix}:{names[value]}") if prefix else no_key
    return Thing(fact, lambda value: names[value], key)


def edge(at: int, d: int) -> int:
    """A side of a space as one thing."""
    return at * 4 + d


def edge_text(value: int) -> str:
    return f"{space_text(value >> 2)} {DIRECTIONS[value & 3]}"


def turn_text(value: int) -> str:
    return f"r{value}"


SPACE: Final = Thing("cell", space_text, space_key)
THERE: Final = Thing("there", space_text, space_key)
"""A second space."""
EDGE: Final = Thing("edge", edge_text, lambda value: space_key(value >> 2))
"""Points at its space; `edge_keys` adds the space behind it."""
TURNS: Final = Thing("turns", turn_text, no_key)
NUMBER: Final = Thing("count", str, no_key)
MORE: Final = Thing("more", str, no_key)
"""A second number."""
PIECE: Final = listed("piece", PIECES, "piece")
ROLE: Final = listed("role", ROLES)
TOKEN: Final = listed("token", KIND_OF_TOKEN)
STAT: Final = listed("stat", STATS)
DEVOTION: Final = listed("devotion", DEVOTIONS)
TREASURE_CARD: Final = listed("card", TREASURES, "card")
SANCTITY_CARD: Final = listed("card", tuple([card.id for card in SANCTITY]), "card")
GEAR_CARD: Final = listed("card", tuple([card.id for card in GEAR]), "card")
EVENT_CARD: Final = listed("card", tuple([card.id for card in EVENTS]), "card")
SPELL_CARD: Final = listed("card", SPELLS, "card")
SUIT: Final = listed("suit", SUITS, "card")
OTHER_SUIT: Final = listed("other", SUITS, "card")
FORM: Final = listed("form", FORMS, "card")
ROW: Final = listed("row", ROWS)


class Word(NamedTuple):
    """`id` names its message (option-<id>), `text` begins its notation, which the things follow."""

    id: str
    text: str
    things: tuple[Thing, ...]


WORDS: Final[dict[int, Word]] = {}
PROMPTS: Final[dict[str, Prompt]] = {}


def word(number: int, name: str, *things: Thing, text: str | None = None) -> int:
    """Declares a word; what it returns, with things added by `option`, is an option. `text=""`: the things alone."""
    if number in WORDS or name in [known.id for known in WORDS.values()]:
        raise ValueError(f"the word {name} or its number {number} is there already")
    WORDS[number] = Word(name, name if text is None else text, things)
    return number << KIND


def prompt(name: str, rule: str, targets: Callable[[int], tuple[str, ...]] | None = None) -> str:
    """Declares a kind of question with its rule; `targets`: for options that point at more than they name."""
    PROMPTS[name] = Prompt(rule, option_text, targets or option_targets)
    return name


def option(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """An option: a declared word and its things."""
    return kind | a << FIRST | b << SECOND | c


def word_of(value: int) -> int:
    """The word of an option, as `word` returned it."""
    return value >> KIND << KIND


def first(value: int) -> int:
    return value >> FIRST & LOW


def second(value: int) -> int:
    return value >> SECOND & LOW


def third(value: int) -> int:
    return value & LOW


def things_of(value: int) -> list[tuple[Thing, int]]:
    """What an option names: kinds of things and which."""
    return list(zip(WORDS[value >> KIND].things, (first(value), second(value), third(value)), strict=False))


def option_text(value: int) -> str:
    """The notation of an option: "step 6,3", "breach 6,3 north", "stop"."""
    parts = [WORDS[value >> KIND].text] + [thing.text(which) for thing, which in things_of(value)]
    return " ".join([part for part in parts if part])


def option_targets(value: int) -> tuple[str, ...]:
    """What an option points at."""
    keys: list[str] = []
    for thing, which in things_of(value):
        keys.append(thing.key(which))
        if thing is EDGE:
            keys.append(space_key((which >> 2) + DELTA[which & 3]))
    return tuple([key for key in dict.fromkeys(keys) if key])


# The words of the common rules.
STOP: Final = word(0, "stop")
NO: Final = word(1, "no")
YES: Final = word(2, "yes")
AT: Final = word(3, "at", SPACE, text="")
"""A space to choose."""
TURN: Final = word(4, "turn", TURNS, text="")
"""How a tile is turned."""
ON_EDGE: Final = word(5, "on-edge", EDGE, text="")
TO: Final = word(6, "to", SPACE, text="to")
"""Where a piece goes."""
OF_PIECE: Final = word(7, "of-piece", PIECE, text="")
PICK_SUIT: Final = word(8, "pick-suit", SUIT, text="")
