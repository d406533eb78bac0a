"""One socket: who it is at its table, what it was sent last, and what waits to be sent."""

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hauntbox.server import protocol
from hauntbox.server.config import Limits
from hauntbox.server.limits import Bucket

if TYPE_CHECKING:
    from hauntbox.kernel.scene import Scene

TOO_SLOW = 1013


class Client:
    """`seat` is None for somebody who watches; `key` is what it came with."""

    __slots__ = ("_queue", "bucket", "host", "key", "limit", "role", "scene", "seat", "socket")

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.socket = socket
        self.seat: int | None = None
        self.role: str = ""
        self.key: str = ""
        self.host: bool = False
        self.scene: Scene | None = None
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self.limit = limits.waiting_messages
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: protocol.Answer) -> None:
        """Puts a message into the line; who reads too slowly is sent away and may come back."""
        if self._queue.qsize() < self.limit:
            self._queue.put_nowait(protocol.encode(message).decode())
        elif self._queue.qsize() == self.limit:
            self._queue.put_nowait(None)

    async def write(self) -> None:
        """Sends what waits, until the socket is gone."""
        try:
            while (text := await self._queue.get()) is not None:
                await self.socket.send_text(text)
            await self.close(TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(code)
