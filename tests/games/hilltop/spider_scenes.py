"""Haunt 4 begins, and how it may stand later on."""

from collections.abc import Callable

from games.hilltop.table import NAMES, Table

from hauntbox.games.hilltop.haunts.haunt_04 import CLEANSED, STRAND, WEBBED
from hauntbox.games.hilltop.ops import escape
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import HELPLESS, STUCK, Hilltop, on

MakeTable = Callable[..., Table]
FOYER = NUMBER["foyer"]
BEARS = 1
"""Piper Lang reveals the haunt in the Foyer; Bruno Kessler (p1) is the strongest of the others and turns."""


def begun(table: MakeTable, seats: int = 3, traitor_in: str = "entrance_hall", others_in: str = "foyer") -> Table:
    t = table(*NAMES[:seats])
    t.lay("kitchen", "ground", -1, -1, 2)
    for seat in range(1, seats):
        t.at(seat, others_in)
    t.at(BEARS, "foyer")
    t.at(0, traitor_in)
    return t.haunt(4, revealer=BEARS, room="foyer")


def loose(t: Table) -> Table:
    """All strands have been cut."""
    t.g.marks.pop((STRAND, FOYER))
    t.g.flags[BEARS] &= ~STUCK
    return t


def cleanse(t: Table) -> Table:
    loose(t)
    t.g.marks[(CLEANSED, on(BEARS))] = 1
    return t


def web(t: Table, x: int) -> None:
    t.g.flags[x] |= HELPLESS
    t.g.marks[(WEBBED, on(x))] = 1


def leave(g: Hilltop, x: int) -> None:
    escape(g, x, "HAU-04-10")


def ended_by(t: Table) -> str:
    """The rule that ended the game."""
    return [event.rule for event in t.events if event.kind == "over"][-1]


def starred(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act")]
