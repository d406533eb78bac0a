"""Bots that see what their seat sees."""

from hauntbox.bots.players import Bot, GreedyBot, MctsBot, RandomBot, make_bot

__all__ = ["Bot", "GreedyBot", "MctsBot", "RandomBot", "make_bot"]
