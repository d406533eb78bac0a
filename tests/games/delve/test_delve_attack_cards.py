"""Every attack power as printed: range, attack, damage, damage of a miss, and whether its card is turned."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

Make = Callable[..., Table]

HEROES = {"brk": "brakka", "ils": "ilse", "qui": "quillon", "mar": "maren", "tam": "tamsin", "orr": "orrin"}
ADJACENT = -1
# the range in tiles, rolls against one target, attack, damage, damage of a miss
AT_WILLS = {
    "brk_measured_cut": (ADJACENT, 1, 10, 1, 0),
    "brk_twin_hew": (ADJACENT, 2, 5, 1, 0),
    "brk_bull_rush": (ADJACENT, 1, 7, 1, 0),
    "ils_long_shot": (2, 1, 7, 1, 0),
    "ils_driving_shot": (1, 1, 8, 1, 0),
    "ils_split_arrows": (1, 1, 5, 1, 0),
    "qui_forked_spark": (1, 1, 6, 1, 0),
    "qui_frost_lance": (2, 1, 7, 1, 0),
    "qui_force_shove": (1, 1, 8, 1, 0),
    "mar_radiant_lance": (1, 1, 6, 1, 0),
    "mar_shield_word": (ADJACENT, 1, 7, 1, 0),
    "mar_hammer_blow": (ADJACENT, 1, 8, 1, 0),
    "tam_backstab": (ADJACENT, 1, 7, 1, 0),
    "tam_thrown_knife": (1, 1, 7, 1, 0),
    "tam_dart_and_dash": (ADJACENT, 1, 7, 1, 0),
    "orr_great_axe": (ADJACENT, 1, 5, 2, 0),
    "orr_reckless_swing": (ADJACENT, 1, 9, 1, 0),
    "orr_sweep": (ADJACENT, 1, 6, 1, 0),
}
DAILIES = {
    "brk_avalanche": (ADJACENT, 1, 7, 2, 1),
    "brk_spite": (ADJACENT, 1, 8, 3, 0),
    "brk_hook_and_haul": (2, 1, 8, 3, 1),
    "ils_arrow_storm": (2, 1, 7, 2, 0),
    "ils_heart_shot": (3, 1, 9, 3, 1),
    "ils_covering_fire": (2, 1, 8, 2, 1),
    "qui_fire_bloom": (2, 1, 8, 2, 1),
    "qui_stone_spike": (2, 1, 9, 3, 1),
    "qui_chain_storm": (2, 1, 7, 2, 0),
    "mar_judgement": (ADJACENT, 1, 9, 3, 1),
    "mar_sanctuary_flame": (0, 1, 7, 2, 0),
    "mar_wrath_bell": (2, 1, 8, 2, 1),
    "tam_knife_rain": (1, 4, 6, 1, 0),
    "tam_throat_cut": (ADJACENT, 1, 9, 3, 1),
    "tam_trick_swap": (ADJACENT, 1, 8, 3, 1),
    "orr_whirl": (ADJACENT, 1, 7, 2, 1),
    "orr_sunder": (ADJACENT, 1, 8, 4, 1),
    "orr_blood_roar": (ADJACENT, 1, 8, 2, 0),
}
CARDS = {**AT_WILLS, **DAILIES}
BRUTE = 13
"""Its armour class."""


def lane(table: Make, power: str, column: int) -> Table:
    """Five tiles in a row; the hero of the power on the first, a tough brute somewhere."""
    t = table(HEROES[power[:3]])
    t.draw(f"{'.' * 20}\n.A{'.' * 18}\n{'.' * 20}\n{'.' * 20}")
    t.foe("stone_brute", 1, column, hp=20)
    t.powers(0, power)
    return t.act(0)


def decline(t: Table) -> None:
    """To the next deed; what a card offers besides is declined."""
    while t.prompt not in (None, "act"):
        t.play(next((option for option in ("stay", "stop", "pass", "no") if option in t.options), t.options[0]))


def farthest(power: str) -> int:
    """The column of the last place in range."""
    reach = CARDS[power][0]
    return 2 if reach == ADJACENT else 4 * reach + 3


@pytest.mark.rule("DEL-COMBAT-1")
@pytest.mark.parametrize("power", sorted(CARDS))
def test_its_range(table: Make, power: str) -> None:
    assert f"attack {power}" in lane(table, power, farthest(power)).options
    beyond = 8 if power == "brk_bull_rush" else farthest(power) + 1  # a move of 5 squares comes before a Bull Rush
    t = lane(table, power, beyond)
    assert f"attack {power}" not in t.options
    assert t.barred[f"attack {power}"] == "DEL-COMBAT-1"


@pytest.mark.rule("DEL-COMBAT-2")
@pytest.mark.rule("DEL-COMBAT-3")
@pytest.mark.parametrize("power", sorted(CARDS))
def test_a_roll_that_just_reaches_the_armour_class_hits_for_its_damage(table: Make, power: str) -> None:
    _, rolls, attack, damage, _ = CARDS[power]
    t = lane(table, power, farthest(power))
    t.dice(*[BRUTE - attack] * rolls)
    decline(t.play(f"attack {power}"))
    assert t.hp("stone_brute-1") == 20 - damage * rolls


@pytest.mark.rule("DEL-COMBAT-2")
@pytest.mark.parametrize("power", sorted(CARDS))
def test_one_less_misses_and_deals_the_damage_of_a_miss(table: Make, power: str) -> None:
    _, rolls, attack, _, miss = CARDS[power]
    t = lane(table, power, farthest(power))
    t.dice(*[BRUTE - attack - 1] * rolls)
    decline(t.play(f"attack {power}"))
    assert t.hp("stone_brute-1") == 20 - miss


@pytest.mark.rule("DEL-POWER-1")
@pytest.mark.parametrize("power", sorted(AT_WILLS))
def test_an_at_will_power_can_be_used_again(table: Make, power: str) -> None:
    t = lane(table, power, farthest(power))
    t.dice(*[19] * CARDS[power][1])
    decline(t.play(f"attack {power}"))
    t.stand(0, 1, 1)
    t.g.at[t.figure("stone_brute-1")] = t.g.at[0] + 1
    t.g.who = {square: figure for figure, square in t.g.at.items()}
    assert f"attack {power}" in t.act(0).options


@pytest.mark.rule("DEL-POWER-2")
@pytest.mark.parametrize("power", sorted(DAILIES))
def test_a_daily_power_is_turned_face_down(table: Make, power: str) -> None:
    t = lane(table, power, farthest(power))
    t.dice(*[19] * CARDS[power][1])
    decline(t.play(f"attack {power}"))
    assert (t.g.heroes[0].up, t.told("power-down")) == (0, [{"who": HEROES[power[:3]], "power": power}])
    t.stand(0, 1, 1)
    t.act(0)
    assert f"attack {power}" not in t.options
    assert t.barred[f"attack {power}"] == "DEL-POWER-2"
