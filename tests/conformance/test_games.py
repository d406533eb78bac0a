"""Every game in the box keeps what every game must keep."""

import cellar

from hauntbox.conformance import GameConformance, Setup
from hauntbox.games import delve, hilltop, widow


class TestWidow(GameConformance):
    game = widow.GAME


class TestCellar(GameConformance):
    game, games = cellar.GAME, 4


PARTY = "maren 2 mending_hymn,radiant_lance,shield_word,judgement,wrath_bell,purge it_clear_tonic,it_smoke_pebble"
ALONE = "alone_in_the_dark"
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


class TestDelve(GameConformance):
    """Every adventure, every number of players, every option."""

    game = delve.GAME
    setups = (
        *[
            Setup(1 if name == "alone_in_the_dark" else 2 + i % 4, {"adventure": name})
            for i, name in enumerate(delve.IDS)
        ],
        Setup(1, {"difficulty": "harder"}),
        Setup(2, {"adventure": "brood_below", "difficulty": "easier", "cards": "base"}),
        Setup(3, {"adventure": "iron_crown", "cards": "advanced", "random_heroes": True, "random_powers": True}),
        Setup(2, {"adventure": "rival_delvers", "random_heroes": True}),
        Setup(2, {"adventure": "closing_dark", "party": PARTY}),
    )
    games = 1
    every = 23
