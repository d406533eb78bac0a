"""Rival Delvers: chests, the stairs, the end. DEL-ADV-12."""

from collections.abc import Callable

import pytest
from games.delve.adventuring import HEROES, stack_of
from games.delve.table import Table

from hauntbox.board.geometry import EAST, NORTH, SOUTH, cell
from hauntbox.board.squares import write_square
from hauntbox.games.delve import GAME
from hauntbox.games.delve.exploring import place_tile
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.state import CHEST, CHESTS
from hauntbox.games.delve.tiles import NUMBER, START_A, START_B
from hauntbox.games.delve.turn import end_turn, leaving

Make = Callable[..., Table]

NORTH_OF_A = START_A * 4 + NORTH


def delvers(table: Make, seats: int = 2) -> Table:
    t = table(*HEROES[:seats], adventure="rival_delvers")
    t.stand(0, 1, 5)  # on the stairs: ####/.ss./.m../...#
    if seats > 1:
        t.stand(1, 2, 1)
    return t


def worth(t: Table, **worths: int) -> None:
    """What heroes carry: p1=5 is one chest that is worth 5 here, so that the sums are easy to read."""
    t.g.values = t.g.known = ()
    for chest, (name, value) in enumerate(worths.items()):
        seat = int(name[1:]) - 1
        t.g.heroes[seat].loads = (CHEST + chest,)
        t.g.values = (*t.g.values, value)
        t.g.known = (*t.g.known, 1 << seat)


def put_tile(t: Table, tile: str, edge: int = NORTH_OF_A) -> Table:
    return t.rule(place_tile, edge, NUMBER[tile], "DEL-EXPLORE-4", True).play_until("nothing")


# --- the set-up


@pytest.mark.rule("DEL-ADV-12-1")
def test_all_38_tiles_are_shuffled_and_ten_chests_too(table: Make) -> None:
    stacks = [stack_of(12, 2, seed) for seed in range(5)]
    assert all(sorted(stack) == sorted(stacks[0]) and len(set(stack)) == 38 for stack in stacks)
    assert len({stack[0] for stack in stacks}) > 2
    t = delvers(table)
    assert (t.g.competitive, t.g.surges, sorted(t.g.worths)) == (True, [1, 1], [1, 1, 1, 1, 2, 2, 2, 2, 3, 3])
    assert t.g.monsters.loose.count(FOE["cave_troll"]) == 3  # the advanced set


# --- chests


@pytest.mark.rule("DEL-ADV-12-2")
@pytest.mark.parametrize(
    ("tile", "edge", "square"),
    [("c08", NORTH_OF_A, "-2,2"), ("c05", NORTH_OF_A, "-3,1"), ("c05", START_B * 4 + EAST, "1,10"),
     ("c13", NORTH_OF_A, ""), ("fungus_garden", NORTH_OF_A, "")],
)  # fmt: skip
def test_a_white_tile_has_a_chest_on_its_mushrooms(table: Make, tile: str, edge: int, square: str) -> None:
    t = put_tile(delvers(table), tile, edge)
    assert [(write_square(at), thing) for at, thing in t.g.things] == ([(square, CHEST)] if square else [])
    assert t.g.values[0] == 0  # nobody knows its worth


@pytest.mark.rule("DEL-ADV-12-2")
def test_there_are_ten_chests_and_no_more(table: Make) -> None:
    t = delvers(table)
    t.g.notes["chests"] = 9
    put_tile(t, "c01")
    put_tile(t, "c02", START_A * 4 + SOUTH)
    assert [thing - CHEST for _, thing in t.g.things] == [9]


@pytest.mark.rule("DEL-ADV-12-2")
@pytest.mark.rule("DEL-EXPLORE-8")
def test_a_tile_of_a_card_has_its_chest_too(table: Make) -> None:
    t = delvers(table)
    t.rule(place_tile, NORTH_OF_A, NUMBER["c01"], "DEL-EXPLORE-8").play_until("nothing")
    assert len(t.g.things) == 1


