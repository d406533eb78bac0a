"""What a haunt declares: kinds of pieces and objects, actions, conditions of victory, and the words of its answers."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hauntbox.games.hilltop.state import HEROES, Hilltop
from hauntbox.kernel.ask import Rule

Numbers = int | tuple[int, int, int, int]
"""A number, or one for each of 3, 4, 5 and 6 players (HIL-HF-2)."""
NONE: Final = -1
"""A trait that a piece lacks."""
ANYBODY: Final = -1
HERE: Final = (0,)
"""The targets of an action that has none but may be done now."""
NO: Final[tuple[int, ...]] = ()
"""An action that may not be done now."""
Happening = Rule[None] | None
Replacement = Rule[bool] | bool
"""Whether the haunt has put something else in place of what was about to happen, perhaps after asking."""

STAYS: Final = "stays"
DIES: Final = "dies"
CHANGES: Final = "changes"
ASLEEP_FATE: Final = "asleep"

MUST_KILL: Final = "must_kill"
KILLERS: Final = "killers"
"""In `memory`: masks of the seats that win only if they killed somebody, and of those that did (HIL-FW-13)."""

FREE: Final = "free"
CHASE: Final = "chase"
"""Moves at full speed towards its quarry and attacks it if it gets there."""
RUSH: Final = "rush"
"""Moves at full speed towards its quarry; only then its controller may let it attack whom it likes."""
SCRIPT: Final = "script"
"""Acts by the haunt's `act`, without choices."""


class Kind(NamedTuple):
    """A kind of piece (HIL-FW-40: what is not stated follows the chapter Monsters)."""

    id: str
    speed: Numbers = NONE
    might: Numbers = NONE
    sanity: Numbers = NONE
    knowledge: Numbers = NONE
    hp: Numbers = 0
    track: str = ""
    """The track that shows the hit points of a kind with one piece."""
    monster: bool = True
    """False: a figure that does not act, cannot be attacked and hinders nobody."""
    hinders: bool = True
    hindered: bool = True
    elevator: bool = True
    walls: bool = False
    """Passes walls of its floor (WALLS)."""
    explores: bool = False
    alone: bool = False
    """Each piece is its own kind for the movement roll."""
    spirit: bool = False
    """HAU-0125-10: fights with Sanity and is fought with it, without weapons; it has no Might."""
    letter: str = "M"
    colour: str = "purple"


class Thing(NamedTuple):
    """A kind of object that behaves like an item card (HIL-HF-20)."""

    id: str
    most: int = 99
    """How many one explorer may carry."""
    dog: bool = True
    heavy: bool = False
    traitor: bool = True
    """Whether the traitor may carry it."""
    stolen: bool = True
    spoils: bool = False
    """Who may not carry it may steal it all the same, which destroys it."""
    given: bool = True


class Action(NamedTuple):
    """What a figure may do in its turn (9.5b). `targets` says to what or whom; `do` does it.

    With `traits` the actor rolls one of them (its choice) first; `do` gets the total, else 0.
    """

    id: str
    rule: str
    targets: Callable[[Hilltop, int], Sequence[int]]
    do: Callable[[Hilltop, int, int, int], Happening]
    traits: tuple[int, ...] = ()
    needs: int = 0
    """The total from which the roll succeeds, for the button's arithmetic; 0 where a table is read."""
    team: int = HEROES
    star: bool = False
    """HIL-HF-12: one attempt of all starred actions per explorer and turn."""
    as_attack: bool = False
    """Instead of the attack of the turn."""
    unable: bool = False
    """Open to explorers who are not able (HIL-HF-10)."""
    again: bool = False
    """May be done several times a turn."""
    dice: Callable[[Hilltop, int], int] | None = None
    """More (or fewer) dice for the actor."""
    kind: str = ""
    """Only for pieces of this kind, in the monster turn."""
    names: str = ""
    """What its targets are, for labels: "figure", "room", "card", "rite" (a room or THING plus a card); "" for HERE."""


class Win(NamedTuple):
    """`team` wins when `when` holds; with NOBODY everybody loses."""

    team: int
    rule: str
    when: Callable[[Hilltop], bool]
    late: bool = False
    """HIL-FW-70: looked at only when a turn ends."""
