"""The tiles of The Widow's House: declared here, named in text/."""

from typing import Final, NamedTuple

from hauntbox.board.geometry import cell, edges

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
COLOURS: Final = ("red", "blue", "green", "yellow", "black")

NOTHING: Final = 0
HAUNT: Final = 1
CHILL: Final = 2
STASH: Final = 3
WHISPER: Final = 4
SHELTER: Final = 5
EFFECTS: Final = ("", "haunt", "chill", "stash", "whisper", "shelter")


class Tile(NamedTuple):
    """`edges` N, E, S, W; `stairs` as colour and way; `effect` is what the "!" does."""

    id: str
    edges: str
    stairs: str = ""
    effect: str = ""

    @property
    def colour(self) -> str:
        return START_COLOURS.get(self.id, self.id.split("_")[0])


START_COLOURS: Final = {
    "start_chapel": "black",
    "start_gallery": "green",
    "start_hall": "red",
    "start_parlour": "yellow",
    "start_boudoir": "blue",
}

TILES: Final = (
    Tile("start_chapel", "DDDD"),
    Tile("start_gallery", "WOOD"),
    Tile("start_hall", "DDWO"),
    Tile("start_parlour", "OOWD"),
    Tile("start_boudoir", "WDDO"),
    Tile("red_01", "DDWD"),
    Tile("red_02", "OWDW"),
    Tile("red_03", "OWDW", stairs="yellow up"),
    Tile("red_04", "ODWW", effect="chill"),
    Tile("red_05", "OWWD", stairs="blue down"),
    Tile("red_06", "ODWD"),
    Tile("red_07", "OWWW", effect="stash"),
    Tile("red_08", "ODDW"),
    Tile("red_09", "OWOW", effect="chill"),
    Tile("red_10", "OOWW"),
    Tile("red_11", "OODW"),
    Tile("red_12", "ODOW"),
    Tile("red_13", "OOOW"),
    Tile("blue_01", "DWDW"),
    Tile("blue_02", "OWDW"),
    Tile("blue_03", "OWDW", stairs="red up"),
    Tile("blue_04", "ODWW", effect="whisper"),
    Tile("blue_05", "OWWD", stairs="green down"),
    Tile("blue_06", "ODWD", effect="haunt"),
    Tile("blue_07", "OWWW"),
    Tile("blue_08", "OWDD", effect="shelter"),
    Tile("blue_09", "OWOW"),
    Tile("blue_10", "OOWW", effect="chill"),
    Tile("blue_11", "OOWD"),
    Tile("blue_12", "OWOD"),
    Tile("blue_13", "OOOD"),
    Tile("green_01", "DDDW"),
    Tile("green_02", "OWDW"),
    Tile("green_03", "OWDW", stairs="blue up"),
    Tile("green_04", "ODWW", effect="chill"),
    Tile("green_05", "OWWD", stairs="yellow down"),
    Tile("green_06", "ODDD", effect="haunt"),
    Tile("green_07", "OWWW", effect="stash"),
    Tile("green_08", "ODDW", effect="whisper"),
    Tile("green_09", "OWOW"),
    Tile("green_10", "OOWW"),
    Tile("green_11", "OODW"),
    Tile("green_12", "ODOW"),
    Tile("green_13", "OOOW"),
    Tile("yellow_01", "DDWW"),
    Tile("yellow_02", "OWDW"),
    Tile("yellow_03", "OWDW", stairs="green up"),
    Tile("yellow_04", "ODWW", effect="stash"),
    Tile("yellow_05", "OWWD", effect="chill"),
    Tile("yellow_06", "ODWD", effect="haunt"),
    Tile("yellow_07", "OWWW"),
    Tile("yellow_08", "OWDD", effect="shelter"),
    Tile("yellow_09", "OWOW"),
    Tile("yellow_10", "OOWW"),
    Tile("yellow_11", "OOWD"),
    Tile("yellow_12", "OWOD"),
    Tile("yellow_13", "OOOD"),
    Tile("black_01", "DWDD"),
    Tile("black_02", "OWDW"),
    Tile("black_03", "OWDW", stairs="red down"),
    Tile("black_04", "ODWW", effect="chill"),
    Tile("black_05", "OWWD", effect="shelter"),
    Tile("black_06", "ODDD", effect="haunt"),
    Tile("black_07", "OWWW", effect="whisper"),
    Tile("black_08", "ODDW"),
    Tile("black_09", "OWOW"),
    Tile("black_10", "OODD"),
    Tile("black_11", "ODOD"),
    Tile("black_12", "OOOO"),
)

START: Final = 5
"""The first five tiles lie on the table from the beginning, the first of them is the Chapel."""
CHAPEL: Final = cell(0, 0)
BOUDOIR: Final = cell(4, 0)
START_CELLS: Final = tuple([cell(x, 0) for x in range(START)])

# The same, by number, for the rules.
NUMBER: Final = {tile.id: number for number, tile in enumerate(TILES)}
EDGES: Final[list[int]] = [edges(tile.edges) for tile in TILES]
COLOUR: Final[list[int]] = [COLOURS.index(tile.colour) for tile in TILES]
EFFECT: Final[list[int]] = [EFFECTS.index(tile.effect) for tile in TILES]
STAIRS: Final[list[int]] = [COLOURS.index(tile.stairs.split()[0]) if tile.stairs else -1 for tile in TILES]
HAUNTS: Final[list[int]] = [NUMBER[name] for name in ("blue_06", "green_06", "yellow_06", "black_06")]
"""The haunt tile of each of the stacks I to IV."""
PLAIN: Final[list[int]] = [number for number in range(START, len(TILES)) if EFFECT[number] != HAUNT]
"""The 60 tiles that are shuffled into all stacks."""
