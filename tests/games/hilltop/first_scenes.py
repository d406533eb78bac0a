"""Haunts 4, 7, 10 and 11 begin; and a haunt with nothing but a spirit."""

from collections.abc import Callable
from typing import ClassVar

from games.hilltop.table import NAMES, Table

from hauntbox.games.hilltop.declare import Kind
from hauntbox.games.hilltop.haunt import Haunt

MakeTable = Callable[..., Table]


def eight_legs(table: MakeTable, seats: int = 3, room: str = "foyer") -> Table:
    """Haunt 4: Piper Lang (p2) hangs in a room, Bruno Kessler (p1) is the traitor."""
    t = table(*NAMES[:seats])
    t.at(1, room)
    return t.haunt(4, revealer=1, room=room)


def root_and_branch(table: MakeTable, *tiles: tuple[str, str, int, int, int]) -> Table:
    """Haunt 7: Father Aldous (p3) is the traitor; three roots, the first in the Grand Staircase."""
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    for tile in tiles:
        t.lay(*tile)
    t.haunt(7, revealer=0, room="kitchen")
    return t.play("grand_staircase", "upper_landing", "kitchen")


def sunday(table: MakeTable) -> Table:
    """Haunt 10: Bruno Kessler (p1) is gone; three Relatives upstairs."""
    t = table()
    t.lay("graveyard", "ground", -1, -1)
    t.lay("chapel", "ground", -1, 1)
    t.haunt(10, revealer=0, room="foyer")
    return t.play("upper_landing", "upper_landing", "grand_staircase")


def faces(table: MakeTable, seats: int = 3) -> Table:
    """Haunt 11: Bruno Kessler (p1) is the traitor; the first Guest is in the Conservatory."""
    t = table(*NAMES[:seats])
    t.lay("conservatory", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.haunt(11, revealer=0, room="entrance_hall")
    return t.play("conservatory")


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act")]


class Wailing(Haunt):
    """A haunt with a spirit and nothing else; it can be won by nobody."""

    number: ClassVar[int] = 20
    setup_kind: ClassVar[str] = "no_traitor"
    kinds: ClassVar[tuple[Kind, ...]] = (Kind("h38_firebat", speed=3, sanity=4, spirit=True),)
