"""How a table of The Restless Manor is seen: scenes, and what is said in words."""

from games.manor.table import Table

from hauntbox.games.manor import GAME
from hauntbox.games.manor.pieces import LETTERS
from hauntbox.kernel.game import Said
from hauntbox.kernel.scene import Brief, Choice, Piece, Row, Scene, SeatBoard, Tile, Track
from hauntbox.words import LANGUAGES, Words

ASKED = "?"
NOBODY = ""


def scene_of(t: Table, letter: str = ASKED) -> Scene:
    """The scene of the role that is asked, of another role by its letter, or of a spectator (NOBODY)."""
    ask = t.begin().ask
    seat = t.g.seat(LETTERS.index(letter)) if letter not in (ASKED, NOBODY) else None
    if letter == ASKED:
        seat = ask.seat if ask else 0
    return GAME.scene(GAME.view(t.g, seat), seat, ask)


def tile(scene: Scene, row: int, col: int) -> Tile:
    return next(tile for tile in scene.floors[0].tiles if (tile.y, tile.x) == (row, col))


def piece(scene: Scene, key: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.key == f"piece:{key}")


def board(scene: Scene, name: str) -> SeatBoard:
    return next(board for board in scene.seats if board.name == name)


def cards(rows: tuple[Row, ...], name: str) -> list[str]:
    """The cards of a row with their marks."""
    return [" ".join([card.name, *card.marks]) for row in rows if row.name == name for card in row.cards]


def figures(tracks: tuple[Track, ...]) -> dict[str, tuple[int, int | None]]:
    return {track.name: (track.value, track.limit) for track in tracks}


def choices(t: Table) -> dict[str, Choice]:
    question = scene_of(t).question
    assert question is not None
    return {choice.text: choice for choice in question.choices}


def brief_of(t: Table, letter: str = ASKED) -> Brief:
    brief = scene_of(t, letter).brief
    assert brief is not None
    return brief


def spoken(said: Said, lang: str = "en") -> str:
    """A message in words; every language has to be able to say it."""
    for one in LANGUAGES:
        words = Words(GAME, one)
        words.say(said)
        assert words.problems == set()
    return Words(GAME, lang).say(said)


def option(t: Table, text: str, lang: str = "en") -> str:
    """What an option says."""
    return spoken(choices(t)[text].label, lang)


def asked(t: Table, lang: str = "en") -> str:
    """What the open question says."""
    question = scene_of(t).question
    assert question is not None
    return spoken(question.label, lang)
