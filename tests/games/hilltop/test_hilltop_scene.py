"""What the table looks like to each seat, and what it must not show."""

from collections.abc import Callable

import pytest
from games.hilltop.seeing import board, choices, piece, scene_of, tile
from games.hilltop.table import Table

from hauntbox.games.hilltop import GAME
from hauntbox.games.hilltop.cards import CARD
from hauntbox.games.hilltop.figures import hidden_traitor
from hauntbox.games.hilltop.haunt import STORIES, Haunt
from hauntbox.games.hilltop.hidden import deal_lots
from hauntbox.games.hilltop.ops import collapse, mark, spawn
from hauntbox.games.hilltop.patterns import DOOR_OPEN
from hauntbox.games.hilltop.rooms import NUMBER, TILES
from hauntbox.games.hilltop.scene import FLOORING
from hauntbox.games.hilltop.state import DEAD, ESCAPED, SAFE, STUNNED, UNMASKED, on, on_card
from hauntbox.games.hilltop.traits import ALL_TRAITS, gain_any
from hauntbox.kernel.rng import Rng
from hauntbox.kernel.scene import Scene, Track

Tables = Callable[..., Table]


def haunted(table: Tables, *names: str) -> Table:
    """The second half with Firebats about: Piper Lang (p2) is the traitor, Bruno Kessler (p1) is on turn."""
    t = table(*names)
    t.second_half(38, traitor=1)
    return t


def track(tracks: tuple[Track, ...], name: str) -> Track:
    return next(track for track in tracks if track.name == name)


def row_names(scene: Scene, key: str) -> list[str]:
    return [card.name for row in scene.rows if row.key == key for card in row.cards]


# --- the house


def test_three_floors_are_three_sheets_and_keys_name_the_sheet(table: Tables) -> None:
    scene = scene_of(table().turn(0))
    assert [(floor.name, floor.sheet) for floor in scene.floors] == [("upper", 2), ("ground", 1), ("basement", 0)]
    assert tile(scene, "upper_landing").key == "tile:2:0,0"
    assert tile(scene, "grand_staircase").key == "tile:1:-2,0"
    assert tile(scene, "basement_landing").key == "tile:0:0,0"


def test_edges_have_doors_windows_and_the_locked_front_door_as_the_tile_lies(table: Tables) -> None:
    t = table().turn(0)
    assert tile(scene_of(t), "entrance_hall").edges == "DXDD"
    assert tile(scene_of(t), "grand_staircase").edges == "WDGW"
    t.lay("dining_room", "ground", 0, -1, 2)
    assert tile(scene_of(t), "dining_room").edges == "WGDD"
    t.g.memory[DOOR_OPEN] = 1
    assert tile(scene_of(t), "entrance_hall").edges == "DDDD"


def test_a_collapsed_room_has_no_doors_and_nothing_on_it(table: Tables) -> None:
    t = table()
    t.lay("kitchen", "ground", 0, -1, 2)
    t.lying("kitchen", "axe")
    t.turn(0)
    collapse(t.g, NUMBER["kitchen"], "HIL-HF-23")
    kitchen = tile(scene_of(t), "kitchen")
    assert (kitchen.edges, kitchen.marks) == ("WWWW", ("collapsed",))


def test_marks_are_symbol_barrier_stairs_tokens_markers_the_dead_and_cards(table: Tables) -> None:
    t = haunted(table)
    t.lay("catacombs", "basement", 0, 1)
    t.lay("stairs_from_basement", "basement", 0, -1)
    t.lying("catacombs", "axe", "bell", side=0)
    t.g.tokens[SAFE] = NUMBER["catacombs"]
    t.at(2, "catacombs", side=0)
    t.g.flags[2] |= DEAD
    t.turn(0)
    mark(t.g, "h38_used", NUMBER["catacombs"], 2)
    scene = scene_of(t)
    expected = ("symbol-omen", "barrier", "token-safe", "h38_used:2", "corpse", "pile:2")
    assert tile(scene, "catacombs").marks == expected
    assert tile(scene, "foyer").marks == ("stairs-down",)
    assert tile(scene, "stairs_from_basement").marks == ("stairs-up",)
    (pile,) = [row for row in scene.rows if row.at]
    assert (pile.key, pile.at, [card.name for card in pile.cards]) == ("pile:catacombs", "catacombs", ["axe", "bell"])
    assert pile.cards[0].marks == ("weapon", "side-north")


