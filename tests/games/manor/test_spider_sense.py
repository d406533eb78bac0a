"""What the Spider's options say, and how a bot judges and plays her."""

from collections.abc import Callable
from typing import Any

import pytest
from games.manor.spider_hands import spider
from games.manor.table import Table

from hauntbox.bots.players import make_bot
from hauntbox.games.manor import GAME
from hauntbox.games.manor.pieces import SPIDER
from hauntbox.games.manor.spider_judge import SPIDER_HABITS
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.view import SeatView

MakeTable = Callable[..., Table]


def says(t: Table, text: str) -> dict[str, Any]:
    """The facts of an option's label."""
    return GAME.label(t.g, t.ask, GAME.parse(t.ask, text)).facts


def points(t: Table, name: str) -> float:
    return next(reason.points for reason in GAME.reasons(t.g, t.g.seat(SPIDER)) if reason.name == name)


def greedy(t: Table) -> str:
    """What the greedy bot does at the open question."""
    view = SeatView(t.position, t.ask.seat)  # type: ignore[arg-type]
    return t.options[make_bot("greedy", 1).choose(view)[0]]


def habit(t: Table) -> str:
    return t.options[SPIDER_HABITS[str(t.prompt)](t.g, t.ask, Rng(1))]


def test_a_step_says_whether_they_may_strike(table: MakeTable) -> None:
    t = spider(table("PKSME", "o-oG|oP"))
    t.g.paladin.fire = 1
    t.turn("S")
    to = says(t, "step 2,3")
    assert (to["own"], to["fire"], to["value"], to["strike"]) == (1, 1, 2, 1), "1 + 1 is not more than 2"
    assert (to["left"], to["wall"], to["walls"]) == (2, 1, 0)
    t.g.paladin.fire = 2
    assert says(t, "step 2,3")["strike"] == 2
    assert says(t, "step 2,1")["strike"] == 0


def test_powers_say_what_they_come_to(table: MakeTable) -> None:
    t = spider(table("PKSME", "oGgCt-oew2b"), hand="eew", blood=4, terror=5)
    t.turn("S")
    assert (says(t, "web 1")["total"], says(t, "web 1")["left"]) == (1, 2)
    assert says(t, "fangs web")["count"] == 2
    assert says(t, "feeding")["terror"] == 6
    assert says(t, "loot")["total"] == 6
    assert says(t, "tend")["count"] == 1
    assert says(t, "legs")["left"] == 4
    t.play("web 1")
    assert (says(t, "2,2")["webs"], says(t, "2,2")["total"], says(t, "2,2")["need"]) == (3, 4, 5)


@pytest.mark.parametrize(
    ("name", "worse", "better"),
    [
        ("spider_blood", "oG", "oG"),
        ("spider_eggs", "oGeb", "oGeb2"),
        ("spider_webs", "oGw", "oGw2"),
        ("spider_danger", "oGP", "oG-o-o-o-oP"),
    ],
)
def test_more_is_better(table: MakeTable, name: str, worse: str, better: str) -> None:
    first = spider(table("PKSME", worse))
    second = spider(table("PKSME", better), blood=int(name == "spider_blood"))
    assert points(first, name) < points(second, name)


def test_discs_on_her_board_are_bad(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG"))
    assert points(t, "discs") == 0
    t.g.enchanter.boards[SPIDER] = 2
    assert points(t, "discs") < 0
    assert "spider_danger" in [reason.name for reason in GAME.reasons(t.g, t.g.seat(SPIDER))]


def test_with_terror_enough_she_leaves(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o", at=(6, 3)), terror=12).turn("S")
    assert greedy(t) == habit(t) == "escape entrance"


def test_she_feeds_and_bites(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o"), blood=3).turn("S")
    assert greedy(t) == "feeding"
    t = spider(table("PKSME", "oGg-o"), hand="f").turn("S")
    assert greedy(t) == "fangs fangs"


def test_three_spaces_from_the_door_she_becomes_spiderlings(table: MakeTable) -> None:
    t = spider(table("PKSME", "oG-o\no-o\no-o", at=(4, 3)), terror=12)
    t.turn("S").play("end")
    assert t.prompt == "spider_form"
    assert greedy(t) == habit(t) == "form_spiderlings"
