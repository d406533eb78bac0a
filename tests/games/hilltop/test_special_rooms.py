"""Special rooms: HIL-ROOM."""

from collections.abc import Callable

import pytest
from games.hilltop.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.hilltop.attack import attack_modes
from hauntbox.games.hilltop.elevator import ride
from hauntbox.games.hilltop.house import in_sight
from hauntbox.games.hilltop.monsters import monster_turn
from hauntbox.games.hilltop.moving import put
from hauntbox.games.hilltop.ops import spawn
from hauntbox.games.hilltop.rooms import BASEMENT, GROUND, MYSTIC_ELEVATOR, NUMBER, UPPER
from hauntbox.games.hilltop.special import fall
from hauntbox.games.hilltop.state import BELOW, VAULT_EMPTY

BAT = "h38_firebat"


def tower(t: Table) -> None:
    """The Tower, doors E W, west of the Upper Landing, with a hallway behind it."""
    t.lay("tower", "upper", -1, 0)
    t.lay("creaky_hallway", "upper", -2, 0)


# --- barriers


@pytest.mark.rule("HIL-ROOM-1")
@pytest.mark.rule("HIL-ROOM-3")
def test_a_barrier_is_crossed_by_a_roll_at_no_cost(table: Callable[..., Table]) -> None:
    t = table()
    tower(t)
    t.at(0, "upper_landing")
    t.dice(1, 1, 1, 0, 0)
    t.turn(0).play("step tower")
    assert t.options == ["end", "step upper_landing", "room cross"]
    t.play("room cross")
    assert (t.g.spent, t.options[1]) == (1, "step creaky_hallway")


@pytest.mark.rule("HIL-ROOM-1")
@pytest.mark.rule("HIL-ROOM-4")
@pytest.mark.parametrize("stops", [False, True])
def test_who_fails_may_go_back_unless_the_option_stops_the_movement(table: Callable[..., Table], stops: bool) -> None:
    t = table(barrier_fail_stops=stops)
    tower(t)
    t.at(0, "upper_landing")
    t.dice(1, 1, 0, 0, 0)
    t.turn(0).play("step tower", "room cross")
    assert ("step upper_landing" in t.options) is not stops
    assert "room cross" not in t.options


