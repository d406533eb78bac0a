"""Conditions, and heroes who lie down. DEL-COND, DEL-DOWN."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.foes import IMMOBILIZED, POISONED
from hauntbox.games.delve.harm import afflict, conditions
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import heroes_end, start
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    ############
    #A..........
    #.B.........
    ############"""


def couple(table: Make, *names: str) -> Table:
    t = table(*(names or ("brakka", "ilse")))
    t.draw(ROW)
    t.g.encounters = Deck([ENCOUNTER["ev_twisted_passages"]] * 9, True)
    return t


def card(t: Table, name: str, seat: int = 0) -> Table:
    t.g.active = seat
    t.next(name)
    return t.rule(draw_encounter)


def ill(t: Table, seat: int = 0) -> list[str]:
    return conditions(t.g, seat)


# --- Immobilized


@pytest.mark.rule("DEL-COND-1")
def test_an_immobilized_hero_stays_until_the_end_of_his_own_hero_phase(table: Make) -> None:
    t = couple(table)
    t.g.heroes[0].immobilized = True
    t.turn(1).play("end").play_until("act", 0)
    assert (ill(t), speed(t.g, 0)) == ([IMMOBILIZED], 0), "another hero's phase changes nothing"
    assert "move" not in t.options
    t.play("end").play_until("act", 1)
    assert (ill(t), speed(t.g, 0)) == ([], 5)


@pytest.mark.rule("DEL-COND-1")
@pytest.mark.rule("DEL-MOVE-8")
def test_an_immobilized_hero_may_attack_and_be_placed(table: Make) -> None:
    t = couple(table, "quillon", "ilse")
    t.g.heroes[0].immobilized = True
    t.foe("stone_brute", 1, 2)
    t.act(0)
    assert "attack qui_frost_lance" in t.options
    t.play("use qui_blink", "1,6")
    assert (t.square(0), ill(t)) == ("1,6", [IMMOBILIZED])


# --- Poisoned


@pytest.mark.rule("DEL-COND-2")
def test_poison_hurts_at_the_start_of_the_hero_phase_and_no_item_helps(table: Make) -> None:
    t = couple(table)
    t.g.heroes[0].poisoned = True
    t.items(0, "it_guard_bracers")
    t.turn(0)
    assert (t.prompt, t.hp("p1")) == ("act", 9)


@pytest.mark.rule("DEL-COND-3")
@pytest.mark.parametrize(("die", "left"), [(9, [POISONED]), (10, [])])
def test_a_ten_at_the_end_of_the_hero_phase_removes_poison(table: Make, die: int, left: list[str]) -> None:
    t = couple(table)
    t.g.heroes[0].poisoned = t.g.heroes[1].poisoned = True
    t.dice(die)
    t.rule(heroes_end)
    assert (ill(t), ill(t, 1)) == (left, [POISONED])


@pytest.mark.rule("DEL-COND-4")
def test_there_is_one_marker_of_each_condition(table: Make) -> None:
    t = couple(table)
    for _ in range(2):
        t.rule(afflict, 0, POISONED, "")
        t.rule(afflict, 0, IMMOBILIZED, "")
    assert len(t.told("afflicted")) == 2, "the second time has no effect"
    t.rule(start)
    assert t.hp("p1") == 9
    t.dice(10)
    t.rule(heroes_end)
    assert ill(t) == []


@pytest.mark.rule("DEL-COND-5")
def test_conditions_stay_at_no_hit_points_and_nothing_removes_them(table: Make) -> None:
    t = couple(table, "maren", "ilse")
    t.powers(0, "mar_purge")
    t.items(0, "it_clear_tonic")
    t.g.heroes[1].poisoned = t.g.heroes[1].immobilized = True
    t.g.hp[1] = 1
    card(t, "ev_gnawing_dark")
    assert (t.hp("p2"), ill(t, 1)) == (0, [POISONED, IMMOBILIZED])
    t.act(0)
    assert not [text for text in t.options if "purge" in text or "tonic" in text]


@pytest.mark.rule("DEL-COND-5")
def test_a_card_that_heals_and_cures_heals_first(table: Make) -> None:
    t = couple(table, "orrin", "ilse")
    t.powers(0, "orr_herbs")
    t.g.heroes[1].poisoned = True
    t.g.hp[1] = 0
    t.act(0).play("use orr_herbs")
    assert (t.hp("p2"), ill(t, 1)) == (2, [])


