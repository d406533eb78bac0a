"""GRAB (HIL-FW-43, HIL-FW-44): pieces that hold an explorer, drag it along, and are struggled with."""

from typing import Final

from hauntbox.games.hilltop.attack import BARE, MIGHT_WEAPONS, both_roll, pay_weapon, stun
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.house import slides_to, way_in
from hauntbox.games.hilltop.names import name
from hauntbox.games.hilltop.ops import carry_to, closer, mark
from hauntbox.games.hilltop.rooms import BASEMENT_LANDING
from hauntbox.games.hilltop.state import GONE, GRABBED, NOBODY, Hilltop, on
from hauntbox.kernel.ask import Ask, Rule

HELD: Final = "held"
"""In `memory`: pairs of a piece and the explorer it holds."""


def held_by(g: Hilltop, f: int) -> int:
    """The explorer that a piece holds; NOBODY when it holds none."""
    for piece, x in g.memory.get(HELD, ()):
        if piece == f:
            return int(x)
    return NOBODY


def holder_of(g: Hilltop, x: int) -> int:
    """The piece that holds an explorer."""
    for piece, held in g.memory.get(HELD, ()):
        if held == x:
            return int(piece)
    return NOBODY


def hold(g: Hilltop, f: int, x: int, state: str, rule: str) -> None:
    """A piece grabs an explorer; `state` is the marker that shows it."""
    g.memory[HELD] = (*g.memory.get(HELD, ()), (f, x))
    g.flags[x] |= GRABBED
    if g.ears:
        g.tell("grabbed", rule, who=name(g, f), target=name(g, x))
    mark(g, state, on(x))


def let_go(g: Hilltop, f: int, state: str, rule: str) -> None:
    """A piece lets its explorer go, if it holds one."""
    x = held_by(g, f)
    if x == NOBODY:
        return
    g.memory[HELD] = tuple([pair for pair in g.memory[HELD] if pair[0] != f])
    g.flags[x] &= ~GRABBED
    if g.ears:
        g.tell("let-go", rule, who=name(g, f), target=name(g, x))
    mark(g, state, on(x), -1)


def struggle(g: Hilltop, x: int, state: str, action: str, rule: str) -> Rule[None]:
    """Both roll Might, the explorer with a weapon if it likes; higher: free, and the piece is stunned."""
    f = holder_of(g, x)
    weapons = [card for card in g.hands[x] if card in MIGHT_WEAPONS]
    weapon: int = yield Ask(x, "choose_card", (BARE, *weapons), action)
    if weapon != BARE:
        g.used |= 1 << weapon
    if not (yield from pay_weapon(g, x, weapon)):
        return
    mine, theirs = yield from both_roll(g, x, f, MIGHT, weapon)
    if g.ears:
        g.tell("clash", rule, who=name(g, x), target=name(g, f), mine=mine, theirs=theirs)
    if mine > theirs:
        let_go(g, f, state, rule)
        stun(g, f)


def drag(g: Hilltop, f: int, goal: int, steps: int, rule: str) -> Rule[None]:
    """HIL-FW-44, HIL-HF-22: a piece and whom it holds go so many spaces along a shortest path to a room."""
    for _ in range(steps):
        if slides_to(g, g.room[f], goal, True):
            yield from take_along(g, f, BASEMENT_LANDING, rule)
        ways = closer(g, g.room[f], goal, True)
        if not ways or held_by(g, f) == NOBODY:
            return
        there: int = yield Ask(g.player[f], "choose_room", ways, name(g, f))
        yield from take_along(g, f, there, rule)


def take_along(g: Hilltop, f: int, room: int, rule: str) -> Rule[None]:
    """The piece goes first."""
    x = held_by(g, f)
    d = way_in(g, g.room[f], room)
    yield from carry_to(g, f, room, rule, d)
    if x != NOBODY and not g.flags[x] & GONE:
        yield from carry_to(g, x, room, rule, d)
