"""The Paladin's turn: cubes, moves, the end: MAN-PAL-1 to MAN-PAL-13, MAN-MOVE."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.games.manor.cards import ARMOR, BOOTS, HALO, MACE, STRIDE, SYMBOL
from hauntbox.games.manor.entering import force
from hauntbox.games.manor.manor_rows import may_shift, shift_reach
from hauntbox.games.manor.paladin import place_left
from hauntbox.games.manor.pieces import PALADIN_PIECE
from hauntbox.games.manor.spaces import space


def kinds(t: Table) -> set[str]:
    """The first words of the options."""
    return {text.split()[0] for text in t.options}


def steps(t: Table) -> list[str]:
    return [text for text in t.options if text.startswith("step")]


def strong(t: Table, perception: int = 0, movement: int = 0, strength: int = 0, light: int = 1) -> Table:
    """Raises what the stats begin with; there are no cubes. With 1 Light he always has something to choose."""
    t.g.paladin.cubes.bases = (1 + perception, 1 + movement, 1 + strength)
    t.g.paladin.cubes.free = 0
    t.g.paladin.light = light
    return t


@pytest.mark.rule("MAN-PAL-1")
@pytest.mark.rule("MAN-PAL-3")
@pytest.mark.rule("MAN-PAL-8")
def test_he_picks_up_his_cubes_then_moves_and_acts_and_may_end_at_once(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP-o")
    p = t.g.paladin
    p.cubes.free, p.cubes.placed = 0, [1, 0, 1]
    p.waiting = 0b110
    t.turn("P")
    assert (p.cubes.free, p.cubes.placed, p.waiting) == (2, [0, 0, 0], 0b110), "those on the Grit track wait on"
    assert [p.cubes.value(track) for track in range(3)] == [1, 1, 1]
    assert (t.asked, t.prompt) == ("paladin", "paladin_menu")
    t.play("end", "cube strength", "cube strength")
    assert t.ask is None
    assert (p.moves, p.meetings) == (0, 0)


@pytest.mark.rule("MAN-PAL-2")
def test_resist_comes_first_and_then_halo_and_holy_symbol(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oP-o")
    p = t.g.paladin
    p.grit, p.waiting, p.shown = 5, 0b110, [HALO, SYMBOL]
    p.cubes.free, p.cubes.placed = 0, [1, 1, 1]
    t.g.enchanter.boards[0] = 1
    t.turn("P")
    assert (t.prompt, p.fire, p.light) == ("resist", 0, 0)
    t.play("grit", "strength")
    t.play(t.options[0])
    assert (p.fire, p.light, p.grit) == (1, 1, 2)
    assert t.prompt == "paladin_menu", "a cube returned for Resist does not end the turn"
    assert p.cubes.free == 2


@pytest.mark.rule("MAN-PAL-2")
@pytest.mark.rule("MAN-PAL-77")
def test_a_treasure_turned_up_later_works_from_the_next_turn(table: Callable[..., Table]) -> None:
    t = strong(table("PKSM", "oP-o"), light=0)
    p = t.g.paladin
    p.kept = [HALO, SYMBOL]
    t.turn("P").play("up tre_halo", "up tre_symbol")
    assert (p.light, p.fire) == (0, 0)
    t.play("end").turn("P")
    assert (p.light, p.fire) == (1, 1 + 1)


@pytest.mark.rule("MAN-PAL-4")
@pytest.mark.rule("MAN-PAL-5")
@pytest.mark.rule("MAN-PAL-13")
def test_at_the_end_unused_cubes_are_placed_and_then_fire_is_gained(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP-o")
    t.turn("P").play("end")
    assert (t.prompt, t.options) == ("paladin_cube", ["cube perception", "cube movement", "cube strength"])
    assert t.g.paladin.fire == 0
    t.play("cube movement", "cube strength")
    assert t.g.paladin.fire == 1
    assert t.g.paladin.cubes.placed == [0, 1, 1], "they stay"
    assert t.g.paladin.cubes.value(2) == 2


@pytest.mark.rule("MAN-PAL-6")
@pytest.mark.rule("MAN-PAL-9")
def test_cubes_are_placed_at_any_moment_and_count_at_once(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP-o-o-o-o")
    p = t.g.paladin
    t.turn("P").play("step 2,2")
    assert steps(t) == [], "1 Movement is spent"
    t.play("cube movement")
    assert p.cubes.value(1) == 3, "the leftmost space adds 2"
    t.play("step 2,3", "step 2,4")
    assert steps(t) == []
    t.play("cube movement")
    assert p.cubes.value(1) == 5
    t.play("step 2,5")
    assert t.where("paladin") == "2,5"


@pytest.mark.rule("MAN-PAL-7")
def test_a_cube_without_a_free_space_stays_unused(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP-o")
    cubes = t.g.paladin.cubes
    cubes.placed, cubes.free = [4, 4, 3], 2
    t.rule(place_left)
    assert (cubes.placed, cubes.free, t.ask) == ([4, 4, 4], 1, None)


@pytest.mark.rule("MAN-PAL-9")
@pytest.mark.rule("MAN-PAL-76")
def test_armor_boots_and_mace_raise_the_stats_while_face_up(table: Callable[..., Table]) -> None:
    t = strong(table("PKSM", "oP-o-o-d-d"))
    t.g.paladin.kept = [ARMOR, BOOTS, MACE]
    t.draws("pit_1")
    t.turn("P").play("step 2,2")
    assert steps(t) == []
    t.play("up tre_boots", "step 2,3", "step 2,4")
    assert t.prompt == "paladin_menu"
    assert steps(t) == [], "Perception is spent"
    t.play("up tre_armor")
    assert t.barred["step 2,5"] == "MAN-MOVE-1"
    t.play("up tre_mace")
    assert t.g.paladin.shown == [BOOTS, ARMOR, MACE]
    assert t.g.paladin.kept == []


@pytest.mark.rule("MAN-PAL-10")
@pytest.mark.rule("MAN-PAL-11")
def test_without_perception_he_cannot_move_until_it_is_raised(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oPt-o-o")
    t.g.paladin.cubes.bases = (1, 3, 1)
    t.turn("P").play("encounter", "leave")
    assert steps(t) == []
    assert t.barred["step 2,2"] == "MAN-PAL-10"
    t.play("cube perception")
    assert steps(t) == ["step 2,2"]
    t.play("step 2,2")
    assert t.where("paladin") == "2,2"


@pytest.mark.rule("MAN-PAL-12")
@pytest.mark.parametrize(("piece", "fire"), [("G", 1), ("S", 1), ("g", 1), ("C", 2), ("e", 2), ("", 2)])
def test_fire_at_the_end_if_he_fought_neither_spider_nor_poltergeist(
    table: Callable[..., Table], piece: str, fire: int
) -> None:
    t = strong(table("PKSM", f"oP{piece}-o"), strength=4)
    t.g.paladin.fire = 1
    t.turn("P")
    if piece:
        t.play("encounter")
        t.play(next(text for text in t.options if text.split()[0] in ("attack", "egg")))
    while t.ask:
        t.play(t.options[-1])
    assert t.g.paladin.fire == fire


# --- moves


@pytest.mark.rule("MAN-MOVE-1")
@pytest.mark.rule("MAN-MOVE-2")
@pytest.mark.rule("MAN-MOVE-3")
def test_a_step_costs_1_and_leads_to_a_tile_across_no_wall(table: Callable[..., Table]) -> None:
    t = strong(table("PKSM", ". d\no|oP-o\n. ."), movement=1)
    t.turn("P")
    assert steps(t) == ["step 2,2"] or steps(t) == ["step 2,2", "step 3,3"]
    assert t.barred["step 3,1"] == "MAN-MOVE-3"
    assert "step 4,2" not in t.options, "an empty space"
    t.play("step 3,3")
    assert (t.where("paladin"), t.g.paladin.moves) == ("3,3", 1)
    t.play("step 3,2", "end").turn("P")
    assert t.g.paladin.moves == 0, "what was not spent is lost; a new turn begins anew"


@pytest.mark.rule("MAN-MOVE-4")
@pytest.mark.rule("MAN-MOVE-7")
def test_a_step_he_cannot_pay_in_full_is_not_possible(table: Callable[..., Table]) -> None:
    t = strong(table("PKSM", "oP-ow2"), movement=1).turn("P")
    assert steps(t) == []
    assert t.barred["step 2,2"] == "MAN-MOVE-7"
    t = strong(table("PKSM", "oP-ow2"), movement=2).turn("P").play("step 2,2")
    assert t.g.paladin.moves == 3
    assert t.count("w", 2, 2) == 0


@pytest.mark.rule("MAN-MOVE-8")
@pytest.mark.rule("MAN-PAL-24")
def test_he_enters_only_what_he_can_beat_and_then_has_to_attack_it(table: Callable[..., Table]) -> None:
    weak = strong(table("PKSM", "oP-og"), strength=1).turn("P")
    assert steps(weak) == []
    assert weak.barred["step 2,2"] == "MAN-PAL-24"
    t = strong(table("PKSM", "oP-og"), strength=2).turn("P").play("step 2,2")
    assert t.prompt == "paladin_fight"
    assert "done" not in t.options
    t.play("attack poltergeist_1")
    assert (t.where("poltergeist_1"), t.g.paladin.grit, t.g.paladin.meetings) == ("off", 4, 1)


@pytest.mark.rule("MAN-MOVE-9")
@pytest.mark.rule("MAN-MOVE-26")
def test_he_leaves_the_entrance_with_his_first_move_and_never_returns(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    p = t.g.paladin
    p.light, p.cards = 2, [STRIDE]
    p.cubes.bases = (3, 3, 1)
    t.draws("event_1")
    t.g.manor.hand = [1]
    t.turn("P")
    assert steps(t) == ["step 6,3"]
    assert [text for text in t.options if text.startswith("lamp")] == ["lamp 6,3"]
    assert "stride" not in kinds(t)
    t.play("step 6,3")
    assert t.where("paladin") == "6,3"
    assert "step entrance" not in t.options


@pytest.mark.rule("MAN-MOVE-24")
def test_a_tile_he_was_forced_onto_may_be_revealed_later_or_left(table: Callable[..., Table]) -> None:
    t = strong(table("PKSM", "oP-d-o"), movement=1)
    force(t.g, PALADIN_PIECE, space(2, 2), "MAN-MOVE-20")
    t.turn("P")
    assert {"encounter", "step 2,1", "step 2,3"} <= set(t.options)
    t.play("step 2,3")
    assert t.g.grid.face[space(2, 2)] == 1, "it is still Dark"
    t = strong(table("PKSM", "oP-d-o"), movement=1)
    force(t.g, PALADIN_PIECE, space(2, 2), "MAN-MOVE-20")
    t.draws("pit_8")
    t.turn("P").play("encounter")
    assert t.prompt == "rotate"
    assert t.options == ["r1", "r3"], "it has to meet an open side, not the one he came from"


@pytest.mark.rule("MAN-FAQ-2")
def test_shut_in_by_walls_he_gets_out_with_fire(table: Callable[..., Table]) -> None:
    t = strong(table("PKSM", "o|oP|o"))
    t.wall(2, 2, "north")
    t.wall(2, 2, "south")
    t.turn("P").play("end")
    assert t.g.paladin.fire == 1
    t.turn("P").play("breach 2,2 east", "step 2,3")
    assert t.where("paladin") == "2,3"


# --- a general rule on numbers


@pytest.mark.rule("MAN-GEN-16")
def test_a_halved_number_is_rounded_down_and_a_distance_of_0_is_no_move(table: Callable[..., Table]) -> None:
    t = table("PKSM", "ol o . . . .")
    lamp, free = space(2, 1), space(2, 2)
    assert [shift_reach(t.g, lamp, far) for far in (5, 4, 1)] == [2, 2, 0]
    assert shift_reach(t.g, free, 5) == 5
    assert (may_shift(t.g, lamp, 2), may_shift(t.g, lamp, 1), may_shift(t.g, free, 1)) == (True, False, True)
