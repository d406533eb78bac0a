"""First Descent, The Iron Crown, Cinder Lair. DEL-ADV-1 to DEL-ADV-3; and the numbers of all adventures."""

from collections.abc import Callable

import pytest
from games.delve.adventuring import HEROES, MONSTERS, arrivals, find, ids, stack_of
from games.delve.table import Table

from hauntbox.board.geometry import NORTH, cell
from hauntbox.board.squares import square, write_square
from hauntbox.games.delve.adventure import ADVENTURES
from hauntbox.games.delve.exploring import place_tile
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.state import CROWN
from hauntbox.games.delve.tiles import NUMBER, START_A
from hauntbox.games.delve.turn import heroes_end, leaving

Make = Callable[..., Table]

SURGES = {
    1: (2, 3, 3, 4, 4), 2: (3, 3, 3, 4, 5), 3: (2, 3, 3, 4, 5), 4: (3, 3, 3, 3, 3), 5: (1, 2, 2, 2, 2),
    6: (1, 1, 1, 1, 2), 7: (1, 3, 4, 5, 7), 8: (3, 3, 2, 1, 1), 9: (4, 4, 3, 4, 4), 10: (2, 3, 4, 4, 5),
}  # fmt: skip
GOALS = {
    1: ("sunless_river", ((10, 12), (11, 13), (11, 14), (11, 14), (12, 15))),
    2: ("broken_gate", ((5, 7), (7, 9), (8, 10), (9, 11), (11, 13))),
    3: ("king_statue", ((5, 7), (6, 8), (8, 10), (9, 11), (9, 11))),
    5: ("crystal_grotto", ((6, 8), (9, 11), (12, 15), (15, 18), (17, 20))),
    6: ("broken_gate", ((11, 13), (11, 14), (13, 16), (13, 16), (14, 17))),
    9: ("broken_gate", ((4, 6), (5, 7), (7, 9), (7, 9), (8, 10))),
    11: ("crystal_grotto", ((4, 6),)),
}
ADVANCED = {1: False, 2: False, 3: True, 4: True, 5: True, 6: False, 7: True, 8: True, 9: True, 10: True, 11: True}
SETUP_RULES = [pytest.param(n, marks=pytest.mark.rule(f"DEL-ADV-{n}-1")) for n in sorted(ADVANCED)]


@pytest.mark.parametrize("number", SETUP_RULES)
def test_surges_and_decks_of_every_adventure(table: Make, number: int) -> None:
    for seats in range(1, 6) if number != 11 else (1,):
        t = table(*HEROES[:seats], adventure=ADVENTURES[number].id)
        assert t.g.surges == [SURGES.get(number, (2,))[seats - 1]]
        assert (t.g.monsters.loose.count(FOE["cave_troll"]) == 3) == ADVANCED[number]
        assert t.g.monsters.size() == (38 if ADVANCED[number] else 24)


@pytest.mark.parametrize(
    ("number", "seats"),
    [
        pytest.param(number, seats, marks=pytest.mark.rule(f"DEL-ADV-{number}-1"))
        for number, (_, positions) in GOALS.items()
        for seats in range(1, len(positions) + 1)
    ],
)
def test_the_goal_tile_lies_anywhere_between_its_positions(number: int, seats: int) -> None:
    goal, positions = GOALS[number]
    low, high = positions[seats - 1]
    found = set()
    for seed in range(30):
        stack = stack_of(number, seats, seed)
        assert sorted(stack) == sorted(ids(list(range(38))))
        found.add(stack.index(goal) + 1)
    assert found == set(range(low, high + 1))


@pytest.mark.rule("DEL-ADV-11-1")
def test_alone_in_the_dark_is_for_one_hero() -> None:
    assert (ADVENTURES[11].fewest, ADVENTURES[11].most) == (1, 1)
    assert all((ADVENTURES[n].fewest, ADVENTURES[n].most) == (1, 5) for n in range(1, 11))


# --- First Descent


