"""Maren's cards, and her Mending Touch."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.numbers import armour
from hauntbox.games.delve.tactics import activate

Make = Callable[..., Table]

THREE = """
    ........
    .AB..C..
    ........
    ........"""


def hurt(t: Table, *hp: int) -> Table:
    for seat, points in enumerate(hp):
        t.g.hp[seat] = points
    return t


@pytest.mark.rule("DEL-DOWN-5")
def test_mending_hymn_heals_two_on_her_tile(table: Make) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw(THREE)
    t.powers(0, "mar_mending_hymn")
    hurt(t, 7, 0, 1).act(0).play("use mar_mending_hymn")
    assert (t.hp("p1"), t.hp("p2"), t.hp("p3")) == (8, 3, 1)  # with 1 of Mending Touch, for the card


@pytest.mark.rule("DEL-POWER-6")
def test_mending_hymn_needs_somebody_to_mend(table: Make) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw(THREE)
    t.powers(0, "mar_mending_hymn")
    assert hurt(t, 8, 10, 1).act(0).barred["use mar_mending_hymn"] == "DEL-POWER-6"


@pytest.mark.rule("DEL-POWER-5")
def test_mending_touch_comes_whenever_a_card_of_hers_is_turned_down(table: Make) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw("........\n.AB..C..\n..g.....\n........", g="stone_brute")
    t.powers(0, "mar_judgement", "mar_hammer_blow")
    t.dice(1, 1)
    hurt(t, 5, 0, 1).act(0).play("attack mar_hammer_blow")
    assert t.prompt == "act"  # this one is not turned
    t.act(0).play("attack mar_judgement")
    assert (t.prompt, t.options) == ("patient", ["p1", "p2"])
    t.play("p2")
    assert (t.hp("p1"), t.hp("p2"), t.hp("p3")) == (5, 1, 1)


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize(("die", "asked"), [(7, True), (6, False)])
def test_radiant_lance_heals_one_on_a_hit(table: Make, die: int, asked: bool) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw("........\n.AB..C.g\n........\n........", g="stone_brute")
    t.powers(0, "mar_radiant_lance")
    t.dice(die)
    hurt(t, 5, 0, 1).act(0).play("attack mar_radiant_lance")
    assert (t.prompt == "patient") is asked
    if asked:
        assert t.options == ["p1", "p2"]
        t.play("p2")
        assert t.hp("p2") == 1


@pytest.mark.rule("DEL-POWER-9")
@pytest.mark.parametrize("die", [1, 19])
def test_shield_word_gives_two_armour_until_her_next_hero_phase_hit_or_miss(table: Make, die: int) -> None:
    t = table("maren", "ilse", "orrin")
    t.draw("........\n.Ag..C..\n..B.....\n........", g="rot_hound")
    t.foe("goblin_slinger", 3, 3)
    t.g.drew = 1
    t.powers(0, "mar_shield_word")
    t.dice(die)
    t.act(0).play("attack mar_shield_word")  # also when the target is gone
    assert (t.prompt, t.options) == ("patient", ["p1", "p2"])
    t.play("p2")
    t.dice(11)  # +5 against 15 + 2
    t.g.active = 2
    t.rule(activate, t.figure("goblin_slinger-2"))
    assert t.hp("p2") == 7
    t.turn(0).play_until("act", 0)
    t.dice(10)
    t.rule(activate, t.figure("goblin_slinger-2"))
    assert t.hp("p2") == 6


@pytest.mark.rule("DEL-FAQ-17")
def test_two_shield_words_of_one_turn_shelter_two_heroes(table: Make) -> None:
    t = table("maren", "ilse")
    t.draw("....\n.AgB\n.h..\n....", g="rot_hound", h="stone_brute")
    t.powers(0, "mar_shield_word")
    t.next("fo_opening")
    t.dice(19, 1)
    t.act(0).play("attack mar_shield_word", "rot_hound-1", "mar_shield_word", "p2", "p1")
    assert (armour(t.g, 0), armour(t.g, 1)) == (18, 17)


@pytest.mark.rule("DEL-POWER-9")
def test_sanctuary_flame_burns_her_tile_and_then_heals_it(table: Make) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw("....g...\n.AB..C..\ng..h....\n........", g="rot_hound", h="egg_sac")
    t.foe("stone_brute", 3, 3)
    t.powers(0, "mar_sanctuary_flame")
    t.dice(6, 5)
    t.g.drew = 1
    hurt(t, 5, 0, 1).act(0).play("attack mar_sanctuary_flame")
    assert sorted(t.options) == ["egg_sac-3", "rot_hound-2", "stone_brute-4"]
    t.play("stone_brute-4", "rot_hound-2", "stop").play_until("act")
    assert (t.hp("stone_brute-4"), t.hp("rot_hound-2"), t.hp("egg_sac-3")) == (1, 1, 1)
    order = [event.kind for event in t.events if event.kind in ("rolled", "healed", "power-down")]
    assert order == ["rolled", "rolled", "healed", "healed", "power-down", "healed"]
    assert (t.hp("p1"), t.hp("p2"), t.hp("p3")) == (7, 1, 1)  # and Mending Touch for the card


@pytest.mark.rule("DEL-MONSTER-8")
@pytest.mark.parametrize("die", [1, 19])
def test_wrath_bell_drives_up_to_two_monsters_off_the_tile_of_its_target(table: Make, die: int) -> None:
    t = table("maren")
    t.draw("m...............\n.A......ghij...m\n................\n................",
           g="stone_brute", h="rot_hound", i="ulgrum", j="tunnel_goblin")  # fmt: skip
    t.powers(0, "mar_wrath_bell")
    t.g.drew = 1
    t.dice(die)
    t.act(0).play("attack mar_wrath_bell", "rot_hound-2")  # miss damage defeats it as well
    assert (t.prompt, t.options) == ("monster", ["stone_brute-1", "tunnel_goblin-4", "stop"])
    t.play("tunnel_goblin-4")
    assert (t.prompt, t.options) == ("drive", ["3,0", "1,0"])
    t.play("3,0")
    assert t.square("tunnel_goblin-4") == "1,15"
    assert t.options == ["stone_brute-1", "stop"]
    t.play("stop")
    assert (t.prompt, t.square("stone_brute-1")) == ("act", "1,8")


@pytest.mark.rule("DEL-FAQ-17")
def test_wrath_bell_knows_its_tile_after_an_opening_elsewhere(table: Make) -> None:
    t = table("maren")
    t.draw("................\n.Ai.....gh......\n................\n................",
           g="rot_hound", h="stone_brute", i="web_lurker")  # fmt: skip
    t.powers(0, "mar_wrath_bell", "mar_radiant_lance")
    t.next("fo_opening")
    t.dice(19, 19)
    t.act(0).play("attack mar_wrath_bell", "rot_hound-1", "mar_radiant_lance")
    assert (t.hp("web_lurker-3"), t.prompt, t.options) == (1, "monster", ["stone_brute-2", "stop"])


@pytest.mark.rule("DEL-COND-5")
def test_purge_frees_every_standing_hero_within_one_tile(table: Make) -> None:
    t = table("maren", "brakka", "ilse", "orrin")
    t.draw("............\n.AB..C..D...\n............\n............")
    t.powers(0, "mar_purge")
    assert "use mar_purge" in t.act(0).barred
    for x in t.g.heroes:
        x.poisoned = x.immobilized = True
    t.g.hp[1] = 0
    t.act(0).play("use mar_purge")
    assert [(x.poisoned, x.immobilized) for x in t.g.heroes] == [(False,) * 2, (True,) * 2, (False,) * 2, (True,) * 2]


@pytest.mark.rule("DEL-XP-3")
def test_shared_faith_lowers_the_price_by_the_heroes_on_her_tile(table: Make) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw(THREE)
    t.powers(0, "mar_shared_faith")
    t.g.active = 2
    t.pile("stone_brute")
    t.next("ev_gnawing_dark")
    t.rule(draw_encounter)
    assert (t.ask.seat, t.prompt, t.options) == (0, "react", ["mar_shared_faith", "pass"])
    t.play("mar_shared_faith")
    assert (t.ask.seat, t.prompt) == (2, "cancel")  # 5 - 2 = 3
    t.play("yes")
    assert (t.g.pile, t.hp("p3"), t.g.heroes[0].up) == ([[]], 7, 0)


@pytest.mark.rule("DEL-XP-3")
def test_without_shared_faith_three_experience_are_too_little(table: Make) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw(THREE)
    t.powers(0, "mar_shared_faith")
    t.pile("stone_brute")
    t.next("ev_gnawing_dark")
    t.rule(draw_encounter).play("pass")
    assert (t.prompt, t.hp("p1")) == (None, 7)


@pytest.mark.rule("DEL-POWER-7")
@pytest.mark.parametrize(("active", "asked"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_reactions_are_asked_from_the_active_player_clockwise(table: Make, active: int, asked: list[int]) -> None:
    t = table("maren", "brakka", "quillon")
    t.powers(0, "mar_shared_faith")
    t.powers(2, "qui_dispel")
    t.g.active = active
    t.pile("stone_brute", "stone_brute")
    t.next("cu_trembling")
    t.rule(draw_encounter)
    seats = [t.ask.seat]
    t.play("pass")
    assert [*seats, t.ask.seat] == asked


@pytest.mark.rule("DEL-POWER-7")
def test_reactions_end_when_the_event_no_longer_applies(table: Make) -> None:
    t = table("maren", "brakka", "quillon")
    t.powers(0, "mar_shared_faith")
    t.powers(2, "qui_dispel")
    t.g.active = 2
    t.pile("stone_brute", "stone_brute")
    t.next("cu_trembling")
    t.rule(draw_encounter).play("qui_dispel")
    assert (t.prompt, t.g.heroes[2].curses) == (None, ())


@pytest.mark.rule("DEL-POWER-10")
def test_raise_up_helps_an_adjacent_hero_never_herself(table: Make) -> None:
    t = table("maren", "brakka", "ilse")
    t.draw(THREE)
    t.powers(0, "mar_raise_up")
    assert "use mar_raise_up" in hurt(t, 1, 10, 0).act(0).barred
    hurt(t, 1, 0, 0).act(0).play("use mar_raise_up").play_until("act")
    assert (t.hp("p2"), t.hp("p3")) == (4, 0)
