"""General terms: WID-GEN."""

from collections.abc import Callable

import pytest
from games.widow.mansions import courtyard
from games.widow.table import BLUE, RED, YELLOW, Table

from hauntbox.board.geometry import cell
from hauntbox.games.widow import GAME
from hauntbox.games.widow.deeds import use_ability
from hauntbox.kernel.state import digest


def ability(t: Table, successes: int) -> Table:
    """Step 5 of the active player with so many successes from the dice."""
    t.g.successes = successes
    return t.step(use_ability)


def destinations(t: Table) -> set[str]:
    return {text.removeprefix("go ") for text in t.options if text.startswith("go ")}


@pytest.mark.rule("WID-GEN-1")
def test_when_the_widow_is_caught_in_one_players_turn_everybody_loses(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "medium", draw="green_02")
    t.g.active = 1
    t.enter(RED, 3, 0)
    t.dice(2, 6)
    t.play("0,1 r2", "roll")
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.ending == "caught_by_spirit_red"
    assert outcome.rewards == (-1.0, -1.0, -1.0)


@pytest.mark.rule("WID-GEN-1")
def test_when_the_last_stack_is_used_up_everybody_wins(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "medium", "butler", draw="green_02")
    t.g.stacks = [0, 0, 0, 0, 1]
    t.dice(3, 6)
    t.play("0,1 r2", "roll", "stop")
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.ending == "won"
    assert outcome.rewards == (1.0, 1.0, 1.0, 1.0)


@pytest.mark.rule("WID-GEN-1")
def test_all_seats_know_the_same(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "carpenter", draw="green_02")
    t.tokens(2, 4, 2)
    t.dice(3, 6)
    t.play("0,1 r2", "success", "roll")
    views = [GAME.view(t.g, seat) for seat in (0, 1, 2, None)]
    assert len({digest(view) for view in views}) == 1
    assert (views[1].pools, views[1].declared) == ([1, 4, 2], 1)
    assert all(event.visible_to(seat) for event in t.events for seat in (0, 1, 2))


@pytest.mark.rule("WID-GEN-2")
@pytest.mark.rule("WID-TURN-9")
def test_every_question_of_a_turn_goes_to_the_active_player(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "medium", draw="blue_08 green_02")
    t.g.active = 1
    t.enter(BLUE, 1, 0)
    t.dice(1, 2)
    asked = []
    for choice in ("0,-1 r0", "spirit_blue", "success", "roll", "die 1", "spirit_red", "stop"):
        asked.append((t.prompt, t.ask.seat))
        t.play(choice)
    assert asked == [
        ("place_tile", 1),
        ("shelter_target", 1),
        ("declare", 1),
        ("declare", 1),
        ("die_order", 1),
        ("spirit_order", 1),
        ("ability", 1),
    ]
    assert (t.prompt, t.ask.seat) == ("place_tile", 2)


@pytest.mark.rule("WID-GEN-3")
def test_open_floors_and_facing_doors_connect_but_a_door_against_a_wall_does_not(table: Callable[..., Table]) -> None:
    t = table("maid", "guard")
    t.lay("red_01", 5, 0)  # its west door meets the Boudoir's east door
    t.lay("blue_01", 4, 1, 1)  # its north wall meets the Boudoir's south door
    t.lay("yellow_01", 5, 1, 1)  # its north wall meets a wall, its west wall a door
    ability(t, 1)
    assert destinations(t) == {"3,0", "2,0", "5,0"}


@pytest.mark.rule("WID-GEN-3")
def test_turning_a_door_towards_a_door_connects_the_same_two_tiles(table: Callable[..., Table]) -> None:
    t = table("maid", "guard")
    t.lay("blue_01", 4, 1, 0)
    ability(t, 1)
    assert destinations(t) == {"3,0", "2,0", "4,1"}


