"""Which rules of a rulebook are shown by a passing test.

`rules/ids.txt` of a game lists its rule ids, one a line. A test carries `@pytest.mark.rule(id)`
for each rule it shows. Ids in `rules/untested.txt` ("ID  reason") only define a word or tell a
background, so that no test could fail on them.
"""

import contextlib
import importlib
import io
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Game

ARGUMENTS: Final = ("-o", "addopts=", "-q", "-p", "no:cacheprovider", "-W", "ignore", "--continue-on-collection-errors")
RAN: Final = (0, 1, 5)
"""What pytest returns when it did its work: all passed, some failed, none were there."""
INTERRUPTED: Final = 2


@dataclass
class Coverage:
    """What the tests show; `complaints` are things that must be mended whatever the count says."""

    game: str
    ids: list[str]
    tested: set[str]
    failing: list[str]
    """Ids with tests, none of which passes."""
    bare: list[str]
    """Ids without any test."""
    definitions: dict[str, str]
    complaints: list[str]

    @property
    def covered(self) -> int:
        return len([rule for rule in self.ids if rule in self.tested or rule in self.definitions])

    @property
    def complete(self) -> bool:
        return self.covered == len(self.ids) and not self.complaints

    @property
    def line(self) -> str:
        percent = 100 * self.covered // len(self.ids)
        return f"{self.game}: {self.covered} of {len(self.ids)} rules tested ({percent} %)"


@dataclass(eq=False)
class Marks:
    """A pytest plugin: runs the tests that name a rule and notes which of them pass."""

    rules: dict[str, list[str]] = field(default_factory=dict)
    """The rules of each test."""
    passed: set[str] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)
    broken: list[str] = field(default_factory=list)
    """Files that could not be read as tests."""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            marks = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
            if marks:
                self.rules[item.nodeid] = marks
        items[:] = [item for item in items if item.nodeid in self.rules]

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            self.passed.add(report.nodeid)

    def tests(self) -> Iterator[tuple[str, str, bool]]:
        """Test, rule, and whether the test passes from its set-up to its clearing up."""
        for test, rules in self.rules.items():
            for rule in rules:
                yield test, rule, test in self.passed and test not in self.failed


def measure(game: Game) -> Coverage:
    """Runs the marked tests of a game; raises BadSetup when it has no list of rules or no tests here."""
    ids = rule_ids(game)
    if not ids:
        raise BadSetup(f"{game.id}: there is no list of rules ({game.package}/rules/ids.txt)")
    return judge(game, ids, run_tests(folder_of_tests(game)))


def judge(game: Game, ids: list[str], marks: Marks) -> Coverage:
    known = set(ids)
    complaints = [f"{path}: the tests cannot be loaded" for path in marks.broken]
    tries: defaultdict[str, list[bool]] = defaultdict(list)
    for test, rule, passes in marks.tests():
        tries[rule].append(passes)
        if rule not in known:
            complaints.append(f"{test}: there is no rule {rule}")
    tested = {rule for rule, passes in tries.items() if any(passes)} & known
    definitions = dict(definitions_of(game))
    complaints += wrong_definitions(definitions, ids, tries.keys())
    return Coverage(
        game=game.id,
        ids=ids,
        tested=tested,
        failing=[rule for rule in ids if rule in tries and rule not in tested],
        bare=[rule for rule in ids if rule not in tries and rule not in definitions],
        definitions=definitions,
        complaints=complaints,
    )


def wrong_definitions(definitions: dict[str, str], ids: list[str], marked: Any) -> Iterator[str]:
    for rule, reason in definitions.items():
        if rule not in ids:
            yield f"untested.txt: there is no rule {rule}"
        if rule in marked:
            yield f"untested.txt: {rule} has a test, take it off the list"
        if not reason:
            yield f"untested.txt: {rule} has no reason"
    if len(definitions) * 10 >= len(ids):
        yield f"untested.txt: {len(definitions)} of {len(ids)} rules are too many, it must be less than a tenth"


def rule_ids(game: Game) -> list[str]:
    """The ids of a game's rules in the order of the rulebook; none when it keeps no list."""
    return read_rules(game, "ids.txt").split()


def definitions_of(game: Game) -> Iterator[tuple[str, str]]:
    for line in read_rules(game, "untested.txt").splitlines():
        rule, _, reason = line.strip().partition(" ")
        if rule:
            yield rule, reason.strip()


def read_rules(game: Game, name: str) -> str:
    path = files(game.package) / "rules" / name if game.package else None
    return path.read_text(encoding="utf-8") if path is not None and path.is_file() else ""


def folder_of_tests(game: Game) -> Path:
    """The folder tests/games/<game> beside the sources, wherever above the package that is."""
    module = importlib.import_module(game.package)
    for folder in Path(str(module.__file__)).resolve().parents:
        tests = folder / "tests" / "games" / game.id
        if tests.is_dir():
            return tests
    raise BadSetup(f"{game.id}: there is no folder tests/games/{game.id} here; coverage needs the sources")


def run_tests(tests: Path) -> Marks:
    """Runs pytest in this process and keeps its output to itself."""
    try:
        run: Callable[..., Any] = importlib.import_module("pytest").main
    except ImportError:
        raise HauntboxError("coverage needs pytest: pip install 'hauntbox[dev]'") from None
    marks = Marks()
    root = tests.parents[2]
    arguments = [str(tests), f"--rootdir={root}", *ARGUMENTS]
    config = root / "pyproject.toml"
    if config.is_file():
        arguments += ["-c", str(config)]
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        code = int(run(arguments, plugins=[marks]))
    if code == INTERRUPTED and not marks.broken:
        raise KeyboardInterrupt
    if code not in (INTERRUPTED, *RAN):
        last = (output.getvalue().split("\n\n")[0].strip().splitlines() or ["no output"])[-1]
        raise HauntboxError(f"pytest cannot run {tests}: {last}")
    return marks
