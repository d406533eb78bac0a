"""The events' tables: every row of "roll and read", by both of its ends."""

from collections.abc import Callable

import pytest
from games.hilltop.drawn import damage_dice, draws, faces, finish, hurts, rolls, steps
from games.hilltop.table import Table

from hauntbox.games.hilltop.cards import CARD, CARDS, EVENTS
from hauntbox.games.hilltop.draw import EVENT_TEXTS
from hauntbox.games.hilltop.explorers import TRAITS

MakeTable = Callable[..., Table]
BRUNO = "bruno_kessler"

# card, trait rolled, lowest and highest total of the row, what it does: steps of a trait, dice of damage, an item
ROWS = [
    ("angry_being", "speed", 5, 8, "speed +1"),
    ("angry_being", "speed", 2, 4, "mental 1"),
    ("angry_being", "speed", 0, 1, "mental 1, physical 1"),
    ("bloody_vision", "sanity", 4, 6, "sanity +1"),
    ("bloody_vision", "sanity", 2, 3, "sanity -1"),
    ("burning_man", "sanity", 4, 6, "sanity +1"),
    ("burning_man", "sanity", 0, 1, "physical 1, mental 1"),
    ("creepy_crawlies", "sanity", 5, 6, "sanity +1"),
    ("creepy_crawlies", "sanity", 1, 4, "sanity -1"),
    ("creepy_crawlies", "sanity", 0, 0, "sanity -2"),
    ("debris", "speed", 3, 8, "speed +1"),
    ("debris", "speed", 1, 2, "physical 1"),
    ("debris", "speed", 0, 0, "physical 2"),
    ("funeral", "sanity", 4, 6, "sanity +1"),
    ("funeral", "sanity", 2, 3, "sanity -1"),
    ("funeral", "sanity", 0, 1, "sanity -1, might -1"),
    ("grave_dirt", "might", 4, 10, "might +1"),
    ("grave_dirt", "might", 0, 3, ""),
    ("groundskeeper", "knowledge", 4, 6, "item"),
    ("hideous_shriek", "sanity", 4, 6, ""),
    ("hideous_shriek", "sanity", 1, 3, "mental 1"),
    ("hideous_shriek", "sanity", 0, 0, "mental 2"),
    ("lady_in_grey", "knowledge", 5, 6, "knowledge +1"),
    ("night_view", "knowledge", 5, 6, "knowledge +1"),
    ("night_view", "knowledge", 0, 4, ""),
    ("rotten", "sanity", 5, 6, "sanity +1"),
    ("rotten", "sanity", 2, 4, "might -1"),
    ("rotten", "sanity", 1, 1, "might -1, speed -1"),
    ("rotten", "sanity", 0, 0, "speed -1, might -1, sanity -1, knowledge -1"),
    ("something_slimy", "speed", 4, 8, "speed +1"),
    ("something_slimy", "speed", 1, 3, "might -1"),
    ("something_slimy", "speed", 0, 0, "might -1, speed -1"),
    ("voice", "knowledge", 4, 6, "item"),
    ("voice", "knowledge", 0, 3, ""),
    ("webs", "might", 4, 10, "might +1"),
    ("webs", "might", 0, 3, ""),
]
ENDS = [(card, trait, total, does) for card, trait, low, high, does in ROWS for total in sorted({low, high})]


def expect(t: Table, does: str, before: tuple[int, ...]) -> None:
    """Steps, damage and items are exactly these (each die of damage shows a 1)."""
    parts = [part.split() for part in does.split(", ") if part]
    harm = [(BRUNO, int(number), kind) for kind, number in [p for p in parts if p[0] in ("physical", "mental")]]
    assert hurts(t) == harm
    assert damage_dice(t) == [points for _, points, _ in harm]
    if not harm:
        change = dict.fromkeys(TRAITS, 0)
        for trait, number in [part for part in parts if part[0] in TRAITS]:
            change[trait] += int(number)
        assert steps(t) == tuple(before[i] + change[trait] for i, trait in enumerate(TRAITS))
    drawn = [fact["card"] for fact in t.told("gained")]
    assert len(drawn) == does.count("item")


def give_damage_dice(t: Table, does: str) -> None:
    for part in [part.split() for part in does.split(", ")]:
        if part and part[0] in ("physical", "mental"):
            t.dice(*[1] * int(part[1]))


