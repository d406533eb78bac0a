"""Entering others' spaces, and Eggs, Webs and Blood: MAN-SPI-20 to MAN-SPI-26, MAN-SPI-80 to MAN-SPI-84, MAN-FAQ."""

from collections.abc import Callable

import pytest
from games.manor.spider_hands import spider
from games.manor.table import Table

from hauntbox.games.manor.attacks import egg_defense
from hauntbox.games.manor.entering import enter
from hauntbox.games.manor.pieces import CASTER, CLEAVE, GIANT
from hauntbox.games.manor.spaces import space
from hauntbox.games.manor.spider_board import place_egg, place_webs, tend_egg

MakeTable = Callable[..., Table]
HERE, THERE = space(2, 1), space(2, 2)


def strong(t: Table, cubes: int, fire: int = 0) -> Table:
    """The Paladin has so many Hero cubes on Strength."""
    t.g.paladin.cubes.placed = [0, 0, cubes]
    t.g.paladin.fire = fire
    return t


@pytest.mark.rule("MAN-SPI-21")
@pytest.mark.parametrize(("form", "letter", "piece"), [("giant", "G", "giant"), ("caster", "Q", "caster")])
def test_the_paladin_strikes_if_his_strength_is_greater(table: MakeTable, form: str, letter: str, piece: str) -> None:
    for cubes, asked in ((1, "spider"), (2, "paladin")):
        t = strong(spider(table("PKSME", f"o{letter}-oP-o"), form), cubes)
        t.turn("S").play("step 2,2")
        assert t.asked == asked, "2 do not beat 2, 3 do"
    t.play(f"attack {piece}")
    assert t.g.spider.living.bit_count() == 4


@pytest.mark.rule("MAN-SPI-24")
def test_the_strike_is_optional_and_has_normal_results(table: MakeTable) -> None:
    t = strong(spider(table("PKSME", "oG-oP-o")), 4)
    t.turn("S").play("step 2,2", "hold")
    assert (t.asked, t.g.paladin.light, t.g.paladin.attacks, t.g.spider.living.bit_count()) == ("spider", 0, 0, 5)
    t = strong(spider(table("PKSME", "oG-oP-o")), 4)
    t.turn("S").play("step 2,2", "attack giant")
    assert (t.g.paladin.light, t.g.paladin.attacks, t.g.paladin.meetings) == (1, 1, 0), "Light, Tasks, no Perception"
    assert t.g.spider.living.bit_count() == 4


@pytest.mark.rule("MAN-FAQ-7")
@pytest.mark.rule("MAN-SPI-24")
def test_she_goes_on_and_whenever_she_enters_again_he_may_strike_again(table: MakeTable) -> None:
    t = strong(spider(table("PKSME", "oG-oP-o")), 4)
    t.turn("S").play("step 2,2", "attack giant", "no")
    assert (t.asked, t.prompt) == ("spider", "spider_menu")
    t.play("step 2,3")
    assert t.asked == "spider", "leaving is free"
    t.play("step 2,2")
    assert (t.asked, t.prompt) == ("paladin", "paladin_strike")


@pytest.mark.rule("MAN-SPI-25")
@pytest.mark.rule("MAN-PAL-95")
def test_fire_counts_for_the_strike(table: MakeTable) -> None:
    t = strong(spider(table("PKSME", "oG-oP-o")), 0, 1)
    t.turn("S").play("step 2,2")
    assert t.asked == "spider", "1 + 1 do not beat 2"
    t = strong(spider(table("PKSME", "oG-oP-o")), 0, 3)
    t.turn("S").play("step 2,2", "attack giant")
    assert t.g.paladin.fire == 1


