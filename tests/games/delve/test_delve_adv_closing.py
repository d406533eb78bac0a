"""The Closing Dark: plugs, the gate, the way out. DEL-ADV-6."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import EAST, NORTH, cell
from hauntbox.board.squares import cell_of, square
from hauntbox.games.delve.exploring import exploration, unexplored
from hauntbox.games.delve.figures import adjacent, apart
from hauntbox.games.delve.moving import reach
from hauntbox.games.delve.prompts import edge_text
from hauntbox.games.delve.tiles import START_A
from hauntbox.games.delve.turn import leaving

Make = Callable[..., Table]


def closing(table: Make, *names: str) -> Table:
    t = table(*(names or ("brakka", "ilse")), adventure="closing_dark")
    t.stand(0, 1, 1)
    return t


def edges(t: Table) -> list[str]:
    return sorted([edge_text(edge) for edge in unexplored(t.g)])


# --- plugs


@pytest.mark.rule("DEL-ADV-6-2")
def test_until_the_gate_is_found_a_plug_comes_instead_of_an_encounter(table: Make) -> None:
    t = closing(table)
    t.turn(0).play("end")
    assert (t.prompt, t.ask.seat, sorted(t.options)) == ("plug", 0, ["0,0 north", "0,0 south", "0,0 west"])
    t.play("0,0 west")
    assert (t.told("encounter"), t.told("plugged")) == ([], [{"left": 4}])
    assert edges(t) == ["0,0 north", "0,0 south", "1,0 east", "1,0 south"]
    assert t.ask.seat == 1


@pytest.mark.rule("DEL-ADV-6-2")
@pytest.mark.rule("DEL-MAP-11")
def test_the_plug_goes_to_the_closest_edge_also_of_a_hero_at_no_hit_points(table: Make) -> None:
    t = closing(table)
    t.lay("c17", 0, -1)  # open on all sides
    t.lay("c15", 0, -2)  # open east and west
    t.stand(0, -7, 1)  # on the last one
    t.g.hp[0] = 0
    t.g.surges = [1]
    t.turn(0).play("end")
    assert sorted(t.options) == ["0,-2 east", "0,-2 west"]
    t.play("0,-2 east")
    t.turn(0).play("end")
    assert t.prompt != "plug"  # one is left: nobody is asked
    assert {"0,-2 west", "0,-2 east"}.isdisjoint(edges(t))


@pytest.mark.rule("DEL-ADV-6-2")
@pytest.mark.parametrize(("tile", "plugs"), [("c13", 1), ("c01", 0)])
def test_a_black_tile_brings_a_plug_too_and_a_white_one_none(table: Make, tile: str, plugs: int) -> None:
    t = closing(table)
    t.stand(0, 0, 1)
    t.tiles(tile)
    t.next("rot_hound", "ev_gnawing_dark")
    t.dice(1)
    t.turn(0).play("end").play_until("act", 1)
    assert (len(t.told("plugged")), t.told("encounter")) == (plugs, [])


@pytest.mark.rule("DEL-ADV-6-2")
@pytest.mark.rule("DEL-TILE-7")
def test_the_secret_hollow_prevents_one_plug(table: Make) -> None:
    t = closing(table)
    t.lay("secret_hollow", 0, -1)
    t.stand(0, -2, 1)
    t.turn(0).play("end")
    assert (t.ask.seat, t.told("plugged"), len(t.told("hollow"))) == (1, [], 1)
    t.turn(0).play("end")
    assert t.prompt == "plug"


def plugged(table: Make) -> Table:
    """The north edge of the start tile is plugged; then a tile is laid behind it, reached from the west."""
    t = closing(table)
    t.g.cave = t.g.cave.with_plug(START_A * 4 + NORTH)
    t.lay("c17", -1, 0, 0)  # #..#/.m../..../#..#
    t.lay("c19", -1, -1, 0)  # #.../..../.m../...#
    t.lay("c18", 0, -1, 0)  # ..../..../..m./#..#
    return t


@pytest.mark.rule("DEL-ADV-6-2")
def test_no_tile_is_laid_at_a_plugged_edge(table: Make) -> None:
    t = closing(table)
    t.g.cave = t.g.cave.with_plug(START_A * 4 + NORTH)
    t.stand(0, 0, 1)
    t.rule(exploration)
    assert (t.prompt, t.told("tile")) == (None, [])
    assert START_A * 4 + NORTH not in t.g.cave.diggable()


@pytest.mark.rule("DEL-ADV-6-2")
@pytest.mark.rule("DEL-MAP-4")
def test_tiles_on_both_sides_of_a_plug_are_not_adjacent(table: Make) -> None:
    t = plugged(table)
    assert (cell(0, -1) in t.g.cave.ways[START_A], START_A in t.g.cave.ways[cell(0, -1)]) == (False, False)
    t.stand(1, -2, 1)
    assert apart(t.g, 0, 1) == 3  # around, over the two tiles in the west
    free = table("brakka", "ilse", adventure="closing_dark")
    free.lay("c18", 0, -1, 0)
    assert cell(0, -1) in free.g.cave.ways[START_A]


@pytest.mark.rule("DEL-ADV-6-2")
@pytest.mark.rule("DEL-MOVE-5")
def test_nobody_steps_across_a_plug(table: Make) -> None:
    t = plugged(table)
    t.stand(0, 0, 1)
    assert t.g.cave.can_stand(square(-1, 1))
    assert [at for at in reach(t.g, 0, 1) if cell_of(at) == cell(0, -1)] == []
    for row, column in ((0, 1), (0, 2), (0, 3), (-1, 1), (-1, 2)):
        here = square(row, column)
        beyond = cell(0, -1) if row == 0 else START_A
        assert [at for at in t.g.cave.links[here] if cell_of(at) == beyond] == []
    t.act(0).play("move")
    assert sorted([option for option in t.options if option.startswith("go -")]) == []


@pytest.mark.rule("DEL-ADV-6-2")
@pytest.mark.rule("DEL-MAP-7")
def test_nobody_reaches_across_a_plug(table: Make) -> None:
    t = plugged(table)
    t.powers(0, "brk_measured_cut")
    t.stand(0, 0, 1)
    hound = t.foe("rot_hound", -1, 1)
    assert not adjacent(t.g, 0, t.figure(hound))
    assert "attack brk_measured_cut" not in t.act(0).options


@pytest.mark.rule("DEL-ADV-6-2")
def test_only_the_plugged_edge_is_closed(table: Make) -> None:
    t = plugged(table)
    links = t.g.cave.links
    assert square(1, 4) in links[square(1, 3)]  # to the other half of the start tile
    assert square(-2, -1) in links[square(-2, 0)]  # from the tile behind the plug to the west
    assert square(1, -1) in links[square(1, 0)]


@pytest.mark.rule("DEL-ADV-6-2")
def test_a_plug_closes_its_edge_from_the_tile_that_is_laid_later_too(table: Make) -> None:
    t = closing(table)
    t.lay("c17", -1, 0, 0)
    t.lay("c17", -1, -1, 0)
    t.g.cave = t.g.cave.with_plug(cell(-1, -1) * 4 + EAST)
    t.lay("c18", 0, -1, 0)  # from the start tile
    t.lay("c17", 0, -2, 0)  # and one more, which touches its corners
    assert cell(-1, -1) not in t.g.cave.ways[cell(0, -1)]
    assert [
        at for row in range(-4, 0) for at in t.g.cave.links.get(square(row, 0), ()) if cell_of(at) == cell(-1, -1)
    ] == []
    assert square(0, 1) in t.g.cave.links[square(-1, 1)]


# --- the gate


@pytest.mark.rule("DEL-ADV-6-3")
def test_after_the_gate_is_found_encounters_come_as_usual(table: Make) -> None:
    t = closing(table)
    t.lay("broken_gate", 0, -1)
    t.next("ev_gnawing_dark")
    t.turn(0).play("end")
    assert ([told["card"] for told in t.told("encounter")], t.told("plugged")) == (["ev_gnawing_dark"], [])


@pytest.mark.rule("DEL-ADV-6-3")
@pytest.mark.rule("DEL-OBJ-8")
@pytest.mark.parametrize(("row", "column", "asked"), [(-4, 1, True), (-1, 2, True), (-2, 0, True), (0, 1, False)])
def test_the_way_out_is_anywhere_on_the_gate(table: Make, row: int, column: int, asked: bool) -> None:
    t = closing(table)
    t.lay("broken_gate", 0, -1)  # #..#/.o../..m./#..#
    t.stand(0, row, column)
    t.rule(leaving)
    assert (t.options == ["yes", "no"]) == asked


@pytest.mark.rule("DEL-ADV-6-4")
def test_the_closing_dark_is_won_when_all_have_escaped(table: Make) -> None:
    t = closing(table)
    t.lay("broken_gate", 0, -1)
    t.stand(0, -1, 1)
    t.stand(1, -1, 2)
    t.rule(leaving).play("yes")
    assert t.ending is None
    t.g.active = 1
    t.rule(leaving).play("yes")
    assert (t.ending, t.g.winners) == ("won_6", 0b11)


ONE_WAY = """
    ####
    #A.#
    #..#
    #..#"""
