"""What haunts 26 to 50 have in common, shown in haunts 29, 30, 31 and 33."""

import pytest
from games.hilltop.haunt_scenes import MakeTable, begun, furnish, placed
from games.hilltop.table import NAMES

from hauntbox.games.hilltop.brief import brief
from hauntbox.games.hilltop.cards import BOOK
from hauntbox.games.hilltop.explorers import KNOWLEDGE, MENTAL, PHYSICAL
from hauntbox.games.hilltop.harm import life
from hauntbox.games.hilltop.haunt import STORIES
from hauntbox.games.hilltop.haunts.haunt_29 import LAMP
from hauntbox.games.hilltop.haunts.haunt_30 import BELLS, STAKE
from hauntbox.games.hilltop.haunts.haunt_33 import VERSE
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.ops import collapse, dead_heroes, lay_object, make_object, pieces_of, remove
from hauntbox.games.hilltop.rolls import trait_dice
from hauntbox.games.hilltop.rooms import NUMBER
from hauntbox.games.hilltop.rounds import haunt_round
from hauntbox.games.hilltop.state import BLESSING, DEAD, ESCAPED, REMOVED, TRAITOR
from hauntbox.games.hilltop.traits import die


@pytest.mark.rule("HAU-B-1")
@pytest.mark.rule("HIL-HF-14")
def test_no_piece_is_placed_in_the_elevator_even_if_it_is_the_haunt_room(table: MakeTable) -> None:
    t = table()
    furnish(t)
    t.lay("mystic_elevator", "ground", -1, -2, 0)
    t.lay("creaky_hallway", "ground", -1, -3, 0)
    t.haunt(29, revealer=2, room="mystic_elevator")
    assert t.room(3) == "creaky_hallway"  # the only room one space away


@pytest.mark.rule("HAU-B-2")
@pytest.mark.rule("HIL-HF-16")
@pytest.mark.rule("HIL-EXPLORE-15")
def test_an_ensured_room_comes_to_its_floor_and_gives_no_card_to_the_first_visitor(table: MakeTable) -> None:
    t = table()
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lay("chapel", "ground", -1, 1)
    t.haunt(33, revealer=2)
    assert t.ask.about == "furnace_room"
    t.play("1,0 r0" if "1,0 r0" in t.options else t.options[0])
    assert t.g.floor(NUMBER["furnace_room"]) == 0
    t.at(0, "basement_landing")
    t.at(2, "foyer")
    t.turn(0).play("step furnace_room")
    assert not t.told("symbol")
    assert "end" in t.options
    assert [option for option in t.options if option.startswith("step")]


@pytest.mark.rule("HAU-B-2")
@pytest.mark.rule("HIL-HF-16")
def test_a_room_without_a_doorway_on_the_wanted_floor_comes_to_the_next_one(table: MakeTable) -> None:
    t = table()
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lay("furnace_room", "basement", 1, 0)
    for room in ("entrance_hall", "foyer"):  # no doorway is left on the ground floor
        t.g.doorways[NUMBER[room]] = ()
    t.haunt(33, revealer=2)
    assert placed(t) == [(0, "chapel")]
    assert t.g.floor(NUMBER["chapel"]) == 2


@pytest.mark.rule("HAU-B-2")
def test_rooms_out_of_reach_do_not_count_for_the_list(table: MakeTable) -> None:
    t = table()
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lay("kitchen", "ground", -1, -1, 2)
    t.lay("chapel", "ground", -1, 1)
    t.lay("library", "ground", 6, 6)  # no way leads there
    t.haunt(29, revealer=2, room="kitchen")
    assert placed(t) == [(0, "storeroom")]


@pytest.mark.rule("HAU-B-3")
@pytest.mark.rule("HIL-HF-17")
@pytest.mark.parametrize(("haunt", "chooser"), [(29, 2), (30, 2), (31, 2), (33, 0)])
def test_stairs_from_basement_are_placed_by_whom_the_haunt_names(table: MakeTable, haunt: int, chooser: int) -> None:
    t = table()
    t.haunt(haunt, revealer=2)
    assert (chooser, "stairs_from_basement") in placed(t)
    assert t.g.floor(NUMBER["stairs_from_basement"]) == 0
    assert NUMBER["stairs_from_basement"] not in t.g.stack.contents()


@pytest.mark.rule("HAU-B-3")
@pytest.mark.rule("HIL-HF-17")
@pytest.mark.parametrize("fallen", [False, True])
def test_stairs_that_are_there_or_have_collapsed_are_not_placed(table: MakeTable, fallen: bool) -> None:
    t = table()
    furnish(t)
    if fallen:
        collapse(t.g, NUMBER["stairs_from_basement"], "HIL-HF-23")
    t.haunt(29, revealer=2, room="kitchen")
    assert placed(t) == []


