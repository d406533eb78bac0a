"""Haunt 12, Two of Everyone."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack, attack_modes, stun
from hauntbox.games.hilltop.explorers import MIGHT, SANITY
from hauntbox.games.hilltop.figures import hindrance, trait_of
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_12 import is_heir, wound
from hauntbox.games.hilltop.house import dist, rebuild
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import remove
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import GONE, HEROES, NOBODY, STUNNED, TRAITOR, Hilltop
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn
from hauntbox.games.hilltop.uses import dynamite
from hauntbox.games.hilltop.victory import settle

MakeTable = Callable[..., Table]
LINE = ("ballroom", "charred_room", "creaky_hallway", "dusty_hallway")
"""North of the Entrance Hall, one after another."""
BARE = -1


def begun(table: MakeTable, seats: int = 3, revealer: int = 0) -> Table:
    """Everybody stands in the hall; the Twins are stunned nowhere yet. Bruno holds the Crystal Ball."""
    t = table(*NAMES[:seats])
    for i, room in enumerate(LINE):
        t.lay(room, "ground", 0, -1 - i)
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.hand(0, "crystal_ball")
    t.haunt(12, revealer=revealer, room="ballroom")
    t.begin()
    return t


def apart(t: Table) -> None:
    """The Twins wait at the far end, out of the way."""
    for f in t.g.pieces:
        t.at(f, "dusty_hallway")


def twin(t: Table, x: int) -> int:
    return t.seats + x


def hit(t: Table, a: int, d: int, *faces: int) -> Table:
    """A Might attack without a weapon, with these dice."""
    t.dice(*faces)
    return t.rule(attack, a, d, MIGHT, BARE)


# --- setting up


@pytest.mark.rule("HAU-12-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_twin_for_everybody_far_from_its_explorer(table: MakeTable, seats: int) -> None:
    t = begun(table, seats)
    g = t.g
    assert g.traitor == NOBODY
    assert g.team[:seats] == [HEROES] * seats
    assert len(g.pieces) == seats
    assert [g.hp[f] for f in g.pieces] == [3] * seats
    for x in range(seats):
        assert dist(g, g.room[x], g.room[twin(t, x)]) >= 3
        assert [trait_of(g, twin(t, x), trait) for trait in range(4)] == [g.value(x, trait) for trait in range(4)]
    assert t.told("spawned")[0]["who"] == "h12_twin_bruno_kessler"


@pytest.mark.rule("HAU-12-1")
def test_a_twin_keeps_the_values_of_the_beginning(table: MakeTable) -> None:
    t = table()
    t.steps(0, might=8, sanity=1)
    t.haunt(12).begin()
    t.steps(0, might=1, sanity=8)
    assert trait_of(t.g, 3, MIGHT) == 8
    assert trait_of(t.g, 3, SANITY) == 2


@pytest.mark.rule("HAU-12-1")
def test_the_crystal_ball_comes_to_the_revealer_when_nobody_has_it(table: MakeTable) -> None:
    t = table()
    t.haunt(12, revealer=2).begin()
    assert t.cards(2) == ["crystal_ball"]


@pytest.mark.rule("HAU-12-2")
def test_play_starts_left_of_the_revealer_and_the_monsters_follow_it(table: MakeTable) -> None:
    t = begun(table, revealer=1)
    assert t.g.order == (2, 0, 1)
    for seat in t.g.order:
        assert (t.ask.seat, t.prompt) == (seat, "main")
        assert t.told("monster-turn") == []
        t.play("end")
    assert len(t.told("monster-turn")) == 1


@pytest.mark.rule("HAU-12-2")
@pytest.mark.rule("HIL-HF-27")
def test_twins_move_in_seat_order_each_with_its_own_roll(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.dice(2, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0)  # Bruno's twin 2 spaces, Piper's 3, Aldous' the one that is always allowed
    t.rule(monster_turn)
    assert [roll["total"] for roll in t.told("movement")] == [2, 3, 0]
    assert [roll["dice"] for roll in t.told("movement")] == [4, 4, 3]
    walked = [event["who"] for event in t.told("moved")]
    assert walked == sorted(walked, key=[f"h12_twin_{name}" for name in NAMES].index)
    assert [t.room(f) for f in t.g.pieces] == ["charred_room", "ballroom", "creaky_hallway"]


@pytest.mark.rule("HAU-12-2")
@pytest.mark.rule("HIL-HF-27")
def test_an_heir_acts_in_its_place_among_the_others(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.rule(die, 1, "HAU-12-8").begin()
    t.dice(2, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0)
    t.rule(monster_turn)
    assert (t.ask.seat, t.prompt) == (1, "monster")
    assert t.room(3) == "charred_room"
    assert t.room(5) == "dusty_hallway"
    t.play("end")
    assert t.room(5) == "charred_room"


# --- Twins


@pytest.mark.rule("HAU-12-3")
def test_a_twin_runs_at_its_explorer_and_attacks_nobody_else(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.at(3, "charred_room")
    t.at(1, "ballroom")
    for f in (4, 5):
        stun(t.g, f)
    t.dice(2, 1, 0, 0, *[2, 2, 2, 2, 2, 2], *[2, 0, 0, 0, 0])  # Piper hinders it on the way
    t.rule(monster_turn).begin()
    assert t.room(3) == "entrance_hall"
    assert [(event["who"], event["target"]) for event in t.told("attack")] == [
        ("h12_twin_bruno_kessler", "bruno_kessler")
    ]
    assert t.prompt == "split_physical"
    assert t.ask.seat == 0
    assert t.ask.about == 10
    assert attack_modes(t.g, 3) == [(0, MIGHT, BARE)]


@pytest.mark.rule("HAU-12-3")
def test_a_twin_hinders_its_explorer_only(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.at(3, "entrance_hall")
    assert [hindrance(t.g, x) for x in range(3)] == [1, 0, 0]
    assert hindrance(t.g, 3) == 3
    stun(t.g, 3)
    assert hindrance(t.g, 0) == 0


@pytest.mark.rule("HAU-12-4")
def test_a_die_more_to_attack_none_to_defend(table: MakeTable) -> None:
    t = begun(table)
    t.at(4, "entrance_hall")
    hit(t, 4, 1, 0, 0, 0, 2, 0, 0, 0)  # Piper has Might 3: four dice against three
    assert t.told("clash")[-1] == {"who": "h12_twin_piper_lang", "target": "piper_lang", "mine": 2, "theirs": 0}
    t.play("might 0 speed 2")
    hit(t, 1, 4, 0, 0, 0, 0, 0, 2)  # three against three
    assert t.told("clash")[-1] == {"who": "piper_lang", "target": "h12_twin_piper_lang", "mine": 0, "theirs": 2}


@pytest.mark.rule("HAU-12-5")
def test_its_own_explorer_hurts_and_stuns_a_twin(table: MakeTable) -> None:
    t = begun(table)
    t.at(3, "entrance_hall")
    hit(t, 0, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert t.g.hp[3] == 1
    assert t.g.flags[3] & STUNNED
    t.g.flags[3] &= ~STUNNED
    hit(t, 0, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert t.g.flags[3] & GONE
    assert t.g.hp[3] == 0


@pytest.mark.rule("HAU-12-5")
def test_a_twin_that_loses_its_own_attack_is_hurt_too(table: MakeTable) -> None:
    t = begun(table)
    t.at(4, "entrance_hall")
    hit(t, 4, 1, 0, 0, 0, 0, 2, 0, 0)
    assert t.g.hp[4] == 1
    assert t.g.flags[4] & STUNNED
    assert t.step(1, "might") == 3


@pytest.mark.rule("HAU-12-5")
@pytest.mark.rule("HIL-HF-13")
def test_dynamite_of_its_own_explorer_costs_a_twin_one_point(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.at(3, "ballroom")
    t.at(4, "ballroom")
    t.hand(0, "dynamite")
    t.dice(0, 0, 0, 0, 0, 0, 0, 0)
    t.rule(dynamite, 0, NUMBER["ballroom"]).begin()
    assert (t.g.hp[3], t.g.flags[3] & STUNNED) == (2, STUNNED)
    assert (t.g.hp[4], t.g.flags[4] & STUNNED) == (3, STUNNED), "Piper's Twin is only stunned by Bruno"


@pytest.mark.rule("HAU-12-6")
def test_anybody_else_only_stuns_a_twin(table: MakeTable) -> None:
    t = begun(table)
    t.at(4, "entrance_hall")
    hit(t, 0, 4, 2, 2, 2, 2, 2, 0, 0, 0)
    assert t.g.hp[4] == 3
    assert t.g.flags[4] & STUNNED


@pytest.mark.rule("HAU-12-7")
def test_relief_for_the_explorer_of_a_destroyed_twin(table: MakeTable) -> None:
    t = begun(table)
    t.steps(0, might=2, speed=4)
    t.rule(wound, 3, 3, "HAU-12-5")
    assert (t.ask.seat, t.prompt, t.options) == (0, "gain_trait", ["might", "speed"])
    t.play("speed")
    assert (t.step(0, "might"), t.step(0, "speed")) == (2, 5)


@pytest.mark.rule("HAU-12-7")
def test_only_a_trait_below_its_starting_step_rises(table: MakeTable) -> None:
    t = begun(table)
    t.steps(0, might=2, speed=5)
    t.rule(wound, 3, 3, "HAU-12-5").begin()
    assert (t.step(0, "might"), t.step(0, "speed")) == (3, 5)
    t.steps(1, might=3, speed=3)
    t.rule(wound, 4, 3, "HAU-12-5").begin()
    assert (t.step(1, "might"), t.step(1, "speed")) == (3, 3)


# --- heirs


@pytest.mark.rule("HAU-12-8")
@pytest.mark.rule("HIL-HF-28")
def test_the_twin_of_a_dead_explorer_is_its_players_heir(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.rule(die, 1, "HIL-DEATH-1").begin()
    g = t.g
    assert is_heir(g, 4)
    assert not is_heir(g, 3)
    assert (g.player[4], g.team[1]) == (1, TRAITOR)
    assert t.told("heir") == [{"who": "h12_twin_piper_lang", "seat": 2}]
    t.at(0, "dusty_hallway")
    t.at(2, "dusty_hallway")
    assert attack_modes(g, 4) == [(0, MIGHT, BARE), (2, MIGHT, BARE)]
    assert hindrance(g, 0) == 2, "its own Twin, and the heir"
    assert hindrance(g, 2) == 2


@pytest.mark.rule("HAU-12-8")
def test_a_twin_that_kills_its_explorer_acts_no_more_in_this_turn(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.at(4, "ballroom")
    t.steps(1, might=1, speed=1)
    for f in (3, 5):
        stun(t.g, f)
    t.dice(2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0)
    t.rule(monster_turn)
    assert t.prompt == "split_physical"
    assert t.ask.seat == 1
    assert t.position is not None
    t.position.pick(0)
    assert t.g.flags[1] & GONE
    assert is_heir(t.g, 4)
    assert t.ask is None, "the monster turn is over"


@pytest.mark.rule("HAU-12-8")
def test_an_heir_is_played_freely_in_the_monster_turn(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.rule(die, 1, "HIL-DEATH-1").begin()
    t.at(4, "ballroom")
    for f in (3, 5):
        stun(t.g, f)
    t.dice(2, 0, 0, 0)
    t.rule(monster_turn)
    assert t.ask.seat == 1
    assert {"end", "step entrance_hall", "step charred_room"} <= set(t.options)
    t.play("step entrance_hall")
    assert {"attack p1 might", "attack p3 might"} <= set(t.options)


@pytest.mark.rule("HAU-12-8")
@pytest.mark.rule("HAU-12-5")
def test_every_hero_hurts_an_heir(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 1, "HIL-DEATH-1").begin()
    t.at(4, "entrance_hall")
    hit(t, 2, 4, 2, 0, 0, 0, 0)
    assert t.g.hp[4] == 1
    assert t.g.flags[4] & STUNNED


@pytest.mark.rule("HAU-12-8")
def test_no_heir_after_a_destroyed_twin(table: MakeTable) -> None:
    t = begun(table)
    remove(t.g, 4, "HAU-12-5")
    t.rule(die, 1, "HIL-DEATH-1").begin()
    assert t.g.team[1] == HEROES
    assert t.told("heir") == []


# --- what heroes can do


def test_the_dead_has_no_turn_any_more(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.rule(die, 1, "HIL-DEATH-1").begin()
    t.rule(begin_turn, 0)
    assert not [option for option in t.options if "p2" in option]


@pytest.mark.rule("HAU-12-9")
def test_the_crystal_ball_shatters_at_a_twin_once(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.turn(0)
    assert not [option for option in t.options if "shatter" in option]
    t.at(5, "entrance_hall")
    stun(t.g, 5)
    t.turn(1)
    assert not [option for option in t.options if "shatter" in option], "only the holder"
    t.turn(0)
    t.play("act h12_shatter 5")
    assert t.g.hp[5] == 1
    assert t.cards(0) == []
    t.hand(0, "crystal_ball")
    t.turn(0)
    assert not [option for option in t.options if "shatter" in option], "once per game"


@pytest.mark.rule("HAU-12-9")
@pytest.mark.rule("HAU-12-7")
def test_shattering_can_destroy_and_relieves_the_explorer_concerned(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.at(5, "entrance_hall")
    t.g.hp[5] = 2
    t.steps(2, might=1)
    t.turn(0).play("act h12_shatter 5")
    assert t.g.flags[5] & GONE
    assert t.step(2, "might") == 2


@pytest.mark.rule("HAU-12-10")
def test_any_twin_may_be_attacked_but_no_friend_and_no_stunned_twin(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    for f in (3, 4, 5):
        t.at(f, "entrance_hall")
    stun(t.g, 5)
    t.hand(0, "ring", "revolver")
    t.turn(0)
    attacks = [option for option in t.options if option.startswith("attack")]
    assert attacks == [
        "attack m1 might",
        "attack m1 sanity ring",
        "attack m2 might",
        "attack m2 sanity ring",
        "attack m1 speed revolver",
        "attack m2 speed revolver",
    ]


@pytest.mark.rule("HAU-12-11")
def test_twins_never_steal_and_ignore_the_house(table: MakeTable) -> None:
    t = begun(table)
    t.lay("junk_room", "ground", 1, -1)
    t.hand(1, "axe")
    t.at(4, "entrance_hall")
    hit(t, 4, 1, 2, 1, 0, 0, 0, 0, 0)
    assert t.prompt == "split_physical", "no question of stealing"
    t.play("might 2 speed 1")
    apart(t)
    t.at(4, "junk_room")
    for f in (3, 5):
        stun(t.g, f)
    t.dice(0, 0, 0, 1)
    t.rule(monster_turn).begin()
    assert t.room(4) == "ballroom", "no exit roll"


@pytest.mark.rule("HAU-12-12")
def test_a_twin_without_a_path_stays(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.g.collapsed |= 1 << 1  # the Foyer, so that the upper floor is cut off
    t.lay("bloody_room", "upper", 0, 1)
    t.g.collapsed |= 1 << 2
    rebuild(t.g)
    t.at(3, "upper_landing")
    for f in (4, 5):
        stun(t.g, f)
    t.dice(2, 2, 2, 2)
    t.rule(monster_turn).begin()
    assert t.room(3) == "upper_landing"


# --- the end


@pytest.mark.rule("HAU-12-13")
def test_the_heroes_win_without_twins_and_the_dead_only_if_freed_before(table: MakeTable) -> None:
    t = begun(table, 4)
    remove(t.g, twin(t, 1), "HAU-12-5")
    t.rule(die, 1, "HIL-DEATH-1").begin()  # freed, then dead: wins
    t.rule(die, 2, "HIL-DEATH-1").begin()  # dead before: its heir loses
    remove(t.g, twin(t, 0), "HAU-12-5")
    remove(t.g, twin(t, 2), "HAU-12-5")
    assert t.ending is None
    t.rule(wound, twin(t, 3), 3, "HAU-12-5").begin()
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.ending == "haunt_12_heroes"
    assert outcome.rewards == (1.0, 1.0, -1.0, 1.0)


@pytest.mark.rule("HAU-12-14")
def test_the_twins_win_when_no_explorer_lives_and_with_them_who_plays_an_heir(table: MakeTable) -> None:
    t = begun(table, 4)
    remove(t.g, twin(t, 0), "HAU-12-5")
    for x in (0, 1, 2):
        t.rule(die, x, "HIL-DEATH-1").begin()
    remove(t.g, twin(t, 1), "HAU-12-5")  # an heir no more
    assert t.ending is None
    t.rule(damage, 3, 20, 0, "HIL-DMG-1")
    assert t.position is not None
    t.position.pick(0)
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.ending == "haunt_12_twins"
    assert outcome.rewards == (-1.0, -1.0, 1.0, 1.0)


@pytest.mark.rule("HAU-12-15")
def test_both_lose_when_the_last_of_both_fall_together(table: MakeTable) -> None:
    t = begun(table)

    def all_at_once(g: Hilltop) -> None:
        for f in range(len(g.room)):
            g.flags[f] |= 1
        settle(g)

    t.rule(all_at_once).begin()
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert outcome.ending == "both_lose"
    assert outcome.rewards == (-1.0, -1.0, -1.0)


# --- bots, whole games


def reasons(t: Table, seat: int) -> dict[str, float]:
    return {reason.name: reason.points for reason in STORIES[12].reasons(t.g, seat)}


def test_a_strong_hero_seeks_its_twin_and_a_weak_one_shuns_it(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    far = reasons(t, 0)
    t.at(3, "entrance_hall")
    assert reasons(t, 0)["prey"] > far["prey"]
    t.g.hp[3] = 1
    assert reasons(t, 0)["story"] > far["story"]
    t.steps(0, might=1)
    assert reasons(t, 0)["danger"] < 0


def test_an_heir_goes_for_the_weak(table: MakeTable) -> None:
    t = begun(table)
    apart(t)
    t.rule(die, 1, "HIL-DEATH-1").begin()
    before = reasons(t, 1)
    t.at(0, "charred_room")
    near = reasons(t, 1)
    assert near["prey"] > before["prey"]
    t.steps(0, might=1, speed=1)
    assert reasons(t, 1)["prey"] > near["prey"]
    remove(t.g, 5, "HAU-12-5")
    assert reasons(t, 1)["story"] < before["story"]
    assert reasons(t, 2)["prey"] > 0, "freed, it hunts the others"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        outcome = play_by_chance(12, seats, seed)
        assert outcome.facts["haunt"] == "haunt_12"
