"""The Skeletons' attacks: when they are possible, forced ones, what follows, the strike on the Spider's turn."""

from collections.abc import Callable

import pytest
from games.manor.bones import CARD, act, bones
from games.manor.table import Table

from hauntbox.games.manor.cards import EYES, FANGS
from hauntbox.games.manor.paladin_data import STRENGTH
from hauntbox.games.manor.pieces import CASTER, CLEAVE, GIANT, NEEDLE, SPIDER, SPIDERLING, bits
from hauntbox.games.manor.skeletons import line_up
from hauntbox.games.manor.skeletons_strike import offer_skeleton_strike

Make = Callable[..., Table]


def strong(t: Table, strength: int) -> Table:
    """The Paladin has this Strength."""
    t.g.paladin.cubes.free = 0
    t.g.paladin.cubes.placed[STRENGTH] = strength - 1
    return t


@pytest.mark.rule("MAN-SKEL-36")
@pytest.mark.rule("MAN-SKEL-40")
@pytest.mark.rule("MAN-SKEL-21")
@pytest.mark.rule("MAN-MOVE-8")
def test_entering_the_paladins_tile_is_an_attack_he_loses_1_health_and_the_skeleton_scatters(table: Make) -> None:
    t = act(strong(table("PKSM", "dC-oPl"), 2), CLEAVE, 5)
    t.play("step 2,2")
    assert (t.g.paladin.health, t.where("skel_cleave"), t.g.skeletons.stability) == (6, "off", 4)
    assert (t.count("l", 2, 2), t.ask) == (0, None), "the Lamp goes first"
    assert t.told("skeleton-hits")[0] == {"piece": "skel_cleave", "other": "paladin", "count": 3, "value": 2}


@pytest.mark.rule("MAN-SKEL-21")
@pytest.mark.rule("MAN-SKEL-46")
@pytest.mark.rule("MAN-ATK-2")
def test_an_equal_strength_is_not_enough_and_distraction_helps(table: Make) -> None:
    t = act(strong(table("PKSM", "dC-oP-d"), 3), CLEAVE, 5)
    assert "step 2,2" not in t.options
    assert t.barred["step 2,2"] == "MAN-SKEL-21"
    t = act(strong(table("PKSM", "dC-oP-dN"), 3), CLEAVE, 5)
    assert "step 2,2" in t.options


@pytest.mark.rule("MAN-FAQ-4")
@pytest.mark.rule("MAN-SKEL-33")
def test_without_stability_nobody_attacks(table: Make) -> None:
    t = act(table("PKSM", "dC-oP"), CLEAVE, 0)
    assert "step 2,2" not in t.options
    assert t.barred["step 2,2"] == "MAN-FAQ-4"
    t = act(table("PKSM", "oCP-d"), CLEAVE, 0)
    assert "attack paladin" not in t.options
    assert t.barred["attack paladin"] == "MAN-SKEL-33"
    t = act(table("PKSM", "oCP-d"), CLEAVE, 1).play("attack paladin")
    assert (t.g.paladin.health, t.g.skeletons.stability) == (6, 0)


@pytest.mark.rule("MAN-ATK-1")
@pytest.mark.rule("MAN-ATK-2")
def test_only_what_is_in_its_own_space_and_weaker_can_be_attacked(table: Make) -> None:
    t = act(table("PKSM", "oC-oP"), CLEAVE)
    assert "attack paladin" not in t.options
    t = act(strong(table("PKSM", "oCP-d"), 3), CLEAVE)
    assert "attack paladin" not in t.options
    assert t.barred["attack paladin"] == "MAN-ATK-2"
    t = act(table("PKSM", "oCW-d"), CLEAVE)
    assert t.barred["attack wraith"] == "MAN-ATK-7"


@pytest.mark.rule("MAN-SKEL-21")
@pytest.mark.rule("MAN-ATK-4")
def test_it_must_beat_everything_that_forces_it_and_attacks_one_of_them(table: Make) -> None:
    t = act(strong(table("PKSM", "dC-oPg"), 3), CLEAVE)
    assert "step 2,2" not in t.options, "the Poltergeist alone could be beaten"
    t = act(strong(table("PKSM", "dC-oPg"), 2), CLEAVE).play("step 2,2")
    assert (t.prompt, t.options) == ("skeleton_forced", ["attack paladin", "attack poltergeist_1"])
    t.play("attack poltergeist_1")
    assert (t.where("poltergeist_1"), t.g.paladin.health, t.where("skel_cleave")) == ("off", 7, "off")


