"""All cards, by number: treasures, Sanctity cards, gear, powers and forms, events with their paths, spells."""

from typing import Final, NamedTuple

from hauntbox.games.manor.pieces import CLEAVE, FLETCH, NEEDLE, WAIL, WICK

# --- the Paladin's

TREASURES: Final = ("tre_armor", "tre_brand", "tre_halo", "tre_symbol", "tre_mace", "tre_beads", "tre_boots")
ARMOR: Final = 0
BRAND: Final = 1
HALO: Final = 2
SYMBOL: Final = 3
MACE: Final = 4
BEADS: Final = 5
BOOTS: Final = 6


class Sanctity(NamedTuple):
    """`keep`: works for the rest of the game; otherwise used once. `extra`: only with MAN-VAR-20."""

    id: str
    keep: bool
    extra: bool = False


SANCTITY: Final = (
    Sanctity("san_reach", False),
    Sanctity("san_fire", False),
    Sanctity("san_light", False),
    Sanctity("san_turn", True),
    Sanctity("san_heal", True),
    Sanctity("san_purge", False),
    Sanctity("san_smite", True),
    Sanctity("san_stride", True),
    Sanctity("san_conjure", True, True),
    Sanctity("san_divine", True, True),
    Sanctity("san_radiant", True, True),
    Sanctity("san_dedicate", True, True),
)
REACH: Final = 0
REKINDLE: Final = 1
DAYBREAK: Final = 2
GUIDING_STEP: Final = 3
MERCY: Final = 4
PURGE: Final = 5
SMITE: Final = 6
STRIDE: Final = 7
RAISE_WALL: Final = 8
FORESIGHT: Final = 9
BLAZING: Final = 10
ASCETIC: Final = 11

# --- the Skeletons'


class Gear(NamedTuple):
    id: str
    owner: int


GEAR: Final = (
    Gear("gear_staff", WICK),
    Gear("gear_runestone", WICK),
    Gear("gear_fetish", WICK),
    Gear("gear_horn", WAIL),
    Gear("gear_banner", WAIL),
    Gear("gear_pauldrons", WAIL),
    Gear("gear_bombs", FLETCH),
    Gear("gear_longbow", FLETCH),
    Gear("gear_wolf", FLETCH),
    Gear("gear_axe", CLEAVE),
    Gear("gear_helmet", CLEAVE),
    Gear("gear_shield", CLEAVE),
    Gear("gear_poison", NEEDLE),
    Gear("gear_boots", NEEDLE),
    Gear("gear_kukri", NEEDLE),
)
STAFF: Final = 0
RUNESTONE: Final = 1
FETISH: Final = 2
HORN: Final = 3
BANNER: Final = 4
PAULDRONS: Final = 5
BOMBS: Final = 6
LONGBOW: Final = 7
WOLF_CARD: Final = 8
AXE: Final = 9
HELMET: Final = 10
SHIELD: Final = 11
POISON: Final = 12
LEATHER_BOOTS: Final = 13
KUKRI: Final = 14
HARD_TO_BEAR: Final = (SHIELD, KUKRI, PAULDRONS, POISON)
"""MAN-VAR-9: these leave some games."""

# --- the Spider's

SUITS: Final = ("eyes", "fangs", "web")
EYES: Final = 0
FANGS: Final = 1
WEB_CARD: Final = 2
OF_EACH_SUIT: Final = 4
POWERS: Final = (EYES, FANGS, WEB_CARD) * OF_EACH_SUIT
"""A Power card is its suit: cards of one suit are alike."""

FORMS: Final = ("form_giant", "form_caster", "form_spiderlings")
FORM_GIANT: Final = 0
FORM_CASTER: Final = 1
FORM_SPIDERLINGS: Final = 2


class TerrorRow(NamedTuple):
    """From this Terror on: the Defense of each form, and Spirit."""

    terror: int
    defense: tuple[int, int, int]
    spirit: int


TERROR_TABLE: Final = (
    TerrorRow(0, (2, 2, 1), 3),
    TerrorRow(3, (3, 2, 1), 5),
    TerrorRow(6, (4, 3, 2), 5),
    TerrorRow(9, (5, 4, 2), 6),
    TerrorRow(12, (5, 4, 2), 6),
)
TERROR_MAX: Final = 15
AT_TERROR: Final = tuple(
    [[row for row in TERROR_TABLE if row.terror <= terror][-1] for terror in range(TERROR_MAX + 1)]
)

