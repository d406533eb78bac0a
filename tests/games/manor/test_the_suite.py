"""What every game must keep, on a choice of mixes and options; and a random game of every mix there is."""

import pytest

from hauntbox.bots.players import play_out
from hauntbox.conformance import GameConformance, Setup
from hauntbox.games import manor
from hauntbox.games.manor.roles import LEVELS, MIXES
from hauntbox.kernel.game import OptionValue
from hauntbox.kernel.position import new_game
from hauntbox.kernel.rng import Rng

CHOSEN = ("PKSME", "PKSM", "PK", "SM")
ALL: list[tuple[int, dict[str, OptionValue]]] = [
    *[(len(mix.roles), {"roles": mix.roles}) for mix in MIXES],
    (5, {"extended_sanctity": True, "lamp_pulse": "on"}),
    (4, {"lamp_pulse": "grit"}),
    *[
        (5, {f"{role}_level": level for role in ("paladin", "skeletons", "spider", "manor", "enchanter")})
        for level in LEVELS
        if level != "normal"
    ],
    (1, {"solo": "easy"}),
    (1, {"solo": "hard"}),
]
LONGEST = 20_000


class TestManor(GameConformance):
    game = manor.GAME
    setups = (
        *[Setup(len(mix.roles), {"roles": mix.roles}) for mix in MIXES if mix.roles in CHOSEN],
        Setup(5, {"extended_sanctity": True, "lamp_pulse": "on", "paladin_level": "hard", "spider_level": "hard"}),
        Setup(1, {"solo": "hard"}),
    )
    games = 1
    every = 41


@pytest.mark.parametrize(("seats", "options"), ALL, ids=str)
def test_random_games_of_every_mix_and_level_come_to_an_end(seats: int, options: dict[str, OptionValue]) -> None:
    for seed in range(3):
        position = new_game(manor.GAME, seats, seed, options, keep=False)
        play_out(position, Rng(seed), LONGEST)
        assert position.outcome is not None
