"""Chapter Corner cases."""

from collections.abc import Callable

import pytest
from games.widow.mansions import almost_courtyard
from games.widow.table import BLUE, GREEN, RED, YELLOW, Table

from hauntbox.board.geometry import cell
from hauntbox.games.widow.tiles import NUMBER, TILES

MakeTable = Callable[..., Table]


def goes(t: Table) -> list[str]:
    return sorted([option.removeprefix("go ") for option in t.options if option.startswith("go ")])


def stock(t: Table, name: str) -> None:
    t.take_from_stacks(NUMBER[name])
    t.g.stock.append(NUMBER[name])


@pytest.mark.rule("WID-FAQ-1")
def test_the_gardener_crosses_a_courtyard_with_walls_all_round(table: MakeTable) -> None:
    """Unlike in the example the Potting Shed turns its only wall to the courtyard."""
    t = table("gardener", "guard")
    almost_courtyard(t)
    t.lay("green_01", 3, 1)  # DDDW
    t.g.enhanced[0] = False
    t.widow(3, 1)
    t.roll(6, 3)
    assert goes(t) == ["1,1", "2,0", "2,2", "3,2"]
    t.play("go 1,1")
    assert t.widow_at == "green_02"


@pytest.mark.rule("WID-FAQ-2")
def test_the_widow_who_ends_her_move_on_a_bound_spirits_tile_is_caught(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_01")
    t.enter(RED, 2, 0)
    t.bind(RED, 4)
    t.play("5,0 r0", "2,0")
    assert t.ending == "caught_by_spirit_red"
    assert t.g.bound[RED] == 4


@pytest.mark.rule("WID-FAQ-3")
def test_with_locks_and_binding_the_player_chooses_token_by_token(table: MakeTable) -> None:
    t = table("maid", "guard", draw="red_02")
    t.dice(2, 6)
    t.bind(RED, 2)
    t.lock(0, 0, 1)
    t.roll(2, 3)
    t.play("binding")
    assert (t.g.bound[RED], t.g.locks) == (1, {cell(0, 0): 1})
    t.play("5,0 r1", "roll", "lock")
    assert (t.g.bound[RED], t.g.locks) == (1, {})
    assert t.spirit_at(RED) == "start_chapel"


@pytest.mark.rule("WID-FAQ-4")
def test_a_whisper_of_a_yellow_bonus_in_step_one_is_for_the_own_roll(table: MakeTable) -> None:
    t = table("maid", "guard", draw="yellow_01 blue_04 red_02")
    t.dice(3, 6)
    t.play("5,0 r2", "4,1 r3", "0,1 r2", "roll")
    assert t.prompt == "use_modifier"
    assert t.ask.seat == 0


@pytest.mark.rule("WID-FAQ-4")
@pytest.mark.rule("WID-JOB-14")
def test_a_whisper_of_a_stocked_tile_in_step_five_is_for_the_next_players_roll(table: MakeTable) -> None:
    t = table("carpenter", "guard", draw="red_02")
    stock(t, "blue_04")
    t.dice(3, 6)
    t.roll(6, 3)
    assert t.prompt == "ability"
    t.play("build blue_04", "4,1 r3", "5,0 r1", "roll")
    assert t.prompt == "use_modifier"
    assert t.ask.seat == 1


@pytest.mark.rule("WID-FAQ-5")
@pytest.mark.rule("WID-SPIRIT-4")
@pytest.mark.parametrize("first", ["die 1", "die 2"])
def test_a_one_and_a_two_move_everybody_and_red_again_in_either_order(table: MakeTable, first: str) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 0, 0)
    t.roll(1, 2)
    assert t.options == ["die 1", "die 2"]
    t.play(first)
    assert t.prompt == "spirit_order"
    t.play("spirit_blue")
    assert t.spirit_at(RED) == "start_hall"
    assert t.spirit_at(BLUE) == "start_gallery"


