"""Events that change the house: tokens, secret ways, new and moving rooms."""

from collections.abc import Callable

import pytest
from games.hilltop.drawn import damage_dice, draws, faces, finish, hurts, rolls
from games.hilltop.table import Table

from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.house import dist, has_window, in_sight
from hauntbox.games.hilltop.rooms import NUMBER, TILES
from hauntbox.games.hilltop.state import CLOSET, SLIDE, STAIRS, STAIRS_END, TOKENS

MakeTable = Callable[..., Table]
BRUNO = "bruno_kessler"


def tokens(t: Table) -> dict[str, list[str]]:
    """The tokens in the house, with their rooms."""
    found: dict[str, list[str]] = {}
    for token, room in zip(TOKENS, t.g.tokens, strict=True):
        if room >= 0:
            found.setdefault(token, []).append(TILES[room].id)
    return found


# --- a token in the room


@pytest.mark.rule("HIL-CARD-2")
@pytest.mark.parametrize(
    ("card", "token"),
    [("blessed_ground", "blessing"), ("closet_door", "closet"), ("drip", "drip"), ("locked_safe", "safe"),
     ("smoke", "smoke")],
)  # fmt: skip
def test_a_token_stays_and_the_card_is_discarded(table: MakeTable, card: str, token: str) -> None:
    t = table()
    t.at(0, "foyer")
    draws(t, card)
    assert tokens(t) == {token: ["foyer"]}
    assert CARD[card] in t.g.events.discards


def test_skeletons_frighten_their_finder(table: MakeTable) -> None:
    t = table()
    t.dice(1)
    finish(draws(t, "skeletons"))
    assert hurts(t) == [(BRUNO, 1, "mental")]
    assert damage_dice(t) == [1]
    assert tokens(t) == {"skeletons": ["entrance_hall"]}


@pytest.mark.parametrize(
    ("card", "dice"), [("blessed_ground", 4), ("drip", 2), ("smoke", 1), ("closet_door", 3)]
)  # fmt: skip
def test_dice_in_a_room_with_a_token(table: MakeTable, card: str, dice: int) -> None:
    t = table()
    draws(t, card)
    t.dice(*[0] * dice)
    draws(t, "night_view")
    assert t.told("rolled")[0]["dice"] == dice


def test_drip_and_smoke_leave_at_least_one_die(table: MakeTable) -> None:
    t = table()
    draws(t, "drip")
    draws(t, "smoke")
    t.dice(2)
    draws(t, "night_view")
    assert t.told("rolled")[0]["dice"] == 1


@pytest.mark.rule("HIL-COMBAT-11")
def test_nobody_sees_into_the_smoke(table: MakeTable) -> None:
    t = table()
    assert NUMBER["entrance_hall"] in in_sight(t.g, NUMBER["grand_staircase"])
    t.at(0, "foyer")
    draws(t, "smoke")
    assert in_sight(t.g, NUMBER["grand_staircase"]) == [NUMBER["grand_staircase"]]


