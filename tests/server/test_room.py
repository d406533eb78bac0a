"""A room at one moment: nothing is shown before it is written, and who reads too slowly is sent away."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from server.inside import Guest, Room, Shelf, breathe, furnished

from hauntbox.box import find_game
from hauntbox.server import protocol
from hauntbox.server.config import Limits
from hauntbox.table.keys import WATCH, new_secret
from hauntbox.table.table import Setup, Table


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 30))


def cellar() -> tuple[Room, Shelf]:
    return furnished(Table(Setup("table", "cellar", 4, 1, {}, new_secret()), find_game("cellar")))


async def watching(room: Room) -> Guest:
    guest = Guest()
    await room.hall.enter(guest.client, protocol.Hello("table", room.table.key(WATCH)))
    await breathe()
    return guest


async def choosing(room: Room, text: str) -> "tuple[Guest, asyncio.Task[None]]":
    guest = Guest()
    await room.hall.enter(guest.client, protocol.Hello("table", room.table.seat_key(0)))
    task = asyncio.create_task(room.handle(guest.client, protocol.Choose(0, text)))
    await breathe()
    return guest, task


def test_who_comes_while_a_choice_is_being_written_sees_it_when_it_is_written_and_once() -> None:
    async def scenario() -> None:
        room, shelf = cellar()
        first = await watching(room)
        shelf.open.clear()
        ann, task = await choosing(room, "end")
        late = Guest()
        coming = asyncio.create_task(room.hall.enter(late.client, protocol.Hello("table", room.table.key(WATCH))))
        await breathe()
        assert [message["version"] for guest in (first, ann, late) for message in guest.got if "scene" in message] == [
            0,
            0,
        ]
        shelf.open.set()
        await task
        await coming
        await breathe()
        assert [message["type"] for message in late.got] == ["welcome"]
        assert late.got[0]["version"] == 1
        assert [m["type"] for m in ann.got] == ["welcome", "accepted", "update", "table"]

    run(scenario())


def test_who_leaves_while_a_choice_is_being_written_gives_nothing_away() -> None:
    async def scenario() -> None:
        room, shelf = cellar()
        first, second = await watching(room), await watching(room)
        shelf.open.clear()
        _, task = await choosing(room, "end")
        leaving = asyncio.create_task(room.leave(second.client))
        await breathe()
        assert all(message["version"] == 0 for message in first.got)
        shelf.open.set()
        await task
        await leaving
        await breathe()
        assert [m["type"] for m in first.got][-2:] == ["update", "table"]
        assert first.got[-1]["table"]["watching"] == 1

    run(scenario())


def test_two_choices_at_once_come_one_after_the_other() -> None:
    async def scenario() -> None:
        room, shelf = cellar()
        shelf.open.clear()
        ann, first = await choosing(room, "end")
        second = asyncio.create_task(room.handle(ann.client, protocol.Choose(0, "end")))
        await breathe()
        assert not first.done()
        shelf.open.set()
        await asyncio.gather(first, second)
        await breathe()
        assert [m["version"] for m in ann.got if m["type"] == "accepted"] == [0, 0]
        assert room.table.version == 1

    run(scenario())


def test_who_reads_too_slowly_is_sent_away_without_a_gap() -> None:
    async def scenario() -> None:
        guest = Guest(limits=Limits(waiting_messages=5))
        for number in range(20):
            guest.client.send(protocol.Pong(number))
        await breathe()
        assert [message["id"] for message in guest.got] == [0, 1, 2, 3, 4]
        assert guest.ear.closed == 1013
        guest.client.send(protocol.Pong(99))
        await breathe()
        assert len(guest.got) == 5

    run(scenario())


def test_a_room_in_which_the_clock_chooses_is_not_empty() -> None:
    async def scenario() -> None:
        room, _ = cellar()
        assert room.idle
        done = asyncio.Event()
        room.clock_task = asyncio.create_task(wait(done))
        assert not room.idle
        done.set()
        await room.clock_task
        assert room.idle

    async def wait(done: asyncio.Event) -> None:
        await done.wait()

    run(scenario())
