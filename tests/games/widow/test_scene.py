"""What the table looks like and what the options promise."""

from collections.abc import Callable
from typing import Any

import pytest
from games.widow.table import BLUE, GREEN, RED, YELLOW, Table

from hauntbox.games.widow import GAME
from hauntbox.games.widow.deeds import second_stock, use_ability
from hauntbox.games.widow.labels import LABELS
from hauntbox.games.widow.tiles import NUMBER
from hauntbox.games.widow.turn import begin_turn
from hauntbox.kernel.scene import Choice, Scene
from hauntbox.words import LANGUAGES, Words

Tables = Callable[..., Table]


def scene_of(t: Table, seat: int | None = None) -> Scene:
    """The scene of the seat that is asked, or of another one."""
    ask = t.ask
    seen_by = seat if seat is not None else ask.seat if ask else 0
    return GAME.scene(GAME.view(t.g, seen_by), seen_by, ask)


def choices(t: Table) -> dict[str, Choice]:
    question = scene_of(t).question
    assert question is not None
    return {choice.text: choice for choice in question.choices}


def facts(t: Table, text: str) -> dict[str, Any]:
    return choices(t)[text].label.facts


def spoken(t: Table, text: str) -> str:
    """An option in English; the other languages must be able to say it too."""
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        words.say(choices(t)[text].label)
        assert words.problems == set()
    return Words(GAME, "en").say(choices(t)[text].label)


def told(t: Table, kind: str) -> str:
    """The last event of a kind, in English."""
    event = [event for event in t.events if event.kind == kind][-1]
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        words.event(event)
        assert words.problems == set()
    return Words(GAME, "en").event(event)


# --- the table


def test_at_the_start_five_tiles_lie_on_the_ground_and_the_widow_is_four_spaces_from_the_red_spirit(
    table: Tables,
) -> None:
    scene = scene_of(table("maid", "guard", draw="red_07"))
    (ground,) = scene.floors
    assert ground.name == "ground"
    assert [(tile.name, tile.x, tile.edges, tile.colour) for tile in ground.tiles][:2] == [
        ("start_chapel", 0, "DDDD", "black"),
        ("start_gallery", 1, "WOOD", "green"),
    ]
    widow, red = scene.pieces
    assert (widow.tile, red.tile) == ("tile:4,0", "tile:0,0")
    assert [track.value for track in red.tracks] == [4, 2, 1]
    assert scene.dice == ()


def test_the_drawn_tile_lies_beside_the_board_with_its_edges_and_its_effect(table: Tables) -> None:
    scene = scene_of(table("maid", "guard", draw="red_07"))
    (card,) = next(row.cards for row in scene.rows if row.key == "drawn")
    assert (card.name, card.edges, card.colour, card.marks) == ("red_07", "OWWW", "red", ("effect-stash",))


def test_only_the_asked_seat_sees_the_question(table: Tables) -> None:
    t = table("maid", "guard", draw="red_07")
    assert scene_of(t, 0).question is not None
    assert scene_of(t, 1).question is None
    assert scene_of(t, 1).asked == 0
    assert GAME.scene(GAME.view(t.g, None), None, t.ask).question is None


def test_a_second_stairs_tile_far_away_is_a_layer_of_its_own_and_both_stairs_are_paired(table: Tables) -> None:
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)
    assert choices(t)["8,-3 r0"].label.message == "option-place_tile-layer"
    t.play("8,-3 r0")
    ground, layer = scene_of(t).floors
    assert (layer.name, layer.sheet, [tile.name for tile in layer.tiles]) == ("layer-1", ground.sheet, ["black_03"])
    assert layer.tiles[0].marks == ("stairs-red-down", "paired")
    assert next(tile for tile in ground.tiles if tile.name == "blue_03").marks == ("stairs-red-up", "paired")


def test_layers_that_grow_together_are_one_floor(table: Tables) -> None:
    t = table("maid", "guard", draw="black_03 black_12")
    t.lay("blue_03", 5, 0, 1)
    t.lay("black_03", 6, -1, 2)
    t.g.known = [NUMBER["black_12"]]
    assert len(scene_of(t).floors) == 2
    t.play("6,0 r0")
    assert [floor.name for floor in scene_of(t).floors] == ["ground"]
    assert told(t, "merged") == "Two layers have grown together."


def test_tokens_are_seen_on_tiles_and_spirits(table: Tables) -> None:
    t = table("maid", "guard", draw="red_07")
    t.bind(RED, 2)
    t.lock(0, 0, 3)
    scene = scene_of(t)
    assert scene.floors[0].tiles[0].marks == ("lock:3",)
    assert scene.pieces[1].tokens == 2
    assert scene.tracks[0].value == 20 - 6 - 5


def test_a_courtyard_is_a_named_gap(table: Tables) -> None:
    t = table("maid", "guard", draw="green_01")
    for name, x, y, r in (("green_02", 1, 1, 0), ("red_01", 1, 2, 0), ("blue_01", 2, 2, 1), ("yellow_01", 3, 2, 3)):
        t.lay(name, x, y, r)
    assert facts(t, "3,1 r1")["yards"] == 1
    t.play("3,1 r1")
    assert scene_of(t).floors[0].gaps == ((2, 1, "courtyard"),)


