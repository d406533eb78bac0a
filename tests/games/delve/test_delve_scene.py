"""What the table looks like to each seat, what monsters are about to do, and what must not show."""

from collections.abc import Callable

import pytest
from games.delve.seeing import board, choices, intends, piece, row, scene_of, tile, track
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.games.delve.attack import look_into
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.exploring import exploration
from hauntbox.games.delve.foes import FOE, FOES
from hauntbox.games.delve.scene import LETTERS
from hauntbox.games.delve.state import CHEST, CROWN
from hauntbox.games.delve.turn import escape

Tables = Callable[..., Table]

HALL = """
    ############
    #A........B#
    #..........#
    ############
"""
"""Three tiles in a row; Brakka in the west, Ilse in the east."""
TOGETHER = """
    ########
    #AB....#
    #......#
    ########
"""


# --- the cave


def test_tiles_have_their_squares_as_they_lie_and_the_colour_of_their_triangle(table: Tables) -> None:
    t = table()
    t.lay("c13", -1, 0, 3)
    scene = scene_of(t.act(0))
    start, black = tile(scene, "start_a"), tile(scene, "c13")
    assert (start.key, start.squares, start.colour) == ("tile:0,0", ("#...", "..m.", "....", "#..."), "")
    assert (black.x, black.y, black.squares, black.colour) == (-1, 0, ("####", "..m.", "....", "#..#"), "black")


def test_edges_are_open_closed_or_plugged_and_gaps_are_where_a_tile_can_lie(table: Tables) -> None:
    t = table()
    t.g.cave = t.g.cave.with_plug(cell(0, 0) * 4 + 3)
    scene = scene_of(t.act(0))
    assert tile(scene, "start_a").edges == "OOOP"
    assert tile(scene, "start_b").edges == "WOOO"
    gaps = {(x, y): mark for x, y, mark in scene.floors[0].gaps}
    assert gaps == dict.fromkeys([(0, -1), (0, 1), (1, 1), (2, 0)], "unexplored")
    t.g.stack = []
    assert scene_of(t).floors[0].gaps == ()


