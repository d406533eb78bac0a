"""The "!" of tiles: WID-BANG."""

from collections.abc import Callable

import pytest
from games.widow.table import BLACK, BLUE, GREEN, RED, YELLOW, Table

from hauntbox.board.geometry import cell
from hauntbox.kernel.errors import IllegalChoice


@pytest.mark.rule("WID-BANG-1")
@pytest.mark.rule("WID-FAQ-6")
def test_a_haunt_puts_the_first_waiting_spirit_on_its_tile_and_the_dice_move_it_at_once(
    table: Callable[..., Table],
) -> None:
    t = table("maid", "guard", draw="blue_06")
    t.dice(3, 6)
    t.play("0,1 r1")
    assert t.spirit_at(BLUE) == "blue_06"
    assert t.g.bound[BLUE] == 0
    assert t.g.haunting == [RED, BLUE]
    t.play("roll")
    assert t.spirit_at(BLUE) == "start_chapel"


@pytest.mark.rule("WID-BANG-1")
def test_the_spirit_of_a_second_haunt_is_the_next_in_the_order(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_06")
    t.enter(BLUE, 2, 0)
    t.play("0,1 r1")
    assert t.spirit_at(GREEN) == "blue_06"
    assert t.spirit_at(BLUE) == "start_hall"


@pytest.mark.rule("WID-BANG-2")
@pytest.mark.rule("WID-DIFF-3")
def test_a_haunt_is_a_chill_when_all_spirits_of_the_level_are_out(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_06", level="easy")
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 0, 0)
    t.play("0,1 r1")
    assert t.prompt == "chill_order"
    t.play("spirit_green", "spirit_red")
    assert [t.spirit_at(spirit) for spirit in (RED, BLUE, GREEN)] == ["start_gallery", "start_hall", "start_gallery"]
    assert t.g.haunting == [RED, BLUE, GREEN]


@pytest.mark.rule("WID-BANG-3")
def test_a_chill_moves_every_spirit_exactly_one_space_whatever_its_speed(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04", level="hard")
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 2, 0)
    t.enter(YELLOW, 0, 0)
    t.enter(BLACK, 1, 0)
    t.play("0,1 r3")
    assert t.prompt == "chill_order"
    assert t.options == ["spirit_red", "spirit_blue", "spirit_green", "spirit_yellow", "spirit_black"]
    t.play("spirit_black")
    assert t.options == ["spirit_red", "spirit_blue", "spirit_green", "spirit_yellow"]
    t.play("spirit_green", "spirit_yellow", "spirit_blue")
    moved = [told["spirit"] for told in t.told("spirit-moved")]
    assert moved == ["spirit_black", "spirit_green", "spirit_yellow", "spirit_blue", "spirit_red"]
    assert t.spirit_at(RED) == t.spirit_at(YELLOW) == "start_gallery"
    assert t.spirit_at(BLUE) == t.spirit_at(BLACK) == "start_hall"
    assert t.spirit_at(GREEN) == "start_parlour"


@pytest.mark.rule("WID-BANG-3")
@pytest.mark.rule("WID-BIND-1")
@pytest.mark.rule("WID-BIND-6")
def test_tokens_and_locks_hold_spirits_in_a_chill_one_token_each(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 2, 0)
    t.bind(RED, 2)
    t.lock(1, 0, 1)
    supply = t.g.supply
    t.play("0,1 r3", "spirit_red", "spirit_blue")
    assert (t.spirit_at(RED), t.g.bound[RED]) == ("start_chapel", 1)
    assert (t.spirit_at(BLUE), t.g.locks) == ("start_gallery", {})
    assert t.spirit_at(GREEN) == "start_parlour"
    assert t.g.supply == supply + 2


@pytest.mark.rule("WID-BANG-3")
@pytest.mark.rule("WID-BIND-5")
def test_a_spirit_held_twice_loses_the_kind_the_player_chooses_in_a_chill(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.bind(RED, 1)
    t.lock(0, 0, 1)
    t.play("0,1 r3")
    assert t.prompt == "held_token"
    t.play("lock")
    assert (t.g.bound[RED], t.g.locks) == (1, {})
    assert t.spirit_at(RED) == "start_chapel"


@pytest.mark.rule("WID-BANG-3")
@pytest.mark.rule("WID-END-1")
def test_a_chill_can_catch_the_widow(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.enter(BLUE, 3, 0)
    t.play("0,1 r3", "spirit_blue")
    assert t.ending == "caught_by_spirit_blue"
    assert t.spirit_at(RED) == "start_chapel"


@pytest.mark.rule("WID-BANG-4")
def test_a_stash_gives_the_active_player_a_token_of_the_supply(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="yellow_04")
    t.g.active = 1
    t.play("5,0 r2")
    assert t.g.pools == [3, 4]
    assert t.g.supply == 13


@pytest.mark.rule("WID-BANG-5")
@pytest.mark.rule("WID-DICE-6")
def test_a_whisper_in_step_1_adds_a_modifier_to_this_turns_roll_and_no_later_one(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_08 yellow_02 red_02")
    t.dice(3, 5, 5, 6)
    t.play("0,1 r2")
    assert t.g.pending == 1
    t.play("roll")
    assert t.prompt == "use_modifier"
    assert t.options == ["keep", "die 1 +1", "die 1 -1", "die 2 +1", "die 2 -1"]
    t.play("die 1 +1")
    assert (t.prompt, t.ask.about) == ("ability", 2)
    t.play("stop", "0,-1 r0", "roll")
    assert (t.prompt, t.g.active) == ("ability", 1)


@pytest.mark.rule("WID-BANG-5")
@pytest.mark.rule("WID-FAQ-4")
def test_a_whisper_from_the_stock_helps_the_next_player(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="green_02 black_07 yellow_02")
    t.dice(3, 6, 3, 5)
    t.play("0,1 r2", "stock", "roll", "build black_07", "1,1 r0")
    assert t.g.pending == 1
    assert t.g.active == 1
    t.play("0,-1 r0", "roll")
    assert (t.prompt, t.ask.seat) == ("use_modifier", 1)


@pytest.mark.rule("WID-BANG-6")
def test_a_shelter_puts_a_token_of_the_supply_on_a_spirit_of_the_players_choice(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_08")
    t.enter(BLUE, 1, 0)
    t.enter(GREEN, 2, 0)
    t.bind(BLUE, 1)
    t.play("0,-1 r0")
    assert (t.prompt, t.options) == ("shelter_target", ["spirit_red", "spirit_blue", "spirit_green"])
    t.play("spirit_blue")
    assert t.g.bound == [0, 2, 0, 0, 0]
    assert (t.g.pools, t.g.supply) == ([3, 3], 12)


@pytest.mark.rule("WID-BANG-6")
@pytest.mark.rule("WID-JOB-18")
def test_a_third_token_from_a_shelter_flips_the_guard(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_08")
    t.bind(RED, 2)
    t.play("0,-1 r0")
    assert t.g.bound[RED] == 3
    assert t.g.enhanced == [False, True]


@pytest.mark.rule("WID-BANG-6")
@pytest.mark.rule("WID-BIND-1")
def test_a_shelter_token_holds_the_spirit_in_step_4(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_08")
    t.dice(2, 6)
    t.play("0,-1 r0", "roll")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.bound[RED] == 0


@pytest.mark.rule("WID-BANG-7")
def test_a_shelter_cannot_be_declined(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="blue_08")
    t.enter(BLUE, 1, 0)
    t.play("0,-1 r0")
    with pytest.raises(IllegalChoice):
        t.play("stop")
    alone = table("maid", "guard", draw="blue_08")
    alone.play("0,-1 r0")
    assert alone.g.bound[RED] == 1  # a single spirit gets it without a question
    assert alone.prompt == "declare"


@pytest.mark.rule("WID-BANG-7")
def test_a_chill_cannot_be_declined(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_04")
    t.enter(BLUE, 1, 0)
    t.play("0,1 r3")
    with pytest.raises(IllegalChoice):
        t.play("stop")
    t.play("spirit_red")
    assert (t.g.at[RED], t.g.at[BLUE]) == (cell(1, 0), cell(2, 0))
