"""Every game in the box keeps what every game must keep."""

import cellar

from hauntbox.conformance import GameConformance
from hauntbox.games import widow


class TestWidow(GameConformance):
    game = widow.GAME


class TestCellar(GameConformance):
    game, games = cellar.GAME, 4
