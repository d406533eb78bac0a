"""Attacks: targets, rolls, damage, and everything that may come between. DEL-COMBAT-1 to DEL-COMBAT-12, DEL-FAQ."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.tactics import activate

Make = Callable[..., Table]

ROOM = """
    ....
    .Agh
    ....
    ...."""
PAIR = """
    ....
    .Ag.
    .h..
    ...."""


@pytest.mark.rule("DEL-COMBAT-5")
def test_a_target_defeated_meanwhile_is_skipped(table: Make) -> None:
    t = table("brakka")
    t.draw(PAIR, g="tunnel_goblin", h="rot_hound")
    t.powers(0, "brk_avalanche", "brk_measured_cut")
    t.next("fo_opening")
    t.dice(19, 19)  # the sword for the goblin, and the opening that it brings for the hound
    t.act(0).play("attack brk_avalanche", "tunnel_goblin-1", "brk_measured_cut")
    assert (t.prompt, t.names_on_map(), len(t.told("rolled"))) == ("act", ["p1"], 2)


@pytest.mark.rule("DEL-COMBAT-5")
def test_the_attacker_orders_the_targets(table: Make) -> None:
    for first, second in (("tunnel_goblin", "rot_hound"), ("rot_hound", "tunnel_goblin")):
        t = table("orrin")
        t.draw(PAIR, g="tunnel_goblin", h="rot_hound")
        t.powers(0, "orr_sweep")
        t.g.drew = 1
        t.dice(19, 1)
        t.act(0).play("attack orr_sweep", f"{first}-{1 if first == 'tunnel_goblin' else 2}")
        assert [told["target"] for told in t.told("swings")] == [first, second]
        assert [told["foe"] for told in t.told("defeated")] == [first]


@pytest.mark.rule("DEL-COMBAT-6")
def test_a_natural_20_may_miss_and_a_natural_1_may_hit(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.draw("........\n...Ag...\n........\n........", g="goblin_slinger")
    t.items(0, "it_keen_blade", "it_tower_shield")
    t.g.heroes[0].level, t.g.heroes[0].stance, t.g.sheltered = 2, 7, 1
    t.g.environment = ENCOUNTER["en_thick_mist"]
    t.dice(20)  # + 5 - 2 against 18 + 2 + 2 + 2
    t.rule(activate, t.figure("goblin_slinger-1"))
    assert t.told("struck")[0]["hit"] is False
    t.g.environment = -1
    t.g.drew = 1
    t.dice(1)  # + 10 + 1 against 12
    t.act(0).play("attack brk_measured_cut")
    assert t.names_on_map() == ["p1"]


@pytest.mark.rule("DEL-COMBAT-7")
@pytest.mark.parametrize(("level", "die", "left"), [(1, 20, 2), (2, 20, 1), (2, 19, 2)])
def test_a_hit_with_a_natural_20_deals_one_more_at_level_2(table: Make, level: int, die: int, left: int) -> None:
    t = table("brakka")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.g.heroes[0].level = level
    t.dice(die)
    t.act(0).play("attack brk_measured_cut")
    assert t.hp("stone_brute-1") == left


@pytest.mark.rule("DEL-COMBAT-8")
def test_heroes_attack_monsters_villains_and_objects_only(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("gB..\n.Ah.\n.i..\n....", g="stone_brute", h="ulgrum", i="fissure")
    t.foe("al_lynx", 0, 2)
    t.powers(0, "brk_measured_cut")
    assert sorted(t.act(0).play("attack brk_measured_cut").options) == ["fissure-3", "stone_brute-1", "ulgrum-2"]


@pytest.mark.rule("DEL-COMBAT-8")
def test_beside_heroes_and_allies_alone_there_is_nothing_to_attack(table: Make) -> None:
    t = table("ilse", "brakka")
    t.draw("....\n.AB.\n....\n....")
    t.foe("al_lynx", 0, 2)
    t.g.heroes[0].up = (1 << 10) - 1
    assert not [option for option in t.act(0).options if option.startswith("attack")]


@pytest.mark.rule("DEL-COMBAT-9")
def test_a_villain_is_attacked_like_a_monster(table: Make) -> None:
    t = table("orrin")
    t.draw(PAIR, g="ulgrum", h="stone_brute")
    t.powers(0, "orr_sweep")
    t.dice(8, 8)
    t.act(0).play("attack orr_sweep", "ulgrum-1")
    assert (t.hp("ulgrum-1"), t.hp("stone_brute-2")) == (4, 2)


@pytest.mark.rule("DEL-COMBAT-10")
@pytest.mark.rule("DEL-FAQ-9")
def test_reactions_come_in_their_order_dodge_redirect_reduce(table: Make) -> None:
    t = table("brakka", "tamsin", "quillon")
    t.draw("....\nA..C\n..Bg\n....", g="stone_brute")
    t.powers(0, "brk_last_wall")
    t.powers(1, "tam_slip_away")
    t.items(0, "it_guard_bracers")
    t.items(1, "it_mirror_cloak", "it_guard_bracers")
    t.dice(19)
    t.rule(activate, t.figure("stone_brute-1")).play("p2")
    assert (t.ask.seat, t.options) == (1, ["tam_slip_away", "it_mirror_cloak", "pass"])
    t.play("pass")
    assert (t.ask.seat, t.options) == (0, ["brk_last_wall", "pass"])
    t.play("brk_last_wall")
    assert (t.ask.seat, t.options, t.ask.about[-1]) == (0, ["it_guard_bracers", "pass"], 1)  # 2 damage, less 1
    t.play("it_guard_bracers")
    assert (t.hp("p1"), t.hp("p2"), len(t.g.heroes[1].items)) == (10, 8, 2)


@pytest.mark.rule("DEL-COMBAT-10")
def test_a_dodged_hit_is_not_redirected(table: Make) -> None:
    t = table("brakka", "tamsin")
    t.draw("....\nA...\n..Bg\n....", g="stone_brute")
    t.powers(0, "brk_last_wall")
    t.powers(1)
    t.items(1, "it_mirror_cloak")
    t.dice(19)
    t.rule(activate, t.figure("stone_brute-1")).play("p2", "it_mirror_cloak")
    assert (t.prompt, t.hp("p2"), t.g.heroes[1].items) == (None, 8, ())


@pytest.mark.rule("DEL-COMBAT-10")
def test_a_mirror_token_goes_even_when_somebody_else_took_the_hit(table: Make) -> None:
    t = table("brakka", "quillon")
    t.draw("....\nA...\n..Bg\n....", g="stone_brute")
    t.powers(0, "brk_last_wall")
    t.g.heroes[1].mirrors = 2
    t.dice(19)
    t.rule(activate, t.figure("stone_brute-1")).play("p2", "brk_last_wall")
    assert (t.hp("p1"), t.hp("p2"), t.g.heroes[1].mirrors) == (9, 7, 1)


@pytest.mark.rule("DEL-COMBAT-10")
def test_a_forced_reroll_comes_before_hit_or_miss(table: Make) -> None:
    t = table("orrin")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "orr_great_axe")
    t.items(0, "it_lucky_tooth")
    t.dice(1, 8)
    t.act(0).play("attack orr_great_axe")
    assert (t.prompt, t.hp("stone_brute-1")) == ("reroll", 3)
    t.play("yes")
    assert (t.hp("stone_brute-1"), t.g.heroes[0].items) == (1, ())


@pytest.mark.rule("DEL-COMBAT-11")
def test_a_hit_reduced_to_nothing_still_gives_its_condition(table: Make) -> None:
    t = table("brakka")
    t.draw(".g..\n.A..\n....\n....", g="cave_spider")
    t.items(0, "it_guard_bracers")
    t.dice(19)
    t.rule(activate, t.figure("cave_spider-1")).play("it_guard_bracers")
    assert (t.hp("p1"), t.g.heroes[0].poisoned) == (10, True)


@pytest.mark.rule("DEL-COMBAT-12")
def test_damage_stops_at_zero(table: Make) -> None:
    t = table("brakka")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.g.hp[0] = 1
    t.dice(19)
    t.rule(activate, t.figure("stone_brute-1"))  # 2 damage
    assert (t.g.hp[0], t.told("hurt")[0]["lost"]) == (0, 1)


@pytest.mark.rule("DEL-COMBAT-12")
@pytest.mark.rule("DEL-COMBAT-13")
def test_more_damage_than_hit_points_is_lost(table: Make) -> None:
    t = table("brakka")
    t.draw(ROOM, g="rot_hound", h="stone_brute")
    t.powers(0, "brk_spite")
    t.g.drew = 1
    t.dice(19)
    t.act(0).play("attack brk_spite")
    assert (t.told("foe-hurt")[0]["lost"], t.told("foe-hurt")[0]["hp"]) == (1, 0)


# --- what a roll sets off in the middle of an attack


@pytest.mark.rule("DEL-FAQ-10")
def test_a_level_is_offered_after_its_roll_and_counts_from_the_next(table: Make) -> None:
    t = table("brakka")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.pile("cave_troll", "goblin_slinger")
    t.dice(20)
    t.act(0).play("attack brk_twin_hew")
    assert (t.prompt, t.hp("stone_brute-1")) == ("level", 2)  # without the critical hit of level 2
    t.dice(20)
    t.play("yes").play_until("act")
    assert (t.g.heroes[0].level, t.hp("stone_brute-1")) == (2, 0)


@pytest.mark.rule("DEL-FAQ-17")
def test_momentum_is_carried_out_in_the_middle_of_an_attack(table: Make) -> None:
    t = table("tamsin")
    t.draw("........\n.Ag.....\n......h.\n........", g="rot_hound", h="stone_brute")
    t.powers(0, "tam_knife_rain")
    t.next("fo_momentum")
    t.dice(19, 19, 19, 19)
    t.act(0).play("attack tam_knife_rain", "rot_hound-1")
    assert (t.prompt, t.hp("stone_brute-2")) == ("walk", 3)
    t.play("1,6")
    assert (t.hp("stone_brute-2"), t.square("p1")) == (0, "1,6")


@pytest.mark.rule("DEL-FAQ-17")
def test_the_attack_of_an_opening_may_roll_a_20_itself(table: Make) -> None:
    t = table("brakka")
    t.draw(
        ROOM.replace("Agh", "Ag.").replace("    ....\n    ....", "    .h..\n    ....", 1), g="rot_hound", h="rot_hound"
    )
    t.powers(0, "brk_measured_cut")
    t.pile("cave_troll")
    t.next("fo_opening", "fo_fresh_resolve")
    t.dice(19, 20)
    t.act(0).play("attack brk_measured_cut", "rot_hound-1", "brk_measured_cut")
    assert (t.prompt, t.g.surges) == ("level", [1])  # 4 + 1 + 1 experience, and no second treasure


@pytest.mark.rule("DEL-FAQ-12")
def test_a_hazard_does_nothing_to_a_monster_that_is_put_there(table: Make) -> None:
    t = table("ilse", adventure="cinder_lair")
    t.draw("............\n.A..g...m...\n............\n............", g="stone_brute")
    t.powers(0, "ils_driving_shot")
    t.foe("rot_hound", 0, 9)
    t.g.hazards[t.cell("rot_hound-2")] = ENCOUNTER["hz_cracked_floor"]
    t.dice(19)
    t.act(0).play("attack ils_driving_shot", "2,0")
    assert (t.square("stone_brute-1"), t.hp("stone_brute-1")) == ("1,8", 2)
    t.turn(0).play_until("act").play("end").play_until("act")
    assert t.hp("stone_brute-1") == 2


@pytest.mark.rule("DEL-FAQ-8")
def test_a_mirror_cloak_keeps_the_condition_away(table: Make) -> None:
    t = table("brakka")
    t.draw(".g..\n.A..\n....\n....", g="cave_spider")
    t.items(0, "it_mirror_cloak")
    t.dice(19)
    t.rule(activate, t.figure("cave_spider-1")).play("it_mirror_cloak")
    assert (t.hp("p1"), t.g.heroes[0].poisoned) == (10, False)
