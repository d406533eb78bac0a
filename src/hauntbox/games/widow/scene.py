from typing import Any
from hauntbox.games.widow.state import Widow
from hauntbox.kernel.game import Game, Said
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.scene import Scene
def scene(game: Game, g: Widow, seat: int | None, ask: Ask | None) -> Scene:
    raise NotImplementedError
def label(g: Widow, ask: Ask, value: Any) -> Said:
    raise NotImplementedError
