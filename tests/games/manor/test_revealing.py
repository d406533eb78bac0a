"""Revealing tiles: MAN-REVEAL."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.board.dark import DARK
from hauntbox.games.manor.laying import darken, fill
from hauntbox.games.manor.paladin_board import explored
from hauntbox.games.manor.pieces import TREASURE
from hauntbox.games.manor.revealing import legal_turns, reveal
from hauntbox.games.manor.spaces import EAST, FRONT, NORTH, SOUTH, space
from hauntbox.games.manor.tiles import NUMBER

MIDDLE = space(3, 2)


def turned_up(t: Table, row: int, col: int, tile: str, must: int = -1) -> Table:
    t.draws(tile)
    return t.rule(reveal, 0, space(row, col), "MAN-REVEAL-1", must)


@pytest.mark.rule("MAN-REVEAL-1")
@pytest.mark.rule("MAN-REVEAL-2")
def test_a_tile_is_turned_so_that_an_open_side_meets_an_open_side(table: Callable[..., Table]) -> None:
    t = turned_up(table("PKSME", "o-d"), 2, 2, "event_10")
    assert (t.prompt, t.asked) == ("rotate", "paladin")
    assert t.options == ["r2", "r3"], "a corner has to open to the west"
    t.play("r2")
    assert t.house == ["2,1", "2,2", "3,2"]


@pytest.mark.rule("MAN-REVEAL-2")
def test_where_no_rotation_meets_one_all_are_legal(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|d")
    assert turned_up(t, 2, 2, "event_10").options == ["r0", "r1", "r2", "r3"]


@pytest.mark.rule("MAN-REVEAL-3")
def test_a_breach_counts_as_open_and_a_force_wall_is_ignored(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|d o")
    t.breach(2, 1, "east")
    t.force_wall(2, 2, "east")
    assert legal_turns(t.g, NUMBER["pit_8"], space(2, 2)) == [0, 1, 2, 3], "the Breach is open whatever it shows"
    s = table("PKSME", "d o")
    s.force_wall(2, 1, "east")
    assert legal_turns(s.g, NUMBER["pit_8"], space(2, 1)) == [1]


@pytest.mark.rule("MAN-REVEAL-3")
def test_the_entrance_counts_as_an_open_tile(table: Callable[..., Table]) -> None:
    t = table("PKSME", "d", at=(6, 3))
    assert legal_turns(t.g, NUMBER["pit_8"], FRONT) == [2]


@pytest.mark.rule("MAN-REVEAL-15")
def test_dark_neighbours_have_no_open_sides(table: Callable[..., Table]) -> None:
    t = table("PKSME", "d d")
    assert legal_turns(t.g, NUMBER["pit_8"], space(2, 1)) == [0, 1, 2, 3]


@pytest.mark.rule("MAN-GEN-8")
def test_a_role_s_own_rule_comes_first_and_both_hold_where_they_can(table: Callable[..., Table]) -> None:
    t = table("PKSME", ". o\nd d d")
    assert legal_turns(t.g, NUMBER["pit_8"], MIDDLE, EAST) == [1], "the role's rule only: there is no way to meet both"
    assert legal_turns(t.g, NUMBER["event_10"], MIDDLE, EAST) == [0], "both"
    assert legal_turns(t.g, NUMBER["event_10"], MIDDLE, SOUTH) == [1, 2]
    assert legal_turns(t.g, NUMBER["event_10"], MIDDLE, NORTH) == [0, 3]


@pytest.mark.rule("MAN-REVEAL-4")
def test_empty_spaces_at_open_sides_are_filled(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-d", at=(0, 0))
    turned_up(t, 0, 1, "event_1")
    assert t.house == ["0,0", "0,1", "0,2", "1,1"], "the outer edge has nothing beyond"
    assert t.g.grid.face[space(1, 1)] == DARK


@pytest.mark.rule("MAN-REVEAL-5")
@pytest.mark.rule("MAN-FAQ-15")
def test_with_too_small_a_stack_the_player_chooses_what_is_filled(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-d")
    t.g.stack = 1
    turned_up(t, 2, 2, "event_1")
    assert t.options == ["1,2", "2,3", "3,2"]
    t.play("3,2")
    assert t.house == ["2,1", "2,2", "3,2"]
    fill(t.g, 0, [space(2, 3)], "MAN-REVEAL-4")
    assert t.house == ["2,1", "2,2", "3,2"], "nothing is placed from an empty stack"


@pytest.mark.rule("MAN-REVEAL-6")
def test_several_tiles_are_revealed_one_at_a_time(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-d-d")
    t.draws("event_10", "event_1")
    t.run((reveal, (0, space(2, 2), "MAN-REVEAL-1")), (reveal, (0, space(2, 3), "MAN-REVEAL-1")))
    assert t.g.grid.face[space(2, 3)] == DARK
    t.play("r2")
    assert [fact["cell"] for fact in t.told("revealed")] == ["2,2", "2,3"]


@pytest.mark.rule("MAN-REVEAL-7")
@pytest.mark.rule("MAN-REVEAL-8")
@pytest.mark.rule("MAN-REVEAL-11")
@pytest.mark.rule("MAN-GEN-4")
def test_a_treasure_room_brings_a_treasure_token_while_there_are_any(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-d")
    turned_up(t, 2, 2, "treasure_1").play("r2")
    assert t.count("t", 2, 2) == 1
    t = table("PKSME", "o-d")
    t.g.supply[TREASURE] = 0
    turned_up(t, 2, 2, "treasure_1").play("r2")
    assert t.count("t", 2, 2) == 0
    assert "3,2" in t.house, "the rest of the effect still happens"


@pytest.mark.rule("MAN-REVEAL-9")
@pytest.mark.rule("MAN-REVEAL-12")
def test_a_poltergeist_tile_brings_one_beside_whoever_stands_there(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-dPw2")
    turned_up(t, 2, 2, "poltergeist_1")
    assert t.where("poltergeist_1") == t.where("paladin") == "2,2"
    assert t.count("w", 2, 2) == 2
    assert t.g.paladin.health == 7


@pytest.mark.rule("MAN-REVEAL-10")
@pytest.mark.rule("MAN-REVEAL-11")
@pytest.mark.parametrize("tile", ["pit_1", "shrine_1", "event_1"])
def test_other_symbols_do_nothing(table: Callable[..., Table], tile: str) -> None:
    t = turned_up(table("PKSME", "o-d"), 2, 2, tile)
    assert t.g.lying[space(2, 2)] == 0
    assert t.g.here[space(2, 2)] == 0
    assert len(t.g.manor.hand) == 3


@pytest.mark.rule("MAN-REVEAL-13")
def test_a_darkened_tile_is_known_and_its_symbol_works_again(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-R")
    tile = t.g.grid.tile[space(2, 2)]
    darken(t.g, space(2, 2))
    t.rule(reveal, 4, space(2, 2), "MAN-REVEAL-13")
    assert t.g.grid.tile[space(2, 2)] == tile
    assert t.count("t", 2, 2) == 1


@pytest.mark.rule("MAN-REVEAL-16")
def test_the_stack_holds_a_tile_for_every_empty_space(table: Callable[..., Table]) -> None:
    t = table("PKSME")
    for at in [space(2, 3), space(3, 2), FRONT]:
        t.rule(reveal, 0, at, "MAN-REVEAL-1")
        while t.ask:
            t.play(t.options[0])
        assert t.g.stack == 49 - len(t.house)


@pytest.mark.rule("MAN-FAQ-20")
def test_twenty_lit_tiles_are_a_task_whoever_lit_them(table: Callable[..., Table]) -> None:
    t = table("PSM", "B o o o o o o\no o o o o o\no o o o o o", at=(0, 0))
    explored(t.g)
    assert not t.g.paladin.tasks
    t.g.grid.lay_lit(space(4, 4), NUMBER["pit_1"], 0)
    explored(t.g)
    assert t.g.paladin.tasks == 0b0010
