"""Rulebooks are read into chapters and rules, in every language."""

import pytest

from hauntbox.games.delve import GAME as DELVE
from hauntbox.games.hilltop import GAME as HILLTOP
from hauntbox.games.manor import GAME as MANOR
from hauntbox.games.widow import GAME
from hauntbox.kernel.game import Game
from hauntbox.rulebook import parse, rule_text, rulebook
from hauntbox.words import LANGUAGES

BOOK = """# The Cellar

Dark and damp.

## Walking

Some words first.

- **CEL-WALK-1** One step
  at a time.
- **CEL-WALK-2** Never *run*.

### A table

| a | b |
|---|---|

## The end

- **CEL-END-1** It ends.
"""


def test_a_book_has_a_title_an_introduction_and_chapters_with_rules() -> None:
    book = parse(BOOK)
    assert (book.title, book.intro) == ("The Cellar", "Dark and damp.")
    walking, end = book.chapters
    assert walking.title == "Walking"
    assert walking.rules == {"CEL-WALK-1": "One step at a time.", "CEL-WALK-2": "Never *run*."}
    assert walking.body.startswith("Some words first.")
    assert walking.body.endswith("| a | b |\n|---|---|")
    assert end.rules == {"CEL-END-1": "It ends."}
    assert book.rule("CEL-WALK-3") is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [GAME, HILLTOP, DELVE, MANOR], ids=lambda game: game.id)
def test_a_rulebook_has_the_same_rules_in_every_language(game: Game, lang: str) -> None:
    book, english = rulebook(game, lang), rulebook(game)
    assert book.title
    assert book.intro
    assert [list(chapter.rules) for chapter in book.chapters] == [list(chapter.rules) for chapter in english.chapters]
    for prompt in game.prompts.values():
        assert rule_text(game, prompt.rule, lang)


def test_a_large_book_goes_on_in_the_files_of_its_folder() -> None:
    ids = [rule for chapter in rulebook(HILLTOP).chapters for rule in chapter.rules]
    assert ids.index("HIL-GEN-2") < ids.index("HAU-0125-1") < ids.index("HAU-04-1") < ids.index("HAU-48-1")


def test_a_language_without_a_book_and_a_game_without_one() -> None:
    assert rulebook(GAME, "xx").title == "The Widow's House"
    assert rule_text(GAME, "WID-GEN-999", "ja") is None
    assert rulebook(Game()).chapters == []
