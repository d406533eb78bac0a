"""How a table is seen and told: scenes, options by their notation, options and events in words."""

from typing import Any

from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.kernel.scene import Choice, Piece, Scene, SeatBoard, Tile
from hauntbox.words import LANGUAGES, Words


def scene_of(t: Table, seat: int | None = -1) -> Scene:
    """The scene of the seat that is asked, of another one, or of a spectator (None)."""
    ask = t.ask
    seen_by = (ask.seat if ask else 0) if seat == -1 else seat
    return GAME.scene(GAME.view(t.g, seen_by), seen_by, ask)


def tile(scene: Scene, name: str) -> Tile:
    return next(tile for floor in scene.floors for tile in floor.tiles if tile.name == name)


def piece(scene: Scene, key: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.key == f"piece:{key}")


def board(scene: Scene, seat: int) -> SeatBoard:
    return scene.seats[seat]


def choices(t: Table) -> dict[str, Choice]:
    question = scene_of(t).question
    assert question is not None
    return {choice.text: choice for choice in question.choices}


def facts(t: Table, text: str) -> dict[str, Any]:
    return choices(t)[text].label.facts


def asked(t: Table) -> str:
    """The question in English; the other languages must be able to say it too."""
    question = scene_of(t).question
    assert question is not None
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        words.say(question.label)
        assert words.problems == set()
    return Words(GAME, "en").say(question.label)


def spoken(t: Table, text: str) -> str:
    """An option in English; the other languages must be able to say it too."""
    label = choices(t)[text].label
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        words.say(label)
        assert words.problems == set()
    return Words(GAME, "en").say(label)


def told(t: Table, kind: str, lang: str = "en") -> str:
    """The last event of a kind, in words."""
    event = [event for event in t.events if event.kind == kind][-1]
    words = Words(GAME, lang)
    said = words.event(event)
    assert words.problems == set()
    return said
