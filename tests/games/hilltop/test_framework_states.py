"""Chapter Haunt framework: the states of an explorer, and the order of play."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import GHOST, HOUND, STATUE, Tiny

from hauntbox.games.hilltop.attack import attack_modes, defence_dice, stun
from hauntbox.games.hilltop.explorers import MIGHT, SANITY
from hauntbox.games.hilltop.figures import hinders, hindrance
from hauntbox.games.hilltop.haunt import Haunt
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import exits, open_doors, put, step, step_cost
from hauntbox.games.hilltop.ops import escape, spawn
from hauntbox.games.hilltop.ops_more import extra_turn, skip_turn
from hauntbox.games.hilltop.ops_sides import (
    attach,
    bearer_of,
    detach,
    go_outside,
)  # fmt: skip
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import begin_living_turn, haunt_round
from hauntbox.games.hilltop.state import (
    ABSORBED,
    ASLEEP,
    CARRIED,
    GRABBED,
    OWN_FLAG,
    REMOVED,
    SMALL,
    SOUL,
    STUCK,
    STUNNED,
    UNCONSCIOUS,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import able, die
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.games.hilltop.victory import settle

MakeTable = Callable[..., Table]
Tell = Callable[[Haunt], int]
FOYER = NUMBER["foyer"]


def begun(table: MakeTable, tell: Tell, haunt: Haunt | None = None, traitor: int = 2, seats: int = 3) -> Table:
    t = table(*NAMES[:seats])
    t.second_half(tell(haunt or Tiny()), traitor=traitor)
    return t


# --- states


@pytest.mark.rule("HIL-FW-16")
def test_stuck_forbids_moving(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.g.flags[0] |= STUCK
    t.run((begin_turn, (0,)))
    assert not any(option.startswith(("step", "explore")) for option in t.options)
    assert "attack p3 might" in t.options
    assert not able(t.g, 0)


@pytest.mark.rule("HIL-FW-16")
@pytest.mark.rule("HIL-FW-43")
def test_who_is_carried_goes_along_and_can_do_nothing(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.at(1, "foyer")
    attach(t.g, 1, 0)
    assert (t.room(1), bearer_of(t.g, 1)) == ("entrance_hall", 0)
    t.rule(step, 0, FOYER)
    assert t.room(1) == "foyer"
    t.run((begin_turn, (1,)))
    assert t.options == ["end"]
    detach(t.g, 1)
    t.rule(put, 0, NUMBER["upper_landing"], "")
    assert (t.room(1), t.g.flags[1] & CARRIED) == ("foyer", 0)


@pytest.mark.rule("HIL-FW-16")
@pytest.mark.parametrize("state", [ASLEEP, UNCONSCIOUS])
def test_who_sleeps_has_no_turn_and_defends_with_no_dice(table: MakeTable, story: Tell, state: int) -> None:
    t = begun(table, story)
    t.g.flags[0] |= state
    assert defence_dice(t.g, 2, 0, MIGHT) == 0
    t.run((begin_living_turn, (0,)), (begin_living_turn, (1,)))
    assert (t.prompt, t.ask.seat) == ("main", 1)


@pytest.mark.rule("HIL-FW-16")
def test_a_stunned_explorer_loses_the_next_turn_and_does_not_hinder(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    stun(t.g, 2)
    assert not hinders(t.g, 2, 0)
    assert (2, MIGHT, -1) in attack_modes(t.g, 0)  # only stunned monsters are safe (HIL-COMBAT-7)
    t.run((begin_living_turn, (2,)), (begin_living_turn, (2,)))
    assert (t.prompt, t.ask.seat) == ("main", 2)
    assert len(t.told("turn")) == 1
    assert not t.g.flags[2] & STUNNED


@pytest.mark.rule("HIL-FW-16")
def test_for_the_small_doorways_are_spaces_and_stairs_need_a_roll(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.g.flags[0] |= SMALL
    t.at(0, "grand_staircase")
    assert step_cost(t.g, 0, FOYER) == 2
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(1, 1, 0, 0)
    t.play("step upper_landing", "speed")
    assert t.room(0) == "grand_staircase"
    assert not any(option.startswith("step") for option in t.options)
    t.dice(1, 1, 1, 0, 0)
    t.play("end", "step upper_landing", "might")
    assert t.room(0) == "upper_landing"
    assert NUMBER["mystic_elevator"] not in exits(t.g, 0)
    t.tiles("bedroom")  # an event is printed on it
    t.play("end")
    t.run((begin_turn, (0,)))
    t.play("explore north").play_until("main")
    assert t.told("drew") == []


@pytest.mark.rule("HIL-FW-16")
def test_a_soul_passes_walls_and_touches_nothing(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.lay("attic", "upper", 0, -1)
    t.lay("vault", "upper", 1, -1)  # its only door is to the north
    t.hand(0, "axe", "bell")
    t.g.flags[0] |= SOUL
    t.at(0, "attic")
    t.at(2, "attic")
    assert NUMBER["vault"] in exits(t.g, 0)
    assert open_doors(t.g, 0) == ()
    assert (hindrance(t.g, 0), hindrance(t.g, 2)) == (0, 0)
    t.run((begin_turn, (0,)))
    assert [o for o in t.options if o.startswith(("attack", "use", "drop"))] == ["attack p3 sanity"]
    assert [mode[1] for mode in attack_modes(t.g, 2)] == [SANITY]
    t.play("step vault", "end")  # no exit roll
    assert t.room(0) == "vault"


@pytest.mark.rule("HIL-FW-16")
@pytest.mark.rule("HIL-HF-3")
def test_removed_absorbed_and_escaped_explorers_are_not_in_the_house(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=6)
    t.g.flags[0] |= REMOVED
    t.g.flags[1] |= ABSORBED
    escape(t.g, 3, "")
    assert t.g.explorers == [2, 4, 5]
    assert t.g.living_heroes == [4, 5]
    t.run((begin_living_turn, (0,)), (begin_living_turn, (1,)), (begin_living_turn, (3,)), (begin_living_turn, (4,)))
    assert t.ask.seat == 4


@pytest.mark.rule("HIL-FW-16")
def test_a_haunt_may_have_flags_of_its_own(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.g.flags[0] |= OWN_FLAG
    assert able(t.g, 0)
    assert t.g.flags[0] & (GRABBED | STUCK) == 0


@pytest.mark.rule("HIL-FW-53")
def test_who_is_outside_may_come_back(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    go_outside(t.g, 0, "HIL-FW-53")
    assert t.g.explorers == [1, 2]
    t.run((begin_living_turn, (0,)), (begin_living_turn, (0,)))
    assert (t.prompt, t.ask.seat) == ("optional_event", 0)
    t.play("no")
    assert t.g.explorers == [1, 2]
    t.play("yes")
    assert t.g.explorers == [0, 1, 2]
    assert (t.prompt, t.room(0)) == ("main", "entrance_hall")


# --- the order of play


class Neutral(Tiny):
    setup_kind: ClassVar[str] = "no_traitor"


class FirstTraitor(Tiny):
    traitor_first: ClassVar[bool] = True


class LeftOfRevealer(Tiny):
    starts_left_of: ClassVar[str] = "revealer"


class SeatFour(Tiny):
    def first_seat(self, g: Hilltop) -> int:
        return 3


@pytest.mark.rule("HIL-FW-20")
@pytest.mark.parametrize(
    ("haunt", "order", "first"),
    [
        (Tiny, (2, 3, 0, 1), 2),
        (LeftOfRevealer, (2, 3, 1, 0), 2),
        (FirstTraitor, (2, 3, 0, 1), 1),
        (SeatFour, (3, 0, 1, 2), 3),
        (Neutral, (1, 2, 3, 0), 1),
    ],
)
def test_who_begins(table: MakeTable, story: Tell, haunt: type[Haunt], order: tuple[int, ...], first: int) -> None:
    t = table(*NAMES[:4])
    t.haunt(story(haunt()), revealer=0)
    assert t.g.order == order
    assert t.ask.seat == first


class EachTurn(Tiny):
    monsters_after: ClassVar[str] = "each_turn"


class AfterRevealer(Tiny):
    monsters_after: ClassVar[str] = "revealer"


class NoMonsters(Tiny):
    monsters_after: ClassVar[str] = "never"


@pytest.mark.rule("HIL-FW-20")
@pytest.mark.parametrize(
    ("haunt", "turns"), [(Tiny, [2, 0, 1, "m"]), (EachTurn, [2, "m", 0, "m", 1, "m"]),
                         (AfterRevealer, [2, 0, "m", 1]), (NoMonsters, [2, 0, 1])],
)  # fmt: skip
def test_when_the_monsters_act(table: MakeTable, story: Tell, haunt: type[Haunt], turns: list[object]) -> None:
    t = table()
    t.second_half(story(haunt()), traitor=1, revealer=0)
    spawn(t.g, HOUND, NUMBER["basement_landing"])
    seen: list[object] = []
    t.g.round = 0
    t.run((haunt_round, ()))
    while t.g.round == 1 and t.ask:
        if t.prompt in ("main", "monster"):
            seen.append("m" if t.prompt == "monster" else t.ask.seat)
        t.play("no" if t.prompt == "basement_stairs" else "end")
    assert seen == turns


@pytest.mark.rule("HIL-FW-21")
def test_turns_may_be_added_and_lost(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    extra_turn(t.g, 0)
    skip_turn(t.g, 1)
    t.run((haunt_round, ()))
    seats = []
    for _ in range(5):
        seats.append(t.ask.seat)
        t.play("end")
    assert seats == [0, 0, 2, 0, 1]


class Rounds(Tiny):
    def round_start(self, g: Hilltop) -> None:
        g.memory["log"] = (*g.memory.get("log", ()), f"start {g.round} {g.slot}")

    def round_end(self, g: Hilltop) -> None:
        g.memory["log"] = (*g.memory.get("log", ()), f"end {g.round}")


@pytest.mark.rule("HIL-FW-22")
@pytest.mark.rule("HIL-HF-9")
def test_round_hooks_run_when_play_returns_to_the_first_seat(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Rounds())
    t.g.round = 0
    t.run((haunt_round, ()))
    t.rule(die, 1, "")  # its place stays
    t.run((haunt_round, ()))
    t.play("end", "end")
    assert t.g.memory["log"] == ("start 1 0", "start 2 0", "end 2", "start 3 0")
    assert t.ask.seat == 0


@pytest.mark.rule("HIL-FW-45")
def test_a_figure_that_is_no_monster_is_left_alone(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    statue = spawn(t.g, STATUE, NUMBER["entrance_hall"])
    assert all(mode[0] != statue for mode in attack_modes(t.g, 0))
    assert not hinders(t.g, statue, 0)
    t.run((monster_turn, ()))
    assert t.ask is None
    spawn(t.g, GHOST, FOYER)
    settle(t.g)
    assert t.ending is None
