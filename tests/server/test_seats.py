"""Who is at a table: people, bots and open seats, invitations, the lobby, spectators, the host, names and chat."""

from server.wire import Json, Server, Wire


def kinds(wire: Wire) -> list[str]:
    return [sitter["kind"] for sitter in wire.table["seats"]]


def sit(server: Server, keys: Json, name: str, **more: object) -> Json:
    answer = server.post(f"/api/tables/{keys['table']}/sit", {"name": name, "key": keys["invite"], **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


# --- sitting down


def test_a_guest_takes_an_open_seat_by_invitation_and_everybody_sees_it(server: Server) -> None:
    keys = server.create("cellar", "pobo")
    with server.seat(keys, 0) as ann:
        assert kinds(ann) == ["person", "open", "bot", "open"]
        given = sit(server, keys, "Bo", seat=3)
        assert list(given["seats"]) == ["3"]
        assert given["host"] == ""
        ann.wait(lambda: kinds(ann)[3] == "person")
        assert ann.table["seats"][3] == {"seat": 3, "kind": "person", "name": "Bo", "level": "", "online": False}
        assert ("seat-person", 4) in ann.remarks()
        with server.seat(given, 3) as bo:
            assert bo.received[0]["seat"] == 3
            ann.wait(lambda: ann.table["seats"][3]["online"])
        ann.wait(lambda: not ann.table["seats"][3]["online"])


def test_seats_run_out_and_only_an_invitation_gives_one(server: Server) -> None:
    keys = server.create("cellar", "pobb")
    path = f"/api/tables/{keys['table']}/sit"
    for key in ("", keys["watch"], keys["seats"]["0"], "wrong"):
        answer = server.post(path, {"name": "Eve", "key": key})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_key")
    assert server.post(path, {"name": "Eve", "key": keys["invite"], "seat": 0}).json()["code"] == "taken"
    sit(server, keys, "Bo")
    assert server.post(path, {"name": "Cy", "key": keys["invite"]}).json()["code"] == "taken"


def test_the_lobby_lists_tables_that_wish_it_while_a_seat_is_open(server: Server) -> None:
    hidden = server.create("cellar", "pobb")
    keys = server.create("cellar", "pobb", listed=True, clock=600)
    listed = {one["id"]: one for one in server.get("/api/tables").json()["tables"]}
    assert hidden["table"] not in listed
    assert listed[keys["table"]] == {
        "id": keys["table"], "game": "cellar", "host": "P0", "open": 1, "seats": 4, "clock": 600,
    }  # fmt: skip
    stranger = server.post(f"/api/tables/{keys['table']}/sit", {"name": "Bo"})
    assert list(stranger.json()["seats"]) == ["1"]
    assert keys["table"] not in [one["id"] for one in server.get("/api/tables").json()["tables"]]


def test_an_invitation_lets_its_holder_look_before_sitting_down(server: Server) -> None:
    keys = server.create("cellar", "pobb")
    with server.wire(keys["table"], keys["invite"]) as guest:
        assert guest.received[0]["seat"] == -1
        assert guest.keys == {"invite": keys["invite"], "watch": keys["watch"], "seat": ""}


# --- spectators


def test_spectators_see_no_question_no_secret_and_no_key_but_their_own(server: Server) -> None:
    keys = server.create("cellar", "pppp", seed=7)
    with server.wire(keys["table"], keys["watch"]) as eve, server.seat(keys, 0) as ann:
        assert eve.keys == {"invite": "", "watch": keys["watch"], "seat": ""}
        ann.chosen(next(text for text in ann.options if text.startswith("explore")))
        eve.wait(lambda: eve.version == ann.version)
        assert ann.scene["question"]
        assert all(message["scene"].get("question") is None for message in eve.received if "scene" in message)
        assert eve.undo == {"free": 1, "last": -1, "redo": False}
        for code in (
            eve.refused("choose", version=1, text="end"),
            eve.refused("undo", version=1, moment=0),
            eve.refused("redo", version=1),
            eve.refused("vote", version=1, yes=True),
            eve.refused("seat", seat=0, kind="bot", level="gentle"),
            eve.refused("rename", name="Ann"),
        ):
            assert code == "not_allowed"
        ann.wait(lambda: ann.table["watching"] == 1)


def test_nobody_learns_the_keys_of_others(server: Server) -> None:
    keys = server.create("cellar", "pppo")
    wires = [
        server.seat(keys, 1),
        server.wire(keys["table"], keys["invite"]),
        server.wire(keys["table"], keys["watch"]),
    ]
    for wire in wires:
        wire.send("say", text="hello")
        wire.settle()
        said = str(wire.received)
        assert keys["host"] not in said
        assert keys["seats"]["0"] not in said
        assert keys["seats"]["2"] not in said
        wire.close()


# --- the host, and the own seat


def test_only_the_host_changes_other_seats(server: Server) -> None:
    keys = server.create("cellar", "pppo")
    with server.seat(keys, 0, host=True) as host, server.seat(keys, 1) as bo:
        assert bo.refused("seat", seat=3, kind="bot", level="gentle") == "not_allowed"
        assert bo.refused("seat", seat=0, kind="open") == "not_allowed"
        host.send("seat", seat=3, kind="bot", level="gentle")
        bo.wait(lambda: kinds(bo)[3] == "bot")
        assert bo.table["seats"][3]["level"] == "gentle"
        for wrong in (
            {"seat": 9, "kind": "open"},
            {"seat": 3, "kind": "bot", "level": "wise"},
            {"seat": 3, "kind": "p"},
        ):
            assert host.refused("seat", **wrong) == "not_allowed"


def test_a_host_without_a_seat_rules_the_seats_and_sees_no_secrets(server: Server) -> None:
    keys = server.create("cellar", "pppo")
    with server.wire(keys["table"], keys["host"]) as host:
        assert (host.received[0]["seat"], host.received[0]["host"]) == (-1, True)
        assert host.scene["question"] is None
        host.send("seat", seat=1, kind="open")
        host.wait(lambda: kinds(host)[1] == "open")
        assert host.refused("choose", version=0, text="end") == "not_allowed"


def test_the_host_key_of_another_table_makes_no_host(server: Server) -> None:
    keys, other = server.create("cellar", "pppp"), server.create("cellar", "pppp")
    with server.wire(keys["table"], keys["seats"]["0"], other["host"]) as wire:
        assert not wire.received[0]["host"]


def test_who_loses_a_seat_only_watches_and_the_old_key_is_void(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    old = keys["seats"]["1"]
    with server.seat(keys, 0, host=True) as host, server.seat(keys, 1) as bo:
        host.send("seat", seat=1, kind="open")
        bo.wait(lambda: bo.received[-1]["type"] == "welcome" and len(bo.received) > 1)
        assert bo.received[-1]["seat"] == -1
        assert bo.keys["seat"] == ""
        assert bo.refused("choose", version=0, text="end") == "not_allowed"
        with Wire(server) as late:
            assert late.refused("hello", table=keys["table"], key=old) == "bad_key"
        given = sit(server, keys, "Cy", seat=1)
        assert given["seats"]["1"] != old
        with server.seat(given, 1) as cy:
            assert cy.received[0]["seat"] == 1
        with Wire(server) as late:
            assert late.refused("hello", table=keys["table"], key=old) == "bad_key"
        bo.settle()
        host.settle()
        with server.seat(keys, 0) as fresh:
            assert bo.log == host.log == fresh.log, "nobody is told anything twice"


def test_who_gets_up_hands_the_seat_to_a_bot_that_plays_on(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        ann.send("seat", seat=0, kind="bot", level="gentle")
        bo.wait_to_choose()
        assert kinds(bo)[0] == "bot"
        assert ("seat-bot", 1) in bo.remarks()


# --- names and chat


def test_a_new_name_is_seen_by_all_and_cleaned(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as ann, server.seat(keys, 1) as bo:
        bo.send("rename", name=" <i>Bo</i>\n ")
        ann.wait(lambda: ann.table["seats"][1]["name"] == "<i>Bo</i>")
        assert bo.refused("rename", name="x" * 25) == "bad_message"


def test_chat_reaches_everybody_and_markup_stays_text(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    text = '<script>alert("&amp;")</script> 幽霊 \u202e \x00'
    with server.seat(keys, 0) as ann, server.wire(keys["table"], keys["watch"]) as eve:
        ann.send("say", text=text)
        line = eve.wait_for("chatted")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "P0", text)
        eve.send("say", text="from outside")
        ann.wait(lambda: len(ann.chat) == 2)
        assert (ann.chat[1]["seat"], ann.chat[1]["name"]) == (-1, "")
        assert ann.refused("say", text="") == "bad_message"
        assert ann.refused("say", text="x" * 501) == "bad_message"
        ann.send("say", text="x" * 500)
        eve.wait(lambda: len(eve.chat) == 3)
    with server.seat(keys, 1) as late:
        assert [one["text"] for one in late.chat] == [text, "from outside", "x" * 500]


# --- several sockets


def test_two_sockets_on_one_seat_see_the_same_and_either_may_choose(server: Server) -> None:
    keys = server.create("cellar", "pppp")
    with server.seat(keys, 0) as desk, server.seat(keys, 0) as phone:
        desk.chosen("end")
        phone.wait(lambda: phone.version == 1)
        assert phone.scene == desk.scene
        phone.send("undo", version=1, moment=0)
        for wire in (desk, phone):
            wire.wait(lambda wire=wire: wire.version == 2)
        assert desk.options == phone.options
        assert desk.undo == phone.undo == {"free": 0, "last": -1, "redo": True}
        phone.chosen("end")
        desk.wait(lambda: desk.version == 3)
        assert desk.table["watching"] == 0
    with server.seat(keys, 1) as bo:
        bo.wait(lambda: not bo.table["seats"][0]["online"])
