"""What a seat sees as text, for language models, logs and people: the map, everything beside it, the question.

    The Cellar, turn 3. You are seat 1 (the mason).
    …
    [0] north: Go north (0,-1).
    [7] more: …

An answer is the notation ("north") or the number in brackets.
"""

from collections.abc import Sequence
from typing import Final

from hauntbox.envs.walk import MORE, Walk
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game
from hauntbox.kernel.scene import Die, Floor, Piece, Row, Scene, SeatBoard, Tile, Track
from hauntbox.rulebook import rulebook
from hauntbox.words import Words

LONGEST: Final = 60_000
"""Characters of an observation; a longer one would be cut, with a mark that says so."""
CUT: Final = "\n[cut]"
NEWS: Final = 30
"""The latest events are told, so many at most."""

_BLOCKS: Final = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x2000, 0x206F), (0x2070, 0x27BF), (0x3000, 0x30FF), (0x4E00, 0x9FFF),
    (0xFF00, 0xFFEF),
)  # fmt: skip
LETTERS: Final = frozenset(["\n", *[chr(code) for low, high in _BLOCKS for code in range(low, high + 1)]])
"""Every character that an observation may contain."""

HORIZONTAL: Final = {"W": "---", "G": "-w-", "D": " D ", "O": "   ", "": "   "}
VERTICAL: Final = {"W": "|", "G": "w", "O": " ", "": " "}
"""Any other edge is drawn with its letter."""


class Teller:
    """Tells what the seats of a game see, in one language."""

    def __init__(self, game: Game, lang: str = "en") -> None:
        self.game: Game = game
        self.words: Words = Words(game, lang)
        self.title: str = rulebook(game, lang).title or self.words.name(game.id)

    def look(self, walk: Walk, seat: int | None, events: Sequence[Event] = ()) -> str:
        """What this seat sees (None: what everybody sees), and of these events what it noticed.

        The question is there for the seat that is asked.
        """
        position = walk.position
        scene = self.game.scene(self.game.view(position.state, seat), seat, position.ask)
        lines = [self.headline(scene, seat), *self.table(scene)]
        noticed = [event for event in events if event.visible_to(seat)][-NEWS:]
        if noticed:
            lines += ["", *[f"* {self.words.event(event)}" for event in noticed]]
        if scene.question is not None:
            lines += ["", *self.question(walk, scene)]
        outcome = position.outcome if position.ask is None else None
        if outcome is not None:
            lines += ["", self.words.ending(outcome)]
        return clean("\n".join(lines))

    def headline(self, scene: Scene, seat: int | None) -> str:
        title = f"{self.title}, turn {scene.turn}."
        if seat is None:
            return title
        roles = [self.words.name(board.name) for board in scene.seats if board.decides == seat and board.name]
        return f"{title} You are seat {seat}" + (f" ({', '.join(roles)})." if roles else ".")

    # --- the table

    def table(self, scene: Scene) -> list[str]:
        lines: list[str] = []
        for number in dict.fromkeys([floor.sheet for floor in scene.floors]):
            floors = [floor for floor in scene.floors if floor.sheet == number]
            lines += ["", f"# {self.words.name(floors[0].name)}", *map_lines(floors, scene)]
            lines += [line for floor in floors for line in square_lines(floor, scene)]
            lines += [self.room(tile) for floor in floors for tile in floor.tiles]
        lines += ["", *[self.piece(piece, scene) for piece in scene.pieces]]
        if scene.tracks:
            lines.append("; ".join([self.track(track) for track in scene.tracks]))
        lines += [self.board(board) for board in scene.seats]
        lines += [self.row(row) for row in scene.rows]
        if scene.dice:
            lines.append("dice: " + " ".join([die_text(die) for die in scene.dice]))
        if scene.brief is not None:
            lines += ["", *[self.words.text(text) for text in scene.brief.texts]]
        return lines

    def room(self, tile: Tile) -> str:
        marks = "".join([f", {self.mark(mark)}" for mark in tile.marks])
        return f"{tile.x},{tile.y} {self.words.name(tile.name)} ({tile.edges}{marks})"

    def piece(self, piece: Piece, scene: Scene) -> str:
        cell = next(
            (f"{tile.x},{tile.y}" for floor in scene.floors for tile in floor.tiles if tile.key == piece.tile), ""
        )
        parts = [self.track(track) for track in piece.tracks] + [self.mark(mark) for mark in piece.marks]
        if piece.tokens:
            parts.append(f"tokens {piece.tokens}")
        if piece.intent is not None:
            parts.append(self.words.say(piece.intent))
        cell = piece.square.removeprefix("square:") or cell
        return f"{piece.letter} {self.words.name(piece.name)} at {cell}" + "".join([f", {part}" for part in parts])

    def board(self, board: SeatBoard) -> str:
        parts = [self.words.name(name) for name in (board.name, board.side) if name]
        parts += [self.mark(mark) for mark in board.marks]
        parts += [self.track(track) for track in board.tracks]
        parts += [self.row(row) for row in board.rows]
        return f"{'>' if board.active else '-'} seat {board.seat}: " + "; ".join(parts)

    def row(self, row: Row) -> str:
        cards = [self.words.name(card.name) + "".join([f" [{self.mark(m)}]" for m in card.marks]) for card in row.cards]
        if len(row.cards) == 1 and row.cards[0].edges:
            cards[0] += f" ({row.cards[0].edges})"
        return f"{self.words.name(row.name)}: {', '.join(cards)}"

    def track(self, track: Track) -> str:
        limit = f"/{track.limit}" if track.limit is not None else ""
        return f"{self.words.name(track.name)} {track.value}{limit}"

    def mark(self, mark: str) -> str:
        kind, _, count = mark.partition(":")
        return f"{self.words.name(kind)} {count}".strip()

    # --- the question

    def question(self, walk: Walk, scene: Scene) -> list[str]:
        """The open page, and the near misses with the rule that bars them."""
        question = scene.question
        assert question is not None
        ask = walk.position.ask
        assert ask is not None
        first = walk.page * (walk.width - 1)
        offered = [choice for choice in question.choices if not choice.barred]
        page = offered[first : first + len(walk.options)]
        lines = [f"{self.words.say(question.label)} [{question.rule}]"]
        lines += [f"[{i}] {choice.text}: {self.words.say(choice.label)}" for i, choice in enumerate(page)]
        if walk.more:
            lines.append(f"[{walk.width - 1}] {MORE}: page {walk.page + 1} of {walk.pages}, turn to the next one.")
        barred = [choice for choice in question.choices if choice.barred]
        lines += [f"not: {choice.text} [{choice.barred}]" for choice in barred]
        return lines