# --- the Manor's

ROWS: Final = ("swap", "shift", "reveal", "wall", "events")
SWAP: Final = 0
SHIFT: Final = 1
REVEAL: Final = 2
WALL_ROW: Final = 3
EVENTS_ROW: Final = 4
ROW_SPACES: Final = 3
OMENS: Final = 12
OMEN_POWER: Final = ((0, 2, 3, 4), (0, 2, 4, 5), (0, 1, 2, 3), (0, 1, 2, 3), (0, 1, 2, 3))
"""By row and number of Omens: a distance, a distance, tiles, Force Walls, Event cards."""
TREASURES_PLACED: Final = (1, 1, 2, 2)
OMENS_RESTORED: Final = (4, 4, 4, 5, 5, 5, 5, 6, 6, 7)
"""By the number of Poltergeists on the board."""
MOLD_MAX: Final = 15

EFFECTS: Final = (
    "fx_cold", "fx_portrait", "fx_hoard", "fx_silk", "fx_turning", "fx_grave", "fx_spirit", "fx_doors", "fx_trapdoor",
)  # fmt: skip
FX_COLD, FX_PORTRAIT, FX_HOARD, FX_SILK, FX_TURNING, FX_GRAVE, FX_SPIRIT, FX_DOORS, FX_TRAPDOOR = range(len(EFFECTS))


class EventCard(NamedTuple):
    """`path`: the moves of a flight, to be turned and flown from either end, never mirrored."""

    id: str
    path: str
    mold: int
    effect: str


EVENTS: Final = (
    EventCard("ev_01", "NES", 1, "fx_cold"),
    EventCard("ev_02", "EEN", 1, "fx_portrait"),
    EventCard("ev_03", "EE", 1, "fx_hoard"),
    EventCard("ev_04", "SEE", 1, "fx_silk"),
    EventCard("ev_05", "EEE", 1, "fx_turning"),
    EventCard("ev_06", "ENE", 1, "fx_grave"),
    EventCard("ev_07", "ENENE", 3, "fx_spirit"),
    EventCard("ev_08", "ES", 1, "fx_hoard"),
    EventCard("ev_09", "ES", 1, "fx_cold"),
    EventCard("ev_10", "EE", 1, "fx_portrait"),
    EventCard("ev_11", "EE", 1, "fx_grave"),
    EventCard("ev_12", "EEEE", 2, "fx_doors"),
    EventCard("ev_13", "EEEEE", 3, "fx_trapdoor"),
    EventCard("ev_14", "ESEE", 2, "fx_turning"),
    EventCard("ev_15", "ESES", 2, "fx_trapdoor"),
    EventCard("ev_16", "WNW", 1, "fx_silk"),
    EventCard("ev_17", "NNEE", 2, "fx_spirit"),
    EventCard("ev_18", "SESEE", 3, "fx_doors"),
)
EFFECT_OF: Final[list[int]] = [EFFECTS.index(card.effect) for card in EVENTS]
MOLD_OF: Final[list[int]] = [card.mold for card in EVENTS]


def flights(path: str) -> tuple[tuple[int, ...], ...]:
    """MAN-MAN-33: every way to fly a path: turned by quarter turns, from either end, not mirrored."""
    moves = ["NESW".index(letter) for letter in path]
    found: list[tuple[int, ...]] = []
    for way in (moves, [d ^ 2 for d in reversed(moves)]):
        for r in range(4):
            turned = tuple([(d + r) % 4 for d in way])
            if turned not in found:
                found.append(turned)
    return tuple(found)


FLIGHTS: Final = tuple([flights(card.path) for card in EVENTS])

# --- the Enchanter's

SPELLS: Final = (
    "sp_bar", "sp_tongue", "sp_flicker", "sp_stare", "sp_choir", "sp_bound", "sp_echo", "sp_halls", "sp_spirits",
    "sp_mind", "sp_step", "sp_threads",
)  # fmt: skip
BAR, TONGUE, FLICKER, STARE, CHOIR, BOUND, ECHO, HALLS, SPIRITS, MIND, STEP_BETWEEN, THREADS = range(len(SPELLS))
DOMINATION: Final = (3, 4, 4, 5, 6)
SPELL_STEPS: Final = (1, 2, 4, 6, 9)
SPELL_MAX: Final = 9
CUBES: Final = 3
"""Magic cubes at first."""
