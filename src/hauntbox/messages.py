"""Where the messages are: Fluent files of the interface and of each game, a folder a language."""

from importlib.resources import files
from typing import Final

FALLBACK: Final = "en"
LANGUAGES: Final = ("en", "ja", "zh")


def messages(package: str, lang: str) -> list[str]:
    """The Fluent texts of a game and the general ones; a game may word a general message its own way."""
    found: list[str] = []
    for home in (package, "hauntbox"):
        folder = files(home) / "text" / lang if home else None
        if folder is None or not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                found.append(file.read_text(encoding="utf-8"))
    return found
