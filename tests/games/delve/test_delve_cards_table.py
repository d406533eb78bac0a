"""The typed tables say what is printed on the cards."""

from hauntbox.games.delve.encounters import ATTACK, ENCOUNTERS, TRAP, Encounter, encounter_cards
from hauntbox.games.delve.foes import (
    ALLY_CARDS,
    BASE,
    BLAST,
    CHARGE,
    CREEP,
    CROWD,
    EXPLORE,
    FOES,
    HUNTING_PACK,
    SEEP,
    SHOOT,
    STRIKE,
    TRAPS,
    VILLAIN,
    Foe,
    Line,
)
from hauntbox.games.delve.heroes import (
    ADJACENT,
    AT_WILL,
    AT_WILLS,
    DAILIES,
    DAILY,
    EACH,
    EACH_ADJACENT,
    HEROES,
    ON_TILE,
    ONE,
    OWN_TILE,
    POWERS,
    SEVERAL,
    SIGNATURE,
    STANCE,
    UP_TO,
    UTILITIES,
    UTILITY,
    Power,
    powers_of,
)
from hauntbox.games.delve.state import CHESTS
from hauntbox.games.delve.treasures import ITEM, PASSIVE, TREASURES, Treasure, treasure_cards

HEROES_PRINTED = """
brakka dwarf fighter AC 17/18 HP 10/12 speed 5/5 surge 5/6
ilse human archer AC 15/16 HP 7/9 speed 6/6 surge 4/5
quillon gnome wizard AC 14/15 HP 7/9 speed 6/6 surge 4/5
maren human cleric AC 16/17 HP 8/10 speed 5/5 surge 4/5
tamsin halfling rogue AC 15/16 HP 8/10 speed 6/6 surge 4/5
orrin human barbarian AC 14/15 HP 11/13 speed 6/6 surge 5/6
"""

POWERS_PRINTED = """
brk_stone_blood utility move signature
brk_measured_cut at-will | adjacent | one | +10 1 -
brk_twin_hew at-will | adjacent | 2 attacks | +5 1 -
brk_bull_rush at-will | adjacent | one | +7 1 -
brk_avalanche daily | adjacent | each adjacent | +7 2 1
brk_spite daily | adjacent | one | +8 3 -
brk_hook_and_haul daily | within 2 tiles | one | +8 3 1
brk_guard_stance utility stance
brk_rally utility react
brk_last_wall utility react
ils_hawk_stance utility stance signature
ils_long_shot at-will | within 2 tiles | one | +7 1 -
ils_driving_shot at-will | within 1 tile | one | +8 1 -
ils_split_arrows at-will | within 1 tile | up to 2 different | +5 1 -
ils_arrow_storm daily | within 2 tiles | each on one tile | +7 2 -
ils_heart_shot daily | within 3 tiles | one | +9 3 1
ils_covering_fire daily | within 2 tiles | one | +8 2 1
ils_quick_step utility own
ils_spotter utility react
ils_mark_prey utility own
qui_blink utility own signature
qui_forked_spark at-will | within 1 tile | up to 2 different | +6 1 -
qui_frost_lance at-will | within 2 tiles | one | +7 1 -
qui_force_shove at-will | within 1 tile | one | +8 1 -
qui_fire_bloom daily | within 2 tiles | each on one tile | +8 2 1
qui_stone_spike daily | within 2 tiles | one | +9 3 1
qui_chain_storm daily | within 2 tiles | up to 3 different | +7 2 -
qui_veil utility own
qui_mirror_selves utility own
qui_dispel utility react
mar_mending_hymn utility own signature
mar_radiant_lance at-will | within 1 tile | one | +6 1 -
mar_shield_word at-will | adjacent | one | +7 1 -
mar_hammer_blow at-will | adjacent | one | +8 1 -
mar_judgement daily | adjacent | one | +9 3 1
mar_sanctuary_flame daily | own tile | each on own tile | +7 2 -
mar_wrath_bell daily | within 2 tiles | one | +8 2 1
mar_purge utility own
mar_shared_faith utility react
mar_raise_up utility own
tam_slip_away utility react signature
tam_backstab at-will | adjacent | one | +7 1 -
tam_thrown_knife at-will | within 1 tile | one | +7 1 -
tam_dart_and_dash at-will | adjacent | one | +7 1 -
tam_knife_rain daily | within 1 tile | 4 attacks | +6 1 -
tam_throat_cut daily | adjacent | one | +9 3 1
tam_trick_swap daily | adjacent | one | +8 3 1
tam_pocket_find utility react
tam_nimble_hands utility react
tam_false_trail utility own
orr_fury_marks utility own signature
orr_great_axe at-will | adjacent | one | +5 2 -
orr_reckless_swing at-will | adjacent | one | +9 1 -
orr_sweep at-will | adjacent | each adjacent | +6 1 -
orr_whirl daily | adjacent | each adjacent | +7 2 1
orr_sunder daily | adjacent | one | +8 4 1
orr_blood_roar daily | adjacent | one | +8 2 -
orr_herbs utility own
orr_shrug utility react
orr_charge utility own
"""

