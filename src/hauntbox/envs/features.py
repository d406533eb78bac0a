"""What a seat sees as numbers: a scene becomes arrays of fixed size, for any game.

- `observation`: how things stand. The kind of question and the seats have places of their own; every other figure or
  thing with a name ("supply", "seat 1 holds the axe") has a bucket that is found by hashing its name.
- `grid`: a window of the map around the seat's own piece, in layers.
- `options`: each action of the open page by itself, from its words, targets and arithmetic.

Seats are counted from the one that looks, so what is learned in one chair helps in another. Nothing but the view, the
scene and the labels is ever read: what a seat cannot see cannot get in here.
"""

import math
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from hauntbox.envs.walk import Walk
from hauntbox.kernel.game import Game, Said
from hauntbox.kernel.scene import Choice, Row, Scene, SeatBoard, Tile, Track

Floats = NDArray[np.float32]
Cell = tuple[int, int, int]
"""Sheet, x, y: in tiles, or in squares where the tiles have squares inside."""

SEATS: Final = 8
"""Chairs that have a place of their own in the observation."""
BUCKETS: Final = 512
WINDOW: Final = 11
"""Cells on a side of the window."""
LAYERS: Final = 24
WORDS: Final = 48
FIGURES: Final = 32
"""Buckets of an option for its words and for its numbers."""
OPTION: Final = 12 + WORDS + FIGURES
HEAD: Final = 6
BIG: Final = 100
"""Numbers from here on are all the same."""
EDGES: Final = {"O": 1.0, "B": 0.9, "D": 0.75, "X": 0.5, "P": 0.4, "M": 0.35, "F": 0.3, "G": 0.25, "W": 0.1}
COLOUR, MARK, PIECE = 6, 10, 14
"""The first layers of colours, marks and pieces; before them tile, four edges and gap, after them own piece, target."""
_LOG: Final = math.log1p(BIG)


def squashed(value: float) -> float:
    """Small numbers far apart, large ones close together; from -1 to 1."""
    size = min(1.0, math.log1p(abs(value)) / _LOG)
    return size if value >= 0 else -size


class Buckets:
    """Finds the place of a name by hashing it; the same on every machine."""

    def __init__(self, count: int) -> None:
        self.count: int = count
        self.known: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        place = self.known.get(name)
        if place is None:
            place = self.known[name] = crc32(name.encode()) % self.count
        return place


