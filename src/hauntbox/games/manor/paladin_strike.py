"""The Paladin strikes at the Giant Spider or the Caster who has entered his space (MAN-SPI-21 to MAN-SPI-25)."""

from hauntbox.games.manor.attacks import spider_defense, strength
from hauntbox.games.manor.options import FIRST, first, word_of
from hauntbox.games.manor.paladin_attacks import attack_piece, fire_used
from hauntbox.games.manor.paladin_values import TORCH_SPIDER, has_torch
from hauntbox.games.manor.paladin_words import ATTACK, HOLD, STRIKE_BACK, TORCH
from hauntbox.games.manor.pieces import LARGE_SPIDER, PALADIN, PALADIN_PIECE, PIECES
from hauntbox.games.manor.state import Manor
from hauntbox.kernel.ask import Ask, Rule


def offer_strike(g: Manor, piece: int) -> None:
    """MAN-SPI-21, MAN-SPI-24, MAN-PAL-95: the next step asks him, if he can beat her with his Fire."""
    if strike_options(g, piece):
        g.then(strike, piece)


def strike_options(g: Manor, piece: int) -> list[int]:
    """MAN-SPI-25: to attack, with the Torch too if his Fire reaches that far."""
    if not g.plays(PALADIN) or g.at[piece] != g.at[PALADIN_PIECE] or not g.at[piece]:
        return []
    if not LARGE_SPIDER >> piece & 1:
        return []
    left = g.paladin.fire - max(0, spider_defense(g, piece) + 1 - strength(g))
    if left < 0:
        return []
    torch = [TORCH | piece << FIRST] if has_torch(g) and left >= TORCH_SPIDER else []
    return [ATTACK | piece << FIRST, *torch]


def strike(g: Manor, piece: int) -> Rule[None]:
    """MAN-SPI-24: once, optional, without Perception; results as of any attack."""
    options = strike_options(g, piece)
    if not options:
        return
    choice: int = yield Ask(g.seat(PALADIN), STRIKE_BACK, [*options, HOLD], PIECES[piece])
    if choice != HOLD:
        attack_piece(g, first(choice), word_of(choice) == TORCH, fire_used(g, choice))