def test_every_room_has_a_floor_to_look_at() -> None:
    assert sorted(FLOORING) == list(range(len(TILES)))


# --- figures


def test_explorers_stand_with_the_colour_of_their_card_and_their_initial(table: Tables) -> None:
    scene = scene_of(table().turn(0))
    bruno = piece(scene, "p1")
    assert (bruno.name, bruno.tile, bruno.colour, bruno.letter) == ("bruno_kessler", "tile:1:0,0", "red", "B")
    assert board(scene, 0).name == bruno.name


def test_pieces_have_their_traits_states_and_numbers_and_do_not_look_like_explorers(table: Tables) -> None:
    t = haunted(table).turn(0)
    spawn(t.g, "h38_firebat", 0)
    assert piece(scene_of(t), "m1").letter == "F"
    spawn(t.g, "h38_firebat", 0)
    t.g.flags[4] |= STUNNED
    first, second = piece(scene_of(t), "m1"), piece(scene_of(t), "m2")
    assert (first.letter, second.letter, second.marks, first.colour) == ("1", "2", ("stunned",), "orange")
    assert [(track.name, track.value) for track in first.tracks] == [("speed", 5), ("might", 1)]


def test_hit_points_are_a_track_with_a_limit(table: Tables) -> None:
    t = table()
    t.second_half(10, traitor=1)
    t.turn(0)
    f = spawn(t.g, "h10_relative", 0)
    t.g.hp[f] -= 1
    points = track(piece(scene_of(t), "m1").tracks, "hp")
    assert points.limit is not None
    assert points.value == points.limit - 1


def test_who_is_out_of_the_house_has_no_figure_but_a_marked_board(table: Tables) -> None:
    t = haunted(table).turn(0)
    t.g.flags[2] |= ESCAPED
    scene = scene_of(t)
    assert [piece.key for piece in scene.pieces] == ["piece:p1", "piece:p2"]
    assert board(scene, 2).marks == ("hero", "escaped")


# --- seats


def test_a_seat_board_has_clips_on_printed_steps_spaces_cards_by_kind_and_states(table: Tables) -> None:
    t = haunted(table)
    t.hand(0, "webs", "axe", "dog", "mask")
    t.steps(0, speed=6, might=1)
    t.g.tries[0] = 2
    t.g.worn = True
    t.turn(0)
    mark(t.g, "h38_burning", on(0))
    mark(t.g, "h38_used", on_card(CARD["axe"]))
    bruno = board(scene_of(t), 0)
    speed, might = bruno.tracks[:2]
    assert (speed.key, speed.value, speed.printed, speed.step, speed.start) == (
        "speed:0", 5, (2, 2, 2, 3, 4, 5, 5, 6), 6, 5,
    )  # fmt: skip
    assert (might.value, might.step) == (4, 1)
    assert (track(bruno.tracks, "spaces").value, track(bruno.tracks, "spaces").limit) == (5, 5)
    assert (track(bruno.tracks, "tries").value, track(bruno.tracks, "tries").limit) == (2, 3)
    assert [(card.name, card.colour, card.marks) for card in bruno.rows[0].cards] == [
        ("dog", "omen", ("companion",)),
        ("mask", "omen", ("worn",)),
        ("axe", "item", ("weapon", "h38_used")),
        ("webs", "event", ()),
    ]
    assert bruno.marks == ("hero", "stuck", "h38_burning")
    assert (bruno.active, bruno.decides) == (True, 0)


def test_a_clip_on_the_skull_counts_nothing(table: Tables) -> None:
    t = haunted(table).turn(0)
    t.steps(2, speed=0)
    speed = board(scene_of(t), 2).tracks[0]
    assert (speed.value, speed.step) == (0, 0)


