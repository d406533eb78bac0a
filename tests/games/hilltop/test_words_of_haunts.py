"""The words of the haunt framework that every haunt stands on: HIL-FW and HIL-HF, shown on a tiny haunt."""

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack_modes
from hauntbox.games.hilltop.cards import BOOK, CARD, HOLY_SYMBOL
from hauntbox.games.hilltop.declare import CHASE, HERE, Action, Happening, Kind, Thing, Win
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MIGHT
from hauntbox.games.hilltop.figures import hinders, opponents
from hauntbox.games.hilltop.haunt import STORIES, Haunt
from hauntbox.games.hilltop.house import dist
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import step_cost
from hauntbox.games.hilltop.ops import (
    advance,
    at_least,
    choose_room,
    collapse,
    ensure_room,
    escape,
    farthest,
    mark,
    spawn,
    take_object,
)
from hauntbox.games.hilltop.patterns import Rites, rite_actions
from hauntbox.games.hilltop.rooms import GROUND, NUMBER, rooms
from hauntbox.games.hilltop.rounds import haunt_round, play_slot
from hauntbox.games.hilltop.state import ALONE, DEAD, ESCAPED, HEROES, NOBODY, TRAITOR, Hilltop
from hauntbox.kernel.ask import Ask, Rule

RITES = Rites(
    "rites", "served", holy_places=rooms("chapel"), learned_places=rooms("library"), holy_things=(HOLY_SYMBOL,),
    learned_things=(BOOK,), again=True,
)  # fmt: skip
HALL = NUMBER["entrance_hall"]


def always(g: Hilltop, f: int) -> Sequence[int]:
    return HERE


def ring(g: Hilltop, x: int, target: int, total: int) -> Happening:
    mark(g, "rung")
    return None


def whistle(g: Hilltop, x: int, target: int, total: int) -> Rule[None]:
    word: str = yield Ask(x, "haunt_choice", ["high", "low"], "whistle")
    g.memory["whistled"] = word


class Tiny(Haunt):
    """Hounds that chase the first seat, a statue that only stands there, a bell to ring."""

    number: ClassVar[int] = 96
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind("h38_firebat", speed=2, might=3),
        Kind("h46_captive", monster=False),
        Kind("h07_tip", speed=1, might=2),
    )
    things: ClassVar[tuple[Thing, ...]] = (Thing("h36_dinghy", heavy=True), Thing("h36_oar"))
    actions: ClassVar[tuple[Action, ...]] = (
        Action("h04_cut", "HIL-FW-32", always, ring, (MIGHT, KNOWLEDGE), 4),
        Action("h48_tidy", "HIL-FW-34", always, ring, team=TRAITOR),
        Action("h29_hum", "HIL-HF-35", always, whistle),
        Action("h38_touch", "HIL-FW-34", always, ring, kind="h07_tip"),
        *rite_actions(RITES, "h38_rite", "HIL-HF-30"),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HIL-FW-70", lambda g: g.marked("rung") >= 2),
        Win(TRAITOR, "HIL-FW-70", lambda g: g.tracks.get("h04_clutch", 0) >= 3),
    )
    tracks: ClassVar[tuple[tuple[str, int], ...]] = (("h04_clutch", -2),)

    def policy(self, g: Hilltop, f: int) -> str:
        return CHASE if g.kind[f] == 0 else "free"

    def quarry(self, g: Hilltop, f: int) -> list[int]:
        return [0]

    def impossible(self, g: Hilltop, team: int) -> bool:
        return (team == HEROES and bool(g.marked("cracked"))) or (team == TRAITOR and bool(g.marked("blessed")))

    def round_start(self, g: Hilltop) -> Happening:
        g.memory["order"] = (*g.memory.get("order", ()), f"round {g.round}")
        return None

    def turn_start(self, g: Hilltop, x: int) -> Happening:
        g.memory["order"] = (*g.memory.get("order", ()), f"turn {x} {len(g.hands[x])}")
        return None


class EachTurn(Tiny):
    number: ClassVar[int] = 95
    monsters_after: ClassVar[str] = "each_turn"


@pytest.fixture(autouse=True)
def tiny() -> Iterator[None]:
    STORIES[96], STORIES[95] = Tiny(), EachTurn()
    yield
    del STORIES[96], STORIES[95]


def begun(table: Callable[..., Table], traitor: int = 1, story: int = 96) -> Table:
    t = table()
    t.second_half(story, traitor=traitor)
    return t


def put(g: Hilltop, marker: str) -> None:
    mark(g, marker)


# --- teams


