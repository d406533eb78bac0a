"""Experience and level. DEL-XP."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.games.delve import GAME
from hauntbox.games.delve.encountering import draw_encounter
from hauntbox.games.delve.foes import FOE
from hauntbox.games.delve.harm import worth
from hauntbox.games.delve.numbers import armour, speed
from hauntbox.games.delve.party import write_party
from hauntbox.games.delve.rolling import payments
from hauntbox.games.delve.tactics import activate
from hauntbox.games.delve.turn import heroes_end, surge_check
from hauntbox.kernel.position import new_game

Make = Callable[..., Table]

ROW = """
    ############
    #A..........
    #.B.........
    ############"""


def couple(table: Make, *names: str) -> Table:
    t = table(*(names or ("brakka", "ilse")))
    t.draw(ROW)
    return t


@pytest.mark.rule("DEL-XP-1")
@pytest.mark.rule("DEL-XP-2")
def test_all_defeated_monsters_lie_on_one_pile_worth_their_sum(table: Make) -> None:
    t = couple(table)
    t.powers(1, "ils_split_arrows")
    first, second = t.foe("stone_brute", 1, 2, seat=1, hp=1), t.foe("tunnel_goblin", 2, 3, seat=0)
    t.next("bl_iron", "bl_fury")
    t.dice(19, 19)
    t.act(0).play("attack brk_measured_cut")
    t.act(1).play("attack ils_split_arrows")
    assert (t.hp(first), t.hp(second)) == (0, 0)
    assert (sorted(t.g.pile[0]), len(t.g.pile)) == ([FOE["tunnel_goblin"], FOE["stone_brute"]], 1)
    assert (worth(t.g, 0), worth(t.g, 1)) == (4, 4)


# --- a natural 20


@pytest.mark.rule("DEL-XP-4")
@pytest.mark.parametrize(("die", "offered"), [(19, False), (20, True)])
def test_a_twenty_offers_level_two_for_five_experience(table: Make, die: int, offered: bool) -> None:
    t = couple(table)
    t.foe("stone_brute", 1, 2)
    t.pile("stone_brute", "thrall_sentry")
    t.dice(die)
    t.act(0).play("attack brk_measured_cut")
    assert (t.prompt, t.ask.seat) == ("level" if offered else "act", 0)
    if offered:
        t.play("no")
        assert (t.g.heroes[0].level, len(t.g.pile[0])) == (1, 2)


@pytest.mark.rule("DEL-XP-4")
def test_four_experience_bring_no_level(table: Make) -> None:
    t = couple(table)
    t.foe("stone_brute", 1, 2)
    t.pile("stone_brute", "tunnel_goblin")
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert t.prompt == "act"


@pytest.mark.rule("DEL-XP-5")
@pytest.mark.parametrize("what", ["disarm", "poison", "cu_trembling", "cu_hunted", "flask"])
def test_every_die_for_the_own_hero_counts(table: Make, what: str) -> None:
    t = couple(table)
    t.pile("stone_brute", "thrall_sentry")
    t.dice(20)
    if what == "disarm":
        trap = t.trap("tr_spear_wall", 2, 1)
        t.act(0).play(f"disarm {trap}")
    elif what == "flask":
        t.items(0, "it_fire_flask")
        t.foe("stone_brute", 1, 6)
        t.act(0).play("item it_fire_flask")
    else:
        t.g.heroes[0].poisoned = what == "poison"
        if what != "poison":
            t.curse(0, what)
        t.rule(heroes_end)
    assert (t.prompt, t.ask.seat) == ("level", 0)


@pytest.mark.rule("DEL-XP-5")
def test_dice_of_monsters_traps_and_allies_do_not_count(table: Make) -> None:
    t = couple(table)
    t.pile("stone_brute", "thrall_sentry")
    t.dice(20, 20, 20)
    t.rule(activate, t.figure(t.foe("goblin_slinger", 1, 2))).play("p1")
    t.next("at_stray_bolt")
    t.rule(draw_encounter).play("no")
    t.foe("al_lynx", 2, 1)
    t.foe("stone_brute", 2, 3)
    t.rule(heroes_end).play_until("level")
    assert t.ask is None


@pytest.mark.rule("DEL-XP-5")
@pytest.mark.parametrize(("dice", "offered"), [((20, 19), False), ((2, 20), True)])
def test_only_the_die_that_was_kept_counts(table: Make, dice: tuple[int, int], offered: bool) -> None:
    t = couple(table)
    t.items(0, "it_lucky_tooth")
    t.foe("stone_brute", 1, 2)
    t.pile("stone_brute", "thrall_sentry")
    t.dice(*dice)
    t.act(0).play("attack brk_measured_cut", "yes")
    assert (t.prompt == "level") == offered


@pytest.mark.rule("DEL-XP-5")
@pytest.mark.rule("DEL-XP-10")
def test_there_is_no_level_three(table: Make) -> None:
    t = couple(table)
    t.g.heroes[0].level = 2
    t.foe("stone_brute", 1, 2)
    t.pile("stone_brute", "thrall_sentry")
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert t.prompt == "act"


