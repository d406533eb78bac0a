"""Objects, escape, winning and losing. DEL-OBJ, DEL-WIN."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.board.squares import square
from hauntbox.games.delve import GAME
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.foes import IMMOBILIZED
from hauntbox.games.delve.harm import lose_hp
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.state import CHEST, CROWN, SUNSHARD
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import V1, escape, go_on, heroes_end, leaving

Make = Callable[..., Table]

CORNER = """
    ########
    #A.#....
    #..#....
    ##......"""


def words(t: Table, word: str) -> list[str]:
    return [option for option in t.options if option.split()[0] == word]


def kinds(t: Table) -> list[str]:
    return [event.kind for event in t.events]


# --- picking up and dropping


@pytest.mark.rule("DEL-OBJ-1")
def test_an_object_is_picked_up_from_the_own_or_an_adjacent_square_for_nothing(table: Make) -> None:
    t = table("brakka")
    t.powers(0)
    t.draw(CORNER)
    t.g.things = ((square(1, 1), CROWN), (square(2, 2), SUNSHARD), (square(3, 3), CHEST))
    t.act(0)
    assert words(t, "take") == ["take crown", "take sunshard"]  # the third is two squares away
    t.play("take crown", "take sunshard")
    assert (t.g.heroes[0].loads, t.g.things) == ((CROWN, SUNSHARD), ((square(3, 3), CHEST),))
    assert (t.g.moves, t.g.attacked, "move" in t.options) == (0, False, True)


@pytest.mark.rule("DEL-OBJ-1")
def test_a_hero_does_not_reach_around_a_closed_corner(table: Make) -> None:
    t = table("brakka")
    t.powers(0)
    t.draw("""
        #.##
        .###
        #A##
        #..#""")
    t.g.things = ((square(1, 0), CROWN),)
    assert words(t.act(0), "take") == []
    t.draw("""
        #.##
        ..##
        #A##
        #..#""")
    assert words(t.act(0), "take") == ["take crown"]


@pytest.mark.rule("DEL-OBJ-1")
@pytest.mark.rule("DEL-OBJ-3")
def test_an_object_is_dropped_on_the_own_or_an_adjacent_walkable_square_for_nothing(table: Make) -> None:
    t = table("brakka", "ilse")
    t.powers(0)
    t.draw("""
        ########
        #A.#....
        #B.#....
        ##......""")
    t.g.heroes[0].loads = (CROWN, SUNSHARD)
    t.act(0).play("drop crown")
    assert (t.prompt, sorted(t.options)) == ("drop", ["1,1", "1,2", "2,1", "2,2"])  # Ilse's square too: no wall
    t.play("2,1")
    assert (t.g.heroes[0].loads, t.g.things) == ((SUNSHARD,), ((square(2, 1), CROWN),))
    assert (t.g.moves, t.g.attacked, "move" in t.options) == (0, False, True)
    assert "take crown" not in t.options  # what was put down stays down for this turn
    assert words(t.turn(0), "take") == ["take crown"]


@pytest.mark.rule("DEL-OBJ-2")
def test_a_hero_carries_any_number_of_objects(table: Make) -> None:
    t = table("brakka", "ilse", adventure="rival_delvers")
    t.powers(0)
    t.draw(CORNER)
    things = [CROWN, SUNSHARD, *range(CHEST, CHEST + 10)]
    t.g.things = tuple([(square(1, 1), thing) for thing in things])
    t.act(0)
    while taking := words(t, "take"):
        t.play(taking[0])
    assert list(t.g.heroes[0].loads) == things


