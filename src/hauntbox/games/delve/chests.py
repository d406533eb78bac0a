"""Rival delvers: chests, and who falls without a surge. DEL-COMP-4, DEL-ADV-12."""

from hauntbox.games.delve.figures import choose_square, free_on, put
from hauntbox.games.delve.foes import IMMOBILIZED, POISONED
from hauntbox.games.delve.harm import heal, relieve
from hauntbox.games.delve.heroes import HEROES
from hauntbox.games.delve.state import CHEST, CHESTS, Delve
from hauntbox.games.delve.tiles import START_A, START_B
from hauntbox.kernel.ask import Rule


def is_chest(thing: int) -> bool:
    return thing >= CHEST


def revealed(g: Delve, seat: int) -> bool:
    return bool(g.notes.get("revealed", 0) >> seat & 1)


def hoard(g: Delve, seat: int) -> int:
    """What the chests of a hero are worth."""
    return sum([g.values[thing - CHEST] for thing in g.heroes[seat].loads if thing >= CHEST])


def back_to_start(g: Delve, seat: int) -> Rule[None]:
    """DEL-COMP-4: he drops his chests and stands up on the start tile with his surge value."""
    x = g.heroes[seat]
    here = g.at[seat]
    if not revealed(g, seat):
        g.things = (*g.things, *[(here, thing) for thing in x.loads if thing >= CHEST])
        x.loads = tuple([thing for thing in x.loads if thing < CHEST])
    squares = free_on(g, START_B) or free_on(g, START_A)
    if squares:
        put(g, seat, (yield from choose_square(g, seat, seat, squares)))
    heal(g, seat, HEROES[x.kind].surge[x.level - 1], "DEL-COMP-4")
    for condition in (POISONED, IMMOBILIZED):
        relieve(g, seat, condition, "DEL-COMP-4")
    if g.ears:
        g.tell("back-to-start", "DEL-COMP-4", who=x.name, hp=g.hp[seat])


def shuffle_chests(g: Delve) -> None:
    """DEL-ADV-12-1: ten chests, face down."""
    g.values = (0,) * len(CHESTS)
    g.known = (0,) * len(CHESTS)
    g.worths = CHESTS
    g.notes["chests"] = 0
