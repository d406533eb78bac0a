"""Two games that one seat cannot tell apart, each behind a table, and everything that seat is sent of both.

The twin begins with a deal that fits what the seat sees of the beginning; from then on chance gives
in it what the seat saw it give, and otherwise whatever comes. The same choices are made in both for
as long as the twin can follow; meanwhile the seat must be sent the same, byte for byte. The two part
ways where the rules turn up something hidden (`State.reveal`) and the seat sees that it is another thing.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from server.inside import Guest, breathe, furnished

from hauntbox.kernel.errors import Misfit
from hauntbox.kernel.game import Game, OptionValue
from hauntbox.kernel.position import Position, at_state, unheard
from hauntbox.kernel.rng import EVERYBODY, Rng, Tape
from hauntbox.kernel.state import State, digest
from hauntbox.kernel.view import who
from hauntbox.server import protocol
from hauntbox.server.room import Room
from hauntbox.table.entries import BOT, Chosen, Said
from hauntbox.table.keys import WATCH
from hauntbox.table.log import Heard
from hauntbox.table.table import Setup, Table

Beginning = Callable[[], State]
Swap = Callable[[int, str, Any], Any]
"""What a seat chooses in the twin, by its prompt and what it chose in the other game."""
DEALS = 6
"""The best of so many deals is taken: the one that follows longest."""

SHORT: Final[dict[str, dict[str, OptionValue]]] = {"hilltop": {"max_explore_rounds": "4", "max_rounds": "6"}}
"""Options of games that would be long: they come to their secrets soon."""


class Behind(Table):
    """A table whose game begins with a given state."""

    def __init__(self, setup: Setup, game: Game, beginning: Beginning) -> None:
        self.beginning = beginning
        super().__init__(setup, game)

    def _begin(self) -> Position:
        return self._at(True, unheard)

    def _at(self, keep: bool, ears: Any) -> Position:
        setup = self.setup
        return at_state(self.game, self.beginning(), setup.seats, setup.seed, setup.options, keep, ears)

    def _replayed(self, history: Sequence[Any], heard: Heard | None = None) -> Position:
        position = self._at(False, heard.hear if heard is not None else None)
        for moment, value in enumerate(history, 1):
            if heard is not None:
                heard.position = position
                heard.moment = moment
            position.choose(value)
        return position


class Match(NamedTuple):
    """A game and its twin: how each begins, and the choices that can be made in both."""

    setup: Setup
    beginnings: tuple[Beginning, Beginning]
    choices: tuple[list[Any], list[Any]]


def same(seat: int, prompt: str, value: Any) -> Any:
    return value


def matched(game: Game, seats: int, seed: int, seat: int | None, swap: Swap = same) -> Match:
    """A random game, and the twin of it for a seat (None: for spectators) that follows it longest."""
    options = game.check_setup(seats, SHORT.get(game.id, {}))
    setup = Setup("table", game.id, seats, seed, options, "the same secret")

    def beginning() -> State:
        return game.start(seats, setup.options, game.rng(seed))

    values, asked, shown, chance = played(game, setup, beginning(), seat)
    feed = [value if knows(mask, seat) else None for value, mask in chance]
    best: tuple[list[Any], Beginning] | None = None
    for number in range(DEALS):
        dealt = game.deal(game.view(beginning(), seat), seat, Rng(seed * 100 + number))
        dealt.rng.tape = Tape(feed)
        follows = follow(game, setup, dealt.copy(), values, asked, shown, seat, swap)
        if best is None or len(follows) > len(best[0]):
            best = (follows, dealt.copy)
    assert best is not None
    return Match(setup, (beginning, best[1]), (values[: len(best[0])], best[0]))


def knows(mask: int, seat: int | None) -> bool:
    return mask == EVERYBODY or (seat is not None and bool(mask >> seat & 1))


def played(
    game: Game, setup: Setup, state: State, seat: int | None
) -> tuple[list[Any], list[Any], list[str], list[tuple[int, int]]]:
    """Random choices to the end, the question each answered, what each turned up, and everything that chance gave."""
    state.rng.tape = Tape()
    position = at_state(game, state, setup.seats, setup.seed, setup.options, keep=False)
    rng = Rng(setup.seed)
    asked: list[Any] = []
    shown: list[str] = []
    while (ask := position.ask) is not None:
        asked.append(ask)
        reveals = state.reveals
        position.pick(rng.below(len(ask.options)))
        shown.append(turned_up(position, reveals, seat))
    return list(position.history), asked, shown, state.rng.tape.log


def turned_up(position: Position, reveals: int, seat: int | None) -> str:
    """What the seat sees when something hidden has been turned up since then; "" when nothing has."""
    state = position.state
    return digest(position.game.view(state, seat)) if state.reveals != reveals else ""


def follow(
    game: Game,
    setup: Setup,
    state: State,
    values: list[Any],
    asked: list[Any],
    shown: list[str],
    seat: int | None,
    swap: Swap,
) -> list[Any]:
    """The choices that can be made in the twin too, before the seat could see any difference by the rules."""
    made: list[Any] = []
    try:
        position = at_state(game, state, setup.seats, setup.seed, setup.options, keep=False)
        for value, ask, sight in zip(values, asked, shown, strict=True):
            there = position.ask
            if who(there) != who(ask) or (ask.seat == seat and not ask.same_question(there)):
                break
            value = swap(ask.seat, ask.prompt, value)
            if there is None or value not in there.options:
                break
            reveals = position.state.reveals
            position.choose(value)
            made.append(value)
            if turned_up(position, reveals, seat) != sight:
                break
    except Misfit:
        pass
    return made[:-1]  # after the last one the questions may differ


# --- what the seat is sent


async def witnessed(table: Table, values: list[Any], seat: int | None) -> list[str]:
    """Everything that a seat (None: a spectator) is sent while these choices are made, and things beside."""
    room, _ = furnished(table)
    key = table.seat_key(seat) if seat is not None else table.key(WATCH)
    guest = Guest()
    await room.hall.enter(guest.client, protocol.Hello("table", key))
    for number, value in enumerate(values):
        ask = table.position.ask
        assert ask is not None
        text = table.game.text(ask, value)
        if ask.seat == seat:
            await room.handle(guest.client, protocol.Choose(table.version, text))
            await back_and_forth(room, guest, seat)
        else:
            why = Said("why", {"secret": digest(table.position.state)}) if table.game.secrets else None
            await room.commit(Chosen(ask.seat, text, BOT, why))
        if number % 7 == 0:
            await look_around(room, guest, key)
    if table.moment and seat is not None:
        await beg(room, guest, seat)
    await breathe()
    guest.writer.cancel()
    return guest.ear.texts


async def back_and_forth(room: Room, guest: Guest, seat: int) -> None:
    """Takes the last choice back and makes it again, where that is free."""
    table = room.table
    if table.free_moment(seat) < table.moment:
        await room.handle(guest.client, protocol.Undo(table.version, table.moment - 1))
        await room.handle(guest.client, protocol.Redo(table.version))


async def look_around(room: Room, guest: Guest, key: str) -> None:
    """An earlier moment, a welcome for a second socket, and a fresh one after a mistake."""
    table = room.table
    await room.handle(guest.client, protocol.Look(table.moment // 2))
    await room.handle(guest.client, protocol.Look(table.moment))
    second = Guest()
    await room.hall.enter(second.client, protocol.Hello("table", key))
    await breathe()
    second.writer.cancel()
    await room.leave(second.client)
    guest.ear.texts += second.ear.texts
    room.welcome(guest.client)
    await breathe()


async def beg(room: Room, guest: Guest, seat: int) -> None:
    """Asks to go back to the beginning; everybody agrees."""
    table = room.table
    if seat not in [by for by, _ in table.position.by]:
        return
    await room.handle(guest.client, protocol.Undo(table.version, 10_000))
    while table.request is not None:
        other = Guest(table.request.waiting[0])
        await room.handle(other.client, protocol.Vote(table.version, True))
        other.writer.cancel()
