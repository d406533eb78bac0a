"""The mansion: its stacks, the legal places of a tile, and what a new tile changes: layers, stairs, courtyards."""

from typing import Final

from hauntbox.board.geometry import DELTA, DOOR, NONE, OPEN, cell, rotations, side, turned, write_cell
from hauntbox.board.grid import at_brink, within_reach
from hauntbox.board.paths import join
from hauntbox.board.regions import is_gap
from hauntbox.games.widow.pieces import GARDENER, LAYER_MARGIN
from hauntbox.games.widow.state import NOWHERE, Widow
from hauntbox.games.widow.tiles import EDGES, HAUNTS, STAIRS, TILES
from hauntbox.games.widow.tokens import flip

GROUND: Final = 0
_FITS: Final[dict[int, list[tuple[int, ...] | None]]] = {}


def top_tile(g: Widow, stack: int) -> int:
    """WID-SETUP-9: one of the tiles that may lie on top of a face-down stack, each as likely as any other."""
    hidden = g.stacks[stack] - len(g.known)
    if stack < 4 and g.haunts[stack] and g.rng.below(hidden) == 0:
        g.haunts[stack] = False
        return HAUNTS[stack]
    i = g.rng.below(len(g.unseen))
    tile = g.unseen[i]
    g.unseen[i] = g.unseen[-1]
    g.unseen.pop()
    return tile


def current_stack(g: Widow) -> int:
    """WID-TILE-1: the leftmost stack that still has tiles."""
    for stack in range(len(g.stacks)):
        if g.stacks[stack]:
            return stack
    return -1


def draw(g: Widow) -> int:
    """WID-TILE-1: draws the next tile."""
    stack = current_stack(g)
    tile = g.known.pop(0) if g.known else top_tile(g, stack)
    g.stacks[stack] -= 1
    g.drawn += 1
    return tile


def fit(packed: int, profile: int, strict: bool) -> bool:
    """WID-TILE-4 to WID-TILE-9: every edge suits its neighbour and at least one makes a connection."""
    connected = False
    for d in range(4):
        near, far = side(packed, d), side(profile, d)
        if far == NONE:
            continue
        if near == far and near in (OPEN, DOOR):
            connected = True
        elif OPEN in (near, far) or (strict and near != far):
            return False
    return connected


def fits(packed: int, profile: int, strict: bool) -> tuple[int, ...]:
    """The rotations in which a tile may lie on a cell with such neighbours."""
    row = _FITS.setdefault(packed << 1 | strict, [None] * 256)
    known = row[profile]
    if known is None:
        known = tuple([r for r in rotations(packed) if fit(turned(packed, r), profile, strict)])
        row[profile] = known
    return known


def places(g: Widow, tile: int) -> list[int]:
    """All legal (cell, rotation) pairs, each as cell * 4 + rotation."""
    packed = EDGES[tile]
    strict = g.strict_doors
    row = _FITS.setdefault(packed << 1 | strict, [None] * 256)
    found: list[int] = []
    for at, profile in g.grid.rim.items():
        turns = row[profile]
        if turns is None:
            turns = fits(packed, profile, strict)
        for r in turns:
            found.append(at * 4 + r)
    if STAIRS[tile] >= 0 and g.stairs[STAIRS[tile]] != NOWHERE:
        found += new_layer_places(g, packed)
    return found


def new_layer_places(g: Widow, packed: int) -> list[int]:
    """WID-STAIR-5: cells beside no tile within 3 cells of the mansion, for the second stairs of a colour."""
    west, north, east, south = g.grid.box()
    turns = rotations(packed)
    edges, rim = g.grid.edges, g.grid.rim
    return [
        at * 4 + r
        for y in range(north - LAYER_MARGIN, south + LAYER_MARGIN + 1)
        for x in range(west - LAYER_MARGIN, east + LAYER_MARGIN + 1)
        if (at := cell(x, y)) not in edges and at not in rim and within_reach(at)
        for r in turns
    ]


