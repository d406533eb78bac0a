"""Abilities and gear of the Skeletons, one by one."""

from collections.abc import Callable

import pytest
from games.manor.bones import CARD, act, bones, to_pit
from games.manor.table import Table
from games.manor.test_manor_skeletons_attacks import strong

from hauntbox.games.manor.attacks import attack_strength, group_strength
from hauntbox.games.manor.pieces import BREACH, CLEAVE, FLETCH, LIGHTS, NEEDLE, PALADIN, SKELETONS, WAIL, WICK
from hauntbox.games.manor.skeletons_board import scatter
from hauntbox.games.manor.spaces import space

Make = Callable[..., Table]


def with_word(t: Table, *words: str) -> list[str]:
    return [text for text in t.options if text.split()[0] in words]


# --- Wick


@pytest.mark.rule("MAN-SKEL-55")
@pytest.mark.rule("MAN-SKEL-48")
def test_wick_places_dancing_lights_on_an_adjacent_tile_once(table: Make) -> None:
    t = act(table("PKSM", "d-dI|o\n.-.-d"), WICK, 5)
    t.wall(2, 3, "west")
    assert with_word(t, "lights") == ["lights 2,3", "lights 2,1"]
    t.play("lights 2,3")
    assert (t.count("i", 2, 3), t.supply("i"), t.g.skeletons.stability) == (1, 2, 4)
    assert with_word(t, "lights") == []
    assert with_word(act(table("PKSM", "d-dI-d"), WICK, 0), "lights") == []
    assert with_word(act(table("PKSM", "d-dI-dC"), CLEAVE, 5), "lights") == []


@pytest.mark.rule("MAN-GEN-4")
def test_wick_takes_one_back_when_all_three_lie_on_the_board(table: Make) -> None:
    t = act(table("PKSM", "d-dI-di\n.-.-di2"), WICK, 5).play("lights 2,1")
    assert (t.prompt, t.options) == ("skeleton_lights", ["from 2,3", "from 3,3"])
    t.play("from 3,3")
    assert [t.count("i", *place) for place in ((2, 1), (2, 3), (3, 3))] == [1, 1, 1]


@pytest.mark.rule("MAN-SKEL-58")
@pytest.mark.rule("MAN-SKEL-56")
@pytest.mark.rule("MAN-SKEL-55")
def test_the_ash_staff_puts_a_skeleton_up_to_2_away_but_not_into_an_attack(table: Make) -> None:
    t = act(table("PKSM", "dI-dC-d\noP-.-o"), WICK, 5, "staff")
    assert with_word(t, "staff") == ["staff skel_cleave", "staff skel_wick"]
    t.play("staff skel_cleave")
    assert "to 3,1" not in t.options, "she would have to attack"
    assert {"to 3,2", "to 3,3", "to 2,4"} <= set(t.options)
    assert "to 3,4" not in t.options
    t.play("to 3,3")
    assert (t.where("skel_cleave"), t.g.skeletons.stability, t.g.skeletons.moves) == ("3,3", 4, 4)
    assert with_word(t, "staff") == [], "once in an activation"
    t = act(table("PKSM", "dI-.-dC"), WICK, 5, "staff")
    assert with_word(t, "staff") == ["staff skel_wick"]
    assert with_word(act(table("PKSM", "dI-dC"), WICK, 0, "staff"), "staff") == []


@pytest.mark.rule("MAN-SKEL-19")
def test_a_lamp_under_a_skeleton_put_by_the_staff_goes_out(table: Make) -> None:
    t = act(table("PKSM", "dI-dC-.-dl"), WICK, 5, "staff").play("staff skel_cleave", "to 2,4")
    assert t.count("l", 2, 4) == 0
    t = act(table("PKSM", "dI-.-dl"), WICK, 5, "staff").play("staff skel_wick", "to 2,3")
    assert t.count("l", 2, 3) == 1, "Wick may still go on"
    t.play("done")
    assert t.count("l", 2, 3) == 0


