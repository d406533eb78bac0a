"""Allies. DEL-ALLY."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.squares import square
from hauntbox.games.delve.allies import allies_act, join
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.foes import CAPTIVE, FOE
from hauntbox.games.delve.harm import conditions
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.turn import escape
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    ############
    #A..........
    #.B.........
    ############"""


def couple(table: Make, *names: str) -> Table:
    t = table(*(names or ("brakka", "ilse")))
    t.draw(ROW)
    t.g.encounters = Deck([ENCOUNTER["ev_twisted_passages"]] * 9, True)
    return t


# --- calling them


@pytest.mark.rule("DEL-ALLY-1")
@pytest.mark.parametrize(
    ("item", "ally", "ac", "hp"),
    [
        ("it_lynx_whistle", "al_lynx", 14, 2),
        ("it_sellsword_writ", "al_sellsword", 15, 3),
        ("it_lantern_oath", "al_lantern", 13, 2),
        ("it_imp_stone", "al_imp", 16, 1),
    ],
)
def test_an_item_calls_an_ally_beside_the_hero(table: Make, item: str, ally: str, ac: int, hp: int) -> None:
    t = couple(table, "maren", "ilse")
    t.items(1, item)
    t.act(1).play(f"item {item}")
    assert (t.prompt, t.ask.seat) == ("adjacent", 1)
    assert set(t.options) == {"1,2", "1,3", "2,1", "2,3"}
    t.play("2,3")
    assert (t.square(ally), t.hp(ally), t.g.heroes[1].items) == ("2,3", hp, ())
    t.next("at_bat_swarm")  # +7 against each within 1 tile
    t.dice(1, 1, ac - 7)
    t.rule(draw_encounter)
    assert t.hp(ally) == hp - 1
    t.next("at_bat_swarm")
    t.dice(*((1, 1, ac - 8) if hp > 1 else (1, 1)))
    t.rule(draw_encounter)
    assert t.hp(ally) == hp - 1