@pytest.mark.rule("HAU-B-3")
@pytest.mark.rule("HIL-HF-7")
def test_the_first_hero_is_the_first_able_one_in_the_order_of_play(table: MakeTable) -> None:
    t = table(*NAMES[:4])
    t.hand(3, "webs")
    t.haunt(33, revealer=2)
    assert t.g.order == (3, 0, 1, 2)
    assert {seat for seat, _ in placed(t)} == {0}  # p4 is stuck in webs


@pytest.mark.rule("HAU-B-4")
@pytest.mark.rule("HIL-HF-20")
def test_an_object_is_handled_like_an_item_and_the_dog_fetches_what_it_may(table: MakeTable) -> None:
    t = begun(table, 30)
    t.hand(0, "dog")
    lay_object(t.g, STAKE, NUMBER["foyer"])
    t.turn(0).play("use dog", "object-1 foyer")
    assert t.cards(0) == ["dog", "object-1"]
    t.turn(0)
    assert "drop object-1" in t.options
    assert "give object-1 p2" in t.options
    t = begun(table, 29)
    t.hand(0, "dog")
    lay_object(t.g, LAMP, NUMBER["foyer"])
    assert "use dog" not in t.turn(0).options  # an oil lamp is not for the Dog


@pytest.mark.rule("HAU-B-4")
@pytest.mark.rule("HIL-HF-20")
def test_objects_of_the_dead_lie_in_the_room(table: MakeTable) -> None:
    t = begun(table, 29)
    t.g.hands[0].append(make_object(t.g, LAMP))
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.pile("entrance_hall") == ["object-1"]


@pytest.mark.rule("HAU-B-5")
@pytest.mark.rule("HIL-HF-8")
def test_the_traitor_slot_comes_when_the_traitor_has_no_figure(table: MakeTable) -> None:
    t = begun(table, 30)
    assert t.g.flags[2] & REMOVED
    t.play("end")
    t.dice(0, 0, 0, 0, 0)
    t.play("end")
    assert t.g.tracks[BELLS] == 1
    assert (t.prompt, t.ask.seat) == ("monster", 2)  # right before the monster turn


@pytest.mark.rule("HAU-B-6")
@pytest.mark.rule("HIL-HF-33")
def test_gains_stop_at_step_8_and_a_heal_to_start_lowers_nothing(table: MakeTable) -> None:
    t = table()
    furnish(t)
    t.steps(2, might=8, speed=7)
    t.haunt(33, revealer=2, room="kitchen")
    assert (t.step(2, "might"), t.step(2, "speed")) == (8, 8)


@pytest.mark.rule("HAU-B-7")
@pytest.mark.rule("HIL-HF-5")
def test_the_haunt_room_is_where_the_omen_was_drawn_wherever_the_revealer_stands(table: MakeTable) -> None:
    t = begun(table, 29)
    assert t.room(2) == "entrance_hall"
    assert t.room(3) == "kitchen"


@pytest.mark.rule("HAU-B-10")
@pytest.mark.rule("FWB-4")
@pytest.mark.rule("HIL-HF-3")
def test_the_dead_count_whatever_became_of_them(table: MakeTable) -> None:
    t = begun(table, 30, 5)
    t.rule(die, 0, "HIL-DEATH-1")
    assert t.g.team[0] == TRAITOR
    assert dead_heroes(t.g) == 1
    remove(t.g, pieces_of(t.g, "h30_fledgling")[0], "HAU-30-4")
    assert dead_heroes(t.g) == 1
    assert t.g.flags[0] & DEAD


@pytest.mark.rule("HAU-B-10")
@pytest.mark.rule("FWB-4")
@pytest.mark.rule("HIL-HF-3")
def test_the_traitors_death_and_an_escape_are_no_deaths_of_heroes(table: MakeTable) -> None:
    t = begun(table, 29, 5)
    t.rule(die, 2, "HIL-DEATH-1")
    assert dead_heroes(t.g) == 0
    t.g.flags[0] |= ESCAPED
    assert dead_heroes(t.g) == 0
    assert t.g.living_heroes == [1, 3, 4]
    t.rule(die, 1, "HIL-DEATH-1")
    assert dead_heroes(t.g) == 1