@pytest.mark.rule("WID-GEN-4")
def test_stairs_do_not_join_layers_but_connections_do(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)
    t.play("8,-3 r0")
    assert t.g.stairs[RED] == cell(5, 0)
    assert t.g.landings[RED] == cell(8, -3)
    assert t.g.layer[cell(5, 0)] == t.g.layer[cell(0, 0)]
    assert t.g.layer[cell(8, -3)] != t.g.layer[cell(0, 0)]


@pytest.mark.rule("WID-GEN-4")
@pytest.mark.rule("WID-TILE-14")
def test_a_wall_passer_steps_through_a_wall_only_once_both_tiles_are_in_one_layer(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_05")
    t.lay("blue_03", 5, 0, 1)
    t.lay("black_03", 4, -1, 1)  # above the Boudoir, wall to wall: a layer of its own, reached by red stairs
    t.enter(YELLOW, 4, -1)
    t.enter(BLUE, 4, -1)
    assert t.distance(YELLOW) == t.distance(BLUE) == 2
    t.play("3,-1 r2")  # its doors and open floor connect the Parlour with the Cellar Stair
    assert t.distance(YELLOW) == 1
    assert t.distance(BLUE) == 2


@pytest.mark.rule("WID-GEN-4")
@pytest.mark.rule("WID-COURT-5")
def test_the_ground_layer_is_the_one_that_contains_the_chapel(table: Callable[..., Table]) -> None:
    t = table("gardener", "guard", draw="blue_01")
    for name, x, y, r in (("red_10", 6, -1, 1), ("blue_10", 8, -1, 2), ("green_10", 8, 1, 3), ("yellow_10", 6, 1, 0)):
        t.lay(name, x, y, r)
    for name, x, y, r in (("red_09", 7, -1, 1), ("blue_09", 7, 1, 1), ("green_09", 8, 0, 0), ("red_12", 6, 0, 2)):
        t.lay(name, x, y, r)
    assert not t.g.courtyards  # a ring of rooms in one layer, but not in that of the Chapel
    assert not t.g.enhanced[0]
    t.play("5,0 r1")
    assert t.g.courtyards == (cell(7, 0),)
    assert t.g.enhanced[0]


@pytest.mark.rule("WID-GEN-4")
@pytest.mark.rule("WID-COURT-5")
def test_a_cell_enclosed_by_two_layers_is_no_courtyard(table: Callable[..., Table]) -> None:
    t = table("gardener", "guard", draw="blue_01")
    t.lay("green_02", 1, 1)
    t.lay("red_01", 1, 2)
    t.lay("blue_07", 3, 1, 1)  # OWWW turned to the east: connected with nothing
    t.play("2,2 r1")  # the fourth side of (2,1), in the ground layer
    assert t.g.layer[cell(3, 1)] != t.g.layer[cell(2, 2)] == t.g.layer[cell(0, 0)]
    assert t.g.courtyards == ()
    assert not t.g.enhanced[0]


@pytest.mark.rule("WID-GEN-5")
def test_a_room_reaches_as_far_as_open_floor_and_ends_at_doors(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_07")
    t.lay("red_01", 5, 0)  # beside the Boudoir, through doors
    t.play("3,-1 r2")
    assert t.told("room") == [{"size": 3, "colours": 2, "rooms": 1}]


@pytest.mark.rule("WID-GEN-5")
def test_a_tile_without_open_edges_is_a_room_by_itself(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_01")
    t.play("0,1 r0")
    assert t.told("room") == [{"size": 1, "colours": 1, "rooms": 1}]


@pytest.mark.rule("WID-GEN-6")
def test_an_open_edge_is_exposed_until_a_tile_lies_beyond_it(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_09 blue_07")
    t.dice(3, 6)
    t.play("1,1 r0")
    assert t.told("room") == []
    t.play("roll", "stop", "1,2 r0")
    assert [room["size"] for room in t.told("room")] == [4]


@pytest.mark.rule("WID-GEN-7")
def test_a_waiting_spirit_is_not_in_the_mansion_and_cannot_be_bound(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    t.play("0,1 r2")
    assert t.options == ["roll", "success", "bind spirit_red"]


@pytest.mark.rule("WID-GEN-7")
@pytest.mark.rule("WID-BANG-1")
def test_a_spirit_is_in_the_mansion_from_the_moment_it_is_placed(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_06")
    t.play("0,1 r1")
    assert t.options == ["roll", "success", "bind spirit_red", "bind spirit_blue"]


@pytest.mark.rule("WID-GEN-7")
@pytest.mark.rule("WID-BANG-3")
def test_a_tile_of_another_layer_is_part_of_the_mansion(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.lay("blue_03", 5, 0, 1)
    t.lay("black_03", 8, -3)
    t.enter(BLUE, 8, -3)
    t.play("0,1 r3", "spirit_blue")
    assert t.spirit_at(BLUE) == "blue_03"
    assert t.options == ["roll", "success", "bind spirit_red", "bind spirit_blue"]


@pytest.mark.rule("WID-GEN-8")
@pytest.mark.rule("WID-DICE-3")
def test_taking_from_a_supply_that_is_too_small_gives_what_is_there_and_the_turn_goes_on(
    table: Callable[..., Table],
) -> None:
    t = table("maid", "guard", draw="red_07 green_02")
    t.tokens(5, 13)  # 2 are left for a stash, 2 tiles' worth of tokens and a third colour
    t.dice(3, 3)
    t.play("3,-1 r2")
    assert t.g.pools[0] == 7
    assert t.g.supply == 0
    t.play("roll")
    assert t.g.pools == [7, 13]
    assert t.g.active == 1


@pytest.mark.rule("WID-GEN-8")
@pytest.mark.rule("WID-BANG-6")
def test_a_shelter_with_an_empty_supply_does_nothing(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_08")
    t.tokens(10, 10)
    t.enter(BLUE, 1, 0)
    t.play("0,-1 r0")
    assert t.prompt == "declare"
    assert t.g.bound[:2] == [0, 0]


@pytest.mark.rule("WID-GEN-9")
@pytest.mark.rule("WID-COURT-4")
def test_one_ordinary_space_leads_neither_diagonally_nor_across_a_courtyard(table: Callable[..., Table]) -> None:
    t = table("butler", "guard")
    courtyard(t)
    t.widow(2, 0)
    ability(t, 2)
    assert destinations(t) == {"1,0", "3,0"}


@pytest.mark.rule("WID-GEN-9")
@pytest.mark.rule("WID-JOB-8")
def test_the_gardeners_crossing_is_no_ordinary_space(table: Callable[..., Table]) -> None:
    t = table("gardener", "guard")
    courtyard(t)
    t.g.enhanced[0] = False
    t.g.cheap_used = True
    t.widow(2, 0)
    ability(t, 1)
    assert destinations(t) == {"1,1", "2,2", "3,1"}


@pytest.mark.rule("WID-GEN-9")
@pytest.mark.rule("WID-STAIR-1")
def test_a_stairs_pair_is_one_space(table: Callable[..., Table]) -> None:
    t = table("butler", "guard")
    t.lay("blue_03", 5, 0, 1)
    t.lay("black_03", 8, -3)
    t.widow(5, 0)
    ability(t, 2)
    assert destinations(t) == {"4,0", "8,-3"}


@pytest.mark.rule("WID-GEN-10")
def test_nothing_that_is_placed_ever_moves_or_turns_not_even_when_layers_merge(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_03 black_05 green_02")
    t.lay("blue_03", 5, 0, 1)
    t.dice(5, 6, 5, 6)
    t.play("3,-2 r2")
    tiles, edges = dict(t.g.tiles), dict(t.g.edges)
    t.play("roll", "go 5,0", "stop")
    assert not {"3,-2", "0,0", "4,0", "5,0"} & {text.split()[0] for text in t.options}
    t.play("0,1 r1", "roll", "stop")
    assert t.prompt == "place_tile"
    assert len(t.g.tiles) == len(tiles) + 1
    assert tiles.items() <= t.g.tiles.items()
    assert edges.items() <= t.g.edges.items()
