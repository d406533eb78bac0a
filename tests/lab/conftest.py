"""A record to work on, and a command that must be refused."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hauntbox.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two seats."""
    assert main(["simulate", "widow", "--games", "1", "--records", str(tmp_path / "made"), "--json"]) == 0
    return tmp_path / "made" / "widow-000000.hbx"


@pytest.fixture
def refused(capsys: Capture) -> Callable[..., str]:
    """Runs a command that must be refused: one line on stderr, nothing on stdout, exit code 2."""

    def run(*arguments: str) -> str:
        capsys.readouterr()
        assert main(list(arguments)) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("hauntbox: ")
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return err

    return run
