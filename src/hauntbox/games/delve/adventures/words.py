"""What several adventures say: monsters drawn by the players in turn, villains, objects, stacks of packets."""

from collections.abc import Sequence

from hauntbox.games.delve.drawing import arrive_for, new_figure, place_figure
from hauntbox.games.delve.figures import put
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.setting_up import stack_up
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.tiles import NUMBER


def cell_of_tile(g: Delve, name: str) -> int:
    """The cell in which a named tile lies; 0 while it does not."""
    return g.cave.where(NUMBER[name])


def players_draw(g: Delve, count: int, tiles: Sequence[str]) -> None:
    """So many monsters, drawn by the players in turn beginning with the active one, placed on these tiles by turns."""
    order = g.clockwise(g.active)
    for i in reversed(range(count)):
        g.then(draw_onto, order[i % g.seats], tiles[i % len(tiles)])


def draw_onto(g: Delve, seat: int, tile: str) -> None:
    g.then(arrive_for, seat, cell_of_tile(g, tile))


def bring(g: Delve, villain: str, tile: str) -> None:
    """DEL-VILLAIN-6: a villain is placed like a new monster."""
    g.then(place_figure, new_figure(g, FOE[villain]), cell_of_tile(g, tile))


def stand(g: Delve, thing: str, square: int) -> int:
    """A blocking object on a square (DEL-MAP-8)."""
    figure = new_figure(g, FOE[thing])
    put(g, figure, square)
    if g.ears:
        g.tell("object", "DEL-MAP-8", thing=thing)
    return figure


def slain(g: Delve, villain: str) -> bool:
    """Whether a villain has been defeated: his card lies on a pile or has been spent."""
    kind = FOE[villain]
    return kind in g.out or any(kind in pile for pile in g.pile)


def packets(g: Delve, tiles: Sequence[str], size: int) -> None:
    """DEL-ADV-4-1, DEL-ADV-8-1: three packets of so many other tiles and one of the special ones, then the rest."""
    stack_up(g, [NUMBER[name] for name in tiles], [0, *[size + 1 for _ in tiles]])
