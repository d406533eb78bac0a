"""The Spider's turn and levels: MAN-SPI-1 to MAN-SPI-14, MAN-VAR-30."""

from collections.abc import Callable

import pytest
from games.manor.spider_hands import cards, spider
from games.manor.table import Table

from hauntbox.games.manor import GAME
from hauntbox.games.manor.cards import FORM_CASTER, FORM_GIANT, FORM_SPIDERLINGS
from hauntbox.games.manor.pieces import SPIDER
from hauntbox.games.manor.spider_board import gain_blood
from hauntbox.games.manor.spider_data import NO_FORM
from hauntbox.games.manor.spider_play import SEEN_SPIDER
from hauntbox.games.manor.spider_words import SPIDER_FIRED

MakeTable = Callable[..., Table]


@pytest.mark.rule("MAN-SPI-1")
def test_a_turn_is_form_powers_cards_and_the_next_form(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o"), hand="e")
    t.g.spider.next_form = FORM_GIANT
    t.turn("S")
    assert (t.asked, t.prompt) == ("spider", "spider_menu")
    assert [event["form"] for event in t.told("form-shown")] == ["form_giant"]
    t.play("end")
    assert len(t.g.spider.hand) == 3
    assert t.prompt == "spider_form"
    t.play("form_caster")
    assert (t.ask, t.g.spider.next_form) == (None, FORM_CASTER)


@pytest.mark.rule("MAN-SPI-2")
def test_resisting_comes_before_the_form_is_shown(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG"), blood=2)
    t.g.spider.next_form = FORM_CASTER
    t.g.enchanter.boards[SPIDER], t.g.enchanter.track = 1, 2
    t.turn("S")
    assert (t.prompt, t.where("giant"), t.told("form-shown")) == ("resist", "2,1", [])
    t.play("blood")
    assert (t.where("caster"), t.g.enchanter.boards[SPIDER], t.g.spider.blood) == ("2,1", 0, 1)


@pytest.mark.rule("MAN-SPI-3")
def test_the_first_turn_is_the_giant_spider_s(table: MakeTable) -> None:
    t = table("PKSME")
    assert (t.g.spider.form, t.g.spider.next_form) == (FORM_GIANT, NO_FORM)
    t.turn("S")
    assert (t.prompt, t.where("giant"), t.told("form-shown")) == ("spider_menu", "3,3", [])


@pytest.mark.rule("MAN-SPI-4")
@pytest.mark.parametrize(("old", "new", "letter"), [("giant", "caster", "G"), ("caster", "giant", "Q")])
def test_the_new_piece_stands_where_the_old_one_stood(table: MakeTable, old: str, new: str, letter: str) -> None:
    t = spider(table("PKSME", f"o-o{letter}P"), old)
    t.g.paladin.cubes.placed = [0, 0, 4]
    t.g.spider.next_form = FORM_CASTER if new == "caster" else FORM_GIANT
    t.turn("S")
    assert (t.where(new), t.where(old)) == ("2,2", "off")
    assert t.asked == "spider", "it has not entered: the Paladin there does not strike"


@pytest.mark.rule("MAN-SPI-5")
def test_the_spiderlings_that_remain_stand_on_her_space(table: MakeTable) -> None:
    t = spider(table("PKSME", "o-oG"), lives=3)
    t.g.spider.next_form = FORM_SPIDERLINGS
    t.turn("S")
    assert [t.where(f"spiderling_{i}") for i in range(1, 6)] == ["2,2", "2,2", "2,2", "off", "off"]
    assert (t.where("giant"), t.prompt) == ("off", "spider_next")


@pytest.mark.rule("MAN-SPI-6")
def test_a_large_form_comes_to_any_space_with_a_spiderling(table: MakeTable) -> None:
    t = spider(table("PKSME", "oS2-o-oS"), "spiderlings", lives=3)
    t.g.spider.next_form = FORM_GIANT
    t.turn("S")
    assert (t.prompt, t.options) == ("spider_gather", ["2,1", "2,3"])
    t.play("2,3")
    assert t.where("giant") == "2,3"
    assert {t.where(f"spiderling_{i}") for i in range(1, 6)} == {"off"}


@pytest.mark.rule("MAN-SPI-7")
@pytest.mark.parametrize("kept", [False, True])
def test_the_caster_begins_with_blood_for_herself_and_each_egg(table: MakeTable, kept: bool) -> None:
    t = spider(table("PKSME", "oQ-oe-oeb"), "caster")
    t.g.spider.next_form = NO_FORM if kept else FORM_CASTER
    t.turn("S")
    assert (t.g.spider.blood, t.count("b", 2, 2), t.count("b", 2, 3)) == (1, 1, 2)
    t.play("end")
    assert t.g.spider.blood == 1, "once per turn"


@pytest.mark.rule("MAN-SPI-7")
def test_other_forms_begin_without(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-oe"))
    t.turn("S")
    assert (t.g.spider.blood, t.count("b", 2, 2)) == (0, 0)


@pytest.mark.rule("MAN-SPI-8")
@pytest.mark.rule("MAN-SPI-84")
def test_where_blood_runs_short_she_comes_first_and_then_chooses_an_egg(table: MakeTable) -> None:
    t = spider(table("PKSME", "oQ-oe-oe-oe"), "caster", blood=12)
    t.turn("S")
    assert (t.g.spider.blood, t.prompt) == (13, "spider_feed"), "2 cubes are left for 3 Eggs"
    assert t.options == ["2,2", "2,3", "2,4"]
    t.play("2,3")
    assert t.options == ["2,2", "2,4"]
    t.play("2,4")
    assert [t.count("b", 2, col) for col in (2, 3, 4)] == [0, 1, 1]
    assert (t.supply("b"), t.prompt) == (0, "spider_menu")
    assert gain_blood(t.g, 1, "MAN-SPI-84") == 0
    assert t.g.spider.blood == 13


@pytest.mark.rule("MAN-SPI-8")
def test_the_cube_paid_for_tending_is_back_in_supply_first(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-oe-oe"), blood=15)
    t.turn("S").play("tend")
    assert (t.g.spider.blood, t.prompt, t.options) == (14, "spider_feed", ["2,2", "2,3"])
    t.play("2,3")
    assert (t.count("b", 2, 2), t.count("b", 2, 3)) == (0, 1)


@pytest.mark.rule("MAN-SPI-10")
@pytest.mark.parametrize(("terror", "spirit"), [(2, 3), (3, 5), (6, 5), (9, 6), (12, 6)])
def test_she_draws_up_to_spirit(table: MakeTable, terror: int, spirit: int) -> None:
    t = spider(table("PKSME", "oG-o"), hand="ef", terror=terror)
    t.turn("S").play("end")
    assert len(t.g.spider.hand) == spirit
    assert t.told("powers-drawn") == [{"count": spirit - 2, "total": spirit}]


@pytest.mark.rule("MAN-SPI-10")
def test_a_larger_hand_is_kept(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o"), hand="eeffw")
    t.turn("S").play("end")
    assert (cards(t), t.told("powers-drawn")) == ("eeffw", [])


@pytest.mark.rule("MAN-SPI-11")
def test_the_caster_may_draw_3_more_and_discards_down_to_spirit(table: MakeTable) -> None:
    t = spider(table("PKSME", "oQ-o"), "caster", hand="ef")
    t.draws("web", "web", "fangs")
    t.turn("S").play("end")
    assert (t.prompt, t.options) == ("spider_extra", ["yes", "no"])
    t.play("yes")
    assert (cards(t), t.prompt) == ("effww", "discard_power")
    t.play("eyes", "fangs")
    assert (cards(t), t.prompt) == ("fww", "spider_form")
    assert sorted(t.g.spider.deck.discards) == [0, 1]


@pytest.mark.rule("MAN-SPI-11")
def test_without_them_she_draws_as_usual(table: MakeTable) -> None:
    t = spider(table("PKSME", "oQ-o"), "caster", hand="ef")
    t.turn("S").play("end", "no")
    assert (len(t.g.spider.hand), t.prompt) == (3, "spider_form")
    t = spider(table("PKSME", "oQ-o"), "caster")
    t.turn("S").play("end")
    assert (len(t.g.spider.hand), t.prompt) == (3, "spider_form"), "3 cards are missing anyway: no question"
    t = spider(table("PKSME", "oG-o"), hand="ef")
    t.turn("S").play("end")
    assert t.prompt == "spider_form", "the Caster only"


@pytest.mark.rule("MAN-SPI-12")
def test_an_empty_deck_is_made_anew_of_the_discards(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o"))
    deck = t.g.spider.deck
    deck.discards, deck.loose = deck.loose[2:], deck.loose[:2]
    t.turn("S").play("end")
    assert (len(t.g.spider.hand), deck.size(), deck.discards) == (3, 9, [])
    t = spider(table("PKSME", "oG-o"))
    t.g.spider.deck.loose = []
    t.turn("S").play("end")
    assert (t.g.spider.hand, t.prompt) == ([], "spider_form"), "both empty: nothing"


@pytest.mark.rule("MAN-SPI-13")
def test_any_form_may_be_chosen_the_same_one_too_and_nobody_else_sees_it(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o"))
    t.turn("S").play("end")
    assert t.options == ["form_giant", "form_caster", "form_spiderlings"]
    t.play("form_giant")
    assert t.told("form-chosen") == [{}]
    assert t.g.spider.next_form == FORM_GIANT
    mine, others = (GAME.view(t.g, seat).spider.next_form for seat in (2, 0))
    assert mine == FORM_GIANT
    assert others != FORM_GIANT


@pytest.mark.rule("MAN-SPI-14")
def test_a_card_played_is_discarded_as_what_it_is_and_works_as_what_it_is_played(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGg-o"), hand="w")
    t.turn("S").play("fangs web")
    assert (t.g.spider.hand, t.g.spider.deck.discards) == ([], [2])
    assert t.told("spider-plays")[0]["power"] == "fangs"
    assert (t.g.spider.blood, t.where("poltergeist_1")) == (1, "off")


# --- levels and what is watched


@pytest.mark.rule("MAN-VAR-30")
@pytest.mark.parametrize(("form", "letter"), [("giant", "G"), ("caster", "Q"), ("spiderlings", "S5")])
def test_hard_has_no_legs(table: MakeTable, form: str, letter: str) -> None:
    for level, legs in (("normal", True), ("hard", False), ("very_hard", True)):
        t = spider(table("PKSME", f"o{letter}-o", spider_level=level), form, hand="ee")
        t.turn("S")
        if form == "spiderlings":
            t.play("spiderling_1")
        assert ("legs" in t.options) == legs
        assert ("teleport eyes" in t.options) == (legs and form == "caster")
        assert t.barred.get("legs") == (None if legs else "MAN-VAR-30")


@pytest.mark.rule("MAN-VAR-30")
def test_very_hard_is_always_the_giant_spider(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-oP", spider_level="very_hard"))
    t.g.paladin.cubes.placed = [0, 0, 4]
    t.turn("S").play("step 2,2", "attack giant")
    assert (t.where("giant"), t.prompt) == ("2,2", "spider_menu"), "no change when attacked"
    t.play("end")
    assert (t.ask, t.g.spider.next_form) == (None, NO_FORM)
    t.turn("S")
    assert (t.g.spider.form, t.prompt) == (FORM_GIANT, "spider_menu")


def test_what_she_has_done_is_remembered_under_its_name(table: MakeTable) -> None:
    assert GAME.fired[SEEN_SPIDER : SEEN_SPIDER + len(SPIDER_FIRED)] == SPIDER_FIRED
    t = spider(table("PKSME", "oGg-o"), hand="w")
    t.turn("S").play("fangs web")
    assert [name for name in GAME.used(t.g) if name.startswith("form_")] == ["form_giant_fangs"]
