"""Whole games with a forced haunt, played by chance to their end."""

import random

from hauntbox.games.hilltop import GAME
from hauntbox.kernel.game import Outcome
from hauntbox.kernel.position import new_game

LONGEST = 20_000
"""More choices than any game of these lengths needs."""


def play_by_chance(haunt: int, seats: int, seed: int, **options: str) -> Outcome:
    """Every choice is made at random; fails when the game is stuck."""
    chosen = {"force_haunt": str(haunt), "random_explorers": True, "max_explore_rounds": "4", **options}
    position = new_game(GAME, seats, seed, chosen, keep=False)
    rng = random.Random(seed)
    for _ in range(LONGEST):
        if position.ask is None:
            break
        position.pick(rng.randrange(len(position.ask.options)))
    outcome = position.outcome
    assert outcome is not None, f"haunt {haunt}, {seats} seats, seed {seed}: the game does not end"
    return outcome
