"""Events that stay before their drawer (Webs, Debris, Grave Dirt, Lights Out, Foresight), and the drawing of events."""

from collections.abc import Callable

import pytest
from games.hilltop.drawn import draws, faces, finish, hurts, rolls, steps
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.cards import CARD, EVENTS
from hauntbox.games.hilltop.draw import draw_event, draw_item, draw_omen
from hauntbox.games.hilltop.rooms import NUMBER, TILES
from hauntbox.games.hilltop.state import DEAD
from hauntbox.games.hilltop.traits import gain_card
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView
from hauntbox.parts.hidden import UNKNOWN

MakeTable = Callable[..., Table]
BRUNO = "bruno_kessler"


# --- drawing


@pytest.mark.rule("HIL-CARD-2")
def test_an_event_is_read_resolved_and_discarded(table: MakeTable) -> None:
    t = table()
    rolls(t, 0, "knowledge", 5)
    draws(t, "night_view")
    assert [fact["card"] for fact in t.told("drew")] == ["night_view"]
    assert t.step(0, "knowledge") == 4
    assert t.cards(0) == []
    assert t.g.events.discards == [CARD["night_view"]]


@pytest.mark.rule("HIL-CARD-6")
@pytest.mark.parametrize("draw", [draw_event, draw_item, draw_omen])
def test_the_dead_draw_nothing(table: MakeTable, draw: Callable[..., object]) -> None:
    t = table()
    t.second_half(38)
    t.g.flags[0] = DEAD
    sizes = [deck.size() for deck in (t.g.omens, t.g.items, t.g.events)]
    t.rule(draw, 0)
    assert [deck.size() for deck in (t.g.omens, t.g.items, t.g.events)] == sizes
    assert t.cards(0) == []


@pytest.mark.rule("HIL-CARD-6")
def test_who_dies_on_the_way_draws_nothing_for_the_room(table: MakeTable) -> None:
    t = table()
    t.second_half(38)
    t.steps(0, might=1, speed=1)
    t.tiles("larder")
    t.dice(0, 0, 0, 0)
    t.dice(2)
    items = t.g.items.size()
    finish(draws(t, "mystic_slide"))
    assert not t.g.here(0)
    assert t.g.items.size() == items


@pytest.mark.rule("HIL-GEN-12")
def test_an_empty_event_deck_is_made_of_its_discards(table: MakeTable) -> None:
    t = table()
    t.g.events.discards = [CARD["night_view"]]
    t.g.events.loose = []
    rolls(t, 0, "knowledge", 5)
    t.rule(draw_event, 0)
    assert t.step(0, "knowledge") == 4


@pytest.mark.rule("HIL-GEN-12")
@pytest.mark.parametrize(("deck", "draw"), [("items", draw_item), ("omens", draw_omen)])
def test_so_are_the_other_decks(table: MakeTable, deck: str, draw: Callable[..., object]) -> None:
    t = table()
    card = CARD["axe" if deck == "items" else "ring"]
    getattr(t.g, deck).loose = []
    getattr(t.g, deck).discards = [card]
    t.rule(draw, 0)
    assert t.g.hands[0] == [card]


@pytest.mark.rule("HIL-GEN-12")
def test_without_deck_and_discards_nothing_is_drawn(table: MakeTable) -> None:
    t = table()
    t.g.items.loose = []
    before = steps(t)
    draws(t, "mirror_gift")
    assert t.cards(0) == []
    assert steps(t) == before


# --- Webs and Debris


def caught(table: MakeTable, card: str, seat: int = 0) -> Table:
    """The explorer of a seat has been caught; all are in the Entrance Hall."""
    t = table()
    if card == "webs":
        rolls(t, seat, "might", 3)
    else:
        rolls(t, seat, "speed", 1)
        t.dice(0)
    return draws(t, card, seat)


@pytest.mark.rule("HIL-CARD-52")
@pytest.mark.parametrize("card", ["webs", "debris"])
def test_the_caught_can_do_nothing_but_try_to_get_free(table: MakeTable, card: str) -> None:
    t = caught(table, card)
    t.hand(0, "axe", "mask")
    assert card in t.cards(0)
    t.turn(0)
    assert t.options == ["end", "free p1"]
    assert t.barred["step foyer"] == "HIL-CARD-52"


