"""A plain picture of a scene: as a raster for videos and pixels, as SVG for pages."""

from typing import Final, NamedTuple
from xml.sax.saxutils import escape
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from hauntbox.kernel.scene import Scene, Tile, Track

Colour = tuple[int, int, int]

WIDE: Final = 640
HIGH: Final = 480
PANEL: Final = 160
"""The right part, with tracks as bars."""
BACK: Final[Colour] = (20, 18, 24)
WALL: Final[Colour] = (232, 226, 210)
DOOR: Final[Colour] = (240, 180, 40)
GLASS: Final[Colour] = (110, 200, 230)
SHUT: Final[Colour] = (200, 60, 50)
TARGET: Final[Colour] = (90, 230, 220)
BAR: Final[Colour] = (150, 120, 200)
KNOWN: Final[dict[str, Colour]] = {
    "red": (150, 45, 50), "blue": (45, 75, 150), "green": (45, 120, 70), "yellow": (160, 130, 40),
    "black": (60, 60, 66), "white": (235, 235, 235),
}  # fmt: skip
EDGE: Final = {"W": WALL, "G": GLASS, "D": DOOR, "X": SHUT, "P": SHUT, "B": DOOR, "F": GLASS, "M": GLASS}


class Box(NamedTuple):
    """A filled rectangle, with a word on it where letters can be drawn."""

    x: float
    y: float
    wide: float
    high: float
    colour: Colour
    text: str = ""


def paint(name: str) -> Colour:
    """A colour by its name; any other name has a colour of its own."""
    if name in KNOWN:
        return KNOWN[name]
    code = crc32(name.encode())
    return 60 + code % 130, 60 + (code >> 8) % 130, 60 + (code >> 16) % 130


def boxes(scene: Scene) -> list[Box]:
    """Everything that is drawn, from the ground up."""
    found: list[Box] = []
    origin = layout(scene)
    if origin:
        cells = list(origin.values())
        columns, rows = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        size = min((WIDE - PANEL) / columns, HIGH / rows, 64.0)
        draw_map(found, scene, origin, size)
    tracks = [*scene.tracks, *[track for board in scene.seats for track in board.tracks]]
    for i, track in enumerate(tracks[: HIGH // 16]):
        found.append(bar(i, track))
    return found


def layout(scene: Scene) -> dict[str, tuple[int, int]]:
    """The column and row of every tile; sheets lie side by side with a column between."""
    placed: dict[str, tuple[int, int]] = {}
    left = 0
    for number in dict.fromkeys([floor.sheet for floor in scene.floors]):
        tiles = [tile for floor in scene.floors if floor.sheet == number for tile in floor.tiles]
        if tiles:
            west, north = min(tile.x for tile in tiles), min(tile.y for tile in tiles)
            placed.update({tile.key: (left + tile.x - west, tile.y - north) for tile in tiles})
            left += max(tile.x for tile in tiles) - west + 2
    return placed


def draw_map(found: list[Box], scene: Scene, origin: dict[str, tuple[int, int]], size: float) -> None:
    pointed: set[str] = set()
    for choice in scene.question.choices if scene.question is not None else ():
        pointed.update(choice.targets)
    for floor in scene.floors:
        for tile in floor.tiles:
            draw_tile(found, tile, origin[tile.key], size, tile.key in pointed)
    standing: dict[str, int] = {}
    grains = {tile.key: (len(tile.squares), tile.x, tile.y) for floor in scene.floors for tile in floor.tiles}
    for piece in scene.pieces:
        if piece.tile in origin:
            column, row = origin[piece.tile]
            n, west, north = grains[piece.tile]
            if n and piece.square:
                line, _, place = piece.square.removeprefix("square:").partition(",")
                step = size / n
                x, y = column * size + (int(place) - n * west) * step, row * size + (int(line) - n * north) * step
                found.append(Box(x, y, step, step, paint(piece.colour), piece.letter))
                continue
            nth = standing[piece.tile] = standing.get(piece.tile, -1) + 1
            third = size / 3.5
            x = column * size + size * 0.1 + nth % 3 * third
            y = row * size + size * 0.15 + nth // 3 % 3 * third
            edge = TARGET if piece.key in pointed else BACK
            found.append(Box(x, y, third, third, edge))
            found.append(Box(x + 1, y + 1, third - 2, third - 2, paint(piece.colour), piece.letter))


def draw_tile(found: list[Box], tile: Tile, cell: tuple[int, int], size: float, lit: bool) -> None:
    x, y, thin = cell[0] * size, cell[1] * size, max(1.0, size / 12)
    found.append(Box(x + 1, y + 1, size - 2, size - 2, paint(tile.colour or tile.name)))
    step = size / max(1, len(tile.squares))
    for r, line in enumerate(tile.squares):
        for c, letter in enumerate(line):
            if letter != ".":
                found.append(Box(x + c * step, y + r * step, step, step, BACK if letter == "#" else paint(letter)))
    if lit:
        found.append(Box(x + size * 0.8, y + size * 0.8, size * 0.15, size * 0.15, TARGET))
    sides = ((x, y, size, thin), (x + size - thin, y, thin, size), (x, y + size - thin, size, thin), (x, y, thin, size))
    for edge, (left, top, wide, high) in zip(tile.edges, sides, strict=False):
        if edge in EDGE:
            found.append(Box(left, top, wide, high, EDGE[edge]))


def bar(i: int, track: Track) -> Box:
    limit = max(track.limit or 20, 1)
    length = max(0.0, min(1.0, track.value / limit)) * (PANEL - 20)
    return Box(WIDE - PANEL + 10, 6 + i * 16, max(1.0, length), 10, BAR, f"{track.name} {track.value}")


def raster(scene: Scene) -> NDArray[np.uint8]:
    """The picture as pixels: 480 rows, 640 columns, red, green and blue."""
    image = np.empty((HIGH, WIDE, 3), np.uint8)
    image[:] = BACK
    for one in boxes(scene):
        left, top = max(0, round(one.x)), max(0, round(one.y))
        image[top : max(top + 1, round(one.y + one.high)), left : max(left + 1, round(one.x + one.wide))] = one.colour
    return image


def svg(scene: Scene) -> str:
    """The picture as an SVG document."""
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">']
    lines.append(f'<rect width="{WIDE}" height="{HIGH}" fill="{hexed(BACK)}"/>')
    for one in boxes(scene):
        place = f'x="{one.x:.1f}" y="{one.y:.1f}"'
        lines.append(f'<rect {place} width="{one.wide:.1f}" height="{one.high:.1f}" fill="{hexed(one.colour)}"/>')
        if one.text:
            size = min(one.high * 0.9, 12.0)
            at = f'x="{one.x + 2:.1f}" y="{one.y + one.high * 0.85:.1f}"'
            lines.append(f'<text {at} font-size="{size:.1f}" fill="{hexed(WALL)}">{escape(one.text)}</text>')
    lines.append("</svg>")
    return "\n".join(lines)


def hexed(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
