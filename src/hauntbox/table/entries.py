"""What can change a table: the entries of its journal. A table is its set-up plus these, in order."""

from typing import Any

import msgspec
from msgspec import Struct

PERSON = "person"
BOT = "bot"
OPEN = "open"
"""A seat that waits for somebody."""


class Said(Struct):
    """A message id with its facts: strings are name ids, lists of strings lists of names, numbers numbers."""

    message: str
    facts: dict[str, Any]


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One line of the journal."""


class Chosen(Entry):
    """A seat chose; `by` is who did it for the seat: a person, a bot, the clock, a record, or `redo`."""

    seat: int
    text: str
    by: str = PERSON
    why: Said | None = None


class TakenBack(Entry):
    """The game went back to a moment. `free`: nothing new had been shown since."""

    seat: int
    moment: int
    free: bool


class Seated(Entry):
    """Somebody else has a seat now. `key` counts how often the seat changed hands: older keys are void."""

    seat: int
    sitter: str
    name: str = ""
    level: str = ""
    key: int = 0


class BotFailed(Entry):
    """A bot could not choose: a simpler one of this level has its seat now."""

    seat: int
    level: str


class Chat(Entry):
    seat: int
    name: str
    text: str
    at: float


AnyEntry = Chosen | TakenBack | Seated | BotFailed | Chat

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