@pytest.mark.rule("HIL-CARD-52")
@pytest.mark.parametrize("card", ["webs", "debris"])
def test_a_4_frees_without_a_gain_and_the_turn_goes_on(table: MakeTable, card: str) -> None:
    t = caught(table, card)
    t.turn(0)
    rolls(t, 0, "might", 4)
    t.play("free p1")
    assert t.cards(0) == []
    assert CARD[card] in t.g.events.discards
    assert t.step(0, "might") == 3
    assert "step foyer" in t.options


@pytest.mark.rule("HIL-CARD-52")
@pytest.mark.parametrize("card", ["webs", "debris"])
def test_another_in_the_room_may_free_the_victim(table: MakeTable, card: str) -> None:
    t = caught(table, card)
    t.turn(1)
    rolls(t, 1, "might", 4)
    t.play("free p1")
    assert t.cards(0) == []
    assert "step foyer" in t.options


@pytest.mark.rule("HIL-CARD-52")
def test_nobody_frees_from_another_room(table: MakeTable) -> None:
    t = caught(table, "webs")
    t.at(1, "foyer")
    t.turn(1)
    assert "free p1" not in t.options


@pytest.mark.rule("HIL-CARD-52")
@pytest.mark.parametrize(("card", "moves"), [("webs", False), ("debris", True)])
def test_who_fails_at_webs_cannot_move_this_turn(table: MakeTable, card: str, moves: bool) -> None:
    t = caught(table, card)
    t.turn(1)
    rolls(t, 1, "might", 3)
    t.play("free p1")
    assert card in t.cards(0)
    assert ("step foyer" in t.options) == moves
    assert "free p1" not in t.options  # once in each explorer's turn


@pytest.mark.rule("HIL-CARD-52")
@pytest.mark.parametrize("card", ["webs", "debris"])
def test_after_three_failures_the_victim_is_free_at_the_start_of_its_turn(table: MakeTable, card: str) -> None:
    t = caught(table, card)
    for seat in (1, 2):
        t.turn(seat)
        rolls(t, seat, "might", 0)
        t.play("free p1", "end")
    t.turn(0)
    assert card in t.cards(0)  # two are not enough
    rolls(t, 0, "might", 0)
    t.play("free p1")
    assert card in t.cards(0)  # not before the next turn
    t.play("end")
    t.turn(0)
    assert t.cards(0) == []
    assert "step foyer" in t.options


@pytest.mark.rule("HIL-CARD-52")
def test_the_caught_receive_nothing(table: MakeTable) -> None:
    t = caught(table, "webs")
    t.hand(1, "axe")
    t.turn(1)
    assert "give axe p3" in t.options
    assert "give axe p1" not in t.options


@pytest.mark.rule("HIL-CARD-52")
def test_the_caught_make_forced_rolls(table: MakeTable) -> None:
    t = caught(table, "webs")
    rolls(t, 1, "sanity", 4)
    rolls(t, 2, "sanity", 4)
    rolls(t, 0, "sanity", 4)
    draws(t, "hideous_shriek", 1)
    assert len([fact for fact in t.told("rolled") if fact["what"] == "hideous_shriek"]) == 3


def test_who_dies_under_debris_does_not_keep_it(table: MakeTable) -> None:
    t = table()
    t.second_half(38)
    t.steps(0, might=1, speed=1)
    t.dice(0, 0, 2, 2)
    finish(draws(t, "debris"))
    assert not t.g.here(0)
    assert t.g.events.discards.count(CARD["debris"]) == 1


# --- Grave Dirt


def dirty(table: MakeTable) -> Table:
    t = table()
    rolls(t, 0, "might", 3)
    return draws(t, "grave_dirt")


@pytest.mark.rule("HIL-TURN-3")
def test_grave_dirt_hurts_at_the_start_of_each_turn(table: MakeTable) -> None:
    t = dirty(table)
    t.turn(0).play("might 1 speed 0", "end")
    t.turn(0).play("might 0 speed 1", "end")
    assert hurts(t) == [(BRUNO, 1, "physical")] * 2
    t.turn(1)
    assert len(hurts(t)) == 2


