"""A table is its set-up plus its journal: the log, the records and everything else follow from it."""

import pytest
from kernel.tiny import GAME as TINY
from people import Journal

from hauntbox.box import find_game
from hauntbox.kernel.game import Game
from hauntbox.kernel.record import read_record
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.state import digest
from hauntbox.table.entries import BotFailed, Chat, Chosen, Said, Seated, TakenBack, decode_entry, encode_entry
from hauntbox.table.log import Line
from hauntbox.table.table import Refusal, Request

CELLAR, WIDOW = find_game("cellar"), find_game("widow")
EVERYBODY = (None, 0, 1, 2, 3)


class Listener:
    """Somebody at a table from the beginning, who keeps the lines as they come."""

    def __init__(self, journal: Journal, seat: int | None) -> None:
        self.seat = seat
        self.lines: list[Line] = journal.table.log(seat)

    def hear(self, journal: Journal) -> None:
        table, entry = journal.table, journal.entries[-1]
        back = isinstance(entry, TakenBack)
        if back:
            self.lines = [line for line in self.lines if line.moment <= table.moment]
        self.lines += table.fresh if back or not isinstance(entry, Chosen) else table.fresh_lines(self.seat)


def act(journal: Journal, rng: Rng, why: bool) -> None:
    """Something that may happen at a table: mostly a choice, sometimes anything else."""
    table = journal.table
    ask = table.position.ask
    assert ask is not None
    seat, dice = ask.seat, rng.below(20)
    if dice < 2:
        wish = table.undo(rng.below(4), rng.below(table.moment + 1))
        journal.apply(TakenBack(wish.by, wish.moment, free=False) if isinstance(wish, Request) else wish)
    elif dice == 2:
        journal.apply(table.redo(seat))
    elif dice == 3:
        journal.apply(table.seat(rng.below(4), "bot" if rng.below(2) else "open", "gentle"))
    elif dice == 4:
        journal.apply(table.sit(-1, "somebody"))
    elif dice == 5:
        journal.apply(Chat(seat, "P", "hm", 1.5))
    elif dice == 6:
        journal.apply(BotFailed(seat, "gentle"))
    else:
        text = table.game.text(ask, ask.options[rng.below(len(ask.options))])
        by = ("person", "bot", "clock")[rng.below(3)]
        journal.apply(table.choose(seat, text, by, Said("why-best", {"points": dice}) if why else None))


def lively(game: Game, seed: int, steps: int, why: bool = False, listeners: tuple[Listener, ...] = ()) -> Journal:
    """A table at which many things happened."""
    journal = Journal(game, "pppp", seed)
    return more(journal, seed, steps, why, listeners)


def more(journal: Journal, seed: int, steps: int, why: bool, listeners: tuple[Listener, ...]) -> Journal:
    rng = Rng(seed)
    for _ in range(steps):
        if journal.table.over:
            break
        try:
            act(journal, rng, why)
        except Refusal:
            continue
        for listener in listeners:
            listener.hear(journal)
    return journal


@pytest.mark.parametrize("entry", [
    Chosen(3, "r2 «ü»", "bot", Said("why", {"points": 1.5, "names": ["a", "b"]})),
    Chosen(0, "x"),
    TakenBack(1, 0, free=False),
    Seated(2, "person", "幽霊", key=7),
    BotFailed(0, "gentle"),
    Chat(-1, "", "\x00 <b>\u2028", 12.25),
])  # fmt: skip
def test_entries_come_back_as_they_were_written(entry: object) -> None:
    assert decode_entry(encode_entry(entry)) == entry


@pytest.mark.parametrize("game", [TINY, CELLAR, WIDOW], ids=lambda game: game.id)
def test_a_loaded_table_equals_the_one_that_was_played(game: Game) -> None:
    kinds = set()
    for seed in range(6):
        journal = lively(game, seed, 60, why=True)
        table, again = journal.table, journal.loaded()
        kinds |= {type(entry).__name__ for entry in journal.entries}
        assert digest(again.position.state) == digest(table.position.state)
        assert again.sitters == table.sitters
        assert (again.version, again.length, again.moment) == (table.version, table.length, table.moment)
        assert (again.chosen, again.undone, again.chat) == (table.chosen, table.undone, table.chat)
        for seat in EVERYBODY:
            assert again.log(seat) == table.log(seat)
            assert again.free_moment(seat) == table.free_moment(seat)
        read = read_record(table.record(), lambda name: game)
        assert digest(read.state) == digest(table.position.state)
    assert kinds == {"Chosen", "TakenBack", "Seated", "BotFailed", "Chat"}


@pytest.mark.parametrize(("game", "why"), [(TINY, False), (WIDOW, True)], ids=["tiny", "widow"])
def test_the_log_is_what_was_heard_live(game: Game, why: bool) -> None:
    heard = 0
    for seed in range(6):
        journal = Journal(game, "pppp", seed)
        listeners = tuple(Listener(journal, seat) for seat in EVERYBODY)
        more(journal, seed, 60, why, listeners)
        for listener in listeners:
            assert listener.lines == journal.table.log(listener.seat)
            heard += len(listener.lines)
    assert heard > 300


def test_a_line_for_one_seat_is_in_no_other_log() -> None:
    table = Journal(TINY, "pppp").table
    assert "event-drew" in [line.said.message for line in table.log(0)]
    for other in (None, 1, 2, 3):
        assert "event-drew" not in [line.said.message for line in table.log(other)]


# --- why a bot chose


def reasons(lines: list[Line]) -> list[tuple[int, int]]:
    return [(line.moment, line.seat) for line in lines if line.said.message == "why-best"]


def test_reasons_of_bots_show_at_once_where_there_are_no_secrets() -> None:
    journal = Journal(WIDOW, "pppp")
    ask = journal.table.position.ask
    assert ask is not None
    text = WIDOW.text(ask, ask.options[0])
    journal.apply(journal.table.choose(ask.seat, text, "bot", Said("why-best", {})))
    for seat in EVERYBODY:
        assert reasons(journal.table.fresh_lines(seat)) == [(1, ask.seat)]
        assert reasons(journal.table.log(seat)) == [(1, ask.seat)]


def test_reasons_of_bots_stay_hidden_in_a_game_with_secrets_until_it_is_over() -> None:
    journal = Journal(TINY, "bbbb", options={"short": True})
    table = journal.table
    while (ask := table.position.ask) is not None:
        for seat in EVERYBODY:
            assert reasons(table.fresh_lines(seat) + table.log(seat)) == []
        journal.apply(table.choose(ask.seat, TINY.text(ask, ask.options[0]), "bot", Said("why-best", {})))
    for seat in EVERYBODY:
        assert reasons(table.log(seat)) == [(i + 1, chosen.seat) for i, chosen in enumerate(table.chosen)]
