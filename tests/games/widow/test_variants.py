"""Variants and player counts: WID-VAR."""

from collections.abc import Callable
from typing import Any

import pytest
from games.widow.mansions import courtyard
from games.widow.table import BLUE, RED, Table

from hauntbox.games.widow import GAME
from hauntbox.games.widow.bonuses import red_bonus
from hauntbox.games.widow.deeds import use_ability
from hauntbox.games.widow.state import Widow
from hauntbox.kernel.errors import BadSetup
from hauntbox.kernel.rng import Rng


def begun(seats: int, seed: int = 1, **options: Any) -> Widow:
    return GAME.start(seats, GAME.check_setup(seats, options), Rng(seed))


def ability(t: Table, successes: int) -> Table:
    """Step 5 of the active player with so many successes from the dice."""
    t.g.successes = successes
    return t.step(use_ability)


def destinations(t: Table) -> set[str]:
    return {text.removeprefix("go ") for text in t.options if text.startswith("go ")}


# --- solo and five players


@pytest.mark.rule("WID-VAR-1")
def test_a_solo_player_picks_two_professions_and_plays_them_in_turn(table: Callable[..., Table]) -> None:
    t = table(seats=1, draw="green_02 yellow_02 red_02")
    t.dice(3, 3, 3, 3)
    asked = []
    hands = []
    for choice in ("maid", "guard", "0,1 r2", "roll", "0,-1 r0", "roll"):
        asked.append(t.ask.seat)
        hands.append(t.g.active)
        t.play(choice)
    assert t.g.jobs == [0, 3]
    assert {*asked, t.ask.seat} == {0}
    assert [*hands[2:], t.g.active] == [0, 0, 1, 1, 0]


@pytest.mark.rule("WID-VAR-1")
@pytest.mark.rule("WID-TOKEN-10")
def test_a_solo_players_professions_have_their_own_tokens_sides_and_stock(table: Callable[..., Table]) -> None:
    t = table("carpenter", "maid", seats=1, draw="yellow_02 blue_02 green_02")
    t.dice(3, 3, 5, 6)
    t.lay("green_09", 1, 1)
    t.tokens(1, 2)
    t.play("1,2 r0")  # a room of four with three colours, for the carpenter
    assert t.g.pools == [5, 2]
    assert t.g.enhanced == [False, True]
    t.play("stock", "roll")
    assert t.g.pools == [5, 2]  # 4 and the token of the double
    t.play("0,1 r2")
    assert t.options == ["roll", "success", "bind spirit_red"]  # no stock for the maid
    t.play("roll")
    assert not [text for text in t.options if text.startswith("build")]


