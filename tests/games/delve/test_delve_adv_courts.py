"""The Hollow Court, Hold the Stair, Alone in the Dark. DEL-ADV-9 to DEL-ADV-11."""

from collections.abc import Callable

import pytest
from games.delve.adventuring import HEROES, MONSTERS, arrivals, find
from games.delve.table import Table

from hauntbox.board.geometry import EAST, NORTH, SOUTH, WEST, cell
from hauntbox.board.squares import square
from hauntbox.games.delve import GAME
from hauntbox.games.delve.encountering import encounter_step
from hauntbox.games.delve.exploring import exploration, place_tile, unexplored
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.state import SUNSHARD
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B, TILES
from hauntbox.games.delve.turn import end_turn
from hauntbox.kernel.errors import BadSetup

Make = Callable[..., Table]


# --- The Hollow Court


@pytest.mark.rule("DEL-ADV-9-2")
@pytest.mark.parametrize(
    ("seats", "king", "stone", "monsters"), [(1, 4, 1, 0), (2, 6, 1, 1), (3, 7, 1, 1), (4, 8, 2, 2), (5, 9, 2, 2)]
)
def test_the_king_two_oath_stones_and_guards(table: Make, seats: int, king: int, stone: int, monsters: int) -> None:
    t = table(*HEROES[:seats], adventure="hollow_court")
    t.next(*MONSTERS)
    find(t, "broken_gate", 0, "0,-1 north")
    assert (t.g.cave.tile(cell(0, -2)), t.g.cave.tile(cell(0, -3))) == (NUMBER["throne_near"], NUMBER["throne_far"])
    assert arrivals(t) == [
        ("hollow_king", "throne_far", ""), *[(MONSTERS[1 + i], "throne_near", HEROES[i]) for i in range(monsters)],
    ]  # fmt: skip
    assert t.hp("hollow_king-2") == king
    stones = ["oath_stone-3", "oath_stone-4"]
    assert [t.square(name) for name in stones] == ["-6,0", "-10,3"]  # r2c0 of the near half, r2c3 of the far one
    assert [t.hp(name) for name in stones] == [stone, stone]
    assert [armour(t.g, t.figure(name)) for name in stones] == [13, 13]
    assert t.g.things == ()  # no crown here


@pytest.mark.rule("DEL-ADV-9-3")
def test_the_king_takes_no_damage_while_a_stone_stands(table: Make) -> None:
    t = table("brakka", "maren", adventure="hollow_court")
    names = t.draw(
        """
        ####
        #Akr
        #s..
        ####""",
        k="hollow_king", r="oath_stone", s="oath_stone",
    )  # fmt: skip
    t.powers(0, "brk_measured_cut")
    for targets in ([names["k"]], [names["s"]], []):  # the last time there is only the king
        t.dice(20)
        t.act(0).play("attack brk_measured_cut", *targets)
        assert t.hp(names["k"]) == 6
    assert t.told("guarded") == [{"foe": "hollow_king"}] * 2
    t.stand(0, 2, 3)
    t.dice(20)
    t.act(0).play("attack brk_measured_cut", names["r"])
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert t.hp(names["k"]) == 5


@pytest.mark.rule("DEL-ADV-9-3")
@pytest.mark.parametrize(("stone", "hp"), [(True, 6), (False, 5)])
def test_the_damage_of_a_miss_is_ignored_too(table: Make, stone: bool, hp: int) -> None:
    t = table("maren", "brakka", adventure="hollow_court")
    t.powers(0, "mar_judgement")
    t.stand(1, 3, 3)
    king = t.foe("hollow_king", 1, 2)
    if stone:
        t.foe("oath_stone", 1, 7)
    t.dice(1)
    t.act(0).play("attack mar_judgement")
    assert t.hp(king) == hp


@pytest.mark.rule("DEL-ADV-9-4")
def test_the_court_is_won_by_the_death_of_the_king(table: Make) -> None:
    t = table("brakka", adventure="hollow_court")
    t.powers(0, "brk_measured_cut")
    t.g.notes["destroyed"] = 2
    t.foe("hollow_king", 1, 2, hp=2)
    t.dice(20, 20)
    t.act(0).play("attack brk_measured_cut")
    assert t.ending is None
    t.act(0).play("attack brk_measured_cut")
    assert t.ending == "won_9"


