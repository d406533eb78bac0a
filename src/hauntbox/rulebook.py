"""The rulebook of a game as data: chapters with their rules, each under its stable id.

It is `rules/<lang>.md`; a large book goes on in the files of the folder `rules/<lang>/`, in the order of their names.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from hauntbox.kernel.game import Game

FALLBACK: Final = "en"
_RULE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.*)")


class Chapter(NamedTuple):
    """`body` is the text that belongs to no rule: introductions and tables."""

    title: str
    body: str
    rules: dict[str, str]


class Rulebook(NamedTuple):
    title: str
    intro: str
    chapters: list[Chapter]

    def rule(self, rule: str) -> str | None:
        """The wording of a rule, or None when the book does not have it."""
        for chapter in self.chapters:
            if rule in chapter.rules:
                return chapter.rules[rule]
        return None


def parse(text: str) -> Rulebook:
    """Reads a rulebook in Markdown: `# title`, an introduction, `## chapters` and `- **ID** rule` lines."""
    title = ""
    chapters: list[tuple[str, list[str], dict[str, str]]] = [("", [], {})]
    current = ""
    for line in text.splitlines():
        _, body, rules = chapters[-1]
        rule = _RULE.match(line)
        if line.startswith("# ") and not title:
            title = line[2:].strip()
        elif line.startswith("## "):
            chapters.append((line[3:].strip(), [], {}))
            current = ""
        elif rule:
            current = rule[1]
            rules[current] = rule[2].strip()
        elif current and line.startswith("  ") and line.strip():
            rules[current] += " " + line.strip()
        else:
            current = ""
            body.append(line)
    made = [Chapter(name, "\n".join(body).strip(), rules) for name, body, rules in chapters]
    return Rulebook(title, made[0].body, made[1:])


@cache
def _read(package: str, lang: str) -> Rulebook | None:
    if not package:
        return None
    folder = files(package) / "rules"
    book = folder / f"{lang}.md"
    if not book.is_file():
        return None
    parts = [book]
    if (folder / lang).is_dir():
        parts += sorted((folder / lang).iterdir(), key=lambda part: part.name)
    return parse("\n".join(part.read_text(encoding="utf-8") for part in parts))


def rulebook(game: Game, lang: str = FALLBACK) -> Rulebook:
    """The game's rulebook in a language, in English where there is none; empty when the game has no book."""
    return _read(game.package, lang) or _read(game.package, FALLBACK) or Rulebook(game.id, "", [])


def rule_text(game: Game, rule: str, lang: str = FALLBACK) -> str | None:
    """The wording of one rule, in English where the language lacks it; None when there is no such rule."""
    return rulebook(game, lang).rule(rule) or rulebook(game).rule(rule)
