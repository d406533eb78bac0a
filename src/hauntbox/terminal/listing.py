"""The options of a question as lines: numbered sentences, or small pictures of the tile as it would lie."""

from itertools import groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from hauntbox.kernel.scene import Choice, Scene
from hauntbox.terminal.choices import Menu, cell_key, reading_order, span
from hauntbox.terminal.plan import Cell, small_tile
from hauntbox.terminal.squares import square_key
from hauntbox.words import Words

Numbered = tuple[int, Choice]

COLUMN: Final = 39
"""The width of one drawn option; as many stand side by side as fit."""
FAR: Final = 24
"""The width of a row in the list of cells beside no tile."""
PLACE: Final = 12
"""The width of a square in the list of squares."""
FEW: Final = 8
"""So many options that lead to squares are told a sentence each."""
INDENT: Final = 5
CLOSING: Final = "、。，；：！？）」】”…"
"""Signs that must not begin a line."""


def wrapped(text: Text, console: Console, width: int, words: Words) -> list[Text]:
    """The text in lines; where words are not parted by spaces, no line begins with a closing sign."""
    spaced = words.lang == "en"
    lines = list(text.wrap(console, width if spaced else width - 2))
    for i in range(1, len(lines)):
        if not spaced and lines[i].plain[:1] and lines[i].plain[0] in CLOSING:
            lines[i - 1].append_text(lines[i][:1])
            lines[i] = lines[i][1:]
    for line in lines:
        line.rstrip()
    return [line for line in lines if line.plain]


