"""Draws a scene with Rich: the map, who sits where, what lies beside it, and what happened."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hauntbox.kernel.game import Outcome
from hauntbox.kernel.scene import Card, Die, Row, Scene, SeatBoard, Track
from hauntbox.terminal.choices import Menu
from hauntbox.terminal.listing import wrapped
from hauntbox.terminal.plan import FLOORS, PIECES, PLAIN, draw_sheet, sheets, small_tile
from hauntbox.words import Words

PANEL = 44
"""Where this many characters are free beside the map, the rest of the table stands there."""


def draw_map(scene: Scene, menu: Menu | None, words: Words, width: int) -> list[Text]:
    """The map with the numbers of the options on their cells."""
    marks = menu.marks() if menu else {}
    barred = menu.barred_cells() if menu else frozenset()
    lines: list[Text] = []
    for sheet in sheets(scene, marks, barred):
        if sheet.cells():
            lines += draw_sheet(sheet, words, width)
    return lines


def draw_table(scene: Scene, menu: Menu | None, words: Words, console: Console, players: Sequence[str]) -> Table:
    """The whole table: the map, and beside or below it everything else."""
    plan = draw_map(scene, menu, words, console.width)
    wide = max((line.cell_len for line in plan), default=0)
    free = console.width - wide - 2
    grid = Table.grid(padding=(0, 2))
    if free >= PANEL:
        grid.add_row(_block(plan), _block(panel(scene, words, console, players, free)))
        return grid
    grid.add_row(_block(plan))
    grid.add_row(_block(panel(scene, words, console, players, console.width)))
    return grid


def _block(lines: Sequence[Text]) -> Text:
    return Text("\n").join(lines)


def panel(scene: Scene, words: Words, console: Console, players: Sequence[str], width: int) -> list[Text]:
    """Pieces, tracks, seats, rows and dice, a line each."""
    lines = piece_lines(scene, words)
    lines.append(tracks_line(scene.tracks, words))
    lines += [seat_line(board, words, players) for board in scene.seats]
    lines += [line for row in scene.rows for line in row_lines(row, words)]
    if scene.dice:
        lines.append(dice_line(scene.dice, words))
    return [part for line in lines for part in wrapped(line, console, width, words)]


def piece_lines(scene: Scene, words: Words) -> list[Text]:
    """Where every piece is, with its figures: on the map there is room for a letter only."""
    names = {tile.key: tile.name for floor in scene.floors for tile in floor.tiles}
    lines: list[Text] = []
    for piece in scene.pieces:
        line = Text.assemble((f" {piece.letter} ", PIECES.get(piece.colour, PLAIN)), " ", words.name(piece.name))
        line.append(f": {words.name(names.get(piece.tile, ''))}")
        for track in piece.tracks:
            line.append(f" · {words.name(track.name)} {track.value}")
        if piece.tokens:
            line.append(f" · {words.text('ui-tokens-on', count=piece.tokens)}", "bold")
        lines.append(line)
    return lines


def tracks_line(tracks: Sequence[Track], words: Words) -> Text:
    parts = [track_text(track, words) for track in tracks]
    return Text(" · ").join(parts)


def track_text(track: Track, words: Words) -> Text:
    limit = f"/{track.limit}" if track.limit is not None else ""
    return Text.assemble(f"{words.name(track.name)} ", (f"{track.value}{limit}", "bold"))


def seat_line(board: SeatBoard, words: Words, players: Sequence[str]) -> Text:
    """Who sits there, in which role, with what."""
    line = Text("▶ " if board.active else "  ", "bold green")
    role = words.name(board.name) if board.name else words.text("ui-no-role")
    line.append(f"{board.seat + 1} {role}", "bold" if board.active else "")
    if board.name:
        line.append(f" ({words.name(board.side)})", "bold magenta" if board.side == "enhanced" else "dim")
    for track in board.tracks:
        line.append(" · ")
        line.append_text(track_text(track, words))
    for row in board.rows:
        line.append(f" · {words.name(row.name)}: {words.names([card.name for card in row.cards])}")
    if board.decides < len(players):
        line.append(f" · {players[board.decides]}", "dim")
    return line


def row_lines(row: Row, words: Words) -> list[Text]:
    """A row of cards by their names; a single tile is drawn."""
    if len(row.cards) == 1 and row.cards[0].edges:
        card = row.cards[0]
        said = [Text(words.name(row.name) + ": "), Text(words.name(card.name), "bold"), card_marks(card, words)]
        picture = small_tile(card.edges, words.glyph(card.colour), card.colour)
        return [Text.assemble(drawn, " ", text) for drawn, text in zip(picture, said, strict=True)]
    line = Text(f"{words.name(row.name)}: ")
    for i, card in enumerate(row.cards):
        line.append(" · " if i else "")
        line.append(words.name(card.name), FLOORS.get(card.colour, PLAIN))
        marks = card_marks(card, words)
        if card.edges and marks.plain:
            line.append_text(Text.assemble(" (", marks, ")"))
    return [line]


def card_marks(card: Card, words: Words) -> Text:
    parts = [words.name(card.colour)] if card.colour else []
    return Text(" · ".join(parts + [words.name(mark) for mark in card.marks]))


def dice_line(dice: Sequence[Die], words: Words) -> Text:
    line = Text(words.text("ui-dice") + " ")
    for die in dice:
        face = f"{die.was}→{die.face}" if die.was != die.face else str(die.face)
        line.append(f"[{face}]", "bold green" if die.good else "bold red")
        line.append(f" {words.text('ui-die-good' if die.good else 'ui-die-bad')}  ", "dim")
    return line


def draw_result(outcome: Outcome, words: Words) -> list[Text]:
    """How the game ended, with its figures."""
    lines = [Text(words.ending(outcome), "bold green" if max(outcome.rewards) > 0 else "bold red")]
    for key, value in outcome.facts.items():
        if words.has(f"figure-{key}") and value != "":
            shown = words.name(value) if isinstance(value, str) else str(value)
            lines.append(Text.assemble(f"  {words.text(f'figure-{key}')}: ", (shown, "bold")))
    return lines