# --- Hold the Stair

BREACHES = {"c01", "c03", "c05", "c07", "c08", "c13", "c14", "v01", "v02", "v05"}
PLACES = (((0, -1), NORTH), ((-1, 0), WEST), ((0, 1), SOUTH), ((2, 0), EAST), ((1, 1), SOUTH))


@pytest.mark.rule("DEL-ADV-10-1")
def test_five_breaches_around_the_start_tile_and_no_stack(table: Make) -> None:
    found: list[set[str]] = [set() for _ in PLACES]
    for seed in range(40):
        t = table("brakka", seed=seed, adventure="hold_the_stair")
        assert (len(t.g.cave.tiles), t.g.stack, unexplored(t.g)) == (7, [], [])
        for i, (place, turns) in enumerate(PLACES):
            found[i].add(TILES[t.g.cave.tile(cell(*place))].id)
            assert t.g.cave.turns(cell(*place)) == turns
            assert set(t.g.cave.ways[cell(*place)]) & {START_A, START_B}
        assert len(set(t.g.cave.tiles.values())) == 7
    assert set.union(*found) == BREACHES
    assert all(len(tiles) > 5 for tiles in found)


@pytest.mark.rule("DEL-ADV-10-2")
@pytest.mark.parametrize("die", range(1, 21))
def test_the_die_names_the_breach_and_an_odd_number_brings_an_encounter(table: Make, die: int) -> None:
    t = table("brakka", "ilse", adventure="hold_the_stair")
    t.g.active = 1
    t.next("stone_brute", "ev_knitting_flesh")
    t.dice(die)
    t.rule(encounter_step).play_until("nothing")
    breach = cell(*PLACES[(die - 1) // 4][0])
    assert arrivals(t, 0) == [("stone_brute", TILES[t.g.cave.tile(breach)].id, "ilse")]
    assert len(t.told("encounter")) == die % 2
    if die % 2:
        assert [e.kind for e in t.events if e.kind in ("appeared", "encounter")] == ["appeared", "encounter"]


@pytest.mark.rule("DEL-ADV-10-3")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 7), (2, 9), (3, 8), (4, 8), (5, 7)])
def test_the_stair_is_held_when_the_last_round_is_completed(table: Make, seats: int, rounds: int) -> None:
    t = table(*HEROES[:seats], adventure="hold_the_stair")
    t.g.active = seats - 1
    t.g.round = rounds - 1
    t.rule(end_turn)
    assert (t.ending, t.g.round) == (None, rounds)
    t.g.active = seats - 1
    t.rule(end_turn)
    assert t.ending == "won_10"


@pytest.mark.rule("DEL-ADV-10-3")
@pytest.mark.parametrize(
    ("seat", "number", "hp", "column", "ending"),
    [(1, 3, 4, 1, None), (1, 3, 4, 6, None), (1, 3, 0, 1, "lost_10"), (1, 3, 4, 9, "lost_10"), (0, 3, 0, 1, None),
     (1, 9, 0, 1, "won_10")],
)  # fmt: skip
def test_the_stair_is_lost_when_nobody_stands_on_it_at_the_end_of_a_round(
    table: Make, seat: int, number: int, hp: int, column: int, ending: str | None
) -> None:
    t = table("brakka", "ilse", adventure="hold_the_stair")
    t.lay("c15", 2, 0, 1)
    t.stand(0, 1, 9)
    t.stand(1, 2, column)
    t.g.hp[1] = hp
    t.g.active = seat
    t.g.round = number
    t.rule(end_turn)
    assert t.ending == ending


# --- Alone in the Dark


def alone(table: Make) -> Table:
    t = table("brakka", adventure="alone_in_the_dark")
    t.powers(0, "brk_measured_cut")
    t.next("rot_hound", "cave_spider", "stone_brute", "tunnel_goblin", "web_lurker")
    return t


