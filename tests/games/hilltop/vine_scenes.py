"""Haunt 7 begins, and how it may stand later on."""

from collections.abc import Callable

from games.hilltop.table import Table

from hauntbox.games.hilltop.grab import hold
from hauntbox.games.hilltop.haunts.haunt_07 import FLASK, GRIP
from hauntbox.games.hilltop.ops import make_object, objects_of

MakeTable = Callable[..., Table]
ROOM_OF_ROOTS = ("kitchen", "upper_landing", "chapel")
TIP_1, TIP_2 = 4, 6
"""At a table of three the roots are m1, m3, m5 and their tips m2, m4, m6; Father Aldous (p3) is the traitor."""


def begun(table: MakeTable, *roots: str) -> Table:
    """Bruno Kessler (p1) and Piper Lang (p2) are in the hall; the rooms of the roots may be named."""
    t = table()
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.lay("storeroom", "upper", 0, 1)
    t.at(2, "grand_staircase")
    t.haunt(7, revealer=0, room="kitchen")
    return t.play(*(roots or ROOM_OF_ROOTS))


def grabbed(t: Table, x: int = 0, tip: int = TIP_1, room: str = "entrance_hall") -> Table:
    """A tip away from its root holds a hero."""
    t.at(x, room)
    t.at(tip, room)
    hold(t.g, tip, x, GRIP, "HAU-07-3")
    return t


def flask(t: Table, x: int, count: int = 1) -> Table:
    for _ in range(count):
        t.g.hands[x].append(make_object(t.g, FLASK))
    return t


def flasks(t: Table, x: int) -> int:
    return len(objects_of(t.g, x, FLASK))


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act")]


def ended_by(t: Table) -> str:
    return [event.rule for event in t.events if event.kind == "over"][-1]
