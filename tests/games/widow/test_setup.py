"""Set-up: WID-SETUP."""

from collections.abc import Callable
from typing import Any

import pytest
from games.widow.table import BLACK, BLUE, GREEN, RED, YELLOW, Table

from hauntbox.board.geometry import cell, write_cell, write_edges
from hauntbox.games.widow import GAME
from hauntbox.games.widow.mansion import draw
from hauntbox.games.widow.placing import draw_and_place
from hauntbox.games.widow.state import Widow
from hauntbox.games.widow.tiles import TILES
from hauntbox.kernel.errors import BadSetup, IllegalChoice
from hauntbox.kernel.position import new_game
from hauntbox.kernel.rng import Rng

HAUNTS = ["blue_06", "green_06", "yellow_06", "black_06"]


def begun(seed: int, seats: int = 2, **options: Any) -> Widow:
    """The state right after set-up."""
    return GAME.start(seats, GAME.check_setup(seats, options), Rng(seed))


def drawn_stacks(g: Widow) -> list[list[str]]:
    """Draws everything: the names of the tiles of each stack, in their order."""
    return [[TILES[draw(g)].id for _ in range(size)] for size in list(g.stacks)]


@pytest.mark.rule("WID-SETUP-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(seats: int) -> None:
    position = new_game(GAME, seats, 1)
    assert position.ask is not None
    assert position.ask.prompt == "choose_job"


@pytest.mark.rule("WID-SETUP-1")
@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_and_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new_game(GAME, seats, 1)


@pytest.mark.rule("WID-SETUP-2")
def test_the_level_is_normal_unless_another_is_chosen() -> None:
    assert GAME.check_setup(2, {})["level"] == "normal"
    assert GAME.check_setup(2, {"level": "hard"})["level"] == "hard"
    assert begun(1).spirits == begun(1, level="normal").spirits == 4
    assert begun(1, level="hard").spirits == 5


@pytest.mark.rule("WID-SETUP-2")
def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup):
        GAME.check_setup(2, {"level": "impossible"})


@pytest.mark.rule("WID-SETUP-3")
def test_every_seat_in_turn_picks_a_profession_nobody_has(table: Callable[..., Table]) -> None:
    t = table(seats=3)
    everything = ["maid", "gardener", "carpenter", "guard", "fortune_teller", "medium", "butler", "chaplain"]
    assert (t.prompt, t.ask.seat, t.options) == ("choose_job", 0, everything)
    t.play("carpenter")
    everything.remove("carpenter")
    assert (t.prompt, t.ask.seat, t.options) == ("choose_job", 1, everything)
    with pytest.raises(IllegalChoice):
        t.play("carpenter")
    t.play("maid")
    everything.remove("maid")
    assert (t.prompt, t.ask.seat, t.options) == ("choose_job", 2, everything)
    t.play("chaplain")
    assert t.g.jobs == [2, 0, 7]
    assert (t.prompt, t.ask.seat) == ("place_tile", 0)


@pytest.mark.rule("WID-SETUP-4")
def test_every_profession_starts_on_its_plain_side(table: Callable[..., Table]) -> None:
    t = table(seats=5).play("maid", "gardener", "butler", "guard", "carpenter")
    assert t.g.enhanced == [False] * 5
    assert begun(3, seats=4, random_jobs=True).enhanced == [False] * 4


@pytest.mark.rule("WID-SETUP-4")
def test_the_plain_maid_moves_the_widow_2_spaces_with_her_first_success(table: Callable[..., Table]) -> None:
    t = table(draw="green_02", seats=2)
    t.dice(3, 6)
    t.play("maid", "guard", "0,1 r2", "roll")
    assert t.options == ["stop", "go 3,0", "go 2,0"]


