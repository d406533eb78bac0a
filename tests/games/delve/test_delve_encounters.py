"""Encounter cards in general: drawn, cancelled, dispelled, carried out. DEL-ENC, DEL-XP-3."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.exploring import KNOWN
from hauntbox.games.delve.numbers import armour, attack_parts, total
from hauntbox.games.delve.tiles import NUMBER
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

HALL = """
    ####
    #A.#
    #..#
    #.B#
    #..#
    #..#
    #..#
    ####"""
"""Two tiles, one below the other, open to each other and to nothing else."""
ALONE = HALL.replace("B", ".")


def card(t: Table, *names: str, seat: int = 0) -> Table:
    """The active player draws an Encounter card; the names are the next cards of any deck."""
    t.g.active = seat
    t.next(*names)
    return t.rule(draw_encounter)


def drawn(t: Table) -> list[str]:
    return [told["card"] for told in t.told("encounter")]


def discards(t: Table) -> list[int]:
    return t.g.encounters.discards


@pytest.mark.rule("DEL-ENC-1")
def test_a_turn_brings_one_encounter_however_many_black_tiles_it_saw(table: Make) -> None:
    t = table("brakka")
    t.stand(0, 0, 2)
    t.tiles("c13")
    t.g.unseen.remove(NUMBER["c14"])
    t.g.stack[0] = KNOWN + NUMBER["c14"]
    t.next("tunnel_goblin", "rot_hound", "ev_deep_horn")
    t.turn(0).play("end").play_until("act")
    assert [told["tile"] for told in t.told("tile")] == ["c13", "c14"]
    assert drawn(t) == ["ev_deep_horn"]


