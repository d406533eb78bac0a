"""How games end: MAN-END, and the values of attacks: MAN-ATK."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.games.manor.attacks import (
    attack_strength,
    defence,
    egg_defense,
    forcing,
    group_strength,
    poltergeist_strength,
    spider_defense,
    strength,
)  # fmt: skip
from hauntbox.games.manor.cards import AXE, MACE, PAULDRONS, SHIELD, SPIRITS
from hauntbox.games.manor.ends import count_poltergeist, fill_domination, gain_mold, win_first
from hauntbox.games.manor.paladin_board import lose_health
from hauntbox.games.manor.pieces import (
    CASTER,
    CLEAVE,
    ENCHANTER_PIECE,
    GIANT,
    MANOR,
    NEEDLE,
    PALADIN,
    PALADIN_PIECE,
    POLTERGEIST,
    SKELETONS,
    SPIDER,
    SPIDERLING,
    WRAITH,
    pieces_of,
)  # fmt: skip
from hauntbox.games.manor.rounds import start_round, take_turn
from hauntbox.games.manor.spaces import space
from hauntbox.games.manor.spider_board import attacked_large, attacked_spiderling

HERE, THERE = space(2, 1), space(2, 2)


def dying(t: Table) -> Table:
    """The Spider has one Spiderling left."""
    t.g.spider.living = 1 << SPIDERLING
    return t


@pytest.mark.rule("MAN-END-4")
@pytest.mark.rule("MAN-PAL-47")
@pytest.mark.rule("MAN-END-2")
def test_the_paladin_wins_when_her_last_spiderling_goes(table: Callable[..., Table]) -> None:
    t = dying(table("PKSM"))
    t.run((attacked_large, (PALADIN,)), (start_round, ()))
    assert (t.ending, t.ask) == ("paladin_spider", None)
    assert t.game.outcome(t.g).rewards == (1.0, -1.0, -1.0, -1.0)  # type: ignore[union-attr]


@pytest.mark.rule("MAN-END-5")
@pytest.mark.rule("MAN-VAR-1")
@pytest.mark.parametrize(("roles", "goal"), [("PKM", 7), ("PK", 5), ("PE", 5), ("PME", 7)])
def test_without_a_spider_the_paladin_destroys_poltergeists(table: Callable[..., Table], roles: str, goal: int) -> None:
    t = table(roles)
    t.g.paladin.destroyed = goal - 2
    t.rule(count_poltergeist, PALADIN)
    assert t.ending is None
    t.rule(count_poltergeist, PALADIN)
    assert t.ending == "paladin_poltergeists"


@pytest.mark.rule("MAN-END-6")
def test_the_skeletons_win_at_0_health(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    t.rule(lose_health, 6, "MAN-SKEL-36")
    assert t.ending is None
    t.rule(lose_health, 1, "MAN-SKEL-36")
    assert t.ending == "skeletons_paladin"


@pytest.mark.rule("MAN-END-7")
@pytest.mark.rule("MAN-SKEL-44")
def test_without_a_paladin_the_skeletons_kill_the_spider_or_poltergeists(table: Callable[..., Table]) -> None:
    t = dying(table("KSM", "oS"))
    t.rule(attacked_spiderling, SPIDERLING, SKELETONS)
    assert t.ending == "skeletons_spider"
    for roles, goal in (("KM", 7), ("KE", 5), ("KME", 7)):
        t = table(roles)
        t.g.skeletons.destroyed = goal - 1
        t.rule(count_poltergeist, SKELETONS)
        assert t.ending == "skeletons_poltergeists"
    t = table("PKM")
    t.g.paladin.destroyed = 6
    t.rule(count_poltergeist, SKELETONS)
    assert t.ending is None, "only the Paladin's count with him"


@pytest.mark.rule("MAN-END-8")
@pytest.mark.rule("MAN-SPI-70")
@pytest.mark.rule("MAN-SPI-71")
@pytest.mark.rule("MAN-SPI-64")
def test_one_spiderling_in_flight_is_enough_to_escape(table: Callable[..., Table]) -> None:
    t = table("PKSM", "oS-oS", at=(6, 3))
    t.wall(6, 3, "south")
    t.g.spider.terror = 11
    t.g.spider.living = 0b11 << SPIDERLING
    t.rule(attacked_spiderling, SPIDERLING + 1, PALADIN)
    assert t.options == ["to 6,4", "stop"], "11 Terror are not enough"
    t.play("stop")
    t.g.spider.living = 0b101 << SPIDERLING
    t.g.spider.terror = 12
    t.put("spiderling_3", space(6, 3))
    t.rule(attacked_spiderling, SPIDERLING, PALADIN)
    assert t.options == ["to 6,4", "to entrance", "stop"]
    t.play("to entrance")
    assert t.ending == "spider_escaped"


@pytest.mark.rule("MAN-END-9")
@pytest.mark.rule("MAN-MAN-37")
def test_the_manor_wins_at_15_mold(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    t.rule(gain_mold, 14, "MAN-MAN-34")
    assert t.ending is None
    t.rule(gain_mold, 3, "MAN-MAN-34")
    assert (t.ending, t.g.manor.mold) == ("manor_mold", 15)


@pytest.mark.rule("MAN-END-10")
@pytest.mark.rule("MAN-ENC-45")
@pytest.mark.parametrize(("roles", "spaces"), [("PKSME", 4), ("PKSE", 4), ("PKE", 3), ("PE", 2)])
def test_the_enchanter_wins_by_dominating(table: Callable[..., Table], roles: str, spaces: int) -> None:
    t = table(roles)
    for _ in range(spaces - 1):
        t.rule(fill_domination)
    assert t.ending is None
    t.rule(fill_domination)
    assert t.ending == "enchanter_dominates"


@pytest.mark.rule("MAN-END-3")
def test_of_two_at_once_the_active_role_wins_else_the_next_in_order(table: Callable[..., Table]) -> None:
    claims = [(PALADIN, "paladin_spider", "MAN-END-4"), (MANOR, "manor_mold", "MAN-END-9")]
    for letter, ending in (("M", "manor_mold"), ("P", "paladin_spider"), ("K", "manor_mold"), ("E", "paladin_spider")):
        t = table("PKSME").active(letter)
        t.rule(win_first, claims)
        assert t.ending == ending


@pytest.mark.rule("MAN-END-11")
def test_a_spider_killed_by_somebody_with_another_goal_is_out(table: Callable[..., Table]) -> None:
    t = dying(table("PKSME", "oGw2-oeb2"))
    t.g.spider.blood = 3
    t.g.supply[5] -= 3
    t.rule(attacked_large, MANOR)
    assert t.ending is None
    assert (t.g.spider.dead, t.where("giant")) == (True, "off")
    assert (t.supply("w"), t.supply("e"), t.supply("b")) == (10, 3, 15)
    t.run((take_turn, (SPIDER,)))
    assert t.told("turn") == []


@pytest.mark.rule("MAN-END-12")
def test_after_60_rounds_the_game_is_a_draw(table: Callable[..., Table]) -> None:
    t = table("PKSM")
    t.g.round = 60
    t.round()
    assert t.ending == "draw"
    assert t.game.outcome(t.g).rewards == (0.0,) * 4  # type: ignore[union-attr]


# --- values of attacks


@pytest.mark.rule("MAN-ATK-6")
@pytest.mark.rule("MAN-ATK-8")
@pytest.mark.rule("MAN-PAL-43")
@pytest.mark.rule("MAN-PAL-44")
@pytest.mark.rule("MAN-SPI-81")
def test_what_has_to_be_beaten(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oCNV-oG-oeb3-og-oPE-W".replace("-W", "-oW"))
    assert group_strength(t.g, HERE) == defence(t.g, CLEAVE) == 3
    assert egg_defense(t.g, space(2, 3)) == 4
    assert defence(t.g, POLTERGEIST) == 2
    assert defence(t.g, ENCHANTER_PIECE) == 1, "2, and 1 less on a Lit tile"
    t.g.enchanter.hand = 8
    assert defence(t.g, ENCHANTER_PIECE) == 3
    assert [defence(t.g, piece) for piece in (GIANT, PALADIN_PIECE)] == [2, 1]


@pytest.mark.rule("MAN-ATK-7")
def test_nobody_attacks_the_wraith(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oWP")
    t.g.paladin.cubes.placed = [0, 0, 4]
    assert strength(t.g) < defence(t.g, WRAITH)
    assert forcing(t.g, PALADIN, HERE) == 0
    assert forcing(t.g, SKELETONS, HERE) == 1 << PALADIN_PIECE


@pytest.mark.rule("MAN-ATK-6")
def test_the_spider_s_defense_grows_with_terror(table: Callable[..., Table]) -> None:
    t = table("PKSME")
    values = []
    for terror in (0, 2, 3, 6, 9, 12, 15):
        t.g.spider.terror = terror
        values.append([spider_defense(t.g, piece) for piece in (GIANT, CASTER, SPIDERLING)])
    assert values == [[2, 2, 1], [2, 2, 1], [3, 2, 1], [4, 3, 2], [5, 4, 2], [5, 4, 2], [5, 4, 2]]


@pytest.mark.rule("MAN-ATK-9")
@pytest.mark.rule("MAN-SOLO-10")
def test_what_changes_the_strength_of_poltergeists(table: Callable[..., Table]) -> None:
    t = table("PKSME")
    assert poltergeist_strength(t.g) == 2
    t.g.enchanter.spells = [SPIRITS]
    assert poltergeist_strength(t.g) == 3
    solo = table("P")
    found = []
    for terror in (0, 3, 4, 7, 8, 11):
        solo.g.spider.terror = terror
        found.append(poltergeist_strength(solo.g))
    assert found == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("MAN-FAQ-16")
def test_pauldrons_and_shield_count_in_a_group(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oCL-oN").active("P")
    assert group_strength(t.g, HERE) == 2
    t.g.skeletons.gear = 1 << PAULDRONS
    assert group_strength(t.g, HERE) == 3
    t.g.skeletons.gear = 1 << SHIELD
    assert group_strength(t.g, HERE) == 3
    t.active("K")
    t.g.skeletons.gear = 1 << PAULDRONS
    assert group_strength(t.g, HERE) == 2, "outside the Skeletons' turn only"


@pytest.mark.rule("MAN-SKEL-45")
@pytest.mark.rule("MAN-SKEL-46")
@pytest.mark.rule("MAN-SKEL-47")
@pytest.mark.rule("MAN-SKEL-48")
@pytest.mark.rule("MAN-SKEL-49")
def test_attack_strength_with_distraction(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oCN-oP|oVi\n. ol\n.").active("K")
    assert attack_strength(t.g, NEEDLE, THERE) == 1 + 2, "Cleave's tile, and the Wolf with lights once, walls or not"
    assert attack_strength(t.g, CLEAVE, THERE) == 3 + 2
    t.put("skel_needle", space(1, 2))
    assert attack_strength(t.g, CLEAVE, THERE) == 3 + 1, "an empty space does not count, the attacker never does"
    t.g.skeletons.gear = 1 << AXE
    assert attack_strength(t.g, CLEAVE, THERE) == 4 + 1
    t.active("S")
    assert attack_strength(t.g, CLEAVE, THERE) == 4, "on the Skeletons' turn only"


@pytest.mark.rule("MAN-ATK-3")
@pytest.mark.rule("MAN-VAR-9")
def test_which_pieces_force_an_attack(table: Callable[..., Table]) -> None:
    drawing = "oPCGQSWEgt"
    t = table("PKSME", drawing)
    assert pieces_of(forcing(t.g, PALADIN, HERE)) == [CLEAVE, GIANT, CASTER, POLTERGEIST]
    assert pieces_of(forcing(t.g, SKELETONS, HERE)) == [PALADIN_PIECE, POLTERGEIST]
    assert forcing(t.g, SPIDER, HERE) == 0
    t = table("KSM", drawing.replace("P", ""))
    assert pieces_of(forcing(t.g, SKELETONS, HERE)) == [GIANT, CASTER, SPIDERLING, POLTERGEIST]


@pytest.mark.rule("MAN-PAL-9")
def test_the_mace_helps_on_his_own_turn(table: Callable[..., Table]) -> None:
    t = table("PKSME").active("P")
    t.g.paladin.shown = [MACE]
    assert strength(t.g) == 2
    assert strength(t.active("K").g) == 1