@pytest.mark.rule("DEL-XP-6")
def test_the_offer_comes_after_the_effects_of_the_roll(table: Make) -> None:
    t = couple(table)
    foe = t.foe("stone_brute", 1, 2, hp=1)
    t.pile("thrall_sentry")
    t.next("it_ward_amulet")
    t.dice(20)
    t.act(0).play("attack brk_measured_cut")
    assert (t.hp(foe), t.prompt) == (0, "item_owner"), "its treasure comes first"
    t.play("p1")
    assert (t.prompt, t.ask.about) == ("level", 5), "the brute is already on the pile"


# --- paying


@pytest.mark.rule("DEL-XP-7")
def test_what_is_paid_too_much_is_lost(table: Make) -> None:
    t = couple(table)
    t.pile("stone_brute", "stone_brute")
    t.next("ev_gnawing_dark")
    t.rule(draw_encounter).play("yes")
    assert (worth(t.g, 0), t.told("paid")[0]["paid"]) == (0, 6)


@pytest.mark.rule("DEL-XP-8")
def test_the_active_player_chooses_among_payments_from_which_no_card_could_be_left_out(table: Make) -> None:
    t = couple(table)
    t.pile("tunnel_goblin", "thrall_sentry", "stone_brute", "stone_brute")
    t.next("ev_gnawing_dark")
    t.g.active = 1
    t.rule(draw_encounter).play("yes")
    assert (t.prompt, t.ask.seat) == ("pay", 1)
    assert sorted(t.options) == ["stone_brute+stone_brute", "thrall_sentry+stone_brute"]
    t.play("thrall_sentry+stone_brute")
    assert sorted(t.g.pile[0]) == sorted([FOE["tunnel_goblin"], FOE["stone_brute"]])
    assert sorted(t.g.monsters.discards) == sorted([FOE["thrall_sentry"], FOE["stone_brute"]])


@pytest.mark.rule("DEL-XP-8")
def test_payments_by_hand() -> None:
    """1 + 1 + 2 + 3: a price of 5 is paid by 2 + 3 or by 1 + 1 + 3, never by all four."""
    one, two, three = FOE["tunnel_goblin"], FOE["sporeling"], FOE["stone_brute"]
    assert payments([one, one, two, three], 5) == [(one, one, three), (two, three)]
    assert payments([FOE["ulgrum"], one], 5) == [(FOE["ulgrum"],)]
    assert payments([one, two], 5) == []


@pytest.mark.rule("DEL-XP-8")
@pytest.mark.rule("DEL-VILLAIN-5")
def test_a_villain_that_is_paid_leaves_the_game(table: Make) -> None:
    t = couple(table)
    t.g.pile[0].append(FOE["vesk"])
    t.next("ev_gnawing_dark")
    t.rule(draw_encounter).play("yes")
    assert (t.g.out, t.g.monsters.discards, t.g.pile[0]) == ((FOE["vesk"],), [], [])


# --- level two


@pytest.mark.rule("DEL-XP-9")
@pytest.mark.rule("DEL-XP-10")
def test_level_two_brings_a_daily_power_and_the_other_side_of_the_card(table: Make) -> None:
    t = couple(table)
    t.g.hp[0] = 4
    t.g.heroes[0].level = 1
    assert (armour(t.g, 0), t.g.heroes[0].full) == (17, 10)
    t.foe("stone_brute", 1, 2)
    t.pile("stone_brute", "thrall_sentry")
    t.down(0, "brk_avalanche")
    t.dice(20)
    t.act(0).play("attack brk_measured_cut", "yes")
    assert (t.prompt, t.options) == ("daily", ["brk_spite", "brk_hook_and_haul"])
    t.play("brk_spite")
    x = t.g.heroes[0]
    assert (x.level, x.up >> 5 & 1, x.down, x.spare) == (2, 1, 1 << 4, 1 << 6)
    assert (t.hp("p1"), x.full, armour(t.g, 0), speed(t.g, 0)) == (6, 12, 18, 5), "the damage is kept"
    t.act(0)
    assert "attack brk_spite" in t.options
    t.g.hp[0] = 0
    t.rule(surge_check)
    assert t.hp("p1") == 6, "the surge value too"


@pytest.mark.rule("DEL-XP-11")
def test_experience_buys_nothing_else(table: Make) -> None:
    t = couple(table)
    t.pile(*["stone_brute"] * 3)
    t.items(0, "it_ward_amulet")
    t.turn(0)
    kinds = {text.split()[0] for text in t.options}
    assert kinds == {"move", "end", "stance"}
    assert len(t.g.pile[0]) == 3


@pytest.mark.rule("DEL-XP-11")
def test_experience_does_not_carry_over_to_another_adventure(table: Make) -> None:
    t = couple(table)
    t.pile("stone_brute", "stone_brute")
    again = new_game(GAME, 2, 3, {"adventure": "cinder_lair", "party": write_party(t.g)}).state
    assert (sorted([x.name for x in again.heroes]), again.pile) == (["brakka", "ilse"], [[]])
