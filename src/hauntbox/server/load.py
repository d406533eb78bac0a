"""How the server bears many tables at once: `hauntbox bench server`.

The server runs as a process of its own, as people start it, with a data folder of its own. This
process opens the tables, one socket a seat, and makes two choices a second at each table,
evenly spread. A choice has arrived when the last socket of its table has the update.
"""

import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from cellar.reference import play_many as bare_play
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hauntbox.box import find_game
from hauntbox.kernel.errors import HauntboxError
from hauntbox.lab.bench import COMPILED, RUNS, YARDSTICK, Figure, rate

CHOICES_PER_SECOND: Final = 2
OPENING: Final = 20
"""Tables that are opened at the same time."""
PATIENCE: Final = 30.0
"""Seconds in which the server must have started, and sockets must have been let in."""
SAME_AGAIN: Final = 7
"""The seed of the choices."""
LATENCY_AIM: Final = 50.0
TABLE_AIM: Final = 300.0
LIMITS: Final = ("sockets_per_client", "sockets", "tables_per_hour", "calls_per_second", "calls_at_once")


# --- the server and what it uses


@contextlib.contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """A server with its tables in a temporary folder: its process and its port."""
    with tempfile.TemporaryDirectory(prefix="hauntbox-bench-") as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [sys.executable, "-m", "hauntbox", "serve", "--port", str(port), "--data", folder]
        for name in LIMITS:
            command += ["--limit", f"{name}=1000000"]
        env = {name: value for name, value in os.environ.items() if not name.startswith("HAUNTBOX_")}
        with open(Path(folder) / "output", "w+", encoding="utf-8") as output:
            process = subprocess.Popen(command, stdout=output, stderr=output, env=env)
            try:
                wait_for_start(process, port, output)
                yield process.pid, port
            finally:
                process.send_signal(signal.SIGINT)
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def wait_for_start(process: "subprocess.Popen[bytes]", port: int, output: Any) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    output.seek(0)
    raise HauntboxError(f"the server did not start: {output.read().strip()[-200:] or 'it said nothing'}")


