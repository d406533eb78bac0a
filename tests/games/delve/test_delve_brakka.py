"""Brakka's cards, and her Shield Wall."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.tactics import activate

Make = Callable[..., Table]

ROOM = """
    ....
    .Agh
    ....
    ...."""


def monster_acts(t: Table, figure: str) -> Table:
    return t.rule(activate, t.figure(figure))


@pytest.mark.rule("DEL-POWER-3")
def test_stone_blood_takes_the_place_of_a_move(table: Make) -> None:
    t = table("brakka")
    t.draw(ROOM, g="tunnel_goblin", h="rot_hound")
    t.g.hp[0] = 3
    t.act(0).play("use brk_stone_blood")
    assert (t.hp("p1"), t.g.heroes[0].up & 1) == (7, 0)
    assert "move" in t.options  # one more move, or the attack
    t.play("go 0,0")
    assert not any(option.startswith(("move", "attack")) for option in t.options)


@pytest.mark.rule("DEL-POWER-3")
@pytest.mark.rule("DEL-POWER-6")
def test_stone_blood_needs_a_move_and_a_wound(table: Make) -> None:
    t = table("brakka")
    t.draw(ROOM, g="tunnel_goblin", h="rot_hound")
    assert t.act(0).barred["use brk_stone_blood"] == "DEL-POWER-6"
    t.g.hp[0] = 9
    t.act(0).play("use brk_stone_blood")
    assert t.hp("p1") == 10  # never more than the maximum
    t.powers(0, "brk_stone_blood")
    t.items(0, "it_fire_flask")
    t.g.hp[0] = 3
    t.act(0).play("go 0,1", "go 0,0")
    assert t.barred["use brk_stone_blood"] == "DEL-TURN-4"


@pytest.mark.rule("DEL-COMBAT-4")
@pytest.mark.rule("DEL-COMBAT-5")
def test_twin_hew_chooses_its_second_target_when_its_attack_comes(table: Make) -> None:
    t = table("brakka")
    t.draw("....\n.Ag.\n.h..\n....", g="tunnel_goblin", h="stone_brute")
    t.g.drew = 1
    t.act(0).play("attack brk_twin_hew")
    assert sorted(t.options) == ["stone_brute-2", "tunnel_goblin-1"]
    t.dice(7)
    t.play("stone_brute-2")
    assert (t.prompt, sorted(t.options)) == ("target", ["stone_brute-2", "tunnel_goblin-1"])
    t.dice(8)
    t.play("stone_brute-2")  # the same target is allowed
    assert (t.hp("stone_brute-2"), [roll["total"] for roll in t.told("rolled")]) == (2, [12, 13])


@pytest.mark.rule("DEL-COMBAT-5")
def test_twin_hew_goes_on_to_whoever_is_left(table: Make) -> None:
    t = table("brakka")
    t.draw("....\n.Ag.\n.h..\n....", g="tunnel_goblin", h="rot_hound")
    t.g.drew = 1
    t.dice(8, 8)
    t.act(0).play("attack brk_twin_hew", "tunnel_goblin-1")
    assert t.names_on_map() == ["p1"]


@pytest.mark.rule("DEL-POWER-6")
def test_bull_rush_moves_and_then_attacks_and_is_no_move_action(table: Make) -> None:
    t = table("brakka")
    t.draw("........\nA.....g.\n........\n........", g="stone_brute")
    t.powers(0, "brk_bull_rush", "brk_measured_cut")
    t.act(0)
    assert "attack brk_measured_cut" not in t.options
    t.play("attack brk_bull_rush")
    assert "2,7" not in t.options  # 7 squares away
    t.dice(6)
    t.play("1,5")
    assert (t.square("p1"), t.hp("stone_brute-1"), t.g.moves) == ("1,5", 2, 0)
    assert "move" in t.options
    assert not any(option.startswith("attack") for option in t.options)


@pytest.mark.rule("DEL-POWER-6")
def test_a_bull_rush_that_ends_beside_nobody_is_lost(table: Make) -> None:
    t = table("brakka")
    t.draw("........\nA.....g.\n........\n........", g="stone_brute")
    t.powers(0, "brk_bull_rush")
    t.act(0).play("attack brk_bull_rush", "1,2")
    assert (t.told("swings"), t.g.attacked) == ([], True)


@pytest.mark.rule("DEL-COMBAT-4")
def test_avalanche_swing_rolls_for_each_adjacent_one_in_any_order(table: Make) -> None:
    t = table("brakka")
    t.draw("g...\n.Ah.\n..i.\n....", g="stone_brute", h="web_lurker", i="egg_sac")
    t.stand(0, 1, 1)
    t.dice(6, 6)  # 13: enough for the brute (13), not for the lurker (14)
    t.act(0).play("attack brk_avalanche", "web_lurker-2", "stone_brute-1", "stop")
    assert [roll["total"] for roll in t.told("rolled")] == [13, 13]
    assert (t.hp("stone_brute-1"), t.hp("web_lurker-2"), t.hp("egg_sac-3")) == (1, 1, 1)


@pytest.mark.rule("DEL-POWER-2")
def test_spiteful_blow_stays_face_up_when_it_misses(table: Make) -> None:
    t = table("brakka")
    t.draw(ROOM, g="stone_brute", h="rot_hound")
    t.powers(0, "brk_spite")
    t.dice(4)
    t.act(0).play("attack brk_spite")
    assert (t.hp("stone_brute-1"), t.act(0).options.count("attack brk_spite")) == (3, 1)
    t.dice(5)
    t.g.drew = 1
    t.play("attack brk_spite")
    assert (t.hp("stone_brute-1"), t.g.heroes[0].up) == (0, 0)


@pytest.mark.rule("DEL-FAQ-12")
@pytest.mark.rule("DEL-POWER-6")
def test_hook_and_haul_places_a_monster_beside_her_and_attacks_it(table: Make) -> None:
    t = table("brakka")
    t.draw(f".i..{'.' * 8}\n.A{'.' * 8}g.\n{'.' * 12}\n.{'.' * 11}", g="stone_brute", i="tunnel_goblin")
    t.powers(0, "brk_hook_and_haul")
    t.dice(4)
    t.act(0).play("attack brk_hook_and_haul")
    assert sorted(t.options) == ["stone_brute-1", "tunnel_goblin-2"]
    t.play("stone_brute-1")
    assert (t.prompt, len(t.options)) == ("square", 7)
    t.play("2,2")  # across two tile borders; the goblin next to her is not attacked
    assert (t.square("stone_brute-1"), t.hp("stone_brute-1")) == ("2,2", 2)


@pytest.mark.rule("DEL-POWER-6")
def test_hook_and_haul_takes_no_object_and_needs_a_free_square(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_hook_and_haul")
    t.draw("........\n.A....g.\n........\n........", g="egg_sac")
    assert "attack brk_hook_and_haul" not in t.act(0).options
    hole = ".##.....\n#A#...g.\n###.....\n........"
    t.draw(hole, g="rot_hound")
    assert "attack brk_hook_and_haul" not in t.act(0).options
    t.draw(hole.replace(".##.", "..#.", 1), g="rot_hound")
    assert "attack brk_hook_and_haul" in t.act(0).options


@pytest.mark.rule("DEL-COMBAT-9")
def test_hook_and_haul_takes_a_villain_too(table: Make) -> None:
    t = table("brakka")
    t.draw("........\n.A....g.\n........\n........", g="ulgrum")
    t.powers(0, "brk_hook_and_haul")
    t.dice(19)
    t.act(0).play("attack brk_hook_and_haul", "1,2")
    assert (t.square("ulgrum-1"), t.hp("ulgrum-1")) == ("1,2", 2)


@pytest.mark.rule("DEL-POWER-8")
def test_guard_stance_gives_armour_and_takes_speed(table: Make) -> None:
    t = table("brakka")
    t.draw("........\nAg......\n........\n........", g="tunnel_goblin")
    t.act(0).play("stance brk_guard_stance")
    t.play("go 0,3")
    assert (t.prompt, len(t.told("moved"))) == ("act", 3)  # speed 3: the move is over
    t.stand(0, 1, 0)
    t.dice(11, 12)  # +7 against 19
    monster_acts(t, "tunnel_goblin-1")
    assert t.hp("p1") == 10
    monster_acts(t, "tunnel_goblin-1")
    assert t.hp("p1") == 9


RALLY = """
    ....
    .gB.
    ....
    ..A."""


@pytest.mark.rule("DEL-POWER-4")
def test_rally_cry_lets_another_hero_roll_again_and_keep_that(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(RALLY, g="stone_brute")
    t.powers(0, "brk_rally")
    t.dice(5, 4)  # Long Shot +7 against 13: both miss, the second one counts
    t.act(1).play("attack ils_long_shot")
    assert (t.ask.seat, t.prompt, t.options) == (0, "react", ["brk_rally", "pass"])
    t.play("brk_rally")
    assert (t.told("rerolled")[0]["die"], t.hp("stone_brute-1"), t.g.heroes[0].up) == (4, 3, 0)
    assert t.prompt == "act"


@pytest.mark.rule("DEL-POWER-4")
def test_rally_cry_is_not_asked_for_a_hit_and_may_save_a_miss(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(RALLY, g="stone_brute")
    t.powers(0, "brk_rally")
    t.dice(6)
    t.act(1).play("attack ils_long_shot")
    assert (t.prompt, t.hp("stone_brute-1")) == ("act", 2)
    t.dice(1, 6)
    t.act(1).play("attack ils_long_shot", "brk_rally")
    assert t.hp("stone_brute-1") == 1


@pytest.mark.rule("DEL-POWER-4")
def test_rally_cry_is_for_others(table: Make) -> None:
    t = table("brakka")
    t.draw("....\n.gA.\n....\n....", g="stone_brute")
    t.powers(0, "brk_rally", "brk_measured_cut")
    t.dice(1)
    t.act(0).play("attack brk_measured_cut")
    assert t.prompt == "act"


WALL = """
    ....
    A...
    ...B
    g..."""


@pytest.mark.rule("DEL-COMBAT-11")
def test_last_wall_takes_the_hit_with_one_less_damage_and_its_conditions(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(WALL, g="web_lurker")
    t.powers(0, "brk_last_wall")
    t.dice(19)
    monster_acts(t, "web_lurker-1").play("p2").play_until("react")
    assert (t.ask.seat, t.options) == (0, ["brk_last_wall", "pass"])
    t.play("brk_last_wall")
    assert (t.hp("p1"), t.hp("p2")) == (10, 7)  # 1 damage, less 1
    assert (t.g.heroes[0].immobilized, t.g.heroes[1].immobilized) == (True, False)


@pytest.mark.rule("DEL-POWER-4")
def test_last_wall_stands_only_before_heroes_of_her_tile_who_are_hit(table: Make) -> None:
    t = table("brakka", "ilse")
    t.powers(0, "brk_last_wall")
    t.draw("....B.g.\n........\n.A......\n........", g="tunnel_goblin")
    t.dice(19)
    monster_acts(t, "tunnel_goblin-1").play_until("react")
    assert (t.prompt, t.hp("p2")) == (None, 6)
    t.draw(WALL, g="tunnel_goblin")
    t.dice(1)
    monster_acts(t, "tunnel_goblin-2").play("p2").play_until("react")
    assert (t.prompt, t.hp("p2")) == (None, 6)


@pytest.mark.rule("DEL-POWER-11")
def test_shield_wall_guards_others_beside_her_while_she_stands(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("....\n.ABg\n....\n....", g="goblin_slinger")
    t.dice(10, 10, 11)  # +5 against 15, with her 16
    monster_acts(t, "goblin_slinger-1")
    assert t.hp("p2") == 7
    t.g.hp[0] = 0
    monster_acts(t, "goblin_slinger-1")
    assert t.hp("p2") == 6
    t.g.hp[0] = 1
    monster_acts(t, "goblin_slinger-1")
    assert t.hp("p2") == 5
