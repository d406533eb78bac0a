"""Spiderlings, changing form and the escape: MAN-SPI-60 to MAN-SPI-76."""

from collections.abc import Callable

import pytest
from games.manor.spider_hands import cards, spider
from games.manor.table import Table

from hauntbox.games.manor.cards import FORM_GIANT, FORM_SPIDERLINGS
from hauntbox.games.manor.pieces import ENCHANTER, PALADIN, SPIDER, SPIDERLING, SPIDERLINGS
from hauntbox.games.manor.spaces import space
from hauntbox.games.manor.spider_board import attacked_large, attacked_spiderling, discard_powers
from hauntbox.games.manor.spider_data import NO_FORM

MakeTable = Callable[..., Table]


def young(t: Table, hand: str = "", blood: int = 0, terror: int = 0, lives: int = 0) -> Table:
    """Her turn as Spiderlings has begun; as many live as are drawn."""
    drawn = sum([t.g.at[piece] != 0 for piece in SPIDERLINGS])
    return spider(t, "spiderlings", hand, blood, terror, lives or drawn).turn("S")


# --- changing form when attacked


@pytest.mark.rule("MAN-SPI-60")
@pytest.mark.rule("MAN-SPI-62")
def test_when_attacked_she_may_change_to_spiderlings(table: MakeTable) -> None:
    t = spider(table("PKSME", ". oC\no|oG-d-o\n. . o"), lives=4)
    t.g.spider.next_form = FORM_GIANT
    t.rule(attacked_large, PALADIN)
    assert (t.prompt, t.options, t.g.spider.living.bit_count()) == ("offer_change", ["yes", "no"], 3)
    t.play("yes")
    assert (t.where("giant"), t.g.spider.form, t.g.spider.next_form) == ("off", FORM_SPIDERLINGS, NO_FORM)
    assert t.options == ["2,2", "3,1", "3,3"], "tiles beside her space; walls and pieces do not matter"
    t.play("3,3")
    assert t.options == ["3,2", "3,4", "4,3"], "beside one already placed"
    t.play("3,4")
    assert t.options == ["3,2", "3,3", "3,4", "4,3"], "several may share a tile"
    t.play("3,4")
    assert [t.where(f"spiderling_{i}") for i in (1, 2, 3, 4)] == ["3,3", "3,4", "3,4", "off"]


