"""A table with its sockets, its bots and its clock. Everything that changes it goes through one lock:
checked, applied, written durably, then acknowledged and told to everybody.
"""

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final

from hauntbox.server import protocol
from hauntbox.server.client import Client
from hauntbox.server.tell import ending_of, info_of, keys_for, undoing_for, welcome_for
from hauntbox.server.thinking import BotFailure, Task
from hauntbox.server.wire import Written, changed_parts, shared
from hauntbox.table.entries import BOT, PERSON, AnyEntry, BotFailed, Chat, Chosen, Seated, TakenBack
from hauntbox.table.levels import SIMPLEST
from hauntbox.table.table import Refusal, Request, Table

if TYPE_CHECKING:
    from hauntbox.kernel.scene import Scene
    from hauntbox.server.hall import Hall

LOG: Final = logging.getLogger("hauntbox.server")
REMEMBERED: Final = 64
"""Accepted choices that are recognised when they come again."""


class Room:
    def __init__(self, hall: "Hall", table: Table, changed: float, accepted: dict[int, tuple[int, str]]) -> None:
        self.hall = hall
        self.table = table
        self.changed = changed
        """When the open question was asked."""
        self.accepted = accepted
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.clock_task: asyncio.Task[None] | None = None

    # --- coming and going

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self.welcome(client)
        self.tell_table(but=client)
        self.nudge()

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        async with self.lock:  # what is not written yet is not told
            self.tell_table()

    def welcome(self, client: Client) -> None:
        scene = shared(self.table.scene(client.seat), self.scenes().values())
        client.scene = scene
        client.send(welcome_for(self, client, scene))

    def scenes(self) -> "dict[int | None, Scene]":
        """The scenes that were sent last, by the seat they are for."""
        return {client.seat: client.scene for client in self.clients if client.scene is not None}

    @property
    def idle(self) -> bool:
        thinks = self.clock_task is not None and not self.clock_task.done()
        waits = self.bot is not None or self.timer is not None or self.lock.locked()
        return not (self.clients or thinks or waits)

    @property
    def deadline(self) -> float:
        """When the clock chooses for the person who is asked; 0 when it does not."""
        table = self.table
        asked = table.asked
        waits = asked is not None and table.sitters[asked].kind == PERSON
        return self.changed + table.setup.clock if table.setup.clock and waits else 0.0

    # --- messages

    async def handle(self, client: Client, message: protocol.ClientMessage) -> None:
        """Carries out a message of somebody at the table; raises Refusal."""
        if isinstance(message, protocol.Look):
            self.look(client, message.moment)
        elif isinstance(message, protocol.Ping):
            client.send(protocol.Pong(message.id))
        elif isinstance(message, protocol.Hello):
            raise Refusal("bad_message", "hello was said already")
        else:
            async with self.lock:
                await self._change(client, message)

    async def _change(self, client: Client, message: protocol.ClientMessage) -> None:
        if isinstance(message, protocol.Choose):
            await self.choose(client, message)
        elif isinstance(message, protocol.Undo):
            await self.undo(client, message)
        elif isinstance(message, protocol.Redo):
            self.check_version(client, message.version)
            await self.commit(self.table.redo(own_seat(client)), client)
        elif isinstance(message, protocol.Vote):
            await self.vote(client, message)
        elif isinstance(message, protocol.Seat):
            if not client.host and client.seat != message.seat:
                raise Refusal("not_allowed", "only the host changes other seats")
            await self.commit(self.table.seat(message.seat, message.kind, message.level), client)
        elif isinstance(message, protocol.Rename):
            await self.commit(self.table.rename(own_seat(client), message.name), client)
        elif isinstance(message, protocol.Say):
            seat = client.seat if client.seat is not None else -1
            name = self.table.sitters[seat].name if seat >= 0 else ""
            await self.commit(Chat(seat, name, message.text, time.time()), client)

    async def choose(self, client: Client, message: protocol.Choose) -> None:
        seat = own_seat(client)
        table = self.table
        if self.accepted.get(message.version) == (seat, message.text):
            client.send(protocol.Accepted(message.version))
            return
        self.check_version(client, message.version)
        entry = table.choose(seat, message.text)
        if not message.sure and table.is_final(entry):
            client.send(protocol.Confirm(table.version, message.text))
            return
        await self.commit(entry, client)

    async def undo(self, client: Client, message: protocol.Undo) -> None:
        seat = own_seat(client)
        self.check_version(client, message.version)
        wish = self.table.undo(seat, message.moment)
        if isinstance(wish, Request):
            self.table.request = wish
            self.tell_table()
        else:
            await self.commit(wish, client)

    async def vote(self, client: Client, message: protocol.Vote) -> None:
        self.check_version(client, message.version)
        entry = self.table.vote(own_seat(client), message.yes)
        if entry is not None:
            await self.commit(entry, client)
        else:
            self.tell_table()

    def check_version(self, client: Client, version: int) -> None:
        """A message about an earlier state has no effect: the client gets the state as it is."""
        if version != self.table.version:
            self.welcome(client)
            raise Refusal("stale", f"the table is at version {self.table.version}, not {version}")

    def look(self, client: Client, moment: int) -> None:
        total = self.table.moment
        if moment > total:
            raise Refusal("not_allowed", f"the game has only come to moment {total}")
        scene = self.table.scene_at(moment, client.seat)
        client.send(protocol.Moment(moment, total, changed_parts(scene, None)))

    # --- changes

    async def commit(self, entry: AnyEntry, client: Client | None = None) -> None:
        """Applied, written, acknowledged, told; where one of the first two fails, the table is read anew."""
        table = self.table
        was_over, version, line = table.over, table.version, table.length
        try:
            table.apply(entry)
            over = table.over if table.over != was_over else None
            await self.hall.store.append(table.setup.id, line, entry, over)
        except Exception:
            LOG.exception("table %s: %s was not accepted", table.setup.id, type(entry).__name__)
            await self.hall.reload(self)
            raise Refusal("internal", "this could not be carried out; nothing was changed") from None
        if isinstance(entry, Chosen):
            self.accepted[version] = (entry.seat, entry.text)
            self.accepted.pop(version - REMEMBERED, None)
        if client is not None and isinstance(entry, (Chosen, TakenBack)):
            client.send(protocol.Accepted(version))
        self.tell(entry)
        self.nudge()

    def tell(self, entry: AnyEntry) -> None:
        if isinstance(entry, (Chosen, TakenBack)):
            self.changed = time.time()
            self.tell_game(back=isinstance(entry, TakenBack))
        elif isinstance(entry, Chat):
            line = protocol.ChatLine(entry.seat, entry.name, entry.text, entry.at)
            for client in self.clients:
                client.send(protocol.Chatted(line))
        else:
            moved = self.reseat(entry.seat) if isinstance(entry, Seated) else []
            self.tell_table()
            for client in moved:
                self.welcome(client)

    def reseat(self, seat: int) -> list[Client]:
        """Sockets of somebody who no longer has the seat only watch from now on."""
        key = self.table.seat_key(seat)
        moved = [client for client in self.clients if client.seat == seat and client.key != key]
        for client in moved:
            client.seat = None
        return moved

    def tell_game(self, back: bool) -> None:
        table = self.table
        before = self.scenes().values()
        scenes: dict[int | None, Scene] = {}
        written: Written = {}
        ending = ending_of(table)
        for client in self.clients:
            seat = client.seat
            if seat not in scenes:
                scenes[seat] = shared(table.scene(seat), [*before, *scenes.values()])
            parts = changed_parts(scenes[seat], client.scene, written)
            client.scene = scenes[seat]
            lines = table.fresh if back else table.fresh_lines(seat)
            client.send(
                protocol.Update(
                    table.version, table.moment, parts, lines, undoing_for(table, seat), self.deadline, back, ending
                )
            )
        table.fresh = []

    def tell_table(self, but: Client | None = None) -> None:
        table = self.table
        info = info_of(self)
        for client in self.clients:
            if client is not but:
                client.send(
                    protocol.Table(
                        table.version, info, undoing_for(table, client.seat), table.fresh, keys_for(table, client)
                    )
                )
        table.fresh = []

    # --- bots and the clock

    def nudge(self) -> None:
        """Sees to it that whoever is asked will choose."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        asked = self.table.asked
        if asked is None:
            return
        if self.table.sitters[asked].kind == BOT:
            if self.bot is None:
                self.bot = asyncio.create_task(self.let_bots_play())
        elif self.deadline:
            left = max(0.0, self.deadline - time.time())
            self.timer = asyncio.get_running_loop().call_later(left, self.time_is_up)

    async def let_bots_play(self) -> None:
        try:
            while (seat := self.table.asked) is not None and self.table.sitters[seat].kind == BOT:
                await self.bot_chooses(seat, self.table.sitters[seat].level, BOT)
        except Refusal:
            LOG.warning("table %s: its bots stop", self.table.setup.id)
        finally:
            self.bot = None

    def time_is_up(self) -> None:
        self.timer = None
        asked = self.table.asked
        if asked is not None:
            self.clock_task = asyncio.create_task(self.bot_chooses(asked, SIMPLEST, "clock"))

    async def bot_chooses(self, seat: int, level: str, by: str) -> None:
        """A bot's choice for a seat, unless something else has happened meanwhile."""
        table, setup = self.table, self.table.setup
        version = table.version
        texts = [chosen.text for chosen in table.chosen]
        task = Task(setup.id, setup.game, setup.seats, setup.seed, setup.options, texts, seat, level)
        entry: AnyEntry
        try:
            text, why = await self.hall.thinkers.think(task)
            entry = Chosen(seat, text, by, why)
        except BotFailure as failure:
            LOG.warning("table %s: the %s bot of seat %d failed: %s", setup.id, level, seat, failure)
            entry = BotFailed(seat, SIMPLEST) if by == BOT and level != SIMPLEST else self.any_choice(seat, by)
        async with self.lock:
            still = self.table is table and table.version == version and table.asked == seat
            if still and (by == "clock" or table.sitters[seat].kind == BOT):
                await self.commit(entry)

    def any_choice(self, seat: int, by: str) -> Chosen:
        """What is left when even the simplest bot fails: the game goes on somehow."""
        ask = self.table.position.ask
        assert ask is not None
        return Chosen(seat, self.table.game.text(ask, random.choice(list(ask.options))), by)


def own_seat(client: Client) -> int:
    if client.seat is None:
        raise Refusal("not_allowed", "who watches does not play")
    return client.seat
