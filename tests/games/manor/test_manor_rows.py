"""The Manor's Omens and rows: MAN-MAN-1 to MAN-MAN-13."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.board.dark import DARK, LIT
from hauntbox.games.manor.cards import REVEAL, SHIFT, SWAP, WALL_ROW
from hauntbox.games.manor.laying import rotation_of
from hauntbox.games.manor.manor_rows import assign, carry_out_rows, reveal_more, shift, swap, wall
from hauntbox.games.manor.pieces import FORCE_WALL
from hauntbox.games.manor.spaces import space
from hauntbox.games.manor.tiles import NUMBER

LINE = "o-o-o-o-o-o-o"


def cells(t: Table, word: str) -> list[str]:
    """The spaces that are offered with a word, in reading order."""
    return sorted([text.split()[1] for text in t.options if text.startswith(f"{word} ")])


def rows(t: Table, row: int, omens: int) -> Table:
    """So many Omens lie on one row, and the rows are carried out."""
    t.g.manor.rows[row] = omens
    return t.rule(carry_out_rows)


@pytest.mark.rule("MAN-MAN-1")
@pytest.mark.rule("MAN-MAN-3")
def test_a_turn_is_omens_rows_from_top_to_bottom_cards_treasures_omens(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o-oW-d-d . d\n. d", at=(2, 0))
    t.g.manor.placed, t.g.manor.box = True, 8
    t.turn("M")
    seen: list[str | None] = []
    for choice in ("swap 1", "shift 1", "reveal 1", "wall 1", "events 1"):
        seen.append(t.prompt)
        t.play(choice)
    while t.ask:
        seen.append(t.prompt)
        t.play("end" if t.prompt == "manor_menu" else "stop" if "stop" in t.options else t.options[0])
    rows_asked = ["manor_swap", "manor_shift", "manor_reveal", "manor_wall"]
    assert seen == ["manor_omens"] * 5 + rows_asked + ["manor_menu", "manor_treasure"]
    assert [event.kind for event in t.events][-3:] == ["events-drawn", "treasure-placed", "omens-restored"]


@pytest.mark.rule("MAN-MAN-2")
def test_first_the_wraith_then_resist_then_the_omens(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-d-d")
    t.g.enchanter.boards[3] = 1
    t.turn("M")
    assert t.prompt == "place_wraith"
    t.play("2,2")
    assert t.prompt == "resist"
    t.play("omen")
    t.play(t.options[0])  # the Enchanter's spell
    assert (t.prompt, t.g.manor.box, t.g.enchanter.boards[3]) == ("manor_omens", 3, 0)
    t = table("PKSME", "oW-d-d")
    t.g.manor.placed = True
    assert t.turn("M").prompt == "manor_omens", "on later turns it stands already"


@pytest.mark.rule("MAN-MAN-3")
@pytest.mark.rule("MAN-MAN-4")
def test_omens_go_on_rows_from_the_left_three_at_most_and_some_may_be_left(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    t.g.manor.box = 5
    t.rule(assign)
    assert t.options == ["swap 0", "swap 1", "swap 2", "swap 3"]
    t.play("swap 3")
    assert t.options == ["shift 0", "shift 1", "shift 2"]
    t.play("shift 0", "reveal 1", "wall 0")
    assert t.options == ["events 0", "events 1"]
    t.play("events 0")
    assert t.ask is None
    assert (t.g.manor.rows, t.g.manor.box) == ([3, 0, 1, 0, 0], 1)


@pytest.mark.rule("MAN-MAN-4")
def test_without_omens_nothing_is_assigned_and_every_row_may_be_declined(table: Callable[..., Table]) -> None:
    t = table("PKSM", LINE + "\nd-d", at=(0, 0))
    t.g.manor.box = 0
    assert t.rule(assign).ask is None
    before = t.house
    for row in (SWAP, SHIFT, REVEAL, WALL_ROW):
        t.g.manor.rows = [0] * 5
        assert "stop" in rows(t, row, 3).options
        t.play("stop")
        assert t.ask is None
    assert t.house == before


@pytest.mark.rule("MAN-MAN-5")
@pytest.mark.parametrize(("omens", "far"), [(1, 2), (2, 3), (3, 4)])
def test_swap_reaches_farther_with_more_omens(table: Callable[..., Table], omens: int, far: int) -> None:
    t = rows(table("PKSM", LINE, at=(0, 0)), SWAP, omens).play("swap 0,0")
    assert cells(t, "with") == [f"0,{col}" for col in range(1, far + 1)]


@pytest.mark.rule("MAN-MAN-5")
def test_swap_exchanges_two_tiles_whatever_lies_between_and_turns_each(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o|oPlw2 . o")
    t.lit("event_10", 2, 1, 0)
    t.lit("pit_8", 2, 4, 1)
    t.rule(swap, 3, False).play("swap 2,1", "with 2,4")
    assert (t.prompt, t.options) == ("manor_turn", ["r0", "r1", "r2", "r3"])
    t.play("r3", "r2")
    g = t.g
    assert (g.grid.tile[space(2, 4)], rotation_of(g, space(2, 4))) == (NUMBER["event_10"], 3)
    assert (g.grid.tile[space(2, 1)], rotation_of(g, space(2, 1))) == (NUMBER["pit_8"], 2)
    assert t.told("swapped")[0]["cell"] == "2,1"


@pytest.mark.rule("MAN-MAN-6")
@pytest.mark.rule("MAN-FAQ-17")
@pytest.mark.parametrize("thing", ["P", "t", "l", "i", "w", "e", "b", "c", "g", "W"])
def test_an_occupied_tile_goes_half_as_far(table: Callable[..., Table], thing: str) -> None:
    t = table("PKSME", f"o{thing}-o-o-o-o").rule(swap, 4, False).play("swap 2,1")
    assert cells(t, "with") == ["2,2", "2,3"]
    assert t.barred == {"with 2,4": "MAN-MAN-6", "with 2,5": "MAN-MAN-6"}
    t = table("PKSME", f"o-o-o{thing}-o{thing}-o").rule(swap, 4, False).play("swap 2,1")
    assert cells(t, "with") == ["2,2", "2,3", "2,5"], "either tile"


@pytest.mark.rule("MAN-MAN-6")
def test_walls_breaches_and_pit_markers_do_not_occupy(table: Callable[..., Table]) -> None:
    t = table("PKSME", "op-o-o-o")
    t.force_wall(2, 1, "east")
    t.rule(swap, 3, False).play("swap 2,1")
    assert cells(t, "with") == ["2,2", "2,3", "2,4"]


@pytest.mark.rule("MAN-MAN-6")
@pytest.mark.rule("MAN-MAN-12")
def test_pieces_and_tokens_go_with_their_tile_and_nothing_is_entered(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dWw2-oPl")
    t.rule(swap, 2, False).play("swap 2,1")
    assert t.ask is None, "a Dark tile has no orientation, an open one needs none"
    assert (t.where("wraith"), t.where("paladin")) == ("2,2", "2,1")
    assert (t.count("w", 2, 2), t.count("l", 2, 1)) == (2, 1)
    assert t.g.grid.face[space(2, 2)] == DARK
    assert t.g.grid.face[space(2, 1)] == LIT
    assert t.told("webs-torn") == []


@pytest.mark.rule("MAN-MAN-7")
@pytest.mark.parametrize(("omens", "far"), [(1, 2), (2, 4), (3, 5)])
def test_shift_reaches_farther_with_more_omens(table: Callable[..., Table], omens: int, far: int) -> None:
    t = rows(table("PKSM", "o", at=(0, 0)), SHIFT, omens).play("shift 0,0")
    reached = {text.split()[1] for text in t.options}
    assert reached == {f"{row},{col}" for row in range(7) for col in range(7) if 0 < row + col <= far}
    t = rows(table("PKSM", "ot", at=(0, 0)), SHIFT, omens).play("shift 0,0")
    near = {text.split()[1] for text in t.options}
    assert near == {f"{row},{col}" for row in range(7) for col in range(7) if 0 < row + col <= far // 2}
    assert t.barred["to 0,2" if far < 4 else "to 0,3"] == "MAN-MAN-7"


@pytest.mark.rule("MAN-MAN-7")
def test_shift_needs_an_empty_unoccupied_space_and_takes_everything_along(table: Callable[..., Table]) -> None:
    t = table("PKSM", "dPe-d .N\n. . .", at=(0, 0))
    t.rule(shift, 2).play("shift 0,1")
    assert cells(t, "to") == ["0,3", "1,0", "1,1", "1,2", "2,1"], "a Skeleton stands on 0,2"
    t = table("PKSM", "dPe-d .N\n. . .", at=(0, 0))
    t.rule(shift, 2).play("shift 0,0")
    assert t.ask is None, "one space only: half the distance"
    assert (t.where("paladin"), t.count("e", 1, 0)) == ("1,0", 1)
    assert t.house == ["0,1", "1,0"]


@pytest.mark.rule("MAN-MAN-7")
def test_a_shifted_lit_tile_is_turned_in_any_way(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o o")
    t.lit("event_10", 2, 1, 0)
    t.rule(shift, 2).play("shift 2,1", "to 4,1")
    assert (t.prompt, t.options) == ("manor_turn", ["r0", "r1", "r2", "r3"])
    t.play("r1")
    assert rotation_of(t.g, space(4, 1)) == 1


@pytest.mark.rule("MAN-MAN-8")
def test_in_a_full_house_shift_swaps_instead(table: Callable[..., Table]) -> None:
    full = "\n".join(["d d d d d d d"] * 6 + ["a a a a B d d"])
    t = table("PKSM", full, at=(0, 0))
    assert len(t.house) == 49
    t.rule(shift, 5)
    assert t.prompt == "manor_shift_full"
    t.play("swap 6,4", "with 6,0")
    assert t.g.grid.face[space(6, 0)] == LIT
    t = table("PKSM", full.replace("B", "."), at=(0, 0))
    assert t.rule(shift, 5).prompt == "manor_shift", "one empty space is enough"


@pytest.mark.rule("MAN-MAN-9")
@pytest.mark.parametrize("omens", [1, 2, 3])
def test_reveal_turns_up_so_many_dark_tiles_anywhere(table: Callable[..., Table], omens: int) -> None:
    t = table("PKSM", "dP d d d\n. a", at=(0, 0))
    t.draws(*["event_1", "event_2", "event_3"][:omens])
    rows(t, REVEAL, omens)
    for cell in ["0,2", "0,0", "0,3"][:omens]:
        t.play(f"reveal {cell}")
    assert t.ask is None
    assert [fact["cell"] for fact in t.told("revealed")] == ["0,2", "0,0", "0,3"][:omens]
    assert (t.g.paladin.grit, len(t.g.manor.hand)) == (0, 3), "no Encounter, no Event"


@pytest.mark.rule("MAN-MAN-9")
def test_reveal_may_stop_early_and_ends_without_dark_tiles(table: Callable[..., Table]) -> None:
    t = table("PKSM", "d d")
    t.draws("event_1")
    t.rule(reveal_more, 3).play("reveal 2,1", "stop")
    assert t.ask is None
    assert table("PKSM", "o o").rule(reveal_more, 3).ask is None


@pytest.mark.rule("MAN-MAN-10")
@pytest.mark.parametrize("omens", [1, 2, 3])
def test_wall_places_a_force_wall_for_each_omen(table: Callable[..., Table], omens: int) -> None:
    t = rows(table("PKSM", "o-o|o-d\n. . . d"), WALL_ROW, omens)
    assert cells(t, "wall") == ["2,1", "2,2", "2,3", "2,4", "3,4"]
    t.play("wall 2,4")
    assert (t.prompt, t.options) == ("manor_wall_side", ["2,4 south", "2,4 west"])
    t.play("2,4 south")
    for cell in ["2,1", "2,3"][: omens - 1]:
        t.play(f"wall {cell}")
    assert t.ask is None
    assert t.g.supply[FORCE_WALL] == 6 - omens
    assert t.g.grid.walls[space(3, 4)] & 1


@pytest.mark.rule("MAN-MAN-10")
def test_a_seventh_force_wall_comes_from_the_board(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o-o-o-o-o-o-o\no-o", at=(0, 0))
    for col in range(6):
        t.force_wall(0, col, "east")
    t.rule(wall, 1).play("wall 1,0", "1,0 east")
    assert t.prompt == "reuse"
    t.play("0,3 east")
    assert not t.g.grid.barrier[space(0, 3)] & 2
    assert t.g.grid.barrier[space(1, 0)] & 2


@pytest.mark.rule("MAN-MAN-11")
def test_after_a_swap_open_sides_of_moved_tiles_are_filled(table: Callable[..., Table]) -> None:
    t = table("PKSM", "d-d-o\n. . .", at=(0, 0))
    t.wall(0, 2, "east")
    t.rule(swap, 2, False).play("swap 0,0", "with 0,2")
    assert t.house == ["0,0", "0,1", "0,2", "1,0"], "south of the moved Lit tile only"
    assert t.g.grid.face[space(1, 0)] == DARK


@pytest.mark.rule("MAN-MAN-11")
def test_after_a_shift_the_vacated_space_is_filled_beside_an_open_side(table: Callable[..., Table]) -> None:
    t = table("PKSM", "o-o\n. .", at=(0, 0))
    t.wall(0, 0, "south")
    t.rule(shift, 2).play("shift 0,1", "to 0,3")
    assert "0,1" in t.house, "it touches the open side of (0,0)"
    assert "1,0" not in t.house, "that tile has not moved"
    t = table("PKSM", "o|d", at=(0, 0))
    t.wall(0, 0, "south")
    t.rule(shift, 2).play("shift 0,1", "to 0,3")
    assert t.house == ["0,0", "0,3"], "no open side there, and a Dark tile has none"


@pytest.mark.rule("MAN-MAN-12")
def test_a_known_armory_stays_dark_and_known_when_moved(table: Callable[..., Table]) -> None:
    t = table("PKSM", "a", at=(0, 0))
    t.rule(shift, 2).play("shift 0,0", "to 0,2")
    assert t.ask is None
    assert t.g.grid.face[space(0, 2)] == DARK
    assert t.g.is_armory(space(0, 2))


@pytest.mark.rule("MAN-MAN-13")
def test_a_tile_is_never_exchanged_with_itself_nor_turned_where_it_lies(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oP-o-o")
    t.rule(swap, 2, False).play("swap 2,2")
    assert "with 2,2" not in t.options
    t = table("PKSM", "oP-o-o")
    t.rule(shift, 2).play("shift 2,2")
    assert "to 2,2" not in t.options
    t = table("PKSM", "o . . o", at=(0, 0))
    assert t.rule(swap, 2, False).ask is None, "no other tile within the distance"
