"""The bots people choose from: three levels, and what each plays like."""

from typing import Final

LEVELS: Final = {"gentle": "greedy", "steady": "mcts:100", "sharp": "mcts:2s"}
"""The name of a level and the bot that plays it."""

SIMPLEST: Final = "gentle"
USUAL: Final = "steady"

BUDGET: Final = 20.0
"""Seconds after which a bot that has not chosen has failed; all levels stay far below it."""
