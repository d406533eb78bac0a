"""Difficulty: WID-DIFF."""

from collections.abc import Callable

import pytest
from games.widow.table import BLACK, BLUE, GREEN, RED, YELLOW, Table

from hauntbox.games.widow import GAME
from hauntbox.games.widow.mansion import draw
from hauntbox.games.widow.pieces import SPIRITS
from hauntbox.games.widow.placing import draw_and_place
from hauntbox.games.widow.state import Widow
from hauntbox.games.widow.tiles import HAUNTS
from hauntbox.kernel.rng import Rng

LEVELS = ["easy", "normal", "hard", "nightmare"]
HAUNT_TILES = "blue_06 green_06 yellow_06 black_06"
HAUNT_PLACES = ("0,1 r1", "0,-1 r1", "-1,0 r0", "5,0 r1")


def begun(level: str, short: bool = False, seed: int = 1) -> Widow:
    return GAME.start(3, GAME.check_setup(3, {"level": level, "short": short}), Rng(seed))


@pytest.mark.rule("WID-DIFF-1")
def test_the_sun_marked_spirits_haunt_a_normal_game_and_the_moon_marked_one_a_hard_game() -> None:
    assert [spirit.id for spirit in SPIRITS if spirit.moon] == ["spirit_black"]
    assert [SPIRITS[i].moon for i in range(begun("normal").spirits)] == [False] * 4
    assert [SPIRITS[i].moon for i in range(begun("hard").spirits)] == [False] * 4 + [True]


@pytest.mark.rule("WID-DIFF-1")
def test_the_fourth_haunt_of_a_hard_game_brings_the_black_spirit_which_strides_through_walls(
    table: Callable[..., Table],
) -> None:
    t = table("maid", "guard", draw="black_06", level="hard")
    for spirit in (BLUE, GREEN, YELLOW):
        t.enter(spirit, 0, 0)
    t.lay("yellow_01", 2, -1, 2)  # WWDD, behind the Hall's north door
    t.lay("blue_01", 1, -1, 1)  # WDWD, above the Gallery, wall to wall
    t.dice(6, 3)
    t.play("0,-1 r0")
    assert t.spirit_at(BLACK) == "black_06"
    t.play("roll")
    assert (t.prompt, set(t.options)) == ("spirit_step", {"0,0", "1,-1"})
    t.play("1,-1", "1,0")  # through the Gallery's wall
    assert t.spirit_at(BLACK) == "start_hall"  # a third space


@pytest.mark.rule("WID-DIFF-2")
@pytest.mark.parametrize(
    ("level", "spirits", "stacks"),
    [
        ("easy", [RED, BLUE, GREEN], [16, 18, 14, 8, 8]),
        ("normal", [RED, BLUE, GREEN, YELLOW], [10, 12, 14, 14, 14]),
        ("hard", [RED, BLUE, GREEN, YELLOW, BLACK], [10, 12, 14, 14, 14]),
        ("nightmare", [RED, BLUE, GREEN, YELLOW, BLACK], [8, 10, 12, 14, 20]),
    ],
)
def test_each_level_has_its_spirits_and_stacks(
    table: Callable[..., Table], level: str, spirits: list[int], stacks: list[int]
) -> None:
    t = table("maid", "guard", draw=HAUNT_TILES, level=level)
    assert t.g.stacks == stacks
    t.bind(RED, 4)  # red stays where it is in the chills of the lower levels
    t.g.agenda = [(draw_and_place, ())] * 4
    for place in HAUNT_PLACES:
        t.play(place)
        while t.prompt == "chill_order":
            t.play(t.options[0])
    assert t.g.haunting == spirits


@pytest.mark.rule("WID-DIFF-2")
@pytest.mark.parametrize("level", LEVELS)
def test_everything_else_is_the_same_at_every_level(level: str) -> None:
    g, normal = begun(level), begun("normal")
    for name in ("tiles", "edges", "pools", "supply", "widow", "at", "unseen", "haunts", "active", "enhanced"):
        assert getattr(g, name) == getattr(normal, name), name


@pytest.mark.rule("WID-DIFF-2")
@pytest.mark.parametrize("level", LEVELS)
def test_a_short_game_has_four_stacks_at_any_level_and_keeps_that_levels_spirits(level: str) -> None:
    g = begun(level, short=True)
    assert g.stacks == [6, 8, 10, 12]
    assert g.spirits == begun(level).spirits
    assert g.pools == begun(level).pools


@pytest.mark.rule("WID-DIFF-2")
@pytest.mark.rule("WID-SETUP-9")
def test_a_short_game_leaves_28_tiles_unseen_and_chance_decides_which() -> None:
    left = []
    for seed in (1, 2):
        g = begun("normal", short=True, seed=seed)
        drawn = [draw(g) for _ in range(36)]
        assert g.tiles_left == 0
        assert len([tile for tile in drawn if tile not in HAUNTS]) == 32
        assert len(g.unseen) == 28
        left.append(sorted(g.unseen))
    assert left[0] != left[1]


@pytest.mark.rule("WID-DIFF-2")
@pytest.mark.rule("WID-END-3")
def test_a_short_game_is_won_after_its_fourth_stack(table: Callable[..., Table]) -> None:
    t = table("maid", "guard", draw="green_02", short=True)
    t.g.stacks = [0, 0, 0, 1]
    t.dice(3, 6)
    t.play("0,1 r2", "roll", "stop")
    assert t.ending == "won"
    assert len(t.g.unseen) > 0


@pytest.mark.rule("WID-DIFF-3")
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_all_four_haunts_are_in_the_stacks_at_every_level(level: str, short: bool) -> None:
    g = begun(level, short)
    drawn = [draw(g) for _ in range(g.tiles_left)]
    assert [tile for tile in drawn if tile in HAUNTS] == HAUNTS


@pytest.mark.rule("WID-DIFF-3")
@pytest.mark.rule("WID-BANG-2")
@pytest.mark.parametrize(("level", "chills"), [("easy", 2), ("normal", 1), ("hard", 0), ("nightmare", 0)])
def test_haunts_without_a_waiting_spirit_are_chills(table: Callable[..., Table], level: str, chills: int) -> None:
    t = table("maid", "guard", draw=HAUNT_TILES, level=level)
    t.bind(RED, 4)
    t.g.agenda = [(draw_and_place, ())] * 4
    for place in HAUNT_PLACES:
        t.play(place)
        while t.prompt == "chill_order":
            t.play(t.options[0])
    assert len(t.told("chill")) == chills
    assert t.g.bound[RED] == 4 - chills
