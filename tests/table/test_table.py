"""A table without I/O: choosing, taking back, sitting down and getting up, and what is written of it.

The tiny game: seat 0 makes a plan (then dice fall: something new shows), rolls again or keeps
(nothing new), strikes a seat, which answers.
"""

from kernel.tiny import GAME as TINY
from people import Journal, refused

from hauntbox.box import find_game
from hauntbox.kernel.record import read_record
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import digest
from hauntbox.table.entries import Chosen, TakenBack
from hauntbox.table.table import Request

CELLAR = find_game("cellar")


def struck(seats: str = "pppp") -> Journal:
    """Seat 0 has planned, kept its dice and struck seat 1, which is asked for a shield."""
    journal = Journal(TINY, seats)
    journal.choose("plan 1", "keep", "seat 1")
    assert journal.table.asked == 1
    return journal


# --- choosing


def test_a_choice_changes_the_game_and_counts() -> None:
    journal = Journal(TINY, "pppp")
    assert (journal.table.version, journal.table.moment, journal.table.length) == (0, 0, 4)
    journal.choose("plan 2")
    assert (journal.table.version, journal.table.moment, journal.table.length) == (1, 1, 5)
    assert journal.entries[-1] == Chosen(0, "plan 2")


def test_only_who_is_asked_chooses_and_only_what_is_offered() -> None:
    table = Journal(TINY, "pppp").table
    assert refused(table.choose, 1, "plan 1") == "not_your_turn"
    assert refused(table.choose, 0, "plan 3") == "not_offered"
    assert refused(table.choose, 0, "") == "not_offered"
    assert table.version == 0


def test_a_game_that_is_over_takes_no_choice() -> None:
    journal = Journal(TINY, "pppp", options={"short": True})
    while not journal.table.over:
        ask = journal.table.position.ask
        assert ask is not None
        journal.choose(TINY.text(ask, ask.options[0]))
    assert refused(journal.table.choose, 0, "plan 1") == "over"
    assert read_record(journal.table.record(), lambda name: TINY).outcome is not None


# --- taking back


def test_what_showed_nothing_new_is_taken_back_at_once() -> None:
    journal = struck()
    assert journal.table.free_moment(0) == 1
    assert journal.table.undo(0, 2) == TakenBack(0, 2, free=True)
    journal.undo(0, 1)
    assert (journal.table.moment, journal.table.version, journal.table.asked) == (1, 4, 0)
    assert journal.table.remarks == []


def test_what_was_taken_back_is_made_again_in_its_order() -> None:
    journal = struck()
    before = digest(journal.table.position.state)
    journal.undo(0, 1)
    assert journal.table.can_redo(0)
    assert not journal.table.can_redo(1)
    assert refused(journal.table.redo, 1) == "nothing_to_redo"
    journal.apply(journal.table.redo(0))
    journal.apply(journal.table.redo(0))
    assert [chosen.text for chosen in journal.table.chosen] == ["plan 1", "keep", "seat 1"]
    assert digest(journal.table.position.state) == before
    assert refused(journal.table.redo, 0) == "nothing_to_redo"


def test_taken_back_twice_in_a_row_is_made_again_from_the_earliest() -> None:
    journal = struck()
    journal.undo(0, 2)
    journal.undo(0, 1)
    assert journal.table.redo(0).text == "keep"


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    journal = struck()
    journal.undo(0, 2)
    journal.choose("seat 3")
    assert not journal.table.undone
    assert refused(journal.table.redo, 0) == "nothing_to_redo"


def test_others_cannot_take_back_for_a_seat_and_before_the_first_choice_there_is_nothing() -> None:
    journal = struck()
    assert refused(journal.table.undo, 1, 3) == "nothing_to_undo"
    assert refused(Journal(TINY, "pppp").table.undo, 0, 0) == "nothing_to_undo"


def test_after_another_seat_has_acted_going_back_needs_consent() -> None:
    journal = struck()
    journal.choose("no")
    assert journal.table.free_moment(0) == journal.table.moment
    wish = journal.table.undo(0, journal.table.moment)
    assert wish == Request(0, 2, [1, 2, 3])


def test_undo_goes_back_to_the_own_last_choice_at_or_before_the_moment() -> None:
    journal = struck("pbbb")
    journal.choose("no")
    for moment, own in ((0, 0), (1, 1), (2, 2), (3, 2), (4, 2), (999, 2)):
        wish = journal.table.undo(0, moment)
        assert isinstance(wish, TakenBack)
        assert wish.moment == own


