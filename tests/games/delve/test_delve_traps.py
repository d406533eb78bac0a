"""Traps: how they act, how they are disarmed. DEL-TRAP."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.foes import IMMOBILIZED, POISONED
from hauntbox.games.delve.harm import conditions
from hauntbox.games.delve.trapping import spring
from hauntbox.games.delve.turn import cards_act, escape
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    ############
    #A....C.....
    #..........#
    ###B########"""
"""Brakka and Ilse on the first of three tiles, Orrin on the second."""
AC = {0: 17, 1: 15, 2: 14}
LONE = ROW.replace("B", "#").replace("C", ".")


def party(table: Make) -> Table:
    t = table("brakka", "ilse", "orrin")
    t.draw(ROW)
    return t


def hp(t: Table) -> list[int]:
    return [t.hp(seat) for seat in range(t.seats)]


def acts(t: Table) -> list[str]:
    """Which traps and monsters acted, in order."""
    return [event.facts.get("trap") or event.facts["foe"] for event in t.events if event.kind in ("trap-acts", "acts")]


# --- each trap


@pytest.mark.rule("DEL-TRAP-1")
@pytest.mark.rule("DEL-TRAP-6")
@pytest.mark.parametrize(
    ("name", "bonus", "damage", "condition"),
    [
        ("tr_spear_wall", 8, 2, []),
        ("tr_poison_vent", 8, 1, [POISONED]),
        ("tr_spinning_blades", 8, 1, []),
        ("tr_snare_field", 9, 1, [IMMOBILIZED]),
        ("seal", 7, 1, []),
    ],
)
def test_a_trap_attacks_each_hero_on_its_tile(
    table: Make, name: str, bonus: int, damage: int, condition: list[str]
) -> None:
    t = party(table)
    trap = t.figure(t.trap(name, 2, 2))
    t.dice(AC[0] - bonus, AC[1] - bonus - 1)
    t.rule(spring, trap)
    assert hp(t) == [10 - damage, 7, 11], "it just hits Brakka and just misses Ilse; Orrin is on another tile"
    assert (conditions(t.g, 0), conditions(t.g, 1)) == (condition, [])


@pytest.mark.rule("DEL-TRAP-1")
def test_a_crossbow_nest_attacks_the_closest_hero_within_one_tile(table: Make) -> None:
    t = party(table)
    nest = t.figure(t.trap("tr_crossbow_nest", 2, 6))
    t.dice(6)
    t.rule(spring, nest)
    assert hp(t) == [10, 7, 10], "Orrin, on its tile"
    t.stand(2, 1, 10)
    t.dice(8)
    t.rule(spring, nest).play("p2")
    assert hp(t) == [10, 6, 10], "three are 1 tile away: the active player chose"
    t.dice(6)
    t.rule(spring, nest).play("p3")
    assert hp(t) == [10, 6, 9]


@pytest.mark.rule("DEL-TRAP-1")
def test_a_crossbow_nest_reaches_nobody_two_tiles_away(table: Make) -> None:
    t = table("brakka")
    t.draw(LONE)
    t.rule(spring, t.figure(t.trap("tr_crossbow_nest", 1, 9)))
    assert (t.hp("p1"), t.told("struck")) == (10, [])