@pytest.mark.rule("HIL-TURN-3")
@pytest.mark.parametrize(
    ("room", "floor"),
    [("balcony", "upper"), ("gardens", "ground"), ("graveyard", "ground"), ("gymnasium", "upper"),
     ("larder", "basement"), ("patio", "ground"), ("tower", "upper"), ("library", "ground")],
)  # fmt: skip
def test_grave_dirt_comes_off_where_a_turn_ends_in_these_rooms(table: MakeTable, room: str, floor: str) -> None:
    t = dirty(table)
    t.lay(room, floor, 0, 1)
    t.at(0, room, 1 if room == "tower" else -1)
    t.turn(0).play("might 1 speed 0", "end")
    assert ("grave_dirt" in t.cards(0)) == (room == "library")


@pytest.mark.parametrize(("card", "clean"), [("bell", True), ("amulet_of_ages", True), ("axe", False), ("book", False)])
def test_grave_dirt_comes_off_when_an_item_card_raises_a_trait(table: MakeTable, card: str, clean: bool) -> None:
    t = dirty(table)
    t.next(card)
    t.rule(draw_item if card != "book" else draw_omen, 0)
    assert ("grave_dirt" not in t.cards(0)) == clean


def test_grave_dirt_stays_when_the_item_finds_no_trait_to_raise(table: MakeTable) -> None:
    t = dirty(table)
    t.steps(0, sanity=8)
    t.rule(gain_card, 0, CARD["bell"], "HIL-CARD-1")
    assert "grave_dirt" in t.cards(0)


def test_grave_dirt_comes_off_by_a_healing_item(table: MakeTable) -> None:
    t = dirty(table)
    t.steps(0, speed=2)
    t.hand(0, "healing_salve")
    t.turn(0).play("might 1 speed 0")
    t.play(next(option for option in t.options if option.startswith("use healing_salve")))
    assert "grave_dirt" not in t.cards(0)


# --- Lights Out


def test_lights_out_leaves_one_space_a_turn(table: MakeTable) -> None:
    t = draws(table(), "lights_out")
    assert t.cards(0) == ["lights_out"]
    t.turn(0).play("step foyer")
    assert not [option for option in t.options if option.startswith(("step", "explore"))]


@pytest.mark.rule("HIL-TURN-3")
def test_lights_out_ends_in_company(table: MakeTable) -> None:
    t = draws(table(), "lights_out")
    t.turn(0).play("step foyer", "end")
    assert t.cards(0) == ["lights_out"]
    t.at(1, "grand_staircase")
    t.turn(0).play("step grand_staircase", "end")
    assert t.cards(0) == []
    assert CARD["lights_out"] in t.g.events.discards


@pytest.mark.rule("HIL-TURN-3")
def test_lights_out_ends_in_the_furnace_room(table: MakeTable) -> None:
    t = table()
    t.lay("furnace_room", "basement", 0, 1)
    t.at(0, "furnace_room")
    draws(t, "lights_out")
    finish(t.turn(0).play("end"))
    assert t.cards(0) == []


def test_the_candle_saves_from_lights_out(table: MakeTable) -> None:
    t = table()
    t.hand(0, "candle")
    draws(t, "lights_out")
    assert t.cards(0) == ["candle"]
    assert t.g.events.discards == [CARD["lights_out"]]


def test_a_candle_found_ends_lights_out(table: MakeTable) -> None:
    t = draws(table(), "lights_out")
    t.next("candle")
    t.rule(draw_item, 0)
    assert t.cards(0) == ["candle"]


# --- Foresight


def numbers(*names: str) -> str:
    """The notation of an order of tiles or cards."""
    return " ".join(str(NUMBER.get(name, CARD.get(name))) for name in names)


@pytest.mark.rule("HIL-CARD-68")
def test_foresight_reorders_the_top_three_tiles(table: MakeTable) -> None:
    t = table()
    t.tiles("kitchen", "attic", "larder", "chapel")
    draws(t, "foresight")
    assert t.options == ["tiles", "omens", "items", "events", "roll"]
    t.play("tiles")
    assert t.prompt == "reorder"
    assert len(t.options) == 6
    assert t.options[0] == numbers("kitchen", "attic", "larder")
    t.play(numbers("larder", "kitchen", "attic"))
    order = [TILES[tile].id for tile in t.g.stack.settle(t.g.rng, 4)]
    assert order == ["larder", "kitchen", "attic", "chapel"]
    assert CARD["foresight"] in t.g.events.discards


