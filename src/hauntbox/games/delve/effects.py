"""Where what cards do is hung up: the rules below know only these hooks, the files of cards fill them.

@use("qui_blink", can=may_blink)
def blink(g: Delve, seat: int) -> Rule[None]: ...
"""

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.heroes import POWER
from hauntbox.games.delve.state import Delve
from hauntbox.games.delve.treasures import TREASURE

Use = Callable[[Delve, int], Any]
"""What a card does for a seat: a rule, or a plain function."""
Can = Callable[[Delve, int], bool]
"""Whether a seat may use it: its target or effect exists (DEL-POWER-6)."""
After = Callable[[Delve, int, int, bool], Any]
"""The rest of a power after one of its rolls: state, seat, target, whether it hit (DEL-POWER-9)."""
More = Callable[[Delve, int, int, int], int]
"""More damage of a power's hit: state, seat, target, the die."""

USE: Final[dict[int, Use]] = {}
CAN: Final[dict[int, Can]] = {}
FIRST: Final[dict[int, Use]] = {}
"""What an attack power does before its targets are chosen."""
REACHES: Final[dict[int, Callable[[Delve, int], list[int]]]] = {}
"""Whom a power that first moves, places or swaps could attack after that part (DEL-POWER-6)."""
AFTER: Final[dict[int, After]] = {}
FINALLY: Final[dict[int, Use]] = {}
"""What an attack power does once, after all its rolls."""
MORE: Final[dict[int, More]] = {}
TURNED: Final[dict[int, Use]] = {}
"""By hero: what happens whenever one of his power cards is turned face down."""
ITEM_USE: Final[dict[int, Use]] = {}
ITEM_CAN: Final[dict[int, Can]] = {}
FORTUNE: Final[dict[int, Use]] = {}
EVENT: Final[dict[int, Use]] = {}
"""What an encounter card does that is no plain attack, hazard, trap, curse or environment."""


def always(g: Delve, seat: int) -> bool:
    return True


def use(name: str, can: Can = always) -> Callable[[Use], Use]:
    """A utility power."""

    def hang(rule: Use) -> Use:
        USE[POWER[name]] = rule
        CAN[POWER[name]] = can
        return rule

    return hang


def first(name: str, reaches: Callable[[Delve, int], list[int]], can: Can | None = None) -> Callable[[Use], Use]:
    """What an attack power does first, whom it could reach then, and whether anybody (where that is known sooner)."""
    can_reach: Can = can or (lambda g, seat: bool(reaches(g, seat)))

    def hang(rule: Use) -> Use:
        FIRST[POWER[name]] = rule
        REACHES[POWER[name]] = reaches
        CAN[POWER[name]] = can_reach
        return rule

    return hang


def after(name: str) -> Callable[[After], After]:
    """What follows each roll of an attack power."""

    def hang(rule: After) -> After:
        AFTER[POWER[name]] = rule
        return rule

    return hang


def finally_(name: str) -> Callable[[Use], Use]:
    """What follows an attack power as a whole."""

    def hang(rule: Use) -> Use:
        FINALLY[POWER[name]] = rule
        return rule

    return hang


def more(name: str) -> Callable[[More], More]:
    def hang(rule: More) -> More:
        MORE[POWER[name]] = rule
        return rule

    return hang


def item(name: str, can: Can = always) -> Callable[[Use], Use]:
    """An item that is used."""

    def hang(rule: Use) -> Use:
        ITEM_USE[TREASURE[name]] = rule
        ITEM_CAN[TREASURE[name]] = can
        return rule

    return hang


def fortune(name: str) -> Callable[[Use], Use]:
    def hang(rule: Use) -> Use:
        FORTUNE[TREASURE[name]] = rule
        return rule

    return hang


def event(name: str) -> Callable[[Use], Use]:
    """An encounter card; the seat is that of the active hero."""

    def hang(rule: Use) -> Use:
        EVENT[ENCOUNTER[name]] = rule
        return rule

    return hang
