"""The Wraith walks: MAN-MAN-20 to MAN-MAN-31, MAN-MAN-47, MAN-MAN-48."""

from collections.abc import Callable

import pytest
from games.manor.table import CARDS, Table

from hauntbox.games.manor.manor_wraith import haunt, walk
from hauntbox.games.manor.pieces import BLOOD, DISC, LAMP, LIGHTS, WEB
from hauntbox.games.manor.spaces import space

SHORT, BENT, LONG = CARDS["ev_03"], CARDS["ev_08"], CARDS["ev_13"]


def holding(t: Table, *cards: int) -> Table:
    """The Manor's hand."""
    m = t.g.manor
    m.events.loose = sorted(m.events.loose + m.hand)
    for card in cards:
        m.events.loose.remove(card)
    m.hand = sorted(cards)
    return t


def arriving(table: Callable[..., Table], drawing: str, roles: str = "PKSME") -> Table:
    """The Wraith on (2,1) walks one step to the east."""
    t = table(roles, drawing).active("M")
    return t.rule(walk, 1).play("step 2,2")


@pytest.mark.rule("MAN-MAN-20")
def test_any_number_of_cards_in_any_order(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW-o-o-o\n. . o"), SHORT, BENT, LONG)
    t.rule(haunt)
    assert t.options == ["walk ev_03", "walk ev_08", "walk ev_13", "fly ev_03 2,3 EE", "end"]
    t.play("walk ev_13", "step 2,2", "stop", "fly ev_08 3,3 ES", "walk ev_03", "stop")
    assert t.ask is None, "no card is left"
    assert t.g.manor.events.discards == [LONG, BENT, SHORT]
    t = holding(table("PKSM", "oW-o"), SHORT, LONG)
    t.rule(haunt).play("end")
    assert (t.ask, t.g.manor.hand) == (None, [SHORT, LONG]), "none is compulsory"


@pytest.mark.rule("MAN-MAN-21")
@pytest.mark.parametrize("card", ["ev_03", "ev_13"])
def test_a_walk_is_two_steps_whatever_the_card(table: Callable[..., Table], card: str) -> None:
    t = holding(table("PKSM", "oW-o-o-o"), CARDS[card])
    t.rule(haunt).play(f"walk {card}", "step 2,2", "step 2,3")
    assert t.ask is None
    assert (t.where("wraith"), t.g.manor.hand, t.g.manor.mold) == ("2,3", [], 0)
    assert t.told("event-discarded") == [{"card": card}]


@pytest.mark.rule("MAN-MAN-22")
@pytest.mark.rule("MAN-MOVE-4")
def test_the_wraith_walks_across_walls_into_the_dark_but_not_into_empty_spaces(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW|ow3l-d").active("M")
    t.rule(walk, 2)
    assert t.options == ["step 2,2", "stop"]
    assert t.barred == {"step 1,1": "MAN-MAN-22", "step 3,1": "MAN-MAN-22", "step 2,0": "MAN-MAN-22"}
    t.play("step 2,2", "step 2,3")
    assert (t.where("wraith"), t.ask) == ("2,3", None), "Webs and Lamps cost nothing"
    assert t.g.grid.face[space(2, 3)] == 1, "nothing is revealed"


@pytest.mark.rule("MAN-MAN-22")
def test_without_a_tile_beside_it_the_wraith_cannot_walk(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oW . o"), SHORT)
    assert t.rule(haunt).ask is None


@pytest.mark.rule("MAN-MAN-23")
def test_lamps_lights_and_webs_go_where_it_walks(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-oli2w2-olw")
    before = [t.g.supply[kind] for kind in (LAMP, LIGHTS, WEB)]
    t.active("M").rule(walk, 2).play("step 2,2", "stop")
    assert [t.count(letter, 2, 2) for letter in "liw"] == [0, 0, 0]
    assert [t.g.supply[kind] for kind in (LAMP, LIGHTS, WEB)] == [before[0] + 1, before[1] + 2, before[2] + 2]
    assert (t.count("l", 2, 3), t.count("w", 2, 3)) == (1, 1), "only where it has been"


@pytest.mark.rule("MAN-MAN-24")
def test_the_paladin_is_forced_where_the_manor_likes(table: Callable[..., Table]) -> None:
    t = table("PKSM", ". d\noW oP|o\n. ow2g", at=(1, 1))
    t.g.paladin.grit = 4
    t.active("M").rule(walk, 1).play("step 2,2")
    assert (t.prompt, t.asked) == ("shove", "manor")
    assert t.options == ["to 1,2", "to 3,2", "to 2,1"], "not across the wall"
    t.play("to 3,2")
    assert (t.where("paladin"), t.count("w", 3, 2), t.g.paladin.grit) == ("3,2", 0, 4)
    assert t.where("poltergeist_1") == "3,2", "he attacks nobody there"


@pytest.mark.rule("MAN-MAN-24")
@pytest.mark.rule("MAN-MOVE-23")
def test_a_paladin_who_cannot_move_loses_3_grit(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW|oP")
    t.g.paladin.grit = 4
    t.active("M").rule(walk, 1).play("step 2,2")
    assert (t.where("paladin"), t.g.paladin.grit, t.g.paladin.light) == ("2,2", 1, 1)
    t = table("PKSM", "oW|oP")
    t.g.paladin.grit = 2
    t.active("M").rule(walk, 1).play("step 2,2")
    assert (t.g.paladin.grit, t.ask) == (0, None)


@pytest.mark.rule("MAN-MAN-25")
def test_skeletons_scatter(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-oCNV-oF")
    t.g.skeletons.stability = 5
    t.active("M").rule(walk, 1).play("step 2,2")
    assert [t.where(piece) for piece in ("skel_cleave", "skel_needle", "wolf")] == ["off"] * 3
    assert (t.where("skel_fletch"), t.g.skeletons.stability) == ("2,3", 2)


@pytest.mark.rule("MAN-MAN-47")
@pytest.mark.rule("MAN-FAQ-18")
@pytest.mark.rule("MAN-ENC-17")
def test_the_enchanter_scatters_and_nobody_gains_a_treasure(table: Callable[..., Table]) -> None:
    t = arriving(table, "oW-dE")
    assert (t.where("enchanter"), t.g.enchanter.hand, t.g.enchanter.track) == ("off", 2, 1)
    assert t.asked == "enchanter", "he draws spells for the first step of the track"
    assert (t.g.skeletons.stability, t.g.spider.blood, t.g.paladin.offered) == (0, 0, [])


@pytest.mark.rule("MAN-MAN-48")
@pytest.mark.rule("MAN-MAN-46")
def test_poltergeists_are_removed_and_can_be_placed_again(table: Callable[..., Table]) -> None:
    t = arriving(table, "oWg-og2-og")
    at = [t.where(f"poltergeist_{number}") for number in range(1, 10)]
    assert at == ["2,1", "off", "off", "2,3"] + ["off"] * 5


@pytest.mark.rule("MAN-MAN-34")
@pytest.mark.rule("MAN-GEN-4")
def test_a_flight_places_a_poltergeist_only_from_the_supply(table: Callable[..., Table]) -> None:
    t = holding(table("PKSM", "oWg6-og3\no\no"), SHORT)
    t.active("M").rule(haunt).play("fly ev_03 4,1 SS")
    assert (t.g.manor.mold, t.where("wraith")) == (1, "4,1")
    assert [t.where(f"poltergeist_{number}") for number in range(1, 10)] == ["2,1"] * 6 + ["2,2"] * 3


@pytest.mark.rule("MAN-MAN-26")
@pytest.mark.rule("MAN-MAN-27")
def test_each_spider_piece_moves_where_the_spider_likes(table: Callable[..., Table]) -> None:
    t = arriving(table, "oW|oS2|oP")
    assert (t.prompt, t.asked, t.options) == ("manor_spider_out", "spider", ["to 2,3", "to 2,1"])
    t.play("to 2,3", "to 2,1")
    assert (t.where("spiderling_1"), t.where("spiderling_2")) == ("2,3", "2,1")
    assert t.ask is None, "walls do not matter, and nobody strikes"
    assert t.g.paladin.attacks == 0


@pytest.mark.rule("MAN-MAN-27")
def test_a_large_spider_is_not_struck_and_may_not_change_form(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-oG-oP")
    t.g.paladin.fire = 5
    t.active("M").rule(walk, 1).play("step 2,2", "to 2,3")
    assert (t.where("giant"), t.ask, t.g.paladin.fire) == ("2,3", None, 5)


@pytest.mark.rule("MAN-MAN-26")
@pytest.mark.rule("MAN-MOVE-22")
def test_she_enters_what_lies_there(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oW-oG-oiw2c").active("M")
    t.rule(walk, 1).play("step 2,2", "to 2,3")
    assert (t.count("i", 2, 3), t.count("w", 2, 3), t.count("c", 2, 3)) == (0, 2, 0)
    assert t.g.enchanter.boards[2] == 1


@pytest.mark.rule("MAN-MAN-28")
@pytest.mark.rule("MAN-MAN-29")
def test_an_egg_goes_with_its_blood_where_only_spider_pieces_are(table: Callable[..., Table]) -> None:
    t = table("PKSM", ". ot\noW|oeb3|oGw\n. oP\n. .", at=(1, 1)).active("M")
    t.rule(walk, 1).play("step 2,2")
    assert (t.prompt, t.asked) == ("manor_egg_out", "manor")
    assert t.options == ["to 1,2", "to 2,3", "to 2,1"], "tokens and walls do not matter, the Paladin does"
    t.play("to 2,3")
    assert (t.count("e", 2, 3), t.count("b", 2, 3), t.count("e", 2, 2), t.count("b", 2, 2)) == (1, 3, 0, 0)
    assert t.supply("b") == 12


@pytest.mark.rule("MAN-MAN-29")
@pytest.mark.parametrize("there", ["oe", "oC", "og", "oE", "oP"])
def test_without_a_fitting_space_the_egg_stays(table: Callable[..., Table], there: str) -> None:
    t = table("PKSME", f"oe-oe-{there}\n. oW").active("M")
    t.rule(walk, 1).play("step 2,2")
    assert t.where("wraith") == "2,2"
    assert t.count("e", 2, 2) == 0, "back to where the Wraith came from"
    t = table("PKSME", f"oe-oe-{there}\n. oWF").active("M")
    t.rule(walk, 1).play("step 2,2")
    assert t.count("e", 2, 2) == 1


@pytest.mark.rule("MAN-MAN-28")
@pytest.mark.rule("MAN-SPI-83")
def test_an_egg_may_hatch_on_the_webs_it_is_moved_to(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-oeb3-ow2").active("M")
    t.rule(walk, 1).play("step 2,2", "to 2,3")
    assert (t.g.spider.terror, t.count("e", 2, 3), t.count("b", 2, 3), t.count("w", 2, 3)) == (2, 0, 0, 2)
    assert t.g.supply[BLOOD] == 15


@pytest.mark.rule("MAN-MAN-28")
@pytest.mark.rule("MAN-MAN-29")
@pytest.mark.rule("MAN-FAQ-10")
def test_each_treasure_token_goes_to_an_adjacent_tile(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW|ot2|ogP").active("M")
    t.rule(walk, 1).play("step 2,2")
    assert (t.prompt, t.asked, t.options) == ("manor_treasure_out", "manor", ["to 2,3", "to 2,1"])
    t.play("to 2,3", "to 2,1")
    assert (t.count("t", 2, 1), t.count("t", 2, 2), t.count("t", 2, 3)) == (1, 0, 1)
    assert t.g.at[16] == space(2, 3), "it shares the tile with a Poltergeist"


@pytest.mark.rule("MAN-MAN-30")
@pytest.mark.rule("MAN-ENC-33")
def test_a_disc_goes_to_the_manor_s_board(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oW-oc")
    supply = t.g.supply[DISC]
    t.active("M").rule(walk, 1).play("step 2,2")
    assert (t.count("c", 2, 2), t.g.enchanter.boards[3], t.g.supply[DISC]) == (0, 1, supply)


@pytest.mark.rule("MAN-MAN-31")
def test_everything_happens_before_the_next_step(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-oP-ol").active("M")
    t.rule(walk, 2).play("step 2,2")
    assert t.prompt == "shove"
    t.play("to 2,3")
    assert t.prompt == "manor_walk"
    t.play("step 2,3")
    assert (t.where("paladin"), t.where("wraith"), t.count("l", 2, 3)) == ("2,2", "2,3", 0)


@pytest.mark.rule("MAN-GEN-17")
def test_the_manor_orders_what_has_to_leave(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oW-oPSet-o").active("M")
    t.rule(walk, 1).play("step 2,2")
    assert (t.prompt, t.asked, t.options) == ("manor_order", "manor", ["paladin", "spider", "egg", "treasure_token"])
    t.play("egg")
    assert t.options == ["to 2,3", "to 2,1"]
    t.play("to 2,3")
    assert t.options == ["paladin", "spider", "treasure_token"]
    t.play("spider", "to 2,1", "treasure_token", "to 2,3", "to 2,1")
    assert (t.where("paladin"), t.where("spiderling_1"), t.ask) == ("2,1", "2,1", None)
    assert (t.count("e", 2, 3), t.count("t", 2, 3)) == (1, 1)
