"""The command `hauntbox`: what it prints, and how it ends."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import hauntbox
from hauntbox import cli
from hauntbox.cli import main

Capture = pytest.CaptureFixture[str]


def hauntbox_process(*arguments: str, **options: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "hauntbox", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        **options,
    )


# --- what it does


def test_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"hauntbox {hauntbox.__version__}\n"


def test_games_lists_seats_rules_and_options(capsys: Capture) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:3] == ["game", "seats", "rules"]
    widow = next(line for line in lines if line.startswith("widow"))
    assert widow.split()[1:3] == ["1-5", "221"]
    assert "level=normal|easy|hard|nightmare" in widow
    assert "short=off|on" in widow
    assert [line.split()[0] for line in lines[1:]] == sorted(line.split()[0] for line in lines[1:])


def test_simulate_prints_one_json_object(capsys: Capture) -> None:
    assert main(["simulate", "widow", "--games", "12", "--seats", "3", "--seed", "9", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["game"] == "widow"
    assert data["games"] == 12
    assert data["seats"] == 3
    assert data["seed"] == 9
    assert data["bots"] == ["random"]
    assert data["stuck"] == 0
    assert data["stuck_seeds"] == []
    assert data["options"]["level"] == "normal"
    assert data["decisions"] > 12
    assert data["decisions_per_second"] > 0
    assert sum(data["outcomes"].values()) == 12
    assert [rate["seat"] for rate in data["win_rates"]] == [0, 1, 2]
    assert all(rate["low"] <= rate["rate"] <= rate["high"] for rate in data["win_rates"])


def test_simulate_gives_the_same_figures_with_two_jobs(capsys: Capture) -> None:
    found = []
    for jobs in ("1", "2"):
        assert main(["simulate", "widow", "--games", "30", "--jobs", jobs, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    for data in found:
        del data["cpu_seconds"], data["decisions_per_second"]
    assert found[0] == found[1]


def test_simulate_prints_a_table_for_people(capsys: Capture) -> None:
    assert main(["simulate", "widow", "--games", "5", "--option", "level=hard", "--option", "short=on"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    rows = dict(line.split("  ", 1) for line in out.splitlines())
    assert rows["option level"].strip() == "hard"
    assert rows["option short"].strip() == "on"
    assert rows["games"].strip() == "5"
    assert "95 %:" in rows["seat 0 won"]


def test_as_many_seats_as_bots_are_named(capsys: Capture) -> None:
    assert main(["simulate", "widow", "--games", "1", "--bots", "random,random,random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 3


def test_exhaust_goes_through_seats_and_levels_and_says_what_is_missing(capsys: Capture) -> None:
    assert main(["simulate", "widow", "--games", "20", "--exhaust", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seats"] == [1, 2, 3, 4, 5]
    assert sorted(data["options"]["level"]) == ["easy", "hard", "nightmare", "normal"]
    assert "spirit_black" in data["missing"]
    assert "start_chapel" not in data["missing"]
    assert main(["simulate", "widow", "--games", "20", "--exhaust"]) == 0
    assert "never came up in 20 games: " in capsys.readouterr().out.splitlines()[-1]


def test_simulate_writes_a_table_and_resumes_it_and_report_makes_a_page(tmp_path: Path, capsys: Capture) -> None:
    out, page = tmp_path / "games.parquet", tmp_path / "page.html"
    words = ["simulate", "cellar", "--games", "20", "--seats", "4", "--json", "--out", str(out)]
    assert main(words) == 0
    first = json.loads(capsys.readouterr().out)
    assert main([*words, "--resume"]) == 0
    again = json.loads(capsys.readouterr().out)
    for data in (first, again):
        del data["cpu_seconds"], data["decisions_per_second"]
    assert first == again
    assert main(["report", str(out), "--out", str(page)]) == 0
    assert capsys.readouterr().out == f"{page}: a page about 20 games\n"
    assert "cellar: 20 games" in page.read_text(encoding="utf-8")


def test_tournament_prints_ratings_pairs_and_whether_they_are_sure(capsys: Capture) -> None:
    words = ["tournament", "cellar", "--games", "44", "--within", "300", "--jobs", "2"]
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["bot", "rating", "95", "%", "interval", "games", "won"]
    assert {lines[1].split()[0], lines[2].split()[0]} == {"random", "greedy"}
    assert lines[5].startswith("random : greedy")
    assert lines[-1] == "40 games; every rating is sure to 300 points up and down"
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["settled"], data["compared"]) == (40, True, "seats at one table")
    assert {it["bot"]: it["games"] for it in data["ratings"]} == {"random": 40, "greedy": 40}


def test_tournament_goes_through_seats_and_options(capsys: Capture) -> None:
    words = (
        "tournament widow --bots random,greedy --seats 1,2 --option level=easy,hard --option short=on --games 8 --json"
    )
    assert main(words.split()) == 0
    data = json.loads(capsys.readouterr().out)
    assert [(it["seats"], it["options"]["level"]) for it in data["setups"]] == [
        (1, "easy"), (1, "hard"), (2, "easy"), (2, "hard"),
    ]  # fmt: skip
    assert (data["games"], data["compared"]) == (8, "games with the same seed")


def test_rules_prints_the_book_a_rule_or_what_a_search_finds(capsys: Capture) -> None:
    assert main(["rules", "widow"]) == 0
    book = capsys.readouterr().out
    assert book.startswith("# ")
    assert "\nWID-END-1  " in book
    assert main(["rules", "widow", "wid-end-1"]) == 0
    one = capsys.readouterr().out
    assert one.startswith("WID-END-1  ")
    assert one.count("\n") == 1
    assert one in book
    assert main(["rules", "widow", "WID-END-1", "--lang", "ja"]) == 0
    assert capsys.readouterr().out not in ("", one)
    assert main(["rules", "widow", "--search", "COURTYARD"]) == 0
    found = capsys.readouterr().out.splitlines()
    assert found
    assert all("courtyard" in line.casefold() for line in found)


def test_every_rule_of_the_list_is_in_the_book(capsys: Capture) -> None:
    assert main(["rules", "widow"]) == 0
    book = capsys.readouterr().out
    listed = (Path(cli.__file__).parent / "games" / "widow" / "rules" / "ids.txt").read_text().split()
    assert [rule for rule in listed if f"\n{rule}  " not in book] == []


# --- play: the terminal is handed a complete order


@pytest.fixture
def ordered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Stands in for the terminal and notes what it is asked to play."""
    orders: list[tuple[Any, ...]] = []
    terminal = type(sys)("hauntbox.terminal.play")
    terminal.play = lambda *order: orders.append(order)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hauntbox.terminal.play", terminal)
    return orders


