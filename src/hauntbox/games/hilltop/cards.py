"""The cards: declared here, named in text/. A card is a number: omens first, then items, then events.

Numbers from OBJECT on are the objects of a haunt, which behave like item cards (HIL-HF-20).
"""

from typing import Final

from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY, SPEED

OMENS: Final = (
    "bite",
    "book",
    "crystal_ball",
    "dog",
    "girl",
    "holy_symbol",
    "madman",
    "mask",
    "medallion",
    "ring",
    "skull",
    "spear",
    "spirit_board",
)
ITEMS: Final = (
    "adrenaline_shot",
    "amulet_of_ages",
    "angel_feather",
    "armor",
    "axe",
    "bell",
    "blood_dagger",
    "bottle",
    "candle",
    "dark_dice",
    "dynamite",
    "healing_salve",
    "idol",
    "lucky_stone",
    "medical_kit",
    "music_box",
    "pickpockets_gloves",
    "puzzle_box",
    "rabbits_foot",
    "revolver",
    "sacrificial_dagger",
    "smelling_salts",
)
EVENTS: Final = (
    "angry_being",
    "beckoning",
    "blessed_ground",
    "bloody_vision",
    "burning_man",
    "closet_door",
    "creepy_crawlies",
    "debris",
    "disquieting_sounds",
    "drip",
    "footsteps",
    "foresight",
    "funeral",
    "grave_dirt",
    "groundskeeper",
    "hanged_men",
    "hideous_shriek",
    "lady_in_grey",
    "lights_out",
    "locked_safe",
    "mirror_debt",
    "mirror_gift",
    "mists",
    "mystic_slide",
    "night_view",
    "phone_call",
    "possession",
    "puppet",
    "revolving_wall",
    "room_moves",
    "rotten",
    "secret_passage",
    "secret_stairs",
    "shrieking_wind",
    "silence",
    "skeletons",
    "smoke",
    "something_hidden",
    "something_slimy",
    "spider",
    "spinning_top",
    "stumble",
    "voice",
    "walls",
    "webs",
)
CARDS: Final = OMENS + ITEMS + EVENTS
CARD: Final = {name: number for number, name in enumerate(CARDS)}
FIRST_ITEM: Final = len(OMENS)
FIRST_EVENT: Final = FIRST_ITEM + len(ITEMS)
OBJECT: Final = len(CARDS)

BITE: Final = 0
BOOK: Final = 1
CRYSTAL_BALL: Final = 2
DOG: Final = 3
GIRL: Final = 4
HOLY_SYMBOL: Final = 5
MADMAN: Final = 6
MASK: Final = 7
MEDALLION: Final = 8
RING: Final = 9
SKULL: Final = 10
SPEAR: Final = 11
SPIRIT_BOARD: Final = 12
ADRENALINE_SHOT: Final = 13
AMULET_OF_AGES: Final = 14
ANGEL_FEATHER: Final = 15
ARMOR: Final = 16
AXE: Final = 17
BELL: Final = 18
BLOOD_DAGGER: Final = 19
BOTTLE: Final = 20
CANDLE: Final = 21
DARK_DICE: Final = 22
DYNAMITE: Final = 23
HEALING_SALVE: Final = 24
IDOL: Final = 25
LUCKY_STONE: Final = 26
MEDICAL_KIT: Final = 27
MUSIC_BOX: Final = 28
PICKPOCKETS_GLOVES: Final = 29
PUZZLE_BOX: Final = 30
RABBITS_FOOT: Final = 31
REVOLVER: Final = 32
SACRIFICIAL_DAGGER: Final = 33
SMELLING_SALTS: Final = 34
ANGRY_BEING: Final = 35
BECKONING: Final = 36
BLESSED_GROUND: Final = 37
BLOODY_VISION: Final = 38
BURNING_MAN: Final = 39
CLOSET_DOOR: Final = 40
CREEPY_CRAWLIES: Final = 41
DEBRIS: Final = 42
DISQUIETING_SOUNDS: Final = 43
DRIP: Final = 44
FOOTSTEPS: Final = 45
FORESIGHT: Final = 46
FUNERAL: Final = 47
GRAVE_DIRT: Final = 48
GROUNDSKEEPER: Final = 49
HANGED_MEN: Final = 50
HIDEOUS_SHRIEK: Final = 51
LADY_IN_GREY: Final = 52
LIGHTS_OUT: Final = 53
LOCKED_SAFE: Final = 54
MIRROR_DEBT: Final = 55
MIRROR_GIFT: Final = 56
MISTS: Final = 57
MYSTIC_SLIDE: Final = 58
NIGHT_VIEW: Final = 59
PHONE_CALL: Final = 60
POSSESSION: Final = 61
PUPPET: Final = 62
REVOLVING_WALL: Final = 63
ROOM_MOVES: Final = 64
ROTTEN: Final = 65
SECRET_PASSAGE: Final = 66
SECRET_STAIRS: Final = 67
SHRIEKING_WIND: Final = 68
SILENCE: Final = 69
SKELETONS: Final = 70
SMOKE: Final = 71
SOMETHING_HIDDEN: Final = 72
SOMETHING_SLIMY: Final = 73
SPIDER: Final = 74
SPINNING_TOP: Final = 75
STUMBLE: Final = 76
VOICE: Final = 77
WALLS: Final = 78
WEBS: Final = 79

KEPT: Final = (DEBRIS, FORESIGHT, GRAVE_DIRT, LIGHTS_OUT, WEBS)
"""Events that stay before their drawer."""
COMPANIONS: Final = (DOG, GIRL, MADMAN)
WEAPONS: Final = (AXE, BLOOD_DAGGER, REVOLVER, SACRIFICIAL_DAGGER, SPEAR)
NOT_GIVEN: Final = (BITE, DOG, GIRL, MADMAN, BLOOD_DAGGER)
"""HIL-ITEM-4: can be neither handed over nor dropped."""
NOT_STOLEN: Final = (BITE, DOG, GIRL, MADMAN, ARMOR)

GAINS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    BOOK: ((KNOWLEDGE, 2),),
    DOG: ((MIGHT, 1), (SANITY, 1)),
    GIRL: ((SANITY, 1), (KNOWLEDGE, 1)),
    HOLY_SYMBOL: ((SANITY, 2),),
    MADMAN: ((MIGHT, 2), (SANITY, -1)),
    AMULET_OF_AGES: ((SPEED, 1), (MIGHT, 1), (SANITY, 1), (KNOWLEDGE, 1)),
    BELL: ((SANITY, 1),),
}
"""What a card does to the traits of its holder when gained."""
LOSSES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    **{card: tuple([(trait, -steps) for trait, steps in gains]) for card, gains in GAINS.items()},
    AMULET_OF_AGES: ((SPEED, -3), (MIGHT, -3), (SANITY, -3), (KNOWLEDGE, -3)),
}


def is_event(card: int) -> bool:
    return FIRST_EVENT <= card < OBJECT


def is_item(card: int) -> bool:
    return FIRST_ITEM <= card < FIRST_EVENT
