"""The games in the box are found by their entry points."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import hauntbox
from hauntbox import box
from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup


def test_the_box_finds_games_by_their_entry_points() -> None:
    found = box.games()
    assert list(found) == sorted(found)
    assert {"cellar", "widow"} <= set(found)
    assert found["widow"] is find_game("widow")
    assert all(name == game.id for name, game in found.items())


def test_a_game_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, reason in (("no_such_package:GAME", "no_such_package"), ("os:sep", "not a Game"), ("os:GAME", "GAME")):
        entry = EntryPoint("broken", value, box.GROUP)
        monkeypatch.setattr(box, "entry_points", lambda group, entry=entry: [entry])
        with pytest.raises(BadSetup, match="'broken' cannot be loaded") as caught:
            find_game("broken")
        assert reason in str(caught.value)


def test_a_copy_of_the_packages_earlier_on_the_path_is_the_one_that_plays(tmp_path: Path) -> None:
    source = Path(hauntbox.__file__).parent
    for part in [source, *source.parent.glob("*.so")]:  # a compiled build has a library beside the packages
        (tmp_path / part.name).symlink_to(part, target_is_directory=part.is_dir())
    code = "from hauntbox.box import find_game; import sys; print(sys.modules[find_game('widow').package].__file__)"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith(str(tmp_path / "hauntbox"))
