"""Monsters, the traitor's powers and the end: HIL-MONSTER, HIL-TRAITOR, HIL-END."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import pytest
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack_modes, stun
from hauntbox.games.hilltop.beginning import set_order
from hauntbox.games.hilltop.declare import Kind, Win
from hauntbox.games.hilltop.draw import draw_event, draw_omen
from hauntbox.games.hilltop.explorers import MIGHT, SPEED
from hauntbox.games.hilltop.figures import hinders, trait_of
from hauntbox.games.hilltop.haunt import STORIES, Haunt
from hauntbox.games.hilltop.hidden import deal_lots, show_lot
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import mark, spawn
from hauntbox.games.hilltop.rolls import trait_dice
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round
from hauntbox.games.hilltop.state import BLESSING, DEAD, DRIP_TOKEN, HEROES, SMOKE_TOKEN, STUNNED, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.victory import settle
from hauntbox.kernel.state import canonical


class Kennel(Haunt):
    """A haunt for tests of general rules: hounds, a slow ghoul, a thing without Speed and one without Might."""

    number: ClassVar[int] = 98
    kinds: ClassVar[tuple[Kind, ...]] = (
        Kind("h38_firebat", speed=3, might=4, sanity=3),
        Kind("h30_elder", speed=2, might=6),
        Kind("h07_root", might=2),
        Kind("h07_tip", speed=2, sanity=2),
    )
    wins: ClassVar[tuple[Win, ...]] = (
        Win(HEROES, "HIL-END-1", lambda g: g.marked("saved") >= 1),
        Win(TRAITOR, "HIL-END-1", lambda g: g.marked("eaten") >= 1),
    )

    def impossible(self, g: Hilltop, team: int) -> bool:
        return bool(g.marked("hopeless"))


class Lots(Kennel):
    number: ClassVar[int] = 97
    setup_kind: ClassVar[str] = "hidden_traitor"

    def candidates(self, g: Hilltop, key: str) -> list[int]:
        return [n for n in range(1, g.seats + 1) if n not in g.secrets.values()]


HOUND, GHOUL, ROOT, TIP = (kind.id for kind in Kennel.kinds)
HALL = NUMBER["entrance_hall"]


@pytest.fixture(autouse=True)
def kennel() -> Iterator[None]:
    STORIES[98], STORIES[97] = Kennel(), Lots()
    yield
    del STORIES[98], STORIES[97]


def second_half(table: Callable[..., Table], *names: str, traitor: int = 1) -> Table:
    t = table(*names)
    t.second_half(98, traitor=traitor)
    return t


def hounds(t: Table, *rooms: str) -> list[int]:
    return [spawn(t.g, HOUND, NUMBER[room]) for room in rooms]


@pytest.mark.rule("HIL-MONSTER-1")
@pytest.mark.rule("HIL-MONSTER-2")
@pytest.mark.rule("HIL-MONSTER-14")
def test_one_roll_moves_all_of_a_kind_and_one_room_is_sure(table: Callable[..., Table]) -> None:
    t = second_half(table)
    a, b = hounds(t, "foyer", "upper_landing")
    ghoul = spawn(t.g, GHOUL, NUMBER["upper_landing"])
    t.dice(0, 0, 0, 1, 2)
    t.rule(monster_turn)
    assert [told["total"] for told in t.told("movement")] == [0, 3]
    assert [t.g.spaces[f - 3] for f in (a, b, ghoul)] == [1, 1, 3]


@pytest.mark.rule("HIL-MONSTER-3")
@pytest.mark.rule("HIL-TRAITOR-9")
def test_the_traitor_s_player_plays_them_and_the_explorer_plays_on_as_before(table: Callable[..., Table]) -> None:
    t = second_half(table)
    hounds(t, "foyer")
    t.dice(1, 1, 1)
    t.rule(monster_turn)
    assert t.ask.seat == 1
    t.hand(1, "axe")
    t.turn(1)
    assert {"step foyer", "drop axe", "explore north", "attack p1 might axe"} <= set(t.options)


@pytest.mark.rule("HIL-MONSTER-4")
@pytest.mark.rule("HIL-COMBAT-6")
def test_a_beaten_monster_is_stunned_and_loses_its_next_turn(table: Callable[..., Table]) -> None:
    t = second_half(table)
    (hound,) = hounds(t, "entrance_hall")
    t.dice(2, 2, 2, 2, 2, 0, 0, 0, 0)
    t.turn(0).play("attack m1 might")
    assert t.g.flags[hound] & STUNNED
    t.rule(monster_turn)
    assert t.prompt is None
    assert not t.g.flags[hound] & STUNNED
    t.dice(1, 1, 1)
    t.rule(monster_turn)
    assert t.prompt == "monster"


@pytest.mark.rule("HIL-MONSTER-5")
@pytest.mark.rule("HIL-COMBAT-9")
def test_monsters_neither_steal_nor_carry(table: Callable[..., Table]) -> None:
    t = second_half(table)
    hounds(t, "entrance_hall")
    t.hand(0, "axe")
    t.lying("entrance_hall", "bell")
    t.dice(1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 0)
    t.rule(monster_turn)
    assert not [option for option in t.options if option.startswith(("pick", "drop", "use"))]
    t.play("attack p1 might")
    assert t.prompt == "split_physical"


@pytest.mark.rule("HIL-MONSTER-6")
def test_house_hazards_do_not_touch_them(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.lay("junk_room", "ground", 0, -1)
    (hound,) = hounds(t, "junk_room")
    t.dice(1, 1, 1)
    t.rule(monster_turn).play("step entrance_hall")
    assert t.room(hound) == "entrance_hall"


@pytest.mark.rule("HIL-MONSTER-10")
def test_each_monster_plays_to_its_end_with_one_attack_between_steps(table: Callable[..., Table]) -> None:
    t = second_half(table)
    a, b = hounds(t, "foyer", "foyer")
    t.at(1, "upper_landing")
    t.at(2, "upper_landing")
    t.dice(2, 2, 2)
    t.rule(monster_turn)
    assert (t.prompt, t.options) == ("next_monster", ["m1", "m2", "all done"])
    t.dice(2, 2, 1, 0, 1, 1, 1, 1, 1)
    t.play("m2", "step entrance_hall", "attack p1 might")
    assert (t.prompt, t.g.room[a]) == ("monster", NUMBER["foyer"])
    assert not [option for option in t.options if option.startswith("attack")]
    t.play("step foyer", "end")
    assert (t.prompt, t.ask.about[2]) == ("monster", a)
    assert t.room(b) == "foyer"


@pytest.mark.rule("HIL-MONSTER-11")
@pytest.mark.rule("HIL-COMBAT-4")
def test_without_speed_no_step_and_without_might_no_might_attack(table: Callable[..., Table]) -> None:
    t = second_half(table)
    spawn(t.g, ROOT, HALL)
    tip = spawn(t.g, TIP, HALL)
    assert [mode[:2] for mode in attack_modes(t.g, 0)] == [(1, MIGHT), (3, MIGHT)]
    assert attack_modes(t.g, tip) == []
    t.dice(1, 1)
    t.rule(monster_turn).play("m1")
    assert not [option for option in t.options if option.startswith("step")]


@pytest.mark.rule("HIL-MONSTER-12")
def test_heroes_hinder_monsters(table: Callable[..., Table]) -> None:
    t = second_half(table)
    (hound,) = hounds(t, "entrance_hall")
    t.dice(2, 1, 0)
    t.rule(monster_turn).play("step foyer")
    assert t.g.spaces[hound - 3] == 0  # 1 and two heroes


@pytest.mark.rule("HIL-MONSTER-13")
def test_damage_of_any_size_only_stuns(table: Callable[..., Table]) -> None:
    t = second_half(table)
    ghoul = spawn(t.g, GHOUL, HALL)
    t.dice(2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0)
    t.turn(0).play("attack m1 might")
    assert (trait_of(t.g, ghoul, MIGHT), t.g.flags[ghoul]) == (6, STUNNED)


@pytest.mark.rule("HIL-MONSTER-15")
def test_stunned_before_its_turn_it_loses_that_and_flips_back_in_the_next(table: Callable[..., Table]) -> None:
    t = second_half(table)
    a, b = hounds(t, "foyer", "foyer")
    t.dice(1, 1, 1)
    t.rule(monster_turn).play("m1")
    stun(t.g, b)
    t.play("end")
    assert t.prompt is None
    assert t.g.flags[b] & STUNNED
    t.dice(1, 1, 1)
    t.rule(monster_turn)
    assert (t.prompt, t.ask.about[2]) == ("monster", a)
    assert not t.g.flags[b] & STUNNED


# --- the traitor


@pytest.mark.rule("HIL-TRAITOR-1")
def test_lasting_effects_vanish_from_who_turns(table: Callable[..., Table]) -> None:
    t = table()
    t.hand(2, "grave_dirt", "lights_out", "webs", "debris", "foresight", "bite")
    t.g.foreseen[2] = 5
    t.steps(2, knowledge=1)
    t.haunt(38, revealer=0).play_until("main")
    assert t.g.traitor == 2
    assert sorted(t.cards(2)) == ["bite", "foresight"]
    assert t.g.foreseen[2] == 5


@pytest.mark.rule("HIL-TRAITOR-2")
def test_no_exit_roll_for_the_traitor(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.lay("attic", "upper", 0, -1)
    t.at(1, "attic")
    t.turn(1).play("step upper_landing")
    assert (t.room(1), t.told("rolled")) == ("upper_landing", [])


@pytest.mark.rule("HIL-TRAITOR-5")
def test_the_traitor_may_ignore_events_and_the_bite(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.next("night_view", "bite")
    t.run((draw_event, (1,)), (draw_omen, (1,)))
    assert (t.prompt, t.options) == ("ignore_card", ["accept", "ignore"])
    t.play("ignore", "ignore")
    assert t.told("rolled") == []
    assert t.cards(1) == ["bite"]


@pytest.mark.rule("HIL-TRAITOR-7")
@pytest.mark.rule("HIL-ROLL-4")
def test_tokens_in_a_room_mean_nothing_to_the_traitor(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.g.tokens[SMOKE_TOKEN] = HALL
    t.g.tokens[DRIP_TOKEN] = HALL
    assert (trait_dice(t.g, 1, SPEED, "x"), trait_dice(t.g, 0, SPEED, "x")) == (4, 1)
    t.g.tokens[SMOKE_TOKEN] = t.g.tokens[DRIP_TOKEN] = -1
    t.g.tokens[BLESSING] = HALL
    assert (trait_dice(t.g, 1, SPEED, "x"), trait_dice(t.g, 0, SPEED, "x")) == (4, 5)


@pytest.mark.rule("HIL-TRAITOR-8")
def test_a_haunt_may_set_monsters_on_the_traitor(table: Callable[..., Table]) -> None:
    t = second_half(table)
    wild = spawn(t.g, HOUND, HALL, team=5)
    assert {mode[0] for mode in attack_modes(t.g, wild)} == {0, 1, 2}


@pytest.mark.rule("HIL-TRAITOR-10")
def test_several_traitors_act_after_the_heroes_the_first_one_last(table: Callable[..., Table]) -> None:
    t = second_half(table, "bruno_kessler", "piper_lang", "father_aldous", "tilly_marsh", "kenji_moro")
    t.g.team[3] = TRAITOR
    set_order(t.g)
    assert t.g.order == (2, 4, 0, 3, 1)
    t.lay("attic", "upper", 0, -1)
    t.at(3, "attic")
    t.turn(3).play("step upper_landing")
    assert t.told("rolled") == []


# --- the hidden traitor


def hidden(table: Callable[..., Table]) -> Table:
    t = table()
    t.second_half(97)
    deal_lots(t.g)
    t.g.secrets.update({"lot-0": 2, "lot-1": 1, "lot-2": 3, "role-0": 0, "role-1": 1, "role-2": 0})
    return t


@pytest.mark.rule("HIL-TRAITOR-20")
def test_lots_are_dealt_secretly(table: Callable[..., Table]) -> None:
    t = hidden(table)
    lots = {key: value for key, value in GAME.view(t.g, 0).secrets.items() if key.startswith("lot")}
    assert lots == {"lot-0": 2, "lot-1": -2, "lot-2": -2}
    assert set(GAME.view(t.g, None).secrets.values()) == {-2}


@pytest.mark.rule("HIL-TRAITOR-21")
def test_anybody_may_attack_anybody(table: Callable[..., Table]) -> None:
    t = hidden(table)
    t.turn(0)
    assert {"attack p2 might", "attack p3 might"} <= set(t.options)


@pytest.mark.rule("HIL-TRAITOR-22")
def test_only_the_traitor_may_show_the_lot_and_is_known_from_then_on(table: Callable[..., Table]) -> None:
    t = hidden(table)
    t.turn(0)
    assert "show lot" not in t.options
    t.turn(1).play("show lot")
    assert (t.g.traitor, t.g.team[1]) == (1, TRAITOR)
    assert GAME.view(t.g, 0).secrets["lot-1"] == 1


@pytest.mark.rule("HIL-TRAITOR-22")
def test_the_lot_of_the_dead_is_shown(table: Callable[..., Table]) -> None:
    t = hidden(table)
    t.rule(die, 2, "HIL-DEATH-1")
    assert GAME.view(t.g, 0).secrets["lot-2"] == 3


@pytest.mark.rule("HIL-TRAITOR-23")
@pytest.mark.rule("HIL-FW-67")
def test_before_that_there_are_no_powers_no_hindrance_and_no_sign(table: Callable[..., Table]) -> None:
    t = hidden(table)
    assert not hinders(t.g, 1, 0)
    t.turn(1).play("end")
    assert "show" not in str([event.kind for event in t.events])
    other = t.g.copy()
    other.secrets.update({"lot-1": 3, "lot-2": 1, "role-1": 0, "role-2": 1})
    assert canonical(GAME.view(t.g, 0)) == canonical(GAME.view(other, 0))
    show_lot(t.g, 1)
    assert hinders(t.g, 1, 0)


# --- the end


@pytest.mark.rule("HIL-END-1")
def test_a_fulfilled_condition_ends_the_game_at_once(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.run((mark, ("saved",)), (monster_turn, ()))
    assert t.ending == "haunt_98_heroes"
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.rewards == (1.0, -1.0, 1.0)


@pytest.mark.rule("HIL-END-2")
def test_when_neither_side_can_win_both_lose(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.rule(mark, "hopeless")
    assert t.ending == "both_lose"


@pytest.mark.rule("HIL-END-3")
@pytest.mark.parametrize(("active", "winner"), [(0, "heroes"), (1, "traitor")])
def test_of_two_fulfilled_conditions_that_of_the_side_to_move_counts(
    table: Callable[..., Table], active: int, winner: str
) -> None:
    t = second_half(table)
    t.g.active = active
    t.g.marks = {("saved", -1): 1, ("eaten", -1): 1}
    t.rule(settle)
    assert t.ending == f"haunt_98_{winner}"


@pytest.mark.rule("HIL-END-4")
def test_dead_heroes_win_with_the_living_but_somebody_must_live(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.g.flags[0] |= DEAD
    t.rule(mark, "saved")
    assert t.g.winners == 0b101
    t = second_half(table)
    t.g.flags[0] |= DEAD
    t.g.flags[2] |= DEAD
    t.rule(mark, "saved")
    assert t.ending == "haunt_98_traitor"


@pytest.mark.rule("HIL-END-5")
def test_a_draw_needs_everybody(table: Callable[..., Table]) -> None:
    t = second_half(table)
    t.g.round = 20
    t.turn(0).play("draw", "agree", "refuse")
    assert t.prompt == "main"
    t.turn(0).play("draw", "agree", "agree")
    assert (t.ending, t.g.winners) == ("draw", 0)


@pytest.mark.rule("HIL-END-5")
def test_with_everybody_dead_and_nothing_fulfilled_both_lose(table: Callable[..., Table]) -> None:
    t = second_half(table)
    Kennel.default_win = False
    try:
        for seat in range(3):
            t.g.flags[seat] |= DEAD
        t.rule(settle)
    finally:
        Kennel.default_win = True
    assert t.ending == "both_lose"


@pytest.mark.rule("HIL-END-6")
def test_after_the_last_round_both_lose(table: Callable[..., Table]) -> None:
    t = table(max_rounds="2")
    t.second_half(98, traitor=1)
    t.g.round = 2
    t.run((haunt_round, ()))
    assert (t.ending, t.g.winners) == ("out_of_time", 0)
