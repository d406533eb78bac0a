"""CARRIER (HIL-HF-31): monsters that hold cards, objects or companions; in their hands a card has no effect."""

from typing import Final

from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.state import NOBODY, Hilltop
from hauntbox.games.hilltop.traits import lie_down, lift_card, lose_card
from hauntbox.kernel.ask import Rule

LOADS: Final = "loads"
"""In `memory`: pairs of a piece and a card it holds."""


def loads_of(g: Hilltop, f: int) -> list[int]:
    """What a piece holds."""
    return [int(card) for piece, card in g.memory.get(LOADS, ()) if piece == f]


def loaded_on(g: Hilltop, card: int) -> int:
    """The piece that holds a card; NOBODY when none does."""
    return next((int(piece) for piece, other in g.memory.get(LOADS, ()) if other == card), NOBODY)


def take_load(g: Hilltop, f: int, card: int, rule: str) -> Rule[None]:
    """A piece takes a card from a pile or out of somebody's hands."""
    for at in [at for at, cards in g.piles.items() if card in cards]:
        lift_card(g, card, at)
    g.memory[LOADS] = (*g.memory.get(LOADS, ()), (f, card))
    if g.ears:
        g.tell("gained", rule, who=name(g, f), card=card_name(g, card))
    if g.holder(card) != NOBODY:
        yield from lose_card(g, g.holder(card), card)


def drop_loads(g: Hilltop, f: int, rule: str) -> None:
    """All that a piece holds lies in its room."""
    for card in loads_of(g, f):
        lie_down(g, card, g.room[f])
        if g.ears:
            g.tell("dropped", rule, who=name(g, f), card=card_name(g, card))
    g.memory[LOADS] = tuple([pair for pair in g.memory[LOADS] if pair[0] != f])
