"""Tables to test with: who sits there, and what they do, said short."""

from hauntbox.kernel.game import Game, Options
from hauntbox.kernel.rng import Rng
from hauntbox.table.entries import BOT, OPEN, PERSON, AnyEntry, Seated, decode_entry, encode_entry
from hauntbox.table.table import Refusal, Request, Setup, Table

KINDS = {"p": PERSON, "b": BOT, "o": OPEN}


class Journal:
    """A table with everything that was applied to it."""

    def __init__(self, game: Game, seats: str, seed: int = 1, options: Options | None = None) -> None:
        """`seats` are letters: p for a person, b for a bot, o for an open seat."""
        setup = Setup("table", game.id, len(seats), seed, game.check_setup(len(seats), options or {}), "a secret")
        self.table = Table(setup, game)
        self.entries: list[AnyEntry] = []
        for seat, letter in enumerate(seats):
            level = "gentle" if letter == "b" else ""
            self.apply(Seated(seat, KINDS[letter], f"P{seat}" if letter == "p" else "", level))

    def apply(self, entry: AnyEntry | Request | None) -> None:
        assert not isinstance(entry, Request)
        assert entry is not None
        self.table.apply(entry)
        self.entries.append(entry)

    def choose(self, *texts: str) -> None:
        """Whoever is asked chooses."""
        for text in texts:
            asked = self.table.asked
            assert asked is not None
            self.apply(self.table.choose(asked, text))

    def undo(self, seat: int, moment: int) -> None:
        """The seat takes back what it may without asking."""
        self.apply(self.table.undo(seat, moment))

    def choose_any(self, rng: Rng) -> None:
        ask = self.table.position.ask
        assert ask is not None
        self.choose(self.table.game.text(ask, ask.options[rng.below(len(ask.options))]))

    def loaded(self) -> Table:
        """The table as it comes back from its written journal."""
        again = Table(self.table.setup, self.table.game)
        for entry in self.entries:
            again.apply(decode_entry(encode_entry(entry)))
        return again


def refused(wish: object, *arguments: object) -> str:
    """The code with which a wish is refused; "" when it is granted."""
    assert callable(wish)
    try:
        wish(*arguments)
    except Refusal as refusal:
        return refusal.code
    return ""
