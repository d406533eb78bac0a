"""Every item. DEL-TREAS-10, DEL-FAQ-20."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.blows import suffer
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.harm import afflict
from hauntbox.games.delve.numbers import armour, attack_parts, damage_parts, disarm_parts, speed, total
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import heroes_end

Make = Callable[..., Table]

ROW = """
    ############
    #A.........#
    #.B........#
    ############"""


def couple(table: Make, *names: str) -> Table:
    t = table(*(names or ("brakka", "ilse")))
    t.draw(ROW)
    return t


def card(t: Table, *names: str) -> Table:
    t.next(*names)
    return t.rule(draw_encounter)


def items_left(t: Table) -> int:
    return len(t.g.heroes[0].items)


# --- what always works


@pytest.mark.rule("DEL-TREAS-6")
@pytest.mark.parametrize(
    ("name", "near", "far"),
    [("it_keen_blade", 1, 0), ("it_master_blade", 2, 0), ("it_true_string", 0, 1), ("it_rune_staff", 0, 2)],
)
def test_weapons_help_at_their_distance(table: Make, name: str, near: int, far: int) -> None:
    t = couple(table)
    t.items(0, name)
    foes = [t.figure(t.foe("stone_brute", 1, column)) for column in (2, 3)]
    assert [total(attack_parts(t.g, 0, ("", 7), foe)) for foe in foes] == [7 + near, 7 + far]
    assert total(attack_parts(t.g, 1, ("", 7), foes[0])) == 7, "the other hero has nothing"


@pytest.mark.rule("DEL-TREAS-6")
@pytest.mark.parametrize(("name", "own", "mate"), [
    ("it_ward_amulet", 1, 0), ("it_tower_shield", 2, 0), ("it_shared_aegis", 1, 1),
])  # fmt: skip
def test_armour_helps_its_owner(table: Make, name: str, own: int, mate: int) -> None:
    t = couple(table, "maren", "ilse")
    t.items(0, name)
    assert (armour(t.g, 0), armour(t.g, 1)) == (16 + own, 15 + mate)
    t.stand(1, 2, 5)
    assert (armour(t.g, 0), armour(t.g, 1)) == (16 + own, 15), "Ilse is on another tile"


@pytest.mark.rule("DEL-TREAS-7")
@pytest.mark.parametrize(("name", "squares"), [("it_stride_boots", 6), ("it_tower_shield", 4)])
def test_boots_and_shield_change_the_speed(table: Make, name: str, squares: int) -> None:
    t = couple(table)
    t.items(0, name)
    assert speed(t.g, 0) == squares
    t.act(0).play("move")
    assert (t.prompt, t.ask.about) == ("step", squares)