@pytest.mark.rule("HIL-TURN-5")
@pytest.mark.parametrize(
    ("act", "card", "dice", "items", "events", "harm", "stays"),
    [
        ("closet", "closet_door", (2, 2), 1, 0, [], True),
        ("closet", "closet_door", (2, 1), 0, 1, [], True),
        ("closet", "closet_door", (1, 1), 0, 1, [], True),
        ("closet", "closet_door", (1, 0), 0, 1, [], False),
        ("closet", "closet_door", (0, 0), 0, 1, [], False),
        ("safe", "locked_safe", (2, 2, 1), 2, 0, [], False),
        ("safe", "locked_safe", (2, 2, 0, 1), 0, 0, [(BRUNO, 1, "physical")], True),
        ("safe", "locked_safe", (2, 0, 0, 1), 0, 0, [(BRUNO, 1, "physical")], True),
        ("safe", "locked_safe", (1, 0, 0, 1, 1), 0, 0, [(BRUNO, 2, "physical")], True),
        ("skeletons", "skeletons", (2, 2, 1), 1, 0, [], False),
        ("skeletons", "skeletons", (2, 2, 0, 1), 0, 0, [(BRUNO, 1, "mental")], True),
        ("skeletons", "skeletons", (0, 0, 0, 1), 0, 0, [(BRUNO, 1, "mental")], True),
    ],
)
def test_searching_what_an_event_left(
    table: MakeTable,
    act: str,
    card: str,
    dice: tuple[int, ...],
    items: int,
    events: int,
    harm: list[object],
    stays: bool,
) -> None:
    t = table()
    if card == "skeletons":
        t.dice(0)
    draws(t, card)
    t.next("axe", "armor", "mirror_gift")
    if events:
        t.next("bottle")
        items += 1  # the event of the test gives one
    t.dice(*dice)
    t.turn(0)
    assert f"room {act}" in t.options
    t.play(f"room {act}").play_until("main")
    assert len(t.cards(0)) == items
    assert len(t.told("drew")) == 1 + events
    assert hurts(t) == harm
    assert (act in tokens(t)) == stays
    assert f"room {act}" not in t.options  # once a turn


# --- secret passage and stairs


@pytest.mark.rule("HIL-CARD-60")
@pytest.mark.parametrize(
    ("total", "ends"),
    [
        (6, ["foyer", "grand_staircase", "upper_landing", "basement_landing", "attic", "larder"]),
        (5, ["upper_landing", "attic"]), (4, ["upper_landing", "attic"]),
        (3, ["foyer", "grand_staircase"]), (2, ["foyer", "grand_staircase"]),
        (1, ["basement_landing", "larder"]), (0, ["basement_landing", "larder"]),
    ],
)  # fmt: skip
def test_the_dice_name_the_floor_of_the_passages_other_end(table: MakeTable, total: int, ends: list[str]) -> None:
    t = table()
    t.lay("attic", "upper", 0, -1)
    t.lay("larder", "basement", 0, 1)
    t.dice(*faces(total, 3))
    draws(t, "secret_passage")
    assert t.options == ends  # never the room itself
    t.play(ends[1])
    assert tokens(t) == {"secret_passage": ["entrance_hall", ends[1]]}


@pytest.mark.rule("HIL-CARD-60")
def test_when_the_rolled_floor_has_no_other_room_any_other_is_chosen(table: MakeTable) -> None:
    t = table()
    t.at(0, "basement_landing")
    t.dice(0, 0, 0)
    draws(t, "secret_passage")
    assert t.options == ["entrance_hall", "foyer", "grand_staircase", "upper_landing"]


@pytest.mark.rule("HIL-CARD-60")
def test_the_finder_may_use_the_passage_at_once_without_spaces(table: MakeTable) -> None:
    t = table()
    t.g.halted = True
    t.dice(2, 2, 0)
    draws(t, "secret_passage")
    assert t.prompt == "optional_event"  # one upper room: the end is not asked
    t.play("yes")
    assert t.room(0) == "upper_landing"
    assert t.g.spent == 0


@pytest.mark.rule("HIL-CARD-60")
def test_a_passage_is_one_space_in_both_directions_for_everybody(table: MakeTable) -> None:
    t = table()
    t.dice(0, 0, 0)
    draws(t, "secret_passage").play("no")
    assert t.room(0) == "entrance_hall"
    assert dist(t.g, NUMBER["entrance_hall"], NUMBER["basement_landing"]) == 1
    t.turn(1).play("step basement_landing")
    assert t.g.spent == 1
    t.play("step entrance_hall")
    assert t.room(1) == "entrance_hall"


@pytest.mark.rule("HIL-CARD-60")
@pytest.mark.rule("HIL-ROOM-12")
def test_who_follows_a_passage_out_of_an_exit_roll_room_may_stay(table: MakeTable) -> None:
    t = table()
    t.lay("attic", "upper", 0, -1)
    t.at(0, "attic")
    t.dice(0, 0, 0)
    rolls(t, 0, "speed", 0)
    draws(t, "secret_passage").play("yes")
    assert t.options == ["leave", "stay"]
    t.play("stay")
    assert t.room(0) == "attic"
    assert t.step(0, "might") == 3