@pytest.mark.rule("MAN-SKEL-56")
def test_the_runestone_moves_each_dancing_light_once_to_a_tile(table: Make) -> None:
    t = act(table("PKSM", "dI-d\ndi-di|o\n.-.-o"), WICK, 0, "runestone")
    t.play("runes")
    assert t.options == ["to 2,1", "to 3,2", "stop"]
    t.play("to 3,2")
    assert t.options == ["to 2,2", "to 3,3", "to 3,1", "stop"]
    t.play("to 3,3")
    assert [t.count("i", *place) for place in ((3, 1), (3, 2), (3, 3))] == [0, 1, 1]
    assert with_word(t, "runes") == []
    assert with_word(act(table("PKSM", "dI-d"), WICK, 5, "runestone"), "runes") == []


@pytest.mark.rule("MAN-SKEL-54")
def test_the_fetish_lets_wick_attack_at_exactly_2_without_scattering(table: Make) -> None:
    t = act(table("PKSM", "dI-d-oP-dC"), WICK, 3, "fetish")
    assert with_word(t, "shoot") == ["shoot paladin"]
    t.play("shoot paladin")
    assert (t.g.paladin.health, t.where("skel_wick"), t.g.skeletons.stability) == (6, "2,1", 3)
    assert t.ask is None, "it was the action"
    assert with_word(act(table("PKSM", "dI-d-oP-dC"), WICK, 3), "shoot") == []
    assert with_word(act(table("PKSM", "dI-d-oe-dC"), WICK, 3, "fetish"), "shoot-egg") == [], "pieces only"


# --- Fletch


@pytest.mark.rule("MAN-SKEL-54")
@pytest.mark.rule("MAN-SKEL-49")
@pytest.mark.rule("MAN-LOS-5")
def test_fletch_shoots_at_exactly_2_through_the_dark_not_through_walls_or_gaps(table: Make) -> None:
    t = act(table("PKSM", "dF-d-oP-dC"), FLETCH, 1)
    assert with_word(t, "shoot") == ["shoot paladin"]
    t.play("shoot paladin")
    assert (t.g.paladin.health, t.where("skel_fletch"), t.g.skeletons.stability) == (6, "2,1", 1)
    for drawing in ("dF-.-oP-dC", "dF-oP-dC-d", "dF-d-d-oP-dC", "dF-o|oP-dC", "dF-d-oP-d"):
        assert with_word(act(table("PKSM", drawing), FLETCH, 1), "shoot") == [], drawing
    assert with_word(act(table("PKSM", "dF-d-oP-dC"), FLETCH, 0), "shoot") == []
    assert with_word(act(table("PKSM", ".F-d-oP-dC"), FLETCH, 1), "shoot") == []


@pytest.mark.rule("MAN-SKEL-54")
def test_the_longbow_reaches_2_3_and_4(table: Make) -> None:
    for gap, shot in ((1, True), (2, True), (3, True), (4, False)):
        t = table("PKSM", f"dF-{'d-' * gap}oP\n{'.-' * (gap + 1)}dC", at=(2, 0))
        assert bool(with_word(act(t, FLETCH, 1, "longbow"), "shoot")) == shot
    t = table("PKSM", "dF-d-oeb-dC-d")
    assert with_word(act(t, FLETCH, 1), "shoot-egg") == [], "1 + 1 = 2 is not more than 1 + 1"
    t = act(table("PKSM", "dF-d-oe-dC-d"), FLETCH, 1).play("shoot-egg 2,3")
    assert (t.count("e", 2, 3), t.where("skel_fletch")) == (0, "2,1")


@pytest.mark.rule("MAN-SKEL-55")
@pytest.mark.rule("MAN-SKEL-56")
@pytest.mark.rule("MAN-LOS-7")
def test_the_bomb_bag_breaches_visible_walls_as_often_as_stability_lasts(table: Make) -> None:
    t = table("PKSM", "oF-d-o|o\n.-.-o")
    t.wall(3, 3, "south")
    act(t, FLETCH, 2, "bombs").play("bomb")
    assert t.options == ["blast 2,3 east", "dig"], "the wall of 3,3 cannot be seen"
    t.play("blast 2,3 east")
    assert (t.g.grid.breach[space(2, 3)], t.g.supply[BREACH], t.g.skeletons.stability) == (2, 7, 1)
    t.play("bomb")
    assert t.g.skeletons.stability == 0, "only digging is left"
    assert (t.count("p", 2, 1), t.supply("p")) == (1, 3)
    assert with_word(t, "bomb") == []
    t = act(table("PKSM", ".F-d"), FLETCH, 5, "bombs")
    assert with_word(t, "bomb") == []


