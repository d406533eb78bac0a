"""Which haunt begins, and who turns: the chart and the traitor table."""

from typing import Final, NamedTuple

from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY, SPEED, WHO
from hauntbox.games.hilltop.rooms import NUMBER

# The columns are the omens in the order of their cards.
_ROWS: Final = {
    "abandoned_room": (18, 7, 12, 38, 1, 9, 45, 42, 49, 28, 34, 43, 48),
    "balcony": (24, 7, 32, 5, 16, 6, 11, 25, 49, 20, 47, 39, 2),
    "catacombs": (4, 7, 23, 46, 1, 13, 10, 25, 49, 41, 37, 43, 48),
    "charred_room": (24, 33, 23, 38, 30, 13, 31, 48, 44, 20, 47, 15, 8),
    "dining_room": (24, 3, 27, 5, 16, 6, 45, 42, 21, 20, 37, 39, 40),
    "furnace_room": (4, 33, 32, 38, 30, 13, 10, 42, 36, 28, 34, 15, 2),
    "gallery": (18, 3, 19, 19, 19, 22, 10, 25, 36, 41, 37, 15, 8),
    "gymnasium": (35, 29, 12, 46, 1, 22, 11, 22, 21, 41, 47, 43, 48),
    "junk_room": (4, 33, 27, 46, 1, 9, 11, 25, 44, 17, 17, 17, 40),
    "kitchen": (18, 3, 23, 46, 16, 22, 31, 32, 36, 41, 37, 39, 2),
    "master_bedroom": (35, 29, 27, 5, 16, 6, 10, 35, 44, 20, 47, 43, 2),
    "pentagram_chamber": (26, 50, 32, 50, 26, 26, 45, 14, 14, 26, 14, 50, 40),
    "servants_quarters": (35, 29, 12, 5, 30, 9, 31, 42, 21, 28, 34, 15, 8),
}
CHART: Final[dict[int, tuple[int, ...]]] = {NUMBER[name]: row for name, row in _ROWS.items()}
"""HIL-HAUNT-10: by room, then by omen."""

REVEALER: Final = "revealer"
LEFT: Final = "left"
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
OLDEST: Final = "oldest"
YOUNGEST: Final = "youngest"
NO_TRAITOR: Final = "none"
HIDDEN: Final = "hidden"


class Turned(NamedTuple):
    """Who turns: a named explorer if in play, else by `how` (with a trait), perhaps not the revealer."""

    how: str
    trait: int = -1
    other: bool = False
    named: int = -1


TRAITORS: Final = {
    1: Turned(REVEALER),
    2: Turned(REVEALER),
    3: Turned(LOWEST, KNOWLEDGE, other=True),
    4: Turned(HIGHEST, MIGHT, other=True),
    5: Turned(REVEALER),
    6: Turned(LOWEST, SANITY),
    7: Turned(HIGHEST, SANITY, named=WHO["father_aldous"]),
    8: Turned(REVEALER),
    9: Turned(NO_TRAITOR),
    10: Turned(REVEALER),
    11: Turned(REVEALER),
    12: Turned(NO_TRAITOR),
    13: Turned(LOWEST, SANITY, other=True),
    14: Turned(REVEALER),
    15: Turned(LOWEST, SPEED, other=True),
    16: Turned(LEFT),
    17: Turned(LEFT),
    18: Turned(REVEALER),
    19: Turned(LEFT),
    20: Turned(LEFT, named=WHO["lucia_serrano"]),
    21: Turned(OLDEST, other=True),
    22: Turned(LEFT),
    23: Turned(LEFT),
    24: Turned(LOWEST, SPEED, named=WHO["toby_fairweather"]),
    25: Turned(HIGHEST, KNOWLEDGE, named=WHO["wren_halvorsen"]),
    26: Turned(LEFT),
    27: Turned(HIGHEST, KNOWLEDGE, other=True),
    28: Turned(HIGHEST, KNOWLEDGE, other=True),
    29: Turned(REVEALER),
    30: Turned(REVEALER),
    31: Turned(NO_TRAITOR),
    32: Turned(HIGHEST, SANITY),
    33: Turned(REVEALER),
    34: Turned(HIDDEN),
    35: Turned(HIGHEST, KNOWLEDGE),
    36: Turned(HIGHEST, SPEED, named=WHO["tilly_marsh"]),
    37: Turned(LOWEST, MIGHT),
    38: Turned(LOWEST, KNOWLEDGE, other=True),
    39: Turned(HIGHEST, SPEED, other=True),
    40: Turned(LEFT),
    41: Turned(REVEALER),
    42: Turned(HIGHEST, MIGHT),
    43: Turned(HIDDEN),
    44: Turned(YOUNGEST, other=True),
    45: Turned(HIGHEST, KNOWLEDGE, other=True),
    46: Turned(LOWEST, SPEED, named=WHO["madam_corvina"]),
    47: Turned(REVEALER),
    48: Turned(LEFT),
    49: Turned(HIGHEST, KNOWLEDGE, named=WHO["piper_lang"]),
    50: Turned(NO_TRAITOR),
}
"""HIL-HAUNT-11, HIL-HAUNT-12: by haunt."""