@pytest.mark.rule("HIL-CARD-60")
@pytest.mark.rule("HIL-ROOM-50")
def test_a_passage_into_the_elevator_sets_it_going(table: MakeTable) -> None:
    t = table()
    t.lay("mystic_elevator", "upper", 1, 0, 3)
    t.dice(2, 2, 0)
    draws(t, "secret_passage").play("mystic_elevator")
    t.dice(1, 1)
    t.play("yes")
    assert t.prompt == "elevator"


@pytest.mark.rule("HIL-CARD-60")
def test_a_passage_moves_with_the_elevator(table: MakeTable) -> None:
    t = table()
    t.lay("mystic_elevator", "ground", 0, -1, 2)  # beside the other end
    t.dice(2, 1, 0)
    draws(t, "secret_passage").play("mystic_elevator", "no")
    t.dice(2, 1)
    t.turn(0).play("step mystic_elevator").play_until("main")
    assert t.g.floor(NUMBER["mystic_elevator"]) == 2
    assert dist(t.g, NUMBER["entrance_hall"], NUMBER["mystic_elevator"]) == 1
    t.turn(1)
    assert "step mystic_elevator" in t.options


@pytest.mark.rule("HIL-CARD-60")
def test_secret_stairs_lead_to_a_room_on_another_floor(table: MakeTable) -> None:
    t = table()
    t.at(0, "foyer")
    draws(t, "secret_stairs")
    assert t.options == ["upper_landing", "basement_landing"]
    t.play("basement_landing", "no")
    assert (t.g.tokens[STAIRS], t.g.tokens[STAIRS_END]) == (NUMBER["foyer"], NUMBER["basement_landing"])
    assert t.room(0) == "foyer"
    assert len(t.told("drew")) == 1


@pytest.mark.rule("HIL-CARD-60")
def test_who_follows_secret_stairs_at_once_draws_an_event_there(table: MakeTable) -> None:
    t = table()
    t.next("drip")
    draws(t, "secret_stairs").play("upper_landing", "yes")
    assert t.room(0) == "upper_landing"
    assert tokens(t)["drip"] == ["upper_landing"]


# --- the slide


@pytest.mark.rule("HIL-CARD-54")
@pytest.mark.parametrize("total", [5, 10])
def test_a_good_slide_ends_in_any_room_on_a_floor_below(table: MakeTable, total: int) -> None:
    t = table()
    t.lay("attic", "upper", 0, -1)
    t.lay("larder", "basement", 0, 1)
    t.at(0, "upper_landing")
    rolls(t, 0, "might", total)
    draws(t, "mystic_slide")
    assert t.options == ["entrance_hall", "foyer", "grand_staircase", "basement_landing", "larder"]
    t.play("larder")
    assert t.room(0) == "larder"
    assert not hurts(t)
    assert tokens(t) == {"slide": ["upper_landing"]}


@pytest.mark.rule("HIL-CARD-54")
@pytest.mark.rule("HIL-EXPLORE-15")
@pytest.mark.parametrize("total", [0, 4])
def test_a_bad_slide_ends_in_a_new_basement_room(table: MakeTable, total: int) -> None:
    t = table()
    t.tiles("attic", "larder")
    t.next("axe")
    rolls(t, 0, "might", total)
    t.dice(1)
    draws(t, "mystic_slide").play("0,1 r0", "might 1 speed 0")
    assert t.room(0) == "larder"
    assert hurts(t) == [(BRUNO, 1, "physical")]
    assert t.cards(0) == ["axe"]  # in the own turn the new room's card is drawn


