"""Choosing over the wire: versions, repetitions, taking back, being sure, looking back, the clock."""

import random
import time

from server.wire import Server, Wire


def explore(wire: Wire) -> str:
    return next(text for text in wire.options if text.startswith("explore"))


def end_turns(*wires: Wire) -> int:
    """One after the other ends its turn; gives the version. Now going back needs the others' consent."""
    for wire in wires:
        wire.wait_to_choose()
        wire.chosen("end")
    for wire in wires:
        wire.wait(lambda wire=wire: wire.version == wires[-1].version)
    return wires[-1].version


# --- versions


def test_the_same_choice_sent_again_has_no_second_effect(server: Server) -> None:
    keys = server.create("cellar", "pbbb", seed=2)
    with server.seat(keys, 0) as ann:
        text = explore(ann)
        ann.chosen(text)
        version, moment = ann.version, ann.moment
        for _ in range(3):
            ann.choose(text, version=0)
            assert ann.wait_for("accepted")["version"] == 0
        ann.settle()
        assert (ann.version, ann.moment) == (version, moment)


def test_a_choice_at_an_old_version_has_no_effect_and_brings_the_state(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        ann.chosen("end")
        bo.wait(lambda: bo.version == 1)
        for version in (0, 2, 77):
            bo.choose("end", version=version)
            assert bo.wait_for("welcome")["version"] == 1
            assert bo.wait_for("refused")["code"] == "stale"
        ann.choose(explore(bo), version=0)
        assert ann.wait_for("refused")["code"] == "stale", "it is another choice than the one that was accepted"
        bo.chosen("end")


def test_only_the_asked_seat_chooses_and_only_what_is_offered(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        assert bo.refused("choose", version=0, text="end") == "not_your_turn"
        assert ann.refused("choose", version=0, text="dance") == "not_offered"
        assert ann.refused("choose", version=0, text="x" * 81) == "bad_message"
        ann.chosen("end")


def test_of_two_sockets_that_choose_at_once_one_wins(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as desk, server.seat(keys, 0) as phone:
        desk.choose("end")
        phone.choose(explore(phone))
        desk.settle()
        phone.settle()
        said = [message for wire in (desk, phone) for message in wire.received if message["type"] != "update"]
        assert [message["type"] for message in said].count("accepted") == 1
        assert [message.get("code") for message in said].count("stale") == 1


# --- being sure


def test_an_unsure_choice_that_would_be_final_is_asked_back(server: Server) -> None:
    keys = server.create("cellar", "ppbb")
    with server.seat(keys, 0) as ann:
        ann.choose("end", sure=False)
        assert ann.wait_for("confirm") == {"type": "confirm", "version": 0, "text": "end"}
        ann.settle()
        assert ann.version == 0, "nothing has happened yet"
        ann.chosen("end")


def test_an_unsure_choice_among_bots_is_just_made(server: Server) -> None:
    keys = server.create("cellar", "pbbo")
    with server.seat(keys, 0) as ann:
        ann.choose("end", sure=False)
        ann.wait_for("accepted", version=0)


# --- taking back


def test_a_free_choice_is_taken_back_and_made_again(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        ann.chosen("end")
        assert ann.undo == {"free": 0, "last": 0, "redo": False}
        ann.send("undo", version=1, moment=0)
        ann.wait_for("accepted", version=1)
        assert ann.wait_for("update")["back"]
        assert (ann.version, ann.moment, ann.undo["redo"]) == (2, 0, True)
        bo.wait(lambda: bo.version == 2)
        assert bo.refused("redo", version=2) == "nothing_to_redo"
        assert bo.refused("undo", version=2, moment=0) == "nothing_to_undo"
        ann.send("redo", version=2)
        bo.wait(lambda: bo.version == 3)
        assert bo.options


def test_when_it_is_not_free_the_others_are_asked(server: Server) -> None:
    keys = server.create("cellar", "pppb", seed=3)
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo, server.seat(keys, 2) as cy:
        version = end_turns(ann, bo)
        ann.send("undo", version=version, moment=0)
        for wire in (ann, bo, cy):
            wire.wait(lambda wire=wire: wire.table["undo"])
            assert wire.table["undo"] == {"by": 0, "moment": 0, "waiting": [1, 2]}
        assert ann.refused("undo", version=version, moment=0) == "busy"
        assert ann.refused("vote", version=version, yes=True) == "not_allowed"
        bo.send("vote", version=version, yes=True)
        cy.wait(lambda: cy.table["undo"]["waiting"] == [2])
        cy.send("vote", version=version, yes=True)
        for wire in (ann, bo, cy):
            wire.wait(lambda wire=wire: wire.version == version + 1)
            assert wire.moment == 0
            assert wire.remarks() == [("taken-back", 1)]
        with server.wire(keys["table"], keys["watch"]) as eve:
            for wire in (ann, bo, cy):
                wire.settle()
                assert wire.log == eve.log, "nobody is told anything twice"
                assert wire.table["undo"] is None


def test_one_no_ends_the_question(server: Server) -> None:
    keys = server.create("cellar", "pppb", seed=3)
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        version = end_turns(ann, bo)
        ann.send("undo", version=version, moment=0)
        bo.wait(lambda: bo.table["undo"])
        bo.send("vote", version=version, yes=False)
        ann.wait(lambda: ann.received[-1]["type"] == "table" and not ann.table["undo"])
        assert ann.version == version
        assert bo.refused("vote", version=version, yes=True) == "not_allowed"


def test_alone_with_bots_everything_is_taken_back_at_once(server: Server) -> None:
    keys = server.create("cellar", "pbbb", seed=3)
    with server.seat(keys, 0) as ann:
        ann.play(random.Random(1), 6)
        ann.wait_to_choose()
        ann.send("undo", version=ann.version, moment=0)
        ann.wait(lambda: ann.moment == 0)
        assert ann.remarks() == [("taken-back", 1)]
        ann.play(random.Random(2), 3)


# --- looking back


def test_a_moment_is_shown_as_it_was_and_to_nobody_else(server: Server) -> None:
    keys = server.create("cellar", "pbbb", seed=3)
    with server.seat(keys, 0) as ann, server.wire(keys["table"], keys["watch"]) as eve:
        first = {**ann.scene, "question": None}
        ann.play(random.Random(1), 3)
        ann.wait_to_choose()
        for wire in (ann, eve):
            wire.send("look", moment=0)
            shown = wire.wait_for("moment", moment=0)
            assert shown["scene"] == first
        assert shown["total"] >= 3
        assert ann.refused("look", moment=ann.moment + 1) == "not_allowed"
        assert ann.refused("look", moment=-1) == "bad_message"
        ann.send("look", moment=ann.moment)
        assert ann.wait_for("moment")["scene"] == {**ann.scene, "question": None}


# --- the clock


def test_when_time_is_up_a_bot_chooses_and_the_log_says_so(server: Server) -> None:
    keys = server.create("cellar", "pppp", clock=1)
    with server.seat(keys, 0) as ann:
        assert ann.table["deadline"] > 0
        ann.wait(lambda: ann.version >= 2)
        assert ann.remarks()[0] == ("clock", 1)
        with server.wire(keys["table"], keys["watch"]):
            ann.wait(lambda: ann.version >= 3)
        clocks = [line["moment"] for line in ann.log if line["said"]["message"] == "remark-clock"]
        assert clocks == sorted(set(clocks)), "nobody is told anything twice"


def test_whoever_sits_down_gets_the_whole_time_of_the_clock(server: Server) -> None:
    keys = server.create("cellar", "obbb", clock=600)
    before = time.time()
    given = server.post(f"/api/tables/{keys['table']}/sit", {"name": "Bo", "key": keys["invite"]}).json()
    with server.seat(given, 0) as bo:
        assert bo.table["deadline"] >= before + 600


def test_the_clock_does_not_hurry_bots_nor_an_open_seat(server: Server) -> None:
    keys = server.create("cellar", "obbb", clock=1)
    with server.wire(keys["table"], keys["watch"]) as eve:
        assert eve.table["deadline"] == 0
        given = server.post(f"/api/tables/{keys['table']}/sit", {"name": "Bo", "key": keys["invite"]}).json()
        with server.seat(given, 0) as bo:
            assert bo.table["deadline"] > 0
            bo.wait(lambda: bo.version > 0)
            assert bo.remarks()[-1] == ("clock", 1)