@pytest.mark.rule("DEL-TRAP-7")
def test_spinning_blades_roll_one_tile_toward_the_closest_hero_onto_any_square(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(LONE)
    t.stand(1, 2, 1)
    t.foe("rot_hound", 1, 5)
    t.trap("tr_spear_wall", 1, 6)
    blades = t.figure(t.trap("tr_spinning_blades", 1, 9))
    t.rule(spring, blades)
    t.play("p1")
    assert t.prompt == "trap_square"
    assert {"1,5", "1,6"} <= set(t.options), "where a monster stands and where a trap lies"
    t.play("1,5")
    assert (t.game.prompts["square"].text(t.g.traps[blades]), t.told("struck")) == ("1,5", [])
    t.dice(9, 6)
    t.rule(spring, blades).play("p1", "1,1")
    assert hp(t) == [9, 7], "it rolled onto Brakka's own square and hit him"


@pytest.mark.rule("DEL-TRAP-7")
def test_spinning_blades_stay_on_a_tile_with_a_hero(table: Make) -> None:
    t = table("brakka")
    t.draw(LONE)
    blades = t.figure(t.trap("tr_spinning_blades", 2, 3))
    t.dice(9)
    t.rule(spring, blades)
    assert (t.game.prompts["square"].text(t.g.traps[blades]), t.hp("p1")) == ("2,3", 9)


@pytest.mark.rule("DEL-TRAP-6")
def test_spinning_blades_roll_past_a_hero_at_no_hit_points(table: Make) -> None:
    t = party(table)
    t.g.hp[0] = t.g.hp[1] = 0
    blades = t.figure(t.trap("tr_spinning_blades", 2, 3))
    t.dice(6)
    t.rule(spring, blades).play("2,5")
    assert hp(t) == [0, 0, 10]


@pytest.mark.rule("DEL-TRAP-1")
@pytest.mark.rule("DEL-ENC-12")
def test_lava_seeps_on_and_burns_heroes_and_allies(table: Make) -> None:
    t = party(table)
    t.foe("al_lynx", 2, 5)
    seep = t.figure(t.trap("tr_lava_seep", 1, 9))
    assert t.g.seeps == (cell(2, 0),)
    t.rule(spring, seep)
    assert (t.g.seeps, hp(t), t.hp("al_lynx")) == ((cell(2, 0), cell(1, 0)), [10, 7, 10], 1)
    t.rule(spring, seep)
    assert (len(t.g.seeps), hp(t), t.hp("al_lynx")) == (3, [9, 6, 9], 0)
    assert t.told("struck") == [], "no roll"


@pytest.mark.rule("DEL-TRAP-1")
def test_lava_seep_marks_four_tiles_at_most_and_the_active_player_chooses(table: Make) -> None:
    t = table("brakka")
    t.draw("""
            #..#
            #..#
            #..#
            #..#
        #####..#########
        #...........A..#
        #..............#
        #####..#########
            #..#
            #..#
            #..#
            ####""")
    seep = t.figure(t.trap("tr_lava_seep", 5, 5))
    t.rule(spring, seep)
    assert (t.prompt, sorted(t.options)) == ("seep", ["0,1", "1,0", "1,2", "2,1"])
    t.play("0,1")
    t.rule(spring, seep).play("1,0")
    t.rule(spring, seep).play("1,2")
    assert len(t.g.seeps) == 4
    t.rule(spring, seep)
    assert (t.prompt, len(t.g.seeps), t.hp("p1")) == (None, 4, 10)


@pytest.mark.rule("DEL-TRAP-3")
@pytest.mark.rule("DEL-TRAP-4")
@pytest.mark.rule("DEL-TRAP-6")
def test_lava_seep_is_disarmed_from_any_seep_tile_with_all_its_marks(table: Make) -> None:
    t = party(table)
    trap = t.trap("tr_lava_seep", 1, 9, seat=1)
    t.g.seeps = (cell(2, 0), cell(1, 0))
    t.act(0)
    assert f"disarm {trap}" not in t.options
    t.dice(13)
    t.act(2).play(f"disarm {trap}")
    assert (t.g.seeps, t.g.traps, t.g.charge[1]) == ((), {}, [])


# --- when they act


@pytest.mark.rule("DEL-TRAP-1")
def test_traps_act_in_their_controllers_turn_in_order_with_his_monsters(table: Make) -> None:
    t = party(table)
    t.trap("tr_crossbow_nest", 1, 10, seat=1)
    t.foe("goblin_slinger", 1, 11, seat=0)
    t.trap("tr_spear_wall", 1, 10, seat=0)
    t.foe("shade_adept", 2, 9, seat=0)
    t.trap("tr_poison_vent", 1, 9, seat=0)
    t.dice(1, 1)
    t.rule(cards_act)
    assert acts(t) == ["goblin_slinger", "tr_spear_wall", "shade_adept", "tr_poison_vent"]
    t.events.clear()
    t.g.active, t.g.acted = 1, ()
    t.dice(1)
    t.rule(cards_act)
    assert acts(t) == ["tr_crossbow_nest"]


@pytest.mark.rule("DEL-TRAP-2")
def test_traps_of_one_name_do_not_set_each_other_off(table: Make) -> None:
    t = party(table)
    t.trap("seal", 1, 10, seat=0)
    t.trap("seal", 2, 10, seat=1)
    t.rule(cards_act)
    assert acts(t) == ["seal"]


@pytest.mark.rule("DEL-TRAP-8")
def test_traps_of_an_escaped_player_still_act_on_his_turns(table: Make) -> None:
    t = party(table)
    trap = t.trap("tr_spear_wall", 1, 1, seat=1)
    t.g.active = 1
    t.rule(escape, 1)
    assert t.figure(trap) in t.g.traps
    t.dice(9)
    t.turn(1).play_until("act", 2)
    assert (acts(t), t.hp("p1")) == (["tr_spear_wall"], 8)


@pytest.mark.rule("DEL-TRAP-6")
@pytest.mark.rule("DEL-ALLY-3")
def test_traps_attack_allies_and_leave_out_who_lies_down(table: Make) -> None:
    t = party(table)
    t.g.hp[0] = 0
    t.foe("al_sellsword", 2, 1)
    trap = t.figure(t.trap("tr_spear_wall", 2, 3))
    t.dice(6, 7)  # Ilse 15, the sellsword 15
    t.rule(spring, trap)
    assert (hp(t), t.hp("al_sellsword")) == ([0, 7, 11], 1)
    assert [told["who"] for told in t.told("struck")] == ["ilse", "al_sellsword"]


# --- disarming


@pytest.mark.rule("DEL-TRAP-3")
@pytest.mark.rule("DEL-TRAP-4")
@pytest.mark.rule("DEL-TRAP-5")
@pytest.mark.parametrize(
    ("name", "needs"),
    [
        ("tr_spear_wall", 10),
        ("tr_poison_vent", 12),
        ("tr_crossbow_nest", 9),
        ("tr_spinning_blades", 11),
        ("tr_snare_field", 10),
        ("tr_lava_seep", 13),
        ("seal", 12),
    ],
)
def test_a_trap_is_disarmed_by_its_value_or_more(table: Make, name: str, needs: int) -> None:
    t = party(table)
    trap = t.trap(name, 2, 3, seat=1)
    t.dice(needs - 1)
    t.act(0).play(f"disarm {trap}")
    assert (len(t.g.traps), hp(t), t.g.charge[1] != []) == (1, [10, 7, 11], True), "a failure does nothing"
    assert f"disarm {trap}" not in t.options, "one attack action is one attempt"
    t.dice(needs)
    t.act(0).play(f"disarm {trap}")
    assert (t.g.traps, t.g.charge[1]) == ({}, [])
    assert t.g.encounters.discards == ([] if name == "seal" else [ENCOUNTER[name]])


@pytest.mark.rule("DEL-TRAP-3")
@pytest.mark.rule("DEL-TRAP-6")
def test_only_a_hero_on_the_traps_tile_can_disarm_it(table: Make) -> None:
    t = party(table)
    trap = t.trap("tr_spear_wall", 2, 3)
    t.act(2)
    assert f"disarm {trap}" not in t.options
    t.act(1)
    assert f"disarm {trap}" in t.options


@pytest.mark.rule("DEL-TRAP-3")
@pytest.mark.rule("DEL-TRAP-5")
def test_disarming_takes_the_place_of_the_attack(table: Make) -> None:
    t = party(table)
    first = t.trap("tr_spear_wall", 2, 3)
    second = t.trap("tr_poison_vent", 2, 2)
    t.foe("tunnel_goblin", 2, 1)
    t.dice(10)
    t.act(0)
    assert "attack brk_measured_cut" in t.options
    t.play(f"disarm {first}")
    assert not [text for text in t.options if text.startswith(("attack", "disarm"))], second
    assert "move" in t.options, "he may still move"
    t.act(0).play("attack brk_measured_cut")
    assert f"disarm {second}" not in t.options


@pytest.mark.rule("DEL-TRAP-4")
def test_bonuses_to_disarming_are_added(table: Make) -> None:
    t = table("tamsin")
    t.draw(LONE)
    t.items(0, "it_thief_tools")
    t.g.encounters = Deck([], True)
    trap = t.trap("tr_poison_vent", 2, 3)
    t.dice(2, 3)  # +5 for deft fingers, +4 for the tools, against 12
    t.act(0).play(f"disarm {trap}")
    assert len(t.g.traps) == 1
    t.act(0).play(f"disarm {trap}")
    assert t.g.traps == {}


@pytest.mark.rule("DEL-TRAP-6")
@pytest.mark.rule("DEL-TRAP-7")
def test_blades_that_have_moved_are_disarmed_where_they_are_now(table: Make) -> None:
    t = party(table)
    blades = t.trap("tr_spinning_blades", 1, 9)
    t.g.hp[0] = t.g.hp[1] = 0
    t.dice(1)
    t.rule(spring, t.figure(blades)).play("2,6")
    t.act(2)
    assert f"disarm {blades}" in t.options
