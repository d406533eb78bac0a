"""Every Fortune and every Blessing. DEL-TREAS-2, DEL-TREAS-8, DEL-FAQ-17."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.numbers import armour, attack_parts, damage_parts, speed, total
from hauntbox.games.delve.spoils import one_treasure
from hauntbox.games.delve.treasures import TREASURE
from hauntbox.games.delve.turn import blessing_mends, start, surge_check
from hauntbox.parts.deck import Deck

Make = Callable[..., Table]

ROW = """
    ############
    #A....C.....
    #...........
    #.B#########"""
"""Two heroes on the first of three tiles, a third one on the second."""


def party(table: Make, *names: str) -> Table:
    t = table(*(names or ("maren", "ilse", "orrin")))
    t.draw(ROW)
    return t


def draw(t: Table, *names: str, seat: int = 0) -> Table:
    """The player draws a treasure."""
    t.next(*names)
    return t.rule(one_treasure, seat)


@pytest.mark.rule("DEL-TREAS-2")
@pytest.mark.rule("DEL-DOWN-5")
def test_warm_light_heals_the_heroes_on_the_tile_also_at_no_hit_points(table: Make) -> None:
    t = party(table)
    t.g.hp[0], t.g.hp[1], t.g.hp[2] = 3, 0, 3
    draw(t, "fo_warm_light")
    assert [t.hp(seat) for seat in range(3)] == [4, 1, 3]


@pytest.mark.rule("DEL-TREAS-2")
def test_second_breath_turns_a_power_of_the_drawer_up(table: Make) -> None:
    t = party(table)
    t.down(0, "mar_judgement", "mar_purge")
    t.down(1, "ils_arrow_storm")
    draw(t, "fo_second_breath")
    assert (t.prompt, sorted(t.options)) == ("flip", ["mar_judgement", "mar_purge"])
    t.play("mar_purge")
    assert t.g.heroes[0].down == 1 << 4


@pytest.mark.rule("DEL-TREAS-2")
@pytest.mark.rule("DEL-MOVE-12")
@pytest.mark.rule("DEL-FAQ-17")
def test_momentum_is_a_move_in_the_middle_of_what_drew_it(table: Make) -> None:
    t = party(table)
    t.powers(0, "mar_hammer_blow")
    t.foe("tunnel_goblin", 2, 2)
    t.dice(20)
    t.next("fo_momentum")
    t.act(0).play("attack mar_hammer_blow")
    assert (t.prompt, t.ask.seat) == ("walk", 0)
    assert "1,7" not in t.options, "speed 5: as far as column 6"
    t.play("2,6")
    assert (t.square(0), t.prompt, t.g.moves) == ("2,6", "act", 0)


@pytest.mark.rule("DEL-TREAS-2")
@pytest.mark.rule("DEL-FAQ-17")
@pytest.mark.rule("DEL-COMBAT-19")
def test_opening_is_an_attack_with_an_at_will_power_without_further_treasure(table: Make) -> None:
    t = party(table)
    t.powers(0, "mar_hammer_blow", "mar_judgement")
    first, second = t.foe("tunnel_goblin", 2, 2), t.foe("rot_hound", 1, 2)
    t.next("fo_opening", "bl_iron")
    t.dice(20, 20)
    t.act(0).play("attack mar_hammer_blow", first)
    assert (t.prompt, t.options) == ("opening", ["mar_hammer_blow", "pass"])
    t.play("mar_hammer_blow")
    assert (t.hp(second), t.g.blessings, t.prompt) == (0, (), "act")
    assert len(t.g.pile[0]) == 2, "experience it does bring"


@pytest.mark.rule("DEL-TREAS-2")
def test_opening_without_a_target_does_nothing(table: Make) -> None:
    t = party(table)
    draw(t, "fo_opening")
    assert t.prompt is None


@pytest.mark.rule("DEL-TREAS-2")
@pytest.mark.rule("DEL-MONSTER-5")
def test_deep_lore_puts_the_top_monster_card_onto_the_pile(table: Make) -> None:
    t = party(table)
    draw(t, "fo_deep_lore", "hunting_pack", "stone_brute")
    assert t.g.pile[0] == [FOE["stone_brute"]]
    assert t.g.monsters.discards == [FOE["hunting_pack"]]
    assert t.names_on_map() == ["p1", "p2", "p3"]