def test_play_takes_two_seats_one_person_and_a_searching_bot(ordered: list[tuple[Any, ...]]) -> None:
    assert main(["play", "widow"]) == 0
    game, seats, people, bots, seed, options, lang, record = ordered[0]
    assert (game.id, seats, people, bots, lang, record) == ("widow", 2, 1, ["mcts"], "en", None)
    assert options["level"] == "normal"
    assert 0 <= seed < 1 << 31


def test_play_hands_on_what_was_asked_for(ordered: list[tuple[Any, ...]], tmp_path: Path) -> None:
    words = "--seats 5 --people 2 --bots greedy,mcts:50 --seed 7 --option level=easy --lang ja --terminal"
    path = tmp_path / "game.hbx"
    assert main(["play", "widow", *words.split(), "--record", str(path)]) == 0
    _, seats, people, bots, seed, options, lang, record = ordered[0]
    assert (seats, people, bots, seed, lang) == (5, 2, ["greedy", "mcts:50", "greedy"], 7, "ja")
    assert options["level"] == "easy"
    assert record == path
    assert not path.exists()


def test_play_draws_another_seed_every_time_and_shows_it(capsys: Capture) -> None:
    lines = []
    for _ in range(2):
        assert main(["play", "widow", "--people", "0", "--bots", "random", "--option", "short=on"]) == 0
        lines.append(next(line for line in capsys.readouterr().out.splitlines() if line.startswith("Seed ")))
    assert lines[0] != lines[1]


def test_play_alone_needs_no_bot(ordered: list[tuple[Any, ...]]) -> None:
    assert main(["play", "widow", "--seats", "1"]) == 0
    assert ordered[0][1:4] == (1, 1, [])


# --- as a process


def test_a_closed_pipe_is_silent() -> None:
    process = hauntbox_process("rules", "widow")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait() == cli.PIPE_CLOSED


def test_a_full_disk_is_one_line() -> None:
    with open("/dev/full", "w") as full:
        process = subprocess.run(
            [sys.executable, "-m", "hauntbox", "rules", "widow"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert process.returncode == 2
    assert process.stderr.startswith("hauntbox: the output: ")
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_ends_without_a_traceback(jobs: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ["simulate", "widow", "--games", "1000000", "--jobs", jobs, "--records", str(folder)]
    process = hauntbox_process(*words, start_new_session=True)
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and not (folder.is_dir() and any(folder.iterdir())):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (130, "", "")


def test_coverage_ends_in_one_line_that_counts() -> None:
    process = hauntbox_process("rules", "widow", "--coverage")
    out, err = process.communicate(timeout=120)
    lines = out.splitlines()
    assert err == ""
    assert lines[-1].startswith("widow: ")
    assert " of 221 rules tested (" in lines[-1]
    assert sum("rules tested" in line for line in lines) == 1
    assert process.returncode == (0 if "(100 %)" in lines[-1] and not any("error" in line for line in lines) else 1)
