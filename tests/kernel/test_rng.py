"""Chance: the same numbers everywhere, and a tape that fixes and logs them."""

import pytest

from hauntbox.kernel.errors import Misfit
from hauntbox.kernel.rng import EVERYBODY, Rng, Tape

FROZEN_WORDS = [242089394, 3457789919, 3637502659, 19596830]
FROZEN_DICE = [5, 4, 1, 1, 4, 0, 1, 3, 0, 5, 5, 0]
FROZEN_SHUFFLE = [2, 1, 3, 5, 7, 4, 6, 0]


def pcg32(state: int, count: int) -> list[int]:
    """PCG32 (XSH RR 64/32) written out plainly, to compare with."""
    words = []
    for _ in range(count):
        mixed = (((state >> 18) ^ state) >> 27) % 2**32
        turn = state >> 59
        words.append((mixed >> turn | mixed << (-turn % 32)) % 2**32)
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return words


@pytest.mark.parametrize("seed", [0, 1, 42, 2**63])
def test_the_words_are_those_of_pcg32(seed: int) -> None:
    rng = Rng(seed)
    expected = pcg32(rng.state, 50)
    assert [rng.below(1 << 32) for _ in range(50)] == expected


def test_the_sequence_of_a_seed_never_changes() -> None:
    rng = Rng(42)
    assert [rng.below(1 << 32) for _ in range(4)] == FROZEN_WORDS
    assert [rng.below(6) for _ in range(12)] == FROZEN_DICE
    things = list(range(8))
    rng.shuffle(things)
    assert things == FROZEN_SHUFFLE


def test_different_seeds_give_different_games() -> None:
    firsts = []
    for seed in range(200):
        rng = Rng(seed)
        firsts.append((rng.below(1000), rng.below(1000), rng.below(1000)))
    assert len(set(firsts)) == 200


@pytest.mark.parametrize("n", [2, 3, 6, 20])
def test_every_number_below_n_is_about_as_likely(n: int) -> None:
    rng = Rng(7)
    counts = [0] * n
    for _ in range(500 * n):
        counts[rng.below(n)] += 1
    chi_square = sum((count - 500) ** 2 / 500 for count in counts)
    assert chi_square < n + 4 * (2 * n) ** 0.5


def test_neighbouring_seeds_do_not_roll_alike() -> None:
    first = [Rng(seed).below(6) for seed in range(1200)]
    assert all(140 < first.count(face) < 260 for face in range(6))


def test_every_order_comes_out_of_a_shuffle() -> None:
    rng = Rng(3)
    orders = []
    for _ in range(1200):
        things = [1, 2, 3]
        rng.shuffle(things)
        orders.append(tuple(things))
    assert len(set(orders)) == 6
    assert all(150 < orders.count(order) < 250 for order in set(orders))


def test_a_copy_has_the_same_future_and_its_own() -> None:
    rng = Rng(9)
    twin = rng.copy()
    ours = [rng.below(100) for _ in range(5)]
    assert [twin.below(100) for _ in range(5)] == ours


# --- the tape


def test_a_tape_hands_out_what_it_was_fed_then_whatever_comes() -> None:
    free, rng = Rng(5), Rng(5)
    rng.tape = Tape([3, None, 0])
    coming = [free.below(6) for _ in range(5)]
    assert [rng.below(6) for _ in range(5)] == [3, coming[1], 0, coming[3], coming[4]]


def test_a_tape_does_not_change_what_comes_after_it() -> None:
    free, rng = Rng(5), Rng(5)
    rng.tape = Tape([3])
    free.below(6)
    rng.below(6)
    assert rng.state == free.state


def test_a_fixed_die_that_cannot_come_up_is_refused() -> None:
    rng = Rng(5)
    rng.tape = Tape([6])
    with pytest.raises(Misfit, match="told to give 6, but only 0 to 5"):
        rng.below(6)


def test_a_tape_logs_what_came_and_who_saw_it() -> None:
    rng = Rng(5)
    rng.tape = Tape([3, 1])
    rng.below(6)
    rng.below(2, seen=0b101)
    assert rng.tape.log == [(3, EVERYBODY), (1, 0b101)]
    rng.start_log()
    assert rng.tape.log == []


def test_a_shuffle_can_be_seen_by_nobody() -> None:
    rng = Rng(5)
    rng.start_log()
    rng.shuffle([1, 2, 3], seen=0)
    assert rng.tape is not None
    assert [seen for _, seen in rng.tape.log] == [0, 0]


def test_what_a_tape_still_holds_goes_along_with_a_copy() -> None:
    rng = Rng(5)
    rng.tape = Tape([1, 2, 3])
    rng.below(6)
    twin = rng.copy()
    assert [twin.below(6), twin.below(6)] == [2, 3]
    assert [rng.below(6), rng.below(6)] == [2, 3]
