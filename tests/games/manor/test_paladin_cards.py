"""Sanctity cards and Treasures of the Paladin that are not told elsewhere, and the variants on them."""

from collections.abc import Callable

import pytest
from games.manor.table import CARDS, Table
from games.manor.test_paladin_encounter import fights, ready

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor.cards import (
    ASCETIC,
    BEADS,
    FORESIGHT,
    GUIDING_STEP,
    HALO,
    MACE,
    PURGE,
    RAISE_WALL,
    SMITE,
    STRIDE,
)  # fmt: skip
from hauntbox.games.manor.pieces import FORCE_WALL
from hauntbox.games.manor.spaces import space


def holding(t: Table, *cards: int) -> Table:
    t.g.paladin.cards = list(cards)
    return t


def word(t: Table, first: str) -> list[str]:
    return [text for text in t.options if text.startswith(first)]


def test_the_mace_breaches_once_per_turn_without_fire(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "o|oP|o"), fire=1)
    t.g.paladin.shown = [MACE]
    t.turn("P")
    assert word(t, "breach") == []
    t.play("mace 2,2 east")
    assert (word(t, "mace"), word(t, "breach")) == ([], ["breach 2,2 west"])
    assert t.g.paladin.fire == 1
    t.play("end").turn("P")
    assert word(t, "mace") == ["mace 2,2 west"]


