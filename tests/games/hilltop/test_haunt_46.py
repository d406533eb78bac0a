"""Haunt 46, Grace Before Meat."""

from collections.abc import Callable

import pytest
from games.hilltop.table import Table
from games.hilltop.whole_games import play_by_chance

from hauntbox.board.geometry import cell
from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.attack import attack_modes, defeat
from hauntbox.games.hilltop.choices import GALLERY_FALL, JUMP
from hauntbox.games.hilltop.explorers import MIGHT, SPEED
from hauntbox.games.hilltop.figures import hindrance, trait_of
from hauntbox.games.hilltop.haunts.haunt_46 import (
    CAPTIVE,
    COUSIN,
    MEALS,
    SAVED,
    TIED,
    lead,
    leader,
    led_by,
)  # fmt: skip
from hauntbox.games.hilltop.house import lay, lift
from hauntbox.games.hilltop.monsters import monster_turn, piece_main, play_piece
from hauntbox.games.hilltop.moving import put, step_cost
from hauntbox.games.hilltop.ops import advance, mark, pieces_of, remove
from hauntbox.games.hilltop.patterns import DOOR_OPEN
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round
from hauntbox.games.hilltop.special import do_room_act, slide_down
from hauntbox.games.hilltop.state import BELOW, ESCAPED, NOBODY, REMOVED, SLIDE, STUNNED, on
from hauntbox.games.hilltop.traits import die
from hauntbox.games.hilltop.turn import begin_turn

MakeTable = Callable[..., Table]
NAMES = ("bruno_kessler", "piper_lang", "madam_corvina", "tilly_marsh", "kenji_moro", "lucia_serrano")
TRAITOR = 2
IN_KITCHEN, IN_LARDER, IN_DINING, COUSIN_1 = 3, 4, 5, 6
"""The captives and the cousin at a table of three."""


def house(t: Table, seats: int) -> None:
    """A pantry for each captive, and the stairs."""
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("larder", "basement", 0, 1)
    t.lay("dining_room", "ground", 0, -1, 1)
    if seats > 3:
        t.lay("wine_cellar", "basement", 0, 2)
    if seats > 5:
        t.lay("storeroom", "upper", 0, 1)


def begun(table: MakeTable, seats: int = 3) -> Table:
    """Madam Corvina (p3) is the traitor; captives in kitchen, larder and dining room; the others in the hall."""
    t = table(*NAMES[:seats])
    house(t, seats)
    t.haunt(46, revealer=0, room="kitchen")
    t.play_until("main")
    return t


def acts(t: Table) -> list[str]:
    return [option for option in t.options if option.startswith("act ")]


def free(t: Table, captive: int) -> None:
    mark(t.g, TIED, on(captive), -1)


def led(t: Table, x: int, captive: int) -> None:
    """The hero leads the captive, in the hero's room."""
    free(t, captive)
    t.g.room[captive] = t.g.room[x]
    lead(t.g, x, captive, "")


@pytest.mark.rule("HAU-46-1")
@pytest.mark.parametrize(("seats", "captives"), [(3, 3), (4, 4), (5, 4), (6, 5)])
def test_a_tied_captive_is_in_each_pantry(table: MakeTable, seats: int, captives: int) -> None:
    t = begun(table, seats)
    found = pieces_of(t.g, CAPTIVE)
    assert len(found) == captives
    assert len({t.g.room[c] for c in found}) == captives
    assert all(t.g.marked(TIED, on(c)) for c in found)


@pytest.mark.rule("HAU-46-1")
def test_the_traitor_places_stairs_and_pantries_and_chooses_among_them(table: MakeTable) -> None:
    t = table(*NAMES[:3])
    t.lay("storeroom", "upper", 0, 1)
    t.lay("kitchen", "ground", -1, -1, 2)
    t.haunt(46, revealer=0, room="kitchen")
    asked = []
    while t.prompt == "place_tile":
        asked.append((t.ask.seat, t.ask.about))
        t.play(t.options[0])
    assert asked == [(TRAITOR, "stairs_from_basement"), (TRAITOR, "larder")]
    assert (t.prompt, t.ask.seat) == ("choose_room", TRAITOR)
    assert set(t.options) == {"storeroom", "kitchen", "larder"}


