"""What the table looks like to each seat, and what must not show."""

from collections.abc import Callable

import pytest
from games.manor.seeing import ASKED, NOBODY, board, cards, choices, figures, option, piece, scene_of, tile
from games.manor.table import Table

from hauntbox.games.manor.cards import FORM_CASTER, HALO
from hauntbox.games.manor.enchanter_board import draw_spells
from hauntbox.games.manor.laying import darken
from hauntbox.games.manor.pieces import ROLES
from hauntbox.games.manor.roles import MIXES
from hauntbox.games.manor.spaces import EDGE_PITS, space
from hauntbox.games.manor.things import put

Tables = Callable[..., Table]


# --- the house


def test_the_house_is_a_grid_of_49_spaces_with_edge_pits_and_the_entrance_around_it(table: Tables) -> None:
    tiles = scene_of(table("PKSM").turn("P")).floors[0].tiles
    inside = [tile for tile in tiles if 0 <= tile.x < 7 and 0 <= tile.y < 7]
    assert len(inside) == 49
    around = {(tile.x, tile.y): (tile.name, tile.edges) for tile in tiles if tile not in inside}
    assert around == {
        (3, 7): ("entrance", "OWWW"),
        (-1, 5): ("pit1", "WOWW"),
        (-1, 1): ("pit2", "WOWW"),
        (1, -1): ("pit3", "WWOW"),
        (5, -1): ("pit4", "WWOW"),
        (7, 1): ("pit5", "WWWO"),
        (7, 5): ("pit6", "WWWO"),
    }


def test_a_dark_tile_shows_nothing_and_an_armory_that_it_is_one(table: Tables) -> None:
    scene = scene_of(table("PKSM", "d a .").turn("P"))
    dark, armory, empty = tile(scene, 2, 1), tile(scene, 2, 2), tile(scene, 2, 3)
    assert (dark.name, dark.colour, dark.edges, dark.marks) == ("dark_tile", "dark", "OOOO", ())
    assert (armory.name, armory.colour, armory.marks) == ("dark_armory", "dark", ("symbol-armory",))
    assert (empty.name, empty.colour, empty.marks) == ("space", "void", ())


@pytest.mark.rule("MAN-REVEAL-13")
def test_a_tile_that_went_dark_again_still_shows_what_it_is(table: Tables) -> None:
    t = table("PKSM", "X").turn("P")
    assert tile(scene_of(t), 2, 1).name == "pit_tile"
    darken(t.g, space(2, 1))
    shown = tile(scene_of(t), 2, 1)
    assert (shown.name, shown.colour, shown.marks) == ("dark_pit", "dark", ("symbol-pit",))


def test_edges_show_walls_force_walls_breaches_and_the_outer_wall(table: Tables) -> None:
    t = table("PKSM", "o o o\no o o", at=(0, 1))
    t.wall(0, 1, "east")
    t.wall(1, 1, "south")
    t.force_wall(0, 2, "east")
    t.wall(1, 2, "east")
    t.breach(1, 2, "east")
    scene = scene_of(t.turn("P"))
    assert tile(scene, 0, 1).edges == "OWOO", "open to edge pit 3 in the north"
    assert tile(scene, 0, 2).edges == "WFOO", "the outer edge of the grid is a wall"
    assert tile(scene, 0, 3).edges == "WOOF"
    assert tile(scene, 1, 1).edges == "OOWO"
    assert tile(scene, 1, 2).edges == "OBOO"
    assert tile(scene, 1, 3).edges == "OOOB"


def test_a_force_wall_beside_a_breach_has_a_letter_of_its_own(table: Tables) -> None:
    t = table("PKSM", "o o")
    t.force_wall(2, 1, "east")
    t.breach(2, 1, "east")
    scene = scene_of(t.turn("P"))
    assert tile(scene, 2, 1).edges == "OMOO"
    assert tile(scene, 2, 2).edges == "OOOM"


def test_the_breach_at_the_entrance_shows_on_both_sides(table: Tables) -> None:
    t = table("PKSM", "o", at=(6, 3))
    assert tile(scene_of(t.turn("P")), 6, 3).edges == "OOOO"
    t.wall(6, 3, "south")
    t.breach(6, 3, "south")
    assert tile(scene_of(t), 6, 3).edges == "OOBO"
    assert tile(scene_of(t), 7, 3).edges == "BWWW"


