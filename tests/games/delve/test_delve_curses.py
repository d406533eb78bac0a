"""Every Curse and every Environment. DEL-ENC-9, DEL-ENC-10, DEL-FAQ-11."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.delve.encountering import draw_encounter, end_exploration
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.tiles import NUMBER
from hauntbox.games.delve.trapping import spring
from hauntbox.games.delve.turn import heroes_end, start, surge_check
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    ############
    #A....C.....
    #..........#
    ###B########"""
"""Brakka and Ilse on the first of three tiles, a third hero on the second."""


def card(t: Table, *names: str, seat: int = 0) -> Table:
    t.g.active = seat
    t.next(*names)
    return t.rule(draw_encounter)


def cursed(t: Table, seat: int = 0) -> list[int]:
    return list(t.g.heroes[seat].curses)


# --- curses


@pytest.mark.rule("DEL-ENC-9")
@pytest.mark.parametrize(("die", "left"), [(8, 1), (9, 0)])
def test_trembling_hands_take_four_from_attack_rolls(table: Make, die: int, left: int) -> None:
    t = table("maren", "ilse")
    t.powers(0, "mar_hammer_blow")
    goblin = t.foe("tunnel_goblin", 2, 2)  # 13 against +8 - 4
    card(t, "cu_trembling")
    assert (cursed(t), cursed(t, 1)) == ([ENCOUNTER["cu_trembling"]], [])
    t.dice(die)
    t.act(0).play("attack mar_hammer_blow")
    assert t.hp(goblin) == left


@pytest.mark.rule("DEL-ENC-9")
@pytest.mark.rule("DEL-TURN-8")
@pytest.mark.parametrize("name", ["cu_trembling", "cu_hunted"])
@pytest.mark.parametrize(("die", "stays"), [(9, True), (10, False)])
def test_a_roll_of_ten_at_the_end_of_the_hero_phase_ends_a_curse(table: Make, name: str, die: int, stays: bool) -> None:
    t = table("maren", "ilse")
    t.curse(0, name)
    t.dice(die)
    t.rule(heroes_end)
    assert (cursed(t) == [ENCOUNTER[name]]) == stays
    assert t.g.encounters.discards == ([] if stays else [ENCOUNTER[name]])


