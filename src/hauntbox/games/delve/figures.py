"""Figures on squares: where they may stand, who is near, who is closest. DEL-MAP-7 to DEL-MAP-12, DEL-MOVE-9."""

from collections.abc import Iterable, Sequence
from typing import Final

from hauntbox.games.delve.cave import FAR
from hauntbox.games.delve.foes import ALLIES, is_ally, is_monster, is_object, is_villain
from hauntbox.games.delve.state import Delve
from hauntbox.kernel.ask import Ask, Rule

ALLY_FIGURES: Final = range(ALLIES, ALLIES + 5)


def put(g: Delve, figure: int, square: int) -> None:
    """Lifts a figure to a free square (DEL-MOVE-9): placing is not moving."""
    before = g.at.get(figure, 0)
    if before:
        del g.who[before]
    g.at[figure] = square
    g.who[square] = figure
    if figure == g.active and before and before != square:
        g.shifted = True


def take_off(g: Delve, figure: int) -> None:
    """The figure leaves the map."""
    del g.who[g.at.pop(figure)]


def swap(g: Delve, a: int, b: int) -> None:
    """Two figures change places."""
    here, there = g.at[a], g.at[b]
    g.at[a], g.at[b] = there, here
    g.who[here], g.who[there] = b, a
    if g.active in (a, b):
        g.shifted = True


def free_of(g: Delve, squares: Iterable[int]) -> list[int]:
    """DEL-MAP-9: those of some walkable squares on which nobody stands."""
    who = g.who
    return [s for s in squares if s not in who]


def free_on(g: Delve, cell: int) -> list[int]:
    """The free squares of the tile in a cell."""
    return free_of(g, g.cave.floors[cell])


def free_beside(g: Delve, square: int) -> list[int]:
    """The free squares adjacent to a square."""
    return free_of(g, g.cave.links[square])


def room_beside(g: Delve, square: int) -> bool:
    """Whether a square adjacent to a square is free."""
    who = g.who
    for there in g.cave.links[square]:
        if there not in who:
            return True
    return False


def free_within(g: Delve, cell: int, steps: int) -> list[int]:
    """The free squares within so many tiles."""
    return [s for there in g.cave.within(cell, steps) for s in free_on(g, there)]


def room_within(g: Delve, cell: int, steps: int) -> bool:
    """Whether a square within so many tiles is free."""
    who, floors = g.who, g.cave.floors
    for there in g.cave.within(cell, steps):
        for square in floors[there]:
            if square not in who:
                return True
    return False


def adjacent(g: Delve, a: int, b: int) -> bool:
    """DEL-MAP-7: whether two figures stand on adjacent squares."""
    return g.at[b] in g.cave.links[g.at[a]]


def beside(g: Delve, figure: int) -> list[int]:
    """The figures adjacent to one."""
    who = g.who
    return [who[s] for s in g.cave.links[g.at[figure]] if s in who]


def apart(g: Delve, a: int, b: int) -> int:
    """The distance in tiles between two figures; FAR where there is no way."""
    return g.cave.apart(g.at[a], g.at[b])


def on_tile(g: Delve, cell: int) -> list[int]:
    """The figures on the tile in a cell."""
    who = g.who
    return [who[s] for s in g.cave.floors[cell] if s in who]


# --- who counts


def heroes_on_map(g: Delve) -> list[int]:
    return [seat for seat in range(g.seats) if seat in g.at]


def prey_of_monsters(g: Delve) -> list[int]:
    """DEL-MONSTER-16, DEL-ALLY-3: the heroes with HP who count for tactics, and the allies."""
    hp = g.hp
    veiled = g.owner(2) if g.veiled else -1
    return [f for f in g.at if f < 64 and (f >= ALLIES or (hp[f] > 0 and f != veiled))]


def targets_of_area(g: Delve, cells: Iterable[int]) -> list[int]:
    """Whom an attack on "each hero" of some tiles is made at: heroes with HP, allies too (DEL-ENC-6, DEL-TRAP-6)."""
    wanted = set(cells)
    cell, hp = g.cave.cells, g.hp
    found = [f for f, square in g.at.items() if f < 64 and cell[square] in wanted and hp[f] > 0]
    if len(found) < 2:
        return found
    return sorted(found, key=lambda f: (f - g.active) % g.seats if f < ALLIES else 64 + f)


def monsters_on_map(g: Delve) -> list[int]:
    return [f for f in g.at if is_monster(f)]


def enemies(g: Delve) -> list[int]:
    """Monsters and villains."""
    return [f for f in g.at if f >= 64 and not is_object(f)]


# --- the closest (DEL-MAP-11, DEL-MAP-12)


def closest(g: Delve, cell: int, figures: Iterable[int]) -> list[int]:
    """Those of some figures that are the fewest tiles away; nobody where none can be reached."""
    field, cells = g.cave.field(cell), g.cave.cells
    at = g.at
    best = FAR
    found: list[int] = []
    for f in figures:
        far = field.get(cells[at[f]], FAR)
        if far < best:
            best = far
            found = [f]
        elif far == best and far < FAR:
            found.append(f)
    return found


def closest_cells(g: Delve, cell: int, cells: Iterable[int]) -> list[int]:
    """The same for tiles."""
    field = g.cave.field(cell)
    there = list(cells)
    best = min([field.get(c, FAR) for c in there], default=FAR)
    return [c for c in there if field.get(c, FAR) == best] if best < FAR else []


def nearest_first(g: Delve, cell: int, figures: Sequence[int], reach: int) -> list[int]:
    """Those within reach, the closest first."""
    field, cells = g.cave.field(cell), g.cave.cells
    at = g.at
    near = [(far, f) for f in figures if (far := field.get(cells[at[f]], FAR)) <= reach]
    return [f for _, f in sorted(near)]


def choose_closest(g: Delve, figures: Sequence[int], about: object = None) -> Rule[int]:
    """DEL-MAP-11: the active player chooses among equally close figures."""
    if len(figures) == 1:
        return figures[0]
    figure: int = yield Ask(g.active, "closest", figures, about)
    return figure


def choose_square(g: Delve, seat: int, figure: int, squares: Sequence[int], prompt: str = "square") -> Rule[int]:
    """Somebody chooses a square for a figure."""
    if len(squares) == 1:
        return squares[0]
    square: int = yield Ask(seat, prompt, squares, figure)
    return square


def entry_squares(g: Delve, cell: int) -> list[int]:
    """DEL-MONSTER-7, DEL-MONSTER-8: free mushroom squares of a tile; with none, its free squares."""
    return free_of(g, g.cave.mushrooms[cell]) or free_on(g, cell)


def targets(g: Delve, seat: int) -> list[int]:
    """Everybody on the map whom a hero may attack."""
    if g.competitive:
        return [f for f in g.at if f != seat and is_target(g, seat, f)]
    return [f for f in g.at if f >= 64]


def is_target(g: Delve, seat: int, figure: int) -> bool:
    """DEL-COMBAT-8, DEL-COMP-6, DEL-COMP-8: whom a hero may attack."""
    if figure >= 64:
        return True
    return (
        g.competitive
        and figure != seat
        and figure < g.seats
        and g.hp[figure] > 0
        and (g.round > 1 or (figure - g.first) % g.seats < (g.active - g.first) % g.seats)
    )


def is_enemy(figure: int) -> bool:
    return is_monster(figure) or is_villain(figure)


def allies_on_map(g: Delve) -> list[int]:
    return [f for f in ALLY_FIGURES if f in g.at]


def is_figure_of_heroes(figure: int) -> bool:
    return figure < ALLIES or is_ally(figure)
