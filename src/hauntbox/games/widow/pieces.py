"""Spirits, professions, levels and the other fixed numbers of The Widow's House."""

from typing import Final, NamedTuple


class Spirit(NamedTuple):
    """`face` of the die moves it, `speed` spaces a move; the moon-marked one is for the hard levels."""

    id: str
    face: int
    speed: int
    passes_walls: bool = False
    moon: bool = False


SPIRITS: Final = (
    Spirit("spirit_red", face=2, speed=1),
    Spirit("spirit_blue", face=3, speed=1),
    Spirit("spirit_green", face=4, speed=2),
    Spirit("spirit_yellow", face=5, speed=2, passes_walls=True),
    Spirit("spirit_black", face=6, speed=3, passes_walls=True, moon=True),
)
FACE: Final[list[int]] = [spirit.face for spirit in SPIRITS]
SPEED: Final[list[int]] = [spirit.speed for spirit in SPIRITS]
PASSES: Final[list[bool]] = [spirit.passes_walls for spirit in SPIRITS]
ALL_MOVE: Final = 1
"""The die face that moves every spirit."""

MAID: Final = 0
GARDENER: Final = 1
CARPENTER: Final = 2
GUARD: Final = 3
FORTUNE_TELLER: Final = 4
MEDIUM: Final = 5
BUTLER: Final = 6
CHAPLAIN: Final = 7
JOBS: Final = ("maid", "gardener", "carpenter", "guard", "fortune_teller", "medium", "butler", "chaplain")

TOKENS_TOTAL: Final = 20
ESCORT_COST: Final = 2
LAYER_MARGIN: Final = 3
SUCCESS: Final = 4
"""A die shows success from this face on."""


def start_tokens(players: int) -> int:
    return 3 if players <= 3 else 2


class Level(NamedTuple):
    """How many spirits take part, and how many tiles each stack holds."""

    spirits: int
    stacks: tuple[int, ...]


LEVELS: Final = {
    "easy": Level(3, (16, 18, 14, 8, 8)),
    "normal": Level(4, (10, 12, 14, 14, 14)),
    "hard": Level(5, (10, 12, 14, 14, 14)),
    "nightmare": Level(5, (8, 10, 12, 14, 20)),
}
SHORT_STACKS: Final = (6, 8, 10, 12)