class Listing:
    """The options of a menu in blocks of lines that a page does not split."""

    def __init__(self, menu: Menu, scene: Scene, words: Words, console: Console) -> None:
        self.menu: Menu = menu
        self.words: Words = words
        self.console: Console = console
        self.colour: str = ""
        for row in scene.rows:
            if row.key == "drawn" and row.cards:
                self.colour = row.cards[0].colour

    def all(self) -> list[list[Text]]:
        """Every option, then the near misses."""
        blocks = self.some(self.menu.offered)
        if self.menu.drawn:
            return blocks + self.barred_cells()
        return blocks + [self.sentence("–", choice, choice.barred) for choice in self.menu.barred]

    def some(self, wanted: list[Choice]) -> list[list[Text]]:
        chosen = [(number, choice) for number, choice in enumerate(self.menu.offered, 1) if choice in wanted]
        if not self.menu.drawn:
            return self.sentences(chosen)
        near = [pair for pair in chosen if not self.menu.apart(pair[1])]
        apart = [pair for pair in chosen if self.menu.apart(pair[1])]
        wide = max(1, self.console.width // COLUMN)
        rows = [side_by_side([self.picture(*pair) for pair in near[i : i + wide]]) for i in range(0, len(near), wide)]
        return rows + self.far_cells(apart)

    def sentences(self, chosen: list[Numbered]) -> list[list[Text]]:
        """Options a block each; the first of a verb has its heading."""
        blocks: list[list[Text]] = []
        for verb, group in groupby(chosen, key=lambda pair: self.menu.verb(pair[1])):
            some = self.told(list(group))
            if verb:
                some[0] = [Text(self.words.text(f"group-{verb}"), "bold yellow"), *some[0]]
            blocks += some
        return blocks

    def told(self, chosen: list[Numbered]) -> list[list[Text]]:
        """A sentence each; many that lead to squares are named together, those that say the same beside each other."""
        walks = [pair for pair in chosen if square_key(pair[1])]
        if len(walks) <= FEW:
            return [self.sentence(str(number), choice) for number, choice in chosen]
        blocks = [self.sentence(str(number), choice) for number, choice in chosen if not square_key(choice)]
        by_label: dict[str, list[Numbered]] = {}
        for number, choice in walks:
            said = self.words.say(choice.label).replace(place_name(choice), "…")
            by_label.setdefault(said, []).append((number, choice))
        if len(by_label) > len(walks) // 2:
            by_label = {self.words.text("ui-squares"): walks}
        for label, pairs in by_label.items():
            blocks += [self.indented("·", Text(label)), *self.places(pairs)]
        return blocks

    def places(self, pairs: list[Numbered]) -> list[list[Text]]:
        """The numbers of options with their squares, as many side by side as fit."""
        parts = [Text.assemble((f"{number:>3}", "bold cyan"), f" {place_name(choice)}") for number, choice in pairs]
        wide = max(1, (self.console.width - INDENT) // PLACE)
        lines = [[part + Text(" " * max(1, PLACE - len(part))) for part in parts[i : i + wide]]
                 for i in range(0, len(parts), wide)]  # fmt: skip
        return [[Text.assemble(" " * INDENT, *line)] for line in lines]

    def sentence(self, mark: str, choice: Choice, rule: str = "") -> list[Text]:
        """An option with its number and notation, or a near miss, dimmed, with the rule that bars it."""
        said = Text(self.words.say(choice.label), "dim" if rule else "")
        said.append(f"  [{rule}]" if rule else f"  {choice.text}", "dim cyan")
        return self.indented(mark, said)

    def indented(self, mark: str, said: Text) -> list[Text]:
        lines = wrapped(said, self.console, self.console.width - INDENT, self.words)
        first = f"{mark:>{INDENT - 2}}  "
        return [Text.assemble((first if i == 0 else " " * INDENT, "bold cyan"), line) for i, line in enumerate(lines)]

    def picture(self, number: int, choice: Choice) -> list[Text]:
        """A small picture of the tile as it would lie, beside what the option does."""
        picture = small_tile(choice.shape, self.words.glyph(self.colour), self.colour)
        label = Text(self.words.say(choice.label))
        said = [Text(choice.text, "cyan"), *wrapped(label, self.console, COLUMN - INDENT - 7, self.words)]
        lines: list[Text] = []
        for i in range(max(3, len(said))):
            line = Text.assemble((f"{number:>{INDENT - 1}} " if i == 1 else " " * INDENT, "bold cyan"))
            line.append_text(picture[i] if i < 3 else Text("     "))
            line.append(" ")
            if i < len(said):
                line.append_text(said[i])
            line.append(" " * max(0, COLUMN - line.cell_len))
            lines.append(line)
        return lines

    def far_cells(self, chosen: list[Numbered]) -> list[list[Text]]:
        """Tiles laid beside no other: many cells where the same happens are named together, row by row."""
        by_label: dict[str, dict[Cell, list[int]]] = {}
        shapes: dict[str, str] = {}
        for number, choice in chosen:
            cells = by_label.setdefault(self.words.say(choice.label), {})
            cells.setdefault(reading_order(choice), []).append(number)
            shapes.setdefault(choice.text.split()[-1], choice.shape)
        blocks: list[list[Text]] = []
        for label, cells in by_label.items():
            blocks.append([*self.indented("·", Text(label)), *self.turns(shapes)])
            parts = [Text.assemble((span(found), "bold cyan"), f" {name}") for name, found in rows(cells)]
            wide = max(1, (self.console.width - INDENT) // FAR)
            for i in range(0, len(parts), wide):
                padded = [part + Text(" " * max(1, FAR - len(part))) for part in parts[i : i + wide]]
                blocks.append([Text.assemble(" " * INDENT, *padded)])
        return blocks

    def turns(self, shapes: dict[str, str]) -> list[Text]:
        """All rotations of the tile in a row."""
        lines = [Text(" " * INDENT) for _ in range(3)]
        for name, shape in sorted(shapes.items()):
            for i, part in enumerate(small_tile(shape, self.words.glyph(self.colour), self.colour)):
                lines[i].append(f"{name if i == 1 else '':>{INDENT}} ")
                lines[i].append_text(part)
        return lines

    def barred_cells(self) -> list[list[Text]]:
        """The cells where the tile cannot lie, a line for every rule."""
        blocks: list[list[Text]] = []
        order = sorted(self.menu.barred, key=lambda choice: (choice.barred, reading_order(choice)))
        for rule, choices in groupby(order, key=lambda choice: choice.barred):
            cells = " ".join(cell_key(choice).removeprefix("tile:") for choice in choices)
            blocks.append(self.indented("×", Text(f"{self.words.text('ui-no-place')} {cells}  [{rule}]", "dim")))
        return blocks


def place_name(choice: Choice) -> str:
    """The square an option leads to, as people write it."""
    return square_key(choice).removeprefix("square:")


def rows(cells: dict[Cell, list[int]]) -> list[tuple[str, list[int]]]:
    """Cells (y, x) with their option numbers, neighbours in a row together: "2…5,-3"."""
    found: list[tuple[int, int, int, list[int]]] = []
    for (y, x), numbers in sorted(cells.items()):
        if found and found[-1][0] == y and found[-1][2] == x - 1:
            _, first, _, before = found.pop()
            found.append((y, first, x, before + numbers))
        else:
            found.append((y, x, x, numbers))
    return [(f"{a}…{b},{y}" if a != b else f"{a},{y}", numbers) for y, a, b, numbers in found]


def side_by_side(cells: list[list[Text]]) -> list[Text]:
    height = max(len(cell) for cell in cells)
    blank = Text(" " * COLUMN)
    return [Text.assemble(*[cell[i] if i < len(cell) else blank for cell in cells]) for i in range(height)]
