"""The treasure cards: items, fortunes and blessings, with what they give all the time."""

from typing import Final, NamedTuple

ITEM: Final = "item"
FORTUNE: Final = "fortune"
BLESSING: Final = "blessing"

PASSIVE: Final = ""
OWN: Final = "own"
"""Used in the own Hero Phase, as a free action."""
ANY_TIME: Final = "any"
REACT: Final = "react"


class Treasure(NamedTuple):
    """`near`, `far`: bonus on attack rolls at adjacent and other targets; `ac`, `speed`, `damage`, `disarm` likewise.

    `keeps`: turned face down after use, where others are discarded.
    """

    id: str
    type: str
    copies: int = 1
    when: str = PASSIVE
    near: int = 0
    far: int = 0
    ac: int = 0
    speed: int = 0
    disarm: int = 0
    keeps: bool = False


TREASURES: Final = (
    Treasure("it_keen_blade", ITEM, 2, near=1),
    Treasure("it_master_blade", ITEM, near=2),
    Treasure("it_true_string", ITEM, far=1),
    Treasure("it_rune_staff", ITEM, far=2),
    Treasure("it_ward_amulet", ITEM, 2, ac=1),
    Treasure("it_tower_shield", ITEM, ac=2, speed=-1),
    Treasure("it_shared_aegis", ITEM, ac=1),
    Treasure("it_stride_boots", ITEM, speed=1),
    Treasure("it_giant_gloves", ITEM),
    Treasure("it_thief_tools", ITEM, disarm=4),
    Treasure("it_snake_charm", ITEM),
    Treasure("it_healing_draught", ITEM, 3, OWN),
    Treasure("it_clear_tonic", ITEM, 2, ANY_TIME),
    Treasure("it_memory_tonic", ITEM, 1, OWN),
    Treasure("it_speed_tonic", ITEM, 1, OWN),
    Treasure("it_fire_flask", ITEM, 2, OWN),
    Treasure("it_lucky_tooth", ITEM, 2, REACT),
    Treasure("it_smoke_pebble", ITEM, 1, REACT),
    Treasure("it_star_ring", ITEM, 1, OWN, keeps=True),
    Treasure("it_guard_bracers", ITEM, 1, REACT, keeps=True),
    Treasure("it_mirror_cloak", ITEM, 1, REACT),
    Treasure("it_veteran_journal", ITEM, 1, OWN),
    Treasure("it_lynx_whistle", ITEM, 1, OWN),
    Treasure("it_sellsword_writ", ITEM, 1, OWN),
    Treasure("it_lantern_oath", ITEM, 1, OWN),
    Treasure("it_imp_stone", ITEM, 1, OWN),
    Treasure("fo_warm_light", FORTUNE, 2),
    Treasure("fo_second_breath", FORTUNE),
    Treasure("fo_momentum", FORTUNE),
    Treasure("fo_opening", FORTUNE),
    Treasure("fo_deep_lore", FORTUNE),
    Treasure("fo_fresh_resolve", FORTUNE),
    Treasure("fo_rich_seam", FORTUNE),
    Treasure("bl_iron", BLESSING, ac=2),
    Treasure("bl_true_aim", BLESSING, near=2, far=2),
    Treasure("bl_fury", BLESSING),
    Treasure("bl_swiftness", BLESSING, speed=2),
    Treasure("bl_mending", BLESSING),
)
TREASURE: Final = {card.id: number for number, card in enumerate(TREASURES)}

SHARED_AEGIS: Final = TREASURE["it_shared_aegis"]
GIANT_GLOVES: Final = TREASURE["it_giant_gloves"]
SNAKE_CHARM: Final = TREASURE["it_snake_charm"]
CLEAR_TONIC: Final = TREASURE["it_clear_tonic"]
LUCKY_TOOTH: Final = TREASURE["it_lucky_tooth"]
SMOKE_PEBBLE: Final = TREASURE["it_smoke_pebble"]
GUARD_BRACERS: Final = TREASURE["it_guard_bracers"]
MIRROR_CLOAK: Final = TREASURE["it_mirror_cloak"]
BL_FURY: Final = TREASURE["bl_fury"]
BL_MENDING: Final = TREASURE["bl_mending"]


def treasure_cards() -> list[int]:
    return [number for number, card in enumerate(TREASURES) for _ in range(card.copies)]