@pytest.mark.rule("WID-FAQ-6")
@pytest.mark.rule("WID-BANG-1")
def test_a_spirit_that_enters_in_step_one_is_moved_by_the_dice_of_the_same_turn(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_06")
    t.dice(3, 6)
    t.play("0,1 r1")
    assert t.spirit_at(BLUE) == "blue_06"
    t.play("roll")
    assert t.spirit_at(BLUE) == "start_chapel"


@pytest.mark.rule("WID-FAQ-7")
@pytest.mark.rule("WID-TILE-14")
def test_a_chill_ends_the_game_before_the_room_is_rewarded(table: MakeTable) -> None:
    """The Smoking Room would complete the widow's room, but red stands next to her."""
    t = table("maid", "guard", draw="red_04")
    t.enter(RED, 3, 0)
    t.play("3,-1 r2")
    assert t.ending == "caught_by_spirit_red"
    assert t.g.pools == [3, 3]
    assert t.g.completed == 0


@pytest.mark.rule("WID-FAQ-8")
def test_a_haunt_and_a_chill_of_a_yellow_bonus_are_resolved_at_once(table: MakeTable) -> None:
    """Blue appears before the second tile is drawn, and the chill of that tile already moves it."""
    t = table("maid", "guard", draw="yellow_01 blue_06 red_04")
    t.play("5,0 r2", "0,1 r1")
    assert t.spirit_at(BLUE) == "blue_06"
    assert t.ask.about == "red_04"
    t.play("4,1 r3")
    assert t.prompt == "chill_order"
    t.play("spirit_blue")
    assert t.spirit_at(BLUE) == "start_chapel"
    assert t.spirit_at(RED) == "start_gallery"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-FAQ-8")
@pytest.mark.rule("WID-BONUS-7")
def test_bonuses_of_other_colours_chain_inside_a_yellow_bonus(table: MakeTable) -> None:
    t = table("maid", "guard", draw="yellow_01 black_01 green_01")
    t.dice(3, 6)
    t.play("5,0 r2", "4,1 r0")
    assert t.prompt == "black_bonus"
    t.play("spirit_red", "spirit_red")
    assert t.ask.about == "green_01"
    t.play("0,1 r0", "roll")
    assert t.prompt == "use_modifier"
    assert t.g.bound[RED] == 2


@pytest.mark.rule("WID-FAQ-9")
@pytest.mark.rule("WID-STAIR-7")
@pytest.mark.rule("WID-TILE-14")
def test_a_tile_may_connect_two_layers_and_complete_a_room(table: MakeTable) -> None:
    """Tower Stair, Gilded Passage and Cellar Stair: 3 tiles, 3 colours."""
    t = table("maid", "guard", draw="yellow_09")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 7, 0, 3)  # WDWO
    t.play("6,0 r1")
    assert set(t.g.layer.values()) == {t.g.layer[cell(0, 0)]}
    assert t.g.pools[0] == 3 + 2 + 1
    kinds = [event.kind for event in t.events]
    assert kinds.index("merged") < kinds.index("room")


@pytest.mark.rule("WID-FAQ-9")
@pytest.mark.rule("WID-COURT-7")
def test_courtyards_are_updated_before_the_room_is_rewarded(table: MakeTable) -> None:
    """The Cloakroom at (4,2) merges the cellar, closes the courtyard (3,1) and is a red room, in this order."""
    t = table("gardener", "guard", draw="red_01")
    t.lay("red_06", 1, 1)  # ODWD
    t.lay("blue_01", 2, 1, 1)  # WDWD
    t.lay("green_01", 4, 1)  # DDDW
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 3, 2, 3)  # WDWO
    t.play("4,2 r0")
    assert t.prompt == "red_bonus"
    assert t.g.enhanced[0]
    kinds = [event.kind for event in t.events]
    assert kinds.index("merged") < kinds.index("courtyard") < kinds.index("room")


@pytest.mark.rule("WID-FAQ-10")
@pytest.mark.parametrize(
    ("tile", "place"),
    [
        pytest.param("red_07", "1,1 r0", id="stash, and a room of three tiles"),
        pytest.param("blue_08", "5,0 r1", id="shelter"),
        pytest.param("black_01", "5,0 r0", id="black bonus"),
    ],
)
def test_with_an_empty_supply_tiles_bring_no_token(table: MakeTable, tile: str, place: str) -> None:
    t = table("maid", "guard", draw=tile)
    t.tokens(10, 10)
    t.play(place)
    assert t.prompt == "declare"
    assert t.g.pools == [10, 10]
    assert t.g.bound == [0, 0, 0, 0, 0]


@pytest.mark.rule("WID-FAQ-10")
def test_with_an_empty_supply_a_double_brings_no_token(table: MakeTable) -> None:
    t = table("maid", "guard")
    t.tokens(10, 10)
    t.roll(3, 3)
    assert t.g.pools == [10, 10]


@pytest.mark.rule("WID-FAQ-10")
@pytest.mark.rule("WID-JOB-5")
@pytest.mark.parametrize(("job", "deed"), [("butler", "give 1"), ("guard", "lock 0,0")])
def test_with_an_empty_supply_butler_and_guard_wait_for_a_token_that_returns(
    table: MakeTable, job: str, deed: str
) -> None:
    """The die pays first and returns nothing; a declared token that pays is in the supply at once."""
    t = table(job, "maid")
    t.tokens(10, 10)
    t.roll(6, 3, declared=2)
    assert deed not in t.options
    assert t.barred[deed] == "WID-JOB-5"

    t = table(job, "maid")
    t.tokens(10, 10)
    t.roll(3, 3, declared=2)
    t.play(deed)
    assert t.g.supply == 0
    assert t.g.pools[1] + t.g.locks.get(cell(0, 0), 0) == 11