@pytest.mark.rule("DEL-TREAS-7")
def test_giant_gloves_add_damage_at_adjacent_targets(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_giant_gloves")
    foes = [t.figure(t.foe("stone_brute", 1, column)) for column in (2, 3)]
    assert [total(damage_parts(t.g, 0, ("", 1), foe, 10)) for foe in foes] == [2, 1]


@pytest.mark.rule("DEL-TRAP-4")
def test_thief_tools_add_four_to_disarming(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_thief_tools")
    assert (total(disarm_parts(t.g, 0)), total(disarm_parts(t.g, 1))) == (4, 0)


@pytest.mark.rule("DEL-COND-4")
def test_a_snake_charm_keeps_new_poison_away_but_not_the_old(table: Make) -> None:
    t = couple(table)
    t.g.heroes[1].poisoned = True
    t.items(0, "it_snake_charm")
    t.items(1, "it_snake_charm")
    t.dice(20, 20)
    card(t, "at_choking_gas")
    assert (t.g.heroes[0].poisoned, t.g.heroes[1].poisoned, t.hp("p1")) == (False, True, 9)


# --- what is used in the own Hero Phase


@pytest.mark.rule("DEL-FAQ-20")
@pytest.mark.rule("DEL-DOWN-4")
@pytest.mark.rule("DEL-DOWN-5")
def test_a_healing_draught_stands_an_adjacent_hero_up_at_once(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_healing_draught")
    t.g.hp[1] = 0
    t.act(0).play("item it_healing_draught")
    assert (t.hp("p2"), items_left(t)) == (3, 0)
    assert t.told("healed")[-1]["stands"]
    t.act(1)
    assert "move" in t.options


@pytest.mark.rule("DEL-FAQ-20")
@pytest.mark.rule("DEL-DOWN-2")
def test_a_hero_at_no_hit_points_cannot_drink_it_himself(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_healing_draught")
    t.g.hp[0] = 0
    assert t.act(0).ask is None


@pytest.mark.rule("DEL-POWER-6")
def test_a_healing_draught_heals_oneself_or_an_adjacent_hero_below_full(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_healing_draught")
    t.act(0)
    assert "item it_healing_draught" not in t.options
    t.g.hp[0] = t.g.hp[1] = 2
    t.act(0).play("item it_healing_draught")
    assert t.options == ["p1", "p2"]
    t.play("p1")
    assert (t.hp("p1"), t.hp("p2")) == (5, 2)


@pytest.mark.rule("DEL-TREAS-12")
def test_a_clear_tonic_removes_one_condition(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_clear_tonic")
    t.g.heroes[0].immobilized = t.g.heroes[1].poisoned = t.g.heroes[1].immobilized = True
    t.act(0).play("item it_clear_tonic")
    assert sorted(t.options) == ["p1 immobilized", "p2 immobilized", "p2 poisoned"]
    t.play("p2 poisoned")
    assert (t.g.heroes[1].poisoned, t.g.heroes[1].immobilized, t.g.heroes[0].immobilized) == (False, True, True)


@pytest.mark.rule("DEL-TREAS-10")
def test_a_memory_tonic_turns_a_power_up(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_memory_tonic")
    t.down(0, "brk_spite", "brk_avalanche")
    t.act(0).play("item it_memory_tonic")
    assert sorted(t.options) == ["brk_avalanche", "brk_spite"]
    t.play("brk_spite")
    assert t.g.heroes[0].down == 1 << 4
    assert t.g.heroes[0].up >> 5 & 1


@pytest.mark.rule("DEL-MOVE-12")
def test_a_speed_tonic_is_a_move_beside_the_actions(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_speed_tonic")
    t.act(0).play("go 1,2", "go 1,3", "item it_speed_tonic")
    assert "1,8" in t.options
    assert "1,9" not in t.options
    t.play("1,8")
    assert (t.square(0), t.g.moves) == ("1,8", 2)


@pytest.mark.rule("DEL-MOVE-8")
def test_a_speed_tonic_is_no_use_to_the_immobilized(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_speed_tonic")
    t.g.heroes[0].immobilized = True
    t.act(0)
    assert "item it_speed_tonic" not in t.options


@pytest.mark.rule("DEL-COMBAT-4")
def test_a_fire_flask_attacks_everything_on_a_tile_within_one(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_fire_flask", "it_keen_blade")
    here = t.foe("stone_brute", 1, 2)
    there = t.foe("vesk", 1, 6)
    sac = t.foe("egg_sac", 2, 6)
    t.foe("stone_brute", 1, 9)
    t.act(0).play("item it_fire_flask")
    assert t.options == ["0,0", "1,0"]
    t.dice(9, 6)  # Vesk 15, the sac 12, against +6
    t.play("1,0", there, sac)
    assert (t.hp(here), t.hp(there), t.hp(sac)) == (3, 5, 0)
    assert (t.g.attacked, items_left(t)) == (False, 1)


@pytest.mark.rule("DEL-OBJ-7")
def test_an_object_may_be_left_out_of_a_fire_flask(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_fire_flask")
    foe, sac = t.foe("vesk", 1, 6), t.foe("egg_sac", 2, 6)
    t.dice(8)
    t.act(0).play("item it_fire_flask", foe, "stop")
    assert (t.hp(foe), t.hp(sac)) == (6, 1)


@pytest.mark.rule("DEL-TREAS-10")
def test_a_star_ring_attacks_within_two_tiles_and_is_no_action(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_star_ring")
    foe = t.foe("sporeling", 1, 9)  # 12 against +8
    t.foe("tunnel_goblin", 2, 10)
    t.dice(4)
    t.act(0).play("item it_star_ring", foe)
    assert (t.hp(foe), t.g.attacked, t.g.heroes[0].spent) == (1, False, (TREASURE["it_star_ring"],))


@pytest.mark.rule("DEL-XP-9")
def test_a_veterans_journal_brings_level_two_for_nothing(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_veteran_journal")
    t.pile("stone_brute", "stone_brute")
    t.act(0).play("item it_veteran_journal")
    assert (t.prompt, t.options) == ("daily", ["brk_spite", "brk_hook_and_haul"])
    t.play("brk_hook_and_haul")
    assert (t.g.heroes[0].level, t.hp("p1"), len(t.g.pile[0]), items_left(t)) == (2, 12, 2, 0)


@pytest.mark.rule("DEL-XP-10")
def test_a_veterans_journal_is_no_use_at_level_two(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_veteran_journal")
    t.g.heroes[0].level = 2
    t.act(0)
    assert "item it_veteran_journal" not in t.options


# --- what is used when something happens


@pytest.mark.rule("DEL-COMBAT-10")
def test_a_lucky_tooth_rolls_an_attack_again(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_lucky_tooth")
    foe = t.foe("tunnel_goblin", 1, 2)
    t.next("bl_iron")
    t.dice(1, 3)
    t.act(0).play("attack brk_measured_cut")
    assert (t.prompt, t.ask.seat, t.hp(foe)) == ("reroll", 0, 1)
    t.play("yes")
    assert (t.hp(foe), items_left(t)) == (0, 0)


@pytest.mark.rule("DEL-COMBAT-10")
def test_the_new_roll_of_a_lucky_tooth_is_kept(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_lucky_tooth")
    foe = t.foe("tunnel_goblin", 1, 2)
    t.dice(3, 2)
    t.act(0).play("attack brk_measured_cut", "yes")
    assert t.hp(foe) == 1


@pytest.mark.rule("DEL-TRAP-4")
@pytest.mark.rule("DEL-COND-3")
def test_a_lucky_tooth_serves_disarming_poison_and_curses(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_lucky_tooth", "it_lucky_tooth", "it_lucky_tooth")
    trap = t.trap("tr_spear_wall", 2, 1)
    t.dice(9, 10)
    t.act(0).play(f"disarm {trap}", "yes", "no")
    assert t.g.traps == {}
    t.g.heroes[0].poisoned = True
    t.curse(0, "cu_trembling")
    t.dice(9, 10, 9, 10)  # poison twice, the curse twice
    t.rule(heroes_end).play("yes", "no", "yes")
    assert not t.g.heroes[0].poisoned
    assert (t.g.heroes[0].curses, items_left(t)) == ((), 0)


@pytest.mark.rule("DEL-XP-5")
def test_a_lucky_tooth_does_not_touch_the_dice_of_monsters(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_lucky_tooth")
    t.dice(10)
    t.rule(activate, t.figure(t.foe("goblin_slinger", 1, 6))).play("p1")
    assert (t.prompt, items_left(t)) == (None, 1)


@pytest.mark.rule("DEL-TREAS-10")
def test_a_smoke_pebble_stops_a_monster_within_two_tiles_this_time(table: Make) -> None:
    t = couple(table)
    t.stand(1, 1, 2)
    t.items(0, "it_smoke_pebble")
    foe = t.figure(t.foe("shade_adept", 1, 9))
    t.rule(activate, foe)
    assert (t.prompt, t.ask.seat, t.options) == ("react", 0, ["it_smoke_pebble", "pass"])
    t.play("it_smoke_pebble")
    assert (t.told("struck"), items_left(t)) == ([], 0)
    t.dice(1)
    t.rule(activate, foe).play("p1")
    assert len(t.told("struck")) == 1


@pytest.mark.rule("DEL-TREAS-10")
def test_a_smoke_pebble_stops_no_villain_and_nobody_farther_away(table: Make) -> None:
    t = table("brakka")
    t.draw("""
        ################
        #A.............#
        #..............#
        ################""")
    t.items(0, "it_smoke_pebble")
    t.rule(activate, t.figure(t.foe("tunnel_goblin", 1, 13)))
    assert t.prompt != "react"
    t.dice(1, 1)
    t.rule(activate, t.figure(t.foe("vesk", 1, 2)))
    assert (t.prompt, items_left(t)) == (None, 1)


@pytest.mark.rule("DEL-COMBAT-10")
def test_guard_bracers_take_one_from_any_damage(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_guard_bracers")
    t.dice(9)
    card(t, "at_poison_dart")
    assert (t.prompt, t.options) == ("react", ["it_guard_bracers", "pass"])
    t.play("it_guard_bracers")
    assert (t.hp("p1"), t.g.heroes[0].poisoned) == (9, True)
    assert t.g.heroes[0].spent == (TREASURE["it_guard_bracers"],)
    t.rule(suffer, 0, 1, "vent", "DEL-TILE-1")
    assert (t.prompt, t.hp("p1")) == (None, 8), "face down they give nothing"


@pytest.mark.rule("DEL-FAQ-8")
def test_a_mirror_cloak_turns_a_hit_into_a_miss_but_not_the_miss_damage(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_mirror_cloak")
    t.dice(10)
    card(t, "at_grasping_thing")
    assert t.options == ["it_mirror_cloak", "pass"]
    t.play("it_mirror_cloak")
    assert (t.hp("p1"), items_left(t)) == (9, 0)


@pytest.mark.rule("DEL-COND-4")
def test_a_snake_charm_stops_every_kind_of_poisoning(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_snake_charm")
    t.rule(afflict, 0, "poisoned", "")
    t.rule(afflict, 0, "immobilized", "")
    assert (t.g.heroes[0].poisoned, t.g.heroes[0].immobilized) == (False, True)
