"""Pieces and tokens on the board: put, taken, moved, with their limited supplies (MAN-GEN-4, MAN-GEN-20)."""

from hauntbox.board.dark import EMPTY, LIT
from hauntbox.games.manor.pieces import (
    BLOOD,
    FULL,
    KIND_OF_TOKEN,
    MOST,
    OF_ROLE,
    ONE,
    PIECES,
    POLTERGEIST_BITS,
    POLTERGEISTS,
    SHIFTS,
)  # fmt: skip
from hauntbox.games.manor.roles import NOBODY
from hauntbox.games.manor.spaces import OFF, SPACES, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.tiles import FROM_STACK, KIND, KINDS

# --- tokens


def put(g: Manor, kind: int, at: int, wanted: int = 1) -> int:
    """MAN-GEN-4: puts tokens from the supply on a space, as far as supply and space reach; how many went."""
    went = min(wanted, g.supply[kind], MOST[kind] - g.count(at, kind))
    if went <= 0:
        return 0
    g.supply[kind] -= went
    g.lying[at] += went * ONE[kind]
    return went


def take(g: Manor, kind: int, at: int, wanted: int = 99) -> int:
    """MAN-GEN-20: tokens of a space return to their supply; how many went. Blood and discs return to the box, too."""
    went = min(wanted, g.count(at, kind))
    g.lying[at] -= went * ONE[kind]
    g.supply[kind] += went
    return went


def carry(g: Manor, kind: int, start: int, end: int, wanted: int = 1) -> int:
    """Moves tokens from one space to another, as far as there is room."""
    went = min(wanted, g.count(start, kind), MOST[kind] - g.count(end, kind))
    g.lying[start] -= went * ONE[kind]
    g.lying[end] += went * ONE[kind]
    return went


def total(g: Manor, kind: int) -> int:
    """How many tokens of a kind lie on the board."""
    mask, shift = FULL[kind], SHIFTS[kind]
    return sum([(g.lying[at] & mask) >> shift for at in SPACES])


def spaces_with(g: Manor, kind: int) -> list[int]:
    """The spaces where tokens of a kind lie."""
    mask = FULL[kind]
    lying = g.lying
    return [at for at in SPACES if lying[at] & mask]


def add_blood(g: Manor, wanted: int) -> int:
    """MAN-SPI-84: Blood from the supply to the Spider's pool, as far as it reaches."""
    went = min(wanted, g.supply[BLOOD])
    g.supply[BLOOD] -= went
    g.spider.blood += went
    return went


def pay_blood(g: Manor, cost: int) -> None:
    g.spider.blood -= cost
    g.supply[BLOOD] += cost


# --- pieces


def move(g: Manor, piece: int, to: int) -> None:
    """Puts a piece somewhere else (OFF: off the board); nothing follows from it."""
    bit = 1 << piece
    here = g.here
    was = g.at[piece]
    if was:
        here[was] &= ~bit
    if to:
        here[to] |= bit
    g.at[piece] = to


def on_board(g: Manor, mask: int) -> list[int]:
    """The pieces of a mask that stand somewhere."""
    at = g.at
    return [piece for piece in range(len(PIECES)) if mask >> piece & 1 and at[piece]]


def others_at(g: Manor, role: int, at: int) -> int:
    """The pieces of other roles on a tile, as a mask; MAN-SKEL-13: in an empty space nothing can be affected."""
    return g.here[at] & ~OF_ROLE[role] if g.grid.face[at] != EMPTY else 0


def poltergeists(g: Manor) -> int:
    """How many Poltergeists stand on the board."""
    at = g.at
    return sum([1 for piece in POLTERGEISTS if at[piece]])


def place_poltergeist(g: Manor, at: int, rule: str) -> int:
    """A Poltergeist from the supply appears on a tile; NOBODY where none is left. It attacks nobody (MAN-REVEAL-12)."""
    if g.terms.solo and poltergeists(g) + g.paladin.destroyed >= len(POLTERGEISTS):
        return NOBODY  # MAN-SOLO-4: a destroyed one does not come back
    for piece in POLTERGEISTS:
        if not g.at[piece]:
            move(g, piece, at)
            if g.ears:
                g.tell("poltergeist", rule, cell=space_text(at), count=poltergeists(g))
            return piece
    return NOBODY


def remove_poltergeist(g: Manor, piece: int, rule: str) -> None:
    """MAN-MAN-46: it returns to the Manor's supply."""
    if g.ears:
        g.tell("poltergeist-gone", rule, cell=space_text(g.at[piece]), count=poltergeists(g) - 1)
    move(g, piece, OFF)


def poltergeist_at(g: Manor, at: int) -> int:
    """A Poltergeist on a space; NOBODY where there is none."""
    mask = g.here[at] & POLTERGEIST_BITS
    return (mask & -mask).bit_length() - 1 if mask else NOBODY


# --- tiles


def lay_dark(g: Manor, at: int, rule: str) -> bool:
    """A Dark tile from the stack on an empty space (MAN-FAQ-15: none where the stack is empty)."""
    if not g.stack:
        return False
    g.stack -= 1
    g.grid.lay_dark(at, FROM_STACK)
    if g.ears:
        g.tell("dark", rule, cell=space_text(at))
    return True


# --- words for messages


def tile_name(g: Manor, at: int) -> str:
    """What everybody sees of a tile, as the id of a name."""
    tile, face = g.grid.tile[at], g.grid.face[at]
    if face == EMPTY:
        return "space"
    if face == LIT or tile >= 0:
        name = KINDS[KIND[tile]]
        return f"{name}_tile" if face == LIT else f"dark_{name}"
    return "dark_armory" if g.is_armory(at) else "dark_tile"


def token_name(kind: int) -> str:
    return KIND_OF_TOKEN[kind]