@pytest.mark.rule("DEL-OBJ-3")
def test_only_the_active_hero_handles_objects_and_only_in_the_hero_phase(table: Make) -> None:
    t = table("brakka", "ilse")
    t.powers(0)
    t.stand(0, 2, 0)
    t.stand(1, 2, 7)
    t.g.things = ((square(2, 7), CROWN),)
    t.g.heroes[1].loads = (SUNSHARD,)
    t.next("ev_twisted_passages")
    t.turn(0)
    assert (t.ask.seat, words(t, "take"), words(t, "drop")) == (0, [], [])
    t.play("end")  # exploration and villain phases ask nobody about objects
    t.play_until("act", 1)
    assert (words(t, "take"), words(t, "drop")) == (["take crown"], ["drop sunshard"])
    assert [told for told in kinds(t) if told in ("picked-up", "dropped")] == []


@pytest.mark.rule("DEL-OBJ-3")
def test_a_hero_at_no_hit_points_picks_up_nothing(table: Make) -> None:
    t = table("brakka")
    t.draw(CORNER)
    t.g.things = ((square(1, 1), CROWN),)
    t.g.hp[0] = 0
    assert t.act(0).prompt is None
    t.g.hp[0] = 1
    assert words(t.act(0), "take") == ["take crown"]


@pytest.mark.rule("DEL-OBJ-3")
def test_objects_are_handled_between_two_squares_of_a_move_too(table: Make) -> None:
    t = table("brakka")  # speed 5
    t.powers(0)
    t.draw("""
        ############
        #A..........
        ############
        ############""")
    t.g.things = ((square(1, 4), CROWN),)
    t.act(0).play("move", "go 1,2")
    assert words(t, "take") == []
    t.play("go 1,3", "take crown", "go 1,4", "go 1,5", "drop crown", "1,6", "go 1,6")
    assert (t.g.things, t.g.moves, t.square(0)) == (((square(1, 6), CROWN),), 1, "1,6")


@pytest.mark.rule("DEL-OBJ-4")
def test_a_hero_who_falls_keeps_what_he_carries(table: Make) -> None:
    t = table("brakka", "ilse")
    t.powers(1)
    t.draw("""
        ####
        #AB#
        ####
        ####""")
    t.g.heroes[0].loads = (CROWN,)
    lose_hp(t.g, 0, 10, "DEL-TURN-8")
    assert (t.hp(0), t.g.heroes[0].loads, t.g.things) == (0, (CROWN,), ())
    assert words(t.act(1), "take") == []  # nobody takes it from him


@pytest.mark.rule("DEL-OBJ-4")
def test_a_hero_who_leaves_takes_his_objects_along(table: Make) -> None:
    t = table("brakka", "ilse")
    t.g.heroes[0].loads = (CROWN,)
    t.rule(escape, 0)
    assert (t.g.heroes[0].loads, t.g.things, t.square(0)) == ((CROWN,), (), "")


# --- attacking objects


@pytest.mark.rule("DEL-OBJ-5")
def test_an_object_with_ac_and_hp_is_attacked_like_a_monster(table: Make) -> None:
    t = table("brakka", "ilse", "maren", "orrin")
    t.draw(CORNER)
    t.powers(0, "brk_measured_cut")
    sac = t.foe("egg_sac", 1, 2)  # AC 12; 2 HP for four heroes
    for die, hp in ((1, 2), (2, 1), (20, 0)):  # + 10
        t.dice(die)
        t.act(0).play("attack brk_measured_cut")
        assert t.hp(sac) == hp
    assert (t.names_on_map(), t.told("destroyed")) == (["p1"], [{"foe": "egg_sac"}])


@pytest.mark.rule("DEL-OBJ-6")
def test_every_attack_on_an_object_without_ac_hits(table: Make) -> None:
    t = table("orrin")
    names = t.draw(
        """
        ########
        #..Ag..#
        ########
        ########""",
        g="hunting_pack",  # the only card of the box that has no AC
    )
    t.g.hp[t.figure(names["g"])] = 3
    t.powers(0, "orr_great_axe")
    t.curse(0, "cu_trembling")
    t.g.hazards[cell(0, 0)] = ENCOUNTER["hz_gloom_pool"]
    t.g.environment = ENCOUNTER["en_thick_mist"]
    t.dice(1)
    t.act(0).play("attack orr_great_axe")
    assert t.told("swings")[0]["bonus"] == 5 - 4 - 2 - 2  # with the 1 a total of -2
    assert t.hp(names["g"]) == 1


