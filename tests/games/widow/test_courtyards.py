"""Chapter Courtyards: empty cells amid the mansion, which only the gardener leads through."""

from collections.abc import Callable

import pytest
from games.widow.mansions import almost_courtyard, courtyard
from games.widow.table import RED, YELLOW, Table

from hauntbox.board.geometry import write_cell

MakeTable = Callable[..., Table]


def courtyards(t: Table) -> list[str]:
    return [write_cell(at) for at in t.g.courtyards]


def goes(t: Table) -> list[str]:
    """Where the widow can be moved to."""
    return sorted([option.removeprefix("go ") for option in t.options if option.startswith("go ")])


def cellar_beside(t: Table) -> None:
    """Tiles round (3,1) but for the one to the south: the Parlour, (2,1) and (4,1), all on the ground layer.

    The Tower Stair lies at (5,0), so the Cellar Stair may start a layer at (3,2).
    """
    t.lay("red_06", 1, 1)  # ODWD
    t.lay("blue_01", 2, 1, 1)  # WDWD
    t.lay("green_01", 4, 1)  # DDDW
    t.lay("blue_03", 5, 0, 1)  # WOWD


@pytest.mark.rule("WID-COURT-1")
def test_the_fourth_tile_round_an_empty_cell_makes_a_courtyard(table: MakeTable) -> None:
    t = table("maid", "guard", draw="green_01")
    almost_courtyard(t)
    t.begin()
    assert courtyards(t) == []
    t.play("3,1 r1")
    assert courtyards(t) == ["2,1"]


@pytest.mark.rule("WID-COURT-1")
def test_a_diagonal_cell_may_be_empty(table: MakeTable) -> None:
    """(1,1) hangs on the Gallery, (3,1) and (2,2) on the Boudoir; nothing lies at (1,2)."""
    t = table("maid", "guard", draw="blue_01")
    t.lay("green_02", 1, 1)  # OWDW
    t.lay("red_01", 4, 1)  # DDWD
    t.lay("green_01", 3, 1, 1)  # WDDD
    t.lay("yellow_01", 3, 2, 3)  # DWWD
    t.begin()
    assert courtyards(t) == []
    t.play("2,2 r1")
    assert courtyards(t) == ["2,1"]


@pytest.mark.rule("WID-COURT-2")
@pytest.mark.rule("WID-COURT-3")
def test_only_the_gardener_leads_the_widow_through_a_courtyard(table: MakeTable) -> None:
    t = table("maid", "guard")
    courtyard(t)
    t.widow(2, 0)
    t.roll(6, 3)
    assert goes(t) == ["0,0", "1,0", "1,1", "3,0", "4,0"]


@pytest.mark.rule("WID-COURT-2")
def test_a_wall_passing_spirit_goes_round_a_courtyard(table: MakeTable) -> None:
    """Straight through the courtyard the Hall would be 2 spaces from the Washroom at (2,2)."""
    t = table("maid", "guard")
    courtyard(t)
    t.widow(2, 0)
    t.enter(YELLOW, 2, 2)
    assert t.distance(YELLOW) == 4
    t.roll(5, 3)
    assert sorted(t.options) == ["1,2", "3,2"]
    t.play("1,2")
    assert t.spirit_at(YELLOW) == "green_02"
    assert t.ending is None


@pytest.mark.rule("WID-COURT-2")
def test_blue_cannot_move_a_wall_passing_spirit_into_a_courtyard(table: MakeTable) -> None:
    t = table("maid", "guard", draw="blue_07")
    courtyard(t)
    t.enter(YELLOW, 3, 1)
    t.lay("blue_02", 5, 0, 1)  # WOWD
    t.play("6,0 r3", "spirit_yellow")
    assert sorted(t.options) == ["3,0", "3,2", "stop"]


@pytest.mark.rule("WID-COURT-3")
@pytest.mark.rule("WID-COURT-4")
@pytest.mark.parametrize("enhanced", [False, True])
def test_a_crossing_leads_to_every_other_tile_beside_the_courtyard_for_one_space(
    table: MakeTable, enhanced: bool
) -> None:
    """The Hall's side to the courtyard is a wall; its doors and open floor lead to (1,0) and (3,0)."""
    t = table("gardener", "guard")
    courtyard(t)
    t.g.enhanced[0] = enhanced
    t.widow(2, 0)
    t.roll(6, 3)
    assert goes(t) == ["1,0", "1,1", "2,2", "3,0", "3,1"]
    t.play("go 2,2")
    assert t.widow_at == "blue_01"
    assert t.g.active == 1


@pytest.mark.rule("WID-COURT-4")
def test_a_crossing_starts_beside_the_courtyard(table: MakeTable) -> None:
    """From the Gallery one success is not enough for the far side, and nobody stops in the courtyard."""
    t = table("gardener", "guard")
    courtyard(t)
    t.g.enhanced[0] = False
    t.widow(1, 0)
    t.roll(6, 3)
    assert goes(t) == ["0,0", "1,1", "2,0"]