def test_prayer_beads_on_a_shrine(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-H"), light=4, fire=0)
    t.g.paladin.shown = [BEADS]
    t.turn("P")
    assert "pray" not in t.options
    t.play("step 2,2")
    t.draws("san_fire", "san_turn", "san_heal")
    t.play("pray", "light")
    assert t.prompt == "play_sanctity", "Light is full, so the other two are Fire"
    p = t.g.paladin
    assert (p.light, p.fire, p.shown) == (5, 2, [])
    assert BEADS not in p.treasures.discards
    t.play("san_turn", "san_fire")
    assert p.cards == [GUIDING_STEP]


def test_guiding_step_turns_his_tile_when_he_places_a_lamp(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKSM", "d d\nd oP\n. ."), light=2), GUIDING_STEP)
    t.lit("event_10", 3, 2)
    t.g.grid.set_breach(space(3, 2), 2, True)
    t.turn("P").play("lamp 2,2")
    assert (t.prompt, t.options) == ("paladin_guide", ["r0", "r1", "r2", "r3"])
    t.play("r2")
    assert t.g.grid.printed[space(3, 2)] == 0b0011
    assert "4,2" in t.house, "an empty space at an open side is filled (MAN-EDGE-12)"
    dark = holding(ready(table("PKSM", "dP-o"), light=1), GUIDING_STEP).turn("P").play("lamp 2,2")
    assert dark.prompt == "paladin_menu", "a Dark tile has no orientation"


@pytest.mark.rule("MAN-LOS-7")
def test_purge_clears_the_adjacent_visible_tiles_and_force_walls(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKSME", ". dw\now2 owP ow2ic d\n. o\n. oc"), light=0), PURGE)
    t.wall(3, 2, "west")
    t.force_wall(3, 2, "south")
    t.force_wall(3, 3, "east")
    t.force_wall(4, 2, "south")
    t.turn("P").play("use san_purge")
    counts = [t.count("w", *cell) for cell in ((2, 2), (3, 1), (3, 2), (3, 3))]
    assert counts == [0, 2, 1, 0], "behind the wall and on his own tile they stay"
    assert (t.count("i", 3, 3), t.count("c", 3, 3), t.count("c", 5, 2)) == (0, 0, 1)
    assert t.g.supply[FORCE_WALL] == 5, "around his tile and around the visible ones; (4,2) was hidden by a Force Wall"
    assert t.g.enchanter.track == 1, "one step for the discs"


@pytest.mark.rule("MAN-SPI-63")
def test_smite_strikes_one_tile_anywhere(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKSME", "oP . dCNGE"), fire=2), SMITE)
    t.g.skeletons.stability = 5
    t.g.enchanter.boards[0] = 2
    t.g.spider.hand = [0, 1, 2]
    t.turn("P")
    if t.prompt == "resist":
        t.play("stop")
    assert word(t, "smite") == ["smite 2,3"]
    t.play("smite 2,3")
    assert [t.where(piece) for piece in ("skel_cleave", "skel_needle", "giant", "enchanter")] == [
        "off", "off", "2,3", "2,3",
    ]  # fmt: skip
    assert (t.g.skeletons.stability, t.g.paladin.fire, t.g.paladin.light) == (3, 0, 1), "no attack, no Light"
    assert (t.asked, t.prompt) == ("spider", "discard_power")
    t.play("web")
    assert t.g.spider.hand == [0, 1]
    assert t.g.enchanter.boards[0] == 1
    assert t.prompt != "offer_change"


@pytest.mark.rule("MAN-VAR-13")
def test_without_a_spider_her_part_of_smite_is_void(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKM", "oP . dC-dW"), fire=2), SMITE).turn("P")
    assert word(t, "smite") == ["smite 2,3"]
    t.play("smite 2,3")
    assert (t.where("skel_cleave"), t.asked) == ("off", "paladin")


@pytest.mark.rule("MAN-PAL-101")
def test_stride_of_light_to_a_visible_tile(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKSM", "oP-ow-o-dw2-d\no"), light=3), STRIDE).turn("P")
    assert word(t, "stride") == ["stride 2,2", "stride 2,3", "stride 2,4", "stride 3,1"]
    t.draws("poltergeist_6")
    t.play("stride 2,4")
    assert t.prompt == "rotate", "a forced Encounter"
    assert t.options == ["r2", "r3"], "open to the last space before it on the line"
    assert (t.g.paladin.moves, t.count("w", 2, 4), t.count("w", 2, 2), t.g.paladin.light) == (0, 0, 1, 1)
    t.play("r2")
    assert fights(t) == ["retreat 2,1"], "a retreat leads back to where he started"
    t.play("retreat 2,1")
    assert t.where("paladin") == "2,1"
    t.g.paladin.light = 2
    t.turn("P").play("end").turn("P")
    assert word(t, "stride")


@pytest.mark.rule("MAN-PAL-101")
@pytest.mark.rule("MAN-PAL-10")
def test_stride_of_light_is_a_move(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKSM", "oPt-o-og"), light=5, strength=2), STRIDE).turn("P")
    assert word(t, "stride") == ["stride 2,2"], "not where he could not win"
    t.play("encounter", "leave")
    assert word(t, "stride") == [], "Perception is spent"


# --- the extra cards


@pytest.mark.rule("MAN-VAR-20")
def test_raise_wall_once_per_turn(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKSM", "o oP-o", extended_sanctity=True)), RAISE_WALL).turn("P")
    assert word(t, "raise") == ["raise 2,2 east", "raise 2,2 west"]
    t.play("raise 2,2 east")
    assert t.g.supply[FORCE_WALL] == 5
    assert word(t, "raise") == []
    t.play("end").turn("P")
    assert word(t, "raise") == ["raise 2,2 west"]


@pytest.mark.rule("MAN-VAR-20")
@pytest.mark.rule("MAN-REVEAL-11")
def test_foresight_reveals_any_dark_tile_without_grit_or_event(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKSM", "oP . d d", extended_sanctity=True), light=2), FORESIGHT)
    t.draws("event_1")
    t.turn("P").play("foresee")
    assert t.options == ["2,3", "2,4"]
    t.play("2,3")
    assert t.g.grid.face[space(2, 3)] == LIT
    assert (t.g.paladin.grit, t.g.paladin.light, len(t.g.manor.hand)) == (0, 1, 3)


@pytest.mark.rule("MAN-VAR-20")
def test_ascetic_gives_devotion_for_a_refused_treasure(table: Callable[..., Table]) -> None:
    t = holding(ready(table("PKS", "oPt-o", extended_sanctity=True), light=0), ASCETIC)
    t.turn("P").play("encounter", "collect", "refuse")
    assert (t.g.paladin.grit, t.g.paladin.fire, t.g.paladin.light) == (0, 2, 2)


@pytest.mark.rule("MAN-VAR-20")
def test_the_extra_cards_are_in_the_deck_only_with_the_option(table: Callable[..., Table]) -> None:
    assert len(table("PKSM").g.paladin.sanctity.contents()) == 8
    assert len(table("PKSM", extended_sanctity=True).g.paladin.sanctity.contents()) == 12


# --- Lamp pulse


@pytest.mark.rule("MAN-VAR-21")
@pytest.mark.rule("MAN-VAR-22")
@pytest.mark.rule("MAN-GEN-17")
@pytest.mark.parametrize(("mode", "grit"), [("on", 0), ("grit", 4)])
def test_a_lamp_pulse_reveals_the_adjacent_visible_dark_tiles(
    table: Callable[..., Table], mode: str, grit: int
) -> None:
    t = ready(table("PKSM", ". d\nd|oPl-d-d", lamp_pulse=mode), light=1)
    t.draws("event_1", "poltergeist_1")
    t.turn("P").play("pulse")
    assert (t.asked, t.options) == ("paladin", ["2,2", "3,3"]), "he says in which order"
    t.play("3,3")
    assert t.g.grid.face[space(2, 2)] == LIT
    assert t.g.grid.face[space(3, 1)] == DARK, "behind a wall"
    assert (t.g.paladin.grit, t.g.paladin.light, t.g.paladin.meetings) == (grit, 0, 0)
    assert len(t.g.manor.hand) == 3, "no Event"
    assert t.where("poltergeist_1") == "2,2"


@pytest.mark.rule("MAN-VAR-21")
def test_without_the_option_or_the_lamp_there_is_no_pulse(table: Callable[..., Table]) -> None:
    assert "pulse" not in ready(table("PKSM", "oPl-d")).turn("P").options
    assert "pulse" not in ready(table("PKSM", "oP-d", lamp_pulse="on")).turn("P").options
    assert "pulse" in ready(table("PKSM", "oPl-d", lamp_pulse="on")).turn("P").options


def test_what_has_been_used_is_remembered_for_the_whole_box(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP-d"))
    t.g.paladin.kept = [HALO]
    t.g.manor.hand = [CARDS["ev_02"]]
    t.draws("event_1")
    t.turn("P").play("up tre_halo", "step 2,2")
    assert {"tre_halo", "ev_02", "event_1"} <= set(t.game.used(t.g))
