"""What the log tells, with its arithmetic."""

from collections.abc import Callable

import pytest
from games.delve.seeing import told
from games.delve.table import Table

from hauntbox.games.delve.blows import Blow, strike
from hauntbox.games.delve.harm import finish
from hauntbox.kernel.errors import GameOver

Tables = Callable[..., Table]

TOGETHER = """
    ########
    #A.....#
    #B.....#
    ########
"""


def test_a_blow_is_told_with_its_sum(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    goblin = t.figure(t.foe("tunnel_goblin", 2, 2))
    t.dice(14)
    t.rule(strike, 1, Blow("foe", goblin, "tunnel_goblin", 7, 1))
    assert told(t, "struck") == "Tunnel Goblin strikes Ilse: 14 + 7 = 21 against 16 (Shield Wall +1): hit."
    assert told(t, "struck", "ja") == "坑道ゴブリンがイルゼを攻撃：14＋7＝21対AC16（盾の壁+1）、命中。"
    assert told(t, "struck", "zh") == "坑道地精攻击伊尔丝：14+7=21对护甲16（盾墙+1），命中。"
    assert told(t, "hurt") == "Ilse loses 1 HP, 6 left."


def test_an_attack_of_a_hero_is_told_step_by_step(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.items(0, "it_keen_blade")
    t.foe("tunnel_goblin", 1, 2)
    t.dice(12)
    t.next("fo_warm_light")
    t.act(0).play("attack brk_measured_cut")
    assert told(t, "swings") == "Brakka attacks Tunnel Goblin with Measured Cut: +11 (Keen Blade +1) against 13."
    assert told(t, "rolled") == "Brakka rolls 12 + 11 = 23 (attack roll), 13 needed."
    assert told(t, "hit") == "Brakka hits Tunnel Goblin for 1 damage."
    assert told(t, "defeated") == "Brakka defeats Tunnel Goblin."
    assert told(t, "experience") == "Tunnel Goblin is worth 1 experience; the pile holds 1."


def test_a_new_tile_and_its_monster_are_told_with_who_controls_it(table: Tables) -> None:
    t = table()
    t.stand(0, 0, 1)
    t.tiles("c01")
    t.next("stone_brute")
    t.turn(0).play("end")
    assert told(t, "tile") == "A new tile: Cavern 1, white triangle. 38 tiles left."
    assert t.told("appeared")[-1] == {"foe": "stone_brute", "who": "brakka"}
    assert told(t, "appeared") == "Stone Brute appears; Brakka controls it."


def test_the_end_names_the_winners_of_rivals(table: Tables) -> None:
    t = table("ilse", "brakka", adventure="rival_delvers").act(0)
    with pytest.raises(GameOver):
        finish(t.g, "out_of_rounds", 0b10)
    said = "40 rounds are over: the highest worth of chests wins. Won by: Brakka."
    assert told(t, "ended") == said
