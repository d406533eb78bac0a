"""The Enchanter's Command: for a disc, or freely after a domination, he moves a piece of an opponent."""

from typing import Final

from hauntbox.games.manor.enchanter_board import drop_board_discs
from hauntbox.games.manor.enchanter_reach import may_command, subjects
from hauntbox.games.manor.enchanter_words import (
    COMMAND_PIECE,
    COMMANDED,
    ENOUGH,
    FIRED_COMMAND,
    MARCH,
    MARCH_TO,
    note,
)  # fmt: skip
from hauntbox.games.manor.entering import force, forced_steps
from hauntbox.games.manor.manor_board import lose_random_event
from hauntbox.games.manor.options import FIRST, first
from hauntbox.games.manor.pieces import ENCHANTER, MANOR, PALADIN, PALADIN_PIECE, PIECES, ROLES
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask, Rule

COMMAND_FAR: Final = 2


def command(g: Manor, role: int) -> None:
    """MAN-ENC-37, MAN-ENC-51: for a disc of the opponent's board; the Spell track stays where it is."""
    g.enchanter.left -= 1
    note(g, FIRED_COMMAND)
    g.then(obey, role)
    drop_board_discs(g, role, 1, "MAN-ENC-37")


def obey(g: Manor, role: int) -> Rule[None]:
    """MAN-ENC-37, MAN-MOVE-25: a piece of this opponent is moved up to 2 spaces; the Manor loses an Event card."""
    if g.ears and may_command(g, role):
        g.tell("commanded", "MAN-ENC-37", role=ROLES[role])
    if role == MANOR:
        lose_random_event(g, "MAN-ENC-37")
        return
    pieces = subjects(g, role)
    if not pieces:
        return
    piece = PALADIN_PIECE
    if role != PALADIN:
        options = [COMMANDED | piece << FIRST for piece in pieces]
        piece = first((yield Ask(g.seat(ENCHANTER), COMMAND_PIECE, options, ROLES[role])))
    g.then(march, piece, COMMAND_FAR)


def march(g: Manor, piece: int, left: int) -> Rule[None]:
    """MAN-ENC-37, MAN-MOVE-20, MAN-MOVE-21: one space of the forced move, in any direction he likes, or no more."""
    steps = forced_steps(g, piece)
    if not steps:
        return
    options = [MARCH_TO | to << FIRST for to in steps]
    choice: int = yield Ask(g.seat(ENCHANTER), MARCH, [*options, ENOUGH], (PIECES[piece], left))
    if choice == ENOUGH:
        return
    if left > 1:
        g.then(march, piece, left - 1)
    force(g, piece, first(choice), "MAN-ENC-37")
