"""Heroes move square by square."""

from collections.abc import Callable

import pytest
from games.delve.table import Table

from hauntbox.board.geometry import cell
from hauntbox.board.squares import write_square
from hauntbox.games.delve.blows import suffer
from hauntbox.games.delve.encountering import hunted
from hauntbox.games.delve.encounters import ENCOUNTER
from hauntbox.games.delve.exploring import exploration
from hauntbox.games.delve.figures import put
from hauntbox.games.delve.items import momentum
from hauntbox.games.delve.moving import nearest_squares, reach
from hauntbox.games.delve.numbers import speed
from hauntbox.games.delve.turn import act, heroes_end

Make = Callable[..., Table]

CORRIDOR = """
    ############
    #A.x.......#
    ############
    ############
"""


def goes(t: Table, seat: int = 0) -> list[str]:
    """Where one move of a hero can end, step by step; the same as what a move all at once could reach."""
    g, start = t.g, t.g.at[seat]
    left = {start: speed(g, seat)}
    queue = [start]
    for here in queue:
        put(g, seat, here)
        for there, cost in nearest_squares(g, seat, left[here]).items():
            if left[here] - cost > left.get(there, -1):
                left[there] = left[here] - cost
                queue.append(there)
    put(g, seat, start)
    g.shifted = False
    assert {s: speed(g, seat) - rest for s, rest in left.items() if s != start} == reach(g, seat, speed(g, seat))
    return sorted([write_square(s) for s in left if s != start])


def walks(t: Table) -> list[str]:
    assert t.prompt == "walk"
    return sorted([option for option in t.options if option != "stay"])


# --- one square at a time


@pytest.mark.rule("DEL-MOVE-1")
def test_a_move_is_up_to_speed_squares_also_diagonally(table: Make) -> None:
    t = table("brakka", "ilse")  # speed 5 and 6
    t.draw("\n".join(["A" + "." * 11, *["." * 12] * 10, "." * 11 + "B"]))
    near = [f"{row},{column}" for row in range(6) for column in range(6) if (row, column) != (0, 0)]
    assert goes(t) == sorted(near)
    far = [f"{row},{column}" for row in range(5, 12) for column in range(5, 12) if (row, column) != (11, 11)]
    assert goes(t, 1) == sorted(far)


@pytest.mark.rule("DEL-MOVE-2")
@pytest.mark.parametrize("foe", ["tunnel_goblin", "vesk", "egg_sac"])
def test_no_hero_enters_or_passes_a_wall_a_monster_a_villain_or_a_blocking_object(table: Make, foe: str) -> None:
    t = table("brakka", adventure="brood_below")
    t.powers(0)
    t.draw(CORRIDOR, x=foe)
    assert goes(t) == ["1,2"]


@pytest.mark.rule("DEL-MOVE-3")
@pytest.mark.parametrize("hp", [0, 7])
def test_a_hero_passes_another_hero_but_does_not_stop_there(table: Make, hp: int) -> None:
    t = table("brakka", "ilse")
    t.draw(CORRIDOR.replace("x", "B"))
    t.g.hp[1] = hp
    assert goes(t) == ["1,2", "1,4", "1,5", "1,6"]


@pytest.mark.rule("DEL-MOVE-3")
def test_a_hero_passes_an_ally_too(table: Make) -> None:
    t = table("brakka")
    t.draw(CORRIDOR, x="al_lynx")
    assert goes(t) == ["1,2", "1,4", "1,5", "1,6"]


@pytest.mark.rule("DEL-MOVE-4")
@pytest.mark.parametrize("wall", ["#", "o", "v"])
def test_no_diagonal_step_between_two_wall_like_squares(table: Make, wall: str) -> None:
    t = table("brakka")
    t.draw(f"####\n#A{wall}#\n#{wall}.#\n####")
    assert goes(t) == []
    t.draw(f"####\n#A{wall}#\n#..#\n####")
    assert goes(t) == ["2,1", "2,2"]


@pytest.mark.rule("DEL-MOVE-5")
def test_tile_borders_do_not_matter(table: Make) -> None:
    t = table("brakka")
    t.items(0, *["it_tower_shield"] * 4)  # speed 1
    t.draw("........\n........\n........\n...A....\n........\n........\n........\n........")
    assert goes(t) == ["2,2", "2,3", "2,4", "3,2", "3,4", "4,2", "4,3", "4,4"]  # 4,4 lies on the tile across


@pytest.mark.rule("DEL-MOVE-5")
def test_a_closed_edge_may_be_crossed_where_two_squares_touch(table: Make) -> None:
    t = table("brakka")
    t.draw("...A....\n...#....\n...#....\n........")
    assert not t.g.cave.is_open(cell(0, 0), 1)
    assert {"0,4", "1,4"} <= set(goes(t))


# --- what it costs


