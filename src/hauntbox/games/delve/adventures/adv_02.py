"""The Iron Crown: a crown on a throne, and a knife in the dark behind you. DEL-ADV-2."""

from typing import Final

from hauntbox.games.delve.adventure import Adventure, by_heroes
from hauntbox.games.delve.adventures.words import bring, cell_of_tile, players_draw, slain
from hauntbox.games.delve.aims import lairs, wounds
from hauntbox.games.delve.exploring import place_double
from hauntbox.games.delve.state import CROWN, Delve
from hauntbox.games.delve.tiles import NUMBER

GOAL: Final = "broken_gate"


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-2-2: the throne with the crown, its guards, and Vesk on the start tile."""
    if tile == NUMBER[GOAL]:
        g.then(vesk_comes)
        players_draw(g, by_heroes(g, (1, 1, 2, 3, 4)), ("throne_far", "throne_near"))
        g.then(lay_crown)
        g.then(place_double, "throne", at)


def lay_crown(g: Delve) -> None:
    g.things = (*g.things, (g.cave.printed(cell_of_tile(g, "throne_far"), 1, 1), CROWN))


def vesk_comes(g: Delve) -> None:
    bring(g, "vesk", "start_b")


def won(g: Delve) -> bool:
    """DEL-ADV-2-3: Vesk is defeated and a hero with HP carries the crown."""
    return slain(g, "vesk") and any(CROWN in g.heroes[s].loads and g.able(s) for s in range(g.seats))


def progress(g: Delve) -> float:
    """The crown is a third of it, Vesk the rest."""
    carried = any(CROWN in x.loads for x in g.heroes)
    return 0.35 * carried + 0.65 * wounds(g, "vesk")


def errands(g: Delve, seat: int) -> list[int]:
    return [square for square, thing in g.things if thing == CROWN] or lairs(g)


ADVENTURE: Final = Adventure(
    "iron_crown", 2, (3, 3, 3, 4, 5), False, GOAL, ((5, 7), (7, 9), (8, 10), (9, 11), (11, 13)),
    foes=("vesk",), placed=placed, progress=progress, errands=errands, won=won,
)  # fmt: skip