@pytest.mark.rule("HIL-CARD-54")
@pytest.mark.rule("HIL-EXPLORE-15")
@pytest.mark.rule("HIL-GEN-8")
def test_from_the_basement_the_slide_opens_under_the_next_explorer_who_is_not_there(table: MakeTable) -> None:
    t = table()
    t.at(0, "basement_landing")
    t.at(1, "basement_landing")
    t.at(2, "foyer")
    t.tiles("larder")
    rolls(t, 2, "might", 0)
    t.dice(0)
    draws(t, "mystic_slide")
    assert t.ask.seat == 2
    t.play("0,1 r0")
    assert tokens(t) == {"slide": ["foyer"]}
    assert t.room(2) == "larder"
    assert t.cards(2) == []  # another's turn: no card


@pytest.mark.rule("HIL-CARD-54")
def test_a_slide_with_everybody_in_the_basement_is_discarded(table: MakeTable) -> None:
    t = table()
    for seat in range(3):
        t.at(seat, "basement_landing")
    draws(t, "mystic_slide")
    assert tokens(t) == {}
    assert CARD["mystic_slide"] in t.g.events.discards


@pytest.mark.rule("HIL-CARD-54")
def test_without_a_basement_tile_the_slide_ends_in_a_basement_room_of_choice(table: MakeTable) -> None:
    t = table()
    t.lay("larder", "basement", 0, 1)
    t.only_tiles("attic")
    rolls(t, 0, "might", 0)
    t.dice(1)
    draws(t, "mystic_slide")
    assert t.options == ["basement_landing", "larder"]
    t.play("larder", "might 0 speed 1")
    assert t.room(0) == "larder"
    assert hurts(t) == [(BRUNO, 1, "physical")]


@pytest.mark.rule("HIL-CARD-54")
def test_in_later_turns_anybody_there_may_take_the_slide_once_a_turn(table: MakeTable) -> None:
    t = table()
    t.at(0, "upper_landing")
    t.at(1, "upper_landing")
    rolls(t, 0, "might", 5)
    draws(t, "mystic_slide").play("foyer")
    t.turn(1)
    rolls(t, 1, "might", 5)
    t.play("room slide", "grand_staircase", "step upper_landing")
    assert "room slide" not in t.options


@pytest.mark.rule("HIL-CARD-54")
def test_the_slide_is_not_taken_a_second_time_in_the_turn_it_opens(table: MakeTable) -> None:
    t = table()
    t.at(0, "upper_landing")
    t.g.tokens[CLOSET] = NUMBER["upper_landing"]
    t.next("mystic_slide")
    t.turn(0)
    t.dice(1, 1)
    rolls(t, 0, "might", 5)
    t.play("room closet", "grand_staircase", "step upper_landing")
    assert "room slide" not in t.options


@pytest.mark.rule("HIL-CARD-54")
@pytest.mark.rule("HIL-GEN-7")
def test_a_slide_that_has_come_to_the_basement_leads_nowhere_on_a_good_roll(table: MakeTable) -> None:
    t = table()
    t.at(0, "basement_landing")
    t.g.tokens[SLIDE] = NUMBER["basement_landing"]
    t.turn(0)
    rolls(t, 0, "might", 5)
    t.play("room slide")
    assert t.room(0) == "basement_landing"


# --- the revolving wall


@pytest.mark.rule("HIL-CARD-56")
def test_through_the_wall_into_a_new_room_whose_card_is_drawn(table: MakeTable) -> None:
    t = table()
    t.lay("organ_room", "ground", 0, -1)  # doors south and west
    t.at(0, "organ_room")
    t.tiles("gardens")
    t.next("night_view")
    rolls(t, 0, "knowledge", 0)
    draws(t, "revolving_wall")
    assert t.options == ["north", "east"]
    t.play("north")
    assert t.options == ["1:0,-2 r0", "1:0,-2 r1"]  # a door need not touch the wall
    t.play("1:0,-2 r1")
    assert t.room(0) == "gardens"
    assert tokens(t) == {"wall_switch": ["organ_room", "gardens"]}
    assert t.g.wall_side == 0
    assert [fact["card"] for fact in t.told("drew")] == ["revolving_wall", "night_view"]
    assert t.g.halted


