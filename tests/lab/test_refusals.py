"""Bad input: one clear line on stderr that says what and where, exit code 2, no traceback."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("", "COMMAND"),
        ("haunt", "'haunt'"),
        ("simulate", "GAME"),
        ("simulate chess", "no game 'chess' (there are: "),
        ("play chess", "'chess'"),
        ("rules chess", "'chess'"),
        ("rules chess --coverage", "'chess'"),
        ("simulate widow --seats 6", "seats must be 1 to 5, not 6"),
        ("simulate widow --seats 0", "seats must be 1 to 5, not 0"),
        ("simulate widow --seats -1", "--seats"),
        ("simulate widow --seats two", "'two' is not a whole number"),
        ("simulate widow --games 0", "--games"),
        ("simulate widow --games 1e3", "'1e3' is not a whole number"),
        ("simulate widow --games", "--games"),
        ("simulate widow --jobs 0", "--jobs"),
        ("simulate widow --seed x", "--seed"),
        ("simulate widow --seed 99999999999999999999", "--seed"),
        ("simulate widow --bots smart", "no bot 'smart'"),
        ("simulate widow --bots mcts:fast", "'mcts:fast'"),
        ("simulate widow --bots random,,random --seats 3", "no bot ''"),
        ("simulate widow --bots random,random,random --seats 2", "3 bots"),
        ("simulate widow --bots smart --jobs 2", "no bot 'smart'"),
        ("simulate widow --option level", "--option level"),
        ("simulate widow --option level=silly", "'silly'"),
        ("simulate widow --option ghosts=on", "'ghosts'"),
        ("simulate widow --option short=on --option short=off", "twice"),
        ("simulate widow --option random_jobs=on --option draft_jobs=on", "WID-VAR-6"),
        ("simulate widow --exhaust --seats 5 --option draft_jobs=on", "WID-VAR-6"),
        ("simulate widow --loud", "--loud"),
        ("play widow --seats 9", "not 9"),
        ("play widow --seats 2 --people 3", "3 people"),
        ("play widow --people -1", "--people"),
        ("play widow --bots smart", "'smart'"),
        ("play widow --seats 2 --people 2 --bots random", "no seat left"),
        ("play widow --seats 2 --bots random,random", "2 bots"),
        ("play widow --lang fr", "'fr'"),
        ("play widow --option level=", "''"),
        ("rules widow WID-NONE-1", "no rule 'WID-NONE-1'"),
        ("rules widow --search zyzzyva", "'zyzzyva'"),
        ("rules widow WID-END-1 --coverage", "--coverage"),
        ("replay", "FILE"),
        ("replay --check /no/such/file.hbx", "/no/such/file.hbx: it cannot be read"),
        ("bench --slow", "--slow"),
        ("simulate widow --resume", "--resume"),
        ("simulate widow --cluster auto --jobs 2", "--jobs"),
        ("simulate widow --cluster nowhere", "--cluster nowhere"),
        ("simulate widow --cluster 127.0.0.1:9", "'127.0.0.1:9' cannot be reached"),
        ("simulate widow --out /no/such/games.parquet", "/no/such cannot be written to"),
        ("simulate widow --out /", "/ is already there"),
        ("simulate widow --out / --resume", "/ cannot be read"),
        ("tournament", "GAME"),
        ("tournament chess", "no game 'chess'"),
        ("tournament widow --bots random", "at least two bots"),
        ("tournament widow --bots random,random", "named twice"),
        ("tournament widow --bots random,smart", "no bot 'smart'"),
        ("tournament widow --seats two", "--seats two"),
        ("tournament widow --seats 2,9", "seats must be 1 to 5, not 9"),
        ("tournament widow --option level", "--option level"),
        ("tournament widow --option level=easy,silly", "'silly'"),
        ("tournament widow --option level=easy --option level=hard", "twice"),
        ("tournament widow --within 0", "--within"),
        ("tournament widow --within much", "'much' is not a number"),
        ("tournament widow --games 1", "one round of this tournament has 2"),
        ("report", "FILE"),
        ("report games.parquet", "--out"),
        ("report /no/such.parquet --out new-page.html", "/no/such.parquet cannot be read"),
        ("report pyproject.toml --out new-page.html", "pyproject.toml is not a Parquet file"),
        ("report games.parquet --out pyproject.toml", "pyproject.toml is already there"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    words: str, named: str, refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]")
    monkeypatch.chdir(tmp_path)
    assert named in refused(*words.split())
    assert [path.name for path in tmp_path.iterdir()] == ["pyproject.toml"]


def test_a_very_long_word_makes_a_short_line(refused: Callable[..., str]) -> None:
    assert len(refused("simulate", "x" * 100_000)) < 500


def test_a_line_feed_in_a_word_makes_no_second_line(refused: Callable[..., str]) -> None:
    assert "a b" in refused("simulate", "a\nb")


def test_play_without_the_extra_says_what_to_install(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.delitem(sys.modules, "hauntbox.terminal.play", raising=False)
    for name in [name for name in sys.modules if name.startswith(("rich.", "hauntbox.terminal."))]:
        monkeypatch.delitem(sys.modules, name)
    assert "hauntbox[terminal]" in refused("play", "widow")
