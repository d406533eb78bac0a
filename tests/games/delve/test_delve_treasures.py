"""Treasure in general: who gets it, what works together, how long. DEL-TREAS."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.numbers import armour, attack_parts, damage_parts, disarm_parts, speed, total
from hauntbox.games.delve.spoils import gain_treasure, one_treasure
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import escape
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    ############
    #A..........
    #.B.........
    ############"""
QUIET = [ENCOUNTER["ev_twisted_passages"]] * 12


def couple(table: Make, first: str = "brakka") -> Table:
    t = table(first, "ilse")
    t.draw(ROW)
    t.g.encounters = Deck(QUIET, True)
    return t


def attack_bonus(t: Table, foe: str, seat: int = 0) -> int:
    return total(attack_parts(t.g, seat, ("", 0), t.figure(foe)))


def damage(t: Table, foe: str) -> int:
    return total(damage_parts(t.g, 0, ("", 0), t.figure(foe), 10))


def bless(t: Table, *names: str, seat: int = 0) -> None:
    t.g.blessings = (*t.g.blessings, *[(TREASURE[name], seat, t.g.turn) for name in names])


@pytest.mark.rule("DEL-TREAS-1")
def test_all_treasures_that_apply_work_together(table: Make) -> None:
    t = couple(table)
    foe = t.foe("stone_brute", 1, 2)
    t.items(0, "it_keen_blade", "it_giant_gloves", "it_stride_boots", "it_ward_amulet", "it_thief_tools")
    found = (attack_bonus(t, foe), damage(t, foe), speed(t.g, 0), armour(t.g, 0), total(disarm_parts(t.g, 0)))
    assert found == (1, 1, 6, 18, 4)


@pytest.mark.rule("DEL-TREAS-2")
def test_a_fortune_happens_at_once_and_is_discarded(table: Make) -> None:
    t = couple(table)
    before = t.g.surges[0]
    t.next("fo_fresh_resolve")
    t.rule(one_treasure, 0)
    assert (t.prompt, t.g.surges[0], t.g.heroes[0].items) == (None, before + 1, ())
    assert t.g.treasures.discards == [TREASURE["fo_fresh_resolve"]]


