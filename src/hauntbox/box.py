"""What is in the box: the games that are installed, found by their entry points.

A game is a package that names its `Game` under the entry point group `hauntbox.games`; nothing
else has to know it.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.game import Game

GROUP: Final = "hauntbox.games"
SHELF: Final = ("widow", "hilltop", "delve", "manor", "caverns")
"""The five boxes in their order; one that is not installed is still to come."""


def games() -> dict[str, Game]:
    """All games by name, in the order of their names."""
    return {name: _load(entry) for name, entry in _entries().items()}


def find_game(name: str) -> Game:
    """The game of this name; raises BadSetup when there is none."""
    entries = _entries()
    if name not in entries:
        raise BadSetup(f"there is no game '{name}' (there are: {', '.join(entries) or 'none'})")
    return _load(entries[name])


def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def _load(entry: EntryPoint) -> Game:
    """Imports the game the normal way, so that a copy of the packages earlier on the path is the one that plays."""
    try:
        game = entry.load()
    except (ImportError, AttributeError) as error:
        raise BadSetup(f"the game '{entry.name}' cannot be loaded from {entry.value}: {error}") from None
    if not isinstance(game, Game):
        raise BadSetup(f"the game '{entry.name}' cannot be loaded: {entry.value} is not a Game")
    return game
