"""When victory and defeat are looked at, who chooses, whose text goes first."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import NORTH
from hauntbox.games.delve.blows import CARD, Blow, strike
from hauntbox.games.delve.exploring import place_tile
from hauntbox.games.delve.foes import CAPTIVE, FOE
from hauntbox.games.delve.state import CROWN
from hauntbox.games.delve.tiles import NUMBER, START_A
from hauntbox.games.delve.turn import surge_check

Make = Callable[..., Table]


@pytest.mark.rule("DEL-TURN-15")
def test_the_game_ends_in_the_middle_of_an_attack(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.powers(0, "brk_twin_hew")
    t.foe("ulgrum", 1, 2, hp=1)
    t.foe("stone_brute", 2, 2)
    t.dice(20)
    t.act(0).play("attack brk_twin_hew", "ulgrum-1")
    assert (t.ending, t.prompt) == ("won_3", None)
    assert (t.told("treasure"), len(t.told("swings"))) == ([], 1)


@pytest.mark.rule("DEL-TURN-15")
@pytest.mark.rule("DEL-ADV-2-3")
def test_a_hero_who_stands_up_may_win_the_game(table: Make) -> None:
    t = table("maren", "ilse", adventure="iron_crown")
    t.powers(0, "mar_raise_up")
    t.g.pile[0].append(FOE["vesk"])
    t.g.heroes[1].loads = (CROWN,)
    t.g.hp[1] = 0
    t.act(0)
    assert t.ending is None
    t.play("use mar_raise_up")
    assert (t.ending, t.hp(1)) == ("won_2", 4)


@pytest.mark.rule("DEL-TURN-15")
def test_if_both_become_true_at_once_the_players_win(table: Make) -> None:
    t = table("brakka", adventure="bring_her_back")
    t.foe("al_captive", 2, 2, hp=1)
    t.g.notes["home"] = 1  # she is home, and at that moment she is struck
    t.dice(20)
    t.rule(strike, CAPTIVE, Blow(CARD, -1, "at_deep_quake", 7, 1))
    assert t.ending == "won_5"


@pytest.mark.rule("DEL-TURN-15")
def test_the_same_blow_loses_where_nothing_was_won(table: Make) -> None:
    t = table("brakka", adventure="bring_her_back")
    t.foe("al_captive", 2, 2, hp=1)
    t.dice(20)
    t.rule(strike, CAPTIVE, Blow(CARD, -1, "at_deep_quake", 7, 1))
    assert t.ending == "lost_5"


@pytest.mark.rule("DEL-TURN-15")
@pytest.mark.rule("DEL-DOWN-7")
def test_without_a_surge_the_game_is_lost_whatever_else_is_true(table: Make) -> None:
    t = table("brakka", adventure="bring_her_back")
    t.g.notes["home"] = 1
    t.g.surges = [0]
    t.g.hp[0] = 0
    t.rule(surge_check)
    assert t.ending == "no_surge"


# --- who chooses


@pytest.mark.rule("DEL-TURN-16")
def test_the_active_player_chooses_for_the_monsters_of_others(table: Make) -> None:
    t = table("brakka", "ilse")
    t.stand(0, 2, 1)
    t.stand(1, 1, 2)
    t.foe("rot_hound", 2, 5, seat=0)
    t.foe("rot_hound", 2, 6, seat=1)
    t.next("ev_twisted_passages")
    t.dice(1, 1)
    t.turn(0).play("end")
    assert (t.prompt, t.ask.seat, t.options) == ("closest", 0, ["p1", "p2"])
    t.play("p1", "3,1")
    assert (t.prompt, t.ask.seat, t.options) == ("closest", 0, ["p1", "p2"])  # now for Ilse's hound
    t.play("p2")
    assert (t.prompt, t.ask.seat) == ("adjacent", 0)
    t.play_until("act", 1)
    assert [told["who"] for told in t.told("struck")] == ["brakka", "ilse"]


@pytest.mark.rule("DEL-TURN-16")
def test_cancelling_an_encounter_is_the_active_players_choice(table: Make) -> None:
    t = table("brakka", "ilse")
    t.pile("stone_brute", "sporeling")
    t.next("ev_gnawing_dark")
    t.turn(1).play("end")
    assert (t.prompt, t.ask.seat) == ("cancel", 1)


# --- whose text goes first


@pytest.mark.rule("DEL-TURN-17")
@pytest.mark.rule("DEL-TILE-9")
@pytest.mark.rule("DEL-ADV-4-2")
def test_an_adventure_goes_before_a_tile_and_a_tile_before_the_general_rules(table: Make) -> None:
    general = table("brakka")
    general.next("stone_brute", "rot_hound")
    general.rule(place_tile, START_A * 4 + NORTH, NUMBER["c18"], "DEL-EXPLORE-4").play_until("nothing")
    tile = table("brakka")
    tile.next("stone_brute", "rot_hound")
    tile.rule(place_tile, START_A * 4 + NORTH, NUMBER["fungus_garden"], "DEL-EXPLORE-4").play_until("nothing")
    adventure = table("brakka", adventure="brood_below")
    adventure.next("stone_brute", "cave_spider", "rot_hound")
    adventure.rule(place_tile, START_A * 4 + NORTH, NUMBER["fungus_garden"], "DEL-EXPLORE-4").play_until("nothing")
    assert general.names_on_map() == ["p1", "stone_brute-1"]  # one monster
    assert tile.names_on_map() == ["p1", "rot_hound-2", "stone_brute-1"]  # two
    assert adventure.names_on_map() == ["cave_spider-1", "egg_sac-2", "p1"]  # one Vermin and a sac