@pytest.mark.rule("HIL-CARD-2")
@pytest.mark.parametrize(("card", "trait", "total", "does"), ENDS)
def test_a_trait_roll_and_its_row(table: MakeTable, card: str, trait: str, total: int, does: str) -> None:
    t = table()
    t.next("bottle")
    for seat in (1, 2):  # nobody else is touched: for group events see their own chapter
        t.g.flags[seat] = 2
    before = steps(t)
    rolls(t, 0, trait, total)
    give_damage_dice(t, does)
    finish(draws(t, card))
    expect(t, does, before)
    assert t.told("rolled")[0]["trait"] == trait
    kept = card in ("debris", "grave_dirt", "webs") and "+" not in does
    assert (card in t.cards(0)) == kept
    assert (CARD[card] in t.g.events.discards) != kept


PLAIN = [
    ("phone_call", 2, 0, 4, 4, "sanity +1"),
    ("phone_call", 2, 0, 3, 3, "knowledge +1"),
    ("phone_call", 2, 0, 1, 2, "mental 1"),
    ("phone_call", 2, 0, 0, 0, "physical 2"),
    ("disquieting_sounds", 6, 0, 0, 12, "sanity +1"),
    ("disquieting_sounds", 6, 5, 5, 12, "sanity +1"),
    ("disquieting_sounds", 6, 5, 0, 4, "mental 1"),
]
PLAIN_ENDS = [
    (c, dice, omens, total, does) for c, dice, omens, low, high, does in PLAIN for total in sorted({low, high})
]


@pytest.mark.rule("HIL-CARD-2")
@pytest.mark.parametrize(("card", "dice", "omens", "total", "does"), PLAIN_ENDS)
def test_stated_dice_and_their_row(table: MakeTable, card: str, dice: int, omens: int, total: int, does: str) -> None:
    t = table()
    t.g.revealed = omens
    before = steps(t)
    t.dice(*faces(total, dice))
    give_damage_dice(t, does)
    finish(draws(t, card))
    expect(t, does, before)


def test_every_event_has_its_text() -> None:
    assert sorted(CARDS[card] for card in EVENT_TEXTS) == sorted(EVENTS)


# --- a choice before the roll


SPIDER = [
    ("speed", 4, "speed +1"), ("speed", 3, "physical 1"), ("speed", 1, "physical 1"), ("speed", 0, "physical 2"),
    ("sanity", 4, "sanity +1"), ("sanity", 3, "physical 1"), ("sanity", 0, "physical 2"),
]  # fmt: skip


@pytest.mark.parametrize(("trait", "total", "does"), SPIDER)
def test_the_spider_is_met_with_speed_or_sanity(table: MakeTable, trait: str, total: int, does: str) -> None:
    t = table()
    before = steps(t)
    rolls(t, 0, trait, total)
    give_damage_dice(t, does)
    draws(t, "spider")
    assert t.options == ["speed", "sanity"]
    finish(t.play(trait))
    expect(t, does, before)


@pytest.mark.parametrize(("total", "does"), [(4, "item"), (3, "sanity -1"), (0, "sanity -1")])
def test_something_hidden_may_be_searched_for(table: MakeTable, total: int, does: str) -> None:
    t = table()
    t.next("bottle")
    before = steps(t)
    rolls(t, 0, "knowledge", total)
    draws(t, "something_hidden").play("yes")
    expect(t, does, before)


@pytest.mark.rule("HIL-GEN-6")
def test_something_hidden_may_be_left_alone(table: MakeTable) -> None:
    t = table()
    before = steps(t)
    draws(t, "something_hidden")
    assert t.options == ["yes", "no"]
    t.play("no")
    assert not t.told("rolled")
    assert steps(t) == before


def test_possession_driven_out_raises_any_trait(table: MakeTable) -> None:
    t = table()
    rolls(t, 0, "might", 4)
    draws(t, "possession").play("might")
    assert t.options == list(TRAITS)
    t.play("knowledge")
    assert t.step(0, "knowledge") == 4
    assert t.step(0, "might") == 3


def test_possession_drops_the_chosen_trait_to_its_lowest_step(table: MakeTable) -> None:
    t = table()
    t.steps(0, might=7)
    rolls(t, 0, "might", 3)
    draws(t, "possession").play("might")
    assert t.step(0, "might") == 1
    assert t.ask is None


def test_possession_of_a_trait_at_the_bottom_takes_another(table: MakeTable) -> None:
    t = table()
    t.steps(0, might=1, speed=1)
    rolls(t, 0, "might", 0)
    draws(t, "possession").play("might")
    assert t.options == ["sanity", "knowledge"]
    t.play("sanity")
    assert steps(t) == (1, 1, 1, 3)


