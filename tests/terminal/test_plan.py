"""The map in characters."""

from hauntbox.games.widow import GAME
from hauntbox.kernel.scene import Floor, Piece, Scene, Tile
from hauntbox.terminal.plan import WIDE, cell_of, draw_sheet, sheets, small_tile
from hauntbox.words import Words


def scene(*tiles: Tile, pieces: tuple[Piece, ...] = (), gaps: tuple[tuple[int, int, str], ...] = ()) -> Scene:
    return Scene("widow", 1, (Floor("ground", tiles, gaps),), pieces, (), (), (), (), None, None)


def tile(name: str, x: int, y: int, edges: str, *marks: str) -> Tile:
    return Tile(f"tile:{x},{y}", name, x, y, edges, "red", marks)


def drawn(seen: Scene, marked: dict[str, str] | None = None, barred: frozenset[str] = frozenset(), lang: str = "en",
          width: int = 80) -> list[str]:  # fmt: skip
    (sheet,) = sheets(seen, marked or {}, barred)
    return [line.plain.rstrip() for line in draw_sheet(sheet, Words(GAME, lang), width)]


def test_walls_doors_blind_doors_and_open_floor_look_different() -> None:
    seen = scene(tile("red_01", 0, 0, "WDDO"), tile("red_02", 1, 0, "OOWD"), tile("red_03", 0, 1, "WWWW"))
    assert drawn(seen) == [
        "       0      1",
        "    ╶──────┐· · · ·",
        "  0 ·Cloakr▒Trophy·",
        "    ·r     ▒r     ·",
        "    ┌──xx──┼──────╴",
        "  1 │Back S│",
        "    │r     │",
        "    └──────┘",
    ]


def test_tiles_of_one_room_have_no_line_between_them() -> None:
    lines = drawn(scene(tile("red_01", 0, 0, "WOWW"), tile("red_02", 1, 0, "WWWO")))
    assert lines[2] == "  0 │Cloakr Trophy│"


def test_pieces_tokens_and_marks_stand_in_the_second_line_of_a_tile() -> None:
    pieces = (Piece("p", "spirit_red", "tile:0,0", "red", "R", 2), Piece("w", "widow", "tile:0,0", "white", "W"))
    lines = drawn(scene(tile("red_01", 0, 0, "WWWW", "lock:3"), pieces=pieces))
    assert lines[3] == "    │r R2W#│"
    lines = drawn(scene(tile("red_03", 0, 0, "WWWW", "stairs-yellow-up", "paired")))
    assert lines[3] == "    │r ↑y+ │"


def test_option_numbers_stand_on_tiles_and_empty_cells_and_near_misses_are_crossed() -> None:
    seen = scene(tile("red_01", 0, 0, "DDWD"), tile("red_02", 2, 0, "WWWW"))
    lines = drawn(seen, {"tile:0,0": "7", "tile:1,0": "8-11"}, frozenset({"tile:1,1", "tile:2,0"}))
    assert lines[2] == "  0 ▒7 Cloa▒8-11  │Trophy│"
    assert drawn(seen, {"tile:1,0": "101-104"})[2] == "  0 ▒Cloakr▒101…  │Trophy│"


def test_a_courtyard_is_filled() -> None:
    ring = [tile("red_01", x, y, "WWWW") for x, y in ((1, 0), (0, 1), (2, 1), (1, 2))]
    assert drawn(scene(*ring, gaps=((1, 1, "courtyard"),)))[5] == "  1 │Cloakr│~ ~ ~ │Cloakr│"


def test_wide_characters_do_not_shift_the_borders() -> None:
    seen = scene(tile("red_01", 0, 0, "WWWW"), tile("red_02", 1, 0, "WWWW"))
    for lang, middle in (("ja", "  0 │クロー│戦利品│"), ("zh", "  0 │衣帽间│战利品│")):
        assert drawn(seen, lang=lang)[2] == middle


def test_a_map_that_is_too_wide_is_cut_into_strips() -> None:
    seen = scene(*[tile("red_01", x, 0, "WWWW") for x in range(12)])
    lines = drawn(seen)
    assert max(map(len, lines)) <= 80
    assert [line.split() for line in lines if line and line.split()[0].isdigit() and len(line.split()) > 1][-1]
    assert sum(line.count("Cloakr") for line in lines) == 12


def test_tiles_of_upper_floors_bear_their_number() -> None:
    seen = scene(tile("red_01", 0, 0, "WWWW"))
    seen = seen._replace(floors=(*seen.floors, Floor("layer-1", (tile("red_02", 3, 0, "WWWW"),))))
    assert "│r¹    │" in drawn(seen)[3]


def test_a_small_tile_shows_its_edges() -> None:
    assert [line.plain for line in small_tile("ODWW", "g", "green")] == ["┌   ┐", "│ g ▒", "└───┘"]


def test_keys_name_cells() -> None:
    assert cell_of("tile:3,-1") == (3, -1)
    assert cell_of("tile:1:3,-1") == (3, -1)
    assert cell_of("piece:widow") is None
    assert WIDE == 6
