"""How spirits move: which die moves whom, how far, along which way."""

from collections.abc import Callable

import pytest
from games.widow.mansions import cellar_below, cellar_wing, courtyard, second_way, stairs
from games.widow.table import BLACK, BLUE, GREEN, RED, YELLOW, Table, spirit_name

from hauntbox.kernel.errors import IllegalChoice
from hauntbox.kernel.rng import Rng

Make = Callable[..., Table]


def moves(t: Table) -> list[tuple[str, str]]:
    """Every space made so far: who, and onto which tile."""
    return [(told["spirit"], told["tile"]) for told in t.told("spirit-moved")]


# --- which die moves whom


@pytest.mark.rule("WID-SPIRIT-1")
def test_both_dice_move_their_spirits(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 1, 0)
    t.roll(2, 3)
    assert t.spirit_at(RED) == "start_gallery"
    assert t.spirit_at(BLUE) == "start_hall"


@pytest.mark.rule("WID-SPIRIT-2")
def test_a_one_moves_every_spirit_in_the_mansion_once(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 0, 0)
    t.roll(1, 6)
    t.play("spirit_red", "spirit_blue")
    assert t.spirit_at(RED) == "start_gallery"
    assert t.spirit_at(BLUE) == "start_hall"
    assert t.spirit_at(GREEN) == "start_hall"
    assert t.g.haunting == [RED, BLUE, GREEN]


@pytest.mark.rule("WID-SPIRIT-3")
@pytest.mark.rule("WID-SPIRIT-6")
@pytest.mark.parametrize(
    ("face", "idle", "spirit", "speed"),
    [(2, 3, RED, 1), (3, 4, BLUE, 1), (4, 3, GREEN, 2), (5, 3, YELLOW, 2), (6, 3, BLACK, 3)],
)
def test_each_spirit_has_its_own_face_and_speed(table: Make, face: int, idle: int, spirit: int, speed: int) -> None:
    t = table("maid", "guard", level="hard")
    t.enter(spirit, 0, 0)
    t.roll(face, idle)
    assert t.distance(spirit) == 4 - speed
    assert [who for who, _ in moves(t)] == [spirit_name(spirit)] * speed


@pytest.mark.rule("WID-SPIRIT-6")
@pytest.mark.rule("WID-BIND-2")
def test_a_token_takes_the_place_of_one_space_of_a_move(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(GREEN, 0, 0)
    t.bind(GREEN, 1)
    t.roll(4, 3)
    assert t.g.bound[GREEN] == 0
    assert t.spirit_at(GREEN) == "start_gallery"


@pytest.mark.rule("WID-SPIRIT-3")
def test_a_face_whose_spirit_still_waits_moves_nobody(table: Make) -> None:
    t = table("maid", "guard")
    t.roll(3, 6)
    assert moves(t) == []
    assert t.g.haunting == [RED]


@pytest.mark.rule("WID-SPIRIT-4")
@pytest.mark.parametrize("one_first", [True, False])
def test_with_a_one_and_a_two_red_moves_twice_and_the_player_orders_the_dice(table: Make, one_first: bool) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 0, 0)
    t.lock(0, 0, 1)
    t.roll(1, 2)
    assert t.prompt == "die_order"
    assert t.options == ["die 1", "die 2"]
    if one_first:
        t.play("die 1", "spirit_blue")  # blue breaks the lock, red walks twice
        assert (t.spirit_at(RED), t.spirit_at(BLUE)) == ("start_hall", "start_chapel")
    else:
        t.play("die 2", "spirit_red")  # red breaks the lock with the 2, then both walk
        assert (t.spirit_at(RED), t.spirit_at(BLUE)) == ("start_gallery", "start_gallery")


@pytest.mark.rule("WID-SPIRIT-4")
def test_the_order_is_also_asked_for_a_one_with_any_other_face(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 0, 0)
    t.roll(3, 1)
    assert t.prompt == "die_order"
    t.play("die 2", "spirit_red")
    assert t.spirit_at(RED) == "start_gallery"
    assert t.spirit_at(BLUE) == "start_hall"


