"""The page about many games: right figures, complete in itself."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from hauntbox.box import find_game, games
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.lab import sections
from hauntbox.lab.figures import A_SEAT, EVERYBODY, Figures
from hauntbox.lab.intervals import difference, wilson
from hauntbox.lab.plots import Dot, Scale, dots, histogram, ticks
from hauntbox.lab.report import write_report
from hauntbox.lab.simulate import simulate

SINGLE = ("br", "hr", "img", "input", "link", "meta")
"""Elements of HTML that have no end."""


class Reader(HTMLParser):
    """Notes what is not closed and every address."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in SINGLE:
            self.open.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def game_row(**values: Any) -> dict[str, Any]:
    """A finished game of two seats, the first of which won."""
    plain = {"finished": True, "ending": "over", "seats": 2, "bots": ["random"] * 2, "decisions": 10, "turns": 5}
    return {**plain, "rewards": [1.0, -1.0], "used": [], **values}


def told(*rows: dict[str, Any], shared: bool = False) -> Figures:
    figures = Figures("toy", shared)
    for row in rows:
        figures.add(row)
    return figures


@pytest.fixture
def page(tmp_path: Path) -> str:
    """A page about three games of the box."""
    files = [tmp_path / f"{name}.parquet" for name in ("widow", "hilltop", "cellar")]
    simulate(find_game("widow"), 40, 3, ["random"], options={"random_jobs": True}, out=files[0])
    simulate(find_game("hilltop"), 25, 4, ["random"], out=files[1])
    simulate(find_game("cellar"), 30, 4, ["random"], out=files[2])
    out = tmp_path / "page.html"
    assert write_report(files, out) == 95
    return out.read_text(encoding="utf-8")


# --- figures


def test_seats_of_one_role_count_once_a_game() -> None:
    row = game_row(rewards=[1.0, 1.0, -1.0], seats=3, bots=["random"] * 3, seat_role=["hero", "hero", "traitor"])
    found = told(row, row, row)
    assert {part: (won.won, won.games) for part, won in found.parts.items()} == {"hero": (3, 3), "traitor": (0, 3)}


def test_who_wins_together_is_one_part() -> None:
    won, lost = game_row(rewards=[1.0, 1.0]), game_row(rewards=[-1.0, -1.0])
    found = told(won, lost, lost, shared=True)
    assert {part: (it.won, it.games) for part, it in found.parts.items()} == {EVERYBODY: (1, 3)}


def test_where_all_play_the_same_the_part_is_a_seat() -> None:
    assert told(game_row()).parts[A_SEAT].won == 0.5


def test_a_name_that_the_game_reports_is_compared_by_role() -> None:
    rows = [game_row(fact_haunt=haunt, seat_role=["hero", "traitor"]) for haunt in ("a", "a", "b")]
    found = dict(told(*rows).comparisons())
    assert found["fact haunt"]["a"]["hero"].games == 2
    assert found["fact haunt"]["b"]["traitor"].won == 0


def test_a_name_that_only_tells_who_won_is_not_compared() -> None:
    won = game_row(rewards=[1.0, 1.0], fact_caught_by="", fact_won=True, fact_moon="full")
    lost = game_row(rewards=[-1.0, -1.0], fact_caught_by="red", fact_won=False, fact_moon="full")
    dark = {**won, "fact_moon": "new"}
    names = [name for name, _ in told(won, lost, dark, shared=True).comparisons()]
    assert names == ["fact moon"]


def test_a_bot_is_compared_by_its_own_seats() -> None:
    found = dict(told(game_row(bots=["greedy", "random"])).comparisons())
    assert {bot: parts[A_SEAT].won for bot, parts in found["bot"].items()} == {"greedy": 1, "random": 0}


def test_the_first_seat_is_the_one_that_began() -> None:
    found = told(*[game_row(seat_order=[2, 1])] * 30)
    first, rest, gap = found.first_seat(2)
    assert (first.won, rest.won) == (0, 30)
    assert gap.high < -0.8


def test_a_thing_is_compared_with_and_without() -> None:
    rows = [game_row(rewards=[1.0, 1.0], used=["rope"])] * 30 + [game_row(rewards=[-1.0, -1.0])] * 20
    thing = told(*rows, shared=True).things(EVERYBODY)[0]
    assert (thing.name, thing.having.games, thing.lacking.games) == ("rope", 30, 20)
    assert thing.gap == pytest.approx(difference(wilson(30, 30), wilson(0, 20)))
    assert thing.sure


def test_a_thing_that_comes_up_where_better_bots_play_is_not_better_for_that() -> None:
    """The better bot wins always and mostly sees the rope; within the games of one bot it makes no difference."""
    good = [game_row(rewards=[1.0, 1.0], bots=["good"] * 2, used=["rope"] * (i % 4 > 0)) for i in range(80)]
    bad = [game_row(rewards=[-1.0, -1.0], bots=["bad"] * 2, used=["rope"] * (i % 4 == 0)) for i in range(80)]
    thing = told(*good, *bad, shared=True).things(EVERYBODY)[0]
    assert thing.having.rate().rate - thing.lacking.rate().rate == pytest.approx(0.5)
    assert thing.gap.rate == pytest.approx(0)
    assert not thing.sure