@pytest.mark.rule("DEL-ADV-12-3")
@pytest.mark.parametrize("foe", ["rot_hound", "vesk", ""])
def test_a_chest_is_taken_only_while_no_monster_is_on_its_tile(table: Make, foe: str) -> None:
    t = delvers(table)
    t.powers(0)
    t.lay("c01", 0, -1)  # #..#/#.m#/#..#/#..#
    t.stand(0, -2, 2)
    t.g.things = ((t.g.cave.mushrooms[cell(0, -1)][0], CHEST),)
    t.g.notes["chests"] = 1
    if foe:
        t.foe(foe, -4, 1)
    t.foe("cave_spider", 2, 2)  # on another tile
    assert ("take chest-1" in t.act(0).options) == (not foe)


@pytest.mark.rule("DEL-ADV-12-3")
def test_its_owner_learns_its_worth_and_others_see_only_how_many(table: Make) -> None:
    found = set()
    for seed in range(30):
        t = table("brakka", "ilse", "maren", seed=seed, adventure="rival_delvers")
        t.powers(0)
        t.g.things = ((t.g.at[0], CHEST), (t.g.at[0], CHEST + 1))
        t.act(0).play("take chest-1")
        value = t.g.values[0]
        found.add(value)
        assert sorted([value, *t.g.worths]) == sorted(CHESTS)
        for seat, seen in ((0, value), (1, 0), (2, 0), (None, 0)):
            view = GAME.view(t.g, seat)
            assert (view.values[0], view.heroes[0].loads) == (seen, (CHEST,))
            assert sorted([worth for worth in view.values if worth] + list(view.worths)) == sorted(CHESTS)
        assert t.g.values[1] == 0  # nobody has looked into the other one
    assert found == {1, 2, 3}


# --- the stairs


