"""Every Event card. DEL-ENC-4, DEL-FAQ-7, DEL-FAQ-18."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.exploring import KNOWN
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.tiles import NUMBER
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import cards_act
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    #####..#####
    #A....m...m.
    #...........
    ############"""
"""Three tiles in a row; the second can be explored to the north, the third to the east."""
WELL = """
    #..#
    #.A#
    #..#
    #..#
    #..#
    #..#
    #..#
    ####"""
"""Two tiles, one below the other; the first can be explored to the north."""


def card(t: Table, *names: str, seat: int = 0) -> Table:
    t.g.active = seat
    t.next(*names)
    return t.rule(draw_encounter)


def drawn(t: Table) -> list[str]:
    return [told["card"] for told in t.told("encounter")]


def no_more(t: Table) -> None:
    """Whatever else is drawn meets an empty deck."""
    t.g.encounters = Deck([], True)


# --- monsters come


@pytest.mark.rule("DEL-ENC-4")
@pytest.mark.rule("DEL-MAP-11")
def test_wandering_monster_comes_to_the_closest_tile_with_an_unexplored_edge(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    card(t, "ev_wandering", "tunnel_goblin")
    assert t.square("tunnel_goblin-1") == "1,6"
    assert [t.figure("tunnel_goblin-1")] == t.g.charge[0]


@pytest.mark.rule("DEL-ENC-4")
def test_wandering_monster_between_equally_close_tiles_is_the_active_players_choice(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("""
        ############
        ......A.....
        ..m....B..m.
        ############""")
    card(t, "ev_wandering", "tunnel_goblin", seat=1)
    assert (t.prompt, t.ask.seat, t.options) == ("closest_tile", 1, ["0,0", "2,0"])
    t.play("0,0")
    assert t.square("tunnel_goblin-1") == "2,2"


@pytest.mark.rule("DEL-ENC-4")
def test_wandering_monster_without_any_edge_comes_to_the_active_heros_tile(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    t.g.stack = []
    card(t, "ev_wandering", "tunnel_goblin")
    t.play("2,2")
    assert t.square("tunnel_goblin-1") == "2,2"


@pytest.mark.rule("DEL-ENC-4")
def test_goblin_ambush_looks_for_a_goblin_that_the_player_does_not_control(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    t.foe("tunnel_goblin", 2, 2)
    card(t, "ev_goblin_ambush", "rot_hound", "tunnel_goblin", "goblin_slinger")
    assert t.square("goblin_slinger-2") == "1,6"
    assert t.g.monsters.discards == [FOE["rot_hound"], FOE["tunnel_goblin"]]


@pytest.mark.rule("DEL-ENC-4")
def test_goblin_ambush_without_goblins_does_nothing(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    t.g.monsters = Deck([FOE["rot_hound"], FOE["cave_spider"]], True)
    card(t, "ev_goblin_ambush")
    assert t.names_on_map() == ["p1"]
    assert sorted(t.g.monsters.discards) == [FOE["cave_spider"], FOE["rot_hound"]]


@pytest.mark.rule("DEL-ENC-4")
def test_brood_call_puts_a_vermin_onto_the_active_heros_tile(table: Make) -> None:
    t = table("brakka")
    t.draw("""
        #..#
        #.A#
        #m.#
        ####""")
    t.foe("cave_spider", 0, 1)
    card(t, "ev_brood_call", "stone_brute", "cave_spider", "web_lurker")
    assert t.square("web_lurker-2") == "2,1"
    assert t.g.monsters.discards == [FOE["stone_brute"], FOE["cave_spider"]]


@pytest.mark.rule("DEL-ENC-4")
@pytest.mark.rule("DEL-EXPLORE-8")
def test_deep_horn_lays_the_bottom_tile_at_the_closest_edge_with_a_monster(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    t.g.unseen.remove(NUMBER["c13"])
    t.g.stack[0] = KNOWN + NUMBER["c13"]
    before = len(t.g.stack)
    card(t, "ev_deep_horn", "tunnel_goblin")
    assert t.g.cave.tile(cell(1, -1)) == NUMBER["c13"]
    assert t.cell("tunnel_goblin-1") == cell(1, -1)
    assert len(t.g.stack) == before - 1
    assert drawn(t) == ["ev_deep_horn"], "black, but it brings no further card"


@pytest.mark.rule("DEL-ENC-4")
def test_deep_horn_without_tiles_does_nothing(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    t.g.stack = []
    card(t, "ev_deep_horn")
    assert (len(t.g.cave.tiles), t.names_on_map()) == (3, ["p1"])


@pytest.mark.rule("DEL-ENC-4")
def test_twisted_passages_moves_the_bottom_tile_to_the_top(table: Make) -> None:
    t = table("brakka")
    t.g.stack = [KNOWN + NUMBER[name] for name in ("c01", "c02", "c03")]
    card(t, "ev_twisted_passages")
    assert t.g.stack == [KNOWN + NUMBER[name] for name in ("c02", "c03", "c01")]


# --- monsters move


@pytest.mark.rule("DEL-ENC-4")
def test_frenzied_rush_brings_the_closest_monster_of_another_tile(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    near = t.foe("rot_hound", 2, 1)
    other = t.foe("tunnel_goblin", 1, 5)
    far = t.foe("cave_spider", 1, 9)
    t.foe("vesk", 2, 5)
    card(t, "ev_frenzied_rush")
    assert (t.prompt, t.ask.about) == ("adjacent", t.figure(other))
    assert sorted(t.options) == ["1,2", "2,2"]
    t.play("1,2")
    assert (t.square(near), t.square(other), t.square(far)) == ("2,1", "1,2", "1,9")
    assert t.hp("p1") == 10


@pytest.mark.rule("DEL-ENC-4")
def test_frenzied_rush_without_such_a_monster_hurts_the_active_hero(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    t.foe("rot_hound", 2, 1)
    t.foe("vesk", 2, 5)
    card(t, "ev_frenzied_rush")
    assert (t.hp("p1"), t.square("vesk-2")) == (9, "2,5")


@pytest.mark.rule("DEL-ENC-11")
def test_frenzied_rush_comes_to_a_hero_at_no_hit_points_too(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    t.g.hp[0] = 0
    goblin = t.foe("tunnel_goblin", 1, 5)
    card(t, "ev_frenzied_rush").play("2,2")
    assert t.square(goblin) == "2,2"


@pytest.mark.rule("DEL-FAQ-18")
def test_sudden_stir_lets_the_closest_monster_act_now_and_again_in_its_turn(table: Make) -> None:
    t = table("brakka")
    t.draw(ROW)
    near = t.foe("goblin_slinger", 1, 5)
    t.foe("goblin_slinger", 1, 9)
    t.foe("vesk", 2, 2)
    t.dice(12)
    card(t, "ev_stir")
    assert t.hp("p1") == 9
    assert len(t.told("acts")) == 1, "neither its namesake nor the villain"
    t.dice(1, 12)
    t.rule(cards_act)
    assert (t.hp("p1"), t.square(near)) == (8, "1,5")


@pytest.mark.rule("DEL-ENC-4")
def test_knitting_flesh_mends_every_damaged_monster_and_villain(table: Make) -> None:
    t = table("brakka")
    hurt = t.foe("stone_brute", 1, 1, hp=1)
    whole = t.foe("sporeling", 2, 1)
    vesk = t.foe("vesk", 2, 5, hp=4)
    sac = t.foe("fissure", 2, 6, hp=1)
    card(t, "ev_knitting_flesh")
    assert [t.hp(f) for f in (hurt, whole, vesk, sac)] == [2, 2, 5, 1]
    card(t, "ev_knitting_flesh")
    assert [t.hp(f) for f in (hurt, whole, vesk)] == [3, 2, 5]


# --- heroes


@pytest.mark.rule("DEL-ENC-12")
def test_gnawing_dark_hurts_each_hero(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    t.g.hp[2] = 0
    card(t, "ev_gnawing_dark", seat=1)
    assert [t.hp(f) for f in ("p1", "p2", "p3")] == [9, 6, 0]


@pytest.mark.rule("DEL-ENC-4")
def test_light_fingers_takes_an_item_of_the_owners_choice(table: Make) -> None:
    t = table("brakka", "ilse")
    t.items(1, "it_ward_amulet", "it_keen_blade")
    t.g.heroes[1].spent = (TREASURE["it_star_ring"],)
    card(t, "ev_light_fingers", seat=1)
    assert (t.prompt, t.ask.seat) == ("discard", 1)
    assert sorted(t.options) == ["it_keen_blade", "it_star_ring", "it_ward_amulet"]
    t.play("it_star_ring")
    assert (t.g.heroes[1].spent, len(t.g.heroes[1].items)) == ((), 2)
    assert t.g.treasures.discards == [TREASURE["it_star_ring"]]
    card(t, "ev_light_fingers", seat=1).play("it_keen_blade")
    assert t.g.heroes[1].items == (TREASURE["it_ward_amulet"],)
    assert t.hp("p2") == 7


@pytest.mark.rule("DEL-ENC-4")
def test_light_fingers_hurts_a_hero_without_items(table: Make) -> None:
    t = table("brakka", "ilse")
    t.items(1, "it_ward_amulet")
    card(t, "ev_light_fingers")
    assert (t.hp("p1"), len(t.g.heroes[1].items)) == (9, 1)


@pytest.mark.rule("DEL-ENC-5")
@pytest.mark.rule("DEL-COMBAT-20")
def test_hidden_cache_brings_a_treasure_beyond_the_limit_and_another_card(table: Make) -> None:
    t = table("brakka")
    t.g.drew = 1
    card(t, "ev_hidden_cache", "ev_gnawing_dark", "it_ward_amulet")
    assert t.g.heroes[0].items == (TREASURE["it_ward_amulet"],)
    assert (drawn(t), t.hp("p1")) == (["ev_hidden_cache", "ev_gnawing_dark"], 9)


@pytest.mark.rule("DEL-ENC-11")
@pytest.mark.rule("DEL-TREAS-4")
def test_hidden_cache_at_no_hit_points_still_brings_its_treasure(table: Make) -> None:
    t = table("brakka", "ilse")
    no_more(t)
    t.g.hp[0] = 0
    card(t, "ev_hidden_cache", "it_ward_amulet")
    assert (t.ask.seat, t.options) == (0, ["p1", "p2"])
    t.play("p1")
    assert t.g.heroes[0].items == (TREASURE["it_ward_amulet"],)


@pytest.mark.rule("DEL-ENC-5")
def test_lingering_venom_hurts_the_poisoned_and_brings_another_card(table: Make) -> None:
    t = table("brakka", "ilse")
    t.g.heroes[1].poisoned = True
    card(t, "ev_lingering_venom", "ev_gnawing_dark")
    assert (t.hp("p1"), t.hp("p2")) == (9, 5)


@pytest.mark.rule("DEL-ENC-5")
def test_echo_of_courage_may_turn_up_a_power_of_any_hero(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    no_more(t)
    t.down(0, "brk_avalanche")
    t.down(1, "ils_arrow_storm")
    t.down(2, "mar_judgement")
    t.g.hp[2] = 0
    card(t, "ev_echo_courage")
    assert (t.ask.seat, t.options) == (0, ["brk_avalanche", "ils_arrow_storm", "pass"])
    t.play("ils_arrow_storm")
    assert (t.g.heroes[1].down, t.g.heroes[0].down > 0) == (0, True)


@pytest.mark.rule("DEL-ENC-5")
def test_echo_of_courage_brings_another_card_also_when_nothing_is_turned(table: Make) -> None:
    t = table("brakka", "ilse")
    t.down(1, "ils_arrow_storm")
    card(t, "ev_echo_courage", "ev_gnawing_dark").play("pass")
    assert (drawn(t), t.hp("p1")) == (["ev_echo_courage", "ev_gnawing_dark"], 9)
    assert t.g.heroes[1].down


@pytest.mark.rule("DEL-FAQ-7")
def test_shifting_hunt_passes_a_monster_of_everybody_to_the_right_at_once(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    hound = t.foe("rot_hound", 1, 3, seat=0)
    goblin = t.foe("tunnel_goblin", 2, 3, seat=0)
    twin = t.foe("rot_hound", 2, 4, seat=1)
    t.trap("tr_spear_wall", 1, 1, seat=2)
    card(t, "ev_shifting_hunt", "ev_gnawing_dark")
    assert (t.prompt, t.ask.seat, t.options) == ("pass", 0, [hound, goblin])
    t.play(goblin)
    figures = [[t.figure(f) for f in names] for names in ([hound, twin], [], [goblin])]
    assert t.g.charge[0] == figures[0], "two of one name, the passed one last"
    assert t.g.charge[1] == figures[1]
    assert t.g.charge[2][1:] == figures[2], "behind his trap, which nobody passes"
    assert drawn(t) == ["ev_shifting_hunt", "ev_gnawing_dark"]


@pytest.mark.rule("DEL-FAQ-7")
@pytest.mark.rule("DEL-SOLO-2")
def test_shifting_hunt_passes_nothing_in_a_game_of_one_hero(table: Make) -> None:
    t = table("brakka")
    t.foe("rot_hound", 1, 3)
    t.foe("tunnel_goblin", 2, 3)
    card(t, "ev_shifting_hunt", "ev_gnawing_dark")
    assert (len(t.g.charge[0]), t.hp("p1")) == (2, 9)
