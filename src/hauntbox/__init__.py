"""Hauntbox: five haunted-house and dungeon board games on one small kernel."""

__version__ = "0.1.0"
