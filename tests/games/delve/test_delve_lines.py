"""The tactics of every monster and villain, line by line."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.tactics import activate

Make = Callable[..., Table]

BRAKKA = 17
"""Her armour class."""
BESIDE = 2
SAME_TILE = 3
ONE_TILE = 6
TWO_TILES = 10
THREE_TILES = 14
"""Columns of the lane."""

# an attack: who, the line, where it stands, attack, damage, condition, whether it comes adjacent first
ATTACKS = [
    ("tunnel_goblin", 1, BESIDE, 7, 1, "", False),
    ("tunnel_goblin", 1, ONE_TILE, 7, 1, "", True),
    ("goblin_slinger", 1, BESIDE, 5, 1, "", False),
    ("goblin_slinger", 2, SAME_TILE, 7, 1, "", False),
    ("goblin_slinger", 2, TWO_TILES, 7, 1, "", False),
    ("cave_spider", 1, ONE_TILE, 6, 1, "poisoned", True),
    ("rot_hound", 1, TWO_TILES, 7, 1, "", True),
    ("sporeling", 1, ONE_TILE, 5, 1, "poisoned", False),
    ("web_lurker", 1, BESIDE, 7, 2, "", False),
    ("web_lurker", 2, SAME_TILE, 8, 1, "immobilized", True),
    ("web_lurker", 2, ONE_TILE, 8, 1, "immobilized", True),
    ("thrall_sentry", 1, BESIDE, 8, 1, "", False),
    ("stone_brute", 1, ONE_TILE, 8, 2, "", True),
    ("gloom_duelist", 1, ONE_TILE, 7, 1, "", True),
    ("shade_adept", 1, BESIDE, 8, 1, "", False),
    ("shade_adept", 1, TWO_TILES, 8, 1, "", False),
    ("howling_wisp", 1, SAME_TILE, 7, 1, "immobilized", False),
    ("cave_troll", 1, ONE_TILE, 9, 2, "", True),
    ("vesk", 1, ONE_TILE, 7, 1, "", True),
    ("morgrath", 1, BESIDE, 7, 2, "poisoned", False),
    ("morgrath", 2, ONE_TILE, 5, 1, "immobilized", False),
    ("ulgrum", 2, ONE_TILE, 8, 2, "", True),
    ("hollow_king", 1, BESIDE, 8, 2, "", False),
    ("hollow_king", 2, TWO_TILES, 6, 1, "immobilized", False),
    ("gnashroot", 1, SAME_TILE, 7, 1, "poisoned", False),
    ("gnashroot", 2, ONE_TILE, 6, 1, "", True),
]
TWICE = ("gloom_duelist", "vesk")
# a move: who, from where, to which square (the mushrooms of the tile it comes to)
MOVES = [
    ("tunnel_goblin", TWO_TILES, "3,7"),
    ("goblin_slinger", THREE_TILES, "3,11"),
    ("cave_spider", TWO_TILES, "3,3"),
    ("cave_spider", THREE_TILES, "3,7"),
    ("rot_hound", THREE_TILES, "3,7"),
    ("sporeling", TWO_TILES, "3,7"),
    ("web_lurker", TWO_TILES, "3,7"),
    ("stone_brute", TWO_TILES, "3,7"),
    ("gloom_duelist", TWO_TILES, "3,7"),
    ("shade_adept", THREE_TILES, "3,11"),
    ("howling_wisp", ONE_TILE, "3,3"),
    ("cave_troll", TWO_TILES, "3,7"),
    ("vesk", TWO_TILES, "3,3"),
    ("vesk", THREE_TILES, "3,7"),
    ("morgrath", TWO_TILES, "3,7"),
    ("ulgrum", TWO_TILES, "3,7"),
    ("hollow_king", THREE_TILES, "3,11"),
    ("gnashroot", TWO_TILES, "3,7"),
]


def lane(table: Make, who: str, column: int) -> Table:
    """Four tiles in a row with mushrooms in their corners; Brakka on the first."""
    t = table("brakka")
    t.draw(f"{'.' * 16}\n.A{'.' * 14}\n{'.' * 16}\n...m...m...m...m")
    t.foe(who, 1, column)
    return t


def to_the_end(t: Table) -> Table:
    return t.play_until("nobody asks this")


LINES = ("who", "line", "column", "attack", "damage", "condition", "comes")


@pytest.mark.rule("DEL-MONSTER-9")
@pytest.mark.rule("DEL-MONSTER-19")
@pytest.mark.parametrize(LINES, ATTACKS)
def test_an_attack_line(
    table: Make, who: str, line: int, column: int, attack: int, damage: int, condition: str, comes: bool
) -> None:
    t = lane(table, who, column)
    rolls = 2 if who in TWICE else 1
    t.dice(*[BRAKKA - attack] * rolls)
    to_the_end(t.rule(activate, t.figure(f"{who}-1")))
    x = t.g.heroes[0]
    assert t.hp("p1") == 10 - damage * rolls
    assert (x.poisoned, x.immobilized) == (condition == "poisoned", condition == "immobilized")
    assert (t.square(f"{who}-1") == f"1,{column}") is not comes
    assert t.g.at[0] in t.g.cave.links[t.g.at[t.figure(f"{who}-1")]] or not comes


@pytest.mark.rule("DEL-COMBAT-2")
@pytest.mark.parametrize(LINES, ATTACKS)
def test_an_attack_line_that_misses_by_one(
    table: Make, who: str, line: int, column: int, attack: int, damage: int, condition: str, comes: bool
) -> None:
    t = lane(table, who, column)
    rolls = 2 if who in TWICE else 1
    t.dice(*[BRAKKA - attack - 1] * rolls)
    to_the_end(t.rule(activate, t.figure(f"{who}-1")))
    x = t.g.heroes[0]
    assert (t.hp("p1"), x.poisoned, x.immobilized) == (10, False, False)
    assert [told["hit"] for told in t.told("struck")] == [False] * rolls


@pytest.mark.rule("DEL-MONSTER-9")
@pytest.mark.rule("DEL-MONSTER-15")
@pytest.mark.parametrize(("who", "column", "square"), MOVES)
def test_a_line_of_movement(table: Make, who: str, column: int, square: str) -> None:
    t = lane(table, who, column)
    t.next("rot_hound" if who == "hollow_king" else "cave_spider")
    to_the_end(t.rule(activate, t.figure(f"{who}-1")))
    assert (t.square(f"{who}-1"), t.told("struck"), t.hp("p1")) == (square, [], 10)


# --- what is special about some lines


@pytest.mark.rule("DEL-MONSTER-9")
@pytest.mark.parametrize(
    ("who", "column", "victims"),
    [("sporeling", ONE_TILE, 4), ("howling_wisp", SAME_TILE, 3), ("morgrath", ONE_TILE, 4), ("gnashroot", 3, 3)],
)
def test_each_hero_of_the_area_is_attacked_and_the_allies_too(table: Make, who: str, column: int, victims: int) -> None:
    t = table("brakka", "ilse", "maren", "orrin")
    t.draw(f"A{'.' * 15}\nB{'.' * 15}\n....C{'.' * 11}\n..............D.")
    t.foe("al_sellsword", 3, 0)
    t.foe(who, 1, column)
    t.dice(*[19] * victims)
    to_the_end(t.rule(activate, t.figure(f"{who}-1")))
    struck = ["brakka", "ilse", "maren", "al_sellsword"]
    assert [told["who"] for told in t.told("struck")] == [name for name in struck if victims == 4 or name != "maren"]


@pytest.mark.rule("DEL-MONSTER-9")
def test_ulgrum_breathes_on_the_tile_with_the_most_heroes(table: Make) -> None:
    t = table("brakka", "ilse", "maren", "orrin")
    t.draw("............\nA.B..C.....D\n............\n............")
    t.foe("ulgrum", 2, 6)
    t.dice(12, 10)  # +5 against 17 and 15
    to_the_end(t.rule(activate, t.figure("ulgrum-1")))
    assert [t.hp(f"p{n}") for n in (1, 2, 3, 4)] == [8, 5, 8, 11]
    assert t.square("ulgrum-1") == "2,6"


@pytest.mark.rule("DEL-TURN-16")
def test_the_active_player_chooses_among_equally_full_tiles(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    t.draw("............\nA...B......C\n............\n............")
    t.foe("ulgrum", 2, 6)
    t.g.active = 2
    t.rule(activate, t.figure("ulgrum-1"))
    assert (t.ask.seat, t.prompt, sorted(t.options)) == (2, "crowd", ["0,0", "1,0", "2,0"])
    t.dice(9)
    t.play("0,0")
    assert len(t.told("struck")) == 1


@pytest.mark.rule("DEL-VILLAIN-7")
@pytest.mark.parametrize(
    ("who", "column", "deck", "comes"),
    [
        ("morgrath", TWO_TILES, ("rot_hound", "cave_spider"), "cave_spider-2"),
        ("hollow_king", THREE_TILES, ("rot_hound", "cave_spider"), "rot_hound-2"),
    ],
)
def test_a_summoned_monster_comes_to_the_tile_of_the_villain(
    table: Make, who: str, column: int, deck: tuple[str, ...], comes: str
) -> None:
    t = table("brakka", "ilse")
    t.draw(f"B{'.' * 15}\n.A{'.' * 14}\n{'.' * 16}\n...m...m...m...m")
    t.foe(who, 1, column)
    t.g.active = 1
    t.next(*deck)
    to_the_end(t.rule(activate, t.figure(f"{who}-1")))
    assert t.cell(comes) == t.cell(f"{who}-1")
    assert (t.g.charge[0], t.g.charge[1]) == ([], [t.figure(comes)])


@pytest.mark.rule("DEL-VILLAIN-7")
@pytest.mark.rule("DEL-MONSTER-18")
def test_a_villain_without_any_hero_summons_all_the_same(table: Make) -> None:
    t = lane(table, "morgrath", THREE_TILES)
    t.g.hp[0] = 0
    t.next("cave_spider")
    to_the_end(t.rule(activate, t.figure("morgrath-1")))
    assert (t.square("morgrath-1"), t.square("cave_spider-2")) == ("1,14", "3,15")


@pytest.mark.rule("DEL-MONSTER-17")
def test_a_sentry_alone_at_an_edge_explores_with_the_bottom_tile(table: Make) -> None:
    t = lane(table, "thrall_sentry", THREE_TILES)
    t.tiles("c01", "v06")
    t.g.stack.insert(0, t.g.stack.pop(-2))
    t.next("rot_hound")
    t.rule(activate, t.figure("thrall_sentry-1"))
    assert (t.ask.seat, t.prompt, sorted(t.options)) == (0, "edge", ["3,0 east", "3,0 north", "3,0 south"])
    to_the_end(t.play("3,0 north"))
    assert t.told("tile")[0]["tile"] == "v06"
    assert (t.square("thrall_sentry-1"), t.cell("rot_hound-2")) == ("1,14", t.cell("thrall_sentry-1") - 128)
    assert t.g.charge[0][-1] == t.figure("rot_hound-2")
    assert t.told("encounter") == []  # black, but not explored by the hero


@pytest.mark.rule("DEL-MONSTER-17")
@pytest.mark.parametrize("why", ["hero", "stack", "edge"])
def test_otherwise_a_sentry_moves_one_tile(table: Make, why: str) -> None:
    t = table("brakka", "ilse")
    if why == "hero":
        t.draw("............\n.A......B...\n..........g.\n...m...m....", g="thrall_sentry")
        t.g.hp[1] = 1
    elif why == "stack":
        t.draw("............\n.A..........\n..........g.\n...m...m....", g="thrall_sentry")
        t.g.stack = []
    else:
        t.draw("........####\n.A.........#\n..........g#\n...m...m####", g="thrall_sentry")
    sentry = next(f for f in t.g.at if f >= 64)
    to_the_end(t.rule(activate, sentry))
    assert t.told("tile") == []
    assert t.square(sentry) == ("2,10" if why == "hero" else "3,7")


@pytest.mark.rule("DEL-MONSTER-16")
def test_a_hero_on_the_ground_does_not_keep_a_sentry_from_exploring(table: Make) -> None:
    t = lane(table, "thrall_sentry", SAME_TILE)
    t.g.hp[0] = 0
    t.next("rot_hound")
    to_the_end(t.rule(activate, t.figure("thrall_sentry-1")))
    assert len(t.told("tile")) == 1


@pytest.mark.rule("DEL-MONSTER-9")
@pytest.mark.parametrize(("hp", "after"), [(1, 2), (3, 3)])
def test_a_troll_regains_a_point_whenever_it_acts(table: Make, hp: int, after: int) -> None:
    t = lane(table, "cave_troll", THREE_TILES)
    t.g.hp[t.figure("cave_troll-1")] = hp
    to_the_end(t.rule(activate, t.figure("cave_troll-1")))
    assert t.hp("cave_troll-1") == after