@pytest.mark.rule("WID-FAQ-10")
def test_with_an_empty_supply_the_carpenter_still_stocks_and_binds(table: MakeTable) -> None:
    t = table("carpenter", "guard", draw="red_02 blue_07")
    t.dice(3, 6)
    t.tokens(10, 10)
    t.play("5,0 r1", "stock", "bind spirit_red", "roll")
    assert [TILES[tile].id for tile in t.g.stock] == ["blue_07"]
    assert t.g.bound[RED] == 1
    assert t.g.supply == 1
    assert t.g.pools == [8, 10]


@pytest.mark.rule("WID-FAQ-11")
@pytest.mark.parametrize(("place", "same"), [("8,-3 r0", False), ("4,1 r2", True)])
def test_new_layer_or_normal_place_is_the_players_choice(table: MakeTable, place: str, same: bool) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.play(place)
    here = t.g.landings[0]
    assert (t.g.layer[here] == t.g.layer[cell(0, 0)]) is same
    assert cell(5, 0) in t.g.walk[here]


@pytest.mark.rule("WID-FAQ-12")
def test_nothing_is_connected_through_an_empty_cell(table: MakeTable) -> None:
    """One cell lies between the Boudoir's south door at (4,1) and the new stairs' north door at (4,2)."""
    t = table("maid", "guard", draw="black_03 blue_01")
    t.dice(3, 3)
    t.lay("blue_03", 0, -1)  # OWDW
    t.play("4,2 r2")
    assert t.g.layer[cell(4, 2)] != t.g.layer[cell(0, 0)]
    assert t.g.walk[cell(4, 2)] == (cell(0, -1),)
    t.play("roll", "4,1 r0")
    assert t.g.layer[cell(4, 2)] == t.g.layer[cell(0, 0)]
    assert set(t.g.walk[cell(4, 1)]) == {cell(4, 0), cell(4, 2)}


@pytest.mark.rule("WID-FAQ-13")
def test_stairs_side_by_side_without_a_connection_are_one_space_apart(table: MakeTable) -> None:
    """Through the doors it would be (5,1), (4,1), Boudoir, (5,0): three spaces."""
    t = table("butler", "guard", draw="black_03")
    t.dice(6, 5)
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("red_01", 4, 1)  # DDWD
    t.widow(5, 0)
    t.play("5,1 r1")
    t.enter(RED, 5, 1)
    t.enter(YELLOW, 5, 1)
    assert t.distance(RED) == t.distance(YELLOW) == 1
    t.enter(RED, 0, 0)
    t.enter(YELLOW, 0, 0)
    t.play("roll", "go 5,1")
    assert t.widow_at == "black_03"


@pytest.mark.rule("WID-FAQ-14")
def test_a_spirit_on_the_chapel_is_no_target_and_others_may_join_it_there(table: MakeTable) -> None:
    t = table("chaplain", "guard")
    t.enter(BLUE, 2, 0)
    t.roll(6, 5, declared=2)
    assert "banish spirit_red" not in t.options
    t.play("banish spirit_blue")
    assert t.spirit_at(BLUE) == t.spirit_at(RED) == "start_chapel"
    assert t.ending is None


@pytest.mark.rule("WID-FAQ-15")
@pytest.mark.rule("WID-GEN-2")
@pytest.mark.parametrize(
    ("tile", "place", "prompts"),
    [
        ("red_01", "5,0 r0", ["red_bonus"]),
        ("blue_01", "5,0 r1", ["blue_bonus", "blue_step"]),
        ("black_01", "5,0 r0", ["black_bonus"]),
    ],
)
def test_the_active_player_alone_decides_a_bonus_and_an_ability(
    table: MakeTable, tile: str, place: str, prompts: list[str]
) -> None:
    t = table("maid", "medium", "guard", draw=tile)
    t.dice(6, 3)
    t.g.active = 1
    t.play(place)
    for prompt in prompts:
        assert (t.prompt, t.ask.seat) == (prompt, 1)
        t.play(t.options[1])
    while t.prompt != "declare":
        t.play("stop")
    t.play("roll")
    assert (t.prompt, t.ask.seat) == ("ability", 1)
    assert len(t.options) > 1


@pytest.mark.rule("WID-FAQ-16")
@pytest.mark.parametrize(
    ("tokens", "left", "tile"),
    [
        (1, 0, "start_boudoir"),
        (2, 0, "start_parlour"),
        (3, 0, "start_hall"),
        (4, 0, "start_gallery"),
        (5, 1, "start_gallery"),
    ],
)
def test_a_one_and_the_spirits_own_face_are_two_moves_one_after_the_other(
    table: MakeTable, tokens: int, left: int, tile: str
) -> None:
    """Green makes 2 + 2 spaces from the Gallery; what binds it is lost first, also in the second move."""
    t = table("maid", "guard")
    t.enter(GREEN, 1, 0)
    t.bind(GREEN, tokens)
    t.roll(1, 4)
    t.play("die 1", "spirit_green")
    assert t.spirit_at(GREEN) == tile
    assert t.g.bound[GREEN] == left
    assert t.ending == ("caught_by_spirit_green" if tile == "start_boudoir" else None)
    assert [facts["face"] for facts in t.told("die")] == [1, 4]