@pytest.mark.rule("DEL-TREAS-3")
@pytest.mark.rule("DEL-TREAS-4")
def test_the_drawing_player_gives_an_item_to_any_hero_on_the_map_at_once(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    t.stand(1, 1, 6)
    t.g.hp[1] = 0
    t.rule(escape, 2)
    t.next("it_ward_amulet")
    t.rule(one_treasure, 0)
    assert (t.prompt, t.ask.seat, t.options) == ("item_owner", 0, ["p1", "p2"])
    t.play("p2")
    assert (t.g.heroes[0].items, t.g.heroes[1].items) == ((), (TREASURE["it_ward_amulet"],))


@pytest.mark.rule("DEL-TREAS-5")
def test_an_item_stays_with_its_owner_whoever_drew_it(table: Make) -> None:
    t = couple(table)
    t.next("it_ward_amulet")
    t.rule(one_treasure, 0).play("p2")
    for seat in (0, 1):
        t.act(seat)
        assert not [text for text in t.options if "amulet" in text or "p1" in text or "p2" in text]
    t.g.hp[0] = 0
    assert (armour(t.g, 0), armour(t.g, 1)) == (17, 16)
    t.rule(escape, 0)
    assert armour(t.g, 1) == 16


# --- the limit


@pytest.mark.rule("DEL-TREAS-6")
def test_only_the_best_attack_treasure_counts_judged_for_each_attack(table: Make) -> None:
    t = couple(table)
    near, far = t.foe("stone_brute", 1, 2), t.foe("stone_brute", 1, 9)
    t.items(0, "it_keen_blade", "it_true_string", "it_rune_staff")
    assert (attack_bonus(t, near), attack_bonus(t, far)) == (1, 2)
    t.items(0, "it_master_blade")
    assert (attack_bonus(t, near), attack_bonus(t, far)) == (2, 2)
    bless(t, "bl_true_aim")
    assert (attack_bonus(t, near), attack_bonus(t, far)) == (2, 2)
    assert attack_bonus(t, near, 1) == 2, "Ilse has the blessing alone"


@pytest.mark.rule("DEL-TREAS-6")
def test_only_the_best_defence_treasure_counts(table: Make) -> None:
    t = couple(table, "maren")
    t.items(0, "it_ward_amulet")
    t.items(1, "it_shared_aegis")
    assert (armour(t.g, 0), armour(t.g, 1)) == (17, 16), "the aegis is the defence treasure of both"
    t.items(0, "it_tower_shield")
    assert (armour(t.g, 0), armour(t.g, 1)) == (18, 16)
    bless(t, "bl_iron")
    assert (armour(t.g, 0), armour(t.g, 1)) == (18, 17)


@pytest.mark.rule("DEL-TREAS-7")
def test_bonuses_to_speed_damage_and_disarming_are_not_limited(table: Make) -> None:
    t = table("tamsin", "ilse")
    foe = t.foe("stone_brute", 2, 2)
    t.items(0, "it_stride_boots", "it_giant_gloves", "it_thief_tools")
    bless(t, "bl_swiftness", "bl_fury")
    assert speed(t.g, 0) == 6 + 1 + 2
    assert damage(t, foe) == 2
    assert total(disarm_parts(t.g, 0)) == 5 + 4


@pytest.mark.rule("DEL-TREAS-7")
def test_the_tower_shield_slows_even_when_its_bonus_does_not_count(table: Make) -> None:
    t = couple(table)
    bless(t, "bl_iron")
    t.items(0, "it_tower_shield")
    assert (armour(t.g, 0), speed(t.g, 0)) == (19, 4)


# --- blessings


@pytest.mark.rule("DEL-TREAS-8")
def test_a_blessing_lies_before_its_drawer_and_works_for_every_hero(table: Make) -> None:
    t = couple(table, "maren")
    t.next("bl_iron")
    t.rule(one_treasure, 1)
    assert [(card, seat) for card, seat, _ in t.g.blessings] == [(TREASURE["bl_iron"], 1)]
    assert (armour(t.g, 0), armour(t.g, 1)) == (18, 17)
    assert (t.g.heroes[1].items, t.g.treasures.discards) == ((), [])


@pytest.mark.rule("DEL-TREAS-9")
def test_a_blessing_drawn_in_the_own_turn_lasts_until_the_end_of_the_next_hero_phase(table: Make) -> None:
    t = couple(table)
    t.foe("tunnel_goblin", 1, 2)
    t.next("bl_iron")
    t.dice(20)
    t.turn(0).play("attack brk_measured_cut", "end").play_until("act")
    assert (t.ask.seat, armour(t.g, 0)) == (1, 19), "it survived the H4 of the turn in which it was drawn"
    t.play("end").play_until("act")
    assert (t.ask.seat, armour(t.g, 0)) == (0, 19)
    t.play("end").play_until("act")
    assert (t.ask.seat, armour(t.g, 0)) == (1, 17)
    assert t.g.treasures.discards == [TREASURE["bl_iron"]]


@pytest.mark.rule("DEL-TREAS-9")
def test_a_blessing_drawn_in_anothers_turn_ends_in_the_drawers_next_turn(table: Make) -> None:
    t = couple(table)
    t.turn(0)
    t.run((gain_treasure, (1, TREASURE["bl_iron"])))
    assert armour(t.g, 0) == 19
    t.turn(0).play("end").play_until("act", 1)
    assert armour(t.g, 0) == 19, "not in somebody else's turn"
    t.play("end").play_until("act", 0)
    assert armour(t.g, 0) == 17


# --- what is used up


@pytest.mark.rule("DEL-TREAS-10")
def test_an_item_is_discarded_or_turned_face_down_as_it_says(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_fire_flask", "it_star_ring")
    t.foe("stone_brute", 1, 3)
    t.dice(1, 1)
    t.act(0).play("item it_fire_flask", "item it_star_ring")
    assert t.g.treasures.discards == [TREASURE["it_fire_flask"]]
    assert (t.g.heroes[0].items, t.g.heroes[0].spent) == ((), (TREASURE["it_star_ring"],))
    assert not [text for text in t.options if text.startswith("item")], "face down it gives nothing"


@pytest.mark.rule("DEL-TREAS-10")
def test_a_card_that_turns_powers_up_turns_no_item_up(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_memory_tonic")
    t.g.heroes[0].spent = (TREASURE["it_guard_bracers"],)
    t.act(0)
    assert "item it_memory_tonic" not in t.options
    t.down(0, "brk_spite")
    t.act(0).play("item it_memory_tonic")
    assert t.g.heroes[0].spent == (TREASURE["it_guard_bracers"],)


@pytest.mark.rule("DEL-TREAS-11")
def test_an_empty_treasure_deck_is_made_of_the_discards(table: Make) -> None:
    t = couple(table)
    t.g.treasures = Deck([], True)
    t.g.treasures.discards = [TREASURE["it_ward_amulet"]]
    t.rule(one_treasure, 0).play("p1")
    assert t.g.heroes[0].items == (TREASURE["it_ward_amulet"],)
    t.rule(one_treasure, 0)
    assert (t.prompt, len(t.told("treasure"))) == (None, 1)


# --- any time


def ill_couple(table: Make) -> Table:
    """Brakka has the tonic; Ilse beside him is poisoned."""
    t = couple(table)
    t.items(0, "it_clear_tonic")
    t.g.heroes[1].poisoned = True
    return t


@pytest.mark.rule("DEL-TREAS-12")
def test_a_tonic_may_be_used_in_anothers_turn_but_never_within_h1(table: Make) -> None:
    t = ill_couple(table)
    t.g.hp[1] = 1
    t.turn(1)
    assert (t.prompt, t.ask.seat, t.options) == ("tonic", 0, ["p2 poisoned", "pass"])
    assert (t.hp("p2"), t.g.surges[0]) == (4, 1), "poison and surge came before"
    t.play("p2 poisoned")
    assert (t.prompt, t.ask.seat, t.g.heroes[1].poisoned) == ("act", 1, False)
    assert t.g.treasures.discards == [TREASURE["it_clear_tonic"]]


@pytest.mark.rule("DEL-TREAS-12")
def test_a_tonic_may_be_used_between_the_steps_of_the_villain_phase(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_clear_tonic")
    t.next("at_poison_dart")
    t.dice(20)
    t.turn(1).play("end")
    assert (t.prompt, t.ask.seat, t.options) == ("tonic", 0, ["p2 poisoned", "pass"])
    assert t.g.heroes[1].poisoned, "V1 has just been played"


@pytest.mark.rule("DEL-TREAS-12")
def test_a_tonic_is_a_free_action_of_the_active_hero(table: Make) -> None:
    t = ill_couple(table)
    t.turn(0)
    assert t.prompt == "act"
    t.play("go 1,2", "item it_clear_tonic")
    assert (t.g.heroes[1].poisoned, t.prompt, t.g.moves) == (False, "act", 1)


@pytest.mark.rule("DEL-TREAS-12")
def test_a_tonic_that_was_kept_is_offered_again_in_the_next_turn(table: Make) -> None:
    t = ill_couple(table)
    t.turn(1).play("pass")
    t.dice(1)
    t.play("end").play_until("act", 0)
    t.g.heroes[0].immobilized = False
    t.play("end")
    t.play_until("tonic")
    assert (t.ask.seat, t.g.active, t.options) == (0, 0, ["p2 poisoned", "pass"])


@pytest.mark.rule("DEL-TREAS-12")
@pytest.mark.rule("DEL-POWER-5")
def test_nobody_at_no_hit_points_uses_a_tonic(table: Make) -> None:
    t = ill_couple(table)
    t.g.hp[0] = 0
    t.turn(1)
    assert (t.prompt, t.ask.seat) == ("act", 1)


@pytest.mark.rule("DEL-TREAS-12")
def test_a_tonic_reaches_only_adjacent_heroes(table: Make) -> None:
    t = ill_couple(table)
    t.stand(1, 2, 4)
    t.turn(1)
    assert (t.prompt, t.ask.seat) == ("act", 1)