@pytest.mark.rule("HAU-B-11")
@pytest.mark.rule("HIL-HF-2")
def test_numbers_by_players_stay_when_heroes_die(table: MakeTable) -> None:
    t = begun(table, 33, 5)
    for x in (0, 1, 3):
        t.rule(die, x, "HIL-DEATH-1")
    for room in ("foyer", "kitchen", "chapel"):
        t.g.marks[(VERSE, NUMBER[room])] = 1
    t.turn(2)
    t.dice(2, 2, 0, 0, 0, 0)
    t.play("act h33_read knowledge")
    assert not pieces_of(t.g, "h33_reader")  # five verses for five players, although two explorers are left


@pytest.mark.rule("HAU-B-12")
@pytest.mark.rule("HIL-HF-11")
def test_each_action_once_a_turn_between_steps_and_again_in_a_later_turn(table: MakeTable) -> None:
    t = begun(table, 29)
    t.at(1, "upper_landing")
    t.turn(1).play("step storeroom")
    left = t.told("moved")[-1]["left"]
    t.dice(0, 0, 0, 0, 0, 0, 0, 0)
    t.play("act h29_take_lamp knowledge", "act h29_hum sanity")
    assert not [option for option in t.options if option.startswith("act")]
    t.play("step upper_landing")
    assert t.told("moved")[-1]["left"] == left - 1  # the actions cost no space
    t.at(1, "storeroom")
    t.turn(1)
    assert {"act h29_take_lamp knowledge", "act h29_hum sanity"} <= set(t.options)


@pytest.mark.rule("HAU-B-13")
@pytest.mark.rule("HIL-HF-11")
def test_neither_side_uses_the_actions_of_the_other(table: MakeTable) -> None:
    t = begun(table, 29)
    for x in (0, 1, 2):
        t.at(x, "kitchen")
    t.g.hp[3] = 1
    t.dice(1, 0, 0)
    acts = {x: {option.split()[1] for option in t.turn(x).options if option.startswith("act")} for x in (0, 2)}
    assert acts == {0: {"h29_take_lamp", "h29_hum"}, 2: {"h29_mend"}}
    t.rule(monster_turn)
    assert not [option for option in t.options if option.startswith("act")]


@pytest.mark.rule("HAU-B-14")
@pytest.mark.rule("HIL-HF-1")
def test_a_seat_reads_only_the_numbers_of_its_own_brief(table: MakeTable) -> None:
    t = begun(table, 33)
    heroes, traitor = brief(t.g, 0), brief(t.g, 2)
    assert heroes is not None
    assert traitor is not None
    assert "HAU-33-13" in heroes.rules
    assert "HAU-33-4" not in heroes.rules
    assert "HAU-33-4" in traitor.rules
    assert "HAU-33-13" not in traitor.rules
    assert STORIES[33].limits == ()  # nobody is shown how many verses are needed


@pytest.mark.rule("HAU-B-14")
@pytest.mark.rule("HIL-HF-28")
def test_who_changes_sides_reads_the_other_brief(table: MakeTable) -> None:
    t = begun(table, 30, 4)
    before = brief(t.g, 0)
    t.rule(die, 0, "HIL-DEATH-1")
    after = brief(t.g, 0)
    assert before is not None
    assert after is not None
    assert "HAU-30-6" not in before.rules
    assert "HAU-30-6" in after.rules


@pytest.mark.rule("FWB-22")
def test_life_is_what_can_be_lost_before_the_next_point_kills(table: MakeTable) -> None:
    t = begun(table, 29)
    t.steps(0, might=3, speed=2, sanity=1, knowledge=1)
    assert (life(t.g, 0, PHYSICAL), life(t.g, 0, MENTAL)) == (3, 0)


@pytest.mark.rule("HIL-TRAITOR-7")
@pytest.mark.parametrize(("haunt", "dice"), [(29, (6, 4)), (31, (6, 5))])
def test_blessed_ground_helps_everybody_but_a_traitor(table: MakeTable, haunt: int, dice: tuple[int, int]) -> None:
    t = table()
    t.haunt(haunt, revealer=2)
    placed(t)
    t.g.tokens[BLESSING] = NUMBER["entrance_hall"]
    assert (trait_dice(t.g, 1, KNOWLEDGE, "vault"), trait_dice(t.g, 2, KNOWLEDGE, "vault")) == dice


def test_a_round_of_a_free_for_all_needs_no_hero(table: MakeTable) -> None:
    t = table()
    t.haunt(31, revealer=2)
    placed(t)
    assert t.g.living_heroes == []
    assert t.ending is None
    t.run((haunt_round, ()))
    assert (t.prompt, t.ask.seat) == ("main", 0)
    assert BOOK in t.g.omens.contents()
