"""The map in box drawing: tiles of 7 by 3 characters that share their borders.

──── wall   ─░░─ window   ─▒▒─ door   ─##─ locked door   ─xx─ door against a wall
─::─ breach   ≈≈≈≈ force wall   ≈::≈ breach in a force wall   ─%%─ plugged
· ·  open floor that looks at an empty cell
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from hauntbox.kernel.scene import Floor, Piece, Scene, Tile
from hauntbox.terminal.styles import DOOR, FAINT, FLOORS, FORCE, NUMBER, PANE, PIECES, PLAIN
from hauntbox.words import Words

WIDE: Final = 6
"""Characters inside a tile; its right border belongs to the next one."""
MARGIN: Final = 4
"""Characters for the row numbers."""

Cell = tuple[int, int]

SOLID: Final = ("wall", "window", "door", "locked", "blind", "breach", "force", "force-breach", "plugged")
HORIZONTAL: Final = {
    "wall": "──────", "window": "──░░──", "door": "──▒▒──", "locked": "──##──", "blind": "──xx──", "exposed": "· · · ",
    "breach": "──::──", "force": "≈≈≈≈≈≈", "force-breach": "≈≈::≈≈", "plugged": "──%%──", "": "      ",
}  # fmt: skip
VERTICAL: Final = {
    "wall": "│", "window": "░", "door": "▒", "locked": "#", "blind": "x", "exposed": "·", "": " ",
    "breach": ":", "force": "≈", "force-breach": "÷", "plugged": "%",
}  # fmt: skip
SIDES: Final = {
    "wall": PLAIN, "window": PANE, "door": DOOR, "locked": DOOR, "blind": DOOR, "exposed": PLAIN,
    "breach": PLAIN, "force": FORCE, "force-breach": FORCE, "plugged": PLAIN, "": PLAIN,
}  # fmt: skip
BETWEEN: Final = 2
"""Characters between two sheets that lie side by side."""
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Which of the four lines meet in a corner: 1 up, 2 right, 4 down, 8 left."""


class Sheet(NamedTuple):
    """All that is drawn on one grid, by cell. `marked` has the option numbers, `barred` the near misses.

    `number` is its own, `name` that of its first floor.
    """

    number: int
    name: str
    tiles: dict[Cell, Tile]
    upper: dict[Cell, int]
    gaps: dict[Cell, str]
    pieces: dict[Cell, list[Piece]]
    marked: dict[Cell, str]
    barred: set[Cell]

    def cells(self) -> list[Cell]:
        return [*self.tiles, *self.gaps, *self.marked]


def cell_of(key: str) -> Cell | None:
    """The cell that a "tile:x,y" key names; None for other keys."""
    kind, _, place = key.partition(":")
    x, _, y = place.rpartition(":")[2].partition(",")
    try:
        return (int(x), int(y)) if kind == "tile" else None
    except ValueError:
        return None


def sheet_of(key: str) -> int:
    """The sheet that a "tile:n:x,y" key names; 0 where none is named."""
    parts = key.split(":")
    return int(parts[1]) if len(parts) == 3 and parts[1].isdigit() else 0


def sheets(scene: Scene, marked: Mapping[str, str], barred: frozenset[str]) -> list[Sheet]:
    """The scene's floors in their order, those of one sheet together, with the empty cells that keys name."""
    made: list[Sheet] = []
    known = {tile.key for floor in scene.floors for tile in floor.tiles}
    empty = (set(marked) | barred) - known
    for number in dict.fromkeys([floor.sheet for floor in scene.floors]):
        floors = [floor for floor in scene.floors if floor.sheet == number]
        keys = {tile.key for floor in floors for tile in floor.tiles}
        keys |= {key for key in empty if sheet_of(key) == number}
        made.append(_sheet(scene, floors, keys, marked, barred))
    return made


