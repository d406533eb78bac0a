"""How the widow moves: where she can go, what it costs, where her move counts."""

from collections.abc import Callable

import pytest
from games.widow.mansions import cellar_below, cellar_wing, courtyard, stairs
from games.widow.table import BLUE, GREEN, RED, Table

from hauntbox.kernel.errors import IllegalChoice

Make = Callable[..., Table]


@pytest.mark.rule("WID-WIDOW-1")
def test_she_stays_where_she_is_unless_somebody_moves_her(table: Make) -> None:
    t = table("maid", "guard", draw="green_02 blue_02")
    t.enter(RED, 3, 0)  # right beside her
    t.dice(3, 5)
    t.play("1,1 r0", "roll", "stop")
    assert t.g.active == 1
    assert t.widow_at == "start_boudoir"
    assert t.told("widow-moved") == []


@pytest.mark.rule("WID-WIDOW-2")
def test_she_walks_round_walls_and_blind_doors(table: Make) -> None:
    t = table("maid", "guard")
    cellar_wing(t)
    t.widow(3, 0)  # (3,1) lies behind the Parlour's wall, three spaces by way of the Boudoir
    t.roll(3, 5)  # one success, two spaces
    assert t.walks == {"2,0", "1,0", "4,0", "4,1"}


@pytest.mark.rule("WID-WIDOW-2")
def test_she_uses_stairs(table: Make) -> None:
    t = table("maid", "guard")
    stairs(t)
    t.roll(3, 5)
    assert t.walks == {"3,0", "2,0", "5,0", "0,-1"}
    t.play("go 0,-1")
    assert t.widow_at == "black_03"


@pytest.mark.rule("WID-WIDOW-2")
def test_she_does_not_step_from_one_layer_into_another_beside_it(table: Make) -> None:
    t = table("maid", "guard")
    cellar_below(t)
    t.widow(3, 1)
    t.roll(3, 5)
    assert t.walks == {"3,2", "5,0"}


@pytest.mark.rule("WID-WIDOW-2")
@pytest.mark.parametrize("job", ["maid", "guard", "butler"])
def test_nobody_but_the_gardener_takes_her_across_a_courtyard(table: Make, job: str) -> None:
    t = table(job, "chaplain")
    courtyard(t)
    t.widow(2, 0)
    t.roll(5, 6)
    assert t.walks
    assert not t.walks & {"2,2", "3,1"}


@pytest.mark.rule("WID-WIDOW-3")
def test_a_move_leads_to_another_tile_and_costs_as_little_as_possible(table: Make) -> None:
    t = table("maid", "guard")
    t.roll(5, 6)
    assert t.walks == {"3,0", "2,0", "1,0"}  # not the Boudoir itself
    t.play("go 2,0")
    assert t.told("paid")[-1]["cost"] == 1
    assert t.g.successes == 1


@pytest.mark.rule("WID-WIDOW-3")
def test_left_over_spaces_of_a_move_are_lost(table: Make) -> None:
    t = table("maid", "guard")
    t.g.enhanced[0] = True
    t.roll(5, 6)
    t.play("go 3,0")  # a success worth two spaces, one of them used
    assert t.g.successes == 1
    assert t.walks == {"4,0", "2,0", "1,0"}
    t.play("go 2,0")  # the second success; no half of the first is left
    assert t.prompt == "place_tile"
    assert t.g.active == 1


@pytest.mark.rule("WID-WIDOW-3")
def test_the_two_spaces_of_a_red_bonus_are_one_move_to_one_destination(table: Make) -> None:
    t = table("guard", "maid", draw="red_01")
    t.play("5,0 r0")
    assert t.prompt == "red_bonus"
    assert set(t.options) == {"stop", "3,0", "2,0", "5,0"}
    t.play("3,0")
    assert t.prompt == "declare"  # one space was enough: the other is not asked for again
    assert t.widow_at == "start_parlour"