def test_a_solo_player_decides_for_both_professions(table: Tables) -> None:
    t = table("maid", "guard", draw="red_07", seats=1)
    boards = scene_of(t).seats
    assert [(board.seat, board.decides, board.name) for board in boards] == [(0, 0, "maid"), (1, 0, "guard")]
    assert [board.active for board in boards] == [True, False]


def test_seats_without_a_profession_have_no_role(table: Tables) -> None:
    t = table(seats=2)
    assert [board.name for board in scene_of(t).seats] == ["", ""]
    assert spoken(t, "maid").startswith("Maid: 1 success moves the widow 1 space")


def test_waiting_spirits_known_stocked_and_removed_tiles_lie_in_rows(table: Tables) -> None:
    t = table("carpenter", "guard", draw="red_07 blue_02 blue_07")
    t.g.stock = [NUMBER["yellow_02"]]
    t.g.removed = [NUMBER["red_13"]]
    t.g.enhanced[0] = True
    scene = scene_of(t)
    rows = {row.key: [card.name for card in row.cards] for row in scene.rows}
    assert rows["waiting"] == ["spirit_blue", "spirit_green", "spirit_yellow"]
    assert rows["known"] == ["blue_02", "blue_07"]
    assert rows["removed"] == ["red_13"]
    assert [card.name for card in scene.seats[0].rows[0].cards] == ["yellow_02"]
    assert scene.seats[0].side == "enhanced"


# --- what options promise: tiles


def test_a_placement_tells_its_shape_its_neighbours_and_the_reward_of_the_room(table: Tables) -> None:
    t = table("maid", "guard", draw="red_07")
    choice = choices(t)["3,-1 r2"]
    assert choice.shape == "WWOW"
    assert choice.targets == ("tile:3,-1",)
    assert spoken(t, "3,-1 r2") == "Joins Parlour. COMPLETES a room of 3: 2 + 1 tokens for 3 colours."


def test_a_placement_that_leaves_the_room_open_counts_its_open_edges(table: Tables) -> None:
    t = table("maid", "guard", draw="black_12")
    assert spoken(t, "3,-1 r0") == "Joins Parlour. Room of 3, 3 open edges left."


def test_a_reward_is_limited_by_the_supply(table: Tables) -> None:
    t = table("maid", "guard", draw="red_07")
    t.tokens(10, 9)
    assert spoken(t, "3,-1 r2").endswith("2 + 1 tokens for 3 colours (the supply has only 1).")


def test_a_room_of_one_colour_names_its_bonus(table: Tables) -> None:
    t = table("maid", "guard", draw="red_01")
    assert spoken(t, "2,-1 r1") == "Joins Great Hall. COMPLETES a room of 1, red bonus (widow up to 2 spaces)."


def test_a_new_way_that_helps_a_spirit_is_pointed_out(table: Tables) -> None:
    t = table("maid", "guard", draw="black_01")
    t.lay("blue_03", 5, 0, 1)
    t.lay("black_03", 0, -1, 0)
    assert facts(t, "4,1 r0")["shorter"] == 0
    t = table("maid", "guard", draw="black_03")
    t.lay("blue_03", 5, 0, 1)
    assert spoken(t, "0,-1 r0").endswith("Shortens the way of the Scarlet One by 1 to 3 spaces!")


def test_a_haunt_tells_how_far_the_new_spirit_would_be(table: Tables) -> None:
    t = table("maid", "guard", draw="blue_06")
    assert facts(t, "0,-1 r1")["appears"] == 5
    assert facts(t, "5,0 r0")["appears"] == 1


def test_cells_where_the_tile_cannot_lie_are_barred_with_their_rule(table: Tables) -> None:
    t = table("maid", "guard", draw="red_07")
    barred = {choice.text: choice.barred for choice in choices(t).values() if choice.barred}
    assert barred["4,-1 r0"] == "WID-TILE-9"
    assert spoken(t, "4,-1 r0") == "4,-1: it fits in no rotation."


# --- what options promise: tokens, dice, spirits


def test_a_declaration_is_counted_token_by_token(table: Tables) -> None:
    t = table("maid", "guard", draw="red_02")
    t.play("0,-1 r0", "success", "bind spirit_red")
    assert spoken(t, "roll") == "Roll. Declared: 1 success, 1 binding. 1 token stays in the pool."
    assert spoken(t, "success") == "1 token as a success, 2 in all; 0 left in the pool."
    assert (
        spoken(t, "bind spirit_red") == "1 token on the Scarlet One (4 spaces away), 2 on it then; 0 left in the pool."
    )


