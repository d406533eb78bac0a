"""Scattering, Resist, the Spell track and its cards (MAN-ENC-15 to -18, -50 to -54)."""

from collections.abc import Callable

import pytest
from games.manor.enchanter_hands import board, discs, holding
from games.manor.table import Table

from hauntbox.games.manor.enchanter_board import (
    advance,
    draw_spells,
    lose_board_discs,
    lose_hand_discs,
    remove_tile_discs,
    scatter_enchanter,
)  # fmt: skip
from hauntbox.games.manor.entering import enter
from hauntbox.games.manor.manor_wraith import arrive
from hauntbox.games.manor.paladin_values import enchanter_near
from hauntbox.games.manor.pieces import PALADIN, PALADIN_PIECE, SKELETONS, SPIDER, WRAITH
from hauntbox.games.manor.resist import resist
from hauntbox.games.manor.skeletons_moves import attackable
from hauntbox.games.manor.spaces import space

RULE = "MAN-ENC-15"


# --- scattering


@pytest.mark.rule("MAN-ENC-15")
@pytest.mark.parametrize(("hand", "then"), [(3, 2), (1, 0), (0, 0)])
def test_scattering_costs_a_disc_and_advances_the_track(table: Callable[..., Table], hand: int, then: int) -> None:
    t = holding(table("PKSME", "oE"), hand, M=1)
    t.g.enchanter.track = 2
    t.rule(scatter_enchanter, RULE)
    assert (t.where("enchanter"), t.g.enchanter.hand, t.g.enchanter.track) == ("off", then, 3)
    assert (board(t, "M"), discs(t)) == (1, 20)


@pytest.mark.rule("MAN-ENC-16")
def test_the_attacker_who_scatters_him_gains_a_treasure(table: Callable[..., Table]) -> None:
    t = table("PKE", "oEP")
    t.g.enchanter.track = 2
    t.draws("tre_halo")
    t.rule(scatter_enchanter, RULE, PALADIN)
    assert (t.asked, t.g.paladin.offered) == ("paladin", [2])
    t = table("PKSME", "oEC")
    t.g.enchanter.track, t.g.skeletons.stability = 2, 3
    t.rule(scatter_enchanter, RULE, SKELETONS)
    assert t.g.skeletons.stability == 5
    t = table("PKSME", "oEG")
    t.g.enchanter.track = 2
    t.rule(scatter_enchanter, RULE, SPIDER)
    assert t.g.spider.blood == 2


@pytest.mark.rule("MAN-ENC-17")
@pytest.mark.rule("MAN-FAQ-18")
def test_the_wraith_walking_in_scatters_him_for_nothing(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oE-oW").active("M")
    t.g.enchanter.track = 2
    t.rule(arrive, space(2, 1))
    assert (t.where("wraith"), t.where("enchanter"), t.g.enchanter.hand) == ("2,1", "off", 2)
    assert (t.g.enchanter.track, t.g.skeletons.stability, t.g.spider.blood, t.g.paladin.grit) == (3, 0, 0, 0)
    assert t.told("treasure-kept") == []


@pytest.mark.rule("MAN-ENC-18")
def test_off_the_board_only_his_discs_can_be_affected(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "oPC-dE"), 3, P=2)
    t.put("paladin", space(2, 2))
    assert enchanter_near(t.g, space(2, 2))
    t.g.enchanter.track = 2
    t.rule(scatter_enchanter, RULE)
    assert not enchanter_near(t.g, space(2, 2))
    assert t.g.here[space(2, 2)] & attackable(t.g) == 1 << PALADIN_PIECE, "nobody else to attack there"
    lose_board_discs(t.g, PALADIN, 1, "MAN-ENC-50")
    lose_hand_discs(t.g, 1, "MAN-SPI-39")
    assert (board(t, "P"), t.g.enchanter.hand) == (1, 1)


# --- Resist


