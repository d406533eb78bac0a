"""Every Attack card and every Hazard. DEL-ENC-6, DEL-ENC-7."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.foes import IMMOBILIZED, POISONED
from hauntbox.games.delve.harm import conditions
from hauntbox.games.delve.moving import reach
from hauntbox.games.delve.terrain import hero_phase_effects
from hauntbox.games.delve.turn import heroes_end
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    ############
    #A....C....#
    #.........D#
    ###B########"""
"""Brakka and Maren on the first tile, Orrin on the second, Tamsin on the third."""
AC = {0: 17, 1: 16, 2: 14, 3: 15}
ONE, TILE, NEAR, ALL = (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3)

CARDS = [
    ("at_falling_rock", TILE, 7, 2, 1, []),
    ("at_stray_bolt", ONE, 10, 1, 0, []),
    ("at_poison_dart", ONE, 8, 2, 0, [POISONED]),
    ("at_choking_gas", TILE, 8, 1, 0, [POISONED]),
    ("at_deep_quake", ALL, 7, 1, 0, []),
    ("at_dropping_web", TILE, 9, 1, 0, [IMMOBILIZED]),
    ("at_bat_swarm", NEAR, 7, 1, 0, []),
    ("at_vent_burst", ONE, 8, 1, 0, []),
    ("at_grasping_thing", ONE, 7, 3, 1, []),
    ("at_lure", ONE, 8, 1, 0, []),
    ("at_shockwave", TILE, 8, 2, 0, []),
    ("at_gloom_bolts", NEAR, 8, 1, 0, []),
    ("hz_rubble", TILE, 8, 2, 1, []),
]


def party(table: Make) -> Table:
    t = table("brakka", "maren", "orrin", "tamsin")
    t.draw(ROW)
    return t


def card(t: Table, *names: str, seat: int = 0) -> Table:
    t.g.active = seat
    t.next(*names)
    return t.rule(draw_encounter)


def lost(t: Table) -> list[int]:
    return [x.full - t.hp(seat) for seat, x in enumerate(t.g.heroes)]


@pytest.mark.rule("DEL-ENC-6")
@pytest.mark.parametrize(("name", "area", "bonus", "damage", "miss", "condition"), CARDS)
def test_an_attack_that_just_hits(
    table: Make, name: str, area: tuple[int, ...], bonus: int, damage: int, miss: int, condition: list[str]
) -> None:
    t = party(table)
    t.dice(*[AC[seat] - bonus for seat in area])
    card(t, name)
    assert lost(t) == [damage if seat in area else 0 for seat in range(4)]
    assert [conditions(t.g, seat) for seat in range(4)] == [condition if seat in area else [] for seat in range(4)]