def test_before_the_haunt_nobody_has_a_side_and_then_everybody_sees_the_traitor(table: Tables) -> None:
    t = table().turn(0)
    assert [seat.marks for seat in scene_of(t).seats] == [(), (), ()]
    t.second_half(38, traitor=1)
    for seat in (None, 0, 1, 2):
        assert [b.marks for b in scene_of(t, seat).seats] == [("hero",), ("traitor",), ("hero",)]


def test_in_the_monster_turn_the_seat_that_plays_them_is_active(table: Tables) -> None:
    t = haunted(table).turn(0)
    f = spawn(t.g, "h38_firebat", 0)
    t.g.acting = f
    assert [b.active for b in scene_of(t).seats] == [False, True, False]


# --- hidden things


class Masks(Haunt):
    """A haunt with a hidden traitor, for the test below."""

    setup_kind = "hidden_traitor"


@pytest.mark.rule("HIL-TRAITOR-20")
def test_a_hidden_traitor_is_marked_for_that_seat_alone(table: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STORIES, 97, Masks())
    t = table().turn(0)
    t.g.story = 97
    deal_lots(t.g)
    assert hidden_traitor(t.g)
    traitor = next(seat for seat in range(3) if t.g.secrets[f"lot-{seat}"] == 1)
    for seat in (None, 0, 1, 2):
        marks = [b.marks for b in scene_of(t, seat).seats]
        assert marks == [("traitor",) if x == seat == traitor else () for x in range(3)]
    t.g.flags[traitor] |= UNMASKED
    t.g.team[traitor] = 1
    assert scene_of(t, None).seats[traitor].marks == ("traitor",)


def test_the_back_of_the_next_tile_is_public_and_its_front_only_for_who_looked(table: Tables) -> None:
    t = table()
    t.tiles("attic", "kitchen")
    t.turn(0)
    t.g.stack.settle(Rng(1), 1, seen=1 << 0)
    (mine,) = next(row.cards for row in scene_of(t, 0).rows if row.key == "stack")
    (theirs,) = next(row.cards for row in scene_of(t, 1).rows if row.key == "stack")
    assert (mine.name, mine.edges, mine.marks) == ("attic", "WWDW", ("upper", "symbol-event"))
    assert (theirs.name, theirs.edges, theirs.marks) == ("tile_back", "", ("upper",))
    assert row_names(scene_of(t, 0), "known:tiles") == []


def test_cards_and_tiles_that_a_seat_has_looked_at_lie_in_its_rows(table: Tables) -> None:
    t = table()
    t.tiles("attic", "kitchen", "vault")
    t.next("axe", "bell")
    t.turn(0)
    t.g.stack.settle(Rng(1), 2, seen=1 << 0)
    t.g.items.peek(Rng(1), 1, 1 << 0)
    assert row_names(scene_of(t, 0), "known:tiles") == ["kitchen"]
    assert row_names(scene_of(t, 0), "known:items") == ["axe"]
    assert not [row for seat in (None, 1, 2) for row in scene_of(t, seat).rows if row.key.startswith("known")]


def test_only_the_asked_seat_sees_the_question(table: Tables) -> None:
    t = table().turn(0)
    assert scene_of(t, 0).question is not None
    for seat in (None, 1, 2):
        assert scene_of(t, seat).question is None
        assert scene_of(t, seat).asked == 0


# --- tracks, rows, dice


def test_what_is_left_of_stack_and_decks_is_counted(table: Tables) -> None:
    scene = scene_of(table().turn(0))
    assert {track.name: track.value for track in scene.tracks} == {
        "tiles_left": 42, "omens_left": 13, "items_left": 22, "events_left": 45, "revealed": 0,
    }  # fmt: skip