def _sheet(
    scene: Scene, floors: list[Floor], keys: set[str], marked: Mapping[str, str], barred: frozenset[str]
) -> Sheet:
    tiles = {(tile.x, tile.y): tile for floor in floors for tile in floor.tiles}
    upper = {(tile.x, tile.y): i for i, floor in enumerate(floors) for tile in floor.tiles if i}
    gaps = {(x, y): mark for floor in floors for x, y, mark in floor.gaps}
    by_key = {tile.key: cell for cell, tile in tiles.items()}
    pieces: dict[Cell, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.tile in by_key:
            pieces.setdefault(by_key[piece.tile], []).append(piece)
    numbers: dict[Cell, str] = {}
    shut: set[Cell] = set()
    for key in keys:
        cell = by_key.get(key) or cell_of(key)
        if cell is not None and key in marked:
            numbers[cell] = marked[key]
        elif cell is not None and key in barred:
            shut.add(cell)
    return Sheet(floors[0].sheet, floors[0].name, tiles, upper, gaps, pieces, numbers, shut)


# --- lines


def draw_sheet(sheet: Sheet, words: Words, width: int) -> list[Text]:
    """The sheet as lines of text; a map that is too wide is cut into strips from west to east."""
    cells = sheet.cells()
    west, east = min(x for x, _ in cells), max(x for x, _ in cells)
    north, south = min(y for _, y in cells), max(y for _, y in cells)
    columns = max(1, (width - MARGIN - 1) // (WIDE + 1))
    lines: list[Text] = []
    for start in range(west, east + 1, columns):
        end = min(east, start + columns - 1)
        if lines:
            lines.append(Text(""))
        lines += _strip(sheet, words, range(start, end + 1), range(north, south + 1))
    return lines


def side_by_side(blocks: list[list[Text]], width: int) -> list[Text]:
    """Blocks of lines beside each other as far as the width goes, the others below them."""
    lines: list[Text] = []
    band: list[list[Text]] = []
    for block in [*blocks, []]:
        wide = sum([_width(one) + BETWEEN for one in band])
        if band and (not block or wide + _width(block) > width):
            lines += _joined(band)
            band = []
        band.append(block)
    return lines


def _width(block: list[Text]) -> int:
    return max([line.cell_len for line in block], default=0)


def _joined(band: list[list[Text]]) -> list[Text]:
    lines: list[Text] = []
    for row in range(max([len(block) for block in band])):
        line = Text()
        for block in band:
            part = block[row] if row < len(block) else Text()
            line.append_text(part)
            line.append(" " * (_width(block) - part.cell_len + BETWEEN))
        line.rstrip()
        lines.append(line)
    return lines


def _strip(sheet: Sheet, words: Words, xs: range, ys: range) -> list[Text]:
    head = Text(" " * MARGIN)
    for x in xs:
        head.append(f"{x:^{WIDE + 1}}", FAINT)
    lines = [head]
    for y in [*ys, ys[-1] + 1]:
        border = Text(" " * MARGIN)
        for x in xs:
            kind = top_side(sheet, (x, y))
            border.append(_corner(sheet, x, y))
            border.append(HORIZONTAL[kind], SIDES[kind])
        border.append(_corner(sheet, xs[-1] + 1, y))
        lines.append(border)
        if y in ys:
            lines += [_inner_line(sheet, words, xs, y, row) for row in range(2)]
    return [line for line in lines if line.plain.strip()]


def _inner_line(sheet: Sheet, words: Words, xs: range, y: int, row: int) -> Text:
    line = Text(f"{y:>{MARGIN - 1}} " if row == 0 else " " * MARGIN, FAINT)
    for x in [*xs, xs[-1] + 1]:
        kind = left_side(sheet, (x, y))
        line.append(VERTICAL[kind], SIDES[kind])
        if x in xs:
            line.append_text(_inside(sheet, words, (x, y), row))
    return line


# --- borders


def _edge(sheet: Sheet, cell: Cell, side: int) -> str:
    tile = sheet.tiles.get(cell)
    return tile.edges[side] if tile else ""


def _border(one: str, other: str) -> str:
    """What lies between two edges (letters as in scenes, or "" where there is no tile)."""
    if stands := _standing(one + other):
        return stands
    if "X" in (one, other):
        return "locked"
    if not one or not other:
        return {"W": "wall", "G": "window", "D": "door", "O": "exposed", "": ""}[one or other]
    if {one, other} <= {"W", "G"}:
        return "window" if "G" in (one, other) else "wall"
    if one == other:
        return {"D": "door", "O": ""}[one]
    return "wall" if {one, other} == {"O", "W"} else "blind"


def _standing(both: str) -> str:
    """What stands there whatever the other tile has."""
    if "M" in both or ("F" in both and "B" in both):
        return "force-breach"
    return next((kind for letter, kind in (("F", "force"), ("B", "breach"), ("P", "plugged")) if letter in both), "")


def top_side(sheet: Sheet, cell: Cell) -> str:
    x, y = cell
    return _border(_edge(sheet, cell, 0), _edge(sheet, (x, y - 1), 2))


def left_side(sheet: Sheet, cell: Cell) -> str:
    x, y = cell
    return _border(_edge(sheet, cell, 3), _edge(sheet, (x - 1, y), 1))


def _corner(sheet: Sheet, x: int, y: int) -> str:
    around = (
        left_side(sheet, (x, y - 1)),
        top_side(sheet, (x, y)),
        left_side(sheet, (x, y)),
        top_side(sheet, (x - 1, y)),
    )
    joint = sum(1 << i for i, kind in enumerate(around) if kind in SOLID)
    return CORNERS[joint] if joint else "·" if "exposed" in around else " "


# --- the inside of a cell


def _inside(sheet: Sheet, words: Words, cell: Cell, row: int) -> Text:
    tile = sheet.tiles.get(cell)
    number = sheet.marked.get(cell, "")
    if len(number) > WIDE:
        number = re.split("[-,]", number)[0] + "…"
    if tile is None:
        return _empty(sheet, words, cell, number, row)
    ground = FLOORS.get(tile.colour, PLAIN)
    inside = Text(style=ground)
    if row == 0:
        if number:
            inside.append(number, NUMBER)
            inside.append(" ")
        inside.append(words.name(tile.name))
        return _fitted(inside, ground)
    inside.append(words.glyph(tile.colour))
    if cell in sheet.upper:
        inside.append("¹²³⁴⁵⁶⁷⁸⁹"[sheet.upper[cell] - 1 : sheet.upper[cell]])
    inside.append(" ")
    for piece in sheet.pieces.get(cell, []):
        inside.append(piece.letter + (str(piece.tokens) if piece.tokens else ""), PIECES.get(piece.colour, NUMBER))
    for mark in tile.marks:
        kind, _, count = mark.partition(":")
        inside.append((words.glyph(kind) + count) if words.glyph(kind) else "")
    return _fitted(inside, ground)


def _empty(sheet: Sheet, words: Words, cell: Cell, number: str, row: int) -> Text:
    if number and row == 0:
        return _fitted(Text(number, NUMBER), PLAIN)
    if cell in sheet.gaps:
        return Text(((words.glyph(sheet.gaps[cell]) or " ") + " ") * (WIDE // 2), FLOORS["green"])
    if cell in sheet.barred and row == 0:
        return Text(f"{'×':^{WIDE}}", FAINT)
    return Text(" " * WIDE)


def _fitted(text: Text, ground: Style) -> Text:
    """Cut or filled to the width of a tile; wide characters count double."""
    length = cell_len(text.plain)
    if length < WIDE:
        text.append(" " * (WIDE - length), ground)
        return text
    while cell_len(text.plain) > WIDE:
        text.right_crop(1)
    text.append(" " * (WIDE - cell_len(text.plain)), ground)
    return text


# --- a tile by itself


def small_tile(edges: str, letter: str, colour: str) -> list[Text]:
    """A tile drawn in 5 by 3 characters."""
    north, east, south, west = list(edges)
    across = {"W": "───", "G": "─░─", "D": "─▒─", "X": "─#─", "O": "   ", "_": "   ", "B": "─:─", "P": "─%─"}
    across |= {"F": "≈≈≈", "M": "≈:≈"}
    along = {"W": "│", "G": "░", "D": "▒", "X": "#", "O": " ", "_": " ", "B": ":", "F": "≈", "M": "÷", "P": "%"}
    middle = Text(along[west])
    middle.append(set_cell_size(f" {letter}", 3), FLOORS.get(colour, PLAIN))
    middle.append(along[east])
    return [Text(f"┌{across[north]}┐"), middle, Text(f"└{across[south]}┘")]
