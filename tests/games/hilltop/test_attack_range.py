"""Attacks at range: HIL-COMBAT-10 to HIL-COMBAT-12."""

from collections.abc import Callable, Iterator

import pytest
from games.hilltop.plain import attacks, duel, plain_haunt
from games.hilltop.table import Table

from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import SMOKE_TOKEN


@pytest.fixture(autouse=True)
def haunt() -> Iterator[None]:
    yield from plain_haunt()


def gallery_of_rooms(t: Table) -> None:
    """A row on the upper floor: landing, hallway, charred room, with the traitor at its end."""
    t.lay("creaky_hallway", "upper", 1, 0)
    t.lay("charred_room", "upper", 2, 0)
    t.lay("balcony", "upper", 1, 1)
    t.at(0, "upper_landing")
    t.at(1, "charred_room")


@pytest.mark.rule("HIL-COMBAT-10")
@pytest.mark.rule("HIL-COMBAT-11")
def test_the_revolver_reaches_along_open_doors(table: Callable[..., Table]) -> None:
    t = duel(table, "revolver")
    gallery_of_rooms(t)
    assert attacks(t.turn(0)) == ["attack p2 speed revolver"]
    t.at(1, "balcony")  # round the corner
    assert attacks(t.turn(0)) == []


@pytest.mark.rule("HIL-COMBAT-11")
def test_walls_stairs_and_smoke_end_the_line_of_sight(table: Callable[..., Table]) -> None:
    t = duel(table, "revolver")
    gallery_of_rooms(t)
    t.g.tokens[SMOKE_TOKEN] = NUMBER["creaky_hallway"]
    assert attacks(t.turn(0)) == []
    t.g.tokens[SMOKE_TOKEN] = NUMBER["charred_room"]
    assert attacks(t.turn(0)) == []
    t.g.tokens[SMOKE_TOKEN] = NUMBER["upper_landing"]  # out of the smoke one sees
    assert attacks(t.turn(0)) == ["attack p2 speed revolver"]
    t.at(1, "grand_staircase")
    assert attacks(t.turn(0)) == []
    t.lay("attic", "upper", 0, -1, 2)  # its door looks away
    t.at(1, "attic")
    assert attacks(t.turn(0)) == []
    t.at(1, "upper_landing")  # the own room is in sight, smoke or not
    assert "attack p2 speed revolver" in attacks(t.turn(0))


@pytest.mark.rule("HIL-COMBAT-10")
def test_who_loses_at_range_is_not_hurt(table: Callable[..., Table]) -> None:
    t = duel(table, "revolver")
    gallery_of_rooms(t)
    t.dice(0, 0, 0, 0, 0, 2, 2, 2, 2)
    t.turn(0).play("attack p2 speed revolver")
    assert (t.prompt, t.told("hurt")) == ("main", [])


@pytest.mark.rule("HIL-COMBAT-10")
def test_nothing_is_stolen_at_range(table: Callable[..., Table]) -> None:
    t = duel(table, "revolver")
    gallery_of_rooms(t)
    t.hand(1, "ring")
    t.dice(2, 1, 0, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack p2 speed revolver")
    assert (t.ask.seat, t.prompt, t.ask.about) == (1, "split_physical", 3)


@pytest.mark.rule("HIL-COMBAT-12")
def test_in_one_room_the_revolver_is_an_ordinary_attack(table: Callable[..., Table]) -> None:
    t = duel(table, "revolver")
    t.hand(1, "ring")
    t.dice(2, 0, 0, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack p2 speed revolver")
    assert t.options == ["damage", "steal ring"]
    t.dice(0, 0, 0, 0, 0, 2, 0, 0, 0)
    t.turn(0).play("attack p2 speed revolver")
    assert (t.ask.seat, t.ask.about) == (0, 2)