def test_tracks_of_the_haunt_have_an_end_only_where_everybody_may_know_it(table: Tables) -> None:
    t = haunted(table).turn(0)
    mark(t.g, "h38_rites")
    assert track(scene_of(t).tracks, "h38_rites") == Track("h38_rites", "h38_rites", 1)
    t.second_half(10, traitor=1)
    assert track(scene_of(t).tracks, "h10_dawn").limit == dict(STORIES[10].limits)["h10_dawn"]
    for story in STORIES.values():
        t.second_half(story.number, traitor=1)
        public = [name for name, _ in story.limits]
        assert [
            shown.name for shown in scene_of(t).tracks if shown.limit is not None and shown.name not in public
        ] == []


def test_the_dice_are_those_of_the_last_roll_and_count_by_their_sum(table: Tables) -> None:
    t = table()
    t.lay("chasm", "basement", 1, 0)
    t.at(0, "chasm", side=3)
    t.dice(2, 0, 1, 0)
    t.turn(0).play("room cross")
    assert [(die.key, die.face, die.needs) for die in scene_of(t).dice] == [
        ("die:0", 2, -1), ("die:1", 0, -1), ("die:2", 1, -1), ("die:3", 0, -1),
    ]  # fmt: skip


def test_an_attack_shows_the_dice_of_both_sides(table: Tables) -> None:
    t = table()
    t.second_half(38, traitor=1)
    t.at(0, "foyer")
    t.at(1, "foyer")
    mine, theirs = t.g.value(0, 1), t.g.value(1, 1)
    t.dice(2, *[0] * (mine - 1), *[0] * (theirs - 1), 1)
    t.turn(0).play("attack p2 might")
    keys = [f"die:attack:{i}" for i in range(mine)] + [f"die:defend:{i}" for i in range(theirs)]
    dice = scene_of(t).dice
    assert [die.key for die in dice] == keys
    assert [sum([die.face for die in dice if die.key.startswith(key)]) for key in ("die:attack", "die:defend")] == [
        2,
        1,
    ]


def test_dice_that_may_be_rolled_again_are_the_ones_on_the_table(table: Tables) -> None:
    t = table()
    t.lay("chasm", "basement", 1, 0)
    t.at(0, "chasm", side=3)
    t.hand(0, "rabbits_foot")
    t.dice(2, 0, 1, 0)
    t.turn(0).play("room cross")
    assert t.prompt == "post_roll"
    assert [die.face for die in scene_of(t).dice] == [2, 0, 1, 0]
    assert choices(t)["foot 2"].targets == ("card:rabbits_foot", "die:1")


# --- what options point at


def test_a_tile_in_hand_has_the_shape_of_each_option_and_its_cell(table: Tables) -> None:
    t = table()
    t.tiles("dining_room")
    t.turn(0).play("explore north")
    scene = scene_of(t)
    (card,) = next(row.cards for row in scene.rows if row.key == "drawn")
    assert (card.name, card.edges, card.colour, card.marks) == ("dining_room", "DDWG", "parquet", ("symbol-omen",))
    found = {text: (choice.shape, choice.targets) for text, choice in choices(t).items()}
    assert found == {
        "1:0,-1 r1": ("GDDW", ("tile:1:0,-1",)),
        "1:0,-1 r2": ("WGDD", ("tile:1:0,-1",)),
    }


def test_steps_point_at_rooms_and_doors_at_the_empty_cell(table: Tables) -> None:
    found = {text: choice.targets for text, choice in choices(table().turn(0)).items()}
    assert found["step foyer"] == ("tile:1:-1,0",)
    assert found["explore north"] == ("tile:1:0,-1",)
    assert found["end"] == ()


def test_fights_gifts_and_actions_point_at_cards_and_figures(table: Tables) -> None:
    t = haunted(table)
    t.hand(0, "axe", "ring")
    t.lay("chapel", "ground", 0, -1, 2)
    t.lying("chapel", "bell")
    for seat in range(3):
        t.at(seat, "chapel")
    t.turn(0)
    found = {text: choice.targets for text, choice in choices(t).items()}
    assert found["attack p2 might"] == ("piece:p2",)
    assert found["attack p2 might axe"] == ("card:axe", "piece:p2")
    assert found["give axe p3"] == ("card:axe", "piece:p3")
    assert found["drop axe"] == ("card:axe",)
    assert found["pick bell"] == ("card:bell",)
    assert found[f"act h38_rite sanity {NUMBER['chapel']}"] == ("tile:1:0,-1",)
    assert [keys for text, keys in found.items() if text.startswith("act") and "card:ring" in keys] == [("card:ring",)]


