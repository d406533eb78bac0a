"""Alone in the Dark: one hero, one light, and Gnashroot. DEL-ADV-11."""

from typing import Final

from hauntbox.games.delve.adventure import Adventure
from hauntbox.games.delve.adventures.words import bring, cell_of_tile, slain
from hauntbox.games.delve.aims import lairs, wounds
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.state import SUNSHARD, Delve
from hauntbox.games.delve.tiles import NUMBER, PILLAR

GOAL: Final = "crystal_grotto"
GNASHROOT: Final = FOE["gnashroot"]
WAKES: Final = 4


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-11-2: the fourth tile wakes Gnashroot; the goal tile shows the sunshard."""
    if g.notes["tiles"] == WAKES:
        g.then(bring, "gnashroot", "start_a")
    if tile == NUMBER[GOAL]:
        g.then(lay_shard)


def lay_shard(g: Delve) -> None:
    crystal = g.cave.squares_with(cell_of_tile(g, GOAL), PILLAR)
    g.things = (*g.things, (crystal[0], SUNSHARD))


def carried(g: Delve) -> bool:
    return SUNSHARD in g.heroes[0].loads


def guarded(g: Delve, figure: int) -> bool:
    """DEL-ADV-11-3: without the sunshard he cannot be hurt."""
    return figure & 63 == GNASHROOT and not carried(g)


def bonus(g: Delve, seat: int, target: int) -> int:
    return 2 if target & 63 == GNASHROOT and carried(g) else 0


def damage(g: Delve, seat: int, target: int) -> int:
    return 1 if target & 63 == GNASHROOT and carried(g) else 0


def won(g: Delve) -> bool:
    return slain(g, "gnashroot")


def progress(g: Delve) -> float:
    return 0.3 * carried(g) + 0.7 * wounds(g, "gnashroot")


def errands(g: Delve, seat: int) -> list[int]:
    return [square for square, _ in g.things] or (lairs(g) if carried(g) else [])


ADVENTURE: Final = Adventure(
    "alone_in_the_dark", 11, (2, 2, 2, 2, 2), True, GOAL, ((4, 6),) * 5, most=1, foes=("gnashroot",), placed=placed,
    guarded=guarded, bonus=bonus, damage=damage, progress=progress, errands=errands, won=won,
)  # fmt: skip