@pytest.mark.rule("HAU-46-2")
@pytest.mark.parametrize(("seats", "cousins"), [(3, 1), (4, 2), (5, 3), (6, 3)])
def test_the_cousins_start_with_the_traitor(table: MakeTable, seats: int, cousins: int) -> None:
    t = table(*NAMES[:seats])
    house(t, seats)
    t.at(TRAITOR, "grand_staircase")
    t.haunt(46, revealer=0, room="kitchen")
    t.play_until("main")
    assert [t.room(f) for f in pieces_of(t.g, COUSIN)] == ["grand_staircase"] * cousins


@pytest.mark.rule("HAU-46-3")
@pytest.mark.parametrize("trait", ["might", "speed"])
def test_4_unties_a_captive_who_follows_at_once(table: MakeTable, trait: str) -> None:
    t = begun(table)
    t.at(0, "kitchen")
    t.run((begin_turn, (0,)))
    t.dice(*([2, 2, 0, 0, 0] if trait == "might" else [2, 2, 0, 0]))
    t.play(f"act h46_untie {trait} {IN_KITCHEN}")
    assert t.g.marked(TIED, on(IN_KITCHEN)) == 0
    assert led_by(t.g, 0) == IN_KITCHEN
    t.play("step foyer")
    assert t.room(IN_KITCHEN) == "foyer"


@pytest.mark.rule("HAU-46-3")
def test_3_leaves_it_tied_and_the_turn_has_one_try(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "kitchen")
    t.run((begin_turn, (0,)))
    t.dice(2, 1, 0, 0)
    t.play(f"act h46_untie speed {IN_KITCHEN}")
    assert t.g.marked(TIED, on(IN_KITCHEN)) == 1
    assert acts(t) == []


@pytest.mark.rule("HAU-46-3")
@pytest.mark.rule("HAU-46-4")
def test_who_leads_one_only_unties_the_next(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "kitchen")
    led(t, 0, IN_DINING)
    t.run((begin_turn, (0,)))
    t.dice(2, 2, 0, 0)
    t.play(f"act h46_untie speed {IN_KITCHEN}")
    assert t.g.marked(TIED, on(IN_KITCHEN)) == 0
    assert led_by(t.g, 0) == IN_DINING
    assert "act h46_join" not in " ".join(acts(t))


@pytest.mark.rule("HAU-46-4")
def test_leading_costs_a_space_more_for_each_room(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "kitchen")
    assert step_cost(t.g, 0, NUMBER["foyer"]) == 1
    led(t, 0, IN_KITCHEN)
    assert step_cost(t.g, 0, NUMBER["foyer"]) == 2
    t.tiles("dusty_hallway")
    t.at(0, "foyer")
    t.run((begin_turn, (0,)))
    t.play("explore south").play_until("main")
    assert t.g.spent == 2
    assert t.room(IN_KITCHEN) == "dusty_hallway"


@pytest.mark.rule("HAU-46-4")
def test_a_captive_may_be_left_and_taken_up_again(table: MakeTable) -> None:
    t = begun(table)
    t.at(0, "foyer")
    t.at(1, "foyer")
    led(t, 0, IN_KITCHEN)
    t.run((begin_turn, (0,)), (begin_turn, (1,)))
    t.play("act h46_leave", "step grand_staircase", "end")
    assert t.room(IN_KITCHEN) == "foyer"
    assert led_by(t.g, 0) == NOBODY
    t.play(f"act h46_join {IN_KITCHEN}")
    assert led_by(t.g, 1) == IN_KITCHEN


@pytest.mark.rule("HAU-46-4")
def test_a_captive_may_be_handed_to_a_hero_who_leads_nobody(table: MakeTable) -> None:
    t = begun(table, 4)
    for x in range(4):
        t.at(x, "foyer")
    led(t, 0, 4)
    led(t, 3, 5)
    t.run((begin_turn, (0,)))
    assert [option for option in acts(t) if "hand" in option] == ["act h46_hand_over 1"]  # not p3, the traitor, nor p4
    t.play("act h46_hand_over 1")
    assert (led_by(t.g, 0), led_by(t.g, 1)) == (NOBODY, 4)