PRICES = [
    ("P", {"fire": 2}, ["fire 2"], "fire 2"),
    ("P", {"fire": 1, "light": 2}, ["fire 1", "fire 0"], "fire 0"),
    ("P", {"light": 1, "fire": 1, "grit": 3}, ["fire 1", "grit"], "grit"),
    ("P", {"fire": 1, "grit": 2}, [], ""),
    ("K", {"stability": 2}, ["stability"], "stability"),
    ("K", {"stability": 1}, [], ""),
    ("S", {"blood": 2, "hand": []}, ["blood"], "blood"),
    ("S", {"blood": 1, "hand": [0, 0, 2]}, ["cards eyes eyes", "cards eyes web"], "cards eyes web"),
    ("S", {"blood": 1, "hand": [1]}, [], ""),
    ("M", {"box": 1, "hand": []}, ["omen"], "omen"),
    ("M", {"box": 0, "hand": [3, 7]}, ["event ev_04", "event ev_08"], "event ev_08"),
    ("M", {"box": 0, "hand": []}, [], ""),
]


@pytest.mark.rule("MAN-ENC-50")
@pytest.mark.rule("MAN-ENC-51")
@pytest.mark.parametrize(("letter", "has", "prices", "paid"), PRICES)
def test_resisting_at_its_price(
    table: Callable[..., Table], letter: str, has: dict[str, object], prices: list[str], paid: str
) -> None:
    t = holding(table("PKSME", "dE-oP-oG-oW-oC"), 3, **{letter: 3})
    t.g.enchanter.track = 2
    owner = {"P": t.g.paladin, "K": t.g.skeletons, "S": t.g.spider, "M": t.g.manor}[letter]
    for name, value in has.items():
        setattr(owner, name, value)
    t.rule(resist, "PKSM".index(letter))
    assert t.options == ([*prices, "stop"] if prices else [])
    if not prices:
        assert board(t, letter) == 3, "in full or not at all"
        return
    t.play(paid)
    assert (board(t, letter), t.g.enchanter.track, t.ask) == (1, 3, None), "once, for two discs, one step of the track"
    left = {name: getattr(owner, name) for name in has}
    spent = {
        "fire 2": {"fire": 0},
        "fire 0": {"fire": 1, "light": 0},
        "grit": {"grit": 0, "fire": 1, "light": 1},
        "stability": {"stability": 0},
        "blood": {"blood": 0, "hand": []},
        "cards eyes web": {"blood": 1, "hand": [0]},
        "omen": {"box": 0, "hand": []},
        "event ev_08": {"box": 0, "hand": [3]},
    }
    assert left == spent[paid]


