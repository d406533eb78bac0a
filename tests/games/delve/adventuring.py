"""For the tests of adventures: stacks from the top, and what comes when the goal tile is laid."""

from games.delve.table import Table

from hauntbox.games.delve import GAME
from hauntbox.games.delve.adventure import ADVENTURES
from hauntbox.games.delve.exploring import TOP, exploration, take_tile
from hauntbox.games.delve.tiles import TILES
from hauntbox.kernel.rng import Rng

HEROES = ("brakka", "ilse", "maren", "tamsin", "orrin")
MONSTERS = ("tunnel_goblin", "cave_spider", "rot_hound", "stone_brute", "web_lurker", "sporeling")
"""The first one comes with the goal tile."""


def ids(numbers: list[int]) -> list[str]:
    return [TILES[number].id for number in numbers]


def stack_of(number: int, seats: int, seed: int) -> list[str]:
    """The tiles of the stack from the top, all of them drawn."""
    options = GAME.check_setup(seats, {"adventure": ADVENTURES[number].id})
    g = GAME.start(seats, options, Rng(seed))
    return ids([take_tile(g, TOP) for _ in range(len(g.stack))])


def find(t: Table, goal: str, seat: int = 0, double: str = "") -> Table:
    """A hero lays the goal tile north of the start tile; every choice after that is the first one."""
    t.tiles(goal)
    t.g.active = seat
    t.stand(seat, 0, 1)
    t.rule(exploration)
    while t.prompt is not None:
        t.play(double if t.prompt == "double" and double in t.options else t.options[0])
    return t


def arrivals(t: Table, first: int = 1) -> list[tuple[str, str, str]]:
    """Monsters in the order in which they came (after so many): name, tile, player."""
    found = []
    for told in t.told("appeared")[first:]:
        figure = next(f for f in t.g.at if t.g.name(f) == told["foe"])
        found.append((told["foe"], TILES[t.g.cave.tile(t.g.cell(figure))].id, told["who"]))
    return found
