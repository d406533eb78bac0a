"""Draws a scene with Rich: the map, who sits where, what lies beside it, and what happened."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hauntbox.kernel.game import Outcome
from hauntbox.kernel.scene import Card, Die, Row, Scene, SeatBoard, Tile, Track
from hauntbox.terminal.choices import Menu
from hauntbox.terminal.listing import wrapped
from hauntbox.terminal.plan import Sheet, draw_sheet, sheets, side_by_side, small_tile
from hauntbox.terminal.squares import MARKER, cave, draw_cave
from hauntbox.terminal.styles import FLOORS, PIECES, PLAIN
from hauntbox.words import Verbatim, Words

PANEL = 44
"""Where this many characters are free beside the map, the rest of the table stands there."""


def draw_map(scene: Scene, menu: Menu | None, words: Words, width: int) -> list[Text]:
    """The map with the numbers of the options on their cells."""
    marks = menu.marks() if menu else {}
    barred = menu.barred_cells() if menu else frozenset()
    goals = menu.goals() if menu else frozenset()
    found = [sheet for sheet in sheets(scene, marks, barred) if sheet.cells()]

    def drawn(sheet: Sheet) -> list[Text]:
        inside = cave(scene, sheet.number, marks, barred, goals)
        return draw_cave(inside, words, width) if inside is not None else draw_sheet(sheet, words, width)

    if len(found) <= 1:
        return [line for sheet in found for line in drawn(sheet)]
    titled = [[Text(capital(words.name(sheet.name)), "bold"), *drawn(sheet)] for sheet in found]
    return side_by_side(titled, width)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
    lines += [line for row in scene.rows for line in row_lines(row, words, place_of(row, scene, words))]
    if scene.dice:
        lines.append(dice_line(scene.dice, words))
    return [part for line in lines for part in wrapped(line, console, width, words)]


def piece_lines(scene: Scene, words: Words) -> list[Text]:
    """Where every piece is, with its figures: on the map there is room for a letter only."""
    names = room_names(scene, words)
    lines: list[Text] = []
    for piece in scene.pieces:
        letter = piece.letter or MARKER
        line = Text.assemble((f" {letter} ", PIECES.get(piece.colour, PLAIN)), " ", words.name(piece.name))
        room = names.get(piece.tile, "–")
        if piece.square:
            place = Verbatim(piece.square.removeprefix("square:"))
            room = words.text("ui-on-square", room=Verbatim(room), square=place)
        line.append(f": {room}")
        for track in piece.tracks:
            limit = f"/{track.limit}" if track.limit is not None else ""
            line.append(f" · {words.name(track.name)} {track.value}{limit}")
        for mark in piece.marks:
            line.append(f" · {mark_text(mark, words)}", "bold magenta")
        if piece.tokens:
            line.append(f" · {words.text('ui-tokens-on', count=piece.tokens)}", "bold")
        if piece.intent is not None:
            line.append(f" » {words.say(piece.intent)}", "yellow")
        lines.append(line)
    return lines


def room_names(scene: Scene, words: Words) -> dict[str, str]:
    """The names of all tiles by their keys; with the cell where several have the same, with the floor where there are
    several sheets."""
    alone = len({floor.sheet for floor in scene.floors}) <= 1
    counts = Counter([tile.name for floor in scene.floors for tile in floor.tiles])
    found: dict[str, str] = {}
    for floor in scene.floors:
        for tile in floor.tiles:
            name = words.name(tile.name) if counts[tile.name] == 1 else tile_name(tile, words)
            found[tile.key] = name if alone else words.text("ui-room-on", room=Verbatim(name), floor=floor.name)
    return found


def tile_name(tile: Tile, words: Words) -> str:
    return f"{words.name(tile.name)} {words.cell(tile.x, tile.y)}"


def tracks_line(tracks: Sequence[Track], words: Words) -> Text:
    parts = [track_text(track, words) for track in tracks]
    return Text(" · ").join(parts)


def mark_text(mark: str, words: Words) -> str:
    """A mark in words: "lock ×2"; "number:2" is the second of its name."""
    kind, _, count = mark.partition(":")
    if kind == "number" and count:
        return words.text("ui-number", number=Verbatim(count))
    return f"{words.name(kind)} ×{count}" if count else words.name(kind)


def track_text(track: Track, words: Words) -> Text:
    """A pool or a supply with its limit; a trait with its printed steps, the present one in brackets."""
    if track.printed:
        return clip_text(track, words)
    limit = f"/{track.limit}" if track.limit is not None else ""
    return Text.assemble(f"{words.name(track.name)} ", (f"{track.value}{limit}", "bold"))


def clip_text(track: Track, words: Words) -> Text:
    """ "Speed 4 (2 2 2 3 [4] 5 5 6)"; the step where it began is underlined, † is the skull."""
    text = Text.assemble(f"{words.name(track.name)} ", (str(track.value) if track.step else "†", "bold"), " (")
    for step, number in enumerate(track.printed, 1):
        style = "underline" if step == track.start else ""
        text.append(" " if step > 1 else "")
        if step == track.step:
            text.append_text(Text.assemble("[", (str(number), f"bold {style}".strip()), "]"))
        else:
            text.append(str(number), style)
    text.append(")")
    return text


def seat_line(board: SeatBoard, words: Words, players: Sequence[str]) -> Text:
    """Who sits there, in which role, with what."""
    line = Text("▶ " if board.active else "  ", "bold green")
    role = words.name(board.name) if board.name else words.text("ui-no-role")
    line.append(f"{board.seat + 1} {role}", "bold" if board.active else "")
    if board.name and board.side:
        line.append(f" ({words.name(board.side)})", "bold magenta" if board.side == "enhanced" else "dim")
    for mark in board.marks:
        line.append(f" · {mark_text(mark, words)}", "bold magenta")
    for track in board.tracks:
        line.append(" · ")
        line.append_text(track_text(track, words))
    for row in board.rows:
        line.append(f" · {words.name(row.name)}: {words.names([card.name for card in row.cards])}")
        told = [f"{words.name(card.name)}: {mark_text(mark, words)}" for card in row.cards for mark in card.marks]
        if told and not any(card.edges for card in row.cards):
            line.append(f" ({', '.join(told)})", "dim")
    if board.decides < len(players):
        line.append(f" · {players[board.decides]}", "dim")
    return line


def place_of(row: Row, scene: Scene, words: Words) -> str:
    """The tile a row lies on, "" for none; where that is told by its key, with its cell."""
    for floor in scene.floors:
        for tile in floor.tiles:
            if tile.key == row.at:
                return tile_name(tile, words)
    return words.name(row.at) if row.at else ""


def row_lines(row: Row, words: Words, place: str | None = None) -> list[Text]:
    """A row of cards by their names; a single tile is drawn. `place` is the name of the tile it lies on."""
    if len(row.cards) == 1 and row.cards[0].edges:
        card = row.cards[0]
        said = [Text(words.name(row.name) + ": "), Text(words.name(card.name), "bold"), card_marks(card, words)]
        picture = small_tile(card.edges, words.glyph(card.colour), card.colour)
        return [Text.assemble(drawn, " ", text) for drawn, text in zip(picture, said, strict=True)]
    place = place if place is not None else words.name(row.at) if row.at else ""
    where = f" ({place})" if place else ""
    line = Text(f"{words.name(row.name)}{where}: ")
    for i, card in enumerate(row.cards):
        line.append(" · " if i else "")
        line.append(words.name(card.name), FLOORS.get(card.colour, PLAIN))
        marks = card_marks(card, words)
        if marks.plain and (card.edges or not card.colour):
            line.append_text(Text.assemble(" (", marks, ")"))
    return [line]


def card_marks(card: Card, words: Words) -> Text:
    parts = [words.name(card.colour)] if words.has(f"name-{card.colour}") else []
    return Text(" · ".join(parts + [mark_text(mark, words) for mark in card.marks]))


def dice_line(dice: Sequence[Die], words: Words) -> Text:
    """The dice as they lie: each good or bad by itself, or all of a roll by their sum."""
    line = Text(words.text("ui-dice") + " ")
    for roll, some in groupby(dice, key=roll_name):
        own = list(some)
        line.append(f"{words.name(roll)} " if roll else "")
        for die in own:
            face = f"{die.was}→{die.face}" if die.was != die.face else str(die.face)
            line.append(f"[{face}]", "bold" if die.needs < 0 else "bold green" if die.good else "bold red")
            if die.needs >= 0:
                line.append(f" {words.text('ui-die-good' if die.good else 'ui-die-bad')}  ", "dim")
        if all(die.needs < 0 for die in own):
            line.append(f" = {sum([die.face for die in own])}  ", "bold")
    return line


def roll_name(die: Die) -> str:
    """ "attack" for a die with the key "die:attack:0"; "" where there is one roll only."""
    parts = die.key.split(":")
    return parts[1] if len(parts) > 2 else ""


def draw_result(outcome: Outcome, words: Words) -> list[Text]:
    """How the game ended, with its figures."""
    lines = [Text(words.ending(outcome), "bold green" if max(outcome.rewards) > 0 else "bold red")]
    for key, value in outcome.facts.items():
        if words.has(f"figure-{key}") and value != "":
            shown = words.name(value) if isinstance(value, str) else str(value)
            lines.append(Text.assemble(f"  {words.text(f'figure-{key}')}: ", (shown, "bold")))
    return lines
