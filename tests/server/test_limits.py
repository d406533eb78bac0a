"""Who does too much is told so in a typed answer, and can go on; nobody else notices."""

from collections.abc import Callable

import httpx
import pytest
from server.conftest import Serve
from server.wire import Server, Wire, wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus

TABLE = {"game": "cellar", "seats": [{"kind": "person"}] * 4}


def send_often(wire: Wire, times: int, send: Callable[[], None]) -> None:
    """Sends something that is refused again and again."""
    for _ in range(times):
        send()
        wire.wait_for("refused")


def chosen_now(wire: Wire, text: str) -> bool:
    """Tries to choose; says whether that was accepted."""
    wire.choose(text)
    while (kind := wire.receive()["type"]) not in ("accepted", "refused"):
        pass
    return bool(kind == "accepted")


# --- messages


def test_a_message_that_is_too_long_is_refused_and_the_socket_lives_on(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann:
        assert ann.refused("say", text="x" * 20_000) == "bad_message"
        assert ann.refused("choose", version=0, text="ü" * 10_000) == "bad_message"
        ann.chosen("end")


def test_a_message_that_is_far_too_long_costs_its_own_socket_only(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        bo.raw("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            bo.settle()
        ann.chosen("end")


def test_garbage_is_answered_and_only_closes_its_own_socket(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        for garbage in ("", "{", "[]", "null", "{}", '{"type":7}', b"\xff\xfe", b"{", "[" * 9000, '{"type":"dance"}'):
            bo.raw(garbage)
            assert bo.wait_for("refused")["code"] == "bad_message"
        bo.settle()
        with pytest.raises(ConnectionClosed):  # 30 in a row are too many
            send_often(bo, 60, lambda: bo.raw("garbage"))
        ann.chosen("end")


def test_who_says_no_hello_gets_a_few_tries(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with Wire(server) as wire:
        assert wire.refused("choose", version=0, text="end") == "hello_first"
        assert wire.refused("ping") == "hello_first"
        assert wire.refused("hello", table=keys["table"], key="wrong") == "bad_key"
        wire.hello(keys["table"], keys["watch"])
        assert wire.refused("hello", table=keys["table"], key=keys["watch"]) == "bad_message"
    with Wire(server) as wire, pytest.raises(ConnectionClosed):
        send_often(wire, 60, lambda: wire.send("hello", table=keys["table"], key="wrong"))


def test_too_many_messages_at_once_are_refused_and_the_socket_lives_on(serve: Serve) -> None:
    server = serve("messages_at_once=5", "messages_per_second=50")
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        for number in range(12):
            ann.send("ping", id=number)
        assert ann.wait_for("refused")["code"] == "rate"
        for number in range(4):
            bo.send("ping", id=number)
            bo.wait_for("pong", id=number)
        wait_until(lambda: chosen_now(ann, "end"), "who was too quick may go on a moment later")


# --- sockets


def test_too_many_sockets_of_one_client_are_turned_away(serve: Serve) -> None:
    server = serve("sockets_per_client=3")
    keys = server.create("cellar", "pppp")
    wires = [server.seat(keys, seat) for seat in range(3)]
    with pytest.raises(InvalidStatus):
        Wire(server)
    wires[0].chosen("end")
    wires.pop().close()
    wait_until(lambda: can_connect(server), "a place that became free is given away")
    for wire in wires:
        wire.settle()
        wire.close()


def can_connect(server: Server) -> bool:
    try:
        Wire(server).close()
    except InvalidStatus:
        return False
    return True


# --- calls


def test_too_many_calls_are_refused_for_a_while(serve: Serve) -> None:
    server = serve("calls_at_once=5", "calls_per_second=2")
    answers = [server.get("/api/box") for _ in range(12)]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert refused
    assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(429, "rate")}
    wait_until(lambda: server.get("/api/box").status_code == 200, "calls are answered again")


def test_too_many_tables_are_refused_and_the_old_ones_go_on(serve: Serve) -> None:
    server = serve("tables_per_hour=2")
    keys = server.create("widow", "p", options={"short": "on"})
    record = "hauntbox record 1\ngame cellar revision 1\nseats 4\nseed 1\n--\n"
    assert server.post("/api/records", {"record": record}).status_code == 200
    for path, body in (("tables", TABLE), ("records", {"record": record})):
        answer = server.post(f"/api/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "rate")
    with server.seat(keys, 0) as ann:
        ann.chosen(ann.options[0])


# --- bodies


def test_bodies_that_are_too_large_are_refused(server: Server) -> None:
    for path, body in (
        ("/api/tables", {**TABLE, "options": {"x": "y" * 20_000}}),
        ("/api/records", {"record": "x" * 700_000}),
        ("/api/tables/x/report", {"key": "x", "note": "y" * 20_000}),
    ):
        answer = server.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    answer = server.post("/api/records", {"record": "x" * 550_000})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_a_body_that_does_not_say_how_long_it_is_is_not_read_for_ever(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=(b"x" * 4096 for _ in range(100)), trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff\xff", b'{"game": "\xff"}', b"[" * 9000, b'{"seats":' * 1500, b"1e999", b"null"]
)
def test_bodies_that_make_no_sense_are_refused(server: Server, body: bytes) -> None:
    for path in ("/api/tables", "/api/tables/x/sit", "/api/tables/x/fork", "/api/tables/x/report", "/api/records"):
        answer = server.http.post(server.url + path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
