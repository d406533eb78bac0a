"""Puts messages, events and names into words, in the reader's language.

A message is an id with facts. Facts that are strings are name ids (`name-<id>` in the texts),
lists of strings are lists of names, numbers are numbers. Every string fact `x` is known to
the texts in three ways: `$x` is its name, `$x-id` the bare id to choose a wording by ("none"
for an empty string), and `$x-about` its description. Strings without a small letter (cells, rule ids) and `Verbatim`
strings stand for themselves. Beside Fluent's own functions the texts may use
`COUNT($n, "token", "tokens")` for a number with its noun.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, Outcome, Said
from hauntbox.messages import FALLBACK, LANGUAGES, messages


class Verbatim(str):
    """A fact that is text already, such as a file's name."""

    __slots__ = ()


def count(number: Any, one: str, many: str) -> str:
    """COUNT in the texts: "1 token", "3 tokens"."""
    return f"{int(number)} {one if int(number) == 1 else many}"


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"COUNT": count}


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions={**FUNCTIONS}, use_isolating=False)
    for text in messages(package, lang):
        bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """The words of one game in one language; what a language lacks is said in English.

    `problems` collects everything that could not be said properly, for tests to look at.
    """

    def __init__(self, game: Game | None, lang: str = FALLBACK) -> None:
        package = game.package if game is not None else ""
        self.lang: str = lang if lang in LANGUAGES else FALLBACK
        self.bundles: list[tuple[str, FluentBundle]] = [
            (code, _bundle(package, code)) for code in dict.fromkeys((self.lang, FALLBACK))
        ]
        self.problems: set[str] = set()
        self._fixed: dict[str, str | None] = {}

    # --- whole messages

    def say(self, said: Said) -> str:
        """A message in words, as a sentence with a capital in front."""
        text = self.text(said.message, **said.facts)
        return text[:1].upper() + text[1:]

    def text(self, message: str, /, **facts: Any) -> str:
        """A message as it is written; an unknown one is shown bare rather than not at all."""
        text = self._format(message, self._arguments(facts))
        if text is None:
            self.problems.add(f"{self.lang}: no message {message}")
            known = ", ".join(f"{name} {value}" for name, value in facts.items())
            text = f"{message} ({known})" if known else message
        return text

    def event(self, event: Event) -> str:
        """A log line. The rule that caused the event is a fact like the others."""
        return self.say(Said(f"event-{event.kind}", {**event.facts, "rule": event.rule}))

    def ending(self, outcome: Outcome) -> str:
        return self.say(Said(f"ending-{outcome.ending}", outcome.facts))

    # --- names

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for _, bundle in self.bundles)

    def name(self, thing: str) -> str:
        if isinstance(thing, Verbatim) or thing.upper() == thing:
            return str(thing)
        found = self._phrase(f"name-{thing}")
        if found is None:
            self.problems.add(f"{self.lang}: no name {thing}")
        return thing if found is None else found

    def about(self, thing: str) -> str:
        """The description of a thing; empty when it has none."""
        return self._phrase(f"about-{thing}") or ""

    def glyph(self, thing: str) -> str:
        """The short sign of a thing where there is little room; empty when it has none."""
        return self._phrase(f"glyph-{thing}") or ""

    def cell(self, x: int, y: int) -> str:
        """A cell as people write it: "x,y", where a game has no notation of its own."""
        return self._format("cell-notation", {"x": x, "y": y}) or f"{x},{y}"

    def names(self, things: Sequence[str]) -> str:
        """Several names as a list in words."""
        locale = "en_GB" if self.lang == "en" else self.lang
        return format_list([self.name(thing) for thing in things], locale=locale) if things else ""

    # --- inside

    def _arguments(self, facts: dict[str, Any]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for key, value in facts.items():
            if isinstance(value, str):
                made[key] = self.name(value)
                made[f"{key}-id"] = str(value) or "none"
                made[f"{key}-about"] = self.about(value)
            elif isinstance(value, (list, tuple)):
                made[key] = self.names(value)
            else:
                made[key] = int(value) if isinstance(value, bool) else value
        return made

    def _phrase(self, message: str) -> str | None:
        """A message without facts, remembered."""
        if message not in self._fixed:
            self._fixed[message] = self._format(message, {})
        return self._fixed[message]

    def _format(self, message: str, arguments: dict[str, Any]) -> str | None:
        for code, bundle in self.bundles:
            if not bundle.has_message(message):
                continue
            value = bundle.get_message(message).value
            if value is None:
                continue
            text, errors = bundle.format_pattern(value, arguments)
            for error in errors:
                self.problems.add(f"{code}: {message}: {error}")
            return str(text)
        return None
