"""Ways through a board."""

from collections.abc import Iterable
from itertools import pairwise

from board.maps import cells, links, places
from hypothesis import given, settings
from hypothesis import strategies as st

from hauntbox.board.geometry import cell
from hauntbox.board.paths import Links, cheapest, distances, join, nearer, part, shortest

MAZE = """
    ooo.o
    o.o.o
    o.ooo
"""
START, FAR = cell(0, 0), cell(4, 0)
graphs = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7)), max_size=16)
roads = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 4)), max_size=20)


def graph(pairs: list[tuple[int, int]]) -> Links:
    ways: Links = dict.fromkeys(range(8), ())
    for a, b in pairs:
        if a != b:
            join(ways, a, b)
    return ways


def brute_distances(ways: Links, start: int, shut: Iterable[int] = ()) -> dict[int, int]:
    """Bellman-Ford with steps of 1."""
    best = {start: 0}
    for _ in ways:
        for at in list(best):
            for there in ways[at]:
                if there not in shut:
                    best[there] = min(best.get(there, 1000), best[at] + 1)
    return best


def test_steps_are_counted_around_walls() -> None:
    steps = distances(links(MAZE), START)
    assert steps[FAR] == 8
    assert steps[cell(0, 2)] == 2
    assert len(steps) == len(cells(MAZE))


def test_a_limit_ends_the_search() -> None:
    steps = distances(links(MAZE), START, limit=2)
    assert sorted(steps) == places((0, 0), (1, 0), (2, 0), (0, 1), (0, 2))


def test_the_search_may_stop_once_a_cell_is_reached() -> None:
    steps = distances(links(MAZE), START, until=cell(2, 0))
    assert steps[cell(2, 0)] == 2
    assert FAR not in steps


def test_shut_cells_are_not_entered_but_one_may_start_in_one() -> None:
    shut = places((2, 1), (0, 0))
    steps = distances(links(MAZE), START, shut=shut)
    assert FAR not in steps
    assert cell(2, 1) not in steps
    assert steps[cell(2, 0)] == 2


def test_nearer_cells_are_one_step_less_away() -> None:
    square = links("oo\noo")
    field = distances(square, cell(1, 1))
    assert sorted(nearer(square, cell(0, 0), field)) == places((1, 0), (0, 1))
    assert nearer(square, cell(1, 1), field) == []


def test_from_where_the_field_does_not_reach_nothing_is_nearer() -> None:
    apart = links("o.o")
    field = distances(apart, cell(0, 0))
    assert nearer(apart, cell(2, 0), field) == []


def test_a_shortest_way_has_both_ends() -> None:
    way = shortest(links(MAZE), START, FAR)
    assert (way[0], way[-1], len(way)) == (START, FAR, 9)
    assert shortest(links(MAZE), START, START) == [START]
    assert shortest(links("o.o"), cell(0, 0), cell(2, 0)) == []


@settings(max_examples=100, deadline=None)
@given(graphs, st.integers(0, 7), st.sets(st.integers(0, 7)), st.integers(0, 5))
def test_distances_equal_brute_force(pairs: list[tuple[int, int]], start: int, shut: set[int], limit: int) -> None:
    ways = graph(pairs)
    steps = brute_distances(ways, start, shut)
    assert distances(ways, start, shut=shut) == steps
    within = {at: count for at, count in steps.items() if count <= limit}
    assert distances(ways, start, limit, shut=shut) == within


@settings(max_examples=60, deadline=None)
@given(graphs, st.integers(0, 7), st.integers(0, 7))
def test_a_shortest_way_is_a_way_and_is_shortest(pairs: list[tuple[int, int]], start: int, goal: int) -> None:
    ways = graph(pairs)
    way = shortest(ways, start, goal)
    steps = brute_distances(ways, start)
    assert len(way) == steps.get(goal, -1) + 1
    assert all(b in ways[a] for a, b in pairwise(way))


def test_cells_are_joined_and_parted_both_ways() -> None:
    ways: Links = {1: (), 2: (), 3: ()}
    join(ways, 1, 2)
    join(ways, 2, 1)
    join(ways, 2, 3)
    assert ways == {1: (2,), 2: (1, 3), 3: (2,)}
    part(ways, 2, 1)
    assert ways == {1: (), 2: (3,), 3: (2,)}


def test_stairs_join_floors() -> None:
    ways: Links = {cell(0, 0, 0): (), cell(0, 0, 1): (), cell(1, 0, 1): ()}
    join(ways, cell(0, 0, 1), cell(1, 0, 1))
    assert cell(1, 0, 1) not in distances(ways, cell(0, 0, 0))
    join(ways, cell(0, 0, 0), cell(0, 0, 1))
    assert distances(ways, cell(0, 0, 0))[cell(1, 0, 1)] == 2


@settings(max_examples=150, deadline=None)
@given(roads, st.integers(0, 12))
def test_the_cheapest_ways_equal_brute_force(costs: list[tuple[int, int, int]], budget: int) -> None:
    def steps(at: int) -> list[tuple[int, int]]:
        return [(b, cost) for a, b, cost in costs if a == at]

    best = {0: 0}
    for _ in range(8):
        for a, b, cost in costs:
            if a in best:
                best[b] = min(best.get(b, 1000), best[a] + cost)
    assert cheapest(0, steps, budget) == {at: cost for at, cost in best.items() if cost <= budget}
