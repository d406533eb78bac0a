"""What an agent gets to see, in one of three modes, with the space it lies in.

- `features`: arrays of fixed size (see `features.py`);
- `text`: the table in words (see `told.py`);
- `none`: the mask alone, for the fastest steps; then no scene is ever made.

In each mode `action_mask` says which actions are open. A seat that is not asked has a mask of zeros.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hauntbox.envs.features import LAYERS, OPTION, WINDOW, Features
from hauntbox.envs.picture import raster, svg
from hauntbox.envs.told import LETTERS, LONGEST, Teller
from hauntbox.envs.walk import Walk
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game

Observation = dict[str, Any]

MODES: Final = ("features", "text", "none")
RENDER_MODES: Final = ("ansi", "rgb_array", "svg")


class Sight:
    """The eyes of the agents at one table."""

    def __init__(self, game: Game, seats: int, width: int, mode: str, lang: str) -> None:
        if mode not in MODES:
            raise BadSetup(f"{game.id}: observe must be one of {', '.join(MODES)}, not {mode}")
        self.game: Game = game
        self.width: int = width
        self.lang: str = lang
        self.features: Features | None = Features(game, seats, width) if mode == "features" else None
        self.teller: Teller | None = Teller(game, lang) if mode == "text" else None
        self.space: spaces.Dict = self._space()

    def _space(self) -> spaces.Dict:
        parts: dict[str, spaces.Space[Any]] = {}
        if self.features is not None:
            parts["observation"] = spaces.Box(-1.0, 1.0, (self.features.size,), np.float32)
            parts["grid"] = spaces.Box(0.0, 1.0, (LAYERS, WINDOW, WINDOW), np.float32)
            parts["options"] = spaces.Box(-1.0, 1.0, (self.width, OPTION), np.float32)
        if self.teller is not None:
            parts["text"] = spaces.Text(LONGEST, min_length=1, charset=LETTERS)
        parts["action_mask"] = spaces.Box(0, 1, (self.width,), np.int8)
        return spaces.Dict(parts)

    def look(self, walk: Walk, seat: int, events: Sequence[Event] = ()) -> Observation:
        """What the seat sees now."""
        seen: Observation = {}
        if self.features is not None:
            seen.update(self.features.look(walk, seat))
        if self.teller is not None:
            seen["text"] = self.teller.look(walk, seat, events)
        seen["action_mask"] = self.mask(walk, seat)
        return seen

    def mask(self, walk: Walk, seat: int) -> NDArray[np.int8]:
        """1 for every action that is open to the seat."""
        mask = np.zeros(self.width, np.int8)
        if walk.seat == seat:
            mask[: len(walk.options)] = 1
            if walk.more:
                mask[self.width - 1] = 1
        return mask

    def render(self, walk: Walk, seat: int | None, mode: str) -> str | NDArray[np.uint8]:
        """The table as this seat sees it (None: as everybody does): text, pixels or SVG."""
        if mode == "ansi":
            if self.teller is None:
                return Teller(self.game, self.lang).look(walk, seat)
            return self.teller.look(walk, seat)
        scene = self.game.scene(self.game.view(walk.position.state, seat), seat, walk.position.ask)
        return raster(scene) if mode == "rgb_array" else svg(scene)


def check_render(game: Game, mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"{game.id}: render_mode must be one of {', '.join(RENDER_MODES)}, not {mode}")