@pytest.mark.rule("DEL-COND-5")
def test_no_poison_damage_at_no_hit_points(table: Make) -> None:
    t = couple(table)
    t.g.heroes[0].poisoned = True
    t.g.hp[0] = 0
    t.rule(start)
    assert t.told("hurt") == []


@pytest.mark.rule("DEL-COND-6")
@pytest.mark.rule("DEL-DOWN-6")
def test_a_surge_leaves_conditions_which_are_rolled_for_as_usual(table: Make) -> None:
    t = couple(table)
    t.g.heroes[0].poisoned = t.g.heroes[0].immobilized = True
    t.g.hp[0] = 1
    t.turn(0)
    assert (t.prompt, t.hp("p1"), t.g.surges[0]) == ("act", 5, 1), "poison brought him down, the surge up"
    assert ill(t) == [POISONED, IMMOBILIZED]
    t.dice(10)
    t.play("end").play_until("act", 1)
    assert ill(t) == []


@pytest.mark.rule("DEL-COND-8")
@pytest.mark.rule("DEL-DOWN-9")
def test_a_hero_at_no_hit_points_at_the_end_of_his_phase_keeps_all_markers(table: Make) -> None:
    t = couple(table)
    t.g.heroes[0].poisoned = t.g.heroes[0].immobilized = True
    t.curse(0, "cu_trembling", "cu_broken_mail")
    t.g.hp[0] = 0
    t.rule(heroes_end)  # no die is rolled
    assert (ill(t), len(t.g.heroes[0].curses), t.told("rolled")) == ([POISONED, IMMOBILIZED], 2, [])


@pytest.mark.rule("DEL-COND-8")
@pytest.mark.rule("DEL-TURN-8")
def test_a_hero_whom_the_place_brings_down_keeps_his_markers(table: Make) -> None:
    t = couple(table)
    t.g.heroes[0].immobilized = True
    t.g.hp[0] = 1
    t.g.hazards = {t.cell(0): ENCOUNTER["hz_cracked_floor"]}
    t.rule(heroes_end)
    assert (t.hp("p1"), ill(t)) == (0, [IMMOBILIZED])


@pytest.mark.rule("DEL-COND-7")
def test_only_heroes_have_conditions(table: Make) -> None:
    t = couple(table)
    t.foe("al_sellsword", 1, 6)
    lurker = t.figure(t.foe("web_lurker", 1, 9))
    t.dice(20)
    t.rule(activate, lurker).play("1,7")
    assert (t.hp("al_sellsword"), t.told("afflicted")) == (2, [])
    assert ill(t) == ill(t, 1) == []


# --- lying down


@pytest.mark.rule("DEL-DOWN-1")
@pytest.mark.rule("DEL-DOWN-2")
def test_a_hero_at_no_hit_points_lies_down_and_takes_no_further_damage(table: Make) -> None:
    t = couple(table, "tamsin", "ilse")
    t.g.hp[0] = 1
    t.powers(0, "tam_nimble_hands")
    t.items(0, "it_mirror_cloak")
    t.dice(20)
    card(t, "at_shockwave").play("pass")
    assert (t.hp("p1"), [told["who"] for told in t.told("down")]) == (0, ["tamsin"])
    card(t, "at_stray_bolt")
    card(t, "ev_gnawing_dark")
    assert (t.prompt, t.hp("p1"), len(t.told("struck"))) == (None, 0, 2), "no attack, no reaction"


@pytest.mark.rule("DEL-DOWN-2")
@pytest.mark.rule("DEL-POWER-5")
def test_a_hero_at_no_hit_points_uses_no_reaction_for_others(table: Make) -> None:
    t = couple(table, "ilse", "brakka")
    t.powers(1, "brk_rally", "brk_last_wall")
    t.g.hp[1] = 0
    t.foe("tunnel_goblin", 1, 2)
    t.dice(1, 20)
    t.act(0).play("attack ils_long_shot")
    assert t.prompt == "act"
    card(t, "at_stray_bolt")
    assert (t.prompt, t.hp("p1")) == (None, 6)


@pytest.mark.rule("DEL-DOWN-3")
def test_monsters_ignore_who_lies_down(table: Make) -> None:
    t = couple(table)
    t.g.hp[1] = 0
    t.draw("""
        ############
        #B..........
        #........A..
        ############""")
    slinger = t.figure(t.foe("goblin_slinger", 1, 2))
    t.dice(10)
    t.rule(activate, slinger)
    assert [told["who"] for told in t.told("struck")] == ["brakka"], "two tiles away, past Ilse beside it"


