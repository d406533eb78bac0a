"""Every game in the box keeps what every game must keep."""

import cellar

from hauntbox.conformance import GameConformance, Setup
from hauntbox.games import hilltop, widow


class TestWidow(GameConformance):
    game = widow.GAME


class TestCellar(GameConformance):
    game, games = cellar.GAME, 4


SHORT = {"max_explore_rounds": "3", "random_explorers": True}


class TestHilltop(GameConformance):
    """Every haunt, every number of players, every option: with a short first half, so that the haunt is soon there."""

    game = hilltop.GAME
    setups = (
        *[Setup(3 + i % 4, {"force_haunt": str(number), **SHORT}) for i, number in enumerate(hilltop.BUILT)],
        *[Setup(seats, {"max_explore_rounds": "6"}) for seats in (3, 4, 5, 6)],
        Setup(4, {"fresh_haunts": True, "played_haunts": "4 7 10 11 12", **SHORT}),
        Setup(3, {"barrier_fail_stops": True, "early_haunt": True, "first_player": "07-04", **SHORT}),
        Setup(5, {"max_rounds": "3", **SHORT}),
    )
    games = 1
    every = 29