class Features:
    """Makes the observations of one game with so many seats and actions."""

    def __init__(self, game: Game, seats: int, width: int) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.width: int = width
        self.prompts: dict[str, int] = {name: i for i, name in enumerate(sorted(game.prompts))}
        self.size: int = HEAD + SEATS + len(self.prompts) + BUCKETS
        self.names: Buckets = Buckets(BUCKETS)
        self.words: Buckets = Buckets(WORDS)
        self.figures: Buckets = Buckets(FIGURES)

    def look(self, walk: Walk, seat: int) -> dict[str, Floats]:
        """What this seat sees: its view of the table, and the open page if it is the one that is asked."""
        ask = walk.page_ask()
        scene = self.game.scene(self.game.view(walk.position.state, seat), seat, ask)
        place = Places(scene, seat)
        grid = np.zeros((LAYERS, WINDOW, WINDOW), np.float32)
        draw_grid(grid, scene, place)
        options = np.zeros((self.width, OPTION), np.float32)
        if scene.question is not None:
            for i, choice in enumerate(scene.question.choices):
                self.describe(options[i], choice, place)
            if walk.more:
                options[self.width - 1, 1] = 1.0
        return {"observation": self.overview(walk, scene, place, seat), "grid": grid, "options": options}

    # --- the whole table

    def overview(self, walk: Walk, scene: Scene, place: "Places", seat: int) -> Floats:
        found = np.zeros(self.size, np.float32)
        found[0] = squashed(scene.turn)
        found[1] = scene.asked == seat
        found[2] = scene.asked is None
        if scene.asked is not None:
            found[HEAD + min((scene.asked - seat) % self.seats, SEATS - 1)] = 1.0
        if scene.question is not None:
            found[3] = squashed(len(scene.question.choices))
            found[4] = squashed(walk.page)
            found[5] = walk.more
            found[HEAD + SEATS + self.prompts[scene.question.prompt]] = 1.0
        bag = found[HEAD + SEATS + len(self.prompts) :]
        for name, value in named(scene, place, seat):
            bag[self.names[name]] += value
        np.clip(bag, -1.0, 1.0, out=bag)
        return found

    # --- one option

    def describe(self, row: Floats, choice: Choice, place: "Places") -> None:
        """Where it leads, what it would lay, what it says and what it costs."""
        row[0] = 1.0
        cells = [place.cells[key] for key in choice.targets if key in place.cells]
        cells += [cell for key in choice.targets if key not in place.cells and (cell := place.empty(key)) is not None]
        if cells:
            sheet, x, y = cells[-1]
            row[2] = 1.0
            row[3] = sheet == place.centre[0]
            row[4] = squashed(x - place.centre[1])
            row[5] = squashed(y - place.centre[2])
            row[6] = squashed(abs(x - place.centre[1]) + abs(y - place.centre[2]))
            row[7] = squashed(place.crowd.get(cells[-1], 0))
        for i, edge in enumerate(choice.shape[:4]):
            row[8 + i] = EDGES.get(edge, 0.0)
        words, figures = row[12 : 12 + WORDS], row[12 + WORDS :]
        for word in choice_words(choice):
            words[self.words[word]] += 0.5
        for name, value in numbers(choice.label):
            figures[self.figures[name]] += value
        np.clip(words, 0.0, 1.0, out=words)
        np.clip(figures, -1.0, 1.0, out=figures)


def choice_words(choice: Choice) -> list[str]:
    """The kind of an option, the names in its label, what it points at."""
    found = [choice.label.message]
    for name, value in choice.label.facts.items():
        if isinstance(value, str):
            if value and value.upper() != value:  # cells and rule ids are no names
                found.append(f"{name}={value}")
        elif isinstance(value, (list, tuple)):
            found += [f"{name}={one}" for one in value]
    found += [key for key in choice.targets if not key.startswith(("tile:", "square:"))]
    return found


def numbers(said: Said) -> list[tuple[str, float]]:
    """The figures of a label, and how many things its lists have."""
    found: list[tuple[str, float]] = []
    for name, value in said.facts.items():
        if isinstance(value, (bool, int, float)):
            found.append((name, squashed(value)))
        elif isinstance(value, (list, tuple)):
            found.append((name, squashed(len(value))))
    return found


# --- where things are


