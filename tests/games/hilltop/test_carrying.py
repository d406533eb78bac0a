"""Keeping, handing over, dropping, picking up: HIL-CARD-1 to HIL-CARD-6, HIL-ITEM."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import CUP, LAMP, PLAIN, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.cards import DEBRIS, NIGHT_VIEW
from hauntbox.games.hilltop.draw import draw_event, draw_item, draw_omen
from hauntbox.games.hilltop.ops import lay_object, take_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import DEAD
from hauntbox.games.hilltop.traits import gain_card, lose_card
from hauntbox.games.hilltop.turn import begin_turn

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


# --- drawing and keeping


@pytest.mark.rule("HIL-CARD-1")
def test_omens_and_items_are_kept_for_all_to_see(table: Callable[..., Table]) -> None:
    t = table()
    t.next("ring")
    t.next("axe")
    t.run((draw_omen, (0,)), (draw_item, (0,)))
    assert t.cards(0) == ["ring", "axe"]
    assert [fact["card"] for fact in t.told("gained")] == ["ring", "axe"]


@pytest.mark.rule("HIL-CARD-1")
@pytest.mark.rule("HIL-ITEM-4")
def test_the_bite_stays_but_is_no_object(table: Callable[..., Table]) -> None:
    t = table()
    t.next("bite")
    t.dice(*[0] * 4, *[1] * 5)
    t.run((draw_omen, (0,)), (begin_turn, (0,)))
    assert t.cards(0) == ["bite"]
    assert not [option for option in t.options if "bite" in option]


@pytest.mark.rule("HIL-CARD-2")
def test_an_event_is_resolved_and_discarded(table: Callable[..., Table]) -> None:
    t = table()
    t.next("night_view")
    t.dice(0, 0, 0)
    t.rule(draw_event, 0)
    assert (t.cards(0), t.g.events.discards) == ([], [NIGHT_VIEW])


@pytest.mark.rule("HIL-CARD-2")
def test_an_event_that_says_so_is_kept(table: Callable[..., Table]) -> None:
    t = table()
    t.next("lights_out")
    t.rule(draw_event, 0)
    assert (t.cards(0), t.g.events.discards) == (["lights_out"], [])


@pytest.mark.rule("HIL-CARD-2")
@pytest.mark.rule("HIL-DEATH-4")
def test_who_dies_of_a_kept_event_discards_it_once(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.steps(0, speed=1, might=1)
    t.next("debris")
    t.dice(0, 0, 2, 2)  # Speed 2: 0, buried, two dice of damage
    t.rule(draw_event, 0).play_until("main")
    assert t.g.flags[0] & DEAD
    assert t.g.events.discards == [DEBRIS]


@pytest.mark.rule("HIL-CARD-3")
def test_a_use_is_there_once_a_turn_and_at_once(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.next("puzzle_box")
    t.tiles("bloody_room")
    t.dice(0, 0, 0, 0, 0, 0)
    t.turn(0).play("explore north")
    assert t.cards(0) == ["puzzle_box"]
    t.play("use puzzle_box")
    assert "use puzzle_box" not in t.options
    assert "use puzzle_box" in t.turn(0).options
    t.play("use puzzle_box")


@pytest.mark.rule("HIL-CARD-3")
def test_a_card_is_used_in_the_own_turn_only(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "puzzle_box")
    assert not [option for option in t.turn(1).options if option.startswith("use")]


@pytest.mark.rule("HIL-CARD-4")
def test_there_is_no_limit_to_what_one_carries(table: Callable[..., Table]) -> None:
    t = table()
    names = ("axe", "armor", "bottle", "candle", "dynamite", "idol", "revolver", "puzzle_box", "dark_dice", "music_box")
    t.lying("entrance_hall", *names)
    t.turn(0).play(*[f"pick {name}" for name in names])
    assert t.cards(0) == list(names)


CHANGES = (
    ("book", (0, 0, 0, 2), (0, 0, 0, -2)),
    ("dog", (0, 1, 1, 0), (0, -1, -1, 0)),
    ("girl", (0, 0, 1, 1), (0, 0, -1, -1)),
    ("holy_symbol", (0, 0, 2, 0), (0, 0, -2, 0)),
    ("madman", (0, 2, -1, 0), (0, -2, 1, 0)),
    ("amulet_of_ages", (1, 1, 1, 1), (-3, -3, -3, -3)),
    ("bell", (0, 0, 1, 0), (0, 0, -1, 0)),
    ("axe", (0, 0, 0, 0), (0, 0, 0, 0)),
)


@pytest.mark.rule("HIL-CARD-5")
@pytest.mark.parametrize(("name", "gain", "loss"), CHANGES)
def test_gains_and_losses_come_whenever_a_card_changes_hands(
    table: Callable[..., Table], name: str, gain: tuple[int, ...], loss: tuple[int, ...]
) -> None:
    t = table()
    t.steps(0, speed=5, might=5, sanity=5, knowledge=5)
    t.hand(1, name)
    card = t.g.hands[1][0]
    t.g.hands[1].clear()
    t.rule(gain_card, 0, card, "HIL-CARD-5")
    assert t.g.steps[:4] == [5 + by for by in gain]
    t.rule(lose_card, 0, card)
    assert t.g.steps[:4] == [5 + a + b for a, b in zip(gain, loss, strict=True)]


@pytest.mark.rule("HIL-CARD-5")
def test_a_gift_changes_two_explorers(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "holy_symbol")
    t.turn(0).play("give holy_symbol p2", "accept")
    assert (t.step(0, "sanity"), t.step(1, "sanity")) == (1, 5)


@pytest.mark.rule("HIL-CARD-6")
def test_the_dead_draw_nothing(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.g.flags[0] |= DEAD
    t.run((draw_item, (0,)), (draw_omen, (0,)), (draw_event, (0,)))
    assert (t.cards(0), t.g.revealed) == ([], 0)
    assert (t.g.items.size(), t.g.omens.size(), t.g.events.size()) == (22, 13, 45)


# --- handing over


@pytest.mark.rule("HIL-ITEM-1")
def test_one_card_a_turn_to_who_stands_here_and_agrees(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "axe", "armor")
    t.at(2, "foyer")
    t.turn(0)
    assert [option for option in t.options if option.startswith("give")] == ["give axe p2", "give armor p2"]
    t.play("give axe p2")
    assert (t.ask.seat, t.options) == (1, ["accept", "decline"])
    t.play("accept")
    assert (t.cards(0), t.cards(1)) == (["armor"], ["axe"])
    assert not [option for option in t.options if option.startswith("give")]


@pytest.mark.rule("HIL-ITEM-1")
def test_a_declined_offer_leaves_the_hand_over_but_is_not_repeated(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "axe")
    t.turn(0).play("give axe p2", "decline")
    assert t.cards(0) == ["axe"]
    assert [option for option in t.options if option.startswith("give")] == ["give axe p3"]


@pytest.mark.rule("HIL-ITEM-1")
@pytest.mark.rule("HIL-CARD-52")
def test_who_is_stuck_receives_nothing(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "axe")
    t.hand(1, "webs")
    assert [option for option in t.turn(0).options if option.startswith("give")] == ["give axe p3"]


@pytest.mark.rule("HIL-ITEM-2")
@pytest.mark.rule("HIL-ITEM-7")
def test_any_number_of_cards_is_dropped_without_stopping(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "axe", "book")
    t.turn(0).play("step foyer", "drop axe", "drop book")
    assert (t.pile("foyer"), t.cards(0), t.g.spent) == (["axe", "book"], [], 1)
    assert t.step(0, "knowledge") == 1
    assert "step entrance_hall" in t.options


@pytest.mark.rule("HIL-ITEM-3")
@pytest.mark.rule("HIL-ITEM-7")
def test_cards_are_picked_up_on_the_way(table: Callable[..., Table]) -> None:
    t = table()
    t.lying("foyer", "axe", "armor", "book")
    t.turn(0).play("step foyer", "pick armor", "pick book")
    assert (t.pile("foyer"), t.cards(0), t.g.spent) == (["axe"], ["armor", "book"], 1)
    assert t.step(0, "knowledge") == 5
    t.play("pick axe")
    assert not t.g.piles
    assert "step entrance_hall" in t.options


@pytest.mark.rule("HIL-ITEM-7")
def test_nobody_picks_up_in_the_turn_of_another(table: Callable[..., Table]) -> None:
    t = table()
    t.lying("entrance_hall", "axe")
    t.at(1, "foyer")
    assert not [option for option in t.turn(1).options if option.startswith("pick")]


@pytest.mark.rule("HIL-ITEM-4")
@pytest.mark.parametrize("card", ["dog", "girl", "madman", "bite", "blood_dagger"])
def test_companions_bite_and_blood_dagger_stay_with_their_owner(table: Callable[..., Table], card: str) -> None:
    t = table()
    t.hand(0, card)
    assert not [option for option in t.turn(0).options if option.startswith(("give", "drop"))]


@pytest.mark.rule("HIL-ITEM-4")
def test_armor_may_be_given_and_dropped(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "armor")
    assert {"give armor p2", "drop armor"} <= set(t.turn(0).options)


@pytest.mark.rule("HIL-ITEM-5")
def test_a_used_card_is_neither_handed_over_nor_dropped(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "puzzle_box", "candle")
    t.dice(0, 0, 0)
    t.turn(0).play("use puzzle_box")
    parted = [option for option in t.options if option.startswith(("give", "drop"))]
    assert parted == ["drop candle", "give candle p2", "give candle p3"]
    assert "drop puzzle_box" in t.turn(0).options


@pytest.mark.rule("HIL-ITEM-5")
def test_nor_is_a_weapon_after_the_attack(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "axe", "spear")
    t.dice(*[0] * 6, *[0] * 3)
    t.turn(0).play("attack p2 might axe")
    assert [option for option in t.options if option.startswith("drop")] == ["drop spear"]


@pytest.mark.rule("HIL-ITEM-6")
def test_cards_change_sides_in_the_second_half(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "axe")
    t.lying("entrance_hall", "armor")
    t.turn(0).play("give axe p2", "accept")
    assert t.cards(1) == ["axe"]
    t.turn(1).play("pick armor")
    assert t.cards(1) == ["axe", "armor"]


@pytest.mark.rule("HIL-ITEM-6")
def test_a_haunt_may_keep_its_objects_from_somebody(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    lay_object(t.g, LAMP, HALL)
    lay_object(t.g, CUP, HALL)
    lay_object(t.g, CUP, HALL)
    assert [option for option in t.turn(1).options if option.startswith("pick")] == ["pick object-1"]
    t.turn(0).play("pick object-2")  # nobody carries two of them
    assert [option for option in t.options if option.startswith(("pick", "give object"))] == [
        "give object-2 p3",
        "pick object-1",
    ]


@pytest.mark.rule("HIL-ITEM-8")
def test_a_pile_in_a_barrier_room_lies_on_one_side(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("chasm", "basement", 1, 0)
    t.hand(0, "axe")
    t.at(0, "chasm", side=3)
    t.at(1, "chasm", side=1)
    t.at(2, "chasm", side=3)
    t.turn(0)
    assert "give axe p2" not in t.options
    t.play("drop axe")
    assert "pick axe" not in t.turn(1).options
    assert "pick axe" in t.turn(2).options


@pytest.mark.rule("HIL-CARD-5")
@pytest.mark.rule("HIL-TRAIT-4")
def test_giving_an_amulet_away_may_kill(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "amulet_of_ages", "axe")
    t.run((take_object, (0, LAMP, "HIL-HF-20")), (begin_turn, (0,)))
    t.play("give amulet_of_ages p3", "accept")
    assert t.g.flags[0] & DEAD
    assert t.cards(2) == ["amulet_of_ages"]
    assert t.pile("entrance_hall") == ["axe", "object-1"]
