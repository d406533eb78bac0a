"""A cave of squares in characters."""

import io

from rich.cells import cell_len
from rich.console import Console

from hauntbox.games.widow import GAME
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Card, Choice, Floor, Piece, Question, Row, Scene, Tile
from hauntbox.terminal.choices import Menu
from hauntbox.terminal.draw import draw_map, piece_lines, row_lines
from hauntbox.terminal.draw import place_of as row_place
from hauntbox.terminal.listing import Listing
from hauntbox.terminal.plan import draw_sheet, sheets, small_tile
from hauntbox.terminal.squares import square_of
from hauntbox.words import Words

WORDS = Words(GAME)
CONSOLE = Console(file=io.StringIO(), width=80)
WINDING = ("#..#", "#.m#", "#..#", "####")
HALL = ("....", "o~x.", "s..e", "#..#")


def tile(name: str, x: int, y: int, edges: str, *squares: str) -> Tile:
    return Tile(f"tile:{x},{y}", name, x, y, edges, "white", (), squares)


def figure(letter: str, row: int, column: int, name: str = "wolf", intent: Said | None = None) -> Piece:
    return Piece(f"piece:{letter}", name, "tile:0,0", "red", letter, square=f"square:{row},{column}", intent=intent)


def choice(text: str, *targets: str, label: str = "option-second_stock-stop", barred: str = "") -> Choice:
    return Choice(text, Said(label, {}), targets, barred)


def cave(*pieces: Piece, question: Question | None = None) -> Scene:
    tiles = (tile("red_01", 0, 0, "OWWW", *WINDING), tile("red_02", 0, -1, "OPOW", *HALL))
    return Scene("widow", 1, (Floor("ground", tiles),), pieces, (), (), (), (), 0, question)


def asked(*choices: Choice) -> Question:
    return Question(0, "main", Said("ask-main", {}), "", choices)


def drawn(seen: Scene, width: int = 80) -> list[str]:
    menu = Menu(seen.question, seen) if seen.question else None
    return [line.plain.rstrip() for line in draw_map(seen, menu, WORDS, width)]


def listed(question: Question) -> list[str]:
    seen = cave(question=question)
    return [
        line.plain.rstrip() for block in Listing(Menu(question, seen), seen, WORDS, CONSOLE).all() for line in block
    ]


def test_keys_name_squares() -> None:
    assert square_of("square:13,-4") == (13, -4)
    assert [square_of(key) for key in ("tile:1,2", "square:", "square:a,b", "")] == [None] * 4


def test_rock_floor_and_what_stands_on_it_by_row_and_column() -> None:
    assert drawn(cave()) == [
        "     0  1  2  3  4",
        " -5     ?  ?",
        " -4  .  .  .  .",
        " -3  o  ~  x  .  P",
        " -2  s  .  .  e  P",
        " -1 ### .  . ###",
        "  0 ### .  . ###",
        "  1 ### .  m ###",
        "  2 ### .  . ###",
        "  3 ############",
    ]


def test_figures_markers_and_the_numbers_of_options() -> None:
    question = asked(choice("move 1,1", "piece:B", "square:1,1"), choice("hit", "square:2,1"), choice("stop"))
    trap = figure("", 0, 1, "lock")._replace(key="piece:trap")
    lines = drawn(cave(figure("B", 0, 2), figure("G12", 2, 2), figure("G2", 2, 1), trap, question=question))
    assert lines[6] == f"  0 ### {WORDS.glyph('lock')} B  ###"
    assert lines[7] == "  1 ### 2  m ###"
    assert lines[8] == "  2 ###G2*G12###"


def test_two_figures_on_a_square_and_a_near_miss() -> None:
    question = asked(choice("stop"), choice("move 1,1", "square:1,1", barred="X-1"))
    lines = drawn(cave(figure("B", 0, 2), figure("C", 0, 2), question=question))
    assert lines[6:8] == ["  0 ### . B+ ###", "  1 ### ×  m ###"]


def test_an_option_for_an_empty_cell_stands_in_its_middle() -> None:
    question = asked(choice("explore", "tile:0,-2"), choice("stop"))
    lines = drawn(cave(question=question))
    assert lines[1] == " -7     1"


