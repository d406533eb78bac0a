"""Dice: rolls, rolls of chosen dice again, totals and successes."""

import pytest

from hauntbox.kernel.rng import Rng, Tape
from hauntbox.parts.dice import Roll, roll


def fixed(*values: int) -> Rng:
    rng = Rng(1)
    rng.tape = Tape(values)
    return rng


def test_a_roll_shows_the_faces_of_its_dice() -> None:
    thrown = roll(fixed(0, 5, 2), 3, 6)
    assert thrown.faces == (1, 6, 3)
    assert thrown.total == 10


def test_dice_may_count_from_zero() -> None:
    thrown = roll(fixed(0, 2, 1, 2), 4, 3, low=0)
    assert thrown.faces == (0, 2, 1, 2)
    assert thrown.total == 5


def test_no_dice_give_nothing() -> None:
    assert roll(Rng(1), 0, 6).total == 0


def test_successes_are_the_dice_that_reach_the_threshold() -> None:
    thrown = Roll((1, 4, 6, 3), 6)
    assert [thrown.successes(n) for n in (1, 4, 6)] == [4, 2, 1]


def test_chosen_dice_are_rolled_again_and_the_first_roll_stays_as_it_was() -> None:
    first = Roll((1, 1, 5), 6)
    second = first.reroll(fixed(5, 3), (0, 1))
    assert second.faces == (6, 4, 5)
    assert first.faces == (1, 1, 5)


def test_every_fixed_die_is_used_in_the_order_of_the_dice() -> None:
    rng = fixed(3, 4)
    Roll((1, 1, 1), 6).reroll(rng, {2, 0}, seen=1)
    assert rng.tape is not None
    assert rng.tape.feed == []
    assert rng.tape.log == [(3, 1), (4, 1)]


def test_a_die_is_turned_to_a_chosen_face() -> None:
    assert Roll((1, 2, 3), 6).turned(1, 6).faces == (1, 6, 3)
    for face in (0, 7):
        with pytest.raises(ValueError, match=f"does not show {face}"):
            Roll((1, 2, 3), 6).turned(1, face)


def test_every_face_comes_up_about_equally_often() -> None:
    faces = roll(Rng(2), 6000, 6).faces
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(880 < faces.count(face) < 1120 for face in range(1, 7))
