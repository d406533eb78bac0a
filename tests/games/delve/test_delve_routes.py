"""Ways over several squares: goals that are pointed at, and the choices that lead there."""

import random
from collections.abc import Callable, Iterator

import pytest
from games.delve.seeing import scene_of
from games.delve.table import Table

from hauntbox.board.squares import square, write_square
from hauntbox.games.delve import GAME
from hauntbox.games.delve.state import CROWN, Delve
from hauntbox.kernel.position import Position, new_game
from hauntbox.kernel.scene import Question, Route
from hauntbox.words import Words

Tables = Callable[..., Table]

HALL = """
    ############
    #A........B#
    #..........#
    ############
"""


def asked(t: Table) -> Question:
    question = scene_of(t).question
    assert question is not None
    return question


def routes(t: Table) -> dict[str, Route]:
    return {route.target.removeprefix("square:"): route for route in asked(t).routes}


@pytest.mark.rule("DEL-MOVE-1")
def test_every_square_in_reach_is_a_goal_of_the_next_move(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    t.act(0)
    found = routes(t)
    assert found["1,6"].texts == ("move", "go 1,2", "go 1,3", "go 1,4", "go 1,5", "go 1,6")
    assert found["1,4"].texts == ("move", "go 1,2", "go 1,3", "go 1,4", "end")
    assert found["1,4"].through == ("square:1,1", "square:1,2", "square:1,3", "square:1,4")
    assert "1,7" not in found
    assert "1,10" not in found


@pytest.mark.rule("DEL-MOVE-1")
def test_within_a_move_only_squares_that_are_no_options_are_goals(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    t.act(0).play("move", "go 1,2")
    found = routes(t)
    assert "1,3" not in found
    assert found["1,5"].texts == ("go 1,3", "go 1,4", "go 1,5", "end")
    assert found["1,6"].texts == ("go 1,3", "go 1,4", "go 1,5", "go 1,6")


@pytest.mark.rule("DEL-OBJ-3")
def test_a_way_does_not_end_the_move_where_something_can_be_picked_up(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    t.g.things = ((square(1, 5), CROWN),)
    t.act(0)
    found = routes(t)
    assert found["1,4"].texts[-1] == "go 1,4"
    assert found["1,3"].texts[-1] == "end"


@pytest.mark.rule("DEL-OBJ-3")
def test_who_carries_something_is_asked_at_the_goal(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    t.g.heroes[0].loads = (CROWN,)
    t.act(0)
    assert {route.texts[-1] for route in routes(t).values()} == {f"go {square}" for square in routes(t)}


def test_a_route_says_what_it_costs_and_that_its_goal_is_unexplored(table: Tables) -> None:
    t = table()
    t.stand(0, 1, 1)
    t.act(0)
    found = routes(t)
    said = Words(GAME, "en").say(found["0,2"].label)
    assert said == (
        "Move 1 of 5 squares to 0,2 on Start, west half. On an unexplored edge: if you end the Hero Phase there, "
        "you will explore."
    )
    assert Words(GAME, "ja").say(found["2,1"].label) == "5マスのうち1マス移動してスタートタイルの西半分の2,1へ。"
    assert Words(GAME, "zh").say(found["2,1"].label) == "移动5格中的1格，到起始西半的2,1。"


def test_nobody_who_cannot_move_has_goals(table: Tables) -> None:
    t = table()
    t.draw(HALL)
    t.g.heroes[0].immobilized = True
    t.act(0)
    assert asked(t).routes == ()


def adventures() -> Iterator[tuple[Position, tuple[Route, ...]]]:
    """Positions of games played at random in which there are goals."""
    for seed, name in enumerate(("first_descent", "cinder_lair", "iron_crown", "rival_delvers")):
        options = {"adventure": name, "random_heroes": True, "random_powers": True}
        position = new_game(GAME, seats=3, seed=seed, options=options)
        rng = random.Random(seed)
        for _ in range(150):
            ask = position.ask
            if ask is None:
                break
            question = GAME.scene(GAME.view(position.state, ask.seat), ask.seat, ask).question
            assert question is not None
            if question.routes and rng.random() < 0.3:
                yield position, question.routes
            position.pick(rng.randrange(len(ask.options)))


def test_every_route_leads_to_its_goal() -> None:
    rng = random.Random(1)
    walked = 0
    for position, found in adventures():
        for route in rng.sample(found, min(3, len(found))):
            twin = position.copy()
            walked += go(twin, route)
    assert walked > 100


def go(position: Position, route: Route) -> int:
    """All choices are offered one after the other; at the end the hero stands at the goal and is not asked on."""
    assert position.ask is not None
    seat = position.ask.seat
    last = ""
    for number, text in enumerate(route.texts):
        ask = position.ask
        assert ask is not None
        assert ask.seat == seat
        assert text in [GAME.text(ask, value) for value in ask.options]
        assert number < 2 or ask.prompt == last
        last = ask.prompt
        position.choose_text(text)
    g = position.state
    assert isinstance(g, Delve)
    assert route.target == route.through[-1]
    assert f"square:{write_square(g.at[seat])}" == route.target
    if route.texts[-1] != "end" and position.ask is not None and position.ask.prompt == "step":
        assert any(
            text.startswith(("take", "drop")) for text in [GAME.text(position.ask, v) for v in position.ask.options]
        )
    return 1
