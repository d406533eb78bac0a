"""Quillon's cards, and his Spark of Insight."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.tactics import activate

Make = Callable[..., Table]

PAIR = """
    ............
    .A..gh..i...
    ............
    ............"""


@pytest.mark.rule("DEL-POWER-3")
def test_blink_is_placement_within_two_tiles(table: Make) -> None:
    t = table("quillon")
    t.draw("................\n.A..............\n................\n................")
    t.powers(0, "qui_blink")
    t.g.heroes[0].immobilized = True
    t.act(0).play("use qui_blink")
    assert len(t.options) == 3 * 16 - 1
    assert "1,12" not in t.options
    t.play("3,11")
    assert (t.square("p1"), t.g.shifted, t.g.heroes[0].up) == ("3,11", True, 0)


@pytest.mark.rule("DEL-COMBAT-4")
def test_forked_spark_strikes_one_or_two_different_targets(table: Make) -> None:
    t = table("quillon")
    t.draw(PAIR, g="stone_brute", h="stone_brute", i="stone_brute")
    t.powers(0, "qui_forked_spark")
    t.act(0).play("attack qui_forked_spark", "stone_brute-1")
    assert t.options == ["stone_brute-2", "stop"]  # the third one is 2 tiles away
    t.dice(7, 6)
    t.play("stone_brute-2")
    assert (t.hp("stone_brute-1"), t.hp("stone_brute-2")) == (2, 3)


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize(("die", "hp"), [(5, 2), (4, 3)])
def test_force_shove_places_the_target_hit_or_miss(table: Make, die: int, hp: int) -> None:
    t = table("quillon")
    t.draw("................\n.A..g...........\n................\n................", g="stone_brute")
    t.powers(0, "qui_force_shove")
    t.dice(die)
    t.act(0).play("attack qui_force_shove")
    assert (t.prompt, len(t.options)) == ("shove", 3 * 16 - 2 + 1)  # within 1 tile of where it stood, or not
    assert "1,12" not in t.options
    t.play("1,11")
    assert (t.square("stone_brute-1"), t.hp("stone_brute-1")) == ("1,11", hp)
    t.stand(0, 1, 8)
    t.dice(die)
    t.act(0).play("attack qui_force_shove", "stay")
    assert t.square("stone_brute-1") == "1,11"


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize("who", ["rot_hound", "ulgrum", "fissure"])
def test_force_shove_moves_no_dead_one_no_villain_no_object(table: Make, who: str) -> None:
    t = table("quillon")
    t.draw("........\n.A..g...\n........\n........", g=who)
    t.powers(0, "qui_force_shove")
    t.g.drew = 1
    t.dice(19)
    t.act(0).play("attack qui_force_shove")
    assert t.prompt == "act"


@pytest.mark.rule("DEL-COMBAT-4")
def test_fire_bloom_burns_a_whole_tile_with_a_roll_for_each(table: Make) -> None:
    t = table("quillon")
    t.draw(PAIR, g="stone_brute", h="stone_brute", i="rot_hound")
    t.powers(0, "qui_fire_bloom")
    t.dice(5, 4)
    t.act(0).play("attack qui_fire_bloom", "1,0", "stone_brute-2")
    assert (t.hp("stone_brute-2"), t.hp("stone_brute-1"), t.hp("rot_hound-3")) == (1, 2, 1)


@pytest.mark.rule("DEL-COMBAT-5")
def test_chain_storm_takes_up_to_three_different_targets(table: Make) -> None:
    t = table("quillon")
    t.draw("............\n.A..gh..i..j\n............\n............",
           g="stone_brute", h="stone_brute", i="stone_brute", j="stone_brute")  # fmt: skip
    t.powers(0, "qui_chain_storm")
    t.dice(6, 6, 6)
    t.act(0).play("attack qui_chain_storm", "stone_brute-4", "stone_brute-1")
    assert t.options == ["stone_brute-2", "stone_brute-3", "stop"]
    t.play("stone_brute-3")
    assert [t.hp(f"stone_brute-{n}") for n in (1, 2, 3, 4)] == [1, 3, 1, 1]
    assert [told["target"] for told in t.told("swings")] == ["stone_brute"] * 3


@pytest.mark.rule("DEL-MONSTER-18")
def test_grey_veil_hides_him_from_tactics(table: Make) -> None:
    t = table("quillon", "brakka")
    t.draw("........m.......\n.A..g..........B\n................\n................", g="tunnel_goblin")
    t.powers(0, "qui_veil")
    t.act(0).play("use qui_veil").play_until("act")
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert (t.told("struck"), t.square("tunnel_goblin-1")) == ([], "0,8")  # away from him, toward Brakka


@pytest.mark.rule("DEL-MONSTER-18")
def test_behind_the_veil_alone_there_is_no_hero_at_all(table: Make) -> None:
    t = table("quillon")
    t.draw("....m...\n.A..g...\n........\n........", g="tunnel_goblin")
    t.g.veiled = True
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert (t.told("struck"), t.square("tunnel_goblin-1")) == ([], "1,4")


@pytest.mark.rule("DEL-MONSTER-9")
def test_an_attack_on_each_hero_of_an_area_still_meets_him(table: Make) -> None:
    t = table("quillon", "brakka")
    t.draw("........\n.A.g..B.\n........\n........", g="sporeling")
    t.g.veiled = True
    t.dice(19, 1)
    t.rule(activate, t.figure("sporeling-1"))  # Brakka is near enough; both are attacked
    assert (t.hp("p1"), t.hp("p2"), t.g.heroes[0].poisoned) == (6, 10, True)
    t.g.hp[1] = 0
    t.rule(activate, t.figure("sporeling-1"))  # without her there is no condition to fulfil
    assert t.hp("p1") == 6


@pytest.mark.rule("DEL-MONSTER-17")
def test_a_sentry_explores_beside_a_veiled_hero_but_not_beside_an_ally(table: Make) -> None:
    t = table("quillon")
    t.draw("....\nA...\n....\n...g", g="thrall_sentry")
    t.tiles("c01")
    t.g.stack.insert(0, t.g.stack.pop())
    t.g.veiled = True
    t.next("rot_hound")
    t.rule(activate, t.figure("thrall_sentry-1")).play("0,0 north")
    assert [told["tile"] for told in t.told("tile")] == ["c01"]
    t.foe("al_lynx", 0, 0)
    t.rule(activate, t.figure("thrall_sentry-1"))
    assert len(t.told("tile")) == 1


@pytest.mark.rule("DEL-POWER-4")
def test_the_veil_lifts_at_the_start_of_his_next_hero_phase(table: Make) -> None:
    t = table("quillon", "brakka")
    t.powers(0, "qui_veil")
    t.act(0).play("use qui_veil").play_until("act")
    t.turn(1).play_until("act", 1)
    assert t.g.veiled
    t.turn(0).play_until("act", 0)
    assert not t.g.veiled


@pytest.mark.rule("DEL-COMBAT-10")
def test_mirror_selves_guard_him_and_go_one_by_one(table: Make) -> None:
    t = table("quillon")
    t.draw("....\n.Ag.\n....\n....", g="stone_brute")
    t.powers(0, "qui_mirror_selves", "qui_blink")
    t.act(0).play("use qui_mirror_selves")
    t.dice(11, 9, 6)  # +8 against 20, 17 and 14
    for hp, mirrors in ((7, 1), (5, 0), (3, 0)):  # a miss and a hit take a token each
        t.rule(activate, t.figure("stone_brute-1"))
        assert (t.hp("p1"), t.g.heroes[0].mirrors) == (hp, mirrors)


@pytest.mark.rule("DEL-ENC-3")
@pytest.mark.parametrize("card", ["hz_spore_cloud", "tr_spear_wall", "cu_trembling", "en_tremors"])
def test_dispel_discards_a_lasting_card_of_any_player(table: Make, card: str) -> None:
    t = table("quillon", "brakka", adventure="cinder_lair")
    t.powers(0, "qui_dispel")
    t.g.active = 1
    t.next(card)
    t.rule(draw_encounter)
    assert (t.ask.seat, t.prompt, t.options) == (0, "react", ["qui_dispel", "pass"])
    t.play("qui_dispel")
    g = t.g
    assert (g.hazards, g.traps, g.heroes[1].curses, g.environment, len(g.encounters.discards)) == ({}, {}, (), -1, 1)
    assert g.heroes[0].up == 0


@pytest.mark.rule("DEL-POWER-4")
@pytest.mark.parametrize("card", ["ev_gnawing_dark", "at_stray_bolt"])
def test_dispel_is_not_for_events_and_attacks(table: Make, card: str) -> None:
    t = table("quillon")
    t.powers(0, "qui_dispel")
    t.next(card)
    if card == "at_stray_bolt":
        t.dice(19)
    t.rule(draw_encounter)
    assert (t.prompt, t.hp("p1")) == (None, 6)


@pytest.mark.rule("DEL-POWER-5")
def test_nobody_dispels_on_the_ground(table: Make) -> None:
    t = table("quillon", "brakka")
    t.powers(0, "qui_dispel")
    t.g.active, t.g.hp[0] = 1, 0
    t.next("cu_trembling")
    t.rule(draw_encounter)
    assert (t.prompt, len(t.g.heroes[1].curses)) == (None, 1)


@pytest.mark.rule("DEL-POWER-12")
def test_a_natural_20_turns_up_another_card_before_the_level_but_never_its_own(table: Make) -> None:
    t = table("quillon")
    t.draw("........\n.A..g...\n........\n........", g="stone_brute")
    t.powers(0, "qui_stone_spike")
    t.down(0, "qui_blink", "qui_veil")
    t.pile("cave_troll", "goblin_slinger")
    t.next("fo_fresh_resolve")
    t.dice(20)
    t.act(0).play("attack qui_stone_spike")
    assert (t.prompt, t.options) == ("flip", ["qui_blink", "qui_veil", "pass"])
    t.play("qui_veil")
    assert t.prompt == "level"
    t.play("no")
    assert (t.g.heroes[0].up, t.g.heroes[0].down) == (1 << 7, 1 << 0 | 1 << 5)


@pytest.mark.rule("DEL-POWER-5")
def test_only_a_20_of_an_attack_is_a_spark(table: Make) -> None:
    t = table("quillon")
    t.draw("....\n.A..\n....\n....")
    t.trap("tr_spear_wall", 1, 1)
    t.down(0, "qui_blink")
    t.dice(20)
    t.act(0).play("disarm tr_spear_wall-1")
    assert t.prompt == "act"
