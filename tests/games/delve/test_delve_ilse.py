"""Ilse's cards, and her First Look."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.exploring import exploration
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.turn import begin_turn

Make = Callable[..., Table]

TWO = """
    ........
    .A..g...
    ......m.
    ........"""
PAIR = """
    ........
    .A..gh..
    ........
    ........"""


@pytest.mark.rule("DEL-POWER-8")
def test_hawk_stance_sees_far_and_stands_open(table: Make) -> None:
    t = table("ilse")
    t.draw("........\n.Ag.h...\n........\n........", g="stone_brute", h="stone_brute")
    t.powers(0, "ils_hawk_stance", "ils_long_shot")
    t.dice(4)  # 4 + 7 + 2
    t.act(0).play("stance ils_hawk_stance", "attack ils_long_shot", "stone_brute-2")
    assert (t.hp("stone_brute-2"), t.told("swings")[0]["bonus"]) == (2, 9)
    t.dice(5)
    t.act(0).play("attack ils_long_shot", "stone_brute-1")
    assert t.hp("stone_brute-1") == 3  # nothing more against whoever is adjacent
    t.dice(6)
    t.rule(activate, t.figure("stone_brute-1"))
    assert t.hp("p1") == 5  # 6 + 8 against 14


@pytest.mark.rule("DEL-MONSTER-8")
def test_driving_shot_may_drive_who_survives_a_hit_onto_the_next_tile(table: Make) -> None:
    t = table("ilse")
    t.draw("m...........\n.A..g...m...\n............\n............", g="stone_brute")
    t.powers(0, "ils_driving_shot")
    t.dice(5)
    t.act(0).play("attack ils_driving_shot")
    assert (t.prompt, t.options) == ("drive", ["2,0", "0,0", "stop"])
    t.play("2,0")
    assert t.square("stone_brute-1") == "1,8"  # its mushrooms


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize(("who", "die"), [("stone_brute", 4), ("rot_hound", 19), ("ulgrum", 19), ("fissure", 19)])
def test_driving_shot_drives_nobody_else(table: Make, who: str, die: int) -> None:
    t = table("ilse")  # a miss, a dead one, a villain, an object
    t.draw(TWO, g=who)
    t.powers(0, "ils_driving_shot")
    t.g.drew = 1
    t.dice(die)
    t.act(0).play("attack ils_driving_shot")
    assert t.prompt == "act"


@pytest.mark.rule("DEL-COMBAT-4")
def test_split_arrows_hit_one_or_two_different_targets(table: Make) -> None:
    t = table("ilse")
    t.draw(PAIR, g="stone_brute", h="stone_brute")
    t.powers(0, "ils_split_arrows")
    t.act(0).play("attack ils_split_arrows")
    t.dice(8, 8)
    t.play("stone_brute-2")
    assert t.options == ["stone_brute-1", "stop"]
    t.play("stone_brute-1")
    assert (t.hp("stone_brute-1"), t.hp("stone_brute-2"), len(t.told("rolled"))) == (2, 2, 2)
    t.dice(8)
    t.act(0).play("attack ils_split_arrows", "stone_brute-1", "stop")
    assert (t.hp("stone_brute-1"), t.hp("stone_brute-2")) == (1, 2)


@pytest.mark.rule("DEL-COMBAT-4")
def test_arrow_storm_falls_on_one_tile(table: Make) -> None:
    t = table("ilse")
    t.draw("............\n.A.gh.i.j...\n............\n............",
           g="rot_hound", h="stone_brute", i="egg_sac", j="cave_spider")  # fmt: skip
    t.powers(0, "ils_arrow_storm")
    t.act(0).play("attack ils_arrow_storm")
    assert (t.prompt, sorted(t.options)) == ("area", ["0,0", "1,0", "2,0"])
    t.play("1,0")
    assert sorted(t.options) == ["egg_sac-3", "stone_brute-2"]
    t.dice(6)
    t.play("stone_brute-2", "stop")  # the object is left out
    assert (t.hp("stone_brute-2"), t.hp("egg_sac-3"), t.hp("rot_hound-1")) == (1, 1, 1)


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize("die", [1, 19])
def test_after_covering_fire_the_others_may_move_two_squares_in_turn_order(table: Make, die: int) -> None:
    t = table("brakka", "ilse", "maren", "orrin")
    t.draw("........\nB...g...\n........\nAC....D.", g="stone_brute")
    t.g.hp[3] = 0
    t.powers(1, "ils_covering_fire")
    t.dice(die)
    t.act(1).play("attack ils_covering_fire")
    assert (t.ask.seat, t.prompt) == (2, "walk")  # hit or miss
    assert "1,3" in t.options
    assert "0,1" not in t.options
    t.play("1,1")
    assert (t.ask.seat, t.prompt) == (0, "walk")
    t.play("stay")
    assert (t.ask.seat, t.prompt) == (1, "act")  # Orrin lies on the ground


@pytest.mark.rule("DEL-POWER-3")
def test_quick_step_costs_no_action(table: Make) -> None:
    t = table("ilse")
    t.draw("........\nA.......\n........\n.......g", g="tunnel_goblin")
    t.powers(0, "ils_quick_step")
    t.act(0).play("use ils_quick_step")
    assert "1,3" in t.options
    assert "1,4" not in t.options
    t.play("1,3", "go 1,4", "go 1,5")
    assert (t.square("p1"), t.g.heroes[0].up) == ("1,5", 0)
    t.powers(0, "ils_quick_step", "ils_long_shot")
    t.g.heroes[0].immobilized = True
    assert t.act(0).barred["use ils_quick_step"] == "DEL-POWER-6"


@pytest.mark.rule("DEL-POWER-4")
def test_spotter_looks_at_two_tiles_and_places_one(table: Make) -> None:
    t = table("ilse")
    t.draw("....\n#A..\n#...\n....")
    t.stand(0, 0, 1)
    t.powers(0, "ils_spotter")
    t.tiles("c13", "s01", "v06")
    t.next("tunnel_goblin")
    t.rule(exploration).play("ils_spotter")
    assert (t.prompt, t.options) == ("tile", ["c13", "s01"])
    t.play("s01").play_until("act")
    assert [told["tile"] for told in t.told("tile")] == ["s01"]
    t.stand(0, 1, 3)
    t.next("rot_hound")
    t.rule(exploration).play_until("act")  # the other one went back to the top; the card is used up
    assert [told["tile"] for told in t.told("tile")] == ["s01", "c13"]


@pytest.mark.rule("DEL-POWER-4")
def test_spotter_may_wait(table: Make) -> None:
    t = table("ilse")
    t.draw("####\n#A.#\n#..#\n#..#")
    t.stand(0, 3, 1)
    t.powers(0, "ils_spotter")
    t.tiles("c13", "s01")
    t.next("tunnel_goblin")
    t.rule(exploration).play("pass")
    assert ([told["tile"] for told in t.told("tile")], t.g.heroes[0].up) == (["c13"], 1 << 8)


@pytest.mark.rule("DEL-POWER-4")
def test_mark_prey_helps_every_hero_until_her_next_hero_phase(table: Make) -> None:
    t = table("ilse", "orrin")
    t.draw("................\nA......gBh...i..\n................\n........j.......",
           g="stone_brute", h="ulgrum", i="rot_hound", j="fissure")  # fmt: skip
    t.powers(0, "ils_mark_prey")
    t.act(0).play("use ils_mark_prey")
    assert sorted(t.options) == ["stone_brute-1", "ulgrum-2"]  # within 2 tiles, no object
    t.play("ulgrum-2")
    t.powers(1, "orr_great_axe")
    t.dice(7)  # 7 + 5 + 2 against 14
    t.act(1).play("attack orr_great_axe", "ulgrum-2")
    assert t.hp("ulgrum-2") == 6
    t.dice(7)
    t.act(1).play("attack orr_great_axe", "stone_brute-1")
    assert t.hp("stone_brute-1") == 3
    t.run((begin_turn, (0,))).play_until("act", 0)
    t.dice(8)
    t.act(1).play("attack orr_great_axe", "ulgrum-2")
    assert t.hp("ulgrum-2") == 6


@pytest.mark.rule("DEL-EXPLORE-6")
def test_first_look_puts_the_new_monster_anywhere_on_the_tile(table: Make) -> None:
    t = table("ilse")
    t.stand(0, 0, 1)
    t.tiles("c01")
    t.next("tunnel_goblin")
    t.rule(exploration)
    assert (t.prompt, len(t.options)) == ("mushroom", 8)
    t.play("-4,1")
    assert t.square("tunnel_goblin-1") == "-4,1"


@pytest.mark.rule("DEL-TILE-9")
def test_first_look_is_for_one_of_two_monsters(table: Make) -> None:
    for first in ("-4,2", "-4,1"):  # elsewhere, or on a mushroom
        t = table("ilse")
        t.stand(0, 0, 1)
        t.tiles("fungus_garden")
        t.next("tunnel_goblin", "rot_hound")
        t.rule(exploration)
        assert len(t.options) == 12
        t.play(first)
        assert len(t.options) == (2 if first == "-4,2" else 11)
        t.play(t.options[-1])


@pytest.mark.rule("DEL-POWER-5")
def test_first_look_is_hers_and_for_her_own_exploration(table: Make) -> None:
    t = table("brakka", "ilse")
    t.stand(0, 0, 1)
    t.tiles("c01")
    t.next("tunnel_goblin")
    t.rule(exploration)
    assert (t.prompt, t.square("tunnel_goblin-1")) == (None, "-3,2")