@pytest.mark.rule("WID-SPIRIT-4")
def test_nobody_is_asked_for_an_order_that_changes_nothing(table: Make) -> None:
    t = table("maid", "guard")
    t.roll(1, 2)  # red alone makes both moves
    assert t.spirit_at(RED) == "start_hall"
    assert t.prompt == "place_tile"


@pytest.mark.rule("WID-SPIRIT-4")
@pytest.mark.rule("WID-BIND-7")
def test_the_order_is_asked_when_a_fast_spirit_may_break_the_lock_of_another(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 2, 0)
    t.enter(GREEN, 1, 0)
    t.lock(2, 0, 1)
    t.roll(3, 4)
    assert t.prompt == "die_order"
    t.play("die 2")  # green enters the locked Hall, breaks the lock there with its second space; blue is free
    assert t.spirit_at(GREEN) == "start_hall"
    assert t.spirit_at(BLUE) == "start_parlour"


@pytest.mark.rule("WID-SPIRIT-5")
def test_the_active_player_orders_the_spirits_of_one_die(table: Make) -> None:
    t = table("maid", "guard")
    t.g.active = 1
    t.enter(BLUE, 0, 0)
    t.lock(0, 0, 1)
    t.roll(1, 5)
    assert (t.prompt, t.ask.seat) == ("spirit_order", 1)
    assert t.options == ["spirit_red", "spirit_blue"]
    t.play("spirit_blue")
    assert (t.spirit_at(RED), t.spirit_at(BLUE)) == ("start_gallery", "start_chapel")


@pytest.mark.rule("WID-SPIRIT-5")
def test_a_spirit_finishes_its_whole_move_before_the_next_one_starts(table: Make) -> None:
    t = table("maid", "guard")
    second_way(t)
    t.enter(GREEN, 2, -1)
    t.roll(1, 6)
    t.play("spirit_green")
    assert t.prompt == "spirit_step"  # green stands at the fork; red has not moved yet
    assert moves(t) == []
    t.play("3,-1")
    assert moves(t) == [
        ("spirit_green", "red_06"),
        ("spirit_green", "start_parlour"),
        ("spirit_red", "start_gallery"),
    ]


# --- the way to the widow


@pytest.mark.rule("WID-SPIRIT-7")
def test_a_spirit_takes_the_shortest_way_without_being_asked(table: Make) -> None:
    t = table("maid", "guard")
    second_way(t)
    t.enter(RED, 2, 0)  # the detour over (2,-1) and (3,-1) would be two spaces longer
    t.roll(2, 3)
    assert t.spirit_at(RED) == "start_parlour"
    assert t.distance(RED) == 1


@pytest.mark.rule("WID-SPIRIT-7")
@pytest.mark.rule("WID-SPIRIT-9")
def test_a_spirit_uses_stairs_when_they_are_shorter(table: Make) -> None:
    t = table("maid", "guard")
    stairs(t)
    t.roll(2, 3)
    assert t.spirit_at(RED) == "black_03"
    t = table("maid", "guard")
    stairs(t)
    t.enter(RED, 0, -1)
    t.roll(2, 3)
    assert t.spirit_at(RED) == "blue_03"


@pytest.mark.rule("WID-SPIRIT-8")
@pytest.mark.parametrize(("choice", "tile"), [("2,0", "start_hall"), ("3,-1", "red_06")])
def test_the_active_player_chooses_among_equally_short_ways(table: Make, choice: str, tile: str) -> None:
    t = table("maid", "guard")
    t.g.active = 1
    second_way(t)
    t.enter(RED, 2, -1)
    t.roll(2, 3)
    assert (t.prompt, t.ask.seat) == ("spirit_step", 1)
    assert sorted(t.options) == ["2,0", "3,-1"]
    t.play(choice)
    assert t.spirit_at(RED) == tile