@pytest.mark.rule("HIL-CARD-68")
@pytest.mark.parametrize(
    ("stack", "cards"),
    [("omens", ["ring", "book", "mask"]), ("items", ["axe", "bell", "armor"]), ("events", ["drip", "walls", "webs"])],
)
def test_foresight_reorders_the_top_three_of_a_deck(table: MakeTable, stack: str, cards: list[str]) -> None:
    t = table()
    t.next(*cards)
    draws(t, "foresight").play(stack, numbers(cards[2], cards[1], cards[0]))
    deck = getattr(t.g, stack)
    assert [deck.draw(t.g.rng) for _ in cards] == [CARD[card] for card in reversed(cards)]


@pytest.mark.rule("HIL-CARD-68")
@pytest.mark.parametrize("stack", ["tiles", "items"])
def test_what_was_foreseen_is_known_to_the_drawer_alone(table: MakeTable, stack: str) -> None:
    t = table()
    draws(t, "foresight").play(stack)
    asked = t.ask.options
    t.play(t.options[3])
    for seat, knows in ((0, True), (1, False), (None, False)):
        view = GAME.view(t.g, seat)
        top = [entry[0] for entry in (view.stack.top if stack == "tiles" else view.items.top)[-3:]]
        assert top == (list(reversed(asked[3])) if knows else [UNKNOWN] * 3)


@pytest.mark.rule("HIL-CARD-68")
@pytest.mark.parametrize("stack", ["tiles", "events"])
def test_every_seat_can_imagine_the_look_ahead(table: MakeTable, stack: str) -> None:
    t = table()
    draws(t, "foresight").play(stack)
    assert t.position is not None
    for seat in range(3):
        imagined = SeatView(t.position, seat).deal(Rng(seat))
        assert imagined.ask is not None
        assert (imagined.ask.seat, imagined.ask.prompt) == (0, "reorder")
        if seat == 0:
            assert imagined.ask.options == t.ask.options


@pytest.mark.rule("HIL-CARD-68")
def test_with_fewer_than_three_foresight_shows_what_there_is(table: MakeTable) -> None:
    t = table()
    t.only_tiles("kitchen", "attic")
    t.g.items.loose = []
    draws(t, "foresight")
    assert "items" not in t.options  # nothing to look at
    t.play("tiles")
    assert t.options == [numbers("kitchen", "attic"), numbers("attic", "kitchen")]
    t.play(numbers("attic", "kitchen"))
    assert [TILES[tile].id for tile in t.g.stack.settle(t.g.rng, 2)] == ["attic", "kitchen"]


@pytest.mark.rule("HIL-CARD-68")
def test_foresight_keeps_a_number_for_a_later_roll(table: MakeTable) -> None:
    t = table()
    t.dice(2, 2, 1, 0)
    draws(t, "foresight").play("roll")
    assert t.cards(0) == ["foresight"]
    assert t.g.foreseen[0] == 5
    draws(t, "creepy_crawlies")
    assert t.options == ["roll", "foreseen"]
    t.play("foreseen")
    assert t.step(0, "sanity") == 4
    assert t.cards(0) == []
    assert CARD["foresight"] in t.g.events.discards


@pytest.mark.rule("HIL-ROLL-6")
def test_a_foreseen_number_is_capped_at_what_the_dice_could_show(table: MakeTable) -> None:
    t = table()
    t.dice(2, 2, 2, 2)
    draws(t, "foresight").play("roll")
    draws(t, "phone_call").play("foreseen")
    assert t.told("rolled")[-1]["total"] == 4
    assert t.step(0, "sanity") == 4


def test_the_deck_holds_every_event_once(table: MakeTable) -> None:
    assert table().g.events.contents() == [CARD[name] for name in EVENTS]
    assert faces(5, 3) == [2, 2, 1]
