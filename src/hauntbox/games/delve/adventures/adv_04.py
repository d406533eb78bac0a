"""The Brood Below: three egg sacs, and their mother. DEL-ADV-4."""

from typing import Final

from hauntbox.board.squares import cell_of
from hauntbox.games.delve.adventure import Adventure, by_heroes
from hauntbox.games.delve.adventures.words import packets, slain, stand
from hauntbox.games.delve.aims import lairs, things, wounds
from hauntbox.games.delve.drawing import arrive, new_figure, place_figure
from hauntbox.games.delve.figures import free_on
from hauntbox.games.delve.foes import FOE, VERMIN
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER
from hauntbox.kernel.ask import Ask, Rule

SACS: Final = ("dark_chasm", "crystal_grotto", "fungus_garden")
SAC_TILES: Final = tuple([NUMBER[name] for name in SACS])
PACKETS: Final = (1, 2, 2, 2, 2)
"""How many other tiles each packet has."""


def stacked(g: Delve) -> None:
    packets(g, SACS, by_heroes(g, PACKETS))


def own_monsters(g: Delve, tile: int) -> bool:
    return tile in SAC_TILES


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-4-2: one Vermin instead of the usual monsters (Ilse's First Look holds for it too), then an egg sac."""
    if tile in SAC_TILES:
        g.then(lay_sac, at)
        g.then(arrive, at, VERMIN, g.placed == tile)


def lay_sac(g: Delve, at: int) -> Rule[None]:
    """On a free square without mushrooms, on any free one where there is none."""
    free = free_on(g, at)
    squares = [s for s in free if s not in g.cave.mushrooms[at]] or free
    if squares:
        square: int = yield Ask(g.active, "sac", squares)
        stand(g, "egg_sac", square)


def destroyed(g: Delve, figure: int, square: int) -> None:
    """DEL-ADV-4-3: after the third sac its tile brings Mother Morgrath."""
    if g.notes["destroyed"] == len(SACS):
        g.then(place_figure, new_figure(g, FOE["morgrath"]), cell_of(square))


def won(g: Delve) -> bool:
    return slain(g, "morgrath")


def progress(g: Delve) -> float:
    """The sacs are a good half of it, their mother the rest; tiles count a little on the way."""
    done = g.notes.get("destroyed", 0) + 0.3 * wounds(g, "egg_sac")
    tiles = min(1.0, g.notes.get("tiles", 0) / (3 * (1 + by_heroes(g, PACKETS))))
    return 0.35 * done / len(SACS) + 0.2 * tiles + 0.45 * wounds(g, "morgrath")


def errands(g: Delve, seat: int) -> list[int]:
    return things(g, "egg_sac") or lairs(g)


ADVENTURE: Final = Adventure(
    "brood_below", 4, (3, 3, 3, 3, 3), True, foes=("egg_sac", "morgrath"), stacked=stacked, placed=placed,
    own_monsters=own_monsters, destroyed=destroyed, progress=progress, errands=errands, won=won,
)  # fmt: skip