@pytest.mark.rule("WID-WIDOW-4")
def test_she_may_pass_a_spirit_on_her_way(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.roll(2, 5)
    t.play("go 2,0")
    assert t.widow_at == "start_hall"
    assert t.ending is None


@pytest.mark.rule("WID-WIDOW-4")
def test_she_may_pass_a_spirit_in_a_red_bonus(table: Make) -> None:
    t = table("guard", "maid", draw="red_01")
    t.enter(BLUE, 3, 0)
    t.play("5,0 r0", "2,0")
    assert t.widow_at == "start_hall"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-WIDOW-5")
@pytest.mark.parametrize("tokens", [0, 2])
def test_a_move_that_ends_on_a_spirit_is_legal_and_loses(table: Make, tokens: int) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.bind(BLUE, tokens)
    t.roll(5, 6)
    t.play("go 3,0")
    assert t.ending == "caught_by_spirit_blue"
    assert t.options == []


@pytest.mark.rule("WID-WIDOW-5")
def test_a_red_bonus_that_ends_on_a_spirit_loses(table: Make) -> None:
    t = table("guard", "maid", draw="red_01")
    t.enter(BLUE, 3, 0)
    t.play("5,0 r0", "3,0")
    assert t.ending == "caught_by_spirit_blue"


@pytest.mark.rule("WID-WIDOW-5")
def test_of_two_spirits_on_one_tile_one_has_caught_her(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.enter(GREEN, 3, 0)
    t.roll(5, 6)
    t.play("go 3,0")
    assert len(t.told("caught")) == 1
    assert t.ending == f"caught_by_{t.told('caught')[0]['spirit']}"


@pytest.mark.rule("WID-WIDOW-6")
def test_the_red_bonus_can_be_declined(table: Make) -> None:
    t = table("guard", "maid", draw="red_01")
    t.play("5,0 r0", "stop")
    assert t.widow_at == "start_boudoir"
    assert t.prompt == "declare"


@pytest.mark.rule("WID-WIDOW-6")
def test_a_maid_with_successes_need_not_move_her(table: Make) -> None:
    t = table("maid", "guard")
    t.roll(5, 6)
    t.play("stop")
    assert t.widow_at == "start_boudoir"
    assert t.g.active == 1


@pytest.mark.rule("WID-WIDOW-7")
def test_she_can_be_moved_several_times_in_one_step(table: Make) -> None:
    t = table("maid", "guard")
    t.roll(5, 6, declared=1)
    t.play("go 2,0", "go 3,0", "go 4,0")
    assert len(t.told("widow-moved")) == 3
    assert t.widow_at == "start_boudoir"
    assert t.g.active == 1


@pytest.mark.rule("WID-WIDOW-7")
def test_each_of_several_moves_ends_for_itself(table: Make) -> None:
    t = table("maid", "guard")
    t.enter(BLUE, 3, 0)
    t.roll(5, 6)
    t.play("go 3,0")  # she could have passed the Parlour in one move, but this one ends there
    with pytest.raises(IllegalChoice):
        t.play("go 2,0")
    assert t.ending == "caught_by_spirit_blue"


# --- where the option no_passing meets the rules above


@pytest.mark.rule("WID-VAR-5")
@pytest.mark.rule("WID-WIDOW-4")
def test_without_passing_a_spirit_shuts_the_way(table: Make) -> None:
    t = table("maid", "guard", no_passing=True)
    t.lay("blue_03", 5, 0, 1)
    t.enter(BLUE, 3, 0)
    t.roll(5, 6)
    assert t.walks == {"5,0"}


@pytest.mark.rule("WID-VAR-5")
@pytest.mark.rule("WID-JOB-9")
def test_without_passing_a_crossing_leads_round_a_spirit_but_not_onto_one(table: Make) -> None:
    t = table("gardener", "guard", no_passing=True)
    courtyard(t)
    t.widow(2, 0)
    t.enter(RED, 1, 0)
    t.enter(BLUE, 3, 1)
    t.roll(5, 6)
    assert t.walks == {"3,0", "4,0", "1,1", "2,2", "1,2", "3,2"}
    t.play("go 1,2")  # across to the Conservatory (or the Washroom), then through a door
    assert t.widow_at == "red_01"
    assert t.ending is None
