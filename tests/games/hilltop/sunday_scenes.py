"""Haunt 10 begins, and how it may stand later on."""

from collections.abc import Callable

from games.hilltop.table import Table

from hauntbox.games.hilltop.haunts.haunt_10 import RELATIVE
from hauntbox.games.hilltop.ops import pieces_of, remove
from hauntbox.games.hilltop.state import REMOVED, Hilltop

MakeTable = Callable[..., Table]
UNCLE, AUNT, COUSIN = 3, 4, 5
"""The Relatives of a table of three (Might 4): m1, m2, m3. Bruno Kessler (p1) reveals the haunt and is gone."""


def house(t: Table) -> None:
    """Graveyard, Foyer and Chapel stand in one line, Entrance Hall, Foyer and Grand Staircase in the other."""
    t.lay("graveyard", "ground", -1, -1)
    t.lay("chapel", "ground", -1, 1)


def begun(table: MakeTable, *relatives: str) -> Table:
    """Piper Lang (p2) and Father Aldous (p3) stand in the hall."""
    t = table()
    house(t)
    t.haunt(10, revealer=0, room="entrance_hall")
    t.play(*(relatives or ("upper_landing", "upper_landing", "basement_landing")))
    if t.prompt == "basement_stairs":
        t.play("no")
    return t


def alone(t: Table, *others: int) -> Table:
    """Only these Relatives are left in play."""
    for f in pieces_of(t.g, RELATIVE):
        if f not in others:
            t.g.flags[f] |= REMOVED
    return t


def kill(g: Hilltop, f: int) -> None:
    remove(g, f, "HAU-10-6")


def ended_by(t: Table) -> str:
    return [event.rule for event in t.events if event.kind == "over"][-1]


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act")]