class Places:
    """The cells of a scene by key, the crowd on them, who is who, and the middle of the window."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.grain: int = max([len(tile.squares) for floor in scene.floors for tile in floor.tiles], default=0)
        self.cells: dict[str, Cell] = {}
        for floor in scene.floors:
            for tile in floor.tiles:
                self.cells[tile.key] = self.scaled(floor.sheet, tile.x, tile.y)
        self.crowd: dict[Cell, int] = {}
        for piece in scene.pieces:
            found = self.empty(piece.square) or self.cells.get(piece.tile)
            if found is not None:
                self.cells[piece.key] = found
                self.crowd[found] = self.crowd.get(found, 0) + 1
        count = max(1, len(scene.seats))
        self.chairs: dict[int, str] = {board.seat: f"seat{(board.seat - seat) % count}" for board in scene.seats}
        self.roles: dict[str, str] = {board.name: self.chairs[board.seat] for board in scene.seats if board.name}
        self.own: str = self._own_piece(scene, seat)
        self.centre: Cell = self.cells.get(self.own) or next(iter(self.cells.values()), (0, 0, 0))

    def _own_piece(self, scene: Scene, seat: int) -> str:
        """The piece of the seat's role; in a game without such pieces the first one."""
        role = next((board.name for board in scene.seats if board.decides == seat and board.name), "")
        mine = [piece.key for piece in scene.pieces if role and piece.name == role]
        return (mine or [piece.key for piece in scene.pieces] or [""])[0]

    def who(self, name: str) -> str:
        """A piece of a role by its chair, any other by its name."""
        return self.roles.get(name, name)

    def scaled(self, sheet: int, x: int, y: int) -> Cell:
        """A tile's cell; where tiles have squares, the one in its middle."""
        n = self.grain
        return (sheet, n * x + n // 2, n * y + n // 2) if n else (sheet, x, y)

    def empty(self, key: str) -> Cell | None:
        """The cell of a key "tile:x,y", "tile:sheet:x,y" or "square:row,column", whatever lies there."""
        kind, _, rest = key.partition(":")
        sheet, _, place = rest.rpartition(":")
        one, _, other = place.partition(",")
        try:
            if kind == "tile":
                return self.scaled(int(sheet or 0), int(one), int(other))
            return (int(sheet or 0), int(other), int(one)) if kind == "square" else None
        except ValueError:
            return None


# --- everything with a name


def named(scene: Scene, place: Places, seat: int) -> list[tuple[str, float]]:
    """All figures and things of a scene but the map, each with its name."""
    found: list[tuple[str, float]] = []
    for track in scene.tracks:
        add_track(found, "table", track)
    for board in scene.seats:
        add_board(found, board, place, seat)
    for row in scene.rows:
        add_row(found, "row", row)
    for piece in scene.pieces:
        who = place.who(piece.name)
        found.append((f"{who} is", 0.25))
        if piece.tokens:
            found.append((f"{who} tokens", squashed(piece.tokens)))
        found += [(f"{who} {kind}", amount) for kind, amount in map(counted, piece.marks)]
        for track in piece.tracks:
            add_track(found, who, track)
        if piece.intent is not None:
            found.append((f"{who} intent {piece.intent.message}", 1.0))
            found += [(f"{who} intent {name}", value) for name, value in numbers(piece.intent)]
        if piece.key in place.cells:
            sheet, x, y = place.cells[piece.key]
            found.append((f"{who} sheet", 0.5 * (sheet == place.centre[0])))
            found.append((f"{who} x", squashed(x - place.centre[1])))
            found.append((f"{who} y", squashed(y - place.centre[2])))
    for floor in scene.floors:
        found.append((f"tiles {floor.name}", squashed(len(floor.tiles))))
        found += [(f"map {kind}", 0.25 * amount) for tile in floor.tiles for kind, amount in map(counted, tile.marks)]
    found += [(f"die{i}", die.face / 6) for i, die in enumerate(scene.dice)]
    add_story(found, scene)
    return found


def add_story(found: list[tuple[str, float]], scene: Scene) -> None:
    """What the question is about, and what the seat was told."""
    if scene.question is not None:
        found += [(f"ask {name}", value) for name, value in numbers(scene.question.label)]
        facts = scene.question.label.facts.items()
        found += [(f"ask {name}={value}", 1.0) for name, value in facts if isinstance(value, str) and value]
    if scene.brief is not None:
        found += [(f"brief {one}", 1.0) for one in (scene.brief.title, scene.brief.side, *scene.brief.texts) if one]


def counted(mark: str) -> tuple[str, float]:
    """A mark with its number, "lock:2"; without one it is simply there."""
    kind, _, count = mark.partition(":")
    return kind, squashed(int(count)) if count.lstrip("-").isdigit() else 1.0


def add_track(found: list[tuple[str, float]], whose: str, track: Track) -> None:
    found.append((f"{whose} {track.name}", squashed(track.value)))
    if track.limit:
        found.append((f"{whose} {track.name} share", track.value / track.limit))
    if track.printed:
        found.append((f"{whose} {track.name} step", track.step / len(track.printed)))


def add_board(found: list[tuple[str, float]], board: SeatBoard, place: Places, seat: int) -> None:
    chair = place.chairs[board.seat]
    found.append((f"{chair} mine", float(board.decides == seat)))
    found.append((f"{chair} active", float(board.active)))
    found += [(f"{chair} as {name}", 1.0) for name in (board.name, board.side) if name]
    found += [(f"{chair} {kind}", amount) for kind, amount in map(counted, board.marks)]
    for track in board.tracks:
        add_track(found, chair, track)
    for row in board.rows:
        add_row(found, chair, row)


def add_row(found: list[tuple[str, float]], whose: str, row: Row) -> None:
    name = f"{whose} {row.name}"
    found.append((f"{name} count", squashed(len(row.cards))))
    for card in row.cards:
        found.append((f"{name} {card.name}", 0.5))
        if card.colour:
            found.append((f"{name} colour {card.colour}", 0.5))
        found += [(f"{name} {kind}", 0.5 * amount) for kind, amount in map(counted, card.marks)]
        if len(row.cards) == 1:
            found += [(f"{name} edge{i}", EDGES.get(edge, 0.0)) for i, edge in enumerate(card.edges[:4])]


# --- the window of the map


class Window:
    """The cells around the middle; what lies further away or on another sheet is not in it."""

    def __init__(self, grid: Floats, centre: Cell) -> None:
        self.grid: Floats = grid
        self.sheet: int = centre[0]
        self.left: int = centre[1] - WINDOW // 2
        self.top: int = centre[2] - WINDOW // 2

    def at(self, cell: Cell | None) -> Floats | None:
        """All layers of a cell; None outside the window."""
        if cell is None or cell[0] != self.sheet:
            return None
        x, y = cell[1] - self.left, cell[2] - self.top
        return self.grid[:, y, x] if 0 <= x < WINDOW and 0 <= y < WINDOW else None


def draw_grid(grid: Floats, scene: Scene, place: Places) -> None:
    window = Window(grid, place.centre)
    for floor in scene.floors:
        for tile in floor.tiles:
            if tile.squares:
                draw_squares(window, floor.sheet, tile)
            elif (here := window.at((floor.sheet, tile.x, tile.y))) is not None:
                draw_tile(here, tile)
        for x, y, _ in floor.gaps:
            if (here := window.at(place.scaled(floor.sheet, x, y))) is not None:
                here[5] = 1.0
    for piece in scene.pieces:
        if (here := window.at(place.cells.get(piece.key))) is not None:
            here[PIECE + crc32(place.who(piece.name).encode()) % 8] = 1.0
            here[22] = max(here[22], piece.key == place.own)
    for choice in scene.question.choices if scene.question is not None else ():
        for key in choice.targets:
            if (here := window.at(place.cells.get(key) or place.empty(key))) is not None:
                here[23] = 1.0


def draw_squares(window: Window, sheet: int, tile: Tile) -> None:
    """A tile with squares: every one that can be stood on is a cell; the tile's edges lie along its border."""
    n = len(tile.squares)
    for r, row in enumerate(tile.squares):
        for c, letter in enumerate(row):
            here = window.at((sheet, n * tile.x + c, n * tile.y + r))
            if here is None or letter == "#":
                continue
            here[0] = 1.0
            border = (r == 0, c == n - 1, r == n - 1, c == 0)
            for i, edge in enumerate(tile.edges[:4]):
                here[1 + i] = EDGES.get(edge, 0.0) if border[i] else 1.0
            if letter != ".":
                here[COLOUR + crc32(letter.encode()) % 4] = 1.0
            for mark in tile.marks:
                here[MARK + crc32(mark.partition(":")[0].encode()) % 4] = 0.25


def draw_tile(here: Floats, tile: Tile) -> None:
    here[0] = 1.0
    for i, edge in enumerate(tile.edges[:4]):
        here[1 + i] = EDGES.get(edge, 0.0)
    if tile.colour:
        here[COLOUR + crc32(tile.colour.encode()) % 4] = 1.0
    for mark in tile.marks:
        kind, amount = counted(mark)
        here[MARK + crc32(kind.encode()) % 4] = max(0.25, amount)


def flat(look: dict[str, Any]) -> Floats:
    """All arrays of an observation in one row."""
    return np.concatenate([look[name].ravel() for name in ("observation", "grid", "options")])
