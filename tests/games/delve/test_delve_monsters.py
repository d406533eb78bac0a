"""Monster cards are drawn and their figures placed. DEL-MONSTER-1 to 8, DEL-MONSTER-20, DEL-VILLAIN-1, 4, 6."""

from collections.abc import Callable

import pytest
from games.delve.table import START_TILES, Table

from hauntbox.games.delve.adventures.words import bring
from hauntbox.games.delve.drawing import arrive
from hauntbox.games.delve.effects import FORTUNE
from hauntbox.games.delve.figures import free_on
from hauntbox.games.delve.foes import FOE, VERMIN
from hauntbox.games.delve.prompts import figure_text
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.treasures import TREASURE

Make = Callable[..., Table]
START_A, START_B = START_TILES
HALL = """
    ........
    .A......
    ........
    ......m."""


def cards(t: Table) -> list[list[str]]:
    return [[figure_text(card) for card in seat] for seat in t.g.charge]


def discards(t: Table) -> list[str]:
    names = {kind: name for name, kind in FOE.items()}
    return [names[kind] for kind in t.g.monsters.discards]


def only(t: Table, *names: str) -> None:
    """These monster cards are left in the deck, in this order."""
    t.g.monsters.loose = []
    t.g.monsters.top = [(FOE[name], -1) for name in reversed(names)]


def here(t: Table) -> int:
    return t.cell(0)


@pytest.mark.rule("DEL-MONSTER-1")
def test_cards_lie_in_front_of_the_player_who_drew_them_in_order(table: Make) -> None:
    t = table("brakka", "ilse")
    t.g.active = 1
    t.next("rot_hound", "tunnel_goblin")
    t.run((arrive, (START_B,)), (arrive, (START_A,))).play_until("nobody asks this")
    assert cards(t) == [[], ["rot_hound-1", "tunnel_goblin-2"]]


@pytest.mark.rule("DEL-MONSTER-2")
def test_a_name_one_controls_already_is_drawn_again(table: Make) -> None:
    t = table("brakka", "ilse")
    t.foe("tunnel_goblin", 3, 1, seat=0)
    t.foe("rot_hound", 3, 2, seat=1)
    t.next("tunnel_goblin", "rot_hound")
    t.rule(arrive, START_A)
    assert (cards(t)[0], discards(t)) == (["tunnel_goblin-1", "rot_hound-3"], ["tunnel_goblin"])


@pytest.mark.rule("DEL-MONSTER-3")
def test_a_search_reveals_until_the_keyword_comes(table: Make) -> None:
    t = table("brakka")
    t.foe("cave_spider", 3, 1)
    t.next("rot_hound", "cave_spider", "stone_brute", "web_lurker")
    t.rule(arrive, START_A, VERMIN)
    assert (cards(t)[0][-1], discards(t)) == ("web_lurker-2", ["rot_hound", "cave_spider", "stone_brute"])


@pytest.mark.rule("DEL-MONSTER-3")
@pytest.mark.rule("DEL-MONSTER-4")
def test_cards_passed_over_are_not_looked_at_twice(table: Make) -> None:
    t = table("brakka")
    only(t, "rot_hound")
    t.g.monsters.discards = [FOE["stone_brute"]]
    t.rule(arrive, START_A, VERMIN)
    assert (t.names_on_map(), sorted(discards(t))) == (["p1"], ["rot_hound", "stone_brute"])
    assert t.told("no-monster") == [{}]


@pytest.mark.rule("DEL-MONSTER-4")
def test_an_empty_deck_is_made_anew_of_its_discards(table: Make) -> None:
    t = table("brakka")
    only(t)
    t.g.monsters.discards = [FOE["stone_brute"]]
    t.rule(arrive, START_A)
    assert (cards(t), discards(t)) == ([["stone_brute-1"]], [])
    t.rule(arrive, START_A)
    assert (cards(t), t.told("no-monster")) == ([["stone_brute-1"]], [{}])