@pytest.mark.rule("HIL-CARD-56")
def test_through_the_wall_into_a_known_room_draws_nothing(table: MakeTable) -> None:
    t = table()
    t.lay("organ_room", "ground", 0, -1)
    t.lay("gardens", "ground", 1, -1)
    t.at(0, "organ_room")
    draws(t, "revolving_wall").play("east")
    assert t.room(0) == "gardens"
    assert len(t.told("drew")) == 1


@pytest.mark.rule("HIL-CARD-56")
def test_the_cell_before_the_front_door_has_no_revolving_wall(table: MakeTable) -> None:
    t = table()
    draws(t, "revolving_wall")  # the entrance hall has no other wall
    assert t.ask is None
    assert tokens(t) == {}
    assert t.room(0) == "entrance_hall"


@pytest.mark.rule("HIL-CARD-56")
def test_in_a_room_of_four_doors_a_door_against_a_wall_turns(table: MakeTable) -> None:
    t = table()
    t.at(0, "upper_landing")
    t.lay("gallery", "upper", 1, 0)  # its doors look north and south
    draws(t, "revolving_wall")
    assert t.room(0) == "gallery"
    assert t.g.wall_side == 1


@pytest.mark.rule("HIL-CARD-56")
def test_in_a_room_of_four_good_doors_nothing_turns(table: MakeTable) -> None:
    t = table()
    t.at(0, "upper_landing")
    draws(t, "revolving_wall")
    assert t.room(0) == "upper_landing"
    assert tokens(t) == {}


@pytest.mark.rule("HIL-CARD-56")
def test_without_a_tile_for_the_floor_the_wall_does_not_turn(table: MakeTable) -> None:
    t = table()
    t.lay("organ_room", "ground", 0, -1)
    t.at(0, "organ_room")
    t.only_tiles("attic", "larder")
    draws(t, "revolving_wall").play("north")
    assert tokens(t) == {}
    assert t.room(0) == "organ_room"


def nearly_closed(table: MakeTable) -> Table:
    """Upstairs only the landing's east door is open; Bruno is in the Conservatory, which no door joins to the rest."""
    t = table()
    t.lay("attic", "upper", 0, 1, 2)
    t.lay("storeroom", "upper", 0, -1, 2)
    t.lay("chapel", "upper", -1, 0, 1)
    t.lay("conservatory", "upper", 1, -1, 3)
    t.at(0, "conservatory")
    return t


@pytest.mark.rule("HIL-CARD-56")
@pytest.mark.rule("HIL-EXPLORE-6")
def test_the_tile_behind_the_wall_may_not_close_the_floor(table: MakeTable) -> None:
    t = nearly_closed(table)
    t.tiles("vault")  # a single door, which must look out on an empty cell
    draws(t, "revolving_wall").play("south")
    assert t.options == ["2:1,0 r1", "2:1,0 r2"]


@pytest.mark.rule("HIL-CARD-56")
@pytest.mark.parametrize(("total", "through"), [(2, False), (3, True)])
@pytest.mark.parametrize(("here", "there"), [("organ_room", "gardens"), ("gardens", "organ_room")])
def test_later_the_switch_takes_knowledge_and_no_space(
    table: MakeTable, total: int, through: bool, here: str, there: str
) -> None:
    t = table()
    t.lay("organ_room", "ground", 0, -1)
    t.lay("gardens", "ground", 1, -1)
    t.at(0, "organ_room")
    draws(t, "revolving_wall").play("east")
    t.at(1, here)
    t.turn(1)
    rolls(t, 1, "knowledge", total)
    t.play("room wall")
    assert t.room(1) == (there if through else here)
    assert t.g.spent == 0
    assert "room wall" not in t.options


# --- the Walls, the Lady in Grey


@pytest.mark.rule("HIL-EXPLORE-31")
def test_the_walls_take_the_next_tile_to_any_floor_of_its_back(table: MakeTable) -> None:
    t = table()
    t.tiles("library")
    t.next("night_view")
    rolls(t, 0, "knowledge", 0)
    draws(t, "walls")
    assert t.prompt == "place_tile"
    assert {option[:2] for option in t.options} == {"1:", "2:"}
    t.play("2:0,1 r2")
    assert t.room(0) == "library"
    assert [fact["card"] for fact in t.told("drew")] == ["walls", "night_view"]


