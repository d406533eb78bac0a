"""Rivals: every player for himself. DEL-COMP."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve import GAME
from hauntbox.games.delve.allies import allies_act
from hauntbox.games.delve.disarming import disarm
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.moving import reach
from hauntbox.games.delve.numbers import armour, attack_parts, speed, total
from hauntbox.games.delve.spoils import one_treasure
from hauntbox.games.delve.state import CHEST
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import surge_check

Make = Callable[..., Table]

EAST_HALF = ["1,4", "1,5", "1,6", "1,7", "2,4", "2,5", "2,6", "2,7", "3,4", "3,5", "3,6"]

ROOM = """
    ########
    #AB.....
    #.......
    ####...."""


def rivals(table: Make, *names: str, picture: str = ROOM, **foes: str) -> Table:
    """Two rivals side by side, in the second round."""
    t = table(*(names or ("brakka", "ilse")), adventure="rival_delvers")
    t.draw(picture, **foes)
    t.g.round = 2
    return t


def chests(t: Table, seat: int, *worths: int) -> None:
    """Gives a hero chests that are worth so much."""
    first = CHEST + t.g.notes["chests"]
    t.g.heroes[seat].loads = (*t.g.heroes[seat].loads, *range(first, first + len(worths)))
    for i, worth in enumerate(worths, first - CHEST):
        t.g.values = (*t.g.values[:i], worth, *t.g.values[i + 1 :])
        t.g.known = (*t.g.known[:i], 1 << seat, *t.g.known[i + 1 :])
        left = list(t.g.worths)
        left.remove(worth)
        t.g.worths = tuple(left)
    t.g.notes["chests"] += len(worths)


@pytest.mark.rule("DEL-COMP-1")
def test_rivals_neither_win_nor_lose_together(table: Make) -> None:
    options = GAME.check_setup(3, {"adventure": "rival_delvers"})
    assert not GAME.together(options)
    assert GAME.together(GAME.check_setup(3, {}))
    t = rivals(table, "brakka", "ilse", "maren", picture="........\nA.B.C...\n........\n........")
    chests(t, 1, 3, 3)
    t.g.notes["revealed"] = 0b10
    t.g.active = 2
    t.next("ev_twisted_passages")
    t.turn(2).play_until("nothing")
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert (outcome.ending, outcome.rewards) == ("won_12", (-1.0, 1.0, -1.0))


@pytest.mark.rule("DEL-COMP-2")
def test_a_defeated_monster_goes_to_the_pile_of_whoever_defeated_it(table: Make) -> None:
    t = rivals(table)
    t.powers(0, "brk_measured_cut")
    t.foe("tunnel_goblin", 2, 1, seat=1)
    t.dice(20)
    t.next("fo_fresh_resolve")
    t.act(0).play("attack brk_measured_cut", "tunnel_goblin-1")
    assert (t.g.pile, t.g.charge[1]) == ([[FOE["tunnel_goblin"]], []], [])
    assert len(t.told("treasure")) == 1


@pytest.mark.rule("DEL-COMP-2")
def test_a_monster_that_no_hero_defeated_is_discarded(table: Make) -> None:
    t = rivals(table)
    t.foe("al_lynx", 2, 5)
    t.foe("tunnel_goblin", 2, 6)
    t.dice(20)
    t.rule(allies_act).play_until("nothing")
    assert (t.g.pile, t.g.monsters.discards) == ([[], []], [FOE["tunnel_goblin"]])


@pytest.mark.rule("DEL-COMP-3")
@pytest.mark.rule("DEL-ADV-12-1")
def test_each_rival_has_a_surge_of_his_own(table: Make) -> None:
    t = rivals(table)
    assert t.g.surges == [1, 1]
    t.g.hp[1] = 0
    t.g.active = 1
    t.rule(surge_check)
    assert (t.g.surges, t.hp(1)) == ([1, 0], 4)


@pytest.mark.rule("DEL-COMP-3")
def test_fresh_resolve_and_deep_lore_are_the_drawers_own(table: Make) -> None:
    t = rivals(table)
    t.next("fo_fresh_resolve", "fo_deep_lore")
    t.next("stone_brute")
    t.rule(one_treasure, 1)
    assert t.g.surges == [1, 2]
    t.rule(one_treasure, 1)
    assert t.g.pile == [[], [FOE["stone_brute"]]]


@pytest.mark.rule("DEL-COMP-4")
def test_without_a_surge_a_rival_goes_back_to_the_start_tile_and_plays_on(table: Make) -> None:
    t = table("brakka", "ilse", adventure="rival_delvers")
    t.lay("c17", 0, -1)
    t.stand(0, -2, 1)
    chests(t, 0, 3, 1)
    t.g.surges = [0, 1]
    t.g.hp[0] = 0
    t.g.heroes[0].poisoned = t.g.heroes[0].immobilized = True
    here = t.g.at[0]
    t.turn(0)
    assert (t.prompt, t.ask.seat) == ("square", 0)
    assert sorted(t.options) == EAST_HALF
    t.play("2,6")
    assert t.g.things == ((here, CHEST), (here, CHEST + 1))
    x = t.g.heroes[0]
    assert (x.loads, t.square(0), t.hp(0), x.poisoned, x.immobilized) == ((), "2,6", 5, False, False)
    assert (t.ending, t.g.surges, t.prompt) == (None, [0, 1], "act")
    assert "move" in t.options


