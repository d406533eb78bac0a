"""Edges: MAN-EDGE, MAN-GEN-5."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.games.manor.edges import (
    all_force_wall_edges,
    breach_edges,
    force_wall_edges,
    is_wall,
    put_breach,
    put_force_wall,
)  # fmt: skip
from hauntbox.games.manor.laying import darken, rotate_tile, shift_tile, swap_tiles
from hauntbox.games.manor.options import edge_text
from hauntbox.games.manor.pieces import BREACH, FORCE_WALL
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.spaces import EAST, ENTRANCE, FRONT, NORTH, SOUTH, WEST, space

A, B = space(2, 1), space(2, 2)


def edges(found: list[int]) -> list[str]:
    return [edge_text(place) for place in found]


@pytest.mark.rule("MAN-EDGE-1")
def test_only_lit_tiles_have_walls(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|o-d")
    assert is_wall(t.g, A, EAST)
    assert not is_wall(t.g, space(2, 3), NORTH)


@pytest.mark.rule("MAN-EDGE-2")
def test_a_wall_of_either_tile_or_a_force_wall_unless_there_is_a_breach(table: Callable[..., Table]) -> None:
    t = table("PKSME", "d o d o")
    t.wall(2, 2, "west")
    t.force_wall(2, 3, "east")
    assert is_wall(t.g, A, EAST)
    assert is_wall(t.g, space(2, 3), EAST)
    assert not is_wall(t.g, B, EAST)
    t.breach(2, 1, "east")
    assert not is_wall(t.g, A, EAST)


@pytest.mark.rule("MAN-EDGE-3")
@pytest.mark.rule("MAN-EDGE-8")
def test_force_walls_go_between_two_tiles_where_no_wall_is(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|o d\n. d", at=(0, 0))
    assert edges(force_wall_edges(t.g, space(0, 1))) == ["0,1 east", "0,1 south"]
    assert edges(all_force_wall_edges(t.g)) == ["0,1 east", "0,1 south"]


@pytest.mark.rule("MAN-EDGE-8")
@pytest.mark.rule("MAN-EDGE-9")
def test_the_outer_edge_is_not_breached_but_the_one_at_the_entrance_is(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o o o", at=(6, 2))
    for side in ("south", "west"):
        t.wall(6, 2, side)
    t.wall(6, 3, "south")
    assert edges(breach_edges(t.g, space(6, 2))) == ["6,2 west"]
    assert edges(breach_edges(t.g, FRONT)) == ["6,3 south"]
    assert edges(breach_edges(t.g, ENTRANCE)) == ["entrance north"]
    assert force_wall_edges(t.g, ENTRANCE) == []
    put_breach(t.g, 0, ENTRANCE, NORTH, "MAN-PAL-93")
    assert not is_wall(t.g, FRONT, SOUTH)


@pytest.mark.rule("MAN-EDGE-4")
@pytest.mark.rule("MAN-EDGE-6")
@pytest.mark.rule("MAN-EDGE-12")
def test_turning_a_tile_returns_what_lies_on_its_edges_and_fills_empty_spaces(table: Callable[..., Table]) -> None:
    t = table("PKSME", "d o d\n. .")
    t.lit("event_10", 2, 2)
    t.force_wall(2, 2, "east")
    t.breach(2, 2, "west")
    rotate_tile(t.g, 0, B, 1, "MAN-EDGE-12")
    assert (t.g.supply[FORCE_WALL], t.g.supply[BREACH]) == (6, 8)
    assert t.house == ["2,1", "2,2", "2,3", "3,2"], "north is open no more, east and south are"


@pytest.mark.rule("MAN-EDGE-4")
@pytest.mark.rule("MAN-EDGE-6")
def test_moving_and_swapping_tiles_return_them_too(table: Callable[..., Table]) -> None:
    t = table("PKSME", "d o d d")
    t.force_wall(2, 1, "east")
    t.breach(2, 3, "east")
    shift_tile(t.g, 0, A, space(5, 5), 0, "MAN-MAN-7")
    assert t.g.supply[FORCE_WALL] == 6
    swap_tiles(t.g, 0, space(2, 4), B, (0, 0), "MAN-MAN-5")
    assert t.g.supply[BREACH] == 8


@pytest.mark.rule("MAN-EDGE-4")
@pytest.mark.rule("MAN-REVEAL-14")
def test_a_revealed_tile_keeps_force_walls_where_it_shows_no_wall(table: Callable[..., Table]) -> None:
    t = table("PKSME", ". o\no d o\n. o")
    t.force_wall(3, 2, "east")
    t.force_wall(3, 2, "west")
    t.draws("pit_8")
    t.rule(reveal, 0, space(3, 2), "MAN-REVEAL-1").play("r1")
    assert t.g.supply[FORCE_WALL] == 5
    assert t.g.grid.barrier[space(3, 2)] == 1 << EAST


@pytest.mark.rule("MAN-EDGE-5")
@pytest.mark.rule("MAN-EDGE-6")
def test_a_breach_stays_when_its_tile_is_revealed_and_returns_when_it_is_darkened(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|d")
    put_breach(t.g, 0, A, EAST, "MAN-PAL-93")
    assert B in t.g.grid.sight(A)
    t.draws("event_1")
    t.rule(reveal, 0, B, "MAN-REVEAL-1")
    assert t.g.supply[BREACH] == 7
    darken(t.g, A)
    assert t.g.supply[BREACH] == 8


@pytest.mark.rule("MAN-EDGE-7")
def test_a_breach_on_a_force_wall_and_the_other_way_round_remove_both(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|o o")
    put_breach(t.g, 0, A, EAST, "MAN-PAL-93")
    put_force_wall(t.g, 0, A, EAST, "MAN-MAN-10")
    assert is_wall(t.g, A, EAST), "the printed wall is a wall again"
    put_force_wall(t.g, 0, B, EAST, "MAN-MAN-10")
    put_breach(t.g, 0, B, EAST, "MAN-PAL-93")
    assert not is_wall(t.g, B, EAST)
    assert (t.g.supply[FORCE_WALL], t.g.supply[BREACH]) == (6, 8)


@pytest.mark.rule("MAN-EDGE-10")
def test_edges_to_empty_spaces(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|.")
    assert is_wall(t.g, B, WEST)
    assert not is_wall(t.g, B, EAST)


@pytest.mark.rule("MAN-EDGE-13")
def test_a_breach_beside_an_empty_space_places_a_tile(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|.")
    put_breach(t.g, 0, A, EAST, "MAN-PAL-93")
    assert t.house == ["2,1", "2,2"]


@pytest.mark.rule("MAN-EDGE-11")
def test_the_space_before_the_entrance_does_not_stay_empty(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o", at=(6, 3))
    for side in ("north", "west", "east"):
        t.wall(6, 3, side)
    left = t.g.stack
    shift_tile(t.g, 0, FRONT, space(3, 3), 0, "MAN-MAN-7")
    assert "6,3" in t.house
    assert t.g.stack == left - 5, "one at the Entrance, four around the open tile"


@pytest.mark.rule("MAN-GEN-5")
def test_the_last_force_wall_comes_from_elsewhere_on_the_board(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o o o o o o\no o")
    for col in (1, 2, 3, 4, 5):
        t.force_wall(2, col, "east")
    t.force_wall(2, 1, "south")
    t.rule(put_force_wall, 3, B, SOUTH, "MAN-MAN-10")
    assert t.asked == "manor"
    assert t.options == ["2,1 east", "2,1 south", "2,2 east", "2,3 east", "2,4 east", "2,5 east"]
    t.play("2,4 east")
    assert not is_wall(t.g, space(2, 4), EAST)
    assert is_wall(t.g, B, SOUTH)
    assert t.g.supply[FORCE_WALL] == 0


@pytest.mark.rule("MAN-GEN-5")
def test_the_last_breach_too(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o|o|o|o|o|o\no|o|o|o|o")
    for row, col in ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (3, 1), (3, 2), (3, 3)):
        t.breach(row, col, "east")
    t.rule(put_breach, 0, space(3, 4), EAST, "MAN-PAL-93").play("2,1 east")
    assert is_wall(t.g, A, EAST)
    assert not is_wall(t.g, space(3, 4), EAST)
