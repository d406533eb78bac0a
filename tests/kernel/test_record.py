"""Records: a game as text, and what every kind of damage to it is called."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernel import tiny
from kernel.tiny import play, play_on

from hauntbox.kernel.errors import BadRecord, BadSetup
from hauntbox.kernel.game import Game
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.record import parse_option, read_record, write_record
from hauntbox.kernel.state import digest


def find_game(name: str) -> Game:
    if name != "tiny":
        raise BadSetup(f"there is no game '{name}'")
    return tiny.GAME


def read(text: str) -> Position:
    return read_record(text, find_game)


def short_game() -> str:
    """A whole game of two turns; line 7 is the end of its head."""
    position = play("", seed=11, short=True)
    play_on(position, 2)
    assert position.ask is None
    return write_record(position)


def changed(number: int, line: str | None) -> str:
    """The record with one line (counted from 1) replaced, or left out."""
    lines = short_game().splitlines()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


# --- writing and reading


def test_a_record_reads_like_the_game() -> None:
    text = write_record(play("plan 2, keep, seat 3, no", seed=7, mood="wild"))
    assert re.fullmatch(
        "hauntbox record 1\n"
        "game tiny revision 3\n"
        "seats 4\n"
        "seed 7\n"
        "option short off\n"
        "option mood wild\n"
        "--\n"
        "0 plan 2\n"
        "0 keep\n"
        "0 seat 3\n"
        "3 no\n"
        "(= turn 2 [0-9a-f]{12}\n)?",
        text,
    )


def test_a_whole_game_ends_with_its_ending_and_has_a_hash_for_each_turn() -> None:
    lines = short_game().splitlines()
    assert [line.split()[1] for line in lines if line.startswith("=")] == ["turn", "end"]
    assert re.fullmatch("= end peace [0-9a-f]{12}", lines[-1])


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**64), st.integers(0, 60))
def test_reading_a_record_gives_the_position_back(seed: int, count: int) -> None:
    position = new_game(tiny.GAME, 4, seed)
    play_on(position, seed, count)
    again = read(write_record(position))
    assert digest(again.state) == digest(position.state)
    assert again.history == position.history
    assert again.seed == seed
    assert write_record(again) == write_record(position)


def test_a_position_that_was_read_can_be_undone_copied_and_played_on() -> None:
    position = play("plan 1, keep")
    again = read(write_record(position))
    assert again.undo() == position.undo()
    assert play_on(again.copy(), 5) == play_on(position, 5)


def test_a_lean_reading_gives_the_same_state() -> None:
    text = short_game()
    assert digest(read_record(text, find_game, keep=False).state) == digest(read(text).state)


# --- damage


def test_the_untouched_record_is_fine() -> None:
    assert read(short_game()).ask is None


@pytest.mark.parametrize(
    ("number", "line", "complaint"),
    [
        (1, "hauntbox record 2", "line 1: this is not a record"),
        (2, "game tiny revision 2", "line 2: .* revision '2', this is revision 3"),
        (2, "game tiny", "line 2: .* revision '', this is revision 3"),
        (2, "game chess revision 3", "line 2: there is no game 'chess'"),
        (2, None, "line 4: 'option short on' has no meaning here"),
        (3, "seats 5", "line 7: tiny: seats must be 4 to 4, not 5"),
        (3, "seats four", "line 3: 'four' is not a number"),
        (3, None, "line 6: the head must name game, seats and seed"),
        (4, "seed", "line 4: '' is not a number"),
        (4, "seats 4", "line 4: 'seats 4' has no meaning here"),
        (5, "option short maybe", "line 5: .*short must be one of off, on, not 'maybe'"),
        (5, "option colour red", "line 5: .*no option 'colour'"),
        (5, "weather fair", "line 5: 'weather fair' has no meaning here"),
        (7, None, "has no end"),
        (8, "0 plan 3", "line 8: 'plan 3' is not offered at plan"),
        (8, "1 plan 1", "line 8: seat 1 chooses, but seat 0 is asked .plan."),
        (8, "plan 1", "line 8: seat plan chooses"),
        (8, "", "line 8: seat  chooses"),
        (8, "= turn 1 000000000000", "line 8: the record says '= turn 1 0+', the game is at '= turn 1"),
        (8, None, "line 8: '.*' is not offered at plan"),
    ],
)
def test_damage_is_named_with_its_line(number: int, line: str | None, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        read(changed(number, line))


def test_a_wrong_hash_is_found_at_its_line() -> None:
    lines = short_game().splitlines()
    for number, line in enumerate(lines, 1):
        if line.startswith("="):
            wrong = line[:-1] + ("0" if line[-1] != "0" else "1")
            with pytest.raises(BadRecord, match=f"line {number}: the record says"):
                read(changed(number, wrong))


def test_a_wrong_ending_is_found() -> None:
    text = short_game().replace("= end peace", "= end fallen")
    with pytest.raises(BadRecord, match="the record says '= end fallen"):
        read(text)


def test_a_seed_that_was_changed_does_not_replay() -> None:
    with pytest.raises(BadRecord, match=r"line \d+:"):
        read(changed(4, "seed 12"))


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    text = short_game()
    with pytest.raises(BadRecord, match=f"line {len(text.splitlines()) + 1}: the game is over"):
        read(text + "0 plan 1\n")


@pytest.mark.parametrize("text", ["", "\n", "hello", "hauntbox record 1", "\x00\x01"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="line"):
        read(text)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**6), st.text(max_size=12))
def test_any_damage_gives_a_clear_refusal_or_the_same_game(at: int, patch: str) -> None:
    text = short_game()
    at %= len(text)
    complaint = refusal(text[:at] + patch + text[at + len(patch) :])
    assert complaint == "" or re.fullmatch(r"line \d+: .+", complaint)


def refusal(text: str) -> str:
    """Why a record is refused; nothing when it is not."""
    try:
        read(text)
    except BadRecord as error:
        return str(error)
    return ""


def test_options_are_read_as_they_are_written() -> None:
    assert parse_option(tiny.GAME, "short", "on") is True
    assert parse_option(tiny.GAME, "mood", "wild") == "wild"
    with pytest.raises(BadSetup, match="no option"):
        parse_option(tiny.GAME, "size", "on")
