"""Damage: HIL-DMG."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import PLAIN, Plain, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.explorers import MENTAL, PHYSICAL, SANITY, SPEED
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.state import DEAD, NOBODY, Hilltop
from hauntbox.games.hilltop.traits import change


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


@pytest.mark.rule("HIL-DMG-1")
def test_the_damaged_player_splits_the_points(table: Callable[..., Table]) -> None:
    t = table()
    t.rule(damage, 0, 2, PHYSICAL, "HIL-DMG-1")
    assert (t.ask.seat, t.options) == (0, ["might 0 speed 2", "might 1 speed 1", "might 2 speed 0"])
    t.play("might 1 speed 1")
    assert t.g.steps[:4] == [4, 2, 3, 3]


@pytest.mark.rule("HIL-DMG-1")
def test_mental_damage_lowers_sanity_and_knowledge(table: Callable[..., Table]) -> None:
    t = table()
    t.rule(damage, 0, 3, MENTAL, "HIL-DMG-1")
    t.play("sanity 2 knowledge 1")
    assert t.g.steps[:4] == [5, 3, 1, 2]


@pytest.mark.rule("HIL-DMG-2")
def test_a_deadly_split_is_offered_only_when_all_are_deadly(table: Callable[..., Table]) -> None:
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.steps(0, might=2, speed=2)
    t.rule(damage, 0, 1, PHYSICAL, "HIL-DMG-2")
    assert t.options == ["might 0 speed 1", "might 1 speed 0"]
    t.rule(damage, 0, 2, PHYSICAL, "HIL-DMG-2")
    assert t.ask is None
    assert (t.step(0, "might"), t.step(0, "speed")) == (1, 1)  # the only split that does not kill
    t.steps(0, might=2, speed=2)
    t.rule(damage, 0, 3, PHYSICAL, "HIL-DMG-2")
    assert len(t.options) == 4
    t.play("might 3 speed 0")
    assert t.g.flags[0] & DEAD


@pytest.mark.rule("HIL-DMG-2")
def test_in_the_first_half_surplus_points_are_lost(table: Callable[..., Table]) -> None:
    t = table()
    t.steps(0, might=1, speed=3)
    t.rule(damage, 0, 5, PHYSICAL, "HIL-DMG-2")
    assert t.ask is None
    assert (t.step(0, "might"), t.step(0, "speed")) == (1, 1)


@pytest.mark.rule("HIL-DMG-3")
def test_losing_steps_is_no_damage(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "armor", "skull")
    t.rule(change, 0, SPEED, -2, "HIL-DMG-3")
    assert t.ask is None
    assert t.step(0, "speed") == 3
    t.rule(change, 0, SANITY, -2, "HIL-DMG-3")
    assert t.ask is None
    assert t.step(0, "sanity") == 1


@pytest.mark.rule("HIL-DMG-4")
def test_skull_then_armor_then_split(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "armor", "skull")
    t.rule(damage, 0, 3, MENTAL, "HIL-DMG-4")
    assert t.options == ["mental", "physical"]
    t.play("physical")
    assert t.options == ["might 0 speed 2", "might 1 speed 1", "might 2 speed 0"]


@pytest.mark.rule("HIL-DMG-4")
def test_armor_takes_a_point_off_every_batch(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "armor")
    for _ in range(2):
        t.rule(damage, 0, 2, PHYSICAL, "HIL-DMG-4").play("might 0 speed 1")
    assert t.step(0, "speed") == 3
    t.rule(damage, 0, 1, PHYSICAL, "HIL-DMG-4")
    assert t.ask is None
    t.rule(damage, 0, 1, MENTAL, "HIL-DMG-4").play("sanity 1 knowledge 0")
    assert t.g.steps[:4] == [3, 3, 2, 3]


@pytest.mark.rule("HIL-DMG-4")
def test_the_haunt_comes_after_the_armor(table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch) -> None:
    class Halving(Plain):
        def damage(self, g: Hilltop, x: int, points: int, harm: int, by: int) -> int:
            return points // 2

    monkeypatch.setitem(STORIES, PLAIN, Halving())
    t = table()
    t.second_half(PLAIN, traitor=1)
    t.hand(0, "armor")
    t.rule(damage, 0, 4, PHYSICAL, "HIL-DMG-4")  # 4 - 1, halved: 1
    assert t.options == ["might 0 speed 1", "might 1 speed 0"]


@pytest.mark.rule("HIL-DMG-5")
def test_a_named_trait_takes_all_points(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "armor")
    t.rule(damage, 0, 3, PHYSICAL, "HIL-DMG-5", NOBODY, SPEED)
    assert t.ask is None
    assert t.g.steps[:4] == [3, 3, 3, 3]


@pytest.mark.rule("HIL-DMG-5")
def test_the_skull_turns_named_mental_damage_into_physical_points(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(0, "skull")
    t.rule(damage, 0, 2, MENTAL, "HIL-DMG-5", NOBODY, SANITY)
    t.play("physical", "might 1 speed 1")
    assert t.g.steps[:4] == [4, 2, 3, 3]
