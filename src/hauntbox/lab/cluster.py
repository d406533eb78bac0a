"""The parts of a plan on the computers of a Ray cluster, where the same version of the box is installed.

Ray plays a part again when its computer dies; it comes out the same, because a game follows from its seed.
"""

import logging
import socket
from collections.abc import Iterable, Iterator
from typing import Any, Final

from hauntbox import __version__
from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Game
from hauntbox.lab.crew import attempt
from hauntbox.lab.extras import library
from hauntbox.lab.plan import Part, Plan

AHEAD: Final = 2
"""Parts for each processor that wait or are played at a time: enough to keep all busy, few enough to stop soon."""

NAMED: Final = ("auto", "local")
PATIENCE: Final = 5.0
"""Seconds in which a cluster must answer."""


class Cluster:
    """`auto` finds the cluster this computer belongs to, `local` makes one here, else HOST:PORT or ray://HOST:PORT.

    A program that has already joined a cluster stays with it.
    """

    def __init__(self, plan: Plan, game: Game, address: str) -> None:
        if find_game(plan.game) is not game:
            raise BadSetup(f"{plan.game}: a cluster can only play the installed game of this name")
        self.plan = plan
        self.revision = game.revision
        self.address = address
        self.ray: Any = library("ray", "cluster")
        self.joined = False

    def __enter__(self) -> "Cluster":
        if not self.ray.is_initialized():
            check_reachable(self.address)
            try:
                self.ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
            except Exception as error:  # Ray raises whatever its layers raise
                reason = str(error).strip().partition("\n")[0] or type(error).__name__
                raise HauntboxError(f"the cluster '{self.address}' cannot be reached: {reason}") from None
            self.joined = True
        return self

    def __exit__(self, *how: object) -> None:
        if self.joined:
            self.ray.shutdown()

    def play(self, parts: Iterable[range]) -> Iterator[Part]:
        """Every part, in the order in which they are finished."""
        task = self.ray.remote(play_there)
        plan = self.ray.put(self.plan)
        most = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        busy: list[Any] = []
        try:
            for numbers in parts:
                busy.append(task.remote(plan, numbers, self.revision, __version__))
                if len(busy) >= most:
                    yield self.collect(busy)
            while busy:
                yield self.collect(busy)
        finally:
            for one in busy:
                self.ray.cancel(one, force=False)

    def collect(self, busy: list[Any]) -> Part:
        """Takes the next finished part out of the busy ones."""
        ready, _ = self.ray.wait(busy, num_returns=1)
        busy.remove(ready[0])
        try:
            reply = self.ray.get(ready[0])
        except self.ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise HauntboxError(f"the cluster '{self.address}' failed: {reason}") from None
        if isinstance(reply, Part):
            return reply
        assert isinstance(reply, Exception)
        raise reply


def check_reachable(address: str) -> None:
    """Ray itself waits for minutes for a computer that is not there."""
    if address in NAMED:
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and host and port.isdecimal() and 0 < int(port) < 65536):
        raise BadSetup(f"--cluster {address}: it must be auto, local, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise HauntboxError(f"the cluster '{address}' cannot be reached: {error.strerror or error}") from None


def play_there(plan: Plan, numbers: range, revision: int, version: str) -> Part | Exception:
    """Runs on a computer of the cluster."""
    try:
        game = find_game(plan.game)
    except HauntboxError as error:
        return error
    if (game.revision, __version__) != (revision, version):
        return HauntboxError(
            f"a computer of the cluster has hauntbox {__version__} with {plan.game} revision {game.revision}, "
            f"not {version} with revision {revision}"
        )
    return attempt(plan, game, numbers)
