"""What every piece's moves have in common: MAN-MOVE, MAN-LOS, MAN-GEN on distances."""

from collections.abc import Callable

import pytest
from games.manor.table import Table

from hauntbox.games.manor.entering import enter, force, forced_steps, shove, webs_to_pay
from hauntbox.games.manor.laying import shift_tile, swap_tiles
from hauntbox.games.manor.pieces import CLEAVE, ENCHANTER_PIECE, GIANT, PALADIN_PIECE, PIECES, POLTERGEIST, WRAITH
from hauntbox.games.manor.revealing import reveal
from hauntbox.games.manor.spaces import AROUND, BESIDE, FAR, space, space_text, within


def texts(spaces: list[int]) -> list[str]:
    return [space_text(at) for at in spaces]


@pytest.mark.rule("MAN-GEN-9")
@pytest.mark.rule("MAN-GEN-10")
@pytest.mark.rule("MAN-GEN-11")
def test_adjacent_surrounding_and_distance() -> None:
    assert sorted(texts(list(BESIDE[space(0, 0)]))) == ["0,1", "1,0"]
    assert len(BESIDE[space(3, 3)]) == 4
    assert texts(list(AROUND[space(0, 0)])) == ["0,1", "1,0", "1,1"]
    assert len(AROUND[space(3, 3)]) == 8
    assert FAR[space(0, 0)][space(2, 3)] == 5
    assert len(within(space(3, 3), 2)) == 13