@pytest.mark.rule("WID-COURT-4")
def test_two_crossings_need_two_courtyards_and_two_successes(table: MakeTable) -> None:
    """Courtyards (2,1) and (3,2) both touch (2,2) and (3,1): she crosses from the Hall on to (4,2) or (3,3)."""
    t = table("gardener", "guard")
    t.lay("green_02", 1, 1)  # OWDW
    t.lay("red_01", 1, 2)  # DDWD
    t.lay("green_01", 2, 2, 1)  # WDDD
    t.lay("yellow_01", 2, 3)  # DDWW
    t.lay("blue_01", 3, 3, 1)  # WDWD
    t.lay("red_06", 4, 1, 3)  # DWDO
    t.lay("blue_07", 3, 1, 1)  # WOWW
    t.lay("black_01", 4, 2)  # DWDD
    assert courtyards(t) == ["2,1", "3,2"]
    t.g.enhanced[0] = False
    t.widow(2, 0)
    t.roll(6, 5)
    assert "4,2" in goes(t)
    assert "3,3" in goes(t)
    t.play("go 3,3")
    assert t.widow_at == "blue_01"
    assert t.g.successes == 0


@pytest.mark.rule("WID-COURT-5")
@pytest.mark.rule("WID-JOB-9")
def test_a_cell_beside_another_layer_is_no_courtyard(table: MakeTable) -> None:
    t = table("gardener", "guard", draw="black_03")
    cellar_beside(t)
    t.play("3,2 r3")
    assert t.g.layer[t.g.landings[0]] != t.g.layer[t.g.widow]
    assert courtyards(t) == []
    assert not t.g.enhanced[0]


@pytest.mark.rule("WID-COURT-5")
@pytest.mark.rule("WID-JOB-9")
def test_it_is_none_either_when_a_tile_of_the_ground_layer_closes_it(table: MakeTable) -> None:
    t = table("gardener", "guard", draw="green_01")
    t.lay("red_06", 1, 1)  # ODWD
    t.lay("blue_01", 2, 1, 1)  # WDWD
    t.lay("blue_03", 5, 0, 1)  # WOWD
    t.lay("black_03", 3, 2, 3)  # WDWO
    t.play("4,1 r0")
    assert courtyards(t) == []
    assert not t.g.enhanced[0]


@pytest.mark.rule("WID-COURT-5")
@pytest.mark.rule("WID-COURT-7")
@pytest.mark.rule("WID-STAIR-8")
def test_the_cell_becomes_a_courtyard_when_the_layer_merges_into_the_ground_layer(table: MakeTable) -> None:
    t = table("gardener", "guard", draw="red_01")
    cellar_beside(t)
    t.lay("black_03", 3, 2, 3)  # WDWO
    t.begin()
    assert courtyards(t) == []
    t.play("4,2 r0")
    assert courtyards(t) == ["3,1"]
    assert t.g.enhanced[0]


@pytest.mark.rule("WID-COURT-6")
@pytest.mark.rule("WID-COURT-7")
def test_a_hole_of_two_cells_is_no_courtyard_until_one_of_them_is_filled(table: MakeTable) -> None:
    """Below Hall and Parlour the cells (2,1) and (3,1) are empty, and tiles lie all round them."""
    t = table("gardener", "guard", draw="red_01")
    t.lay("green_02", 1, 1)  # OWDW
    t.lay("yellow_01", 1, 2)  # DDWW
    t.lay("blue_01", 2, 2, 1)  # WDWD
    t.lay("green_01", 3, 2, 1)  # WDDD
    t.lay("black_01", 4, 1)  # DWDD
    t.begin()
    assert courtyards(t) == []
    assert not t.g.enhanced[0]
    t.play("3,1 r0")
    assert courtyards(t) == ["2,1"]
    assert t.g.enhanced[0]


@pytest.mark.rule("WID-COURT-7")
@pytest.mark.rule("WID-TILE-3")
@pytest.mark.rule("WID-JOB-10")
def test_a_tile_on_the_courtyard_cell_ends_the_courtyard(table: MakeTable) -> None:
    t = table("gardener", "guard", draw="black_01")
    t.dice(3, 6)
    courtyard(t)
    t.widow(2, 0)
    t.play("2,1 r1")
    assert courtyards(t) == []
    t.play("stop", "roll")
    assert goes(t) == ["1,0", "3,0"]


@pytest.mark.rule("WID-COURT-7")
def test_a_tile_elsewhere_leaves_the_courtyard_as_it_is(table: MakeTable) -> None:
    t = table("gardener", "guard", draw="red_02")
    courtyard(t)
    t.play("5,0 r1")
    assert courtyards(t) == ["2,1"]


@pytest.mark.rule("WID-COURT-8")
@pytest.mark.rule("WID-JOB-9")
def test_a_courtyard_gives_no_tokens_but_flips_the_gardener(table: MakeTable) -> None:
    t = table("maid", "gardener", draw="green_01")
    almost_courtyard(t)
    t.begin()
    assert t.g.enhanced == [False, False]
    t.play("3,1 r1")
    assert t.g.enhanced == [False, True]
    assert t.g.pools == [3, 3]
    assert t.g.supply == 14
    assert t.spirit_at(RED) == "start_chapel"
    assert t.prompt == "declare"