@pytest.mark.rule("WID-SPIRIT-8")
@pytest.mark.rule("WID-SPIRIT-12")
@pytest.mark.parametrize(("first", "second"), [("3,-1", ["3,0", "4,-1"]), ("2,0", [])])
def test_the_way_is_chosen_space_by_space(table: Make, first: str, second: list[str]) -> None:
    t = table("maid", "guard")
    second_way(t)
    t.lay("blue_01", 4, -1, 1)  # above the Boudoir, a wall between them
    t.enter(YELLOW, 2, -1)
    t.roll(5, 3)
    assert sorted(t.options) == ["2,0", "3,-1"]
    t.play(first)
    if not second:  # from the Hall only one way is left
        assert t.spirit_at(YELLOW) == "start_parlour"
        return
    assert t.prompt == "spirit_step"
    assert sorted(t.options) == second
    t.play("4,-1")
    assert t.spirit_at(YELLOW) == "blue_01"


@pytest.mark.rule("WID-SPIRIT-12")
def test_a_tile_of_this_turn_changes_the_way_of_this_turn(table: Make) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)
    t.tokens(0, 0)
    t.dice(2, 3)
    assert t.distance(RED) == 4
    t.play("0,-1 r0")  # the second red stairs: three spaces from the Chapel to the Boudoir now
    assert t.spirit_at(RED) == "black_03"
    assert t.distance(RED) == 2


@pytest.mark.rule("WID-SPIRIT-7")
def test_a_spirit_follows_the_widow_to_where_she_has_just_been_moved(table: Make) -> None:
    t = table("maid", "guard", draw="red_01")
    t.tokens(0, 0)
    t.widow(3, 0)
    t.enter(RED, 2, 0)
    t.dice(2, 3)
    t.play("5,0 r0")
    assert t.distance(RED) == 1
    t.play("1,0")  # the red bonus takes her past the spirit into the Gallery
    assert t.spirit_at(RED) == "start_gallery"
    assert t.ending == "caught_by_spirit_red"


# --- walls


@pytest.mark.rule("WID-SPIRIT-9")
def test_a_normal_spirit_walks_round_walls_and_blind_doors(table: Make) -> None:
    t = table("maid", "guard")
    cellar_wing(t)
    t.widow(3, 0)
    t.enter(RED, 3, 1)  # a blind door and a wall away from the widow
    assert t.distance(RED) == 3
    t.roll(2, 3)
    assert t.spirit_at(RED) == "yellow_01"


@pytest.mark.rule("WID-SPIRIT-10")
def test_a_wall_passing_spirit_measures_its_way_through_walls(table: Make) -> None:
    t = table("maid", "guard")
    cellar_wing(t)
    t.widow(1, 0)
    t.enter(YELLOW, 3, 1)
    assert t.distance(YELLOW) == 3
    t.roll(5, 3)
    assert moves(t) == [("spirit_yellow", "start_parlour"), ("spirit_yellow", "start_hall")]


@pytest.mark.rule("WID-SPIRIT-10")
def test_a_wall_passing_spirit_uses_stairs_too(table: Make) -> None:
    t = table("maid", "guard")
    stairs(t)
    t.enter(YELLOW, 0, 0)
    t.roll(5, 3)
    assert moves(t) == [("spirit_yellow", "black_03"), ("spirit_yellow", "blue_03")]


@pytest.mark.rule("WID-SPIRIT-11")
def test_no_spirit_crosses_a_courtyard(table: Make) -> None:
    t = table("maid", "guard", level="hard")
    courtyard(t)
    t.widow(3, 1)
    t.enter(BLACK, 1, 1)  # two spaces straight across, four round it
    assert t.distance(BLACK) == 4
    t.roll(6, 3)
    assert sorted(t.options) == ["1,0", "1,2"]
    t.play("1,0")
    assert t.spirit_at(BLACK) == "start_parlour"
    assert t.ending is None