@pytest.mark.rule("MAN-GEN-12")
@pytest.mark.rule("MAN-GEN-14")
@pytest.mark.rule("MAN-GEN-15")
def test_what_occupies_a_space(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-op-ot-ol-oi-oP\now-oeb-oc-og-oW")
    t.breach(2, 1, "east")
    places = [(2, col) for col in range(1, 7)] + [(3, col) for col in range(1, 6)]
    occupied = [t.g.occupied(space(row, col)) for row, col in places]
    assert occupied == [False, False, *[True] * 9], "only Breaches and Pit markers leave it unoccupied"


@pytest.mark.rule("MAN-GEN-13")
def test_player_pieces() -> None:
    assert len(PIECES) == 1 + 6 + 2 + 5 + 1 + 1 + 9


@pytest.mark.rule("MAN-MOVE-4")
@pytest.mark.rule("MAN-MOVE-5")
@pytest.mark.rule("MAN-MOVE-6")
@pytest.mark.rule("MAN-ENC-5")
def test_webs_cost_and_tear_but_not_for_the_spider_or_the_enchanter(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oPGE-ow3")
    there = space(2, 2)
    assert [webs_to_pay(t.g, piece, there) for piece in (PALADIN_PIECE, CLEAVE, GIANT, ENCHANTER_PIECE)] == [3, 3, 0, 0]
    enter(t.g, GIANT, there)
    enter(t.g, ENCHANTER_PIECE, there)
    assert (t.count("w", 2, 2), t.supply("w")) == (3, 7)
    enter(t.g, PALADIN_PIECE, there)
    assert (t.count("w", 2, 2), t.supply("w")) == (0, 10)


@pytest.mark.rule("MAN-SKEL-53")
@pytest.mark.rule("MAN-MOVE-22")
def test_dancing_lights_go_out_when_an_opponent_enters(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oPCE-oi2")
    enter(t.g, CLEAVE, space(2, 2))
    enter(t.g, ENCHANTER_PIECE, space(2, 2))
    assert t.count("i", 2, 2) == 2
    force(t.g, PALADIN_PIECE, space(2, 2), "MAN-MOVE-20")
    assert (t.count("i", 2, 2), t.supply("i")) == (0, 3)


@pytest.mark.rule("MAN-ENC-33")
def test_a_disc_goes_to_the_board_of_whoever_enters_but_not_of_a_poltergeist(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oPgW-oc")
    enter(t.g, POLTERGEIST, space(2, 2))
    assert t.count("c", 2, 2) == 1
    enter(t.g, WRAITH, space(2, 2))
    assert t.count("c", 2, 2) == 0
    assert t.g.enchanter.boards == [0, 0, 0, 1, 0]


@pytest.mark.rule("MAN-MOVE-10")
@pytest.mark.rule("MAN-FAQ-1")
def test_moving_a_tile_is_not_entering(table: Callable[..., Table]) -> None:
    t = table("PKSME", "dPw2e-oc")
    swap_tiles(t.g, 3, space(2, 1), space(2, 2), (0, 0), "MAN-MAN-5")
    assert t.where("paladin") == "2,2"
    assert (t.count("w", 2, 2), t.count("e", 2, 2), t.count("c", 2, 1)) == (2, 1, 1)
    assert t.g.enchanter.boards == [0] * 5
    assert t.g.grid.tile[space(2, 2)] < 0, "it is still Dark"


@pytest.mark.rule("MAN-MOVE-11")
def test_skeletons_in_an_empty_space_stand_on_the_tile_placed_there(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-d .C")
    t.draws("event_1")
    t.rule(reveal, 0, space(2, 2), "MAN-REVEAL-1")
    assert t.g.has_tile(space(2, 3))
    assert t.where("skel_cleave") == "2,3"


@pytest.mark.rule("MAN-MOVE-20")
@pytest.mark.rule("MAN-MOVE-21")
def test_a_forced_move_goes_to_any_tile_across_an_edge_that_is_no_wall(table: Callable[..., Table]) -> None:
    t = table("PKSME", ". dg\n. oP|o\n. .")
    t.rule(shove, 2, PALADIN_PIECE, "MAN-SPI-36")
    assert t.where("paladin") == "2,2"
    assert (t.g.paladin.health, t.g.paladin.meetings, t.g.paladin.moves) == (7, 0, 0)
    assert t.where("poltergeist_1") == "2,2"
    s = table("PKSME", "d oP d")
    s.rule(shove, 2, PALADIN_PIECE, "MAN-SPI-36")
    assert (s.asked, s.options) == ("spider", ["to 2,3", "to 2,1"])


@pytest.mark.rule("MAN-MOVE-22")
def test_a_forced_move_leaves_lamps_alone(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oC-ol")
    force(t.g, CLEAVE, space(2, 2), "MAN-MOVE-20")
    assert t.count("l", 2, 2) == 1


@pytest.mark.rule("MAN-MOVE-23")
def test_without_a_tile_the_piece_stays(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oP|o")
    t.rule(shove, 2, PALADIN_PIECE, "MAN-SPI-36")
    assert t.ask is None
    assert t.where("paladin") == "2,1"


@pytest.mark.rule("MAN-MOVE-25")
@pytest.mark.rule("MAN-MOVE-26")
def test_the_paladin_on_the_entrance_is_out_of_reach(table: Callable[..., Table]) -> None:
    t = table("PKSME")
    assert t.where("paladin") == "entrance"
    assert forced_steps(t.g, PALADIN_PIECE) == []
    assert not t.g.paladin_in()
    assert texts(list(BESIDE[t.g.at[PALADIN_PIECE]])) == ["6,3"]


@pytest.mark.rule("MAN-MAN-7")
@pytest.mark.rule("MAN-MAN-11")
def test_a_shifted_tile_takes_everything_along_and_holes_are_filled(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o oPl o")
    shift_tile(t.g, 3, space(2, 2), space(4, 2), 0, "MAN-MAN-7")
    assert t.where("paladin") == "4,2"
    assert t.count("l", 4, 2) == 1
    assert t.house == ["2,1", "2,2", "2,3", "3,2", "4,1", "4,2", "4,3", "5,2"]


# --- sight


@pytest.mark.rule("MAN-LOS-1")
@pytest.mark.rule("MAN-LOS-2")
@pytest.mark.rule("MAN-LOS-4")
def test_a_straight_line_without_walls_dark_tiles_or_empty_spaces_between(table: Callable[..., Table]) -> None:
    t = table("PKSME", "oP-og-owC-d-o\no|o\n.\no")
    seen = texts(t.g.grid.sight(space(2, 1)))
    assert seen == ["2,1", "2,2", "2,3", "2,4", "3,1"], "pieces and tokens do not block"
    assert not t.g.grid.sees(space(2, 1), space(3, 2)), "no diagonals"
    assert not t.g.grid.sees(space(2, 1), space(5, 1)), "an empty space between"
    assert t.g.grid.sees(space(2, 1), space(4, 1)), "an empty space at the end"


@pytest.mark.rule("MAN-LOS-3")
@pytest.mark.rule("MAN-LOS-5")
def test_the_ends_may_be_dark_and_some_see_through_the_dark(table: Callable[..., Table]) -> None:
    t = table("PKSME", "d d o")
    assert texts(t.g.grid.sight(space(2, 1))) == ["2,1", "2,2"]
    assert texts(t.g.grid.sight(space(2, 1), True)) == ["2,1", "2,2", "2,3"]


@pytest.mark.rule("MAN-LOS-4")
@pytest.mark.rule("MAN-LOS-6")
def test_the_first_and_the_last_edge_count_too(table: Callable[..., Table]) -> None:
    t = table("PKSME", "o-o|o")
    assert texts(t.g.grid.sight(space(2, 1))) == ["2,1", "2,2"]
    assert texts(t.g.grid.sight(space(2, 3))) == ["2,3"]
