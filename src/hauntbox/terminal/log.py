"""What happened at the table, for people who read it later."""

from typing import NamedTuple

from rich.text import Text

from hauntbox.kernel.event import Event
from hauntbox.kernel.position import Position
from hauntbox.words import Words

HEADINGS = ("turn",)
"""Events that begin something new."""


class Entry(NamedTuple):
    """An event, or a remark; `choices` is how many choices had been made then."""

    choices: int
    event: Event | None
    remark: str


class Log:
    """Listens to a position. What a taken back choice had brought is forgotten."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.position: Position | None = None

    def hear(self, event: Event) -> None:
        self.entries.append(Entry(self.choices, event, ""))

    def remark(self, text: str) -> None:
        """A remark about the choice that is made next."""
        self.entries.append(Entry(self.choices + 1, None, text))

    @property
    def choices(self) -> int:
        return len(self.position.history) if self.position is not None else 0

    def take_back(self) -> None:
        self.entries = [entry for entry in self.entries if entry.choices <= self.choices]

    def lines(self, seat: int, words: Words, start: int = 0) -> list[Text]:
        """What the seat may know since an entry, a line each; events with the rule that caused them."""
        found: list[Text] = []
        for entry in self.entries[start:]:
            event = entry.event
            if event is None:
                found.append(Text(entry.remark, "italic dim"))
            elif event.visible_to(seat):
                line = Text(words.event(event), "bold" if event.kind in HEADINGS else "")
                line.append(f"  {event.rule}", "not bold dim cyan")
                found.append(line)
        return found