def test_a_thing_that_is_always_or_hardly_there_is_left_out() -> None:
    rows = [game_row(used=["floor"] + ["gem"] * (i < 9)) for i in range(50)]
    assert told(*rows).things(A_SEAT) == []


def test_one_lucky_thing_among_many_does_not_stand() -> None:
    names = [f"thing {i}" for i in range(200)]
    rows = [
        game_row(rewards=[1.0 if i % 2 else -1.0] * 2, used=names[:i] + (["lucky"] * (i % 2 or i % 3 == 0)))
        for i in range(60)
    ]
    lucky = next(it for it in told(*rows, shared=True).things(EVERYBODY) if it.name == "lucky")
    assert lucky.gap.low > 0


def test_a_game_that_could_not_be_finished_is_told_and_not_counted() -> None:
    stuck = {**game_row(), "finished": False, "ending": "", "rewards": []}
    found = told(game_row(), stuck)
    assert (found.games, found.unfinished, found.parts[A_SEAT].games) == (2, 1, 1)
    assert "Another 1 could not be finished" in sections.endings(found)


def test_figures_of_the_game_are_told_for_won_and_lost_games() -> None:
    rows = [game_row(rewards=[r, r], fact_tiles=tiles) for r, tiles in ((1.0, 8), (1.0, 10), (-1.0, 3))]
    text = sections.figures_table(told(*rows, shared=True))
    cells = re.findall(r"<td>([^<]*)</td>", text)
    assert cells[0:3] == ["tiles", "all", "3"]
    assert [cells[i + 1] for i in range(0, 18, 6)] == ["all", "won", "lost"]
    assert cells[9].startswith("9.00 (")


# --- plots


def test_a_dot_stands_where_its_value_is() -> None:
    scale = Scale(0.0, 1.0)
    plot = dots([Dot("a", wilson(5, 10), "half"), Dot("b", wilson(10, 10), "all")], scale, "about")
    places = [float(x) for x in re.findall(r'<circle class="mark" cx="([0-9.]+)"', plot)]
    assert places == pytest.approx([(scale.at(0) + scale.at(1)) / 2, scale.at(1)], abs=0.1)


def test_ticks_are_round_numbers_inside() -> None:
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert ticks(-0.3, 0.3) == [-0.2, 0.0, 0.2]
    assert ticks(17, 230) == [50, 100, 150, 200]


def test_the_bars_of_a_histogram_hold_every_game() -> None:
    lengths = told(*[game_row(decisions=n) for n in (3, 3, 50, 400)]).decisions
    counts = re.findall(r"more: ([0-9,]+) games", histogram(lengths, "decisions", "about"))
    assert sum(int(count) for count in counts) == 4
    assert "more: 1 games" in histogram(told(game_row()).decisions, "decisions", "one game")


def test_names_cannot_break_the_page() -> None:
    text = "".join(sections.comparisons(told(game_row(fact_x="<b>&"), game_row(fact_x='"')))) + sections.endings(
        told(game_row(ending="<script>"))
    )
    assert "<script>" not in text
    assert "<b>" not in text
    assert "&lt;b&gt;&amp;" in text


# --- the page


def test_the_page_is_well_formed_and_needs_nothing_else(page: str) -> None:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert all(address.startswith("#") for address in reader.addresses)
    assert "<script" not in page
    assert "url(" not in page
    assert "http://" not in page.replace("http-equiv", "")
    assert len(page) < 500_000


def test_the_page_says_what_is_compared(page: str) -> None:
    for title in (
        "widow: 40 games", "hilltop: 25 games", "cellar: 30 games", "What was played", "Win rate by role",
        "Win rate by haunt", "First-seat advantage with 4 seats", "How games end", "Which cards and tiles matter",
        "Decisions a game", "Decisions a turn",
    ):  # fmt: skip
        assert title in page
    assert page.count("95 % interval") > 10
    assert "n = 25" in page


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_of_the_box_gets_its_page(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    simulate(game, 6, game.seats[0], ["random"], out=tmp_path / "games.parquet")
    assert write_report([tmp_path / "games.parquet"], tmp_path / "page.html") == 6
    assert f"{name}: 6 games" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_a_game_in_two_files_counts_once(tmp_path: Path) -> None:
    some, more = tmp_path / "some.parquet", tmp_path / "more.parquet"
    simulate(find_game("cellar"), 5, 4, ["random"], out=some)
    simulate(find_game("cellar"), 8, 4, ["random"], out=more)
    assert write_report([some, more], tmp_path / "page.html") == 8
    assert "5 games were in more than one place" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_a_page_that_is_there_is_left_alone(tmp_path: Path) -> None:
    simulate(find_game("cellar"), 2, 4, ["random"], out=tmp_path / "games.parquet")
    (tmp_path / "page.html").write_text("mine")
    with pytest.raises(HauntboxError, match="cannot be written"):
        write_report([tmp_path / "games.parquet"], tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text() == "mine"


def test_without_games_there_is_no_page(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="at least one file"):
        write_report([], tmp_path / "page.html")
