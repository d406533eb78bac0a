"""The whole life of a table, as browsers see it: opened, joined, played, ended, looked at, kept."""

import random

import pytest
from server.wire import Server

from hauntbox.box import find_game, games
from hauntbox.kernel.record import read_record


def test_a_table_is_opened_played_and_its_record_read(server: Server) -> None:
    keys = server.create("widow", "pb", options={"short": "on"}, seed=4)
    assert set(keys["seats"]) == {"0"}
    with server.seat(keys, 0, host=True) as ann, server.wire(keys["table"], keys["watch"]) as bo:
        welcome = ann.received[0]
        assert (welcome["seat"], welcome["host"], welcome["version"]) == (0, True, 0)
        assert [sitter["kind"] for sitter in welcome["table"]["seats"]] == ["person", "bot"]
        ann.play(random.Random(1))
        assert ann.ending is not None
        bo.wait(lambda: bo.ending)
        assert bo.ending == ann.ending
        assert (bo.version, bo.moment) == (ann.version, ann.moment)
        assert {**bo.scene, "question": None} == {**ann.scene, "question": None}
        ann.wait(lambda: ann.table["over"] or ann.ending)
        assert ann.refused("choose", version=ann.version, text="anything") == "over"
    record = server.get(f"/api/tables/{keys['table']}/record", headers={"authorization": f"Bearer {keys['watch']}"})
    position = read_record(record.text, find_game)
    assert len(position.history) == ann.moment
    assert position.outcome is not None
    assert position.outcome.ending == ann.ending["ending"]


@pytest.mark.parametrize("game", sorted(games()))
def test_what_was_sent_bit_by_bit_is_what_a_newcomer_gets_at_once(server: Server, game: str) -> None:
    seats = max(2, find_game(game).seats[0])
    keys = server.create(game, "p" * seats, seed=3)
    rng = random.Random(2)
    wires = [server.seat(keys, seat) for seat in range(seats)]
    wires.append(server.wire(keys["table"], keys["watch"]))
    for _ in range(25):
        asked = wires[0].scene["asked"]
        if asked is None:
            break
        version = wires[asked].version
        wires[asked].chosen(rng.choice(wires[asked].options))
        for wire in wires:
            wire.wait(lambda wire=wire, version=version: wire.version > version)
    for wire in wires:
        key = wire.keys["seat"] or keys["watch"]
        with server.wire(keys["table"], key) as fresh:
            assert fresh.scene == wire.scene
            assert fresh.log == wire.log
            assert (fresh.version, fresh.moment, fresh.undo) == (wire.version, wire.moment, wire.undo)
        wire.close()


def test_the_shelf_the_words_and_the_rulebooks_can_be_read(server: Server) -> None:
    box = server.get("/api/box").json()
    assert {"widow", "cellar"} <= {game["id"] for game in box["games"] if game["ready"]}
    assert box["levels"] == ["gentle", "steady", "sharp"]
    for lang in box["languages"]:
        assert "=" in server.get(f"/api/words/{lang}/widow").text
        assert server.get(f"/api/words/{lang}/-").status_code == 200
        assert server.get(f"/api/rules/widow/{lang}").json()["chapters"]
    assert "Welcome" in server.get("/api/schema").json()["$defs"]


@pytest.mark.parametrize(
    "path", ["words/xx/widow", "words/en/nothing", "rules/nothing/en", "rules/widow/xx", "nothing"]
)
def test_what_there_is_not_is_said_clearly(server: Server, path: str) -> None:
    answer = server.get(f"/api/{path}")
    assert answer.status_code in (400, 404)
    assert len(answer.text) < 400


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "nothing", "seats": [{"kind": "person"}]},
        {"game": "widow", "seats": []},
        {"game": "widow", "seats": [{"kind": "person"}] * 6},
        {"game": "widow", "seats": [{"kind": "ghost"}]},
        {"game": "widow", "seats": [{"kind": "bot", "level": "wise"}]},
        {"game": "widow", "seats": [{"kind": "person"}], "options": {"level": "hellish"}},
        {"game": "widow", "seats": [{"kind": "person"}], "options": {"nothing": "on"}},
        {"game": "widow", "seats": [{"kind": "person"}], "seed": -1},
        {"game": "widow", "seats": [{"kind": "person"}], "clock": 1 << 40},
        {"game": "widow", "seats": [{"kind": "person"}], "more": 1},
        {"game": "widow"},
        [],
    ],
)
def test_a_table_that_cannot_be_is_not_opened(server: Server, wish: object) -> None:
    answer = server.post("/api/tables", wish)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_setup", "bad_message")
    assert answer.json()["detail"]


def test_a_bot_table_plays_while_nobody_looks(server: Server) -> None:
    keys = server.create("cellar", "bbbb", seed=1)
    with server.wire(keys["table"], keys["watch"]) as bo:
        bo.wait(lambda: bo.ending)
        assert any(line["seat"] >= 0 for line in server_log(server, keys)), "the bots' reasons show at the end"


def server_log(server: Server, keys: dict[str, str]) -> list[dict[str, int]]:
    with server.wire(keys["table"], keys["watch"]) as wire:
        return wire.log
