"""Questions: who is asked, what is answered without asking, and what a mistake in the rules looks like."""

from collections.abc import Callable
from typing import Any

import pytest
from kernel.pad import Pad, begin, notes

from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.errors import Stuck


def asking(*questions: Ask) -> Callable[[Pad], Rule[None]]:
    """A rule that asks these questions and notes the answers."""

    def rule(g: Pad) -> Rule[None]:
        for question in questions:
            g.notes.append((yield question))

    return rule


def test_a_question_with_a_single_option_is_answered_by_the_kernel() -> None:
    position = begin(asking(Ask(0, "note", ["only"]), Ask(0, "note", ["a", "b"])))
    assert notes(position) == ["only"]
    assert position.ask is not None
    assert position.ask.options == ["a", "b"]
    assert position.history == []


def test_several_such_questions_in_a_row_are_all_answered_also_after_a_choice() -> None:
    only = Ask(0, "note", ["only"])
    position = begin(asking(only, only, Ask(0, "note", ["a", "b"]), only, only), asking(only))
    position.choose("b")
    assert notes(position) == ["only", "only", "b", "only", "only", "only"]
    assert position.ask is None
    assert position.history == ["b"]


@pytest.mark.parametrize("keep", [True, False])
def test_a_question_that_must_not_be_skipped_is_asked_with_one_option(keep: bool) -> None:
    silent = Ask(1, "note", ["nothing"], always=True)
    position = begin(asking(silent, Ask(0, "note", ["a", "b"]), silent), keep=keep)
    assert position.ask is silent
    position.choose("nothing")
    position.pick(0)
    assert position.ask is silent
    position.pick(0)
    assert notes(position) == ["nothing", "a", "nothing"]


def test_a_question_without_an_option_is_a_mistake_in_the_rules_and_says_where() -> None:
    with pytest.raises(Stuck, match="seat 1 has no option at note"):
        begin(asking(Ask(1, "note", [])))
    position = begin(asking(Ask(0, "note", ["a", "b"]), Ask(0, "other", [])))
    with pytest.raises(Stuck, match="other"):
        position.choose("a")


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (Ask(0, "note", ("a", "b"), about=3), True),
        (Ask(0, "note", ["a", "b"], about=3, barred=[("c", "PAD-1")]), True),
        (Ask(1, "note", ["a", "b"], about=3), False),
        (Ask(0, "other", ["a", "b"], about=3), False),
        (Ask(0, "note", ["a", "b"], about=4), False),
        (Ask(0, "note", ["b", "a"], about=3), False),
        (None, False),
    ],
)
def test_questions_are_the_same_when_a_seat_cannot_tell_them_apart(other: Any, same: bool) -> None:
    assert Ask(0, "note", ["a", "b"], about=3).same_question(other) is same