@pytest.mark.rule("DEL-ENC-2")
def test_the_active_hero_of_a_card_is_the_hero_of_whoever_drew_it(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(HALL)
    t.next("at_stray_bolt")
    t.dice(5)
    t.turn(1).play("end").play_until("act", 0)
    assert [told["who"] for told in t.told("struck")] == ["ilse"]
    assert (t.hp("p1"), t.hp("p2")) == (10, 6)


@pytest.mark.rule("DEL-ENC-3")
@pytest.mark.rule("DEL-XP-3")
def test_a_card_is_shown_and_may_be_cancelled_before_any_part_of_it(table: Make) -> None:
    t = table("brakka", "ilse")
    t.pile("stone_brute", "thrall_sentry")
    card(t, "ev_gnawing_dark")
    assert drawn(t) == ["ev_gnawing_dark"]
    assert (t.prompt, t.ask.seat, t.hp("p1"), t.hp("p2")) == ("cancel", 0, 10, 7)
    t.play("yes")
    assert (t.hp("p1"), t.hp("p2"), t.g.pile[0]) == (10, 7, [])
    assert discards(t) == [ENCOUNTER["ev_gnawing_dark"]]


@pytest.mark.rule("DEL-ENC-3")
@pytest.mark.rule("DEL-XP-3")
def test_a_card_that_nobody_cancels_takes_effect_at_once(table: Make) -> None:
    t = table("brakka", "ilse")
    t.pile("stone_brute", "thrall_sentry")
    card(t, "ev_gnawing_dark").play("no")
    assert (t.hp("p1"), t.hp("p2"), len(t.g.pile[0])) == (9, 6, 2)


@pytest.mark.rule("DEL-XP-3")
def test_four_experience_cancel_nothing(table: Make) -> None:
    t = table("brakka", "ilse")
    t.pile("stone_brute", "tunnel_goblin")
    card(t, "ev_gnawing_dark")
    assert (t.hp("p1"), t.told("cancelled")) == (9, [])


@pytest.mark.rule("DEL-ENC-3")
@pytest.mark.parametrize("name", ["hz_spore_cloud", "tr_spear_wall", "cu_trembling", "en_tremors"])
def test_dispel_takes_hazards_traps_curses_and_environments_away(table: Make, name: str) -> None:
    t = table("brakka", "quillon")
    t.powers(1, "qui_dispel")
    t.pile("stone_brute", "stone_brute")
    card(t, name)
    assert (t.prompt, t.ask.seat, t.options) == ("react", 1, ["qui_dispel", "pass"])
    t.play("qui_dispel")
    assert (t.prompt, discards(t), len(t.g.pile[0])) == (None, [ENCOUNTER[name]], 2)
    assert (t.g.hazards, t.g.traps, t.g.heroes[0].curses, t.g.environment) == ({}, {}, (), -1)
    assert not t.g.heroes[1].up


@pytest.mark.rule("DEL-ENC-3")
def test_events_and_attacks_cannot_be_dispelled(table: Make) -> None:
    t = table("brakka", "quillon")
    t.powers(1, "qui_dispel")
    card(t, "ev_gnawing_dark", "at_stray_bolt")
    t.dice(20)
    card(t)
    assert (t.prompt, t.hp("p1"), t.hp("p2")) == (None, 8, 6)


@pytest.mark.rule("DEL-ENC-3")
@pytest.mark.rule("DEL-XP-3")
@pytest.mark.parametrize("mates", [1, 2])
def test_shared_faith_lowers_the_price_by_the_heroes_on_marens_tile(table: Make, mates: int) -> None:
    t = table("brakka", "maren")
    t.draw(HALL)
    t.stand(0, 6 if mates == 1 else 1, 1)
    t.powers(1, "mar_shared_faith")
    t.pile("stone_brute", "tunnel_goblin")
    card(t, "ev_gnawing_dark").play("mar_shared_faith")
    assert t.ask.about[1] == 5 - mates
    t.play("yes")
    if mates == 1:
        assert t.g.pile[0] == []
    else:
        assert len(t.g.pile[0]) == 1, "3 experience pay for the price of 3"
    assert t.hp("p1") == 10


@pytest.mark.rule("DEL-ENC-3")
def test_maren_is_asked_before_quillon_when_she_is_nearer_clockwise(table: Make) -> None:
    t = table("brakka", "maren", "quillon")
    t.powers(1, "mar_shared_faith")
    t.powers(2, "qui_dispel")
    t.pile("cave_troll")
    card(t, "hz_spore_cloud")
    assert (t.ask.seat, t.options) == (1, ["mar_shared_faith", "pass"])
    t.play("pass")
    assert (t.ask.seat, t.options) == (2, ["qui_dispel", "pass"])


@pytest.mark.rule("DEL-ENC-4")
def test_an_event_is_discarded_and_an_empty_deck_is_made_of_the_discards(table: Make) -> None:
    t = table("brakka")
    t.g.encounters = Deck([ENCOUNTER["ev_gnawing_dark"]], True)
    t.rule(draw_encounter)
    assert (t.hp("p1"), discards(t)) == (9, [ENCOUNTER["ev_gnawing_dark"]])
    t.rule(draw_encounter)
    assert (t.hp("p1"), discards(t)) == (8, [ENCOUNTER["ev_gnawing_dark"]])


@pytest.mark.rule("DEL-ENC-4")
def test_without_any_card_nothing_is_drawn(table: Make) -> None:
    t = table("brakka")
    t.g.encounters = Deck([], True)
    t.pile("stone_brute", "stone_brute")
    t.rule(draw_encounter)
    assert (t.prompt, drawn(t)) == (None, [])


@pytest.mark.rule("DEL-ENC-4")
def test_a_card_lies_among_the_discards_only_after_its_effect(table: Make) -> None:
    t = table("brakka")
    t.g.encounters = Deck([ENCOUNTER["ev_lingering_venom"]], True)
    t.rule(draw_encounter)
    assert drawn(t) == ["ev_lingering_venom"], "its own further draw finds no card"
    assert discards(t) == [ENCOUNTER["ev_lingering_venom"]]


@pytest.mark.rule("DEL-ENC-5")
def test_cancelling_a_card_cancels_its_further_draw(table: Make) -> None:
    t = table("brakka")
    t.pile("stone_brute", "thrall_sentry")
    card(t, "ev_hidden_cache", "ev_gnawing_dark", "it_ward_amulet").play("yes")
    assert (drawn(t), t.hp("p1"), t.g.heroes[0].items) == (["ev_hidden_cache"], 10, ())


@pytest.mark.rule("DEL-ENC-5")
def test_the_further_card_is_cancelled_separately(table: Make) -> None:
    t = table("brakka")
    t.pile("stone_brute", "thrall_sentry")
    card(t, "ev_hidden_cache", "ev_gnawing_dark", "it_ward_amulet").play("no")
    assert (t.prompt, drawn(t)) == ("cancel", ["ev_hidden_cache", "ev_gnawing_dark"])
    t.play("yes")
    assert (t.hp("p1"), len(t.g.heroes[0].items)) == (10, 1)


@pytest.mark.rule("DEL-ENC-6")
@pytest.mark.parametrize(("die", "lost"), [(7, 1), (6, 0)])
def test_attack_cards_need_the_armour_class_with_all_that_adds_to_it(table: Make, die: int, lost: int) -> None:
    t = table("maren")  # 16 and the amulet against +10
    t.items(0, "it_ward_amulet")
    t.dice(die)
    card(t, "at_stray_bolt")
    assert t.hp("p1") == 8 - lost
    assert t.told("struck")[0]["ac"] == 17


@pytest.mark.rule("DEL-ENC-6")
def test_attack_cards_are_attacks_of_an_encounter_card(table: Make) -> None:
    t = table("tamsin")
    t.powers(0, "tam_nimble_hands", "tam_slip_away")
    t.dice(20)
    card(t, "at_stray_bolt")
    assert t.options == ["tam_nimble_hands", "pass"], "Slip Away is for monsters"
    t.play("tam_nimble_hands")
    assert t.hp("p1") == 8


@pytest.mark.rule("DEL-ENC-6")
@pytest.mark.rule("DEL-ALLY-3")
@pytest.mark.rule("DEL-COND-7")
def test_attack_cards_hit_allies_in_the_area_who_get_no_condition(table: Make) -> None:
    t = table("brakka")
    t.draw(ALONE)
    t.foe("al_lynx", 3, 2)
    t.foe("al_sellsword", 5, 1)
    t.dice(1, 5)  # 10 against Brakka's 17, 14 against the lynx' 14
    card(t, "at_dropping_web")
    assert (t.hp("p1"), t.hp("al_lynx"), t.hp("al_sellsword")) == (10, 1, 3)
    assert t.told("afflicted") == []


@pytest.mark.rule("DEL-ENC-7")
def test_a_hazard_lies_on_the_active_heros_tile_for_the_whole_game(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(HALL)
    t.stand(1, 5, 1)
    card(t, "hz_cracked_floor", seat=1)
    assert t.g.hazards == {t.cell(1): ENCOUNTER["hz_cracked_floor"]}
    t.g.encounters = Deck([ENCOUNTER["ev_twisted_passages"]], True)
    t.turn(1).play("end").play_until("act", 0)
    assert t.g.hazards == {t.cell(1): ENCOUNTER["hz_cracked_floor"]}
    assert ENCOUNTER["hz_cracked_floor"] not in discards(t)


@pytest.mark.rule("DEL-ENC-7")
def test_a_second_hazard_of_a_tile_is_replaced_by_another_card(table: Make) -> None:
    t = table("brakka")
    t.draw(ALONE)
    card(t, "hz_spore_cloud")
    card(t, "hz_cracked_floor", "ev_gnawing_dark")
    assert (t.g.hazards, t.hp("p1")) == ({t.cell(0): ENCOUNTER["hz_spore_cloud"]}, 9)
    assert sorted(discards(t)) == sorted([ENCOUNTER["hz_cracked_floor"], ENCOUNTER["ev_gnawing_dark"]])
    t.stand(0, 5, 1)
    card(t, "hz_gloom_pool")
    assert len(t.g.hazards) == 2


@pytest.mark.rule("DEL-ENC-8")
def test_a_trap_lies_on_the_active_heros_square_and_before_its_player(table: Make) -> None:
    t = table("brakka", "ilse")
    t.foe("rot_hound", 2, 6, seat=1)
    card(t, "tr_spear_wall", seat=1)
    (trap,) = t.g.traps
    assert t.g.traps[trap] == t.g.at[1]
    assert t.g.charge[1][1:] == [trap], "after what she got before"
    assert t.g.charge[0] == []


@pytest.mark.rule("DEL-ENC-8")
def test_a_second_trap_of_a_square_is_replaced_by_another_card(table: Make) -> None:
    t = table("brakka")
    card(t, "tr_spear_wall")
    card(t, "tr_poison_vent", "ev_gnawing_dark")
    assert (len(t.g.traps), t.hp("p1")) == (1, 9)
    assert ENCOUNTER["tr_poison_vent"] in discards(t)
    t.stand(0, 2, 1)
    card(t, "tr_crossbow_nest")
    assert len(t.g.traps) == 2, "the same tile, another square"


@pytest.mark.rule("DEL-ENC-9")
def test_curses_add_up_and_stay_at_no_hit_points(table: Make) -> None:
    t = table("brakka")
    foe = t.foe("tunnel_goblin", 2, 2)
    card(t, "cu_trembling")
    card(t, "cu_broken_mail")
    assert total(attack_parts(t.g, 0, ("", 7), t.figure(foe))) == 3
    assert armour(t.g, 0) == 14
    t.g.hp[0] = 1
    card(t, "ev_gnawing_dark")
    assert t.hp("p1") == 0
    assert t.g.heroes[0].curses == (ENCOUNTER["cu_trembling"], ENCOUNTER["cu_broken_mail"])


@pytest.mark.rule("DEL-ENC-10")
def test_a_new_environment_replaces_the_old_one(table: Make) -> None:
    t = table("brakka", "ilse")
    card(t, "en_tremors")
    card(t, "en_thick_mist")
    assert t.g.environment == ENCOUNTER["en_thick_mist"]
    assert discards(t) == [ENCOUNTER["en_tremors"]]


@pytest.mark.rule("DEL-ENC-10")
def test_a_cancelled_environment_leaves_the_old_one(table: Make) -> None:
    t = table("brakka", "ilse")
    card(t, "en_tremors")
    t.pile("stone_brute", "thrall_sentry")
    card(t, "en_thick_mist").play("yes")
    assert t.g.environment == ENCOUNTER["en_tremors"]
    assert discards(t) == [ENCOUNTER["en_thick_mist"]]


@pytest.mark.rule("DEL-ENC-11")
def test_a_card_drawn_at_no_hit_points_counts_the_tile_but_not_the_hero(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(HALL)
    t.g.hp[0] = 0
    t.dice(12)
    card(t, "at_falling_rock")
    assert (t.hp("p1"), t.hp("p2")) == (0, 5)
    card(t, "at_stray_bolt")
    assert len(t.told("struck")) == 1
    card(t, "hz_cracked_floor")
    assert t.g.hazards == {t.cell(0): ENCOUNTER["hz_cracked_floor"]}
    card(t, "cu_trembling")
    assert (t.g.heroes[0].curses, discards(t)[-1]) == ((), ENCOUNTER["cu_trembling"])


@pytest.mark.rule("DEL-ENC-12")
def test_plain_damage_is_no_attack(table: Make) -> None:
    t = table("orrin", "brakka")
    t.powers(0, "orr_shrug")
    t.items(1, "it_mirror_cloak")
    t.foe("al_imp", 2, 2)
    card(t, "ev_gnawing_dark")
    assert (t.prompt, t.told("struck")) == (None, [])
    assert (t.hp("p1"), t.hp("p2"), t.hp("al_imp")) == (10, 9, 1)


@pytest.mark.rule("DEL-ENC-12")
def test_plain_damage_can_be_reduced_by_a_card_against_any_damage(table: Make) -> None:
    t = table("brakka")
    t.items(0, "it_guard_bracers")
    card(t, "ev_gnawing_dark").play("it_guard_bracers")
    assert t.hp("p1") == 10


@pytest.mark.rule("DEL-XP-3")
def test_five_heroes_around_maren_make_cancelling_free(table: Make) -> None:
    t = table("brakka", "maren", "ilse", "orrin", "tamsin")
    t.stand(4, 3, 1)
    t.powers(1, "mar_shared_faith")
    card(t, "ev_gnawing_dark").play("mar_shared_faith")
    assert (t.prompt, t.ask.about[1], t.g.pile[0]) == ("cancel", 0, [])
    t.play("yes")
    assert (t.prompt, t.hp("p1")) == (None, 10)