@pytest.mark.rule("HAU-46-4")
def test_a_captive_goes_along_when_a_text_moves_its_hero(table: MakeTable) -> None:
    t = begun(table)
    led(t, 0, IN_KITCHEN)
    t.rule(put, 0, NUMBER["upper_landing"], "")
    assert t.room(IN_KITCHEN) == "upper_landing"


@pytest.mark.rule("HAU-46-5")
def test_the_elevator_and_the_chute_leave_the_captive_behind(table: MakeTable) -> None:
    t = begun(table)
    t.lay("coal_chute", "ground", -1, 1)
    t.at(0, "foyer")
    led(t, 0, IN_KITCHEN)
    t.run((begin_turn, (0,)))
    t.play("step coal_chute")
    assert (t.room(IN_KITCHEN), led_by(t.g, 0)) == ("foyer", NOBODY)
    assert t.g.marked(TIED, on(IN_KITCHEN)) == 0
    t.rule(slide_down, 0)
    t.lay("mystic_elevator", "basement", 1, 0, 3)
    led(t, 0, IN_LARDER)
    t.run((begin_turn, (0,)))
    t.dice(1, 0)
    t.play("step mystic_elevator")
    assert (t.room(IN_LARDER), led_by(t.g, 0)) == ("basement_landing", NOBODY)


@pytest.mark.rule("HAU-46-5")
def test_falls_and_the_slide_leave_the_captive_behind(table: MakeTable) -> None:
    t = begun(table)
    t.lay("gallery", "upper", 0, -1)
    t.lay("ballroom", "ground", 0, 1)
    t.at(0, "gallery")
    led(t, 0, IN_KITCHEN)
    t.dice(0)
    t.rule(do_room_act, 0, GALLERY_FALL)
    assert (t.room(0), t.room(IN_KITCHEN), led_by(t.g, 0)) == ("ballroom", "gallery", NOBODY)
    t.g.tokens[SLIDE] = NUMBER["gallery"]
    t.at(0, "gallery")
    led(t, 0, IN_KITCHEN)
    t.rule(put, 0, NUMBER["foyer"], "HIL-CARD-54")
    assert (t.room(0), t.room(IN_KITCHEN), led_by(t.g, 0)) == ("foyer", "gallery", NOBODY)


@pytest.mark.rule("HAU-46-5")
def test_the_collapsed_room_takes_only_the_hero_down(table: MakeTable) -> None:
    t = begun(table)
    t.lay("collapsed_room", "upper", 1, 0)
    t.g.tokens[BELOW] = NUMBER["larder"]
    t.at(0, "collapsed_room")
    led(t, 0, IN_KITCHEN)
    t.dice(0)
    t.rule(do_room_act, 0, JUMP)
    assert (t.room(0), t.room(IN_KITCHEN)) == ("larder", "collapsed_room")


@pytest.mark.rule("HAU-46-6")
def test_5_opens_the_front_door_and_the_turn_goes_on(table: MakeTable) -> None:
    t = begun(table)
    t.run((begin_turn, (0,)), (begin_turn, (0,)))
    t.dice(2, 2, 0, 0, 0)
    t.play("act h46_force_door might")
    assert not t.g.memory.get(DOOR_OPEN)
    assert acts(t) == []
    t.play("end")
    t.dice(2, 2, 1, 0, 0)
    t.play("act h46_force_door might")
    assert t.g.memory[DOOR_OPEN]
    assert t.told("drew") == []
    assert t.prompt == "main"
    assert acts(t) == []  # it stays open


@pytest.mark.rule("HAU-46-7")
def test_a_led_captive_leaves_by_the_open_door(table: MakeTable) -> None:
    t = begun(table)
    led(t, 0, IN_KITCHEN)
    t.run((begin_turn, (0,)))
    assert "act h46_let_out" not in acts(t)  # the door is shut
    t.g.memory[DOOR_OPEN] = 1
    t.run((begin_turn, (0,)))
    t.play("act h46_let_out")
    assert t.g.tracks[SAVED] == 1
    assert t.g.flags[IN_KITCHEN] & ESCAPED
    assert (led_by(t.g, 0), t.g.spent) == (NOBODY, 0)
    assert not any("leave" in option or "let_out" in option for option in acts(t))  # heroes stay


