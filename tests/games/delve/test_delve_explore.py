"""The Exploration Phase: edges, tiles, monsters on new tiles."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import EAST, NORTH, SOUTH, WEST, cell
from hauntbox.board.squares import write_square
from hauntbox.games.delve.exploring import KNOWN, edges_of_hero, exploration, place_tile, unexplored
from hauntbox.games.delve.foes import FOES
from hauntbox.games.delve.prompts import edge_text
from hauntbox.games.delve.tiles import NUMBER, START_A
from hauntbox.games.delve.turn import explores

Make = Callable[..., Table]


def edges(t: Table) -> list[str]:
    return sorted([edge_text(edge) for edge in unexplored(t.g)])


def stood_on(t: Table, row: int, column: int) -> list[str]:
    t.stand(0, row, column)
    return sorted([edge_text(edge) for edge in edges_of_hero(t.g, 0)])


def cards(t: Table, seat: int) -> list[str]:
    """The monsters a player controls."""
    return [FOES[card & 63].id for card in t.g.charge[seat]]


def bottom(t: Table, name: str) -> None:
    """Puts a tile at the bottom of the stack."""
    t.tiles(name)
    t.g.stack.insert(0, t.g.stack.pop())
    t.g.stack.pop(1)
    assert t.g.stack[0] == KNOWN + NUMBER[name]


# --- unexplored edges


@pytest.mark.rule("DEL-EXPLORE-1")
def test_an_unexplored_edge_is_open_and_leads_to_an_empty_cell(table: Make) -> None:
    t = table("brakka")
    assert edges(t) == ["0,0 north", "0,0 south", "0,0 west", "1,0 east", "1,0 south"]
    t.lay("c01", 0, -1)  # open to the north and to the south
    assert edges(t) == ["0,-1 north", "0,0 south", "0,0 west", "1,0 east", "1,0 south"]


@pytest.mark.rule("DEL-EXPLORE-1")
def test_a_plugged_edge_is_no_unexplored_one_and_without_tiles_there_is_none(table: Make) -> None:
    t = table("brakka", adventure="closing_dark")
    t.g.cave = t.g.cave.with_plug(START_A * 4 + NORTH)
    assert edges(t) == ["0,0 south", "0,0 west", "1,0 east", "1,0 south"]
    assert stood_on(t, 0, 1) == []
    t.g.stack.clear()
    assert edges(t) == []


@pytest.mark.rule("DEL-EXPLORE-2")
def test_a_hero_stands_on_an_edge_on_the_four_squares_of_its_side(table: Make) -> None:
    t = table("brakka")
    t.lay("c18", 0, -1)  # ..../..../..m./#..#: the corners of its north side are floor
    assert stood_on(t, -4, 1) == stood_on(t, -4, 2) == ["0,-1 north"]
    assert stood_on(t, -4, 0) == ["0,-1 north", "0,-1 west"]
    assert stood_on(t, -4, 3) == ["0,-1 east", "0,-1 north"]
    assert stood_on(t, -3, 1) == []  # one square away
    assert stood_on(t, 1, 3) == []  # the edge to the other half is no unexplored one


@pytest.mark.rule("DEL-EXPLORE-3")
@pytest.mark.rule("DEL-TURN-10")
def test_exploring_is_mandatory(table: Make) -> None:
    t = table("brakka", "ilse")
    t.tiles("c01")
    t.next("rot_hound")
    t.stand(0, 0, 1)
    t.dice(1)
    t.turn(0).play("end").play_until("act", 1)
    assert [told["tile"] for told in t.told("tile")] == ["c01"]


@pytest.mark.rule("DEL-EXPLORE-3")
def test_on_two_unexplored_edges_the_player_chooses_one(table: Make) -> None:
    t = table("brakka")
    t.lay("c18", 0, -1)
    t.tiles("c01", "c02")
    t.stand(0, -4, 0)
    t.rule(exploration)
    assert (t.prompt, t.options) == ("edge", ["0,-1 north", "0,-1 west"])
    t.play("0,-1 west")
    assert t.g.cave.tile(cell(-1, -1)) == NUMBER["c01"]
    assert t.g.cave.tile(cell(0, -2)) == -1
    assert len(t.told("tile")) == 1


@pytest.mark.rule("DEL-FAQ-5")
def test_on_the_corner_of_an_explored_and_an_unexplored_edge_the_unexplored_one_is_explored(table: Make) -> None:
    t = table("brakka")
    t.lay("c18", 0, -1)
    t.lay("c18", 0, -2)
    t.tiles("c01")
    t.stand(0, -4, 0)
    t.rule(exploration)
    assert t.g.cave.tile(cell(-1, -1)) == NUMBER["c01"]


@pytest.mark.rule("DEL-EXPLORE-7")
def test_one_tile_a_turn_and_no_move_after_it(table: Make) -> None:
    t = table("brakka", "ilse")
    t.lay("c18", 0, -1)
    t.tiles("c01", "c02")
    t.next("rot_hound", "cave_spider")
    t.stand(0, -4, 0)  # on two unexplored edges, and not a square moved
    t.dice(1)
    t.turn(0).play("end", "0,-1 west").play_until("act")
    assert (len(t.told("tile")), t.g.active, t.square(0)) == (1, 1, "-4,0")


# --- laying the tile


@pytest.mark.rule("DEL-EXPLORE-4")
@pytest.mark.parametrize(
    ("row", "column", "there", "turns", "mushroom"),
    [(0, 1, (0, -1), 0, "-3,2"), (2, 7, (2, 0), 1, "2,10"), (3, 2, (0, 1), 2, "6,1"), (1, 0, (-1, 0), 3, "1,-3")],
)
def test_the_triangle_touches_the_explored_edge(
    table: Make, row: int, column: int, there: tuple[int, int], turns: int, mushroom: str
) -> None:
    t = table("brakka")
    t.tiles("c03")  # ####/..m#/...#/#..#: open at the triangle and to the left of it
    t.next("rot_hound")
    t.stand(0, row, column)
    t.rule(exploration)
    at = cell(*there)
    assert (t.g.cave.tile(at), t.g.cave.turns(at)) == (NUMBER["c03"], turns)
    back = (SOUTH + turns) % 4
    assert t.g.cave.is_open(at, back)
    assert t.g.cave.is_open(at, (WEST + turns) % 4)
    assert not t.g.cave.is_open(at, (NORTH + turns) % 4)
    assert not t.g.cave.is_open(at, (EAST + turns) % 4)
    assert t.square("rot_hound-1") == mushroom
    assert t.g.cave.ways[at] == (t.g.cell(0),)


@pytest.mark.rule("DEL-EXPLORE-5")
def test_other_sides_become_passages_or_dead_ends(table: Make) -> None:
    t = table("brakka")
    west, east = t.lay("c17", -1, -1, 0), t.lay("c17", 1, -1, 0)  # both open towards the cell between them
    t.tiles("c07")  # open to the west, closed to the east
    t.next("rot_hound")
    t.stand(0, 0, 1)
    t.rule(exploration)
    new = cell(0, -1)
    assert t.g.cave.tile(new) == NUMBER["c07"]
    assert (west in t.g.cave.ways[new], east in t.g.cave.ways[new]) == (True, False)
    assert "1,-1 west" not in edges(t)  # a dead end is no unexplored edge


@pytest.mark.rule("DEL-EXPLORE-11")
def test_a_tile_without_new_edges_is_nothing_special(table: Make) -> None:
    t = table("brakka", "ilse")
    for x, y in ((-1, -1), (0, -2), (1, -1)):
        t.lay("c15" if x else "c17", x, y, 0)
    before = [edge for edge in edges(t) if edge != "0,0 north"]
    t.tiles("c07")
    t.next("rot_hound")
    t.stand(0, 0, 1)
    t.dice(1)
    t.turn(0).play("end").play_until("act", 1)
    assert set(edges(t)) < set(before)
    assert not [edge for edge in edges(t) if edge.startswith("0,-1 ")]
    assert t.ending is None


@pytest.mark.rule("DEL-FAQ-6")
@pytest.mark.rule("DEL-TURN-12")
def test_a_white_dead_end_ends_its_branch_and_spares_the_encounter(table: Make) -> None:
    t = table("brakka", "ilse")
    t.tiles("secret_hollow")
    t.next("rot_hound", "ev_gnawing_dark")
    t.stand(0, 0, 1)
    t.dice(1)
    t.turn(0).play("end").play_until("act", 1)
    assert edges(t) == ["0,0 south", "0,0 west", "1,0 east", "1,0 south"]
    assert t.told("encounter") == []


# --- the monster of the tile


@pytest.mark.rule("DEL-EXPLORE-6")
@pytest.mark.rule("DEL-MONSTER-1")
def test_the_active_player_draws_the_monster_and_its_figure_goes_to_the_mushrooms(table: Make) -> None:
    t = table("brakka", "maren")
    t.tiles("c13")  # #..#/...#/..m#/#..#
    t.next("stone_brute")
    t.stand(1, 0, 1)
    t.g.active = 1
    t.rule(exploration)
    assert (cards(t, 0), cards(t, 1)) == ([], ["stone_brute"])
    assert t.square("stone_brute-1") == "-2,2"


@pytest.mark.rule("DEL-EXPLORE-6")
def test_first_look_lets_ilse_choose_any_free_square(table: Make) -> None:
    t = table("ilse")
    t.tiles("c01")  # #..#/#.m#/#..#/#..#
    t.next("stone_brute")
    t.stand(0, 0, 1)
    t.rule(exploration)
    assert sorted(t.options) == ["-1,1", "-1,2", "-2,1", "-2,2", "-3,1", "-3,2", "-4,1", "-4,2"]
    t.play("-4,1")
    assert t.square("stone_brute-1") == "-4,1"


@pytest.mark.rule("DEL-EXPLORE-6")
@pytest.mark.rule("DEL-TILE-9")
@pytest.mark.parametrize("first", ["-4,1", "-2,3"])
def test_first_look_is_for_one_of_two_monsters(table: Make, first: str) -> None:
    t = table("ilse")
    t.tiles("fungus_garden")  # #m.#/..../..m./#..#
    t.next("stone_brute", "rot_hound")
    t.stand(0, 0, 1)
    t.rule(exploration).play(first)
    if first == "-4,1":  # a mushroom square: she may still choose a square for the second one
        assert {"-2,2", "-2,3", "-1,1"} <= set(t.options)
        t.play("-1,1")
        assert t.square("rot_hound-2") == "-1,1"
    else:
        assert t.options == ["-4,1", "-2,2"]


@pytest.mark.rule("DEL-EXPLORE-6")
def test_first_look_is_for_her_own_exploration_only(table: Make) -> None:
    t = table("ilse", "brakka")
    t.tiles("c01")
    t.next("stone_brute")
    t.rule(place_tile, START_A * 4 + NORTH, NUMBER["c01"], "DEL-EXPLORE-8")
    assert (t.prompt, t.square("stone_brute-1")) == (None, "-3,2")


@pytest.mark.rule("DEL-EXPLORE-8")
def test_a_tile_of_an_encounter_card_brings_a_monster_but_no_encounter(table: Make) -> None:
    t = table("brakka", "ilse")
    bottom(t, "c13")  # black
    t.next("ev_deep_horn", "ev_gnawing_dark", "stone_brute")
    t.dice(1)
    t.turn(1).play("end", "0,0 north").play_until("act", 0)
    assert [told["card"] for told in t.told("encounter")] == ["ev_deep_horn"]
    assert [told["tile"] for told in t.told("tile")] == ["c13"]
    assert cards(t, 1) == ["stone_brute"]


@pytest.mark.rule("DEL-EXPLORE-8")
@pytest.mark.rule("DEL-MONSTER-17")
def test_a_tile_of_a_monster_brings_no_encounter_and_does_not_count_as_placed(table: Make) -> None:
    t = table("brakka", "ilse")
    t.lay("c01", 0, -1)
    t.foe("thrall_sentry", -3, 1)
    bottom(t, "c13")
    t.next("ev_gnawing_dark", "ev_stir")
    t.next("cave_spider")
    t.turn(0).play("end")
    t.play_until("act", 1)
    assert [told["card"] for told in t.told("encounter")] == ["ev_gnawing_dark"]  # that of V1, which came before
    assert [told["tile"] for told in t.told("tile")] == ["c13"]
    assert cards(t, 0) == ["thrall_sentry", "cave_spider"]


@pytest.mark.rule("DEL-EXPLORE-9")
@pytest.mark.rule("DEL-ADV-3-2")
def test_a_goal_tile_gets_its_monster_before_its_instructions(table: Make) -> None:
    t = table("brakka", "ilse", adventure="cinder_lair")
    t.tiles("king_statue")
    t.next("rot_hound", "stone_brute")
    t.stand(0, 0, 1)
    t.rule(exploration).play_until("nothing")
    told = [event.facts.get("tile", event.facts.get("foe")) for event in t.events if event.kind in ("tile", "appeared")]
    assert told == ["king_statue", "rot_hound", "lair_near", "lair_far", "ulgrum", "stone_brute"]


# --- the stack


@pytest.mark.rule("DEL-EXPLORE-13")
@pytest.mark.rule("DEL-FAQ-13")
def test_when_the_stack_is_empty_play_goes_on_without_exploring(table: Make) -> None:
    t = table("brakka", "ilse")
    t.lay("sunless_river", 0, -1)
    t.g.stack.clear()
    t.g.unseen.clear()
    t.next("ev_gnawing_dark")
    t.stand(0, -4, 1)  # on an open edge
    tiles = dict(t.g.cave.tiles)
    t.turn(0).play("end")
    assert (t.prompt, t.g.active, t.ending) == ("act", 1, None)
    assert [told["card"] for told in t.told("encounter")] == ["ev_gnawing_dark"]
    assert (t.g.stack, t.g.cave.tiles) == ([], tiles)


@pytest.mark.rule("DEL-EXPLORE-14")
@pytest.mark.rule("DEL-TILE-1")
def test_a_hero_who_falls_at_the_end_of_his_phase_does_not_explore(table: Make) -> None:
    t = table("brakka", "ilse")
    t.lay("v06", 0, -1)  # #..v/..../.m../#..#
    t.stand(0, -4, 2)  # on the north edge, beside the vent
    t.g.hp[0] = 1
    t.next("ev_twisted_passages")
    t.turn(0).play("end")
    assert (t.hp(0), t.told("tile")) == (0, [])
    assert [told["card"] for told in t.told("encounter")] == ["ev_twisted_passages"]


@pytest.mark.rule("DEL-EXPLORE-14")
def test_with_one_more_hit_point_he_would_have_explored(table: Make) -> None:
    t = table("brakka", "ilse")
    t.lay("v06", 0, -1)
    t.stand(0, -4, 2)
    assert write_square(t.g.at[0]) == "-4,2"
    t.tiles("c01")
    t.rule(explores)
    assert len(t.told("tile")) == 1
