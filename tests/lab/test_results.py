"""Tables of games: the same whoever plays them, and nothing lost or counted twice when a run is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from lab.toy import GAME as COINS

from hauntbox.box import find_game, games
from hauntbox.kernel.errors import HauntboxError
from hauntbox.lab.extras import library
from hauntbox.lab.plan import Plan, Setup, Tally, game_seed
from hauntbox.lab.results import fitted, one_kind, open_table, read_rows
from hauntbox.lab.simulate import Where, exhaust, run, simulate

WIDOW = find_game("widow")


def journal_of(out: Path) -> Path:
    return out.with_name(out.name + ".journal")


def interrupted(out: Path, games: int, after: int, **more: Any) -> None:
    """A run that ends in the middle, as it would on a full disk."""

    def stop(done: int, total: int) -> None:
        if done >= after:
            raise OSError("no space left")

    with pytest.raises(OSError, match="no space left"):
        simulate(WIDOW, games, 2, ["random"], seed=5, out=out, progress=stop, **more)


# --- what is in a table


def test_every_game_is_a_row_in_the_order_of_the_numbers(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    result = simulate(WIDOW, 25, 3, ["random"], seed=3, options={"short": True}, out=out)
    rows = list(read_rows(out))
    assert [row["number"] for row in rows] == list(range(25))
    assert [row["seed"] for row in rows] == [game_seed(3, number) for number in range(25)]
    assert sum(row["decisions"] for row in rows) == result.decisions
    assert {row["game"] for row in rows} == {"widow"}
    assert all(row["seats"] == 3 and row["bots"] == ["random"] * 3 and row["finished"] for row in rows)
    assert all(row["option_short"] is True and row["option_level"] == "normal" for row in rows)
    assert all(row["ending"] == "won" or row["ending"] == f"caught_by_{row['fact_caught_by']}" for row in rows)
    assert all(len(row["seat_role"]) == len(row["rewards"]) == 3 for row in rows)
    assert all("start_chapel" in row["used"] for row in rows)
    assert not journal_of(out).exists()


def test_a_row_is_the_game_that_its_seed_gives(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(WIDOW, 4, 2, ["random"], seed=8, out=out)
    plan = Plan("widow", (Setup(2, WIDOW.check_setup(2, {})),), (("random",),), 8, rows=True)
    row = plan.play(WIDOW, range(2, 3)).rows[0]
    found = list(read_rows(out))[2]
    assert (found["seed"], found["ending"], found["decisions"]) == (row.seed, row.ending, row.decisions)
    assert found["fact_tiles"] == row.facts["tiles"]


def test_a_game_that_cannot_end_is_a_row_without_an_ending(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    result = simulate(COINS, 3, 2, ["random"], options={"trap": "hole"}, out=out)
    rows = list(read_rows(out))
    assert [row["finished"] for row in rows] == [False] * 3
    assert [row["rewards"] for row in rows] == [[]] * 3
    assert tuple(sorted(row["seed"] for row in rows)) == result.stuck


def test_the_head_says_how_to_play_the_run_again(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(WIDOW, 3, 2, ["random"], seed=4, out=out)
    head = open_table(out)[1]
    assert (head["game"], head["seed"], head["games"], head["bots"]) == ("widow", 4, 3, [["random"]])
    assert head["setups"][0][0] == 2
    assert head["setups"][0][1]["level"] == "normal"


def test_set_ups_that_are_gone_through_have_their_own_options(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    exhaust(COINS, 12, None, ["random"], options={"trap": "none"}, out=out)
    rows = list(read_rows(out))
    assert {(row["seats"], row["option_level"]) for row in rows} == {
        (s, v) for s in (1, 2, 3) for v in ("easy", "hard")
    }


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_of_the_box_says_what_a_table_needs(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    seats = game.seats[1]
    out = tmp_path / "games.parquet"
    simulate(game, 2, seats, ["random"], out=out)
    for row in read_rows(out):
        assert row["used"] == sorted(set(row["used"]))
        assert bool(row["used"]) == bool(game.fired)
        assert len(row["rewards"]) == seats
        lists = [values for column, values in row.items() if column.startswith("seat_")]
        assert all(len(values) == seats and None not in values for values in lists)
        if "seat_order" in row:
            assert sorted(row["seat_order"]) == list(range(1, seats + 1))


def test_what_is_of_mixed_kinds_is_written_as_what_holds_all() -> None:
    assert one_kind({int}) is int
    assert one_kind({int, float}) is float
    assert one_kind({bool, int}) is str
    assert one_kind({list}) is str
    assert one_kind(set()) is str
    assert fitted([1, None, 2.5], float) == [1.0, None, 2.5]
    assert fitted(True, str) == "True"


# --- the same for any number of workers


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_two_processes_write_the_same_file_as_one(bots: list[str], tmp_path: Path) -> None:
    count = 60 if bots == ["random"] else 3
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.parquet"
        simulate(WIDOW, count, 2, bots, seed=6, jobs=jobs, options={"short": True}, out=out)
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


# --- interrupted and resumed


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_killed_goes_on_where_it_was(jobs: int, tmp_path: Path) -> None:
    out, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    words = f"simulate widow --games 2500 --seats 4 --seed 9 --jobs {jobs} --out {out}".split()
    process = subprocess.Popen([sys.executable, "-m", "hauntbox", *words], stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and lines_of(journal_of(out)) < 20:
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    finished = lines_of(journal_of(out)) - 1
    assert 19 <= finished < 250
    assert not out.exists()
    told: list[int] = []
    result = simulate(WIDOW, 2500, 4, ["random"], 9, out=out, resume=True, progress=lambda done, _: told.append(done))
    assert told[0] == 10 * finished + 10
    assert len(told) == 250 - finished
    assert result == simulate(WIDOW, 2500, 4, ["random"], 9, out=whole)
    assert out.read_bytes() == whole.read_bytes()
    assert not journal_of(out).exists()


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    out, whole = tmp_path / "games.parquet", tmp_path / "whole.parquet"
    interrupted(out, 60, 30)
    journal = journal_of(out)
    content = journal.read_bytes()
    journal.write_bytes(content[:-40])
    result = simulate(WIDOW, 60, 2, ["random"], 5, out=out, resume=True)
    assert result == simulate(WIDOW, 60, 2, ["random"], 5, out=whole)
    assert out.read_bytes() == whole.read_bytes()


def test_a_part_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    interrupted(out, 60, 30)
    journal = journal_of(out)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines, lines[1]]))
    assert simulate(WIDOW, 60, 2, ["random"], 5, out=out, resume=True) == simulate(WIDOW, 60, 2, ["random"], 5)
    assert [row["number"] for row in read_rows(out)] == list(range(60))


def test_a_run_that_was_killed_before_it_began_can_be_resumed(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    interrupted(out, 20, 10)
    journal = journal_of(out)
    journal.write_bytes(journal.read_bytes()[:30])
    assert simulate(WIDOW, 20, 2, ["random"], 5, out=out, resume=True).games == 20


def test_resuming_a_complete_run_only_counts_it_again(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    first = simulate(WIDOW, 30, 2, ["random"], 5, out=out)
    before = out.stat().st_mtime_ns
    told: list[int] = []
    again = simulate(WIDOW, 30, 2, ["random"], 5, out=out, resume=True, progress=lambda done, _: told.append(done))
    assert again == first
    assert told == []
    assert out.stat().st_mtime_ns == before


def test_a_resumed_search_for_everything_ends_where_it_would_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(COINS), "fired", ("two ones", "three seats"))
    out = tmp_path / "games.parquet"

    def stop(done: int, total: int) -> None:
        if done == 50:
            raise OSError("no space left")

    with pytest.raises(OSError, match="no space"):
        exhaust(COINS, 1000, None, ["random"], options={"trap": "none"}, out=out, progress=stop)
    result = exhaust(COINS, 1000, None, ["random"], options={"trap": "none"}, out=out, resume=True)
    assert result.games == 100
    assert len(list(read_rows(out))) == 100


def test_a_resumed_run_is_not_over_before_the_interrupted_one_would_have_been(tmp_path: Path) -> None:
    """It had looked after 100 games and gone on; 150 games would have been enough, but nobody looks there."""
    plan = Plan("coins", (Setup(2, COINS.check_setup(2, {})),), (("random",),), 0)
    where = Where(out=tmp_path / "games.parquet")

    def stop(done: int, total: int) -> None:
        if done == 150:
            raise OSError("no space left")

    def over(total: Tally) -> bool:
        return total.games >= 110

    with pytest.raises(OSError, match="no space"):
        run(plan, COINS, 1000, where, stop, 100, over)
    assert run(plan, COINS, 1000, where._replace(resume=True), None, 100, over).games == 200


def test_records_of_a_resumed_run_are_all_there(tmp_path: Path) -> None:
    out, folder = tmp_path / "games.parquet", tmp_path / "records"
    interrupted(out, 30, 10, records=folder)
    (folder / "widow-000012.hbx").write_text("cut o")  # a part was being written
    simulate(WIDOW, 30, 2, ["random"], 5, out=out, resume=True, records=folder)
    assert len(list(folder.iterdir())) == 30
    assert (folder / "widow-000012.hbx").read_text().startswith("hauntbox record 1\n")


# --- nothing is overwritten, nothing is mixed up


def test_a_file_in_the_way_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    out.write_text("mine")
    with pytest.raises(HauntboxError, match="already there"):
        simulate(WIDOW, 2, 2, ["random"], out=out)
    with pytest.raises(HauntboxError, match="not a Parquet file"):
        simulate(WIDOW, 2, 2, ["random"], out=out, resume=True)
    assert out.read_text() == "mine"


def test_an_unfinished_run_is_not_begun_again_unasked(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    interrupted(out, 30, 10)
    with pytest.raises(HauntboxError, match="--resume"):
        simulate(WIDOW, 30, 2, ["random"], 5, out=out)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": 6}, "its seed is 5, not 6"),
        ({"games": 40}, "its games is 30, not 40"),
        ({"bots": ["greedy"]}, "its bots is"),
        ({"seats": 3}, "its setups is"),
        ({"options": {"level": "hard"}}, "its setups is"),
    ],
)
@pytest.mark.parametrize("complete", [False, True])
def test_another_run_is_not_continued(change: dict[str, Any], named: str, complete: bool, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    if complete:
        simulate(WIDOW, 30, 2, ["random"], seed=5, out=out)
    else:
        interrupted(out, 30, 10)
    run: dict[str, Any] = {"games": 30, "seats": 2, "bots": ["random"], "seed": 5, **change}
    with pytest.raises(HauntboxError, match=named):
        simulate(WIDOW, **run, out=out, resume=True)


def test_a_foreign_file_with_the_name_of_a_journal_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    for content in ("my diary", "my diary\nday one\n"):
        journal_of(out).write_text(content)
        with pytest.raises(HauntboxError, match="not the journal"):
            simulate(WIDOW, 2, 2, ["random"], out=out, resume=True)
        assert journal_of(out).read_text() == content
    journal_of(out).write_text('{"a": 1}\n')
    with pytest.raises(HauntboxError, match="another run"):
        simulate(WIDOW, 2, 2, ["random"], out=out, resume=True)
    assert journal_of(out).read_text() == '{"a": 1}\n'


def test_two_runs_do_not_write_one_journal(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"

    def meanwhile(done: int, total: int) -> None:
        if done == 10:
            simulate(WIDOW, 30, 2, ["random"], 5, out=out, resume=True)

    with pytest.raises(HauntboxError, match="another run"):
        simulate(WIDOW, 30, 2, ["random"], 5, out=out, progress=meanwhile)


def test_what_is_no_table_of_games_is_named(tmp_path: Path) -> None:
    arrow, pq = library("pyarrow", "lab"), library("pyarrow.parquet", "lab")
    path = tmp_path / "other.parquet"
    pq.write_table(arrow.table({"a": [1]}), path)
    with pytest.raises(HauntboxError, match=r"other\.parquet is not a table of games"):
        open_table(path)
    strange = arrow.schema([("a", arrow.int64())], metadata={b"hauntbox": json.dumps({"format": "x"}).encode()})
    pq.write_table(arrow.table({"a": [1]}, schema=strange), path)
    with pytest.raises(HauntboxError, match="has the format 'x'"):
        open_table(path)


def test_without_the_library_nothing_is_played_and_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(HauntboxError, match=r"pip install 'hauntbox\[lab\]'"):
        simulate(WIDOW, 2, 2, ["random"], out=tmp_path / "games.parquet", progress=lambda *_: pytest.fail("played"))
    assert list(tmp_path.iterdir()) == []


# --- what the games say about their seats


def test_a_profession_is_a_role_and_who_plays_alone_has_two(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(WIDOW, 3, 1, ["random"], out=out)
    for row in read_rows(out):
        assert len(row["seat_role"]) == 1
        assert len(set(row["seat_role"][0].split(" + "))) == 2


def test_sides_explorers_and_the_order_of_the_hilltop(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(find_game("hilltop"), 20, 4, ["random"], options={"random_explorers": True}, out=out)
    rows = list(read_rows(out))
    assert {role for row in rows for role in row["seat_role"]} >= {"hero", "traitor"}
    assert all(len(set(row["seat_explorer"])) == 4 for row in rows)
    assert {row["seat_order"].index(1) for row in rows} == {0, 1, 2, 3}
    for row in rows:
        assert [row["seat_order"][(row["seat_order"].index(1) + i) % 4] for i in range(4)] == [1, 2, 3, 4]


def test_the_cellar_begins_with_seat_0_and_counts_points(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    simulate(find_game("cellar"), 5, 4, ["random"], out=out)
    for row in read_rows(out):
        assert row["seat_order"] == [1, 2, 3, 4]
        assert max(row["seat_points"]) == row["fact_best"]
