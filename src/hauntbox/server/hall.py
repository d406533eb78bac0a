"""All tables this process plays. A table is read from the store when somebody comes, and dropped when all have left.

Each table belongs to one process at a time. Here that is this one: `open` is the only place
that would have to ask for the ownership where several processes share a database.
"""

import asyncio
import logging
import secrets
import time
from typing import Final

from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.kernel.game import Options
from hauntbox.kernel.record import parse_option, read_record
from hauntbox.server import protocol
from hauntbox.server.client import Client
from hauntbox.server.room import REMEMBERED, Room
from hauntbox.server.store import Store
from hauntbox.server.thinking import Thinkers
from hauntbox.table.entries import BOT, OPEN, PERSON, AnyEntry, Chosen, Seated
from hauntbox.table.keys import HOST, INVITE, WATCH, new_id, new_secret
from hauntbox.table.levels import LEVELS, USUAL
from hauntbox.table.table import Refusal, Setup, Table, clean_name

LOG: Final = logging.getLogger("hauntbox.server")
SWEEP: Final = 60.0
"""Seconds between two looks for tables that nobody uses."""
LOBBY: Final = 50
CLOCKED: Final = 1000
SEEDS: Final = 1 << 53


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    # --- tables

    async def open(self, table: str) -> Room:
        """The room of a table; raises Refusal when there is none."""
        if table in self.rooms:
            return self.rooms[table]
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.rooms:
                    loaded, changed, accepted = await self._load(table)
                    self.rooms[table] = Room(self, loaded, changed, accepted)
                return self.rooms[table]
        finally:
            if not lock.locked():
                self._opening.pop(table, None)

    async def _load(self, name: str) -> tuple[Table, float, dict[int, tuple[int, str]]]:
        found = await self.store.load(name)
        if found is None:
            raise Refusal("no_table", "there is no such table")
        setup, revision, entries, changed = found
        try:
            game = find_game(setup.game)
        except BadSetup as error:
            raise Refusal("no_table", str(error)) from None
        if game.revision != revision:
            raise Refusal("old_rules", f"the table plays revision {revision} of the rules, this is {game.revision}")
        table = Table(setup, game)
        accepted: dict[int, tuple[int, str]] = {}
        for entry in entries:
            if isinstance(entry, Chosen):
                accepted[table.version] = (entry.seat, entry.text)
                accepted.pop(table.version - REMEMBERED, None)
            table.apply(entry)
            if len(table.chosen) % 50 == 0:
                await asyncio.sleep(0)
        return table, changed, accepted

    async def reload(self, room: Room) -> None:
        """Back to what is written: something went wrong with what is in memory."""
        room.table, room.changed, room.accepted = await self._load(room.table.setup.id)
        for client in room.clients:
            room.welcome(client)

    async def create(self, wish: protocol.NewTable) -> protocol.TableKeys:
        game = find_game(wish.game)
        options: Options = {name: parse_option(game, name, text) for name, text in wish.options.items()}
        options = game.check_setup(len(wish.seats), options)
        entries: list[AnyEntry] = [seated(seat, one) for seat, one in enumerate(wish.seats)]
        seed = wish.seed if wish.seed is not None else secrets.randbelow(SEEDS)
        setup = Setup(new_id(), game.id, len(wish.seats), seed, options, new_secret(), wish.clock, wish.listed)
        return await self._begin(setup, game.revision, entries)

    async def fork(self, name: str, wish: protocol.Fork) -> protocol.TableKeys:
        """A new table from a moment of a finished game, against bots."""
        room = await self.open(name)
        old = room.table
        who(old, wish.key)
        if not old.over and old.setup.origin != "record":
            raise Refusal("not_over", "a game can be continued elsewhere when it is over")
        if wish.moment > old.moment or wish.seat >= old.setup.seats:
            raise Refusal("not_allowed", f"the game has {old.moment} moments and {old.setup.seats} seats")
        level = wish.level or USUAL
        if level not in LEVELS:
            raise Refusal("not_allowed", f"there is no level '{level}'")
        bot, you = protocol.NewSeat(BOT, level=level), protocol.NewSeat(PERSON, wish.name)
        entries: list[AnyEntry] = [seated(i, you if i == wish.seat else bot) for i in range(old.setup.seats)]
        entries += [Chosen(one.seat, one.text, "record") for one in old.chosen[: wish.moment]]
        was = old.setup
        setup = Setup(new_id(), was.game, was.seats, was.seed, was.options, new_secret(), origin="fork")
        return await self._begin(setup, old.game.revision, entries)

    async def upload(self, wish: protocol.Upload) -> protocol.TableKeys:
        """A table to look at a record, whose game may be over or not."""
        position = await asyncio.to_thread(read_record, wish.record, find_game)
        if not 0 <= position.seed < 1 << 63:
            raise BadSetup(f"the seed {position.seed} is out of range")
        entries: list[AnyEntry] = [Seated(seat, OPEN) for seat in range(position.seats)]
        again = Table(Setup("", position.game.id, position.seats, position.seed, position.options, ""), position.game)
        for value in position.history:
            ask = again.position.ask
            assert ask is not None
            entry = Chosen(ask.seat, position.game.text(ask, value), "record")
            again.apply(entry)
            entries.append(entry)
        setup = Setup(
            new_id(), position.game.id, position.seats, position.seed, position.options, new_secret(), origin="record"
        )
        return await self._begin(setup, position.game.revision, entries)

    async def _begin(self, setup: Setup, revision: int, entries: list[AnyEntry]) -> protocol.TableKeys:
        await self.store.create(setup, revision, entries)
        room = await self.open(setup.id)
        room.nudge()
        table = room.table
        seats = {str(i): table.seat_key(i) for i, sitter in enumerate(table.sitters) if sitter.kind == PERSON}
        return protocol.TableKeys(setup.id, table.key(HOST), table.key(INVITE), table.key(WATCH), seats)

    # --- people

    async def enter(self, client: Client, hello: protocol.Hello) -> Room:
        if hello.protocol != protocol.PROTOCOL:
            raise Refusal("bad_message", f"this server speaks protocol {protocol.PROTOCOL}")
        room = await self.open(hello.table)
        async with room.lock:  # what is not written yet is not shown
            table = room.table
            client.seat, client.role = who(table, hello.key)
            client.key = hello.key
            client.host = client.role == HOST or table.role_of(hello.host) == HOST
            room.enter(client)
        return room

    async def sit(self, name: str, wish: protocol.Sit) -> protocol.TableKeys:
        room = await self.open(name)
        async with room.lock:
            table = room.table
            if table.role_of(wish.key) not in (INVITE, HOST) and not table.setup.listed:
                raise Refusal("bad_key", "this key does not give a seat")
            entry = table.sit(wish.seat, wish.name)
            if entry.seat == table.asked:
                room.changed = time.time()  # whoever sits down gets the whole time of the clock
            await room.commit(entry)
            key = table.seat_key(entry.seat)
        return protocol.TableKeys(name, watch=table.key(WATCH), invite=table.key(INVITE), seats={str(entry.seat): key})

    async def record(self, name: str, key: str) -> str:
        """The record of a finished game; before the end it would tell what is to come."""
        table = (await self.open(name)).table
        who(table, key)
        if not table.over and table.setup.origin != "record":
            raise Refusal("not_over", "the record can be had when the game is over")
        return await asyncio.to_thread(table.record)

    async def report(self, name: str, wish: protocol.Report) -> protocol.Reported:
        table = (await self.open(name)).table
        who(table, wish.key)
        report = new_id()
        await self.store.report(report, name, wish.note, table.record())
        return protocol.Reported(report)

    async def lobby(self) -> protocol.Lobby:
        found: list[protocol.Listed] = []
        for name in await self.store.going(listed=True, most=LOBBY):
            try:
                table = (await self.open(name)).table
            except Refusal:
                continue
            places = sum(sitter.kind == OPEN for sitter in table.sitters)
            host = next((sitter.name for sitter in table.sitters if sitter.kind == PERSON), "")
            if places:
                found.append(
                    protocol.Listed(name, table.setup.game, host, places, table.setup.seats, table.setup.clock)
                )
        return protocol.Lobby(found)

    # --- housekeeping

    async def resume_clocks(self) -> None:
        """After a start: tables with a clock go on though nobody has come yet."""
        for name in await self.store.going(listed=False, most=CLOCKED):
            try:
                (await self.open(name)).nudge()
            except (Refusal, HauntboxError) as error:
                LOG.warning("table %s cannot go on: %s", name, error)

    async def sweep(self) -> None:
        """Drops tables that nobody uses; they are read again when somebody comes."""
        while True:
            await asyncio.sleep(SWEEP)
            for name in [name for name, room in self.rooms.items() if room.idle and time.time() - room.changed > SWEEP]:
                del self.rooms[name]

    async def close(self) -> None:
        for room in self.rooms.values():
            for task in (room.bot, room.clock_task):
                if task is not None:
                    task.cancel()
            if room.timer is not None:
                room.timer.cancel()
        self.thinkers.close()
        self.store.close()


def seated(seat: int, wish: protocol.NewSeat) -> Seated:
    if wish.kind == BOT:
        level = wish.level or USUAL
        if level not in LEVELS:
            raise BadSetup(f"seat {seat}: there is no level '{level}' (there are: {', '.join(LEVELS)})")
        return Seated(seat, BOT, level=level)
    if wish.kind not in (PERSON, OPEN):
        raise BadSetup(f"seat {seat}: kind must be person, bot or open, not '{wish.kind}'")
    return Seated(seat, wish.kind, clean_name(wish.name) if wish.kind == PERSON else "")


def who(table: Table, key: str) -> tuple[int | None, str]:
    """The seat (None: watching) and the role that a key gives; raises Refusal for one that gives nothing."""
    seat, role = table.seat_of(key), table.role_of(key)
    if seat is None and role is None:
        raise Refusal("bad_key", "this key does not open the table")
    return seat, role or ""