@pytest.mark.rule("DEL-MONSTER-5")
def test_a_hunting_pack_brings_two_monsters_to_its_tile(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.foe("rot_hound", 3, 3)
    t.next("hunting_pack", "tunnel_goblin", "hunting_pack", "rot_hound", "stone_brute")
    t.rule(arrive, START_A).play_until("nobody asks this")
    assert cards(t) == [["rot_hound-1", "tunnel_goblin-2", "stone_brute-3"]]
    assert {t.cell("tunnel_goblin-2"), t.cell("stone_brute-3")} == {START_A}
    assert sorted(discards(t)) == ["hunting_pack", "hunting_pack", "rot_hound"]


@pytest.mark.rule("DEL-MONSTER-5")
def test_a_pack_is_replaced_in_a_search_and_by_deep_lore(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    t.next("hunting_pack", "cave_spider")
    t.rule(arrive, START_A, VERMIN)
    assert (cards(t), discards(t)) == ([["cave_spider-1"]], ["hunting_pack"])
    t.next("hunting_pack", "stone_brute")
    t.rule(FORTUNE[TREASURE["fo_deep_lore"]], 0)
    assert (t.g.pile, discards(t)) == ([[FOE["stone_brute"]]], ["hunting_pack"] * 2)


@pytest.mark.rule("DEL-MONSTER-5")
def test_deep_lore_finds_nothing_among_packs(table: Make) -> None:
    t = table("brakka", adventure="cinder_lair")
    only(t, "hunting_pack", "hunting_pack")
    t.rule(FORTUNE[TREASURE["fo_deep_lore"]], 0)
    assert (t.g.pile, discards(t)) == ([[]], ["hunting_pack"] * 2)


@pytest.mark.rule("DEL-MONSTER-6")
def test_a_new_monster_already_acts_in_this_turn(table: Make) -> None:
    t = table("brakka")
    t.stand(0, 0, 1)
    t.tiles("c01")  # white: no encounter
    t.next("tunnel_goblin")
    t.dice(10)
    t.turn(0).play("end").play_until("act")
    assert t.told("struck")[0]["by"] == "tunnel_goblin"


@pytest.mark.rule("DEL-MONSTER-7")
def test_a_new_monster_is_put_on_mushrooms_else_on_the_tile_else_on_the_closest_tile(table: Make) -> None:
    t = table("brakka")
    t.draw(HALL)
    t.next("tunnel_goblin", "rot_hound", "stone_brute")
    east = here(t) + 1
    t.rule(arrive, east)
    assert t.square("tunnel_goblin-1") == "3,6"
    t.rule(arrive, east)
    assert (t.ask.seat, t.prompt, len(t.options)) == (0, "mushroom", 15)
    t.play("0,4")
    for place, square in enumerate(free_on(t.g, east)):
        t.foe("fissure", square // 512 - 256, square % 512 - 256)
        assert place < 15
    t.rule(arrive, east)
    assert (t.prompt, len(t.options)) == ("mushroom", 15)  # the tile of the hero is the closest one
    t.play("0,0")
    assert t.square(t.g.charge[0][-1]) == "0,0"


@pytest.mark.rule("DEL-MONSTER-8")
def test_who_moves_onto_a_tile_is_put_on_free_mushrooms_else_anywhere(table: Make) -> None:
    t = table("brakka")
    t.draw(f".A{'.' * 10}\n{'.' * 12}\n{'.' * 12}\n......mm....", g="tunnel_goblin")
    t.foe("tunnel_goblin", 1, 9)
    t.foe("stone_brute", 3, 6)
    t.rule(activate, t.figure("tunnel_goblin-1"))
    assert t.square("tunnel_goblin-1") == "3,7"
    t.foe("rot_hound", 1, 10)
    t.foe("cave_spider", 1, 11)
    t.g.hp[0] = 10
    t.rule(activate, t.figure(t.foe("sporeling", 2, 10)))
    assert (t.ask.seat, t.prompt, len(t.options)) == (0, "mushroom", 14)


@pytest.mark.rule("DEL-MONSTER-20")
def test_all_three_figures_of_a_name_may_be_in_play(table: Make) -> None:
    t = table("brakka", "ilse", "maren")
    t.next(*["tunnel_goblin"] * 3)
    for seat in range(3):
        t.g.active = seat
        t.rule(arrive, START_A).play_until("nobody asks this")
    assert [name for name in t.names_on_map() if name.startswith("tunnel_goblin")] == [
        "tunnel_goblin-1", "tunnel_goblin-2", "tunnel_goblin-3",
    ]  # fmt: skip
    assert FOE["tunnel_goblin"] not in t.g.monsters.contents()


@pytest.mark.rule("DEL-VILLAIN-4")
@pytest.mark.parametrize(
    ("villain", "hp"),
    [
        ("vesk", (5, 6, 7, 8, 9)),
        ("morgrath", (3, 6, 7, 9, 10)),
        ("ulgrum", (5, 8, 9, 11, 13)),
        ("hollow_king", (4, 6, 7, 8, 9)),
        ("gnashroot", (7, 8, 10, 12, 14)),
    ],
)
def test_the_hit_points_of_a_villain_follow_the_number_of_heroes(
    table: Make, villain: str, hp: tuple[int, ...]
) -> None:
    for heroes, points in enumerate(hp, 1):
        t = table(*("brakka", "ilse", "maren", "orrin", "quillon")[:heroes])
        assert t.hp(t.foe(villain, 3, 2)) == points
        assert t.g.full_hp(t.g.villains[0]) == points


@pytest.mark.rule("DEL-VILLAIN-6")
def test_a_villain_is_placed_like_a_new_monster(table: Make) -> None:
    t = table("brakka")
    t.foe("stone_brute", 2, 5)  # on the mushrooms of start_b
    t.rule(bring, "vesk", "start_b")
    assert t.prompt == "mushroom"
    t.play("2,6")
    assert (t.square("vesk-2"), t.g.villains, t.g.charge[0]) == (
        "2,6",
        (2 * 64 + FOE["vesk"],),
        [64 + FOE["stone_brute"]],
    )
    t = table("brakka")
    t.rule(bring, "vesk", "start_b")
    assert t.square("vesk-1") == "2,5"


@pytest.mark.rule("DEL-VILLAIN-1")
def test_a_villain_acts_in_the_turn_of_every_player(table: Make) -> None:
    t = table("brakka", "ilse")
    t.draw("####\n#AB#\n#.g#\n####", g="gnashroot")
    t.g.stack = []
    t.next("ev_twisted_passages", "cu_trembling")
    t.dice(1, 1, 1, 1)
    t.turn(0).play("end").play_until("act", 1)
    assert len(t.told("acts")) == 1
    t.play("end").play_until("act", 0)
    assert [told["foe"] for told in t.told("acts")] == ["gnashroot"] * 2
