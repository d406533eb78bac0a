"""Powers in general: when they are used, how often, what adds up. DEL-POWER."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.figures import take_off
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.turn import escape

Make = Callable[..., Table]

ROOM = """
    ....
    .Ag.
    .B..
    ...."""


@pytest.mark.rule("DEL-POWER-2")
@pytest.mark.rule("DEL-POWER-3")
def test_what_is_face_down_waits_until_an_effect_turns_it_up(table: Make) -> None:
    t = table("quillon")
    t.draw("....\n.A..\n....\n...g", g="stone_brute")
    t.powers(0, "qui_blink", "qui_stone_spike")
    t.items(0, "it_memory_tonic")
    t.dice(1)
    t.act(0).play("use qui_blink", "3,0", "attack qui_stone_spike")
    assert (t.barred["use qui_blink"], t.barred["attack qui_stone_spike"]) == ("DEL-POWER-3", "DEL-POWER-2")
    t.play("item it_memory_tonic", "qui_blink")
    assert "use qui_blink" in t.options
    t.g.heroes[0].items = (t.g.treasures.discards[0],)
    t.act(0).play("item it_memory_tonic")
    assert "attack qui_stone_spike" in t.act(0).options


@pytest.mark.rule("DEL-POWER-3")
@pytest.mark.rule("DEL-POWER-4")
def test_utilities_cost_no_action_before_and_between_actions(table: Make) -> None:
    t = table("ilse")
    t.draw("........\nA......g\n........\n........", g="stone_brute")
    t.powers(0, "ils_mark_prey", "ils_quick_step", "ils_long_shot")
    t.items(0, "it_fire_flask")
    t.dice(1)
    t.act(0).play("use ils_mark_prey", "go 1,1", "use ils_quick_step", "1,2", "attack ils_long_shot")
    assert (t.prompt, t.g.moves, t.g.attacked, t.square("p1")) == ("act", 1, True, "1,2")


@pytest.mark.rule("DEL-POWER-4")
def test_a_free_action_after_both_actions(table: Make) -> None:
    t = table("ilse")
    t.draw("........\nA......g\n........\n........", g="stone_brute")
    t.powers(0, "ils_mark_prey", "ils_long_shot")
    t.dice(1)
    t.act(0).play("go 1,1", "attack ils_long_shot")
    assert t.options == ["use ils_mark_prey", "end"]


@pytest.mark.rule("DEL-POWER-4")
def test_nobody_uses_an_own_hero_phase_card_in_the_turn_of_another(table: Make) -> None:
    t = table("brakka", "maren")
    t.draw(ROOM, g="stone_brute")
    t.powers(0)
    t.powers(1, "mar_mending_hymn")
    t.g.hp[1] = 1
    assert not [option for option in t.act(0).options if option.startswith("use")]
    assert "use mar_mending_hymn" in t.act(1).options


@pytest.mark.rule("DEL-POWER-5")
def test_a_hero_on_the_ground_does_nothing(table: Make) -> None:
    t = table("brakka", "maren")
    t.draw(ROOM, g="stone_brute")
    t.items(0, "it_healing_draught")
    t.g.hp[0] = 0
    assert t.act(0).prompt is None


@pytest.mark.rule("DEL-POWER-5")
@pytest.mark.parametrize("out", ["down", "escaped"])
def test_no_reaction_of_who_lies_on_the_ground_or_has_escaped(table: Make, out: str) -> None:
    t = table("brakka", "maren", "quillon")
    t.draw("....\n.AgB\n...C\n....", g="stone_brute")
    t.powers(0, "brk_rally", "brk_last_wall")
    t.powers(1, "mar_hammer_blow")
    t.powers(2, "qui_dispel")
    for seat in (0, 2):
        if out == "down":
            t.g.hp[seat] = 0
        else:
            take_off(t.g, seat)
            t.g.heroes[seat].escaped = True
    t.dice(1, 19)
    t.act(1).play("attack mar_hammer_blow")  # a miss without Rally Cry
    assert t.prompt == "act"
    t.rule(activate, t.figure("stone_brute-1"))  # a hit without Last Wall
    assert (t.prompt, t.hp("p2")) == (None, 6)
    t.next("cu_trembling")
    t.rule(draw_encounter)
    assert (t.prompt, len(t.g.heroes[1].curses)) == (None, 1)


@pytest.mark.rule("DEL-POWER-7")
def test_several_cards_of_one_hero_are_used_one_at_a_time(table: Make) -> None:
    t = table("orrin")
    t.draw("....\n.Ag.\n....\n....", g="stone_brute")
    t.powers(0, "orr_shrug")
    t.items(0, "it_guard_bracers")
    t.dice(19, 19)
    t.rule(activate, t.figure("stone_brute-1"))
    assert t.options == ["orr_shrug", "it_guard_bracers", "pass"]
    t.play("it_guard_bracers")
    assert t.options == ["orr_shrug", "pass"]  # 1 damage is left
    t.play("pass")
    assert t.hp("p1") == 10
    t.rule(activate, t.figure("stone_brute-1")).play("orr_shrug")
    assert (t.prompt, t.hp("p1")) == (None, 10)


STANCE = """
    ........
    .A..g...
    ........
    ........"""


@pytest.mark.rule("DEL-POWER-8")
def test_a_stance_is_taken_before_any_action(table: Make) -> None:
    for first in ("go 0,0", "attack ils_long_shot"):
        t = table("ilse")
        t.draw(STANCE, g="stone_brute")
        t.powers(0, "ils_hawk_stance", "ils_long_shot", "ils_quick_step")
        assert "stance ils_hawk_stance" in t.act(0).options
        if first.startswith("attack"):
            t.dice(1)
        t.play(first)
        assert "stance ils_hawk_stance" not in t.options


@pytest.mark.rule("DEL-POWER-8")
def test_a_stance_stays_face_up_and_may_end_at_the_beginning_of_a_later_hero_phase(table: Make) -> None:
    t = table("ilse")
    t.draw(STANCE, g="stone_brute")
    t.powers(0, "ils_hawk_stance", "ils_long_shot", "ils_quick_step")
    t.turn(0).play_until("act").play("stance ils_hawk_stance")
    assert (t.g.heroes[0].ready(10), armour(t.g, 0)) == (True, 14)
    assert "stance end" not in t.options  # not at once
    t.dice(1)
    t.play("go 0,0", "attack ils_long_shot")
    t.turn(0).play_until("act")
    assert "stance ils_hawk_stance" not in t.options  # it is taken already
    t.play("stance end")
    assert (armour(t.g, 0), t.g.heroes[0].ready(10)) == (15, False)
    assert "stance ils_hawk_stance" not in t.options
    t.turn(0).play_until("act").play("go 0,1")
    assert "stance end" not in t.options


@pytest.mark.rule("DEL-POWER-8")
def test_a_stance_ends_when_the_hero_falls(table: Make) -> None:
    t = table("ilse")
    t.draw("....\n.Ag.\n....\n....", g="stone_brute")
    t.powers(0, "ils_hawk_stance")
    t.act(0).play("stance ils_hawk_stance")
    t.g.hp[0] = 2
    t.dice(19)
    t.rule(activate, t.figure("stone_brute-1"))
    assert (t.hp("p1"), t.g.heroes[0].stance, t.g.heroes[0].down) == (0, -1, 1)


@pytest.mark.rule("DEL-POWER-9")
def test_the_extra_part_is_left_out_where_it_makes_no_sense(table: Make) -> None:
    t = table("quillon")
    t.draw(STANCE, g="tunnel_goblin")
    t.powers(0, "qui_force_shove")
    t.next("fo_fresh_resolve")
    t.dice(19)
    t.act(0).play("attack qui_force_shove")  # nobody is left to be shoved; the treasure came first
    assert (t.prompt, t.g.surges) == ("act", [2])


@pytest.mark.rule("DEL-POWER-11")
def test_everything_adds_to_an_attack_roll_but_treasures_once(table: Make) -> None:
    t = table("orrin", adventure="cinder_lair")
    t.lay("rune_floor", 0, -1)
    t.stand(0, -2, 1)
    brute = t.foe("stone_brute", -2, 2)
    t.powers(0, "orr_great_axe")
    t.g.hp[0] = 4
    t.g.prey = t.figure(brute)
    t.curse(0, "cu_trembling")
    t.g.hazards[t.cell(0)] = ENCOUNTER["hz_gloom_pool"]
    t.items(0, "it_keen_blade", "it_master_blade")
    t.dice(11)
    t.act(0).play("attack orr_great_axe")
    assert t.told("swings")[0]["bonus"] == 5 + 2 + 2 - 4 - 2 + 1 + 2


@pytest.mark.rule("DEL-POWER-11")
def test_everything_adds_to_the_armour_class_but_treasures_once(table: Make) -> None:
    t = table("ilse", "brakka", adventure="cinder_lair")
    t.lay("king_statue", 0, -1)
    t.stand(0, -2, 1)
    t.stand(1, -2, 2)
    t.g.heroes[0].stance = 10
    t.g.sheltered = 1
    t.curse(0, "cu_broken_mail")
    t.items(0, "it_ward_amulet", "it_tower_shield")
    assert armour(t.g, 0) == 15 - 1 + 2 - 3 + 2 + 1 + 1


@pytest.mark.rule("DEL-POWER-12")
def test_a_daily_card_is_turned_after_the_treasure_it_brought(table: Make) -> None:
    t = table("maren")
    t.draw("....\n.Ag.\n....\n....", g="rot_hound")
    t.powers(0, "mar_judgement")
    t.next("fo_second_breath")
    t.dice(19)
    t.act(0).play("attack mar_judgement")
    assert (t.prompt, t.g.heroes[0].up, t.g.heroes[0].down) == ("act", 0, 1 << 4)


@pytest.mark.rule("DEL-OBJ-12")
@pytest.mark.parametrize(("hero", "field", "value"), [("ilse", "prey", 64 + 7), ("maren", "sheltered", 2)])
def test_what_a_hero_gave_ends_when_that_hero_escapes(table: Make, hero: str, field: str, value: int) -> None:
    t = table(hero, "brakka")
    t.draw(ROOM, g="stone_brute")
    setattr(t.g, field, value)
    t.rule(escape, 0)
    assert getattr(t.g, field) == (-1 if hero == "ilse" else 0)


# --- among rivals (DEL-COMP-5, DEL-COMP-6)


@pytest.mark.rule("DEL-COMP-5")
def test_the_prey_of_a_rival_is_marked_for_herself_alone(table: Make) -> None:
    t = table("ilse", "orrin", adventure="rival_delvers")
    t.draw("....\nA.gB\n....\n....", g="stone_brute")
    t.powers(0, "ils_long_shot")
    t.powers(1, "orr_great_axe")
    t.g.prey = t.figure("stone_brute-1")
    t.dice(4, 7)  # + 7 + 2, and + 5
    t.act(0).play("attack ils_long_shot")
    t.act(1).play("attack orr_great_axe")
    assert t.hp("stone_brute-1") == 2


@pytest.mark.rule("DEL-COMP-8")
def test_no_bull_rush_at_a_rival_before_that_rivals_first_turn_is_over(table: Make) -> None:
    t = table("brakka", "ilse", adventure="rival_delvers")
    t.draw("........\nA.....B.\n........\n........")
    t.powers(0, "brk_bull_rush")
    assert "attack brk_bull_rush" not in t.act(0).options
    t.g.round = 2
    assert "attack brk_bull_rush" in t.act(0).options


@pytest.mark.rule("DEL-COMP-6")
@pytest.mark.rule("DEL-POWER-2")
def test_a_spiteful_blow_that_a_rival_dodges_has_missed(table: Make) -> None:
    t = table("brakka", "ilse", adventure="rival_delvers")
    t.draw("....\n.AB.\n....\n....")
    t.powers(0, "brk_spite")
    t.items(1, "it_mirror_cloak")
    t.g.round = 2
    t.dice(19)
    t.act(0).play("attack brk_spite", "it_mirror_cloak")
    assert (t.hp("p2"), t.g.heroes[0].up) == (7, 1 << 5)