@pytest.mark.rule("MAN-SKEL-56")
def test_a_bomb_bag_just_collected_may_be_used_several_times(table: Make) -> None:
    t = table("PKSM", "AF-o|o")
    t.draws("gear_bombs")
    act(t, FLETCH, 5).play("collect", "bomb", "dig")
    assert t.options == ["bomb", "done"]
    t.play("bomb")
    assert (t.g.grid.breach[space(2, 2)], t.ask) == (2, None)


def test_fletchs_wolf_is_placed_on_her_space_at_once(table: Make) -> None:
    t = table("PKSM", "AF-o")
    t.draws("gear_wolf")
    act(t, FLETCH, 5).play("collect")
    assert t.where("wolf") == "2,1"


# --- Wail


@pytest.mark.rule("MAN-SKEL-57")
@pytest.mark.rule("MAN-SKEL-55")
def test_wail_gives_another_skeleton_4_movement_without_attack_or_action(table: Make) -> None:
    t = act(table("PKSM", "dL-d-aC-dlt\n.-.-oP-o"), WAIL, 5)
    assert with_word(t, "shout") == ["shout skel_cleave"]
    t.play("shout skel_cleave")
    assert (t.g.skeletons.stability, t.ask.about) == (4, ("skel_cleave", 4))
    assert t.options == ["step 1,3", "step 2,4", "step 2,2", "stop"], "she may not attack, collect, hurry"
    t.play("step 2,4")
    assert t.ask.about == ("skel_cleave", 2)
    t.play("stop")
    assert (t.count("l", 2, 4), t.ask.about) == (0, ("skel_wail", 4))
    assert with_word(t, "shout") == []


@pytest.mark.rule("MAN-SKEL-57")
def test_wail_reaches_visible_skeletons_within_2_and_never_herself(table: Make) -> None:
    for drawing in ("dL-d-d-dC", "dL-.-dC", "oL|o-dC", "dL-d\n.-dC", "dL-d"):
        assert with_word(act(table("PKSM", drawing), WAIL, 5), "shout") == [], drawing
    assert with_word(act(table("PKSM", "dL-d-.C"), WAIL, 5), "shout") == ["shout skel_cleave"]
    assert with_word(act(table("PKSM", "dLC-d"), WAIL, 5), "shout") == ["shout skel_cleave"]
    assert with_word(act(table("PKSM", "dLC-d"), WAIL, 0), "shout") == []
    assert with_word(act(table("PKSM", ".LC-d"), WAIL, 5), "shout") == []


@pytest.mark.rule("MAN-SKEL-59")
@pytest.mark.rule("MAN-SKEL-66")
def test_a_skeleton_on_an_edge_pit_counts_as_beside_it(table: Make) -> None:
    t = bones(table("PKSM", "d-d-dL", at=(1, 0)), 5, ready=(CLEAVE,))
    t.turn("K").play("pit2", "done")
    assert with_word(t, "shout") == ["shout skel_cleave"], "it spawned this turn"
    t.play("shout skel_cleave")
    assert t.options == ["step 1,0", "stop"]
    t = table("PKSM", "d-d-d-dL", at=(1, 0))
    to_pit(t, CLEAVE, 2)
    assert with_word(act(t, WAIL, 5), "shout") == []


def test_the_horn_moves_a_second_skeleton_for_1_more_stability(table: Make) -> None:
    t = act(table("PKSM", "dL-dC-dN"), WAIL, 5, "horn").play("shout skel_cleave", "stop")
    assert (t.prompt, t.options) == ("skeleton_horn", ["shout skel_needle", "stop"])
    t.play("shout skel_needle", "stop")
    assert (t.g.skeletons.stability, t.ask.about) == (3, ("skel_wail", 4))
    t = act(table("PKSM", "dL-dC-dN"), WAIL, 1, "horn").play("shout skel_cleave", "stop")
    assert t.prompt == "skeleton_menu", "no Stability is left"