def test_a_modifier_tells_what_the_dice_would_bring(table: Tables) -> None:
    t = table("maid", "guard")
    t.g.pending = 1
    t.roll(3, 2, declared=1)
    dice = scene_of(t).dice
    assert [(die.face, die.was, die.good) for die in dice] == [(3, 3, False), (2, 2, False)]
    assert spoken(t, "keep") == "Leave the dice. 3 + 2: 0 successes of the dice, 1 in all; the Scarlet One moves."
    assert spoken(t, "die 1 +1") == "Die 1 +1. 4 + 2: 1 success of the dice, 2 in all; the Scarlet One moves."
    assert spoken(t, "die 2 +1").endswith(
        "3 + 3: 0 successes of the dice, 1 in all; a double: 1 token; no spirit moves."
    )
    t.play("die 1 +1")
    assert [(die.face, die.was, die.good) for die in scene_of(t).dice] == [(4, 3, True), (2, 2, False)]


def test_the_next_spirit_tells_how_near_it_comes_and_whether_it_has_her(table: Tables) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.enter(GREEN, 2, 0)
    t.bind(GREEN, 1)
    t.roll(1, 6)
    assert spoken(t, "spirit_red").endswith("4 spaces from the widow: 1 space, then 3 away.")
    assert "then it HAS HER" in spoken(t, "spirit_blue")
    assert spoken(t, "spirit_green").endswith("2 spaces from the widow, 1 bound: 2 spaces − 1 token, then 1 away.")


def test_moving_the_widow_names_the_cost_the_rest_and_the_nearest_spirit(table: Tables) -> None:
    t = table("maid", "guard")
    t.roll(4, 6, declared=1)
    assert facts(t, "stop") == {"lost": 3, "tokens": 1}
    assert (
        spoken(t, "go 2,0")
        == "1 success (2 left): the widow goes to the Great Hall (2,0), 2 spaces from the Scarlet One."
    )
    assert spoken(t, "go 0,0").endswith("the widow goes to the Chapel (0,0) to the Scarlet One: YOU LOSE.")
    assert choices(t)["go 2,0"].targets == ("piece:widow", "tile:2,0")


def test_pushing_and_stripping_a_spirit(table: Tables) -> None:
    t = table("medium", "guard")
    t.enter(BLUE, 1, 0)
    t.bind(BLUE, 2)
    t.roll(4, 6)
    assert spoken(t, "push spirit_red 1,0").endswith(
        "the Scarlet One goes to the Gallery (1,0): 4 → 3 spaces from the widow."
    )
    assert spoken(t, "push spirit_blue").endswith(
        "take a token off the Drowned One into your pool (2 bound, 0 locked)."
    )


def test_a_banished_spirit_is_told_with_both_distances(table: Tables) -> None:
    t = table("chaplain", "guard")
    t.g.enhanced[0] = True
    t.enter(YELLOW, 3, 0)
    t.roll(4, 6, declared=1)
    assert spoken(t, "banish spirit_yellow").endswith("to the Chapel: 1 → 4 spaces from the widow.")
    assert choices(t)["banish spirit_red"].barred == "WID-JOB-27"
    t.play("banish spirit_yellow")
    assert told(t, "banished") == "The Chaplain banishes the Lantern One to the Chapel."


def test_the_first_lock_of_an_enhanced_guard_counts_double(table: Tables) -> None:
    t = table("guard", "maid")
    t.g.enhanced[0] = True
    t.roll(4, 6)
    assert spoken(t, "lock 0,0").endswith("2 lock tokens on the Chapel (0,0), 2 there then, to hold the Scarlet One.")


def test_the_enhanced_carpenter_may_place_a_second_tile(table: Tables) -> None:
    t = table("carpenter", "maid")
    t.g.stock = [NUMBER["yellow_02"], NUMBER["red_02"]]
    t.step(second_stock)
    assert spoken(t, "red_02") == "Place the Trophy Room too."
    assert spoken(t, "stop") == "Place no second tile."
    for lang in LANGUAGES:
        question = scene_of(t).question
        assert question is not None
        words = Words(GAME, lang)
        words.say(question.label)
        assert words.problems == set()


def test_victory_is_told(table: Tables) -> None:
    t = table("maid", "guard")
    t.g.stacks = [0, 0, 0, 0, 0]
    t.g.turn = 50
    t.step(begin_turn)
    assert told(t, "won") == "All stacks are empty after 50 turns and the widow is alive: you have won!"
    outcome = GAME.outcome(t.g)
    assert outcome is not None
    assert Words(GAME, "zh").ending(outcome) == "全员获胜：所有牌堆都已抽空，寡妇安好。"


@pytest.mark.parametrize("prompt", sorted(GAME.prompts))
def test_every_prompt_has_labels(prompt: str) -> None:
    assert prompt in LABELS


def test_the_ability_question_counts_successes_of_dice_and_tokens(table: Tables) -> None:
    t = table("butler", "guard")
    t.g.successes = 1
    t.g.declared = 1
    t.g.supply -= 1
    t.step(use_ability)
    question = scene_of(t).question
    assert question is not None
    asked = Words(GAME, "en").say(question.label)
    assert asked.startswith("Butler: 2 successes to spend (1 of the dice, 1 of tokens).")
