"""Everything the games say exists in all languages, with the same facts, and can be said."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from games.delve import texts as delve
from games.hilltop import texts as hilltop
from games.manor import texts as manor

from hauntbox.box import find_game, games
from hauntbox.games.delve import GAME as DELVE
from hauntbox.games.hilltop import GAME as HILLTOP
from hauntbox.games.manor import GAME as MANOR
from hauntbox.games.manor.roles import LEVELS as MANOR_LEVELS
from hauntbox.games.manor.roles import MIXES, PULSES
from hauntbox.games.widow import GAME
from hauntbox.games.widow.labels import LABELS
from hauntbox.games.widow.pieces import JOBS, LEVELS, SPIRITS
from hauntbox.games.widow.tiles import COLOURS, EFFECTS, TILES
from hauntbox.kernel.event import Event
from hauntbox.kernel.game import Game, Said
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Choice, Scene
from hauntbox.words import LANGUAGES, Verbatim, Words

HOMES = ("hauntbox", GAME.package, HILLTOP.package, DELVE.package, MANOR.package)
MORE_HOMES = {HILLTOP.id: "haunts", DELVE.id: "adventures"}
"""Packages with further rules inside that of a game."""
NEVER = {"shelter_target-stop", "spirit_step-stop", "spirit_step-strip"}
"""Kinds of option that a shared label function knows but that this question never offers."""


# --- reading the texts


class References(visitor.Visitor):
    """The facts and the other messages that a message uses."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name.removesuffix("-id").removesuffix("-about"))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(home: str, lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in (files(home) / "text" / lang).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}/{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def facts_of(home: str, lang: str, message: str) -> set[str]:
    """The facts a message uses, those of the messages inside it included."""
    found = References()
    found.visit(entries(home, lang)[message])
    return found.facts.union(*[facts_of(home, lang, inner) for inner in found.messages])


# --- what the code says


def told_kinds(game: Game) -> set[str]:
    """The kinds of all events in the rules, found in their source."""
    kinds: set[str] = set()
    homes = [game.package]
    if game.id in MORE_HOMES:
        homes.append(f"{game.package}.{MORE_HOMES[game.id]}")
    for home in homes:
        for file in files(home).iterdir():
            if file.name.endswith(".py"):
                found = re.findall(
                    r'\.tell\(\s*"([\w-]+)"(?: if [^"]* else "([\w-]+)")?', file.read_text(encoding="utf-8")
                )
                kinds |= {kind for pair in found for kind in pair if kind}
    return kinds


def option_messages() -> set[str]:
    """The messages of all options, found in the source of the label functions."""
    found: set[str] = set()
    source = (files("hauntbox.games.widow") / "labels.py").read_text(encoding="utf-8")
    functions = {part.partition("(")[0]: part for part in source.split("\ndef ")}
    for prompt, function in LABELS.items():
        kinds = set(re.findall(r'(?:return |\()"([a-z]+)", ', functions[function.__name__]))
        found |= {f"{prompt}-{kind}" for kind in kinds}
    return {f"option-{kind}" for kind in (found | {"held_token-binding", "held_token-lock"}) - NEVER}


def named_things() -> list[str]:
    marks = [f"stairs-{colour}-{way}" for colour in COLOURS[:4] for way in ("up", "down")]
    effects = [effect for effect in EFFECTS if effect]
    return [
        *[tile.id for tile in TILES],
        *[spirit.id for spirit in SPIRITS],
        *[option.name for option in GAME.options if option.name != "level"],
        *[f"effect-{effect}" for effect in effects],
        *effects, *JOBS, *COLOURS, *LEVELS, *marks,
        "widow", "north", "east", "south", "west",
    ]  # fmt: skip


