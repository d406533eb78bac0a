"""How many options questions have, and how fast the environments step: the tables of docs/train-an-agent.md.

python -m hauntbox.envs.measure
"""

import time
from collections.abc import Iterator

import numpy as np

from hauntbox.box import games
from hauntbox.envs.turns import TurnsEnv
from hauntbox.envs.walk import width_of
from hauntbox.kernel.game import Game
from hauntbox.kernel.position import new_game
from hauntbox.kernel.rng import Rng

GAMES = 40
SECONDS = 2.0


def counts(game: Game) -> list[int]:
    """The numbers of options in games of every size, half of them played by habit."""
    found: list[int] = []
    for seed in range(GAMES):
        low, high = game.seats
        position, rng = new_game(game, low + seed % (high - low + 1), seed, keep=False), Rng(seed)
        while (ask := position.ask) is not None:
            found.append(len(ask.options))
            habit = game.has_habits and seed % 2
            position.pick(game.habit(position.state, ask, rng) if habit else rng.below(len(ask.options)))
    return sorted(found)


def rate(game: Game, observe: str) -> float:
    """Steps a CPU second at random, each with a look at the observation."""
    env = TurnsEnv(game.id, observe=observe)
    env.reset(seed=1)
    rng = Rng(1)
    done = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        mask = env.observe(env.agent_selection)["action_mask"]
        legal = np.flatnonzero(mask)
        if not len(legal):
            env.reset()
            continue
        env.step(int(legal[rng.below(len(legal))]))
        done += 1
    return done / (time.process_time() - start)


def rows() -> Iterator[str]:
    for name, game in games().items():
        found = counts(game)
        parts = [found[int(len(found) * part)] for part in (0.5, 0.95, 0.99)]
        width = width_of(game, None)
        paged = sum(count > width for count in found) / len(found)
        rates = [f"{rate(game, mode):,.0f}" for mode in ("none", "features", "text")]
        cells = [name, *map(str, parts), str(found[-1]), str(width), f"{paged:.1%}", *rates]
        yield "| " + " | ".join(cells) + " |"


def main() -> None:
    print("| game | half | 95 % | 99 % | most | actions | in pages | steps/s `none` | `features` | `text` |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for row in rows():
        print(row, flush=True)


if __name__ == "__main__":
    main()