@pytest.mark.rule("DEL-COMP-4")
def test_on_a_full_east_half_he_stands_on_the_west_half(table: Make) -> None:
    t = table("brakka", "ilse", adventure="rival_delvers")
    t.lay("c17", 0, -1)
    t.stand(0, -2, 1)
    for square in EAST_HALF:
        t.foe("rot_hound", *[int(part) for part in square.split(",")])
    t.g.surges = [0, 0]
    t.g.hp[0] = 0
    t.turn(0)
    assert t.prompt == "square"
    assert {option.split(",")[1] for option in t.options} <= {"0", "1", "2", "3"}


@pytest.mark.rule("DEL-COMP-5")
def test_items_belong_to_the_drawer(table: Make) -> None:
    t = rivals(table)
    t.next("it_ward_amulet")
    t.rule(one_treasure, 1)
    assert (t.prompt, t.g.heroes[1].items) == (None, (TREASURE["it_ward_amulet"],))


@pytest.mark.rule("DEL-COMP-5")
def test_fortunes_blessings_and_powers_help_only_the_own_hero(table: Make) -> None:
    t = rivals(table, "maren", "ilse")
    t.g.hp[0], t.g.hp[1] = 3, 3
    t.powers(0, "mar_mending_hymn")
    t.next("fo_warm_light", "bl_iron", "bl_true_aim", "bl_swiftness")
    for _ in range(4):
        t.rule(one_treasure, 0)
    assert [t.hp(seat) for seat in range(2)] == [4, 3]
    assert [armour(t.g, seat) for seat in range(2)] == [16 + 2, 15]
    assert [speed(t.g, seat) for seat in range(2)] == [5 + 2, 6]
    foe = t.figure(t.foe("stone_brute", 2, 1))
    assert [total(attack_parts(t.g, seat, ("", 0), foe)) for seat in range(2)] == [2, 0]
    t.act(0).play("use mar_mending_hymn")
    assert [t.hp(seat) for seat in range(2)] == [4 + 2 + 1, 3]  # Mending Touch too is for herself


@pytest.mark.rule("DEL-COMP-5")
def test_shield_wall_and_draughts_are_not_for_rivals(table: Make) -> None:
    t = rivals(table)
    assert armour(t.g, 1) == 15
    t.items(0, "it_healing_draught")
    t.g.hp[1] = 1
    assert "item it_healing_draught" not in t.act(0).options  # Brakka himself is well


@pytest.mark.rule("DEL-COMP-5")
@pytest.mark.parametrize(("adventure", "passes"), [("rival_delvers", False), ("first_descent", True)])
def test_rivals_cannot_be_passed_through(table: Make, adventure: str, passes: bool) -> None:
    t = table("brakka", "ilse", adventure=adventure)
    t.draw("########\n.AB.....\n########\n########")
    assert bool([s for s in reach(t.g, 0, 5) if s > t.g.at[1]]) == passes


# --- attacks among rivals


@pytest.mark.rule("DEL-COMP-6")
@pytest.mark.rule("DEL-COMBAT-8")
@pytest.mark.parametrize(("die", "hp"), [(9, 7), (10, 6)])
def test_a_rival_is_attacked_against_her_ac_with_all_modifiers(table: Make, die: int, hp: int) -> None:
    t = rivals(table)
    t.powers(0, "brk_bull_rush")
    t.items(1, "it_tower_shield")
    t.dice(die)  # + 7 against 15 + 2
    t.act(0).play("attack brk_bull_rush", "stay")
    assert (t.told("swings")[0]["ac"], t.hp(1)) == (17, hp)


@pytest.mark.rule("DEL-COMP-6")
def test_a_rival_at_no_hit_points_is_no_target(table: Make) -> None:
    t = rivals(table)
    t.powers(0, "brk_measured_cut")
    assert "attack brk_measured_cut" in t.act(0).options
    t.g.hp[1] = 0
    assert "attack brk_measured_cut" not in t.act(0).options


@pytest.mark.rule("DEL-COMP-6")
def test_a_rivals_reactions_work(table: Make) -> None:
    t = rivals(table, "brakka", "orrin")
    t.powers(0, "brk_spite")
    t.powers(1, "orr_shrug")
    t.dice(20)
    t.act(0).play("attack brk_spite")
    assert (t.prompt, t.ask.seat) == ("react", 1)
    t.play("orr_shrug")
    assert t.hp(1) == 10  # 3 damage less 2


