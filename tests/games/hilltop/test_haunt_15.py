"""Haunt 15, A Wyrm in the West Wing."""

from collections.abc import Callable

import pytest
from games.hilltop.table import NAMES, Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.games.hilltop.attack import attack, attack_dice, attack_modes, defence_dice
from hauntbox.games.hilltop.cards import CARD, OBJECT
from hauntbox.games.hilltop.explorers import MIGHT
from hauntbox.games.hilltop.harm import damage
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_15 import HP, MAIL, SHIELD, breathe
from hauntbox.games.hilltop.house import dist
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import allowance
from hauntbox.games.hilltop.ops import make_object
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.state import REMOVED, STUNNED
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.uses import dynamite

MakeTable = Callable[..., Table]
LINE = ("ballroom", "charred_room", "creaky_hallway", "dusty_hallway")
"""North of the Entrance Hall, one after another."""
WYRM = 3
"""At a table of three. Father Aldous (p3) is the traitor: he has the lowest Speed."""
SPEAR = CARD["spear"]
BARE = -1


def house(t: Table) -> None:
    for i, room in enumerate(LINE):
        t.lay(room, "ground", 0, -1 - i)
    t.lay("statuary_corridor", "ground", 0, 1)
    t.lay("stairs_from_basement", "basement", 0, -1)


def begun(table: MakeTable, seats: int = 3) -> Table:
    """The Wyrm lies at the far end; Bruno holds the Spear."""
    t = table(*NAMES[:seats])
    house(t)
    t.hand(0, "spear")
    t.haunt(15, revealer=0, room="ballroom")
    t.play("dusty_hallway")
    t.g.round = 1
    return t


def gear(t: Table, x: int, *things: str) -> None:
    for thing in things:
        t.g.hands[x].append(make_object(t.g, thing))


def wyrm_turn(t: Table, *spaces: int) -> Table:
    """A monster turn, with the movement roll."""
    t.dice(*spaces)
    return t.rule(monster_turn)


def hit(t: Table, a: int, d: int, weapon: int, *faces: int) -> Table:
    t.dice(*faces)
    return t.rule(attack, a, d, MIGHT, weapon).begin()


# --- setting up


@pytest.mark.rule("HAU-15-1")
@pytest.mark.parametrize(("seats", "points", "might"), [(3, 5, 5), (4, 7, 6), (5, 9, 6), (6, 11, 7)])
def test_the_traitor_puts_the_wyrm_far_from_every_hero(table: MakeTable, seats: int, points: int, might: int) -> None:
    t = table(*NAMES[:seats])
    house(t)
    t.at(1, "ballroom")
    t.haunt(15, revealer=0)
    assert (t.ask.seat, t.prompt) == (t.g.traitor, "choose_room")
    for room in t.options:
        assert all(dist(t.g, t.g.room[x], NUMBER[room]) >= 3 for x in t.g.living_heroes)
    assert "dusty_hallway" in t.options
    assert "creaky_hallway" not in t.options, "two from Piper"
    t.play("dusty_hallway")
    assert t.room(seats) == "dusty_hallway"
    assert t.g.tracks[HP] == points
    assert attack_dice(t.g, seats, 0, MIGHT, BARE) == might
    assert defence_dice(t.g, 0, seats, MIGHT) == 4


@pytest.mark.rule("HAU-15-2")
def test_the_first_hero_places_the_statuary_corridor(table: MakeTable) -> None:
    t = table()
    t.haunt(15, revealer=0)
    assert (t.ask.seat, t.prompt, t.ask.about) == (0, "place_tile", "statuary_corridor")
    assert t.position is not None
    t.position.pick(0)
    assert t.g.in_house(NUMBER["statuary_corridor"])


def test_the_spear_comes_to_the_revealer_when_nobody_has_it(table: MakeTable) -> None:
    t = table()
    house(t)
    t.haunt(15, revealer=1).begin()
    assert t.cards(1) == ["spear"]
    assert t.g.traitor == 2


# --- the Wyrm's turn


@pytest.mark.rule("HAU-15-3")
def test_one_attack_or_one_breath_between_its_steps(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "creaky_hallway")
    wyrm_turn(t, 2, 1, 0)
    assert "act h15_breath" in t.options
    t.dice(2, 2, 2, 0)
    t.play("act h15_breath")
    assert not [option for option in t.options if option.startswith("act")]
    t.play("step creaky_hallway")
    assert not [option for option in t.options if option.startswith("attack")]
    assert "step charred_room" in t.options


@pytest.mark.rule("HAU-15-3")
def test_after_an_attack_it_does_not_breathe(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "creaky_hallway")
    wyrm_turn(t, 2, 1, 0)
    t.play("step creaky_hallway")
    assert {"attack p1 might", "act h15_breath"} <= set(t.options)
    t.dice(*[0] * 5, *[0] * 5)
    t.play("attack p1 might")
    assert not [option for option in t.options if option.startswith(("act", "attack"))]
    assert "step charred_room" in t.options or "step dusty_hallway" in t.options


