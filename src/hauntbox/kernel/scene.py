"""What a table looks like, as plain data for any client. Clients draw scenes and know no rules.

Keys ("tile:3,-1", "square:13,-4", "piece:widow", "die:0", "card:…", "seat:2") are what options point at; a
"tile:" key may also name an empty cell, a "square:" key counts rows and columns of squares over the
whole floor. Names and messages are ids that a client puts into
the reader's language. A mark is an id too, with a number behind a colon where it is counted
("lock:2").
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from hauntbox.kernel.ask import Ask
from hauntbox.kernel.game import Game, Said
from hauntbox.kernel.state import State


class Tile(NamedTuple):
    """A tile at (x, y) on a floor; `edges` N, E, S, W: O open, D door, W wall, G wall with a window, X locked door,
    P plugged, B wall with a breach, F force wall, M force wall with a breach.

    A tile with squares inside has n rows of n letters in `squares`, as it lies: # wall, . floor, m mushrooms, s stairs,
    e exit, ~ water, x chasm, o pillar, v vent, t throne, ! rubble. Row r, column c of the tile at (x, y) is
    "square:{n * y + r},{n * x + c}".
    """

    key: str
    name: str
    x: int
    y: int
    edges: str
    colour: str
    marks: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()


class Floor(NamedTuple):
    """Tiles that belong together; `gaps` are named empty cells (x, y, mark).

    Floors of the same `sheet` share one grid of cells and may lie side by side on it.
    """

    name: str
    tiles: tuple[Tile, ...]
    gaps: tuple[tuple[int, int, str], ...] = ()
    sheet: int = 0


class Track(NamedTuple):
    """A counted thing: a pool, a supply, a trait; `limit` when there is one.

    With `printed` it is a clip on printed steps: `step` counts from 1 (0: it has fallen off, the skull), `start` is
    the step where it began.
    """

    key: str
    name: str
    value: int
    limit: int | None = None
    printed: tuple[int, ...] = ()
    step: int = 0
    start: int = 0


class Piece(NamedTuple):
    """Something that stands on a tile; `tokens` lie on it, `tracks` are figures about it, `marks` its states.

    `square` is the key of the square where it stands, on a tile that has squares; there a piece with an empty letter is
    a marker that lies flat. `intent` says what it will do next.
    """

    key: str
    name: str
    tile: str
    colour: str
    letter: str
    tokens: int = 0
    tracks: tuple[Track, ...] = ()
    marks: tuple[str, ...] = ()
    square: str = ""
    intent: Said | None = None


class Card(NamedTuple):
    """A card, or a tile beside the board: then it has a colour and edges as printed."""

    key: str
    name: str
    marks: tuple[str, ...] = ()
    colour: str = ""
    edges: str = ""


class Row(NamedTuple):
    """A row of cards or tiles lying beside the board, or on a tile of it: then `at` is that tile's name or its key."""

    key: str
    name: str
    cards: tuple[Card, ...]
    at: str = ""


class Die(NamedTuple):
    """A die as it lies; `was` is the face it rolled before it was changed, `needs` the face from which it is good."""

    key: str
    face: int
    was: int
    good: bool
    needs: int = 0


class SeatBoard(NamedTuple):
    """What lies at one place of the table; `decides` is the seat that decides for it.

    `name` is its role ("" while it has none), `side` the side of the role's card that is up, `marks` are states
    of the role ("traitor", "dead").
    """

    seat: int
    decides: int
    name: str
    side: str
    tracks: tuple[Track, ...] = ()
    rows: tuple[Row, ...] = ()
    active: bool = False
    marks: tuple[str, ...] = ()


class Choice(NamedTuple):
    """One option of the open question, or a near miss with the rule that bars it.

    `shape` are the edges of the tile as this option would lay it, where it lays one.
    """

    text: str
    label: Said
    targets: tuple[str, ...]
    barred: str = ""
    shape: str = ""


class Route(NamedTuple):
    """Choices that lead to a thing one after the other, for a client that lets people point at the goal: the first of
    `texts` answers the open question, each other one the question that comes then. From the second on all of these
    have the same prompt; where another is asked, or the text is not offered, the way ends there.

    `through` are the keys it leads over, from where it starts to the target.
    """

    target: str
    texts: tuple[str, ...]
    label: Said
    through: tuple[str, ...] = ()


class Question(NamedTuple):
    """What a seat is asked; `routes` are goals beyond its choices, which hold everything that can be chosen."""

    seat: int
    prompt: str
    label: Said
    rule: str
    choices: tuple[Choice, ...]
    routes: tuple[Route, ...] = ()


class Brief(NamedTuple):
    """What a seat was told of the story so far: its title, the side the seat is on ("" for who only watches), the
    messages to read in their order, and the rules of its brief."""

    title: str
    side: str
    texts: tuple[str, ...]
    rules: tuple[str, ...]


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
    brief: Brief | None = None


def no_shape(value: Any) -> str:
    return ""


def question(
    game: Game,
    view: State,
    seat: int | None,
    ask: Ask | None,
    facts: dict[str, Any],
    shape: Callable[[Any], str] = no_shape,
    targets: Callable[[Any], tuple[str, ...]] | None = None,
    routes: Callable[[Ask], tuple[Route, ...]] | None = None,
) -> Question | None:
    """The open question as the asked seat sees it; nobody else sees the options.

    `targets` is for games in which an option's targets depend on how the table stands, `routes` for those in which
    several choices lead to a goal.
    """
    if ask is None or ask.seat != seat:
        return None
    offered = [(value, "") for value in ask.options] + list(ask.barred)
    choices = [
        Choice(
            game.text(ask, value),
            game.label(view, ask, value),
            targets(value) if targets is not None else game.targets(ask, value),
            rule,
            shape(value),
        )
        for value, rule in offered
    ]
    return Question(
        ask.seat,
        ask.prompt,
        Said(f"ask-{ask.prompt}", facts),
        game.prompts[ask.prompt].rule,
        tuple(choices),
        routes(ask) if routes is not None else (),
    )