@pytest.mark.rule("DEL-ALLY-2")
def test_an_ally_in_play_cannot_be_called_again(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_lynx_whistle", "it_imp_stone")
    t.foe("al_lynx", 1, 9, seat=1)
    t.act(0)
    assert "item it_lynx_whistle" not in t.options
    assert "item it_imp_stone" in t.options


@pytest.mark.rule("DEL-ALLY-2")
def test_a_defeated_ally_is_out_of_the_game(table: Make) -> None:
    t = couple(table)
    t.items(0, "it_imp_stone")
    t.foe("al_imp", 1, 3)
    t.next("at_choking_gas")
    t.dice(1, 1, 20)
    t.rule(draw_encounter)
    assert t.names_on_map() == ["p1", "p2"]
    t.act(0)
    assert "item it_imp_stone" not in t.options


@pytest.mark.rule("DEL-ALLY-2")
def test_an_ally_needs_a_free_square_beside_the_hero(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("""
        ########
        #AB.....
        ###.....
        ########""")
    t.items(0, "it_imp_stone")
    t.act(0)
    assert "item it_imp_stone" not in t.options


# --- as heroes for monsters, and for nothing else


@pytest.mark.rule("DEL-ALLY-3")
def test_monsters_take_an_ally_for_a_hero(table: Make) -> None:
    t = couple(table)
    t.foe("al_sellsword", 1, 9)
    hound = t.figure(t.foe("rot_hound", 1, 11))
    t.dice(8)
    t.rule(activate, hound).play("1,10")
    assert (t.hp("al_sellsword"), t.hp("p1")) == (2, 10)


@pytest.mark.rule("DEL-ALLY-3")
def test_an_ally_on_its_tile_keeps_a_sentry_from_exploring(table: Make) -> None:
    t = couple(table)
    sentry = t.figure(t.foe("thrall_sentry", 1, 11))
    t.foe("al_imp", 2, 8)
    t.rule(activate, sentry)
    assert len(t.g.cave.tiles) == 3


@pytest.mark.rule("DEL-ALLY-3")
@pytest.mark.rule("DEL-ALLY-6")
def test_an_ally_is_no_hero_for_anything_else(table: Make) -> None:
    t = couple(table, "maren", "ilse")
    t.foe("al_sellsword", 1, 2)
    t.g.hp[t.figure("al_sellsword")] = 1
    t.g.hp[0] = 5
    t.items(0, "it_healing_draught", "it_shared_aegis")
    t.powers(0, "mar_mending_hymn")
    t.act(0).play("item it_healing_draught")
    assert (t.prompt, t.hp("p1")) == ("act", 8), "nobody else to choose"
    t.g.hp[0] = 5
    t.act(0).play("use mar_mending_hymn").play_until("act")
    assert t.hp("al_sellsword") == 1
    t.next("ev_gnawing_dark")
    t.rule(draw_encounter)
    assert t.hp("al_sellsword") == 1
    t.next("at_shockwave")
    t.dice(1, 1, 6)  # 14 against the sellsword's plain 15
    t.rule(draw_encounter)
    assert t.hp("al_sellsword") == 1
    t.next("it_ward_amulet", "ev_hidden_cache")
    t.rule(draw_encounter)
    assert t.options == ["p1", "p2"], "no owner of items either"


@pytest.mark.rule("DEL-ALLY-6")
def test_an_ally_has_no_conditions_and_carries_nothing(table: Make) -> None:
    t = couple(table)
    t.foe("al_sellsword", 1, 6)
    spider = t.figure(t.foe("cave_spider", 1, 9))
    t.g.things = ((t.g.at[t.figure("al_sellsword")], 0),)
    t.dice(20)
    t.rule(activate, spider).play("1,7")
    assert (t.hp("al_sellsword"), t.told("afflicted")) == (2, [])
    t.dice(20)
    t.g.active = 0
    t.rule(allies_act)
    assert len(t.g.things) == 1


# --- what they do


@pytest.mark.rule("DEL-ALLY-4")
@pytest.mark.parametrize(("ally", "bonus"), [("al_lynx", 6), ("al_sellsword", 7), ("al_imp", 4)])
@pytest.mark.parametrize("hit", [True, False])
def test_an_ally_goes_to_the_closest_monster_within_one_tile_and_attacks(
    table: Make, ally: str, bonus: int, hit: bool
) -> None:
    t = couple(table)
    t.foe(ally, 1, 3)
    near = t.foe("sporeling", 2, 5)  # 12
    t.foe("stone_brute", 1, 9)
    t.dice(12 - bonus - (not hit))
    t.rule(allies_act)
    assert (t.prompt, t.ask.seat) == ("adjacent", 0)
    t.play("1,6")
    assert (t.square(ally), t.hp(near)) == ("1,6", 1 if hit else 2)


@pytest.mark.rule("DEL-ALLY-4")
def test_an_ally_beside_its_target_does_not_move(table: Make) -> None:
    t = couple(table)
    t.foe("al_lynx", 1, 4)
    near = t.foe("vesk", 2, 5)
    t.dice(9)
    t.rule(allies_act)
    assert (t.prompt, t.square("al_lynx"), t.hp(near)) == (None, "1,4", 5)


@pytest.mark.rule("DEL-ALLY-4")
@pytest.mark.parametrize("ally", ["al_lynx", "al_sellsword", "al_lantern", "al_imp"])
def test_otherwise_an_ally_comes_to_its_controllers_hero(table: Make, ally: str) -> None:
    t = couple(table)
    t.foe(ally, 1, 11)
    t.stand(0, 2, 3)
    t.rule(allies_act)
    assert (t.prompt, t.ask.seat) == ("adjacent", 0)
    t.play("1,4")
    assert t.square(ally) == "1,4"
    t.rule(allies_act)
    assert (t.prompt, t.square(ally)) == (None, "1,4"), "adjacent already"


@pytest.mark.rule("DEL-ALLY-4")
def test_an_ally_without_room_beside_its_hero_stays(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("""
        ############
        #AB.........
        ###.........
        ############""")
    t.foe("al_lynx", 1, 10)
    t.rule(allies_act)
    assert (t.prompt, t.square("al_lynx")) == (None, "1,10")


@pytest.mark.rule("DEL-ALLY-4")
def test_an_ally_acts_at_the_end_of_its_controllers_hero_phase_only(table: Make) -> None:
    t = couple(table)
    t.foe("al_lynx", 1, 2, seat=1)
    brute = t.foe("vesk", 1, 3)
    t.g.villains = ()
    t.turn(0).play("end").play_until("act", 1)
    assert t.hp(brute) == 6
    t.dice(9)
    t.play("end").play_until("act", 0)
    assert t.hp(brute) == 5


@pytest.mark.rule("DEL-ALLY-4")
@pytest.mark.rule("DEL-OBJ-12")
def test_the_ally_of_an_escaped_hero_stays_and_does_nothing(table: Make) -> None:
    t = couple(table)
    t.foe("al_lynx", 1, 3, seat=0)
    brute = t.foe("stone_brute", 1, 4, seat=1)
    t.rule(escape, 0)
    t.turn(0).play_until("act", 1)
    assert (t.square("al_lynx"), t.hp(brute)) == ("1,3", 3)


@pytest.mark.rule("DEL-ALLY-4")
def test_the_lantern_bearer_frees_one_hero_on_her_tile_of_all_conditions(table: Make) -> None:
    t = couple(table)
    t.foe("al_lantern", 1, 3)
    t.foe("tunnel_goblin", 2, 3)
    for x in t.g.heroes:
        x.poisoned = x.immobilized = True
    t.rule(allies_act)
    assert (t.prompt, t.options) == ("patient", ["p1", "p2"])
    t.play("p2")
    assert (conditions(t.g, 1), len(conditions(t.g, 0)), t.square("al_lantern")) == ([], 2, "1,3")
    assert t.hp("tunnel_goblin-1") == 1, "she never fights"


@pytest.mark.rule("DEL-ALLY-4")
@pytest.mark.rule("DEL-COND-5")
def test_the_lantern_bearer_frees_nobody_who_lies_down(table: Make) -> None:
    t = couple(table)
    t.stand(0, 1, 5)
    t.foe("al_lantern", 1, 3)
    t.g.heroes[1].poisoned = True
    t.g.hp[1] = 0
    t.rule(allies_act).play("1,4")
    assert (conditions(t.g, 1) != [], t.square("al_lantern")) == (True, "1,4")


@pytest.mark.rule("DEL-ALLY-4")
@pytest.mark.rule("DEL-TRAP-4")
@pytest.mark.parametrize(("die", "left"), [(9, 1), (10, 0)])
def test_the_stone_imp_disarms_a_trap_within_one_tile_by_a_plain_roll(table: Make, die: int, left: int) -> None:
    t = couple(table, "tamsin", "ilse")
    t.items(0, "it_thief_tools")
    t.foe("al_imp", 1, 3)
    t.foe("sporeling", 2, 3)
    t.trap("tr_spear_wall", 2, 6)
    t.trap("tr_poison_vent", 1, 9)
    t.dice(die)
    t.rule(allies_act)
    assert set(t.options) == {f"{row},{column}" for row in (1, 2) for column in range(4, 8)}
    t.play("1,7")
    assert (t.square("al_imp"), len(t.g.traps)) == ("1,7", 1 + left)
    assert t.hp("sporeling-1") == 2, "the trap comes before the monster"


@pytest.mark.rule("DEL-ALLY-4")
def test_the_stone_imp_stays_where_it_is_on_the_traps_tile(table: Make) -> None:
    t = couple(table)
    t.foe("al_imp", 1, 7)
    t.trap("tr_spear_wall", 2, 6)
    t.dice(10)
    t.rule(allies_act)
    assert (t.prompt, t.square("al_imp"), t.g.traps) == (None, "1,7", {})


@pytest.mark.rule("DEL-ALLY-5")
@pytest.mark.rule("DEL-COMBAT-20")
def test_a_monster_defeated_by_an_ally_brings_experience_and_no_treasure(table: Make) -> None:
    t = couple(table)
    t.foe("al_lynx", 1, 4)
    t.foe("rot_hound", 1, 5, seat=1)
    t.next("bl_iron")
    t.dice(20)
    t.rule(allies_act)
    assert (t.g.pile[0], t.g.charge[1]) == ([FOE["rot_hound"]], [])
    assert (t.g.blessings, t.prompt) == ((), None)


@pytest.mark.rule("DEL-XP-5")
@pytest.mark.rule("DEL-ALLY-5")
def test_a_twenty_of_an_ally_offers_no_level(table: Make) -> None:
    t = couple(table)
    t.pile("stone_brute", "stone_brute")
    t.foe("al_lynx", 1, 4)
    t.foe("rot_hound", 1, 5)
    t.dice(20)
    t.rule(allies_act)
    assert t.prompt is None


@pytest.mark.rule("DEL-ALLY-1")
@pytest.mark.rule("DEL-ALLY-3")
@pytest.mark.rule("DEL-ALLY-4")
@pytest.mark.parametrize(("seats", "hp"), [(1, 4), (2, 3), (5, 3)])
def test_the_captive_counts_for_monsters_and_does_nothing_by_herself(table: Make, seats: int, hp: int) -> None:
    t = table(*("brakka", "ilse", "maren", "orrin", "tamsin")[:seats], adventure="bring_her_back")
    t.lay("c16", 0, -1)
    t.rule(join, CAPTIVE, square(-1, 1))
    goblin = t.foe("tunnel_goblin", -2, 1)
    assert t.hp("al_captive") == hp
    t.dice(6, 7)  # +7 against 14
    t.rule(activate, t.figure(goblin))
    assert t.hp("al_captive") == hp
    t.rule(activate, t.figure(goblin))
    assert t.hp("al_captive") == hp - 1
    t.g.hp[0] = 0
    t.rule(allies_act)
    assert (t.square("al_captive"), t.hp(goblin)) == ("-1,1", 1), "no hero to follow, and no tactics of her own"
