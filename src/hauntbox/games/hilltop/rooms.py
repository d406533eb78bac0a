"""The room tiles: declared here, named in text/. A room is the number of its tile; it exists once."""

from typing import Final, NamedTuple

from hauntbox.board.geometry import DIRECTIONS, cell, edges

BASEMENT: Final = 0
GROUND: Final = 1
UPPER: Final = 2
FLOORS: Final = ("basement", "ground", "upper")

NO_SYMBOL: Final = -1
OMEN: Final = 0
ITEM: Final = 1
EVENT: Final = 2
SYMBOLS: Final = ("omen", "item", "event")


class Tile(NamedTuple):
    """`floors` by their letters, `doors` and `window` by the printed edge."""

    id: str
    floors: str
    doors: str
    symbol: int = NO_SYMBOL
    window: str = ""
    outdoors: bool = False


TILES: Final = (
    Tile("entrance_hall", "G", "NSW"),
    Tile("foyer", "G", "NESW"),
    Tile("grand_staircase", "G", "E", window="S"),
    Tile("upper_landing", "U", "NESW"),
    Tile("basement_landing", "B", "NESW"),
    Tile("abandoned_room", "BG", "NESW", OMEN),
    Tile("attic", "U", "S", EVENT),
    Tile("balcony", "U", "NS", OMEN, outdoors=True),
    Tile("ballroom", "G", "NESW", EVENT),
    Tile("bedroom", "U", "EW", EVENT, window="S"),
    Tile("bloody_room", "GU", "NESW", ITEM),
    Tile("catacombs", "B", "NS", OMEN),
    Tile("chapel", "GU", "N", EVENT, window="S"),
    Tile("charred_room", "GU", "NESW", OMEN),
    Tile("chasm", "B", "EW"),
    Tile("coal_chute", "G", "N"),
    Tile("collapsed_room", "GU", "NESW"),
    Tile("conservatory", "GU", "N", EVENT, window="E"),
    Tile("creaky_hallway", "BGU", "NESW"),
    Tile("crypt", "B", "N", EVENT),
    Tile("dining_room", "G", "NE", OMEN, window="W"),
    Tile("dusty_hallway", "BGU", "NESW"),
    Tile("furnace_room", "B", "NSW", OMEN),
    Tile("gallery", "U", "NS", OMEN),
    Tile("game_room", "BGU", "NES", EVENT),
    Tile("gardens", "G", "NS", EVENT, outdoors=True),
    Tile("graveyard", "G", "S", EVENT, outdoors=True),
    Tile("gymnasium", "BU", "ES", OMEN),
    Tile("junk_room", "BGU", "NESW", OMEN),
    Tile("kitchen", "BG", "NE", OMEN),
    Tile("larder", "B", "NS", ITEM),
    Tile("library", "GU", "SW", EVENT),
    Tile("master_bedroom", "U", "NW", OMEN, window="S"),
    Tile("mystic_elevator", "BGU", "N"),
    Tile("operating_laboratory", "BU", "ES", EVENT),
    Tile("organ_room", "BGU", "SW", EVENT),
    Tile("patio", "G", "NSW", EVENT, outdoors=True),
    Tile("pentagram_chamber", "B", "E", OMEN),
    Tile("research_laboratory", "BU", "NS", EVENT),
    Tile("servants_quarters", "BU", "NESW", OMEN),
    Tile("stairs_from_basement", "B", "S"),
    Tile("statuary_corridor", "BGU", "NS", EVENT),
    Tile("storeroom", "BU", "N", ITEM),
    Tile("tower", "U", "EW", EVENT, outdoors=True),
    Tile("underground_lake", "B", "NE", EVENT),
    Tile("vault", "BU", "N", EVENT),
    Tile("wine_cellar", "B", "NS", ITEM),
)

