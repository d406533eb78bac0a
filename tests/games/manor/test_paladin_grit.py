"""Grit, Hero cubes, Tasks, Devotions: MAN-PAL-60 to MAN-PAL-69, MAN-PAL-90 to MAN-PAL-99, MAN-GEN."""

from collections.abc import Callable

import pytest
from games.manor.table import CARDS, Table
from games.manor.test_paladin_encounter import fights, ready

from hauntbox.games.manor.cards import DAYBREAK, GUIDING_STEP, MERCY, REACH, REKINDLE
from hauntbox.games.manor.events import play_event
from hauntbox.games.manor.paladin_board import (
    FIRE,
    LIGHT,
    draw_sanctity,
    explored,
    fought,
    gain,
    gain_grit,
    lose_grit,
    pay_grit,
)  # fmt: skip
from hauntbox.games.manor.pieces import BREACH, LAMP
from hauntbox.games.manor.spaces import space
from hauntbox.games.manor.state import Manor
from hauntbox.games.manor.things import put


def loses(g: Manor, amount: int, rule: str) -> None:
    lose_grit(g, amount, rule)


def gritty(t: Table, grit: int, waiting: int, black: int = 0) -> Table:
    p = t.g.paladin
    p.grit, p.waiting, p.black, p.tasks = grit, waiting, black, 0b1111
    return t


@pytest.mark.rule("MAN-PAL-61")
@pytest.mark.rule("MAN-FAQ-11")
def test_a_cube_waits_on_grit_5_18_and_35(table: Callable[..., Table]) -> None:
    t = gritty(table("PKSM"), 0, 0b111, 0b11)
    p = t.g.paladin
    t.active("M").rule(gain_grit, 4, "x")
    assert p.cubes.free == 2
    for amount, cubes, waiting in ((1, 3, 0b110), (12, 3, 0b110), (3, 4, 0b100), (20, 5, 0)):
        t.rule(gain_grit, amount, "x")
        assert (p.cubes.free, p.waiting) == (cubes, waiting), "it waits unplaced until his turn"
    assert p.cubes.placed == [0, 0, 0]


@pytest.mark.rule("MAN-PAL-62")
@pytest.mark.rule("MAN-FAQ-12")
def test_falling_below_a_white_space_returns_an_unplaced_cube_first(table: Callable[..., Table]) -> None:
    t = gritty(table("PKSM"), 18, 0b100, 0b11)
    p = t.g.paladin
    p.cubes.free, p.cubes.placed = 1, [1, 1, 1]
    t.active("S").rule(loses, 1, "x")
    assert (p.cubes.free, p.cubes.placed, p.waiting) == (0, [1, 1, 1], 0b110)
    p.grit, p.black = 5, 0
    t.rule(loses, 1, "x")
    assert (t.asked, t.prompt) == ("paladin", "return_cube")
    t.play("strength")
    assert (p.cubes.placed, p.waiting, p.over) == ([1, 1, 0], 0b111, False), "no turn ends"


@pytest.mark.rule("MAN-PAL-63")
@pytest.mark.rule("MAN-PAL-64")
def test_a_placed_cube_returned_on_his_turn_ends_it(table: Callable[..., Table]) -> None:
    t = ready(gritty(table("PKSM", "oP-o"), 7, 0b110), movement=2, light=5)
    p = t.g.paladin
    p.cubes.bases = (1, 1, 1)
    p.cubes.free, p.health = 3, 5
    t.turn("P").play("cube movement", "cube movement", "cube strength", "step 2,2", "heal")
    assert (t.prompt, t.options) == ("return_cube", ["movement", "strength"])
    t.play("movement")
    assert p.cubes.placed == [0, 1, 1], "the rightmost cube of the track"
    assert p.moves == 1, "spent points stay spent"
    assert (t.ask, p.fire, p.health) == (None, 1, 6), "the turn is over; the Fire still comes"


@pytest.mark.rule("MAN-PAL-65")
@pytest.mark.rule("MAN-PAL-66")
def test_black_spaces_give_a_devotion_and_take_it_back(table: Callable[..., Table]) -> None:
    t = gritty(table("PKSM"), 10, 0b110)
    p = t.g.paladin
    t.rule(gain_grit, 1, "x")
    assert t.options == ["fire", "light"]
    t.play("fire")
    assert (p.fire, p.black) == (1, 0b01)
    p.light = 1
    t.rule(loses, 1, "x")
    assert (t.prompt, t.options) == ("lose_devotion", ["fire", "light"])
    t.play("fire")
    assert (p.fire, p.light, p.black) == (0, 2, 0)
    t.rule(gain_grit, 16, "x")
    t.play("light", "fire")
    assert (p.black, p.light, p.fire) == (0b11, 3, 1), "reaching it again gives it again"


