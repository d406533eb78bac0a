"""Attacks by the Paladin and strikes at the Spider: MAN-PAL-40 to MAN-PAL-53, -94, -95, MAN-SPI-21 to MAN-SPI-25."""

from collections.abc import Callable

import pytest
from games.manor.table import CARDS, Table
from games.manor.test_paladin_encounter import fights, ready

from hauntbox.games.manor.cards import ARMOR, BRAND, MACE, REACH
from hauntbox.games.manor.paladin_strike import offer_strike
from hauntbox.games.manor.pieces import CASTER, GIANT, SPIDERLING
from hauntbox.games.manor.spaces import space


def met(t: Table) -> Table:
    """His turn, in an Encounter where he stands."""
    return t.turn("P").play("encounter")


@pytest.mark.rule("MAN-PAL-40")
@pytest.mark.rule("MAN-PAL-91")
@pytest.mark.rule("MAN-PAL-42")
@pytest.mark.rule("MAN-PAL-44")
def test_a_group_is_one_attack_and_every_skeleton_scatters(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPCNV-o"), strength=4)
    t.g.skeletons.stability = 9
    met(t).play("attack 2,1")
    assert [t.where(piece) for piece in ("skel_cleave", "skel_needle", "wolf")] == ["off"] * 3
    assert (t.g.paladin.light, t.g.skeletons.stability) == (2, 6), "1 Light for the group, 1 Stability for each"


@pytest.mark.rule("MAN-PAL-43")
@pytest.mark.rule("MAN-ATK-2")
@pytest.mark.parametrize(("strength", "fire", "possible"), [(3, 0, False), (4, 0, True), (2, 1, False), (2, 2, True)])
def test_a_group_of_three_takes_strength_4(
    table: Callable[..., Table], strength: int, fire: int, possible: bool
) -> None:
    t = ready(table("PKSM", "oPCNV-o"), strength=strength, fire=fire).turn("P")
    assert ("encounter" in t.options) == possible


@pytest.mark.rule("MAN-PAL-41")
def test_each_piece_is_attacked_once_in_an_encounter(table: Callable[..., Table]) -> None:
    t = met(ready(table("PKSM", "oPG-o"), perception=2, strength=3)).play("attack giant")
    assert (t.asked, t.prompt) == ("spider", "offer_change")
    t.play("no")
    assert t.prompt == "paladin_menu", "she stays beside him, but cannot be attacked again now"
    assert t.where("giant") == "2,1"
    t.play("encounter")
    assert "attack giant" in t.options, "in the next Encounter she can"


@pytest.mark.rule("MAN-PAL-45")
def test_an_attacked_spiderling_is_removed_and_the_others_flee(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPS-o-oS"), strength=2)
    t.g.spider.form = 2
    met(t).play("attack spiderling_1")
    assert t.where("spiderling_1") == "off"
    assert not t.g.spider.living >> SPIDERLING & 1
    assert (t.asked, t.prompt) == ("spider", "flee_step")
    t.play("to 2,2", "stop")
    assert t.where("spiderling_2") == "2,2"


@pytest.mark.rule("MAN-PAL-46")
@pytest.mark.rule("MAN-SPI-60")
@pytest.mark.parametrize(("letter", "piece"), [("G", "giant"), ("Q", "caster")])
def test_the_large_spider_loses_a_spiderling_and_may_change(
    table: Callable[..., Table], letter: str, piece: str
) -> None:
    t = met(ready(table("PKSM", f"oP{letter}-o"), strength=3)).play(f"attack {piece}")
    assert t.g.spider.living.bit_count() == 4
    assert t.prompt == "offer_change"
    t.play("yes")
    assert t.where(piece) == "off"


@pytest.mark.rule("MAN-PAL-47")
def test_the_last_spiderling_is_her_end(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPG-o"), strength=3)
    t.g.spider.living = 1 << SPIDERLING
    met(t).play("attack giant")
    assert t.ending == "paladin_spider"


@pytest.mark.rule("MAN-PAL-48")
@pytest.mark.rule("MAN-PAL-53")
@pytest.mark.rule("MAN-PAL-60")
def test_an_egg_is_entered_freely_and_gives_5_grit(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-oeb2"), strength=1, fire=3).turn("P").play("step 2,2")
    assert t.g.paladin.meetings == 0
    t.play("encounter", "egg 2,2")
    assert (t.count("e", 2, 2), t.supply("e"), t.supply("b")) == (0, 3, 15)
    assert (t.g.paladin.grit, t.g.paladin.fire, t.g.paladin.light) == (5, 0, 2)
    assert (t.g.paladin.attacks, t.g.paladin.fought) == (0, False)


@pytest.mark.rule("MAN-PAL-49")
@pytest.mark.rule("MAN-PAL-60")
@pytest.mark.parametrize(("roles", "destroyed"), [("PKSM", 0), ("PKM", 1)])
def test_a_poltergeist_gives_4_grit_and_counts_without_a_spider(
    table: Callable[..., Table], roles: str, destroyed: int
) -> None:
    t = met(ready(table(roles, "oPg-o"), strength=3)).play("attack poltergeist_1")
    assert (t.where("poltergeist_1"), t.g.paladin.grit, t.g.paladin.destroyed) == ("off", 4, destroyed)


@pytest.mark.rule("MAN-PAL-50")
@pytest.mark.rule("MAN-PAL-51")
@pytest.mark.rule("MAN-PAL-52")
def test_the_enchanter_is_found_with_perception_and_gives_a_treasure(table: Callable[..., Table]) -> None:
    blind = ready(table("PKSME", "oP-dE"), perception=2, strength=5, fire=5)
    blind.put("paladin", space(2, 2))
    blind.draws("pit_1")
    blind.turn("P").play("encounter")
    assert blind.g.paladin.meetings == 1
    assert not fights(blind), "Perception 2 is not greater than Defense 2, and Fire does not help"
    t = ready(table("PKSME", "oP-XE"), perception=3)
    t.draws("?", "?", "?", "tre_halo", "tre_mace")
    t.turn("P").play("step 2,2", "encounter", "attack enchanter")
    assert (t.where("enchanter"), t.g.paladin.light) == ("off", 2)
    while t.asked == "enchanter":
        t.play(t.options[0])
    assert (t.asked, t.options) == ("manor", ["tre_halo", "tre_mace"])
    t.play("tre_halo", "keep")
    assert t.g.paladin.kept == [CARDS["tre_halo"]]
    assert t.g.paladin.meetings == 1


@pytest.mark.rule("MAN-PAL-51")
def test_perception_counts_in_full_even_when_spent(table: Callable[..., Table]) -> None:
    t = ready(table("PKSME", "oPtt2-XE"), perception=3, movement=2)
    t.turn("P").play("encounter", "leave", "encounter", "leave", "step 2,2", "encounter")
    assert t.g.paladin.meetings == 3
    assert "attack enchanter" in t.options


@pytest.mark.rule("MAN-PAL-94")
def test_fire_adds_to_one_attack_only(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPSg-o"), strength=2, fire=1)
    t.g.spider.terror = 6
    met(t)
    assert fights(t) == ["attack spiderling_1", "attack poltergeist_1", "done"]
    t.play("attack poltergeist_1")
    assert fights(t) == [], "the Fire is spent"


# --- the Torch, the Mace, Armor, Long Reach


def test_the_torch_takes_a_second_spiderling(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPG-o"), strength=2, fire=4)
    t.g.paladin.shown = [BRAND]
    met(t)
    assert fights(t) == ["attack giant", "torch giant", "done"]
    t.play("torch giant")
    assert (t.g.spider.living.bit_count(), t.g.paladin.fire) == (3, 0)
    poor = ready(table("PKSM", "oPG-o"), strength=2, fire=3)
    poor.g.paladin.shown = [BRAND]
    assert fights(met(poor)) == ["attack giant", "done"]


@pytest.mark.rule("MAN-FAQ-13")
def test_one_spiderling_left_is_enough_for_the_torch(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPG-o"), strength=3, fire=3)
    t.g.paladin.shown = [BRAND]
    t.g.spider.living = 1 << SPIDERLING
    met(t).play("torch giant")
    assert t.ending == "paladin_spider"


@pytest.mark.rule("MAN-FAQ-3")
def test_the_torch_burns_2_more_stability_of_a_group(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPC-o"), strength=2, fire=1)
    t.g.paladin.shown = [BRAND]
    t.g.skeletons.stability = 6
    met(t).play("torch 2,1")
    assert (t.g.skeletons.stability, t.g.paladin.fire) == (3, 0)
    assert [fact["count"] for fact in t.told("stability-lost")] == [1, 2], "base losses first"


def test_the_mace_adds_1_strength_on_his_turn(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPg-o"), strength=2)
    assert "encounter" not in t.turn("P").options
    t = ready(table("PKSM", "oPg-o"), strength=2)
    t.g.paladin.shown = [MACE]
    assert "encounter" in t.turn("P").options


def test_armor_helps_to_find_the_enchanter(table: Callable[..., Table]) -> None:
    t = ready(table("PKSME", "XPE-o"), perception=2)
    t.g.paladin.kept = [ARMOR]
    t.turn("P").play("up tre_armor", "encounter")
    assert "attack enchanter" in t.options


def test_a_treasure_still_face_down_lets_him_hope_in_an_encounter(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-dS"), strength=1)
    t.g.paladin.kept = [MACE]
    t.draws("pit_1")
    t.turn("P").play("step 2,2")
    assert (t.prompt, fights(t)) == ("paladin_fight", ["done"])
    t.play("up tre_mace", "attack spiderling_1")
    assert t.where("spiderling_1") == "off"


def test_long_reach_opens_one_adjacent_space_for_an_encounter(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-og-oC\noe"), strength=3, perception=2)
    t.wall(2, 1, "south")
    t.g.paladin.cards = [REACH]
    met(t)
    assert [text for text in t.options if text.startswith("reach")] == ["reach 2,2"], "no wall between"
    t.play("reach 2,2")
    assert (t.g.paladin.cards, t.g.paladin.sanctity.discards) == ([], [REACH])
    t.play("attack poltergeist_1")
    assert (t.where("poltergeist_1"), t.where("paladin")) == ("off", "2,1")
    assert t.prompt == "paladin_menu"
    assert "encounter" not in t.options


@pytest.mark.rule("MAN-MOVE-26")
def test_long_reach_works_from_the_entrance(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM"), strength=3)
    t.thing(space(6, 3), "g", 1)
    t.g.paladin.cards = [REACH]
    met(t).play("reach 6,3", "attack poltergeist_1")
    assert t.where("poltergeist_1") == "off"


# --- strikes on the Spider's turn


def struck(t: Table, piece: int = GIANT) -> Table:
    return t.active("S").rule(offer_strike, piece)


@pytest.mark.rule("MAN-SPI-21")
@pytest.mark.rule("MAN-SPI-24")
@pytest.mark.rule("MAN-PAL-40")
def test_he_may_strike_at_the_large_spider_who_enters(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPG-o"), strength=3, light=0)
    struck(t)
    assert (t.asked, t.options) == ("paladin", ["attack giant", "hold"])
    t.play("attack giant")
    p = t.g.paladin
    assert (t.g.spider.living.bit_count(), p.light, p.attacks, p.meetings) == (4, 1, 1, 0)
    assert (p.fought, t.prompt) == (False, "offer_change"), "it is not his own turn"
    hold = struck(ready(table("PKSM", "oPQ-o"), strength=3), CASTER).play("hold")
    assert hold.g.spider.living.bit_count() == 5


@pytest.mark.rule("MAN-SPI-21")
@pytest.mark.rule("MAN-SPI-22")
def test_he_cannot_strike_without_the_strength_nor_at_spiderlings(table: Callable[..., Table]) -> None:
    weak = struck(ready(table("PKSM", "oPG-o"), strength=2))
    assert weak.ask is None
    assert struck(ready(table("PKSM", "oPS-o"), strength=5), SPIDERLING).ask is None
    mace = ready(table("PKSM", "oPG-o"), strength=2)
    mace.g.paladin.shown = [MACE]
    assert struck(mace).ask is None, "the Mace helps on his own turn only"


@pytest.mark.rule("MAN-SPI-25")
@pytest.mark.rule("MAN-PAL-95")
def test_fire_and_torch_work_for_a_strike(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPG-o"), strength=2, fire=4)
    t.g.paladin.shown = [BRAND]
    struck(t)
    assert t.options == ["attack giant", "torch giant", "hold"]
    t.play("torch giant")
    assert (t.g.spider.living.bit_count(), t.g.paladin.fire) == (3, 0)


@pytest.mark.rule("MAN-SPI-23")
def test_without_a_paladin_nobody_is_asked_here(table: Callable[..., Table]) -> None:
    assert struck(table("KSM", "oCG-o")).ask is None