"""A cellar whose only open edge is in the south."""


@pytest.mark.rule("DEL-ADV-6-4")
def test_it_is_lost_when_the_last_edge_is_plugged(table: Make) -> None:
    t = closing(table, "brakka")
    t.draw(ONE_WAY)
    t.turn(0).play("end")
    assert (t.ending, t.g.winners, t.told("plugged")) == ("lost_6", 0, [{"left": 0}])


@pytest.mark.rule("DEL-ADV-6-4")
@pytest.mark.rule("DEL-TURN-15")
@pytest.mark.parametrize(("tile", "ending"), [("secret_hollow", "lost_6"), ("c01", None), ("broken_gate", None)])
def test_it_is_lost_at_once_when_the_last_edge_ends_in_a_dead_end(table: Make, tile: str, ending: str | None) -> None:
    t = closing(table, "brakka")
    t.draw(ONE_WAY)
    t.stand(0, 3, 1)
    t.tiles(tile)
    t.next("rot_hound")
    t.rule(exploration)
    assert (t.ending, len(t.told("appeared"))) == (ending, int(ending is None))


@pytest.mark.rule("DEL-ADV-6-4")
def test_with_the_gate_found_no_edge_is_needed(table: Make) -> None:
    t = closing(table, "brakka")
    t.draw(ONE_WAY)
    t.g.cave = t.g.cave.with_tile(cell(3, 3), 31, 0)  # Broken Gate, somewhere
    t.g.stack.clear()
    t.next("ev_gnawing_dark")
    t.turn(0).play("end")
    assert t.ending is None
