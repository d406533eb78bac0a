"""The guide: every role is told its goal, and in its first turns step by step what to do."""

from collections.abc import Callable

import pytest
from games.manor import texts
from games.manor.seeing import NOBODY, asked, brief_of, scene_of, spoken
from games.manor.table import Table

from hauntbox.games.manor import GAME
from hauntbox.games.manor.entering import shove
from hauntbox.games.manor.guide import GUIDED_ROUNDS, HINTS, MENUS, RULES, STEP_OF, STEPS
from hauntbox.games.manor.guide import goal as message
from hauntbox.games.manor.pieces import LETTERS, ROLES
from hauntbox.games.manor.roles import MIXES
from hauntbox.kernel.game import Said
from hauntbox.kernel.rng import Rng
from hauntbox.rulebook import rule_text
from hauntbox.words import LANGUAGES, Words

Tables = Callable[..., Table]


def step(t: Table, letter: str = "?") -> str:
    """The steps that the brief shows, without the role."""
    (found,) = [text for text in brief_of(t, letter).texts if text.startswith("steps-")]
    return found.rpartition("-")[2]


def goal(t: Table, letter: str) -> str:
    (found,) = [text for text in brief_of(t, letter).texts if text.startswith("goal-")]
    return found


# --- the brief


def test_every_role_has_a_brief_of_its_own_and_spectators_have_none(table: Tables) -> None:
    t = table("PKSME").turn("P")
    for letter, role in zip(LETTERS, ROLES, strict=True):
        brief = brief_of(t, letter)
        assert (brief.title, brief.side) == ("restless_manor", role)
        assert brief.texts[0] == f"theme-{role}"
        assert brief.texts[-1] == f"note-{role}"
        assert brief.rules == RULES[LETTERS.index(letter)]
    assert scene_of(t, NOBODY).brief is None


@pytest.mark.rule("MAN-END-4", "MAN-END-5", "MAN-END-6", "MAN-END-7")
@pytest.mark.parametrize(
    ("roles", "letter", "said"),
    [
        ("PKSM", "P", "goal-paladin-spider"),
        ("PKM", "P", "goal-paladin-7"),
        ("PKE", "P", "goal-paladin-5"),
        ("PKM", "K", "goal-skeletons-paladin"),
        ("KSM", "K", "goal-skeletons-spider"),
        ("KM", "K", "goal-skeletons-7"),
        ("KE", "K", "goal-skeletons-5"),
    ],
)
def test_hunters_are_told_their_prey(table: Tables, roles: str, letter: str, said: str) -> None:
    assert goal(table(roles).turn(roles[0]), letter) == said


@pytest.mark.rule("MAN-END-8", "MAN-END-9", "MAN-END-10")
def test_the_goal_has_the_number_of_this_game(table: Tables) -> None:
    assert goal(table("PKSM").turn("P"), "S") == "goal-spider-12"
    assert goal(table("SM").turn("S"), "S") == "goal-spider-14"
    assert goal(table("PKSM", spider_level="very_easy").turn("P"), "S") == "goal-spider-8"
    assert goal(table("PKSM", manor_level="easy").turn("P"), "M") == "goal-manor-14"
    assert goal(table("PKSME").turn("P"), "E") == "goal-enchanter-4"
    assert goal(table("PE", enchanter_level="very_easy").turn("P"), "E") == "goal-enchanter-1"


@pytest.mark.rule("MAN-SOLO-2")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_lone_vigil_is_told_its_level(table: Tables, level: str) -> None:
    assert goal(table("P", solo=level).turn("P"), "P") == f"goal-vigil-{level}"


def test_every_goal_a_game_can_have_is_among_the_texts() -> None:
    found: set[str] = set()
    for mix in MIXES:
        for level in ("very_easy", "easy", "normal", "hard", "very_hard"):
            levels = {f"{role}_level": level for role in ROLES}
            for solo in ("easy", "normal", "hard"):
                seats = len(mix.roles)
                g = GAME.start(seats, GAME.check_setup(seats, {"roles": mix.roles, "solo": solo, **levels}), Rng(1))
                found |= {message(g, role) for role in g.terms.roles}
    assert found == texts.goals()


def test_the_rules_of_the_briefs_can_be_read() -> None:
    for rules in RULES:
        for rule in rules:
            for lang in LANGUAGES:
                assert rule_text(GAME, rule, lang), rule


# --- step by step


