"""A server that is stopped and started again: everything is there, and clocks and bots go on."""

import random
import signal

from server.conftest import PLENTY, Serve
from server.processes import children, lives
from server.wire import wait_until


def test_everything_is_there_after_a_restart(serve: Serve) -> None:
    server = serve(*PLENTY)
    keys = server.create("cellar", "ppbo", seed=5, listed=True, clock=3600)
    with server.seat(keys, 0, host=True) as ann, server.seat(keys, 1) as bo:
        ann.chosen("end")
        bo.wait_to_choose()
        bo.send("say", text="wait a moment")
        bo.send("rename", name="Bea")
        ann.send("seat", seat=3, kind="bot", level="gentle")
        bo.wait(lambda: bo.table["seats"][3]["kind"] == "bot")
        bo.chosen("end")
        ann.wait_to_choose()
        ann.chosen(random.Random(3).choice(ann.options))
        ann.wait(lambda: ann.scene["asked"] in (0, 1))
        bo.wait(lambda: bo.version == ann.version)
        ann.settle()
        bo.settle()
    assert server.stop() in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log
    server.start()
    with server.seat(keys, 0, host=True) as again, server.seat(keys, 1) as late:
        for fresh, before in ((again, ann), (late, bo)):
            assert (fresh.version, fresh.moment) == (before.version, before.moment)
            assert fresh.scene == before.scene
            assert fresh.log == before.log
            assert fresh.chat == before.chat
            assert fresh.undo == before.undo
        assert [s["name"] for s in again.table["seats"]] == ["P0", "Bea", "", ""]
        assert again.received[0]["host"]
        assert again.table["deadline"] > 0


def test_what_was_accepted_before_a_restart_is_recognised_after_it(serve: Serve) -> None:
    server = serve()
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann:
        ann.chosen("end")
    server.kill()
    server.start()
    with server.seat(keys, 0) as ann:
        ann.choose("end", version=0)
        ann.wait_for("accepted", version=0)
        ann.settle()
        assert ann.version == 1


def test_a_table_with_a_clock_goes_on_though_nobody_has_come_back(serve: Serve) -> None:
    server = serve()
    keys = server.create("cellar", "pppp", clock=2)
    server.kill()
    server.start()
    with server.wire(keys["table"], keys["watch"]) as eve:
        eve.wait(lambda: eve.version > 0)
        assert eve.remarks()[0] == ("clock", 1)


def test_bots_go_on_when_somebody_comes_back(serve: Serve) -> None:
    server = serve()
    seats = [{"kind": "person"}] + [{"kind": "bot", "level": "sharp"}] * 3
    keys = server.post("/api/tables", {"game": "cellar", "seats": seats}).json()
    with server.seat(keys, 0) as ann:
        ann.chosen("end")
    server.kill()
    server.start()
    with server.seat(keys, 0) as ann:
        ann.wait(lambda: ann.version > 1)


def test_no_process_outlives_its_server(serve: Serve) -> None:
    server = serve(workers=2)
    for end in (server.stop, server.kill):
        keys = server.create("cellar", "bbbb")
        with server.wire(keys["table"], keys["watch"]) as eve:
            eve.wait(lambda: eve.version > 1)
        below = [pid for pid, _ in children(server.pid)]
        assert below
        end()
        wait_until(lambda below=below: not [pid for pid in below if lives(pid)], "the workers end")
        server.start()