def test_past_something_new_all_other_people_must_agree() -> None:
    journal = struck("ppbp")
    table = journal.table
    wish = table.undo(0, 0)
    assert wish == Request(0, 0, [1, 3])
    table.request = wish
    assert table.vote(3, True) is None
    assert table.request is not None
    assert table.request.waiting == [1]
    granted = table.vote(1, True)
    assert granted == TakenBack(0, 0, free=False)
    journal.apply(granted)
    assert (table.moment, table.version, table.request) == (0, 4, None)
    assert [line.said.message for line in table.remarks] == ["remark-taken-back"]
    assert refused(table.redo, 0) == "nothing_to_redo"


def test_one_no_is_enough() -> None:
    table = struck().table
    wish = table.undo(0, 0)
    assert isinstance(wish, Request)
    table.request = wish
    assert table.vote(1, True) is None
    assert table.vote(2, False) is None
    assert table.request is None
    assert (table.moment, table.version) == (3, 3)
    assert refused(table.vote, 3, True) == "not_allowed"


def test_nobody_votes_twice_nor_uninvited() -> None:
    table = struck("ppop").table
    assert refused(table.vote, 1, True) == "not_allowed"
    table.request = Request(0, 0, [1, 3])
    table.vote(1, True)
    for seat in (0, 1, 2):
        assert refused(table.vote, seat, True) == "not_allowed"
    assert refused(table.undo, 1, 3) == "nothing_to_undo"


def test_one_question_at_a_time() -> None:
    journal = struck()
    journal.choose("no")
    wish = journal.table.undo(0, 0)
    assert isinstance(wish, Request)
    journal.table.request = wish
    assert refused(journal.table.undo, 0, 0) == "busy"


def test_who_plays_with_bots_alone_asks_nobody() -> None:
    journal = struck("pbob")
    assert journal.table.undo(0, 0) == TakenBack(0, 0, free=False)


def test_chance_stays_the_same_when_choices_are_taken_back() -> None:
    journal = struck("pbbb")
    before = digest(journal.table.position.state)
    journal.undo(0, 0)
    journal.choose("plan 1", "keep", "seat 1")
    assert digest(journal.table.position.state) == before


def test_a_choice_or_a_change_of_seats_ends_the_open_question() -> None:
    for change in ("choose", "seat"):
        journal = struck()
        journal.table.request = Request(0, 0, [1, 2, 3])
        if change == "choose":
            journal.choose("no")
        else:
            journal.apply(journal.table.seat(2, "bot", "gentle"))
        assert journal.table.request is None


def test_a_change_of_a_seat_that_was_not_asked_leaves_the_question_open() -> None:
    journal = struck("ppbb")
    journal.table.request = Request(0, 0, [1])
    journal.apply(journal.table.seat(3, "open", ""))
    assert journal.table.request == Request(0, 0, [1])


def test_a_choice_is_final_where_other_people_would_have_to_be_asked() -> None:
    plan, keep, strike = Chosen(0, "plan 1"), Chosen(0, "keep"), Chosen(0, "seat 1")
    people, alone = Journal(TINY, "ppbb"), Journal(TINY, "pbob")
    assert people.table.is_final(plan)
    assert not alone.table.is_final(plan)
    people.choose("plan 1")
    assert not people.table.is_final(keep)
    people.choose("keep")
    assert people.table.is_final(strike), "then it is another seat's turn"
    assert people.table.moment == 2, "looking ahead changes nothing"


# --- what is seen


def test_a_moment_looks_as_it_did_then_and_asks_nothing() -> None:
    journal = Journal(CELLAR, "pppp", seed=5)
    rng = Rng(1)
    seen = [journal.table.scene(0)]
    for _ in range(12):
        journal.choose_any(rng)
        seen.append(journal.table.scene(0))
    assert seen[0].question is not None
    assert len({scene.pieces for scene in seen}) > 1
    for moment, scene in enumerate(seen):
        assert journal.table.scene_at(moment, 0) == scene._replace(question=None)


def test_only_the_asked_seat_sees_the_question() -> None:
    table = Journal(CELLAR, "pppp").table
    assert table.scene(0).question is not None
    assert table.scene(1).question is None
    assert table.scene(None).question is None
    assert table.scene(None).asked == 0