@pytest.mark.rule("MAN-SKEL-38")
@pytest.mark.parametrize(("roles", "counted"), [("KM", 1), ("KSM", 0), ("PKM", 0)])
def test_a_poltergeist_returns_to_the_supply_and_counts_without_paladin_and_spider(
    table: Make, roles: str, counted: int
) -> None:
    t = act(table(roles, "dC-og"), CLEAVE).play("step 2,2")
    assert (t.where("poltergeist_1"), t.where("skel_cleave")) == ("off", "off")
    assert (t.g.skeletons.destroyed, t.g.paladin.destroyed) == (counted, 0)


@pytest.mark.rule("MAN-SKEL-39")
@pytest.mark.rule("MAN-SKEL-22")
def test_an_enchanter_scatters_and_gives_2_stability(table: Make) -> None:
    t = act(table("PKSME", "dC-dE-d"), CLEAVE, 5).play("step 2,2")
    assert t.prompt == "skeleton_menu", "nothing forces it there"
    t.play("attack enchanter")
    assert (t.where("enchanter"), t.where("skel_cleave")) == ("off", "off")
    assert (t.g.skeletons.stability, t.g.enchanter.hand) == (6, 2), "5 + 2 - 1"
    t = act(table("PKSME", "dN-dE-d"), NEEDLE, 5).play("step 2,2")
    assert "attack enchanter" not in t.options


@pytest.mark.rule("MAN-SKEL-41")
@pytest.mark.parametrize("roles", ["PKSM", "KSM"])
def test_an_egg_is_destroyed_with_its_blood_and_the_skeleton_scatters(table: Make, roles: str) -> None:
    t = act(table(roles, "oCeb2-d"), CLEAVE, 5)
    assert "egg 2,1" not in t.options, "3 against 1 + 2"
    t = act(table(roles, "oCeb-d"), CLEAVE, 5).play("egg 2,1")
    assert (t.count("e", 2, 1), t.count("b", 2, 1), t.supply("e"), t.supply("b")) == (0, 0, 3, 15)
    assert (t.where("skel_cleave"), t.g.skeletons.stability) == ("off", 4)


# --- the Spider without a Paladin


@pytest.mark.rule("MAN-SKEL-37")
@pytest.mark.rule("MAN-SKEL-43")
def test_without_a_paladin_the_large_spider_loses_a_spiderling_and_may_change(table: Make) -> None:
    t = act(table("KSM", "dC-oG-o"), CLEAVE, 5).play("step 2,2")
    assert t.g.spider.living.bit_count() == 4
    assert (t.prompt, t.asked) == ("offer_change", "spider")
    assert t.where("skel_cleave") == "off"


@pytest.mark.rule("MAN-SKEL-43")
@pytest.mark.rule("MAN-VAR-9")
def test_without_a_paladin_a_spiderling_entered_must_be_beaten_and_goes(table: Make) -> None:
    t = act(table("KSM", "dN-oS-oS"), NEEDLE, 5)
    assert "step 2,2" not in t.options, "1 is not more than 1"
    t = act(table("KSM", "dC-oS-oS"), CLEAVE, 5).play("step 2,2")
    assert (t.where("spiderling_1"), t.g.spider.living.bit_count()) == ("off", 4)
    assert (t.prompt, t.asked, t.ask.about) == ("flee_step", "spider", ("spiderling_2", 2))


# --- Needle


@pytest.mark.rule("MAN-SKEL-50")
@pytest.mark.parametrize(("drawing", "grit"), [("dN-oP-dC\n.-dL-.", 3), ("dN-oP-dCL", 5)])
def test_a_sneak_attack_needs_two_distracting_tiles_and_costs_2_grit(table: Make, drawing: str, grit: int) -> None:
    t = table("PKSM", drawing)
    t.g.paladin.grit, t.g.paladin.waiting = 5, 6
    t.g.paladin.cubes.free = 1
    act(t, NEEDLE, 5).play("step 2,2")
    assert (t.g.paladin.health, t.g.paladin.grit) == (6, grit)
    assert bool(t.told("sneak")) == (grit == 3)


@pytest.mark.rule("MAN-SKEL-51")
@pytest.mark.rule("MAN-SKEL-52")
def test_kukri_doubles_the_grit_and_poison_takes_one_more_health(table: Make) -> None:
    for gear, answer, grit, health in (("kukri", "", 6, 6), ("poison kukri", "yes", 6, 5), ("poison", "no", 8, 6)):
        t = table("PKSM", "dN-oP-dC\n.-dL-.")
        t.g.paladin.grit, t.g.paladin.waiting = 10, 6
        act(t, NEEDLE, 5, gear).play("step 2,2")
        assert (t.prompt == "skeleton_poison") == bool(answer)
        if answer:
            t.play(answer)
        assert (t.g.paladin.grit, t.g.paladin.health) == (grit, health)
        assert bool(t.g.skeletons.gear & CARD["poison"]) == (answer == "no"), "used, it is out of the game"