def misfits(g: Widow, tile: int) -> list[tuple[int, str]]:
    """The cells beside the mansion where a tile cannot lie, each with the rule that forbids it."""
    packed = EDGES[tile]
    found: list[tuple[int, str]] = []
    for at, profile in g.grid.rim.items():
        if g.strict_doors and fits(packed, profile, False) and not fits(packed, profile, True):
            found.append((at * 4, "WID-VAR-3"))
        elif not fits(packed, profile, g.strict_doors):
            touches = any(fit(turned(packed, r), side(profile, d) << 2 * d, False) for r in range(4) for d in range(4))
            found.append((at * 4, "WID-TILE-6" if touches else "WID-TILE-9"))
    return found


def add_tile(g: Widow, tile: int, at: int, packed: int) -> None:
    """WID-TILE-14 (a): connections, stairs pairs, layers and courtyards."""
    grid = g.grid
    edges = grid.edges
    profile = grid.rim.get(at, 0)
    g.tiles[at] = tile
    grid.put(at, packed)
    if at_brink(at):
        for delta in DELTA:
            if not within_reach(at + delta):
                grid.rim.pop(at + delta, 0)
    connected: list[int] = []
    g.walk[at] = ()
    g.drift[at] = ()
    for d in range(4):
        near = packed >> 2 * d & 3
        if near != 3 and near == profile >> 2 * d & 3:
            connected.append(at + DELTA[d])
            join(g.walk, at, at + DELTA[d])
    if g.layers.add(at, connected):
        merge(g)
    else:
        layer = g.layers.of
        for delta in DELTA:
            if at + delta in edges and layer[at + delta] == layer[at]:
                join(g.drift, at, at + delta)
        courtyards_beside(g, at)
    colour = STAIRS[tile]
    if colour >= 0:
        use_stairs(g, colour, at)
    g.forget_fields()


def use_stairs(g: Widow, colour: int, at: int) -> None:
    """WID-STAIR-1: both stairs of a colour form a pair, 1 space apart."""
    if g.stairs[colour] == NOWHERE:
        g.stairs[colour] = at
        return
    g.landings[colour] = at
    join(g.walk, at, g.stairs[colour])
    join(g.drift, at, g.stairs[colour])
    if g.ears:
        g.tell("stairs-paired", "WID-STAIR-1", here=TILES[g.tiles[at]].id, there=TILES[g.tiles[g.stairs[colour]]].id)


def merge(g: Widow) -> None:
    """WID-STAIR-7, WID-STAIR-8: two layers have become one; wall-passers and courtyards are worked out anew."""
    layer = g.layers.of
    for at in layer:
        g.drift[at] = tuple([at + delta for delta in DELTA if layer.get(at + delta, -1) == layer[at]])
    for colour in range(4):
        if g.landings[colour] != NOWHERE:
            join(g.drift, g.stairs[colour], g.landings[colour])
    if g.ears:
        g.tell("merged", "WID-STAIR-7")
    found_courtyards(g, [at for at in g.grid.rim if is_courtyard(g, at)])


def is_courtyard(g: Widow, at: int) -> bool:
    """WID-COURT-1, WID-COURT-5: an empty cell with tiles of the ground layer on all four sides."""
    layer = g.layers.of
    return is_gap(g.grid, at) and all(layer[at + delta] == GROUND for delta in DELTA)


def courtyards_beside(g: Widow, at: int) -> None:
    """WID-COURT-7: a new tile may close courtyards beside it and ends one it lies on."""
    if at in g.courtyards:
        g.courtyards = tuple([other for other in g.courtyards if other != at])
    if g.layers.of[at] == GROUND:
        for delta in DELTA:
            shown = g.grid.rim.get(at + delta, 0)
            if shown & 3 and shown & 12 and shown & 48 and shown & 192 and is_courtyard(g, at + delta):
                found_courtyards(g, [*g.courtyards, at + delta])


def found_courtyards(g: Widow, courtyards: list[int]) -> None:
    for at in courtyards:
        if at not in g.courtyards:
            g.had_courtyard = True
            if g.ears:
                g.tell("courtyard", "WID-COURT-1", cell=write_cell(at))
            flip(g, GARDENER, "WID-JOB-9")
    g.courtyards = tuple(courtyards)