def cpu_seconds(pid: int) -> float:
    """User and system time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def all_cpu_seconds() -> float:
    """Time that all cores have been busy, for whomever."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9])
    return (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK")


def own_kilobytes(pid: int) -> int:
    """Memory that a process has for itself alone (USS)."""
    lines = [line.split() for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()]
    return sum(int(line[1]) for line in lines if line[0] in ("Private_Clean:", "Private_Dirty:"))


# --- the tables: of what the server says only this is read


class Choice(Struct):
    text: str
    barred: str = ""


class Question(Struct):
    choices: list[Choice]


class Scene(Struct):
    question: Question | msgspec.UnsetType | None = msgspec.UNSET


class Told(Struct):
    type: str
    version: int = -1
    scene: Scene | None = None
    ending: dict[str, Any] | None = None
    code: str = ""


decode: Final = msgspec.json.Decoder(Told).decode


class Sat:
    """A seat with its socket."""

    def __init__(self, socket: ClientConnection, table: "LoadTable") -> None:
        self.socket = socket
        self.table = table
        self.version = -1
        self.question: Question | None = None
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self.socket:
                self.hear(data)

    def hear(self, data: str | bytes) -> None:
        told = decode(data)
        if told.type == "refused":
            self.table.load.refused += 1
            self.table.sent = 0.0
        if told.type not in ("welcome", "update"):
            return
        self.version = told.version
        if told.scene is not None and told.scene.question is not msgspec.UNSET:
            self.question = told.scene.question
        self.table.over = told.ending is not None
        self.table.arrived()


class LoadTable:
    def __init__(self, load: "Load") -> None:
        self.load = load
        self.seats: list[Sat] = []
        self.sent = 0.0
        """When the choice was sent that is on its way; 0: none is."""
        self.version = 0
        """The version with which all will have got it."""
        self.over = False
        self.opened: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """A new table, and everybody at it."""
        await self.close()
        keys = await asyncio.to_thread(self.load.create)
        self.sent, self.version, self.over = 0.0, 0, False
        for key in keys["seats"].values():
            address = f"ws://127.0.0.1:{self.load.port}/ws"
            opened = await connect(address, compression=None, ping_interval=None, max_size=None, open_timeout=PATIENCE)
            await opened.send(json.dumps({"type": "hello", "table": keys["table"], "key": key}))
            self.seats.append(Sat(opened, self))
        async with asyncio.timeout(PATIENCE):
            while not self.ready:
                await asyncio.sleep(0.01)

    @property
    def ready(self) -> bool:
        return bool(self.seats) and all(sat.version >= self.version for sat in self.seats)

    async def close(self) -> None:
        seats, self.seats = self.seats, []
        for sat in seats:
            await sat.socket.close()
            await sat.reader

    def arrived(self) -> None:
        if self.sent and self.ready:
            self.load.latencies.append(1000 * (time.perf_counter() - self.sent))
            self.sent = 0.0

    async def choose(self) -> None:
        """One choice at random by whoever is asked; a table whose last choice is still under way misses its turn."""
        asked = next((sat for sat in self.seats if sat.question is not None), None)
        if self.sent or asked is None or asked.question is None or not self.ready:
            self.load.missed += 1
            if self.over and (self.opened is None or self.opened.done()):
                self.load.finished += 1
                self.opened = asyncio.create_task(self.open())
            return
        text = self.load.chance.choice([choice.text for choice in asked.question.choices if not choice.barred])
        message = json.dumps({"type": "choose", "version": asked.version, "text": text})
        self.version = asked.version + 1
        self.sent = time.perf_counter()
        await asked.socket.send(message)


class Load:
    """All tables, and what was measured."""

    def __init__(self, port: int, game: str, seats: int) -> None:
        self.port = port
        self.chance = random.Random(SAME_AGAIN)
        self.wish = json.dumps(
            {"game": game, "seats": [{"kind": "person", "name": f"Guest {i}"} for i in range(seats)]}
        )
        self.tables: list[LoadTable] = []
        self.latencies: list[float] = []
        self.missed = 0
        self.finished = 0
        self.refused = 0

    def create(self) -> Any:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables", self.wish.encode())
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    async def open(self, count: int) -> None:
        for first in range(0, count, OPENING):
            more = [LoadTable(self) for _ in range(min(OPENING, count - first))]
            await asyncio.gather(*(table.open() for table in more))
            self.tables += more

    async def run(self, seconds: float) -> None:
        """Each table in turn, so that the choices of all are evenly spread."""
        pause = 1 / (CHOICES_PER_SECOND * len(self.tables))
        start = time.perf_counter()
        for n in range(int(seconds / pause)):
            if (left := start + n * pause - time.perf_counter()) > 0:
                await asyncio.sleep(left)
            await self.tables[n % len(self.tables)].choose()
        await asyncio.sleep(max(0.0, start + seconds - time.perf_counter()))
        async with asyncio.timeout(PATIENCE):
            while any(table.sent for table in self.tables):
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        for table in self.tables:
            if table.opened is not None:
                await table.opened
            await table.close()


# --- the bench


class Measured(Struct):
    """Milliseconds, kilobytes and CPU seconds."""

    latencies: list[float]
    seconds: float
    server_cpu: float
    client_cpu: float
    other_cpu: float
    base: int
    opened: int
    played: int
    finished: int
    missed: int
    refused: int


async def measured(pid: int, port: int, tables: int, seats: int, seconds: float, game: str) -> Measured:
    """The base is a server that has played one table."""
    first = Load(port, game, seats)
    await first.open(1)
    await first.run(5 / CHOICES_PER_SECOND)
    await first.close()
    base = own_kilobytes(pid)
    load = Load(port, game, seats)
    try:
        await load.open(tables)
        opened = own_kilobytes(pid)
        everybody, server, client = all_cpu_seconds(), cpu_seconds(pid), time.process_time()
        start = time.perf_counter()
        gc.disable()  # pauses of this process would look like the server's
        await load.run(seconds)
        gc.enable()
        took = time.perf_counter() - start
        server, client = cpu_seconds(pid) - server, time.process_time() - client
        others = max(0.0, all_cpu_seconds() - everybody - server - client)
        played = own_kilobytes(pid)
        counts = (load.finished, load.missed, load.refused)
        return Measured(sorted(load.latencies), took, server, client, others, base, opened, played, *counts)
    finally:
        await load.close()


def measure(tables: int, seats: int, seconds: float, game: str) -> Measured:
    found = find_game(game)
    found.check_setup(seats, {})
    if not Path("/proc/self/smaps_rollup").exists():
        raise HauntboxError("the server's load is read from Linux's /proc, which is not there: no figures")
    raise_file_limit(seats * tables)
    with serving() as (pid, port):
        return asyncio.run(measured(pid, port, tables, seats, seconds, game))


def raise_file_limit(sockets: int) -> None:
    """Every socket is an open file, here and in the server, which inherits the limit."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 200
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise HauntboxError(f"{sockets} sockets need {wanted} open files; {hard} are allowed (ulimit -Hn)")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def figures(got: Measured, tables: int) -> list[Figure]:
    made = got.latencies
    if not made:
        raise HauntboxError(f"no choice arrived ({got.refused} were refused)")
    rank = [made[min(len(made) - 1, int(part * len(made)))] for part in (0.5, 0.99)]
    return [
        ("choice until all have it, p50", "ms", rank[0], None),
        ("choice until all have it, p99", "ms", rank[1], LATENCY_AIM),
        ("choice until all have it, max", "ms", made[-1], None),
        ("choices", "1/s", len(made) / got.seconds, float(CHOICES_PER_SECOND * tables)),
        ("server, one core", "%", 100 * got.server_cpu / got.seconds, None),
        ("server CPU a choice", "ms", 1000 * got.server_cpu / len(made), None),
        ("load client, one core", "%", 100 * got.client_cpu / got.seconds, None),
        ("everybody else, one core", "%", 100 * got.other_cpu / got.seconds, None),
        ("server before", "MB", got.base / 1024, None),
        ("a table just opened", "KB", (got.opened - got.base) / tables, None),
        ("a table played", "KB", (got.played - got.base) / tables, TABLE_AIM),
    ]  # fmt: skip


def main(tables: int, seats: int, seconds: float, game: str, as_json: bool = False) -> int:
    """Measures, and prints a table or one JSON object."""
    speed = rate(lambda: bare_play(0, 200, 1)[0], RUNS) / YARDSTICK
    got = measure(tables, seats, seconds, game)
    found = figures(got, tables)
    build = "compiled" if COMPILED else "interpreted"
    if as_json:
        rows = [{"name": f[0], "unit": f[1], "value": f[2], "aim": f[3]} for f in found]
        whole = {"build": build, "python": sys.version.split()[0], "machine": speed, "tables": tables, "sockets": seats}
        rest = {"game": game, "seconds": got.seconds, "games_over": got.finished, "missed": got.missed}
        json.dump({**whole, **rest, "refused": got.refused, "figures": rows}, sys.stdout, indent=2)
        print()
        return 0
    print(f"{build} build, Python {sys.version.split()[0]}, a machine {speed:.2f} times as fast as that of the aims")
    print(f"{tables} tables of {game}, {seats} sockets each, {CHOICES_PER_SECOND} choices a second, {seconds:g} s")
    print(f"{'':36}{'here':>12}{'aim':>12}")
    for name, unit, value, aim in found:
        print(f"{name:36}{value:12,.1f}{'' if aim is None else f'{aim:,.0f}':>12} {unit}")
    print(f"{got.finished} games ended, so new ones were opened; {got.missed} choices fell out, {got.refused} refused")
    return 0
