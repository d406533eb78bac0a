"""Tournaments: everybody meets everybody fairly, and the ratings say how sure they are."""

import math
from pathlib import Path
from typing import Any

import pytest
from lab.toy import GAME as COINS

from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView
from hauntbox.lab import plan as lab_plan
from hauntbox.lab.plan import Plan, Row, Setup
from hauntbox.lab.rating import MEAN, Bout, fit
from hauntbox.lab.simulate import Where
from hauntbox.lab.tournament import Scores, setups_of, tournament

CELLAR = find_game("cellar")
WIDOW = find_game("widow")
TWO = [Setup(2, COINS.check_setup(2, {"trap": "none"}))]


class ConstantBot:
    """At the coins: `greedy` always takes a one and wins, `random` always takes a zero."""

    def __init__(self, index: int) -> None:
        self.index = index

    def choose(self, view: SeatView) -> tuple[int, None]:
        return self.index, None


@pytest.fixture
def sure_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_plan, "make_bot", lambda name, seed: ConstantBot(int(name == "greedy")))


def row(number: int, rewards: tuple[float, ...]) -> Row:
    return Row(number, number, "over", 1, 1, rewards, {}, (), ())


# --- ratings


def test_three_wins_of_four_are_191_points() -> None:
    """Without the made-up game it is 400 * log10(3); with it (75.5 + 0.5) : (24.5 + 0.5) for 100 games."""
    bouts = [Bout(block, 0, 1, float(block % 4 > 0)) for block in range(1000)]
    one, other = fit(2, bouts)
    assert one.rate - other.rate == pytest.approx(400 * math.log10(750.5 / 250.5), abs=0.01)
    assert one.rate + other.rate == pytest.approx(2 * MEAN)


def test_the_interval_of_independent_bouts_is_that_of_the_binomial() -> None:
    """The error of a difference in logits is 1 / sqrt(n p q); each of two ratings has half of it."""
    bouts = [Bout(block, 0, 1, float(block % 4 > 0)) for block in range(1000)]
    one, _ = fit(2, bouts)
    wanted = 1.96 * 400 / math.log(10) / math.sqrt(1000 * 0.75 * 0.25) / 2
    assert one.high - one.rate == pytest.approx(wanted, rel=0.01)


