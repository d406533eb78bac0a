"""Records in files: replayed, refused when they are damaged, never written over."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hauntbox.box import find_game
from hauntbox.cli import main
from hauntbox.kernel.position import new_game
from hauntbox.kernel.record import write_record

Capture = pytest.CaptureFixture[str]


def test_replay_checks_several_records(record: Path, capsys: Capture) -> None:
    capsys.readouterr()
    assert main(["replay", "--check", str(record), str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{record}: ok, ")
    assert " choices, " in lines[0]
    assert " turns, ended caught_by_" in lines[0]


def test_replay_tells_what_happened_with_every_choice(record: Path, capsys: Capture) -> None:
    choices = [line for line in record.read_text(encoding="utf-8").splitlines() if line[:2] in ("0 ", "1 ")]
    capsys.readouterr()
    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = [line.strip().replace(": ", " ", 1) for line in lines if line.startswith(("  0: ", "  1: "))]
    assert told == choices
    assert any(line.startswith("    ") for line in lines)


def test_a_game_saved_in_the_middle_is_a_whole_record(tmp_path: Path, capsys: Capture) -> None:
    position = new_game(find_game("widow"), 2, 1)
    position.pick(0)
    path = tmp_path / "saved.hbx"
    path.write_text(write_record(position), encoding="utf-8")
    assert main(["replay", "--check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: ok, 1 choices, 0 turns, not ended\n"


def test_one_bad_record_among_good_ones_is_named_and_the_rest_is_checked(
    record: Path, tmp_path: Path, capsys: Capture
) -> None:
    bad = tmp_path / "bad.hbx"
    bad.write_text("nonsense")
    capsys.readouterr()
    assert main(["replay", "--check", str(bad), str(record)]) == 2
    out, err = capsys.readouterr()
    assert out.startswith(f"{record}: ok")
    assert err.startswith(f"hauntbox: {bad}: line 1: ")


# --- damaged files


def damaged(text: str) -> dict[str, tuple[bytes, str]]:
    """Ways to spoil a record, each with what the refusal must name."""
    lines = text.splitlines()
    start = lines.index("--") + 1

    def with_line(number: int, line: str) -> bytes:
        return "\n".join([*lines[:number], line, *lines[number + 1 :]]).encode() + b"\n"

    turn = next(number for number, line in enumerate(lines) if line.startswith("= turn"))
    return {
        "empty": (b"", "line 1"),
        "foreign": (b'[Event "chess"]\n1. e4 e5\n', "line 1"),
        "binary": (bytes(range(256)), "not text"),
        "control characters": (b"\x00\x1b[31m\x07", "line 1"),
        "another version": (with_line(0, "hauntbox record 9"), "line 1"),
        "another game": (with_line(1, "game chess revision 1"), "line 2: there is no game 'chess'"),
        "another revision": (with_line(1, "game widow revision 999"), "line 2"),
        "no number": (with_line(2, "seats many"), "line 3: 'many'"),
        "too many seats": (with_line(2, "seats 77"), "77"),
        "strange head": (with_line(3, "weather fine"), "line 4"),
        "bad option": (text.replace("level normal", "level silly").encode(), "'silly'"),
        "head only": ("\n".join(lines[:4]).encode(), "line 4"),
        "illegal choice": (with_line(start, "0 astronaut"), f"line {start + 1}: 'astronaut' is not offered"),
        "wrong seat": (with_line(start, "7 maid"), f"line {start + 1}: seat 7"),
        "wrong hash": (with_line(turn, "= turn 1 000000000000"), f"line {turn + 1}"),
        "cut in the last line": (text[:-5].encode(), f"line {len(lines)}"),
        "cut before the last line": ("\n".join(lines[:-1]).encode() + b"\n", f"line {len(lines) - 1}"),
        "cut in a choice": ("\n".join(lines[: start + 1]).encode(), f"line {start + 1}: the record is cut off"),
        "goes on after the end": (text.encode() + b"0 roll\n", f"line {len(lines) + 1}"),
    }


DAMAGES = list(damaged(f"{'x' * 9}\n" * 4 + "--\n= turn 1\n= end\n"))


@pytest.mark.parametrize("check", [["--check"], []])
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_in_one_line(
    damage: str, check: list[str], record: Path, tmp_path: Path, refused: Callable[..., str]
) -> None:
    content, named = damaged(record.read_text(encoding="utf-8"))[damage]
    bad = tmp_path / "bad.hbx"
    bad.write_bytes(content)
    line = refused("replay", *check, str(bad))
    assert line.startswith(f"hauntbox: {bad}: ")
    assert named in line


def test_a_folder_is_no_record(tmp_path: Path, refused: Callable[..., str]) -> None:
    assert str(tmp_path) in refused("replay", "--check", str(tmp_path))


def test_an_endless_file_is_no_record(refused: Callable[..., str]) -> None:
    assert "too long" in refused("replay", "--check", "/dev/zero")


# --- nothing is overwritten


def test_play_never_writes_over_a_file(tmp_path: Path, refused: Callable[..., str]) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("mine")
    assert str(path) in refused("play", "widow", "--record", str(path))
    assert path.read_text() == "mine"


def test_a_link_that_leads_nowhere_is_a_file_too(tmp_path: Path, refused: Callable[..., str]) -> None:
    path = tmp_path / "link"
    path.symlink_to(tmp_path / "nowhere")
    assert "already there" in refused("play", "widow", "--record", str(path))


def test_play_refuses_a_record_in_a_folder_that_is_not_there(tmp_path: Path, refused: Callable[..., str]) -> None:
    assert str(tmp_path / "no") in refused("play", "widow", "--record", str(tmp_path / "no" / "game.hbx"))


def test_simulate_refuses_a_file_as_its_folder_of_records(tmp_path: Path, refused: Callable[..., str]) -> None:
    path = tmp_path / "file"
    path.write_text("mine")
    for folder in (path, path / "below"):
        assert str(folder) in refused("simulate", "widow", "--games", "1", "--records", str(folder))
    assert path.read_text() == "mine"


def test_simulate_refuses_a_folder_that_cannot_be_written_to(refused: Callable[..., str]) -> None:
    assert "/proc" in refused("simulate", "widow", "--games", "1", "--records", "/proc")


def test_simulate_never_writes_over_a_record(record: Path, refused: Callable[..., str]) -> None:
    before = record.read_bytes()
    assert str(record) in refused("simulate", "widow", "--games", "5", "--seed", "3", "--records", str(record.parent))
    assert record.read_bytes() == before
    assert len(list(record.parent.iterdir())) == 1
