"""The names of the environments, each with its version: `widow_v1`, `hauntbox/widow-v1`, `hauntbox_widow_v1`.

A name stands for the same rules and the same observations for ever: the version grows with the
rules revision of the game and with `LAYOUT`.
"""

import re
from typing import Final

from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game

LAYOUT: Final = 1
"""Raised whenever actions or observations change their meaning or their size."""

_VERSIONED: Final = re.compile("(.+)_v([0-9]+)")


def version(game: Game) -> int:
    """Both parts only ever grow, so every change of either gives a number that was never there before."""
    return LAYOUT + game.revision - 1


def env_name(game: Game) -> str:
    """The name in PettingZoo's way."""
    return f"{game.id}_v{version(game)}"


def gym_id(game: Game) -> str:
    return f"hauntbox/{game.id}-v{version(game)}"


def spiel_name(game: Game) -> str:
    return f"hauntbox_{game.id}_v{version(game)}"


def game_named(name: str) -> Game:
    """The game of an environment: "widow" is whatever is here now, "widow_v1" that version or BadSetup."""
    versioned = _VERSIONED.fullmatch(name)
    game = find_game(versioned[1] if versioned else name)
    if versioned and int(versioned[2]) != version(game):
        raise BadSetup(f"there is no environment '{name}': this Hauntbox has {env_name(game)}")
    return game
