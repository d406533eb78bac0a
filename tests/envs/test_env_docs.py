"""The code in the guides runs as it stands there."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"


def blocks(name: str) -> list[str]:
    return re.findall("```python\n(.*?)```", (DOCS / name).read_text(), re.DOTALL)


def test_the_bot_of_the_guide_beats_random_bots(capsys: pytest.CaptureFixture[str]) -> None:
    world: dict[str, object] = {}
    code = blocks("write-a-bot.md")
    assert len(code) == 2
    for block in code:
        exec(block, world)
    said = capsys.readouterr().out
    assert int(said.split()[0]) >= 5, said  # one of four would win 3 of 12


def test_the_code_of_the_training_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks("train-an-agent.md")
    assert len(code) >= 4
    for block in code:
        exec(block, {})
    assert "turn" in capsys.readouterr().out
