"""The Caster: MAN-SPI-50 to MAN-SPI-59, MAN-SPI-77 to MAN-SPI-79, MAN-FAQ-6."""

from collections.abc import Callable

import pytest
from games.manor.spider_hands import cards, spider, steps
from games.manor.table import Table

from hauntbox.games.manor.pieces import SPIDER

MakeTable = Callable[..., Table]


def caster(t: Table, hand: str = "", blood: int = 0, terror: int = 0) -> Table:
    """Her turn has begun: 1 Blood of MAN-SPI-7 is hers already."""
    return spider(t, "caster", hand, blood, terror).turn("S")


@pytest.mark.rule("MAN-SPI-50")
def test_2_movement_and_no_walls(table: MakeTable) -> None:
    t = caster(table("PKSME", "o|oQ-o-o-o"), "e")
    assert steps(t) == ["2,3"]
    assert t.barred["step 2,1"] == "MAN-SPI-50"
    t.play("step 2,3", "step 2,4")
    assert (steps(t), t.barred["step 2,5"]) == ([], "MAN-MOVE-1")


@pytest.mark.rule("MAN-SPI-50")
@pytest.mark.rule("MAN-SPI-51")
@pytest.mark.parametrize("suit", ["eyes", "fangs", "web"])
def test_any_card_reveals_any_dark_tile(table: MakeTable, suit: str) -> None:
    t = table("PKSME", "oQ|o\n. .\n. . d d")
    t.draws("event_1")
    caster(t, suit[0])
    t.play(f"eyes {suit}")
    assert (t.prompt, t.options) == ("spider_look", ["4,3", "4,4"]), "seen or not"
    t.play("4,4")
    assert (t.g.spider.blood, t.count("t", 4, 4)) == (1 + 2, 0)


@pytest.mark.rule("MAN-SPI-51")
def test_no_event_no_blood(table: MakeTable) -> None:
    t = table("PKSME", "oQ-d-d")
    t.draws("shrine_1")
    caster(t, "e").play("eyes eyes", "2,3")
    assert t.g.spider.blood == 1