@pytest.mark.rule("HAU-46-8")
def test_from_round_2_on_a_cousin_eats_and_grows(table: MakeTable) -> None:
    t = begun(table)
    t.at(COUSIN_1, "kitchen")
    t.dice(1, 1, 1)
    t.run((monster_turn, ()))
    assert not any("eat" in option for option in t.options)  # round 1
    t.g.round = 2
    t.dice(1, 1, 1)
    t.run((monster_turn, ()))
    t.play(f"act h46_eat {IN_KITCHEN}")
    assert t.g.flags[IN_KITCHEN] & REMOVED
    assert t.g.tracks[MEALS] == 1
    assert (trait_of(t.g, COUSIN_1, MIGHT), trait_of(t.g, COUSIN_1, SPEED)) == (6, 4)
    t.play("step foyer", "step entrance_hall")  # it ate where its movement started
    assert not any(option.startswith("attack") for option in t.options)  # instead of attacking


@pytest.mark.rule("HAU-46-8")
def test_a_meal_on_the_way_ends_the_movement(table: MakeTable) -> None:
    t = begun(table)
    t.g.round = 2
    t.at(COUSIN_1, "foyer")
    t.dice(2, 2, 2)
    t.run((monster_turn, ()))
    t.play("step kitchen", f"act h46_eat {IN_KITCHEN}")
    assert t.options == ["end"]


@pytest.mark.rule("HAU-46-8")
def test_no_meal_after_an_attack_nor_with_a_hero_in_the_room(table: MakeTable) -> None:
    t = begun(table)
    t.g.round = 2
    t.at(COUSIN_1, "kitchen")
    t.at(0, "kitchen")
    t.run((play_piece, (COUSIN_1,)))
    assert not any("eat" in option for option in t.options)
    t.at(0, "foyer")
    t.g.attacks = 1
    t.run((piece_main, (COUSIN_1,)))
    assert not any("eat" in option for option in t.options)


@pytest.mark.rule("HAU-46-8")
def test_a_fed_cousin_rolls_its_own_speed_and_its_might_ends_at_8(table: MakeTable) -> None:
    t = begun(table, 4)
    first, second = pieces_of(t.g, COUSIN)
    t.g.bonus[first] = 2
    t.dice(2, 0, 0, 0, 1, 1, 1)
    t.run((monster_turn, ()))
    assert [fact["dice"] for fact in t.told("movement")] == [4, 3]
    assert [t.g.spaces[f - 4] for f in (first, second)] == [2, 3]
    t.g.bonus[first] = 6
    assert trait_of(t.g, first, MIGHT) == 8


@pytest.mark.rule("HAU-46-9")
def test_the_traitor_ties_an_untied_captive_where_no_hero_is(table: MakeTable) -> None:
    t = begun(table)
    free(t, IN_KITCHEN)
    t.at(TRAITOR, "kitchen")
    t.at(1, "kitchen")
    t.run((begin_turn, (TRAITOR,)))
    assert acts(t) == []
    t.at(1, "foyer")
    t.run((begin_turn, (TRAITOR,)))
    assert acts(t) == [f"act h46_tie {IN_KITCHEN}"]  # neither eating nor leading
    t.play(f"act h46_tie {IN_KITCHEN}")
    assert t.g.marked(TIED, on(IN_KITCHEN)) == 1


@pytest.mark.rule("HAU-46-10")
def test_a_heros_corpse_is_no_meal(table: MakeTable) -> None:
    t = begun(table)
    t.g.round = 2
    t.rule(die, 0, "")
    t.at(1, "foyer")
    t.at(COUSIN_1, "entrance_hall")
    t.run((play_piece, (COUSIN_1,)))
    assert not any("eat" in option for option in t.options)


@pytest.mark.rule("HAU-46-11")
def test_the_captive_of_a_dead_hero_stays_untied(table: MakeTable) -> None:
    t = begun(table)
    led(t, 0, IN_KITCHEN)
    t.rule(die, 0, "")
    assert (leader(t.g, IN_KITCHEN), t.room(IN_KITCHEN)) == (NOBODY, "entrance_hall")
    assert t.g.marked(TIED, on(IN_KITCHEN)) == 0
    t.run((begin_turn, (1,)))
    assert f"act h46_join {IN_KITCHEN}" in acts(t)


