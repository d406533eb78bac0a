"""A house of several floors with traits, states and a story, in characters."""

import io
from typing import Any

from kernel.tiny import TinyGame
from rich.cells import cell_len
from rich.console import Console
from server.seen import SeenTiny

from hauntbox.games.widow import GAME
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Brief, Card, Choice, Die, Floor, Piece, Question, Row, Scene, SeatBoard, Tile, Track
from hauntbox.kernel.state import State
from hauntbox.terminal.choices import Menu
from hauntbox.terminal.draw import dice_line, draw_map, panel, piece_lines, row_lines, seat_line, track_text
from hauntbox.terminal.info import things
from hauntbox.terminal.listing import Listing
from hauntbox.terminal.plan import sheet_of, small_tile
from hauntbox.terminal.play import Session
from hauntbox.terminal.story import story_lines
from hauntbox.words import Words

WORDS = Words(GAME)
CONSOLE = Console(file=io.StringIO(), width=80)
STEPS = (2, 2, 2, 3, 4, 5, 5, 6)


def tile(sheet: int, name: str, x: int, y: int, edges: str, *marks: str) -> Tile:
    return Tile(f"tile:{sheet}:{x},{y}", name, x, y, edges, "carpet", marks)


def house(question: Question | None = None) -> Scene:
    floors = (
        Floor("upper", (tile(2, "red_01", 0, 0, "WDGW"),), sheet=2),
        Floor("ground", (tile(1, "red_02", 0, 0, "WXWD"), tile(1, "red_03", -1, 0, "WDWG")), sheet=1),
        Floor("basement", (tile(0, "red_04", 0, 0, "DWWW"),), sheet=0),
    )
    wolf = Piece(
        "piece:wolf", "wolf", "tile:0:0,0", "rust", "W", tracks=(Track("life", "life", 2, 5),), marks=("stunned",)
    )
    board = SeatBoard(
        0, 0, "maid", "", (Track("speed:0", "speed", 4, None, STEPS, 5, 5),), marks=("traitor", "pin:2"), active=True
    )
    pile = Row("pile", "stock", (Card("card:axe", "axe", (), "item"),), "red_03")
    return Scene("widow", 3, floors, (wolf,), (board,), (), (pile,), (), 0, question)


def choice(text: str, *targets: str, shape: str = "") -> Choice:
    return Choice(text, Said("option-second_stock-stop", {}), targets, "", shape)


def asked(*choices: Choice) -> Question:
    return Question(0, "main", Said("ask-main", {}), "", choices)


def test_floors_stand_side_by_side_with_their_names_as_far_as_there_is_room() -> None:
    lines = [line.plain for line in draw_map(house(), None, WORDS, 80)]
    assert lines[0].split() == ["Upper", "Ground", "layer", "Basement"]
    assert max(map(cell_len, lines)) <= 80
    narrow = [line.plain for line in draw_map(house(), None, WORDS, 30)]
    assert [line.split() for line in narrow if line[:1].isalpha()] == [["Upper"], ["Ground", "layer"], ["Basement"]]


def test_windows_and_locked_doors_have_their_signs() -> None:
    lines = [line.plain for line in draw_map(house(), None, WORDS, 80)]
    assert any("──░░──" in line for line in lines)
    assert any("░Back S▒Trophy#" in line for line in lines)
    assert [line.plain for line in small_tile("GXDW", "r", "red")] == ["┌─░─┐", "│ r #", "└─▒─┘"]


def test_the_number_of_an_option_stands_on_the_floor_it_leads_to() -> None:
    question = asked(choice("explore", "tile:0:0,-1"), choice("step", "tile:1:0,0"))
    seen = house(question)
    lines = [line.plain for line in draw_map(seen, Menu(question, seen), WORDS, 30)]
    basement = lines.index(next(line for line in lines if line.startswith("Basement")))
    assert any(" 1 " in f"{line} " for line in lines[basement:])
    assert any("2 Trop" in line for line in lines[:basement])
    assert [sheet_of(key) for key in ("tile:2:0,-1", "tile:3,4", "piece:x")] == [2, 0, 0]


def test_a_tile_laid_on_another_floor_is_apart_from_the_tiles_of_this_one() -> None:
    far, near = choice("a", "tile:0:-1,-1", shape="DWWW"), choice("b", "tile:1:1,0", shape="DWWW")
    menu = Menu(asked(far, near), house())
    assert [found.text for found in menu.offered] == ["b", "a"]