def map_lines(floors: list[Floor], scene: Scene) -> list[str]:
    """A box for every tile with its edges (- | wall, D door, w window, X locked, blank open) and the pieces on it."""
    tiles = {(tile.x, tile.y): tile for floor in floors for tile in floor.tiles}
    if not tiles:
        return []
    letters: dict[str, str] = {}
    for piece in scene.pieces:
        letters[piece.tile] = letters.get(piece.tile, "") + piece.letter
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    lines: list[str] = []
    for y in range(min(ys), max(ys) + 1):
        boxes = [box(tiles.get((x, y)), letters) for x in range(min(xs), max(xs) + 1)]
        lines += ["".join([drawn[i] for drawn in boxes]).rstrip() for i in range(3)]
    return [f"(from {min(xs)},{min(ys)} in the north-west)", *lines]


def box(tile: Tile | None, letters: dict[str, str]) -> tuple[str, str, str]:
    if tile is None:
        return "     ", "     ", "     "
    north, east, south, west = [tile.edges[i : i + 1] for i in range(4)]
    inside = letters.get(tile.key, "")
    inside = inside if len(inside) <= 3 else inside[:2] + "+"
    middle = f"{VERTICAL.get(west, west)}{inside:^3}{VERTICAL.get(east, east)}"
    return f"+{across(north)}+", middle, f"+{across(south)}+"


def across(edge: str) -> str:
    return HORIZONTAL.get(edge, f"-{edge}-")


def square_lines(floor: Floor, scene: Scene) -> list[str]:
    """The squares of tiles that have some, with the pieces on them: a line for every row, from the row's number."""
    letters = {piece.square: piece.letter for piece in scene.pieces if piece.square}
    rows: dict[int, dict[int, str]] = {}
    for tile in floor.tiles:
        n = len(tile.squares)
        for r, row in enumerate(tile.squares):
            for c, letter in enumerate(row):
                y, x = n * tile.y + r, n * tile.x + c
                rows.setdefault(y, {})[x] = letters.get(f"square:{y},{x}", letter)
    if not rows:
        return []
    west = min(x for row in rows.values() for x in row)
    lines = [f"squares, row by row, the first column is {west}:"]
    for y in sorted(rows):
        drawn = "".join([rows[y].get(x, " ") for x in range(west, max(rows[y]) + 1)])
        lines.append(f"{y:>4} {drawn}")
    return lines


def die_text(die: Die) -> str:
    return f"{die.face} (was {die.was})" if die.was != die.face else str(die.face)


def clean(text: str) -> str:
    """Only characters of LETTERS, and not more than LONGEST."""
    text = "".join([c if c in LETTERS else "?" for c in text])
    return text if len(text) <= LONGEST else text[: LONGEST - len(CUT)] + CUT