def test_tokens_lie_on_their_tile_counted_where_there_are_several(table: Tables) -> None:
    scene = scene_of(table("PKSME", "ow3t2 dlip Hc o").turn("P"))
    assert tile(scene, 2, 1).marks == ("symbol-event", "treasure_token:2", "web_token:3")
    assert tile(scene, 2, 2).marks == ("lamp", "dancing_lights", "pit_marker")
    assert tile(scene, 2, 3).marks == ("symbol-shrine", "disc")


@pytest.mark.rule("MAN-SPI-80", "MAN-SPI-81")
def test_an_egg_shows_its_defense_and_what_it_needs_to_hatch(table: Tables) -> None:
    scene = scene_of(table("PKSM", "deb2w").turn("P"))
    (row,) = [row for row in scene.rows if row.at == "tile:1,2"]
    assert [" ".join([card.name, *card.marks]) for card in row.cards] == ["egg egg_defense:3 to_hatch:2"]
    assert tile(scene, 2, 1).marks == ("web_token", "egg", "blood:2")


# --- who stands in it


def test_pieces_show_what_an_attacker_has_to_beat(table: Tables) -> None:
    t = table("PKSME", "oCN oE ogW oP oG")
    t.g.spider.terror = 3
    scene = scene_of(t.turn("P"))
    values = {
        one.name: [(track.name, track.value) for track in one.tracks]
        for one in scene.pieces
    }  # fmt: skip
    assert values == {
        "skel_cleave": [("strength", 2)],
        "skel_needle": [("strength", 2)],
        "enchanter": [("defense", 1)],
        "poltergeist": [("strength", 2)],
        "wraith": [],
        "paladin": [("strength", 1)],
        "giant": [("defense", 3)],
    }
    assert piece(scene, "enchanter").marks == ("exposed",)
    assert piece(scene, "wraith").tile == "tile:3,2"


def test_the_skeleton_that_is_activated_is_marked(table: Tables) -> None:
    t = table("PKSM", "dC dN").turn("K")
    while t.prompt == "skeleton_spawn":
        t.play(t.options[0])
    marked = [one.name for one in scene_of(t).pieces if "acting" in one.marks]
    assert marked == [t.ask.about[0]]


def test_skeletons_on_edge_pits_and_empty_spaces_stand_on_a_tile_of_the_scene(table: Tables) -> None:
    t = table("PKSM", "d")
    t.put("skel_cleave", EDGE_PITS[0])
    t.put("skel_wail", space(4, 4))
    scene = scene_of(t.turn("P"))
    assert piece(scene, "skel_cleave").tile == "tile:-1,5"
    assert piece(scene, "skel_wail").tile == "tile:4,4"


# --- what lies before the seats


def test_the_paladin_sees_his_treasures_and_the_manor_does_too(table: Tables) -> None:
    t = table("PKSM")
    t.g.paladin.kept = [HALO]
    t.turn("P")
    for letter, seen in (("P", "tre_halo"), ("M", "tre_halo"), ("K", "treasure_back"), (NOBODY, "treasure_back")):
        rows = board(scene_of(t, letter), "paladin").rows
        assert cards(rows, "treasures_down") == [seen], letter


def test_hands_show_to_their_owner_alone(table: Tables) -> None:
    t = table("PKSM").turn("P")
    for letter in "PKSM":
        scene = scene_of(t, letter)
        powers = cards(board(scene, "spider").rows, "powers")
        events = cards(board(scene, "manor").rows, "event_hand")
        assert (powers != ["power_back"] * 3) == (letter == "S")
        assert (events != ["event_back"] * 3) == (letter == "M")


def test_the_chosen_form_shows_to_the_spider_alone(table: Tables) -> None:
    t = table("PKSM")
    t.g.spider.next_form = FORM_CASTER
    t.turn("P")
    mine = board(scene_of(t, "S"), "spider").rows
    assert cards(mine, "forms") == ["form_giant face_up", "form_caster chosen", "form_spiderlings"]
    assert cards(mine, "next_form") == []
    others = board(scene_of(t, "P"), "spider").rows
    assert cards(others, "forms") == ["form_giant face_up", "form_caster", "form_spiderlings"]
    assert cards(others, "next_form") == ["form_back"]