@pytest.mark.rule("HIL-EXPLORE-31")
def test_the_walls_pass_over_a_tile_without_a_legal_place(table: MakeTable) -> None:
    t = nearly_closed(table)
    t.lay("vault", "upper", 1, 0, 3)  # now the upper floor has no doorway
    t.tiles("bedroom", "tower", "larder")
    t.next("axe")
    draws(t, "walls").play("0,1 r0")
    assert t.room(0) == "larder"
    assert t.g.stack.discards == [NUMBER["bedroom"], NUMBER["tower"]]


@pytest.mark.rule("HIL-EXPLORE-31")
def test_walls_without_any_tile_do_nothing(table: MakeTable) -> None:
    t = table()
    t.only_tiles()
    draws(t, "walls")
    assert t.room(0) == "entrance_hall"


@pytest.mark.rule("HIL-CARD-62")
@pytest.mark.parametrize(
    ("total", "room"), [(6, "entrance_hall"), (5, "upper_landing"), (4, "upper_landing")]
)  # fmt: skip
def test_the_lady_in_grey_leads_to_a_known_room(table: MakeTable, total: int, room: str) -> None:
    t = table()
    t.at(0, "foyer")
    rolls(t, 0, "knowledge", 4)
    t.dice(*faces(total, 3))
    draws(t, "lady_in_grey")
    assert t.room(0) == room


@pytest.mark.rule("HIL-EXPLORE-30")
@pytest.mark.rule("HIL-EXPLORE-15")
@pytest.mark.parametrize(("total", "place"), [(3, "2:0,1 r0"), (2, "2:0,1 r0"), (1, "0,1 r0"), (0, "0,1 r0")])
def test_the_lady_in_grey_leads_to_a_new_room(table: MakeTable, total: int, place: str) -> None:
    t = table()
    t.tiles("gardens", "storeroom")  # the first has neither floor
    t.next("axe")
    rolls(t, 0, "knowledge", 0)
    t.dice(*faces(total, 3))
    draws(t, "lady_in_grey").play(place)
    assert t.room(0) == "storeroom"
    assert t.cards(0) == ["axe"]
    assert t.g.stack.discards == [NUMBER["gardens"]]


@pytest.mark.rule("HIL-EXPLORE-30")
def test_a_tile_placed_by_a_text_may_go_to_any_doorway_of_the_floor(table: MakeTable) -> None:
    t = table()
    t.lay("game_room", "upper", 0, -1)
    t.tiles("storeroom")
    rolls(t, 0, "knowledge", 0)
    t.dice(1, 1, 0)
    draws(t, "lady_in_grey")
    cells = {option.split()[0] for option in t.options}
    assert cells == {"2:1,0", "2:0,1", "2:-1,0", "2:0,-2", "2:1,-1"}


@pytest.mark.rule("HIL-EXPLORE-30")
@pytest.mark.parametrize("total", [0, 3])
def test_without_such_a_tile_the_lady_leads_to_the_entrance_hall(table: MakeTable, total: int) -> None:
    t = table()
    t.at(0, "foyer")
    t.only_tiles("gardens")
    rolls(t, 0, "knowledge", 0)
    t.dice(*faces(total, 3))
    draws(t, "lady_in_grey")
    assert t.room(0) == "entrance_hall"


# --- the Room Moves


