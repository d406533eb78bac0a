"""Three Seals: disarm them; everything down there is a trap. DEL-ADV-8."""

from typing import Final

from hauntbox.board.squares import square_in
from hauntbox.games.delve.adventure import Adventure, by_heroes
from hauntbox.games.delve.adventures.words import packets
from hauntbox.games.delve.encounters import ENCOUNTERS
from hauntbox.games.delve.foes import SEAL, TRAP
from hauntbox.games.delve.setting_up import take_traps_out
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import BLACK, NUMBER, TILES, first_mushroom
from hauntbox.games.delve.trapping import set_trap

SEALED: Final = ("rune_floor", "dark_chasm", "king_statue")
PACKETS: Final = (1, 2, 3, 4, 5)
"""How many other tiles each packet has."""
SEAL_TILES: Final = tuple([NUMBER[name] for name in SEALED])


def stacked(g: Delve) -> None:
    packets(g, SEALED, by_heroes(g, PACKETS))
    take_traps_out(g)


def placed(g: Delve, tile: int, at: int) -> None:
    """DEL-ADV-8-2, DEL-ADV-8-3: a seal on its tile; on other black tiles a trap of the pile instead of an encounter."""
    if tile in SEAL_TILES:
        g.then(lay_trap, SEAL, at)
    elif g.placed == tile and TILES[tile].triangle == BLACK and g.trap_pile:
        i = g.rng.below(len(g.trap_pile))
        card = g.trap_pile[i]
        g.trap_pile = (*g.trap_pile[:i], *g.trap_pile[i + 1 :])
        g.notes["trapped"] = g.turn
        g.then(lay_trap, TRAP[ENCOUNTERS[card].id], at)


def lay_trap(g: Delve, kind: int, at: int) -> None:
    """On the first mushroom square; the active player controls it."""
    set_trap(g, g.active, kind, square_in(at, first_mushroom(g.cave.tile(at), g.cave.turns(at))))


def no_draw(g: Delve) -> bool:
    return g.notes.get("trapped", -1) == g.turn


def won(g: Delve) -> bool:
    return g.notes.get("seals", 0) == len(SEALED)


def progress(g: Delve) -> float:
    """The seals, and the tiles on the way to them."""
    tiles = min(1.0, g.notes.get("tiles", 0) / (3 * (1 + by_heroes(g, PACKETS))))
    return 0.25 * tiles + 0.75 * g.notes.get("seals", 0) / len(SEALED)


def errands(g: Delve, seat: int) -> list[int]:
    return [square for trap, square in g.traps.items() if trap & 63 == SEAL]


ADVENTURE: Final = Adventure(
    "three_seals", 8, (3, 3, 2, 1, 1), True, foes=("seal",), stacked=stacked, placed=placed,
    no_draw=no_draw, progress=progress, errands=errands, won=won,
)  # fmt: skip
