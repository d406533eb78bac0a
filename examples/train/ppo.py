"""Trains an agent for one seat of a game with masked PPO, on one core in minutes, and measures it against random.

    python examples/train/ppo.py --actions 500000 --out widow.npz
    python examples/train/ppo.py --load widow.npz --games 1000

It plays The Widow's House alone (one seat with two hands) unless told otherwise. See docs/train-an-agent.md.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from net import Net

from hauntbox.envs import SeatEnv

STEPS = 2048
"""Actions between two improvements."""
ROUNDS, BATCH = 4, 256
RATE, CLIP, ENTROPY = 1e-3, 0.2, 0.01
FUTURE, TRACE = 0.99, 0.95
"""How much a reward is worth one action later; how far advantages look ahead."""


class Player:
    """The agent at the environment: it plays on and on and remembers the last `STEPS` actions."""

    def __init__(self, env: SeatEnv, net: Net, seed: int) -> None:
        self.env, self.net = env, net
        self.rng = np.random.default_rng(seed)
        self.seen: dict[str, Any] = env.reset(seed=seed)[0]
        self.total, self.totals = 0.0, []

    def play(self, steps: int) -> dict[str, np.ndarray]:
        rows: dict[str, list[Any]] = {name: [] for name in ("table", "options", "mask", "action", "chance", "value")}
        rewards, ends = np.zeros(steps, np.float32), np.zeros(steps, bool)
        for i in range(steps):
            seen = self.seen
            chances, values, _ = self.net.forward(*batch_of(seen))
            action = int(self.rng.choice(len(chances[0]), p=chances[0] / chances[0].sum()))
            for name, value in zip(rows, (*inputs(seen), action, chances[0][action], values[0]), strict=True):
                rows[name].append(value)
            self.seen, rewards[i], terminated, truncated, _ = self.env.step(action)
            self.total += float(rewards[i])
            if terminated or truncated:
                ends[i] = True
                self.totals.append(self.total)
                self.total = 0.0
                self.seen = self.env.reset()[0]
        data = {name: np.array(row) for name, row in rows.items()}
        last = float(self.net.forward(*batch_of(self.seen))[1][0])
        data["advantage"] = advantages(rewards, data["value"], ends, last)
        data["goal"] = data["advantage"] + data["value"]
        return data


def inputs(seen: dict[str, Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    return seen["observation"], seen["options"], seen["action_mask"]


def batch_of(seen: dict[str, Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """One observation as a batch."""
    table, options, mask = inputs(seen)
    return table[None], options[None], mask[None]


def advantages(rewards: np.ndarray, values: np.ndarray, ends: np.ndarray, last: float) -> np.ndarray:
    """How much better each action went than expected (generalised advantage estimation)."""
    found = np.zeros_like(rewards)
    ahead, trace = last, 0.0
    for i in reversed(range(len(rewards))):
        if ends[i]:
            ahead, trace = 0.0, 0.0
        surprise = rewards[i] + FUTURE * ahead - values[i]
        trace = surprise + FUTURE * TRACE * trace
        found[i] = trace
        ahead = values[i]
    return found


def improve(net: Net, data: dict[str, np.ndarray], rng: np.random.Generator, rate: float) -> None:
    """Some rounds of PPO's clipped objective over the data."""
    advantage = data["advantage"]
    data["advantage"] = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(ROUNDS):
        order = rng.permutation(len(advantage))
        for start in range(0, len(order), BATCH):
            part = {name: values[order[start : start + BATCH]] for name, values in data.items()}
            net.improve(gradients(net, part), rate)


