"""The vocabulary of a haunt (chapter "Haunt framework"): what it declares, what it answers, what it hooks into.

A haunt is one file in `haunts/`: a subclass of `Haunt` with tables of pieces, objects, actions and wins, and the few
hooks it needs. The engine never asks which haunt is running; it asks the questions below and fires the events below.
A hook that asks somebody is a rule (a generator); one that does nothing returns None.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from hauntbox.games.hilltop.cards import OBJECT
from hauntbox.games.hilltop.declare import (
    FREE,
    KILLERS,
    MUST_KILL,
    NO,
    STAYS,
    Action,
    Happening,
    Kind,
    Numbers,
    Replacement,
    Thing,
    Win,
)
from hauntbox.games.hilltop.state import NOBODY, NOWHERE, THRALL, TRAITOR, Hilltop
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.game import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Haunt:
    """Number 0 is no haunt: all answers are the defaults."""

    number: ClassVar[int] = 0
    setup_kind: ClassVar[str] = "one_traitor"
    """HIL-FW-12: one_traitor, no_traitor, free_for_all or hidden_traitor."""
    fates: ClassVar[tuple[str, str, str, str]] = (STAYS, STAYS, STAYS, STAYS)
    relies: ClassVar[tuple[int, ...]] = ()
    """HIL-HF-6: omens that must be in play, and who gets a missing one."""
    relies_on_traitor: ClassVar[bool] = False
    certain: ClassVar[int] = NOWHERE
    """HAU-0125-26: the room in which the chart lets the haunt begin; a forced one puts it into the house."""
    kinds: ClassVar[tuple[Kind, ...]] = ()
    things: ClassVar[tuple[Thing, ...]] = ()
    actions: ClassVar[tuple[Action, ...]] = ()
    wins: ClassVar[tuple[Win, ...]] = ()
    default_win: ClassVar[bool] = True
    """HIL-HF-4: the traitor's side wins when no hero lives in the house."""
    tracks: ClassVar[tuple[tuple[str, int], ...]] = ()
    """Each track with its start."""
    limits: ClassVar[tuple[tuple[str, Numbers], ...]] = ()
    """The ends of tracks that every seat may know."""
    monsters_after: ClassVar[str] = "traitor"
    """HIL-FW-20: traitor, revealer, each_turn or never."""
    starts_left_of: ClassVar[str] = "traitor"
    traitor_first: ClassVar[bool] = False
    """HIL-FW-20: the traitor has an extra turn before the first round."""
    lots_each: ClassVar[int] = 1
    traitor_lots: ClassVar[tuple[int, ...]] = (1,)
    """HIL-FW-65: how many lots a seat gets from a hidden deal, and which of them make a traitor."""
    rules: ClassVar[int] = 0
    """How many rules the haunt has."""
    heroes_read: ClassVar[tuple[int, ...]] = ()
    traitor_reads: ClassVar[tuple[int, ...]] = ()
    """HIL-HF-1: the numbers of the rules in one brief only."""
    sides: ClassVar[tuple[str, ...]] = ("heroes", "traitor")
    """The names of the briefs: of the heroes, of the other side."""

    # --- setting up

    def first_seat(self, g: Hilltop) -> int:
        """HIL-FW-20: who begins, if not the hero left of traitor or revealer."""
        return NOBODY

    def fate_room(self, g: Hilltop) -> int:
        """HIL-HF-21: where a traitor's figure that goes leaves its cards."""
        return g.room[g.traitor]

    def ensured(self, g: Hilltop) -> Happening:
        """HIL-HF-19: the steps that put rooms into the house; they come before `setup`."""
        return None

    def setup(self, g: Hilltop) -> Happening:
        return None

    # --- events (9.5)

    def round_start(self, g: Hilltop) -> Happening:
        return None

    def round_end(self, g: Hilltop) -> Happening:
        return None

    def turn_start(self, g: Hilltop, x: int) -> Happening:
        return None

    def turn_end(self, g: Hilltop, x: int) -> Happening:
        return None

    def slot_start(self, g: Hilltop) -> Happening:
        """HIL-HF-8: the traitor slot begins, whatever became of the traitor."""
        return None

    def slot_end(self, g: Hilltop) -> Happening:
        return None

    def monsters_start(self, g: Hilltop) -> Happening:
        return None

    def monsters_end(self, g: Hilltop) -> Happening:
        return None

    def piece_start(self, g: Hilltop, f: int) -> Happening:
        """A piece begins its turn; it may be taken out of it by `g.spaces[f - g.seats] = 0` and `g.attacks`."""
        return None

    def piece_end(self, g: Hilltop, f: int) -> Happening:
        return None

    def entered(self, g: Hilltop, f: int, room: int) -> Happening:
        """After a step, put, fall or slide."""
        return None

    def left(self, g: Hilltop, f: int, room: int) -> Happening:
        return None

    def discovered(self, g: Hilltop, x: int, room: int) -> Happening:
        return None

    def gained(self, g: Hilltop, x: int, card: int) -> Happening:
        return None

    def lost(self, g: Hilltop, x: int, card: int) -> None:
        """A card or object left an explorer, for whatever reason."""

    def dying(self, g: Hilltop, x: int) -> Replacement:
        """Before a death; True: it has been replaced."""
        return False

    def died(self, g: Hilltop, x: int) -> Happening:
        return None

    def struck(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> Replacement:
        """Figure a has beaten explorer d; True: damage and stealing have been replaced."""
        return False

    def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> Replacement:
        """HIL-HF-13: piece f was defeated; True: the stun has been replaced."""
        return False

    def blasted(self, g: Hilltop, f: int, by: int) -> Replacement:
        """Dynamite goes off in piece f's room, before its roll; True: that is all that happens to it."""
        return False

    def act(self, g: Hilltop, f: int) -> Happening:
        """The turn of a piece whose policy is SCRIPT."""
        return None

    # --- questions (9.6)

    def allowance(self, g: Hilltop, f: int, spaces: int) -> int:
        return spaces

    def cost(self, g: Hilltop, f: int, here: int, there: int) -> int:
        """Spaces that a step costs more (HIL-HF-26)."""
        return 0

    def explore_cost(self, g: Hilltop, x: int) -> int:
        """Spaces that exploring from its room costs an explorer more."""
        return 0

    def can_step(self, g: Hilltop, f: int, here: int, there: int) -> bool:
        return True

    def can_explore(self, g: Hilltop, x: int) -> bool:
        return True

    def ignores_hindrance(self, g: Hilltop, f: int) -> bool:
        return False

    def hinders(self, g: Hilltop, a: int, f: int) -> bool:
        """Whether a, an opponent of f in its room and not stunned, hinders f."""
        return True

    def can_attack(self, g: Hilltop, a: int, d: int) -> bool:
        """Whether a may attack its opponent d."""
        return True

    def attack_traits(self, g: Hilltop, a: int, d: int) -> tuple[int, ...]:
        """Traits with which a may attack d beside the usual ones."""
        return NO

    def attack_dice(self, g: Hilltop, a: int, d: int, trait: int, weapon: int) -> int:
        return 0

    def defence_dice(self, g: Hilltop, a: int, d: int, trait: int) -> int:
        return 0

    def barred_traits(self, g: Hilltop, a: int, d: int) -> tuple[int, ...]:
        """IMMUNE: traits with which a may not attack d."""
        return NO

    def weapons(self, g: Hilltop, a: int, d: int) -> tuple[int, ...]:
        """Objects that serve as weapons for a Might attack on d; their dice are in `attack_dice`."""
        return NO

    def outcomes(self, g: Hilltop, a: int, d: int, margin: int, trait: int) -> tuple[str, ...]:
        """HIL-HF-29: outcomes that the winner a may choose instead of damage."""
        return ()

    def outcome(self, g: Hilltop, a: int, d: int, chosen: str) -> Happening:
        return None

    def damage(self, g: Hilltop, x: int, points: int, harm: int, by: int) -> int:
        """The points x really takes; `by` is the figure that deals them or NOBODY."""
        return points

    def might(self, g: Hilltop, f: int, might: int) -> int:
        """GROWTH: a piece's Might now."""
        return might

    def speed(self, g: Hilltop, f: int, speed: int) -> int:
        """GROWTH: a piece's Speed now."""
        return speed

    def trait(self, g: Hilltop, f: int, trait: int, value: int) -> int:
        """The value of a trait of a piece where it is not the one of its kind (NONE: it lacks the trait)."""
        return value

    def dice(self, g: Hilltop, x: int, trait: int, what: str) -> int:
        """More dice on a trait roll; `what` is the purpose of the roll."""
        return 0

    def room_text_applies(self, g: Hilltop, x: int, room: int) -> bool:
        """Whether a figure is touched by a room's text; -1 - card: by the Music Box, Bell, Spirit Board or Dynamite."""
        return True

    def can_use(self, g: Hilltop, x: int, card: int) -> bool:
        """Whether x may make the use of a card in its turn."""
        return True

    def may_carry(self, g: Hilltop, x: int, card: int) -> bool:
        return True

    def may_part(self, g: Hilltop, x: int, card: int) -> bool:
        """Whether x may hand over or drop a card."""
        return True

    def dog_carries(self, g: Hilltop, card: int) -> bool:
        """Whether the Dog may fetch or carry a card on an errand; for objects their line says so too."""
        return True

    def policy(self, g: Hilltop, f: int) -> str:
        return FREE

    def quarry(self, g: Hilltop, f: int) -> list[int]:
        """The figures that a piece with the policy CHASE or RUSH must go for (the nearest of them)."""
        return []

    def impossible(self, g: Hilltop, team: int) -> bool:
        """HIL-FW-71: whether a side can no longer win."""
        return False

    def winning_seats(self, g: Hilltop, team: int) -> int:
        """HIL-END-4: the mask of the seats that win with a team."""
        unworthy: int = g.memory.get(MUST_KILL, 0) & ~g.memory.get(KILLERS, 0)
        return sum([1 << x for x in range(g.seats) if g.team[x] == team]) & ~unworthy

    def needed_below(self, g: Hilltop) -> list[int]:
        """HIL-HF-18: rooms of objects and pieces that the heroes need."""
        return []

    # --- secrets (9.10)

    def candidates(self, g: Hilltop, key: str) -> list[int]:
        """What a hidden value may be, as far as a seat that does not know it can tell."""
        return []

    # --- what its pieces and objects are called

    def piece_name(self, g: Hilltop, f: int) -> str:
        return self.kinds[g.kind[f]].id

    def object_name(self, g: Hilltop, card: int) -> str:
        return self.things[g.objects[card - OBJECT]].id

    # --- what bots look at

    def reasons(self, g: Hilltop, seat: int) -> list[Reason]:
        """How the story stands for a seat, in points (see judge.py for the scale)."""
        return []

    # --- what clients are shown

    def room_marks(self, g: Hilltop, room: int) -> tuple[str, ...]:
        """States of a room that are no markers of their own, by their name ids."""
        return ()

    def figures(self, g: Hilltop) -> dict[str, int]:
        """Numbers about the end for the outcome's facts."""
        return {}


STORIES: Final[dict[int, Haunt]] = {0: Haunt()}
"""The haunts that are built, by number; `haunts/` fills it."""


def tale(g: Hilltop) -> Haunt:
    """The haunt that is running."""
    return STORIES[g.story]


def number(g: Hilltop, numbers: Numbers) -> int:
    """HIL-HF-2: a number by players."""
    return numbers if isinstance(numbers, int) else numbers[g.seats - 3]


def kind_of(g: Hilltop, f: int) -> Kind:
    return STORIES[g.story].kinds[g.kind[f]]


def thing_of(g: Hilltop, card: int) -> Thing:
    """The kind of an object."""
    return STORIES[g.story].things[g.objects[card - OBJECT]]


def is_traitor(g: Hilltop, x: int) -> bool:
    """Whether an explorer has the traitor's powers (chapter "The traitor's powers")."""
    return g.story != 0 and g.team[x] == TRAITOR and x != NOBODY and x < g.seats and not g.flags[x] & THRALL


def replaced(answer: Replacement) -> Rule[bool]:
    """The answer of a haunt that may have to ask first."""
    if isinstance(answer, bool):
        return answer
    found: bool = yield from answer
    return found