@pytest.mark.rule("HAU-15-3")
def test_it_does_not_breathe_at_nobody(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "creaky_hallway")
    wyrm_turn(t, 0, 0, 0)
    assert "act h15_breath" not in t.options, "only the traitor is near"


@pytest.mark.rule("HAU-15-4")
def test_breath_reaches_its_room_and_the_adjacent_ones_but_not_the_traitor(table: MakeTable) -> None:
    t = begun(table)
    t.at(WYRM, "charred_room")
    t.at(0, "charred_room")
    t.at(1, "ballroom")
    t.at(2, "charred_room")
    t.g.active = 2
    t.dice(1, 1, 1, 0, 2)  # Bruno: Speed 4, a total of 3: one die
    t.rule(breathe, WYRM, 0, 0)
    t.play("might 2 speed 0")
    assert [(roll["who"], roll["what"]) for roll in t.told("rolled")] == [
        ("bruno_kessler", "h15_breath"),
        ("bruno_kessler", "damage"),
        ("piper_lang", "h15_breath"),
    ]
    assert t.step(0, "might") == 1


@pytest.mark.rule("HAU-15-4")
@pytest.mark.parametrize(
    ("faces", "dice"), [((2, 2, 1, 0), 0), ((2, 2, 0, 0), 1), ((1, 1, 1, 0), 1), ((2, 0, 0, 0), 2)]
)
def test_breath_table(table: MakeTable, faces: tuple[int, ...], dice: int) -> None:
    t = begun(table)
    t.at(WYRM, "ballroom")
    t.at(1, "dusty_hallway")
    t.dice(*faces, *[0] * dice)
    t.rule(breathe, WYRM, 0, 0).begin()
    assert [roll["dice"] for roll in t.told("rolled") if roll["what"] == "damage"] == [dice] * bool(dice)


@pytest.mark.rule("HAU-15-4")
def test_rooms_further_off_are_safe(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "ballroom")
    t.rule(breathe, WYRM, 0, 0).begin()
    assert t.told("rolled") == []


@pytest.mark.rule("HAU-15-5")
def test_no_breath_in_two_monster_turns_running(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "creaky_hallway")
    t.dice(2, 2, 2, 0)
    t.rule(breathe, WYRM, 0, 0).begin()
    t.g.round = 2
    wyrm_turn(t, 0, 0, 0)
    assert "act h15_breath" not in t.options
    t.g.round = 3
    wyrm_turn(t, 0, 0, 0)
    assert "act h15_breath" in t.options


# --- fighting it


@pytest.mark.rule("HAU-15-6")
@pytest.mark.parametrize(
    ("weapon", "mine", "lost"),
    [
        (BARE, (1, 0, 0, 0, 0), 1),
        (BARE, (2, 2, 0, 0, 0), 2),
        (SPEAR, (1,) + (0,) * 6, 2),
        (SPEAR, (2, 2) + (0,) * 5, 3),
    ],
)
def test_hit_points_by_weapon_and_difference(table: MakeTable, weapon: int, mine: tuple[int, ...], lost: int) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    hit(t, 0, WYRM, weapon, *mine, 0, 0, 0, 0)
    assert t.g.tracks[HP] == 5 - lost
    assert not t.g.flags[WYRM] & STUNNED