MONSTERS_PRINTED = """
tunnel_goblin goblin B x3 AC13 HP1 XP1 : joins 1 +7 1 / moves 1
goblin_slinger goblin B x3 AC12 HP1 XP1 : hits +5 1 / shoots 2 +7 1 / moves 1
cave_spider vermin B x3 AC14 HP1 XP1 : joins 1 +6 1 poisoned / moves 2
rot_hound beast B x3 AC13 HP1 XP1 : joins 2 +7 1 / moves 2
sporeling fungus B x3 AC12 HP2 XP2 : all 1 +5 1 poisoned / moves 1
web_lurker vermin B x3 AC14 HP2 XP2 : hits +7 2 / joins 1 +8 1 immobilized / moves 1
thrall_sentry thrall B x3 AC16 HP1 XP2 : hits +8 1 / explores / moves 1
stone_brute giant B x3 AC13 HP3 XP3 : joins 1 +8 2 / moves 1
gloom_duelist thrall A x3 AC15 HP2 XP3 : joins 1 +7 1 twice / moves 1
shade_adept thrall A x3 AC14 HP1 XP2 : shoots 2 +8 1 / moves 1
howling_wisp spirit A x3 AC15 HP1 XP2 : all 0 +7 1 immobilized / moves 1
cave_troll giant A x3 AC14 HP3 XP4 : mends 1 / joins 1 +9 2 / moves 1
hunting_pack pack A x2
"""

VILLAINS_PRINTED = """
vesk XP5 AC15 HP5/6/7/8/9 : joins 1 +7 1 twice / moves 2
morgrath XP6 AC14 HP3/6/7/9/10 : hits +7 2 poisoned / all 1 +5 1 immobilized / moves 1 brings vermin
ulgrum XP7 AC14 HP5/8/9/11/13 : crowd 1 +5 2 / joins 1 +8 2 / moves 1
hollow_king XP6 AC15 HP4/6/7/8/9 : hits +8 2 / shoots 2 +6 1 immobilized / moves 1 brings any
gnashroot XP5 AC13 HP7/8/10/12/14 : all 0 +7 1 poisoned / joins 1 +6 1 / moves 1
"""

ENCOUNTERS_PRINTED = """
ev_wandering event B x2
ev_deep_horn event B x1
ev_twisted_passages event B x1
ev_frenzied_rush event B x1
ev_gnawing_dark event B x1
ev_light_fingers event B x1
ev_hidden_cache event B x1
ev_lingering_venom event B x1
ev_goblin_ambush event B x1
at_falling_rock attack B x1 tile +7 2 miss 1
at_stray_bolt attack B x1 active +10 1
at_poison_dart attack B x1 active +8 2 poisoned
at_choking_gas attack B x1 tile +8 1 poisoned
at_deep_quake attack B x1 everybody +7 1
at_dropping_web attack B x1 tile +9 1 immobilized
at_bat_swarm attack B x1 near +7 1
at_vent_burst attack B x1 active +8 1
hz_rubble hazard B x1 tile +8 2 miss 1
hz_spore_cloud hazard B x1
tr_spear_wall trap B x1 disarm 10 tile +8 2
tr_poison_vent trap B x1 disarm 12 tile +8 1 poisoned
tr_crossbow_nest trap B x1 disarm 9 closest +8 1
tr_spinning_blades trap B x1 disarm 11 blades +8 1
cu_trembling curse B x1
ev_echo_courage event A x1
ev_shifting_hunt event A x1
ev_brood_call event A x1
ev_knitting_flesh event A x1
ev_stir event A x1
at_grasping_thing attack A x1 active +7 3 miss 1
at_lure attack A x1 active +8 1
at_shockwave attack A x1 tile +8 2
at_gloom_bolts attack A x1 near +8 1
hz_cracked_floor hazard A x1
hz_gloom_pool hazard A x1
tr_snare_field trap A x1 disarm 10 tile +9 1 immobilized
tr_lava_seep trap A x1 disarm 13 seep 1
cu_hunted curse A x1
cu_broken_mail curse A x1
cu_open_wound curse A x1
en_thick_mist environment A x1
en_restless_dark environment A x1
en_hidden_archers environment A x1
en_tremors environment A x1
"""

