"""More items: remedies, the Music Box, gloves and the Puzzle Box."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import GHOUL, PLAIN, STATUE, WAGON, first_half, plain_haunt, second_half, uses
from games.hilltop.table import Table

from hauntbox.games.hilltop.cards import MUSIC_BOX
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import put
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import DEAD, REMOVED
from hauntbox.games.hilltop.traits import discard

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


# --- remedies


@pytest.mark.rule("HIL-CARD-38")
def test_the_healing_salve_raises_might_and_speed_to_the_start(table: Callable[..., Table]) -> None:
    t = second_half(table, "healing_salve")
    t.steps(1, might=1, speed=2)
    t.steps(0, speed=8)
    assert uses(t.turn(0)) == ["use healing_salve p2"]  # nobody else is below the start
    t.play("use healing_salve p2")  # the other side, without being asked
    assert (t.g.steps[4:8], t.cards(0)) == ([3, 3, 3, 5], [])


@pytest.mark.rule("HIL-CARD-38")
def test_the_salve_helps_its_owner_too_and_never_lowers(table: Callable[..., Table]) -> None:
    t = first_half(table, "healing_salve")
    t.steps(0, might=6, speed=1)
    t.turn(0).play("use healing_salve p1")
    assert t.g.steps[:4] == [5, 6, 3, 3]


@pytest.mark.rule("HIL-CARD-38")
def test_remedies_do_not_cross_a_barrier_nor_raise_the_dead(table: Callable[..., Table]) -> None:
    t = second_half(table, "healing_salve", "smelling_salts", "medical_kit")
    t.lay("chasm", "basement", 1, 0)
    for x in (1, 2):
        t.steps(x, might=1, knowledge=1)
    t.at(0, "chasm", side=3)
    t.at(1, "chasm", side=1)
    t.at(2, "chasm", side=3)
    assert uses(t.turn(0)) == ["use healing_salve p3", "use smelling_salts p3", "use medical_kit p3"]
    t.g.flags[2] |= DEAD
    assert uses(t.turn(0)) == []


@pytest.mark.rule("HIL-CARD-38")
def test_smelling_salts_raise_knowledge_to_the_start(table: Callable[..., Table]) -> None:
    t = first_half(table, "smelling_salts")
    t.steps(2, knowledge=1, sanity=1)
    t.turn(0).play("use smelling_salts p3")
    assert (t.g.steps[8:12], t.cards(0)) == ([3, 3, 1, 4], [])


@pytest.mark.rule("HIL-CARD-38")
@pytest.mark.parametrize(
    ("faces", "points"), [((2, 1, 0, 0, 0, 0), 0), ((2, 2, 1, 0, 0, 0), 1), ((2, 2, 2, 1, 0, 0), 2), ([2] * 6, 3)]
)
def test_the_medical_kit_heals_by_the_roll(table: Callable[..., Table], faces: tuple[int, ...], points: int) -> None:
    t = first_half(table, "medical_kit")
    t.steps(0, knowledge=8)  # 6
    t.steps(2, might=1, speed=1)  # two steps missing in each
    t.dice(*faces)
    t.turn(0).play("use medical_kit p3")
    splits = [(might, speed) for might in range(3) for speed in range(3) if 1 <= might + speed <= points]
    if points:
        assert (t.ask.seat, t.options) == (0, [f"might {might} speed {speed}" for might, speed in splits])
        t.play(f"might 1 speed {points - 1}" if points > 1 else "might 0 speed 1")
        assert t.step(2, "might") + t.step(2, "speed") == 2 + points
    assert (t.prompt, t.cards(0), uses(t)) == ("main", ["medical_kit"], [])


@pytest.mark.rule("HIL-CARD-38")
def test_the_medical_kit_never_heals_above_the_start(table: Callable[..., Table]) -> None:
    t = first_half(table, "medical_kit")
    t.steps(0, knowledge=8, might=2, speed=7)
    t.dice(*[2] * 6)
    t.turn(0).play("use medical_kit p1")
    assert (t.prompt, t.step(0, "might"), t.step(0, "speed")) == ("main", 3, 7)


@pytest.mark.rule("HIL-CARD-38")
@pytest.mark.parametrize("remedy", ["healing_salve", "medical_kit"])
def test_an_item_that_raises_a_trait_takes_grave_dirt_off(table: Callable[..., Table], remedy: str) -> None:
    t = first_half(table, remedy)
    t.hand(2, "grave_dirt")
    t.steps(2, might=2)
    t.steps(0, knowledge=8)
    if remedy == "medical_kit":
        t.dice(*[2] * 6)
    t.turn(0).play(f"use {remedy} p3")
    assert t.cards(2) == []


@pytest.mark.rule("HIL-CARD-37")
@pytest.mark.parametrize(("faces", "clean"), [((2, 2, 0), True), ((1, 1, 0), False)])
def test_a_bottle_washes_grave_dirt_off_only_if_it_raises(
    table: Callable[..., Table], faces: tuple[int, ...], clean: bool
) -> None:
    t = second_half(table, "bottle")
    t.dice(*faces)
    t.turn(0)
    t.hand(0, "grave_dirt")
    t.play("use bottle")
    assert ("grave_dirt" not in t.cards(0)) == clean


# --- Music Box


@pytest.mark.rule("HIL-CARD-36")
def test_the_music_box_is_opened_and_closed_and_that_makes_nobody_roll(table: Callable[..., Table]) -> None:
    t = first_half(table, "music_box")
    t.turn(0).play("use music_box")
    assert (t.g.box_open, t.told("rolled"), uses(t)) == (True, [], [])
    t.dice(2, 2, 0)
    t.turn(0).play("use music_box")
    assert t.g.box_open is False


@pytest.mark.rule("HIL-CARD-36")
@pytest.mark.parametrize(("faces", "goes_on"), [((2, 2, 0), True), ((2, 1, 0), False)])
def test_who_enters_beside_an_open_box_rolls_sanity(
    table: Callable[..., Table], faces: tuple[int, ...], goes_on: bool
) -> None:
    t = first_half(table)
    t.lying("foyer", "music_box")
    t.g.box_open = True
    t.dice(*faces)
    t.turn(0).play("step foyer")
    assert (t.prompt == "main") == goes_on
    assert t.room(0) == "foyer"


@pytest.mark.rule("HIL-CARD-36")
def test_a_carrier_rolls_at_the_start_of_the_turn_and_drops_the_box_open(table: Callable[..., Table]) -> None:
    t = first_half(table, "music_box")
    t.g.box_open = True
    t.dice(2, 2, 0)
    t.turn(0).play("step foyer")  # walking on with it takes no further roll
    assert len(t.told("rolled")) == 1
    t.dice(1, 1, 1)
    t.turn(0)
    assert (t.prompt, t.cards(0), t.pile("foyer"), t.g.box_open) == (None, [], ["music_box"], True)


@pytest.mark.rule("HIL-CARD-36")
def test_a_turn_that_the_box_ends_still_has_its_end(table: Callable[..., Table]) -> None:
    t = first_half(table)
    t.lay("furnace_room", "basement", 0, -1)
    t.at(0, "furnace_room")
    t.lying("furnace_room", "music_box")
    t.g.box_open = True
    t.dice(0, 0, 0)
    assert t.turn(0).prompt == "split_physical"


@pytest.mark.rule("HIL-CARD-36")
def test_monsters_with_sanity_listen_others_do_not(table: Callable[..., Table]) -> None:
    t = second_half(table)
    for x in range(3):
        t.at(x, "basement_landing")
    t.lying("foyer", "music_box")
    t.g.box_open = True
    ghoul = spawn(t.g, GHOUL, HALL)
    t.dice(2, 2, 2, 1, 1, 1)  # six spaces; Sanity 3: 3
    t.run((monster_turn, ())).play("step foyer")
    assert (t.ask, t.room(ghoul), t.g.flags[ghoul]) == (None, "foyer", 0)  # it is not stunned
    t.g.flags[ghoul] |= REMOVED
    spawn(t.g, WAGON, HALL)
    spawn(t.g, STATUE, NUMBER["foyer"])
    t.run((monster_turn, ()))
    assert t.prompt == "monster"  # a statue without Sanity


@pytest.mark.rule("HIL-CARD-36")
def test_two_turns_running_lost_to_the_box_are_enough(table: Callable[..., Table]) -> None:
    t = first_half(table)
    t.lying("entrance_hall", "music_box")
    t.g.box_open = True
    for _ in range(2):
        t.dice(0, 0, 0)
        assert t.turn(0).prompt is None
    assert t.turn(0).prompt == "main"  # without a roll
    t.dice(0, 0, 0)
    assert t.turn(0).prompt is None


@pytest.mark.rule("HIL-CARD-36")
def test_a_turn_elsewhere_breaks_the_run(table: Callable[..., Table]) -> None:
    t = first_half(table)
    t.lying("entrance_hall", "music_box")
    t.g.box_open = True
    t.dice(0, 0, 0)
    t.turn(0)
    t.at(0, "foyer")
    assert t.turn(0).prompt == "main"
    t.at(0, "entrance_hall")
    for _ in range(2):
        t.dice(0, 0, 0)
        assert t.turn(0).prompt is None


@pytest.mark.rule("HIL-CARD-36")
def test_who_is_put_beside_the_box_in_the_turn_of_another_ends_nobodys_turn(table: Callable[..., Table]) -> None:
    t = first_half(table)
    t.lying("foyer", "music_box")
    t.g.box_open = True
    t.dice(*[0] * 6)
    t.g.active = 0
    t.run((put, (2, NUMBER["foyer"], "HIL-CARD-62")))
    assert (t.told("lulled"), t.g.ended) == ([{"who": "father_aldous"}], False)


@pytest.mark.rule("HIL-CARD-36")
def test_a_box_that_goes_to_the_discards_is_closed(table: Callable[..., Table]) -> None:
    t = first_half(table, "music_box")
    t.g.box_open = True
    t.rule(discard, 0, MUSIC_BOX)
    assert t.g.box_open is False


# --- gloves and boxes


@pytest.mark.rule("HIL-CARD-40")
@pytest.mark.parametrize("story", [0, PLAIN])
def test_the_gloves_take_a_stealable_card_in_both_halves(table: Callable[..., Table], story: int) -> None:
    t = first_half(table, "pickpockets_gloves")
    t.hand(1, "dog", "armor", "book", "candle")
    t.hand(2, "girl")
    if story:
        t.second_half(PLAIN, traitor=1)
    assert uses(t.turn(0)) == ["use pickpockets_gloves p2"]  # Father Aldous has nothing to take
    t.play("use pickpockets_gloves p2")
    assert (t.ask.seat, t.options) == (0, ["book", "candle"])
    t.play("book")
    assert (t.cards(0), t.cards(1)) == (["book"], ["dog", "armor", "candle"])
    assert (t.step(0, "knowledge"), t.step(1, "knowledge")) == (5, 3)


@pytest.mark.rule("HIL-CARD-40")
def test_the_gloves_do_not_reach_across_a_barrier(table: Callable[..., Table]) -> None:
    t = first_half(table, "pickpockets_gloves")
    t.lay("chasm", "basement", 1, 0)
    t.hand(1, "axe")
    t.at(0, "chasm", side=3)
    t.at(1, "chasm", side=1)
    assert uses(t.turn(0)) == []


@pytest.mark.rule("HIL-CARD-40")
@pytest.mark.rule("HIL-COMBAT-8")
def test_a_blood_dagger_taken_by_gloves_is_stolen(table: Callable[..., Table]) -> None:
    t = first_half(table, "pickpockets_gloves")
    t.hand(1, "blood_dagger")
    t.dice(1, 1)
    t.turn(0).play("use pickpockets_gloves p2")
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "split_physical", 2)


@pytest.mark.rule("HIL-CARD-41")
@pytest.mark.parametrize(("faces", "cards"), [((2, 2, 2), ["amulet_of_ages", "axe"]), ((2, 2, 1), ["puzzle_box"])])
def test_the_puzzle_box_holds_two_items(table: Callable[..., Table], faces: tuple[int, ...], cards: list[str]) -> None:
    t = first_half(table, "puzzle_box")
    t.next("amulet_of_ages", "axe")
    t.dice(*faces)
    t.turn(0).play("use puzzle_box")
    assert t.cards(0) == cards
    if len(cards) == 2:
        kinds = [event.kind for event in t.events if event.kind in ("gained", "trait", "discarded")]
        assert kinds == ["gained", *["trait"] * 4, "gained", "discarded"]  # each resolved before the next