@pytest.mark.rule("DEL-TREAS-2")
def test_deep_lore_finds_nothing_among_hunting_packs_alone(table: Make) -> None:
    t = party(table)
    t.g.monsters = Deck([FOE["hunting_pack"]] * 2, True)
    draw(t, "fo_deep_lore")
    assert (t.g.pile[0], t.g.monsters.discards) == ([], [FOE["hunting_pack"]] * 2)


@pytest.mark.rule("DEL-TREAS-2")
def test_fresh_resolve_adds_a_surge_without_a_maximum(table: Make) -> None:
    t = party(table)
    t.g.surges[0] = 7
    draw(t, "fo_fresh_resolve")
    assert t.g.surges[0] == 8


@pytest.mark.rule("DEL-TREAS-2")
def test_rich_seam_draws_two_more_and_resolves_them_in_order(table: Make) -> None:
    t = party(table)
    t.g.hp[0] = 3
    draw(t, "fo_rich_seam", "it_ward_amulet", "fo_warm_light", "bl_iron")
    assert (t.prompt, t.ask.about, t.hp("p1")) == ("item_owner", TREASURE["it_ward_amulet"], 3)
    t.play("p1")
    assert (t.hp("p1"), t.g.blessings) == (4, ())


# --- blessings


def blessed(table: Make, name: str) -> Table:
    """The third hero has drawn it."""
    t = party(table)
    return draw(t, name, seat=2)


@pytest.mark.rule("DEL-TREAS-8")
def test_blessing_of_iron(table: Make) -> None:
    assert [armour(party(table).g, seat) for seat in range(3)] == [16, 15, 14]
    t = blessed(table, "bl_iron")
    t.foe("al_lynx", 2, 3)
    assert [armour(t.g, figure) for figure in (0, 1, 2, t.figure("al_lynx"))] == [18, 17, 16, 14]


@pytest.mark.rule("DEL-TREAS-8")
@pytest.mark.parametrize("column", [2, 9])
def test_blessing_of_aim(table: Make, column: int) -> None:
    t = blessed(table, "bl_true_aim")
    foe = t.figure(t.foe("stone_brute", 1, column))
    assert [total(attack_parts(t.g, seat, ("", 7), foe)) for seat in range(3)] == [9, 9, 9]


@pytest.mark.rule("DEL-TREAS-8")
def test_blessing_of_fury(table: Make) -> None:
    t = blessed(table, "bl_fury")
    foe = t.figure(t.foe("stone_brute", 1, 2))
    assert [total(damage_parts(t.g, seat, ("", 1), foe, 10)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("DEL-TREAS-8")
def test_blessing_of_fury_adds_nothing_to_miss_damage(table: Make) -> None:
    t = blessed(table, "bl_fury")
    t.powers(0, "mar_judgement")
    foe = t.foe("stone_brute", 1, 2)
    t.dice(1)
    t.act(0).play("attack mar_judgement")
    assert t.hp(foe) == 2


@pytest.mark.rule("DEL-TREAS-8")
def test_blessing_of_swiftness(table: Make) -> None:
    t = blessed(table, "bl_swiftness")
    assert [speed(t.g, seat) for seat in range(3)] == [7, 8, 8]


@pytest.mark.rule("DEL-TREAS-8")
@pytest.mark.rule("DEL-TURN-3")
def test_blessing_of_mending_heals_the_active_hero_after_the_surge_check(table: Make) -> None:
    t = blessed(table, "bl_mending")
    t.g.hp[0], t.g.hp[1] = 1, 3
    t.g.heroes[0].poisoned = True
    t.run((start, ()), (surge_check, ()), (blessing_mends, ()))
    assert (t.hp("p1"), t.hp("p2"), t.g.surges[0]) == (4 + 1, 3, 1)


@pytest.mark.rule("DEL-TREAS-8")
@pytest.mark.rule("DEL-TURN-3")
def test_blessing_of_mending_heals_before_the_actions(table: Make) -> None:
    t = blessed(table, "bl_mending")
    t.g.hp[1] = 3
    t.turn(1)
    assert (t.prompt, t.hp("p2")) == ("act", 4)


@pytest.mark.rule("DEL-TREAS-2")
@pytest.mark.rule("DEL-COMBAT-19")
def test_opening_from_a_card_brings_no_treasure_either(table: Make) -> None:
    t = party(table)
    t.powers(0, "mar_hammer_blow")
    goblin = t.foe("tunnel_goblin", 1, 2)
    t.dice(20)
    draw(t, "fo_opening", "bl_iron").play("mar_hammer_blow")
    assert (t.g.drew & 1, t.hp(goblin), t.g.blessings) == (1, 0, ())
