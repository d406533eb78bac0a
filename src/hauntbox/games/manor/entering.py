"""What happens to a piece that enters a tile, by its own move or forced, and forced moves (chapter Movement)."""

from hauntbox.games.manor.options import TO, first, option, prompt
from hauntbox.games.manor.pieces import (
    BLOOD,
    DISC,
    ENCHANTER,
    ENTERED,
    FULL,
    LIGHTS,
    OWNER,
    PALADIN_PIECE,
    PIECES,
    POLTERGEIST,
    SKELETONS,
    SPIDER,
    WEB,
    WRAITH,
)  # fmt: skip
from hauntbox.games.manor.solo_signs import calm
from hauntbox.games.manor.spaces import DELTA, INSIDE, OFF, space_text
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move, take
from hauntbox.kernel.ask import Ask, Rule

SHOVE = prompt("shove", "MAN-MOVE-21")


def webs_to_pay(g: Manor, piece: int, at: int) -> int:
    """MAN-MOVE-4, MAN-MOVE-6, MAN-ENC-5, MAN-MAN-22: the extra Movement that the Webs of a tile cost a piece."""
    owner = OWNER[piece]
    if owner == SPIDER or piece >= WRAITH:
        return 0
    return g.count(at, WEB)


def enter(g: Manor, piece: int, to: int) -> None:
    """A piece enters a space: Webs, Dancing Lights and discs there (MAN-MOVE-5, MAN-SKEL-53, MAN-ENC-33)."""
    move(g, piece, to)
    lying = g.lying[to]
    if lying & ENTERED:
        brush(g, piece, OWNER[piece], to)
    if piece == PALADIN_PIECE and g.terms.solo and lying & FULL[BLOOD]:
        calm(g, to)


def brush(g: Manor, piece: int, owner: int, at: int) -> None:
    """What lies where a piece enters: MAN-MOVE-5, MAN-MOVE-6, MAN-SKEL-53, MAN-ENC-5, MAN-ENC-33."""
    if owner == ENCHANTER:
        return
    if owner != SPIDER and g.has(at, WEB):
        webs = take(g, WEB, at)
        if g.ears:
            g.tell("webs-torn", "MAN-MOVE-5", piece=PIECES[piece], cell=space_text(at), count=webs)
    if owner != SKELETONS and g.has(at, LIGHTS):
        take(g, LIGHTS, at)
        if g.ears:
            g.tell("lights-out", "MAN-SKEL-53", piece=PIECES[piece], cell=space_text(at))
    if piece < POLTERGEIST and g.has(at, DISC):
        g.lying[at] &= ~FULL[DISC]
        g.enchanter.boards[owner] += 1
        if g.ears:
            g.tell("disc-found", "MAN-ENC-33", piece=PIECES[piece], total=g.enchanter.boards[owner])


# --- forced moves


def forced_steps(g: Manor, piece: int) -> list[int]:
    """MAN-MOVE-20, MAN-MOVE-21, MAN-MOVE-23: the adjacent tiles across an edge that is no wall."""
    here = g.at[piece]
    if not INSIDE[here]:
        return []
    walls = g.grid.walls[here]
    return [
        here + DELTA[d] for d in range(4)
        if not walls >> d & 1 and INSIDE[here + DELTA[d]] and g.has_tile(here + DELTA[d])
    ]  # fmt: skip


def force(g: Manor, piece: int, to: int, rule: str) -> None:
    """MAN-MOVE-20, MAN-MOVE-22: a forced move; it attacks nobody and reveals nothing, but it enters."""
    if g.ears:
        g.tell("forced", rule, piece=PIECES[piece], cell=space_text(to))
    if piece == PALADIN_PIECE:
        g.paladin.came_from = OFF
        g.paladin.shoved = True
    enter(g, piece, to)


def shove(g: Manor, seat: int, piece: int, rule: str, must: bool = True) -> Rule[None]:
    """MAN-MOVE-21: a step in which the player who causes it chooses where a piece is forced to; it may be optional."""
    steps = forced_steps(g, piece)
    if not steps:
        return
    options = [option(TO, to) for to in steps]
    if not must:
        options.append(0)
    choice: int = yield Ask(seat, SHOVE, options, PIECES[piece])
    if choice:
        force(g, piece, first(choice), rule)
