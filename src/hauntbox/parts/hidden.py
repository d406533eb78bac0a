"""Cards that some seats cannot see: how they are taken from a pile, hidden in a view and dealt again."""

from bisect import insort
from typing import Final

from hauntbox.kernel.errors import Misfit
from hauntbox.kernel.rng import EVERYBODY, Rng

UNKNOWN: Final = -2
"""In a view: a card that the seat has not seen."""
_ANY: Final = 1 << 30


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those who have seen something."""
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


def pick(rng: Rng, cards: list[int], seen: int = EVERYBODY) -> int:
    """Takes a random card out of a pile; `seen` says which seats see it."""
    if rng.tape is None:
        return cards.pop(rng.below(len(cards)))
    return take_out(rng, cards, untold(rng, len(cards)), seen)


def take_out(rng: Rng, cards: list[int], i: int, seen: int = EVERYBODY) -> int:
    """Takes card i out of a pile. The tape gets the card itself: in another deal it lies elsewhere."""
    if rng.tape is None:
        return cards.pop(i)
    card = rng.tape.through(cards[i], _ANY, seen)
    if card == cards[i]:
        return cards.pop(i)
    if card not in cards:
        raise Misfit(f"card {card} was to be drawn, but it is not in the pile")
    cards.remove(card)
    return card


def untold(rng: Rng, n: int) -> int:
    """A number that goes on no tape."""
    tape = rng.tape
    rng.tape = None
    value = rng.below(n)
    rng.tape = tape
    return value


def hide(hand: list[int], unseen: list[int]) -> None:
    """Blanks a hand or a pile; its cards join, in the order of numbers, those a seat has not seen."""
    for i in range(len(hand)):
        insort(unseen, hand[i])
        hand[i] = UNKNOWN


def fill(rng: Rng, places: list[int], unseen: list[int]) -> None:
    """Puts unseen cards at random into every UNKNOWN place."""
    for i in range(len(places)):
        if places[i] == UNKNOWN:
            places[i] = unseen.pop(rng.below(len(unseen)))