@pytest.mark.rule("DEL-COMP-6")
def test_area_powers_may_leave_rivals_out(table: Make) -> None:
    t = rivals(table, g="stone_brute", picture=ROOM.replace("#.......", "#g......", 1))
    t.powers(0, "brk_avalanche")
    t.dice(20)
    t.act(0).play("attack brk_avalanche", "stone_brute-1")
    assert (t.prompt, t.options) == ("target", ["p2", "stop"])
    t.play("stop")
    assert (t.hp("stone_brute-1"), t.hp(1)) == (1, 7)


@pytest.mark.rule("DEL-COMP-6")
@pytest.mark.rule("DEL-ADV-12-3")
def test_who_defeats_a_rival_takes_one_chest_unseen_and_nothing_else(table: Make) -> None:
    t = rivals(table)
    t.powers(0, "brk_measured_cut")
    chests(t, 1, 1, 3)
    t.g.hp[1] = 1
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert (t.prompt, t.ask.seat, t.options) == ("chest", 0, ["chest-1", "chest-2"])
    assert GAME.view(t.g, 0).values[:2] == (0, 0)  # he does not see what they are worth
    t.play("chest-2")
    assert (t.g.heroes[0].loads, t.g.heroes[1].loads) == ((CHEST + 1,), (CHEST,))
    assert GAME.view(t.g, 0).values[:2] == (0, 3)  # now he does
    assert (t.g.pile, t.g.drew, t.told("treasure"), t.hp(1)) == ([[], []], 0, [], 0)


@pytest.mark.rule("DEL-COMP-6")
def test_a_rival_who_only_loses_hit_points_keeps_his_chests(table: Make) -> None:
    t = rivals(table)
    t.powers(0, "brk_measured_cut")
    chests(t, 1, 1, 3)
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert (t.hp(1), len(t.g.heroes[1].loads), t.prompt) == (6, 2, "act")


# --- experience


@pytest.mark.rule("DEL-COMP-7")
def test_an_encounter_is_cancelled_with_the_own_pile(table: Make) -> None:
    t = rivals(table)
    t.pile("cave_troll", "cave_troll", seat=1)
    t.next("ev_gnawing_dark")
    t.rule(draw_encounter)
    assert t.told("cancelled") == []  # the pile of the rival is of no use
    t.g.active = 1
    t.next("ev_gnawing_dark")
    t.rule(draw_encounter)
    assert (t.prompt, t.ask.seat) == ("cancel", 1)
    t.play("yes")
    assert t.g.pile == [[], []]


@pytest.mark.rule("DEL-COMP-7")
@pytest.mark.rule("DEL-XP-4")
@pytest.mark.parametrize(("owner", "level"), [(0, 2), (1, 1)])
def test_a_level_is_paid_with_the_own_pile(table: Make, owner: int, level: int) -> None:
    t = rivals(table)
    t.powers(0, "brk_measured_cut")
    t.pile("cave_troll", "cave_troll", seat=owner)
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    if owner == 0:
        t.play("yes")
        t.play(t.options[0])
    assert (t.g.heroes[0].level, t.g.heroes[1].level) == (level, 1)
    assert [len(pile) for pile in t.g.pile] == ([0, 0] if owner == 0 else [0, 2])


@pytest.mark.rule("DEL-COMP-7")
@pytest.mark.parametrize(("active", "asked"), [(0, True), (1, False)])
def test_only_the_active_player_levels_up(table: Make, active: int, asked: bool) -> None:
    t = rivals(table, "tamsin", "ilse")
    t.pile("cave_troll", "cave_troll")
    trap = t.trap("tr_spear_wall", 2, 2)
    t.g.active = active  # Nimble Hands lets her disarm in the turn of a rival
    t.dice(20)
    t.rule(disarm, 0, t.figure(trap))
    assert (t.prompt == "level") == asked


# --- the first turns, and allies


@pytest.mark.rule("DEL-COMP-8")
@pytest.mark.parametrize(("number", "active", "allowed"), [(1, 0, False), (1, 1, True), (2, 0, True)])
def test_nobody_is_attacked_by_rivals_before_the_end_of_his_first_turn(
    table: Make, number: int, active: int, allowed: bool
) -> None:
    t = rivals(table, "brakka", "orrin")
    t.powers(0, "brk_measured_cut")
    t.powers(1, "orr_great_axe")
    t.g.round = number
    t.act(active)
    assert bool([option for option in t.options if option.startswith("attack")]) == allowed


@pytest.mark.rule("DEL-COMP-9")
def test_allies_do_not_attack_rivals(table: Make) -> None:
    t = rivals(table)
    t.foe("al_lynx", 2, 3)
    t.rule(allies_act).play_until("nothing")
    assert (t.told("struck"), t.hp(1)) == ([], 7)
    assert len(t.told("ally-moves")) == 1  # it comes to its own hero
