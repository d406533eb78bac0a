"""Edges: walls, Force Walls and Breaches (chapter Edges)."""

from hauntbox.board.dark import EMPTY
from hauntbox.board.geometry import DIRECTIONS
from hauntbox.games.manor.options import EDGE, edge, first, option, prompt, word
from hauntbox.games.manor.pieces import BREACH, FORCE_WALL
from hauntbox.games.manor.spaces import DELTA, ENTRANCE, FRONT, INSIDE, NORTH, SOUTH, SPACES, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import lay_dark
from hauntbox.kernel.ask import Ask, Rule

REUSE = prompt("reuse", "MAN-GEN-5")
REUSED = word(9, "reuse", EDGE, text="")


def is_wall(g: Manor, at: int, d: int) -> bool:
    """MAN-EDGE-2."""
    return bool(g.grid.walls[at] >> d & 1)


def edge_here(g: Manor, at: int, d: int) -> int:
    """The same edge always under the same number: seen from its northern or western space."""
    return edge(at, d) if d in (1, 2) else edge(at + DELTA[d], d ^ 2)


def may_force_wall(g: Manor, at: int, d: int) -> bool:
    """MAN-EDGE-3, MAN-EDGE-8, MAN-EDGE-9: an edge shared by two adjacent tiles that is not a wall."""
    there = at + DELTA[d]
    return INSIDE[at] and INSIDE[there] and g.has_tile(at) and g.has_tile(there) and not is_wall(g, at, d)


def may_breach(g: Manor, at: int, d: int) -> bool:
    """MAN-EDGE-5, MAN-EDGE-8, MAN-EDGE-9: any wall but the outer edge; the one at the Entrance can be breached."""
    there = at + DELTA[d]
    inner = INSIDE[at] and INSIDE[there]
    front = (at == FRONT and d == SOUTH) or (at == ENTRANCE and d == NORTH)
    return (inner or front) and is_wall(g, at, d)


def force_wall_edges(g: Manor, at: int) -> list[int]:
    """Where a Force Wall may be placed around a space."""
    return [edge(at, d) for d in range(4) if may_force_wall(g, at, d)]


def breach_edges(g: Manor, at: int) -> list[int]:
    """MAN-PAL-93, MAN-EDGE-9: the walls of a space that may be breached."""
    return [edge(at, d) for d in range(4) if may_breach(g, at, d)]


def all_force_wall_edges(g: Manor) -> list[int]:
    """Every edge of the board that may get a Force Wall, each once."""
    return [edge(at, d) for at in SPACES for d in (1, 2) if may_force_wall(g, at, d)]


def lying_on_edges(g: Manor, kind: int) -> list[int]:
    """The edges with a Force Wall or a Breach, each once."""
    sides = g.grid.barrier if kind == FORCE_WALL else g.grid.breach
    return [edge(at, d) for at in SPACES for d in (1, 2) if sides[at] >> d & 1]


# --- placing


def put_force_wall(g: Manor, seat: int, at: int, d: int, rule: str) -> None:
    """MAN-EDGE-3: a Force Wall; one from the board when none is left in supply (MAN-GEN-5)."""
    if not g.supply[FORCE_WALL]:
        g.then(reuse, seat, FORCE_WALL, at, d, rule)
    else:
        lay_force_wall(g, at, d, rule)


def put_breach(g: Manor, seat: int, at: int, d: int, rule: str) -> None:
    """MAN-EDGE-5: a Breach; one from the board when none is left in supply (MAN-GEN-5)."""
    if not g.supply[BREACH]:
        g.then(reuse, seat, BREACH, at, d, rule)
    else:
        lay_breach(g, at, d, rule)


def reuse(g: Manor, seat: int, kind: int, at: int, d: int, rule: str) -> Rule[None]:
    """MAN-GEN-5: the placing player takes one of that kind from the board and places it again."""
    target = edge_here(g, at, d)
    others = [place for place in lying_on_edges(g, kind) if place != target]
    if not others:
        return
    chosen: int = yield Ask(seat, REUSE, [option(REUSED, place) for place in others], kind)
    place = first(chosen)
    if kind == FORCE_WALL:
        take_force_wall(g, place >> 2, place & 3)
        if may_force_wall(g, at, d):
            lay_force_wall(g, at, d, rule)
    else:
        take_breach(g, place >> 2, place & 3)
        if may_breach(g, at, d):
            lay_breach(g, at, d, rule)


def lay_force_wall(g: Manor, at: int, d: int, rule: str) -> None:
    """MAN-EDGE-7: on a Breach it removes both."""
    if g.ears:
        g.tell("force-wall", rule, cell=space_text(at), side=DIRECTIONS[d])
    if g.grid.breach[at] >> d & 1:
        take_breach(g, at, d)
        return
    g.supply[FORCE_WALL] -= 1
    g.grid.set_barrier(at, d, True)


def lay_breach(g: Manor, at: int, d: int, rule: str) -> None:
    """MAN-EDGE-7, MAN-EDGE-13: on a Force Wall it removes both; beside an empty space a Dark tile is placed."""
    if g.ears:
        g.tell("breach", rule, cell=space_text(at), side=DIRECTIONS[d])
    if g.grid.barrier[at] >> d & 1:
        take_force_wall(g, at, d)
        return
    g.supply[BREACH] -= 1
    g.grid.set_breach(at, d, True)
    for space in (at, at + DELTA[d]):
        if INSIDE[space] and g.grid.face[space] == EMPTY:
            lay_dark(g, space, "MAN-EDGE-13")


def take_force_wall(g: Manor, at: int, d: int) -> None:
    g.grid.set_barrier(at, d, False)
    g.supply[FORCE_WALL] += 1


def take_breach(g: Manor, at: int, d: int) -> None:
    g.grid.set_breach(at, d, False)
    g.supply[BREACH] += 1


def clear_edges(g: Manor, at: int) -> None:
    """MAN-EDGE-4, MAN-EDGE-6: what lies on the edges of a tile returns when it is rotated or moved."""
    for d in range(4):
        if g.grid.barrier[at] >> d & 1:
            take_force_wall(g, at, d)
        if g.grid.breach[at] >> d & 1:
            take_breach(g, at, d)


def clear_breaches(g: Manor, at: int) -> None:
    """MAN-EDGE-6: a Breach returns when its tile is flipped to Dark."""
    for d in range(4):
        if g.grid.breach[at] >> d & 1:
            take_breach(g, at, d)


def clear_printed(g: Manor, at: int) -> None:
    """MAN-EDGE-4, MAN-REVEAL-14: Force Walls return where a revealed tile shows a printed wall, and stay elsewhere."""
    for d in range(4):
        if g.grid.barrier[at] >> d & 1 and g.grid.printed[at] >> d & 1:
            take_force_wall(g, at, d)
