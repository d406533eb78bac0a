"""Rolls: HIL-ROLL."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import PLAIN, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.cards import CREEPY_CRAWLIES
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.harm import dice_damage
from hauntbox.games.hilltop.rolls import plain_roll, trait_dice, trait_roll
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_roll
from hauntbox.games.hilltop.state import BLESSING, DRIP_TOKEN, SMOKE_TOKEN

HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


def rolled(t: Table) -> dict[str, int]:
    """The last roll."""
    return t.told("rolled")[-1]


@pytest.mark.rule("HIL-ROLL-1")
@pytest.mark.parametrize(("faces", "opened"), [((2, 2, 2), True), ((2, 2, 1), False)])
def test_as_many_dice_as_the_value_against_the_number(
    table: Callable[..., Table], faces: tuple[int, ...], opened: bool
) -> None:
    t = table()  # Knowledge 3
    t.lay("vault", "upper", 0, -1, 2)
    t.at(0, "vault")
    t.dice(*faces)
    t.turn(0).play("room vault")
    assert (rolled(t)["dice"], rolled(t)["total"]) == (3, sum(faces))
    assert (len(t.cards(0)) == 2) == opened


@pytest.mark.rule("HIL-ROLL-2")
def test_a_forced_roll_cannot_be_declined_a_voluntary_one_can(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("junk_room", "ground", 0, -1)
    t.at(0, "junk_room")
    t.dice(1, 1, 1, 0, 0)
    t.turn(0).play("step entrance_hall")  # Might 3+, and nobody asks whether
    assert (rolled(t)["what"], t.room(0)) == ("junk_room", "entrance_hall")
    t.lay("vault", "upper", 0, -1, 2)
    t.at(0, "vault")
    assert {"end", "room vault"} <= set(t.turn(0).options)
    t.play("end")
    assert len(t.told("rolled")) == 1


@pytest.mark.rule("HIL-ROLL-3")
def test_eight_dice_at_most(table: Callable[..., Table]) -> None:
    t = table()
    t.g.tokens[BLESSING] = HALL
    t.steps(0, might=8)
    t.dice(*[2] * 8)
    t.rule(trait_roll, 0, MIGHT, "test", "HIL-ROLL-3")
    assert (rolled(t)["dice"], rolled(t)["total"]) == (8, 16)


@pytest.mark.rule("HIL-ROLL-3")
def test_no_die_at_all_comes_to_nothing(table: Callable[..., Table]) -> None:
    t = table()
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-3", -4)
    assert (rolled(t)["dice"], rolled(t)["total"]) == (0, 0)


@pytest.mark.rule("HIL-ROLL-3")
@pytest.mark.parametrize(("tokens", "dice"), [((DRIP_TOKEN,), 2), ((SMOKE_TOKEN,), 1), ((DRIP_TOKEN, SMOKE_TOKEN), 1)])
def test_drip_and_smoke_leave_one_die(table: Callable[..., Table], tokens: tuple[int, ...], dice: int) -> None:
    t = table()
    for token in tokens:
        t.g.tokens[token] = HALL
    assert trait_dice(t.g, 0, KNOWLEDGE, "test") == dice  # of 3


@pytest.mark.rule("HIL-ROLL-4")
def test_tokens_and_the_candle_touch_trait_rolls_only(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.g.tokens[BLESSING] = t.g.tokens[DRIP_TOKEN] = t.g.tokens[SMOKE_TOKEN] = HALL
    t.hand(0, "candle", "adrenaline_shot")
    t.dice(*[0] * 5, *[0] * 3, 1, 1)
    t.turn(0).play("attack p2 might")
    assert [roll["dice"] for roll in t.told("rolled")] == [5, 3]
    t.rule(plain_roll, 0, 2, "test", "HIL-ROLL-4")
    assert (t.prompt, rolled(t)["total"]) == (None, 2)


@pytest.mark.rule("HIL-ROLL-4")
def test_the_candle_helps_with_the_event_that_its_holder_drew(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "candle")
    t.next("creepy_crawlies")
    t.tiles("gardens")
    t.dice(1, 1, 0, 0)  # Sanity 3 and one more
    t.turn(0).play("explore north")
    assert (rolled(t)["dice"], rolled(t)["what"]) == (4, "creepy_crawlies")
    t.g.event = CREEPY_CRAWLIES
    assert trait_dice(t.g, 0, SANITY, "junk_room") == t.g.value(0, SANITY)  # no roll of the event
    t.hand(1, "candle")
    assert trait_dice(t.g, 1, SANITY, "creepy_crawlies") == t.g.value(1, SANITY)  # not the drawer


@pytest.mark.rule("HIL-ROLL-4")
def test_the_idol_touches_trait_combat_and_plain_rolls(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "idol")
    t.dice(*[0] * 9)
    assert t.rule(trait_roll, 0, SPEED, "test", "HIL-ROLL-4").options == ["roll", "idol"]
    assert t.rule(plain_roll, 0, 3, "test", "HIL-ROLL-4").options == ["roll", "idol"]
    assert t.turn(0).play("attack p2 might").options == ["roll", "idol"]
    t.play("roll")
    t.rule(haunt_roll, 0)
    assert t.ask is None


@pytest.mark.rule("HIL-ROLL-4")
@pytest.mark.parametrize("card", ["angel_feather", "foresight"])
def test_any_roll_may_be_named(table: Callable[..., Table], card: str) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, card)
    t.g.foreseen[0] = 0
    named = "name 0" if card == "angel_feather" else "foreseen"
    for rule, args in (
        (trait_roll, (0, SPEED, "test", "HIL-ROLL-4")),
        (dice_damage, (0, 2, PHYSICAL, "HIL-ROLL-7")),
        (haunt_roll, (0,)),
    ):
        assert named in t.rule(rule, *args).options
    assert named in t.turn(0).play("attack p2 might").options
    t.play(named)
    assert card not in t.cards(0)


@pytest.mark.rule("HIL-ROLL-4")
@pytest.mark.parametrize("card", ["lucky_stone", "rabbits_foot"])
def test_any_roll_may_be_rolled_again(table: Callable[..., Table], card: str) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.g.active = 0
    t.hand(0, card)
    t.dice(0, 0, *[0] * 6, *[0] * 8)
    assert t.rule(dice_damage, 0, 2, PHYSICAL, "HIL-ROLL-7").prompt == "post_roll"
    assert t.rule(haunt_roll, 0).prompt == "post_roll"
    assert t.turn(0).play("attack p2 might").prompt == "post_roll"


@pytest.mark.rule("HIL-ROLL-5")
def test_dice_then_rerolls_then_fixed_bonuses(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "adrenaline_shot", "idol", "lucky_stone", "rabbits_foot")
    t.g.tokens[BLESSING] = HALL
    t.turn(0).rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-5")
    t.dice(0, 0, 1, 1, 2, 0)  # Knowledge 3, Blessing 1, Idol 2
    t.play("idol", "adrenaline_shot")
    assert t.prompt == "post_roll"
    assert t.ask.about[1] == (0, 0, 1, 1, 2, 0)
    t.dice(2, 1, 1)
    t.play("foot 1", "stone 2", "stone 6", "keep")
    assert (rolled(t)["dice"], rolled(t)["faces"], rolled(t)["total"]) == (6, "2 1 1 1 2 1", 12)


@pytest.mark.rule("HIL-ROLL-5")
def test_the_foot_may_follow_the_stone(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "lucky_stone", "rabbits_foot")
    t.turn(0).rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-5")
    t.dice(0, 0, 0)
    t.rule(trait_roll, 0, KNOWLEDGE, "test", "HIL-ROLL-5")
    t.dice(0, 2)
    t.play("stone 1")
    assert t.options == ["keep", "stone 2", "stone 3"]  # one card after the other
    t.play("stone 2", "keep")
    assert t.options == ["keep", "foot 1", "foot 2", "foot 3"]
    t.dice(1)
    t.play("foot 1")
    assert (rolled(t)["faces"], t.ask) == ("1 2 0", None)


@pytest.mark.rule("HIL-ROLL-6")
def test_the_feather_names_up_to_eight_whatever_the_dice(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "angel_feather")
    t.rule(plain_roll, 0, 1, "test", "HIL-ROLL-6")
    assert t.options == ["roll", *[f"name {n}" for n in range(9)]]
    t.play("name 8")
    assert rolled(t)["total"] == 8


@pytest.mark.rule("HIL-ROLL-6")
@pytest.mark.parametrize(("dice", "total"), [(2, 4), (4, 7)])
def test_a_foreseen_number_is_capped_at_twice_the_dice(table: Callable[..., Table], dice: int, total: int) -> None:
    t = table()
    t.hand(0, "foresight")
    t.g.foreseen[0] = 7
    t.rule(plain_roll, 0, dice, "test", "HIL-ROLL-6").play("foreseen")
    assert rolled(t)["total"] == total
    assert (t.cards(0), t.g.foreseen[0]) == ([], -1)


@pytest.mark.rule("HIL-ROLL-7")
def test_dice_of_damage_are_rolled_by_the_victim_and_summed(table: Callable[..., Table]) -> None:
    t = table()
    t.dice(1, 2)
    t.rule(dice_damage, 2, 2, PHYSICAL, "HIL-ROLL-7")
    assert (rolled(t)["who"], t.ask.seat, t.ask.about) == ("father_aldous", 2, 3)


@pytest.mark.rule("HIL-ROLL-8")
def test_in_a_group_roll_each_stands_for_itself(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.at(0, "foyer")
    t.hand(0, "dynamite")
    t.dice(2, 2, 1, 0, 0, 0, 1)  # Piper Speed 4: 5; Father Aldous Speed 3: 1
    t.turn(0).play("use dynamite entrance_hall")
    assert t.told("hurt") == [{"who": "father_aldous", "points": 4, "harm": "physical"}]
    assert t.g.steps[4:8] == [3, 3, 3, 5]
    assert t.g.steps[8:12] == [1, 1, 5, 4]  # the only split that he survives