@pytest.mark.rule("HAU-15-7")
def test_its_own_lost_attacks_cost_it_nothing(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    wyrm_turn(t, 0, 0, 0)
    t.dice(*[0] * 5, *[2] * 5)
    t.play("attack p1 might")
    assert t.g.tracks[HP] == 5
    assert not t.g.flags[WYRM] & STUNNED
    assert t.prompt == "monster", "it goes on"


@pytest.mark.rule("HAU-15-7")
def test_a_hero_who_loses_takes_the_damage(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    gear(t, 0, MAIL)
    hit(t, 0, WYRM, BARE, 0, 0, 0, 0, 0, 1, 1, 1, 0)
    assert t.ask.about == 3, "the mail helps against the Wyrm's own attacks only"
    assert t.g.tracks[HP] == 5


@pytest.mark.rule("HAU-15-8")
def test_the_revolver_does_not_pierce_its_scales(table: MakeTable) -> None:
    t = begun(table)
    t.hand(0, "revolver")
    t.at(2, "ballroom")
    assert [mode for mode in attack_modes(t.g, 0) if mode[0] == WYRM] == [], "in line of sight"
    assert [mode[0] for mode in attack_modes(t.g, 0)] == [2], "the traitor can be shot"
    t.at(2, "foyer")
    t.at(0, "dusty_hallway")
    assert attack_modes(t.g, 0) == [(WYRM, MIGHT, BARE), (WYRM, MIGHT, SPEAR)]


@pytest.mark.rule("HAU-15-8")
def test_dynamite_takes_two_without_a_roll(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "creaky_hallway")
    t.hand(0, "dynamite")
    t.rule(dynamite, 0, NUMBER["dusty_hallway"]).begin()
    assert t.g.tracks[HP] == 3
    assert t.told("rolled") == []
    assert not t.g.flags[WYRM] & STUNNED


# --- gear


@pytest.mark.rule("HAU-15-9")
def test_first_the_shield_then_the_mail_then_nothing(table: MakeTable) -> None:
    t = begun(table)
    for x in (0, 1):
        t.at(x, "statuary_corridor")
    t.turn(0)
    assert {"act h15_find_gear might", "act h15_find_gear knowledge"} <= set(t.options)
    t.dice(2, 2, 0, 0, 0)
    t.play("act h15_find_gear might")
    assert t.told("gained")[-1]["card"] == SHIELD
    t.turn(0)
    assert not [option for option in t.options if "find_gear" in option], "one piece per explorer"
    t.turn(1)
    t.dice(1, 1, 1, 0, 0)
    t.play("act h15_find_gear knowledge")
    assert t.told("gained")[-1]["card"] == SHIELD, "a 3 is not enough"
    assert not [option for option in t.options if "find_gear" in option], "one attempt a turn"
    t.turn(1)
    t.dice(2, 2, 0, 0, 0)
    t.play("act h15_find_gear knowledge")
    assert t.told("gained")[-1]["card"] == MAIL
    t.g.hands[1] = []
    t.turn(1)
    assert not [option for option in t.options if "find_gear" in option], "there are only two"


@pytest.mark.rule("HAU-15-9")
def test_gear_is_found_in_gear_rooms_by_heroes(table: MakeTable) -> None:
    t = begun(table)
    t.at(2, "statuary_corridor")
    t.turn(2)
    assert not [option for option in t.options if "find_gear" in option]
    t.turn(0)
    assert not [option for option in t.options if "find_gear" in option], "not in the hall"


@pytest.mark.rule("HAU-15-10")
def test_the_shield_against_bite_and_breath(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    t.at(2, "dusty_hallway")
    gear(t, 0, SHIELD)
    assert defence_dice(t.g, WYRM, 0, MIGHT) == 5 + 2
    assert defence_dice(t.g, 2, 0, MIGHT) == 5, "not against the traitor"
    t.dice(1, 1, 1, 1, 1, 0)
    t.rule(breathe, WYRM, 0, 0).begin()
    assert t.told("rolled")[-1]["dice"] == 4 + 2


@pytest.mark.rule("HAU-15-11")
def test_the_mail_takes_two_points_off_a_bite(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    gear(t, 0, MAIL)
    wyrm_turn(t, 0, 0, 0)
    t.dice(2, 2, 1, 0, 0, 1, 0, 0, 0, 0)
    t.play("attack p1 might")
    assert (t.prompt, t.ask.about) == ("split_physical", 2)


@pytest.mark.rule("HAU-15-11")
def test_the_mail_does_not_help_against_breath_or_others(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    gear(t, 0, MAIL)
    t.dice(0, 0, 0, 0, 2, 1)
    t.rule(breathe, WYRM, 0, 0)
    assert t.ask.about == 3
    t.rule(damage, 0, 3, 0, "HIL-DMG-1", 2)
    assert t.ask.about == 3


@pytest.mark.rule("HAU-15-11")
def test_the_mail_slows_its_carrier(table: MakeTable) -> None:
    t = begun(table)
    assert allowance(t.g, 0) == 4
    gear(t, 0, MAIL)
    assert allowance(t.g, 0) == 3
    t.steps(0, speed=1)
    t.g.who[0] = 2  # Tilly's first step is Speed 3
    assert allowance(t.g, 0) == 2
    t.hand(0, "lights_out")
    assert allowance(t.g, 0) == 1, "never less than 1"


@pytest.mark.rule("HAU-15-11")
def test_who_has_walked_in_the_mail_does_not_drop_it(table: MakeTable) -> None:
    t = begun(table)
    gear(t, 0, MAIL)
    t.turn(0)
    assert "drop object-1" in t.options
    t.play("step ballroom")
    assert "drop object-1" not in t.options


@pytest.mark.rule("HAU-15-12")
def test_gear_changes_hands_one_piece_each(table: MakeTable) -> None:
    t = begun(table)
    gear(t, 0, SHIELD)
    t.turn(0)
    assert "give object-1 p2" in t.options
    gear(t, 1, MAIL)
    t.turn(0)
    assert "give object-1 p2" not in t.options
    t.play("drop object-1")
    t.turn(1)
    assert "pick object-1" not in t.options
    t.turn(2)
    t.play("pick object-1")
    assert t.cards(2) == ["object-1"]


@pytest.mark.rule("HAU-15-12")
@pytest.mark.rule("HAU-15-13")
def test_the_traitor_may_steal_gear_and_spear(table: MakeTable) -> None:
    t = begun(table)
    gear(t, 0, SHIELD)
    t.dice(2, 2, 0, 0, 0, 0, 0)
    t.rule(attack, 2, 0, MIGHT, BARE)
    assert t.options == ["damage", "steal spear", "steal object-1"]
    t.play("steal spear")
    assert t.cards(2) == ["spear"]
    t.at(0, "dusty_hallway")
    t.turn(2)
    assert "drop spear" in t.options


@pytest.mark.rule("HAU-15-12")
@pytest.mark.rule("HIL-HF-20")
def test_gear_of_the_dead_lies_in_the_room(table: MakeTable) -> None:
    t = begun(table)
    gear(t, 0, SHIELD)
    t.rule(die, 0, "HIL-DEATH-1").begin()
    assert t.pile("entrance_hall") == ["spear", "object-1"]
    assert t.g.piles
    assert OBJECT in next(iter(t.g.piles.values()))


# --- the end


@pytest.mark.rule("HAU-15-14")
def test_the_heroes_win_when_the_wyrm_is_spent(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "dusty_hallway")
    t.g.hp[WYRM] = 1
    hit(t, 0, WYRM, BARE, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    assert t.g.tracks[HP] == 0
    assert t.g.flags[WYRM] & REMOVED
    assert t.ending == "haunt_15_heroes"


@pytest.mark.rule("HAU-15-15")
def test_the_traitor_wins_when_no_hero_lives(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 0, "HIL-DEATH-1").begin()
    assert t.ending is None
    t.rule(die, 1, "HIL-DEATH-1").begin()
    assert t.ending == "haunt_15_traitor"


@pytest.mark.rule("HAU-15-15")
def test_the_wyrm_goes_on_without_the_traitor(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 2, "HIL-DEATH-1").begin()
    t.at(0, "dusty_hallway")
    wyrm_turn(t, 0, 0, 0)
    assert (t.ask.seat, t.prompt) == (2, "monster")
    assert "attack p1 might" in t.options


@pytest.mark.rule("HAU-15-16")
def test_the_wyrm_does_not_ride_the_elevator(table: MakeTable) -> None:
    t = begun(table)
    t.lay("mystic_elevator", "ground", 1, -4, 3)
    wyrm_turn(t, 2, 0, 0)
    t.play("step mystic_elevator")
    assert t.told("elevator") == []
    assert t.prompt == "monster"


@pytest.mark.rule("HAU-15-16")
@pytest.mark.rule("HIL-HAUNT-24")
def test_stairs_when_the_wyrm_has_no_way_to_the_heroes(table: MakeTable) -> None:
    t = table()
    for i, room in enumerate(LINE[2:]):
        t.lay(room, "basement", 0, -1 - i)
    t.lay("statuary_corridor", "ground", 0, 1)
    t.hand(0, "spear")
    t.haunt(15, revealer=0)
    t.play("dusty_hallway")
    assert (t.ask.seat, t.prompt) == (2, "basement_stairs")


# --- bots, whole games


def reasons(t: Table, seat: int) -> dict[str, float]:
    return {reason.name: reason.points for reason in STORIES[15].reasons(t.g, seat)}


def test_what_heroes_and_traitor_strive_for(table: MakeTable) -> None:
    t = begun(table)
    start = reasons(t, 1), reasons(t, 2)
    t.at(1, "statuary_corridor")
    assert reasons(t, 1)["place"] > start[0]["place"], "to the gear first"
    gear(t, 1, SHIELD)
    away = reasons(t, 1)
    t.at(1, "creaky_hallway")
    assert reasons(t, 1)["place"] > away["place"], "then to the Wyrm"
    assert reasons(t, 2)["prey"] > start[1]["prey"]
    t.g.hp[WYRM] = t.g.tracks[HP] = 2
    assert reasons(t, 1)["story"] > 0 > reasons(t, 2)["story"]
    t.g.hands[0].remove(SPEAR)
    t.g.hands[2].append(SPEAR)
    assert reasons(t, 2)["load"] > start[1]["load"]


def test_crowding_before_the_wyrm_is_dangerous(table: MakeTable) -> None:
    t = begun(table, 4)
    assert reasons(t, 0)["danger"] == 0
    for x in t.g.living_heroes:
        t.at(x, "creaky_hallway")
    assert reasons(t, 0)["danger"] < 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        assert play_by_chance(15, seats, seed).facts["haunt"] == "haunt_15"
