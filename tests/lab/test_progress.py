"""The line that says how far a run is."""

import io

from hauntbox.lab.progress import Bar, clock_time


def bar_after(*steps: tuple[float, int]) -> str:
    """What stands on the terminal after games were over at these times."""
    now = [0.0]
    out = io.StringIO()
    bar = Bar(out, lambda: now[0])
    for seconds, done in steps:
        now[0] = seconds
        bar(done, 1000)
    return out.getvalue().split("\r")[-1]


def test_it_says_how_many_how_fast_and_how_long() -> None:
    line = bar_after((0.0, 0), (10.0, 250))
    assert line.startswith("######..................")
    assert "250 of 1,000 games (25%), 25.0 a second, 0:30 left" in line


def test_what_an_earlier_run_has_finished_does_not_make_it_fast() -> None:
    assert "10.0 a second, 0:20 left" in bar_after((0.0, 700), (10.0, 800))


def test_it_is_written_seldom_but_the_end_always() -> None:
    out = io.StringIO()
    bar = Bar(out, lambda: 0.1)
    for done in range(1, 1001):
        bar(done, 1000)
    assert out.getvalue().count("\r") == 2
    assert "1,000 of 1,000" in out.getvalue()


def test_a_shorter_line_leaves_nothing_of_a_longer_one_and_nothing_stays() -> None:
    out = io.StringIO()
    bar = Bar(out)
    bar.length = 200
    bar(1, 1000)
    assert len(out.getvalue()) == 201
    bar.clear()
    assert out.getvalue().endswith(" \r")


def test_long_times_have_hours() -> None:
    assert [clock_time(seconds) for seconds in (5, 65, 3661)] == ["0:05", "1:05", "1:01:01"]
