"""What each option does, with its arithmetic."""

from typing import Any

from hauntbox.games.hilltop.state import Hilltop
from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Said


def label(g: Hilltop, ask: Ask, value: Any) -> Said:
    return Said(ask.prompt, {})