def test_a_trait_shows_its_steps() -> None:
    assert track_text(Track("s", "speed", 4, None, STEPS, 5, 5), WORDS).plain == "speed 4 (2 2 2 3 [4] 5 5 6)"
    assert track_text(Track("s", "speed", 0, None, STEPS, 0, 5), WORDS).plain == "speed † (2 2 2 3 4 5 5 6)"


def test_states_piles_and_figures_are_in_words() -> None:
    seen = house()
    assert piece_lines(seen, WORDS)[0].plain == " W  wolf: Smoking Room, basement · life 2/5 · stunned"
    line = seat_line(seen.seats[0], WORDS, ["you"]).plain
    assert line == "▶ 1 Maid · traitor · pin ×2 · speed 4 (2 2 2 3 [4] 5 5 6) · you"
    assert row_lines(seen.rows[0], WORDS)[0].plain == "stock (Back Stair): axe"
    assert {"traitor", "pin", "stunned", "maid"} <= set(things(seen))
    assert all(line.cell_len <= 40 for line in panel(seen, WORDS, CONSOLE, ["you"], 40))


def test_dice_that_count_together_are_summed() -> None:
    dice = [Die(f"die:{roll}:{i}", i, i, False, -1) for roll in ("attack", "defend") for i in (1, 2)]
    assert dice_line(dice, WORDS).plain.split() == ["Dice", "attack", "[1][2]", "=", "3", "defend", "[1][2]", "=", "3"]


def test_options_stand_under_the_headings_of_their_verbs() -> None:
    class Headed(Words):
        def has(self, message: str) -> bool:
            return message in ("group-step", "group-use") or super().has(message)

    words = Headed(GAME)
    question = asked(choice("step a"), choice("use b"), choice("step c"), choice("end"))
    menu = Menu(question, house(), lambda verb: words.has(f"group-{verb}"))
    assert [found.text for found in menu.offered] == ["end", "step a", "step c", "use b"]
    lines = [line.plain for block in Listing(menu, house(), words, CONSOLE).all() for line in block]
    assert [line.strip() for line in lines if not line.startswith("  ")] == ["group-step", "group-use"]
    assert lines[1] == "group-step"
    assert [found.text for found in Menu(question, house()).offered] == ["step a", "use b", "step c", "end"]


# --- the story


class Told(SeenTiny):
    """Every seat is told something of its own from the first turn on."""

    def scene(self, view: State, seat: int | None, ask: Ask | None) -> Scene:
        told = Brief("tale", "hero", (f"words-for-{seat}-story", "words-known"), ("TIN-1",))
        return super().scene(view, seat, ask)._replace(brief=told)


def heard(people: int, *typed: str, monkeypatch: Any) -> str:
    page = io.StringIO()
    console = Console(file=page, width=80, highlight=False)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    monkeypatch.setattr("hauntbox.terminal.play.rulebook", lambda game, lang: type("Book", (), {"title": "Tiny"}))
    monkeypatch.setattr("hauntbox.terminal.story.rule_text", lambda game, rule, lang: "Draw, plan, strike.")
    bots = {seat: SilentBot() for seat in range(people, 4)}
    session = Session(Told(), bots, dict.fromkeys(bots, "silent"), console, "en")
    session.begin(4, 1, {})
    session.run()
    return page.getvalue()


class SilentBot:
    def choose(self, view: Any) -> tuple[int, Said | None]:
        return 0, None


def test_a_story_is_shown_when_it_comes_and_on_demand(monkeypatch: Any) -> None:
    text = heard(1, "story", "q", monkeypatch=monkeypatch)
    assert text.count("words-for-0-story") == 2
    assert text.count("What is known of the other side") == 2
    assert "TIN-1  Draw, plan, strike." in text
    assert "You are a hero." in text
    assert "words-for-1" not in text


def test_a_story_waits_while_others_may_look(monkeypatch: Any) -> None:
    text = heard(2, "q", monkeypatch=monkeypatch)
    assert "There is news for seat 1 alone" in text
    assert "words-for" not in text


def test_without_a_story_there_is_nothing_to_tell() -> None:
    page = io.StringIO()
    session = Session(TinyGame(), {}, {}, Console(file=page, width=80), "en")
    session.show_story(house())
    assert page.getvalue() == "No story has been told yet.\n"


def test_a_side_of_its_own_is_named() -> None:
    lines = [line.plain for line in story_lines(Brief("tale", "thrall", (), ()), GAME, WORDS)]
    assert lines == ["tale", "You are: thrall"]
