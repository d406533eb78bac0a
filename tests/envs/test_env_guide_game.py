"""The whole game of docs/write-a-game.md: about 100 lines, and once it is installed it is everywhere."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.wire import Server

ROOT = Path(__file__).resolve().parents[2]
CANDLE = ROOT / "examples" / "candle"

SUITE = """
from candle import GAME
from hauntbox.conformance import GameConformance


class TestCandle(GameConformance):
    game = GAME
"""
ENVS = """
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from hauntbox.envs import parallel_env, turns_env
api_test(turns_env("candle_v1", seats=3), num_cycles=200)
parallel_api_test(parallel_env("candle", observe="text"), num_cycles=200)
check_env(gymnasium.make("hauntbox/candle-v1").unwrapped)
import pyspiel
import hauntbox.envs.spiel
pyspiel.random_sim_test(pyspiel.load_game("hauntbox_candle_v1"), num_sims=3, serialize=False, verbose=False)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The game installed beside Hauntbox, as anybody would do it; Hauntbox itself stays as it is."""
    folder = tmp_path_factory.mktemp("installed")
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    pip = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder), str(CANDLE)]
    subprocess.run(pip, check=True, capture_output=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep))
        yield folder


def run(*words: str, typed: str = "") -> str:
    done = subprocess.run([sys.executable, *words], input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_it_is_about_100_lines() -> None:
    code = (CANDLE / "candle" / "__init__.py").read_text().splitlines()
    assert len(code) <= 120
    assert len([line for line in code if line.strip()]) <= 100


@pytest.mark.usefixtures("installed")
class TestInstalled:
    def test_the_guide_shows_the_file_as_it_is(self) -> None:
        """Every block of Python in the guide that shows the game is in the file word by word."""
        guide = (ROOT / "docs" / "write-a-game.md").read_text()
        code = (CANDLE / "candle" / "__init__.py").read_text()
        blocks = [block.partition("```")[0] for block in guide.split("```python candle\n")[1:]]
        assert len(blocks) >= 4
        assert all(block in code for block in blocks)

    def test_it_keeps_what_every_game_must_keep(self, tmp_path: Path) -> None:
        (tmp_path / "test_candle.py").write_text(SUITE)
        run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path))

    def test_it_is_in_the_command_line(self) -> None:
        assert "\ncandle " in run("-m", "hauntbox", "games")
        assert "CAN-DARE" in run("-m", "hauntbox", "rules", "candle")
        words = ["-m", "hauntbox", "simulate", "candle", "--games", "300", "--seats", "2", "--bots", "greedy,random"]
        result = json.loads(run(*words, "--json"))
        assert result["outcomes"] == {"out": 300}
        assert result["win_rates"][0]["low"] > result["win_rates"][1]["high"]

    def test_it_is_in_the_terminal(self) -> None:
        words = ["-m", "hauntbox", "play", "candle", "--terminal", "--seats", "2", "--bots", "random", "--seed", "3"]
        said = run(*words, typed="1\n" * 80)
        assert "Throw again or rest?" in said
        assert "is out of the house and has won." in said

    def test_it_is_in_the_lab_and_the_environments(self) -> None:
        run("-c", ENVS)

    def test_it_is_in_the_browser(self, tmp_path: Path) -> None:
        """The server has it on the shelf and sends what the browser draws: the scene, the question and the words."""
        server = Server(tmp_path).start()
        try:
            found = {game["id"]: game for game in server.get("/api/box").json()["games"]}
            assert found["candle"]["titles"]["en"] == "The Last Candle"
            keys = server.create("candle", "pb")
            with server.seat(keys, 0) as wire:
                assert len(wire.scene["floors"][0]["tiles"]) == 16
                texts = [choice["text"] for choice in wire.scene["question"]["choices"]]
                assert texts == ["on", "rest"]
                wire.chosen("rest")
            assert "ask-dare" in server.get("/api/words/en/candle").text
        finally:
            server.stop()
