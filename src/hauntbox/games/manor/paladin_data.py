"""What lies on the Paladin's board."""

from typing import ClassVar, Final

from hauntbox.games.manor.cards import SANCTITY, TREASURES
from hauntbox.games.manor.spaces import OFF
from hauntbox.parts.cubes import CubeTracks
from hauntbox.parts.deck import Deck

HEALTH: Final = 7
GRIT_MAX: Final = 40
CUBE_GRIT: Final = (5, 18, 35)
"""White spaces: a Hero cube waits on each."""
BLACK_GRIT: Final = (11, 26)
"""Black spaces: a Devotion, and a Task."""
DEVOTION_MAX: Final = 5
PERCEPTION: Final = 0
MOVEMENT: Final = 1
STRENGTH: Final = 2
BASES: Final = (1, 1, 1)
CUBE_SPACES: Final = ((1, 1, 1, 1), (2, 2, 1, 1), (1, 1, 1, 1))
TASKS: Final = ("task_attacks", "task_explore", "task_grit_11", "task_grit_26")
TASK_ATTACKS: Final = 0
TASK_EXPLORE: Final = 1
TASK_GRIT: Final = 2
"""The first of the two Grit tasks."""
EXPLORED: Final = 20
"""Lit tiles for `task_explore`."""


class PaladinBoard:
    """`kept` treasures lie face down, `shown` ones face up; `cards` are Sanctity cards in front of him.

    `drawn`: Sanctity cards of which one is to be chosen. `offered`: a treasure being handed over. The rest is this
    turn's: Movement and Perception spent, what was used, and the Encounter he is having.
    """

    __slots__ = (
        "attacks", "black", "came_from", "cards", "cubes", "destroyed", "drawn", "fire", "fought", "fresh", "grit",
        "health", "kept", "light", "meeting", "meetings", "moves", "must", "offered", "over", "reach", "sanctity",
        "shoved", "shown", "slowed", "struck", "tasks", "treasures", "used", "waiting",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "health", "grit", "waiting", "black", "cubes", "fire", "light", "tasks", "attacks", "destroyed",
        "treasures", "kept", "shown", "offered", "sanctity", "cards", "drawn",
        "moves", "meetings", "fought", "used", "over", "came_from", "shoved", "slowed",
        "meeting", "must", "fresh", "struck", "reach",
    )  # fmt: skip

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return
        self.health: int = HEALTH
        self.grit: int = 0
        self.waiting: int = 7
        """Bit i: the cube of CUBE_GRIT[i] still waits there."""
        self.black: int = 0
        """Bit i: BLACK_GRIT[i] has given its Devotion."""
        self.cubes: CubeTracks = CubeTracks(BASES, CUBE_SPACES, 2)
        self.fire: int = 0
        self.light: int = 0
        self.tasks: int = 0
        """Bit i: TASKS[i] is done."""
        self.attacks: int = 0
        self.destroyed: int = 0
        self.treasures: Deck = Deck(range(len(TREASURES)))
        self.kept: list[int] = []
        self.shown: list[int] = []
        self.offered: list[int] = []
        self.sanctity: Deck = Deck([i for i, card in enumerate(SANCTITY) if not card.extra])
        self.cards: list[int] = []
        self.drawn: list[int] = []
        # this turn
        self.moves: int = 0
        self.meetings: int = 0
        self.fought: bool = False
        self.used: int = 0
        self.over: bool = False
        self.came_from: int = OFF
        """The space he entered his tile from by his own move this turn; OFF: he did not."""
        self.shoved: bool = False
        """He was moved by somebody else since his Encounter began."""
        self.slowed: int = 0
        self.end_meeting()

    def new_turn(self) -> None:
        """Nothing has been spent or used yet."""
        self.moves = self.meetings = self.used = self.slowed = 0
        self.fought = self.over = self.shoved = False
        self.came_from = OFF
        self.end_meeting()

    def end_meeting(self) -> None:
        """No Encounter is going on."""
        self.meeting: bool = False
        self.must: int = 0
        """Mask of the pieces that he still has to attack."""
        self.fresh: int = -1
        """The Poltergeist that appeared as he revealed its tile: he fights it or retreats (-1: none)."""
        self.struck: int = 0
        """Mask of pieces that cannot be attacked any more in this Encounter."""
        self.reach: int = OFF
        """The adjacent space that Long Reach opens to his attacks."""

    def copy(self) -> "PaladinBoard":
        c = PaladinBoard(True)
        c.health = self.health
        c.grit = self.grit
        c.waiting = self.waiting
        c.black = self.black
        c.cubes = self.cubes.copy()
        c.fire = self.fire
        c.light = self.light
        c.tasks = self.tasks
        c.attacks = self.attacks
        c.destroyed = self.destroyed
        c.treasures = self.treasures.copy()
        c.kept = self.kept[:]
        c.shown = self.shown[:]
        c.offered = self.offered[:]
        c.sanctity = self.sanctity.copy()
        c.cards = self.cards[:]
        c.drawn = self.drawn[:]
        c.moves = self.moves
        c.meetings = self.meetings
        c.fought = self.fought
        c.used = self.used
        c.over = self.over
        c.came_from = self.came_from
        c.shoved = self.shoved
        c.slowed = self.slowed
        c.meeting = self.meeting
        c.must = self.must
        c.fresh = self.fresh
        c.struck = self.struck
        c.reach = self.reach
        return c
