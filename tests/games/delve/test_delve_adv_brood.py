"""The Brood Below, Bring Her Back. DEL-ADV-4, DEL-ADV-5."""

from collections.abc import Callable

import pytest
from games.delve.adventuring import HEROES, MONSTERS, arrivals, find, stack_of
from games.delve.table import Table

from hauntbox.board.geometry import NORTH, cell
from hauntbox.games.delve.adventures.adv_04 import lay_sac
from hauntbox.games.delve.adventures.adv_05 import captive_appears, captive_follows
from hauntbox.games.delve.allies import allies_act
from hauntbox.games.delve.blows import CARD, Blow, strike
from hauntbox.games.delve.exploring import exploration, place_tile
from hauntbox.games.delve.figures import adjacent
from hauntbox.games.delve.foes import CAPTIVE, FOE
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.tiles import NUMBER, START_A
from hauntbox.games.delve.turn import heroes_end

Make = Callable[..., Table]

SACS = {"dark_chasm", "crystal_grotto", "fungus_garden"}


# --- The Brood Below


@pytest.mark.rule("DEL-ADV-4-1")
@pytest.mark.parametrize(("seats", "others"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_each_of_three_packets_has_one_sac_tile_and_the_rest_lies_below(seats: int, others: int) -> None:
    places: set[int] = set()
    firsts: set[str] = set()
    size = others + 1
    for seed in range(40):
        stack = stack_of(4, seats, seed)
        assert len(set(stack)) == 38
        sacs = [i for i, tile in enumerate(stack) if tile in SACS]
        assert [i // size for i in sacs] == [0, 1, 2]
        places |= {i % size for i in sacs}
        firsts.add(stack[sacs[0]])
    assert places == set(range(size))  # each packet is shuffled
    assert firsts == SACS  # and the sac tiles are dealt at random


def lay_sac_tile(table: Make, tile: str, *names: str) -> Table:
    t = table(*(names or ("brakka", "maren")), adventure="brood_below")
    t.tiles(tile)
    t.stand(0, 0, 1)
    t.next("stone_brute", "rot_hound", "cave_spider", "web_lurker")
    return t


@pytest.mark.rule("DEL-ADV-4-2")
@pytest.mark.parametrize("tile", sorted(SACS))
def test_a_sac_tile_brings_one_vermin_and_an_egg_sac_beside_the_mushrooms(table: Make, tile: str) -> None:
    t = lay_sac_tile(table, tile)
    t.rule(exploration)
    if t.prompt == "mushroom":
        t.play("-4,1")
    at = cell(0, -1)
    assert t.square("cave_spider-1") in ("-4,1", "-2,1")
    mushrooms = t.g.cave.mushrooms[at]
    free = [s for s in t.g.cave.floors[at] if s not in mushrooms]
    assert (t.prompt, len(t.options)) == ("sac", len(free))
    t.play(t.options[-1])
    assert t.names_on_map() == ["cave_spider-1", "egg_sac-2", "p1", "p2"]
    assert t.g.at[t.figure("egg_sac-2")] in free
    assert t.g.monsters.discards == [FOE["stone_brute"], FOE["rot_hound"]]  # passed over by the search
    assert [card & 63 for card in t.g.charge[0]] == [FOE["cave_spider"]]


@pytest.mark.rule("DEL-ADV-4-2")
def test_without_another_free_square_the_sac_lies_among_the_mushrooms(table: Make) -> None:
    t = table("brakka", adventure="brood_below")
    t.draw("""
        ####
        #mA#
        #m.#
        ####""")
    t.rule(lay_sac, cell(0, 0))
    assert t.square("egg_sac-1") == "2,2"
    t.rule(lay_sac, cell(0, 0))
    assert (t.prompt, t.options) == ("sac", ["1,1", "2,1"])


@pytest.mark.rule("DEL-ADV-4-2")
def test_an_ordinary_tile_of_the_brood_has_its_usual_monster_and_no_sac(table: Make) -> None:
    t = lay_sac_tile(table, "c13")
    t.rule(exploration)
    assert t.names_on_map() == ["p1", "p2", "stone_brute-1"]


@pytest.mark.rule("DEL-ADV-4-2")
def test_first_look_holds_for_the_vermin_of_a_sac_tile_that_ilse_lays(table: Make) -> None:
    t = lay_sac_tile(table, "crystal_grotto", "ilse")
    t.rule(exploration)
    assert (t.prompt, "-4,1" in t.options) == ("mushroom", True)
    t = lay_sac_tile(table, "crystal_grotto", "ilse")
    t.rule(place_tile, START_A * 4 + NORTH, NUMBER["crystal_grotto"], "DEL-EXPLORE-8")
    assert t.prompt == "sac"


@pytest.mark.rule("DEL-ADV-4-3")
@pytest.mark.parametrize(("seats", "hp", "mother"), [(1, 1, 3), (2, 1, 6), (3, 1, 7), (4, 2, 9), (5, 2, 10)])
def test_the_third_sac_brings_the_mother_onto_its_tile(table: Make, seats: int, hp: int, mother: int) -> None:
    t = table(*HEROES[:seats], adventure="brood_below")
    t.powers(0, "brk_measured_cut")
    there = t.lay("c15", 0, -1, 0)  # ####/..../.m../#..#
    t.stand(0, -2, 0)
    for column, broken in ((0, 0), (1, 1), (2, 2)):
        sac = t.foe("egg_sac", -3, column)
        assert (t.hp(sac), armour(t.g, t.figure(sac)), t.g.notes.get("destroyed", 0)) == (hp, 12, broken)
        assert t.g.villains == ()
        t.stand(0, -2, column)
        t.dice(*[2] * hp)
        for _ in range(hp):
            t.act(0).play("attack brk_measured_cut")
    morgrath = t.figure("morgrath-4")
    assert (t.g.villains, t.hp("morgrath-4")) == ((morgrath,), mother)
    assert t.g.cell(morgrath) == there
    assert t.g.pile == [[]]


@pytest.mark.rule("DEL-ADV-4-4")
def test_the_brood_is_beaten_when_its_mother_is(table: Make) -> None:
    t = table("brakka", adventure="brood_below")
    t.powers(0, "brk_measured_cut")
    t.foe("egg_sac", 2, 2)
    t.foe("morgrath", 1, 2, hp=2)
    t.dice(20, 20)
    t.act(0).play("attack brk_measured_cut", "morgrath-2")
    assert t.ending is None
    t.act(0).play("attack brk_measured_cut", "morgrath-2")
    assert t.ending == "won_4"  # whatever sacs are left


# --- Bring Her Back


@pytest.mark.rule("DEL-ADV-5-2")
@pytest.mark.parametrize(("seats", "hp"), [(1, 4), (2, 3), (3, 3), (5, 3)])
def test_the_captive_and_a_monster_for_each_player_behind_you(table: Make, seats: int, hp: int) -> None:
    t = table(*HEROES[:seats], adventure="bring_her_back")
    active = seats // 2
    t.next(*MONSTERS)
    find(t, "crystal_grotto", active)
    assert (t.square("al_captive"), t.hp("al_captive")) == ("-3,2", hp)  # r1c2: #..#/.o.#/.m.#/#..#
    assert armour(t.g, CAPTIVE) == 14
    order = [HEROES[(active + i) % seats] for i in range(seats)]
    halves = ["start_b", "start_a", "start_b", "start_a", "start_b"]
    assert arrivals(t) == [(MONSTERS[1 + i], halves[i], order[i]) for i in range(seats)]


@pytest.mark.rule("DEL-ADV-5-2")
def test_where_her_square_is_taken_the_captive_stands_on_any_free_square(table: Make) -> None:
    t = table("brakka", "ilse", adventure="bring_her_back")
    at = t.lay("crystal_grotto", 0, -1)
    t.foe("stone_brute", -3, 2)
    t.rule(captive_appears, at)
    assert sorted(t.options) == ["-1,1", "-1,2", "-2,0", "-2,1", "-2,2", "-3,0", "-4,1", "-4,2"]
    t.play("-4,1")
    assert t.square("al_captive") == "-4,1"


CAVE = """
    ############
    #A..........
    #.......c...
    ############"""


@pytest.mark.rule("DEL-ADV-5-3")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_captive_comes_to_every_hero_within_two_tiles_at_the_end_of_his_phase(table: Make, seat: int) -> None:
    t = table("brakka", "ilse", adventure="bring_her_back")
    t.draw(CAVE, c="al_captive")
    t.stand(seat, 1, 2)  # two tiles away
    t.g.active = seat
    t.rule(heroes_end)
    assert (t.prompt, t.ask.seat) == ("adjacent", seat)
    t.play("2,3")
    assert t.square("al_captive") == "2,3"
    assert adjacent(t.g, seat, CAPTIVE)


@pytest.mark.rule("DEL-ADV-5-3")
@pytest.mark.parametrize(
    ("hp", "row", "column", "comes"), [(0, 1, 2, False), (1, 1, 2, True), (5, 1, 7, False), (5, 2, 9, False)]
)
def test_she_stays_with_the_fallen_afar_and_where_she_is_adjacent_already(
    table: Make, hp: int, row: int, column: int, comes: bool
) -> None:
    t = table("brakka", adventure="bring_her_back")
    t.draw(CAVE, c="al_captive")
    t.stand(0, row, column)
    t.g.hp[0] = hp
    t.rule(allies_act)
    assert (t.prompt == "adjacent") == comes
    if not comes:
        assert t.square("al_captive") == "2,8"


@pytest.mark.rule("DEL-ADV-5-3")
def test_three_tiles_are_too_far_for_her(table: Make) -> None:
    t = table("brakka", adventure="bring_her_back")
    t.draw(
        """
        ################
        #A..............
        #.......c.......
        ################""",
        c="al_captive",
    )
    t.stand(0, 1, 13)
    t.foe("al_captive", 2, 2)
    t.rule(captive_follows)
    assert (t.prompt, t.square("al_captive")) == (None, "2,2")
    t.stand(0, 1, 9)
    t.rule(captive_follows)
    assert t.prompt == "adjacent"


@pytest.mark.rule("DEL-ADV-5-4")
@pytest.mark.parametrize(("column", "hp", "ending"), [(2, 10, "won_5"), (6, 0, "won_5"), (9, 0, None)])
def test_she_is_home_when_she_stands_on_the_start_tile_at_the_end_of_a_hero_phase(
    table: Make, column: int, hp: int, ending: str | None
) -> None:
    t = table("brakka", adventure="bring_her_back")
    t.lay("c15", 2, 0, 1)
    t.foe("al_captive", 2, column)
    t.stand(0, 1, 1)
    t.g.hp[0] = hp
    assert t.ending is None
    t.rule(heroes_end)
    assert t.ending == ending


@pytest.mark.rule("DEL-ADV-5-4")
def test_she_is_not_home_before_the_end_of_the_phase(table: Make) -> None:
    t = table("tamsin", adventure="bring_her_back")
    t.powers(0, "tam_trick_swap")
    t.lay("c15", 2, 0, 1)
    t.stand(0, 2, 7)
    t.foe("al_captive", 2, 8)
    t.foe("stone_brute", 1, 8)
    t.dice(1)
    t.act(0).play("attack tam_trick_swap", "al_captive")
    assert (t.square("al_captive"), t.ending) == ("2,7", None)
    t.play("end")
    t.rule(heroes_end)
    assert t.ending == "won_5"


@pytest.mark.rule("DEL-ADV-5-4")
@pytest.mark.parametrize(("hp", "ending"), [(1, "lost_5"), (2, None)])
def test_the_adventure_is_lost_when_she_falls(table: Make, hp: int, ending: str | None) -> None:
    t = table("brakka", adventure="bring_her_back")
    t.lay("c15", 2, 0, 1)
    t.foe("al_captive", 2, 9, hp=hp)
    t.dice(7)  # + 7 against 14
    t.rule(strike, CAPTIVE, Blow(CARD, -1, "at_deep_quake", 7, 1))
    assert (t.ending, t.hp("al_captive")) == (ending, hp - 1)