@pytest.mark.rule("DEL-ADV-1-2")
@pytest.mark.rule("DEL-EXPLORE-10")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_the_shaft_and_a_monster_for_each_player(table: Make, seats: int) -> None:
    t = table(*HEROES[:seats], adventure="first_descent")
    active = seats // 2
    t.next(*MONSTERS)
    find(t, "sunless_river", active)
    assert t.g.cave.tile(cell(0, -1)) == NUMBER["sunless_river"]
    assert t.g.cave.tiles[cell(0, -2)] == NUMBER["shaft_near"] * 4
    assert t.g.cave.tiles[cell(0, -3)] == NUMBER["shaft_far"] * 4
    order = [HEROES[(active + i) % seats] for i in range(seats)]
    halves = ["shaft_far", "shaft_near", "shaft_far", "shaft_near", "shaft_far"]
    assert arrivals(t) == [(MONSTERS[1 + i], halves[i], order[i]) for i in range(seats)]
    assert t.told("encounter") == []  # the shaft brings none


def shaft(table: Make, *names: str) -> Table:
    t = table(*names, adventure="first_descent")
    t.lay("sunless_river", 0, -1)
    t.lay("shaft_near", 0, -2)
    t.lay("shaft_far", 0, -3)  # rows -12 to -9: ####/#ee#/#m.#/#..#
    return t


@pytest.mark.rule("DEL-ADV-1-3")
@pytest.mark.parametrize(("row", "asked"), [(-11, True), (-10, False), (-7, False)])
def test_the_way_out_is_an_exit_square(table: Make, row: int, asked: bool) -> None:
    t = shaft(table, "brakka", "ilse")
    t.stand(0, row, 2)
    t.rule(leaving)
    assert (t.options == ["yes", "no"]) == asked


@pytest.mark.rule("DEL-ADV-1-3")
@pytest.mark.rule("DEL-OBJ-8")
def test_first_descent_is_won_when_all_have_escaped(table: Make) -> None:
    t = shaft(table, "brakka", "ilse")
    t.stand(0, -11, 1)
    t.stand(1, -11, 2)
    t.rule(leaving).play("no")
    assert (t.ending, t.square(0)) == (None, "-11,1")
    t.rule(leaving).play("yes")
    assert (t.ending, t.names_on_map()) == (None, ["p2"])
    t.g.active = 1
    t.rule(leaving).play("yes")
    assert (t.ending, t.g.winners) == ("won_1", 0b11)


# --- The Iron Crown