TREASURES_PRINTED = """
it_keen_blade item x2 attack near 1
it_master_blade item x1 attack near 2
it_true_string item x1 attack far 1
it_rune_staff item x1 attack far 2
it_ward_amulet item x2 defence ac 1
it_tower_shield item x1 defence ac 2 speed -1
it_shared_aegis item x1 defence ac 1
it_stride_boots item x1 - speed 1
it_giant_gloves item x1 -
it_thief_tools item x1 - disarm 4
it_snake_charm item x1 -
it_healing_draught item x3 - own discarded
it_clear_tonic item x2 - any discarded
it_memory_tonic item x1 - own discarded
it_speed_tonic item x1 - own discarded
it_fire_flask item x2 - own discarded
it_lucky_tooth item x2 - react discarded
it_smoke_pebble item x1 - react discarded
it_star_ring item x1 - own keeps
it_guard_bracers item x1 - react keeps
it_mirror_cloak item x1 - react discarded
it_veteran_journal item x1 - own discarded
it_lynx_whistle item x1 - own discarded
it_sellsword_writ item x1 - own discarded
it_lantern_oath item x1 - own discarded
it_imp_stone item x1 - own discarded
fo_warm_light fortune x2 -
fo_second_breath fortune x1 -
fo_momentum fortune x1 -
fo_opening fortune x1 -
fo_deep_lore fortune x1 -
fo_fresh_resolve fortune x1 -
fo_rich_seam fortune x1 -
bl_iron blessing x1 defence ac 2
bl_true_aim blessing x1 attack near 2 far 2
bl_fury blessing x1 -
bl_swiftness blessing x1 - speed 2
bl_mending blessing x1 -
"""

ALLIES_PRINTED = """
al_lynx AC14 HP2 +6 1
al_sellsword AC15 HP3 +7 1
al_lantern AC13 HP2
al_imp AC16 HP1 +4 1
al_captive AC14 HP4/3/3/3/3
"""


def lines(printed: str) -> list[str]:
    return printed.strip().split("\n")


def both(pair: tuple[int, int]) -> str:
    return f"{pair[0]}/{pair[1]}"


def several(numbers: tuple[int, ...]) -> str:
    return "/".join([str(number) for number in numbers])


def test_the_heroes() -> None:
    assert [
        f"{h.id} {h.kin} {h.calling} AC {both(h.ac)} HP {both(h.hp)} speed {both(h.speed)} surge {both(h.surge)}"
        for h in HEROES
    ] == lines(HEROES_PRINTED)


# --- powers

RANGES = {ADJACENT: "adjacent", 0: "own tile", 1: "within 1 tile", 2: "within 2 tiles", 3: "within 3 tiles"}
TARGETS = {ONE: "one", EACH_ADJACENT: "each adjacent", ON_TILE: "each on one tile", OWN_TILE: "each on own tile"}


def power_line(place: int, power: Power) -> str:
    if power.kind in (UTILITY, STANCE):
        when = "stance" if power.kind == STANCE else power.when
        return f"{power.id} utility {when}" + " signature" * (place in SIGNATURE)
    targets = {UP_TO: f"up to {power.times} different", SEVERAL: f"{power.times} attacks"}.get(power.mode)
    targets = targets or TARGETS[power.mode]
    numbers = f"+{power.attack} {power.damage} {power.miss or '-'}"
    return f"{power.id} {power.kind} | {RANGES[power.reach]} | {targets} | {numbers}"


def test_the_powers() -> None:
    assert [power_line(number % EACH, power) for number, power in enumerate(POWERS)] == lines(POWERS_PRINTED)


def test_every_hero_has_ten_powers_in_their_order() -> None:
    assert len(POWERS) == 60
    for hero in range(len(HEROES)):
        assert [POWERS[p].kind for p in powers_of(hero, AT_WILLS)] == [AT_WILL] * 3
        assert [POWERS[p].kind for p in powers_of(hero, DAILIES)] == [DAILY] * 3
        assert all(POWERS[p].kind in (UTILITY, STANCE) for p in powers_of(hero, SIGNATURE + UTILITIES))
        assert len({POWERS[p].id[:3] for p in range(hero * EACH, hero * EACH + EACH)}) == 1


# --- monsters, villains, allies


