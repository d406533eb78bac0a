"""A hall without a network: rooms whose sockets only keep what they are sent. For what must happen at one moment."""

import asyncio
import json
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketState

from hauntbox.server.client import Client
from hauntbox.server.config import Limits
from hauntbox.server.hall import Hall
from hauntbox.server.room import Room
from hauntbox.server.store import Store
from hauntbox.server.thinking import Thinkers
from hauntbox.table.entries import PERSON, AnyEntry, Seated
from hauntbox.table.table import Table


class Ear:
    """Stands for a socket: keeps every text, as it would go over the wire."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.closed = 0

    async def send_text(self, text: str) -> None:
        self.texts.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


class Shelf:
    """Stands for a store: keeps nothing; a write takes until `open` is set, and fails when told so."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.broken = False

    async def append(self, table: str, n: int, entry: AnyEntry, over: bool | None = None) -> None:
        await self.open.wait()
        if self.broken:
            raise OSError("the disk is full")


class Guest:
    """A client in a room."""

    def __init__(self, seat: int | None = None, limits: Limits | None = None) -> None:
        self.ear = Ear()
        self.client = Client(cast(WebSocket, self.ear), limits or Limits())
        self.client.seat = seat
        self.writer = asyncio.get_running_loop().create_task(self.client.write())

    @property
    def got(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.ear.texts]


def furnished(table: Table) -> tuple[Room, Shelf]:
    """A room around a table on which every seat is a person's."""
    shelf = Shelf()
    hall = Hall(cast(Store, shelf), Thinkers(1))
    for seat in range(table.setup.seats):
        table.apply(Seated(seat, PERSON, f"P{seat}"))
    room = Room(hall, table, 0.0, {})
    hall.rooms[table.setup.id] = room
    return room, shelf


async def breathe() -> None:
    """Lets everything happen that can happen now."""
    for _ in range(10):
        await asyncio.sleep(0)
