"""People and bots at a table: who sits where, what they choose, what they take back. No I/O.

A table is its set-up plus the entries of its journal. Each wish is first checked (it gives an
entry or raises a `Refusal`), then the entry is applied; loading a table applies the same
entries again. The version counts what changed the game (choices, and choices taken back),
the length all entries.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from hauntbox.kernel.errors import IllegalChoice
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.position import Position, new_game, unheard
from hauntbox.kernel.record import write_record
from hauntbox.kernel.scene import Scene
from hauntbox.table.entries import BOT, OPEN, PERSON, AnyEntry, BotFailed, Chat, Chosen, Said, Seated, TakenBack
from hauntbox.table.keys import HOST, INVITE, WATCH, fits, make_key, seat_role
from hauntbox.table.levels import LEVELS
from hauntbox.table.log import Heard, Line, line_of, replayed

CHAT_KEPT: Final = 200
NAME_LENGTH: Final = 24


class Refusal(Exception):
    """A wish that is not granted; `code` is one of those in docs/protocol.md."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail


class Setup(Struct):
    """What a table began with."""

    id: str
    game: str
    seats: int
    seed: int
    options: Options
    secret: str
    clock: int = 0
    listed: bool = False
    origin: str = ""


class Sitter(Struct):
    kind: str = OPEN
    name: str = ""
    level: str = ""
    key: int = 0


class Request(Struct):
    """A seat wants to go back past something new; the others are asked."""

    by: int
    moment: int
    waiting: list[int]