def tactic(line: Line) -> str:
    hit = f"+{line.bonus} {line.damage}" + f" {line.condition}" * bool(line.condition) + " twice" * (line.times == 2)
    return {
        STRIKE: f"hits {hit}",
        CHARGE: f"joins {line.reach} {hit}",
        SHOOT: f"shoots {line.reach} {hit}",
        BLAST: f"all {line.reach} {hit}",
        CROWD: f"crowd {line.reach} {hit}",
        EXPLORE: "explores",
        CREEP: f"moves {line.reach}" + f" brings {line.summons}" * bool(line.summons),
    }[line.act]


def tactics(foe: Foe) -> str:
    return " / ".join([*[f"mends {foe.mends}"] * bool(foe.mends), *[tactic(line) for line in foe.tactics]])


def monster_line(foe: Foe) -> str:
    card = f"{foe.id} {foe.keyword} {'B' if foe.deck == BASE else 'A'} x{foe.copies}"
    return f"{card} AC{foe.ac} HP{several(foe.hp)} XP{foe.xp} : {tactics(foe)}" if foe.tactics else card


def test_the_monsters() -> None:
    assert [monster_line(foe) for foe in FOES[: HUNTING_PACK + 1]] == lines(MONSTERS_PRINTED)


def test_the_villains() -> None:
    villains = [foe for foe in FOES if foe.keyword == VILLAIN]
    assert [f"{v.id} XP{v.xp} AC{v.ac} HP{several(v.hp)} : {tactics(v)}" for v in villains] == lines(VILLAINS_PRINTED)


def test_the_allies() -> None:
    assert [
        f"{a.id} AC{a.ac} HP{several(a.hp)}" + f" +{a.bonus} {a.damage}" * bool(a.damage) for a in ALLY_CARDS
    ] == lines(ALLIES_PRINTED)


def test_the_objects_with_hit_points() -> None:
    assert [(foe.id, foe.ac, foe.hp) for foe in FOES[-3:]] == [
        ("egg_sac", 12, (1, 1, 1, 2, 2)),
        ("fissure", 12, (2, 3, 4, 4, 5)),
        ("oath_stone", 13, (1, 1, 1, 2, 2)),
    ]


# --- encounters, treasure

TRAP_CARDS = {trap.id: trap for trap in TRAPS}


def encounter_line(card: Encounter) -> str:
    line = f"{card.id} {card.type} {'B' if card.deck == BASE else 'A'} x{card.copies}"
    if card.type == TRAP:
        trap = TRAP_CARDS[card.id]
        hit = f"{trap.damage}" if trap.area == SEEP else f"+{trap.bonus} {trap.damage}"
        return f"{line} disarm {trap.disarm} {trap.area} {hit}" + f" {trap.condition}" * bool(trap.condition)
    if card.type == ATTACK or card.bonus:
        line += f" {card.area} +{card.bonus} {card.damage}" + f" {card.condition}" * bool(card.condition)
        line += f" miss {card.miss}" * bool(card.miss)
    return line


def test_the_encounter_cards() -> None:
    assert [encounter_line(card) for card in ENCOUNTERS] == lines(ENCOUNTERS_PRINTED)


def test_the_seal_is_a_trap_of_its_own() -> None:
    assert TRAP_CARDS["seal"] == ("seal", 12, "tile", 7, 1, "")
    assert len(TRAPS) == 7


def treasure_line(card: Treasure) -> str:
    kind = "attack" if card.near or card.far else "defence" if card.ac else "-"
    numbers = [f"{name} {getattr(card, name)}" for name in ("near", "far", "ac", "speed", "disarm")]
    words = [f"{card.id} {card.type} x{card.copies} {kind}", *[n for n in numbers if not n.endswith(" 0")]]
    if card.type == ITEM and card.when != PASSIVE:
        words += [card.when, "keeps" if card.keeps else "discarded"]
    return " ".join(words)


def test_the_treasure_cards() -> None:
    assert [treasure_line(card) for card in TREASURES] == lines(TREASURES_PRINTED)


# --- how many there are


def test_the_counts_of_the_box() -> None:
    monsters = FOES[: HUNTING_PACK + 1]
    assert len(HEROES) == 6
    assert sum([foe.copies for foe in monsters]) == 38
    assert sum([foe.copies for foe in monsters if foe.deck == BASE]) == 24
    assert (len(encounter_cards(False)), len(encounter_cards(True))) == (25, 45)
    assert len(treasure_cards()) == 46
    assert (len(lines(VILLAINS_PRINTED)), len(ALLY_CARDS)) == (5, 5)
    assert sorted(CHESTS) == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3]
