"""What the table of The House on the Hilltop looks like, as data for any client."""

from hauntbox.games.hilltop.state import Hilltop
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game
from hauntbox.kernel.scene import Scene


def scene(game: Game, g: Hilltop, seat: int | None, ask: Ask | None) -> Scene:
    raise NotImplementedError