def test_the_paladins_first_turn_goes_from_step_to_step(table: Tables) -> None:
    t = table("PKSM")
    t.draws("treasure_1", "tre_halo", "tre_boots")
    t.round()
    assert (t.prompt, step(t)) == ("paladin_menu", "1")
    t.play("cube movement", "cube perception", "step 6,3")
    assert (t.prompt, step(t)) == ("rotate", "2")
    t.play(t.options[0])
    assert (t.prompt, step(t)) == ("paladin_collect", "3")
    t.play("collect")
    assert (t.prompt, step(t, "P"), step(t, "M")) == ("give_treasure", "0", "0"), "the Manor is asked, out of its turn"
    t.play("tre_halo")
    assert (t.prompt, step(t)) == ("keep_treasure", "3")
    t.play("refuse")
    assert t.prompt == "paladin_menu"
    assert step(t) == "4", "Grit 5 has brought a third cube"
    t.g.paladin.cubes.free = 0
    t.g.paladin.meetings = 9
    assert step(t) == "5"


def test_a_first_round_leads_every_role_through_its_steps(table: Tables) -> None:
    t = table("PKSME", seed=3).round()
    seen: dict[str, set[str]] = {role: set() for role in ROLES}
    while t.ask is not None and t.g.round == 1:
        if t.ask.seat == t.g.seat(t.g.active):
            seen[t.asked].add(step(t))
        t.play(t.options[0] if t.prompt in MENUS and t.g.turn % 2 else t.options[-1])
    assert seen["skeletons"] >= {"1", "2"}
    assert seen["spider"] >= {"1", "4"}
    assert seen["manor"] >= {"1", "2", "4", "5"}
    assert seen["enchanter"] >= {"1", "3"}


def test_the_steps_are_shown_in_the_first_rounds_only(table: Tables) -> None:
    t = table("PKSM").turn("P")
    t.g.round = GUIDED_ROUNDS
    assert step(t) == "1"
    t.g.round = GUIDED_ROUNDS + 1
    assert [text for text in brief_of(t).texts if text.startswith("steps-")] == []
    assert goal(t, "P") == "goal-paladin-spider", "the goal can be read to the end"


def test_who_is_not_on_turn_has_no_step(table: Tables) -> None:
    t = table("PKSM").turn("P")
    assert [step(t, letter) for letter in "PKSM"] == ["1", "0", "0", "0"]


def test_the_current_step_is_marked_among_all_of_them() -> None:
    words = Words(GAME, "en")
    for role, count in zip(ROLES, STEPS, strict=True):
        for now in range(count + 1):
            lines = words.text(f"steps-{role}-{now}").split("\n\n")[1:]
            assert [line[0] for line in lines] == [
                "○" if not now or i > now else "▶" if i == now else "✓" for i in range(1, count + 1)
            ]
            assert [f"Step {i}." in line for i, line in enumerate(lines, 1)] == [True] * count


def test_every_step_of_every_role_can_come_up() -> None:
    menus = {"paladin": {1, 4, 5}, "skeletons": {2, 3}, "spider": {1, 2}, "manor": set(), "enchanter": {3, 4}}
    for role, count, known in zip(ROLES, STEPS, STEP_OF, strict=True):
        assert set(known.values()) | menus[role] == set(range(1, count + 1))


def test_the_guide_speaks_of_questions_that_exist() -> None:
    asked_anywhere = set(GAME.prompts)
    assert set(HINTS) - asked_anywhere == set()
    assert set(MENUS) - asked_anywhere == set()
    for known in STEP_OF:
        assert set(known) - asked_anywhere == set()


# --- hints


def test_a_question_of_the_first_turns_comes_with_a_hint(table: Tables) -> None:
    t = table("PKSM").turn("P")
    plain = "Your turn, on Entrance: 1 Movement and 1 Encounter left, 2 Hero cubes to place. What do you do?"
    t.g.round = GUIDED_ROUNDS
    hint = "Hint: First step: go to the Dark tile in front of you. You will have an Encounter there."
    assert asked(t) == f"{plain}\n\n{hint}"
    t.g.round = GUIDED_ROUNDS + 1
    assert asked(t) == plain


def test_a_hint_follows_the_step(table: Tables) -> None:
    t = table("PKSM", "oP").turn("P")
    assert "place a Hero cube" in asked(t)
    t.g.paladin.cubes.free = 0
    t.g.paladin.moves = t.g.paladin.meetings = 9
    assert "end your turn" in asked(t)


def test_a_question_without_a_hint_stays_as_it_is(table: Tables) -> None:
    t = table("PKSM", "d dG d", at=(2, 2)).active("M")
    t.rule(shove, t.g.seat(3), 7, "MAN-MAN-26")
    assert t.prompt == "shove"
    assert asked(t) == "Giant Spider: to which tile is it forced?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_holds_the_whole_question(lang: str, table: Tables) -> None:
    t = table("PKSM").turn("P")
    question = scene_of(t).question
    assert question is not None
    plain = spoken(Said("ask-paladin_menu", question.label.facts), lang)
    assert asked(t, lang).startswith(plain)
    assert len(asked(t, lang)) > len(plain) + 10
