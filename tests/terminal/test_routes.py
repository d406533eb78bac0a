"""Goals that are some choices away: typed as a square, walked step by step."""

import io
from typing import Any

import pytest
from rich.console import Console

from hauntbox.box import find_game
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Choice, Floor, Piece, Question, Route, Scene, Tile
from hauntbox.terminal.choices import Menu
from hauntbox.terminal.draw import draw_map
from hauntbox.terminal.play import play
from hauntbox.words import Words

GAME = find_game("delve")
WORDS = Words(GAME)
ALONE = {"adventure": "alone_in_the_dark", "random_heroes": True, "random_powers": True}


def choice(text: str, *targets: str) -> Choice:
    return Choice(text, Said("option-stop", {}), targets)


def route(target: str, *texts: str) -> Route:
    return Route(target, texts, Said("option-stop", {}), (target,))


FAR = route("square:1,2", "go 0,1", "go 1,2", "end")
STEP = Question(
    0, "step", Said("ask-stop", {}), "", (choice("go 0,1", "square:0,1"), choice("end")), (FAR, route("card:x", "y"))
)
TILES = (Tile("tile:0,0", "c01", 0, 0, "WWWW", "white", (), ("#..#", "#.m#", "#..#", "####")),)
FIGURE = Piece("piece:A", "brakka", "tile:0,0", "red", "A", square="square:0,2")
SCENE = Scene("delve", 1, (Floor("cave", TILES),), (FIGURE,), (), (), (), (), 0, STEP)
MENU = Menu(STEP, SCENE)


@pytest.mark.parametrize("typed", ["1,2", "1, 2", " 1,2", "go 1,2", "GO 1,2"])
def test_a_goal_is_found_by_its_square(typed: str) -> None:
    found = MENU.route(typed.strip().replace(", ", ","))
    assert found == FAR


@pytest.mark.parametrize("typed", ["", "2,1", "go 0,1", "0,1", "end", "drop 1,2", "1", "x,y"])
def test_nothing_else_is_a_goal(typed: str) -> None:
    assert MENU.route(typed) is None


def test_a_square_alone_is_the_option_that_leads_there() -> None:
    option = MENU.pointed("0,1")
    assert option is not None
    assert option.text == "go 0,1"
    assert MENU.pointed("1,2") is None
    assert MENU.pointed("end") is None


def test_the_map_marks_goals_beside_their_ground() -> None:
    lines = [line.plain.rstrip() for line in draw_map(SCENE, MENU, WORDS, 80)]
    assert lines[1:3] == ["  0 ### 2 A  ###", "  1 ### .  m'###"]


def printed(monkeypatch: pytest.MonkeyPatch, *typed: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    page = io.StringIO()
    play(GAME, 1, 1, [], 3, ALONE, "en", None, Console(file=page, width=120, highlight=False))
    return page.getvalue()


def test_a_typed_goal_is_walked_to_at_once_and_taken_back_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = printed(monkeypatch, "1,4", "1,1")
    assert "an attack or a second move is left" in ways
    assert last_place(ways) == "1,1"
    back = printed(monkeypatch, "1,4", "go 1,1", "u", "u")
    assert "Where to next?" in back.split("> u")[-1]
    assert last_place(back) == "1,2"


def test_a_way_stops_where_something_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.terminal.choices.Menu.route", lambda menu, text: route("x", "move", "go 1,3", "fly"))
    stopped = printed(monkeypatch, "1,4", "1,1")
    assert "Where to next?" in stopped.split("> 1,1")[-1]
    assert last_place(stopped) == "1,3"


def last_place(text: str) -> Any:
    """The square of the hero as it was last told."""
    lines = [line for line in text.splitlines() if "Orrin: " in line and "square " in line]
    return lines[-1].split("square ")[1].split()[0] if lines else None
