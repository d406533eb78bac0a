"""Coverage of a rulebook, shown on a small checkout that is made for the purpose."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from hauntbox.box import find_game
from hauntbox.cli import main
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Game
from hauntbox.lab.coverage import Coverage, definitions_of, folder_of_tests, measure, rule_ids

TESTS = """
import pytest

@pytest.fixture
def clean():
    yield
    assert False, "something is left over"

@pytest.mark.rule("R-1")
@pytest.mark.rule("R-2")
def test_two_rules_at_once():
    pass

@pytest.mark.rule("R-2")
def test_a_rule_that_another_test_shows():
    assert False

@pytest.mark.rule("R-3")
def test_that_fails():
    assert False

@pytest.mark.rule("R-4")
def test_that_fails_while_clearing_up(clean):
    pass

@pytest.mark.rule("R-5")
@pytest.mark.skip
def test_that_is_skipped():
    pass

def test_without_a_rule():
    raise SystemExit("it must not even run")
"""

Checkout = Callable[..., Coverage]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """Makes a package with rules and tests, and measures it."""

    def make(tests: str, count: int = 6, untested: str = "") -> Coverage:
        package = f"toyhouse_{tmp_path.name.replace('-', '_')}"
        rules = tmp_path / "src" / package / "rules"
        rules.mkdir(parents=True)
        (rules.parent / "__init__.py").write_text("")
        (rules / "ids.txt").write_text("".join(f"R-{number}\n" for number in range(1, count + 1)))
        (rules / "untested.txt").write_text(untested)
        folder = tmp_path / "tests" / "games" / "toyhouse"
        folder.mkdir(parents=True)
        (folder / f"test_{package}.py").write_text(tests)
        monkeypatch.syspath_prepend(str(tmp_path / "src"))
        kind = type("Toyhouse", (Game,), {"id": "toyhouse", "package": package})
        return measure(kind())

    return make


def passing(*rules: str) -> str:
    marks = "".join(f'@pytest.mark.rule("{rule}")\n' for rule in rules)
    return f"import pytest\n{marks}def test_all():\n    pass\n"


def test_only_tests_that_pass_from_beginning_to_end_count(
    checkout: Checkout, capfd: pytest.CaptureFixture[str]
) -> None:
    found = checkout(TESTS)
    assert found.tested == {"R-1", "R-2"}
    assert found.failing == ["R-3", "R-4", "R-5"]
    assert found.bare == ["R-6"]
    assert found.complaints == []
    assert found.line == "toyhouse: 2 of 6 rules tested (33 %)"
    assert not found.complete
    assert capfd.readouterr() == ("", "")


def test_all_rules_shown_is_complete(checkout: Checkout) -> None:
    found = checkout(passing("R-1", "R-2"), count=2)
    assert found.line == "toyhouse: 2 of 2 rules tested (100 %)"
    assert found.complete


def test_nearly_all_is_not_rounded_up_to_all(checkout: Checkout) -> None:
    found = checkout(passing(*[f"R-{number}" for number in range(1, 300)]), count=300)
    assert found.line == "toyhouse: 299 of 300 rules tested (99 %)"


def test_a_definition_counts_as_covered(checkout: Checkout) -> None:
    found = checkout(passing(*[f"R-{number}" for number in range(1, 11)]), 11, "R-11  says who printed it\n")
    assert found.definitions == {"R-11": "says who printed it"}
    assert found.line == "toyhouse: 11 of 11 rules tested (100 %)"
    assert found.complete


@pytest.mark.parametrize(
    ("untested", "complaint"),
    [
        ("R-1  only a word\n", "untested.txt: R-1 has a test, take it off the list"),
        ("R-11\n", "untested.txt: R-11 has no reason"),
        ("R-99  only a word\n", "untested.txt: there is no rule R-99"),
        ("R-11  a word\nR-10  a word\n", "untested.txt: 2 of 11 rules are too many, it must be less than a tenth"),
    ],
)
def test_wrong_definitions_are_errors(checkout: Checkout, untested: str, complaint: str) -> None:
    found = checkout(passing(*[f"R-{number}" for number in range(1, 10)]), 11, untested)
    assert complaint in found.complaints
    assert not found.complete


def test_a_mark_with_an_unknown_id_is_an_error(checkout: Checkout) -> None:
    found = checkout(passing("R-1", "R-7"), count=1)
    assert [complaint.partition("::")[2] for complaint in found.complaints] == ["test_all: there is no rule R-7"]
    assert found.line == "toyhouse: 1 of 1 rules tested (100 %)"
    assert not found.complete


def test_tests_that_cannot_be_loaded_are_an_error(checkout: Checkout) -> None:
    found = checkout("import nothing_of_this_name\n")
    assert len(found.complaints) == 1
    assert found.complaints[0].endswith("the tests cannot be loaded")


def test_a_game_without_a_list_of_rules_is_refused() -> None:
    class Bare(Game):
        id: ClassVar[str] = "bare"

    with pytest.raises(BadSetup, match="bare: there is no list of rules"):
        measure(Bare())


def test_without_the_sources_there_is_nothing_to_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lonely").mkdir()
    (tmp_path / "lonely" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))

    class Lonely(Game):
        id: ClassVar[str] = "lonely"
        package: ClassVar[str] = "lonely"

    with pytest.raises(HauntboxError, match="no folder tests/games/lonely"):
        folder_of_tests(Lonely())


def test_the_last_line_and_the_exit_code_say_it(
    checkout: Checkout, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = checkout(TESTS)
    monkeypatch.setattr("hauntbox.cli.measure", lambda game: found)
    assert main(["rules", "widow", "--coverage"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "R-6: no test" in lines
    assert "R-3: no test passes" in lines
    assert lines[-1] == "toyhouse: 2 of 6 rules tested (33 %)"
    assert "\n".join(lines).count("rules tested") == 1


# --- the lists of the games in the box


def test_the_list_of_the_widow_has_every_id_once() -> None:
    ids = rule_ids(find_game("widow"))
    assert len(ids) == len(set(ids)) == 221
    assert all(rule.startswith("WID-") for rule in ids)


def test_the_widows_definitions_are_rules_with_a_reason_and_few() -> None:
    game = find_game("widow")
    definitions = dict(definitions_of(game))
    assert set(definitions) <= set(rule_ids(game))
    assert all(definitions.values())
    assert len(definitions) * 10 < len(rule_ids(game))