@pytest.mark.rule("HIL-ROOM-1")
@pytest.mark.parametrize(("room", "trait", "needed"), [("chasm", "speed", 3), ("catacombs", "sanity", 6)])
def test_chasm_and_catacombs(table: Callable[..., Table], room: str, trait: str, needed: int) -> None:
    t = table("wren_halvorsen", "piper_lang", "father_aldous")  # Speed 4, Sanity 5
    t.lay(room, "basement", 0, -1, 1 if room == "chasm" else 0)
    t.steps(0, sanity=5)
    t.at(0, "basement_landing")
    faces = [2] * (needed // 2) + [1] * (needed % 2)
    t.dice(*faces, *[0] * (t.g.value(0, ("speed", "might", "sanity").index(trait)) - len(faces)))
    t.turn(0).play(f"step {room}", "room cross")
    assert t.g.side[0] == 0
    assert t.told("crossed")


@pytest.mark.rule("HIL-ROOM-2")
def test_a_figure_put_into_a_barrier_room_chooses_its_side(table: Callable[..., Table]) -> None:
    t = table()
    tower(t)
    t.rule(put, 0, NUMBER["tower"], "HIL-CARD-62")
    assert (t.prompt, t.options) == ("choose_side", ["east", "west"])
    t.play("west")
    t.turn(0)
    assert "step creaky_hallway" in t.options
    assert "step upper_landing" not in t.options


@pytest.mark.rule("HIL-ROOM-5")
@pytest.mark.rule("HIL-ROOM-6")
def test_the_vault_gives_two_items_once(table: Callable[..., Table]) -> None:
    t = table("professor_ashgrove", "piper_lang", "father_aldous")
    t.lay("vault", "upper", 0, -1, 2)
    t.rule(put, 0, NUMBER["vault"], "HIL-CARD-62")
    t.next("axe", "bell")
    t.dice(2, 2, 2, 0, 0)
    t.turn(0).play("room vault")
    assert t.cards(0) == ["axe", "bell"]
    assert t.g.tokens[VAULT_EMPTY] == NUMBER["vault"]
    t.turn(0)
    assert "room vault" not in t.options


@pytest.mark.rule("HIL-ROOM-7")
@pytest.mark.rule("HIL-ITEM-8")
def test_nobody_reaches_across_a_barrier(table: Callable[..., Table]) -> None:
    t = table()
    tower(t)
    t.second_half(38, traitor=1)
    t.at(0, "tower", side=1)
    t.at(1, "tower", side=3)
    t.at(2, "tower", side=3)
    t.hand(0, "axe", "healing_salve")
    t.lying("tower", "bell", side=3)
    t.turn(0)
    assert not [option for option in t.options if option.startswith(("attack", "give", "pick"))]
    t.lying("tower", "candle", side=1)
    t.turn(0)
    assert "pick candle" in t.options


@pytest.mark.rule("HIL-ROOM-7")
def test_sight_passes_along_a_barrier(table: Callable[..., Table]) -> None:
    t = table()
    tower(t)
    assert NUMBER["creaky_hallway"] in in_sight(t.g, NUMBER["upper_landing"])


@pytest.mark.rule("HIL-ROOM-8")
@pytest.mark.rule("HIL-TRAITOR-2")
def test_the_traitor_crosses_without_a_roll_but_rolls_for_the_vault(table: Callable[..., Table]) -> None:
    t = table()
    tower(t)
    t.second_half(38, traitor=0)
    t.at(0, "tower", side=1)
    t.turn(0).play("room cross")
    assert t.g.side[0] == 3
    assert not t.told("rolled")
    t.lay("vault", "upper", 0, -1, 2)
    t.at(0, "vault")
    t.dice(0, 0, 0)
    t.turn(0).play("room vault")
    assert t.g.tokens[VAULT_EMPTY] == -1


@pytest.mark.rule("HIL-ROOM-8")
@pytest.mark.rule("HIL-ROOM-9")
def test_a_monster_is_on_both_sides(table: Callable[..., Table]) -> None:
    t = table()
    tower(t)
    t.second_half(38, traitor=1)
    spawn(t.g, BAT, NUMBER["tower"])
    t.at(0, "tower", side=1)
    t.at(2, "tower", side=3)
    assert [mode[0] for mode in attack_modes(t.g, 0)] == [mode[0] for mode in attack_modes(t.g, 2)] == [3]
    t.rule(monster_turn)
    assert {"step upper_landing", "step creaky_hallway", "act h38_touch", "act h38_touch 2"} <= set(t.options)


# --- exit rolls


@pytest.mark.rule("HIL-ROOM-10")
@pytest.mark.parametrize(
    ("room", "floor", "dice", "loses"),
    [
        ("attic", "upper", 4, "might"),
        ("graveyard", "ground", 3, "knowledge"),
        ("junk_room", "ground", 5, "speed"),
        ("pentagram_chamber", "basement", 3, "sanity"),
    ],
)
def test_leaving_needs_a_roll_or_costs_a_step(
    table: Callable[..., Table], room: str, floor: str, dice: int, loses: str
) -> None:
    t = table()
    landing = {"upper": "upper_landing", "ground": "entrance_hall", "basement": "basement_landing"}[floor]
    t.lay(room, floor, 0, -1, 1 if room == "pentagram_chamber" else 0)
    t.at(0, room)
    before = t.step(0, loses)
    t.dice(*[0] * dice)
    t.turn(0).play(f"step {landing}")
    assert (t.prompt, t.options) == ("exit_fail", ["leave", "stay"])
    t.play("leave")
    assert (t.room(0), t.step(0, loses)) == (landing, before - 1)


@pytest.mark.rule("HIL-ROOM-11")
def test_the_roll_is_due_when_a_text_moves_you_and_then_there_is_no_staying(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("attic", "upper", 0, -1)
    t.at(0, "attic")
    t.dice(0, 0, 0, 0)
    t.rule(put, 0, NUMBER["entrance_hall"], "HIL-CARD-62")
    assert (t.room(0), t.step(0, "might")) == ("entrance_hall", 2)


@pytest.mark.rule("HIL-ROOM-12")
@pytest.mark.rule("HIL-ROOM-13")
def test_who_stays_loses_the_space_and_the_rest_of_the_movement(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("attic", "upper", 0, -1)
    t.at(0, "attic")
    t.dice(0, 0, 0, 0)
    t.turn(0).play("step upper_landing", "stay")
    assert (t.room(0), t.g.spent, t.step(0, "might")) == ("attic", 1, 3)
    assert t.options == ["end"]


@pytest.mark.rule("HIL-ROOM-13")
def test_the_roll_comes_before_a_tile_is_looked_at(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("junk_room", "ground", 0, -1)
    t.at(0, "junk_room")
    left = len(t.g.stack.contents())
    t.dice(0, 0, 0, 0, 0)
    t.turn(0).play("explore north", "stay")
    assert len(t.g.stack.contents()) == left


# --- the Coal Chute


@pytest.mark.rule("HIL-ROOM-20")
@pytest.mark.rule("HIL-ROOM-23")
def test_the_chute_goes_down_for_nothing_and_one_may_turn_back(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("coal_chute", "ground", 0, 1)
    t.turn(0).play("step coal_chute")
    assert {"room chute", "step entrance_hall"} <= set(t.options)
    t.play("room chute")
    assert (t.room(0), t.g.spent) == ("basement_landing", 1)
    assert "step coal_chute" not in t.options


@pytest.mark.rule("HIL-ROOM-21")
def test_nobody_ends_a_turn_in_the_chute(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("coal_chute", "ground", 0, 1)
    t.turn(0).play("step coal_chute", "end")
    assert t.room(0) == "basement_landing"
    t.second_half(38, traitor=1)
    bat = spawn(t.g, BAT, NUMBER["coal_chute"])
    t.rule(monster_turn).play("end")
    assert t.room(bat) == "basement_landing"


@pytest.mark.rule("HIL-ROOM-22")
@pytest.mark.rule("HIL-TRAITOR-4")
@pytest.mark.rule("HIL-MONSTER-8")
def test_traitor_and_monsters_climb_it(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("coal_chute", "ground", 0, 1)
    t.second_half(38, traitor=1)
    t.at(1, "basement_landing")
    t.turn(1).play("step coal_chute", "step entrance_hall")
    assert (t.room(1), t.g.spent) == ("entrance_hall", 2)
    bat = spawn(t.g, BAT, NUMBER["basement_landing"])
    t.rule(monster_turn).play("step coal_chute")
    assert t.room(bat) == "coal_chute"


# --- the Collapsed Room and the Gallery


@pytest.mark.rule("HIL-ROOM-30")
def test_the_discoverer_of_the_collapsed_room_rolls_speed(table: Callable[..., Table]) -> None:
    t = table()
    t.tiles("collapsed_room")
    t.dice(2, 2, 1, 0)
    t.turn(0, whole=True).play("explore north", "roll")
    assert t.room(0) == "collapsed_room"
    t.play("end", "step collapsed_room")
    assert (t.prompt, t.room(1)) == ("main", "collapsed_room")


@pytest.mark.rule("HIL-ROOM-30")
@pytest.mark.rule("HIL-ROOM-31")
@pytest.mark.rule("HIL-ROOM-34")
def test_who_falls_makes_a_new_room_and_is_hurt_and_goes_on(table: Callable[..., Table]) -> None:
    t = table()
    t.at(0, "upper_landing")
    t.tiles("collapsed_room", "dusty_hallway")
    t.dice(1)
    t.turn(0).play("explore north", "fall", "-1,0 r0", "might 1 speed 0")
    assert t.room(0) == "dusty_hallway"
    assert t.g.tokens[BELOW] == NUMBER["dusty_hallway"]
    assert (t.g.spent, t.step(0, "might")) == (1, 2)
    assert "step basement_landing" in t.options


@pytest.mark.rule("HIL-ROOM-31")
def test_with_no_tile_left_the_faller_chooses_a_basement_room(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("kitchen", "basement", 0, -1, 2)
    t.only_tiles()
    t.dice(0)
    t.rule(fall, 0, "HIL-ROOM-31").play("kitchen")
    assert (t.room(0), t.g.tokens[BELOW]) == ("kitchen", NUMBER["kitchen"])


@pytest.mark.rule("HIL-ROOM-32")
def test_later_explorers_may_jump(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("collapsed_room", "ground", 0, -1)
    t.lay("kitchen", "basement", 0, -1, 2)
    t.g.memory["braved"] = 1
    t.g.tokens[BELOW] = NUMBER["kitchen"]
    t.dice(2)
    t.turn(1).play("step collapsed_room", "room jump", "might 1 speed 1")
    assert t.room(1) == "kitchen"


@pytest.mark.rule("HIL-ROOM-33")
@pytest.mark.rule("HIL-ROOM-35")
@pytest.mark.rule("HIL-MONSTER-9")
def test_a_monster_that_goes_down_first_lands_on_the_basement_landing(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("collapsed_room", "ground", 0, -1)
    t.second_half(38, traitor=1)
    bat = spawn(t.g, BAT, NUMBER["collapsed_room"])
    t.rule(monster_turn).play("room jump")
    assert (t.room(bat), t.g.tokens[BELOW]) == ("basement_landing", NUMBER["basement_landing"])
    t.at(1, "collapsed_room")
    t.turn(1).play("room jump")
    assert t.room(1) == "basement_landing"
    assert not t.told("hurt")


@pytest.mark.rule("HIL-ROOM-36")
@pytest.mark.rule("HIL-ROOM-55")
def test_tokens_figures_and_cards_travel_with_the_elevator(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("mystic_elevator", "basement", 0, -1, 2)
    t.g.tokens[BELOW] = MYSTIC_ELEVATOR
    t.lying("mystic_elevator", "axe")
    t.at(0, "mystic_elevator")
    t.at(1, "mystic_elevator")
    t.dice(2, 1)
    t.rule(ride, 0, False).play("2:0,-1 r2")
    assert t.g.floor(MYSTIC_ELEVATOR) == UPPER
    assert t.g.tokens[BELOW] == MYSTIC_ELEVATOR
    assert (t.room(1), t.pile("mystic_elevator")) == ("mystic_elevator", ["axe"])
    assert 0 in t.g.doorways[NUMBER["basement_landing"]]


@pytest.mark.rule("HIL-ROOM-40")
def test_from_the_gallery_one_falls_to_the_ballroom_once_it_is_there(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("gallery", "upper", 0, -1)
    t.at(0, "gallery")
    t.turn(0)
    assert "room gallery" not in t.options
    t.lay("ballroom", "ground", 0, -1)
    t.dice(1)
    t.turn(0).play("room gallery", "might 0 speed 1")
    assert (t.room(0), t.g.spent) == ("ballroom", 0)


# --- the Mystic Elevator


@pytest.mark.rule("HIL-ROOM-50")
@pytest.mark.rule("HIL-ROOM-51")
@pytest.mark.parametrize(
    ("dice", "floors"),
    [((2, 2), {"basement", "ground", "upper"}), ((2, 1), {"upper"}), ((1, 1), {"ground"}), ((1, 0), {"basement"})],
)
def test_the_roll_names_the_floor(table: Callable[..., Table], dice: tuple[int, int], floors: set[str]) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, 1)
    t.dice(*dice)
    t.turn(0).play("step mystic_elevator")
    assert t.prompt == "elevator"
    offered = {{"2": "upper", "1": "ground"}.get(o.split(":")[0], "basement") for o in t.options if o != "stay"}
    assert offered == floors


@pytest.mark.rule("HIL-ROOM-50")
def test_on_a_0_it_drops_to_the_basement_and_everybody_inside_is_hurt(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, 1)
    t.at(1, "mystic_elevator")
    t.dice(0, 0, 1, 2)
    t.turn(0).play("step mystic_elevator", "0,-1 r2", "might 1 speed 0", "might 2 speed 0")
    assert t.g.floor(MYSTIC_ELEVATOR) == BASEMENT
    assert [told["who"] for told in t.told("hurt")] == ["bruno_kessler", "piper_lang"]


@pytest.mark.rule("HIL-ROOM-52")
@pytest.mark.rule("HIL-ROOM-58")
def test_it_moves_once_a_turn_and_one_goes_on_with_the_spaces_left(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, 1)
    t.dice(1, 1)
    t.turn(0).play("step mystic_elevator", "1:0,-1 r2", "step entrance_hall", "step mystic_elevator")
    assert (t.prompt, t.g.spent) == ("main", 3)


@pytest.mark.rule("HIL-ROOM-53")
def test_it_stays_where_it_would_close_a_floor_but_a_0_still_hurts(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, 1)
    for name, x, y, r in (("crypt", 0, -1, 2), ("storeroom", 1, 0, 3), ("vault", 0, 1, 0)):
        t.lay(name, "basement", x, y, r)
    t.dice(0, 0, 1)
    t.turn(0).play("step mystic_elevator", "might 1 speed 0")
    assert t.g.floor(MYSTIC_ELEVATOR) == GROUND


@pytest.mark.rule("HIL-ROOM-54")
def test_on_its_own_floor_it_may_stay(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, 1)
    t.dice(1, 1)
    t.turn(0).play("step mystic_elevator", "stay")
    assert t.g.cell[MYSTIC_ELEVATOR] == cell(0, 1, GROUND)


@pytest.mark.rule("HIL-ROOM-56")
@pytest.mark.rule("HIL-TRAITOR-3")
@pytest.mark.rule("HIL-MONSTER-8")
def test_traitor_and_monsters_choose_once_a_round(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, 1)
    t.second_half(38, traitor=1)
    t.turn(1).play("step mystic_elevator")
    assert t.prompt == "elevator"
    assert "stay" in t.options
    assert len({option.split(":")[0] for option in t.options}) > 3
    t.play("2:0,-1 r2", "end")
    spawn(t.g, BAT, NUMBER["upper_landing"])
    t.rule(monster_turn).play("step mystic_elevator")
    assert t.prompt == "monster"


@pytest.mark.rule("HIL-ROOM-57")
def test_who_spends_a_whole_turn_inside_rolls_at_its_end(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, 1)
    t.at(0, "mystic_elevator")
    t.dice(2, 1)
    t.turn(0).play("end")
    assert t.prompt == "elevator"


# --- the end of a turn


@pytest.mark.rule("HIL-ROOM-60")
@pytest.mark.parametrize(("room", "prompt"), [("crypt", "split_mental"), ("furnace_room", "split_physical")])
def test_crypt_and_furnace_hurt(table: Callable[..., Table], room: str, prompt: str) -> None:
    t = table()
    t.lay(room, "basement", 0, -1, 2)
    t.at(0, room)
    t.turn(0).play("end")
    assert t.prompt == prompt


@pytest.mark.rule("HIL-ROOM-61")
@pytest.mark.rule("HIL-MONSTER-6")
def test_they_do_not_hurt_monsters(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("furnace_room", "basement", 0, -1, 2)
    t.second_half(38, traitor=1)
    bat = spawn(t.g, BAT, NUMBER["furnace_room"])
    t.rule(monster_turn).play("end")
    assert (t.room(bat), t.g.flags[bat]) == ("furnace_room", 0)


@pytest.mark.rule("HIL-ROOM-62")
@pytest.mark.parametrize(
    ("room", "floor", "trait"),
    [("chapel", "ground", "sanity"), ("gymnasium", "upper", "speed"), ("larder", "basement", "might"),
     ("library", "ground", "knowledge")],
)  # fmt: skip
def test_four_rooms_help_each_explorer_once(table: Callable[..., Table], room: str, floor: str, trait: str) -> None:
    t = table()
    t.lay(room, floor, 0, -1)
    t.at(0, room)
    before = t.step(0, trait)
    t.turn(0).play("end")
    t.turn(0).play("end")
    assert t.step(0, trait) == before + 1


@pytest.mark.rule("HIL-ROOM-62")
def test_at_the_top_the_help_is_not_spent(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("larder", "basement", 0, -1)
    t.at(0, "larder")
    t.steps(0, might=8)
    t.turn(0).play("end")
    t.steps(0, might=5)
    t.turn(0).play("end")
    assert t.step(0, "might") == 6


@pytest.mark.rule("HIL-ROOM-63")
def test_the_traitor_is_spared_the_harm_and_takes_the_help(table: Callable[..., Table]) -> None:
    t = table()
    t.lay("furnace_room", "basement", 0, -1, 2)
    t.lay("larder", "basement", 1, 0, 1)
    t.second_half(38, traitor=0)
    t.at(0, "furnace_room")
    t.turn(0).play("end")
    assert t.prompt is None
    t.at(0, "larder")
    t.turn(0).play("end")
    assert (t.step(0, "might"), t.told("hurt")) == (4, [])
