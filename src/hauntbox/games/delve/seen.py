"""What of the box has come up in a game, for `simulate --exhaust` and reports: one bit for each thing."""

from typing import Final

from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.foes import ALLIES, ALLY_CARDS, FIRST_TRAP, FOES, TRAPS
from hauntbox.games.delve.heroes import HEROES, POWERS
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import TILES
from hauntbox.games.delve.treasures import TREASURES

TILE: Final = 0
FOE: Final = TILE + len(TILES)
TRAP: Final = FOE + len(FOES)
ALLY: Final = TRAP + len(TRAPS)
ENCOUNTER: Final = ALLY + len(ALLY_CARDS)
TREASURE: Final = ENCOUNTER + len(ENCOUNTERS)
HERO: Final = TREASURE + len(TREASURES)
POWER: Final = HERO + len(HEROES)
FIRED: Final = tuple(
    [thing.id for things in (TILES, FOES, TRAPS, ALLY_CARDS, ENCOUNTERS, TREASURES, HEROES, POWERS) for thing in things]
)
"""Their ids in the order of the bits."""


def see(g: Delve, first: int, number: int) -> None:
    """Something came up: a tile was laid, a card was drawn or used."""
    g.used |= 1 << (first + number)


def see_figure(g: Delve, figure: int) -> None:
    kind = figure & 63
    if figure < 64:
        see(g, ALLY, figure - ALLIES)
    elif kind >= FIRST_TRAP:
        see(g, TRAP, kind - FIRST_TRAP)
    else:
        see(g, FOE, kind)


def seen(g: Delve) -> list[str]:
    return [name for bit, name in enumerate(FIRED) if g.used >> bit & 1]
