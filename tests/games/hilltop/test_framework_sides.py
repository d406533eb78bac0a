"""Chapter Haunt framework: teams, changing sides, who plays whom, states, order of play."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import GHOST, HOUND, STATUE, Tiny

from hauntbox.games.hilltop.attack import attack, attack_modes, defence_dice, stun
from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.explorers import MIGHT, SANITY
from hauntbox.games.hilltop.figures import hinders, hindrance, may_fight, opponents
from hauntbox.games.hilltop.haunt import DIES, STORIES, Haunt, is_traitor
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import exits, open_doors, put, step, step_cost
from hauntbox.games.hilltop.ops import escape, spawn
from hauntbox.games.hilltop.ops_more import extra_turn, skip_turn
from hauntbox.games.hilltop.ops_sides import (
    TO_LOWEST,
    TO_START,
    attach,
    bearer_of,
    control,
    convert,
    detach,
    give_control,
    go_outside,
    release,
)  # fmt: skip
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import begin_living_turn, haunt_round, play_slot
from hauntbox.games.hilltop.state import (
    ABSORBED,
    ALONE,
    ASLEEP,
    CARRIED,
    GRABBED,
    HEROES,
    NOBODY,
    OWN_FLAG,
    REMOVED,
    SMALL,
    SOUL,
    STUCK,
    STUNNED,
    TRAITOR,
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


# --- teams


@pytest.mark.rule("HIL-FW-10")
def test_a_team_has_members_pieces_a_brief_and_a_condition(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    hound = spawn(t.g, HOUND, FOYER)
    assert (t.g.team, t.g.player[hound]) == ([HEROES, HEROES, TRAITOR, TRAITOR], 2)
    heroes, traitor = brief(t.g, 0), brief(t.g, 2)
    assert heroes is not None
    assert traitor is not None
    assert (heroes.side, traitor.side) == ("heroes", "traitor")
    assert heroes.rules == ("HAU-99-1", "HAU-99-2", "HAU-99-4")
    assert traitor.rules == ("HAU-99-1", "HAU-99-3", "HAU-99-4")


class Alone(Tiny):
    setup_kind: ClassVar[str] = "free_for_all"
    default_win: ClassVar[bool] = False


class Hidden(Tiny):
    setup_kind: ClassVar[str] = "hidden_traitor"

    def candidates(self, g: Hilltop, key: str) -> list[int]:
        return [1, 2, 3]


class Neutral(Tiny):
    setup_kind: ClassVar[str] = "no_traitor"


class Gone(Tiny):
    fates: ClassVar[tuple[str, str, str, str]] = (DIES, DIES, DIES, DIES)


@pytest.mark.rule("HIL-FW-11")
def test_hostility_follows_the_teams(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    hound = spawn(t.g, HOUND, FOYER)
    assert opponents(t.g, 0, 2)
    assert opponents(t.g, 0, hound)
    assert not opponents(t.g, 0, 1)
    assert not opponents(t.g, 2, hound)
    t.g.team = [ALONE, ALONE + 1, ALONE + 2, TRAITOR]
    assert opponents(t.g, 0, 1)


@pytest.mark.rule("HIL-FW-11")
def test_with_a_hidden_traitor_all_may_fight_and_nobody_hinders(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Hidden(), traitor=NOBODY)
    assert may_fight(t.g, 0, 1)
    assert not hinders(t.g, 0, 1)


@pytest.mark.rule("HIL-FW-12")
@pytest.mark.parametrize(
    ("haunt", "teams", "traitor"),
    [
        (Tiny, [HEROES, TRAITOR, HEROES], 1),
        (Neutral, [HEROES, HEROES, HEROES], NOBODY),
        (Hidden, [HEROES, HEROES, HEROES], NOBODY),
        (Alone, [ALONE, ALONE + 1, ALONE + 2], NOBODY),
        (Gone, [HEROES, TRAITOR, HEROES], 1),
    ],
)
def test_standing_set_ups(table: MakeTable, story: Tell, haunt: type[Haunt], teams: list[int], traitor: int) -> None:
    t = table()
    t.haunt(story(haunt()), revealer=0)
    assert (t.g.team, t.g.traitor) == (teams, traitor)
    assert bool(t.g.flags[1] & REMOVED) is (haunt is Gone)
    assert ("lot-0" in t.g.secrets) is (haunt is Hidden)


@pytest.mark.rule("HIL-FW-12")
def test_no_traitor_yet_starts_without_one_and_may_get_one(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, Neutral(), traitor=NOBODY)
    t.rule(convert, 1, TRAITOR, "")
    assert (t.g.traitor, t.g.team) == (1, [HEROES, TRAITOR, HEROES])


# --- changing sides


@pytest.mark.rule("HIL-FW-13")
def test_a_converted_explorer_reads_and_wins_with_the_new_side(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=4)
    t.hand(0, "grave_dirt", "axe")
    t.rule(convert, 0, TRAITOR, "HIL-FW-13")
    assert is_traitor(t.g, 0)
    assert t.cards(0) == ["axe"]  # what lasted is gone (HIL-TRAITOR-1)
    read = brief(t.g, 0)
    assert read is not None
    assert read.side == "traitor"
    assert STORIES[99].winning_seats(t.g, TRAITOR) == 0b0101


@pytest.mark.rule("HIL-FW-13")
@pytest.mark.parametrize(("traits", "steps"), [(TO_START, (5, 3)), (TO_LOWEST, (1, 1)), (2, (4, 5)), (0, (2, 3))])
def test_traits_are_reset_as_the_haunt_says(
    table: MakeTable, story: Tell, traits: str | int, steps: tuple[int, int]
) -> None:
    t = begun(table, story)
    t.steps(0, speed=2, might=3)
    t.rule(convert, 0, TRAITOR, "", traits)
    assert (t.step(0, "speed"), t.step(0, "might")) == steps


@pytest.mark.rule("HIL-FW-13")
def test_cards_are_kept_or_dropped_and_companions_sent_away(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.hand(0, "dog", "axe")
    t.rule(convert, 0, TRAITOR, "", 0, False, False)
    assert t.cards(0) == ["axe"]
    assert CARD["dog"] in t.g.omens.discards
    t.hand(1, "spear")
    t.rule(convert, 1, TRAITOR, "", 0, True)
    assert (t.cards(1), t.pile("entrance_hall")) == ([], ["spear"])


@pytest.mark.rule("HIL-FW-13")
def test_powers_come_only_if_the_haunt_says_so(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.hand(0, "grave_dirt")
    t.rule(convert, 0, TRAITOR, "", 0, False, True, False)
    assert t.g.team[0] == TRAITOR
    assert not is_traitor(t.g, 0)
    assert t.cards(0) == ["grave_dirt"]


@pytest.mark.rule("HIL-FW-13")
@pytest.mark.rule("HIL-HF-28")
def test_becoming_a_piece_it_acts_in_the_monster_turn(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=4)
    t.hand(1, "axe")
    t.rule(convert, 1, TRAITOR, "", 0, False, True, True, HOUND)
    assert t.g.flags[1] & REMOVED
    assert (t.room(4), t.pile("entrance_hall"), t.g.player[4]) == ("entrance_hall", ["axe"], 1)
    t.dice(1, 1, 1)
    t.run((monster_turn, ()))
    assert (t.prompt, t.ask.seat) == ("monster", 1)
    assert STORIES[99].winning_seats(t.g, TRAITOR) == 0b0110


@pytest.mark.rule("HIL-FW-13")
@pytest.mark.rule("HIL-TRAITOR-10")
def test_keeping_its_turn_it_acts_after_the_heroes_from_the_next_round_on(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, traitor=3, seats=4)
    assert t.g.order == (0, 1, 2, 3)
    t.rule(convert, 0, TRAITOR, "")
    assert t.g.order == (0, 1, 2, 3)  # this round goes on as it began
    t.run((haunt_round, ()))
    assert t.g.order == (1, 2, 0, 3)


@pytest.mark.rule("HIL-FW-13")
@pytest.mark.rule("HIL-FW-72")
@pytest.mark.parametrize("kills", [False, True])
def test_some_win_with_their_new_side_only_if_they_killed(table: MakeTable, story: Tell, kills: bool) -> None:
    t = begun(table, story)
    t.rule(convert, 0, TRAITOR, "", 0, False, True, True, "", True)
    t.steps(1, might=1, speed=1)
    if kills:
        t.dice(1, 0, 0, 0, 0, 0, 0, 0)
        t.run((attack, (0, 1, MIGHT, -1)))
        t.play_until("main")
    else:
        t.rule(die, 1, "")
    assert t.ending == "haunt_99_traitor"
    assert t.g.winners == (0b101 if kills else 0b100)


# --- who plays whom


@pytest.mark.rule("HIL-FW-14")
def test_a_piece_acts_in_the_place_of_the_player_who_got_it(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=4)
    t.g.order, t.g.slot = (3, 0, 1, 2), 1
    hound = spawn(t.g, HOUND, FOYER)
    t.rule(die, 0, "")
    give_control(t.g, 0, hound, "HIL-FW-14")
    t.dice(1, 0, 1)
    t.run((play_slot, ()))
    assert (t.prompt, t.ask.seat) == ("monster", 0)
    assert "step entrance_hall" in t.options
    t.play("end")
    assert (t.prompt, t.ask.seat) == ("main", 1)
    t.run((monster_turn, ()))
    assert t.ask is None  # it has had its turn


@pytest.mark.rule("HIL-FW-14")
def test_a_given_piece_that_was_stunned_only_flips_back(table: MakeTable, story: Tell) -> None:
    t = begun(table, story, seats=4)
    t.g.order, t.g.slot = (3, 0, 1, 2), 1
    hound = spawn(t.g, HOUND, FOYER)
    t.rule(die, 0, "")
    give_control(t.g, 0, hound, "")
    stun(t.g, hound)
    t.run((play_slot, ()))
    assert (t.prompt, t.ask.seat) == ("main", 1)
    assert t.g.flags[hound] == 0


@pytest.mark.rule("HIL-FW-15")
def test_a_controlled_explorer_is_moved_by_another_seat(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    t.hand(0, "axe")
    t.lay("chapel", "ground", -1, 1)
    control(t.g, 0, 2, "HIL-FW-15", NUMBER["chapel"])
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    assert t.room(0) == "chapel"  # the only way there; no attack on the traitor, no cards
    release(t.g, 0)
    t.run((begin_turn, (0,)))
    assert (t.prompt, t.ask.seat) == ("main", 0)


@pytest.mark.rule("HIL-FW-15")
def test_without_a_goal_the_seat_goes_where_it_likes_and_may_stop(table: MakeTable, story: Tell) -> None:
    t = begun(table, story)
    control(t.g, 0, 2, "")
    t.run((begin_turn, (0,)))
    assert (t.prompt, t.ask.seat, t.options) == ("choose_room", 2, ["foyer", "none"])
    t.play("foyer", "none")
    assert (t.room(0), t.ask) == ("foyer", None)


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