@pytest.mark.rule("DEL-OBJ-7")
@pytest.mark.parametrize("choice", ["stop", "sac"])
def test_an_area_power_may_leave_objects_out_and_they_bring_nothing(table: Make, choice: str) -> None:
    t = table("brakka")
    names = t.draw("####\n#Ag.\n#s..\n####", g="stone_brute", s="egg_sac")
    t.powers(0, "brk_avalanche")
    t.dice(*([20] if choice == "stop" else [20, 20]))
    t.act(0).play("attack brk_avalanche")
    assert "stop" not in t.options  # the monster has to be attacked
    t.play(names["g"], "stop" if choice == "stop" else names["s"])
    assert (t.hp(names["g"]), t.hp(names["s"])) == (1, int(choice == "stop"))
    assert (t.g.pile, t.g.drew, t.told("treasure")) == ([[]], 0, [])


# --- escape


def at_the_gate(table: Make, *names: str) -> Table:
    t = table(*(names or ("brakka", "ilse")), adventure="closing_dark")
    t.lay("broken_gate", 0, -1)  # rows -4 to -1: #..#/.o../..m./#..#
    t.stand(0, -4, 1)  # on its north edge, which is unexplored
    return t


@pytest.mark.rule("DEL-OBJ-8")
@pytest.mark.parametrize(
    ("row", "column", "hp", "asked"), [(-4, 1, 1, True), (-4, 1, 0, False), (0, 1, 10, False)]
)  # fmt: skip
def test_a_hero_with_hit_points_at_the_named_place_may_escape(
    table: Make, row: int, column: int, hp: int, asked: bool
) -> None:
    t = at_the_gate(table)
    t.stand(0, row, column)
    t.g.hp[0] = hp
    t.rule(leaving)
    assert (t.prompt == "escape") == asked


@pytest.mark.rule("DEL-OBJ-8")
def test_escaping_is_optional(table: Make) -> None:
    t = at_the_gate(table)
    t.rule(leaving).play("no")
    assert (t.square(0), t.g.heroes[0].escaped) == ("-4,1", False)
    t.rule(leaving).play("yes")
    assert (t.square(0), t.g.heroes[0].escaped) == ("", True)


@pytest.mark.rule("DEL-OBJ-9")
@pytest.mark.rule("DEL-OBJ-10")
@pytest.mark.rule("DEL-OBJ-11")
def test_in_the_later_turns_of_the_escaped_only_villains_monsters_and_traps_act(table: Make) -> None:
    t = at_the_gate(table)
    t.powers(1)
    t.stand(1, 2, 2)
    t.foe("vesk", 2, 3)
    t.foe("rot_hound", 2, 1, seat=0)
    t.trap("tr_spear_wall", 3, 3, seat=0)
    t.rule(escape, 0)
    t.g.traps[t.figure("tr_spear_wall-3")] = square(3, 3)
    t.dice(1, 1, 1, 1)  # Vesk twice, the hound, the trap
    t.turn(0)
    acted = [(e.kind, e.facts.get("foe", e.facts.get("trap", ""))) for e in t.events if e.kind in ("acts", "trap-acts")]
    assert acted == [("acts", "vesk"), ("acts", "rot_hound"), ("trap-acts", "tr_spear_wall")]
    assert [told for told in kinds(t) if told in ("encounter", "plugged", "tile", "surge")] == []
    assert (t.prompt, t.ask.seat, t.g.turn) == ("act", 1, 2)  # he himself was asked nothing
    assert (t.square(0), t.g.heroes[0].escaped) == ("", True)