@pytest.mark.rule("WID-SPIRIT-11")
@pytest.mark.rule("WID-SPIRIT-10")
def test_walls_between_two_layers_cannot_be_passed(table: Make) -> None:
    t = table("maid", "guard")
    cellar_below(t)
    t.widow(3, 0)
    t.enter(YELLOW, 3, 1)  # side by side with the widow, but on another floor
    assert t.distance(YELLOW) == 4
    t.roll(5, 3)
    assert t.spirit_at(YELLOW) == "blue_03"
    assert t.ending is None


# --- arriving, sharing, staying


@pytest.mark.rule("WID-SPIRIT-13")
def test_a_spirit_that_reaches_the_widow_ends_the_game_at_once(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(GREEN, 3, 0)
    t.roll(4, 2)  # green needs one of its two spaces; red's die is not carried out any more
    assert t.ending == "caught_by_spirit_green"
    assert t.spirit_at(GREEN) == "start_boudoir"
    assert t.spirit_at(RED) == "start_chapel"
    assert t.ask is None


@pytest.mark.rule("WID-SPIRIT-14")
def test_spirits_share_tiles_and_walk_through_one_another(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 0, 0)
    t.roll(4, 2)
    assert t.spirit_at(GREEN) == "start_hall"  # straight through blue
    assert t.spirit_at(RED) == t.spirit_at(BLUE) == "start_gallery"


@pytest.mark.rule("WID-SPIRIT-15")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_chosen_no_spirit_leaves_the_mansion(table: Make, seed: int) -> None:
    t = table("medium", "chaplain", "guard", "gardener", seed=seed, level="hard")
    t.bind(RED, 8)  # long enough for others to come
    rng = Rng(seed)
    seen: set[int] = set()
    while t.options:
        now = {spirit for spirit in range(5) if t.g.at[spirit] in t.g.tiles}
        assert now >= seen
        seen = now
        t.play(t.options[rng.below(len(t.options))])
    assert len(seen) > 1


@pytest.mark.rule("WID-SPIRIT-16")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_spirit_without_a_route_stays_but_loses_tokens(table: Make, tokens: int) -> None:
    t = table("maid", "guard")
    t.lay("red_01", 20, 20)
    t.lay("blue_01", 21, 20, 1)
    t.enter(GREEN, 20, 20)
    t.bind(GREEN, tokens)
    t.roll(4, 3)
    assert t.spirit_at(GREEN) == "red_01"
    assert t.g.bound[GREEN] == 0
    assert moves(t) == []


@pytest.mark.rule("WID-SPIRIT-17")
def test_the_medium_may_not_push_a_spirit_onto_the_widow(table: Make) -> None:
    t = table("medium", "guard")
    t.enter(RED, 3, 0)
    t.roll(5, 3)
    assert t.options == ["stop", "push spirit_red 2,0"]


@pytest.mark.rule("WID-SPIRIT-17")
def test_a_blue_bonus_may_not_move_a_spirit_onto_the_widow(table: Make) -> None:
    t = table("maid", "guard", draw="blue_01")
    t.enter(RED, 3, 0)
    t.play("2,-1 r0", "spirit_red")
    assert t.options == ["stop", "2,0"]
    t.play("2,0")
    assert sorted(t.options) == ["1,0", "2,-1", "3,0", "stop"]


@pytest.mark.rule("WID-SPIRIT-18")
def test_a_turn_whose_dice_name_no_spirit_moves_none(table: Make) -> None:
    t = table("maid", "guard", draw="green_02 blue_02")
    t.dice(3, 5)
    t.play("1,1 r0", "roll", "stop")
    assert t.g.active == 1
    assert t.spirit_at(RED) == "start_chapel"
    assert moves(t) == []


@pytest.mark.rule("WID-SPIRIT-18")
def test_the_movement_of_step_4_cannot_be_declined(table: Make) -> None:
    t = table("maid", "guard")
    second_way(t)
    t.enter(RED, 2, -1)
    t.roll(2, 3)
    with pytest.raises(IllegalChoice):
        t.play("stop")
    t.play("2,0")
    assert t.prompt == "place_tile"  # step 5 is skipped without a success: the next turn has begun
