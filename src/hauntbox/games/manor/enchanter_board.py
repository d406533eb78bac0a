"""What happens to the Enchanter's board, on any turn: scattering, discs that are lost, the Spell track."""

from typing import Final

from hauntbox.games.manor.cards import SPELL_MAX, SPELL_STEPS, SPELLS
from hauntbox.games.manor.options import SPELL_CARD, first, option, prompt, word
from hauntbox.games.manor.paladin_board import gain_treasure
from hauntbox.games.manor.pieces import DISC, ENCHANTER, ENCHANTER_PIECE, PALADIN, ROLES, SKELETONS, SPIDER
from hauntbox.games.manor.roles import NOBODY
from hauntbox.games.manor.skeletons_board import gain_stability
from hauntbox.games.manor.spaces import OFF
from hauntbox.games.manor.spider_board import gain_blood
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import move, take
from hauntbox.kernel.ask import Ask, Rule

PICK_SPELL: Final = prompt("pick_spell", "MAN-ENC-52")
CAST: Final = word(18, "put-in-play", SPELL_CARD, text="")


def scatter_enchanter(g: Manor, rule: str, attacker: int = NOBODY) -> None:
    """MAN-ENC-15, MAN-ENC-16: a disc of his hand to the supply, the piece to his board, the track one step on.

    `attacker`: the role whose attack it was gains a Treasure; a Wraith that walks in attacks nobody (MAN-ENC-17).
    """
    move(g, ENCHANTER_PIECE, OFF)
    if g.ears:
        g.tell("scattered", rule, piece="enchanter")
    if attacker == PALADIN:
        gain_treasure(g)
    elif attacker == SKELETONS:
        gain_stability(g, 2, "MAN-SKEL-39")
    elif attacker == SPIDER:
        gain_blood(g, 2, "MAN-ENC-16")
    lose_hand_discs(g, 1, rule)
    advance(g, "MAN-ENC-15")


def lose_hand_discs(g: Manor, count: int, rule: str) -> int:
    """MAN-ENC-54: discs of his hand to the supply, as many as he has."""
    e = g.enchanter
    lost = min(count, e.hand)
    if lost > 0:
        e.hand -= lost
        g.supply[DISC] += lost
        if g.ears:
            g.tell("hand-discs-lost", rule, count=lost, total=e.hand)
    return lost


def lose_board_discs(g: Manor, role: int, count: int, rule: str) -> int:
    """MAN-ENC-51: an opponent takes discs off a board: they return to the supply, and the track goes on one step."""
    lost = drop_board_discs(g, role, count, rule)
    if lost:
        advance(g, "MAN-ENC-51")
    return lost


def drop_board_discs(g: Manor, role: int, count: int, rule: str) -> int:
    """Discs of a board return to the supply; nothing follows (his own Command and domination)."""
    e = g.enchanter
    lost = min(count, e.boards[role])
    if lost > 0:
        e.boards[role] -= lost
        g.supply[DISC] += lost
        if g.ears:
            g.tell("discs-lost", rule, role=ROLES[role], count=lost, total=e.boards[role])
    return lost


def remove_tile_discs(g: Manor, spaces: list[int], rule: str) -> int:
    """MAN-ENC-51: an opponent's effect takes discs off tiles; one step, however many."""
    lost = sum([take(g, DISC, at) for at in spaces])
    if lost:
        advance(g, "MAN-ENC-51")
    return lost


def advance(g: Manor, rule: str) -> None:
    """MAN-ENC-51, MAN-ENC-52: the Spell track; on a symbol he draws spells, on step 9 it stays."""
    e = g.enchanter
    if not g.plays(ENCHANTER) or e.track >= SPELL_MAX:
        return
    e.track += 1
    if g.ears:
        g.tell("spell-track", rule, total=e.track)
    if e.track in SPELL_STEPS:
        g.then(draw_spells)


def draw_spells(g: Manor) -> None:
    """MAN-ENC-52, MAN-ENC-53: 3 Spell cards that only he sees, or what there is."""
    e = g.enchanter
    e.drawn = sorted(e.deck.draw_some(g.rng, 3, 1 << g.seat(ENCHANTER)))
    if e.drawn:
        g.then(pick_spell)


def pick_spell(g: Manor) -> Rule[None]:
    """MAN-ENC-52: one is put in play face up, the others are discarded."""
    e = g.enchanter
    seat = g.seat(ENCHANTER)
    card = first((yield Ask(seat, PICK_SPELL, [option(CAST, card) for card in e.drawn], always=True)))
    for other in e.drawn:
        if other != card:
            e.deck.discard(other)
    e.drawn = []
    e.spells.append(card)
    g.reveal()
    if g.ears:
        g.tell("spell", "MAN-ENC-52", card=SPELLS[card])