@pytest.mark.rule("MAN-SKEL-52")
@pytest.mark.rule("MAN-SKEL-50")
@pytest.mark.rule("MAN-ENC-54")
@pytest.mark.parametrize(("gear", "hand"), [("poison", 3), ("poison kukri", 2)])
def test_a_sneak_attack_takes_a_disc_more_and_poison_is_not_asked_for(table: Make, gear: str, hand: int) -> None:
    t = table("PKSME", "dN-oE-dC\n.-dL-.")
    t.g.enchanter.hand = 5
    act(t, NEEDLE, 5, gear).play("step 2,2", "attack enchanter")
    assert t.g.enchanter.hand == hand
    assert t.g.skeletons.gear & CARD["poison"]


@pytest.mark.rule("MAN-SKEL-50")
@pytest.mark.rule("MAN-SKEL-51")
@pytest.mark.parametrize(("gear", "left"), [("", 1), ("kukri", 0)])
def test_a_sneak_attack_makes_the_spider_discard(table: Make, gear: str, left: int) -> None:
    t = table("KS", "dN-oS-dC\n.-dL-.")
    t.g.spider.hand = [EYES, EYES, FANGS]
    act(t, NEEDLE, 5, gear).play("step 2,2")
    while t.prompt in ("discard_power", "flee_step"):
        t.play(t.options[0])
    assert len(t.g.spider.hand) == left
    assert t.g.spider.living.bit_count() == 4


# --- on the Spider's turn, without a Paladin


@pytest.mark.rule("MAN-SPI-21")
@pytest.mark.rule("MAN-SPI-23")
@pytest.mark.rule("MAN-SPI-24")
def test_the_group_strikes_at_the_large_spider_with_its_group_strength(table: Make) -> None:
    t = bones(table("KSM", "oGNL-oC\noI-o"), 5)
    t.g.active = SPIDER
    t.rule(offer_skeleton_strike, GIANT)
    assert t.ask is None, "1 + 1 = 2 is not more than 2, and nobody distracts"
    t = bones(table("KSM", "oGCLV-o"), 5)
    t.g.active = SPIDER
    t.rule(offer_skeleton_strike, GIANT)
    assert (t.asked, t.options) == ("skeletons", ["strike skel_cleave", "strike skel_wail", "no"])
    t.play("strike skel_wail")
    assert (t.where("skel_wail"), t.where("skel_cleave"), t.g.skeletons.stability) == ("off", "2,1", 4)
    assert t.g.spider.living.bit_count() == 4
    assert t.prompt == "offer_change"


@pytest.mark.rule("MAN-SPI-24")
def test_the_strike_is_optional_needs_stability_and_a_skeleton_that_can_attack(table: Make) -> None:
    t = bones(table("KSM", "oGCL-o"), 5)
    t.g.active = SPIDER
    t.rule(offer_skeleton_strike, GIANT).play("no")
    assert (t.g.spider.living.bit_count(), t.g.skeletons.stability) == (5, 5)
    t = bones(table("KSM", "oGCL-o"), 0)
    assert t.rule(offer_skeleton_strike, GIANT).ask is None
    t = bones(table("KSM", "oGV-o"), 5)
    t.g.spider.terror = 0
    assert t.rule(offer_skeleton_strike, GIANT).ask is None
    t = bones(table("KSM", "oSC-o"), 5)
    assert t.rule(offer_skeleton_strike, SPIDERLING).ask is None, "Spiderlings are let be (MAN-SPI-22)"
    t = bones(table("PKSM", "oQCL-o"), 5)
    assert t.rule(offer_skeleton_strike, CASTER).ask is None, "with a Paladin only he strikes"


@pytest.mark.rule("MAN-SKEL-13")
def test_skeletons_in_an_empty_space_do_not_distract(table: Make) -> None:
    t = act(strong(table("PKSM", "dC-oP-.N"), 3), CLEAVE, 5)
    assert "step 2,2" not in t.options


@pytest.mark.rule("MAN-SKEL-8")
def test_who_has_scattered_is_not_activated_any_more(table: Make) -> None:
    t = bones(table("PKSM", "dC-oP-dN"), 5)
    t.rule(line_up).play("step 2,2")
    assert t.ask.about == ("skel_needle", 4)
    assert t.g.skeletons.ready == bits((CLEAVE,))
