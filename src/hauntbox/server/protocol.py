"""Every message between a client and the server, and the documents of the REST interface.

The wire is JSON. A message is an object whose `type` says what it is. A *moment* is how many
choices had been made; the *version* of a table counts everything that ever changed the game
(choices, and choices taken back) and only grows. Texts are never sent in a language: a message id with its facts
(`Said`), names as ids; the client puts them into the reader's words.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from hauntbox.table.entries import Said
from hauntbox.table.log import Line

__all__ = ["Line", "Said"]

PROTOCOL = 1

Text = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=24)]
OptionText = Annotated[str, Meta(max_length=1500)]
Key = Annotated[str, Meta(max_length=64)]
Chat = Annotated[str, Meta(min_length=1, max_length=500)]
Note = Annotated[str, Meta(max_length=4000)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Facts = dict[str, Any]


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message from a client."""


class Answer(Struct, tag_field="type", tag=str.lower):
    """A message from the server."""


# --- from the client


class Hello(Message):
    """The first message on a socket: which table, and the key that says who you are there.

    `key` is a seat's, the invitation's, the spectators' or the host's; `host` is the host's key
    of somebody who also has a seat.
    """

    table: Key
    key: Key
    host: Key = ""
    protocol: int = PROTOCOL


class Choose(Message):
    """Chooses an option of the open question by its notation, at the version the client has seen.

    With `sure` false, a choice that could not be taken back freely is answered by `confirm`
    and not made.
    """

    version: Count
    text: Text
    sure: bool = True


class Undo(Message):
    """Goes back to a moment: at once where nothing new was shown since, else the table is asked."""

    version: Count
    moment: Count


class Redo(Message):
    """Makes the choice again that was last taken back."""

    version: Count


class Vote(Message):
    """Answers the question whether choices may be taken back past something new."""

    version: Count
    yes: bool


class Seat(Message):
    """Changes who sits on a seat: the host any, a person their own. `kind` is "bot" or "open"."""

    seat: SeatNumber
    kind: str
    level: Name = ""


class Rename(Message):
    """Another name for the own seat."""

    name: Name


class Say(Message):
    """A line of chat."""

    text: Chat


class Look(Message):
    """Asks for the table as it looked at a moment, as far as this seat may see it."""

    moment: Count


class Ping(Message):
    """Asks for a `pong`, to see that the connection lives."""

    id: Count = 0


ClientMessage = Hello | Choose | Undo | Redo | Vote | Seat | Rename | Say | Look | Ping


# --- from the server


class Sitter(Struct):
    """Who has a seat: kind is "person", "bot" or "open" (waiting for somebody)."""

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    online: bool = False


class UndoRequest(Struct):
    """A seat wants to go back to a moment past something new; `waiting` are the seats that have not answered."""

    by: int
    moment: int
    waiting: list[int]


class TableInfo(Struct):
    """What everybody at a table knows of it, beside the game itself."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Sitter]
    host: str
    """The host's name."""
    over: bool
    clock: int
    """Seconds a decision may take; 0: as long as it likes."""
    deadline: float
    """When the open decision is made by a bot (seconds since 1970); 0: never."""
    watching: int
    """How many sockets have no seat."""
    undo: UndoRequest | None = None
    secrets: bool = True
    shared: bool = False
    origin: str = ""
    """"fork" or "record" where the game did not begin here."""


class Keys(Struct):
    """The keys a client may hand on: empty ones are not for it to know."""

    invite: str = ""
    watch: str = ""
    seat: str = ""


class ChatLine(Struct):
    seat: int
    name: str
    text: str
    at: float


class Ending(Struct):
    """How the game ended: message `ending-<ending>`, the reward of each seat, figures (`figure-<name>`)."""

    ending: str
    rewards: list[float]
    facts: Facts


class Undoing(Struct):
    """What the seat may take back: `free` is the earliest moment it may go back to at once, `last` the moment of its
    last choice (-1: none), `redo` whether it can make one again."""

    free: int
    last: int
    redo: bool


SceneParts = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Scene"})]


