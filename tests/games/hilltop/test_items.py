"""The items (table 1.6) and their notes."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import (
    GHOST,
    GHOUL,
    PLAIN,
    STATUE,
    WAGON,
    Nobody,
    Plain,
    first_half,
    plain_haunt,
    second_half,
    uses,
)
from games.hilltop.table import Table

from hauntbox.games.hilltop.cards import BELL, BOOK, CANDLE, DYNAMITE
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import DEAD, NOBODY, REMOVED, STUNNED, Hilltop
from hauntbox.games.hilltop.traits import gain_card, lose_card

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


# --- Bell


@pytest.mark.rule("HIL-CARD-31")
def test_the_bell_is_silent_in_the_first_half(table: Callable[..., Table]) -> None:
    assert uses(first_half(table, "bell").turn(0)) == []


@pytest.mark.rule("HIL-CARD-31")
def test_a_clear_bell_calls_heroes_one_space_closer(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh", "kenji_moro")
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "bell")
    t.at(2, "upper_landing")
    t.at(3, "foyer")
    t.dice(2, 2, 1)
    t.turn(0).play("use bell")  # Kenji is here already, Piper is no hero
    assert (t.ask.seat, t.options) == (0, ["p3", "p4", "none"])
    t.play("p3")
    assert (t.room(2), t.options) == ("grand_staircase", ["p4", "none"])
    t.play("none")
    assert (t.room(3), t.prompt) == ("foyer", "main")


@pytest.mark.rule("HIL-CARD-31")
@pytest.mark.parametrize("trouble", ["traitor", "monster", "webs", "wagon"])
def test_only_unimpeded_heroes_come(table: Callable[..., Table], trouble: str) -> None:
    t = second_half(table, "bell")
    t.at(2, "foyer")
    if trouble == "traitor":
        t.at(1, "foyer")
    elif trouble == "webs":
        t.hand(2, "webs")
    else:
        spawn(t.g, GHOUL if trouble == "monster" else WAGON, NUMBER["foyer"])
    t.dice(2, 2, 1)
    t.turn(0).play("use bell")
    assert (t.prompt == "choose_explorer_target") == (trouble == "wagon")


@pytest.mark.rule("HIL-CARD-31")
def test_exit_rolls_are_due_for_who_is_called(table: Callable[..., Table]) -> None:
    t = second_half(table, "bell")
    t.lay("graveyard", "ground", 0, -1)
    t.at(2, "graveyard")
    t.dice(2, 2, 1, 1, 1, 1, 0, 0, 0)  # Sanity 6 of Father Aldous: 3, not 4
    t.turn(0).play("use bell", "p3")
    assert (t.room(2), t.step(2, "knowledge")) == ("entrance_hall", 3)


@pytest.mark.rule("HIL-CARD-31")
def test_the_called_hero_chooses_among_equal_ways(table: Callable[..., Table]) -> None:
    t = second_half(table, "bell")
    t.lay("charred_room", "ground", 0, -1)
    t.lay("bloody_room", "ground", -1, -1)
    t.at(2, "bloody_room")
    t.dice(2, 2, 1)
    t.turn(0).play("use bell", "p3")
    assert (t.ask.seat, sorted(t.options)) == (2, ["charred_room", "foyer"])


@pytest.mark.rule("HIL-CARD-31")
def test_a_cracked_bell_calls_monsters_as_the_traitor_likes(table: Callable[..., Table]) -> None:
    t = second_half(table, "bell")
    ghoul = spawn(t.g, GHOUL, NUMBER["foyer"])
    t.dice(2, 2, 0)
    t.turn(0).play("use bell")
    assert (t.ask.seat, t.ask.options) == (1, [ghoul, NOBODY])
    t.play(f"figure-{ghoul + 1}")
    assert (t.room(ghoul), t.prompt) == ("entrance_hall", "main")


@pytest.mark.rule("HIL-CARD-31")
def test_the_traitors_own_cracked_bell_calls_nobody(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.hand(1, "bell")
    spawn(t.g, GHOUL, NUMBER["foyer"])
    t.dice(0, 0, 0)
    t.turn(1).play("use bell")
    assert t.prompt == "main"


@pytest.mark.rule("HIL-CARD-32")
def test_without_a_traitor_a_cracked_bell_calls_every_monster(
    table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STORIES, PLAIN, Nobody())
    t = first_half(table, "bell")
    t.second_half(PLAIN)
    ghoul, statue = [spawn(t.g, kind, NUMBER["foyer"]) for kind in (GHOUL, STATUE)]
    t.dice(0, 0, 0)
    t.turn(0).play("use bell")
    assert (t.prompt, t.room(ghoul), t.room(statue)) == ("main", "entrance_hall", "foyer")


# --- Bell, Book and Candle


@pytest.mark.rule("HIL-CARD-35")
def test_bell_book_and_candle_together_raise_everything_once(table: Callable[..., Table]) -> None:
    t = first_half(table)
    t.rule(gain_card, 0, BELL, "HIL-CARD-1")
    t.rule(gain_card, 0, BOOK, "HIL-CARD-1")
    assert t.g.steps[:4] == [5, 3, 4, 5]
    t.rule(gain_card, 0, CANDLE, "HIL-CARD-1")
    assert t.g.steps[:4] == [7, 5, 6, 7]
    t.rule(lose_card, 0, BELL)
    assert t.g.steps[:4] == [5, 3, 3, 5]  # its own step of Sanity too
    t.rule(gain_card, 0, BELL, "HIL-CARD-1")
    assert t.g.steps[:4] == [5, 3, 4, 5]
    t.rule(lose_card, 0, BOOK)
    assert t.g.steps[:4] == [5, 3, 4, 3]


@pytest.mark.rule("HIL-CARD-35")
def test_the_set_is_counted_for_each_explorer(table: Callable[..., Table]) -> None:
    t = first_half(table)
    for card in (BELL, BOOK, CANDLE):
        t.rule(gain_card, 0, card, "HIL-CARD-1")
    for card in (BELL, BOOK, CANDLE):
        t.rule(lose_card, 0, card)
        t.rule(gain_card, 2, card, "HIL-CARD-1")
    assert t.g.steps[:4] == [5, 3, 3, 3]
    assert t.g.steps[8:12] == [5, 5, 8, 8]  # 3 3 5 4, and 0 0 +1 +2, and +2 each


# --- Bottle


@pytest.mark.rule("HIL-CARD-37")
@pytest.mark.parametrize(
    ("faces", "steps"),
    [
        ((2, 2, 1), [6, 6, 4, 4]),
        ((2, 2, 0), [4, 4, 6, 6]),
        ((1, 1, 1), [4, 3, 4, 5]),
        ((1, 1, 0), [4, 4, 2, 2]),
        ((0, 1, 0), [2, 2, 4, 4]),
        ((0, 0, 0), [2, 2, 2, 2]),
    ],
)
def test_what_is_in_the_bottle(table: Callable[..., Table], faces: tuple[int, ...], steps: list[int]) -> None:
    t = second_half(table, "bottle")
    t.steps(0, speed=4, might=4, sanity=4, knowledge=4)
    t.dice(*faces)
    t.turn(0).play("use bottle")
    assert (t.g.steps[:4], t.cards(0)) == (steps, [])


@pytest.mark.rule("HIL-CARD-37")
def test_a_full_bottle_carries_off_to_any_room(table: Callable[..., Table]) -> None:
    t = second_half(table, "bottle")
    t.lay("kitchen", "ground", 0, -1, 1)
    t.dice(2, 2, 2)
    t.turn(0).play("use bottle")
    assert sorted(t.options) == [
        "basement_landing",
        "entrance_hall",
        "foyer",
        "grand_staircase",
        "kitchen",
        "upper_landing",
    ]
    t.play("kitchen")
    assert (t.room(0), t.cards(0), t.g.spent) == ("kitchen", [], 0)  # and no card for its symbol


@pytest.mark.rule("HIL-CARD-37")
def test_the_bottle_is_closed_in_the_first_half(table: Callable[..., Table]) -> None:
    assert uses(first_half(table, "bottle").turn(0)) == []


# --- Dark Dice


@pytest.mark.rule("HIL-CARD-37")
def test_dark_dice_six_go_to_any_explorer_who_is_no_known_traitor(table: Callable[..., Table]) -> None:
    t = table("bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh")
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "dark_dice")
    t.at(2, "basement_landing")
    t.dice(2, 2, 2)
    t.turn(0).play("use dark_dice")
    assert t.options == ["p3", "p4"]
    t.play("p3")
    assert (t.room(0), t.g.spent) == ("basement_landing", 0)
    t.at(2, "foyer")
    t.g.flags[3] |= DEAD
    t.dice(2, 2, 2)
    t.turn(0).play("use dark_dice")
    assert t.room(0) == "foyer"  # only one was left


@pytest.mark.rule("HIL-CARD-37")
def test_dark_dice_five_move_somebody_else_next_door(table: Callable[..., Table]) -> None:
    t = first_half(table, "dark_dice")
    t.at(2, "foyer")
    t.lay("charred_room", "ground", 0, -1)
    t.dice(2, 2, 1)
    t.turn(0).play("use dark_dice")
    assert (t.ask.seat, sorted(t.options)) == (0, ["charred_room", "foyer"])  # only Piper is here
    t.play("charred_room")
    assert (t.room(1), t.room(0)) == ("charred_room", "entrance_hall")


@pytest.mark.rule("HIL-CARD-37")
@pytest.mark.parametrize(("faces", "options"), [((2, 2, 0), ["speed", "might"]), ((1, 1, 0), ["sanity", "knowledge"])])
def test_dark_dice_four_and_two_raise_a_trait(
    table: Callable[..., Table], faces: tuple[int, ...], options: list[str]
) -> None:
    t = first_half(table, "dark_dice")
    t.dice(*faces)
    t.turn(0).play("use dark_dice")
    assert sorted(t.options) == sorted(options)
    before = t.step(0, options[1])
    t.play(options[1])
    assert t.step(0, options[1]) == before + 1


@pytest.mark.rule("HIL-CARD-37")
def test_dark_dice_three_are_a_free_step(table: Callable[..., Table]) -> None:
    t = first_half(table, "dark_dice")
    t.lay("charred_room", "ground", 0, -1)
    t.dice(1, 1, 1)
    t.turn(0).play("use dark_dice")
    assert t.options == ["charred_room", "foyer"]  # no room that nobody knows
    t.play("foyer")
    assert (t.room(0), t.g.spent) == ("foyer", 0)


@pytest.mark.rule("HIL-CARD-37")
@pytest.mark.rule("HIL-ROOM-50")
def test_a_free_step_into_the_elevator_starts_it(table: Callable[..., Table]) -> None:
    t = first_half(table, "dark_dice")
    t.lay("mystic_elevator", "ground", 0, -1, 2)
    t.dice(1, 1, 1, 1, 2)
    t.turn(0).play("use dark_dice", "mystic_elevator")
    assert t.prompt == "elevator"


@pytest.mark.rule("HIL-CARD-37")
def test_dark_dice_one_bring_an_event_and_movement_goes_on(table: Callable[..., Table]) -> None:
    t = first_half(table, "dark_dice")
    t.next("night_view")
    t.dice(0, 1, 0, 0, 0, 0)
    t.turn(0).play("use dark_dice")
    assert [fact["card"] for fact in t.told("drew")] == ["night_view"]
    assert "step foyer" in t.options


@pytest.mark.rule("HIL-CARD-37")
def test_dark_dice_zero_leave_nothing_but_life(table: Callable[..., Table]) -> None:
    t = second_half(table, "dark_dice")
    t.dice(0, 0, 0)
    t.turn(0).play("use dark_dice")
    assert (t.g.steps[:4], t.cards(0), t.g.flags[0]) == ([1, 1, 1, 1], [], 0)


# --- Dynamite


@pytest.mark.rule("HIL-CARD-39")
def test_dynamite_goes_through_a_door_instead_of_the_attack(table: Callable[..., Table]) -> None:
    t = second_half(table, "dynamite")
    t.at(0, "grand_staircase")
    t.at(1, "grand_staircase")
    assert uses(t.turn(0)) == ["use dynamite foyer"]  # the stairs are no door
    t.play("use dynamite foyer")
    assert (t.cards(0), t.g.items.discards) == ([], [DYNAMITE])
    assert not [option for option in t.options if option.startswith("attack")]


@pytest.mark.rule("HIL-CARD-39")
def test_no_dynamite_after_the_attack_nor_in_the_first_half(table: Callable[..., Table]) -> None:
    t = first_half(table, "dynamite")
    assert uses(t.turn(0)) == []
    t.second_half(PLAIN, traitor=1)
    t.dice(*[0] * 8)
    t.turn(0).play("attack p2 might")
    assert uses(t) == []


@pytest.mark.rule("HIL-CARD-39")
def test_dynamite_hurts_friend_and_foe(table: Callable[..., Table]) -> None:
    t = second_half(table, "dynamite")
    t.at(0, "foyer")
    t.steps(2, speed=5)
    t.dice(1, 1, 1, 1, *[0] * 5)  # Piper 4, Father Aldous 0
    t.turn(0).play("use dynamite entrance_hall").play_until("main")
    assert [(fact["who"], fact["points"]) for fact in t.told("hurt")] == [("piper_lang", 4), ("father_aldous", 4)]
    assert t.g.steps[:4] == [5, 3, 3, 3]  # the thrower stands in the next room


@pytest.mark.rule("HIL-CARD-39")
@pytest.mark.rule("HIL-HF-13")
def test_monsters_with_might_and_speed_roll_and_are_stunned(table: Callable[..., Table]) -> None:
    t = second_half(table, "dynamite")
    t.at(1, "foyer")
    t.at(2, "foyer")
    t.at(0, "foyer")
    quick, slow, ghost, statue, wagon = [spawn(t.g, kind, HALL) for kind in (GHOUL, GHOUL, GHOST, STATUE, WAGON)]
    t.dice(2, 2, 1, 2, 2, 0)  # only the two ghouls roll
    t.turn(0).play("use dynamite entrance_hall")
    assert [bool(t.g.flags[f] & STUNNED) for f in (quick, slow, ghost, statue, wagon)] == [0, 1, 0, 0, 0]


@pytest.mark.rule("HIL-HF-13")
def test_the_haunt_says_what_dynamite_does_to_its_pieces(
    table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, int, int, int]] = []

    class Frail(Plain):
        def blasted(self, g: Hilltop, f: int, by: int) -> bool:
            if g.kind[f] == 1:
                g.flags[f] |= REMOVED
            return g.kind[f] == 1

        def beaten(self, g: Hilltop, f: int, by: int, margin: int, weapon: int) -> bool:
            told.append((f, by, margin, weapon))
            return True

    monkeypatch.setitem(STORIES, PLAIN, Frail())
    t = second_half(table, "dynamite")
    for x in range(3):
        t.at(x, "foyer")
    ghost, ghoul = spawn(t.g, GHOST, HALL), spawn(t.g, GHOUL, HALL)
    t.dice(0, 0, 0)
    t.turn(0).play("use dynamite entrance_hall")
    assert t.g.flags[ghost] & REMOVED
    assert told == [(ghoul, 0, 1, DYNAMITE)]
    assert not t.g.flags[ghoul] & STUNNED


@pytest.mark.rule("HIL-CARD-39")
def test_dynamite_reaches_both_sides_of_a_barrier_but_is_not_thrown_across(table: Callable[..., Table]) -> None:
    t = second_half(table, "dynamite")
    t.lay("chasm", "basement", 1, 0)
    t.lay("larder", "basement", 2, 0, 1)
    t.at(0, "basement_landing")
    t.at(1, "chasm", side=3)
    t.at(2, "chasm", side=1)
    t.dice(2, 2, 2, 2, 2, 2, 2)
    t.turn(0).play("use dynamite chasm")
    assert len(t.told("rolled")) == 2
    t.hand(0, "dynamite")
    t.at(0, "chasm", side=3)
    assert uses(t.turn(0)) == ["use dynamite basement_landing"]
