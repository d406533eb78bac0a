"""A game in the terminal: what people type and what they see."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from hauntbox.games.widow import GAME
from hauntbox.kernel.game import Said
from hauntbox.kernel.record import read_record
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView
from hauntbox.terminal.play import Session, play
from hauntbox.words import LANGUAGES


class Dicer:
    """Any option, with a reason."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: SeatView) -> tuple[int, Said | None]:
        assert view.ask is not None
        return self.rng.below(len(view.ask.options)), Said("reason-tokens", {})


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Plays with typed lines and gives back what was printed; no line is wider than the window."""
    monkeypatch.setattr("hauntbox.terminal.play.make_bot", lambda name, seed: Dicer(seed))

    def run(typed: str, seats: int = 2, people: int = 1, lang: str = "en", seed: int = 5, width: int = 80,
            record: Path | None = None, **options: Any) -> str:  # fmt: skip
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        page = io.StringIO()
        console = Console(file=page, width=width, highlight=False)
        setup = {"random_jobs": True, **options}
        play(GAME, seats, people, ["dicer"] * (seats - people), seed, setup, lang, record, console)
        for line in page.getvalue().splitlines():
            assert cell_len(line) <= width
        return page.getvalue()

    return run


def after(text: str, typed: str) -> list[str]:
    """The lines that follow what was typed."""
    lines = text.splitlines()
    return [line.rstrip() for line in lines[lines.index(f"> {typed}") + 1 :]]


def test_the_first_screen_shows_the_map_the_seats_the_tile_and_numbered_options(seen: Any) -> None:
    text = seen("")
    assert text.startswith("The Widow's House\n")
    assert "▒Chapel▒Galler" in text
    assert "▶ 1 Butler (plain) · tokens 3 · you" in text
    assert "2 Fortune-teller (plain) · tokens 3 · bot dicer" in text
    assert "Tile to place:" in text
    assert "   1 ▒ y │" in text
    assert "[WID-TILE-9]" in text


def test_when_the_input_ends_the_game_says_good_night(seen: Any) -> None:
    assert seen("").splitlines()[-1] == "The input has ended; good night."


def test_an_option_is_chosen_by_its_number_or_its_notation(seen: Any) -> None:
    assert "The Breakfast Room is placed at 0,-1." in seen("1\n")
    assert "The Breakfast Room is placed at 0,-1." in seen("0,-1 r0\n")
    assert "turned by 2 quarters" in seen("3,-1\n"), "a cell with a single rotation is enough"


def test_the_beginning_of_a_notation_lists_what_begins_so(seen: Any) -> None:
    lines = after(seen("0,-1\n"), "0,-1")
    assert "0,-1 r0" in lines[0]
    assert "0,-1 r3" in lines[0]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99: the options are 1 to 14."),
        ("jump", "“jump” is neither an option nor a command. ? shows what you can type."),
        ("", "Type a number from 1 to 14, a notation, or ? for help."),
        ("u", "There is no choice to take back."),
        ("r WID-NO-1", "There is no rule “WID-NO-1”."),
        ("i nothing", "Nothing is known about that. Type i alone for everything on the table."),
        ("s", "Type s and the name of a file, such as: s evening.hbx"),
        ("s /no/such/place", "/no/such/place cannot be written: No such file or directory."),
        ("m", "There are no more options. t shows everything again."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(seen: Any, typed: str, answer: str) -> None:
    lines = after(seen(f"{typed}\n"), typed.strip())
    assert lines == [answer, "The input has ended; good night."]


def test_a_near_miss_is_answered_with_its_rule(seen: Any) -> None:
    assert after(seen("4,-1 r2\n"), "4,-1 r2")[0].startswith("WID-TILE-9  The new tile has to carry the mansion on")


def test_rules_info_help_and_log_are_shown(seen: Any) -> None:
    assert after(seen("r wid-gen-1\n"), "r wid-gen-1")[0].startswith("WID-GEN-1  You all play on the same side")
    assert after(seen("r\n"), "r")[0].startswith("WID-TILE-3  ")
    assert after(seen("i butler\n"), "i butler")[0].startswith("Butler: 1 success gives a player of your choice")
    assert any(line.startswith("  u, undo") for line in after(seen("?\n"), "?"))
    assert after(seen("l\n"), "l")[0].startswith("Turn 1: the Butler (seat 1).")


def test_a_choice_is_taken_back_with_everything_it_brought(seen: Any) -> None:
    lines = after(seen("5,0 r0\nsuccess\nu\nu\nl\n"), "l")
    assert lines[:2] == [
        "Turn 1: the Butler (seat 1). 64 tiles left in the stacks.  WID-TURN-2",
        "The Breakfast Room is drawn; 63 tiles left.  WID-TILE-2",
    ]


def test_a_roll_cannot_be_taken_back(seen: Any) -> None:
    text = seen("5,0 r0\nsuccess\nroll\nu\n")
    assert after(text, "u")[0].startswith("The last choice stands: dice were rolled")


def test_bots_play_the_other_seats_and_give_their_reasons(seen: Any) -> None:
    text = seen("1\nroll\n" + "stop\n" * 6)
    assert "Seat 2 chose “" in text
    assert "”: for the tokens." in text


def test_a_table_that_looks_as_before_is_not_drawn_again(seen: Any) -> None:
    lines = after(seen("5,0 r0\nsuccess\n"), "success")
    assert lines[1] == "(The table looks as before; t draws it again.)"
    assert "▒Chapel▒" in "\n".join(after(seen("5,0 r0\nsuccess\nt\n"), "t"))


def test_quitting_writes_the_record_and_the_record_replays(seen: Any, tmp_path: Path) -> None:
    path, other = tmp_path / "game.hbx", tmp_path / "other.hbx"
    text = seen(f"5,0 r0\ns {other}\ns {other}\nroll\nq\n", record=path)
    assert "Good night." in text
    assert read_record(other.read_text(), lambda name: GAME).history != []
    assert read_record(path.read_text(), lambda name: GAME).state.turn >= 1


def test_a_file_that_exists_is_not_overwritten(seen: Any, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear aunt")
    assert "exists already; choose another name." in seen(f"s {path}\n").replace("\n", " ")
    assert path.read_text() == "dear aunt"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_ends_with_its_figures(seen: Any, lang: str) -> None:
    text = seen("1\n" * 3000, lang=lang, seats=3, people=3, random_jobs=False, level="hard", short=True)
    assert {"en": "Turns: ", "ja": "手番数: ", "zh": "回合数: "}[lang] in text
    assert text.rstrip().splitlines()[-1].startswith("  ")


def test_a_solo_player_chooses_for_both_professions(seen: Any) -> None:
    text = seen("maid\nguard\n", seats=1, people=1, random_jobs=False)
    assert "Seat 1 takes the Maid." in text
    assert "1 Maid (plain) · tokens 3 · you" in text
    assert "2 Guard (plain) · tokens 3 · you" in text


def test_in_a_wide_window_the_table_stands_beside_the_map(seen: Any) -> None:
    lines = seen("", width=140).splitlines()
    assert any("the widow: Boudoir" in line and "-1 " in line for line in lines[:12])


def test_a_terminal_is_cleared_and_coloured() -> None:
    page = io.StringIO()
    console = Console(file=page, width=100, height=30, force_terminal=True, color_system="truecolor", highlight=False)
    session = Session(GAME, {}, {}, console, "en")
    session.begin(2, 5, {"random_jobs": True})
    session.read = lambda: "q"  # type: ignore[method-assign]
    session.run()
    assert "\x1b[2J" in page.getvalue()
    assert "\x1b[48;2;" in page.getvalue() or "48;2;" in page.getvalue()
