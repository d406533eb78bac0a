"""Using cards: each active card declares when and on what it may be used, and what it does then."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hauntbox.games.hilltop.cards import (
    CARD,
    DYNAMITE,
    HEALING_SALVE,
    MEDICAL_KIT,
    PICKPOCKETS_GLOVES,
    SMELLING_SALTS,
)
from hauntbox.games.hilltop.choices import USE, pair
from hauntbox.games.hilltop.haunt import tale
from hauntbox.games.hilltop.names import card_name, name
from hauntbox.games.hilltop.state import Hilltop
from hauntbox.kernel.ask import Rule

ON_EXPLORER: Final = (HEALING_SALVE, MEDICAL_KIT, PICKPOCKETS_GLOVES, SMELLING_SALTS)
INTO_ROOM: Final = (DYNAMITE,)
"""Cards whose targets are explorers, and those whose targets are rooms; the others have one way to be used."""

Targets = Callable[[Hilltop, int], Sequence[int]]
CardText = Callable[[Hilltop, int, int], Rule[None]]


class CardUse(NamedTuple):
    """`targets` are the explorers, rooms or ways to choose from; (0,) for a card that just is used, () for not now."""

    targets: Targets
    text: CardText


USES: Final[dict[int, CardUse]] = {}
"""The active cards; `uses` fills it."""


def use(card: str, targets: Targets) -> Callable[[CardText], CardText]:
    """Declares the use of a card."""

    def declare(text: CardText) -> CardText:
        USES[CARD[card]] = CardUse(targets, text)
        return text

    return declare


def use_options(g: Hilltop, x: int) -> list[int]:
    """HIL-CARD-3: the uses open to an explorer now, each card once a turn."""
    found: list[int] = []
    for card in g.hands[x]:
        declared = USES.get(card)
        if declared is not None and not g.used >> card & 1 and (not g.story or tale(g).can_use(g, x, card)):
            for target in declared.targets(g, x):
                found.append(pair(USE, card, target))
    return found


def use_card(g: Hilltop, x: int, card: int, target: int) -> Rule[None]:
    """HIL-ITEM-5: a card that was used cannot be handed over or dropped this turn."""
    g.used |= 1 << card
    if g.ears:
        g.tell("used", "HIL-CARD-3", who=name(g, x), card=card_name(g, card))
    yield from USES[card].text(g, x, target)