# --- the texts are complete


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_facts(home: str, lang: str) -> None:
    assert entries(home, lang).keys() == entries(home, "en").keys()
    for message in entries(home, "en"):
        assert facts_of(home, lang, message) == facts_of(home, "en", message), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_option_and_ending_has_a_message(lang: str) -> None:
    texts = entries(GAME.package, lang).keys()
    assert len(told_kinds(GAME)) > 30
    wanted = {f"event-{kind}" for kind in told_kinds(GAME)}
    wanted |= {f"ask-{prompt}" for prompt in GAME.prompts}
    wanted |= {"ending-won"} | {f"ending-caught_by_{spirit.id}" for spirit in SPIRITS}
    wanted |= option_messages()
    assert wanted - texts == set()
    sayings = {text for text in texts if text.startswith(("event-", "ask-", "ending-", "option-"))}
    assert sayings - wanted == set(), "messages that nothing says"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_what_does_something_a_description(lang: str) -> None:
    texts = entries(GAME.package, lang).keys()
    assert {f"name-{thing}" for thing in named_things()} - texts == set()
    described = [spirit.id for spirit in SPIRITS] + [*JOBS, *[f"{job}-enhanced" for job in JOBS], *LEVELS]
    described += [effect for effect in EFFECTS if effect]
    assert {f"about-{thing}" for thing in described} - texts == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_option_and_ending_of_hilltop_has_a_message(lang: str) -> None:
    texts = entries(HILLTOP.package, lang).keys()
    assert len(told_kinds(HILLTOP)) > 60
    wanted = {f"event-{kind}" for kind in told_kinds(HILLTOP)}
    wanted |= {f"ask-{prompt}" for prompt in HILLTOP.prompts}
    wanted |= {f"ending-{ending}" for ending in hilltop.endings()}
    wanted |= hilltop.options_said()
    assert wanted - texts == set()
    sayings = {text for text in texts if text.startswith(("event-", "ask-", "ending-", "option-"))}
    assert sayings - wanted == set(), "messages that nothing says"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_of_hilltop_has_a_name(lang: str) -> None:
    texts = entries(HILLTOP.package, lang).keys()
    assert {f"name-{thing}" for thing in hilltop.named()} - texts == set()
    assert {f"about-{thing}" for thing in hilltop.described()} - texts == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_delve_has_a_message(lang: str) -> None:
    texts = entries(DELVE.package, lang).keys()
    assert len(told_kinds(DELVE)) > 60
    wanted = {f"event-{kind}" for kind in told_kinds(DELVE)}
    wanted |= {f"ask-{prompt}" for prompt in DELVE.prompts}
    wanted |= {f"ending-{ending}" for ending in delve.endings()}
    wanted |= delve.options_said() | delve.intents_said()
    assert wanted - texts == set()
    sayings = {text for text in texts if text.startswith(("event-", "ask-", "ending-", "option-", "intent-"))}
    assert sayings - wanted == set(), "messages that nothing says"
    assert {f"reason-{reason}" for reason in delve.reasons()} == {text for text in texts if text.startswith("reason-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_of_delve_has_a_name_and_cards_their_text(lang: str) -> None:
    texts = entries(DELVE.package, lang).keys()
    assert {f"name-{thing}" for thing in delve.named()} - texts == set()
    assert {f"about-{thing}" for thing in delve.described()} - texts == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_manor_has_a_message(lang: str) -> None:
    texts = entries(MANOR.package, lang).keys()
    kinds = told_kinds(MANOR) | manor.told_by_sign()
    assert len(kinds) > 100
    wanted = {f"event-{kind}" for kind in kinds}
    wanted |= {f"ask-{prompt}" for prompt in MANOR.prompts}
    wanted |= {f"ending-{ending}" for ending in manor.endings()}
    wanted |= manor.options_said()
    assert wanted - texts == set()
    sayings = {text for text in texts if text.startswith(("event-", "ask-", "ending-", "option-"))}
    assert sayings - wanted == set(), "messages that nothing says"
    assert {f"reason-{reason}" for reason in manor.reasons()} == {text for text in texts if text.startswith("reason-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_of_manor_has_a_name_and_cards_their_text(lang: str) -> None:
    texts = entries(MANOR.package, lang).keys()
    assert {f"name-{thing}" for thing in manor.named()} - texts == set()
    assert {f"about-{thing}" for thing in manor.described()} - texts == set()
    assert manor.host_values() == {text for text in texts if text.startswith("value-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_of_every_role_of_manor_is_complete(lang: str) -> None:
    texts = entries(MANOR.package, lang).keys()
    kinds = ("hint-", "goal-", "steps-", "theme-", "note-", "brief-side-")
    assert manor.guides() == {text for text in texts if text.startswith(kinds)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", hilltop.TALES)
def test_every_haunt_has_its_briefs_and_epilogues(number: int, lang: str) -> None:
    title = f"haunt_{number:02}"
    briefs, _, epilogues = hilltop.parts_of(number)
    wanted = (
        {f"theme-{title}"} | {f"brief-{title}-{side}" for side in briefs} | {f"brief-side-{side}" for side in briefs}
    )
    wanted |= {f"known-{title}-{side}" for side in briefs} | {f"epilogue-{title}-{side}" for side in epilogues}
    assert wanted - entries(HILLTOP.package, lang).keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_bot_has_words(lang: str) -> None:
    texts = entries(HILLTOP.package, lang).keys()
    assert {f"reason-{reason}" for reason in hilltop.reasons()} == {
        text for text in texts if text.startswith("reason-")
    }


def test_every_word_of_the_interface_is_used_and_exists() -> None:
    used: set[str] = set()
    for file in (files("hauntbox") / "terminal").iterdir():
        if file.name.endswith(".py"):
            used |= set(re.findall(r"[\"'](ui-[\w-]+)[\"']", file.read_text(encoding="utf-8")))
    known = {message for message in entries("hauntbox", "en") if message.startswith("ui-")}
    helps = {message for message in known if message.startswith("ui-help-")}
    assert used == known - helps


# --- whole games in words


class Speakers:
    """Says everything in all languages, each different thing once."""

    def __init__(self, game: Game = GAME) -> None:
        self.words = [Words(game, lang) for lang in LANGUAGES]
        self.said: set[str] = set()

    def hear(self, event: Event) -> None:
        self.say(Said(f"event-{event.kind}", {**event.facts, "rule": event.rule}))

    def say(self, said: Said) -> None:
        if repr(said) in self.said:
            return
        self.said.add(repr(said))
        for words in self.words:
            text = words.say(said)
            assert text
            assert not re.search(r"[{}$]|\?\?\?", text), f"{said}: {text}"
            assert "99" not in text or "99" in str(said.facts) or "99%" in text

    def look_at(self, scene: Scene) -> None:
        assert scene.question is not None
        self.say(scene.question.label)
        for choice in scene.question.choices:
            self.say(choice.label)
        for name in names_in(scene):
            for words in self.words:
                assert words.name(name)


def names_in(scene: Scene) -> Iterator[str]:
    rows = [*scene.rows, *[row for board in scene.seats for row in board.rows]]
    tracks = [*scene.tracks, *[track for board in scene.seats for track in board.tracks]]
    tracks += [track for piece in scene.pieces for track in piece.tracks]
    marks = [mark for floor in scene.floors for tile in floor.tiles for mark in tile.marks]
    marks += [mark for row in rows for card in row.cards for mark in card.marks]
    marks += [mark for thing in (*scene.pieces, *scene.seats) for mark in thing.marks]
    yield from [card.name for row in rows for card in row.cards]
    yield from [board.name for board in scene.seats if board.name]
    yield from [floor.name for floor in scene.floors] + [piece.name for piece in scene.pieces]
    yield from [row.name for row in rows] + [track.name for track in tracks]
    yield from [tile.name for floor in scene.floors for tile in floor.tiles]
    yield from [mark.partition(":")[0] for mark in marks]


def play_in_words(speakers: Speakers, seed: int, seats: int, **options: Any) -> Position:
    """A game by habit, by chance and by fear, everything seen and said on the way."""
    position = new_game(GAME, seats, seed, options, ears=speakers.hear)
    rng = Rng(seed)
    while (ask := position.ask) is not None:
        scene = GAME.scene(GAME.view(position.state, ask.seat), ask.seat, ask)
        speakers.look_at(scene)
        assert scene.question is not None
        choices = scene.question.choices[: len(ask.options)]
        if rng.below(4) == 0 and ask.prompt not in ("ability", "red_bonus"):
            position.pick(rng.below(len(choices)))
        elif ask.prompt == "declare":
            position.pick(GAME.habit(position.state, ask, rng))
        else:
            position.pick(max(range(len(choices)), key=lambda i: (comfort(choices[i]), rng.below(9))))
    return position


def comfort(choice: Choice) -> int:
    """How far the spirits are after an option, as far as its label tells."""
    facts = choice.label.facts
    return int(facts.get("near", 3)) + int(facts.get("far", 2)) - 3 * int(facts.get("shorter", 0))


def test_thirty_games_can_be_told_in_every_language() -> None:
    speakers = Speakers()
    levels = tuple(LEVELS)
    for seed in range(30):
        position = play_in_words(speakers, seed, seed % 5 + 1, level=levels[seed % 4], random_jobs=seed % 3 > 0)
        assert position.outcome is not None
        for words in speakers.words:
            assert words.ending(position.outcome)
    for words in speakers.words:
        assert words.problems == set()


def play_hilltop_in_words(speakers: Speakers, seed: int, haunt: int) -> Position:
    """A game by chance with a given haunt, everything seen and said on the way."""
    options = {
        "force_haunt": str(haunt),
        "max_explore_rounds": "5",
        "max_rounds": "6",
        "random_explorers": seed % 4 > 0,
    }
    position = new_game(HILLTOP, 3 + seed % 4, seed, options, ears=speakers.hear)
    rng = Rng(seed)
    while (ask := position.ask) is not None:
        scene = HILLTOP.scene(HILLTOP.view(position.state, ask.seat), ask.seat, ask)
        speakers.look_at(scene)
        for text in scene.brief.texts if scene.brief is not None else ():
            speakers.say(Said(text, {}))
        position.pick(rng.below(len(ask.options)))
    return position


@pytest.mark.parametrize("haunt", hilltop.TALES)
def test_games_of_hilltop_can_be_told_in_every_language(haunt: int) -> None:
    speakers = Speakers(HILLTOP)
    for seed in (haunt, haunt + 1):
        position = play_hilltop_in_words(speakers, seed, haunt)
        assert position.outcome is not None
        for words in speakers.words:
            assert words.ending(position.outcome)
    for words in speakers.words:
        assert words.problems == set()


def play_delve_in_words(speakers: Speakers, seed: int, adventure: str) -> Position:
    """A game by chance, everything seen and said on the way, what monsters are about to do included."""
    seats = 1 if adventure == "alone_in_the_dark" else 2 + seed % 4
    options = {"adventure": adventure, "difficulty": "easier", "random_powers": seed % 2 > 0}
    position = new_game(DELVE, seats, seed, options, ears=speakers.hear)
    rng = Rng(seed)
    while (ask := position.ask) is not None:
        scene = DELVE.scene(DELVE.view(position.state, ask.seat), ask.seat, ask)
        speakers.look_at(scene)
        for piece in scene.pieces:
            if piece.intent is not None:
                speakers.say(piece.intent)
        position.pick(rng.below(len(ask.options)))
    return position


@pytest.mark.parametrize("adventure", DELVE.options[0].values)
def test_games_of_delve_can_be_told_in_every_language(adventure: str) -> None:
    speakers = Speakers(DELVE)
    for seed in range(3):
        position = play_delve_in_words(speakers, seed, adventure)
        assert position.outcome is not None
        for words in speakers.words:
            assert words.ending(position.outcome)
    for words in speakers.words:
        assert words.problems == set()


FIRST_LOOKS = 20
"""So often a question of each kind is looked at in a game; later only now and then."""
TELLINGS = [(mix.roles, "normal") for mix in MIXES] + [("PKSME", level) for level in MANOR_LEVELS if level != "normal"]


def play_manor_in_words(speakers: Speakers, seed: int, roles: str, level: str) -> Position:
    """A game by chance, told from its first event to its last, with the guides of all roles."""
    options: dict[str, Any] = {"roles": roles, "extended_sanctity": seed % 2 > 0, "lamp_pulse": PULSES[seed % 3]}
    if level != "normal":
        options |= {option.name: level for option in MANOR.options if option.name.endswith("_level")}
    position = new_game(MANOR, len(roles), seed, options, ears=speakers.hear)
    rng = Rng(seed)
    looks: dict[str, int] = {}
    while (ask := position.ask) is not None:
        looks[ask.prompt] = looks.get(ask.prompt, 0) + 1
        if looks[ask.prompt] <= FIRST_LOOKS or rng.below(20) == 0:
            scene = MANOR.scene(MANOR.view(position.state, ask.seat), ask.seat, ask)
            speakers.look_at(scene)
            assert scene.brief is not None
            for text in (*scene.brief.texts, f"brief-side-{scene.brief.side}"):
                speakers.say(Said(text, {}))
            for words in speakers.words:
                assert words.name(scene.brief.title)
        position.pick(rng.below(len(ask.options)))
    return position


@pytest.mark.parametrize(("roles", "level"), TELLINGS)
def test_games_of_manor_can_be_told_in_every_language(roles: str, level: str) -> None:
    speakers = Speakers(MANOR)
    position = play_manor_in_words(speakers, TELLINGS.index((roles, level)), roles, level)
    assert position.outcome is not None
    for words in speakers.words:
        assert words.ending(position.outcome)
        assert words.problems == set()


# --- single things


def test_a_name_in_front_gets_a_capital_and_numbers_their_nouns() -> None:
    words = Words(GAME, "en")
    moved = Event("spirit-moved", "WID-SPIRIT-3", {"spirit": "spirit_red", "tile": "start_gallery", "left": 3})
    assert words.event(moved) == "The Scarlet One moves to the Gallery, 3 spaces from the widow."
    near = moved._replace(facts={**moved.facts, "left": 1})
    assert words.event(near) == "The Scarlet One moves to the Gallery, 1 space from the widow."


def test_successes_are_told_with_their_sum() -> None:
    facts = {"first": 2, "second": 5, "dice": 1, "tokens": 1, "total": 2}
    event = Event("successes", "WID-TURN-7", facts)
    assert Words(GAME, "en").event(event) == "2 + 5: 1 success of the dice and 1 token make 2."
    assert Words(GAME, "ja").event(event) == "2と5：サイコロの成功1、トークン1個と合わせて2成功。"
    assert Words(GAME, "zh").event(event) == "2和5：骰子成功1个，加1枚标记，共2个成功。"


def test_a_list_of_names_is_a_list_in_words() -> None:
    assert Words(GAME, "en").names(["red", "blue", "green"]) == "red, blue and green"
    assert Words(GAME, "ja").names(["red", "blue"]) == "赤、青"


def test_an_unknown_language_speaks_english_and_an_unknown_message_shows_its_facts() -> None:
    words = Words(GAME, "xx")
    assert words.name("maid") == "Maid"
    assert words.say(Said("no-such-thing", {"count": 2})) == "No-such-thing (count 2)"
    assert words.problems == {"en: no message no-such-thing"}


def test_cells_rules_and_verbatim_text_stand_for_themselves() -> None:
    words = Words(GAME, "ja")
    assert words.name("3,-1") == "3,-1"
    assert words.name("WID-TILE-3") == "WID-TILE-3"
    assert words.name(Verbatim("maid")) == "maid"
    assert words.problems == set()


def test_general_words_need_no_game() -> None:
    assert Words(None, "zh").text("ui-dice") == "骰子"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_option_of_every_game_has_a_name(name: str, lang: str) -> None:
    game = find_game(name)
    words = Words(game, lang)
    for option in game.options:
        assert words.name(option.name) != option.name
        for value in option.values:
            if isinstance(value, str) and value.upper() != value:
                assert words.name(value) != value
    assert not words.problems
