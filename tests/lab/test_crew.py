"""Workers: none outlives its crew, and a dead one is noticed."""

import os
import signal

import pytest
from lab.toy import GAME as COINS

from hauntbox.box import find_game
from hauntbox.kernel.errors import HauntboxError
from hauntbox.lab.crew import Crew, attempt
from hauntbox.lab.plan import Part, Plan, Setup

WIDOW = find_game("widow")


def widow_plan() -> Plan:
    return Plan("widow", (Setup(2, WIDOW.check_setup(2, {})),), (("random",),), 0)


def test_a_worker_that_is_killed_ends_the_run_with_one_clear_line() -> None:
    with Crew(widow_plan(), WIDOW, 2) as crew:
        assert sum(part.tally.games for part in crew.play([range(0, 2), range(2, 4)])) == 4
        for process in crew.processes:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            process.join()
        with pytest.raises(HauntboxError, match="worker process was killed"):
            list(crew.play([range(4, 6)]))


def test_no_worker_outlives_its_crew() -> None:
    with Crew(widow_plan(), WIDOW, 2) as crew:
        processes = crew.processes
        assert all(process.is_alive() for process in processes)
    assert not any(process.is_alive() for process in processes)


def test_a_worker_sends_back_what_went_wrong_with_the_seed() -> None:
    setup = Setup(2, COINS.check_setup(2, {"trap": "bug"}))
    reply = attempt(Plan("coins", (setup,), (("random",),), 0), COINS, range(1))
    assert isinstance(reply, RuntimeError)
    assert "a mistake in the rules" in str(reply)
    assert "in game 0 of coins: 2 seats, seed" in str(reply)


def test_a_worker_sends_back_a_refusal_as_it_is() -> None:
    reply = attempt(Plan("widow", (Setup(9, {}),), (("random",),), 0), WIDOW, range(1))
    assert isinstance(reply, HauntboxError)
    assert "seats must be 1 to 5, not 9" in str(reply)


def test_one_job_plays_right_here() -> None:
    with Crew(widow_plan(), WIDOW, 1) as crew:
        parts = list(crew.play([range(0, 3)]))
    assert [isinstance(part, Part) and part.tally.games for part in parts] == [3]
