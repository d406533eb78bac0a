"""What tests of the Enchanter set up: his discs, wherever they are, and spells in play."""

from games.manor.table import Table

from hauntbox.games.manor.cards import SPELLS
from hauntbox.games.manor.pieces import DISC, LETTERS
from hauntbox.games.manor.spaces import SPACES


def holding(t: Table, hand: int = 3, spells: str = "", **boards: int) -> Table:
    """He has so many discs in hand, these spells in play, and the roles (by letter) so many discs on their boards."""
    e = t.g.enchanter
    change = hand - e.hand
    e.hand = hand
    for letter, count in boards.items():
        role = LETTERS.index(letter)
        change += count - e.boards[role]
        e.boards[role] = count
    t.g.supply[DISC] -= change
    for spell in spells.split():
        number = SPELLS.index(f"sp_{spell}")
        e.spells.append(number)
        if number in e.deck.loose:
            e.deck.loose.remove(number)
    return t


def board(t: Table, letter: str) -> int:
    return t.g.enchanter.boards[LETTERS.index(letter)]


def discs(t: Table) -> int:
    """All discs, wherever they are."""
    g = t.g
    return g.enchanter.hand + sum(g.enchanter.boards) + g.supply[DISC] + sum([g.count(at, DISC) for at in SPACES])


def starting(t: Table, word: str) -> list[str]:
    """The options of a kind, without their word."""
    return sorted([text.removeprefix(f"{word} ") for text in t.options if text.startswith(word)])
