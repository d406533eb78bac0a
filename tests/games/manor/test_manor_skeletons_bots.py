"""What the Skeletons' options say, what bots make of them, and the same for the Lone Vigil."""

from collections.abc import Callable

import pytest
from games.manor.bones import act, bones
from games.manor.table import Table

from hauntbox.games.manor import GAME
from hauntbox.games.manor.judge import habit, reasons
from hauntbox.games.manor.labels import ask_facts
from hauntbox.games.manor.pieces import CLEAVE, FLETCH, NEEDLE, SKELETONS, SPIDER
from hauntbox.games.manor.skeletons_strike import offer_skeleton_strike
from hauntbox.games.manor.solo import act as vigil_act
from hauntbox.games.manor.spaces import space
from hauntbox.games.manor.things import others_at
from hauntbox.kernel.rng import Rng

Make = Callable[..., Table]


def facts(t: Table, text: str) -> dict[str, object]:
    """The facts of the label of an option."""
    ask = t.ask
    offered = [*ask.options, *[value for value, _ in ask.barred]]
    return dict(GAME.label(t.g, ask, next(value for value in offered if GAME.text(ask, value) == text)).facts)


def likes(t: Table) -> str:
    """What a player does here without thinking."""
    return t.options[habit(t.g, t.ask, Rng(1))]


@pytest.mark.rule("MAN-SKEL-18")
def test_a_step_shows_its_costs_and_the_attack_that_follows(table: Make) -> None:
    t = table("PKSM", "dC|oPl-d")
    t.wall(2, 2, "west")
    act(t, CLEAVE)
    told = facts(t, "step 2,2")
    assert {name: told[name] for name in ("wall", "lit", "lamp", "webs", "count", "left", "short")} == {
        "wall": 1, "lit": 1, "lamp": 1, "webs": 0, "count": 4, "left": 0, "short": 0,
    }  # fmt: skip
    assert (told["fights"], told["strength"], told["value"], told["target"]) == (1, 3, 1, "paladin")


@pytest.mark.rule("MAN-SKEL-46")
@pytest.mark.rule("MAN-SKEL-50")
def test_an_attack_shows_its_sum_and_what_it_brings(table: Make) -> None:
    t = act(table("PKSM", "dC-oNP-dF"), NEEDLE, 5, "kukri")
    told = facts(t, "attack paladin")
    assert (told["base"], told["bonus"], told["distraction"], told["strength"], told["value"]) == (1, 0, 2, 3, 1)
    assert (told["sneak"], told["extra"], told["group"]) == (2, 4, "paladin")
    t = act(table("PKSM", "oCP-d"), CLEAVE, 5, "axe")
    assert (facts(t, "attack paladin")["bonus"], facts(t, "attack paladin")["sneak"]) == (3, 0)


def test_questions_say_who_where_and_what_is_left(table: Make) -> None:
    t = act(table("PKSM", "dC-d"), CLEAVE, 5)
    told = ask_facts(t.g, t.ask)
    assert (told["piece"], told["cell"], told["left"], told["total"]) == ("skel_cleave", "2,1", 4, 5)
    t = bones(table("KSM", "oGCL-o"), 5)
    t.g.active = SPIDER
    t.rule(offer_skeleton_strike, 7)
    told = facts(t, "strike skel_cleave")
    assert (told["target"], told["strength"], told["value"]) == ("giant", 4, 2)


def test_without_thinking_they_attack_loot_and_come_nearer(table: Make) -> None:
    assert likes(act(table("PKSM", "oCPt-d"), CLEAVE)) == "attack paladin"
    assert likes(act(table("PKSM", "dCt-d-d-d-d-oP"), CLEAVE)) == "loot"
    assert likes(act(table("PKSM", "dC-oP"), CLEAVE)) == "step 2,2"
    assert likes(act(table("PKSM", "d-dC-d-d-oP"), CLEAVE)) == "step 2,3"
    assert likes(act(table("PKSM", "dF-d-oP-dC"), FLETCH)) == "shoot paladin"


def test_the_judge_likes_skeletons_near_their_prey_gear_and_a_chance_to_hit(table: Make) -> None:
    def worth(t: Table, name: str) -> float:
        return next(reason.points for reason in reasons(t.g, t.g.seat(SKELETONS)) if reason.name == name)

    near = act(table("PKSM", "d-dC-d-oP"), CLEAVE)
    far = act(table("PKSM", "dC-d-d-oP"), CLEAVE, 5, "axe")
    assert worth(near, "skeletons_hunt") > worth(far, "skeletons_hunt") > 0
    assert worth(far, "skeletons_gear") > worth(near, "skeletons_gear") == 0
    farther = act(table("PKSM", "dC-o-o-o-oP"), CLEAVE)
    assert worth(near, "skeletons_chance") > worth(farther, "skeletons_chance")


@pytest.mark.rule("MAN-SKEL-13")
def test_in_an_empty_space_no_opponent_reaches_a_skeleton(table: Make) -> None:
    t = bones(table("PKSM", ".C-dN"))
    assert others_at(t.g, SPIDER, space(2, 1)) == 0
    assert others_at(t.g, SPIDER, space(2, 2)) == 1 << NEEDLE


@pytest.mark.rule("MAN-SOLO-14")
def test_bots_take_the_lowest_row_then_column(table: Make) -> None:
    t = table("P", ".-o-oN\no-oP-o\n.-.-.")
    t.g.skeletons.march = [NEEDLE]
    t.g.paladin.cubes.placed[2] = 2
    t.rule(vigil_act, NEEDLE)
    assert likes(t) == t.options[0] == "2,2"


def test_alone_health_and_terror_count(table: Make) -> None:
    t = table("P", "oP-o")
    before = {reason.name: reason.points for reason in reasons(t.g, 0)}
    t.g.paladin.health, t.g.spider.terror = 3, 6
    after = {reason.name: reason.points for reason in reasons(t.g, 0)}
    assert after["vigil_health"] < before["vigil_health"] == 0
    assert after["vigil_terror"] < before["vigil_terror"] == 0
