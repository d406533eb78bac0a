"""Defeated monsters: whose card goes, who gets experience and treasure. DEL-COMBAT-13 to DEL-COMBAT-21."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.allies import allies_act
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.harm import hurt_foe
from hauntbox.games.delve.prompts import figure_text
from hauntbox.games.delve.rolling import pay
from hauntbox.games.delve.state import NOBODY, Delve
from hauntbox.games.delve.turn import begin_turn

Make = Callable[..., Table]


def cards(t: Table) -> list[list[str]]:
    """Which figures belong to whose cards, in their order."""
    return [[figure_text(card) for card in seat] for seat in t.g.charge]


def wound(g: Delve, name: str, amount: int, by: int) -> None:
    """Damage by a hero, or by nobody."""
    figure = next(f for f in g.foes() if figure_text(f) == name)
    hurt_foe(g, figure, amount, by, "DEL-COMBAT-3")


def pile(t: Table) -> list[str]:
    names = {kind: name for name, kind in FOE.items()}
    return [names[kind] for kind in t.g.pile[0]]


def crowd(table: Make, *owners: int) -> Table:
    """A goblin for each of these seats; the first one stands beside Orrin, who is seat 0 of three."""
    t = table("orrin", "brakka", "ilse")
    t.draw(".......B\nA......C\n........\n........")
    t.powers(0, "orr_great_axe")
    for place, owner in enumerate(owners):
        t.foe("tunnel_goblin", 2, place, seat=owner)
    return t


@pytest.mark.rule("DEL-COMBAT-13")
@pytest.mark.rule("DEL-COMBAT-14")
def test_at_0_hit_points_it_is_gone_at_once(table: Make) -> None:
    t = table("brakka")
    t.draw("....\n.Ag.\n....\n....", g="tunnel_goblin")
    t.g.drew = 1
    t.dice(19)  # the second attack of Twin Hew finds nobody
    t.act(0).play("attack brk_twin_hew")
    assert (t.names_on_map(), t.g.hp.keys() == {0}, t.g.who.keys() == {t.g.at[0]}) == (["p1"], True, True)


@pytest.mark.rule("DEL-COMBAT-15")
@pytest.mark.rule("DEL-COMBAT-19")
def test_the_card_of_whoever_controls_it_goes_to_the_pile_and_the_killer_draws(table: Make) -> None:
    t = crowd(table)
    t.foe("stone_brute", 1, 1, seat=2, hp=1)
    t.next("it_stride_boots")
    t.dice(19)
    t.act(0).play("attack orr_great_axe", "p1")
    assert (cards(t), pile(t)) == ([[], [], []], ["stone_brute"])
    assert [len(x.items) for x in t.g.heroes] == [1, 0, 0]


@pytest.mark.rule("DEL-COMBAT-16")
def test_of_several_cards_one_of_the_active_player_goes(table: Make) -> None:
    t = crowd(table, 1, 0, 2)
    t.g.drew = 1
    t.dice(19)
    t.act(0).play("attack orr_great_axe", "tunnel_goblin-1")
    assert (cards(t), pile(t)) == ([[], ["tunnel_goblin-2"], ["tunnel_goblin-3"]], ["tunnel_goblin"])


@pytest.mark.rule("DEL-COMBAT-17")
@pytest.mark.rule("DEL-COMBAT-18")
@pytest.mark.parametrize("target", [1, 2])
def test_otherwise_the_card_of_the_next_player_clockwise(table: Make, target: int) -> None:
    t = crowd(table, 1, 2)
    t.g.drew = 1
    t.dice(19)
    t.act(0).play("attack orr_great_axe", f"tunnel_goblin-{target}")
    assert cards(t) == [[], [], [f"tunnel_goblin-{3 - target}"]]  # whichever figure fell, the other is seat 2's now


@pytest.mark.rule("DEL-COMBAT-16")
@pytest.mark.rule("DEL-COMBAT-17")
@pytest.mark.parametrize(
    ("owners", "active", "gives"),
    [((0, 1, 2), 0, 0), ((0, 1, 2), 1, 1), ((0, 1, 2), 2, 2), ((0, 2), 1, 2), ((0, 1), 2, 0), ((1, 2), 0, 1)],
)
def test_clockwise_begins_with_the_active_player(table: Make, owners: tuple[int, ...], active: int, gives: int) -> None:
    t = crowd(table, *owners)
    t.g.active = active
    t.g.drew = 7
    t.rule(wound, "tunnel_goblin-1", 1, active)
    assert [seat for seat in range(3) if t.g.charge[seat]] == [seat for seat in owners if seat != gives]


@pytest.mark.rule("DEL-COMBAT-18")
def test_the_figure_left_over_takes_the_place_of_the_defeated_one(table: Make) -> None:
    t = crowd(table, 2)
    t.foe("rot_hound", 3, 7, seat=2)
    t.foe("tunnel_goblin", 3, 5, seat=0)
    t.foe("stone_brute", 3, 6, seat=0)
    t.g.drew = 1
    t.dice(19)
    t.act(0).play("attack orr_great_axe")  # seat 2's goblin falls, seat 0's card goes
    assert cards(t) == [["stone_brute-4"], [], ["tunnel_goblin-3", "rot_hound-2"]]


@pytest.mark.rule("DEL-COMBAT-18")
def test_of_two_cards_of_one_player_the_one_got_first_goes(table: Make) -> None:
    t = crowd(table, 1, 1)
    t.foe("rot_hound", 3, 7, seat=1)
    t.g.charge[1] = [t.figure(name) for name in ("tunnel_goblin-2", "rot_hound-3", "tunnel_goblin-1")]
    t.g.drew = 1
    t.dice(19)
    t.act(0).play("attack orr_great_axe", "tunnel_goblin-1")
    assert cards(t) == [[], ["rot_hound-3", "tunnel_goblin-2"], []]


@pytest.mark.rule("DEL-COMBAT-19")
def test_one_treasure_a_turn_however_many_fall(table: Make) -> None:
    t = crowd(table, 0, 1)
    t.powers(0, "orr_sweep")
    t.next("it_stride_boots", "it_thief_tools")
    t.dice(19, 19)
    t.act(0).play("attack orr_sweep", "tunnel_goblin-1", "p1")
    assert ([len(x.items) for x in t.g.heroes], len(t.g.pile[0])) == ([1, 0, 0], 2)


@pytest.mark.rule("DEL-COMBAT-20")
def test_the_limit_is_for_each_player_and_each_turn(table: Make) -> None:
    t = crowd(table, 0, 0, 0)
    t.next("it_stride_boots", "it_thief_tools", "it_tower_shield")
    for number, by in ((1, 0), (2, 1), (3, 1)):
        t.rule(wound, f"tunnel_goblin-{number}", 1, by).play_until("nothing")
    assert sum([len(x.items) for x in t.g.heroes]) == 2
    t.run((begin_turn, (1,))).play_until("act", 1)
    assert t.g.drew == 0


@pytest.mark.rule("DEL-COMBAT-20")
@pytest.mark.rule("DEL-ALLY-5")
def test_a_monster_defeated_by_an_ally_brings_experience_but_no_treasure(table: Make) -> None:
    t = table("orrin")
    t.draw("....\nA..g\n....\n....", g="tunnel_goblin")
    t.foe("al_sellsword", 1, 2)
    t.dice(19)
    t.rule(allies_act).play_until("nothing")
    assert (pile(t), t.g.treasures.size(), t.g.heroes[0].items) == (["tunnel_goblin"], 46, ())


@pytest.mark.rule("DEL-COMBAT-20")
def test_no_treasure_for_damage_by_no_hero(table: Make) -> None:
    t = crowd(table, 1)
    t.rule(wound, "tunnel_goblin-1", 1, NOBODY)
    assert (pile(t), t.g.treasures.size()) == (["tunnel_goblin"], 46)


@pytest.mark.rule("DEL-COMBAT-21")
@pytest.mark.rule("DEL-VILLAIN-5")
def test_a_villain_brings_treasure_and_its_level_and_leaves_the_game_when_spent(table: Make) -> None:
    t = table("orrin")
    t.draw("....\n.Ag.\n....\n....", g="vesk")
    t.powers(0, "orr_great_axe")
    t.g.hp[t.figure("vesk-1")] = 2
    t.next("it_stride_boots")
    t.dice(19)
    t.act(0).play("attack orr_great_axe")
    assert (pile(t), t.told("experience")[0]["xp"], len(t.g.heroes[0].items)) == (["vesk"], 5, 1)
    assert t.g.villains == ()
    t.rule(pay, 0, 5)
    assert (t.g.pile, t.g.out, t.g.monsters.discards) == ([[]], (FOE["vesk"],), [])


@pytest.mark.rule("DEL-VILLAIN-5")
@pytest.mark.parametrize(
    ("villain", "level"), [("vesk", 5), ("morgrath", 6), ("ulgrum", 7), ("hollow_king", 6), ("gnashroot", 5)]
)
def test_the_experience_of_a_villain_is_its_level(table: Make, villain: str, level: int) -> None:
    t = table("orrin", "ilse")
    t.draw("....\n.AgB\n....\n....", g=villain)
    t.g.drew = 3
    t.rule(wound, f"{villain}-1", 20, 0)
    assert t.told("experience")[0]["pile"] == level