def test_bouts_that_hang_together_say_less() -> None:
    alone = fit(2, [Bout(block, 0, 1, float(block % 4 > 0)) for block in range(400)])[0]
    tenfold = fit(2, [Bout(block // 10, 0, 1, float(block // 10 % 4 > 0)) for block in range(400)])[0]
    assert tenfold.rate == pytest.approx(alone.rate)
    assert tenfold.high - tenfold.rate > 2.5 * (alone.high - alone.rate)


def test_who_always_wins_has_a_finite_rating_that_is_not_called_sure() -> None:
    one, other = fit(2, [Bout(block, 0, 1, 1.0) for block in range(50)])
    assert 500 < one.rate - other.rate < 1500
    assert one.high - one.rate > 150


def test_intervals_hold_the_true_rating_about_as_often_as_they_say() -> None:
    rng = Rng(5)
    true = 400 * math.log10(0.6 / 0.4) / 2
    held = 0
    for _ in range(200):
        one, _other = fit(2, [Bout(block, 0, 1, float(rng.below(10) < 6)) for block in range(80)])
        held += one.low <= MEAN + true <= one.high
    assert 180 <= held <= 199


def test_nothing_is_known_before_something_was_played() -> None:
    assert fit(2, []) == [(MEAN, -math.inf, math.inf)] * 2
    assert fit(2, [Bout(0, 0, 1, 1.0)]) == [(MEAN, -math.inf, math.inf)] * 2


# --- who meets whom


def test_two_bots_change_seats_on_the_same_seed() -> None:
    plan = Plan("coins", (TWO[0],), (("a", "b"), ("b", "a")), 3)
    assert plan.entry(6)[1:] == (("a", "b"), plan.entry(7)[2])
    assert plan.entry(7)[1] == ("b", "a")
    assert plan.entry(8)[2] != plan.entry(7)[2]


def test_a_table_compares_the_seats_of_the_two_bots() -> None:
    score = Scores(Plan("coins", (TWO[0],), (("a", "b"), ("b", "a")), 0), ["a", "b"], False)
    score.hear(row(0, (1.0, -1.0, 1.0)))  # a sits on 0 and 2
    score.hear(row(1, (1.0, -1.0, -1.0)))  # b sits on 0 and 2
    score.hear(row(2, (0.0, 0.0)))
    assert score.bouts() == [Bout(0, 0, 1, 1.0), Bout(0, 0, 1, 0.25), Bout(1, 0, 1, 0.5)]
    assert score.won("a") == (1.0, 3)
    assert score.won("b") == (0.5, 3)


def test_together_bots_are_compared_on_the_same_game() -> None:
    score = Scores(Plan("coins", (TWO[0],), (("a",), ("b",), ("c",)), 0), ["a", "b", "c"], True)
    score.hear(row(0, (1.0, 1.0)))
    score.hear(row(2, (-1.0, -1.0)))  # b's game was stuck
    for number, reward in ((3, -1.0), (4, 1.0), (5, 1.0)):
        score.hear(row(number, (reward, reward)))
    assert score.bouts() == [Bout(0, 0, 2, 1.0), Bout(1, 0, 1, 0.0), Bout(1, 0, 2, 0.0), Bout(1, 1, 2, 0.5)]


def test_the_better_bot_comes_first(sure_bots: None) -> None:
    found = tournament(COINS, ["random", "greedy"], TWO, within=1.0, games=60)
    assert [it.bot for it in found.bots] == ["greedy", "random"]
    assert found.pairs[0][:5] == ("random", "greedy", 0, 0, 60)
    assert (found.games, found.settled) == (60, False)
    assert found.bots[0].won.rate == 1.0


def test_a_tournament_ends_when_it_is_sure() -> None:
    found = tournament(CELLAR, ["random", "greedy"], setups_of(CELLAR, [4], {}), within=150.0, games=400, seed=1)
    assert found.settled
    assert 40 <= found.games < 400
    assert all(it.rating.high - it.rating.rate <= 150 for it in found.bots)


def test_every_seat_count_and_option_is_played_by_every_line_up(sure_bots: None, tmp_path: Path) -> None:
    setups = setups_of(COINS, [2, 3], {"trap": ["none"], "level": ["easy", "hard"]})
    assert [(it.seats, it.options["level"]) for it in setups] == [(2, "easy"), (2, "hard"), (3, "easy"), (3, "hard")]
    found = tournament(COINS, ["random", "greedy"], setups, games=16)
    assert found.games == 16
    assert found.bots[0].games == 16


def test_one_seat_is_compared_game_by_game(sure_bots: None) -> None:
    single = setups_of(COINS, [1], {"trap": ["none"]})
    assert tournament(COINS, ["random", "greedy"], single, games=2).together
    with pytest.raises(BadSetup, match="1 seat"):
        tournament(COINS, ["random", "greedy"], [*single, *TWO], games=8)


def test_two_processes_and_an_interruption_change_nothing(tmp_path: Path) -> None:
    setups = setups_of(CELLAR, [4], {})

    def play(name: str, **more: Any) -> Any:
        where = Where(out=tmp_path / name, **{key: more.pop(key) for key in ("jobs", "resume") if key in more})
        return tournament(CELLAR, ["random", "greedy"], setups, within=1.0, games=40, seed=2, where=where, **more)

    def stop(done: int, total: int) -> None:
        if done == 13:
            raise OSError("no space left")

    one = play("one.parquet")
    assert play("two.parquet", jobs=2) == one
    with pytest.raises(OSError, match="no space"):
        play("three.parquet", progress=stop)
    assert play("three.parquet", resume=True) == one
    assert play("three.parquet", resume=True) == one  # from the finished table
    files = [(tmp_path / name).read_bytes() for name in ("one.parquet", "two.parquet", "three.parquet")]
    assert files[0] == files[1] == files[2]


@pytest.mark.parametrize(
    ("bots", "games", "named"),
    [
        (["random"], 10, "at least two bots"),
        (["random", "random"], 10, "named twice"),
        (["random", "smart"], 10, "no bot 'smart'"),
        (["random", "greedy", "mcts"], 5, "one round of this tournament has 6"),
    ],
)
def test_what_makes_no_tournament_is_refused(bots: list[str], games: int, named: str) -> None:
    with pytest.raises(BadSetup, match=named):
        tournament(COINS, bots, TWO, games=games)


def test_a_widow_tournament_compares_teams() -> None:
    setups = setups_of(WIDOW, [2], {"short": [True]})
    found = tournament(WIDOW, ["random", "greedy"], setups, games=8)
    assert found.together
    assert found.games == 8
    assert sum(found.pairs[0][2:5]) == 4
