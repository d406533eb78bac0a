"""Tiles that are laid, filled in, turned, moved and swapped, with everything on them."""

from collections.abc import Sequence

from hauntbox.board.dark import DARK, EMPTY, LIT, turned_sides
from hauntbox.games.manor.edges import clear_breaches, clear_edges, clear_printed
from hauntbox.games.manor.options import AT, first, option, prompt
from hauntbox.games.manor.pieces import KNOWN_TILE, pieces_of
from hauntbox.games.manor.spaces import DELTA, FRONT, INSIDE, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import lay_dark, tile_name
from hauntbox.games.manor.tiles import WALLS
from hauntbox.kernel.ask import Ask, Rule

FILL = prompt("fill", "MAN-REVEAL-5")


def open_gaps(g: Manor, at: int) -> list[int]:
    """MAN-REVEAL-4: the empty spaces that touch an open side of a Lit tile."""
    if g.grid.face[at] != LIT:
        return []
    printed, face = g.grid.printed[at], g.grid.face
    return [
        at + DELTA[d] for d in range(4)
        if not printed >> d & 1 and INSIDE[at + DELTA[d]] and face[at + DELTA[d]] == EMPTY
    ]  # fmt: skip


def touched(g: Manor, at: int) -> bool:
    """Whether a space touches an open side of any Lit tile."""
    grid = g.grid
    for d in range(4):
        there = at + DELTA[d]
        if INSIDE[there] and grid.face[there] == LIT and not grid.printed[there] >> (d ^ 2) & 1:
            return True
    return False


def fill(g: Manor, seat: int, gaps: Sequence[int], rule: str) -> None:
    """MAN-REVEAL-4: Dark tiles from the stack; where it is too small the player chooses which spaces (MAN-REVEAL-5)."""
    if len(gaps) > g.stack > 0:
        g.then(fill_some, seat, tuple(gaps), rule)
        return
    for at in gaps:
        lay_dark(g, at, rule)


def fill_some(g: Manor, seat: int, gaps: tuple[int, ...], rule: str) -> Rule[None]:
    """MAN-REVEAL-5: one space after the other until the stack is empty."""
    left = list(gaps)
    while g.stack and left:
        at = first((yield Ask(seat, FILL, [option(AT, gap) for gap in left])))
        left.remove(at)
        lay_dark(g, at, rule)


def keep_front(g: Manor) -> None:
    """MAN-EDGE-11: the space in front of the Entrance is never left empty."""
    if g.grid.face[FRONT] == EMPTY:
        lay_dark(g, FRONT, "MAN-EDGE-11")


def light(g: Manor, at: int, tile: int, r: int) -> None:
    """A tile shows its Lit side, turned by r; MAN-EDGE-4 for its printed walls."""
    g.lying[at] &= ~KNOWN_TILE
    g.grid.lay_lit(at, tile, turned_sides(WALLS[tile], r))
    clear_printed(g, at)


def darken(g: Manor, at: int) -> None:
    """A Lit tile is flipped; everybody knows what it is (MAN-EDGE-6, MAN-REVEAL-13)."""
    clear_breaches(g, at)
    g.grid.lay_dark(at, g.grid.tile[at])
    g.lying[at] |= KNOWN_TILE
    if g.ears:
        g.tell("darkened", "MAN-REVEAL-13", cell=space_text(at))


def rotate_tile(g: Manor, seat: int, at: int, r: int, rule: str) -> None:
    """MAN-EDGE-12: a Lit tile is turned outside a reveal."""
    clear_edges(g, at)
    g.grid.show(at, turned_sides(WALLS[g.grid.tile[at]], r))
    if g.ears:
        g.tell("rotated", rule, cell=space_text(at), tile=tile_name(g, at))
    fill(g, seat, open_gaps(g, at), "MAN-EDGE-12")


def rotation_of(g: Manor, at: int) -> int:
    """How a Lit tile is turned now."""
    walls = WALLS[g.grid.tile[at]]
    return next((r for r in range(4) if turned_sides(walls, r) == g.grid.printed[at]), 0)


def swap_tiles(g: Manor, seat: int, a: int, b: int, turns: tuple[int, int], rule: str) -> None:
    """MAN-MAN-5, MAN-MOVE-10: two tiles change places, each with everything on it; `turns` is how they come to lie."""
    if g.ears:
        g.tell("swapped", rule, cell=space_text(a), there=space_text(b), tile=tile_name(g, a), other=tile_name(g, b))
    clear_edges(g, a)
    clear_edges(g, b)
    grid = g.grid
    first_tile, second_tile = (grid.tile[a], grid.face[a]), (grid.tile[b], grid.face[b])
    lay(g, b, *first_tile, turns[0])
    lay(g, a, *second_tile, turns[1])
    exchange(g, a, b)
    fill(g, seat, list(dict.fromkeys(open_gaps(g, a) + open_gaps(g, b))), "MAN-MAN-11")


def shift_tile(g: Manor, seat: int, start: int, end: int, r: int, rule: str) -> None:
    """MAN-MAN-7, MAN-MAN-11: a tile goes to an empty space, with everything on it."""
    if g.ears:
        g.tell("shifted", rule, cell=space_text(start), there=space_text(end), tile=tile_name(g, start))
    clear_edges(g, start)
    grid = g.grid
    tile, face = grid.tile[start], grid.face[start]
    grid.lift(start)
    lay(g, end, tile, face, r)
    exchange(g, start, end)
    gaps = open_gaps(g, end)
    if start not in gaps and touched(g, start):
        gaps.append(start)
    fill(g, seat, gaps, "MAN-MAN-11")
    if start == FRONT:
        keep_front(g)


def lay(g: Manor, at: int, tile: int, face: int, r: int) -> None:
    """MAN-MAN-12: a Dark tile stays Dark and has no orientation."""
    if face == DARK:
        g.grid.lay_dark(at, tile)
    else:
        g.grid.lay_lit(at, tile, turned_sides(WALLS[tile], r))


def exchange(g: Manor, a: int, b: int) -> None:
    """Pieces and tokens of two spaces change places (MAN-MOVE-10: nothing is entered)."""
    g.lying[a], g.lying[b] = g.lying[b], g.lying[a]
    g.here[a], g.here[b] = g.here[b], g.here[a]
    for at in (a, b):
        for piece in pieces_of(g.here[at]):
            g.at[piece] = at