@pytest.mark.rule("DEL-MOVE-6")
@pytest.mark.rule("DEL-TILE-3")
def test_a_square_of_water_costs_two(table: Make) -> None:
    t = table("brakka")  # speed 5
    t.draw(CORRIDOR.replace("x", "~"))
    assert goes(t) == ["1,2", "1,3", "1,4", "1,5"]  # 1, 3, 4, 5
    t.act(0).play("move")
    assert (t.prompt, t.options) == ("step", ["go 1,2", "end"])
    t.play("go 1,2", "go 1,3")
    assert t.g.left == 5 - 1 - 2


@pytest.mark.rule("DEL-MOVE-6")
def test_rubble_costs_two_for_each_square_of_its_tile_and_never_more_with_water(table: Make) -> None:
    t = table("brakka")
    t.draw(CORRIDOR.replace("x..", "..~"))
    t.g.hazards[cell(1, 0)] = ENCOUNTER["hz_rubble"]
    assert goes(t) == ["1,2", "1,3", "1,4"]  # 1, 2, 4
    t.stand(0, 1, 3)
    assert goes(t) == ["1,1", "1,2", "1,4", "1,5"]  # 2 and 4: the water of the rubble tile is no dearer
    t.g.hazards[cell(1, 0)] = ENCOUNTER["hz_spore_cloud"]
    assert goes(t) == ["1,1", "1,2", "1,4", "1,5", "1,6", "1,7"]


@pytest.mark.rule("DEL-MOVE-7")
def test_speed_is_at_least_one(table: Make) -> None:
    t = table("brakka")
    t.items(0, *["it_tower_shield"] * 3, "it_stride_boots")
    assert speed(t.g, 0) == 5 - 3 + 1
    t.items(0, *["it_tower_shield"] * 9)
    assert speed(t.g, 0) == 1
    t.g.heroes[0].immobilized = True
    assert speed(t.g, 0) == 0


@pytest.mark.rule("DEL-MOVE-7")
def test_a_slow_hero_with_one_square_left_does_not_wade(table: Make) -> None:
    t = table("brakka")
    t.items(0, *["it_tower_shield"] * 9)
    t.draw(CORRIDOR.replace(".x", "~."))
    assert goes(t) == []


# --- Immobilized, placing


@pytest.mark.rule("DEL-MOVE-8")
@pytest.mark.rule("DEL-COND-1")
def test_the_immobilized_stay_where_they_are(table: Make) -> None:
    t = table("ilse")
    t.powers(0, "ils_quick_step")
    t.items(0, "it_speed_tonic")
    t.act(0)
    assert {"use ils_quick_step", "item it_speed_tonic"} <= set(t.options)
    t.g.heroes[0].immobilized = True
    assert t.act(0).prompt is None
    assert t.rule(momentum, 0).prompt is None


@pytest.mark.rule("DEL-MOVE-8")
@pytest.mark.rule("DEL-TURN-4")
def test_the_immobilized_may_give_up_a_move_for_stone_blood(table: Make) -> None:
    t = table("brakka")
    t.powers(0, "brk_stone_blood")
    t.g.heroes[0].immobilized = True
    t.g.hp[0] = 1
    assert t.act(0).options == ["use brk_stone_blood", "end"]


@pytest.mark.rule("DEL-MOVE-8")
@pytest.mark.rule("DEL-MOVE-9")
def test_placing_and_swapping_work_on_the_immobilized(table: Make) -> None:
    t = table("quillon", "tamsin")
    t.powers(0, "qui_blink")
    t.powers(1, "tam_trick_swap")
    t.g.heroes[0].immobilized = t.g.heroes[1].immobilized = True
    t.foe("stone_brute", 1, 6)
    t.foe("stone_brute", 2, 2)
    t.stand(0, 1, 5)
    t.act(0).play("use qui_blink", "3,1")
    assert t.square(0) == "3,1"
    t.stand(1, 1, 1)
    t.dice(1)
    t.act(1).play("attack tam_trick_swap", "p1")
    assert (t.square(0), t.square(1)) == ("1,1", "3,1")


@pytest.mark.rule("DEL-MOVE-9")
def test_placing_lifts_a_figure_over_walls_water_and_figures(table: Make) -> None:
    t = table("quillon", "brakka")
    t.powers(0, "qui_blink")
    t.draw(
        """
        ####....####
        #A#..~.B#..#
        ###.....#..#
        ####....####
        """
    )
    assert goes(t) == []
    t.act(0).play("use qui_blink")
    assert {"1,3", "1,5", "2,7"} <= set(t.options)
    assert not {"1,2", "1,7", "1,9"} & set(t.options)  # a wall, Brakka's square, and a tile behind a closed edge
    t.play("1,5")
    assert (t.square(0), t.g.moves) == ("1,5", 0)


