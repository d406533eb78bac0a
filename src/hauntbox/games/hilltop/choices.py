"""The options of a turn as numbers: a kind and up to three things, so that they are quick to make and to compare."""

from typing import Final

KIND: Final = 24
SECOND: Final = 12
THIRD: Final = 18
LOW: Final = (1 << SECOND) - 1

END: Final = 0
STEP: Final = 1 << KIND
"""A room."""
EXPLORE: Final = 2 << KIND
"""A direction."""
ROOM: Final = 3 << KIND
"""Something in the room: see ROOM_ACTS."""
FREE: Final = 4 << KIND
"""An explorer who is stuck."""
USE: Final = 5 << KIND
"""A card, and a target."""
ACT: Final = 6 << KIND
"""A target, a trait and an action of the haunt."""
GIVE: Final = 7 << KIND
"""A card, and an explorer."""
DROP: Final = 8 << KIND
PICK: Final = 9 << KIND
"""A card."""
ATTACK: Final = 10 << KIND
"""A weapon (0: none), a trait, a target."""
DRAW_OFFER: Final = 11 << KIND
SHOW_LOT: Final = 12 << KIND
RIDE: Final = 13 << KIND

CROSS: Final = 0
VAULT_DOOR: Final = 1
CHUTE: Final = 2
JUMP: Final = 3
GALLERY_FALL: Final = 4
OPEN_CLOSET: Final = 5
OPEN_SAFE: Final = 6
SEARCH_SKELETONS: Final = 7
TAKE_SLIDE: Final = 8
TURN_WALL: Final = 9
ROOM_ACTS: Final = (
    "cross", "vault", "chute", "jump", "gallery", "closet", "safe", "skeletons", "slide", "wall",
)  # fmt: skip
MOVES: Final = (CROSS, CHUTE, JUMP, GALLERY_FALL, TAKE_SLIDE, TURN_WALL)
"""Those that take the explorer somewhere else."""


def kind_of_choice(value: int) -> int:
    return value >> KIND << KIND


def pair(kind: int, a: int, b: int) -> int:
    return kind | a << SECOND | b


def first(value: int) -> int:
    """The first of two things."""
    return value >> SECOND & LOW


def second(value: int) -> int:
    return value & LOW


def attack_code(target: int, trait: int, weapon: int) -> int:
    return ATTACK | (weapon + 1) << SECOND | trait << 8 | target


def attack_parts(value: int) -> tuple[int, int, int]:
    """Target, trait and weapon."""
    return value & 255, value >> 8 & 15, (value >> SECOND & LOW) - 1


def act_code(action: int, trait: int, target: int) -> int:
    """Trait 15: no roll."""
    return ACT | action << THIRD | trait << 14 | target


def act_parts(value: int) -> tuple[int, int, int]:
    """Action, trait and target."""
    return value >> THIRD & 63, value >> 14 & 15, value & ((1 << 14) - 1)
