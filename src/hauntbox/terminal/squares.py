"""The map of a floor whose tiles have squares inside: three characters a square, figures by their letters.

### rock   .  floor   12  an option leads there   G1  a figure (G1* an option points at it)   %  a marker
 ?  an open edge with nothing behind it   P  a plugged one   ×  a near miss   .'  a goal some choices away
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from hauntbox.kernel.scene import Choice, Piece, Scene, Tile
from hauntbox.terminal.styles import FAINT, NUMBER, PIECES, PLAIN
from hauntbox.words import Words

WIDE: Final = 3
MARGIN: Final = 4
MARKER: Final = "%"
GOAL: Final = "'"

Place = tuple[int, int]

ROCK: Final = Style(color="#6f625a")
GROUNDS: Final = {
    "m": Style(color="red"),
    "s": Style(color="yellow"),
    "e": Style(color="bright_green", bold=True),
    "~": Style(color="bright_cyan"),
    "x": Style(color="bright_black", bold=True),
    "o": Style(bold=True),
    "v": Style(color="bright_red", bold=True),
    "t": Style(color="bright_yellow", bold=True),
    "!": Style(color="yellow", dim=True),
}
EDGE: Final = {"O": "?", "P": "P"}
"""How an edge with nothing behind it is shown, in the two squares beyond its middle."""


class Cave(NamedTuple):
    """All squares by row and column; `marked` has the numbers of options, `beyond` the signs outside of open edges.

    `goals` are some choices away.
    """

    side: int
    ground: dict[Place, str]
    pieces: dict[Place, list[Piece]]
    marked: dict[Place, str]
    barred: set[Place]
    beyond: dict[Place, str]
    goals: set[Place]


def square_of(key: str) -> Place | None:
    """Row and column of a "square:R,C" key; None for other keys."""
    kind, _, place = key.partition(":")
    row, _, column = place.partition(",")
    try:
        return (int(row), int(column)) if kind == "square" else None
    except ValueError:
        return None


def square_key(choice: Choice) -> str:
    """The square an option leads to: the last one it points at; "" for none."""
    keys = [key for key in choice.targets if key.startswith("square:")]
    return keys[-1] if keys else ""


def cave(
    scene: Scene, sheet: int, marked: Mapping[str, str], barred: frozenset[str], goals: frozenset[str] = frozenset()
) -> Cave | None:
    """The squares of a sheet; None where its tiles have none."""
    tiles = [tile for floor in scene.floors if floor.sheet == sheet for tile in floor.tiles]
    side = max([len(tile.squares) for tile in tiles], default=0)
    if not side:
        return None
    made = Cave(side, {}, {}, {}, set(), {}, set())
    for tile in tiles:
        for r, letters in enumerate(tile.squares):
            for c, letter in enumerate(letters):
                made.ground[side * tile.y + r, side * tile.x + c] = letter
    for piece in scene.pieces:
        if (at := square_of(piece.square)) is not None:
            made.pieces.setdefault(at, []).append(piece)
    made.marked.update({at: number for key, number in marked.items() if (at := _place(key, tiles, side)) is not None})
    made.barred.update([at for key in barred if (at := _place(key, tiles, side)) is not None])
    made.goals.update([at for key in goals if (at := _place(key, tiles, side)) is not None])
    for tile in tiles:
        _look_beyond(made, tile)
    return made


def _place(key: str, tiles: list[Tile], side: int) -> Place | None:
    """The square of a key; for a tile or an empty cell its second square in its second row."""
    if (at := square_of(key)) is not None:
        return at
    for tile in tiles:
        if tile.key == key:
            return side * tile.y + 1, side * tile.x + 1
    kind, _, cell = key.partition(":")
    x, _, y = cell.rpartition(":")[2].partition(",")
    try:
        return (side * int(y) + 1, side * int(x) + 1) if kind == "tile" else None
    except ValueError:
        return None


def _look_beyond(made: Cave, tile: Tile) -> None:
    side = made.side
    north, west = side * tile.y, side * tile.x
    low, high = (side - 1) // 2, side // 2
    outside = (
        ((north - 1, west + low), (north - 1, west + high)),
        ((north + low, west + side), (north + high, west + side)),
        ((north + side, west + low), (north + side, west + high)),
        ((north + low, west - 1), (north + high, west - 1)),
    )
    for letter, squares in zip(tile.edges, outside, strict=True):
        if letter in EDGE:
            made.beyond.update({at: EDGE[letter] for at in squares if at not in made.ground})


# --- lines


def draw_cave(found: Cave, words: Words, width: int) -> list[Text]:
    """The squares as lines; what is too wide is cut into strips between tiles."""
    seen = [*found.ground, *found.beyond, *found.marked]
    rows = range(min(r for r, _ in seen), max(r for r, _ in seen) + 1)
    west, east = min(c for _, c in seen), max(c for _, c in seen)
    room = max(found.side, (width - MARGIN) // WIDE)
    lines: list[Text] = []
    start = west
    while start <= east:
        end = start + room - 1
        if end < east:
            end -= (end + 1) % found.side
        lines += ([Text("")] if lines else []) + _strip(found, words, rows, range(start, min(end, east) + 1))
        start = end + 1
    return lines


def _strip(found: Cave, words: Words, rows: range, columns: range) -> list[Text]:
    head = Text(" " * MARGIN)
    for column in columns:
        head.append(f"{column:^{WIDE}}"[:WIDE], FAINT)
    head.rstrip()
    lines = [head]
    for row in rows:
        line = Text(f"{row:>{MARGIN - 1}} ", FAINT)
        for column in columns:
            line.append_text(_square(found, words, (row, column)))
        line.rstrip()
        lines.append(line)
    return [lines[0], *_trimmed(lines[1:])]


def _trimmed(lines: list[Text]) -> list[Text]:
    """Without the empty lines above and below: in a strip there may be nothing."""
    full = [i for i, line in enumerate(lines) if line.plain[MARGIN:].strip()]
    return lines[full[0] : full[-1] + 1] if full else []


def _square(found: Cave, words: Words, at: Place) -> Text:
    """A figure, the number of an option, a marker, or the ground."""
    pieces = found.pieces.get(at, [])
    figure = next((piece for piece in pieces if piece.letter), None)
    number = found.marked.get(at, "")
    if figure is not None:
        return _figure(figure, bool(number), len([piece for piece in pieces if piece.letter]) > 1)
    if number:
        short = number.split("-")[0].split(",")[0]
        sign = " " if short == number else "…"
        return Text.assemble((f"{short:>2}", NUMBER), sign if len(short) < WIDE else "")
    if at in found.barred:
        return Text(" × ", FAINT)
    near = GOAL if at in found.goals else " "
    if pieces:
        sign = words.glyph(pieces[0].name)[:1] or MARKER
        return Text.assemble(" ", (sign, "bold magenta"), (near, NUMBER))
    if at in found.beyond:
        return Text(f" {found.beyond[at]} ", "bright_blue")
    letter = found.ground.get(at, " ")
    if letter == "#":
        return Text("#" * WIDE, ROCK)
    return Text.assemble(" ", (letter, GROUNDS.get(letter, PLAIN)), (near, NUMBER))


def _figure(piece: Piece, lit: bool, more: bool) -> Text:
    sign = f"{piece.letter}{'*' if lit else '+' if more else ''}"[:WIDE]
    made = Text(sign, PIECES.get(piece.colour, NUMBER))
    if len(sign) < WIDE:
        made.append(" " * (WIDE - len(sign)), PLAIN)
    return made
