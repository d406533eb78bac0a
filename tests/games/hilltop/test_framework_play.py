"""Chapter Haunt framework: numbers, hooks, actions."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import HOUND, Tiny

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.declare import HERE, Action
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT, SANITY
from hauntbox.games.hilltop.haunt import STORIES, Haunt, number
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import step
from hauntbox.games.hilltop.ops import (
    half_up,
    heroes_at_start,
    spawn,
)  # fmt: skip
from hauntbox.games.hilltop.ops_more import chain, steps_done
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import (
    GRABBED,
    TRAITOR,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.kernel.ask import Rule
from hauntbox.kernel.state import digest
from hauntbox.words import Words

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
HALL, FOYER, CHAPEL = NUMBER["entrance_hall"], NUMBER["foyer"], NUMBER["chapel"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


def acts(t: Table) -> list[str]:
    return [option.removeprefix("act ") for option in t.options if option.startswith("act ")]


# --- numbers and declarations


@pytest.mark.rule("HIL-FW-1")
@pytest.mark.rule("HIL-FW-2")
@pytest.mark.rule("HIL-HF-2")
def test_players_and_heroes_at_the_start_never_change(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=5)
    assert (t.g.by_players((1, 2, 3, 4)), number(t.g, (1, 2, 3, 4)), heroes_at_start(t.g)) == (3, 3, 4)
    t.rule(die, 0, "")
    t.rule(die, 1, "")
    assert (t.g.by_players((1, 2, 3, 4)), number(t.g, (1, 2, 3, 4)), heroes_at_start(t.g)) == (3, 3, 4)
    assert len(t.g.living_heroes) == 2
    assert (half_up(3), half_up(4)) == (2, 2)


class Counting(Tiny):
    def turn_start(self, g: Hilltop, x: int) -> None:
        g.memory["turns"] = g.memory.get("turns", 0) + 1


@pytest.mark.rule("HIL-FW-3")
def test_what_a_haunt_remembers_is_part_of_the_game(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Counting())
    before = t.g.copy()
    t.run((begin_turn, (0,)))
    assert t.g.memory == {"turns": 1}
    assert digest(t.g) != digest(before)
    twin = t.position.copy() if t.position else None
    assert twin is not None
    assert digest(twin.state) == digest(t.g)


@pytest.mark.rule("HIL-FW-4")
@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_every_haunt_declares_what_a_client_has_to_draw(lang: str) -> None:
    words = Words(GAME, lang)
    for haunt in STORIES.values():
        ids = [kind.id for kind in haunt.kinds] + [thing.id for thing in haunt.things]
        ids += [track for track, _ in haunt.tracks] + [action.id for action in haunt.actions]
        for name in ids:
            words.text(f"name-{name}")
    assert [problem for problem in words.problems if "no message" in problem] == []


# --- hooks


class Ordered(Tiny):
    def turn_start(self, g: Hilltop, x: int) -> Rule[None]:
        g.memory["order"] = ("haunt", g.steps[4 * x + MIGHT], g.steps[4 * x])
        yield from ()

    def entered(self, g: Hilltop, f: int, room: int) -> None:
        g.memory["room_was_first"] = g.memory.get("braved", 0)


@pytest.mark.rule("HIL-FW-30")
def test_the_haunt_comes_before_kept_cards_and_room_texts(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Ordered())
    t.hand(0, "grave_dirt")
    t.run((begin_turn, (0,)))
    assert t.g.memory["order"] == ("haunt", 3, 5)  # nothing was lost yet
    assert t.prompt == "split_physical"  # now the card
    t.play("might 1 speed 0")
    t.lay("collapsed_room", "ground", -1, 1)
    t.at(0, "foyer")
    t.run((step, (0, NUMBER["collapsed_room"])))
    assert t.g.memory["room_was_first"] == 0
    assert t.prompt == "fail_on_purpose"


# --- actions


def always(g: Hilltop, x: int) -> Sequence[int]:
    return HERE


def ring(g: Hilltop, x: int, target: int, total: int) -> None:
    g.memory["rung"] = (*g.memory.get("rung", ()), total)


class Bells(Tiny):
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h11_ward", "HIL-FW-31", always, ring, (SANITY, KNOWLEDGE), 4),
        Action("h04_cut", "HIL-HF-12", always, ring, (MIGHT,), 4, star=True),
        Action("h04_lance", "HIL-HF-12", always, ring, (MIGHT,), 4, star=True),
        Action("h48_tidy", "HIL-FW-34", always, ring, team=TRAITOR),
        Action("h46_eat", "HIL-FW-34", always, ring, kind=HOUND),
        Action("h15_breath", "HIL-HF-11", always, ring, as_attack=True),
        Action("h04_tear_web", "HIL-HF-10", always, ring, unable=True),
    )


@pytest.mark.rule("HIL-FW-31")
@pytest.mark.rule("HIL-TURN-6")
def test_an_action_is_announced_before_the_dice(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Bells())
    t.run((begin_turn, (0,)))
    t.dice(1, 1, 1)
    t.play("act h11_ward sanity")
    kinds = [event.kind for event in t.events]
    assert kinds.index("acted") < kinds.index("rolled")
    assert t.g.memory["rung"] == (3,)


@pytest.mark.rule("HIL-FW-32")
@pytest.mark.rule("HIL-HF-11")
def test_each_action_once_a_turn(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Bells())
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(0, 0, 0)
    t.play("act h11_ward sanity")
    assert not any("ward" in act for act in acts(t))
    assert t.g.spent == 0
    assert any(option.startswith("attack") for option in t.options)
    t.play("end")
    assert "h11_ward sanity" in acts(t)  # a failed attempt may be repeated


@pytest.mark.rule("HIL-HF-12")
def test_starred_actions_share_one_attempt(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Bells())
    t.run((begin_turn, (0,)))
    t.dice(0, 0, 0, 0, 0)
    t.play("act h04_cut might")
    assert not any(act.startswith(("h04_cut", "h04_lance")) for act in acts(t))
    assert "h11_ward sanity" in acts(t)


@pytest.mark.rule("HIL-HF-10")
@pytest.mark.rule("HIL-HF-11")
def test_only_the_able_act_unless_the_rule_says_otherwise(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Bells())
    t.g.flags[0] |= GRABBED
    t.run((begin_turn, (0,)))
    assert acts(t) == ["h04_tear_web"]
    t.g.flags[0] = 0
    t.hand(0, "webs")
    t.run((begin_turn, (0,)))
    assert acts(t) == ["h04_tear_web"]


@pytest.mark.rule("HIL-HF-11")
def test_an_action_may_take_the_place_of_the_attack(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Bells())
    t.run((begin_turn, (0,)))
    t.play("act h15_breath")
    assert not any(option.startswith("attack") for option in t.options)


class Chained(Tiny):
    actions: ClassVar[tuple[Action, ...]] = chain(
        "work",
        (
            Action("h22_rite", "HIL-FW-33", always, ring, (SANITY,), 3),
            Action("h07_brew", "HIL-FW-33", always, ring),
        ),
    )


@pytest.mark.rule("HIL-FW-33")
def test_a_step_is_offered_only_when_the_one_before_is_done(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Chained())
    t.run((begin_turn, (0,)), (begin_turn, (0,)), (begin_turn, (0,)))
    assert acts(t) == ["h22_rite sanity"]
    t.dice(1, 1, 0)
    t.play("act h22_rite sanity", "end")
    assert (acts(t), steps_done(t.g, "work")) == (["h22_rite sanity"], 0)
    t.dice(1, 1, 1)
    t.play("act h22_rite sanity")
    assert (acts(t), steps_done(t.g, "work")) == ([], 1)  # one attempt a turn for the whole chain
    t.play("end")
    assert acts(t) == ["h07_brew"]
    t.play("act h07_brew")
    assert steps_done(t.g, "work") == 2


@pytest.mark.rule("HIL-FW-34")
@pytest.mark.rule("HIL-HF-11")
def test_traitor_and_monsters_have_actions_of_their_own(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Bells())
    t.run((begin_turn, (2,)))
    assert acts(t) == ["h48_tidy"]
    spawn(t.g, HOUND, FOYER)
    t.run((monster_turn, ()))
    assert acts(t) == ["h46_eat"]
    t.run((begin_turn, (0,)))
    assert not {"h48_tidy", "h46_eat"} & set(acts(t))
