"""Orrin's cards, and his Battle Fury."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.tactics import activate

Make = Callable[..., Table]

ROOM = """
    ....
    .Ag.
    .h..
    ...."""


@pytest.mark.rule("DEL-POWER-3")
def test_fury_marks_add_one_damage_to_a_hit_one_at_a_time(table: Make) -> None:
    t = table("orrin")
    t.draw(ROOM, g="stone_brute", h="stone_brute")
    t.powers(0, "orr_fury_marks", "orr_sweep")
    t.g.heroes[0].fury = 1
    t.act(0).play("use orr_fury_marks")
    assert (t.g.heroes[0].fury, t.g.heroes[0].up) == (3, 1 << 3)
    t.dice(7, 7)
    t.play("attack orr_sweep", "stone_brute-1")
    assert (t.prompt, t.options) == ("fury", ["yes", "no"])
    t.play("yes")
    assert (t.prompt, t.g.heroes[0].fury) == ("fury", 2)  # the next hit
    t.play("no")
    assert (t.hp("stone_brute-1"), t.hp("stone_brute-2"), t.g.heroes[0].fury) == (1, 2, 2)


@pytest.mark.rule("DEL-POWER-6")
def test_full_fury_marks_cannot_be_filled_and_a_miss_asks_for_none(table: Make) -> None:
    t = table("orrin")
    t.draw(ROOM, g="stone_brute", h="stone_brute")
    t.powers(0, "orr_fury_marks", "orr_sunder")
    t.g.heroes[0].fury = 3
    assert t.act(0).barred["use orr_fury_marks"] == "DEL-POWER-6"
    t.dice(1)
    t.play("attack orr_sunder", "stone_brute-1")
    assert (t.prompt, t.hp("stone_brute-1"), t.g.heroes[0].fury) == ("act", 2, 3)


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize("die", [1, 19])
def test_a_reckless_swing_costs_two_armour_until_his_next_hero_phase(table: Make, die: int) -> None:
    t = table("orrin")
    t.draw("....\n.Ag.\n....\n....", g="stone_brute")
    t.powers(0, "orr_reckless_swing")
    t.dice(die)
    t.act(0).play("attack orr_reckless_swing")
    t.dice(4, 4)  # +8 against 12, then 14
    t.rule(activate, t.figure("stone_brute-1"))
    assert t.hp("p1") == 9
    t.turn(0).play_until("act")
    t.rule(activate, t.figure("stone_brute-1"))
    assert t.hp("p1") == 9


@pytest.mark.rule("DEL-COMBAT-4")
@pytest.mark.parametrize(("power", "attack", "damage", "miss"), [("orr_sweep", 6, 1, 0), ("orr_whirl", 7, 2, 1)])
def test_sweep_and_whirlwind_take_everybody_adjacent(
    table: Make, power: str, attack: int, damage: int, miss: int
) -> None:
    t = table("orrin")
    t.draw("g...\n.Ah.\n....\n...i", g="stone_brute", h="stone_brute", i="stone_brute")
    t.powers(0, power)
    t.dice(13 - attack, 12 - attack)
    t.act(0).play(f"attack {power}", "stone_brute-2")
    assert [t.hp(f"stone_brute-{n}") for n in (1, 2, 3)] == [3 - miss, 3 - damage, 3]


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize("die", [1, 19])
def test_blood_roar_heals_three_hit_or_miss_and_whoever_dies(table: Make, die: int) -> None:
    t = table("orrin")
    t.draw("....\n.Ag.\n....\n....", g="rot_hound")
    t.powers(0, "orr_blood_roar")
    t.g.hp[0] = 6
    t.g.drew = 1
    t.dice(die)
    t.act(0).play("attack orr_blood_roar")
    assert t.hp("p1") == 9


@pytest.mark.rule("DEL-COND-5")
def test_bitter_herbs_heal_and_then_cure_him_or_a_neighbour(table: Make) -> None:
    t = table("orrin", "brakka", "ilse")
    t.draw("....\n.AB.\n....\n...C")
    t.powers(0, "orr_herbs")
    assert t.act(0).barred["use orr_herbs"] == "DEL-POWER-6"
    t.g.hp[1], t.g.hp[2], t.g.heroes[1].poisoned, t.g.heroes[1].immobilized = 0, 1, True, True
    t.g.heroes[0].poisoned = True
    t.act(0).play("use orr_herbs")
    assert (t.prompt, t.options) == ("patient", ["p1", "p2"])
    t.play("p2")
    x = t.g.heroes[1]
    assert (t.hp("p2"), x.poisoned, x.immobilized, t.g.heroes[0].poisoned) == (2, False, False, True)


@pytest.mark.rule("DEL-COMBAT-11")
def test_shrug_off_takes_two_from_an_attack_but_not_its_condition(table: Make) -> None:
    t = table("orrin")
    t.draw("....\n.Ag.\n....\n....", g="cave_spider")
    t.powers(0, "orr_shrug")
    t.dice(19)
    t.rule(activate, t.figure("cave_spider-1"))
    assert (t.prompt, t.options) == ("react", ["orr_shrug", "pass"])
    t.play("orr_shrug")
    assert (t.hp("p1"), t.g.heroes[0].poisoned, t.g.heroes[0].up) == (11, True, 0)


@pytest.mark.rule("DEL-POWER-6")
def test_charge_moves_beside_a_monster_in_addition_to_his_actions(table: Make) -> None:
    t = table("orrin")
    t.draw("........\nA......g\n........\n........", g="ulgrum")
    t.powers(0, "orr_charge", "orr_great_axe")
    t.act(0).play("use orr_charge")
    assert sorted(t.options) == ["0,6", "1,6", "2,6"]
    t.dice(9)
    t.play("1,6", "attack orr_great_axe", "go 1,5")
    assert (t.square("p1"), t.hp("ulgrum-1"), t.g.heroes[0].up) == ("1,5", 3, 1 << 1)


@pytest.mark.rule("DEL-POWER-6")
def test_charge_needs_a_foe_that_a_move_can_reach(table: Make) -> None:
    t = table("orrin")
    t.powers(0, "orr_charge")
    t.draw("........\nA......g\n........\n........", g="fissure")  # an object is neither monster nor villain
    assert "use orr_charge" in t.act(0).barred
    t.draw(f"{'.' * 12}\nA{'.' * 7}g...\n{'.' * 12}\n{'.' * 12}", g="ulgrum")
    assert "use orr_charge" in t.act(0).barred
    t.draw("........\nA......g\n........\n........", g="ulgrum")
    t.g.heroes[0].immobilized = True
    t.items(0, "it_fire_flask")
    assert "use orr_charge" in t.act(0).barred


@pytest.mark.rule("DEL-POWER-11")
@pytest.mark.parametrize(("hp", "left"), [(5, 3), (4, 1), (1, 1)])
def test_battle_fury_adds_two_while_he_has_four_hit_points_or_fewer(table: Make, hp: int, left: int) -> None:
    t = table("orrin")
    t.draw("....\n.Ag.\n....\n....", g="stone_brute")
    t.powers(0, "orr_great_axe")
    t.g.hp[0] = hp
    t.dice(6)  # + 5 + 2 against 13
    t.act(0).play("attack orr_great_axe")
    assert t.hp("stone_brute-1") == left
