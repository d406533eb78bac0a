"""What a server must not do: obey other sites, tell secrets, hand out files, give hints about keys."""

import socket
from pathlib import Path

import pytest
from server.wire import Json, Server, Wire
from websockets.exceptions import InvalidStatus

HEADERS = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}
FOREIGN = ("https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "null", "", "http://[", "file://")
TABLE: Json = {"game": "cellar", "seats": [{"kind": "person"}] * 4}


# --- other sites


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_can_do_nothing(server: Server, origin: str) -> None:
    answer = server.post("/api/tables", TABLE, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    with pytest.raises(InvalidStatus) as refusal:
        Wire(server, additional_headers={"Origin": origin})
    assert refusal.value.response.status_code == 403


def test_the_own_page_may_do_everything(server: Server) -> None:
    assert server.post("/api/tables", TABLE, headers={"origin": server.url}).status_code == 200
    Wire(server, origin=server.url).close()


def test_no_page_of_another_site_may_read_an_answer(server: Server) -> None:
    answer = server.get("/api/box", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


# --- headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", None),
        ("GET", "/t/some-table", None),
        ("GET", "/api/box", 200),
        ("HEAD", "/api/box", 200),
        ("GET", "/api/words/en/-", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("POST", "/api/tables", 400),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/", 405),
    ],
)
def test_every_kind_of_answer_has_the_headers(server: Server, method: str, path: str, status: int | None) -> None:
    answer = server.http.request(method, server.url + path)
    assert status is None or answer.status_code == status
    check_headers(answer.headers)


def test_a_refused_origin_has_the_headers_too(server: Server) -> None:
    check_headers(server.post("/api/tables", TABLE, headers={"origin": "https://evil.example"}).headers)


def check_headers(headers: object) -> None:
    for name, value in HEADERS.items():
        assert value in headers[name]  # type: ignore[index]
    assert "unsafe" not in headers["content-security-policy"]  # type: ignore[index]
    assert "server" not in headers  # type: ignore[operator]


def test_answers_with_keys_or_records_are_not_cached(server: Server) -> None:
    assert server.post("/api/tables", TABLE).headers["cache-control"] == "no-store"


# --- keys


def test_all_wrong_keys_get_the_same_answer(server: Server) -> None:
    keys, other = server.create("cellar", "pppp"), server.create("cellar", "pppp")
    with server.seat(keys, 0, host=True) as host:
        host.send("seat", seat=3, kind="open")
        host.wait(lambda: host.table["seats"][3]["kind"] == "open")
    wrong = ["", "x", "ü" * 24, other["host"], other["seats"]["0"], keys["seats"]["3"], keys["host"][:-1]]
    wrong += [keys["host"].swapcase(), keys["seats"]["0"] + "=", "\x00"]
    answers = set()
    for key in wrong:
        with Wire(server) as wire:
            wire.send("hello", table=keys["table"], key=key)
            answers.add(str(wire.wait_for("refused")))
    assert len(answers) == 1
    assert "bad_key" in answers.pop()


def test_all_wrong_keys_get_the_same_answer_over_rest(server: Server) -> None:
    keys, other = server.create("cellar", "pppp"), server.create("cellar", "pppp")
    path = f"/api/tables/{keys['table']}"
    for wrong in ("", "x", other["host"], other["watch"]):
        answers = [
            server.get(f"{path}/record", headers={"authorization": f"Bearer {wrong}".strip()}),
            server.post(f"{path}/report", {"key": wrong, "note": "x"}),
            server.post(f"{path}/fork", {"key": wrong, "moment": 0, "seat": 0}),
        ]
        assert [answer.status_code for answer in answers] == [403] * 3
        assert len({answer.text for answer in answers}) == 1


def test_keys_are_long_and_all_different(server: Server) -> None:
    found: list[str] = []
    for _ in range(5):
        keys = server.create("cellar", "pppp")
        found += [keys["host"], keys["invite"], keys["watch"], *keys["seats"].values()]
    assert len(set(found)) == 35
    assert all(len(key) == 24 for key in found), "144 bits each"
    assert len(keys["table"]) >= 12


@pytest.mark.parametrize("table", ["nothing", "", "\x00", "../../etc", "' OR 1=1 --", "ü" * 60])
def test_a_table_that_there_is_not_is_refused(server: Server, table: str) -> None:
    with Wire(server) as wire:
        assert wire.refused("hello", table=table, key="x") == "no_table"
        assert wire.refused("hello", table=table, key="x", protocol=99) == "bad_message"


@pytest.mark.parametrize("table", ["nothing", "%00", "%2e%2e", "%ff", "x" * 3000])
def test_a_table_that_there_is_not_is_refused_over_rest(server: Server, table: str) -> None:
    answer = server.post(f"/api/tables/{table}/sit", {"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


# --- files


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd",
        "/..%5c..%5cetc%5cpasswd",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/../app.py",
        "/%2e%2e/app.py",
        "/./../store.py",
        "/%00",
        "/assets/%00.js",
        "/" + "x" * 300,
        "/" + "x/" * 3000,
        "/api/rules/widow/" + "x" * 300,
        "/api/words/" + "x" * 300 + "/-",
        "/api/words/en/" + "x" * 300,
    ],
)
def test_no_path_leads_out_of_the_client(server: Server, path: str) -> None:
    text = raw_get(server, path)
    status = int(text.split(" ", 2)[1])
    assert status in (200, 400, 404, 503), text[:200]
    assert "root:" not in text
    assert "import " not in text.split("\r\n\r\n", 1)[1]
    if status == 200:
        assert "text/html" in text


def raw_get(server: Server, path: str) -> str:
    """The whole answer to a path that no library has put right."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as one:
        one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n".encode())
        data = b""
        while part := one.recv(65536):
            data += part
    return data.decode(errors="replace")


# --- what is told


def test_no_secret_is_in_any_answer_or_in_the_log(server: Server) -> None:
    seed = 7_777_777_777_777
    keys = server.create("cellar", "pppp", seed=seed)
    path = f"/api/tables/{keys['table']}"
    said: list[str] = []
    with server.seat(keys, 0) as ann:
        ann.chosen("end")
        for fields in ({"version": 0, "text": "dance"}, {"version": 1, "text": "dance"}, {"version": 1, "text": "end"}):
            ann.refused("choose", **fields)
        ann.raw("{")
        ann.wait_for("refused")
        said.append(str([message for message in ann.received if message["type"] != "welcome"]))
        welcome = str(ann.received[0])
        assert str(seed) not in welcome
        assert all(keys["seats"][seat] not in welcome for seat in "123")
    bearer = {"authorization": f"Bearer {keys['seats']['0']}"}
    said.append(server.get(f"{path}/record", headers=bearer).text)
    said.append(server.post(f"{path}/fork", {"key": keys["seats"]["0"], "moment": 0, "seat": 0}).text)
    said.append(server.post(f"{path}/sit", {"name": "Eve", "key": keys["invite"]}).text)
    said.append(server.get("/api/tables").text)
    said.append(server.log)
    for text in said:
        assert str(seed) not in text
        assert all(key not in text for key in (keys["host"], keys["seats"]["1"], keys["seats"]["2"]))


def test_the_server_says_where_it_is_only_on_its_first_line(server: Server) -> None:
    """The folder of the data and the names of source files stay at home."""
    answers = [server.post("/api/tables", wrong).text for wrong in ([], {}, {"game": "x", "seats": []})]
    answers += [server.post("/api/records", {"record": text}).text for text in ("", "x", "hauntbox record 1\n--\n")]
    for text in answers:
        assert str(server.data) not in text
        assert str(Path(__file__).parents[2]) not in text
        assert ".py" not in text