@pytest.mark.rule("WID-SETUP-5")
def test_the_five_start_tiles_lie_in_a_row() -> None:
    g = begun(1)
    tiles = {write_cell(at): (TILES[tile], write_edges(g.edges[at])) for at, tile in g.tiles.items()}
    laid = {place: (tile.id, tile.colour, edges) for place, (tile, edges) in tiles.items()}
    assert laid == {
        "0,0": ("start_chapel", "black", "DDDD"),
        "1,0": ("start_gallery", "green", "WOOD"),
        "2,0": ("start_hall", "red", "DDWO"),
        "3,0": ("start_parlour", "yellow", "OOWD"),
        "4,0": ("start_boudoir", "blue", "WDDO"),
    }


@pytest.mark.rule("WID-SETUP-5")
@pytest.mark.rule("WID-SPIRIT-9")
def test_the_start_tiles_are_one_way_of_4_spaces(table: Callable[..., Table]) -> None:
    g = table("maid", "guard").g
    assert [g.field(RED)[cell(x, 0)] for x in range(5)] == [4, 3, 2, 1, 0]


@pytest.mark.rule("WID-SETUP-6")
def test_the_widow_starts_in_the_boudoir(table: Callable[..., Table]) -> None:
    assert table("maid", "guard").widow_at == "start_boudoir"