NUMBER: Final = {tile.id: number for number, tile in enumerate(TILES)}
ROOMS: Final = len(TILES)
STARTING: Final = 5
"""Rooms below this number start on the table; they never move."""

START_CELLS: Final = (
    cell(0, 0, GROUND),
    cell(-1, 0, GROUND),
    cell(-2, 0, GROUND),
    cell(0, 0, UPPER),
    cell(0, 0, BASEMENT),
)
FRONT_DOOR: Final = cell(1, 0, GROUND)
"""HIL-MOVE-9: the cell before the front door stays empty."""

ENTRANCE_HALL: Final = 0
FOYER: Final = 1
GRAND_STAIRCASE: Final = 2
UPPER_LANDING: Final = 3
BASEMENT_LANDING: Final = 4
ABANDONED_ROOM: Final = 5
ATTIC: Final = 6
BALCONY: Final = 7
BALLROOM: Final = 8
BEDROOM: Final = 9
BLOODY_ROOM: Final = 10
CATACOMBS: Final = 11
CHAPEL: Final = 12
CHARRED_ROOM: Final = 13
CHASM: Final = 14
COAL_CHUTE: Final = 15
COLLAPSED_ROOM: Final = 16
CONSERVATORY: Final = 17
CREAKY_HALLWAY: Final = 18
CRYPT: Final = 19
DINING_ROOM: Final = 20
DUSTY_HALLWAY: Final = 21
FURNACE_ROOM: Final = 22
GALLERY: Final = 23
GAME_ROOM: Final = 24
GARDENS: Final = 25
GRAVEYARD: Final = 26
GYMNASIUM: Final = 27
JUNK_ROOM: Final = 28
KITCHEN: Final = 29
LARDER: Final = 30
LIBRARY: Final = 31
MASTER_BEDROOM: Final = 32
MYSTIC_ELEVATOR: Final = 33
OPERATING_LABORATORY: Final = 34
ORGAN_ROOM: Final = 35
PATIO: Final = 36
PENTAGRAM_CHAMBER: Final = 37
RESEARCH_LABORATORY: Final = 38
SERVANTS_QUARTERS: Final = 39
STAIRS_FROM_BASEMENT: Final = 40
STATUARY_CORRIDOR: Final = 41
STOREROOM: Final = 42
TOWER: Final = 43
UNDERGROUND_LAKE: Final = 44
VAULT: Final = 45
WINE_CELLAR: Final = 46

SYMBOL: Final = [tile.symbol for tile in TILES]
EDGES: Final = [edges("".join(["D" if side in tile.doors else "W" for side in "NESW"])) for tile in TILES]
WINDOW: Final = ["NESW".index(tile.window) if tile.window else -1 for tile in TILES]
OUTDOORS: Final = [number for number, tile in enumerate(TILES) if tile.outdoors]
BACK: Final = [sum([1 << "BGU".index(letter) for letter in tile.floors]) for tile in TILES]
"""HIL-EXPLORE-19: the floors shown on the back of a tile, a bit each."""
BARRIERS: Final = {CHASM: ("speed", 3), CATACOMBS: ("sanity", 6), TOWER: ("might", 3)}
STAIRWAYS: Final = (
    (GRAND_STAIRCASE, UPPER_LANDING), (UPPER_LANDING, GRAND_STAIRCASE),
    (FOYER, STAIRS_FROM_BASEMENT), (STAIRS_FROM_BASEMENT, FOYER),
)  # fmt: skip
"""HIL-MOVE-8: steps by the printed stairs."""
LANDINGS: Final = (BASEMENT_LANDING, ENTRANCE_HALL, UPPER_LANDING)
"""Where an explorer is put on a floor without a doorway, by floor (HIL-EXPLORE-30)."""


def rooms(names: str) -> tuple[int, ...]:
    """The rooms of these names."""
    return tuple([NUMBER[name] for name in names.split()])


def direction_name(d: int) -> str:
    return DIRECTIONS[d]
