"""What the Enchanter's options say, and what bots make of his discs."""

from collections.abc import Callable

import pytest
from games.manor.enchanter_hands import holding
from games.manor.table import Table

from hauntbox.games.manor import GAME
from hauntbox.games.manor.enchanter import dominate
from hauntbox.games.manor.judge import HELD, habit, hold, judge
from hauntbox.games.manor.labels import ask_facts
from hauntbox.games.manor.pieces import ENCHANTER, MANOR, PALADIN, SKELETONS
from hauntbox.games.manor.resist import resist
from hauntbox.games.manor.spaces import space
from hauntbox.kernel.rng import Rng

Make = Callable[..., Table]


def facts(t: Table, text: str) -> dict[str, object]:
    """The facts of the label of an option."""
    value = next(value for value in t.ask.options if GAME.text(t.ask, value) == text)
    return dict(GAME.label(t.g, t.ask, value).facts)


def liked(t: Table) -> str:
    """What a player does here without thinking."""
    return t.options[habit(t.g, t.ask, Rng(1))]


@pytest.mark.rule("MAN-ENC-34")
@pytest.mark.rule("MAN-ENC-35")
def test_a_syphon_shows_its_sum(table: Make) -> None:
    t = holding(table("PKSME", "dE-dPCNF-o\n. d"), 2)
    t.turn("E")
    told = facts(t, "syphon")
    assert [told[name] for name in ("pieces", "twice", "most", "count", "total", "left")] == [4, 0, 3, 3, 5, 2]
    assert (facts(t, "sneak 3,2")["discs"], facts(t, "sneak 3,2")["far"]) == (3, 2)
    t = holding(table("PKSME", "dE-dP"), 2, "mind")
    t.turn("E")
    told = facts(t, "syphon")
    assert [told[name] for name in ("pieces", "twice", "most", "count", "total")] == [1, 1, 0, 2, 4]
    told = ask_facts(t.g, t.ask)
    assert [told[name] for name in ("cell", "cubes", "hand", "defense", "exposed")] == ["2,1", 3, 2, 2, 0]


@pytest.mark.rule("MAN-ENC-36")
@pytest.mark.rule("MAN-ENC-44")
def test_a_whisper_shows_whom_it_reaches_and_what_is_needed(table: Make) -> None:
    t = holding(table("PKSME", "dEPC-o"), 3, "tongue echo", P=1, M=2)
    t.g.enchanter.last, t.g.enchanter.filled = PALADIN, 1
    t.turn("E")
    told = facts(t, "whisper")
    assert (told["roles"], told["count"], told["hand"], told["echo"]) == (["paladin", "skeletons"], 2, 3, 1)
    t.play("whisper")
    assert {name: facts(t, "two paladin")[name] for name in ("total", "need", "hand", "again")} == {
        "total": 3, "need": 4, "hand": 1, "again": 1,
    }  # fmt: skip
    assert [facts(t, "skeletons")[name] for name in ("total", "again")] == [1, 0]
    assert liked(t) == "two skeletons", "the Paladin cannot be dominated next"


@pytest.mark.rule("MAN-ENC-42")
def test_dominating_shows_the_space_it_fills(table: Make) -> None:
    t = holding(table("PKSME", "dE-oP"), 0, P=5, M=4)
    t.g.enchanter.filled = 1
    t.rule(dominate)
    told = facts(t, "paladin")
    assert [told[name] for name in ("role", "discs", "need", "space", "goal")] == ["paladin", 5, 4, 2, 4]
    assert ask_facts(t.g, t.ask)["need"] == 4
    assert liked(t) == "manor", "with as few discs as will do"


@pytest.mark.rule("MAN-ENC-37")
def test_a_command_shows_what_the_piece_runs_into(table: Make) -> None:
    t = holding(table("PKSME", "dE|oP-dw2c-d"), 3, P=2)
    t.turn("E")
    assert (facts(t, "command paladin")["discs"], facts(t, "command paladin")["left"]) == (1, 2)
    t.play("command paladin")
    assert [facts(t, "to 2,3")[name] for name in ("disc", "webs")] == [1, 2]
    assert liked(t) == "to 2,3", "onto the disc"
    t.play("to 2,3")
    assert liked(t) == "stop"


def test_he_likes_to_whisper_to_syphon_and_to_go_where_pieces_are(table: Make) -> None:
    t = holding(table("PKSME", "dEP-o-d-dSSC"), 3)
    t.turn("E")
    assert liked(t) == "whisper"
    holding(t, 0)
    t.turn("E")
    assert liked(t) in ("syphon", "sneak 2,3"), "one piece here, three beside 2,3"
    t.put("paladin", space(2, 2))
    t.put("enchanter", space(2, 3))
    t.turn("E")
    assert liked(t) == "syphon"


@pytest.mark.rule("MAN-ENC-50")
def test_a_board_resists_when_it_is_about_to_be_dominated(table: Make) -> None:
    for count, choice in ((1, "stop"), (2, "stability"), (3, "stability")):
        t = holding(table("PKSME"), 3, K=count)
        t.g.skeletons.stability = 4
        t.rule(resist, SKELETONS)
        assert liked(t) == choice
    t.g.enchanter.last = SKELETONS
    t.rule(resist, SKELETONS)
    assert liked(t) == "stop", "they cannot be dominated twice in succession"


def test_the_judge_wants_discs_where_they_are_enough(table: Make) -> None:
    t = holding(table("PKSME", "dE-d-oP"), 3)
    seat = t.g.seat(ENCHANTER)
    values = []
    for count in range(5):
        holding(t, 0, P=count)
        values.append(judge(t.g, seat))
    assert values == sorted(values)
    assert len(set(values)) == 5
    holding(t, 3, P=0)
    before = judge(t.g, seat)
    holding(t, 2, P=1)
    assert judge(t.g, seat) > before, "a disc on a board is worth more than one in hand"


def test_what_discs_cost_the_others(table: Make) -> None:
    t = holding(table("PKSME"), 0)
    held = []
    for count in range(5):
        holding(t, 0, M=count)
        held.append(round(hold(t.g, MANOR), 3))
    most = HELD[-1]
    assert held == [round(most * share, 3) for share in (0, 1 / 6, 2 / 6, 1, 1)], "three are enough"
    t.g.enchanter.last = MANOR
    assert hold(t.g, MANOR) == most / 2
    t.g.enchanter.last, t.g.enchanter.filled = -1, 3
    holding(t, 0, M=5)
    assert hold(t.g, MANOR) == 1.6, "the last space would end the game"
    assert hold(t.g, PALADIN) == 0.0