@pytest.mark.rule("DEL-ADV-12-4")
@pytest.mark.parametrize(("seats", "wanted"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_enough_may_be_revealed_on_the_stairs(table: Make, seats: int, wanted: int) -> None:
    t = delvers(table, seats)
    worth(t, p1=wanted - 1)
    t.rule(leaving)
    assert t.prompt is None
    worth(t, p1=wanted)
    t.rule(leaving)
    assert (t.prompt, t.ask.seat, t.options) == ("reveal", 0, ["yes", "no"])


@pytest.mark.rule("DEL-ADV-12-4")
@pytest.mark.parametrize(("row", "column", "hp", "asked"), [(1, 6, 1, True), (1, 6, 0, False), (1, 4, 9, False)])
def test_it_takes_a_hero_with_hit_points_on_a_stairs_square(
    table: Make, row: int, column: int, hp: int, asked: bool
) -> None:
    t = delvers(table)
    worth(t, p1=9)
    t.stand(0, row, column)
    t.g.hp[0] = hp
    t.rule(leaving)
    assert (t.prompt == "reveal") == asked


@pytest.mark.rule("DEL-ADV-12-4")
def test_revealing_may_wait_and_is_done_once(table: Make) -> None:
    t = delvers(table)
    worth(t, p1=6)
    t.rule(leaving).play("no")
    assert t.told("revealed") == []
    t.rule(leaving).play("yes")
    assert t.told("revealed") == [{"who": "brakka", "worth": 6}]
    assert GAME.view(t.g, 1).values[0] == 6  # now everybody sees it
    t.rule(leaving)
    assert t.prompt is None


@pytest.mark.rule("DEL-ADV-12-4")
def test_revealed_chests_are_neither_dropped_nor_taken(table: Make) -> None:
    t = delvers(table)
    worth(t, p1=6)
    t.powers(0)
    t.powers(1, "ils_long_shot")
    assert "drop chest-1" in t.act(0).options
    t.rule(leaving).play("yes")
    assert "drop chest-1" not in t.act(0).options
    t.g.round, t.g.hp[0], t.g.surges = 2, 1, [0, 0]
    t.dice(20)
    t.act(1).play("attack ils_long_shot")
    assert (t.hp(0), t.prompt, t.g.heroes[1].loads) == (0, "act", ())
    t.turn(0)  # without a surge: back to the start tile, with the chests
    t.play_until("act")
    assert (t.g.heroes[0].loads, t.g.things) == ((CHEST,), ())


def close_round(t: Table) -> Table:
    """The last player of the round ends his turn."""
    t.g.active = t.g.seats - 1
    return t.rule(end_turn)


def winners(t: Table) -> list[int]:
    return [seat for seat in range(t.g.seats) if t.g.winners >> seat & 1]


@pytest.mark.rule("DEL-ADV-12-4")
def test_the_round_is_finished_first(table: Make) -> None:
    t = delvers(table, 3)
    worth(t, p1=5, p2=9)
    t.g.notes["revealed"] = 0b1
    t.g.active = 1
    t.rule(end_turn)
    assert t.ending is None
    assert t.g.active == 2
    close_round(t)
    assert (t.ending, winners(t)) == ("won_12", [0])  # the second one did not reveal his


@pytest.mark.rule("DEL-ADV-12-4")
@pytest.mark.parametrize(
    ("worths", "hp", "won"),
    [((5, 6, 9), (9, 1, 8), [1]), ((6, 6, 9), (3, 4, 8), [1]), ((6, 6, 9), (4, 4, 8), [0, 1])],
)
def test_the_highest_revealed_worth_wins_then_hit_points_then_both(
    table: Make, worths: tuple[int, ...], hp: tuple[int, ...], won: list[int]
) -> None:
    t = delvers(table, 3)
    worth(t, p1=worths[0], p2=worths[1], p3=worths[2])
    t.g.notes["revealed"] = 0b11
    for seat in range(3):
        t.g.hp[seat] = hp[seat]
    close_round(t)
    assert (t.ending, winners(t)) == ("won_12", won)
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.rewards == tuple([1.0 if seat in won else -1.0 for seat in range(3)])


# --- other ends


@pytest.mark.rule("DEL-ADV-12-5")
def test_three_more_complete_rounds_after_the_last_tile(table: Make) -> None:
    t = delvers(table)
    t.g.round = 7
    t.g.stack = []
    put_tile(t, "c01")
    worth(t, p1=1, p2=2)
    for number in (7, 8, 9):
        assert (t.ending, t.g.round) == (None, number)
        close_round(t)
    assert t.ending is None
    close_round(t)  # that of round 10
    assert (t.ending, winners(t)) == ("stack_empty", [1])


@pytest.mark.rule("DEL-ADV-12-5")
def test_while_there_are_tiles_the_rounds_go_on(table: Make) -> None:
    t = delvers(table)
    t.g.round = 7
    put_tile(t, "c01")
    for _ in range(4):
        close_round(t)
    assert t.ending is None


@pytest.mark.rule("DEL-ADV-12-5")
def test_who_reveals_in_the_last_rounds_wins_all_the_same(table: Make) -> None:
    t = delvers(table)
    t.g.round, t.g.notes["last_round"] = 9, 9
    worth(t, p1=5, p2=9)
    t.g.notes["revealed"] = 0b1
    close_round(t)
    assert (t.ending, winners(t)) == ("won_12", [0])


@pytest.mark.rule("DEL-ADV-12-6")
@pytest.mark.rule("DEL-WIN-4")
@pytest.mark.parametrize(
    ("number", "last", "ending"), [(39, 0, None), (40, 0, "out_of_rounds"), (40, 41, "out_of_rounds"), (39, 41, None)]
)  # fmt: skip
def test_after_40_rounds_the_highest_worth_wins(table: Make, number: int, last: int, ending: str | None) -> None:
    t = delvers(table)
    t.g.round = number
    if last:
        t.g.notes["last_round"] = last
    worth(t, p1=2, p2=2)
    t.g.hp[0], t.g.hp[1] = 3, 4
    close_round(t)
    assert (t.ending, winners(t)) == (ending, [1] if ending else [])
