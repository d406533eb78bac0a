"""The Enchanter's actions: Sneak, Inscribe, Syphon, Whisper, Command, Summon, Conjure (MAN-ENC-30 to -41)."""

from collections.abc import Callable

import pytest
from games.manor.enchanter_hands import board, discs, holding, starting
from games.manor.table import Table

from hauntbox.games.manor.attacks import perception, strength
from hauntbox.games.manor.enchanter_reach import reached
from hauntbox.games.manor.entering import enter, force
from hauntbox.games.manor.paladin_board import explored
from hauntbox.games.manor.pieces import (
    CLEAVE,
    GIANT,
    PALADIN_PIECE,
    POLTERGEIST,
    ROLES,
    SPIDERLING,
    WRAITH,
)  # fmt: skip
from hauntbox.games.manor.spaces import space

HERE = space(2, 1)


def roles_reached(t: Table, row: int = 2, col: int = 1) -> list[str]:
    return [ROLES[role] for role in reached(t.g, space(row, col))]


# --- Sneak


@pytest.mark.rule("MAN-ENC-30")
def test_a_sneak_crosses_walls_gaps_and_pieces_to_a_dark_tile_or_a_pit(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE|oP-d-d\n. X op\nd o d")
    t.turn("E")
    assert starting(t, "sneak") == ["2,3", "3,2", "4,1"], "2,4 and 4,3 are too far, 2,2 and 4,2 Lit"
    t.put("enchanter", space(2, 2))
    t.turn("E")
    assert starting(t, "sneak") == ["2,1", "2,3", "2,4", "3,2", "3,3"], "a Lit tile with a Pit marker is a Pit tile"
    t.play("sneak 2,4", "sneak 2,3")
    assert (t.where("enchanter"), t.g.enchanter.left) == ("2,3", 1)


@pytest.mark.rule("MAN-ENC-31")
@pytest.mark.parametrize("pieces", ["P", "C", "V", "G", "S", "W", "g"])
def test_a_sneak_does_not_end_with_an_opposing_piece(table: Callable[..., Table], pieces: str) -> None:
    t = table("PKSME", f"dE-d{pieces}-dtlwc")
    t.turn("E")
    assert (starting(t, "sneak"), t.barred["sneak 2,2"]) == (["2,3"], "MAN-ENC-31")


# --- Inscribe


@pytest.mark.rule("MAN-ENC-32")
def test_up_to_two_discs_on_different_tiles_near_by(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-dc-o-d\n. oP\n. X"), 3)
    t.turn("E").play("inscribe")
    assert t.options == ["2,1", "2,3"], "a disc, a piece, no tile; 2,4 and 4,2 are 3 away"
    t.play("2,3")
    assert (t.prompt, t.options) == ("enchanter_inscribe", ["2,1", "stop"])
    t.play("stop")
    assert (t.g.enchanter.hand, t.count("c", 2, 3), t.g.enchanter.left) == (2, 1, 2)
    t.play("inscribe")
    assert (t.count("c", 2, 1), t.g.enchanter.left) == (1, 1), "one tile was left"
    assert "inscribe" not in t.options


@pytest.mark.rule("MAN-ENC-32")
def test_an_inscription_takes_discs_from_his_hand_only(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-d-d"), 1)
    t.turn("E").play("inscribe", "2,2")
    assert (t.prompt, t.g.enchanter.hand, discs(t)) == ("enchanter_menu", 0, 20)
    assert "inscribe" not in t.options


@pytest.mark.rule("MAN-ENC-33")
def test_who_enters_a_tile_with_a_disc_takes_it(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oPCSWg-oc")
    there = space(2, 2)
    for piece, letter in ((PALADIN_PIECE, "P"), (CLEAVE, "K"), (SPIDERLING, "S"), (WRAITH, "M")):
        if not t.count("c", 2, 2):
            t.thing(there, "c", 1)
        enter(t.g, piece, there)
        assert (board(t, letter), t.count("c", 2, 2), t.g.enchanter.track) == (1, 0, 0)
    t.thing(there, "c", 1)
    enter(t.g, POLTERGEIST, there)
    assert t.count("c", 2, 2) == 1, "a Poltergeist never sets it off"
    enter(t.g, GIANT, HERE)
    t.active("M")
    force(t.g, GIANT, there, "MAN-MOVE-22")
    assert (board(t, "S"), board(t, "M"), t.count("c", 2, 2)) == (2, 1, 0), "it counts for its owner, forced as well"


# --- Syphon


@pytest.mark.rule("MAN-ENC-34")
@pytest.mark.rule("MAN-ENC-35")
@pytest.mark.parametrize(
    ("drawing", "gain"),
    [
        ("d d d\nd dE d\nd d d", 0),
        ("dP d d\nd dE d\nd d dC", 2),
        ("d d d\nd dEW d\nd d d", 1),
        ("dg dg dP\nd dE d\nd d d", 1),
        ("dPC d d\nd dE dS\nd dV d", 3),
        (". d d\nd dE d\nd d d dP", 0),
    ],
)
def test_a_syphon_counts_opposing_pieces_around(table: Callable[..., Table], drawing: str, gain: int) -> None:
    t = holding(table("PKSME", drawing), 1)
    t.turn("E")
    if not gain:
        assert ("syphon" in t.options, t.barred["syphon"]) == (False, "MAN-ENC-34")
        return
    t.play("syphon")
    assert (t.g.enchanter.hand, t.g.enchanter.left, discs(t)) == (1 + gain, 2, 20)


@pytest.mark.rule("MAN-ENC-35")
def test_a_syphon_passes_over_skeletons_in_empty_spaces_and_outside(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-d", at=(1, 0))
    t.put("skel_cleave", space(0, 0))
    t.put("skel_needle", space(1, -1))
    t.turn("E")
    assert "syphon" not in t.options
    t.g.grid.lay_dark(space(0, 0), -2)
    t.turn("E").play("syphon")
    assert t.g.enchanter.hand == 4


@pytest.mark.rule("MAN-ENC-35")
@pytest.mark.rule("MAN-GEN-4")
def test_a_syphon_takes_what_the_supply_has_and_can_be_repeated(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dECNF-dP"), 15)
    t.turn("E").play("syphon", "syphon")
    assert (t.g.enchanter.hand, t.supply("c")) == (20, 0)
    assert "syphon" not in t.options


# --- the network and Whisper


@pytest.mark.rule("MAN-ENC-40")
@pytest.mark.rule("MAN-ENC-41")
@pytest.mark.parametrize(
    ("drawing", "found"),
    [
        ("dE dP\n. d", ["paladin"]),
        ("dE d dP", []),
        ("dE dt dP", ["paladin"]),
        ("dEt d dP", []),
        ("dE|og|dP", ["paladin"]),
        ("dE dg d dt dP", []),
        ("dE dg dt dg dt oG", ["spider"]),
        ("dE d\n. dg\n. . dPC", ["paladin", "skeletons"]),
        ("dE dt dW\nd dt dS", ["spider", "manor"]),
        ("dE dg", []),
    ],
)
def test_the_network_goes_from_token_to_token(table: Callable[..., Table], drawing: str, found: list[str]) -> None:
    t = table("PKSME", drawing)
    assert roles_reached(t) == found


@pytest.mark.rule("MAN-ENC-41")
def test_nobody_in_an_empty_space_or_outside_is_in_the_network(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE d", at=(6, 3))
    t.put("paladin", space(7, 3))
    t.put("skel_cleave", space(5, 3))
    assert roles_reached(t, 6, 3) == []
    t.g.grid.lay_dark(space(5, 3), -2)
    t.put("paladin", space(6, 4))
    assert roles_reached(t, 6, 3) == ["paladin", "skeletons"]
    t = table("PKSME", "dE d", at=(1, 0))
    t.put("skel_cleave", space(1, -1))
    assert roles_reached(t, 1, 0) == []


@pytest.mark.rule("MAN-ENC-36")
def test_a_whisper_gives_a_disc_to_each_he_likes(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-oPC-d\ndS d d d dW"), 3)
    t.turn("E").play("whisper")
    assert (t.prompt, t.options) == ("enchanter_whisper", ["paladin", "skeletons", "spider"])
    t.play("spider")
    assert t.options == ["paladin", "skeletons", "stop"]
    t.play("paladin", "stop")
    assert [board(t, letter) for letter in "PKSM"] == [1, 0, 1, 0]
    assert (t.g.enchanter.hand, t.g.enchanter.left, t.g.enchanter.track) == (1, 2, 0)
    t.play("whisper", "paladin")
    assert (board(t, "P"), t.g.enchanter.hand, t.prompt) == (2, 0, "enchanter_menu"), "his hand is empty"
    assert t.barred["whisper"] == "MAN-ENC-36"


@pytest.mark.rule("MAN-ENC-36")
@pytest.mark.rule("MAN-ENC-41")
def test_without_anybody_in_the_network_no_whisper(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-d-oP")
    t.turn("E")
    assert t.barred["whisper"] == "MAN-ENC-41"


# --- Command


@pytest.mark.rule("MAN-ENC-37")
@pytest.mark.rule("MAN-ENC-51")
def test_a_command_moves_the_paladin_up_to_two_spaces(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE|oP-d-oc"), 3, P=2)
    t.turn("E").play("command paladin")
    assert (board(t, "P"), t.g.enchanter.hand, t.g.enchanter.left) == (1, 3, 2)
    assert (t.prompt, t.options) == ("enchanter_march", ["to 2,3", "stop"]), "a wall, and no tile to the north"
    t.play("to 2,3")
    assert t.options == ["to 2,4", "to 2,2", "stop"]
    t.play("to 2,4")
    assert (t.where("paladin"), board(t, "P"), t.prompt) == ("2,4", 2, "enchanter_menu")
    assert (t.g.enchanter.track, discs(t)) == (0, 20), "his own actions never advance the Spell track"
    t.play("command paladin", "stop", "command paladin", "to 2,3", "stop")
    assert (t.where("paladin"), board(t, "P")) == ("2,3", 0)


@pytest.mark.rule("MAN-ENC-37")
def test_a_command_moves_one_skeleton_or_spider_piece_on_a_tile(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE d oC-dV\n. oSS-oS-d"), 0, K=1, S=1)
    t.put("skel_wail", space(1, 1))
    t.turn("E").play("command skeletons")
    assert t.options == ["skel_cleave", "wolf"], "Wail stands in an empty space"
    t.play("wolf", "to 2,3", "stop")
    assert (t.where("wolf"), board(t, "K")) == ("2,3", 0)
    t.play("command spider")
    assert t.options == ["spiderling_1", "spiderling_3"], "those on one tile are alike"
    t.play("spiderling_3", "to 3,4", "stop")
    assert t.where("spiderling_3") == "3,4"


@pytest.mark.rule("MAN-ENC-37")
def test_a_command_makes_the_manor_discard_an_event_at_random(table: Callable[..., Table]) -> None:
    found = set()
    for card in ("ev_03", "ev_07", "ev_12"):
        t = holding(table("PKSME", "dE-dW"), 0, M=1)
        numbers = [2, 6, 11]
        t.g.manor.events.loose = sorted(set(t.g.manor.events.loose + t.g.manor.hand) - set(numbers))
        t.g.manor.hand = numbers
        t.draws(card)
        t.turn("E").play("command manor")
        assert (len(t.g.manor.hand), board(t, "M"), len(t.g.manor.events.discards)) == (2, 0, 1)
        found |= {fact["card"] for fact in t.told("event-discarded")}
    assert found == {"ev_03", "ev_07", "ev_12"}


@pytest.mark.rule("MAN-ENC-37")
@pytest.mark.rule("MAN-MOVE-25")
def test_who_cannot_be_commanded(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "dE-d-dW", at=(6, 3)), 0, P=2, K=2, M=2)
    t.put("paladin", space(7, 3))
    t.g.manor.hand = []
    t.turn("E")
    assert starting(t, "command") == [], "on the Entrance, nobody on a tile, no Event cards"
    assert t.barred["command paladin"] == "MAN-MOVE-25"
    t = holding(table("PKSME", "dE-oP"), 0)
    t.turn("E")
    assert starting(t, "command") == [], "without a disc of his on the board"


# --- Summon, Conjure


@pytest.mark.rule("MAN-ENC-38")
def test_summon_once_a_turn_on_a_free_lit_tile_around_him(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE|o-o\not o dP")
    t.turn("E").play("summon")
    assert t.options == ["2,2", "3,2"]
    t.play("3,2")
    assert (t.where("poltergeist_1"), t.g.enchanter.left, t.barred["summon"]) == ("3,2", 2, "MAN-ENC-38")
    t.play("end")
    t.turn("E").play("summon")
    assert t.where("poltergeist_2") == "2,2"


@pytest.mark.rule("MAN-ENC-38")
@pytest.mark.rule("MAN-GEN-4")
def test_nothing_to_summon_without_poltergeists_in_supply(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-o-dg9")
    t.turn("E")
    assert "summon" not in t.options


@pytest.mark.rule("MAN-ENC-39")
def test_conjure_once_a_turn_on_a_free_dark_tile_around_him(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dE-d-d\no d dP\n. d")
    t.turn("E").play("conjure")
    assert t.options == ["2,2", "3,2"]
    t.play("2,2")
    assert (t.count("t", 2, 2), t.supply("t"), t.g.enchanter.left) == (1, 11, 2)
    assert (t.barred["conjure"], "conjure" in t.options) == ("MAN-ENC-39", False)
    t.play("end")
    t.g.supply[0] = 0
    t.turn("E")
    assert "conjure" not in t.options, "no Treasure token is left"


# --- what discs do not do


@pytest.mark.rule("MAN-ENC-55")
def test_discs_on_a_board_change_nothing_for_that_player(table: Callable[..., Table]) -> None:
    found = []
    for count in (0, 6):
        t = holding(table("PKSME", "oP-d\nd dE"), 0, P=count)
        explored(t.g)
        t.turn("P")
        if count:
            assert (t.prompt, t.options) == ("paladin_menu", found[0][0]), "he cannot pay to resist"
        found.append((t.options, perception(t.g), strength(t.g), t.g.paladin.health))
    assert found[0] == found[1]
