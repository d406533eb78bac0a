"""Completing rooms: WID-ROOM."""

from collections.abc import Callable

import pytest
from games.widow.table import Table


def rewards(t: Table) -> list[tuple[str, int, int]]:
    """What was taken from the supply so far: the rule, how much it gave and how much it promised."""
    return [(event.rule, event.facts["count"], event.facts["wanted"]) for event in t.events if event.kind == "took"]


@pytest.mark.rule("WID-ROOM-1")
@pytest.mark.rule("WID-ROOM-6")
def test_a_room_is_complete_when_its_last_open_edge_is_closed(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_13 blue_07 yellow_07")
    t.dice(3, 6, 3, 6)
    t.play("1,1 r0", "roll", "stop")  # OOOW below the Gallery: two open edges more
    t.play("2,1 r3", "roll", "stop")  # closes the one in the east
    assert t.told("room") == []
    assert rewards(t) == []
    t.play("1,2 r0")  # closes the one in the south
    assert t.told("room") == [{"size": 5, "colours": 4, "rooms": 1}]
    assert t.g.pools[0] == 3 + 4 + 2


@pytest.mark.rule("WID-ROOM-2")
def test_doors_with_nothing_behind_them_close_a_room(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_08")
    t.play("3,-1 r2")  # DWOD: doors to the north and to the west
    assert t.told("room") == [{"size": 3, "colours": 3, "rooms": 1}]


@pytest.mark.rule("WID-ROOM-2")
@pytest.mark.rule("WID-TILE-7")
def test_a_blind_door_closes_a_room(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.lay("blue_01", 2, -1)
    t.play("3,-1 r2")  # its west door faces the Washroom's wall
    assert t.told("room") == [{"size": 3, "colours": 3, "rooms": 1}]


@pytest.mark.rule("WID-ROOM-3")
def test_a_room_of_two_gives_one_token(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_07")
    t.lay("red_02", 5, 0, 1)
    t.play("6,0 r3")
    assert rewards(t) == [("WID-ROOM-3", 1, 1)]
    assert (t.g.pools, t.g.supply) == ([4, 3], 13)


@pytest.mark.rule("WID-ROOM-3")
def test_a_room_of_three_gives_two_tokens_to_whoever_finishes_it(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02 blue_07")
    t.dice(3, 3)
    t.tokens(0, 3)
    t.play("0,1 r2")
    assert t.g.active == 1
    t.play("3,-1 r2")
    assert t.g.pools == [1, 5]  # the maid's token is that of her double


@pytest.mark.rule("WID-ROOM-3")
def test_a_room_of_four_gives_three_tokens(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_02")
    t.lay("green_09", 1, 1)
    t.play("1,2 r0")
    assert rewards(t) == [("WID-ROOM-3", 3, 3)]
    assert t.g.pools[0] == 6


@pytest.mark.rule("WID-ROOM-4")
@pytest.mark.rule("WID-BONUS-6")
def test_a_room_of_one_tile_gives_its_bonus_but_no_token(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_01")
    t.play("0,1 r0")
    assert t.told("room") == [{"size": 1, "colours": 1, "rooms": 1}]
    assert rewards(t) == []
    assert (t.g.pools, t.g.supply) == ([3, 3], 14)
    assert t.g.pending == 1


@pytest.mark.rule("WID-ROOM-5")
def test_what_the_supply_lacks_is_lost(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_07 green_02 yellow_02")
    t.tokens(4, 15)
    t.dice(3, 6)
    t.play("3,-1 r2")
    assert rewards(t) == [("WID-ROOM-3", 1, 2)]
    assert (t.g.pools, t.g.supply) == ([5, 15], 0)
    t.play("success", "roll", "stop")  # the declared token comes back to the supply
    assert (t.g.pools, t.g.supply) == ([4, 15], 1)


@pytest.mark.rule("WID-ROOM-6")
@pytest.mark.rule("WID-BONUS-1")
def test_an_unfinished_room_gives_neither_tokens_nor_a_bonus(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_09")
    t.lay("black_02", 5, 0, 1)
    t.play("6,0 r1")
    assert t.told("room") == []
    assert (t.g.pools, t.g.completed) == ([3, 3], 0)
    assert t.prompt == "declare"


@pytest.mark.rule("WID-ROOM-7")
def test_a_completed_room_is_never_rewarded_again(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_07 green_01")
    t.dice(3, 6)
    t.play("3,-1 r2", "roll", "stop")
    assert t.g.pools == [5, 3]
    t.play("5,0 r3")  # door to door with the finished room: DDWD
    assert [(told["size"], told["rooms"]) for told in t.told("room")] == [(3, 1), (1, 2)]
    assert t.g.pools == [5, 3]


@pytest.mark.rule("WID-ROOM-7")
def test_no_tile_can_be_joined_to_a_completed_room(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_12")
    t.lay("yellow_07", 3, -1, 2)
    t.lay("green_09", 1, 1)
    t.lay("red_02", 5, 0, 1)
    assert set(t.options) == {"1,2 r0", "6,0 r0"}  # only beside the two unfinished rooms


@pytest.mark.rule("WID-ROOM-8")
@pytest.mark.rule("WID-STAIR-1")
def test_stairs_do_not_join_rooms(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_07 blue_07")
    t.lay("blue_03", 5, 0, 1)  # open floor in the east
    t.lay("black_03", 8, -3)  # its partner, with open floor in the north
    t.dice(3, 6)
    t.play("6,0 r3")
    assert t.told("room") == [{"size": 2, "colours": 2, "rooms": 1}]
    t.play("roll", "stop", "8,-4 r2")
    assert t.told("room")[1] == {"size": 2, "colours": 2, "rooms": 2}


@pytest.mark.rule("WID-ROOM-9")
@pytest.mark.rule("WID-BONUS-9")
def test_start_tiles_count_for_size_and_colours(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_02")
    t.play("1,1 r0")  # with the green Gallery and the red Hall
    assert t.told("room") == [{"size": 3, "colours": 3, "rooms": 1}]
    assert t.g.pools[0] == 3 + 2 + 1


@pytest.mark.rule("WID-ROOM-10")
@pytest.mark.rule("WID-BONUS-9")
def test_base_tokens_come_before_those_for_many_colours(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_02")
    t.tokens(3, 15)
    t.play("1,1 r0")
    assert rewards(t) == [("WID-ROOM-3", 2, 2), ("WID-BONUS-9", 0, 1)]


@pytest.mark.rule("WID-ROOM-10")
@pytest.mark.rule("WID-BONUS-8")
@pytest.mark.parametrize(("others", "asked"), [(16, False), (15, True)])
def test_the_base_tokens_come_before_the_one_colour_bonus(
    table: Callable[..., Table], others: int, asked: bool
) -> None:
    t = table("maid", "guard", draw="black_07")
    t.tokens(3, others)
    t.lay("black_02", 5, 0, 1)
    t.play("6,0 r3")
    assert t.g.pools[0] == 4
    assert (t.prompt == "black_bonus") == asked  # the room's own token may be the last of the supply


@pytest.mark.rule("WID-ROOM-11")
@pytest.mark.rule("WID-BONUS-7")
def test_a_tile_of_a_yellow_bonus_completes_rooms_with_all_rewards(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_01 black_08 green_01")
    t.play("5,0 r2", "3,-1 r2")
    assert rewards(t) == [("WID-ROOM-3", 2, 2), ("WID-BONUS-9", 1, 1)]
    t.play("0,1 r0")
    assert t.g.pending == 1
    assert t.g.completed == 3
    assert t.g.pools == [6, 3]


@pytest.mark.rule("WID-ROOM-11")
@pytest.mark.rule("WID-JOB-14")
def test_a_tile_from_the_stock_completes_rooms_with_all_rewards(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="green_02 black_08 red_01")
    t.dice(5, 6)
    t.play("0,1 r2", "stock", "stock", "roll", "build black_08", "3,-1 r2")
    assert rewards(t) == [("WID-ROOM-3", 2, 2), ("WID-BONUS-9", 1, 1)]
    assert t.g.pools == [4, 3]
    t.play("build red_01", "5,0 r0")
    assert t.prompt == "red_bonus"
    t.play("5,0")
    assert t.widow_at == "red_01"
    assert t.g.completed == 2
