"""What follows when a tile is laid, and in which order: WID-TILE-13 to WID-TILE-15."""

from collections.abc import Callable

import pytest
from games.widow.mansions import almost_courtyard
from games.widow.table import BLUE, GREEN, RED, Table


def kinds(t: Table) -> list[str]:
    return [event.kind for event in t.events]


@pytest.mark.rule("WID-TILE-13")
@pytest.mark.rule("WID-BANG-4")
def test_an_effect_happens_once_when_its_tile_is_placed(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_04 red_07 blue_02")
    t.dice(3, 6, 3, 6)
    t.play("5,0 r2")  # WWOD: a stash, its room is not finished
    assert t.g.pools == [4, 3]
    t.play("roll", "stop", "5,1 r0")  # the next player finishes that room, with another stash
    assert t.g.pools == [4, 5]  # 1 for his own stash and 1 for the room of 2
    assert [told["tile"] for told in t.told("effect")] == ["yellow_04", "red_07"]
    t.play("roll", "stop")
    assert t.g.pools == [4, 5]


@pytest.mark.rule("WID-TILE-13")
@pytest.mark.rule("WID-JOB-13")
def test_a_stocked_tile_has_its_effect_when_it_is_placed_not_when_it_is_drawn(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="green_02 red_07")
    t.dice(3, 6)
    t.play("0,1 r2", "stock", "roll")
    assert t.told("effect") == []
    assert t.g.pools[0] == 2
    t.play("build red_07", "3,-1 r2")
    assert t.told("effect") == [{"effect": "stash", "tile": "red_07"}]
    assert t.g.pools[0] == 6  # stash 1, room of three 2, three colours 1


@pytest.mark.rule("WID-TILE-14")
@pytest.mark.rule("WID-BANG-3")
def test_the_new_connections_exist_before_the_effect(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.lay("red_01", 2, -1, 1)  # DDDW
    t.enter(RED, 2, -1)
    t.play("3,-1 r2")  # WWOD: its west door meets the Cloakroom's east door: a second way of 3 spaces
    assert t.prompt == "spirit_step"
    assert set(t.options) == {"2,0", "3,-1"}
    t.play("3,-1")
    assert t.spirit_at(RED) == "red_04"


@pytest.mark.rule("WID-TILE-14")
@pytest.mark.rule("WID-ROOM-5")
def test_the_effect_comes_before_the_rewards_of_the_room(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="black_05")
    t.tokens(3, 16)  # a single token in the supply
    t.play("3,-1 r2")
    assert t.g.bound[RED] == 1  # the shelter took it
    assert t.g.pools[0] == 3  # the room of three got nothing


@pytest.mark.rule("WID-TILE-14")
@pytest.mark.rule("WID-BONUS-4")
def test_a_spirit_that_enters_with_the_tile_can_be_moved_by_the_bonus_of_its_room(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_06")
    t.lay("blue_02", 5, 0, 1)
    t.play("6,0 r3")
    assert t.prompt == "blue_bonus"
    assert t.options == ["stop", "spirit_red", "spirit_blue"]


@pytest.mark.rule("WID-TILE-14")
@pytest.mark.rule("WID-BONUS-7")
def test_the_first_tile_of_a_yellow_bonus_is_resolved_before_the_second_is_drawn(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_01 red_01 green_02")
    t.play("5,0 r2", "0,1 r1")
    assert t.prompt == "red_bonus"
    assert t.g.drawn == 2
    t.play("3,0")
    assert (t.prompt, t.ask.about) == ("place_tile", "green_02")
    assert t.widow_at == "start_parlour"


@pytest.mark.rule("WID-TILE-15")
@pytest.mark.rule("WID-JOB-9")
def test_a_courtyard_flips_the_gardener_before_the_tiles_effect(table: Callable[..., Table]) -> None:
    t = table("maid", "gardener", draw="green_08")
    almost_courtyard(t)
    t.play("3,1 r1")
    assert t.g.enhanced == [False, True]
    order = [kind for kind in kinds(t) if kind in ("placed", "courtyard", "flipped", "effect")]
    assert order == ["placed", "courtyard", "flipped", "effect"]


@pytest.mark.rule("WID-TILE-15")
@pytest.mark.rule("WID-JOB-28")
def test_the_third_spirit_flips_the_chaplain_before_the_room_is_rewarded(table: Callable[..., Table]) -> None:
    t = table("maid", "chaplain", draw="green_06")
    t.lay("green_02", 5, 0, 1)
    t.enter(BLUE, 0, 0)
    t.play("6,0 r3")
    assert t.spirit_at(GREEN) == "green_06"
    assert t.g.enhanced == [False, True]
    order = [kind for kind in kinds(t) if kind in ("appeared", "flipped", "room", "took")]
    assert order == ["appeared", "flipped", "room", "took"]


@pytest.mark.rule("WID-TILE-15")
@pytest.mark.rule("WID-JOB-26")
def test_a_completed_room_flips_professions_before_its_rewards(table: Callable[..., Table]) -> None:
    t = table("maid", "butler", draw="black_07")
    t.lay("black_02", 5, 0, 1)
    t.play("6,0 r3")
    assert t.g.enhanced == [False, True]
    order = [kind for kind in kinds(t) if kind in ("effect", "room", "flipped", "took", "bonus")]
    assert order == ["effect", "room", "flipped", "took", "bonus"]


@pytest.mark.rule("WID-TILE-15")
@pytest.mark.rule("WID-JOB-7")
def test_a_room_of_four_flips_the_maid_before_its_rewards(table: Callable[..., Table]) -> None:
    t = table("guard", "maid", draw="blue_07")
    t.lay("blue_09", 1, 1)
    t.play("1,2 r0")
    assert t.g.enhanced == [False, True]
    order = [kind for kind in kinds(t) if kind in ("room", "flipped", "took")]
    assert order == ["room", "flipped", "took", "took"]
