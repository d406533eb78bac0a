"""What a seat was told of the story, as lines to read."""

from typing import Final

from rich.text import Text

from hauntbox.kernel.game import Game
from hauntbox.kernel.scene import Brief
from hauntbox.rulebook import rule_text
from hauntbox.words import Words

HEADINGS: Final = tuple([f"play-brief-{kind}" for kind in ("known", "goal", "setup", "note", "epilogue")])
"""The first or the last part of a text's id may say what it is."""


def brief_id(brief: Brief | None) -> str:
    """Two briefs of the same story and side are the same; "" for none."""
    return f"{brief.title}/{brief.side}" if brief is not None else ""


def story_lines(brief: Brief, game: Game, words: Words) -> list[Text]:
    """The title, who one is, the texts under their headings, and the rules with their wording."""
    lines = [Text(words.name(brief.title), "bold red"), Text(side_text(brief.side, words), "bold yellow")]
    for message in brief.texts:
        for kind in (message.partition("-")[0], message.rpartition("-")[2]):
            if f"play-brief-{kind}" in HEADINGS:
                lines.append(Text(words.text(f"play-brief-{kind}"), "bold"))
        for paragraph in words.text(message).split("\n\n"):
            lines.append(Text(" ".join(paragraph.split())))
    if brief.rules:
        lines.append(Text(words.text("play-brief-rules"), "bold"))
    for rule in brief.rules:
        lines.append(Text.assemble((rule, "cyan"), f"  {rule_text(game, rule, words.lang) or ''}"))
    return [line for line in lines if line.plain]


def side_text(side: str, words: Words) -> str:
    if not side:
        return ""
    for message in (f"brief-side-{side}", f"play-brief-side-{side}"):
        if words.has(message):
            return words.text(message)
    return words.text("play-brief-side", side=side)