def test_without_an_open_edge_soft_rock_shows(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    gaps = {(x, y): mark for x, y, mark in scene_of(t.act(0)).floors[0].gaps}
    assert set(gaps.values()) == {"soft_rock"}
    assert (0, -1) in gaps


def test_hazards_and_seeps_mark_their_tile_and_rubble_lies_on_its_floor(table: Tables) -> None:
    t = table()
    t.g.hazards[cell(0, 0)] = ENCOUNTER["hz_rubble"]
    t.trap("tr_lava_seep", 1, 5)
    scene = scene_of(t.act(0))
    assert tile(scene, "start_a").marks == ("hz_rubble",)
    assert tile(scene, "start_a").squares == ("#!!!", "!!m!", "!!!!", "#!!!")
    assert tile(scene, "start_b").marks == ("seep_mark",)


# --- who stands in it


def test_heroes_show_their_seat_their_letter_their_figures_and_their_states(table: Tables) -> None:
    t = table("orrin", "quillon")
    t.stand(0, 1, 1)
    x, y = t.g.heroes
    x.poisoned = True
    x.fury = 2
    t.g.reckless = t.g.veiled = True
    y.mirrors = 1
    y.immobilized = True
    t.g.hp[1] = 0
    x.loads = (CROWN, CHEST, CHEST + 3)
    t.g.values = t.g.known = (0,) * 10
    scene = scene_of(t.act(0))
    orrin, quillon = piece(scene, "p1"), piece(scene, "p2")
    assert (orrin.name, orrin.letter, orrin.colour) == ("orrin", "O", "red")
    assert (orrin.tile, orrin.square) == ("tile:0,0", "square:1,1")
    assert [(track.name, track.value, track.limit) for track in orrin.tracks] == [("hp", 11, 11), ("ac", 12, None)]
    assert orrin.marks == ("poisoned", "reckless", "fury_token:2", "crown", "chest:2")
    assert quillon.colour == "blue"
    assert quillon.marks == ("down", "immobilized", "veiled", "mirror_token:1")


def test_monsters_are_numbered_where_there_are_several_of_a_name(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    first = t.foe("tunnel_goblin", 1, 5)
    other = t.foe("tunnel_goblin", 2, 5)
    alone = t.foe("stone_brute", 2, 6, hp=2)
    t.g.prey = t.figure(alone)
    scene = scene_of(t.act(0))
    assert [piece(scene, key).letter for key in (first, other, alone)] == ["g1", "g2", "b"]
    brute = piece(scene, alone)
    assert [(track.name, track.value, track.limit) for track in brute.tracks] == [("hp", 2, 3), ("ac", 13, None)]
    assert brute.marks == ("prey",)


def test_no_two_kinds_of_figures_share_a_letter() -> None:
    letters = [letter for letter in LETTERS if letter != "?"]
    assert len(set(letters)) == len(letters) == 17
    assert len(LETTERS) == len(FOES)


def test_traps_objects_and_things_have_no_letter(table: Tables) -> None:
    t = table()
    trap = t.trap("tr_spear_wall", 2, 2)
    stone = t.foe("oath_stone", 2, 3)
    t.g.things = ((t.g.at[1], CHEST),)
    scene = scene_of(t.act(0))
    assert [piece(scene, key).letter for key in (trap, stone, "chest-1")] == ["", "", ""]
    assert track(piece(scene, trap).tracks, "disarm").value == 10
    assert track(piece(scene, stone).tracks, "hp").limit == 1


def test_a_villain_whom_the_adventure_guards_is_marked(table: Tables) -> None:
    t = table(adventure="hollow_court")
    king = t.foe("hollow_king", 1, 6)
    stone = t.foe("oath_stone", 2, 6)
    assert piece(scene_of(t.act(0)), king).marks == ("guarded",)
    del t.g.who[t.g.at.pop(t.figure(stone))]
    assert piece(scene_of(t), king).marks == ()


# --- what they are about to do


def test_a_charge_says_whom_it_hits_and_how(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    goblin = t.foe("tunnel_goblin", 2, 2)
    assert intends(t, goblin) == "Attacks Brakka: d20 +7 against 17: hits on 10 or more (55%), 1 damage"
    far = t.foe("cave_spider", 1, 5)
    said = "Moves next to one of Brakka and Ilse and attacks (equally close; the active player chooses)"
    assert intends(t, far) == f"{said}: +6, 1 damage and Poisoned"
    t.g.hp[1] = 0
    assert intends(t, far).startswith("Moves next to Brakka and attacks: d20 +6 against 17")


def test_a_charge_with_no_room_beside_the_closest_goes_for_the_next(table: Tables) -> None:
    t = table()
    t.draw("""
        ########
        #A######
        ####..B#
        ####...#
    """)
    assert intends(t, t.foe("rot_hound", 3, 4)) == (
        "Moves next to Ilse and attacks: d20 +7 against 15: hits on 8 or more (65%), 1 damage"
    )


def test_armour_that_counts_is_named_and_so_is_the_ground(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.items(1, "it_ward_amulet")
    slinger = t.foe("goblin_slinger", 1, 6)
    said = "Attacks one of Brakka and Ilse (equally close; the active player chooses): +7, 1 damage"
    assert intends(t, slinger) == said
    t.g.hp[0] = 0
    t.g.environment = ENCOUNTER["en_thick_mist"]
    said = (
        "Attacks Ilse: d20 +5 (Thick Mist −2) against 16: hits on 11 or more (50%) (AC with Ward Amulet +1), 1 damage"
    )
    assert intends(t, slinger) == said


def test_areas_name_everybody_in_them(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    assert intends(t, t.foe("sporeling", 1, 6)) == "Attacks each of Brakka and Ilse: +5, 1 damage and Poisoned"
    ulgrum = t.foe("ulgrum", 2, 6)
    assert intends(t, ulgrum) == "Attacks each of Brakka and Ilse: +5, 2 damage"


def test_who_finds_nobody_near_creeps_explores_or_stays(table: Tables) -> None:
    t = table()
    spider = t.foe("cave_spider", 2, 5)
    sentry = t.foe("thrall_sentry", 2, 6)
    king = t.foe("hollow_king", 2, 7)
    t.draw("""
        ################
        #AB........s..k#
        #..............#
        ################
    """)
    for key, column in ((spider, 12), (king, 11)):
        figure = t.figure(key)
        t.g.hp[figure] = 1
        t.g.at[figure] = t.g.at[0] + column
        t.g.who[t.g.at[figure]] = figure
    assert intends(t, spider) == "Moves 2 tiles toward Brakka and Ilse"
    assert intends(t, king) == "Moves 1 tile toward Brakka and Ilse, then summons: monster"
    t.g.hp[0] = t.g.hp[1] = 0
    assert intends(t, king) == "Stays where it is, then summons: monster"
    assert sentry not in [found.key for found in scene_of(t, 0).pieces]
    u = table()
    u.stand(0, 1, 1)
    u.stand(1, 2, 1)
    assert intends(u, u.foe("thrall_sentry", 2, 6)) == "Explores: lays a tile with a monster at an edge of its tile"


def test_traps_say_what_they_do(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    spears = t.trap("tr_spear_wall", 2, 2)
    blades = t.trap("tr_spinning_blades", 2, 5)
    nest = t.trap("tr_crossbow_nest", 1, 9)
    seep = t.trap("tr_lava_seep", 2, 3)
    assert intends(t, spears) == "Attacks Brakka: +8, 2 damage"
    assert intends(t, blades) == "Moves 1 tile toward Brakka and Ilse and attacks everybody there: +8, 1 damage"
    assert intends(t, nest) == "Attacks Ilse: +8, 1 damage"
    assert intends(t, t.trap("tr_poison_vent", 2, 6)) == "Finds nobody to attack"
    assert intends(t, seep).startswith("Spreads to a further tile (at most 4, now 1); then 1 damage")


def test_looking_at_intentions_changes_nothing(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    for name in ("tunnel_goblin", "goblin_slinger"):
        t.foe(name, 2, 5 + FOE[name])
    before = (dict(t.g.at), dict(t.g.hp), t.g.rng.state)
    scene_of(t, 0)
    assert (t.g.at, t.g.hp, t.g.rng.state) == before


# --- beside the cave


def test_a_board_has_figures_powers_items_curses_and_the_cards_in_their_order(table: Tables) -> None:
    t = table("brakka", "ilse")
    t.powers(0, "brk_measured_cut", "brk_guard_stance")
    t.down(0, "brk_spite")
    t.g.heroes[0].stance = 7
    t.items(0, "it_tower_shield")
    t.g.heroes[0].spent = (18,)
    t.curse(0, "cu_broken_mail")
    t.foe("stone_brute", 1, 6)
    t.trap("tr_spear_wall", 2, 2)
    t.foe("rot_hound", 1, 7)
    t.act(0)
    scene = scene_of(t)
    brakka = board(scene, 0)
    assert (brakka.name, brakka.side, brakka.active) == ("brakka", "level-1", False)
    figures = {track.name: track.value for track in brakka.tracks}
    assert figures == {"hp": 10, "ac": 17 + 2 - 3 + 2, "speed": 5 - 2 - 1}
    powers = ["brk_measured_cut at-will", "brk_spite face-down", "brk_guard_stance stance_token stance"]
    assert row(brakka.rows, "powers") == powers
    assert row(brakka.rows, "items") == ["it_tower_shield", "it_star_ring face-down"]
    assert row(brakka.rows, "curses") == ["cu_broken_mail"]
    assert row(brakka.rows, "charge") == ["stone_brute", "tr_spear_wall", "rot_hound"]
    assert row(board(scene, 1).rows, "charge") == []


def test_an_escaped_hero_is_off_the_map_and_marked(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.act(0)
    escape(t.g, 0)
    scene = scene_of(t, 1)
    assert [found.key for found in scene.pieces] == ["piece:p2"]
    assert board(scene, 0).marks == ("escaped",)


def test_chests_show_their_worth_to_whoever_carries_them_only(table: Tables) -> None:
    t = table(adventure="rival_delvers")
    t.g.worths = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
    t.g.values = t.g.known = (0,) * 10
    t.g.heroes[0].loads = (CHEST,)
    t.act(0)
    look_into(t.g, 0, 0)
    own, other = scene_of(t, 0), scene_of(t, 1)
    assert row(board(own, 0).rows, "carries") == [f"chest worth:{t.g.values[0]}"]
    assert track(board(own, 0).tracks, "chest_worth").value == t.g.values[0]
    for scene in (other, scene_of(t, None)):
        assert row(board(scene, 0).rows, "carries") == ["chest"]
        assert "chest_worth" not in [found.name for found in board(scene, 0).tracks]
    assert {found.name for found in own.tracks}.isdisjoint({"surges", "xp_pile"}), "rivals have their own"
    assert track(board(other, 1).tracks, "surges").value == 1


def test_the_table_has_rounds_surges_experience_tiles_and_what_the_adventure_counts(table: Tables) -> None:
    t = table(adventure="three_seals")
    t.pile("stone_brute", "rot_hound")
    t.g.notes["seals"] = 1
    scene = scene_of(t.act(0))
    assert (track(scene.tracks, "round").value, track(scene.tracks, "round").limit) == (1, 40)
    assert track(scene.tracks, "surges").value == 3
    assert track(scene.tracks, "xp_pile").value == 4
    assert track(scene.tracks, "tiles_left").value == len(t.g.stack) == 38
    assert track(scene.tracks, "done-seal")[2:4] == (1, 3)
    assert row(scene.rows, "xp_pile") == ["stone_brute", "rot_hound"]
    assert row(scene.rows, "adventure") == ["three_seals"]
    stair = scene_of(table(adventure="hold_the_stair").act(0))
    assert track(stair.tracks, "round").limit == 9


def test_what_is_asked_about_lies_on_the_table(table: Tables) -> None:
    t = table()
    t.pile("stone_brute", "stone_brute")
    t.next("ev_gnawing_dark")
    t.turn(0).play("end")
    assert t.prompt == "cancel"
    assert row(scene_of(t).rows, "offered") == ["ev_gnawing_dark"]


def test_tiles_that_spotter_has_shown_are_known_and_edges_point_at_the_empty_cell(table: Tables) -> None:
    t = table("ilse", "brakka")
    t.powers(0, "ils_spotter")
    t.stand(0, 0, 1)
    t.tiles("c13", "sunless_river")
    t.g.active = 0
    t.rule(exploration).play("ils_spotter")
    scene = scene_of(t)
    assert row(scene.rows, "known") == ["c13", "sunless_river"]
    assert {text: choice.targets for text, choice in choices(t).items()} == {
        "c13": ("card:c13",),
        "sunless_river": ("card:sunless_river",),
    }


def test_a_corner_offers_two_empty_cells(table: Tables) -> None:
    t = table()
    t.lay("c18", 0, -1)
    t.stand(0, -4, 0)
    t.rule(exploration)
    found = {text: choice.targets for text, choice in choices(t).items()}
    assert found == {"0,-1 north": ("tile:0,-2",), "0,-1 west": ("tile:-1,-1",)}


def test_a_die_that_may_be_rolled_again_lies_there(table: Tables) -> None:
    t = table()
    t.draw(TOGETHER)
    t.items(0, "it_lucky_tooth")
    t.foe("stone_brute", 2, 1)
    t.dice(2)
    t.act(0).play("attack brk_measured_cut")
    assert t.prompt == "reroll"
    (die,) = scene_of(t).dice
    assert (die.face, die.good, die.needs) == (2, False, 3)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_only_who_is_asked_sees_the_question(seat: int | None, table: Tables) -> None:
    scene = scene_of(table().act(0), seat)
    assert scene.asked == 0
    assert (scene.question is not None) == (seat == 0)