@pytest.mark.rule("HIL-CARD-58")
def test_the_room_moves_with_everything_on_it_to_another_doorway(table: MakeTable) -> None:
    t = table()
    t.lay("library", "ground", 0, -1, 0)
    t.at(0, "library")
    t.at(1, "library")
    t.lying("library", "axe")
    draws(t, "room_moves")
    assert t.prompt == "place_tile"
    cells = {option.split()[0] for option in t.options}
    assert cells == {"1:0,1", "1:-1,-1", "1:-1,1"}  # not where it lay
    t.play("1:0,1 r2")
    assert t.g.floor(NUMBER["library"]) == 1
    assert dist(t.g, NUMBER["entrance_hall"], NUMBER["library"]) == 1
    assert (t.room(0), t.room(1)) == ("library", "library")
    assert t.pile("library") == ["axe"]
    assert 0 in t.g.doorways[NUMBER["entrance_hall"]]  # the old doorway is unexplored again


@pytest.mark.rule("HIL-CARD-58")
def test_starting_tiles_do_not_move(table: MakeTable) -> None:
    t = table()
    draws(t, "room_moves")
    assert t.ask is None
    assert not t.told("room-moved")


def closed_upstairs(table: MakeTable, room: str) -> Table:
    """The only doorway of the upper floor is the one that `room`, at the east of the landing, covers."""
    t = table()
    t.lay("attic", "upper", 0, 1, 2)
    t.lay("storeroom", "upper", 0, -1, 2)
    t.lay("vault", "upper", -1, 0, 1)
    t.lay(room, "upper", 1, 0, 0)
    t.at(0, room)
    return t


@pytest.mark.rule("HIL-CARD-58")
def test_without_another_doorway_the_room_moves_to_another_of_its_floors(table: MakeTable) -> None:
    t = closed_upstairs(table, "library")
    draws(t, "room_moves")
    assert {option[:2] for option in t.options} == {"1:"}  # no basement for the library


@pytest.mark.rule("HIL-CARD-58")
@pytest.mark.rule("HIL-GEN-7")
def test_a_room_with_no_other_place_stays(table: MakeTable) -> None:
    t = closed_upstairs(table, "bedroom")
    draws(t, "room_moves")
    assert t.ask is None
    assert dist(t.g, NUMBER["upper_landing"], NUMBER["bedroom"]) == 1


@pytest.mark.rule("HIL-CARD-58")
def test_a_move_may_not_close_the_floor_that_is_entered(table: MakeTable) -> None:
    t = nearly_closed(table)
    draws(t, "room_moves")
    assert {option[:2] for option in t.options} == {"1:"}  # at the landing's east door it would close the floor


@pytest.mark.rule("HIL-CARD-58")
def test_a_move_may_not_close_the_floor_that_is_left(table: MakeTable) -> None:
    t = nearly_closed(table)
    t.lay("vault", "upper", 1, 0, 3)
    t.lay("library", "upper", 2, -1, 2)  # its doors north and east are the last ones
    t.at(0, "library")
    draws(t, "room_moves")
    assert t.ask is None
    assert not t.told("room-moved")


@pytest.mark.rule("HIL-CARD-58")
@pytest.mark.rule("HIL-EXPLORE-16")
def test_windows_are_looked_at_anew_where_the_room_comes_to_lie(table: MakeTable) -> None:
    t = table()
    t.lay("chapel", "upper", 0, -1, 2)  # door south, window north
    t.lay("attic", "upper", 0, -2)
    t.at(0, "chapel")
    assert not has_window(t.g, NUMBER["chapel"])
    draws(t, "room_moves").play("2:1,0 r3")
    assert has_window(t.g, NUMBER["chapel"])


@pytest.mark.rule("HIL-CARD-58")
@pytest.mark.rule("HIL-ROOM-2")
def test_who_stands_on_one_side_of_a_barrier_stays_on_that_side_of_the_turned_tile(table: MakeTable) -> None:
    t = table()
    t.lay("tower", "upper", 1, 0)  # doors east and west
    t.at(0, "tower", side=3)
    t.lying("tower", "axe", side=1)
    draws(t, "room_moves").play("2:0,-1 r1")
    assert t.g.side[0] == 0  # west has become north
    t.turn(0)
    assert "pick axe" not in t.options
    assert "step upper_landing" not in t.options
    rolls(t, 0, "might", 3)
    t.play("room cross")
    assert "pick axe" in t.options
    assert "step upper_landing" in t.options
