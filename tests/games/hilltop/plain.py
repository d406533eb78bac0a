"""A haunt without rules of its own, for tests of cards and fights in the second half."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop.declare import Kind, Thing
from hauntbox.games.hilltop.haunt import STORIES, Haunt

PLAIN = 96
GHOUL, GHOST, STATUE, WAGON = "h38_firebat", "h30_elder", "h07_root", "h07_tip"
"""Borrowed names: a monster with all it takes, one without Might, one without Speed, a figure that is no monster."""
LAMP, CHEST, CUP, BONE = "h04_net", "h04_chest", "h04_cup", "h04_bone"
"""An object like any other, a heavy one, one of which nobody carries two, one that the Dog may not touch."""


class Plain(Haunt):
    number: ClassVar[int] = PLAIN
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(GHOUL, speed=3, might=4, sanity=3),
        Kind(GHOST, speed=2, sanity=3),
        Kind(STATUE, might=2),
        Kind(WAGON, speed=2, might=2, monster=False),
    )
    things: ClassVar[tuple[Thing, ...]] = (
        Thing(LAMP),
        Thing(CHEST, heavy=True),
        Thing(CUP, most=1, traitor=False),
        Thing(BONE, dog=False),
    )


class Nobody(Plain):
    """The same without a traitor."""

    setup_kind: ClassVar[str] = "no_traitor"


def plain_haunt() -> Iterator[None]:
    """What a test file's own fixture does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(STORIES, PLAIN, Plain())
        yield


def first_half(table: Callable[..., Table], *cards: str) -> Table:
    """Bruno holds the cards."""
    t = table()
    t.hand(0, *cards)
    return t


def second_half(table: Callable[..., Table], *cards: str) -> Table:
    """Bruno holds the cards; Piper is the traitor."""
    t = first_half(table, *cards)
    t.second_half(PLAIN, traitor=1)
    return t


def uses(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("use")]


def attacks(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("attack")]


def duel(table: Callable[..., Table], *cards: str) -> Table:
    """Bruno (Might 5, Speed 4) and Piper the traitor (Might 3, Speed 4) in the hall; Father Aldous is elsewhere."""
    t = second_half(table, *cards)
    t.at(2, "basement_landing")
    return t
