"""10,000 malformed, oversized, out-of-order and replayed messages, while another table plays on and finishes."""

import json
import random
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any

from server.conftest import PLENTY, Serve
from server.processes import memory
from server.wire import Json, Server, Wire
from websockets.exceptions import ConnectionClosed

SOCKETS = 5
MESSAGES = 2000
"""From each socket."""
HUGE = (-1, 1 << 31, 1 << 63, 1 << 64, 10**400, -(10**30), 1e308, -0.0, 0.5)
ODD = ("", "\x00", "\ud7ff", "ü" * 30, "x" * 79, "end", "r0", "../../etc/passwd", "'; DROP TABLE tables; --", "<b>")
TYPES = ("hello", "choose", "undo", "redo", "vote", "seat", "rename", "say", "look", "ping")
FIELDS: dict[str, tuple[str, ...]] = {
    "hello": ("table", "key", "host", "protocol"),
    "choose": ("version", "text", "sure"),
    "undo": ("version", "moment"),
    "redo": ("version",),
    "vote": ("version", "yes"),
    "seat": ("seat", "kind", "level"),
    "rename": ("name",),
    "say": ("text",),
    "look": ("moment",),
    "ping": ("id",),
}


class Fuzzer:
    """Makes messages that are wrong in one way or another; a few are right."""

    def __init__(self, seed: int, keys: Json) -> None:
        self.rng = random.Random(seed)
        self.keys = keys
        self.sent: list[str] = []
        self.wire: Wire | None = None
        self.ways: tuple[Callable[[], str | bytes], ...] = (
            self.truncated, self.wild, self.odd_values, self.replayed, self.binary, self.nested, self.long,
            self.unknown, self.more_fields, self.mangled, self.right, self.right, self.right, self.right,
        )  # fmt: skip

    def next(self) -> str | bytes:
        made = self.rng.choice(self.ways)()
        if isinstance(made, str) and len(made) < 300:
            self.sent = [*self.sent[-50:], made]
        return made

    def value(self) -> Any:
        rng = self.rng
        simple = [rng.choice(HUGE), rng.choice(ODD), rng.randrange(40), True, None, [], {}, [[1]], {"type": "choose"}]
        return rng.choice(simple)

    def sensible(self, kind: str) -> Json:
        """A message that could be right, of a random seat and often at a wrong version."""
        rng, wire = self.rng, self.wire
        asked = wire is not None and wire.version >= 0 and rng.random() < 0.7
        version = wire.version if wire is not None and asked else rng.randrange(12)
        options = wire.options if wire is not None and asked else []
        right: Json = {
            "table": self.keys["table"], "key": rng.choice([*self.keys["seats"].values(), self.keys["watch"], "x"]),
            "host": "", "protocol": 1, "version": version, "text": rng.choice(options or ODD),
            "sure": rng.random() < 0.5, "moment": rng.randrange(12), "yes": rng.random() < 0.5,
            "seat": rng.choice((0, 1, 2, 3, *range(4, 32))), "kind": rng.choice(("bot", "open", "person")),
            "level": "gentle", "name": rng.choice(ODD)[:24], "id": rng.randrange(99),
        }  # fmt: skip
        return {"type": kind, **{name: right[name] for name in FIELDS[kind]}}

    def right(self) -> str:
        return json.dumps(self.sensible(self.rng.choice(TYPES)))

    def odd_values(self) -> str:
        message = self.sensible(self.rng.choice(TYPES))
        message[self.rng.choice(list(message))] = self.value()
        return json.dumps(message)

    def more_fields(self) -> str:
        message = self.sensible(self.rng.choice(TYPES))
        message[self.rng.choice(("seat", "secret", "type ", "by"))] = self.value()
        return json.dumps(message)

    def truncated(self) -> str:
        whole = self.right()
        return whole[: self.rng.randrange(len(whole))]

    def mangled(self) -> str:
        letters = list(self.right())
        for _ in range(self.rng.randrange(1, 5)):
            letters[self.rng.randrange(len(letters))] = chr(self.rng.choice((0, 34, 44, 92, 123, 125, 255, 0x1F47B)))
        return "".join(letters)

    def wild(self) -> str:
        return json.dumps(self.value())

    def unknown(self) -> str:
        return json.dumps({"type": self.rng.choice(("Choose", "welcome", "accepted", "", "hello ", 1, None))})

    def replayed(self) -> str:
        return self.rng.choice(self.sent) if self.sent else "{}"

    def binary(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200)) if self.rng.random() < 0.5 else self.right().encode()

    def nested(self) -> str:
        depth = self.rng.randrange(10, 5000)
        return self.rng.choice(("[" * depth, '{"a":' * depth, '{"type":"say","text":' + "[" * depth))

    def long(self) -> str:
        length = self.rng.randrange(500, 30_000)
        return json.dumps({"type": self.rng.choice(("say", "rename")), "text": "x" * length})


