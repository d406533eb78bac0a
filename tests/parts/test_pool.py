"""Pools: tokens move, none appear and none vanish."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hauntbox.kernel.rng import Rng, Tape
from hauntbox.kernel.state import canonical
from hauntbox.parts.pool import NOTHING, Pools

RED, BLUE = 0, 1


def box() -> Pools:
    return Pools(("supply", "knight", "bag"), (5, 3))


def test_all_tokens_begin_in_the_supply() -> None:
    pools = box()
    assert [pools.held("supply", RED), pools.held("supply", BLUE)] == [5, 3]
    assert pools.size("knight") == 0


def test_taking_reaches_as_far_as_the_supply() -> None:
    pools = box()
    assert pools.take(2, "knight", BLUE) == 2
    assert pools.take(2, "knight", BLUE) == 1
    assert pools.take(2, "knight", BLUE) == 0
    assert pools.held("knight", BLUE) == 3


def test_tokens_move_between_pools_and_a_debt_moves_nothing() -> None:
    pools = box()
    pools.take(4, "knight")
    assert pools.move(3, "knight", "bag") == 3
    assert pools.move(-2, "knight", "bag") == 0
    assert (pools.held("knight"), pools.held("bag")) == (1, 3)


def test_a_bag_gives_each_token_with_the_same_chance() -> None:
    pools, rng = box(), Rng(1)
    pools.move(2, "supply", "bag", RED)
    pools.move(1, "supply", "bag", BLUE)
    rng.tape = Tape([2, 0, 0])
    assert [pools.draw(rng, "bag", "knight") for _ in range(4)] == [BLUE, RED, RED, NOTHING]
    assert pools.counts["knight"] == [2, 1]


def test_a_lost_token_is_noticed() -> None:
    pools = box()
    pools.counts["supply"][BLUE] -= 1
    assert pools.missing() == [0, 1]


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["supply", "knight", "bag"]), st.integers(-2, 9), st.integers(0, 1))))
def test_no_move_makes_or_loses_a_token(moves: list[tuple[str, int, int]]) -> None:
    pools = box()
    for target, wanted, kind in moves:
        for source in ("supply", "knight", "bag"):
            moved = pools.move(wanted, source, target, kind)
            assert 0 <= moved <= max(0, wanted)
    assert pools.missing() == [0, 0]
    assert all(count >= 0 for counts in pools.counts.values() for count in counts)


def test_a_copy_is_equal_and_lives_on_its_own() -> None:
    pools = box()
    pools.take(2, "knight")
    twin = pools.copy()
    assert canonical(twin) == canonical(pools)
    twin.take(1, "knight")
    assert pools.held("knight") == 2