@pytest.mark.rule("DEL-MOVE-9")
def test_without_a_free_square_nobody_is_placed(table: Make) -> None:
    t = table("brakka", "ilse")
    made = t.draw(
        """
        ####....
        #AB.g...
        ###.....
        ####....
        """,
        g="rot_hound",
    )
    t.curse(0, "cu_hunted")
    t.rule(hunted)
    assert (t.prompt, t.square(made["g"])) == (None, "1,4")
    t.stand(1, 2, 3)
    t.rule(hunted)
    assert t.square(made["g"]) == "1,2"


# --- DEL-MOVE-10: having changed squares

TREMORS = ENCOUNTER["en_tremors"]


@pytest.mark.rule("DEL-MOVE-10")
def test_whoever_ends_no_move_elsewhere_has_not_changed_squares(table: Make) -> None:
    t = table("brakka")
    t.g.environment = TREMORS
    t.act(0).play("end")
    assert t.rule(heroes_end).hp(0) == 9


@pytest.mark.rule("DEL-MOVE-10")
def test_two_moves_there_and_back_do_count(table: Make) -> None:
    t = table("brakka")
    t.g.environment = TREMORS
    t.powers(0)
    t.act(0).play("go 2,1", "go 1,1")
    assert t.rule(heroes_end).hp(0) == 10


@pytest.mark.rule("DEL-MOVE-10")
def test_one_move_there_and_back_does_not_count(table: Make) -> None:
    t = table("brakka")
    t.g.environment = TREMORS
    t.act(0).play("move", "go 2,1", "go 1,1", "end", "end")
    assert t.g.moves == 1
    assert t.rule(heroes_end).hp(0) == 9


@pytest.mark.rule("DEL-MOVE-10")
def test_once_changed_is_changed_whatever_a_later_move_does(table: Make) -> None:
    t = table("brakka")
    t.g.environment = TREMORS
    t.act(0).play("go 2,1", "move", "go 1,1", "go 2,1", "end")
    assert t.g.moves == 2
    assert t.rule(heroes_end).hp(0) == 10


@pytest.mark.rule("DEL-MOVE-10")
def test_placing_and_swapping_count_too(table: Make) -> None:
    t = table("quillon", "tamsin")
    t.powers(0, "qui_blink")
    t.g.environment = TREMORS
    t.act(0).play("use qui_blink", "2,2", "end")
    assert t.rule(heroes_end).hp(0) == 7
    t.powers(1, "tam_trick_swap")
    t.foe("stone_brute", 2, 3)
    t.g.shifted = False
    t.dice(1)
    t.act(1).play("attack tam_trick_swap", "p1")
    t.play_until("nothing")
    t.g.active = 1
    assert t.rule(heroes_end).hp(1) == 8


# --- DEL-MOVE-11, DEL-MOVE-12


@pytest.mark.rule("DEL-MOVE-11")
@pytest.mark.rule("DEL-EXPLORE-14")
def test_who_drops_in_his_own_phase_loses_all_that_is_left_of_it(table: Make) -> None:
    t = table("brakka")
    t.stand(0, 0, 1)  # on an unexplored edge
    t.items(0, "it_healing_draught")
    t.g.hp[0] = 1
    t.g.heroes[0].immobilized = True
    t.run((suffer, (0, 1, "vent", "DEL-TILE-1")), (act, ()), (heroes_end, ()), (exploration, ()))
    assert (t.prompt, t.hp(0), t.square(0)) == (None, 0, "0,1")
    assert t.g.heroes[0].immobilized  # H4 came, with what it is for a hero at 0 HP (DEL-COND-8)
    assert t.told("tile") == []


@pytest.mark.rule("DEL-MOVE-12")
def test_a_granted_move_uses_the_present_speed_and_all_the_rules(table: Make) -> None:
    t = table("brakka", "ilse")
    t.items(0, "it_tower_shield")  # speed 4
    t.draw(CORRIDOR.replace("x", "B"))
    assert walks(t.rule(momentum, 0)) == ["1,2", "1,4", "1,5"]  # past Ilse, but not onto her square
    t.draw(CORRIDOR, x="stone_brute")
    assert walks(t.rule(momentum, 0)) == ["1,2"]
    t.draw(CORRIDOR.replace("x", "~"))
    assert walks(t.rule(momentum, 0)) == ["1,2", "1,3", "1,4"]
    t.play("1,4")
    assert (t.square(0), t.g.moves) == ("1,4", 0)  # none of his actions


@pytest.mark.rule("DEL-MOVE-12")
def test_a_granted_move_may_have_a_number_of_its_own(table: Make) -> None:
    t = table("ilse")  # speed 6
    t.powers(0, "ils_quick_step")
    t.draw(CORRIDOR.replace("x", "."))
    assert walks(t.act(0).play("use ils_quick_step")) == ["1,2", "1,3", "1,4"]