@pytest.mark.rule("WID-SETUP-7")
def test_the_red_spirit_starts_in_the_chapel_and_walks_from_the_first_turn_on(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02")
    assert t.spirit_at(RED) == "start_chapel"
    assert t.g.haunting == [RED]
    t.dice(2, 6)
    t.play("0,1 r2", "roll")
    assert t.spirit_at(RED) == "start_gallery"


@pytest.mark.rule("WID-SETUP-8")
@pytest.mark.rule("WID-BANG-1")
def test_the_other_spirits_enter_in_a_fixed_order_whichever_haunt_comes_first(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", level="hard", draw="black_06 green_06 yellow_06 blue_06")
    assert t.g.haunting == [RED]
    t.g.agenda = [(draw_and_place, ())] * 4
    t.play("0,1 r2")
    assert (t.spirit_at(BLUE), t.g.haunting) == ("black_06", [RED, BLUE])
    t.play("0,-1 r0")
    assert (t.spirit_at(GREEN), t.g.haunting) == ("green_06", [RED, BLUE, GREEN])
    t.play("-1,0 r0")
    assert (t.spirit_at(YELLOW), t.g.haunting) == ("yellow_06", [RED, BLUE, GREEN, YELLOW])
    t.play("5,0 r0")
    assert (t.spirit_at(BLACK), t.g.haunting) == ("blue_06", [RED, BLUE, GREEN, YELLOW, BLACK])


@pytest.mark.rule("WID-SETUP-9")
@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({}, [10, 12, 14, 14, 14]),
        ({"level": "nightmare"}, [8, 10, 12, 14, 20]),
        ({"short": True}, [6, 8, 10, 12]),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_each_of_the_first_four_stacks_holds_its_own_haunt_among_other_tiles(
    options: dict[str, Any], sizes: list[int], seed: int
) -> None:
    stacks = drawn_stacks(begun(seed, **options))
    assert [len(stack) for stack in stacks] == sizes
    for i, stack in enumerate(stacks):
        assert [tile for tile in stack if tile in HAUNTS] == HAUNTS[i : i + 1]
    everything = [tile for stack in stacks for tile in stack]
    assert len(set(everything)) == len(everything)
    assert not [tile for tile in everything if tile.startswith("start_")]


@pytest.mark.rule("WID-SETUP-9")
def test_the_stacks_of_a_normal_game_hold_all_64_tiles() -> None:
    stacks = drawn_stacks(begun(1))
    assert {tile for stack in stacks for tile in stack} == {tile.id for tile in TILES[5:]}
    assert len(TILES[5:]) == 64


@pytest.mark.rule("WID-SETUP-9")
def test_the_haunt_may_lie_anywhere_in_its_stack_and_so_may_every_other_tile() -> None:
    games = 400
    haunt_at, seen_first = [0] * 10, set()
    for seed in range(games):
        g = begun(seed)
        stack = [TILES[draw(g)].id for _ in range(10)]
        haunt_at[stack.index("blue_06")] += 1
        seen_first.add(stack[0])
    assert all(games / 10 * 0.5 < count < games / 10 * 1.6 for count in haunt_at)
    assert len(seen_first) == 61  # 60 tiles without a haunt and the haunt of stack I


@pytest.mark.rule("WID-SETUP-9")
@pytest.mark.rule("WID-TILE-1")
def test_the_last_tile_of_a_stack_is_its_haunt_when_that_has_not_come_up(table: Callable[..., Table]) -> None:
    t = table("maid", "guard")
    t.g.stacks[0] = 1
    assert t.ask.about == "blue_06"


@pytest.mark.rule("WID-SETUP-10")
def test_the_leftmost_stack_is_used_first(table: Callable[..., Table]) -> None:
    t = table("maid", "guard")
    t.begin()
    assert t.g.stacks == [9, 12, 14, 14, 14]


@pytest.mark.rule("WID-SETUP-11")
@pytest.mark.parametrize(
    ("seats", "pools", "supply"),
    [(1, [3, 3], 14), (2, [3, 3], 14), (3, [3, 3, 3], 11), (4, [2, 2, 2, 2], 12), (5, [2, 2, 2, 2, 2], 10)],
)
def test_every_profession_gets_its_start_tokens_and_the_rest_is_the_supply(
    seats: int, pools: list[int], supply: int
) -> None:
    g = begun(1, seats=seats)
    assert (g.pools, g.supply) == (pools, supply)
    assert sum(g.pools) + g.supply == 20


@pytest.mark.rule("WID-SETUP-12")
def test_seat_0_begins() -> None:
    assert {begun(seed, seats=3, random_jobs=True).active for seed in range(20)} == {0}


@pytest.mark.rule("WID-SETUP-12")
def test_with_random_first_any_seat_may_begin_and_the_others_follow(table: Callable[..., Table]) -> None:
    assert {begun(seed, seats=3, random_first=True).active for seed in range(20)} == {0, 1, 2}
    seed = next(seed for seed in range(20) if begun(seed, seats=3, random_first=True).active == 2)
    t = table(seats=3, seed=seed, random_first=True, draw="green_02 yellow_02")
    t.dice(3, 3)
    assert t.ask.seat == 0  # professions are still picked in seat order
    t.play("maid", "guard", "butler")
    assert (t.prompt, t.ask.seat) == ("place_tile", 2)
    t.play("0,1 r2", "roll")
    assert (t.prompt, t.ask.seat) == ("place_tile", 0)


@pytest.mark.rule("WID-SETUP-13")
def test_the_chapel_is_closed_from_the_start_and_never_rewarded(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_01")
    assert t.g.completed == 0
    t.play("0,1 r0")  # door to door with the Chapel
    assert t.told("room") == [{"size": 1, "colours": 1, "rooms": 1}]
    assert t.told("bonus") == [{"colour": "green"}]  # not the Chapel's black
    assert t.told("took") == []
    assert t.prompt == "declare"


@pytest.mark.rule("WID-SETUP-13")
@pytest.mark.rule("WID-JOB-16")
def test_the_chapel_does_not_count_among_the_five_rooms_of_the_carpenter(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="red_01 blue_01 green_01 black_01 yellow_07")
    t.g.agenda = [(draw_and_place, ())] * 5
    t.play("0,1 r1", "stop", "0,-1 r0", "stop", "-1,0 r0", "5,0 r0", "stop")
    assert t.g.completed == 4
    assert not t.g.enhanced[0]
    t.play("3,-1 r2")
    assert t.g.completed == 5
    assert t.g.enhanced[0]


@pytest.mark.rule("WID-SETUP-14")
def test_nothing_is_pending_at_the_start(table: Callable[..., Table]) -> None:
    t = table("carpenter", "guard", draw="green_02")
    g = t.g
    assert (g.pending, g.locks, g.stock, g.courtyards, g.completed) == (0, {}, [], (), 0)
    assert g.bound == [0, 0, 0, 0, 0]
    t.dice(5, 6)
    t.play("0,1 r2", "roll")
    assert t.prompt == "ability"  # no modifier was asked about
    assert not [text for text in t.options if text.startswith("build")]
