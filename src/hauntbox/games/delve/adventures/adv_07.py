"""Four Fissures: they breathe monsters; close them. DEL-ADV-7."""

from typing import Final

from hauntbox.board.geometry import DELTA, EAST, NORTH, SOUTH, WEST
from hauntbox.games.delve.adventure import Adventure
from hauntbox.games.delve.adventures.words import stand
from hauntbox.games.delve.aims import things, wounds
from hauntbox.games.delve.drawing import arrive, arrive_for
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.rolling import d20
from hauntbox.games.delve.seen import TILE, see
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B

INNER: Final = ("c01", "c02", "s01", "s02", "v05")
OUTER: Final = ("c17", "c18", "c19", "v06", "rune_floor")
PLACES: Final = ((START_A, NORTH), (START_A, WEST), (START_B, EAST), (START_B, SOUTH))
"""DEL-ADV-7-1: the edges of the start tile, in the order of the fissures."""


def stacked(g: Delve) -> None:
    """No stack: four inner tiles, each with an outer one behind it."""
    inner = [NUMBER[name] for name in INNER]
    outer = [NUMBER[name] for name in OUTER]
    g.rng.shuffle(inner)
    g.rng.shuffle(outer)
    for i, (cell, d) in enumerate(PLACES):
        g.cave = g.cave.with_tile(cell + DELTA[d], inner[i], d).with_tile(cell + 2 * DELTA[d], outer[i], d)
        see(g, TILE, inner[i])
        see(g, TILE, outer[i])


def outer_cell(number: int) -> int:
    cell, d = PLACES[number]
    return cell + 2 * DELTA[d]


def prepare(g: Delve) -> None:
    """DEL-ADV-7-2: the fissures, and a monster of each player at fissure 1, 2, 3, 4, 1."""
    for number in range(4):
        fissure = stand(g, "fissure", g.cave.printed(outer_cell(number), 1, 2))
        g.notes[f"fissure-{number}"] = fissure
    for i, seat in reversed(list(enumerate(g.clockwise(g.first)))):
        g.then(arrive_for, seat, outer_cell(i % 4))


def encounter(g: Delve) -> None:
    """DEL-ADV-7-3: the die names a fissure; an open one sends a monster, a destroyed one an encounter."""
    die = d20(g)
    number = (die - 1) // 5
    open_ = g.notes[f"fissure-{number}"] in g.at
    if g.ears:
        g.tell("fissure-die", "DEL-ADV-7-3", die=die, number=number + 1, open=open_)
    if open_:
        g.then(arrive, outer_cell(number))
    else:
        g.then(draw_encounter)


def won(g: Delve) -> bool:
    return g.notes.get("destroyed", 0) == 4


def progress(g: Delve) -> float:
    return (g.notes.get("destroyed", 0) + (4 - g.notes.get("destroyed", 0)) * wounds(g, "fissure")) / 4


def errands(g: Delve, seat: int) -> list[int]:
    return things(g, "fissure")


ADVENTURE: Final = Adventure(
    "four_fissures", 7, (1, 3, 4, 5, 7), True, foes=("fissure",), stacked=stacked, prepare=prepare,
    encounter=encounter, progress=progress, errands=errands, won=won,
)  # fmt: skip