@pytest.mark.rule("MAN-SPI-50")
def test_only_fangs_are_fangs_and_only_web_is_web(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQg"), "e")
    assert not [text for text in t.options if text.startswith(("fangs", "web"))]
    t = caster(table("PKSME", "oQg"), "fw")
    assert [text for text in t.options if text.startswith(("fangs", "web"))] == ["fangs fangs", "web web"]


@pytest.mark.rule("MAN-SPI-52")
@pytest.mark.rule("MAN-LOS-5")
def test_fangs_reach_one_piece_that_she_sees(table: MakeTable) -> None:
    t = caster(table("PKSME", "oP-d-oQg2W-d-oC|oN\n. oI-oF"), "f")
    t.play("fangs fangs")
    assert t.prompt == "spider_bite"
    assert t.options == ["paladin", "skel_cleave", "skel_fletch", "poltergeist_1"]
    t.play("poltergeist_1")
    assert (t.where("poltergeist_1"), t.where("poltergeist_2"), t.g.spider.blood) == ("off", "2,3", 2)
    t = caster(table("PKSME", "oQW-. oP"), "f")
    assert "fangs fangs" not in t.options, "nothing beyond an empty space, and the Wraith is never attacked"


@pytest.mark.rule("MAN-SPI-77")
@pytest.mark.rule("MAN-FAQ-6")
def test_the_paladin_loses_1_grit_and_has_to_move(table: MakeTable) -> None:
    t = table("PKSME", "oQ-o-oP-o")
    t.g.paladin.grit = 3
    t.g.paladin.cubes.placed = [0, 0, 4]
    caster(t, "f").play("fangs fangs")
    assert (t.g.paladin.grit, t.g.paladin.light, t.g.spider.blood) == (2, 1, 2)
    assert (t.asked, t.options) == ("spider", ["to 2,4", "to 2,2"]), "she has to move him, and he cannot strike back"
    t.play("to 2,2")
    assert (t.where("paladin"), t.prompt) == ("2,2", "spider_menu")


@pytest.mark.rule("MAN-SPI-77")
def test_a_paladin_with_nowhere_to_go_stays(table: MakeTable) -> None:
    t = table("PKSME", "o-oQP")
    t.wall(2, 1, "east")
    caster(t, "fe").play("fangs fangs")
    assert (t.where("paladin"), t.prompt) == ("2,2", "spider_menu")


@pytest.mark.rule("MAN-SPI-78")
def test_one_skeleton_scatters_alone(table: MakeTable) -> None:
    t = table("PKSME", "oQ-oCN")
    t.g.skeletons.stability = 4
    caster(t, "f").play("fangs fangs", "skel_needle")
    assert (t.where("skel_needle"), t.where("skel_cleave"), t.g.skeletons.stability) == ("off", "2,2", 3)


@pytest.mark.rule("MAN-SPI-78")
def test_a_poltergeist_is_removed(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQ-og"), "f").play("fangs fangs")
    assert (t.where("poltergeist_1"), t.g.manor.box, t.g.spider.blood) == ("off", 4, 2)


@pytest.mark.rule("MAN-SPI-79")
@pytest.mark.parametrize(("choice", "board", "hand", "track"), [("board 1 0", 1, 3, 3), ("board 0 1", 2, 2, 2)])
def test_the_enchanter_stays_but_loses_a_disc(table: MakeTable, choice: str, board: int, hand: int, track: int) -> None:
    t = caster(table("PKSME", "oQ-oE"), "f")
    t.g.enchanter.boards[SPIDER], t.g.enchanter.track = 2, 2
    t.play("fangs fangs")
    assert (t.prompt, t.options) == ("spider_discs", ["board 1 0", "board 0 1"])
    t.play(choice)
    assert (t.g.enchanter.boards[SPIDER], t.g.enchanter.hand, t.g.enchanter.track) == (board, hand, track)
    assert (t.where("enchanter"), t.g.spider.blood) == ("2,2", 2)


@pytest.mark.rule("MAN-SPI-53")
def test_a_web_where_she_sees(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQ-d-oP-ow3|o\n. d"), "ww")
    t.play("web web")
    assert (t.prompt, t.options) == ("spider_spin", ["2,1", "2,2", "2,3"]), "her own space, and under the Paladin"
    t.play("2,3")
    assert (t.count("w", 2, 3), cards(t)) == (1, "w")


@pytest.mark.rule("MAN-SPI-54")
def test_dread_once_per_turn_with_6_webs(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQ-ow3-ow2"), "ef")
    assert "dread" not in t.options
    assert t.barred["dread"] == "MAN-SPI-54"
    t = caster(table("PKSME", "oQ-ow3-ow3"), "ef")
    t.play("dread", "fangs")
    assert (t.g.spider.terror, cards(t)) == (1, "e")
    assert "dread" not in t.options
    t = caster(table("PKSME", "oQ-ow3-ow3"))
    assert "dread" not in t.options, "no card to discard"


@pytest.mark.rule("MAN-SPI-55")
def test_an_egg_on_her_space_or_where_she_sees(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQ-d-oe-o|o"), "eff")
    t.play("egg", "eyes fangs")
    assert (t.prompt, t.options) == ("spider_lay", ["2,1", "2,2", "2,4"])
    t.play("2,4")
    assert (t.count("e", 2, 4), cards(t)) == (1, "f")


@pytest.mark.rule("MAN-SPI-56")
def test_legs_move_1_more_space(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQ-o-o-o|o"), "ef").play("legs", "eyes", "step 2,2", "step 2,3", "step 2,4")
    assert steps(t) == []
    assert (t.where("caster"), t.g.spider.walls) == ("2,4", 0), "no wall with it"


@pytest.mark.rule("MAN-SPI-56")
@pytest.mark.rule("MAN-SPI-57")
def test_two_cards_of_a_kind_teleport_up_to_2_spaces(table: MakeTable) -> None:
    t = table("PKSME", "oQ|oC|oP o\n. . d\no")
    t.g.paladin.cubes.placed = [0, 0, 4]
    caster(t, "ewwf")
    assert [text for text in t.options if text.startswith("teleport")] == ["teleport web"]
    t.play("teleport web")
    assert (t.prompt, t.options) == ("spider_leap", ["to 2,2", "to 2,3", "to 4,1"]), "tiles only, walls or not"
    t.play("to 2,3")
    assert (t.where("caster"), cards(t), t.g.spider.moves) == ("2,3", "ef", 2)
    assert (t.asked, t.prompt) == ("paladin", "paladin_strike"), "it counts as entering"


@pytest.mark.rule("MAN-SPI-57")
def test_the_caster_has_no_feeding(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQ-o"), blood=6)
    assert "feeding" not in t.options
    assert t.barred["feeding"] == "MAN-SPI-57"


@pytest.mark.rule("MAN-SPI-58")
@pytest.mark.rule("MAN-SPI-43")
def test_loot(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQt-o"), "e").play("loot")
    assert (t.g.spider.blood, cards(t), t.count("t", 2, 1)) == (3, "", 0)


@pytest.mark.rule("MAN-SPI-59")
def test_tend_any_number_of_times_eggs_that_she_sees(table: MakeTable) -> None:
    t = caster(table("PKSME", "oQ-d-d-oe|oe"), blood=2)
    assert [text for text in t.options if text.startswith("tend")] == ["tend 2,4"]
    t.play("tend 2,4", "tend 2,4", "tend 2,4")
    assert (t.g.spider.blood, t.count("b", 2, 4), t.count("b", 2, 5)) == (0, 1 + 3, 1)
    assert not [text for text in t.options if text.startswith("tend")]