@pytest.mark.rule("DEL-ENC-9")
@pytest.mark.rule("DEL-TURN-11")
def test_hunted_brings_the_closest_monster_of_another_tile(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(ROW)
    t.curse(0, "cu_hunted")
    here = t.foe("rot_hound", 2, 1)
    near = t.foe("tunnel_goblin", 1, 7)
    t.foe("cave_spider", 1, 10)
    t.foe("vesk", 2, 5)
    t.rule(end_exploration)
    assert (t.prompt, t.ask.about) == ("adjacent", t.figure(near))
    t.play("1,2")
    assert (t.square(near), t.square(here), t.square("vesk-4")) == ("1,2", "2,1", "2,5")


@pytest.mark.rule("DEL-ENC-9")
def test_hunted_without_such_a_monster_does_nothing(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(ROW)
    t.curse(0, "cu_hunted")
    t.foe("rot_hound", 2, 1)
    t.foe("vesk", 2, 5)
    t.rule(end_exploration)
    assert (t.prompt, t.hp("p1"), t.square("rot_hound-1")) == (None, 10, "2,1")


@pytest.mark.rule("DEL-ENC-9")
def test_broken_mail_costs_three_armour_class_until_the_hero_stays_where_he_is(table: Make) -> None:
    t = table("brakka", "ilse")
    t.curse(0, "cu_broken_mail")
    t.g.encounters = Deck([ENCOUNTER["ev_twisted_passages"]] * 3, True)
    assert armour(t.g, 0) == 14
    t.turn(0).play("go 2,1", "end").play_until("act", 1)
    assert (cursed(t), armour(t.g, 0)) == ([ENCOUNTER["cu_broken_mail"]], 14)
    t.turn(0).play("end").play_until("act", 1)
    assert (cursed(t), armour(t.g, 0)) == ([], 17)


@pytest.mark.rule("DEL-ENC-9")
@pytest.mark.rule("DEL-TURN-2")
def test_open_wound_hurts_after_poison_and_before_the_surge_check(table: Make) -> None:
    t = table("brakka", "ilse")
    t.curse(0, "cu_open_wound")
    t.g.heroes[0].poisoned = True
    t.g.hp[0] = 2
    t.run((start, ()), (surge_check, ()))
    assert [told["lost"] for told in t.told("hurt")] == [1, 1]
    assert (t.hp("p1"), t.g.surges[0], len(t.told("surge"))) == (5, 1, 1)
    assert cursed(t) == [], "the surge is regained HP"


@pytest.mark.rule("DEL-ENC-9")
def test_open_wound_closes_when_the_hero_defeats_a_monster(table: Make) -> None:
    t = table("maren", "ilse")
    t.powers(0, "mar_hammer_blow")
    t.curse(0, "cu_open_wound")
    t.curse(1, "cu_broken_mail")
    brute = t.foe("stone_brute", 2, 2, hp=2)
    t.next("it_ward_amulet")
    t.dice(20, 20)
    t.act(0).play("attack mar_hammer_blow")
    assert (t.hp(brute), len(cursed(t))) == (1, 1), "a wound is not a defeat"
    t.act(0).play("attack mar_hammer_blow").play_until("act")
    assert (cursed(t), len(cursed(t, 1))) == ([], 1)
    assert t.g.encounters.discards == [ENCOUNTER["cu_open_wound"]]


@pytest.mark.rule("DEL-FAQ-11")
def test_regaining_at_full_hit_points_does_not_close_a_wound(table: Make) -> None:
    t = table("maren", "ilse")
    t.curse(0, "cu_open_wound")
    t.g.hp[1] = 5
    t.act(0).play("use mar_mending_hymn")
    t.play_until("act")
    assert (t.hp("p1"), len(cursed(t))) == (8, 1)
    t.g.hp[0] = 7
    t.down(0, "mar_judgement")
    t.powers(0, "mar_mending_hymn")
    t.act(0).play("use mar_mending_hymn")
    t.play_until("act")
    assert (t.hp("p1"), cursed(t)) == (8, [])


# --- environments


@pytest.mark.rule("DEL-ENC-10")
@pytest.mark.parametrize(("column", "needs"), [(2, 6), (4, 8)])
def test_thick_mist_takes_two_from_rolls_at_another_tile(table: Make, column: int, needs: int) -> None:
    t = table("quillon", "ilse")
    t.draw(ROW.replace("C", "."))
    t.g.environment = ENCOUNTER["en_thick_mist"]
    t.powers(0, "qui_frost_lance")
    goblin = t.foe("tunnel_goblin", 1, column)  # 13 against +7
    t.dice(needs - 1, needs)
    t.act(0).play("attack qui_frost_lance")
    assert t.hp(goblin) == 1
    t.act(0).play("attack qui_frost_lance")
    assert t.hp(goblin) == 0


@pytest.mark.rule("DEL-ENC-10")
@pytest.mark.parametrize(("kind", "bonus"), [("trap", 8), ("foe", 7)])
def test_thick_mist_hinders_traps_and_monsters_too(table: Make, kind: str, bonus: int) -> None:
    t = table("orrin")  # 14
    t.draw(ROW.replace("B", "#").replace("C", "."))
    t.g.environment = ENCOUNTER["en_thick_mist"]
    if kind == "trap":
        rule, figure = spring, t.figure(t.trap("tr_crossbow_nest", 1, 5))
    else:
        rule, figure = activate, t.figure(t.foe("goblin_slinger", 1, 5))
    t.dice(14 - bonus + 1, 14 - bonus + 2)
    t.rule(rule, figure)
    assert t.hp("p1") == 11
    t.rule(rule, figure)
    assert t.hp("p1") == 10


@pytest.mark.rule("DEL-ENC-10")
@pytest.mark.rule("DEL-TURN-11")
def test_restless_dark_brings_a_monster_to_who_controls_none(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("""
        ########
        #A....m.
        #.......
        ###B####""")
    t.g.environment = ENCOUNTER["en_restless_dark"]
    t.trap("tr_spear_wall", 1, 3)
    t.foe("rot_hound", 2, 2, seat=1)
    t.next("tunnel_goblin", "cave_spider")
    t.rule(end_exploration)
    assert t.square("tunnel_goblin-3") == "1,6"
    assert t.g.charge[0][1:] == [t.figure("tunnel_goblin-3")]
    t.rule(end_exploration)
    assert len(t.g.charge[0]) == 2, "now he controls one"


@pytest.mark.rule("DEL-ENC-10")
@pytest.mark.rule("DEL-TURN-11")
def test_restless_dark_comes_before_hunted(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("""
        ########
        #A....m.
        #.......
        ###B####""")
    t.g.environment = ENCOUNTER["en_restless_dark"]
    t.curse(0, "cu_hunted")
    t.next("tunnel_goblin")
    t.rule(end_exploration).play("1,2")
    assert t.square("tunnel_goblin-1") == "1,2"


@pytest.mark.rule("DEL-ENC-10")
def test_hidden_archers_hurt_who_ends_a_hero_phase_alone(table: Make) -> None:
    t = table("brakka", "ilse", "orrin")
    t.draw(ROW)
    t.g.environment = ENCOUNTER["en_hidden_archers"]
    t.g.hp[1] = 0
    t.rule(heroes_end)
    assert t.hp("p1") == 10, "Ilse lies beside him"
    t.g.active = 2
    t.rule(heroes_end)
    assert t.hp("p3") == 10
    t.foe("al_lynx", 2, 5)
    t.rule(heroes_end)
    assert t.hp("p3") == 10, "the lynx is with him"


@pytest.mark.rule("DEL-ENC-10")
@pytest.mark.rule("DEL-SOLO-2")
def test_hidden_archers_are_replaced_in_a_game_of_one_hero(table: Make) -> None:
    t = table("brakka")
    t.g.environment = ENCOUNTER["en_tremors"]
    card(t, "en_hidden_archers", "ev_gnawing_dark")
    assert (t.g.environment, t.hp("p1")) == (ENCOUNTER["en_tremors"], 9)
    assert ENCOUNTER["en_hidden_archers"] in t.g.encounters.discards


@pytest.mark.rule("DEL-ENC-10")
@pytest.mark.rule("DEL-MOVE-10")
def test_tremors_hurt_who_did_not_change_squares(table: Make) -> None:
    t = table("brakka", "ilse")
    t.g.environment = ENCOUNTER["en_tremors"]
    t.g.encounters = Deck([], True)
    t.turn(0).play("go 2,1", "end").play_until("act", 1)
    assert t.hp("p1") == 10
    t.turn(0).play("end").play_until("act", 1)
    assert t.hp("p1") == 9


@pytest.mark.rule("DEL-TILE-6")
@pytest.mark.rule("DEL-ENC-9")
def test_the_crystal_grotto_adds_to_curse_rolls(table: Make) -> None:
    t = table("brakka")
    t.g.cave = t.g.cave.with_tile(cell(0, -1), NUMBER["crystal_grotto"], 0)
    t.stand(0, -1, 1)
    t.curse(0, "cu_trembling")
    t.dice(5)
    t.rule(heroes_end)
    assert cursed(t) == []
