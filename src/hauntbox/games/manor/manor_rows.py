"""The Manor's Omens: assigned to rows, then Swap, Shift, Reveal and Wall (phase 1)."""

from typing import Final

from hauntbox.board.dark import DARK, EMPTY, LIT
from hauntbox.games.manor.cards import EVENTS_ROW, OMEN_POWER, REVEAL, ROW_SPACES, ROWS, SHIFT, SWAP, WALL_ROW
from hauntbox.games.manor.edges import force_wall_edges, put_force_wall
from hauntbox.games.manor.laying import shift_tile, swap_tiles
from hauntbox.games.manor.manor_words import (
    ASSIGN,
    NO_MORE,
    OMENS_ON,
    ORIENT,
    REVEAL_ONE,
    REVEAL_TILE,
    SEEN_MANOR,
    SHIFT_FULL,
    SHIFT_ONE,
    SHIFT_TILE,
    SHIFT_TO,
    SHIFT_WHERE,
    SWAP_ONE,
    SWAP_OTHER,
    SWAP_TILE,
    SWAP_WITH,
    WALL_AT,
    WALL_SIDE,
    WALL_TILE,
)  # fmt: skip
from hauntbox.games.manor.options import FIRST, ON_EDGE, TURN, first, option, second
from hauntbox.games.manor.pieces import MANOR, OCCUPYING
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.spaces import DELTA, RINGS, SPACES
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import ROTATIONS, TILES
from hauntbox.kernel.ask import Ask, Rule

NO_ROW: Final = len(ROWS)
ASSIGNED: Final = NO_ROW + 1
"""What `row` is once the rows are carried out."""


# --- assigning


def assign(g: Manor) -> Rule[None]:
    """MAN-MAN-3, MAN-MAN-4: how many Omens of the box go on the next row; those left over stay in the box, unused."""
    m = g.manor
    if m.row == NO_ROW or not m.box:
        return
    most = min(ROW_SPACES, m.box)
    options = [option(OMENS_ON, m.row, count) for count in range(most + 1)]
    count = second((yield Ask(g.seat(MANOR), ASSIGN, options, m.row)))
    m.rows[m.row] = count
    m.box -= count
    if count and g.ears:
        g.tell("omens-assigned", "MAN-MAN-3", row=ROWS[m.row], count=count, total=m.box)
    m.row += 1
    g.then(assign)


def carry_out_rows(g: Manor) -> None:
    """MAN-MAN-3: the rows from top to bottom; the Events row works in phase 3."""
    m = g.manor
    m.row = ASSIGNED
    power = [OMEN_POWER[row][m.rows[row]] for row in range(EVENTS_ROW)]
    if power[WALL_ROW]:
        g.then(wall, power[WALL_ROW])
    if power[REVEAL]:
        g.then(reveal_more, power[REVEAL])
    if power[SHIFT]:
        g.then(shift, power[SHIFT])
    if power[SWAP]:
        g.then(swap, power[SWAP], False)


# --- Swap


def swap(g: Manor, far: int, shifting: bool) -> Rule[None]:
    """MAN-MAN-5, MAN-MAN-6, MAN-MAN-8: two tiles change places, each turned in any way."""
    seat = g.seat(MANOR)
    found = [SWAP_TILE | at << FIRST for at in SPACES if g.has_tile(at) and has_partner(g, at, far)]
    if not found:
        return
    found.append(NO_MORE)
    choice: int = yield Ask(seat, SHIFT_FULL if shifting else SWAP_ONE, found, far)
    if choice == NO_MORE:
        return
    one = first(choice)
    near = partners(g, one, far)
    barred = [(SWAP_WITH | at << FIRST, "MAN-MAN-6") for at in too_far(g, one, far, near)] if g.ears else ()
    options = [SWAP_WITH | at << FIRST for at in near]
    other = first((yield Ask(seat, SWAP_OTHER, options, (one, far), barred)))
    turns = yield from orient(g, seat, one, other)
    other_turns = yield from orient(g, seat, other, one)
    note(g, SHIFT if shifting else SWAP)
    swap_tiles(g, seat, one, other, (turns, other_turns), "MAN-MAN-8" if shifting else "MAN-MAN-5")


def has_partner(g: Manor, one: int, far: int) -> bool:
    """Whether a tile can be swapped with any other; one beside it always can (half of 2 is 1)."""
    face, here, lying = g.grid.face, g.here, g.lying
    half = far // 2
    mine = here[one] or lying[one] & OCCUPYING
    rings = RINGS[one]
    for distance in range(1, far + 1):
        for at in rings[distance]:
            if face[at] and (distance <= half or not (mine or here[at] or lying[at] & OCCUPYING)):
                return True
    return False


def partners(g: Manor, one: int, far: int) -> list[int]:
    """MAN-MAN-5, MAN-MAN-6, MAN-MAN-13: the tiles a tile can be swapped with."""
    mine = g.occupied(one)
    half = far // 2
    rings = RINGS[one]
    return [
        at
        for distance in range(1, far + 1)
        for at in rings[distance]
        if g.has_tile(at) and (distance <= half or not (mine or g.occupied(at)))
    ]