@pytest.mark.rule("MAN-PAL-67")
@pytest.mark.rule("MAN-PAL-82")
def test_a_task_brings_one_of_three_sanctity_cards(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    p = t.g.paladin
    p.attacks = 1
    t.draws("san_turn", "san_reach", "san_heal")
    t.rule(fought)
    assert (t.prompt, t.options) == ("play_sanctity", ["san_reach", "san_turn", "san_heal"])
    t.play("san_turn")
    assert t.options == ["san_reach", "san_heal"]
    t.play("san_heal")
    assert (p.cards, p.tasks) == ([GUIDING_STEP], 0b0001)
    assert [card for card, _ in p.sanctity.bottom] == [MERCY, REACH], "in the order he likes, the lowest first"


@pytest.mark.rule("MAN-PAL-67")
@pytest.mark.parametrize("first_attack", [0, 1])
def test_the_task_of_attacks_takes_two(table: Callable[..., Table], first_attack: int) -> None:
    t = table("PKSM")
    t.g.paladin.attacks = first_attack
    t.rule(fought)
    assert (t.ask is not None) == (first_attack == 1)


@pytest.mark.rule("MAN-PAL-68")
def test_each_task_is_done_once_and_on_any_turn(table: Callable[..., Table]) -> None:
    t = table("PKSM").active("S")
    p = t.g.paladin
    p.grit, p.waiting = 10, 0b110
    t.rule(gain_grit, 1, "x")
    assert t.prompt == "gain_devotion", "the black space comes first"
    t.play("fire")
    assert t.prompt == "play_sanctity"
    t.play(t.options[0])
    t.play(t.options[0])
    assert p.tasks == 0b0100
    t.rule(loses, 1, "x")
    assert p.tasks == 0b0100, "falling back does not undo it"
    t.rule(gain_grit, 1, "x").play("light")
    assert t.ask is None


@pytest.mark.rule("MAN-PAL-68")
def test_exploring_counts_at_the_moment_of_the_twentieth_tile(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o o o o o o o\no o o o o o o\no o o o o", at=(0, 0))
    t.rule(explored)
    assert t.ask is None
    t.lit("pit_1", 2, 5)
    t.rule(explored)
    assert t.prompt == "play_sanctity"


@pytest.mark.rule("MAN-PAL-69")
def test_with_few_cards_left_the_discard_is_shuffled_under_the_deck(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    p = t.g.paladin
    for card in range(8):
        p.sanctity.take(card)
    p.sanctity.put_bottom(CARDS["san_turn"])
    p.sanctity.discards = [REKINDLE]
    t.rule(draw_sanctity)
    assert t.options == ["san_fire", "san_turn"], "what there is"
    t.play("san_fire")
    assert (p.cards, p.sanctity.discards) == ([REKINDLE], [])
    p.sanctity.take(CARDS["san_turn"])
    t.rule(draw_sanctity)
    assert t.ask is None, "no card at all: nothing happens"


# --- Devotions


@pytest.mark.rule("MAN-PAL-90")
@pytest.mark.rule("MAN-GEN-6")
def test_tracks_and_pools_stop_at_their_ends(table: Callable[..., Table]) -> None:
    t = gritty(table("PKSM"), 39, 0, 0b11)
    p = t.g.paladin
    t.rule(gain_grit, 5, "x")
    assert p.grit == 40
    p.fire = 4
    assert gain(t.g, FIRE, 3, "x") == 1
    assert gain(t.g, LIGHT, 5, "x") == 5
    assert (p.fire, p.light) == (5, 5)
    p.grit, p.waiting, p.black = 1, 0b111, 0
    t.rule(loses, 4, "x")
    assert p.grit == 0


@pytest.mark.rule("MAN-PAL-91")
@pytest.mark.rule("MAN-PAL-92")
def test_one_loss_gives_1_light_however_big_and_none_gives_none(table: Callable[..., Table]) -> None:
    t = gritty(table("PKSM"), 4, 0b111)
    p = t.g.paladin
    t.rule(loses, 3, "x")
    assert (p.grit, p.light) == (1, 1)
    t.rule(pay_grit, 1, "x")
    assert (p.grit, p.light) == (0, 1), "a cost is no loss"
    t.rule(loses, 2, "x")
    assert p.light == 1, "a loss of 0 is none"


@pytest.mark.rule("MAN-PAL-93")
@pytest.mark.rule("MAN-EDGE-5")
def test_1_fire_breaches_a_wall_of_his_tile(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oP|o\n. o"), fire=1)
    t.turn("P")
    assert [text for text in t.options if text.startswith("breach")] == ["breach 2,1 east"]
    t.play("breach 2,1 east")
    assert (t.g.paladin.fire, t.g.supply[BREACH]) == (0, 7)
    assert "step 2,2" in t.options


@pytest.mark.rule("MAN-PAL-96")
@pytest.mark.rule("MAN-LOS-6")
def test_1_light_places_a_lamp_near_him(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", ". d\no|oP-ol\n. ."), light=2)
    t.wall(3, 2, "south")
    t.turn("P")
    lamps = [text for text in t.options if text.startswith("lamp")]
    assert lamps == ["lamp 3,2", "lamp 2,2"], "no wall between, a tile, and at most one Lamp on it"
    t.play("lamp 2,2")
    assert (t.count("l", 2, 2), t.g.paladin.light, t.supply("l")) == (1, 1, 6)
    t.g.supply[LAMP] = 0
    t.turn("P")
    assert not [text for text in t.options if text.startswith("lamp")]


@pytest.mark.rule("MAN-PAL-97")
def test_1_light_removes_one_web_near_him(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPw-dw3|ow"), light=2)
    t.turn("P")
    assert [text for text in t.options if text.startswith("unweb")] == ["unweb 2,1", "unweb 2,2"]
    t.play("unweb 2,2", "unweb 2,1")
    assert (t.count("w", 2, 1), t.count("w", 2, 2), t.supply("w")) == (0, 2, 7)
    assert t.g.paladin.light == 0


@pytest.mark.rule("MAN-PAL-98")
@pytest.mark.parametrize(
    ("light", "grit", "health", "may"), [(5, 5, 6, True), (4, 5, 6, False), (5, 4, 6, False), (5, 5, 7, False)]
)
def test_healing_costs_5_light_and_5_grit(
    table: Callable[..., Table], light: int, grit: int, health: int, may: bool
) -> None:
    t = ready(gritty(table("PKSM", "oP-o"), grit, 0b110 if grit > 4 else 0b111), light=light)
    p = t.g.paladin
    p.health = health
    p.cubes.free = 3
    t.turn("P")
    assert ("heal" in t.options) == may
    if may:
        t.play("heal")
        assert (p.light, p.grit, p.health) == (0, 0, 7), "paid, not lost: no Light"
        assert p.cubes.free == 2


@pytest.mark.rule("MAN-PAL-98")
@pytest.mark.rule("MAN-GEN-7")
def test_mercy_heals_for_3_grit(table: Callable[..., Table]) -> None:
    t = ready(gritty(table("PKSM", "oP-o"), 3, 0b111), light=5)
    t.g.paladin.health, t.g.paladin.cards = 5, [MERCY]
    t.turn("P").play("heal")
    assert (t.g.paladin.grit, t.g.paladin.light, t.g.paladin.health) == (0, 0, 6), "the card over the rule"


@pytest.mark.rule("MAN-PAL-99")
@pytest.mark.rule("MAN-PAL-6")
def test_light_breaches_and_cubes_in_the_middle_of_an_encounter(table: Callable[..., Table]) -> None:
    t = ready(table("PKSM", "oPS|ow"), strength=2, fire=1, light=2)
    t.g.paladin.cubes.free = 1
    t.turn("P").play("encounter")
    assert {"breach 2,1 east", "lamp 2,1", "cube movement"} <= set(t.options)
    t.play("breach 2,1 east", "unweb 2,2", "cube movement")
    assert (t.prompt, fights(t)) == ("paladin_fight", ["attack spiderling_1", "done"])
    assert t.g.paladin.cubes.value(1) == 3


# --- supplies


@pytest.mark.rule("MAN-GEN-20")
def test_removed_is_back_in_the_supply_and_out_of_the_game_is_gone(table: Callable[..., Table]) -> None:
    t = ready(table("PKS", "oPlt-o"))
    put(t.g, LAMP, space(2, 2))
    t.draws("tre_armor", "ev_01")
    t.turn("P").play("encounter", "collect", "refuse")
    p = t.g.paladin
    assert CARDS["tre_armor"] not in [*p.treasures.contents(), *p.treasures.discards, *p.kept, *p.shown]
    assert t.supply("t") == 12
    t.rule(play_event)
    assert t.supply("l") == 8


@pytest.mark.rule("MAN-PAL-82")
@pytest.mark.parametrize(("card", "pool"), [(REKINDLE, "fire"), (DAYBREAK, "light")])
def test_rekindle_and_daybreak_give_three_once(table: Callable[..., Table], card: int, pool: str) -> None:
    t = ready(table("PKSM", "oP-o"), light=0, fire=0)
    p = t.g.paladin
    p.cards = [card]
    name = "use san_fire" if card == REKINDLE else "use san_light"
    t.turn("P").play(name)
    assert getattr(p, pool) == 3
    assert (p.cards, p.sanctity.discards) == ([], [card])