def test_a_wide_cave_is_cut_between_tiles() -> None:
    tiles = tuple([tile("red_01", x, 0, "WWWW", *WINDING) for x in range(9)])
    seen = Scene("widow", 1, (Floor("ground", tiles),), (), (), (), (), (), None, None)
    lines = drawn(seen)
    assert max(map(cell_len, lines)) <= 80
    assert [line.split()[0] for line in lines if line.split()[:1] != ["0"] and "#" not in line and line] == ["24"]
    assert sum(line.count("m") for line in lines) == 9


def test_pieces_are_listed_with_their_square_and_what_they_will_do() -> None:
    seen = cave(figure("G1", 1, 1, intent=Said("option-second_stock-stop", {})), figure("", 2, 1, "lock"))
    lines = [line.plain for line in piece_lines(seen, WORDS)]
    assert lines[0] == " G1  wolf: Cloakroom, square 1,1 » Place no second tile."
    assert lines[1] == f" %  {WORDS.name('lock')}: Cloakroom, square 2,1"


def test_many_squares_are_named_together_and_few_by_a_sentence() -> None:
    walks = [choice(f"move {r},{c}", f"square:{r},{c}") for r in (1, 0) for c in range(1, 6)]
    assert listed(asked(*walks, choice("rest"))) == [
        "  1  Place no second tile.  rest",
        "  ·  Place no second tile.",
        "       2 0,1       3 0,2       4 0,3       5 0,4       6 0,5       7 1,1",
        "       8 1,2       9 1,3      10 1,4      11 1,5",
    ]
    assert len(listed(asked(*walks[:8]))) == 8


def test_squares_that_all_say_something_else_have_one_heading() -> None:
    walks = [choice(f"move {i},1", f"square:{i},1", label=f"unknown-{i}") for i in range(9)]
    lines = listed(asked(*walks))
    assert lines[0].split() == ["·", "Squares", "on", "the", "map"]
    assert len(lines) == 3


# --- a house in the dark


def room(x: int, y: int, edges: str, name: str = "red_01") -> Tile:
    return Tile(f"tile:{x},{y}", name, x, y, edges, "dark")


def test_breaches_and_force_walls_have_their_signs() -> None:
    tiles = (
        room(0, 0, "WBFW"),
        room(1, 0, "WMWB", "red_02"),
        room(2, 0, "WPWM", "red_03"),
        room(0, 1, "OWWW", "red_04"),
    )
    seen = Scene("widow", 1, (Floor("ground", tiles),), (), (), (), (), (), None, None)
    lines = [line.plain for line in draw_sheet(sheets(seen, {}, frozenset())[0], WORDS, 80)]
    assert lines[2] == "  0 │Cloakr:Trophy÷Back S%"
    assert lines[4].startswith("    ├≈≈≈≈≈≈┼")
    assert [line.plain for line in small_tile("BFMP", "r", "dark")] == ["┌─:─┐", "% r ≈", "└≈:≈┘"]


def test_a_wall_towards_open_floor_is_a_wall() -> None:
    tiles = (room(0, 0, "WOWW"), room(1, 0, "WWWW", "red_02"))
    seen = Scene("widow", 1, (Floor("ground", tiles),), (), (), (), (), (), None, None)
    lines = [line.plain for line in draw_sheet(sheets(seen, {}, frozenset())[0], WORDS, 80)]
    assert lines[2] == "  0 │Cloakr│Trophy│"


def test_rooms_of_one_name_are_told_apart_by_their_cells() -> None:
    tiles = (room(0, 0, "OOOO"), room(1, 0, "OOOO"), room(2, 0, "OOOO", "red_02"))
    row = Row("tokens", "stock", (Card("card:a", "axe"),), "tile:1,0")
    pieces = tuple([Piece(f"piece:{x}", "wolf", f"tile:{x},0", "red", "W") for x in (1, 2)])
    seen = Scene("widow", 1, (Floor("ground", tiles),), pieces, (), (), (row,), (), None, None)
    assert [line.plain for line in piece_lines(seen, WORDS)] == [" W  wolf: Cloakroom 1,0", " W  wolf: Trophy Room"]
    assert row_lines(row, WORDS, row_place(row, seen, WORDS))[0].plain == "stock (Cloakroom 1,0): axe"
