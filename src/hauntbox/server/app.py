"""The web application: the built client, the REST interface and the socket."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hauntbox.kernel.errors import HauntboxError
from hauntbox.server import protocol
from hauntbox.server.client import Client
from hauntbox.server.config import Config
from hauntbox.server.guard import Guard, same_origin
from hauntbox.server.hall import Hall
from hauntbox.server.limits import Gate
from hauntbox.server.pages import box, client_file, rules, words
from hauntbox.server.room import Room
from hauntbox.server.schema import schema
from hauntbox.server.store import Store, sqlite_url
from hauntbox.server.thinking import Thinkers
from hauntbox.table.table import Refusal

LOG: Final = logging.getLogger("hauntbox.server")
STATUS: Final = {"no_table": 404, "bad_key": 403, "rate": 429, "too_large": 413, "internal": 500}
POLICY_VIOLATION: Final = 1008
HELLO_SECONDS: Final = 20.0
decode_message: Final = msgspec.json.Decoder(protocol.ClientMessage).decode


def document(value: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(protocol.encode(value), status, headers=headers, media_type="application/json")


class Server:
    """What the routes share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.gate = Gate(config.limits)
        self.hall: Hall

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, self.config.database or sqlite_url(self.config.data))
        self.hall = Hall(store, Thinkers(self.config.workers))
        tasks = [asyncio.create_task(job) for job in (self.hall.sweep(), self.hall.resume_clocks(), self.forget())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self.hall.close()

    async def forget(self) -> None:
        while True:
            await asyncio.sleep(600)
            self.gate.forget_idle()

    # --- REST

    def call(self, handler: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
        """A route whose result is a document, and whose refusals are problems."""

        async def answer(request: Request) -> Response:
            try:
                if not self.gate.call(address(request)):
                    raise Refusal("rate", "too many calls; wait a moment")
                result = await handler(request)
                return result if isinstance(result, Response) else document(result)
            except Refusal as refusal:
                return document(protocol.Problem(refusal.code, refusal.detail), STATUS.get(refusal.code, 409))
            except (msgspec.MsgspecError, UnicodeError) as error:
                return document(protocol.Problem("bad_message", str(error)[:300]), 400)
            except HauntboxError as error:
                return document(protocol.Problem("bad_setup", str(error)[:300]), 400)
            except Exception:
                LOG.exception("a call failed: %s %s", request.method, request.url.path)
                return document(protocol.Problem("internal"), 500)

        return answer

    async def body(self, request: Request, kind: Any, most: int = 0) -> Any:
        limit = most or self.config.limits.body_bytes
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > limit:
                    raise Refusal("too_large", f"at most {limit} bytes")
        except ClientDisconnect:
            raise Refusal("bad_message", "the body ended early") from None
        return msgspec.json.decode(bytes(data), type=kind)

    async def create(self, request: Request) -> Any:
        wish = await self.body(request, protocol.NewTable)
        self.check_tables(request)
        return await self.hall.create(wish)

    def check_tables(self, request: Request) -> None:
        if not self.gate.table(address(request)):
            raise Refusal("rate", "too many new tables; wait a while")

    async def sit(self, request: Request) -> Any:
        return await self.hall.sit(request.path_params["table"], await self.body(request, protocol.Sit))

    async def fork(self, request: Request) -> Any:
        wish = await self.body(request, protocol.Fork)
        self.check_tables(request)
        return await self.hall.fork(request.path_params["table"], wish)

    async def report(self, request: Request) -> Any:
        return await self.hall.report(request.path_params["table"], await self.body(request, protocol.Report))

    async def upload(self, request: Request) -> Any:
        wish = await self.body(request, protocol.Upload, self.config.limits.upload_bytes)
        self.check_tables(request)
        return await self.hall.upload(wish)

    async def record(self, request: Request) -> Any:
        key = request.headers.get("authorization", "").removeprefix("Bearer ")
        text = await self.hall.record(request.path_params["table"], key)
        return Response(text, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-store"})

    async def lobby(self, request: Request) -> Any:
        return await self.hall.lobby()

    async def schema(self, request: Request) -> Any:
        return schema()

    # --- the socket

    async def socket(self, socket: WebSocket) -> None:
        client_address = address(socket)
        if not same_origin(socket.headers, self.config.origins):
            await socket.close(POLICY_VIOLATION)
            return
        if not self.gate.open_socket(client_address):
            await socket.close(1013)
            return
        client = Client(socket, self.config.limits)
        room: Room | None = None
        writer: asyncio.Task[None] | None = None
        try:
            await socket.accept()
            writer = asyncio.create_task(client.write())
            room = await self.greet(client)
            if room is not None:
                await self.listen(client, room)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            self.gate.close_socket(client_address)
            if writer is not None:
                writer.cancel()
            if room is not None:
                await room.leave(client)

    async def greet(self, client: Client) -> Room | None:
        """Waits for a hello that opens a table; a few tries are free."""
        for _ in range(self.config.limits.bad_messages):
            try:
                async with asyncio.timeout(HELLO_SECONDS):
                    message = await self.receive(client)
                if not isinstance(message, protocol.Hello):
                    raise Refusal("hello_first", "say hello first")
                if not self.gate.call(address(client.socket)):
                    raise Refusal("rate", "too many calls; wait a moment")
                return await self.hall.enter(client, message)
            except Refusal as refusal:
                client.send(protocol.Refused(refusal.code, refusal.detail))
            except TimeoutError:
                break
        await client.close(POLICY_VIOLATION)
        return None

    async def listen(self, client: Client, room: Room) -> None:
        bad = 0
        while bad < self.config.limits.bad_messages:
            try:
                await room.handle(client, await self.receive(client))
                bad = 0
            except Refusal as refusal:
                client.send(protocol.Refused(refusal.code, refusal.detail))
                bad += refusal.code in ("bad_message", "rate")
            except (WebSocketDisconnect, RuntimeError, OSError):
                raise
            except Exception:
                LOG.exception("a message failed at table %s", room.table.setup.id)
                client.send(protocol.Refused("internal"))
        await client.close(POLICY_VIOLATION)

    async def receive(self, client: Client) -> protocol.ClientMessage:
        got = await client.socket.receive()
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code") or 1005)
        data = got.get("text") or got.get("bytes") or ""
        if not client.bucket.take():
            await asyncio.sleep(0.2)  # who floods is slowed down, not only told
            raise Refusal("rate", "too many messages; wait a moment")
        if len(data) > self.config.limits.message_bytes:
            raise Refusal("bad_message", f"at most {self.config.limits.message_bytes} bytes")
        try:
            message: protocol.ClientMessage = decode_message(data)
        except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as error:
            raise Refusal("bad_message", str(error)[:200]) from None
        return message


def address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client is not None else ""


def make_app(config: Config) -> Guard:
    server = Server(config)
    call = server.call
    routes = [
        Route("/api/box", call(box)),
        Route("/api/words/{lang}/{game}", call(words)),
        Route("/api/rules/{game}/{lang}", call(rules)),
        Route("/api/schema", call(server.schema)),
        Route("/api/tables", call(server.lobby), methods=["GET"]),
        Route("/api/tables", call(server.create), methods=["POST"]),
        Route("/api/tables/{table}/sit", call(server.sit), methods=["POST"]),
        Route("/api/tables/{table}/fork", call(server.fork), methods=["POST"]),
        Route("/api/tables/{table}/report", call(server.report), methods=["POST"]),
        Route("/api/tables/{table}/record", call(server.record)),
        Route("/api/records", call(server.upload), methods=["POST"]),
        WebSocketRoute("/ws", server.socket),
        Route("/{path:path}", client_file),
    ]
    return Guard(Starlette(routes=routes, lifespan=server.lifespan), config.origins)
