"""The heroes and their powers, as on their cards."""

from typing import Final, NamedTuple


class HeroCard(NamedTuple):
    """Each pair is for level 1 and level 2."""

    id: str
    kin: str
    calling: str
    ac: tuple[int, int]
    hp: tuple[int, int]
    speed: tuple[int, int]
    surge: tuple[int, int]


HEROES: Final = (
    HeroCard("brakka", "dwarf", "fighter", (17, 18), (10, 12), (5, 5), (5, 6)),
    HeroCard("ilse", "human", "archer", (15, 16), (7, 9), (6, 6), (4, 5)),
    HeroCard("quillon", "gnome", "wizard", (14, 15), (7, 9), (6, 6), (4, 5)),
    HeroCard("maren", "human", "cleric", (16, 17), (8, 10), (5, 5), (4, 5)),
    HeroCard("tamsin", "halfling", "rogue", (15, 16), (8, 10), (6, 6), (4, 5)),
    HeroCard("orrin", "human", "barbarian", (14, 15), (11, 13), (6, 6), (5, 6)),
)
BRAKKA: Final = 0
ILSE: Final = 1
QUILLON: Final = 2
MAREN: Final = 3
TAMSIN: Final = 4
ORRIN: Final = 5

AT_WILL: Final = "at-will"
DAILY: Final = "daily"
UTILITY: Final = "utility"
STANCE: Final = "stance"
"""A utility that is a stance (DEL-POWER-8)."""

OWN: Final = "own"
"""Used in the own Hero Phase, as a free action."""
REACT: Final = "react"
"""Used when something happens."""
MOVE: Final = "move"
"""Used in the own Hero Phase in place of a move action."""

ADJACENT: Final = -1
"""A range in squares; every other range is a number of tiles."""

ONE: Final = "one"
UP_TO: Final = "up-to"
"""Up to `times` different targets."""
SEVERAL: Final = "several"
"""`times` attacks, the target of each chosen when it comes."""
EACH_ADJACENT: Final = "each-adjacent"
ON_TILE: Final = "on-tile"
"""Each target on one tile within range."""
OWN_TILE: Final = "own-tile"


class Power(NamedTuple):
    """`reach`, `mode`, `times`, `attack`, `damage`, `miss` are for attack powers, `when` for utilities."""

    id: str
    kind: str
    reach: int = ADJACENT
    mode: str = ""
    attack: int = 0
    damage: int = 0
    miss: int = 0
    times: int = 1
    when: str = ""


def at_will(name: str, reach: int, mode: str, attack: int, damage: int, times: int = 1) -> Power:
    return Power(name, AT_WILL, reach, mode, attack, damage, 0, times)


def daily(name: str, reach: int, mode: str, attack: int, damage: int, miss: int = 0, times: int = 1) -> Power:
    return Power(name, DAILY, reach, mode, attack, damage, miss, times)


def utility(name: str, when: str) -> Power:
    return Power(name, UTILITY, when=when)


def stance(name: str) -> Power:
    return Power(name, STANCE)


POWERS: Final = (
    utility("brk_stone_blood", MOVE),
    at_will("brk_measured_cut", ADJACENT, ONE, 10, 1),
    at_will("brk_twin_hew", ADJACENT, SEVERAL, 5, 1, times=2),
    at_will("brk_bull_rush", ADJACENT, ONE, 7, 1),
    daily("brk_avalanche", ADJACENT, EACH_ADJACENT, 7, 2, miss=1),
    daily("brk_spite", ADJACENT, ONE, 8, 3),
    daily("brk_hook_and_haul", 2, ONE, 8, 3, miss=1),
    stance("brk_guard_stance"),
    utility("brk_rally", REACT),
    utility("brk_last_wall", REACT),
    stance("ils_hawk_stance"),
    at_will("ils_long_shot", 2, ONE, 7, 1),
    at_will("ils_driving_shot", 1, ONE, 8, 1),
    at_will("ils_split_arrows", 1, UP_TO, 5, 1, times=2),
    daily("ils_arrow_storm", 2, ON_TILE, 7, 2),
    daily("ils_heart_shot", 3, ONE, 9, 3, miss=1),
    daily("ils_covering_fire", 2, ONE, 8, 2, miss=1),
    utility("ils_quick_step", OWN),
    utility("ils_spotter", REACT),
    utility("ils_mark_prey", OWN),
    utility("qui_blink", OWN),
    at_will("qui_forked_spark", 1, UP_TO, 6, 1, times=2),
    at_will("qui_frost_lance", 2, ONE, 7, 1),
    at_will("qui_force_shove", 1, ONE, 8, 1),
    daily("qui_fire_bloom", 2, ON_TILE, 8, 2, miss=1),
    daily("qui_stone_spike", 2, ONE, 9, 3, miss=1),
    daily("qui_chain_storm", 2, UP_TO, 7, 2, times=3),
    utility("qui_veil", OWN),
    utility("qui_mirror_selves", OWN),
    utility("qui_dispel", REACT),
    utility("mar_mending_hymn", OWN),
    at_will("mar_radiant_lance", 1, ONE, 6, 1),
    at_will("mar_shield_word", ADJACENT, ONE, 7, 1),
    at_will("mar_hammer_blow", ADJACENT, ONE, 8, 1),
    daily("mar_judgement", ADJACENT, ONE, 9, 3, miss=1),
    daily("mar_sanctuary_flame", 0, OWN_TILE, 7, 2),
    daily("mar_wrath_bell", 2, ONE, 8, 2, miss=1),
    utility("mar_purge", OWN),
    utility("mar_shared_faith", REACT),
    utility("mar_raise_up", OWN),
    utility("tam_slip_away", REACT),
    at_will("tam_backstab", ADJACENT, ONE, 7, 1),
    at_will("tam_thrown_knife", 1, ONE, 7, 1),
    at_will("tam_dart_and_dash", ADJACENT, ONE, 7, 1),
    daily("tam_knife_rain", 1, SEVERAL, 6, 1, times=4),
    daily("tam_throat_cut", ADJACENT, ONE, 9, 3, miss=1),
    daily("tam_trick_swap", ADJACENT, ONE, 8, 3, miss=1),
    utility("tam_pocket_find", REACT),
    utility("tam_nimble_hands", REACT),
    utility("tam_false_trail", OWN),
    utility("orr_fury_marks", OWN),
    at_will("orr_great_axe", ADJACENT, ONE, 5, 2),
    at_will("orr_reckless_swing", ADJACENT, ONE, 9, 1),
    at_will("orr_sweep", ADJACENT, EACH_ADJACENT, 6, 1),
    daily("orr_whirl", ADJACENT, EACH_ADJACENT, 7, 2, miss=1),
    daily("orr_sunder", ADJACENT, ONE, 8, 4, miss=1),
    daily("orr_blood_roar", ADJACENT, ONE, 8, 2),
    utility("orr_herbs", OWN),
    utility("orr_shrug", REACT),
    utility("orr_charge", OWN),
)
POWER: Final = {power.id: number for number, power in enumerate(POWERS)}
EACH: Final = 10
"""Powers of a hero: his signature card, then three at-will, three daily and three utility cards."""
SIGNATURE: Final = (0,)
AT_WILLS: Final = (1, 2, 3)
DAILIES: Final = (4, 5, 6)
UTILITIES: Final = (7, 8, 9)


def powers_of(hero: int, places: tuple[int, ...]) -> list[int]:
    """The numbers of a hero's powers at some places of his set."""
    return [hero * EACH + place for place in places]
