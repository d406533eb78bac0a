"""What the Enchanter reaches: where he may go, what stands around him, his network. Arithmetic only."""

from typing import Final

from hauntbox.board.dark import DARK, EMPTY, LIT
from hauntbox.games.manor.cards import DOMINATION, ECHO, MIND, THREADS
from hauntbox.games.manor.edges import edge_here, may_force_wall
from hauntbox.games.manor.entering import forced_steps
from hauntbox.games.manor.pieces import (
    ALL_PIECES,
    DISC,
    ENCHANTER,
    ENCHANTER_BIT,
    ENCHANTER_PIECE,
    FULL,
    MANOR,
    OCCUPYING,
    OF_ROLE,
    POLTERGEIST_BITS,
    POLTERGEISTS,
    SPIDER,
    TREASURE,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.spaces import AROUND, DELTA, INSIDE, RINGS, SIZE, SPACES
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import ABYSS, KIND

SNEAK_FAR: Final = 2
INSCRIBE_FAR: Final = 2
SYPHON_MOST: Final = 3
MIND_MOST: Final = 4
ECHO_MOST: Final = 2
ECHO_DISCS: Final = 2
"""Echo: an opponent counts with so many discs."""

OTHERS: Final = ALL_PIECES & ~ENCHANTER_BIT
"""The opposing player pieces."""
COUNTED: Final = OTHERS & ~POLTERGEIST_BITS
"""MAN-ENC-34, MAN-ENC-36: those that Syphon and Whisper count."""
MEMBERS: Final = tuple([tuple(pieces_of(mask & COUNTED)) for mask in OF_ROLE])
"""The same, by role."""
DISC_BITS: Final = FULL[DISC]
TREASURE_BITS: Final = FULL[TREASURE]
NEAR: Final = tuple([tuple([to for ring in RINGS[at][1 : SNEAK_FAR + 1] for to in ring]) for at in range(SIZE)])
"""The spaces up to 2 away, without the space itself."""
BLOCK: Final = tuple([(at, *AROUND[at]) for at in range(SIZE)])
"""A space and those around it."""
AREA: Final = tuple([sum([1 << to for to in block if INSIDE[to]]) for block in BLOCK])
"""The same as a mask of spaces."""


# --- where he goes


def may_hide(g: Manor, at: int) -> bool:
    """MAN-ENC-30, MAN-ENC-31: a Dark tile or a Pit tile without an opposing player piece."""
    face = g.grid.face[at]
    return face != EMPTY and not g.here[at] & OTHERS and (face == DARK or g.is_pit(at))


def sneaks(g: Manor, at: int) -> list[int]:
    """MAN-ENC-30: the spaces up to 2 away, whatever lies between."""
    face, here = g.grid.face, g.here
    return [
        to for to in NEAR[at]
        if not here[to] & OTHERS and (face[to] == DARK or (face[to] == LIT and g.is_pit(to)))
    ]  # fmt: skip


def leaps(g: Manor, at: int) -> list[int]:
    """Bound: past one or more Lit tiles that are no Pit to the first Dark or Pit tile, in each direction."""
    face = g.grid.face
    found: list[int] = []
    for delta in DELTA:
        to = at + delta
        while face[to] == LIT and not g.is_pit(to):
            to += delta
        if to != at + delta and may_hide(g, to):
            found.append(to)
    return found


def hiding_places(g: Manor) -> list[int]:
    """Step Between: the Dark tiles without opposing player pieces, but his own."""
    face, here = g.grid.face, g.here
    return [at for at in SPACES if face[at] == DARK and not here[at]]


def first_places(g: Manor) -> list[int]:
    """MAN-ENC-21: unoccupied Dark tiles; else unoccupied Pit tiles; else tiles without opposing pieces."""
    found = g.free(DARK)
    if not found:
        found = [at for at in g.free(LIT) if g.is_pit(at)]
    return found or [at for at in SPACES if g.has_tile(at) and not g.here[at]]


# --- what is around him


def free_around(g: Manor, at: int, face: int) -> list[int]:
    """The surrounding unoccupied tiles, Dark or Lit."""
    faces, here, lying = g.grid.face, g.here, g.lying
    return [to for to in AROUND[at] if faces[to] == face and not here[to] and not lying[to] & OCCUPYING]


def may_darken(g: Manor, at: int) -> bool:
    """Flicker: not the Abyss."""
    return KIND[g.grid.tile[at]] != ABYSS


def for_discs(g: Manor, at: int) -> list[int]:
    """MAN-ENC-32: tiles up to 2 away without opposing player pieces and without a disc, his own included."""
    face, here, lying = g.grid.face, g.here, g.lying
    return [
        to for to in (at, *NEAR[at])
        if face[to] != EMPTY and not here[to] & OTHERS and not lying[to] & DISC_BITS
    ]  # fmt: skip


def prey(g: Manor, at: int) -> int:
    """MAN-ENC-34, MAN-ENC-35: the opposing pieces around a space, as a mask; none in empty spaces."""
    face, here = g.grid.face, g.here
    mask = 0
    for to in BLOCK[at]:
        if here[to] and face[to]:
            mask |= here[to]
    return mask & COUNTED


def doubled(g: Manor, mask: int) -> bool:
    """Single Mind: all pieces belong to one player."""
    return MIND in g.enchanter.spells and any(not mask & ~one for one in OF_ROLE)


def syphoned(g: Manor, at: int) -> int:
    """MAN-ENC-34, MAN-ENC-35, MAN-GEN-4: the discs that a Syphon on a space gives."""
    mask = prey(g, at)
    if not mask:
        return 0
    count = mask.bit_count()
    gain = min(MIND_MOST, count * 2) if doubled(g, mask) else min(SYPHON_MOST, count)
    return min(gain, g.supply[DISC])


def bar_edges(g: Manor, at: int) -> list[int]:
    """Bar the Way: edges without a wall between two tiles, one of them surrounding him or his own; each once."""
    return sorted({edge_here(g, to, d) for to in BLOCK[at] for d in range(4) if may_force_wall(g, to, d)})


# --- the network


def network(g: Manor, at: int) -> int:
    """MAN-ENC-40: the spaces in and around which his network reaches, as a mask, if he stands there."""
    places, lying = g.at, g.lying
    spirits = 0
    for piece in POLTERGEISTS:
        if places[piece]:
            spirits |= 1 << places[piece]
    area = AREA[at]
    threads = THREADS in g.enchanter.spells
    for to in SPACES:
        if lying[to] & TREASURE_BITS:
            spirits |= 1 << to
            if threads:
                area |= AREA[to]
    found = spirits & area
    while found:
        spirits ^= found
        while found:
            low = found & -found
            area |= AREA[low.bit_length() - 1]
            found ^= low
        found = spirits & area
    return area


def reached(g: Manor, at: int) -> list[int]:
    """MAN-ENC-41: the opponents with a piece in the network, in turn order."""
    area = network(g, at)
    return [role for role in g.terms.roles if role != ENCHANTER and has_piece_in(g, role, area)]


def has_piece_in(g: Manor, role: int, area: int) -> bool:
    """MAN-ENC-36, MAN-ENC-41: no Poltergeist, no Skeleton in an empty space, nobody outside the grid."""
    at, face = g.at, g.grid.face
    return any(area >> at[piece] & 1 and face[at[piece]] for piece in MEMBERS[role])


def echoes(g: Manor) -> int:
    """Echo: the discs it gives after a Whisper now."""
    e = g.enchanter
    if ECHO not in e.spells:
        return 0
    heavy = sum([e.boards[role] >= ECHO_DISCS for role in g.terms.roles])
    return min(heavy, ECHO_MOST, g.supply[DISC])


# --- domination and Command


def needed(g: Manor) -> int:
    """MAN-ENC-42: the value of the leftmost free Domination space."""
    return DOMINATION[min(g.enchanter.filled, len(DOMINATION) - 1)]


def opponents(g: Manor) -> list[int]:
    return [role for role in g.terms.roles if role != ENCHANTER]


def twice(g: Manor, role: int) -> bool:
    """MAN-ENC-44: whether he dominated this one last and has another to dominate."""
    return role == g.enchanter.last and len(g.terms.roles) > 2


def subjects(g: Manor, role: int) -> list[int]:
    """MAN-ENC-37, MAN-MOVE-25: the pieces that a Command can move; of Spiderlings on one tile, all alike, only one."""
    found: list[int] = []
    spots: list[int] = []
    for piece in MEMBERS[role]:
        at = g.at[piece]
        if INSIDE[at] and at not in spots and g.has_tile(at) and forced_steps(g, piece):
            found.append(piece)
            if role == SPIDER:
                spots.append(at)
    return found


def may_command(g: Manor, role: int) -> bool:
    """MAN-ENC-37: whether a Command on this opponent has anything to work on."""
    return bool(g.manor.hand) if role == MANOR else bool(subjects(g, role))


def commanded(g: Manor) -> list[int]:
    """The opponents with a disc on their board on whom a Command would work."""
    boards = g.enchanter.boards
    return [role for role in opponents(g) if boards[role] and may_command(g, role)]


def place(g: Manor) -> int:
    """Where he stands; OFF: on his board."""
    return g.at[ENCHANTER_PIECE]