def attack(server: Server, keys: Json, seed: int, answers: Counter[str], failures: list[Exception]) -> None:
    """All messages of one socket, each answered before the next pair; who is thrown out comes back."""
    fuzzer = Fuzzer(seed, keys)
    left = MESSAGES
    try:
        while left:
            with Wire(server) as wire:
                left = harass(wire, fuzzer, left, answers)
            if wire.version < 0:  # its seats have been given away
                fuzzer.keys = server.create("cellar", "pppp", seed=seed)
    except Exception as error:
        failures.append(error)


def harass(wire: Wire, fuzzer: Fuzzer, left: int, answers: Counter[str]) -> int:
    """Sends messages until the server has had enough or none is left; gives how many are left."""
    keys, rng = fuzzer.keys, fuzzer.rng
    fuzzer.wire = wire
    try:
        for _ in range(min(left, 20)):  # before hello, mostly
            left -= 1
            wire.raw(fuzzer.next())
            wire.receive()
        if wire.version < 0 and not greeted(wire, keys, rng.randrange(4)):
            return left
        while left:
            garbage = rng.random() < 0.02
            for _ in range(min(left, 200 if garbage else 10)):
                left -= 1
                wire.raw(fuzzer.truncated() if garbage else fuzzer.next())
            wire.settle()
    except ConnectionClosed:
        answers["closed"] += 1
    for message in wire.received:
        answers[message["type"] if message["type"] != "refused" else message["code"]] += 1
    return left


def greeted(wire: Wire, keys: Json, seat: int) -> bool:
    wire.send("hello", table=keys["table"], key=keys["seats"][str(seat)])
    wire.wait(lambda: wire.received[-1]["type"] == "welcome" or wire.received[-1].get("code") == "bad_key")
    return wire.version >= 0


def play(server: Server, keys: Json, failures: list[Exception]) -> None:
    """Another table, where somebody plays with bots to the end."""
    try:
        with server.seat(keys, 0) as ann:
            ann.play(random.Random(1))
            assert ann.ending is not None
    except Exception as error:
        failures.append(error)


def test_nothing_that_is_sent_brings_the_server_down(serve: Serve) -> None:
    server = serve(*PLENTY, "bad_messages=150")
    mischief = server.create("cellar", "pppp", seed=1)
    quiet = server.create("cellar", "pbbb", seed=2)
    answers: Counter[str] = Counter()
    failures: list[Exception] = []
    server.seat(mischief, 0).close()
    before = memory(server.pid)
    threads = [
        threading.Thread(target=attack, args=(server, mischief, seed, answers, failures)) for seed in range(SOCKETS)
    ]
    threads.append(threading.Thread(target=play, args=(server, quiet, failures)))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    assert failures == []
    assert server.alive
    assert "Traceback" not in server.log, server.log[-3000:]
    assert memory(server.pid) - before < 100_000, "kilobytes"
    assert answers["internal"] == 0
    for code in ("bad_message", "stale", "not_allowed", "hello_first", "accepted", "pong", "closed"):
        assert answers[code], f"{code} came up: {answers}"
    with server.wire(mischief["table"], mischief["host"]) as host:
        assert host.received[0]["type"] == "welcome"
