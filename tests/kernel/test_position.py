"""Positions: choosing, copying, undoing, and the agenda."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel import tiny
from kernel.pad import Pad, begin, notes
from kernel.tiny import Tiny, of, play, play_on

from hauntbox.kernel.ask import Ask, Rule
from hauntbox.kernel.errors import BadSetup, HauntboxError, IllegalChoice, NothingToUndo
from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.state import digest

seeds = st.integers(0, 2**32 - 1)
counts = st.integers(0, 40)


def tiny_after(seed: int, count: int, keep: bool = True) -> Position:
    position = new_game(tiny.GAME, 4, seed, keep=keep)
    play_on(position, seed, count)
    return position


def same(one: Position, other: Position) -> bool:
    return (
        digest(one.state) == digest(other.state)
        and one.history == other.history
        and (one.ask.same_question(other.ask) if one.ask is not None else other.ask is None)
    )


# --- choosing


def test_a_choice_is_made_by_value_by_index_or_by_its_notation() -> None:
    by_value, by_index, by_text = play(""), play(""), play("")
    by_value.choose(2)
    by_index.pick(1)
    by_text.choose_text("plan 2")
    assert by_value.history == by_index.history == by_text.history == [2]
    assert same(by_value, by_index)
    assert same(by_value, by_text)


def test_what_is_not_offered_is_refused_by_name_and_changes_nothing() -> None:
    position = play("")
    before = digest(position.state)
    with pytest.raises(IllegalChoice, match="'7' is not offered at plan"):
        position.choose(7)
    with pytest.raises(IllegalChoice, match="'plan 7' is not offered at plan"):
        position.choose_text("plan 7")
    assert digest(position.state) == before
    assert position.history == []
    position.choose(1)


def test_after_the_end_there_is_nothing_to_choose() -> None:
    position = tiny_after(1, 1000)
    assert position.outcome is not None
    with pytest.raises(IllegalChoice, match="the game is over"):
        position.choose(1)
    with pytest.raises(IllegalChoice, match="the game is over"):
        position.choose_text("plan 1")


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (3, {}, "seats must be 4 to 4, not 3"),
        (4, {"colour": "red"}, "no option 'colour' .there are: short, mood"),
        (4, {"mood": "grim"}, "option mood must be one of calm, wild, not grim"),
        (4, {"short": "on"}, "option short must be one of False, True, not on"),
    ],
)
def test_a_set_up_that_does_not_exist_is_refused(seats: int, options: Any, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        new_game(tiny.GAME, seats, 1, options)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert same(tiny_after(4, 30), tiny_after(4, 30))
    assert not same(tiny_after(4, 30), tiny_after(5, 30))


# --- the things that games need: a re-roll, a reaction, shared-out damage


def test_a_re_roll_comes_after_seeing_the_roll_and_keeps_the_other_die() -> None:
    position = play("plan 1")
    first = of(position.state).dice.faces
    assert position.ask is not None
    assert (position.ask.prompt, position.ask.about) == ("reroll", first)
    position.choose_text("die 2")
    assert of(position.state).dice.faces[0] == first[0]


def test_another_seat_answers_in_the_middle_of_a_turn() -> None:
    position = play("plan 1, keep, seat 3")
    assert position.ask is not None
    assert (position.ask.seat, position.ask.prompt) == (3, "shield")


def test_the_victim_shares_the_damage_out_point_by_point() -> None:
    seed = next(seed for seed in range(100) if of(play("plan 1, keep", seed).state).dice.successes(4) == 2)
    position = play("plan 1, keep, seat 3, no, wits, might", seed)
    g = of(position.state)
    assert (g.might[3], g.wits[3]) == (4, 4)
    assert position.ask is not None
    assert position.ask.seat == 1


# --- the agenda


def test_steps_are_taken_from_the_top_and_a_step_may_put_others_there() -> None:
    def first(g: Pad) -> None:
        g.notes.append("first")
        g.then(note, "later")
        g.then(note, "sooner")

    def last(g: Pad) -> Rule[None]:
        g.notes.append((yield Ask(0, "note", ["a", "b"])))

    def note(g: Pad, text: str) -> None:
        g.notes.append(text)

    position = begin(first, last)
    assert notes(position) == ["first", "sooner", "later"]
    position.choose("b")
    assert notes(position) == ["first", "sooner", "later", "b"]
    assert position.ask is None


def test_a_rule_may_wait_inside_another_and_gives_back_what_was_decided() -> None:
    def outer(g: Pad) -> Rule[None]:
        g.notes.append((yield from inner(g)) + (yield from inner(g)))

    def inner(g: Pad) -> Rule[str]:
        one: str = yield Ask(0, "note", ["a", "b"])
        other: str = yield Ask(1, "note", ["c", "d"])
        return one + other

    position = begin(outer)
    for value in "adbc":
        twin = position.copy()
        twin.choose(value)
        position.choose(value)
        assert same(twin, position)
    assert notes(position) == ["adbc"]


def test_a_rule_that_ends_without_asking_is_one_more_step() -> None:
    def silent(g: Pad) -> Rule[None]:
        g.notes.append("silent")
        yield from ()

    position = begin(silent, silent)
    assert notes(position) == ["silent", "silent"]
    assert position.ask is None


# --- copies


@settings(max_examples=40, deadline=None)
@given(seeds, counts, seeds)
def test_a_copy_is_equal_and_goes_on_equally(seed: int, count: int, future: int) -> None:
    position = tiny_after(seed, count)
    twin = position.copy()
    assert same(position, twin)
    assert play_on(position, future) == play_on(twin, future)
    assert same(position, twin)


@settings(max_examples=25, deadline=None)
@given(seeds, counts, seeds)
def test_a_copy_lives_on_its_own(seed: int, count: int, future: int) -> None:
    position = tiny_after(seed, count)
    before = digest(position.state)
    play_on(position.copy(), future)
    play_on(position.copy(keep=False), future)
    assert digest(position.state) == before
    assert same(position, position.copy())


def test_a_copy_can_be_undone_like_its_original() -> None:
    position = play("plan 1, keep")
    twin = position.copy()
    assert twin.undo() == position.undo() == ()
    assert same(position, twin)


@settings(max_examples=25, deadline=None)
@given(seeds, counts)
def test_a_lean_position_plays_the_same_game(seed: int, count: int) -> None:
    assert same(tiny_after(seed, count), tiny_after(seed, count, keep=False))


def test_a_lean_position_can_be_neither_copied_nor_undone() -> None:
    position = tiny_after(1, 3, keep=False)
    with pytest.raises(HauntboxError, match="lean"):
        position.copy()
    with pytest.raises(NothingToUndo):
        position.undo()


# --- undo


@settings(max_examples=40, deadline=None)
@given(seeds, counts)
def test_undo_takes_back_a_choice_or_says_that_it_stands(seed: int, count: int) -> None:
    position = tiny_after(seed, count)
    if position.ask is None:
        return
    before = position.copy()
    value = position.ask.options[-1]
    position.choose(value)
    after = digest(position.state)
    try:
        assert position.undo() == value
    except NothingToUndo:
        assert digest(position.state) == after
        return
    assert same(position, before)
    position.choose(value)
    assert digest(position.state) == after


def test_several_choices_of_a_seat_are_taken_back_one_by_one_over_steps() -> None:
    def step(g: Pad) -> Rule[None]:
        g.notes.append((yield Ask(0, "note", ["a", "b"])))

    position = begin(step, step, step)
    states = [digest(position.state)]
    for value in "aba":
        position.choose(value)
        states.append(digest(position.state))
    for value in "aba":
        states.pop()
        assert position.undo() == value
        assert digest(position.state) == states[-1]
    with pytest.raises(NothingToUndo, match="no choice to take back"):
        position.undo()


def test_a_choice_that_brought_chance_stands() -> None:
    position = play("plan 1")
    with pytest.raises(NothingToUndo, match="showed something new"):
        position.undo()


def test_a_choice_that_revealed_something_stands() -> None:
    def show(g: Pad) -> Rule[None]:
        if (yield Ask(0, "note", ["look", "leave"])) == "look":
            g.reveal()
        yield Ask(0, "note", ["a", "b"])

    position = begin(show)
    position.choose("leave")
    position.undo()
    position.choose("look")
    position.choose("a")
    position.undo()
    with pytest.raises(NothingToUndo):
        position.undo()


def test_after_another_seat_has_acted_ones_own_choice_stands() -> None:
    def talk(g: Pad) -> Rule[None]:
        g.notes.append((yield Ask(0, "note", ["a", "b"])))
        g.notes.append((yield Ask(1, "note", ["c", "d"])))
        g.notes.append((yield Ask(1, "note", ["e", "f"])))

    position = begin(talk)
    position.choose("a")
    assert position.copy().undo() == "a"
    position.choose("c")
    assert position.undo() == "c"
    with pytest.raises(NothingToUndo):
        position.undo()


def test_undone_choices_leave_room_for_others() -> None:
    position = play("plan 1, keep, seat 3")
    position.undo()
    position.choose_text("seat 1")
    assert position.ask is not None
    assert position.ask.seat == 1
    assert [position.game.id, len(position.history)] == ["tiny", 3]


# --- events


def test_events_reach_the_listener_once_and_replays_are_silent() -> None:
    heard: list[Event] = []
    position = new_game(tiny.GAME, 4, 1, ears=heard.append)
    position.choose_text("plan 2")
    told = [event.kind for event in heard]
    assert told == ["turn", "drew"]
    position.copy()
    position.choose_text("keep")
    position.undo()
    assert [event.kind for event in heard] == told
    play_on(position, 3)
    assert len(heard) > len(told)


def test_an_event_is_visible_to_those_who_may_see_it() -> None:
    heard: list[Event] = []
    new_game(tiny.GAME, 4, 1, ears=heard.append)
    drew = heard[-1]
    assert drew.kind == "drew"
    assert [drew.visible_to(seat) for seat in (0, 1, None)] == [True, False, False]
    assert all(heard[0].visible_to(seat) for seat in (0, 3, None))


def test_nobody_listens_to_a_copy() -> None:
    heard: list[Event] = []
    position = new_game(tiny.GAME, 4, 1, ears=heard.append)
    play_on(position, 1, 5)
    count = len(heard)
    play_on(position.copy(), 1)
    assert len(heard) == count
    assert isinstance(position.state, Tiny)
