"""Options as lines, and long texts that are broken into lines."""

import io

from rich.console import Console
from rich.text import Text

from hauntbox.games.widow import GAME
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Choice, Floor, Question, Scene, Tile
from hauntbox.terminal.choices import Menu, span
from hauntbox.terminal.listing import Listing, rows, wrapped
from hauntbox.words import Words

CONSOLE = Console(file=io.StringIO(), width=80)
STAY = Said("option-second_stock-stop", {})


def choice(text: str, cell: str, barred: str = "", shape: str = "") -> Choice:
    return Choice(text, STAY, (f"tile:{cell}",) if cell else (), barred, shape)


def menu(*choices: Choice) -> tuple[Menu, Scene]:
    tile = Tile("tile:0,0", "red_01", 0, 0, "DDDD", "red")
    scene = Scene("widow", 1, (Floor("ground", (tile,)),), (), (), (), (), (), 0, None)
    return Menu(Question(0, "ask", STAY, "WID-TILE-3", choices), scene), scene


def lines(*choices: Choice) -> list[str]:
    made, scene = menu(*choices)
    return [line.plain for block in Listing(made, scene, Words(GAME), CONSOLE).all() for line in block]


def test_options_are_numbered_and_near_misses_carry_their_rule() -> None:
    assert lines(choice("stop", ""), choice("go 1,0", "1,0", "WID-JOB-5")) == [
        "  1  Place no second tile.  stop",
        "  –  Place no second tile.  [WID-JOB-5]",
    ]


def test_options_on_one_cell_share_its_mark() -> None:
    made, _ = menu(choice("a", "0,0"), choice("b", "0,0"), choice("c", "1,0"), choice("d", "0,0"))
    assert made.marks() == {"tile:0,0": "1,2,4", "tile:1,0": "3"}


def test_places_are_sorted_as_one_reads_the_map_and_far_ones_come_last() -> None:
    made, _ = menu(*[choice(f"{at} r0", at, shape="OWWW") for at in ("0,1", "5,-5", "1,0", "0,-1")])
    assert [found.text for found in made.offered] == ["0,-1 r0", "1,0 r0", "0,1 r0", "5,-5 r0"]
    assert "tile:5,-5" not in made.marks()


def test_far_cells_are_named_row_by_row() -> None:
    far = [choice(f"{x},-5 r0", f"{x},-5", shape="OWWW") for x in (4, 5, 6, 8)]
    assert lines(*far)[-1].split() == ["1-3", "4…6,-5", "4", "8,-5"]
    assert rows({(0, 1): [1, 2], (0, 2): [3, 4], (1, 3): [5]}) == [("1…2,0", [1, 2, 3, 4]), ("3,1", [5])]


def test_numbers_in_a_row_are_a_span() -> None:
    assert [span(numbers) for numbers in ([3], [3, 4, 5], [3, 7])] == ["3", "3-5", "3,7"]


def test_a_line_never_begins_with_a_closing_sign_nor_is_too_wide() -> None:
    text = Text("応接間と接続。部屋は1枚、露出した辺があと1つ。" * 4)
    for width in range(20, 50):
        made = wrapped(text, CONSOLE, width, Words(GAME, "ja"))
        assert "".join(line.plain for line in made) == text.plain
        assert all(line.cell_len <= width for line in made)
        assert all(line.plain[0] not in "、。" for line in made)
