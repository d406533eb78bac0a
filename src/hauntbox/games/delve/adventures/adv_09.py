"""The Hollow Court: no blade touches the king while an oath stone stands. DEL-ADV-9."""

from typing import Final

from hauntbox.games.delve.adventure import Adventure, by_heroes
from hauntbox.games.delve.adventures.words import bring, cell_of_tile, players_draw, slain, stand
from hauntbox.games.delve.aims import lairs, things, wounds
from hauntbox.games.delve.exploring import place_double
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER

GOAL: Final = "broken_gate"
KING: Final = FOE["hollow_king"]
STONE: Final = FOE["oath_stone"]


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-9-2: the throne, the king, two oath stones, and guards."""
    if tile == NUMBER[GOAL]:
        players_draw(g, by_heroes(g, (0, 1, 1, 2, 2)), ("throne_near",))
        g.then(raise_stones)
        g.then(bring, "hollow_king", "throne_far")
        g.then(place_double, "throne", at)


def raise_stones(g: Delve) -> None:
    for tile, row, column in (("throne_near", 2, 0), ("throne_far", 2, 3)):
        stand(g, "oath_stone", g.cave.printed(cell_of_tile(g, tile), row, column))


def guarded(g: Delve, figure: int) -> bool:
    """DEL-ADV-9-3: while a stone stands he takes no damage."""
    return figure & 63 == KING and any(f >= 64 and f & 63 == STONE for f in g.at)


def won(g: Delve) -> bool:
    return slain(g, "hollow_king")


def progress(g: Delve) -> float:
    """The stones first, then the king."""
    return 0.35 * (g.notes.get("destroyed", 0) + 0.5 * wounds(g, "oath_stone")) / 2 + 0.65 * wounds(g, "hollow_king")


def errands(g: Delve, seat: int) -> list[int]:
    return things(g, "oath_stone") or lairs(g)


ADVENTURE: Final = Adventure(
    "hollow_court", 9, (4, 4, 3, 4, 4), True, GOAL, ((4, 6), (5, 7), (7, 9), (7, 9), (8, 10)),
    foes=("hollow_king", "oath_stone"), placed=placed, guarded=guarded, progress=progress, errands=errands, won=won,
)  # fmt: skip
