"""A haunt as small as can be, for tests of the framework: give it what a test needs in a subclass."""

from typing import ClassVar

from hauntbox.games.hilltop.declare import Kind, Thing, Win
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.state import HEROES, TRAITOR

HOUND = "h38_firebat"
STATUE = "h46_captive"
GHOST = "h48_sack_man"
LAMP = "h29_oil_lamp"
BOAT = "h36_dinghy"


class Tiny(Haunt):
    """Two kinds of monsters, a figure that only stands there, two objects, a bell that wins and a clock that loses."""

    number: ClassVar[int] = 99
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind(HOUND, speed=3, might=3),
        Kind(STATUE, monster=False),
        Kind(GHOST, speed=2, might=4, walls=True),
    )
    things: ClassVar[tuple[Thing, ...]] = (Thing(LAMP), Thing(BOAT, heavy=True))
    tracks: ClassVar[tuple[tuple[str, int], ...]] = (("h30_bells", 0),)
    rules: ClassVar[int] = 4
    heroes_read: ClassVar[tuple[int, ...]] = (2,)
    traitor_reads: ClassVar[tuple[int, ...]] = (3,)
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HIL-FW-70", lambda g: g.marked("h11_wards") >= 2),
        Win(TRAITOR, "HIL-FW-70", lambda g: g.tracks["h30_bells"] >= 7),
    )
