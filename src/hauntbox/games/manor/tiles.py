"""The 50 tiles of the house: kind and shape of the Lit side."""

from typing import Final, NamedTuple

from hauntbox.board.dark import ALL_SIDES, side_rotations

ABYSS: Final = 0
ARMORY: Final = 1
EVENT: Final = 2
POLTERGEIST: Final = 3
PIT: Final = 4
SHRINE: Final = 5
TREASURE_ROOM: Final = 6
KINDS: Final = ("abyss", "armory", "event", "poltergeist", "pit", "shrine", "treasure")

SHAPES: Final = {"O": 0b1111, "T": 0b0111, "C": 0b0011, "I": 0b0101, "D": 0b0001}
"""The open sides at rotation 0, bit d for direction d (north, east, south, west)."""


class Tile(NamedTuple):
    """`shape`: O is open on all sides, T has one wall, C is a corner, I a corridor, D a dead end."""

    id: str
    shape: str

    @property
    def kind(self) -> int:
        return KINDS.index(self.id.split("_")[0])


def tiles(kind: str, shapes: str) -> list[Tile]:
    return [Tile(f"{kind}_{number}", shape) for number, shape in enumerate(shapes, 1)]


TILES: Final = (
    Tile("abyss", "O"),
    *tiles("armory", "OOTTT"),
    *tiles("event", "OOOOOTTTTCCC"),
    *tiles("poltergeist", "OOTTTCCII"),
    *tiles("pit", "OOTTTCID"),
    *tiles("shrine", "OOTTCI"),
    *tiles("treasure", "CCCCIIIID"),
)

# The same, by number, for the rules.
NUMBER: Final = {tile.id: number for number, tile in enumerate(TILES)}
KIND: Final[list[int]] = [tile.kind for tile in TILES]
OPEN: Final[list[int]] = [SHAPES[tile.shape] for tile in TILES]
WALLS: Final[list[int]] = [ALL_SIDES & ~SHAPES[tile.shape] for tile in TILES]
ROTATIONS: Final[list[tuple[int, ...]]] = [side_rotations(walls) for walls in WALLS]
ARMORIES: Final[list[int]] = [number for number, tile in enumerate(TILES) if tile.kind == ARMORY]
STACKED: Final[list[int]] = [number for number, tile in enumerate(TILES) if tile.kind > ARMORY]
"""The 44 tiles of the face-down stack."""
ROOMY: Final[list[bool]] = [tile.shape in "OT" for tile in TILES]
"""MAN-SETUP-7: tiles with three or four open sides."""

# What lies Dark and is not decided yet: which tile it is comes out when it is revealed.
FROM_STACK: Final = -2
FROM_ARMORIES: Final = -3
FROM_ROOMY: Final = -4
"""MAN-SETUP-7: the tile in front of the Entrance, a tile of the stack with three or four open sides."""
