"""Tamsin's cards, and her Deft Fingers."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.trapping import spring

Make = Callable[..., Table]

ROOM = """
    ........
    .Ag.....
    .....h..
    ........"""


@pytest.mark.rule("DEL-POWER-4")
@pytest.mark.rule("DEL-COMBAT-10")
def test_slip_away_turns_the_hit_of_a_monster_into_a_miss_and_places_her(table: Make) -> None:
    t = table("tamsin")
    t.draw("............\n.Ag.........\n............\n............", g="cave_spider")
    t.powers(0, "tam_slip_away")
    t.dice(9)
    t.rule(activate, t.figure("cave_spider-1"))
    assert (t.prompt, t.options) == ("react", ["tam_slip_away", "pass"])
    t.play("tam_slip_away")
    assert (t.prompt, len(t.options)) == ("square", 30)  # two tiles but for herself and the spider
    t.play("3,7")
    assert (t.hp("p1"), t.g.heroes[0].poisoned, t.square("p1"), t.g.heroes[0].up) == (8, False, "3,7", 0)


@pytest.mark.rule("DEL-POWER-4")
def test_slip_away_needs_a_hit_and_a_monster(table: Make) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="cave_spider", h="rot_hound")
    t.powers(0, "tam_slip_away")
    t.dice(8)
    t.rule(activate, t.figure("cave_spider-1"))
    assert t.prompt is None
    t.trap("tr_spear_wall", 1, 1)
    t.dice(19)
    t.rule(spring, t.figure("tr_spear_wall-3"))
    assert (t.prompt, t.hp("p1")) == (None, 6)


@pytest.mark.rule("DEL-MONSTER-21")
def test_who_slips_away_is_not_attacked_a_second_time(table: Make) -> None:
    t = table("tamsin")
    t.draw("............\n.Ag.........\n............\n............", g="gloom_duelist")
    t.powers(0, "tam_slip_away")
    t.dice(19)
    t.rule(activate, t.figure("gloom_duelist-1")).play("tam_slip_away", "3,7")
    assert (t.prompt, len(t.told("struck"))) == (None, 1)


@pytest.mark.rule("DEL-POWER-11")
def test_backstab_deals_more_with_a_friend_beside_the_target(table: Make) -> None:
    for friend, lost in (("1,3", 2), ("al_lynx", 2), ("3,3", 1)):
        t = table("tamsin", "ilse")
        t.draw(ROOM, g="stone_brute", h="rot_hound")
        t.powers(0, "tam_backstab")
        if friend == "al_lynx":
            t.foe(friend, 2, 3)
        else:
            t.stand(1, *[int(n) for n in friend.split(",")])
        t.dice(6)
        t.act(0).play("attack tam_backstab")
        assert t.hp("stone_brute-1") == 3 - lost


@pytest.mark.rule("DEL-COMBAT-3")
@pytest.mark.parametrize(("die", "lost"), [(15, 1), (16, 2)])
def test_thrown_knife_bites_deeper_from_16_on(table: Make, die: int, lost: int) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "tam_thrown_knife")
    t.dice(die)
    t.act(0).play("attack tam_thrown_knife", "stone_brute-1")
    assert t.hp("stone_brute-1") == 3 - lost


@pytest.mark.rule("DEL-MOVE-12")
@pytest.mark.parametrize("die", [1, 19])
def test_dart_and_dash_moves_three_squares_after_the_attack(table: Make, die: int) -> None:
    t = table("tamsin")
    t.draw("............\nAg..........\n............\n............", g="stone_brute")
    t.powers(0, "tam_dart_and_dash")
    t.dice(die)
    t.act(0).play("attack tam_dart_and_dash")
    assert t.prompt == "walk"
    assert "0,3" in t.options
    assert "0,4" not in t.options
    t.play("0,3")
    assert (t.square("p1"), t.g.moves) == ("0,3", 0)


@pytest.mark.rule("DEL-COMBAT-5")
def test_knife_rain_makes_four_attacks_one_after_the_other(table: Make) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "tam_knife_rain")
    t.g.drew = 1
    t.dice(7, 7, 6, 7)
    t.act(0).play("attack tam_knife_rain", "stone_brute-1", "rot_hound-2")  # then only the brute is left
    assert (t.hp("stone_brute-1"), t.names_on_map(), len(t.told("rolled"))) == (1, ["p1", "stone_brute-1"], 4)


@pytest.mark.rule("DEL-POWER-6")
@pytest.mark.rule("DEL-MOVE-9")
def test_trick_swap_changes_places_and_then_attacks(table: Make) -> None:
    t = table("tamsin", "ilse")
    t.draw("........\n.A...Bg.\n........\nh.......", g="stone_brute", h="ulgrum")
    t.powers(0, "tam_trick_swap")
    t.dice(5)
    t.act(0).play("attack tam_trick_swap")
    assert (t.prompt, t.options) == ("swap", ["stop", "p2", "stone_brute-1"])  # no villain
    t.play("p2")
    assert (t.square("p1"), t.square("p2"), t.hp("stone_brute-1"), t.g.shifted) == ("1,5", "1,1", 0, True)


@pytest.mark.rule("DEL-POWER-6")
def test_a_trick_swap_that_leaves_no_target_is_lost_with_its_card(table: Make) -> None:
    t = table("tamsin")
    t.draw("........\n.A..gh..\n........\n........", g="stone_brute", h="stone_brute")
    t.powers(0, "tam_trick_swap")
    t.act(0).play("attack tam_trick_swap", "stop")
    assert (t.told("swings"), t.g.heroes[0].up, t.g.attacked) == ([], 0, True)


@pytest.mark.rule("DEL-POWER-6")
def test_trick_swap_is_not_offered_where_no_swap_brings_a_target(table: Make) -> None:
    t = table("tamsin")
    t.draw("........\n.A..g...\n........\n........", g="stone_brute")
    t.powers(0, "tam_trick_swap")
    assert "attack tam_trick_swap" not in t.act(0).options


@pytest.mark.rule("DEL-COMBAT-19")
def test_pocket_find_draws_two_and_keeps_one(table: Make) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "tam_pocket_find", "tam_backstab")
    t.g.hp[t.figure("stone_brute-1")] = 1
    t.next("it_keen_blade", "it_stride_boots")
    t.dice(19)
    t.act(0).play("attack tam_backstab")
    assert (t.prompt, t.options) == ("react", ["tam_pocket_find", "pass"])
    t.play("tam_pocket_find")
    assert sorted(t.options) == ["it_keen_blade", "it_stride_boots"]
    t.play("it_stride_boots")
    assert (t.prompt, t.g.heroes[0].items, t.g.treasures.discards) == ("act", (7,), [0])
    assert t.g.heroes[0].up == 1 << 1


@pytest.mark.rule("DEL-POWER-12")
def test_pocket_find_cannot_turn_itself_up(table: Make) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="rot_hound", h="rot_hound")
    t.powers(0, "tam_pocket_find", "tam_backstab")
    t.next("fo_second_breath", "it_stride_boots")
    t.dice(19)
    t.act(0).play("attack tam_backstab", "tam_pocket_find", "fo_second_breath")
    assert (t.prompt, t.g.heroes[0].up, t.g.heroes[0].down) == ("act", 1 << 1, 1 << 7)


@pytest.mark.rule("DEL-FAQ-8")
def test_nimble_hands_avoid_a_card_but_not_the_damage_of_its_miss(table: Make) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "tam_nimble_hands")
    t.next("at_grasping_thing")
    t.dice(8)  # +7 against 15: 3 damage, 1 by a miss
    t.rule(draw_encounter)
    assert (t.prompt, t.options) == ("react", ["tam_nimble_hands", "pass"])
    t.play("tam_nimble_hands")
    assert (t.hp("p1"), t.g.heroes[0].up, t.prompt) == (7, 0, None)


@pytest.mark.rule("DEL-TRAP-3")
def test_nimble_hands_may_disarm_the_trap_of_the_tile_at_once(table: Make) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "tam_nimble_hands")
    trap = t.trap("tr_poison_vent", 3, 3)
    t.dice(19, 7)  # Deft Fingers: 7 + 5 against 12
    t.rule(spring, t.figure(trap)).play("tam_nimble_hands")
    assert (t.prompt, len(t.options)) == ("disarm", 2)
    t.play(trap)
    assert (t.g.traps, t.hp("p1"), t.g.heroes[0].poisoned) == ({}, 8, False)


@pytest.mark.rule("DEL-TRAP-3")
def test_nimble_hands_reach_no_trap_of_another_tile(table: Make) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "tam_nimble_hands")
    t.dice(19)
    t.rule(spring, t.figure(t.trap("tr_crossbow_nest", 3, 5))).play("tam_nimble_hands")
    assert (t.prompt, t.hp("p1"), len(t.g.traps)) == (None, 8, 1)


@pytest.mark.rule("DEL-MONSTER-8")
def test_false_trail_leads_a_monster_within_three_tiles_to_the_next_tile(table: Make) -> None:
    t = table("tamsin")
    t.draw(f".A{'.' * 10}gh..i..j\n{'.' * 20}\n........m...........\n{'.' * 20}",
           g="rot_hound", h="ulgrum", i="rot_hound", j="rot_hound")  # fmt: skip
    t.powers(0, "tam_false_trail")
    t.act(0).play("use tam_false_trail")  # one only: a villain is none, the others are 4 tiles away
    assert (t.prompt, t.options) == ("drive", ["4,0", "2,0"])
    t.play("2,0")
    assert (t.square("rot_hound-1"), t.g.heroes[0].up) == ("2,8", 0)


@pytest.mark.rule("DEL-TRAP-4")
@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0)])
def test_deft_fingers_add_five_to_a_disarm_roll(table: Make, die: int, left: int) -> None:
    t = table("tamsin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    trap = t.trap("tr_spear_wall", 0, 0)
    t.dice(die)
    t.act(0).play(f"disarm {trap}")
    assert len(t.g.traps) == left