@pytest.mark.rule("MAN-ENC-50")
@pytest.mark.rule("MAN-ENC-51")
def test_nobody_has_to_resist_and_without_a_disc_nobody_can(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME"), 3, K=1)
    t.g.skeletons.stability = 4
    t.rule(resist, SKELETONS).play("stop")
    assert (board(t, "K"), t.g.skeletons.stability, t.g.enchanter.track) == (1, 4, 0)
    t.rule(resist, SKELETONS).play("stability")
    assert (board(t, "K"), t.g.skeletons.stability, t.g.enchanter.track) == (0, 2, 1), "the only one"
    assert t.rule(resist, SKELETONS).ask is None  # type: ignore[attr-defined]


@pytest.mark.rule("MAN-ENC-50")
@pytest.mark.parametrize("letter", list("PKSM"))
def test_resist_comes_at_the_very_start_of_a_turn(table: Callable[..., Table], letter: str) -> None:
    t = holding(table("PKSME", "dE-oP-oG-oW-oC"), 3, **{letter: 1})
    t.g.manor.placed = True
    t.g.paladin.fire = 2
    t.g.skeletons.stability = 2
    t.turn(letter)
    assert (t.prompt, t.options[-1]) == ("resist", "stop")


# --- the Spell track


@pytest.mark.rule("MAN-ENC-51")
def test_an_effect_of_an_opponent_advances_the_track_once(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME", "oc-oc-o"), 3, P=3)
    t.g.enchanter.track = 2
    remove_tile_discs(t.g, [space(2, 1), space(2, 2), space(2, 3)], "MAN-PAL-86")
    assert (t.g.enchanter.track, t.count("c", 2, 1), t.count("c", 2, 2), discs(t)) == (3, 0, 0, 20)
    remove_tile_discs(t.g, [space(2, 1)], "MAN-PAL-86")
    assert t.g.enchanter.track == 3, "nothing was removed"
    t.g.enchanter.track = 4
    lose_board_discs(t.g, PALADIN, 2, "MAN-PAL-86")
    assert (t.g.enchanter.track, board(t, "P")) == (5, 1)


@pytest.mark.rule("MAN-ENC-51")
@pytest.mark.rule("MAN-ENC-33")
def test_a_disc_going_from_a_tile_to_a_board_does_not(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oPW-oc-oc")
    enter(t.g, PALADIN_PIECE, space(2, 2))
    enter(t.g, WRAITH, space(2, 3))
    assert (board(t, "P"), board(t, "M"), t.g.enchanter.track) == (1, 1, 0)


@pytest.mark.rule("MAN-ENC-52")
def test_on_a_spell_symbol_he_draws_three_and_plays_one(table: Callable[..., Table]) -> None:
    drawing = []
    for track in range(10):
        t = table("PKSME")
        t.g.enchanter.track = track
        t.rule(advance, "MAN-ENC-51")
        if t.prompt == "pick_spell":
            drawing.append(track + 1)
            assert (len(t.options), t.asked) == (3, "enchanter")
            chosen = t.options[1]
            t.play(chosen)
            assert [fact["card"] for fact in t.told("spell")] == [chosen]
            e = t.g.enchanter
            assert (len(e.spells), len(e.deck.discards), e.deck.size(), e.drawn) == (1, 2, 9, [])
    assert drawing == [1, 2, 4, 6, 9], "and on step 9 the track stays"
    assert t.g.enchanter.track == 9


@pytest.mark.rule("MAN-ENC-53")
def test_the_spell_discard_is_shuffled_when_the_deck_is_empty(table: Callable[..., Table]) -> None:
    t = table("PKSME")
    e = t.g.enchanter
    e.deck.loose, e.deck.discards, e.spells = [4], [0, 1, 2, 3], [5, 6, 7, 8, 9, 10, 11]
    t.rule(draw_spells)
    assert (len(t.options), "sp_choir" in t.options) == (3, True)
    t.play("sp_choir")
    assert len(t.g.enchanter.spells) == 8
    e = t.g.enchanter
    e.deck.loose, e.deck.discards = [], [0, 1]
    t.rule(draw_spells)
    assert t.options == ["sp_bar", "sp_tongue"], "fewer than 3: what there is"
    t.play("sp_bar")
    t.g.enchanter.deck.discards = []
    t.rule(draw_spells)
    assert (t.ask, len(t.g.enchanter.spells)) == (None, 9), "none left; spells in play stay"


@pytest.mark.rule("MAN-ENC-54")
def test_from_an_empty_hand_nothing_is_taken_and_the_track_stays(table: Callable[..., Table]) -> None:
    t = holding(table("PKSME"), 2)
    lose_hand_discs(t.g, 3, "MAN-SPI-39")
    assert (t.g.enchanter.hand, t.g.enchanter.track, t.supply("c")) == (0, 0, 20)
    lose_hand_discs(t.g, 1, "MAN-SKEL-50")
    assert (t.g.enchanter.hand, discs(t)) == (0, 20)
    t = holding(table("PKSME", "oE"), 0)
    t.g.enchanter.track = 2
    t.rule(scatter_enchanter, "MAN-SPI-39")
    assert t.g.enchanter.track == 3, "scattering itself advances it"
