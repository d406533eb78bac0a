"""Soft rock and destination doubles; goal tiles and sentries at the edges."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import EAST, NORTH, SOUTH, WEST, cell
from hauntbox.board.squares import square
from hauntbox.games.delve.cave import is_vent_tile
from hauntbox.games.delve.exploring import (
    KNOWN,
    double_edges,
    edges_of_hero,
    exploration,
    lay,
    place_double,
    unexplored,
)
from hauntbox.games.delve.prompts import edge_text
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.tiles import NUMBER, START_A
from hauntbox.games.delve.turn import explores

Make = Callable[..., Table]

CELLAR = """
    ####
    #A.#
    #..#
    ####
"""
SHELF = """
    ####
    #A.#
    ####
    ####
"""


def written(edges: list[int]) -> list[str]:
    return sorted([edge_text(edge) for edge in edges])


# --- DEL-EXPLORE-12


@pytest.mark.rule("DEL-EXPLORE-12")
def test_without_any_unexplored_edge_closed_ones_can_be_dug(table: Make) -> None:
    t = table("brakka")
    t.draw(CELLAR)
    assert written(unexplored(t.g)) == ["0,0 east", "0,0 north", "0,0 south", "0,0 west"]
    assert written(edges_of_hero(t.g, 0)) == ["0,0 north", "0,0 west"]  # his square touches their middle squares
    t.stand(0, 2, 2)
    assert written(edges_of_hero(t.g, 0)) == ["0,0 east", "0,0 south"]


@pytest.mark.rule("DEL-EXPLORE-12")
def test_one_unexplored_edge_anywhere_is_enough_to_forbid_digging(table: Make) -> None:
    t = table("brakka")
    t.draw(CELLAR)
    t.lay("secret_hollow", 5, 5, 0)  # far away, open to the south
    assert written(unexplored(t.g)) == ["5,5 south"]
    assert edges_of_hero(t.g, 0) == []


@pytest.mark.rule("DEL-EXPLORE-12")
@pytest.mark.rule("DEL-EXPLORE-1")
def test_without_tiles_in_the_stack_nothing_is_dug(table: Make) -> None:
    t = table("brakka")
    t.draw(CELLAR)
    t.g.stack.clear()
    assert unexplored(t.g) == []


@pytest.mark.rule("DEL-EXPLORE-12")
@pytest.mark.rule("DEL-ADV-6-1")
def test_some_adventures_have_no_soft_rock(table: Make) -> None:
    t = table("brakka", adventure="closing_dark")
    t.draw(CELLAR)
    assert unexplored(t.g) == []


@pytest.mark.rule("DEL-EXPLORE-12")
def test_an_edge_can_be_dug_where_a_middle_square_touches_floor_and_the_cell_is_empty(table: Make) -> None:
    t = table("brakka")
    t.draw(SHELF)  # the middle squares of the south side touch walls only
    assert written(unexplored(t.g)) == ["0,0 east", "0,0 north", "0,0 west"]
    t.g.cave = t.g.cave.with_tile(cell(0, -1), NUMBER["secret_hollow"], 3)  # its one open edge meets the west
    t.g.cave = t.g.cave.with_tile(cell(-1, -1), NUMBER["c15"], 0)
    t.g.cave = t.g.cave.with_plug(cell(0, 0) * 4 + WEST)
    found = [edge for edge in written(t.g.cave.diggable()) if edge.startswith("0,0")]
    assert found == ["0,0 east"]  # the north is taken, the west is plugged


@pytest.mark.rule("DEL-EXPLORE-12")
def test_digging_makes_the_two_middle_squares_floor_for_good(table: Make) -> None:
    t = table("brakka")
    t.draw(CELLAR)
    t.tiles("c01")
    t.next("stone_brute")
    t.rule(exploration).play("0,0 north")
    assert [t.g.cave.ground[square(0, column)] for column in range(4)] == ["#", ".", ".", "#"]
    assert t.g.cave.ways[cell(0, 0)] == (cell(0, -1),)
    assert square(-1, 1) in t.g.cave.links[square(0, 1)]
    assert written(unexplored(t.g)) == ["0,-1 north"]  # now there is an unexplored edge again


@pytest.mark.rule("DEL-EXPLORE-12")
@pytest.mark.rule("DEL-TILE-1")
def test_a_vent_that_is_dug_away_is_gone(table: Make) -> None:
    t = table("brakka")
    t.draw("#v##\n#A.#\n#..#\n####")
    here = cell(0, 0)
    assert is_vent_tile(t.g.cave, here)
    t.tiles("c01")
    t.next("stone_brute")
    t.rule(exploration).play("0,0 north")
    assert t.g.cave.ground[square(0, 1)] == "."
    assert not is_vent_tile(t.g.cave, here)


@pytest.mark.rule("DEL-EXPLORE-12")
def test_an_encounter_card_digs_too(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(SHELF.replace("#A.#", "#BA#"))  # Brakka does not touch the west side
    t.g.stack = [KNOWN + NUMBER["c01"]]
    t.next("ev_deep_horn", "stone_brute")
    t.g.cave = t.g.cave.with_plug(cell(0, 0) * 4 + EAST).with_plug(cell(0, 0) * 4 + NORTH)
    t.g.cave = t.g.cave.with_plug(cell(0, 0) * 4 + SOUTH)
    t.dice(1)
    t.turn(0).play("end").play_until("act", 1)
    assert t.g.cave.tile(cell(-1, 0)) == NUMBER["c01"]
    assert t.g.cave.ground[square(1, 0)] == "."


# --- DEL-EXPLORE-10: doubles


@pytest.mark.rule("DEL-EXPLORE-10")
def test_a_double_lies_straight_behind_an_edge_of_the_goal_tile(table: Make) -> None:
    t = table("brakka", "ilse", adventure="iron_crown")
    goal = t.lay("broken_gate", 0, -1)  # open to all sides
    t.lay("c01", 0, -3)  # so the second cell to the north is taken
    t.g.stack.clear()  # judged as if there were tiles
    t.g.active = 1
    t.rule(place_double, "throne", goal)
    assert (t.prompt, t.ask.seat, t.options) == ("double", 1, ["0,-1 east", "0,-1 west"])
    t.play("0,-1 east")
    near, far = cell(1, -1), cell(2, -1)
    assert (t.g.cave.tile(near), t.g.cave.tile(far)) == (NUMBER["throne_near"], NUMBER["throne_far"])
    assert (t.g.cave.turns(near), t.g.cave.turns(far)) == (1, 1)
    assert far in t.g.cave.ways[near]
    assert t.names_on_map() == ["p1", "p2"]  # no monster
    assert t.g.placed == -1  # and the black half brings no encounter


@pytest.mark.rule("DEL-EXPLORE-10")
@pytest.mark.rule("DEL-MAP-11")
def test_else_it_lies_at_the_closest_unexplored_edge_that_fits(table: Make) -> None:
    t = table("brakka", adventure="iron_crown")
    goal = t.lay("broken_gate", 0, -1)
    for x, y in ((0, -3), (2, -1), (-2, -1)):
        t.lay("secret_hollow", x, y, 2 if y == -3 else 0)
    assert written(double_edges(t.g, goal)) == ["0,0 south", "0,0 west"]  # one tile away; start_b is two


@pytest.mark.rule("DEL-EXPLORE-10")
@pytest.mark.rule("DEL-EXPLORE-12")
def test_else_it_is_dug_even_where_an_unexplored_edge_exists(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.draw("####\n#A.#\n#..#\n#..#")  # open to the south
    t.lay("c15", 0, 2, 0)  # two cells further: nothing fits there
    goal = cell(0, 0)
    assert "0,0 south" in written(unexplored(t.g))
    assert written(double_edges(t.g, goal)) == ["0,0 east", "0,0 north", "0,0 west"]
    t.rule(place_double, "lair", goal).play("0,0 west")
    assert t.g.cave.tile(cell(-2, 0)) == NUMBER["lair_far"]
    assert t.g.cave.ground[square(1, 0)] == t.g.cave.ground[square(2, 0)] == "."


# --- goal tiles laid by others, sentries


@pytest.mark.rule("DEL-FAQ-14")
def test_a_goal_tile_of_an_encounter_card_has_its_instructions_for_the_player_whose_turn_it_is(table: Make) -> None:
    t = table("brakka", "maren", adventure="cinder_lair")
    t.g.stack = [KNOWN + NUMBER["king_statue"], *t.g.stack[1:]]
    t.next("ev_deep_horn", "rot_hound", "stone_brute")
    t.turn(1).play("end", "0,0 north")
    assert (t.prompt, t.ask.seat) == ("double", 1)
    t.play_until("act", 0)
    assert [card & 63 for card in t.g.charge[1]][:2] == [3, 7]  # both monsters are hers


@pytest.mark.rule("DEL-FAQ-14")
def test_a_goal_tile_of_a_sentry_has_its_instructions_too(table: Make) -> None:
    t = table("brakka", "ilse", adventure="cinder_lair")
    t.lay("c01", 0, -1)
    sentry = t.figure(t.foe("thrall_sentry", -3, 1, seat=1))
    t.g.stack = [KNOWN + NUMBER["king_statue"], *t.g.stack[1:]]
    t.next("rot_hound", "stone_brute")
    t.rule(activate, sentry).play_until("nothing")
    assert [told["tile"] for told in t.told("tile")] == ["king_statue", "lair_near", "lair_far"]
    assert t.g.cave.where(NUMBER["king_statue"]) == cell(0, -2)
    assert [told["foe"] for told in t.told("appeared")] == ["rot_hound", "ulgrum", "stone_brute"]


@pytest.mark.rule("DEL-FAQ-19")
@pytest.mark.parametrize(("plugged", "tiles"), [(False, ["c02"]), (True, [])])
def test_a_sentry_does_not_explore_a_plugged_edge(table: Make, plugged: bool, tiles: list[str]) -> None:
    t = table("brakka", adventure="closing_dark")
    hall = t.lay("c01", 0, -1)
    sentry = t.foe("thrall_sentry", -3, 1)
    if plugged:
        t.g.cave = t.g.cave.with_plug(hall * 4 + NORTH)
    t.g.stack = [KNOWN + NUMBER["c02"], *t.g.stack[1:]]
    t.next("rot_hound")
    t.rule(activate, t.figure(sentry)).play_until("nothing")
    assert [told["tile"] for told in t.told("tile")] == tiles
    assert (t.cell(sentry) == hall) != plugged  # otherwise it goes on toward the hero


@pytest.mark.rule("DEL-FAQ-19")
def test_a_sentry_does_not_dig(table: Make) -> None:
    t = table("brakka")
    made = t.draw(
        """
        ########
        #A....g#
        #......#
        ########
        """,
        g="thrall_sentry",
    )
    assert "1,0 east" in written(unexplored(t.g))  # a hero could dig
    t.rule(activate, t.figure(made["g"])).play_until("nothing")
    assert (t.told("tile"), t.cell(made["g"])) == ([], cell(0, 0))


@pytest.mark.rule("DEL-EXPLORE-12")
@pytest.mark.rule("DEL-EXPLORE-3")
def test_digging_is_exploring_and_as_mandatory(table: Make) -> None:
    t = table("brakka")
    t.draw(CELLAR)
    t.tiles("c01")
    t.next("stone_brute")
    t.rule(explores)
    assert (t.prompt, t.options) == ("edge", ["0,0 north", "0,0 west"])
    t.play("0,0 west")
    assert len(t.told("tile")) == 1


def test_an_open_edge_is_not_dug(table: Make) -> None:
    t = table("brakka")
    lay(t.g, START_A * 4 + NORTH, NUMBER["c01"], "DEL-EXPLORE-4")
    assert t.g.cave.dug == ()
