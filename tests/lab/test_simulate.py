"""Mass simulation: the same whoever plays it, honest about games that cannot end."""

from pathlib import Path

import pytest
from lab.toy import GAME as COINS

from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.position import Position
from hauntbox.kernel.record import read_record
from hauntbox.kernel.view import SeatView
from hauntbox.lab import plan
from hauntbox.lab.plan import LIMIT, Setup, game_seed, play_game
from hauntbox.lab.simulate import all_setups, exhaust, simulate

WIDOW = find_game("widow")


class FirstBot:
    """Takes the first option, and remembers what it was shown."""

    seen: list[SeatView] = []

    def choose(self, view: SeatView) -> tuple[int, None]:
        self.seen.append(view)
        return 0, None


def test_every_game_is_counted_once() -> None:
    result = simulate(COINS, 50, 2, ["random"])
    assert result.games == 50
    assert result.decisions == 500
    assert result.turns_mean == 10
    assert sum(result.outcomes.values()) == 50
    assert result.stuck == ()


def test_two_processes_play_the_same_games_as_one() -> None:
    assert simulate(WIDOW, 45, 3, ["random"], seed=5, jobs=2) == simulate(WIDOW, 45, 3, ["random"], seed=5)


def test_two_processes_play_the_same_games_as_one_with_bots_that_look() -> None:
    short = {"short": True}
    one = simulate(WIDOW, 2, 2, ["greedy", "random"], seed=1, options=short)
    assert simulate(WIDOW, 2, 2, ["greedy", "random"], seed=1, jobs=2, options=short) == one


def test_another_seed_gives_other_games() -> None:
    assert simulate(WIDOW, 20, 2, ["random"], seed=1) != simulate(WIDOW, 20, 2, ["random"], seed=2)


def test_the_seeds_of_a_long_run_all_differ_and_fit_into_a_double() -> None:
    seeds = {game_seed(seed, number) for seed in (0, 1, -7) for number in range(2000)}
    assert len(seeds) == 6000
    assert all(0 <= seed < 1 << 53 for seed in seeds)


def test_a_game_can_be_played_again_from_its_seed_alone() -> None:
    setup = Setup(3, WIDOW.check_setup(3, {}))
    first = play_game(WIDOW, setup, ["random"], 1234)
    assert first.history == play_game(WIDOW, setup, ["random"], 1234).history


def test_bots_get_the_view_of_their_own_seat_and_are_repeated_round(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make_bot(name: str, seed: int) -> FirstBot:
        made.append(name)
        return FirstBot()

    monkeypatch.setattr(plan, "make_bot", make_bot)
    FirstBot.seen = []
    position = play_game(COINS, Setup(3, COINS.check_setup(3, {})), ["mcts:7", "random"], 1)
    assert made == ["mcts:7", "random", "mcts:7"]
    assert len(FirstBot.seen) == 10
    assert all(view.ask is not None and view.ask.seat == view.seat for view in FirstBot.seen)
    assert position.history == [0] * 10


def test_a_question_without_an_option_is_counted_as_stuck_with_its_seed() -> None:
    result = simulate(COINS, 3, 2, ["random"], seed=4, options={"trap": "hole"})
    assert result.games == 3
    assert result.outcomes == {}
    assert result.stuck == tuple(sorted(game_seed(4, number) for number in range(3)))


def test_a_game_that_never_ends_is_counted_as_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LIMIT == 100_000
    monkeypatch.setattr(plan, "LIMIT", 500)
    result = simulate(COINS, 1, 2, ["random"], options={"trap": "endless"})
    assert result.stuck == (game_seed(0, 0),)
    assert result.decisions == 500


def test_a_mistake_in_the_rules_names_the_game_that_shows_it() -> None:
    with pytest.raises(KeyError) as caught:
        simulate(COINS, 1, 2, ["random"], options={"trap": "bug"})
    assert f"seed {game_seed(0, 0)}" in caught.value.__notes__[0]


def test_progress_goes_up_to_the_number_of_games() -> None:
    told: list[tuple[int, int]] = []
    simulate(COINS, 25, 1, ["random"], progress=lambda done, total: told.append((done, total)))
    assert told == [(10, 25), (20, 25), (25, 25)]


def test_every_game_is_written_as_a_record_that_replays(tmp_path: Path) -> None:
    result = simulate(WIDOW, 3, 2, ["random"], records=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["widow-000000.hbx", "widow-000001.hbx", "widow-000002.hbx"]
    again: list[Position] = [read_record(file.read_text(encoding="utf-8"), find_game) for file in files]
    assert sum(len(position.history) for position in again) == result.decisions


def test_a_record_is_never_written_over_another_file(tmp_path: Path) -> None:
    (tmp_path / "widow-000000.hbx").write_text("mine")
    with pytest.raises(HauntboxError, match=r"widow-000000\.hbx"):
        simulate(WIDOW, 1, 2, ["random"], records=tmp_path)
    assert (tmp_path / "widow-000000.hbx").read_text() == "mine"


@pytest.mark.parametrize("bots", [[], ["nobody"], ["random"] * 3, ["random", ""]])
def test_bots_that_do_not_exist_or_do_not_fit_are_refused(bots: list[str]) -> None:
    with pytest.raises(BadSetup):
        simulate(COINS, 1, 2, bots)


def test_several_processes_refuse_a_game_that_is_not_installed() -> None:
    with pytest.raises(BadSetup, match="coins"):
        simulate(COINS, 20, 2, ["random"], jobs=2)


# --- exhaust


def test_exhaust_stops_when_everything_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(COINS), "fired", ("two ones", "three seats"))
    result = exhaust(COINS, 1000, None, ["random"], options={"trap": "none"})
    assert result.games == 100
    assert result.missing == ()


def test_exhaust_says_what_never_came_up() -> None:
    result = exhaust(COINS, 150, 2, ["random"], options={"trap": "none"})
    assert result.games == 150
    assert result.missing == ("three seats", "a unicorn")


def test_seats_and_options_that_are_not_given_are_gone_through_one_option_at_a_time() -> None:
    setups = all_setups(COINS, None, {"trap": "none"})
    assert [(setup.seats, setup.options["level"], setup.options["single"]) for setup in setups] == [
        (1, "easy", False), (1, "hard", False), (1, "easy", True),
        (2, "easy", False), (2, "hard", False), (3, "easy", False), (3, "hard", False),
    ]  # fmt: skip
    assert {setup.options["trap"] for setup in setups} == {"none"}


def test_set_ups_that_the_game_refuses_are_left_out() -> None:
    assert {setup.seats for setup in all_setups(COINS, None, {"single": True})} == {1}
    with pytest.raises(BadSetup, match="single is for one seat"):
        all_setups(COINS, 2, {"single": True})
