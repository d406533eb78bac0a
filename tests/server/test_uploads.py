"""Records of games: had when the game is over, uploaded, looked at, continued; and reports of trouble."""

import random

import pytest
import sqlalchemy as sa
from server.conftest import Serve
from server.wire import Json, Server

from hauntbox.box import find_game
from hauntbox.kernel.position import new_game
from hauntbox.kernel.record import read_record, write_record
from hauntbox.kernel.rng import Rng
from hauntbox.server.store import REPORTS, Store, sqlite_url


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def played(server: Server, seed: int = 4) -> tuple[Json, int]:
    """A game of one person that is over, and how many choices it took."""
    keys = server.create("widow", "p", options={"short": "on"}, seed=seed)
    with server.seat(keys, 0) as ann:
        ann.play(random.Random(seed))
        return keys, ann.moment


def unfinished(choices: int = 7) -> str:
    position = new_game(find_game("cellar"), 4, 11)
    for _ in range(choices):
        position.pick(0)
    return write_record(position)


def test_a_record_can_be_had_when_the_game_is_over(server: Server) -> None:
    keys, moments = played(server)
    path = f"/api/tables/{keys['table']}/record"
    assert server.get(path).status_code == 403
    assert server.get(path, headers=bearer("wrong")).json()["code"] == "bad_key"
    for key in (keys["host"], keys["watch"], keys["invite"], keys["seats"]["0"]):
        answer = server.get(path, headers=bearer(key))
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        assert len(read_record(answer.text, find_game).history) == moments


def test_before_the_end_there_is_no_record_and_no_fork_for_anybody(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    path = f"/api/tables/{keys['table']}"
    for key in (keys["host"], keys["watch"], keys["seats"]["0"]):
        answers = [
            server.get(f"{path}/record", headers=bearer(key)),
            server.post(f"{path}/fork", {"key": key, "moment": 0, "seat": 0}),
        ]
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(409, "not_over")] * 2


def test_a_game_that_is_over_can_be_continued_elsewhere_from_any_moment(server: Server) -> None:
    keys, moments = played(server)
    path = f"/api/tables/{keys['table']}/fork"
    wish = {"key": keys["seats"]["0"], "moment": moments - 3, "seat": 0, "level": "gentle", "name": "Ann"}
    fork = server.post(path, wish).json()
    assert fork["table"] != keys["table"]
    with server.seat(fork, 0) as ann:
        assert (ann.moment, ann.table["origin"], ann.table["seats"][0]["name"]) == (moments - 3, "fork", "Ann")
        ann.play(random.Random(9))
        assert ann.ending
    for wrong in ({"moment": moments + 1}, {"seat": 1}, {"level": "wise"}):
        assert server.post(path, {**wish, **wrong}).json()["code"] == "not_allowed"


def test_a_record_is_uploaded_looked_at_and_played_on(server: Server) -> None:
    keys = server.post("/api/records", {"record": unfinished()}).json()
    assert keys["seats"] == {}
    with server.wire(keys["table"], keys["watch"]) as eve:
        assert (eve.moment, eve.table["origin"]) == (7, "record")
        assert [sitter["kind"] for sitter in eve.table["seats"]] == ["open"] * 4
        eve.send("look", moment=2)
        assert eve.wait_for("moment")["total"] == 7
    text = server.get(f"/api/tables/{keys['table']}/record", headers=bearer(keys["watch"])).text
    assert text == unfinished()
    fork = server.post(f"/api/tables/{keys['table']}/fork", {"key": keys["watch"], "moment": 5, "seat": 2})
    with server.seat(fork.json(), 2) as cy:
        cy.wait(lambda: cy.moment >= 5)
        with server.wire(fork.json()["table"], fork.json()["watch"]) as eve:
            assert [sitter["kind"] for sitter in eve.table["seats"]] == ["bot", "bot", "person", "bot"]


def test_an_uploaded_finished_game_comes_back_as_it_was(server: Server) -> None:
    keys, _ = played(server, seed=6)
    text = server.get(f"/api/tables/{keys['table']}/record", headers=bearer(keys["watch"])).text
    again = server.post("/api/records", {"record": text}).json()
    with server.wire(again["table"], again["watch"]) as eve:
        assert eve.ending
    assert server.get(f"/api/tables/{again['table']}/record", headers=bearer(again["watch"])).text == text


def test_a_game_that_ends_between_two_questions_can_be_uploaded(server: Server) -> None:
    position = new_game(find_game("cellar"), 4, 1)
    rng = Rng(1)
    while position.ask is not None:
        position.pick(rng.below(len(position.ask.options)))
    answer = server.post("/api/records", {"record": write_record(position)})
    assert answer.status_code == 200, answer.text


HEAD = "hauntbox record 1\ngame cellar revision 1\nseats 4\nseed 1\n"


@pytest.mark.parametrize(
    "record",
    [
        "",
        "nonsense",
        HEAD,
        HEAD.replace("cellar", "nothing") + "--\n",
        HEAD.replace("revision 1", "revision 99") + "--\n",
        HEAD.replace("seats 4", "seats 3") + "--\n",
        HEAD.replace("seed 1", "seed x") + "--\n",
        HEAD.replace("seed 1", "seed -1") + "--\n",
        HEAD.replace("seed 1", f"seed {1 << 64}") + "--\n",
        HEAD.replace("seed 1", "seed " + "9" * 5000) + "--\n",
        HEAD + "--\n0 dance\n",
        HEAD + "--\n1 end\n",
        HEAD + "--\n= turn 1 000000000000\n",
        HEAD + "--\n\x00\n",
    ],
)
def test_a_record_that_is_wrong_is_refused_with_the_reason(server: Server, record: str) -> None:
    answer = server.post("/api/records", {"record": record})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_setup")
    assert answer.json()["detail"]


def test_a_report_is_kept_with_the_record(serve: Serve) -> None:
    server = serve()
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann:
        ann.chosen("end")
    path = f"/api/tables/{keys['table']}/report"
    note = "The stairs are «missing»\x00 <b>"
    report = server.post(path, {"key": keys["seats"]["0"], "note": note}).json()["id"]
    assert server.post(path, {"key": "wrong", "note": "x"}).status_code == 403
    assert server.post(path, {"key": keys["host"], "note": "x" * 4001}).json()["code"] == "bad_message"
    server.kill()
    store = Store(server.database or sqlite_url(server.data))
    try:
        with store.engine.connect() as connection:
            (row,) = connection.execute(sa.select(REPORTS)).mappings().all()
    finally:
        store.close()
    assert (row["id"], row["table_id"], row["note"]) == (report, keys["table"], note.replace("\x00", ""))
    assert read_record(row["record"], find_game).history