@pytest.mark.rule("WID-VAR-1")
@pytest.mark.rule("WID-END-7")
def test_a_solo_game_has_one_result(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", seats=1)
    t.g.stacks = [0, 0, 0, 0, 0]
    t.begin()
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert (outcome.ending, outcome.rewards) == ("won", (1.0,))


@pytest.mark.rule("WID-VAR-2")
def test_five_players_have_two_tokens_each_and_everything_else_as_usual() -> None:
    five, three = begun(5), begun(3)
    assert (five.pools, five.supply) == ([2] * 5, 10)
    for name in ("tiles", "edges", "stacks", "spirits", "widow", "at", "unseen", "solo", "turn"):
        assert getattr(five, name) == getattr(three, name), name


@pytest.mark.rule("WID-VAR-2")
@pytest.mark.rule("WID-TURN-9")
def test_with_five_players_the_turn_comes_round_after_the_fifth(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", "butler", "medium", "chaplain", draw="green_02 yellow_02")
    t.g.active = 4
    t.dice(3, 3)
    t.play("0,1 r2", "roll")
    assert (t.prompt, t.ask.seat) == ("place_tile", 0)


# --- strict_doors


@pytest.mark.rule("WID-VAR-3")
@pytest.mark.rule("WID-TILE-7")
@pytest.mark.parametrize(("strict", "offered"), [(False, True), (True, False)])
def test_a_door_against_a_wall_is_illegal_only_with_strict_doors(
    table: Callable[..., Table], strict: bool, offered: bool
) -> None:
    t = table("maid", "guard", draw="yellow_04", strict_doors=strict)
    t.lay("blue_01", 2, -1)  # DWDW: shows (3,-1) a wall
    assert ("3,-1 r2" in t.options) == offered  # WWOD: open floor to the Parlour, a door to that wall
    assert GAME.check_setup(2, {})["strict_doors"] is False


@pytest.mark.rule("WID-VAR-3")
def test_with_strict_doors_the_wall_of_a_new_tile_may_not_cover_a_door(table: Callable[..., Table]) -> None:
    loose = table("maid", "guard", draw="blue_07")  # OWWW
    strict = table("maid", "guard", draw="blue_07", strict_doors=True)
    for t in (loose, strict):
        t.lay("yellow_01", 2, -1, 1)  # WDDW: shows (3,-1) a door
        t.lay("red_02", 5, 0, 1)
    assert set(loose.options) == {"1,1 r0", "3,-1 r2", "6,0 r3"}
    assert set(strict.options) == {"1,1 r0", "6,0 r3"}
    assert strict.barred["3,-1 r0"] == "WID-VAR-3"


@pytest.mark.rule("WID-VAR-3")
def test_with_strict_doors_equal_edges_still_go_together(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="red_06", strict_doors=True)  # ODWD
    t.lay("yellow_01", 2, -1, 1)  # WDDW
    assert "3,-1 r2" in t.options  # WDOD: open to open in the south, door to door in the west
    walls = table("maid", "guard", draw="blue_07", strict_doors=True)
    walls.lay("blue_01", 2, -1)
    assert "3,-1 r2" in walls.options  # wall to wall in the west


# --- doubles_move


@pytest.mark.rule("WID-VAR-4")
@pytest.mark.rule("WID-DICE-4")
@pytest.mark.parametrize(("option", "tile"), [(False, "start_chapel"), (True, "start_hall")])
def test_a_double_2_moves_red_twice_only_with_doubles_move(
    table: Callable[..., Table], option: bool, tile: str
) -> None:
    t = table("maid", "guard", draw="green_02 yellow_02", doubles_move=option)
    t.dice(2, 2)
    t.play("0,1 r2", "roll")
    assert t.spirit_at(RED) == tile
    assert t.g.pools[0] == 4  # the token comes either way
    assert GAME.check_setup(2, {})["doubles_move"] is False


@pytest.mark.rule("WID-VAR-4")
def test_a_double_1_moves_everybody_twice_with_doubles_move(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02 yellow_02", doubles_move=True)
    t.enter(BLUE, 1, 0)
    t.bind(RED, 1)
    t.dice(1, 1)
    t.play("0,1 r2", "roll")
    assert t.prompt == "spirit_order"  # equal dice have no order, the spirits do
    t.play("spirit_red", "spirit_blue")
    assert t.spirit_at(RED) == "start_gallery"  # a token, then a space
    assert t.spirit_at(BLUE) == "start_parlour"
    assert t.g.pools[0] == 4


@pytest.mark.rule("WID-VAR-4")
@pytest.mark.rule("WID-SPIRIT-13")
def test_a_double_can_catch_the_widow_with_doubles_move(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02", doubles_move=True)
    t.enter(RED, 2, 0)
    t.dice(2, 2)
    t.play("0,1 r2", "roll")
    assert t.ending == "caught_by_spirit_red"


# --- no_passing


@pytest.mark.rule("WID-VAR-5")
@pytest.mark.rule("WID-WIDOW-4")
def test_with_no_passing_the_widow_neither_enters_nor_passes_a_spirit(table: Callable[..., Table]) -> None:
    usual = table("maid", "guard")
    strict = table("maid", "guard", no_passing=True)
    for t in (usual, strict):
        t.lay("red_01", 5, 0)
        t.enter(RED, 3, 0)
        ability(t, 2)
    assert destinations(usual) == {"3,0", "2,0", "1,0", "5,0"}
    assert destinations(strict) == {"5,0"}
    assert GAME.check_setup(2, {})["no_passing"] is False


@pytest.mark.rule("WID-VAR-5")
@pytest.mark.rule("WID-BONUS-3")
def test_no_passing_holds_for_the_red_bonus_too(table: Callable[..., Table]) -> None:
    usual = table("maid", "guard")
    strict = table("maid", "guard", no_passing=True)
    for t in (usual, strict):
        t.lay("red_01", 5, 0)
        t.enter(RED, 3, 0)
        t.step(red_bonus)
    assert set(usual.options) == {"stop", "3,0", "2,0", "5,0"}
    assert set(strict.options) == {"stop", "5,0"}


@pytest.mark.rule("WID-VAR-5")
@pytest.mark.rule("WID-COURT-4")
def test_no_passing_holds_for_the_gardeners_crossing_too(table: Callable[..., Table]) -> None:
    usual = table("gardener", "guard")
    strict = table("gardener", "guard", no_passing=True)
    for t in (usual, strict):
        courtyard(t)
        t.widow(2, 0)
        t.enter(RED, 1, 0)
        t.enter(BLUE, 3, 1)
        ability(t, 1)
    assert destinations(usual) == {"1,0", "3,0", "1,1", "2,2", "3,1"}
    assert destinations(strict) == {"3,0", "1,1", "2,2"}


@pytest.mark.rule("WID-VAR-5")
def test_no_passing_is_about_the_widow_not_about_spirits(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02", no_passing=True)
    t.enter(BLUE, 1, 0)
    t.dice(2, 6)
    t.play("0,1 r2", "roll")
    assert t.spirit_at(RED) == t.spirit_at(BLUE) == "start_gallery"


# --- dealing professions


@pytest.mark.rule("WID-VAR-6")
def test_random_jobs_deals_different_professions_to_all_seats(table: Callable[..., Table]) -> None:
    deals = [tuple(begun(5, seed, random_jobs=True).jobs) for seed in range(30)]
    assert all(len(set(deal)) == 5 for deal in deals)
    assert {job for deal in deals for job in deal} == set(range(8))
    assert len(set(deals)) > 20
    t = table(seats=5, random_jobs=True)
    assert t.prompt == "place_tile"


@pytest.mark.rule("WID-VAR-6")
def test_draft_jobs_deals_two_to_each_seat_which_keeps_one(table: Callable[..., Table]) -> None:
    t = table(seats=4, draft_jobs=True)
    offers = []
    for seat in range(4):
        assert (t.prompt, t.ask.seat, len(t.options)) == ("choose_job", seat, 2)
        offers += t.options
        t.play(t.options[seat % 2])
    assert len(set(offers)) == 8
    assert [offers.index(job) % 2 for job in kept(t)] == [0, 1, 0, 1]
    assert t.prompt == "place_tile"


def kept(t: Table) -> list[str]:
    return [told["job"] for told in t.told("job-chosen")]


@pytest.mark.rule("WID-VAR-6")
def test_a_draft_is_dealt_at_random() -> None:
    assert len({tuple(begun(2, seed, draft_jobs=True).offered) for seed in range(10)}) > 5


@pytest.mark.rule("WID-VAR-6")
def test_a_solo_player_may_draft_his_two_professions(table: Callable[..., Table]) -> None:
    t = table(seats=1, draft_jobs=True)
    first = t.options
    t.play(first[0])
    assert len(first) == len(t.options) == 2
    assert not set(first) & set(t.options)


@pytest.mark.rule("WID-VAR-6")
def test_draft_jobs_is_for_four_seats_at_most_and_never_together_with_random_jobs() -> None:
    with pytest.raises(BadSetup, match="WID-VAR-6"):
        GAME.check_setup(5, {"draft_jobs": True})
    with pytest.raises(BadSetup, match="WID-VAR-6"):
        GAME.check_setup(2, {"draft_jobs": True, "random_jobs": True})
    defaults = GAME.check_setup(2, {})
    assert (defaults["draft_jobs"], defaults["random_jobs"]) == (False, False)