@pytest.mark.rule("DEL-OBJ-12")
def test_what_the_escaped_has_does_nothing_any_more(table: Make) -> None:
    t = at_the_gate(table)
    t.stand(0, -1, 1)
    t.stand(1, -1, 2)
    t.items(0, "it_shared_aegis")
    assert armour(t.g, 1) == 15 + 1 + 1  # the aegis, and Shield Wall
    t.g.blessings = ((TREASURE["bl_iron"], 0, 0),)
    assert armour(t.g, 1) == 15 + 1 + 2  # the better of two treasures
    t.curse(0, "cu_hunted", "cu_trembling")
    before = len(t.g.encounters.discards)
    t.rule(escape, 0)
    assert armour(t.g, 1) == 15
    assert (t.g.heroes[0].curses, len(t.g.encounters.discards)) == ((), before + 2)


@pytest.mark.rule("DEL-OBJ-13")
def test_the_rest_of_the_turn_of_the_escape_is_villains_and_monsters(table: Make) -> None:
    t = at_the_gate(table)
    x = t.g.heroes[0]
    x.immobilized = x.poisoned = True
    x.curses = (ENCOUNTER["cu_trembling"],)
    t.stand(1, 2, 2)
    t.g.environment = ENCOUNTER["en_restless_dark"]
    t.g.hazards[cell(0, -1)] = ENCOUNTER["hz_cracked_floor"]
    t.foe("vesk", 2, 3)
    t.dice(1, 1)
    t.run((heroes_end, ())).play("yes")
    assert [told for told in kinds(t) if told in ("hurt", "relieved", "rolled", "tile", "encounter", "appeared")] == []
    t.g.active = 0
    t.g.step = V1 - 4  # where the turn stands after H4
    t.run((go_on, ()))
    assert [told for told in kinds(t) if told in ("tile", "encounter", "plugged", "appeared", "acts")] == ["acts"]
    assert t.ask.seat == 1


# --- winning and losing


@pytest.mark.rule("DEL-WIN-1")
def test_all_lose_together_when_a_surge_is_missing(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    t.g.hp[1] = 0
    t.g.surges = [0]
    t.turn(1)
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert (outcome.ending, outcome.rewards) == ("no_surge", (-1.0, -1.0, -1.0))


@pytest.mark.rule("DEL-WIN-2")
def test_all_win_together_also_who_lies_down_or_has_left(table: Make) -> None:
    t = table("brakka", "ilse", "maren", adventure="cinder_lair")
    t.powers(0, "brk_measured_cut")
    t.stand(1, 2, 6)
    t.foe("ulgrum", 1, 2, hp=1)
    t.g.hp[1] = 0
    t.rule(escape, 2)
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert (outcome.ending, outcome.rewards) == ("won_3", (1.0, 1.0, 1.0))


@pytest.mark.rule("DEL-WIN-3")
def test_the_escaped_need_no_surge(table: Make) -> None:
    t = at_the_gate(table)
    t.rule(escape, 0)
    t.g.hp[0] = 0
    t.g.surges = [0]
    t.turn(0)
    assert (t.ending, t.prompt, t.ask.seat) == (None, "act", 1)
    t.g.surges = [1]
    t.turn(0)
    assert t.g.surges == [1]


@pytest.mark.rule("DEL-WIN-4")
@pytest.mark.parametrize(("number", "seat", "ending"), [(40, 1, "out_of_time"), (39, 1, None), (40, 0, None)])
def test_after_40_completed_rounds_the_game_is_lost(table: Make, number: int, seat: int, ending: str | None) -> None:
    t = table("brakka", "ilse")
    t.g.round = number
    t.next("ev_twisted_passages")
    t.turn(seat).play("end").play_until("act")
    assert t.ending == ending
    if ending:
        assert t.g.winners == 0


def test_an_immobilized_hero_who_stays_is_freed_as_usual(table: Make) -> None:
    t = at_the_gate(table)
    t.g.heroes[0].immobilized = True
    t.rule(heroes_end).play("no")
    assert t.told("relieved") == [{"who": "brakka", "condition": IMMOBILIZED}]