def test_the_banner_reaches_everybody(table: Make) -> None:
    t = act(table("PKSM", "dL-.-d-d-d-dC"), WAIL, 5, "banner")
    assert with_word(t, "shout") == ["shout skel_cleave"]


@pytest.mark.rule("MAN-SKEL-45")
def test_pauldrons_help_outside_the_skeletons_turn(table: Make) -> None:
    t = bones(table("PKSM", "dL-d"), 5, "pauldrons")
    assert group_strength(t.g, space(2, 1)) == 1
    t.g.active = PALADIN
    assert group_strength(t.g, space(2, 1)) == 2


# --- Cleave and Needle


@pytest.mark.rule("MAN-SKEL-46")
def test_cleave_has_2_more_when_attacking_and_3_with_the_axe(table: Make) -> None:
    t = bones(table("PKSM", "dC-dP"), 5)
    assert attack_strength(t.g, CLEAVE, space(2, 2)) == 3
    assert attack_strength(t.g, NEEDLE, space(2, 2)) == 2, "Needle has her 1 and Cleave's distraction"
    t.g.skeletons.gear = CARD["axe"]
    assert attack_strength(t.g, CLEAVE, space(2, 2)) == 4


@pytest.mark.rule("MAN-SKEL-40")
def test_the_helmet_saves_the_stability_when_cleave_is_attacked_only(table: Make) -> None:
    t = bones(table("PKSM", "dC-d"), 5, "helmet")
    t.rule(scatter, CLEAVE, "MAN-PAL-42", True)
    assert t.g.skeletons.stability == 5
    t = act(table("PKSM", "oCP-d"), CLEAVE, 5, "helmet").play("attack paladin")
    assert t.g.skeletons.stability == 4


@pytest.mark.rule("MAN-FAQ-16")
def test_the_shield_helps_cleave_when_attacked_only(table: Make) -> None:
    t = bones(table("PKSM", "dC-d"), 5, "shield")
    assert group_strength(t.g, space(2, 1)) == 2
    assert attack_strength(t.g, CLEAVE, space(2, 2)) == 3


def test_leather_boots_give_needle_2_more_movement(table: Make) -> None:
    assert act(table("PKSM", "dN-d"), NEEDLE, 5, "boots").g.skeletons.moves == 6
    assert act(table("PKSM", "dC-d"), CLEAVE, 5, "boots").g.skeletons.moves == 4
    t = table("PKSM", "d-d")
    to_pit(t, NEEDLE, 1)
    assert act(t, NEEDLE, 5, "boots").g.skeletons.moves == 6, "an edge pit is no empty space"


@pytest.mark.rule("MAN-SKEL-53")
def test_skeletons_leave_dancing_lights_alone(table: Make) -> None:
    t = act(table("PKSM", "dC-di"), CLEAVE, 5).play("step 2,2")
    assert (t.g.supply[LIGHTS], t.count("i", 2, 2)) == (2, 1)


@pytest.mark.rule("MAN-SKEL-46")
@pytest.mark.rule("MAN-SKEL-47")
def test_example_2_of_the_rules(table: Make) -> None:
    """Stability 3 and 2: Needle joins and spawns; Cleave reaches the Paladin; Wick loots; Needle collects Longbow."""
    t = bones(table("PKSM", "d-d-d-d\n.-d-oP-dIt\na-.-.-.", at=(3, 1)), 3)
    t.put("skel_cleave", space(3, 2))
    strong(t, 2)
    s = t.g.skeletons
    s.march, s.skulls, s.recruited = [CLEAVE, WICK, NEEDLE, FLETCH, WAIL], 0, (1 << CLEAVE) | (1 << WICK)
    t.draws("gear_longbow")
    t.turn("K").play("pit1")
    assert s.stability == 5
    t.play("step 4,2")
    assert attack_strength(t.g, CLEAVE, space(4, 3)) == 4
    t.play("step 4,3")
    assert (t.g.paladin.health, s.stability, t.where("skel_cleave")) == (6, 4, "off")
    t.play("loot")
    assert s.stability == 6
    t.play("step 5,0", "step 5,1", "collect")
    assert s.gear == CARD["longbow"]
    assert t.g.active == SKELETONS
    assert t.ask is None