def gradients(net: Net, part: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    chances, values, kept = net.forward(part["table"], part["options"], part["mask"])
    count = len(values)
    rows = np.arange(count)
    ratio = chances[rows, part["action"]] / part["chance"]
    better = part["advantage"]
    clipped = ((ratio > 1 + CLIP) & (better > 0)) | ((ratio < 1 - CLIP) & (better < 0))
    chosen = np.zeros_like(chances)
    chosen[rows, part["action"]] = 1.0
    push = np.where(clipped, 0.0, ratio * better)
    by_score = -push[:, None] * (chosen - chances)
    logs = np.log(chances + 1e-9)
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    by_score += ENTROPY * chances * (logs + entropy)
    by_value = 0.5 * (values - part["goal"])
    return net.backward(kept, (by_score / count).astype(np.float32), (by_value / count).astype(np.float32))


def train(env: SeatEnv, net: Net, actions: int, seed: int, steps: int = STEPS) -> None:
    """Plays so many actions, and improves after each `steps` of them."""
    player, rng = Player(env, net, seed), np.random.default_rng(seed)
    start = time.monotonic()
    for done in range(0, actions, steps):
        improve(net, player.play(steps), rng, RATE * (1 - 0.9 * done / actions))
        if done // steps % 16 == 15:
            mean = np.mean(player.totals[-200:]) if player.totals else 0.0
            seconds = time.monotonic() - start
            print(f"{done + steps:>8} actions, {seconds:4.0f} s, {len(player.totals)} games, mean reward {mean:+.3f}")


# --- how good it is


def measure(env: SeatEnv, net: Net | None, games: int, seed: int) -> tuple[int, float]:
    """Games won, and the mean turns of a game. Without a network the choices are random."""
    rng = np.random.default_rng(seed)
    won, turns = 0, 0
    for game in range(games):
        seen = env.reset(seed=seed + game)[0]
        over, reward = False, 0.0
        while not over:
            if net is None:
                action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            else:
                action = int(net.forward(*batch_of(seen))[0][0].argmax())
            seen, reward, terminated, truncated, _ = env.step(action)
            over = terminated or truncated
        won += reward > 0
        turns += env.walk.position.state.turn if env.walk else 0
    return won, turns / games


def interval(won: int, games: int, z: float = 1.96) -> str:
    """The rate with its Wilson 95 % interval."""
    rate, extra = won / games, z * z / games
    middle = (rate + extra / 2) / (1 + extra)
    half = z * np.sqrt(rate * (1 - rate) / games + extra / games / 4) / (1 + extra)
    return f"{won} of {games}: {rate:.1%} ({max(0.0, middle - half):.1%} to {middle + half:.1%})"


def make(chosen: argparse.Namespace, reward: str, observe: str = "features") -> SeatEnv:
    options = {name: {"on": True, "off": False}.get(value, value) for name, value in chosen.option}
    return SeatEnv(chosen.game, chosen.seats, 0, chosen.bots, options, observe, reward=reward)


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="widow")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--bots", default="random", help="who has the other seats")
    parser.add_argument("--option", type=lambda text: text.split("=", 1), action="append", metavar="NAME=VALUE")
    parser.add_argument("--reward", choices=("end", "judge"), default="judge")
    parser.add_argument("--actions", type=int, default=500_000, help="how long to train")
    parser.add_argument("--games", type=int, default=1000, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--load", type=Path, help="measure this network instead of training one")
    parser.add_argument("--out", type=Path, help="save the network there")
    chosen = parser.parse_args(argv)
    if chosen.option is None:
        chosen.option = [("level", "easy"), ("short", "on"), ("random_jobs", "on")] if chosen.game == "widow" else []
    env = make(chosen, chosen.reward)
    if chosen.load:
        net = Net.load(chosen.load)
    else:
        space = env.observation_space
        net = Net(space["observation"].shape[0], space["options"].shape[1], chosen.hidden, chosen.seed)
        train(env, net, chosen.actions, chosen.seed)
    if chosen.out:
        net.save(chosen.out)
    fresh = 10_000_000  # seeds that training has not seen
    for name, judge in (("random", None), ("trained", net)):
        won, turns = measure(make(chosen, "end"), judge, chosen.games, fresh)
        print(f"{name:>8}: won {interval(won, chosen.games)}, {turns:.1f} turns a game")


if __name__ == "__main__":
    main()