class Table:
    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup = setup
        self.game = game
        self.version = 0
        self.length = 0
        self.sitters = [Sitter() for _ in range(setup.seats)]
        self.chosen: list[Chosen] = []
        self.undone: list[Chosen] = []
        """What may be made again, the next one last."""
        self.remarks: list[Line] = []
        self.chat: list[Chat] = []
        self.request: Request | None = None
        self.news: list[tuple[int, int, Event]] = []
        """The events of the last entry."""
        self.fresh: list[Line] = []
        """The remarks of the last entry."""
        self.position: Position = self._begin()
        self.position.listen(self._hear)

    # --- what can be known

    @property
    def moment(self) -> int:
        return len(self.position.history)

    @property
    def asked(self) -> int | None:
        return self.position.ask.seat if self.position.ask is not None else None

    @property
    def over(self) -> bool:
        return self.position.ask is None

    def scene(self, seat: int | None) -> Scene:
        position = self.position
        return self.game.scene(self.game.view(position.state, seat), seat, position.ask)

    def scene_at(self, moment: int, seat: int | None) -> Scene:
        """What the seat saw then; the question of that time stays away."""
        position = self._replayed(self.position.history[:moment])
        scene = self.game.scene(self.game.view(position.state, seat), seat, position.ask)
        return scene._replace(question=None)

    def log(self, seat: int | None) -> list[Line]:
        heard = Heard()
        self._replayed(self.position.history, heard)
        lines = heard.lines(seat) + self.remarks
        if self.reasons_show:
            lines = [why for i in range(self.moment) if (why := self.reason(i)) is not None] + lines
        return sorted(lines, key=lambda line: line.moment)

    def fresh_lines(self, seat: int | None) -> list[Line]:
        """What the last choice brought, as far as the seat may see it."""
        why = self.reason(self.moment - 1) if self.reasons_show and self.moment else None
        lines = [line_of(*news) for news in self.news if news[2].visible_to(seat)]
        return ([why] if why is not None else []) + lines + self.fresh

    @property
    def reasons_show(self) -> bool:
        """A bot's reasons could tell its secrets: in a game with secrets they show when it is over."""
        options = self.position.options
        return self.game.together(options) or not self.game.hides(options) or self.over

    def reason(self, index: int) -> Line | None:
        chosen = self.chosen[index]
        return Line(index + 1, 0, chosen.why, seat=chosen.seat) if chosen.why is not None else None

    def record(self) -> str:
        return write_record(self.position)

    def free_moment(self, seat: int | None) -> int:
        """The earliest moment the seat may go back to at once; now, when it may not."""
        by = self.position.by
        return self.position.free if by and by[-1][0] == seat else self.moment

    def last_choice(self, seat: int | None) -> int:
        """The moment at which the seat chose last; -1 when it has not."""
        by = self.position.by
        return next((i for i in range(len(by) - 1, -1, -1) if by[i][0] == seat), -1)

    def can_redo(self, seat: int | None) -> bool:
        return bool(self.undone) and self.undone[-1].seat == seat == self.asked

    # --- keys

    def key(self, role: str) -> str:
        return make_key(self.setup.secret, role)

    def seat_key(self, seat: int) -> str:
        return self.key(seat_role(seat, self.sitters[seat].key))

    def seat_of(self, key: str) -> int | None:
        found = [
            seat
            for seat, sitter in enumerate(self.sitters)
            if fits(key, self.setup.secret, seat_role(seat, sitter.key)) and sitter.kind == PERSON
        ]
        return found[0] if found else None

    def role_of(self, key: str) -> str | None:
        """Host, invite or watch; None for a key that opens nothing here."""
        found = [role for role in (HOST, INVITE, WATCH) if fits(key, self.setup.secret, role)]
        return found[0] if found else None

    # --- wishes: checked here, then applied

    def choose(self, seat: int, text: str, by: str = PERSON, why: Said | None = None) -> Chosen:
        ask = self.position.ask
        if ask is None:
            raise Refusal("over")
        if ask.seat != seat:
            raise Refusal("not_your_turn")
        try:
            self.game.parse(ask, text)
        except KeyError:
            raise Refusal("not_offered", f"'{text}' is not offered at {ask.prompt}") from None
        return Chosen(seat, text, by, why)

    def is_final(self, choice: Chosen) -> bool:
        """Whether the choice could not be taken back without asking another person."""
        if not self.other_people(choice.seat):
            return False
        twin = self.position.copy()
        twin.choose_text(choice.text)
        return twin.free > self.moment or twin.ask is None or twin.ask.seat != choice.seat

    def undo(self, seat: int, moment: int) -> TakenBack | Request:
        """Back to the seat's last own choice at or before a moment: free, or by the consent of the other people."""
        own = [i for i, (by, _) in enumerate(self.position.by[: moment + 1]) if by == seat]
        if not own:
            raise Refusal("nothing_to_undo")
        to = own[-1]
        if to >= self.free_moment(seat):
            return TakenBack(seat, to, free=True)
        waiting = self.other_people(seat)
        if not waiting:
            return TakenBack(seat, to, free=False)
        if self.request is not None:
            raise Refusal("busy", "another question to take back is open")
        return Request(seat, to, waiting)

    def vote(self, seat: int, yes: bool) -> TakenBack | None:
        """An answer to the open request; gives the entry when everybody has agreed."""
        request = self.request
        if request is None or seat not in request.waiting:
            raise Refusal("not_allowed", "nobody asks this seat")
        request.waiting.remove(seat)
        if not yes:
            self.request = None
        elif not request.waiting:
            return TakenBack(request.by, request.moment, free=False)
        return None

    def redo(self, seat: int) -> Chosen:
        if not self.can_redo(seat):
            raise Refusal("nothing_to_redo")
        return self.choose(seat, self.undone[-1].text, by="redo")

    def sit(self, seat: int, name: str) -> Seated:
        """A person takes an open seat, or any where `seat` is -1."""
        free = [i for i, sitter in enumerate(self.sitters) if sitter.kind == OPEN and seat in (-1, i)]
        if not free:
            raise Refusal("taken", "there is no open seat" if seat < 0 else "the seat is not open")
        return Seated(free[0], PERSON, clean_name(name), key=self.sitters[free[0]].key + 1)

    def seat(self, seat: int, kind: str, level: str) -> Seated:
        if not 0 <= seat < len(self.sitters):
            raise Refusal("not_allowed", f"there is no seat {seat}")
        key = self.sitters[seat].key + 1
        if kind == OPEN:
            return Seated(seat, OPEN, key=key)
        if kind == BOT and level in LEVELS:
            return Seated(seat, BOT, level=level, key=key)
        raise Refusal("not_allowed", f"a seat is given to a bot ({', '.join(LEVELS)}) or left open")

    def rename(self, seat: int, name: str) -> Seated:
        return Seated(seat, PERSON, clean_name(name), key=self.sitters[seat].key)

    def other_people(self, seat: int) -> list[int]:
        return [i for i, sitter in enumerate(self.sitters) if sitter.kind == PERSON and i != seat]

    # --- entries

    def apply(self, entry: AnyEntry) -> None:
        """Makes an entry that was checked true."""
        self.news = []
        self.fresh = []
        if isinstance(entry, Chosen):
            self._choose(entry)
            self.version += 1
        elif isinstance(entry, TakenBack):
            self._take_back(entry)
            self.version += 1
        elif isinstance(entry, Seated):
            self._seat(entry)
        elif isinstance(entry, BotFailed):
            self.sitters[entry.seat].level = entry.level
            self.remark("bot-failed", entry.seat)
        else:
            self.chat = [*self.chat, entry][-CHAT_KEPT:]
        self.length += 1

    def _choose(self, entry: Chosen) -> None:
        if entry.by == "redo":
            self.undone.pop()
        else:
            self.undone = []
        self.request = None
        self.chosen.append(entry)
        try:
            self.position.choose_text(entry.text)
        except IllegalChoice:
            self.chosen.pop()
            raise
        if entry.by == "clock":
            self.remark("clock", entry.seat)

    def _take_back(self, entry: TakenBack) -> None:
        self.request = None
        back = self.chosen[entry.moment :]
        del self.chosen[entry.moment :]
        if entry.free:
            for _ in back:
                self.position.undo()
            self.undone += reversed(back)
        else:
            self.undone = []
            values = self.position.history[: entry.moment]
            self.position = self._begin()
            for value in values:
                self.position.choose(value)
            self.position.listen(self._hear)
        self.remarks = [line for line in self.remarks if line.moment <= entry.moment]
        if not entry.free:
            self.remark("taken-back", entry.seat)

    def _seat(self, entry: Seated) -> None:
        before = self.sitters[entry.seat]
        self.sitters[entry.seat] = Sitter(entry.sitter, entry.name, entry.level, entry.key)
        if self.length >= len(self.sitters) and before.key != entry.key:
            self.remark(f"seat-{entry.sitter}", entry.seat)
        if self.request is not None and entry.seat in (self.request.by, *self.request.waiting):
            self.request = None

    def remark(self, kind: str, seat: int) -> None:
        said = Said(f"remark-{kind}", {"seat": seat + 1})
        line = Line(self.moment, self.position.state.turn, said)
        self.remarks.append(line)
        self.fresh.append(line)

    # --- inside

    def _begin(self) -> Position:
        setup = self.setup
        return new_game(self.game, setup.seats, setup.seed, setup.options, ears=unheard)

    def _hear(self, event: Event) -> None:
        self.news.append((self.moment, self.position.state.turn, event))

    def _replayed(self, history: Sequence[Any], heard: Heard | None = None) -> Position:
        setup = self.setup
        return replayed(self.game, setup.seats, setup.seed, setup.options, history, heard)


def clean_name(name: str) -> str:
    """A person's name: printable, without blanks around it, not too long."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(shown.split())[:NAME_LENGTH]
