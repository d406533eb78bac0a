"""Cinder Lair: Ulgrum Cinderjaw at home. DEL-ADV-3."""

from typing import Final

from hauntbox.games.delve.adventure import Adventure, by_heroes
from hauntbox.games.delve.adventures.words import bring, players_draw, slain
from hauntbox.games.delve.aims import lairs, wounds
from hauntbox.games.delve.exploring import place_double
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER

GOAL: Final = "king_statue"


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-3-2: the lair with Ulgrum in it and guards before it."""
    if tile == NUMBER[GOAL]:
        players_draw(g, by_heroes(g, (0, 1, 1, 2, 2)), ("lair_near",))
        g.then(bring, "ulgrum", "lair_far")
        g.then(place_double, "lair", at)


def won(g: Delve) -> bool:
    return slain(g, "ulgrum")


def progress(g: Delve) -> float:
    return wounds(g, "ulgrum")


def errands(g: Delve, seat: int) -> list[int]:
    return lairs(g)


ADVENTURE: Final = Adventure(
    "cinder_lair", 3, (2, 3, 3, 4, 5), True, GOAL, ((5, 7), (6, 8), (8, 10), (9, 11), (9, 11)),
    foes=("ulgrum",), placed=placed, progress=progress, errands=errands, won=won,
)  # fmt: skip
