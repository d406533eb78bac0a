"""Who acts in V3, in which order, and how the lines are read. DEL-MONSTER-9 to 21, DEL-VILLAIN-2, 3, DEL-FAQ."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.effects import EVENT
from hauntbox.games.delve.encountering import hunted
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.prompts import figure_text
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.turn import cards_act, villains_act

Make = Callable[..., Table]


def acted(t: Table) -> list[str]:
    return [told["foe"] for told in t.told("acts")]


def to_the_end(t: Table) -> Table:
    return t.play_until("nobody asks this")


def yard(table: Make, *foes: tuple[str, int]) -> Table:
    """Two heroes and these monsters of these seats, all on one tile."""
    t = table("brakka", "ilse")
    t.draw("A...........\n............\n............\nB...........")
    for place, (name, seat) in enumerate(foes):
        t.foe(name, place % 4, 9 + place // 4, seat=seat)
    return t


# --- whose turn it is to act


@pytest.mark.rule("DEL-FAQ-2")
@pytest.mark.rule("DEL-MONSTER-11")
@pytest.mark.parametrize("active", [0, 1])
def test_goblins_of_everybody_act_when_one_controller_is_active(table: Make, active: int) -> None:
    t = yard(table, ("tunnel_goblin", 0), ("tunnel_goblin", 1), ("rot_hound", 1 - active))
    t.g.active = active
    to_the_end(t.rule(cards_act))
    assert acted(t) == ["tunnel_goblin"] * 2
    assert {t.square(f"tunnel_goblin-{n}") for n in (1, 2)} != {"0,9", "1,9"}


@pytest.mark.rule("DEL-FAQ-3")
def test_without_a_card_of_the_name_nobody_of_that_name_acts(table: Make) -> None:
    t = yard(table, ("tunnel_goblin", 1), ("rot_hound", 0))
    to_the_end(t.rule(cards_act))
    assert acted(t) == ["rot_hound"]


@pytest.mark.rule("DEL-MONSTER-12")
def test_the_order_of_one_name_is_the_card_then_clockwise_then_by_age(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    t.draw("A...........\n............\nC...........\nB...........")
    foes = [("rot_hound", 1), ("tunnel_goblin", 2), ("tunnel_goblin", 0), ("tunnel_goblin", 1), ("stone_brute", 1)]
    for place, (name, seat) in enumerate([*foes, ("tunnel_goblin", 1), ("tunnel_goblin", 2)]):
        t.foe(name, place % 4, 9 + place // 4, seat=seat)
    t.g.active = 1
    t.rule(cards_act)
    order: list[str] = []
    while t.ask is not None:
        if t.prompt in ("mushroom", "adjacent"):
            order.append(figure_text(t.ask.about))
        t.play(t.options[0])
    goblins = [f"tunnel_goblin-{number}" for number in (4, 6, 2, 7, 3)]
    assert list(dict.fromkeys(order)) == ["rot_hound-1", *goblins, "stone_brute-5"]


@pytest.mark.rule("DEL-MONSTER-12")
def test_nobody_acts_twice_in_one_v3(table: Make) -> None:
    t = yard(table, ("tunnel_goblin", 0), ("tunnel_goblin", 0), ("tunnel_goblin", 1))
    to_the_end(t.rule(cards_act))
    assert acted(t) == ["tunnel_goblin"] * 3


@pytest.mark.rule("DEL-MONSTER-12")
def test_who_has_acted_is_passed_over(table: Make) -> None:
    t = yard(table, ("rot_hound", 0), ("tunnel_goblin", 0), ("tunnel_goblin", 1))
    t.g.acted = (t.figure("rot_hound-1"), t.figure("tunnel_goblin-3"))
    to_the_end(t.rule(cards_act))
    assert (acted(t), t.square("tunnel_goblin-3")) == (["tunnel_goblin"], "2,9")


@pytest.mark.rule("DEL-MONSTER-13")
def test_a_card_gained_in_v3_still_acts_in_it(table: Make) -> None:
    t = table("brakka")
    t.draw(f"A{'.' * 11}\n{'.' * 12}\n{'.' * 12}\n{'.' * 12}")
    t.foe("thrall_sentry", 1, 9)
    t.foe("stone_brute", 2, 9)
    t.next("rot_hound")
    to_the_end(t.rule(cards_act))
    assert acted(t) == ["thrall_sentry", "stone_brute", "rot_hound"]


@pytest.mark.rule("DEL-MONSTER-13")
def test_a_card_gained_in_v1_acts_in_this_v3(table: Make) -> None:
    t = table("brakka")
    t.draw("####....\n#A......\n#.......\n####....")
    t.foe("stone_brute", 3, 7)
    t.next("ev_wandering", "rot_hound")
    t.dice(1, 1)
    t.turn(0).play("end").play_until("act")
    assert acted(t) == ["stone_brute", "rot_hound"]


@pytest.mark.rule("DEL-FAQ-4")
@pytest.mark.parametrize("how", ["rush", "hunted"])
def test_a_lured_monster_acts_only_if_its_name_is_among_ones_cards(table: Make, how: str) -> None:
    for owner, count in ((1, 0), (0, 1)):
        t = yard(table, ("rot_hound", owner))
        t.run((EVENT[ENCOUNTER["ev_frenzied_rush"]], (0,)) if how == "rush" else (hunted, ()), (cards_act, ()))
        t.dice(*[1] * count)
        to_the_end(t)
        assert (len(t.told("lured")), len(t.told("struck"))) == (1, count)


@pytest.mark.rule("DEL-FAQ-16")
def test_a_smoke_pebble_stops_one_figure_of_a_name(table: Make) -> None:
    t = yard(table, ("tunnel_goblin", 0), ("tunnel_goblin", 1))
    t.items(1, "it_smoke_pebble")
    t.rule(cards_act)
    assert (t.ask.seat, t.options) == (1, ["it_smoke_pebble", "pass"])
    to_the_end(t.play("it_smoke_pebble"))
    assert (acted(t), t.square("tunnel_goblin-1")) == (["tunnel_goblin"], "0,9")


@pytest.mark.rule("DEL-FAQ-18")
def test_sudden_stir_moves_one_figure_which_acts_again_in_v3(table: Make) -> None:
    t = yard(table, ("tunnel_goblin", 0), ("tunnel_goblin", 1))
    t.rule(EVENT[ENCOUNTER["ev_stir"]], 0)
    assert (t.prompt, t.options) == ("closest", ["tunnel_goblin-1", "tunnel_goblin-2"])
    to_the_end(t.play("tunnel_goblin-2"))
    assert (acted(t), t.square("tunnel_goblin-1")) == (["tunnel_goblin"], "0,9")
    t.dice(1)
    to_the_end(t.rule(cards_act))
    assert acted(t) == ["tunnel_goblin"] * 3


# --- how a line is carried out

POCKET = """
    .##.....
    #A#.....
    ###....B
    ...g...."""


@pytest.mark.rule("DEL-MONSTER-10")
def test_without_room_beside_the_closest_hero_the_next_one_in_range_is_attacked(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw(POCKET, g="tunnel_goblin")
    t.dice(19)
    to_the_end(t.rule(activate, t.figure("tunnel_goblin-1")))
    assert [told["who"] for told in t.told("struck")] == ["ilse"]


@pytest.mark.rule("DEL-MONSTER-10")
def test_without_any_room_the_line_is_false(table: Make) -> None:
    t = table("brakka")
    t.draw(POCKET.replace("B", "."), g="web_lurker")
    to_the_end(t.rule(activate, t.figure("web_lurker-1")))
    assert (t.told("struck"), t.square("web_lurker-1")) == ([], "3,3")  # it is on his tile already


@pytest.mark.rule("DEL-FAQ-1")
@pytest.mark.rule("DEL-MONSTER-14")
def test_moving_adjacent_goes_before_the_entry_rule_and_to_any_tile(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("............\n....A..g....\n............\n.mm.......m.", g="tunnel_goblin")
    t.g.active = 1
    t.dice(1)
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert (t.ask.seat, t.prompt, len(t.options)) == (1, "adjacent", 8)
    t.play("1,3")  # on another tile, which has mushrooms
    assert (t.square("tunnel_goblin-1"), len(t.told("struck"))) == ("1,3", 1)


@pytest.mark.rule("DEL-MONSTER-14")
def test_the_square_may_lie_farther_than_the_range_of_the_line(table: Make) -> None:
    t = table("brakka")
    t.draw("............\n....A...g...\n............\n............", g="tunnel_goblin")
    t.dice(1)
    t.rule(activate, t.figure("tunnel_goblin-1")).play("0,3")  # 2 tiles from where it stood
    assert t.square("tunnel_goblin-1") == "0,3"


@pytest.mark.rule("DEL-MONSTER-14")
def test_who_is_adjacent_already_does_not_move(table: Make) -> None:
    t = table("brakka")
    t.draw("....\n.Ag.\n....\n....", g="tunnel_goblin")
    t.dice(1)
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert (t.prompt, t.square("tunnel_goblin-1"), len(t.told("struck"))) == (None, "1,2", 1)


@pytest.mark.rule("DEL-TURN-16")
@pytest.mark.parametrize("who", ["tunnel_goblin", "goblin_slinger", "stone_brute"])
def test_the_active_player_chooses_among_equally_close_heroes(table: Make, who: str) -> None:
    t = table("brakka", "ilse", "maren")
    t.draw(".......B\n........\n...g....\nA......C", g=who)
    t.g.active = 2
    t.g.hp[0] = 0
    t.rule(activate, t.figure(f"{who}-1"))
    assert (t.ask.seat, t.prompt, t.options) == (2, "closest", ["p2", "p3"])


@pytest.mark.rule("DEL-MONSTER-9")
def test_the_active_player_chooses_among_adjacent_victims(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("....\n.Ag.\n..B.\n....", g="web_lurker")
    t.foe("al_lynx", 1, 3)
    t.g.active = 1
    t.rule(activate, t.figure("web_lurker-1"))
    assert (t.ask.seat, t.prompt, sorted(t.options)) == (1, "victim", ["al_lynx", "p1", "p2"])
    t.dice(7)
    t.play("al_lynx")
    assert "al_lynx" not in t.names_on_map()


CROSSING = """
    ........
    .A......
    ........
    ........
    ........
    ......g.
    ........
    ........"""


@pytest.mark.rule("DEL-MONSTER-15")
def test_the_active_player_chooses_among_shortest_ways(table: Make) -> None:
    t = table("brakka")
    t.draw(CROSSING, g="tunnel_goblin")
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert (t.prompt, sorted(t.options)) == ("path", ["0,1", "1,0"])
    t.play("1,0", "0,4")
    assert t.square("tunnel_goblin-1") == "0,4"


NARROW = """
    ....####
    .A..h###
    ....i###
    ....#jk#
    ........
    ......g.
    ........
    ........"""
SHUT = """
    ....####
    .A..h###
    ....i###
    ....#jk#
    #lm#....
    ###n..g.
    ###o....
    ####...."""