def test_drawn_spells_show_to_the_enchanter_alone(table: Tables) -> None:
    t = table("PKSME")
    t.draws("sp_bar", "sp_echo", "sp_mind")
    t.rule(draw_spells)
    assert cards(board(scene_of(t, "E"), "enchanter").rows, "spells_drawn") == ["sp_bar", "sp_echo", "sp_mind"]
    assert cards(board(scene_of(t, "P"), "enchanter").rows, "spells_drawn") == ["spell_back"] * 3


def test_the_march_order_says_where_each_skeleton_is(table: Tables) -> None:
    t = table("PKSM", "dC")
    s = t.g.skeletons
    s.march = [1, 2, 3, 4, 5]
    s.recruited = s.ready = 0
    t.put("skel_cleave", space(2, 1))
    s.ready |= 1 << 2
    rows = board(scene_of(t.turn("P")), "skeletons").rows
    order = [
        "skel_cleave on_board",
        "skel_needle ready",
        *[f"skel_{name} waiting" for name in ("fletch", "wail", "wick")],
    ]
    assert cards(rows, "march_order") == order


def test_discs_on_a_board_are_shown_against_what_is_needed_to_dominate(table: Tables) -> None:
    t = table("PKSME")
    t.g.enchanter.boards[0] = 2
    t.turn("K")
    assert figures(board(scene_of(t), "paladin").tracks)["disc"] == (2, 3)
    t.g.enchanter.filled = 1
    assert figures(board(scene_of(t), "paladin").tracks)["disc"] == (2, 4)
    assert "disc" not in figures(board(scene_of(t), "enchanter").tracks)


def test_supplies_are_those_of_the_roles_in_play(table: Tables) -> None:
    def supplies(roles: str) -> set[str]:
        return {track.name for track in scene_of(table(roles).turn(roles[0])).tracks if track.key.startswith("supply")}

    common = {"treasure_token", "force_wall", "breach"}
    assert supplies("PM") == common | {"lamp"}
    assert supplies("PS") == common | {"lamp", "web_token", "egg", "blood"}
    assert supplies("KE") == common | {"dancing_lights", "pit_marker", "disc"}
    assert supplies("P") == common | {"lamp", "blood"}


def test_the_lone_vigil_shows_its_dials_and_the_march_order(table: Tables) -> None:
    t = table("P", solo="hard")
    t.g.spider.terror = 5
    shown = board(scene_of(t.turn("P")), "paladin")
    seen = figures(shown.tracks)
    assert (seen["dial_terror"], seen["dial_stability"], seen["destroyed"]) == ((5, 10), (3, 12), (0, 7))
    assert (seen["vigil_movement"], seen["vigil_rush"], seen["vigil_strength"]) == ((4, None), (1, None), (1, None))
    assert len(cards(shown.rows, "march_order")) == 5


@pytest.mark.parametrize("mix", [mix.roles for mix in MIXES])
def test_every_mix_has_the_boards_of_its_roles(table: Tables, mix: str) -> None:
    scene = scene_of(table(mix).turn(mix[0]))
    assert [seat.name for seat in scene.seats] == [ROLES["PKSME".index(letter)] for letter in mix]
    assert [seat.active for seat in scene.seats] == [True] + [False] * (len(mix) - 1)


# --- the question


def test_a_tile_that_is_turned_is_previewed_and_told_by_its_open_sides(table: Tables) -> None:
    t = table("PKSM", "d\noP", at=(2, 3))
    t.draws("event_6")
    t.turn("P").play("step 2,3")
    assert t.prompt == "rotate"
    shapes = {text: choice.shape for text, choice in choices(t).items()}
    assert shapes == {"r0": "OOOW", "r1": "WOOO", "r2": "OWOO"}, "always open to the south, where he came from"
    assert option(t, "r1") == "Open to east, south and west"
    assert option(t, "r1", "ja") == "東、南、西が開く"


def test_cards_in_hand_have_other_keys_than_those_that_are_discarded(table: Tables) -> None:
    t = table("PKSM")
    t.g.spider.deck.discards.append(0)
    t.turn("P")
    keys = [card.key for row in scene_of(t, ASKED).rows for card in row.cards]
    assert keys == ["discard:eyes"]


def test_options_point_at_spaces_by_column_and_row(table: Tables) -> None:
    t = table("PKSM", "dP d", at=(4, 1))
    put(t.g, 0, space(4, 1))
    t.turn("P")
    assert choices(t)["step 4,2"].targets == ("tile:2,4",)
