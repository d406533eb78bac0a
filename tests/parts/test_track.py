"""Tracks: a clip that moves over printed numbers."""

from hauntbox.kernel.state import canonical
from hauntbox.parts.track import Track

MIGHT = (0, 2, 3, 3, 4, 5, 5, 6, 8)
"""The skull, then eight steps."""


def test_the_clip_shows_the_printed_number() -> None:
    might = Track(MIGHT, start=3)
    assert might.value == 3
    assert might.move(1) == 1
    assert might.value == 4


def test_a_step_need_not_change_the_number() -> None:
    might = Track(MIGHT, start=2)
    might.move(1)
    assert (might.step, might.value) == (3, 3)


def test_what_goes_beyond_the_top_is_lost_and_not_remembered() -> None:
    might = Track(MIGHT, start=7)
    assert might.move(3) == 1
    assert might.move(-1) == -1
    assert might.value == 6


def test_the_lowest_step_is_the_rules_to_move() -> None:
    might = Track(MIGHT, start=2, lowest=1)
    assert might.move(-5) == -1
    assert might.value == 2
    might.lowest = 0
    assert might.room(-5) == -1
    assert might.move(-5) == -1
    assert might.value == 0


def test_a_copy_is_equal_and_lives_on_its_own() -> None:
    might = Track(MIGHT, start=4, lowest=1)
    might.move(-2)
    twin = might.copy()
    assert canonical(twin) == canonical(might)
    assert (twin.start, twin.printed) == (4, MIGHT)
    twin.move(2)
    assert might.step == 2
