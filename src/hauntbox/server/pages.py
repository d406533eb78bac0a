"""What does not change while the server runs: the client's files, the shelf, words and rulebooks."""

from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from hauntbox import __version__
from hauntbox.box import SHELF, find_game, games
from hauntbox.kernel.game import Game
from hauntbox.kernel.record import spell
from hauntbox.messages import LANGUAGES, messages
from hauntbox.rulebook import rulebook
from hauntbox.server import protocol
from hauntbox.table.levels import LEVELS
from hauntbox.table.table import Refusal

STATIC: Final = Path(__file__).parent / "static"
NOT_BUILT: Final = "The browser client is not built yet: run 'make web'.\n"


async def box(request: Request) -> protocol.Box:
    found = games()
    names = [*SHELF, *[name for name in found if name not in SHELF]]
    return protocol.Box([game_info(name, found.get(name)) for name in names], list(LEVELS), [*LANGUAGES], __version__)


def game_info(name: str, game: Game | None) -> protocol.GameInfo:
    if game is None:
        return protocol.GameInfo(name, False, [], [])
    options = [
        protocol.OptionInfo(o.name, spell(o.default), [spell(value) for value in o.values], o.pattern)
        for o in game.options
    ]
    rules = sum(len(chapter.rules) for chapter in rulebook(game).chapters)
    titles = {lang: rulebook(game, lang).title for lang in LANGUAGES}
    small = name not in SHELF
    return protocol.GameInfo(name, True, list(game.seats), options, game.secrets, game.shared, rules, titles, small)


def known_language(request: Request) -> str:
    lang: str = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Refusal("no_table", f"there is no language '{lang[:20]}'")
    return lang


async def words(request: Request) -> Response:
    """The messages of the interface and of a game ("-": none), as Fluent text."""
    lang, name = known_language(request), request.path_params["game"]
    game = find_game(name) if name != "-" else None
    text = all_messages(game.package if game is not None else "", lang)
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})


@cache
def all_messages(package: str, lang: str) -> str:
    return "\n".join(messages(package, lang))


async def rules(request: Request) -> protocol.RulebookText:
    lang = known_language(request)
    book = rulebook(find_game(request.path_params["game"]), lang)
    chapters = [
        protocol.ChapterText(title, body, [protocol.RuleText(*rule) for rule in rules.items()])
        for title, body, rules in book.chapters
    ]
    return protocol.RulebookText(book.title, book.intro, chapters)


def found_file(path: str) -> Path | None:
    """A file of the client; None for everything else, such as paths that lead out or cannot be."""
    try:
        file = (STATIC / path).resolve()
        return file if path and file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):
        return None


async def client_file(request: Request) -> Response:
    """A file of the built client; everything that is none is the page itself."""
    path = request.path_params["path"]
    file = found_file(path)
    if file is not None:
        lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        kind = guess_type(file.name)[0] or "application/octet-stream"
        return FileResponse(file, media_type=kind, headers={"cache-control": lasting})
    if path.startswith(("api/", "assets/")) or "." in path.rsplit("/", 1)[-1]:
        return PlainTextResponse("not found\n", 404)
    page = STATIC / "index.html"
    if not page.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(page, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})
