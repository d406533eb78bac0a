"""What a table looks like, as plain data for any client. Clients draw scenes and know no rules.

Keys ("tile:3,-1", "piece:widow", "die:0", "card:…", "seat:2") are what options point at.
Names and messages are ids that a client puts into the reader's language.
"""

from typing import Any, NamedTuple

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game, Said
from hauntbox.kernel.state import State


class Tile(NamedTuple):
    """A tile at (x, y) on a floor; `edges` are N, E, S, W: O open, D door, W wall."""

    key: str
    name: str
    x: int
    y: int
    edges: str
    colour: str
    marks: tuple[str, ...] = ()


class Floor(NamedTuple):
    """Tiles that are drawn on one sheet; `gaps` are named empty cells (x, y, mark)."""

    name: str
    tiles: tuple[Tile, ...]
    gaps: tuple[tuple[int, int, str], ...] = ()


class Piece(NamedTuple):
    """Something that stands on a tile; `tokens` lie on it."""

    key: str
    name: str
    tile: str
    colour: str
    letter: str
    tokens: int = 0


class Track(NamedTuple):
    """A counted thing: a pool, a supply, a trait; `limit` when there is one."""

    key: str
    name: str
    value: int
    limit: int | None = None


class Card(NamedTuple):
    key: str
    name: str
    marks: tuple[str, ...] = ()


class Row(NamedTuple):
    """A row of cards or tiles lying beside the board."""

    key: str
    name: str
    cards: tuple[Card, ...]


class Die(NamedTuple):
    """A die as it lies; `was` is the rolled face where a modifier changed it."""

    key: str
    face: int
    was: int
    good: bool


class SeatBoard(NamedTuple):
    """What lies in front of a seat."""

    seat: int
    name: str
    side: str
    tracks: tuple[Track, ...] = ()
    rows: tuple[Row, ...] = ()
    active: bool = False


class Choice(NamedTuple):
    """One option of the open question, or a near miss with the rule that bars it."""

    text: str
    label: Said
    targets: tuple[str, ...]
    barred: str = ""


class Question(NamedTuple):
    seat: int
    prompt: str
    label: Said
    rule: str
    choices: tuple[Choice, ...]


class Scene(NamedTuple):
    """Everything a seat can see; `question` is there only for the seat that is asked."""

    game: str
    turn: int
    floors: tuple[Floor, ...]
    pieces: tuple[Piece, ...]
    seats: tuple[SeatBoard, ...]
    tracks: tuple[Track, ...]
    rows: tuple[Row, ...]
    dice: tuple[Die, ...]
    asked: int | None
    question: Question | None


def question(game: Game, view: State, seat: int | None, ask: Ask | None, facts: dict[str, Any]) -> Question | None:
    """The open question as the asked seat sees it; nobody else sees the options."""
    if ask is None or ask.seat != seat:
        return None
    choices = [Choice(game.text(ask, v), game.label(view, ask, v), game.targets(ask, v)) for v in ask.options]
    choices += [Choice(game.text(ask, v), game.label(view, ask, v), game.targets(ask, v), r) for v, r in ask.barred]
    return Question(
        ask.seat, ask.prompt, Said(f"ask-{ask.prompt}", facts), game.prompts[ask.prompt].rule, tuple(choices)
    )
