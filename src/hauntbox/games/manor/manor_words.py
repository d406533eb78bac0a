"""The Manor's questions and the words of its options."""

from typing import Final

from hauntbox.games.manor.cards import EVENTS, FLIGHTS, GEAR, SPELLS
from hauntbox.games.manor.options import (
    EVENT_CARD,
    MANOR_WORDS,
    NUMBER,
    ROW,
    SPACE,
    Thing,
    listed,
    no_key,
    option_targets,
    prompt,
    second,
    third,
    word,
    word_of,
)  # fmt: skip
from hauntbox.games.manor.paladin_board import SEEN_REST
from hauntbox.games.manor.spaces import DELTA, space_key
from hauntbox.games.manor.spider_words import SPIDER_FIRED


def flown_over(value: int) -> tuple[str, ...]:
    """What an option of the haunting points at: a flight also at the spaces on its way, where it ends the last."""
    keys = option_targets(value)
    if word_of(value) != FLY:
        return keys
    at, way = second(value), []
    for d in reversed(PATHS[third(value)][1:]):
        at -= DELTA[d]
        way.append(space_key(at))
    return (*keys[:-1], *reversed(way), keys[-1])


ASSIGN: Final = prompt("manor_omens", "MAN-MAN-3")
SWAP_ONE: Final = prompt("manor_swap", "MAN-MAN-5")
SWAP_OTHER: Final = prompt("manor_swap_with", "MAN-MAN-5")
SHIFT_FULL: Final = prompt("manor_shift_full", "MAN-MAN-8")
SHIFT_ONE: Final = prompt("manor_shift", "MAN-MAN-7")
SHIFT_WHERE: Final = prompt("manor_shift_to", "MAN-MAN-7")
ORIENT: Final = prompt("manor_turn", "MAN-MAN-5")
REVEAL_ONE: Final = prompt("manor_reveal", "MAN-MAN-9")
WALL_TILE: Final = prompt("manor_wall", "MAN-MAN-10")
WALL_SIDE: Final = prompt("manor_wall_side", "MAN-MAN-10")
MENU: Final = prompt("manor_menu", "MAN-MAN-20", flown_over)
WALK_STEP: Final = prompt("manor_walk", "MAN-MAN-21")
OUT_FIRST: Final = prompt("manor_order", "MAN-GEN-17")
SPIDER_OUT: Final = prompt("manor_spider_out", "MAN-MAN-26")
EGG_OUT: Final = prompt("manor_egg_out", "MAN-MAN-28")
TREASURE_OUT: Final = prompt("manor_treasure_out", "MAN-MAN-28")
TREASURE_WHERE: Final = prompt("manor_treasure", "MAN-MAN-41")

# Flights, and what the Wraith drives out, as things.
PATHS: Final = tuple(sorted({path for ways in FLIGHTS for path in ways}))
"""Every way to fly any card, by number."""
PATH: Final = Thing("path", lambda way: "".join(["NESW"[d] for d in PATHS[way]]), no_key)
DRIVEN: Final = ("paladin", "spider", "egg", "treasure_token")
PALADIN_OUT, SPIDERS_OUT, EGGS_OUT, TREASURES_OUT = range(len(DRIVEN))
WHAT: Final = listed("what", DRIVEN)

OMENS_ON: Final = word(MANOR_WORDS + 0, "manor-omens", ROW, NUMBER, text="")
SWAP_TILE: Final = word(MANOR_WORDS + 1, "manor-swap", SPACE, text="swap")
SWAP_WITH: Final = word(MANOR_WORDS + 2, "manor-swap-with", SPACE, text="with")
SHIFT_TILE: Final = word(MANOR_WORDS + 3, "manor-shift", SPACE, text="shift")
SHIFT_TO: Final = word(MANOR_WORDS + 4, "manor-shift-to", SPACE, text="to")
REVEAL_TILE: Final = word(MANOR_WORDS + 5, "manor-reveal", SPACE, text="reveal")
WALL_AT: Final = word(MANOR_WORDS + 6, "manor-wall", SPACE, text="wall")
WALK: Final = word(MANOR_WORDS + 7, "manor-walk", EVENT_CARD, text="walk")
FLY: Final = word(MANOR_WORDS + 8, "manor-fly", EVENT_CARD, SPACE, PATH, text="fly")
WALK_TO: Final = word(MANOR_WORDS + 9, "manor-step", SPACE, text="step")
DRIVE_OUT: Final = word(MANOR_WORDS + 10, "manor-drive-out", WHAT, text="")
TREASURE_ON: Final = word(MANOR_WORDS + 11, "manor-treasure", SPACE, text="")
END_TURN: Final = word(MANOR_WORDS + 12, "manor-end", text="end")
NO_MORE: Final = word(MANOR_WORDS + 13, "manor-decline", text="stop")
"""The rest of a row is declined."""
HALT: Final = word(MANOR_WORDS + 14, "manor-halt", text="stop")
"""The Wraith walks no farther."""

POWERS: Final = ("swap", "shift", "reveal", "wall")
MANOR_FIRED: Final = (*POWERS, "walk", *[f"fly_{card.id}" for card in EVENTS])
"""What the house can do, for FIRED."""
SEEN_MANOR: Final = SEEN_REST + len(GEAR) + len(EVENTS) + len(SPELLS) + len(SPIDER_FIRED)
"""Where MANOR_FIRED begins in FIRED."""
SEEN_WALK: Final = SEEN_MANOR + len(POWERS)
SEEN_FLIGHT: Final = SEEN_WALK + 1
