"""Who sits at a table: three kinds of seats, keys that change hands, names, remarks and chat."""

import pytest
from kernel.tiny import GAME as TINY
from people import Journal, refused

from hauntbox.table.entries import BotFailed, Chat, Chosen, Seated
from hauntbox.table.keys import HOST, INVITE, WATCH, make_key, new_id, new_secret, seat_role
from hauntbox.table.table import CHAT_KEPT, NAME_LENGTH, clean_name


def remarks(journal: Journal) -> list[tuple[str, int]]:
    return [(line.said.message, line.said.facts["seat"]) for line in journal.table.remarks]


# --- seats


def test_a_person_takes_the_first_open_seat_or_the_one_that_is_named() -> None:
    journal = Journal(TINY, "pobo")
    assert journal.table.sit(-1, "Ann") == Seated(1, "person", "Ann", key=1)
    journal.apply(journal.table.sit(3, "Bo"))
    assert [sitter.kind for sitter in journal.table.sitters] == ["person", "open", "bot", "person"]
    assert remarks(journal) == [("remark-seat-person", 4)]


def test_a_seat_that_is_not_open_is_not_given_away() -> None:
    journal = Journal(TINY, "pobp")
    for seat in (0, 2, 3, 4, 31):
        assert refused(journal.table.sit, seat, "Ann") == "taken"
    journal.apply(journal.table.sit(-1, "Ann"))
    assert refused(journal.table.sit, -1, "Bo") == "taken"


def test_a_seat_is_given_to_a_bot_or_left_open() -> None:
    journal = Journal(TINY, "pppp")
    journal.apply(journal.table.seat(2, "bot", "sharp"))
    journal.apply(journal.table.seat(3, "open", ""))
    assert [(s.kind, s.level) for s in journal.table.sitters[2:]] == [("bot", "sharp"), ("open", "")]
    assert remarks(journal) == [("remark-seat-bot", 3), ("remark-seat-open", 4)]
    for wish in ((4, "open", ""), (-1, "open", ""), (0, "bot", "wise"), (0, "person", ""), (0, "", "")):
        assert refused(journal.table.seat, *wish) == "not_allowed"


def test_setting_up_is_not_remarked() -> None:
    assert Journal(TINY, "pobp").table.remarks == []


def test_another_name_changes_neither_key_nor_log() -> None:
    journal = Journal(TINY, "pppp")
    key = journal.table.seat_key(1)
    journal.apply(journal.table.rename(1, "  Zoë\t\x07von\nB. "))
    assert journal.table.sitters[1].name == "Zoë von B."
    assert journal.table.seat_key(1) == key
    assert journal.table.remarks == []


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("", ""),
        (" \n\t ", ""),
        ("x" * 99, "x" * NAME_LENGTH),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("a\u202eb", "a b"),
        ("幽霊", "幽霊"),
    ],
)
def test_names_are_printable_and_short(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_a_bot_that_failed_makes_room_for_a_simpler_one_and_the_log_says_so() -> None:
    journal = Journal(TINY, "pppp")
    journal.apply(journal.table.seat(1, "bot", "sharp"))
    journal.apply(BotFailed(1, "gentle"))
    assert journal.table.sitters[1].level == "gentle"
    assert remarks(journal)[-1] == ("remark-bot-failed", 2)
    assert journal.table.version == 0


def test_the_log_says_when_the_clock_chose() -> None:
    journal = Journal(TINY, "pppp")
    journal.apply(Chosen(0, "plan 1", "clock"))
    assert remarks(journal) == [("remark-clock", 1)]
    assert [line.moment for line in journal.table.remarks] == [1]


# --- keys


def test_each_key_opens_one_thing() -> None:
    table = Journal(TINY, "ppob").table
    roles = [table.key(role) for role in (HOST, INVITE, WATCH)]
    seats = [table.seat_key(seat) for seat in range(4)]
    assert len({*roles, *seats}) == 7
    assert [table.role_of(key) for key in roles] == [HOST, INVITE, WATCH]
    assert [table.seat_of(key) for key in seats] == [0, 1, None, None], "an open seat and a bot's have no key that fits"
    assert all(table.role_of(key) is None for key in seats)
    assert all(table.seat_of(key) is None for key in roles)
    for wrong in ("", "x", roles[0][:-1], roles[0] + "x", "ü"):
        assert table.role_of(wrong) is None
        assert table.seat_of(wrong) is None


def test_a_key_of_another_table_opens_nothing() -> None:
    table = Journal(TINY, "pppp").table
    for role in (HOST, INVITE, WATCH, seat_role(0, 0)):
        foreign = make_key("another secret", role)
        assert table.role_of(foreign) is None
        assert table.seat_of(foreign) is None


def test_an_old_key_is_void_after_the_seat_changed_hands() -> None:
    journal = Journal(TINY, "pppp")
    table = journal.table
    first = table.seat_key(1)
    journal.apply(table.seat(1, "open", ""))
    assert table.seat_of(first) is None
    journal.apply(table.sit(1, "Bo"))
    second = table.seat_key(1)
    assert table.seat_of(first) is None
    assert table.seat_of(second) == 1
    journal.apply(table.seat(1, "bot", "gentle"))
    journal.apply(table.seat(1, "open", ""))
    journal.apply(table.sit(1, "Cy"))
    assert [table.seat_of(key) for key in (first, second, table.seat_key(1))] == [None, None, 1]


def test_secrets_cannot_be_guessed_and_do_not_repeat() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len({new_id() for _ in range(100)}) == 100
    assert len(new_secret()) >= 43
    assert len(make_key(new_secret(), HOST)) == 24, "144 bits"


# --- chat


def test_chat_keeps_the_newest_lines_and_does_not_touch_the_game() -> None:
    journal = Journal(TINY, "pppp")
    for n in range(CHAT_KEPT + 5):
        journal.apply(Chat(n % 4, f"P{n % 4}", f"line {n}", float(n)))
    assert len(journal.table.chat) == CHAT_KEPT
    assert journal.table.chat[0].text == "line 5"
    assert journal.table.chat[-1].text == f"line {CHAT_KEPT + 4}"
    assert (journal.table.version, journal.table.length) == (0, 4 + CHAT_KEPT + 5)


def test_chat_survives_taking_back_and_markup_stays_text() -> None:
    journal = Journal(TINY, "pbbb")
    journal.choose("plan 1")
    journal.apply(Chat(0, "P0", "<img src=x onerror=alert(1)>", 1.0))
    journal.undo(0, 0)
    assert [line.text for line in journal.table.chat] == ["<img src=x onerror=alert(1)>"]
