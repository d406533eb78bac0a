"""A server that is killed again and again in the middle of play keeps every choice it has acknowledged.

People play on several tables; each remembers what the server has promised. After each kill they
come back, send the choice again that was not acknowledged, and play on.
"""

import asyncio
import random
import threading
import time

import pytest
from server.conftest import PLENTY, Serve
from server.processes import children, command_of, lives
from server.wire import Json, Server, Wire, wait_until
from websockets.exceptions import WebSocketException

from hauntbox.box import find_game
from hauntbox.kernel.record import read_record
from hauntbox.kernel.state import digest
from hauntbox.server.store import Store, sqlite_url
from hauntbox.table.entries import AnyEntry, Chosen, TakenBack
from hauntbox.table.table import Table

KILLS = 25
TABLES = (("widow", "p"), ("widow", "pb"), ("cellar", "pbbb"), ("widow", "p"))
"""Where people play alone there is always a choice on its way."""
BACK = "(back)"


class Player:
    """A person on the first seat of a table, and everything that was promised to them."""

    def __init__(self, game: str, seats: str, keys: Json, seed: int) -> None:
        self.game, self.seats, self.keys = game, seats, keys
        self.rng = random.Random(seed)
        self.promised: dict[int, str] = {}
        self.waiting: tuple[int, str] | None = None
        self.doubtful = 0
        """Wishes to take back that may or may not have been granted."""
        self.repeated = 0
        self.seen = 0
        self.over = False
        self.failure: Exception | None = None

    def play(self, server: Server) -> None:
        """Until the game is over or the server is gone."""
        try:
            with server.seat(self.keys, 0) as wire:
                self.come_back(wire)
                while wire.wait_to_choose():
                    self.act(wire)
                    self.seen = wire.version
                self.over = True
        except TimeoutError as error:
            self.failure = error
        except (WebSocketException, OSError, EOFError):
            return
        except Exception as error:
            self.failure = error

    def come_back(self, wire: Wire) -> None:
        assert wire.version >= self.seen, "something that was shown is lost"
        if self.waiting is None:
            return
        if self.waiting[1] == BACK:
            self.doubtful += 1
            self.waiting = None
        else:
            self.repeated += 1
            self.send(wire)

    def act(self, wire: Wire) -> None:
        back = self.rng.random() < 0.1 and wire.undo["free"] < wire.moment
        self.waiting = (wire.version, BACK if back else self.rng.choice(wire.options))
        self.send(wire)

    def send(self, wire: Wire) -> None:
        """What waits is sent, and promised when the server has accepted it."""
        assert self.waiting is not None
        version, text = self.waiting
        if text == BACK:
            wire.send("undo", version=version, moment=wire.moment - 1)
        else:
            wire.choose(text, version)
        while (answer := wire.receive())["type"] not in ("accepted", "refused"):
            pass
        assert answer == {"type": "accepted", "version": version}
        self.promised[version] = text
        self.waiting = None
        wire.wait(lambda: wire.version > version)


def play_all(server: Server, players: list[Player]) -> list[threading.Thread]:
    threads = [threading.Thread(target=player.play, args=(server,)) for player in players]
    for thread in threads:
        thread.start()
    return threads


def join_all(threads: list[threading.Thread], players: list[Player]) -> None:
    for thread in threads:
        thread.join(90)
        assert not thread.is_alive()
    for player in players:
        if player.failure is not None:
            raise player.failure


@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_acknowledged_survives_every_kill(serve: Serve, seed: int) -> None:
    server = serve(*PLENTY)
    rng = random.Random(seed)
    finished: list[Player] = []
    players: list[Player] = []
    below: list[tuple[int, str]] = []
    for kill in range(KILLS):
        finished += [player for player in players if player.over]
        players = [player for player in players if not player.over]
        players += newcomers(server, players, seed * 1000 + kill)
        threads = play_all(server, players)
        time.sleep(rng.uniform(0.05, 1.1))  # the moment of the kill is meant to be any
        if kill % 2:
            wait_for_wish(players)
        below += children(server.pid)
        server.kill()
        join_all(threads, players)
        server.start()
    wait_until(lambda: not orphans(below), "the workers of killed servers end")
    settle(server, players)
    check_records(server, [player for player in finished if player.over])
    server.kill()
    check_journals(server, finished + players)


def wait_for_wish(players: list[Player]) -> None:
    """Until a choice is on its way, or nobody has anything to choose."""
    end = time.monotonic() + 0.5
    while time.monotonic() < end and not any(player.waiting for player in players):
        pass


def newcomers(server: Server, players: list[Player], seed: int) -> list[Player]:
    """People for the tables whose game has ended."""
    missing = list(TABLES)
    for player in players:
        missing.remove((player.game, player.seats))
    return [
        Player(game, seats, server.create(game, seats, seed=seed + n), seed + n)
        for n, (game, seats) in enumerate(missing)
    ]


def orphans(below: list[tuple[int, str]]) -> list[int]:
    return [pid for pid, command in below if lives(pid) and command_of(pid) == command]


def settle(server: Server, players: list[Player]) -> None:
    """Everybody comes back once more, so that nothing waits."""
    for player in players:
        with server.seat(player.keys, 0) as wire:
            player.come_back(wire)


def check_records(server: Server, finished: list[Player]) -> None:
    assert finished, "some games came to their end in spite of everything"
    for player in finished:
        path = f"/api/tables/{player.keys['table']}/record"
        answer = server.get(path, headers={"authorization": f"Bearer {player.keys['watch']}"})
        assert read_record(answer.text, find_game).outcome is not None


def check_journals(server: Server, players: list[Player]) -> None:
    """What is written: everything that was promised, each once; and every table can be played on."""
    store = Store(server.database or sqlite_url(server.data))
    try:
        for player in players:
            found = asyncio.run(store.load(player.keys["table"]))
            assert found is not None
            table = Table(found[0], find_game(found[0].game))
            for entry in found[2]:
                table.apply(entry)
            check_promises(player, found[2])
            read = read_record(table.record(), find_game)
            assert digest(read.state) == digest(table.position.state)
    finally:
        store.close()
    assert sum(len(player.promised) for player in players) > 10 * KILLS
    assert sum(player.repeated for player in players), "choices were on their way"


def check_promises(player: Player, entries: list[AnyEntry]) -> None:
    changes = [entry for entry in entries if isinstance(entry, (Chosen, TakenBack))]
    for version, text in player.promised.items():
        entry = changes[version]
        assert entry.seat == 0
        assert (entry.text if isinstance(entry, Chosen) else BACK) == text
    own = [entry for entry in changes if isinstance(entry, Chosen) and entry.by == "person"]
    assert len(own) == sum(text != BACK for text in player.promised.values()), "every choice has one effect"
    back = sum(isinstance(entry, TakenBack) for entry in changes)
    promised = sum(text == BACK for text in player.promised.values())
    assert promised <= back <= promised + player.doubtful
