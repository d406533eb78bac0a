"""Revealing tiles (chapter Revealing tiles)."""

from hauntbox.board.dark import ALL_SIDES, LIT, turned_sides
from hauntbox.games.manor.laying import fill, light, open_gaps
from hauntbox.games.manor.options import TURN, first, option, prompt
from hauntbox.games.manor.paladin_board import explored
from hauntbox.games.manor.pieces import TREASURE
from hauntbox.games.manor.solo_signs import sign
from hauntbox.games.manor.spaces import DELTA, FRONT, INSIDE, SOUTH, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import place_poltergeist, put
from hauntbox.games.manor.tiles import (
    FROM_ARMORIES,
    FROM_ROOMY,
    KIND,
    KINDS,
    POLTERGEIST,
    ROOMY,
    ROTATIONS,
    TILES,
    TREASURE_ROOM,
    WALLS,
)  # fmt: skip
from hauntbox.kernel.ask import Ask, Rule
from hauntbox.parts.hidden import take_out, untold

ROTATE = prompt("rotate", "MAN-REVEAL-2")
NO_SIDE = -1


def reveal(g: Manor, seat: int, at: int, rule: str, must: int = NO_SIDE) -> None:
    """MAN-REVEAL-1: the next step turns a Dark tile up and resolves it. Put what comes after it on the agenda first.

    `must`: the direction in which the tile has to show an open side (MAN-PAL-26).
    """
    g.then(turn_up, seat, at, rule, must)


def turn_up(g: Manor, seat: int, at: int, rule: str, must: int) -> Rule[None]:
    """MAN-REVEAL-2, MAN-REVEAL-4, MAN-REVEAL-7: rotation, filling, symbol."""
    tile = uncover(g, at)
    g.grid.tile[at] = tile
    g.seen |= 1 << tile
    if g.ears:
        g.tell("revealed", rule, tile=f"{KINDS[KIND[tile]]}_tile", cell=space_text(at))
    turns = legal_turns(g, tile, at, must)
    r = turns[0]
    if len(turns) > 1:
        r = first((yield Ask(seat, ROTATE, [option(TURN, turn) for turn in turns], (TILES[tile].id, at))))
    light(g, at, tile, r)
    fill(g, seat, open_gaps(g, at), "MAN-REVEAL-4")
    symbol(g, at, KIND[tile])
    explored(g)


def uncover(g: Manor, at: int) -> int:
    """MAN-GEN-2: which tile lies Dark here; where nobody can know yet, chance decides now."""
    back = g.grid.tile[at]
    if back >= 0:
        return back
    pool = g.armories if back == FROM_ARMORIES else g.pool
    count = len(pool)
    roomy = [i for i in range(count) if ROOMY[pool[i]]]
    if back == FROM_ROOMY and roomy:
        i = roomy[untold(g.rng, len(roomy))]
    elif back != FROM_ARMORIES and roomy and count > 1 and FROM_ROOMY in g.grid.tile:
        # One of the pool lies in front of the Entrance and is known to be roomy: this is any of the others.
        front = roomy[untold(g.rng, len(roomy))]
        i = untold(g.rng, count - 1)
        i += i >= front
    else:
        i = untold(g.rng, count)
    return take_out(g.rng, pool, i)


def legal_turns(g: Manor, tile: int, at: int, must: int = NO_SIDE) -> list[int]:
    """MAN-REVEAL-2, MAN-REVEAL-15, MAN-GEN-8: rotations that meet an open side, among those a role's rule allows."""
    walls = WALLS[tile]
    turns = list(ROTATIONS[tile])
    if must != NO_SIDE:
        turns = [r for r in turns if not turned_sides(walls, r) >> must & 1]
    sides = meeting_sides(g, at)
    breached = g.grid.breach[at]
    meeting = [r for r in turns if (~turned_sides(walls, r) | breached) & sides & ALL_SIDES]
    return meeting or turns


def meeting_sides(g: Manor, at: int) -> int:
    """MAN-REVEAL-3: the sides on which a Lit neighbour is open; the Entrance is open to the north, a Breach to both."""
    grid = g.grid
    sides = 0
    for d in range(4):
        there = at + DELTA[d]
        if at == FRONT and d == SOUTH:
            sides |= 1 << d
        elif INSIDE[there] and grid.face[there] == LIT:
            shown = grid.printed[there] >> (d ^ 2) & 1
            if not shown or grid.breach[at] >> d & 1:
                sides |= 1 << d
    return sides


def symbol(g: Manor, at: int, kind: int) -> None:
    """MAN-REVEAL-7 to MAN-REVEAL-11: what works whoever reveals the tile."""
    if kind == TREASURE_ROOM:
        if put(g, TREASURE, at) and g.ears:
            g.tell("treasure-placed", "MAN-REVEAL-8", cell=space_text(at))
    elif kind == POLTERGEIST:
        place_poltergeist(g, at, "MAN-REVEAL-9")
    if g.terms.solo:
        sign(g, at, kind)