@pytest.mark.rule("DEL-ENC-6")
@pytest.mark.parametrize(("name", "area", "bonus", "damage", "miss", "condition"), CARDS)
def test_an_attack_that_just_misses(
    table: Make, name: str, area: tuple[int, ...], bonus: int, damage: int, miss: int, condition: list[str]
) -> None:
    t = party(table)
    t.dice(*[AC[seat] - bonus - 1 for seat in area])
    card(t, name)
    assert lost(t) == [miss if seat in area else 0 for seat in range(4)]
    assert [conditions(t.g, seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.rule("DEL-ENC-6")
def test_vent_burst_hurts_everybody_on_a_vent_tile_without_a_roll(table: Make) -> None:
    t = table("brakka", "maren", "orrin")
    t.draw("""
        ####....
        #A..v.B.
        #.......
        ####...C""")
    t.foe("al_lynx", 2, 5)
    card(t, "at_vent_burst")
    assert (lost(t), t.hp("al_lynx"), t.told("struck")) == ([0, 2, 2], 2, [])


@pytest.mark.rule("DEL-ENC-6")
def test_vent_burst_attacks_the_active_hero_when_those_on_vent_tiles_lie_down(table: Make) -> None:
    t = table("brakka", "maren")
    t.draw("""
        ####....
        #A..v.B.
        #.......
        ####....""")
    t.g.hp[1] = 0
    t.dice(9)
    card(t, "at_vent_burst")
    assert t.hp("p1") == 9


@pytest.mark.rule("DEL-ENC-6")
@pytest.mark.rule("DEL-MOVE-9")
def test_whispered_lure_places_the_hero_exactly_two_tiles_away(table: Make) -> None:
    t = table("brakka", "maren")
    t.draw("""
        ################
        #A........B....#
        #..............#
        ################""")
    t.dice(9)
    card(t, "at_lure")
    assert (t.prompt, t.ask.seat) == ("lure", 0)
    assert sorted(t.options) == ["1,11", "1,8", "1,9", "2,10", "2,11", "2,8", "2,9"]
    t.play("1,8")
    assert (t.square(0), t.hp("p1")) == ("1,8", 9)


@pytest.mark.rule("DEL-ENC-6")
def test_whispered_lure_places_nobody_who_was_missed(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW.replace("B", "#").replace("C", ".").replace("D", "."))
    t.dice(8)
    card(t, "at_lure")
    assert (t.prompt, t.square(0)) == (None, "1,1")


# --- hazards


@pytest.mark.rule("DEL-ENC-7")
@pytest.mark.rule("DEL-MOVE-6")
def test_each_square_of_a_tile_with_rubble_costs_two(table: Make) -> None:
    t = table("ilse")
    t.draw("""
        ############
        #A..........
        #...........
        ############""")
    write = t.game.prompts["walk"].text
    costs = {write(s): cost for s, cost in reach(t.g, 0, 7).items()}
    assert (costs["1,2"], costs["1,3"], costs["1,5"]) == (1, 2, 4)
    t.g.hazards = {cell(0, 0): ENCOUNTER["hz_rubble"]}
    costs = {write(s): cost for s, cost in reach(t.g, 0, 7).items()}
    assert (costs["1,2"], costs["1,3"], costs["1,5"]) == (2, 4, 6)


@pytest.mark.rule("DEL-ENC-7")
@pytest.mark.rule("DEL-TURN-9")
def test_spore_cloud_poisons_who_ends_a_hero_phase_there(table: Make) -> None:
    t = table("brakka", "ilse")
    card(t, "hz_spore_cloud")
    t.rule(heroes_end)  # and no roll in the same H4
    assert conditions(t.g, 0) == [POISONED]
    assert conditions(t.g, 1) == []


@pytest.mark.rule("DEL-ENC-7")
def test_cracked_floor_hurts_who_ends_a_hero_phase_there(table: Make) -> None:
    t = table("brakka", "ilse")
    card(t, "hz_cracked_floor")
    t.rule(heroes_end)
    assert lost(t) == [1, 0]
    t.stand(0, 1, 5)
    t.rule(heroes_end)
    assert lost(t) == [1, 0], "not on the next tile"


@pytest.mark.rule("DEL-ENC-7")
@pytest.mark.parametrize(("die", "left"), [(9, 1), (10, 0)])
def test_gloom_pool_takes_two_from_attack_rolls_made_there(table: Make, die: int, left: int) -> None:
    t = table("maren")
    t.powers(0, "mar_hammer_blow")
    goblin = t.foe("sporeling", 2, 2, hp=1)  # 12 against +8 - 2, so 6
    t.g.encounters = Deck([], True)
    card(t, "hz_gloom_pool")
    t.dice(die - 4)
    t.act(0).play("attack mar_hammer_blow")
    assert t.hp(goblin) == left


@pytest.mark.rule("DEL-ENC-7")
@pytest.mark.rule("DEL-TURN-8")
def test_effects_of_the_place_come_in_the_order_the_player_likes(table: Make) -> None:
    t = table("brakka", "ilse")
    card(t, "hz_cracked_floor")
    card(t, "en_tremors")
    t.rule(hero_phase_effects)
    assert (t.prompt, t.options) == ("effect", ["hz_cracked_floor", "en_tremors"])
    t.play("en_tremors")
    assert lost(t) == [2, 0]
