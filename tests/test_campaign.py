"""`hauntbox campaign`: the heroes of a finished delve go on; options whose value is in a file."""

import json
from pathlib import Path

import pytest

from hauntbox.box import find_game
from hauntbox.cli import main
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import read_record, write_record
from hauntbox.kernel.rng import Rng

Capture = pytest.CaptureFixture[str]

PARTY = "brakka 1 stone_blood,measured_cut,bull_rush,spite,rally it_keen_blade"


def played(name: str, seats: int, choices: int = 10_000, **options: str | bool) -> Position:
    """A game of habits, as far as so many choices bring it."""
    game = find_game(name)
    position, rng = new_game(game, seats, 5, options, keep=False), Rng(5)
    while position.ask is not None and len(position.history) < choices:
        position.pick(game.habit(position.state, position.ask, rng))
    return position


def recorded(path: Path, position: Position) -> Path:
    path.write_text(write_record(position), encoding="utf-8")
    return path


def test_the_heroes_of_a_finished_game_play_the_next_one(tmp_path: Path, capsys: Capture) -> None:
    record = recorded(tmp_path / "first.hbx", played("delve", 2))
    party, records = tmp_path / "party.txt", tmp_path / "records"
    assert main(["campaign", str(record), "--party", str(party)]) == 0
    line = party.read_text(encoding="utf-8").strip()
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{party}: ")
    assert [text.strip() for text in out[1:]] == line.split("; ")
    assert len(out) == 1 + 2
    words = ["simulate", "delve", "--seats", "2", "--games", "1", "--option", "adventure=iron_crown", "--json"]
    assert main([*words, "--option", f"party=@{party}", "--records", str(records)]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["party"] == line
    (next_game,) = records.glob("*.hbx")
    text = next_game.read_text(encoding="utf-8")
    assert f"option party {line}\n" in text
    heroes = [hero.name for hero in read_record(text, find_game).state.heroes]  # type: ignore[attr-defined]
    assert sorted(heroes) == sorted([member.split()[0] for member in line.split("; ")])


def test_a_party_is_never_written_over_a_file(tmp_path: Path, capsys: Capture) -> None:
    record = recorded(tmp_path / "first.hbx", played("delve", 1))
    party = tmp_path / "party.txt"
    party.write_text("mine")
    assert main(["campaign", str(record), "--party", str(party)]) == 2
    assert capsys.readouterr().err == f"hauntbox: {party} is already there and would be overwritten\n"
    assert party.read_text() == "mine"


@pytest.mark.parametrize(
    ("game", "choices", "complaint"),
    [
        ("delve", 30, "this game is not over yet"),
        ("widow", 10_000, "only heroes of delve go on, and this is a game of widow"),
    ],
)
def test_only_a_finished_delve_has_a_party(
    tmp_path: Path, capsys: Capture, game: str, choices: int, complaint: str
) -> None:
    record = recorded(tmp_path / "game.hbx", played(game, 2, choices))
    assert main(["campaign", str(record), "--party", str(tmp_path / "party.txt")]) == 2
    assert capsys.readouterr().err == f"hauntbox: {record}: {complaint}\n"
    assert not (tmp_path / "party.txt").exists()


@pytest.mark.parametrize(("text", "complaint"), [(None, "it cannot be read"), ("no record", "this is not a record")])
def test_what_is_no_record_is_refused(tmp_path: Path, capsys: Capture, text: str | None, complaint: str) -> None:
    record = tmp_path / "game.hbx"
    if text is not None:
        record.write_text(text)
    assert main(["campaign", str(record), "--party", str(tmp_path / "party.txt")]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"hauntbox: {record}: ")
    assert complaint in error
    assert error.count("\n") == 1


# --- the value of an option in a file


def test_the_value_of_an_option_may_be_in_a_file_of_several_lines(tmp_path: Path, capsys: Capture) -> None:
    party = tmp_path / "party.txt"
    party.write_text(f"{PARTY};\n\nmaren 1 mending_hymn,radiant_lance,shield_word,judgement,purge -\n")
    words = ["simulate", "delve", "--seats", "2", "--games", "1", "--json", "--option", f"party=@{party}"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["options"]["party"].startswith(f"{PARTY}; maren 1 ")


def test_every_option_may_be_in_a_file(tmp_path: Path, capsys: Capture) -> None:
    level = tmp_path / "level"
    level.write_text("hard\n")
    assert main(["simulate", "widow", "--games", "1", "--json", "--option", f"level=@{level}"]) == 0
    assert json.loads(capsys.readouterr().out)["options"]["level"] == "hard"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"\xff\xfe", "is not text"),
        (b"x" * 10_001, "is too long for the value of an option"),
        (b"brakka 9", "'brakka 9' is no hero of a party"),
    ],
)
def test_a_file_that_is_no_value_is_refused_in_one_line(
    tmp_path: Path, capsys: Capture, content: bytes | None, complaint: str
) -> None:
    path = tmp_path / "party.txt"
    if content is not None:
        path.write_bytes(content)
    assert main(["simulate", "delve", "--games", "1", "--option", f"party=@{path}"]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert complaint in error
    assert error.count("\n") == 1