@pytest.mark.rule("MAN-SPI-23")
def test_poltergeists_wraith_and_enchanter_never_strike_nor_skeletons_beside_a_paladin(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-oCNVg3WE-o"))
    t.g.skeletons.stability = 5
    t.turn("S").play("step 2,2")
    assert t.asked == "spider"


@pytest.mark.rule("MAN-SPI-23")
@pytest.mark.rule("MAN-SPI-24")
def test_without_a_paladin_the_skeletons_strike_as_a_group(table: MakeTable) -> None:
    for drawing, stability, asked in (
        ("oG-oNF-o", 1, "spider"),
        ("oG-oNFL-o", 1, "skeletons"),
        ("oG-oNFL-o", 0, "spider"),
    ):
        t = spider(table("KSM", drawing))
        t.g.skeletons.stability = stability
        t.turn("S").play("step 2,2")
        assert t.asked == asked, "three make 3 against 2; they need 1 Stability"
        if asked == "skeletons":
            t.play("strike skel_fletch")
            assert t.where("skel_fletch") == "off", "the attacker that was chosen scatters"
            assert t.g.spider.living.bit_count() == 4


@pytest.mark.rule("MAN-SPI-21")
def test_only_entering_lets_him_strike(table: MakeTable) -> None:
    t = strong(spider(table("PKSME", "oGP-o"), hand="e"), 4)
    t.turn("S")
    assert t.asked == "spider", "she was there before"
    t.play("fangs eyes", "stop")
    assert t.asked == "spider"


# --- Eggs, Webs, Blood


@pytest.mark.rule("MAN-SPI-80")
def test_with_5_cubes_and_webs_together_an_egg_hatches(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGew2b2-o"))
    place_webs(t.g, HERE, 1, "MAN-SPI-41")
    assert (t.count("e", 2, 1), t.count("b", 2, 1), t.count("w", 2, 1)) == (0, 0, 3), "the Webs stay"
    assert (t.supply("e"), t.supply("b"), t.g.spider.terror) == (3, 15, 2)


@pytest.mark.rule("MAN-SPI-80")
def test_4_are_not_enough_and_without_an_egg_nothing_happens(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGew2b-ow3"))
    place_webs(t.g, HERE, 1, "MAN-SPI-41")
    assert (t.count("e", 2, 1), t.g.spider.terror) == (1, 0)
    tend_egg(t.g, HERE, "MAN-SPI-48")
    assert (t.count("e", 2, 1), t.g.spider.terror) == (0, 2)


@pytest.mark.rule("MAN-SPI-83")
def test_each_change_is_looked_at_on_anybody_s_turn_and_webs_that_lay_there_count(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGw3-o")).active("P")
    place_egg(t.g, HERE, "MAN-SPI-42")
    tend_egg(t.g, HERE, "MAN-SPI-48")
    assert t.count("e", 2, 1) == 1
    tend_egg(t.g, HERE, "MAN-SPI-48")
    assert (t.count("e", 2, 1), t.g.spider.terror) == (0, 2)


@pytest.mark.rule("MAN-SPI-81")
def test_eggs_never_block_and_grow_harder(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-oeb3-o"))
    assert egg_defense(t.g, THERE) == 4
    t.turn("S").play("step 2,2", "step 2,3")
    assert t.where("giant") == "2,3"


@pytest.mark.rule("MAN-SPI-82")
def test_a_tile_holds_at_most_3_webs(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGw2-o"))
    assert place_webs(t.g, HERE, 2, "MAN-SPI-41") == 1
    assert (t.count("w", 2, 1), t.supply("w")) == (3, 7)
    assert place_webs(t.g, space(0, 0), 1, "MAN-SPI-41") == 0, "tiles only (MAN-SPI-44)"


@pytest.mark.rule("MAN-SPI-84")
def test_without_blood_in_supply_none_is_placed(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGe-o"), blood=15)
    assert not tend_egg(t.g, HERE, "MAN-SPI-48")
    assert t.count("b", 2, 1) == 0


@pytest.mark.rule("MAN-FAQ-14")
def test_a_web_torn_by_an_enemy_counts_no_more_but_the_cubes_stay(table: MakeTable) -> None:
    t = spider(table("PKSME", "oC-oew2b2-o"))
    enter(t.g, CLEAVE, THERE)
    assert (t.count("w", 2, 2), t.count("b", 2, 2), t.count("e", 2, 2)) == (0, 2, 1)
    place_webs(t.g, THERE, 2, "MAN-SPI-41")
    assert t.count("e", 2, 2) == 1, "2 + 2"


@pytest.mark.rule("MAN-SPI-9")
@pytest.mark.parametrize("piece", [GIANT, CASTER])
def test_her_own_pieces_tear_no_webs(table: MakeTable, piece: int) -> None:
    t = spider(table("PKSME", "oG-ow3-o"))
    enter(t.g, piece, THERE)
    assert t.count("w", 2, 2) == 3
