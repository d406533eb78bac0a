"""Hold the Stair: five breaches, one stair, and not much time. DEL-ADV-10."""

from typing import Final

from hauntbox.board.geometry import DELTA, EAST, NORTH, SOUTH, WEST
from hauntbox.games.delve.adventure import Adventure, by_heroes
from hauntbox.games.delve.drawing import arrive
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.rolling import d20
from hauntbox.games.delve.seen import TILE, see
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B

BREACHES: Final = ("c01", "c03", "c05", "c07", "c08", "c13", "c14", "v01", "v02", "v05")
PLACES: Final = ((START_A, NORTH), (START_A, WEST), (START_A, SOUTH), (START_B, EAST), (START_B, SOUTH))
ROUNDS: Final = (7, 9, 8, 8, 7)


def stacked(g: Delve) -> None:
    """DEL-ADV-10-1: no stack; five tiles around the start tile."""
    tiles = [NUMBER[name] for name in BREACHES]
    g.rng.shuffle(tiles)
    for i, (cell, d) in enumerate(PLACES):
        g.cave = g.cave.with_tile(cell + DELTA[d], tiles[i], d)
        see(g, TILE, tiles[i])


def breach_cell(number: int) -> int:
    cell, d = PLACES[number]
    return cell + DELTA[d]


def encounter(g: Delve) -> None:
    """DEL-ADV-10-2: a monster at the breach the die names; an odd number brings an encounter too."""
    die = d20(g)
    number = (die - 1) // 4
    if g.ears:
        g.tell("breach-die", "DEL-ADV-10-2", die=die, number=number + 1, odd=die % 2 == 1)
    if die % 2:
        g.then(draw_encounter)
    g.then(arrive, breach_cell(number))


def round_ends(g: Delve) -> None:
    """DEL-ADV-10-3: held long enough, or nobody left on the stair."""
    if g.round >= by_heroes(g, ROUNDS):
        g.notes["held"] = 1
    elif not any(g.able(s) and g.cell(s) in (START_A, START_B) for s in range(g.seats)):
        g.notes["overrun"] = 1


def won(g: Delve) -> bool:
    return "held" in g.notes


def lost(g: Delve) -> bool:
    return "overrun" in g.notes


def progress(g: Delve) -> float:
    return (g.round - 1) / by_heroes(g, ROUNDS)


def errands(g: Delve, seat: int) -> list[int]:
    """Near the stair; nothing else is to be done."""
    return [*g.cave.floors[START_A], *g.cave.floors[START_B]]


ADVENTURE: Final = Adventure(
    "hold_the_stair", 10, (2, 3, 4, 4, 5), True, stacked=stacked, encounter=encounter, round_ends=round_ends,
    progress=progress, errands=errands, won=won, lost=lost,
)  # fmt: skip