@pytest.mark.rule("DEL-ADV-2-2")
@pytest.mark.parametrize(("seats", "monsters"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_throne_the_crown_its_guards_and_vesk(table: Make, seats: int, monsters: int) -> None:
    t = table(*HEROES[:seats], adventure="iron_crown")
    t.next(*MONSTERS)
    find(t, "broken_gate", seats - 1, "0,-1 north")
    far = cell(0, -3)
    assert (t.g.cave.tile(cell(0, -2)), t.g.cave.tile(far)) == (NUMBER["throne_near"], NUMBER["throne_far"])
    assert t.g.things == ((square(-11, 1), CROWN),)  # r1c1: ####/.tt./.m../#..#
    assert t.g.cave.ground[square(-11, 1)] == "t"
    order = [HEROES[(seats - 1 + i) % seats] for i in range(seats)]
    halves = ["throne_far", "throne_near", "throne_far", "throne_near"]
    assert arrivals(t) == [
        *[(MONSTERS[1 + i], halves[i], order[i]) for i in range(monsters)], ("vesk", "start_b", ""),
    ]  # fmt: skip
    assert t.g.villains == (t.figure(f"vesk-{monsters + 2}"),)


@pytest.mark.rule("DEL-ADV-2-2")
def test_the_throne_turned_east_has_its_crown_on_the_printed_square(table: Make) -> None:
    t = table("brakka", adventure="iron_crown")
    t.next(*MONSTERS)
    find(t, "broken_gate", 0, "0,-1 east")
    far = t.g.cave.where(NUMBER["throne_far"])
    assert far == cell(2, -1)
    assert [write_square(at) for at, _ in t.g.things] == ["-3,10"]  # r1c1 after a quarter turn is row 1, column 2


@pytest.mark.rule("DEL-ADV-2-3")
@pytest.mark.parametrize(
    ("row", "column", "within"), [(2, 1, True), (2, 0, True), (1, 0, True), (1, 3, False), (3, 1, False)]
)
def test_the_crown_is_taken_from_beside_its_throne(table: Make, row: int, column: int, within: bool) -> None:
    t = table("brakka", adventure="iron_crown")
    t.powers(0)
    t.draw("####\n.tt.\n....\n#..#")
    t.stand(0, row, column)
    t.g.things = ((square(1, 1), CROWN),)
    assert ("take crown" in t.act(0).options) == within


@pytest.mark.rule("DEL-ADV-2-3")
@pytest.mark.rule("DEL-MAP-10")
def test_the_crown_is_not_taken_from_another_tile(table: Make) -> None:
    t = table("brakka", adventure="iron_crown")
    t.powers(0)
    t.draw("""
        ....####
        ...At.t.
        ........
        ....#..#""")
    t.g.things = ((square(1, 4), CROWN),)
    assert "take crown" not in t.act(0).options


@pytest.mark.rule("DEL-ADV-2-3")
@pytest.mark.parametrize("crown_first", [True, False])
def test_the_iron_crown_needs_both_the_crown_and_the_death_of_vesk(table: Make, crown_first: bool) -> None:
    t = table("brakka", adventure="iron_crown")
    t.powers(0, "brk_measured_cut")
    t.g.things = ((square(1, 1), CROWN),)
    t.foe("vesk", 1, 2, hp=1)
    t.dice(20)
    deeds = ["take crown", "attack brk_measured_cut"]
    t.act(0).play(deeds[not crown_first])
    assert t.ending is None
    t.play_until("act")
    t.play(deeds[crown_first])
    assert t.ending == "won_2"


@pytest.mark.rule("DEL-ADV-2-3")
@pytest.mark.parametrize(("hp", "ending"), [(0, None), (1, "won_2")])
def test_the_crown_must_be_in_the_hands_of_a_hero_with_hit_points(table: Make, hp: int, ending: str | None) -> None:
    t = table("brakka", "ilse", adventure="iron_crown")
    t.powers(0, "brk_measured_cut")
    t.stand(1, 2, 7)
    t.g.heroes[1].loads = (CROWN,)
    t.g.hp[1] = hp
    t.foe("vesk", 1, 2, hp=1)
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert t.ending == ending


# --- Cinder Lair


@pytest.mark.rule("DEL-ADV-3-2")
@pytest.mark.parametrize(("seats", "monsters"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_lair_with_ulgrum_and_his_guards(table: Make, seats: int, monsters: int) -> None:
    t = table(*HEROES[:seats], adventure="cinder_lair")
    t.next(*MONSTERS)
    find(t, "king_statue", 0, "0,-1 north")
    assert (t.g.cave.tile(cell(0, -2)), t.g.cave.tile(cell(0, -3))) == (NUMBER["lair_near"], NUMBER["lair_far"])
    assert arrivals(t) == [
        ("ulgrum", "lair_far", ""), *[(MONSTERS[1 + i], "lair_near", HEROES[i]) for i in range(monsters)],
    ]  # fmt: skip
    assert t.hp("ulgrum-2") == (5, 8, 9, 11, 13)[seats - 1]


@pytest.mark.rule("DEL-ADV-3-2")
@pytest.mark.rule("DEL-FAQ-14")
def test_a_goal_tile_that_a_card_lays_is_found_all_the_same(table: Make) -> None:
    t = table("brakka", "ilse", adventure="cinder_lair")
    t.g.special.remove(NUMBER["king_statue"])
    t.g.active = 1
    t.next("rot_hound", "stone_brute")
    t.rule(place_tile, START_A * 4 + NORTH, NUMBER["king_statue"], "DEL-EXPLORE-8").play_until("nothing")
    assert [who for _, _, who in arrivals(t)] == ["", "ilse"]  # the active player's monster


@pytest.mark.rule("DEL-ADV-3-3")
@pytest.mark.parametrize(("foe", "ending"), [("ulgrum", "won_3"), ("stone_brute", None)])
def test_cinder_lair_is_won_by_the_death_of_ulgrum(table: Make, foe: str, ending: str | None) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.powers(0, "brk_measured_cut")
    t.foe(foe, 1, 2, hp=1)
    t.dice(10)
    t.act(0).play("attack brk_measured_cut")
    assert t.ending == ending


@pytest.mark.rule("DEL-ADV-3-3")
@pytest.mark.rule("DEL-VILLAIN-5")
def test_a_villain_whose_card_was_spent_stays_defeated(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.g.out = (FOE["ulgrum"],)
    t.rule(heroes_end)
    assert ADVENTURES[3].won(t.g)
    t.g.out = (FOE["vesk"],)
    assert not ADVENTURES[3].won(t.g)