@pytest.mark.rule("DEL-ADV-11-1")
def test_nobody_comes_along(table: Make) -> None:
    with pytest.raises(BadSetup):
        GAME.check_setup(2, {"adventure": "alone_in_the_dark"})


@pytest.mark.rule("DEL-ADV-11-2")
def test_the_fourth_tile_wakes_gnashroot_whoever_lays_it(table: Make) -> None:
    t = alone(table)
    edges = [START_A * 4 + NORTH, START_A * 4 + WEST, START_A * 4 + SOUTH, START_B * 4 + EAST, START_B * 4 + SOUTH]
    villains = []
    for edge, tile in zip(edges, ("c01", "c02", "c03", "c04", "c05"), strict=True):
        if tile == "c04":  # the fourth one comes by a card
            t.rule(place_tile, edge, NUMBER[tile], "DEL-EXPLORE-8").play_until("nothing")
        else:
            t.tiles(tile)
            t.rule(place_tile, edge, NUMBER[tile], "DEL-EXPLORE-4", True).play_until("nothing")
        villains.append([t.g.name(f) for f in t.g.villains])
    assert villains == [[], [], [], ["gnashroot"], ["gnashroot"]]
    assert arrivals(t, 4)[0] == ("gnashroot", "start_a", "")
    assert t.hp("gnashroot-5") == 7


@pytest.mark.rule("DEL-ADV-11-2")
def test_the_sunshard_lies_on_the_crystal_and_is_taken_from_beside_it(table: Make) -> None:
    t = alone(table)
    t.tiles("crystal_grotto")  # #..#/.o.#/.m.#/#..#
    t.stand(0, 0, 1)
    t.rule(exploration)
    assert (t.g.things, t.g.cave.ground[square(-3, 1)]) == (((square(-3, 1), SUNSHARD),), "o")
    t.stand(0, -1, 1)
    assert "take sunshard" not in t.act(0).options  # two squares away
    for row, column in ((-2, 0), (-3, 0), (-4, 2), (-2, 2)):
        t.stand(0, row, column)
        assert "take sunshard" in t.act(0).options
    t.play("take sunshard")
    assert t.g.heroes[0].loads == (SUNSHARD,)


@pytest.mark.rule("DEL-ADV-11-3")
@pytest.mark.parametrize(("die", "carried", "hp"), [(20, False, 7), (1, True, 5), (20, True, 5)])
def test_only_the_sunshard_lets_the_hero_hurt_gnashroot(table: Make, die: int, carried: bool, hp: int) -> None:
    t = alone(table)
    t.g.heroes[0].loads = (SUNSHARD,) if carried else ()
    t.foe("gnashroot", 1, 2)
    t.dice(die)  # + 10 + 2 against 13: even a 1 hits
    t.act(0).play("attack brk_measured_cut")
    assert t.hp("gnashroot-1") == hp  # 1 damage + 1


@pytest.mark.rule("DEL-ADV-11-3")
def test_the_sunshard_helps_against_nobody_else(table: Make) -> None:
    t = alone(table)
    t.g.heroes[0].loads = (SUNSHARD,)
    t.foe("stone_brute", 1, 2)
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert (t.hp("stone_brute-1"), t.told("swings")[0]["bonus"]) == (2, 10)


@pytest.mark.rule("DEL-ADV-11-3")
def test_it_helps_only_while_it_is_carried(table: Make) -> None:
    t = alone(table)
    t.g.heroes[0].loads = (SUNSHARD,)
    t.foe("gnashroot", 1, 2)
    t.dice(20)
    t.act(0).play("drop sunshard", "1,1", "attack brk_measured_cut")
    assert (t.hp("gnashroot-1"), t.told("swings")[0]["bonus"]) == (7, 10)


@pytest.mark.rule("DEL-ADV-11-4")
def test_alone_in_the_dark_is_won_by_the_death_of_gnashroot(table: Make) -> None:
    t = alone(table)
    t.g.heroes[0].loads = (SUNSHARD,)
    t.foe("gnashroot", 1, 2, hp=3)
    t.dice(20, 20)
    t.act(0).play("attack brk_measured_cut")
    assert t.ending is None
    t.act(0).play("attack brk_measured_cut")
    assert t.ending == "won_11"
