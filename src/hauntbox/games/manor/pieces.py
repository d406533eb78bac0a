"""Roles, player pieces and tokens by number."""

from typing import Final, NamedTuple

PALADIN: Final = 0
SKELETONS: Final = 1
SPIDER: Final = 2
MANOR: Final = 3
ENCHANTER: Final = 4
ROLES: Final = ("paladin", "skeletons", "spider", "manor", "enchanter")
"""MAN-SETUP-2: in turn order."""
LETTERS: Final = "PKSME"

# Player pieces (MAN-GEN-13).
PALADIN_PIECE: Final = 0
CLEAVE: Final = 1
NEEDLE: Final = 2
FLETCH: Final = 3
WAIL: Final = 4
WICK: Final = 5
WOLF: Final = 6
GIANT: Final = 7
CASTER: Final = 8
SPIDERLING: Final = 9
"""The first of five."""
WRAITH: Final = 14
ENCHANTER_PIECE: Final = 15
POLTERGEIST: Final = 16
"""The first of nine."""
PIECES: Final = (
    "paladin", "skel_cleave", "skel_needle", "skel_fletch", "skel_wail", "skel_wick", "wolf", "giant", "caster",
    "spiderling_1", "spiderling_2", "spiderling_3", "spiderling_4", "spiderling_5", "wraith", "enchanter",
    "poltergeist_1", "poltergeist_2", "poltergeist_3", "poltergeist_4", "poltergeist_5", "poltergeist_6",
    "poltergeist_7", "poltergeist_8", "poltergeist_9",
)  # fmt: skip
SKELETON_PIECES: Final = (CLEAVE, NEEDLE, FLETCH, WAIL, WICK)
SKELETONS_AND_WOLF: Final = (*SKELETON_PIECES, WOLF)
SPIDERLINGS: Final = tuple(range(SPIDERLING, WRAITH))
POLTERGEISTS: Final = tuple(range(POLTERGEIST, len(PIECES)))
OWNER: Final[list[int]] = [
    PALADIN, *[SKELETONS] * 6, *[SPIDER] * 7, MANOR, ENCHANTER, *[MANOR] * len(POLTERGEISTS),
]  # fmt: skip


def bits(pieces: tuple[int, ...]) -> int:
    return sum([1 << piece for piece in pieces])


# Masks: `here[at]` has bit p set where piece p stands.
PALADIN_BIT: Final = 1 << PALADIN_PIECE
SKELETON_BITS: Final = bits(SKELETONS_AND_WOLF)
GIANT_BIT: Final = 1 << GIANT
CASTER_BIT: Final = 1 << CASTER
LARGE_SPIDER: Final = GIANT_BIT | CASTER_BIT
SPIDERLING_BITS: Final = bits(SPIDERLINGS)
SPIDER_BITS: Final = LARGE_SPIDER | SPIDERLING_BITS
WRAITH_BIT: Final = 1 << WRAITH
POLTERGEIST_BITS: Final = bits(POLTERGEISTS)
ENCHANTER_BIT: Final = 1 << ENCHANTER_PIECE
OF_ROLE: Final = (PALADIN_BIT, SKELETON_BITS, SPIDER_BITS, WRAITH_BIT | POLTERGEIST_BITS, ENCHANTER_BIT)
ALL_PIECES: Final = (1 << len(PIECES)) - 1


def pieces_of(mask: int) -> list[int]:
    """The pieces of a mask, by number."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Token(NamedTuple):
    """A kind of token; `bits` is how much room its number takes in `lying`."""

    id: str
    number: int
    bits: int


TOKENS: Final = (
    Token("treasure_token", 12, 4),
    Token("lamp", 8, 1),
    Token("dancing_lights", 3, 2),
    Token("web", 10, 2),
    Token("egg", 3, 1),
    Token("blood", 15, 4),
    Token("disc", 20, 1),
    Token("pit_marker", 4, 1),
)
# Tokens lie on a space as one number: so many TREASURE, so many LAMP … added up.
SHIFTS: Final[list[int]] = [sum([token.bits for token in TOKENS[:kind]]) for kind in range(len(TOKENS))]
TREASURE: Final = 0
LAMP: Final = 1
LIGHTS: Final = 2
WEB: Final = 3
EGG: Final = 4
BLOOD: Final = 5
DISC: Final = 6
PIT_MARKER: Final = 7
FORCE_WALL: Final = 8
BREACH: Final = 9
SUPPLY: Final[list[int]] = [*[token.number for token in TOKENS], 6, 8]
"""How many of each kind the box holds; Force Walls and Breaches lie on edges."""
KIND_OF_TOKEN: Final = (*[token.id for token in TOKENS], "force_wall", "breach")
MOST: Final[list[int]] = [(1 << token.bits) - 1 for token in TOKENS]
ONE: Final[list[int]] = [1 << shift for shift in SHIFTS]
FULL: Final[list[int]] = [most << shift for most, shift in zip(MOST, SHIFTS, strict=True)]
"""The bits of each kind in `lying`."""
OCCUPYING: Final = sum(FULL[:PIT_MARKER])
"""MAN-GEN-15: what makes a space occupied."""
KNOWN_TILE: Final = ONE[PIT_MARKER] << 1
"""In `lying`: everybody has seen the Lit side of this Dark tile (MAN-REVEAL-13)."""
ENTERED: Final = FULL[LIGHTS] | FULL[WEB] | FULL[DISC]
"""What may do something when a piece enters."""
MOST_WEBS: Final = 3
HATCHING: Final = 5
