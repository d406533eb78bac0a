"""Chapter Haunt framework: teams, changing sides, who plays whom."""

from collections.abc import Callable
from typing import ClassVar

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.tiny import HOUND, Tiny

from hauntbox.games.hilltop.attack import attack, stun
from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.declare import DIES
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.figures import hinders, may_fight, opponents
from hauntbox.games.hilltop.haunt import STORIES, Haunt, is_traitor
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.ops_sides import (
    TO_LOWEST,
    TO_START,
    control,
    convert,
    give_control,
    release,
)  # fmt: skip
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round, play_slot
from hauntbox.games.hilltop.state import (
    ALONE,
    HEROES,
    NOBODY,
    REMOVED,
    TRAITOR,
    Hilltop,
)  # fmt: skip
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn

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
