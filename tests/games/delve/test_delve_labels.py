"""What the options promise, with their arithmetic, and what the log tells."""

from collections.abc import Callable

import pytest
from games.delve.seeing import asked, choices, facts, in_english, scene_of, spoken
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.delve import GAME
from hauntbox.games.delve.blows import Blow, settle_blow
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.events import sudden_stir
from hauntbox.games.delve.label_facts import chance
from hauntbox.games.delve.labels import HEALS, LABELS, STEPS
from hauntbox.games.delve.powers import FURY_FULL
from hauntbox.games.delve.rolling import offer_level
from hauntbox.games.delve.spoils import gain_treasure
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.treasures import TREASURE

Tables = Callable[..., Table]

TOGETHER = """
    ########
    #A.....#
    #B.....#
    ########
"""


def test_every_question_has_labels() -> None:
    assert LABELS.keys() == GAME.prompts.keys()


@pytest.mark.parametrize(("needs", "percent"), [(-3, 100), (1, 100), (2, 95), (11, 50), (20, 5), (21, 0), (30, 0)])
def test_chances_of_the_die(needs: int, percent: int) -> None:
    assert chance(needs) == percent


# --- attacks


def test_a_target_tells_the_roll_and_the_damage(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    goblin, sentry = t.foe("tunnel_goblin", 1, 2), t.foe("thrall_sentry", 2, 2)
    t.act(0).play("attack brk_measured_cut")
    assert asked(t) == "Brakka attacks with Measured Cut: which target?"
    assert spoken(t, goblin) == "Tunnel Goblin: d20 +10 against 13: hits on 3 or more (90%), 1 damage of 1 HP."
    assert spoken(t, sentry) == "Thrall Sentry: d20 +10 against 16: hits on 6 or more (75%), 1 damage of 1 HP."


def test_what_adds_to_a_roll_is_named(table: Tables) -> None:
    t = table("orrin", "brakka")
    t.draw(TOGETHER)
    t.powers(0, "orr_great_axe", "orr_sunder")
    t.items(0, "it_keen_blade", "it_giant_gloves")
    t.curse(0, "cu_trembling")
    t.g.hp[0] = 4
    first, other = t.foe("stone_brute", 1, 2), t.foe("stone_brute", 2, 2)
    t.act(0).play("attack orr_sunder")
    roll = "d20 +7 (Battle Fury +2, Trembling Hands −4 and Keen Blade +1) against 13: hits on 6 or more (75%)"
    assert spoken(t, first) == f"Stone Brute 1: {roll}, 5 damage of 3 HP, miss 1."
    assert spoken(t, other).startswith("Stone Brute 2: d20 +7")


def test_an_attack_tells_its_best_target(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.foe("thrall_sentry", 2, 2)
    t.foe("tunnel_goblin", 1, 2)
    t.act(0)
    roll = "d20 +10 against 13: hits on 3 or more (90%), 1 damage of 1 HP"
    assert spoken(t, "attack brk_measured_cut") == (
        f"Measured Cut (adjacent, +10, 1 damage): 2 targets, best Tunnel Goblin; {roll}."
    )
    assert facts(t, "attack brk_avalanche")["miss"] == 1
    assert spoken(t, "attack brk_avalanche").startswith("Avalanche Swing (adjacent, +7, 2 damage, miss 1, then face")


def test_an_attack_without_a_target_is_barred_and_says_so(table: Tables) -> None:
    t = table().act(0)
    choice = choices(t)["attack brk_measured_cut"]
    assert choice.barred == "DEL-COMBAT-1"
    assert in_english(choice.label) == "Measured Cut (adjacent, +10, 1 damage): no target now."


def test_whom_an_adventure_guards_takes_no_damage(table: Tables) -> None:
    t = table(adventure="hollow_court")
    t.draw(TOGETHER)
    t.foe("oath_stone", 2, 6)
    king = t.foe("hollow_king", 1, 2)
    t.foe("tunnel_goblin", 2, 2)
    t.act(0)
    assert facts(t, "attack brk_measured_cut")["target"] == "tunnel_goblin", "the king is no good target"
    t.play("attack brk_measured_cut")
    assert spoken(t, king).endswith("hits on 5 or more (80%), but it takes no damage now.")


def test_a_power_that_brings_its_target_near_counts_it_as_near(table: Tables) -> None:
    t = table()
    t.draw("""
        ########
        #A.....#
        #B.....#
        ########
    """)
    t.powers(0, "brk_hook_and_haul")
    t.items(0, "it_keen_blade")
    t.foe("tunnel_goblin", 1, 6)
    t.act(0)
    assert facts(t, "attack brk_hook_and_haul")["bonus"] == "+9"
    assert facts(t, "attack brk_hook_and_haul")["needs"] == 4


def test_an_item_that_attacks_has_its_own_roll(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.items(0, "it_fire_flask")
    t.foe("tunnel_goblin", 1, 2)
    t.foe("stone_brute", 1, 6)
    t.act(0).play("item it_fire_flask")
    assert asked(t) == "Brakka attacks with Fire Flask: everything on which tile?"
    assert facts(t, "1,0")["targets"] == ["stone_brute"]
    t.play("1,0")
    assert [fact["target"] for fact in t.told("swings")] == ["stone_brute"]


def test_a_fury_token_and_a_reroll_tell_what_they_change(table: Tables) -> None:
    t = table("orrin", "brakka")
    t.draw(TOGETHER)
    t.powers(0, "orr_great_axe")
    t.items(0, "it_lucky_tooth")
    t.g.heroes[0].fury = FURY_FULL
    t.foe("stone_brute", 1, 2)
    t.dice(9)
    t.act(0).play("attack orr_great_axe")
    question = "Orrin has rolled 9 + 5 = 14 (attack roll); 13 needed: made. Use the Lucky Tooth to roll again?"
    assert asked(t) == question
    assert spoken(t, "no") == "Keep the roll: 14 against 13, made."
    assert spoken(t, "yes").startswith("Roll again and keep the new roll: 8 or more (65%).")
    t.play("no")
    assert asked(t) == "Orrin has hit Stone Brute and has 3 fury tokens. Remove one for +1 damage?"
    assert spoken(t, "yes") == "+1 damage; 2 tokens left."


# --- moving, ending, free actions


def test_a_step_tells_cost_danger_traps_and_unexplored_edges(table: Tables) -> None:
    t = table("ilse", "brakka")
    t.stand(0, 1, 1)
    t.stand(1, 3, 1)
    t.trap("tr_snare_field", 2, 6)
    t.g.hazards[cell(0, 0)] = ENCOUNTER["hz_spore_cloud"]
    t.act(0)
    assert spoken(t, "move") == "Move: up to 6 squares."
    assert asked(t) == "Ilse (7 of 7 HP): a move and an attack in any order, or two moves. What do you do?"
    t.play("move")
    assert asked(t) == "Ilse moves: 6 of 6 squares left. Where to next?"
    edge = "On an unexplored edge: whoever ends here explores."
    harm = "At the end of the Hero Phase here: Spore Cloud."
    assert spoken(t, "go 0,1") == f"0,1 on Start, west half: 5 left. {edge} {harm}"
    t.play("go 1,2", "go 1,3")
    assert spoken(t, "go 2,4") == "2,4 on Start, east half: 3 left. On this tile: Snare Field."
    assert spoken(t, "end") == f"Stop here on Start, west half (4 squares unused). {harm}"


def test_water_costs_two(table: Tables) -> None:
    t = table()
    t.draw("""
        ####
        #A~#
        #B##
        ####
    """)
    t.act(0).play("move")
    assert spoken(t, "go 1,2").startswith("1,2 on Cavern 18: costs 2, 3 left.")


def test_the_end_of_the_hero_phase_tells_what_comes(table: Tables) -> None:
    t = table()
    t.stand(0, 1, 1)
    t.act(0)
    assert spoken(t, "end") == "End the Hero Phase: no new tile, so an Encounter card is drawn."
    t.stand(0, 0, 1)
    t.g.environment = ENCOUNTER["en_tremors"]
    t.act(0)
    assert spoken(t, "end") == "End the Hero Phase: you lay a new tile. At the end of the Hero Phase here: Tremors."
    t.lay("secret_hollow", 0, -1)
    t.stand(0, -3, 1)
    t.act(0)
    assert facts(t, "end")["next"] == "HOLLOW"


@pytest.mark.parametrize(("adventure", "follows"), [("closing_dark", "PLUG"), ("hold_the_stair", "DIE")])
def test_adventures_put_something_else_in_place_of_an_encounter(adventure: str, follows: str, table: Tables) -> None:
    t = table(adventure=adventure)
    t.stand(0, 1, 1)
    assert facts(t.act(0), "end")["next"] == follows


def test_disarming_tells_its_chance(table: Tables) -> None:
    t = table("tamsin", "brakka")
    trap = t.trap("tr_poison_vent", 2, 2)
    t.items(0, "it_thief_tools")
    t.act(0)
    said = "Disarm Poison Vent: d20 +9 (Deft Fingers +5 and Thief Tools +4) against 12: 3 or more (90%)."
    assert spoken(t, f"disarm {trap}") == said


def test_cards_that_are_used_say_their_text(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.g.hp[0] = 3
    t.items(0, "it_healing_draught")
    t.powers(0, "brk_stone_blood", "brk_guard_stance")
    t.act(0)
    assert spoken(t, "use brk_stone_blood").startswith("Use Stone Blood. Utility, signature. Own Hero Phase, in place")
    assert spoken(t, "stance brk_guard_stance").endswith("+2 AC and −2 speed.")
    t.play("item it_healing_draught")
    assert t.hp("p1") == 6, "nobody else is hurt"


def test_a_heal_tells_before_and_after(table: Tables) -> None:
    t = table("maren", "orrin")
    t.draw(TOGETHER)
    t.powers(0, "mar_raise_up", "mar_mending_hymn")
    t.g.hp[0], t.g.hp[1] = 4, 0
    t.act(0).play("use mar_mending_hymn")
    assert asked(t) == "Mending Touch: who regains HP?"
    assert spoken(t, "p1") == "Maren: 6 → 7 of 8 HP."
    assert spoken(t, "p2") == "Orrin: 2 → 3 of 11 HP."
    before = t.hp("p2")
    t.play("p2")
    assert t.hp("p2") == before + HEALS["mending_touch"]


# --- reactions


def test_a_hit_can_be_dodged_taken_over_or_reduced(table: Tables) -> None:
    t = table("tamsin", "brakka", "orrin")
    t.draw("""
        ########
        #ABC...#
        #......#
        ########
    """)
    t.powers(0, "tam_slip_away")
    t.powers(1, "brk_last_wall")
    t.powers(2, "orr_shrug")
    t.items(2, "it_guard_bracers")
    goblin = t.figure(t.foe("stone_brute", 2, 2))
    blow = Blow("foe", goblin, "stone_brute", 8, 2)
    t.rule(settle_blow, 0, blow, True)
    assert asked(t) == "Stone Brute hits Tamsin (8 HP) for 2 damage. Does Tamsin react?"
    assert spoken(t, "tam_slip_away").startswith("Slip Away: the attack misses instead.")
    t.play("pass")
    assert asked(t) == "Stone Brute hits Tamsin (8 HP) for 2 damage. Does Brakka take the hit instead?"
    assert spoken(t, "brk_last_wall") == "Last Wall: you take the hit instead of Tamsin, 2 → 1 damage."
    t.rule(settle_blow, 2, blow, True).play("pass")
    assert asked(t) == "Orrin (11 HP) is about to take 2 damage from Stone Brute. Does Orrin reduce it?"
    assert spoken(t, "orr_shrug") == "Shrug Off: 2 → 0 damage."
    assert spoken(t, "it_guard_bracers") == "Guard Bracers: 2 → 1 damage."


def test_a_miss_can_be_rallied_and_a_monster_stopped(table: Tables) -> None:
    t = table("ilse", "brakka")
    t.draw(TOGETHER)
    t.powers(0, "ils_long_shot")
    t.powers(1, "brk_rally")
    t.items(1, "it_smoke_pebble")
    hound = t.foe("rot_hound", 1, 5)
    t.dice(3)
    t.act(0).play("attack ils_long_shot")
    assert asked(t) == "Ilse misses: 3 + 7 = 10, 13 needed. Does Brakka let the attack be rolled again?"
    assert spoken(t, "brk_rally") == "Rally Cry: the attack is rolled again, 6 or more hits (75%)."
    t.play("pass")
    t.rule(activate, t.figure(hound))
    assert asked(t) == "Rot Hound is about to act. Does Brakka stop it with a card?"


def test_an_encounter_can_be_dispelled_made_cheaper_or_cancelled(table: Tables) -> None:
    t = table("maren", "quillon")
    t.draw(TOGETHER)
    t.powers(0, "mar_shared_faith")
    t.powers(1, "qui_dispel")
    t.pile("stone_brute", "stone_brute")
    t.next("cu_trembling")
    t.g.stack = []
    t.turn(0).play("end")
    about = "Curse. −4 on attack rolls. At the end of your Hero Phase roll: 10 or more discards it."
    price = "Cancelling it costs 5 of 6 experience. Does Maren lower the price to 3?"
    assert asked(t) == f"Trembling Hands was drawn. {about} {price}"
    assert spoken(t, "mar_shared_faith").startswith("Shared Faith: cancelling costs 3 instead of 5")
    t.play("pass")
    assert asked(t) == f"Trembling Hands was drawn. {about} Does Quillon discard it without effect?"
    t.play("pass")
    assert asked(t) == f"Trembling Hands was drawn. {about} Cancel it for 5 of 6 experience?"
    assert spoken(t, "yes") == "Cancel Trembling Hands: pay 5 of 6 experience."
    assert spoken(t, "no") == "Let Trembling Hands take effect."


# --- experience, treasure


def test_a_level_tells_what_changes_and_a_payment_what_is_lost(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.pile("stone_brute", "stone_brute", "web_lurker", "rot_hound")
    t.rule(offer_level, 0)
    assert asked(t) == "Brakka has rolled a 20. Pay 5 of 9 experience to become level 2?"
    assert spoken(t, "yes") == ("Pay 5 of 9: AC 17 → 18, most HP 10 → 12, surge value 5 → 6, and one more daily power.")
    t.play("yes")
    assert asked(t) == "Which cards pay 5 of 9 experience? What is paid beyond it is lost."
    assert spoken(t, "stone_brute+stone_brute") == "Stone Brute and Stone Brute: 6, 1 of it lost; 3 left."
    assert spoken(t, "web_lurker+stone_brute") == "Web Lurker and Stone Brute: 5; 4 left."


def test_an_item_tells_who_has_what(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.items(1, "it_keen_blade", "it_ward_amulet")
    t.rule(gain_treasure, 0, TREASURE["it_stride_boots"])
    assert asked(t) == "Stride Boots was drawn. Item. +1 speed. Who gets it?"
    assert spoken(t, "p1") == "Brakka (10 of 10 HP), no items yet."
    assert spoken(t, "p2") == "Ilse (7 of 7 HP), has Keen Blade and Ward Amulet."


# --- monsters choose


def test_whom_a_monster_goes_for_tells_its_attack(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    goblin = t.foe("tunnel_goblin", 1, 6)
    t.rule(activate, t.figure(goblin))
    assert asked(t) == "Tunnel Goblin acts, and several are equally close. Whom does it choose?"
    assert spoken(t, "p1") == "Brakka (10 HP): d20 +7 against 17: hits on 10 or more (55%), 1 damage."
    assert spoken(t, "p2") == (
        "Ilse (7 HP): d20 +7 against 16: hits on 9 or more (60%) (AC with Shield Wall +1), 1 damage."
    )
    t.play("p2")
    assert asked(t) == "To which square does Tunnel Goblin move?"
    assert spoken(t, "1,2") == "1,2 on Cavern 18, beside Brakka and Ilse."


def test_one_of_several_beside_it_tells_the_attack_too(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    lurker = t.foe("web_lurker", 1, 2)
    t.rule(activate, t.figure(lurker))
    assert asked(t) == "Web Lurker stands beside several heroes. Whom does it attack?"
    assert spoken(t, "p1") == "Brakka (10 HP): d20 +7 against 17: hits on 10 or more (55%), 2 damage."


def test_equally_close_monsters_are_told_apart(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    first, other = t.foe("tunnel_goblin", 1, 6), t.foe("tunnel_goblin", 2, 6)
    t.rule(sudden_stir, 0)
    assert asked(t) == "Several are equally close. Which one is it?"
    assert spoken(t, first) == "Tunnel Goblin 1, 1 HP, on Cavern 18 at 1,6, beside Tunnel Goblin."
    assert spoken(t, other).startswith("Tunnel Goblin 2, 1 HP")


def test_a_granted_move_tells_its_squares(table: Tables) -> None:
    t = table("ilse", "brakka")
    t.draw(TOGETHER)
    t.powers(0, "ils_quick_step")
    t.act(0).play("use ils_quick_step")
    assert asked(t) == "Quick Step: where does Ilse move?"
    assert STEPS["ils_quick_step"] == 3
    assert spoken(t, "1,3") == "2 of 3 squares, to 1,3 on Cavern 18."
    assert spoken(t, "stay") == "Stay."


def test_labels_change_nothing(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.foe("tunnel_goblin", 1, 6)
    t.powers(0, "brk_hook_and_haul", "brk_bull_rush")
    t.act(0)
    before = (dict(t.g.at), dict(t.g.hp), dict(t.g.notes), t.g.rng.state)
    scene_of(t)
    assert (t.g.at, t.g.hp, t.g.notes, t.g.rng.state) == before