@pytest.mark.rule("HIL-GEN-7")
def test_possession_finds_nothing_to_take_from_who_has_nothing(table: MakeTable) -> None:
    t = table()
    t.steps(0, speed=1, might=1, sanity=1, knowledge=1)
    rolls(t, 0, "might", 0)
    draws(t, "possession").play("might")
    assert t.ask is None
    assert steps(t) == (1, 1, 1, 1)


def test_hanged_men_test_all_four_traits_in_any_order(table: MakeTable) -> None:
    t = table()
    rolls(t, 0, "sanity", 2)
    rolls(t, 0, "speed", 1)
    rolls(t, 0, "knowledge", 2)
    rolls(t, 0, "might", 0)
    before = steps(t)
    draws(t, "hanged_men")
    assert t.options == list(TRAITS)
    t.play("sanity")
    assert t.options == ["speed", "might", "knowledge"]
    t.play("speed", "knowledge")
    assert [fact["trait"] for fact in t.told("rolled")] == ["sanity", "speed", "knowledge", "might"]
    assert steps(t) == (before[0] - 1, before[1] - 1, before[2], before[3])
    assert t.ask is None


def test_hanged_men_withstood_raise_a_trait_of_choice(table: MakeTable) -> None:
    t = table()
    for trait in TRAITS:
        rolls(t, 0, trait, 2)
    draws(t, "hanged_men").play("speed", "might", "sanity")
    assert t.prompt == "gain_trait"
    t.play("might")
    assert t.step(0, "might") == 4


def test_a_single_1_before_the_hanged_men_is_too_little_for_the_reward(table: MakeTable) -> None:
    t = table()
    for trait, total in (("speed", 2), ("might", 2), ("sanity", 1), ("knowledge", 2)):
        rolls(t, 0, trait, total)
    draws(t, "hanged_men").play("speed", "might", "sanity")
    assert t.ask is None
    assert t.step(0, "sanity") == 2


# --- items


def test_the_mirror_gives_an_item(table: MakeTable) -> None:
    t = table()
    t.next("axe")
    draws(t, "mirror_gift")
    assert t.cards(0) == ["axe"]


@pytest.mark.rule("HIL-CARD-66")
def test_stumbling_costs_an_item_and_never_an_omen(table: MakeTable) -> None:
    t = table()
    t.hand(0, "spear", "axe", "ring", "mask")
    draws(t, "stumble")
    assert t.cards(0) == ["spear", "ring", "mask"]
    assert CARD["axe"] in t.g.items.discards


def test_stumbling_takes_an_item_at_random(table: MakeTable) -> None:
    lost = set()
    for seed in range(12):
        t = table(seed=seed)
        t.hand(0, "axe", "armor", "revolver")
        draws(t, "stumble")
        lost |= {"axe", "armor", "revolver"} - set(t.cards(0))
        assert len(t.cards(0)) == 2
    assert len(lost) > 1


@pytest.mark.rule("HIL-GEN-7")
def test_stumbling_without_an_item_is_harmless(table: MakeTable) -> None:
    t = table()
    t.hand(0, "spear")
    draws(t, "stumble")
    assert t.cards(0) == ["spear"]


# --- put somewhere


@pytest.mark.rule("HIL-CARD-62")
@pytest.mark.parametrize("total", [2, 3])
def test_the_burning_man_drives_you_to_the_entrance_hall(table: MakeTable, total: int) -> None:
    t = table()
    t.at(0, "upper_landing")
    rolls(t, 0, "sanity", total)
    draws(t, "burning_man")
    assert t.room(0) == "entrance_hall"
    assert t.g.spent == 0


@pytest.mark.rule("HIL-CARD-62")
@pytest.mark.rule("HIL-ROOM-11")
def test_who_is_put_out_of_an_exit_roll_room_rolls(table: MakeTable) -> None:
    t = table()
    t.lay("attic", "upper", 0, -1)
    t.at(0, "attic")
    rolls(t, 0, "sanity", 2)
    rolls(t, 0, "speed", 2)
    draws(t, "burning_man")
    assert t.room(0) == "entrance_hall"
    assert t.step(0, "might") == 2


@pytest.mark.rule("HIL-CARD-62")
def test_the_funeral_is_in_the_graveyard_or_the_crypt(table: MakeTable) -> None:
    t = table()
    t.lay("graveyard", "ground", 0, -1)
    t.lay("crypt", "basement", 0, 1)
    rolls(t, 0, "sanity", 1)
    draws(t, "funeral")
    assert t.options == ["graveyard", "crypt"]
    t.play("crypt")
    assert t.room(0) == "crypt"
    assert (t.step(0, "sanity"), t.step(0, "might")) == (2, 2)