def too_far(g: Manor, one: int, far: int, near: list[int]) -> list[int]:
    """MAN-MAN-6: tiles that would be near enough if nothing stood or lay on either."""
    rings = RINGS[one]
    return [at for ring in rings[1 : far + 1] for at in ring if g.has_tile(at) and at not in near]


def orient(g: Manor, seat: int, start: int, end: int) -> Rule[int]:
    """MAN-MAN-5, MAN-MAN-7, MAN-MAN-12: how a Lit tile comes to lie in its new place; a Dark one has no orientation."""
    if g.grid.face[start] != LIT:
        return 0
    tile = g.grid.tile[start]
    turns = ROTATIONS[tile]
    if len(turns) == 1:
        return turns[0]
    choice: int = yield Ask(seat, ORIENT, [TURN | r << FIRST for r in turns], (TILES[tile].id, end))
    return first(choice)


# --- Shift


def shift(g: Manor, far: int) -> Rule[None]:
    """MAN-MAN-7: a tile goes to an empty, unoccupied space; MAN-MAN-8: in a full house two tiles are swapped."""
    if EMPTY not in [g.grid.face[at] for at in SPACES]:
        g.then(swap, far, True)
        return
    seat = g.seat(MANOR)
    found = [SHIFT_TILE | at << FIRST for at in SPACES if g.has_tile(at) and may_shift(g, at, far)]
    if not found:
        return
    found.append(NO_MORE)
    choice: int = yield Ask(seat, SHIFT_ONE, found, far)
    if choice == NO_MORE:
        return
    start = first(choice)
    reach = shift_reach(g, start, far)
    options = [SHIFT_TO | at << FIRST for at in gaps(g, start, reach)]
    barred: list[tuple[int, str]] = []
    if g.ears and reach < far:
        wide = [SHIFT_TO | at << FIRST for at in gaps(g, start, far)]
        barred = [(value, "MAN-MAN-7") for value in wide if value not in options]
    end = first((yield Ask(seat, SHIFT_WHERE, options, (start, far), barred)))
    turns = yield from orient(g, seat, start, end)
    note(g, SHIFT)
    shift_tile(g, seat, start, end, turns, "MAN-MAN-7")


def shift_reach(g: Manor, start: int, far: int) -> int:
    """MAN-MAN-7: half as far with anything on the tile."""
    return far // 2 if g.occupied(start) else far


def may_shift(g: Manor, start: int, far: int) -> bool:
    """Whether an empty, unoccupied space lies near enough."""
    face, here = g.grid.face, g.here
    rings = RINGS[start]
    for distance in range(1, shift_reach(g, start, far) + 1):
        for at in rings[distance]:
            if not face[at] and not here[at]:
                return True
    return False


def gaps(g: Manor, start: int, reach: int) -> list[int]:
    """The empty, unoccupied spaces within a distance, nearest first."""
    face = g.grid.face
    return [at for ring in RINGS[start][1 : reach + 1] for at in ring if face[at] == EMPTY and not g.here[at]]


# --- Reveal


def reveal_more(g: Manor, left: int) -> Rule[None]:
    """MAN-MAN-9: one Dark tile after the other, anywhere, occupied or not."""
    found = [REVEAL_TILE | at << FIRST for at in g.tiles(DARK)] if left else []
    if not found:
        return
    found.append(NO_MORE)
    choice: int = yield Ask(g.seat(MANOR), REVEAL_ONE, found, left)
    if choice != NO_MORE:
        note(g, REVEAL)
        g.then(reveal_more, left - 1)
        reveal(g, g.seat(MANOR), first(choice), "MAN-MAN-9")


# --- Wall


def wall(g: Manor, left: int) -> Rule[None]:
    """MAN-MAN-10: per Omen a Force Wall, anywhere an edge may carry one (MAN-EDGE-3): first a tile, then its side."""
    found = [WALL_AT | at << FIRST for at in tiles_for_walls(g)] if left else []
    if not found:
        return
    found.append(NO_MORE)
    seat = g.seat(MANOR)
    choice: int = yield Ask(seat, WALL_TILE, found, left)
    if choice == NO_MORE:
        return
    sides = [ON_EDGE | edge << FIRST for edge in force_wall_edges(g, first(choice))]
    edge = first((yield Ask(seat, WALL_SIDE, sides, left)))
    note(g, WALL_ROW)
    g.then(wall, left - 1)
    put_force_wall(g, seat, edge >> 2, edge & 3, "MAN-MAN-10")


def tiles_for_walls(g: Manor) -> list[int]:
    """MAN-EDGE-3: the tiles with an open edge to another tile."""
    face, walls = g.grid.face, g.grid.walls
    north, east, south, west = DELTA
    return [
        at
        for at in SPACES
        if face[at]
        and (
            (not walls[at] & 1 and face[at + north])
            or (not walls[at] & 2 and face[at + east])
            or (not walls[at] & 4 and face[at + south])
            or (not walls[at] & 8 and face[at + west])
        )
    ]


def note(g: Manor, row: int) -> None:
    """The power of a row was used (FIRED)."""
    g.seen |= 1 << (SEEN_MANOR + row)