@pytest.mark.rule("DEL-MONSTER-15")
def test_a_full_tile_is_gone_around(table: Make) -> None:
    t = table("brakka")
    t.draw(NARROW, g="tunnel_goblin", h="stone_brute", i="stone_brute", j="stone_brute", k="stone_brute")
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert (t.prompt, len(t.options), t.options[0]) == ("mushroom", 16, "4,0")  # the tile to the west


@pytest.mark.rule("DEL-MONSTER-15")
def test_without_a_way_around_it_stops(table: Make) -> None:
    t = table("brakka")
    brutes = dict.fromkeys("hijklmno", "stone_brute")
    t.draw(SHUT, g="tunnel_goblin", **brutes)
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert (t.prompt, t.square("tunnel_goblin-1")) == (None, "5,6")


@pytest.mark.rule("DEL-MONSTER-15")
def test_on_the_tile_of_its_hero_it_stops(table: Make) -> None:
    t = table("brakka")
    t.draw("............\n.A.......g..\n............\n...m...m...m", g="cave_spider")
    t.foe("stone_brute", 3, 7)
    t.rule(activate, t.figure("cave_spider-1"))
    t.play(t.options[0])
    assert (t.prompt, t.square("cave_spider-1")) == (None, "3,3")


@pytest.mark.rule("DEL-MONSTER-16")
def test_heroes_on_the_ground_are_ignored(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("............\n.Ag.......B.\n............\n.......m....", g="web_lurker")
    t.g.hp[0] = 0
    to_the_end(t.rule(activate, t.figure("web_lurker-1")))
    assert (t.told("struck"), t.square("web_lurker-1")) == ([], "3,7")  # off toward Ilse


@pytest.mark.rule("DEL-MONSTER-16")
def test_an_area_leaves_out_who_lies_on_the_ground(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("....\n.Ag.\n..B.\n....", g="sporeling")
    t.g.hp[0] = 0
    t.dice(19)
    to_the_end(t.rule(activate, t.figure("sporeling-1")))
    assert ([told["who"] for told in t.told("struck")], t.g.heroes[0].poisoned) == (["ilse"], False)


@pytest.mark.rule("DEL-MONSTER-18")
@pytest.mark.parametrize("who", ["goblin_slinger", "howling_wisp", "rot_hound", "stone_brute"])
def test_with_nobody_standing_monsters_stay_where_they_are(table: Make, who: str) -> None:
    t = table("brakka")
    t.draw("........\n.Ag.....\n........\n.......m", g=who)
    t.g.hp[0] = 0
    to_the_end(t.rule(activate, t.figure(f"{who}-1")))
    assert (t.told("struck"), t.square(f"{who}-1")) == ([], "1,2")


@pytest.mark.rule("DEL-MONSTER-18")
def test_an_ally_alone_draws_them(table: Make) -> None:
    t = table("brakka")
    t.draw("........\n.A.....g\n........\n........", g="tunnel_goblin")
    t.g.hp[0] = 0
    t.foe("al_sellsword", 1, 3)
    t.dice(8)  # + 7 against 15
    to_the_end(t.rule(activate, t.figure("tunnel_goblin-1")))
    assert t.hp("al_sellsword") == 2


@pytest.mark.rule("DEL-MONSTER-21")
def test_a_second_attack_needs_a_target_that_stands(table: Make) -> None:
    t = table("brakka")
    t.draw("....\n.Ag.\n....\n....", g="gloom_duelist")
    t.g.hp[0] = 1
    t.dice(19)
    to_the_end(t.rule(activate, t.figure("gloom_duelist-1")))
    assert (t.hp("p1"), len(t.told("struck"))) == (0, 1)


# --- villains


@pytest.mark.rule("DEL-VILLAIN-2")
def test_villains_act_in_the_order_in_which_they_came(table: Make) -> None:
    for first, second in (("vesk", "ulgrum"), ("ulgrum", "vesk")):
        t = yard(table)
        t.foe(first, 1, 9)
        t.foe(second, 2, 9)
        to_the_end(t.rule(villains_act))
        assert acted(t) == [first, second]


@pytest.mark.rule("DEL-VILLAIN-3")
def test_nobody_controls_a_villain_and_the_active_player_chooses_for_it(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("....\n.Ag.\n..B.\n....", g="hollow_king")
    t.g.active = 1
    to_the_end(t.rule(cards_act))
    assert (acted(t), t.g.charge) == ([], [[], []])
    t.rule(villains_act)
    assert (t.ask.seat, t.prompt, sorted(t.options)) == (1, "victim", ["p1", "p2"])
    t.dice(1)
    t.play("p1")
