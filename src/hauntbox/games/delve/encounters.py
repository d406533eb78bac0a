"""The encounter cards: which there are, of what kind, and how attacks and disarming are printed on them."""

from typing import Final, NamedTuple

from hauntbox.games.delve.foes import ADVANCED, BASE, IMMOBILIZED, POISONED

EVENT: Final = "event"
ATTACK: Final = "attack"
HAZARD: Final = "hazard"
TRAP: Final = "trap"
CURSE: Final = "curse"
ENVIRONMENT: Final = "environment"

ACTIVE: Final = "active"
"""The active hero alone."""
ON_TILE: Final = "tile"
"""Each hero on the active hero's tile."""
NEAR: Final = "near"
"""Each hero within 1 tile of the active hero."""
EVERYBODY: Final = "everybody"


class Encounter(NamedTuple):
    """`area`, `bonus`, `damage`, `miss`, `condition` are for cards that attack."""

    id: str
    type: str
    deck: str
    copies: int = 1
    area: str = ""
    bonus: int = 0
    damage: int = 0
    miss: int = 0
    condition: str = ""


def attack(name: str, deck: str, area: str, bonus: int, damage: int, condition: str = "", miss: int = 0) -> Encounter:
    return Encounter(name, ATTACK, deck, 1, area, bonus, damage, miss, condition)


ENCOUNTERS: Final = (
    Encounter("ev_wandering", EVENT, BASE, 2),
    Encounter("ev_deep_horn", EVENT, BASE),
    Encounter("ev_twisted_passages", EVENT, BASE),
    Encounter("ev_frenzied_rush", EVENT, BASE),
    Encounter("ev_gnawing_dark", EVENT, BASE),
    Encounter("ev_light_fingers", EVENT, BASE),
    Encounter("ev_hidden_cache", EVENT, BASE),
    Encounter("ev_lingering_venom", EVENT, BASE),
    Encounter("ev_goblin_ambush", EVENT, BASE),
    attack("at_falling_rock", BASE, ON_TILE, 7, 2, miss=1),
    attack("at_stray_bolt", BASE, ACTIVE, 10, 1),
    attack("at_poison_dart", BASE, ACTIVE, 8, 2, POISONED),
    attack("at_choking_gas", BASE, ON_TILE, 8, 1, POISONED),
    attack("at_deep_quake", BASE, EVERYBODY, 7, 1),
    attack("at_dropping_web", BASE, ON_TILE, 9, 1, IMMOBILIZED),
    attack("at_bat_swarm", BASE, NEAR, 7, 1),
    attack("at_vent_burst", BASE, ACTIVE, 8, 1),
    Encounter("hz_rubble", HAZARD, BASE, 1, ON_TILE, 8, 2, 1),
    Encounter("hz_spore_cloud", HAZARD, BASE),
    Encounter("tr_spear_wall", TRAP, BASE),
    Encounter("tr_poison_vent", TRAP, BASE),
    Encounter("tr_crossbow_nest", TRAP, BASE),
    Encounter("tr_spinning_blades", TRAP, BASE),
    Encounter("cu_trembling", CURSE, BASE),
    Encounter("ev_echo_courage", EVENT, ADVANCED),
    Encounter("ev_shifting_hunt", EVENT, ADVANCED),
    Encounter("ev_brood_call", EVENT, ADVANCED),
    Encounter("ev_knitting_flesh", EVENT, ADVANCED),
    Encounter("ev_stir", EVENT, ADVANCED),
    attack("at_grasping_thing", ADVANCED, ACTIVE, 7, 3, miss=1),
    attack("at_lure", ADVANCED, ACTIVE, 8, 1),
    attack("at_shockwave", ADVANCED, ON_TILE, 8, 2),
    attack("at_gloom_bolts", ADVANCED, NEAR, 8, 1),
    Encounter("hz_cracked_floor", HAZARD, ADVANCED),
    Encounter("hz_gloom_pool", HAZARD, ADVANCED),
    Encounter("tr_snare_field", TRAP, ADVANCED),
    Encounter("tr_lava_seep", TRAP, ADVANCED),
    Encounter("cu_hunted", CURSE, ADVANCED),
    Encounter("cu_broken_mail", CURSE, ADVANCED),
    Encounter("cu_open_wound", CURSE, ADVANCED),
    Encounter("en_thick_mist", ENVIRONMENT, ADVANCED),
    Encounter("en_restless_dark", ENVIRONMENT, ADVANCED),
    Encounter("en_hidden_archers", ENVIRONMENT, ADVANCED),
    Encounter("en_tremors", ENVIRONMENT, ADVANCED),
)
ENCOUNTER: Final = {card.id: number for number, card in enumerate(ENCOUNTERS)}
NO_CARD: Final = -1

RUBBLE: Final = ENCOUNTER["hz_rubble"]
SPORE_CLOUD: Final = ENCOUNTER["hz_spore_cloud"]
CRACKED_FLOOR: Final = ENCOUNTER["hz_cracked_floor"]
GLOOM_POOL: Final = ENCOUNTER["hz_gloom_pool"]
TREMBLING: Final = ENCOUNTER["cu_trembling"]
HUNTED: Final = ENCOUNTER["cu_hunted"]
BROKEN_MAIL: Final = ENCOUNTER["cu_broken_mail"]
OPEN_WOUND: Final = ENCOUNTER["cu_open_wound"]
THICK_MIST: Final = ENCOUNTER["en_thick_mist"]
RESTLESS_DARK: Final = ENCOUNTER["en_restless_dark"]
HIDDEN_ARCHERS: Final = ENCOUNTER["en_hidden_archers"]
TREMORS: Final = ENCOUNTER["en_tremors"]


def encounter_cards(advanced: bool) -> list[int]:
    """DEL-SETUP-2: the cards of the deck."""
    return [
        number for number, card in enumerate(ENCOUNTERS) for _ in range(card.copies) if advanced or card.deck == BASE
    ]
