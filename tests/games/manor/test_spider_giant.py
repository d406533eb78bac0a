"""The Giant Spider: MAN-SPI-9, MAN-SPI-20 and MAN-SPI-30 to MAN-SPI-48."""

from collections.abc import Callable

import pytest
from games.manor.spider_hands import cards, spider, steps
from games.manor.table import Table

from hauntbox.games.manor.pieces import SPIDER

MakeTable = Callable[..., Table]


@pytest.mark.rule("MAN-SPI-30")
def test_3_movement(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o-o-d-o"))
    t.turn("S").play("step 2,2", "step 2,3")
    assert steps(t) == ["2,4", "2,2"]
    t.play("step 2,4")
    assert (t.where("giant"), t.prompt) == ("2,4", "spider_form"), "with nothing left to do the phase is over"


@pytest.mark.rule("MAN-SPI-30")
@pytest.mark.rule("MAN-SPI-35")
def test_one_wall_per_turn_without_extra_movement(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG|o|o-o"), hand="e")
    t.turn("S").play("step 2,2")
    assert t.g.spider.moves == 2
    assert steps(t) == []
    assert t.barred["step 2,3"] == "MAN-SPI-30"
    t = spider(table("PKSME", "o-oG|o"))
    t.turn("S").play("step 2,1", "step 2,2")
    assert steps(t) == ["2,3", "2,1"], "an open edge does not use the wall up"


@pytest.mark.rule("MAN-SPI-9")
def test_webs_cost_her_nothing_and_stay(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-ow3-o"))
    t.turn("S").play("step 2,2")
    assert (t.g.spider.moves, t.count("w", 2, 2)) == (2, 3)


@pytest.mark.rule("MAN-SPI-20")
def test_she_enters_any_tile_with_others(table: MakeTable) -> None:
    t = spider(table("PKSME", "oP-oG-dCN\n. og\n. oWE".replace("oWE", "o")))
    t.turn("S")
    assert steps(t) == ["2,3", "3,2", "2,1"]
    t.play("step 2,1")
    assert (t.asked, t.g.paladin.health) == ("spider", 7), "entering attacks nobody"


@pytest.mark.rule("MAN-SPI-31")
@pytest.mark.rule("MAN-SPI-34")
def test_any_card_is_fangs_and_each_brings_1_blood(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGg"), hand="efw")
    t.turn("S")
    assert [text for text in t.options if text.startswith("fangs")] == ["fangs eyes", "fangs fangs", "fangs web"]
    t.play("fangs eyes")
    assert (t.prompt, t.options) == ("spider_more", ["fangs", "web", "enough"])
    t.play("web")
    assert t.options == ["fangs", "enough"]
    t.play("enough")
    assert (t.g.spider.blood, cards(t), t.where("poltergeist_1")) == (2, "f", "off")


@pytest.mark.rule("MAN-SPI-31")
def test_only_eyes_are_eyes_and_only_web_is_web(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-d"), hand="f")
    t.turn("S")
    assert not [text for text in t.options if text.startswith(("eyes", "web"))]
    t = spider(table("PKSME", "oG-d"), hand="ew")
    t.turn("S")
    assert [text for text in t.options if text.startswith(("eyes", "web"))] == ["eyes 1", "web 1"]


@pytest.mark.rule("MAN-SPI-35")
def test_fangs_need_a_piece_other_than_the_wraith(table: MakeTable) -> None:
    for drawing, offered in (("oGW-og", False), ("oGWg", True), ("oGSe", False), ("oG-oP", False)):
        t = spider(table("PKSME", drawing), hand="f")
        t.turn("S")
        assert ("fangs fangs" in t.options) == offered, drawing


@pytest.mark.rule("MAN-SPI-36")
@pytest.mark.rule("MAN-PAL-91")
def test_the_paladin_loses_grit_and_is_moved_and_the_second_fangs_is_either(table: MakeTable) -> None:
    t = spider(table("PKSME", "o-oGP-o-o\n. o|o"), hand="fff")
    t.g.paladin.grit = 4
    t.turn("S").play("fangs fangs", "fangs", "enough")
    assert (t.prompt, t.options) == ("spider_grit", ["grit 2 1", "grit 1 2"])
    t.play("grit 1 2")
    assert (t.g.paladin.grit, t.g.paladin.light) == (3, 1)
    assert t.options == ["to 2,3", "to 3,2", "to 2,1", "stop"]
    t.play("to 2,3")
    assert t.options == ["to 2,4", "to 3,3", "to 2,2", "stop"]
    t.play("to 2,4")
    assert (t.where("paladin"), t.prompt) == ("2,4", "spider_menu")
    assert t.g.spider.blood == 2


@pytest.mark.rule("MAN-SPI-36")
def test_two_grit_in_one_play_are_one_loss_and_moving_him_is_optional(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGP-o"), hand="ee", blood=3, terror=2)
    t.g.paladin.grit = 4
    t.turn("S").play("feeding", "fangs eyes", "eyes", "grit 2 1")
    assert (t.g.paladin.grit, t.g.paladin.light) == (2, 1)
    t.play("stop")
    assert (t.where("paladin"), t.g.spider.terror) == ("2,1", 3)


@pytest.mark.rule("MAN-SPI-37")
@pytest.mark.rule("MAN-SPI-40")
def test_all_skeletons_scatter_and_further_fangs_cost_stability(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGCNV-oF"), hand="fff")
    t.g.skeletons.stability = 9
    t.turn("S").play("fangs fangs", "fangs", "fangs")
    assert t.g.skeletons.stability == 9 - 3 - 2, "1 for each who scatters, 1 for each further Fangs"
    assert [t.where(piece) for piece in ("skel_cleave", "skel_needle", "wolf", "skel_fletch")] == ["off"] * 3 + ["2,2"]
    assert (t.g.skeletons.wolf, t.g.spider.blood) == (True, 3)


@pytest.mark.rule("MAN-SPI-38")
@pytest.mark.rule("MAN-SPI-40")
def test_poltergeists_are_destroyed_and_further_fangs_take_omens(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGg2-og"), hand="fff")
    t.turn("S").play("fangs fangs", "fangs", "enough")
    assert (t.g.manor.box, t.g.spider.blood) == (3, 2), "1 Omen for two Poltergeists"
    assert [t.where(f"poltergeist_{i}") for i in (1, 2, 3)] == ["off", "off", "2,2"]
    t = spider(table("PKSE", "oGg"), hand="ff")
    t.turn("S").play("fangs fangs", "fangs")
    assert t.told("omens-lost") == [], "no Manor, no box"


@pytest.mark.rule("MAN-SPI-39")
@pytest.mark.rule("MAN-ENC-16")
def test_the_enchanter_scatters_and_further_fangs_take_discs(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGE"), hand="fff")
    t.turn("S")
    t.g.enchanter.boards[SPIDER] = 1
    t.play("fangs fangs", "fangs", "fangs")
    assert (t.where("enchanter"), t.g.enchanter.hand) == ("off", 2)
    assert t.asked == "enchanter", "the Spell track is on a symbol"
    t.play(t.options[0])
    assert (t.prompt, t.options) == ("spider_discs", ["board 1 1", "board 0 2"])
    t.play("board 1 1")
    assert (t.g.enchanter.boards[SPIDER], t.g.enchanter.hand, t.g.enchanter.track) == (0, 1, 2)
    assert t.g.spider.blood == 3 + 2, "3 Fangs and the loot"


@pytest.mark.rule("MAN-SPI-39")
@pytest.mark.rule("MAN-ENC-54")
def test_discs_of_his_hand_leave_the_spell_track_alone(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGE"), hand="ff")
    t.turn("S").play("fangs fangs", "fangs")
    t.play(t.options[0])
    assert (t.g.enchanter.hand, t.g.enchanter.track) == (1, 1), "only the scattering moved it"


@pytest.mark.rule("MAN-SPI-40")
def test_each_further_fangs_works_once_for_each_kind(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGCNgP"), hand="ff")
    t.g.skeletons.stability = 5
    t.g.paladin.grit = 5
    t.g.paladin.cubes.free = 1
    t.turn("S").play("fangs fangs", "fangs")
    assert (t.g.skeletons.stability, t.g.manor.box) == (2, 3)
    t.play("grit 2 1")
    assert t.g.paladin.grit == 3


# --- Eyes


@pytest.mark.rule("MAN-SPI-32")
def test_eyes_reveal_her_tile_or_one_beside_it(table: MakeTable) -> None:
    t = spider(table("PKSME", "o|dG-d-d\n. o\n. d"), hand="e")
    t.draws("shrine_1")
    t.turn("S").play("eyes 1")
    assert (t.prompt, t.options) == ("spider_look", ["2,2", "2,3"])
    t.play("2,3")
    assert (t.g.spider.blood, cards(t), t.prompt) == (0, "", "spider_menu")


@pytest.mark.rule("MAN-SPI-32")
@pytest.mark.rule("MAN-SPI-33")
def test_the_second_eyes_reveal_2_more_also_beside_those_just_revealed(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-d d d-o"), hand="ee")
    t.draws("event_1", "event_2", "shrine_1")
    t.turn("S").play("eyes 2")
    assert (t.g.grid.face.count(2), t.g.spider.blood) == (3, 1), "the only one beside her was revealed: 1 Blood"
    assert t.options == ["1,2", "2,3", "3,2"], "beside the new tile, where Dark tiles have been placed too"
    t.play("2,3")
    assert t.g.spider.blood == 2
    assert "2,4" in t.options
    t.play("2,4")
    assert (t.g.spider.blood, t.prompt) == (2, "spider_menu")


@pytest.mark.rule("MAN-SPI-32")
def test_walls_do_not_matter_and_the_empty_hand_plays_none(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG|d"), hand="e")
    t.draws("event_1")
    t.turn("S").play("eyes 1")
    assert t.g.spider.blood == 1
    t = spider(table("PKSME", "oG-o-d"), hand="e")
    t.turn("S")
    assert "eyes 1" not in t.options, "no Dark tile near"


# --- Webs and Eggs


@pytest.mark.rule("MAN-SPI-41")
def test_a_web_card_places_1_and_each_further_one_2(table: MakeTable) -> None:
    t = spider(table("PKSME", "o-oG|d\n. ."), hand="www")
    t.turn("S")
    assert [text for text in t.options if text.startswith("web")] == ["web 1", "web 2", "web 3"]
    t.play("web 2")
    assert (t.prompt, t.options) == ("spider_spin", ["2,1", "2,2", "2,3"]), "hers or an adjacent tile, walls or not"
    t.play("2,3", "2,3", "2,2")
    assert (t.count("w", 2, 3), t.count("w", 2, 2), t.supply("w")) == (2, 1, 7)
    assert (cards(t), t.prompt) == ("w", "spider_menu")


@pytest.mark.rule("MAN-SPI-44")
@pytest.mark.rule("MAN-SPI-82")
def test_3_webs_fill_a_tile_and_empty_spaces_hold_none(table: MakeTable) -> None:
    t = spider(table("PKSME", "ow3-oGw2"), hand="www")
    t.turn("S")
    assert [text for text in t.options if text.startswith("web")] == ["web 1"], "room for one only"
    t.play("web 1")
    assert (t.count("w", 2, 2), t.count("w", 2, 1)) == (3, 3)
    assert "web 1" not in t.options


@pytest.mark.rule("MAN-SPI-42")
def test_an_egg_costs_any_2_cards(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGw"), hand="eff")
    t.turn("S").play("egg")
    assert (t.prompt, t.options) == ("spider_pay_two", ["eyes fangs", "fangs fangs"])
    t.play("eyes fangs")
    assert (t.count("e", 2, 1), cards(t), sorted(t.g.spider.deck.discards)) == (1, "f", [0, 1])
    assert "egg" not in t.options
    t = spider(table("PKSME", "oG"), hand="e")
    t.turn("S")
    assert "egg" not in t.options
    assert t.barred["egg"] == "MAN-SPI-42"


@pytest.mark.rule("MAN-SPI-44")
def test_one_egg_on_a_tile(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGe-o"), hand="effw")
    t.turn("S")
    assert "egg" not in t.options
    t.play("step 2,2", "egg", "eyes fangs")
    assert (t.count("e", 2, 1), t.count("e", 2, 2), t.supply("e")) == (1, 1, 1)


# --- other powers


@pytest.mark.rule("MAN-SPI-45")
@pytest.mark.rule("MAN-SPI-44")
def test_feeding_any_number_of_times(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG"), blood=7)
    t.turn("S").play("feeding", "feeding")
    assert (t.g.spider.blood, t.g.spider.terror, t.supply("b")) == (1, 2, 14)
    assert t.prompt == "spider_form", "1 Blood is not enough"


@pytest.mark.rule("MAN-SPI-46")
def test_legs_give_movement_and_a_wall(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG|o|o-o-o"), hand="ef")
    t.turn("S").play("legs")
    assert (t.prompt, t.options) == ("spider_pay", ["eyes", "fangs"])
    t.play("fangs")
    assert (t.g.spider.moves, t.g.spider.walls, cards(t)) == (4, 2, "e")
    t.play("step 2,2", "step 2,3")
    assert (t.g.spider.moves, t.g.spider.walls) == (2, 0)


@pytest.mark.rule("MAN-SPI-47")
@pytest.mark.rule("MAN-SPI-43")
def test_loot_costs_a_card_and_gives_2_blood(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGt-ot"), hand="ew")
    t.turn("S").play("loot", "web")
    assert (t.g.spider.blood, t.count("t", 2, 1), t.supply("t"), cards(t)) == (2, 0, 11, "e")
    assert "loot" not in t.options, "the next one lies elsewhere"
    assert t.barred["loot"] == "MAN-SPI-47"
    t = spider(table("PKSME", "oGt"))
    t.turn("S")
    assert "loot" not in t.options, "no card to discard"


@pytest.mark.rule("MAN-SPI-48")
def test_tend_once_per_turn_every_egg_within_2_spaces(table: MakeTable) -> None:
    t = spider(table("PKSME", "o-o-oG|o-oe\n. oe\n. oe"), blood=3)
    t.turn("S").play("tend")
    assert t.g.spider.blood == 2
    found = [t.count("b", 2, 5), t.count("b", 3, 2), t.count("b", 4, 2)]
    assert found == [1, 1, 0], "the last one is 3 spaces away; walls do not matter"
    assert "tend" not in t.options
    assert t.barred["tend"] == "MAN-SPI-48"
