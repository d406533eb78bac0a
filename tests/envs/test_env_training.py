"""The training example: its gradients are right, it learns, and what it saved plays."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hauntbox.bots import RandomBot
from hauntbox.box import find_game
from hauntbox.kernel.position import new_game
from hauntbox.kernel.view import SeatView

TRAIN = Path(__file__).resolve().parents[2] / "examples" / "train"


@pytest.fixture(autouse=True)
def _the_example_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(TRAIN))


def batch(seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    mask = (rng.random((5, 4)) < 0.6).astype(np.int8)
    mask[:, 0] = 1
    return rng.normal(size=(5, 6)), rng.normal(size=(5, 4, 3)), mask


def loss(net: Any, part: dict[str, np.ndarray]) -> float:
    """PPO's clipped objective with entropy and the error of the values, as it is written in the books."""
    import ppo

    chances, values, _ = net.forward(part["table"], part["options"], part["mask"])
    ratio = chances[np.arange(5), part["action"]] / part["chance"]
    clipped = np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)
    gain = np.minimum(ratio * part["advantage"], clipped * part["advantage"])
    entropy = -(chances * np.log(chances + 1e-9)).sum(axis=1)
    return float((-gain - ppo.ENTROPY * entropy + 0.25 * (values - part["goal"]) ** 2).mean())


def test_the_gradients_are_those_of_the_objective() -> None:
    """Each part is moved a little, and the loss changes as the gradient says."""
    import ppo
    from net import Net

    rng = np.random.default_rng(1)
    table, options, mask = batch(1)
    part = {
        "table": table, "options": options, "mask": mask, "action": np.zeros(5, int),
        "chance": np.array([0.2, 0.5, 0.9, 0.3, 0.6]), "advantage": rng.normal(size=5), "goal": rng.normal(size=5),
    }  # fmt: skip
    net = Net(6, 3, 7, seed=2)
    net.parts = {name: rng.normal(0, 0.4, values.shape) for name, values in net.parts.items()}
    found = ppo.gradients(net, part)
    for name, values in net.parts.items():
        for place in [tuple(rng.integers(size) for size in values.shape) for _ in range(4)]:
            kept, step = values[place], 1e-5
            values[place] = kept + step
            above = loss(net, part)
            values[place] = kept - step
            below = loss(net, part)
            values[place] = kept
            assert found[name][place] == pytest.approx((above - below) / 2 / step, abs=2e-4), name


def test_advantages_stop_at_the_end_of_a_game() -> None:
    import ppo

    found = ppo.advantages(np.array([0.0, 1.0, 0.0]), np.array([0.5, 0.5, 0.2]), np.array([False, True, False]), 0.4)
    last = ppo.FUTURE * 0.4 - 0.2
    first = (ppo.FUTURE * 0.5 - 0.5) + ppo.FUTURE * ppo.TRACE * 0.5
    assert found == pytest.approx([first, 0.5, last], abs=1e-6)


class Stones:
    """A game of three moves that training can see through: each time the heaviest open stone is worth a point."""

    def __init__(self) -> None:
        self.rng = np.random.default_rng(0)

    def reset(self, seed: int | None = None) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        self.left = 3
        return self.look(), {}

    def look(self) -> dict[str, np.ndarray]:
        mask = (self.rng.random(5) < 0.7).astype(np.int8)
        mask[self.rng.integers(5)] = 1
        self.weights = np.where(mask > 0, self.rng.random(5), 0.0)
        options = np.stack([self.weights, mask], axis=1).astype(np.float32)
        return {"observation": np.ones(2, np.float32), "options": options, "action_mask": mask}

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        assert self.weights[action] > 0, "a closed action was chosen"
        self.left -= 1
        reward = float(self.weights[action] == self.weights.max())
        return self.look(), reward, self.left == 0, False, {}


def test_training_learns_what_there_is_to_learn() -> None:
    import ppo
    from net import Net

    net = Net(2, 2, 16, seed=1)
    before = np.mean(best_chosen(net))
    ppo.train(Stones(), net, 12_000, seed=1, steps=500)
    assert np.mean(best_chosen(net)) > max(0.9, before + 0.2)


def best_chosen(net: Any) -> list[float]:
    import ppo

    env, rewards = Stones(), []
    seen = env.reset()[0]
    for _ in range(300):
        seen, reward, _, _, _ = env.step(int(net.forward(*ppo.batch_of(seen))[0][0].argmax()))
        rewards.append(reward)
    return rewards


def test_the_script_saves_a_network_that_plays_as_a_bot(tmp_path: Path) -> None:
    from bot import LearnedBot

    file = tmp_path / "net.npz"
    script = [sys.executable, str(TRAIN / "ppo.py"), "--game", "cellar", "--seats", "4"]
    words = [*script, "--actions", "600", "--games", "5", "--out", str(file)]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert " trained: won " in said
    game = find_game("cellar")
    bot, others = LearnedBot(game, 4, file), RandomBot(1)
    position = new_game(game, 4, 3)
    while (ask := position.ask) is not None:
        index, reason = (bot if ask.seat == 0 else others).choose(SeatView(position, ask.seat))
        assert reason is None
        position.pick(index)
    assert position.outcome is not None


def test_the_interval_is_wilsons() -> None:
    import ppo

    assert ppo.interval(0, 300) == "0 of 300: 0.0% (0.0% to 1.3%)"
    assert ppo.interval(30, 120) == "30 of 120: 25.0% (18.1% to 33.4%)"