@pytest.mark.rule("HAU-46-12")
def test_a_stunned_cousin_does_not_eat_and_none_is_killed(table: MakeTable) -> None:
    t = begun(table)
    t.g.round = 2
    t.at(COUSIN_1, "kitchen")
    t.rule(defeat, COUSIN_1, 0, 5, -1)
    assert t.g.flags[COUSIN_1] == STUNNED
    t.run((monster_turn, ()))
    assert t.ask is None  # it only flips back
    assert t.g.flags[COUSIN_1] == 0


@pytest.mark.rule("HAU-46-13")
def test_the_traitors_death_changes_nothing_for_the_cousins(table: MakeTable) -> None:
    t = begun(table)
    t.g.round = 2
    t.at(COUSIN_1, "kitchen")
    t.rule(die, TRAITOR, "")
    t.dice(0, 0, 0)
    t.run((monster_turn, ()))
    assert (t.prompt, t.ask.seat) == ("monster", TRAITOR)
    assert f"act h46_eat {IN_KITCHEN}" in t.options


@pytest.mark.rule("HAU-46-14")
def test_a_captive_out_of_reach_is_put_in_the_nearest_room(table: MakeTable) -> None:
    t = begun(table)
    lift(t.g, NUMBER["dining_room"])
    lay(t.g, NUMBER["dining_room"], cell(3, -1, 1), 1)  # as if the room had moved
    t.run((haunt_round, ()))
    t.play_until("main")
    assert t.room(IN_DINING) == "entrance_hall"
    assert t.g.marked(TIED, on(IN_DINING)) == 1
    assert (t.g.tracks[SAVED], t.g.tracks[MEALS]) == (0, 0)
    assert t.room(IN_KITCHEN) == "kitchen"


@pytest.mark.rule("HAU-46-15")
@pytest.mark.parametrize(("seats", "needed"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_heroes_win_with_enough_captives_saved(table: MakeTable, seats: int, needed: int) -> None:
    t = begun(table, seats)
    advance(t.g, SAVED, needed - 1, "")
    led(t, 0, seats)
    t.g.memory[DOOR_OPEN] = 1
    t.run((begin_turn, (0,)))
    t.play("act h46_let_out")
    assert t.ending == "haunt_46_heroes"


@pytest.mark.rule("HAU-46-16")
def test_the_traitors_side_wins_with_two_meals(table: MakeTable) -> None:
    t = begun(table)
    t.g.round = 2
    t.g.tracks[MEALS] = 1
    t.at(COUSIN_1, "larder")
    t.run((play_piece, (COUSIN_1,)))
    t.play(f"act h46_eat {IN_LARDER}")
    assert t.ending == "haunt_46_traitor"


@pytest.mark.rule("HAU-46-16")
def test_the_traitors_side_wins_when_all_heroes_are_dead(table: MakeTable) -> None:
    t = begun(table)
    t.rule(die, 0, "")
    t.rule(die, 1, "")
    assert t.ending == "haunt_46_traitor"


def test_captives_cannot_be_attacked_and_hinder_nobody(table: MakeTable) -> None:
    t = begun(table)
    t.at(COUSIN_1, "kitchen")
    assert attack_modes(t.g, COUSIN_1) == []
    assert hindrance(t.g, COUSIN_1) == 0
    t.at(TRAITOR, "kitchen")
    assert attack_modes(t.g, TRAITOR) == []


def test_bots_lead_captives_out_and_cousins_go_for_those_alone(table: MakeTable) -> None:
    t = begun(table)
    t.at(COUSIN_1, "upper_landing")
    t.at(0, "kitchen")
    tied = GAME.judge(t.g, 0)
    led(t, 0, IN_KITCHEN)
    leading = GAME.judge(t.g, 0)
    t.at(0, "entrance_hall")
    t.at(IN_KITCHEN, "entrance_hall")
    assert tied < leading < GAME.judge(t.g, 0)
    remove(t.g, IN_DINING, "")
    far = GAME.judge(t.g, TRAITOR)
    t.at(COUSIN_1, "larder")
    assert GAME.judge(t.g, TRAITOR) > far


def test_whole_games_by_chance_come_to_their_end() -> None:
    for seed in range(12):
        play_by_chance(46, 3 + seed % 4, seed)