@pytest.mark.rule("HIL-FW-10")
@pytest.mark.rule("HIL-FW-11")
def test_heroes_stand_against_the_traitor_and_its_monsters(table: Callable[..., Table]) -> None:
    t = begun(table)
    hound = spawn(t.g, "h38_firebat", HALL)
    assert [opponents(t.g, 0, other) for other in (1, 2, hound)] == [True, False, True]
    assert not opponents(t.g, 1, hound)
    assert (t.g.player[hound], t.g.team[hound]) == (1, TRAITOR)
    t.g.team[:3] = [ALONE, ALONE + 1, ALONE + 2]
    assert all(opponents(t.g, a, b) and hinders(t.g, a, b) for a, b in ((0, 1), (1, 2), (2, 0)))


@pytest.mark.rule("HIL-FW-20")
def test_monsters_may_follow_every_turn(table: Callable[..., Table]) -> None:
    t = begun(table, story=95)
    spawn(t.g, "h07_tip", NUMBER["upper_landing"])
    t.g.round = 0
    t.run((haunt_round, ()))
    seen = []
    for _ in range(4):
        seen.append((t.prompt, t.ask.seat))
        t.play("end")
    assert seen == [("main", 2), ("monster", 1), ("main", 0), ("monster", 1)]


@pytest.mark.rule("HIL-FW-21")
def test_a_turn_more_and_a_turn_less(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.g.memory["extra_turns"] = (2,)
    t.g.memory["skipped_turns"] = (0,)
    t.run((play_slot, ()))
    seats = []
    for _ in range(3):
        seats.append(t.ask.seat)
        t.play("end")
    assert seats == [2, 2, 1]
    assert (t.g.memory["extra_turns"], t.g.memory["skipped_turns"]) == ((), ())


@pytest.mark.rule("HIL-FW-22")
@pytest.mark.rule("HIL-HF-9")
def test_round_hooks_come_when_play_returns_to_the_first_seat(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.g.round = 0
    t.run((haunt_round, ())).play("end", "end", "end")
    assert t.g.memory["order"] == ("round 1", "turn 2 0", "turn 0 0", "turn 1 0", "round 2", "turn 2 0")


@pytest.mark.rule("HIL-FW-30")
def test_the_haunt_comes_before_kept_cards(table: Callable[..., Table]) -> None:
    """The hook of the turn's start still sees the card that the turn's start then takes away."""
    t = begun(table)
    t.hand(0, "webs")
    t.g.tries[0] = 3
    t.turn(0)
    assert t.g.memory["order"] == ("turn 0 1",)
    assert t.cards(0) == []


# --- actions


@pytest.mark.rule("HIL-FW-32")
@pytest.mark.rule("HIL-HF-2")
def test_an_action_is_tried_once_a_turn_with_a_trait_of_the_actor_s_choice(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.dice(0, 0, 0)
    t.turn(0)
    assert {"act h04_cut might", "act h04_cut knowledge"} <= set(t.options)
    t.play("act h04_cut knowledge")
    assert not [option for option in t.options if option.startswith("act h04_cut")]
    t.turn(0)
    assert "act h04_cut might" in t.options


@pytest.mark.rule("HIL-FW-34")
def test_traitor_and_monsters_have_actions_of_their_own(table: Callable[..., Table]) -> None:
    t = begun(table)
    spawn(t.g, "h07_tip", NUMBER["upper_landing"])
    t.turn(1)
    assert [option for option in t.options if option.startswith("act")] == ["act h48_tidy"]
    t.dice(1)
    t.rule(monster_turn)
    assert "act h38_touch" in t.options


@pytest.mark.rule("HIL-HF-35")
def test_a_choice_that_a_haunt_gives_is_a_haunt_choice(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.turn(0).play("act h29_hum")
    assert (t.prompt, t.options) == ("haunt_choice", ["high", "low"])
    t.play("low")
    assert t.g.memory["whistled"] == "low"


@pytest.mark.rule("HIL-HF-30")
def test_a_place_serves_who_stands_there_a_thing_who_carries_it_each_once(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.lay("chapel", "ground", 0, -1, 2)
    t.at(0, "chapel")
    t.hand(0, "book", "holy_symbol")
    t.turn(0)
    chapel, book, symbol = NUMBER["chapel"], 100 + CARD["book"], 100 + CARD["holy_symbol"]
    offered = [option for option in t.options if "h38_rite" in option]
    assert offered == [
        f"act h38_rite sanity {chapel}",
        f"act h38_rite sanity {symbol}",
        f"act h38_rite knowledge {book}",
    ]
    t.dice(2, 2, 1)
    t.play(f"act h38_rite sanity {chapel}")
    assert t.g.marked("rites") == 1
    t.dice(0, 0, 0)
    t.turn(0).play(f"act h38_rite knowledge {book}")
    t.turn(0)
    offered = [option for option in t.options if "h38_rite" in option]
    assert offered == [f"act h38_rite sanity {symbol}", f"act h38_rite knowledge {book}"]


@pytest.mark.rule("HIL-HF-30")
def test_when_everything_has_served_all_marks_go(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.hand(0, "book")
    t.hand(2, "holy_symbol")
    t.g.marks[("served", 2000 + CARD["holy_symbol"])] = 1
    t.dice(2, 2, 2)
    t.turn(0).play(f"act h38_rite knowledge {100 + CARD['book']}")
    assert [key for key in t.g.marks if key[0] == "served"] == []


# --- pieces


@pytest.mark.rule("HIL-FW-40")
def test_what_a_piece_does_not_state_follows_the_rules_of_monsters(table: Callable[..., Table]) -> None:
    t = begun(table)
    tip = spawn(t.g, "h07_tip", HALL)
    assert [mode[:2] for mode in attack_modes(t.g, tip)] == [(0, MIGHT), (2, MIGHT)]
    assert hinders(t.g, tip, 0)


@pytest.mark.rule("HIL-FW-41")
def test_a_chasing_piece_goes_straight_for_its_quarry_and_attacks(table: Callable[..., Table]) -> None:
    t = begun(table)
    hound = spawn(t.g, "h38_firebat", NUMBER["grand_staircase"])
    t.at(2, "foyer")  # passed by: it is not the quarry
    t.dice(2, 1, 2, 2, 2, 0, 0, 0, 0, 1)
    t.rule(monster_turn).play("might 2 speed 3")
    assert t.room(hound) == "entrance_hall"
    assert [told["target"] for told in t.told("attack")] == ["bruno_kessler"]


@pytest.mark.rule("HIL-FW-41")
def test_the_controller_decides_between_equal_ways(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.lay("patio", "ground", -1, -1, 3)  # doors E S W
    t.lay("game_room", "ground", 0, -1, 2)  # doors S W N
    spawn(t.g, "h38_firebat", NUMBER["patio"])
    t.dice(0, 1)
    t.rule(monster_turn)
    assert (t.prompt, t.ask.seat, set(t.options)) == ("chase_step", 1, {"foyer", "game_room"})


@pytest.mark.rule("HIL-FW-42")
def test_without_a_controller_pieces_act_by_themselves_in_order(table: Callable[..., Table]) -> None:
    t = begun(table, traitor=-1)
    hounds = [spawn(t.g, "h38_firebat", NUMBER["foyer"]) for _ in range(2)]
    for hound in hounds:
        t.g.player[hound] = NOBODY
    t.dice(0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1)
    t.rule(monster_turn)
    assert t.prompt is None
    assert len(t.told("attack")) == 2


@pytest.mark.rule("HIL-FW-45")
def test_a_figure_that_is_no_monster_neither_acts_nor_hinders_nor_is_attacked(table: Callable[..., Table]) -> None:
    t = begun(table)
    captive = spawn(t.g, "h46_captive", HALL)
    assert not hinders(t.g, captive, 0)
    assert captive not in [mode[0] for mode in attack_modes(t.g, 0)]
    t.rule(monster_turn)
    assert t.prompt is None


# --- rooms


@pytest.mark.rule("HIL-FW-50")
@pytest.mark.rule("HIL-HF-16")
def test_a_room_is_ensured_from_stack_or_discards_and_else_nothing_happens(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.rule(ensure_room, NUMBER["chapel"], 2)
    assert (t.prompt, t.ask.seat) == ("place_tile", 2)
    assert {option.split(":")[0] for option in t.options} == {"1"}
    t.play(t.options[0])
    before = t.g.cell[:]
    t.rule(ensure_room, NUMBER["chapel"], 2)
    assert (t.prompt, t.g.cell) == (None, before)


@pytest.mark.rule("HIL-FW-50")
def test_without_a_doorway_a_door_is_broken_through(table: Callable[..., Table]) -> None:
    t = begun(table)
    for name, x, y, r in (("coal_chute", 0, -1, 2), ("mystic_elevator", 0, 1, 0), ("chapel", -1, -1, 2),
                          ("conservatory", -1, 1, 0)):  # fmt: skip
        t.lay(name, "ground", x, y, r)
    t.rule(ensure_room, NUMBER["patio"], 0, GROUND)
    t.play_until("nothing")
    assert t.g.in_house(NUMBER["patio"])
    assert dist(t.g, HALL, NUMBER["patio"]) < 99


@pytest.mark.rule("HIL-FW-51")
@pytest.mark.rule("HIL-HF-14")
def test_rooms_are_chosen_by_distance_and_the_nearest_miss_counts(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.lay("coal_chute", "ground", 0, 1)
    far = at_least(t.g, t.g.house, 3, [HALL])
    assert set(far) == {NUMBER["upper_landing"]}
    assert at_least(t.g, t.g.house, 9, [HALL]) == [NUMBER["upper_landing"]]
    t.rule(choose_room, 1, [*far, HALL], "h36_dinghy")
    assert (t.ask.seat, t.options) == (1, ["upper_landing", "entrance_hall"])


@pytest.mark.rule("HIL-FW-53")
def test_who_has_escaped_is_out_of_the_game_and_alive(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.hand(0, "axe")
    t.rule(escape, 0, "HIL-FW-53")
    assert t.g.flags[0] == ESCAPED
    assert (t.cards(0), t.g.explorers) == (["axe"], [1, 2])
    t.g.round = 0
    t.run((haunt_round, ())).play("end")
    assert t.ask.seat == 1


@pytest.mark.rule("HIL-HF-23")
def test_a_fallen_room_takes_what_lies_there_and_its_doors_are_walls(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.lay("kitchen", "ground", 0, -1, 2)
    t.lying("kitchen", "axe")
    mark(t.g, "h22_rites", NUMBER["kitchen"])
    collapse(t.g, NUMBER["kitchen"], "HIL-HF-23")
    assert not t.g.in_house(NUMBER["kitchen"])
    assert (t.g.piles, t.g.marks, t.g.gone) == ({}, {}, [CARD["axe"]])
    t.turn(0)
    assert not {"step kitchen", "explore north"} & set(t.options)


@pytest.mark.rule("HIL-HF-23")
@pytest.mark.rule("HIL-HF-32")
def test_the_farthest_room_falls_and_no_way_counts_as_farthest(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.lay("kitchen", "ground", 0, -1, 2)
    t.lay("attic", "upper", 0, -1)
    eligible = [NUMBER["kitchen"], NUMBER["attic"]]
    assert farthest(t.g, HALL, eligible) == [NUMBER["attic"]]
    t.lay("crypt", "basement", 0, -1, 2)
    assert farthest(t.g, HALL, [*eligible, NUMBER["crypt"]]) == [NUMBER["crypt"]]
    t.lay("coal_chute", "ground", 0, 1)
    assert dist(t.g, HALL, NUMBER["basement_landing"]) == 1
    assert dist(t.g, NUMBER["basement_landing"], HALL) == 99


@pytest.mark.rule("HIL-HF-26")
def test_extra_costs_add_up_and_the_first_step_is_always_possible(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.rule(take_object, 0, "h36_dinghy", "HIL-HF-26")
    assert step_cost(t.g, 0, NUMBER["foyer"]) == 3  # the room, the traitor, the load
    t.steps(0, speed=1)
    t.turn(0).play("step foyer")
    assert t.room(0) == "foyer"


@pytest.mark.rule("HIL-HF-34")
def test_tracks_may_lie_below_zero(table: Callable[..., Table]) -> None:
    t = begun(table)
    advance(t.g, "h04_clutch", 1, "HIL-HF-34")
    assert t.g.tracks == {"h04_clutch": -1}


# --- secrets and winning


@pytest.mark.rule("HIL-FW-60")
@pytest.mark.rule("HIL-FW-61")
def test_a_secret_is_seen_by_its_audience_alone(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.g.secrets["number"], t.g.audience["number"] = 4, 1 << 1
    assert [GAME.view(t.g, seat).secrets["number"] for seat in (0, 1, 2, None)] == [-2, 4, -2, -2]


@pytest.mark.rule("HIL-FW-70")
@pytest.mark.rule("HIL-END-1")
def test_a_condition_is_looked_at_after_every_change(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.run((put, ("rung",)), (put, ("rung",)), (advance, ("h04_clutch", 9, "HIL-FW-70")))
    assert t.ending == "haunt_96_heroes"
    assert t.g.tracks["h04_clutch"] == -2


@pytest.mark.rule("HIL-FW-71")
def test_one_side_that_cannot_win_plays_on_but_not_both(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.rule(put, "cracked")
    assert t.ending is None
    t.rule(put, "blessed")
    assert t.ending == "both_lose"


@pytest.mark.rule("HIL-HF-3")
@pytest.mark.rule("HIL-HF-4")
def test_without_a_living_hero_in_the_house_the_other_side_has_won(table: Callable[..., Table]) -> None:
    t = begun(table)
    t.g.flags[0] |= DEAD
    t.rule(escape, 2, "HIL-FW-53")
    assert t.ending == "haunt_96_traitor"