def test_traits_point_at_the_clips_of_their_own_seat(table: Tables) -> None:
    t = table().rule(gain_any, 2, ALL_TRAITS, "HIL-TRAIT-7")
    assert choices(t)["sanity"].targets == ("track:sanity:2",)


# --- the story


def briefs(t: Table) -> dict[int | None, tuple[str, tuple[str, ...]]]:
    found = {}
    for seat in (None, *range(t.seats)):
        shown = scene_of(t, seat).brief
        assert shown is not None
        found[seat] = (shown.side, shown.texts)
    return found


@pytest.mark.rule("HIL-HF-1")
@pytest.mark.rule("HIL-HAUNT-25")
def test_each_side_reads_its_own_brief_and_spectators_the_theme(table: Tables) -> None:
    t = table().turn(0)
    assert scene_of(t).brief is None
    t.second_half(38, traitor=1)
    theme, hero = "theme-haunt_38", ("brief-haunt_38-heroes", "known-haunt_38-heroes")
    assert briefs(t) == {
        None: ("", (theme,)),
        0: ("heroes", (theme, *hero)),
        1: ("traitor", (theme, "brief-haunt_38-traitor", "known-haunt_38-traitor")),
        2: ("heroes", (theme, *hero)),
    }


@pytest.mark.rule("HIL-HF-1")
def test_a_brief_has_the_rules_of_its_side_and_none_of_the_other(table: Tables) -> None:
    t = haunted(table).turn(0)
    rules = {}
    for seat in (None, 0, 1):
        shown = scene_of(t, seat).brief
        assert shown is not None
        rules[seat] = {int(rule.rpartition("-")[2]) for rule in shown.rules}
    assert rules[None] == set()
    assert rules[0] == set(range(1, 14)) - {5, 13}
    assert rules[1] == set(range(1, 14)) - {6, 7, 8, 12}


def test_where_all_are_on_their_own_everybody_reads_the_same(table: Tables) -> None:
    t = table().turn(0)
    t.second_half(31)
    t.g.team = [2, 3, 4]
    texts = ("theme-haunt_31", "brief-haunt_31-everybody", "known-haunt_31-everybody")
    assert [briefs(t)[seat] for seat in range(3)] == [("everybody", texts)] * 3


def test_after_the_end_the_epilogue_of_the_winners_is_read(table: Tables) -> None:
    t = haunted(table).turn(0)
    t.g.ending = "haunt_38_heroes"
    assert [texts[-1] for _, texts in briefs(t).values()] == ["epilogue-haunt_38-heroes"] * 4
    t.g.ending = "out_of_time"
    assert not [texts for _, texts in briefs(t).values() if texts[-1].startswith("epilogue")]


def test_in_a_free_for_all_winners_and_losers_read_different_epilogues(table: Tables) -> None:
    t = table().turn(0)
    t.second_half(31)
    t.g.team = [2, 3, 4]
    t.g.ending, t.g.winners = "haunt_31_alone", 0b010
    ends = {seat: texts[-1].rpartition("-")[2] for seat, (_, texts) in briefs(t).items()}
    assert ends == {None: "winner", 0: "loser", 1: "winner", 2: "loser"}


def test_a_view_is_all_a_scene_needs(table: Tables) -> None:
    """The scene of a seat is made of what GAME.view leaves; nothing else is looked at."""
    t = haunted(table).turn(0)
    view = GAME.view(t.g, 2)
    assert GAME.scene(view, 2, t.ask) == GAME.scene(GAME.view(view, 2), 2, t.ask)
