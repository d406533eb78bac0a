"""How a table is seen and told: scenes, options by their notation, options and events in words."""

from typing import Any

from games.delve.table import Table

from hauntbox.games.delve import GAME
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Choice, Piece, Row, Scene, SeatBoard, Tile, Track
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


def row(rows: tuple[Row, ...], name: str) -> list[str]:
    """The cards of a row with their marks."""
    cards = [card for found in rows if found.name == name for card in found.cards]
    return [" ".join([card.name, *card.marks]) for card in cards]


def track(tracks: tuple[Track, ...], name: str) -> Track:
    return next(track for track in tracks if track.name == name)


def choices(t: Table) -> dict[str, Choice]:
    question = scene_of(t).question
    assert question is not None
    return {choice.text: choice for choice in question.choices}


def facts(t: Table, text: str) -> dict[str, Any]:
    return choices(t)[text].label.facts


def in_english(said: Said) -> str:
    """The other languages must be able to say it too."""
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        words.say(said)
        assert words.problems == set()
    return Words(GAME, "en").say(said)


def asked(t: Table) -> str:
    """The question in English."""
    question = scene_of(t).question
    assert question is not None
    return in_english(question.label)


def spoken(t: Table, text: str) -> str:
    """An option in English."""
    return in_english(choices(t)[text].label)


def intends(t: Table, key: str) -> str:
    """What a monster, villain or trap is about to do, in English."""
    intent = piece(scene_of(t, 0), key).intent
    assert intent is not None
    return in_english(intent)


def told(t: Table, kind: str, lang: str = "en") -> str:
    """The last event of a kind, in words."""
    event = [event for event in t.events if event.kind == kind][-1]
    words = Words(GAME, lang)
    said = words.event(event)
    assert words.problems == set()
    return said