@pytest.mark.parametrize("total", [2, 4])
def test_a_better_roll_than_1_keeps_you_from_the_funeral(table: MakeTable, total: int) -> None:
    t = table()
    t.lay("graveyard", "ground", 0, -1)
    rolls(t, 0, "sanity", total)
    draws(t, "funeral")
    assert t.room(0) == "entrance_hall"


@pytest.mark.rule("HIL-GEN-6")
def test_the_funeral_with_one_grave_asks_nothing(table: MakeTable) -> None:
    t = table()
    t.lay("graveyard", "ground", 0, -1)
    rolls(t, 0, "sanity", 0)
    draws(t, "funeral")
    assert t.room(0) == "graveyard"


# --- nameless attackers


@pytest.mark.rule("HIL-COMBAT-30")
@pytest.mark.parametrize("total", [0, 3])
def test_the_groundskeeper_attacks_with_four_dice(table: MakeTable, total: int) -> None:
    t = table()
    rolls(t, 0, "knowledge", total)
    t.dice(2, 2, 2, 0)
    rolls(t, 0, "might", 4)
    finish(draws(t, "groundskeeper"))
    assert hurts(t) == [(BRUNO, 2, "physical")]


def test_the_groundskeeper_who_is_answered_does_not_attack(table: MakeTable) -> None:
    t = table()
    rolls(t, 0, "knowledge", 4)
    draws(t, "groundskeeper")
    assert len(t.cards(0)) == 1
    assert not t.told("nameless")


@pytest.mark.rule("HIL-COMBAT-30")
def test_a_nameless_attacker_cannot_be_hurt_or_stunned(table: MakeTable) -> None:
    t = table()
    rolls(t, 0, "knowledge", 0)
    t.dice(0, 0, 0, 0)
    rolls(t, 0, "might", 10)
    before = steps(t)
    draws(t, "groundskeeper")
    assert not hurts(t)
    assert steps(t) == before


def test_the_groundskeeper_is_harder_to_answer_in_the_gardens(table: MakeTable) -> None:
    t = table()
    t.lay("gardens", "ground", 0, 1)
    t.at(0, "gardens")
    t.dice(2)
    t.dice(0, 0, 0, 0)
    rolls(t, 0, "might", 0)
    draws(t, "groundskeeper")
    assert t.told("rolled")[0]["dice"] == 1


@pytest.mark.rule("HIL-COMBAT-30")
@pytest.mark.parametrize(("owner", "might"), [(1, 5), (0, 3)])
def test_the_puppets_blood_strengthens_the_owner_of_the_spear(table: MakeTable, owner: int, might: int) -> None:
    t = table()
    t.hand(owner, "spear")
    t.dice(2, 0, 0, 0)
    rolls(t, 0, "might", 1)
    draws(t, "puppet").play("might 0 speed 1")
    assert t.step(owner, "might") == might


@pytest.mark.rule("HIL-COMBAT-30")
def test_a_puppet_that_draws_no_blood_strengthens_nobody(table: MakeTable) -> None:
    t = table()
    t.hand(1, "spear")
    t.dice(1, 0, 0, 0)
    rolls(t, 0, "might", 1)
    draws(t, "puppet")
    assert t.step(1, "might") == 3


# --- the Candle


def test_the_candle_helps_with_the_rolls_of_the_event_drawn(table: MakeTable) -> None:
    t = table()
    t.hand(0, "candle")
    t.dice(*faces(5, 4))
    draws(t, "night_view")
    assert t.step(0, "knowledge") == 4


def test_the_candle_does_not_help_with_an_exit_roll_on_the_way(table: MakeTable) -> None:
    t = table()
    t.hand(0, "candle")
    t.lay("attic", "upper", 0, -1)
    t.at(0, "attic")
    t.dice(*faces(2, 4))
    rolls(t, 0, "speed", 3)
    draws(t, "burning_man")
    assert [fact["dice"] for fact in t.told("rolled")] == [4, 4]


@pytest.mark.rule("HIL-ROLL-4")
def test_the_candle_does_not_help_who_did_not_draw(table: MakeTable) -> None:
    t = table()
    t.hand(1, "candle")
    for seat in range(3):
        rolls(t, seat, "sanity", 4)
    draws(t, "hideous_shriek")
    assert [fact["dice"] for fact in t.told("rolled")] == [3, 3, 6]