@pytest.mark.rule("MAN-SPI-60")
def test_she_may_stay_as_she_is(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o"))
    t.g.spider.next_form = FORM_GIANT
    t.rule(attacked_large, PALADIN).play("no")
    assert (t.where("giant"), t.g.spider.next_form, t.g.spider.stays) == ("2,1", FORM_GIANT, False)


@pytest.mark.rule("MAN-SPI-62")
def test_without_an_adjacent_tile_they_come_to_her_own_space(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG"), lives=3)
    t.rule(attacked_large, PALADIN).play("yes")
    assert [t.where(f"spiderling_{i}") for i in (1, 2)] == ["2,1", "2,1"]


@pytest.mark.rule("MAN-SPI-61")
def test_she_stays_in_spiderling_form_through_her_next_turn(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG"), lives=3)
    t.g.spider.next_form = FORM_GIANT
    t.rule(attacked_large, PALADIN).play("yes")
    t.turn("S")
    assert (t.prompt, t.g.spider.form) == ("spider_next", FORM_SPIDERLINGS)
    t.play("rest")
    assert t.prompt == "spider_form", "for the turn after that she chooses"
    t.play("form_giant")
    assert t.turn("S").where("giant") == "2,1"


@pytest.mark.rule("MAN-SPI-26")
@pytest.mark.rule("MAN-SPI-62")
def test_in_her_own_turn_the_change_ends_the_phase_and_the_choice_of_a_form(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-oP-o"), hand="e", lives=3)
    t.g.paladin.cubes.placed = [0, 0, 4]
    t.turn("S").play("step 2,2", "attack giant")
    assert t.prompt == "offer_change"
    t.play("yes", "2,3")
    assert t.where("spiderling_2") == "2,2", "the only tile beside the first one"
    assert (t.ask, len(t.g.spider.hand)) == (None, 3), "she has drawn, nothing else"
    assert (t.g.spider.form, t.g.spider.next_form) == (FORM_SPIDERLINGS, NO_FORM)
    assert t.turn("S").prompt == "spider_next"


@pytest.mark.rule("MAN-SPI-63")
def test_losing_a_card_to_smite_is_no_attack(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o"), hand="ef")
    t.rule(discard_powers, 1, "MAN-PAL-82")
    assert t.prompt == "discard_power"
    t.play("fangs")
    assert (t.ask, t.g.spider.living.bit_count(), cards(t)) == (None, 5, "e")


@pytest.mark.rule("MAN-SPI-64")
def test_the_others_flee_2_steps_across_walls_without_cards(table: MakeTable) -> None:
    t = spider(table("PKSME", "oS|oS2|o|ow2"), "spiderlings", hand="efw", lives=3)
    t.rule(attacked_spiderling, SPIDERLING, PALADIN)
    assert (t.where("spiderling_1"), t.prompt, t.ask.about) == ("off", "flee_step", ("spiderling_2", 2))
    assert t.options == ["to 2,3", "to 2,1", "stop"], "steps only, no cards"
    t.play("to 2,3", "to 2,4")
    assert (t.where("spiderling_2"), t.count("w", 2, 4)) == ("2,4", 2)
    assert t.ask.about == ("spiderling_3", 2)
    t.play("stop")
    assert (t.where("spiderling_3"), t.ask) == ("2,2", None)


# --- her turn as Spiderlings


@pytest.mark.rule("MAN-SPI-65")
@pytest.mark.rule("MAN-SPI-22")
def test_each_is_activated_once_with_4_movement_across_walls(table: MakeTable) -> None:
    t = table("PKSME", "oS|oP|oCg|o|o-oS2")
    t.g.paladin.cubes.placed = [0, 0, 4]
    young(t)
    assert (t.prompt, t.options) == ("spider_next", ["spiderling_1", "spiderling_2", "rest"]), "two are alike"
    t.play("spiderling_1", "step 2,2", "step 2,3", "step 2,4", "step 2,5")
    assert (t.where("spiderling_1"), t.asked) == ("2,5", "spider"), "nobody strikes at her"
    assert t.options == ["spiderling_2", "rest"]
    t.play("spiderling_2", "end", "spiderling_3", "step 2,5", "end")
    assert (t.where("spiderling_3"), t.prompt) == ("2,5", "spider_form")


@pytest.mark.rule("MAN-SPI-65")
def test_cards_are_played_in_any_activation_and_she_may_rest(table: MakeTable) -> None:
    t = young(table("PKSME", "oS-oS-o"), "ww")
    t.play("spiderling_2", "web web", "end", "spiderling_1", "web web")
    assert (t.count("w", 2, 1), t.count("w", 2, 2)) == (2, 2)
    t = young(table("PKSME", "oS-oS"), "ww").play("rest")
    assert t.prompt == "spider_form"


@pytest.mark.rule("MAN-SPI-66")
@pytest.mark.rule("MAN-SPI-74")
@pytest.mark.rule("MAN-SPI-82")
@pytest.mark.parametrize("suit", ["eyes", "fangs", "web"])
def test_any_card_is_web_one_on_each_space(table: MakeTable, suit: str) -> None:
    t = young(table("PKSME", "oS2-dS-oSw3-o"), suit[0]).play("spiderling_1", f"web {suit}")
    assert [t.count("w", 2, col) for col in (1, 2, 3, 4)] == [1, 1, 3, 0]
    t = young(table("PKSME", "oSw3-o"), suit[0]).play("spiderling_1")
    assert f"web {suit}" not in t.options, "no room"


@pytest.mark.rule("MAN-SPI-66")
def test_only_eyes_are_eyes_and_only_fangs_are_fangs(table: MakeTable) -> None:
    t = young(table("PKSME", "dSg"), "w").play("spiderling_1")
    assert not [text for text in t.options if text.startswith(("eyes", "fangs"))]
    t = young(table("PKSME", "dSg"), "ef").play("spiderling_1")
    assert [text for text in t.options if text.startswith(("eyes", "fangs"))] == ["eyes eyes", "fangs fangs"]


@pytest.mark.rule("MAN-SPI-74")
@pytest.mark.rule("MAN-GEN-4")
def test_where_webs_run_short_she_chooses(table: MakeTable) -> None:
    t = young(table("PKSME", "oS-oS-oS\now3-ow3-ow3"), "w").play("spiderling_1", "web web")
    assert (t.prompt, t.options) == ("spider_spin", ["2,1", "2,2", "2,3"])
    t.play("2,2")
    assert ([t.count("w", 2, col) for col in (1, 2, 3)], t.prompt) == ([0, 1, 0], "spider_menu")


@pytest.mark.rule("MAN-SPI-72")
def test_eyes_reveal_every_dark_tile_with_a_spiderling(table: MakeTable) -> None:
    t = table("PKSME", "oS-dS-d-dS")
    t.draws("event_1", "event_2")
    young(t, "e").play("spiderling_1", "eyes eyes")
    assert (t.prompt, t.options) == ("spider_look", ["2,2", "2,4"])
    t.play("2,4")
    assert (t.g.spider.blood, t.prompt) == (2, "spider_menu")
    assert (t.g.grid.face[space(2, 3)], t.g.grid.face[space(2, 2)]) == (1, 2)
    t = young(table("PKSME", "oS-d"), "e").play("spiderling_1")
    assert "eyes eyes" not in t.options


@pytest.mark.rule("MAN-SPI-73")
@pytest.mark.rule("MAN-SPI-67")
def test_fangs_move_the_paladin_and_poltergeists_and_scatter_the_others(table: MakeTable) -> None:
    t = table("PKSME", "oS2P-oSCNg-oSE-oW\no o o oFg")
    t.g.paladin.grit, t.g.skeletons.stability, t.g.enchanter.track = 3, 5, 2
    young(t, "f").play("spiderling_1", "fangs fangs")
    assert t.told("spiderlings-bite") == [{"count": 5}], "a tile with two of them counts once"
    assert (t.where("skel_cleave"), t.where("skel_fletch"), t.g.skeletons.stability) == ("off", "3,4", 3)
    assert (t.where("enchanter"), t.g.enchanter.hand, t.g.spider.blood) == ("off", 2, 5 + 2)
    assert (t.prompt, t.ask.about) == ("shove", "poltergeist_1")
    t.play("to 3,2")
    assert t.ask.about == "paladin"
    t.play("stop")
    assert (t.where("poltergeist_1"), t.where("paladin"), t.g.paladin.grit) == ("3,2", "2,1", 3)


@pytest.mark.rule("MAN-SPI-67")
def test_at_least_one_piece_has_to_be_attacked(table: MakeTable) -> None:
    t = young(table("PKSME", "oSW-oP"), "f").play("spiderling_1")
    assert "fangs fangs" not in t.options


@pytest.mark.rule("MAN-SPI-68")
def test_dread_once_per_turn_with_8_webs(table: MakeTable) -> None:
    t = young(table("PKSME", "oS2-ow3-ow3-ow"), "ef").play("spiderling_1")
    assert "dread" not in t.options
    assert t.barred["dread"] == "MAN-SPI-68"
    t = young(table("PKSME", "oS2-ow3-ow3-ow2"), "ef").play("spiderling_1", "dread", "eyes")
    assert (t.g.spider.terror, cards(t)) == (1, "f")
    t.play("end", "spiderling_2")
    assert "dread" not in t.options


@pytest.mark.rule("MAN-SPI-75")
def test_legs_help_this_one_and_those_to_come(table: MakeTable) -> None:
    t = young(table("PKSME", "oS3-o"), "eee").play("spiderling_1", "end", "spiderling_2", "legs", "eyes")
    assert (t.g.spider.moves, cards(t)) == (5, "ee")
    t.play("end", "spiderling_3")
    assert t.g.spider.moves == 5
    t.turn("S").play("spiderling_1")
    assert t.g.spider.moves == 4, "this turn only"


@pytest.mark.rule("MAN-SPI-76")
def test_feeding(table: MakeTable) -> None:
    t = young(table("PKSME", "oS-o"), blood=4).play("spiderling_1", "feeding")
    assert (t.g.spider.blood, t.g.spider.terror) == (1, 1)
    assert "feeding" not in t.options


@pytest.mark.rule("MAN-SPI-69")
def test_no_egg_no_loot_no_tend(table: MakeTable) -> None:
    t = young(table("PKSME", "oSt-oe"), "eff", blood=3).play("spiderling_1")
    assert not {text.split()[0] for text in t.options} & {"egg", "loot", "tend"}
    assert (t.barred["egg"], t.barred["loot"]) == ("MAN-SPI-69", "MAN-SPI-69")


# --- the escape


@pytest.mark.rule("MAN-SPI-70")
@pytest.mark.rule("MAN-SPI-71")
@pytest.mark.rule("MAN-MOVE-9")
@pytest.mark.parametrize(("form", "letter"), [("giant", "G"), ("caster", "Q"), ("spiderlings", "S")])
def test_with_12_terror_any_piece_may_leave_and_wins(table: MakeTable, form: str, letter: str) -> None:
    for terror in (11, 12):
        t = spider(table("PKSME", f"o{letter}-o", at=(6, 3)), form, terror=terror)
        t.turn("S")
        if form == "spiderlings":
            t.play("spiderling_1")
        assert ("escape entrance" in t.options) == (terror == 12)
        if terror == 11:
            assert t.barred["escape entrance"] == "MAN-SPI-71"
    t.play("escape entrance")
    assert t.ending == "spider_escaped"


@pytest.mark.rule("MAN-SPI-70")
def test_other_mixes_and_levels_ask_for_other_terror(table: MakeTable) -> None:
    t = spider(table("SM", "oG-o", at=(6, 3)), terror=13)
    assert "escape entrance" not in t.turn("S").options
    t = spider(table("PKSME", "oG-o", at=(6, 3), spider_level="very_easy"), terror=8)
    assert "escape entrance" in t.turn("S").options


@pytest.mark.rule("MAN-SPI-71")
@pytest.mark.rule("MAN-EDGE-9")
def test_a_wall_at_the_entrance(table: MakeTable) -> None:
    for form, letter, out in (("giant", "G", True), ("caster", "Q", False), ("spiderlings", "S", True)):
        t = table("PKSME", f"o{letter}-o", at=(6, 3))
        t.wall(6, 3, "south")
        spider(t, form, terror=12).turn("S")
        if form == "spiderlings":
            t.play("spiderling_1")
        assert ("escape entrance" in t.options) == out, form
    t = table("PKSME", "o|oG-o", at=(6, 2))
    t.wall(6, 3, "south")
    spider(t, terror=12).turn("S").play("step 6,2")
    assert "step 6,3" not in t.options, "her one wall is used up"


@pytest.mark.rule("MAN-SPI-71")
def test_the_step_out_costs_1_movement(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o-o-o", at=(6, 0)), terror=12)
    t.turn("S").play("step 6,1", "step 6,2", "step 6,3")
    assert (t.prompt, t.ending) == ("spider_form", None), "3 Movement have brought her to the door only"
    assert t.g.active == SPIDER != ENCHANTER
