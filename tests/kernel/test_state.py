"""States as plain data: equal states have equal hashes, whatever way they came about."""

from typing import Any, ClassVar, NamedTuple

import pytest
from kernel.pad import Pad

from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import canonical, digest
from hauntbox.parts.track import Track


class Place(NamedTuple):
    x: int
    y: int


class Lamp:
    """A thing of a game's own making names its data."""

    FIELDS: ClassVar[tuple[str, ...]] = ("oil", "lit")

    def __init__(self, oil: int, colour: str) -> None:
        self.oil = oil
        self.lit = oil > 0
        self.colour = colour


def step(g: Pad) -> None:
    """Does nothing."""


def pad(notes: Any, seed: int = 1) -> Pad:
    made = Pad(Rng(seed))
    made.notes = [notes]
    return made


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({1: "a", 2: "b"}, {2: "b", 1: "a"}),
        ({3, 1, 2}, {2, 3, 1}),
        ((1, 2), [1, 2]),
        (True, 1),
        (Place(3, 4), (3, 4)),
        (Lamp(2, "red"), Lamp(2, "blue")),
    ],
)
def test_equal_data_gives_the_same_hash(one: Any, other: Any) -> None:
    assert digest(pad(one)) == digest(pad(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([1, 2], [2, 1]),
        ({1: "a"}, {1: "b"}),
        (None, 0),
        ("1", 1),
        (Lamp(2, "red"), Lamp(3, "red")),
        (Track((1, 2, 3), 0), Track((1, 2, 3), 1)),
    ],
)
def test_different_data_gives_another_hash(one: Any, other: Any) -> None:
    assert digest(pad(one)) != digest(pad(other))


def test_chance_and_the_agenda_are_part_of_the_state() -> None:
    waiting = pad(0)
    waiting.then(step)
    assert len({digest(pad(0)), digest(pad(0, seed=2)), digest(waiting)}) == 3


def test_a_step_is_written_by_its_name() -> None:
    waiting = pad(0)
    waiting.then(step, 7)
    assert canonical(waiting.agenda) == [["step", [7]]]


@pytest.mark.parametrize("thing", [1.5, object(), b"bytes"])
def test_what_is_not_plain_data_is_refused(thing: Any) -> None:
    with pytest.raises(TypeError, match="plain data only, not"):
        digest(pad(thing))


def test_a_hash_is_short_and_the_same_for_ever() -> None:
    assert digest(pad([1, "a", {2: None}])) == "f919280f9d6a"