@pytest.mark.rule("DEL-DOWN-3")
@pytest.mark.rule("DEL-MOVE-3")
def test_who_lies_down_can_be_passed_but_nobody_stops_there(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("""
        ########
        #AB.....
        ###.....
        ########""")
    t.g.hp[1] = 0
    t.act(0).play("move")
    assert "go 1,2" not in t.options
    assert "go 1,3" in t.options
    t.rule(activate, t.figure(t.foe("tunnel_goblin", 1, 6)))
    assert t.options == ["1,3", "2,3"], "for a monster the square is not free: it cannot charge"


@pytest.mark.rule("DEL-DOWN-4")
def test_who_is_healed_before_his_turn_acts_normally(table: Make) -> None:
    t = couple(table, "maren", "ilse")
    t.g.hp[1] = 0
    t.act(0).play("use mar_mending_hymn").play_until("act")
    assert t.hp("p2") >= 2
    t.turn(1)
    assert (t.prompt, t.ask.seat, t.g.surges[0]) == ("act", 1, 2)
    assert "move" in t.options


@pytest.mark.rule("DEL-DOWN-5")
def test_effects_that_only_heal_reach_who_lies_down_others_do_not(table: Make) -> None:
    t = couple(table, "maren", "ilse")
    t.g.hp[0], t.g.hp[1] = 5, 0
    t.powers(0, "mar_mending_hymn")
    t.act(0).play("use mar_mending_hymn", "p1")
    assert (t.hp("p1"), t.hp("p2")) == (8, 2)
    t.g.hp[1] = 0
    t.down(1, "ils_arrow_storm")
    t.g.encounters = Deck([], True)
    card(t, "ev_echo_courage").play_until("flip")
    assert "ils_arrow_storm" not in t.options


@pytest.mark.rule("DEL-DOWN-6")
@pytest.mark.parametrize(
    ("hero", "level", "surge"), [("brakka", 1, 5), ("brakka", 2, 6), ("ilse", 1, 4), ("ilse", 2, 5)]
)
def test_a_surge_gives_the_surge_value(table: Make, hero: str, level: int, surge: int) -> None:
    t = couple(table, hero, "orrin")
    t.g.heroes[0].level = level
    t.g.hp[0] = 0
    t.turn(0)
    assert (t.prompt, t.hp("p1"), t.g.surges[0]) == ("act", surge, 1)


@pytest.mark.rule("DEL-DOWN-6")
def test_only_the_active_hero_needs_a_surge(table: Make) -> None:
    t = couple(table)
    t.g.hp[1] = 0
    t.turn(0)
    assert (t.prompt, t.hp("p2"), t.g.surges[0]) == ("act", 0, 2)


@pytest.mark.rule("DEL-DOWN-7")
@pytest.mark.rule("DEL-WIN-1")
def test_without_a_surge_all_lose_at_once(table: Make) -> None:
    t = couple(table)
    t.g.surges[0] = 0
    t.g.hp[0] = 1
    t.g.heroes[0].poisoned = True
    t.turn(0)
    assert (t.ask, t.ending, t.g.winners) == (None, "no_surge", 0)


@pytest.mark.rule("DEL-DOWN-8")
def test_nobody_spends_a_surge_by_his_own_will(table: Make) -> None:
    t = couple(table)
    t.g.hp[0] = t.g.hp[1] = 1
    t.turn(0)
    assert {text.split()[0] for text in t.options} == {"end", "move", "stance", "use"}
    assert [text for text in t.options if text.startswith("use")] == ["use brk_stone_blood"]
    t.play("end").play_until("act", 1)
    assert t.g.surges[0] == 2


@pytest.mark.rule("DEL-DOWN-9")
def test_who_falls_in_his_own_turn_needs_no_surge_until_the_next(table: Make) -> None:
    t = couple(table)
    t.g.hp[0] = 1
    t.next("ev_gnawing_dark")
    t.turn(0).play("end").play_until("act", 1)
    assert (t.hp("p1"), t.g.surges[0]) == (0, 2)
    t.play("end").play_until("act", 0)
    assert (t.hp("p1"), t.g.surges[0]) == (5, 1)


@pytest.mark.rule("DEL-DOWN-2")
@pytest.mark.rule("DEL-TREAS-5")
def test_a_hero_at_no_hit_points_keeps_his_items(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_ward_amulet")
    t.g.hp[0] = 1
    card(t, "ev_gnawing_dark")
    assert (t.hp("p1"), t.g.heroes[0].items) == (0, (TREASURE["it_ward_amulet"],))
