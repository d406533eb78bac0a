"""A server of its own for tests, and clients that talk to it as a browser would."""

import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
"""Seconds after which something that should come has not come."""
KINDS = {"p": "person", "b": "bot", "o": "open"}
Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_until(true: Callable[[], Any], what: str) -> None:
    """Looks again and again until something is so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"{what}: it did not come to pass"
        time.sleep(0.01)


class Address:
    """Where a server can be reached."""

    def __init__(self, port: int = 0) -> None:
        self.port = port
        self.http = httpx.Client(trust_env=False, timeout=PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(self.url + path, **more)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(self.url + path, json=body, **more)

    def create(self, game: str, seats: str, **more: Any) -> Json:
        """A new table; `seats` are letters: p for a person, b for a gentle bot, o for an open seat."""
        wish = [{"kind": KINDS[kind], "name": f"P{n}" if kind == "p" else ""} for n, kind in enumerate(seats)]
        for one in wish:
            if one["kind"] == "bot":
                one["level"] = "gentle"
        answer = self.post("/api/tables", {"game": game, "seats": wish, "seed": 1, **more})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def wire(self, table: str, key: str, host: str = "", **more: Any) -> "Wire":
        """A socket that has been welcomed."""
        wire = Wire(self, **more)
        wire.hello(table, key, host)
        return wire

    def seat(self, keys: Json, seat: int, host: bool = False) -> "Wire":
        return self.wire(keys["table"], keys["seats"][str(seat)], keys["host"] if host else "")


class Server(Address):
    """A server process. It may be killed and started again on the same data."""

    def __init__(self, data: Path, database: str = "", limits: Iterable[str] = (), workers: int = 1) -> None:
        super().__init__()
        self.data = data
        self.database = database
        self.limits = list(limits)
        self.workers = workers
        self.errors = data / "stderr.txt"
        self.process: subprocess.Popen[str] | None = None

    def command(self, port: int) -> list[str]:
        found = [sys.executable, "-m", "hauntbox", "serve", "--port", str(port), "--data", str(self.data)]
        found += ["--workers", str(self.workers)]
        if self.database:
            found += ["--database", self.database]
        for limit in self.limits:
            found += ["--limit", limit]
        return found

    def start(self) -> Self:
        for _ in range(5):  # somebody else may take the port first
            self.port = free_port()
            with self.errors.open("a") as errors:
                self.process = subprocess.Popen(
                    self.command(self.port), stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ.copy()
                )
            assert self.process.stdout is not None
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            line = self.process.stdout.readline() if ready else ""
            if f":{self.port}" in line:
                return self
            self.kill()
        raise AssertionError(f"the server does not start: {self.log}")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> str:
        return self.errors.read_text() if self.errors.exists() else ""

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As its owner would."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        self.http.close()
        self.http = httpx.Client(trust_env=False, timeout=PATIENCE)
        return code


class Wire:
    """A socket at a table, and what it knows: the last scene put together, the log, who sits where."""

    def __init__(self, address: Address, **more: Any) -> None:
        url = address.url.replace("http", "ws", 1) + "/ws"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(url, compression=None, open_timeout=PATIENCE, proxy=None, **more)
        )
        self.received: list[Json] = []
        self.version = -1
        self.moment = -1
        self.scene: Json = {}
        self.table: Json = {}
        self.keys: Json = {}
        self.undo: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.ending: Json | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # --- sending

    def send(self, kind: str, /, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def raw(self, data: str | bytes) -> None:
        self.socket.send(data)

    def hello(self, table: str, key: str, host: str = "") -> Json:
        self.send("hello", table=table, key=key, host=host)
        return self.wait_for("welcome")

    def choose(self, text: str, version: int | None = None, sure: bool = True) -> None:
        self.send("choose", version=self.version if version is None else version, text=text, sure=sure)

    def chosen(self, text: str) -> None:
        """Chooses, and waits until that is so."""
        version = self.version
        self.choose(text, version)
        self.wait_for("accepted", version=version)
        self.wait(lambda: self.version > version)

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Sends something that is refused, and gives the code."""
        self.send(kind, **fields)
        return str(self.wait_for("refused")["code"])

    # --- receiving

    def receive(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.received.append(message)
        self._take(message)
        return message

    def wait_for(self, kind: str, /, **fields: Any) -> Json:
        """The next message of this kind with these fields."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
        raise AssertionError(f"there came no {kind} with {fields}")

    def wait(self, true: Callable[[], Any]) -> None:
        """Reads until something is so."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end
            self.receive()

    def settle(self) -> None:
        """Reads everything the server has said so far."""
        number = random.randrange(1 << 20)
        self.send("ping", id=number)
        self.wait_for("pong", id=number)

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.version, self.moment = message["version"], message["moment"]
            self.scene = {**self.scene, **message["scene"]}
            self.ending = message["ending"]
        if kind == "welcome":
            self.log, self.chat = message["log"], message["chat"]
        elif kind in ("update", "table"):
            if message.get("back"):
                self.log = [line for line in self.log if line["moment"] <= self.moment]
            self.log = self.log + message["log"]
        elif kind == "chatted":
            self.chat = [*self.chat, message["line"]]
        for name in ("table", "keys", "undo"):
            if message.get(name) is not None:
                setattr(self, name, message[name])

    # --- playing

    @property
    def options(self) -> list[str]:
        """What this socket may choose now; nothing while it waits."""
        question = self.scene["question"]
        return [choice["text"] for choice in question["choices"] if not choice["barred"]] if question else []

    def wait_to_choose(self) -> list[str]:
        """Reads until this socket is asked, or the game is over."""
        self.wait(lambda: self.options or self.ending)
        return self.options

    def play(self, rng: random.Random, choices: int = 10_000) -> None:
        """So many random choices of its own, or to the end."""
        for _ in range(choices):
            options = self.wait_to_choose()
            if not options:
                return
            self.chosen(rng.choice(options))

    def remarks(self) -> list[tuple[str, int]]:
        found = [line["said"] for line in self.log if line["said"]["message"].startswith("remark-")]
        return [(said["message"].removeprefix("remark-"), said["facts"]["seat"]) for said in found]
