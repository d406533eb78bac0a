"""How the game ends, and what is written down about it."""

from collections.abc import Callable

import pytest
from games.widow.table import BLACK, BLUE, GREEN, RED, Table

from hauntbox.games.widow.tiles import TILES
from hauntbox.kernel.game import Outcome

Make = Callable[..., Table]


def outcome(t: Table) -> Outcome:
    assert t.position is not None
    result = t.position.outcome
    assert result is not None
    return result


def last_tile(t: Table) -> None:
    """The next tile is the last one of all stacks."""
    t.g.stacks = [0, 0, 0, 0, 1]


# --- defeat


@pytest.mark.rule("WID-END-1")
def test_a_spirit_catches_her_in_the_middle_of_its_move(table: Make) -> None:
    t = table("maid", "guard", level="hard")
    t.enter(BLACK, 2, 0)
    t.roll(6, 3)  # two of its three spaces
    assert t.ending == "caught_by_spirit_black"
    assert t.spirit_at(BLACK) == t.widow_at


@pytest.mark.rule("WID-END-1")
def test_a_chill_of_step_1_can_end_the_game_before_the_room_is_rewarded(table: Make) -> None:
    t = table("maid", "guard", draw="red_04")
    t.enter(GREEN, 3, 0)
    t.play("3,-1 r2", "spirit_green")
    assert t.ending == "caught_by_spirit_green"
    assert t.g.pools == [3, 3]
    assert t.spirit_at(RED) == "start_chapel"


@pytest.mark.rule("WID-END-1")
def test_a_spirit_that_appears_on_her_tile_catches_her(table: Make) -> None:
    t = table("maid", "guard", draw="blue_06")
    t.widow(0, 0)
    t.enter(RED, 3, 0)
    t.g.grid.rim.clear()  # nowhere to build: the haunt tile is removed, its spirit appears on the Chapel
    t.begin()
    assert t.spirit_at(BLUE) == "start_chapel"
    assert t.ending == "caught_by_spirit_blue"
    assert t.ask is None


@pytest.mark.rule("WID-END-1")
def test_the_end_of_her_own_move_is_checked(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.roll(5, 6)
    t.play("go 3,0")
    assert t.ending == "caught_by_spirit_blue"


@pytest.mark.rule("WID-END-1")
def test_a_spirit_beside_her_is_no_defeat(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.roll(2, 5)
    assert t.ending is None
    assert t.prompt == "ability"


@pytest.mark.rule("WID-END-2")
@pytest.mark.parametrize("held", ["bound", "locked"])
def test_a_held_spirit_catches_her_like_any_other(table: Make, held: str) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    if held == "bound":
        t.bind(BLUE, 4)
    else:
        t.lock(3, 0, 4)
    t.roll(5, 6)
    t.play("go 3,0")
    assert t.ending == "caught_by_spirit_blue"


@pytest.mark.rule("WID-END-5")
@pytest.mark.rule("WID-END-1")
@pytest.mark.parametrize(("stop_at", "ending"), [("2,0", None), ("3,0", "caught_by_spirit_blue")])
def test_passing_a_spirit_is_no_defeat_but_ending_there_is(table: Make, stop_at: str, ending: str | None) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.roll(5, 6)
    t.play(f"go {stop_at}")
    assert t.ending == ending


# --- victory


@pytest.mark.rule("WID-END-3")
def test_the_turn_of_the_last_tile_is_played_to_its_end(table: Make) -> None:
    t = table("maid", "guard", draw="green_02")
    last_tile(t)
    t.dice(3, 5)
    t.play("1,1 r0")
    assert (t.ending, t.prompt) == (None, "declare")
    t.play("roll")
    assert (t.ending, t.prompt) == (None, "ability")
    t.play("stop")
    assert t.ending == "won"
    assert t.ask is None
    assert t.g.turn == 1


@pytest.mark.rule("WID-END-3")
def test_she_can_still_be_caught_in_the_turn_of_the_last_tile(table: Make) -> None:
    t = table("maid", "guard", draw="green_02")
    last_tile(t)
    t.enter(RED, 3, 0)
    t.dice(2, 5)
    t.play("1,1 r0", "roll")
    assert t.ending == "caught_by_spirit_red"


@pytest.mark.rule("WID-END-3")
def test_one_tile_left_is_no_victory(table: Make) -> None:
    t = table("maid", "guard", draw="green_02 red_02")
    t.g.stacks = [0, 0, 0, 0, 2]
    t.dice(3, 5)
    t.play("1,1 r0", "roll", "stop")
    assert t.ending is None
    assert (t.prompt, t.g.turn) == ("place_tile", 2)


@pytest.mark.rule("WID-END-4")
def test_tiles_in_the_stock_do_not_prevent_victory(table: Make) -> None:
    t = table("carpenter", "guard", draw="green_02 red_02")
    t.g.stacks = [0, 0, 0, 0, 2]
    t.dice(3, 5)
    t.play("1,1 r0", "stock", "roll")
    assert t.ending is None  # all stacks are empty, but the turn goes on
    assert t.stocked == ["red_02"]
    t.play("stop")
    assert t.ending == "won"
    assert t.stocked == ["red_02"]


# --- length and record


@pytest.mark.rule("WID-END-6")
def test_a_whole_game_ends_with_the_last_of_the_64_tiles(table: Make) -> None:
    """Nobody does more than he must, all rolls are doubles, and red is bound against every chill."""
    haunts = ["blue_06", "green_06", "yellow_06", "black_06"]
    others = [tile.id for tile in TILES[5:] if tile.id not in haunts]
    t = table("guard", "butler", level="hard", draw=" ".join(others + haunts))
    t.bind(RED, 14)
    t.dice(*[1, 1] * 64)
    turns_seen = set()
    while t.ask:
        turns_seen.add(t.g.turn)
        t.play(next((text for text in ("roll", "stop") if text in t.options), t.options[0]))
        assert t.g.turn <= t.g.drawn <= 64
    t.g.rng.tape = None  # a yellow bonus draws tiles without a roll: not all dice were needed
    assert t.ending == "won"
    assert t.g.drawn == 64
    assert max(turns_seen) > 50


@pytest.mark.rule("WID-END-7")
def test_the_record_of_a_victory(table: Make) -> None:
    t = table("maid", "guard", "butler", draw="green_02")
    last_tile(t)
    t.dice(5, 5)
    t.play("1,1 r0", "roll", "stop")
    result = outcome(t)
    assert result.rewards == (1.0, 1.0, 1.0)
    assert result.facts["won"] is True
    assert result.facts["turns"] == 1
    assert result.facts["tiles"] == 1
    assert result.facts["gained"] == 3  # two for the room of three tiles, one for the double
    assert result.facts["caught_by"] == ""


@pytest.mark.rule("WID-END-7")
def test_the_record_of_a_defeat(table: Make) -> None:
    t = table("maid", "guard", draw="green_02")
    t.g.turn = 7
    t.enter(BLUE, 3, 0)
    t.dice(3, 5)
    t.play("1,1 r0", "roll")
    result = outcome(t)
    assert result.rewards == (-1.0, -1.0)
    assert result.facts["won"] is False
    assert result.facts["turns"] == 8
    assert result.facts["tiles"] == 1
    assert result.facts["gained"] == 2
    assert result.facts["caught_by"] == "spirit_blue"


@pytest.mark.rule("WID-END-7")
def test_a_game_that_goes_on_has_no_record(table: Make) -> None:
    t = table("maid", "guard", draw="green_02")
    t.begin()
    assert t.position is not None
    assert t.position.outcome is None
