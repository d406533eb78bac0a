"""Vents, squeezes, water, chasms and the named tiles."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.board.squares import square
from hauntbox.games.delve.blows import FOE, TRAP, Blow, strike
from hauntbox.games.delve.encountering import encounter_step
from hauntbox.games.delve.exploring import place_tile
from hauntbox.games.delve.moving import nearest_squares, reach
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.tiles import NUMBER, START_A
from hauntbox.games.delve.turn import heroes_end

Make = Callable[..., Table]


def struck(t: Table) -> list[tuple[str, int]]:
    return [(told["by"], told["bonus"]) for told in t.told("struck")]


# --- vents, squeezes


@pytest.mark.rule("DEL-TILE-1")
@pytest.mark.parametrize(("row", "column", "hp"), [(-3, 0, 9), (-3, 1, 9), (-3, 2, 9), (-3, 3, 10), (-2, 1, 10)])
def test_whoever_ends_his_phase_beside_a_vent_is_burnt(table: Make, row: int, column: int, hp: int) -> None:
    t = table("brakka")
    t.lay("v03", 0, -1)  # #v##/..../..m./#..#
    t.stand(0, row, column)
    assert t.rule(heroes_end).hp(0) == hp


@pytest.mark.rule("DEL-TILE-1")
@pytest.mark.rule("DEL-MAP-10")
def test_a_vent_of_the_tile_beside_burns_nobody(table: Make) -> None:
    t = table("brakka")
    t.lay("c17", 0, -1)
    t.lay("v05", 1, -1)  # #..#/v..#/#.m#/#..#: the vent touches the other tile
    t.stand(0, -3, 3)
    assert t.rule(heroes_end).hp(0) == 10


@pytest.mark.rule("DEL-TILE-2")
@pytest.mark.rule("DEL-TURN-17")
@pytest.mark.parametrize("who", ["hero", "ally"])
def test_nobody_is_passed_on_a_squeeze_tile(table: Make, who: str) -> None:
    t = table("brakka", "ilse")
    for name, passes in (("s01", False), ("c01", True)):
        t.lay(name, 0, -1)  # #..#/##.#/#m.#/#..#: one square wide in its second row
        t.stand(0, -2, 2)
        t.stand(1, 1, 1)
        if name == "c01":
            t.g.cave._pave(square(-3, 1), "#")  # the same neck, on a tile that is no squeeze
            t.g.cave._join(cell(0, -1))
        if who == "hero":
            t.stand(1, -3, 2)
        elif "al_lynx" not in t.names_on_map():
            t.foe("al_lynx", -3, 2)
        assert (square(-4, 1) in reach(t.g, 0, 5)) == passes
        assert (square(-4, 1) in nearest_squares(t.g, 0, 5)) == passes


# --- water, chasm


@pytest.mark.rule("DEL-TILE-3")
def test_water_slows_heroes_and_no_monster(table: Make) -> None:
    t = table("brakka")
    t.lay("sunless_river", 0, -1)  # #..#/#~~#/#.m#/#..#
    t.lay("c01", 0, -2)
    t.stand(0, 0, 1)
    cost = reach(t.g, 0, 6)
    assert [cost[square(row, 1)] for row in (-1, -2, -3, -4)] == [1, 2, 4, 5]
    hound = t.foe("rot_hound", -8, 1)
    t.stand(0, 3, 6)  # three tiles away
    t.rule(activate, t.figure(hound)).play_until("nothing")
    assert t.cell(hound) == START_A  # two tiles, through the river


@pytest.mark.rule("DEL-TILE-4")
def test_a_chasm_cannot_be_entered_and_hinders_no_diagonal_step(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_measured_cut")
    t.draw("....\n.Ax.\n.xg.\n....", g="stone_brute")
    assert "attack brk_measured_cut" in t.act(0).options
    assert square(1, 2) not in reach(t.g, 0, 5)
    t.draw("####\n#Ax#\n#x.#\n####")
    assert list(reach(t.g, 0, 5)) == [square(2, 2)]


@pytest.mark.rule("DEL-TILE-4")
def test_the_dark_chasm_has_two_squares_nobody_enters(table: Make) -> None:
    t = table("brakka")
    t.lay("dark_chasm", 0, -1)  # #m.#/#.x#/#.x#/#..#
    t.stand(0, -1, 2)
    assert {square(-4, 1), square(-4, 2), square(-3, 1)} <= set(reach(t.g, 0, 5))
    assert not {square(-3, 2), square(-2, 2)} & set(reach(t.g, 0, 5))


# --- Rune Floor, Crystal Grotto


@pytest.mark.rule("DEL-TILE-5")
def test_on_the_rune_floor_every_figure_attacks_better(table: Make) -> None:
    t = table("brakka", "ilse", adventure="cinder_lair")
    t.lay("rune_floor", 0, -1)  # #..#/..../.m../#..#
    t.powers(0, "brk_measured_cut")
    t.stand(0, -3, 1)
    t.stand(1, 1, 1)
    goblin = t.figure(t.foe("tunnel_goblin", -3, 2))
    ulgrum = t.figure(t.foe("ulgrum", -2, 2))
    trap = t.figure(t.trap("tr_spear_wall", -2, 1))
    t.dice(1, 1, 1, 1)
    t.act(0).play("attack brk_measured_cut", "tunnel_goblin-1")
    assert t.told("swings")[0]["bonus"] == 10 + 1
    t.run(
        (strike, (0, Blow(FOE, goblin, "tunnel_goblin", 7, 1))),
        (strike, (0, Blow(FOE, ulgrum, "ulgrum", 8, 2))),
        (strike, (0, Blow(TRAP, trap, "tr_spear_wall", 8, 2))),
    )
    assert struck(t) == [("tunnel_goblin", 8), ("ulgrum", 9), ("tr_spear_wall", 8)]  # a trap is no figure


@pytest.mark.rule("DEL-TILE-5")
def test_the_rune_floor_asks_where_the_attacker_stands(table: Make) -> None:
    t = table("brakka", "ilse")
    t.lay("rune_floor", 0, -1)
    t.powers(1, "ils_long_shot")
    t.stand(1, 1, 1)
    t.foe("tunnel_goblin", -3, 2)
    t.foe("al_lynx", -2, 1)
    t.dice(1)
    t.act(1).play("attack ils_long_shot")
    assert t.told("swings")[0]["bonus"] == 7
    t.dice(2)
    t.g.active = 0  # the lynx is Brakka's
    t.rule(heroes_end).play_until("nothing")
    assert [(told["by"], told["bonus"]) for told in t.told("struck")] == [("al_lynx", 6 + 1)]


@pytest.mark.rule("DEL-TILE-6")
@pytest.mark.parametrize(("tile", "poisoned", "cursed"), [("crystal_grotto", False, False), ("c07", True, True)])
def test_the_crystal_helps_to_recover(table: Make, tile: str, poisoned: bool, cursed: bool) -> None:
    t = table("brakka")
    t.lay(tile, 0, -1)
    t.stand(0, -2, 0)
    t.g.heroes[0].poisoned = True
    t.curse(0, "cu_trembling")
    t.dice(5, 5)
    t.rule(heroes_end)
    assert (t.g.heroes[0].poisoned, bool(t.g.heroes[0].curses)) == (poisoned, cursed)


@pytest.mark.rule("DEL-TILE-6")
@pytest.mark.parametrize(("die", "prompt"), [(15, None), (20, "level")])
def test_a_natural_20_is_the_die_alone(table: Make, die: int, prompt: str | None) -> None:
    t = table("brakka")
    t.lay("crystal_grotto", 0, -1)
    t.stand(0, -2, 0)
    t.pile("stone_brute", "sporeling")
    t.g.heroes[0].poisoned = True
    t.dice(die)
    t.rule(heroes_end)
    assert (t.prompt, t.g.heroes[0].poisoned) == (prompt, False)


# --- Secret Hollow


def in_the_hollow(table: Make) -> Table:
    t = table("brakka", "ilse")
    t.lay("secret_hollow", 0, -1)
    t.stand(0, -2, 1)
    t.stand(1, -2, 2)
    return t


@pytest.mark.rule("DEL-TILE-7")
def test_the_hollow_spares_every_hero_one_encounter(table: Make) -> None:
    t = in_the_hollow(table)
    t.next("ev_twisted_passages", "ev_twisted_passages")
    counts = []
    for seat in (0, 1, 0):
        t.g.active = seat
        t.rule(encounter_step)
        counts.append(len(t.told("encounter")))
    assert counts == [0, 0, 1]


@pytest.mark.rule("DEL-TILE-7")
@pytest.mark.parametrize(("tile", "cards"), [("c13", 1), ("c01", 0)])
def test_the_hollow_is_not_used_up_by_a_turn_with_a_new_tile(table: Make, tile: str, cards: int) -> None:
    t = in_the_hollow(table)
    t.g.placed = NUMBER[tile]
    t.next("ev_twisted_passages")
    t.rule(encounter_step)
    assert (len(t.told("encounter")), t.g.heroes[0].hollow) == (cards, False)


@pytest.mark.rule("DEL-TILE-7")
def test_outside_the_hollow_the_encounter_comes(table: Make) -> None:
    t = in_the_hollow(table)
    t.stand(0, 1, 1)
    t.next("ev_twisted_passages")
    t.rule(encounter_step)
    assert (len(t.told("encounter")), t.g.heroes[0].hollow) == (1, False)


# --- King's Statue, Fungus Garden


@pytest.mark.rule("DEL-TILE-8")
def test_the_statue_shields_a_hero_beside_it(table: Make) -> None:
    t = table("maren")
    t.lay("king_statue", 0, -1)  # #..#/#o../#.m./#..#
    t.stand(0, -3, 2)
    t.dice(9, 9)
    t.rule(strike, 0, Blow(TRAP, -1, "tr_spear_wall", 8, 2))
    assert (t.told("struck")[0]["ac"], t.hp(0)) == (17, 6)
    t.stand(0, -3, 3)
    t.rule(strike, 0, Blow(TRAP, -1, "tr_spear_wall", 8, 2))
    assert t.told("struck")[1]["ac"] == 16


@pytest.mark.rule("DEL-TILE-8")
def test_a_pillar_is_no_statue_and_an_ally_no_hero(table: Make) -> None:
    t = table("maren")
    t.lay("broken_gate", 0, -1)  # #..#/.o../..m./#..#
    t.stand(0, -3, 2)
    assert armour(t.g, 0) == 16
    other = table("maren")
    other.lay("king_statue", 0, -1)
    lynx = other.figure(other.foe("al_lynx", -3, 2))
    assert armour(other.g, lynx) == 14


@pytest.mark.rule("DEL-TILE-9")
@pytest.mark.rule("DEL-EXPLORE-6")
def test_the_fungus_garden_brings_a_monster_for_each_mushroom_square(table: Make) -> None:
    t = table("brakka")
    t.next("stone_brute", "rot_hound")
    t.rule(place_tile, START_A * 4, NUMBER["fungus_garden"], "DEL-EXPLORE-4", True)
    assert t.options == ["-4,1", "-2,2"]
    t.play("-2,2")
    assert (t.square("stone_brute-1"), t.square("rot_hound-2")) == ("-2,2", "-4,1")
    assert len(t.g.charge[0]) == 2