class Welcome(Answer):
    """Everything a client needs to draw the table: sent after `hello` and whenever it has to start afresh."""

    version: int
    moment: int
    seat: int
    """-1: no seat."""
    host: bool
    table: TableInfo
    keys: Keys
    scene: SceneParts
    """All parts of the scene."""
    log: list[Line]
    chat: list[ChatLine]
    undo: Undoing
    ending: Ending | None = None


class Update(Answer):
    """Something changed the game. `scene` has only the parts that differ from what this socket was sent last.

    `back` is true where choices were taken back: lines of the log with a later moment are void.
    """

    version: int
    moment: int
    scene: SceneParts
    log: list[Line]
    undo: Undoing
    deadline: float = 0.0
    back: bool = False
    ending: Ending | None = None


class Table(Answer):
    """Who is at the table, its clock or the question whether to undo changed."""

    version: int
    table: TableInfo
    undo: Undoing
    log: list[Line]
    keys: Keys | None = None


class Chatted(Answer):
    line: ChatLine


class Confirm(Answer):
    """The choice would show something new and could not be taken back freely: send it again with `sure`."""

    version: int
    text: str


class Moment(Answer):
    """The table as it looked then; there is no question in it. `total` is the moment of now."""

    moment: int
    total: int
    scene: SceneParts


class Accepted(Answer):
    """The message of this version has taken effect and is kept for good (also said for a repeated one)."""

    version: int


class Pong(Answer):
    id: int


class Refused(Answer):
    """A message had no effect. `code` says why; see docs/protocol.md for all of them."""

    code: str
    detail: str = ""


ServerMessage = Welcome | Update | Table | Chatted | Confirm | Moment | Accepted | Pong | Refused


# --- REST


class OptionInfo(Struct):
    """An option of a game; with a `pattern` it is any text that matches it, and `values` are examples."""

    name: str
    default: str
    values: list[str]
    pattern: str = ""
    """A regular expression for the whole text."""


class GameInfo(Struct):
    """A box on the shelf; one that is not built yet has no seats."""

    id: str
    ready: bool
    seats: list[int]
    options: list[OptionInfo]
    secrets: bool = True
    shared: bool = False
    rules: int = 0
    titles: dict[str, str] = {}
    """The title of its rulebook in each language."""
    small: bool = False
    """Not one of the five: a small game to try things with."""


class Box(Struct):
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]
    version: str


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: str
    """"person", "bot" or "open"."""
    name: Name = ""
    level: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[NewSeat], Meta(max_length=32)]
    options: dict[Name, OptionText] = {}
    clock: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    listed: bool = False
    """Whether strangers find the table in the lobby."""
    seed: Annotated[int, Meta(ge=0, lt=1 << 53)] | None = None


class TableKeys(Struct):
    """All keys of a new table, or of one seat."""

    table: str
    host: str = ""
    invite: str = ""
    watch: str = ""
    seats: dict[str, str] = {}
    """The keys of the seats that are yours, by seat number."""


class Sit(Struct, forbid_unknown_fields=True):
    """Takes an open seat (any where `seat` is -1) with the invitation's key; a listed table needs none."""

    name: Name
    key: Key = ""
    seat: Annotated[int, Meta(ge=-1, le=31)] = -1


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that begins at a moment of a finished game: you on `seat`, bots on the others."""

    key: Key
    moment: Count
    seat: SeatNumber
    level: Name = ""
    name: Name = ""


class Upload(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=500_000)]


class Report(Struct, forbid_unknown_fields=True):
    key: Key
    note: Note


class Reported(Struct):
    id: str


class Listed(Struct):
    """An open table in the lobby."""

    id: str
    game: str
    host: str
    open: int
    seats: int
    clock: int


class Lobby(Struct):
    tables: list[Listed]


class Problem(Struct):
    """What a REST call answers when it cannot be done."""

    code: str
    detail: str = ""


class RuleText(Struct):
    id: str
    text: str


class ChapterText(Struct):
    title: str
    body: str
    rules: list[RuleText]


class RulebookText(Struct):
    title: str
    intro: str
    chapters: list[ChapterText]


encode = msgspec.json.Encoder().encode
