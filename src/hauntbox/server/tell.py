"""What the sockets of a table are told: each gets its own seat's view and nothing else."""

from typing import TYPE_CHECKING

from hauntbox.kernel.record import spell
from hauntbox.kernel.scene import Scene
from hauntbox.server import protocol
from hauntbox.server.client import Client
from hauntbox.server.wire import changed_parts
from hauntbox.table.entries import PERSON
from hauntbox.table.keys import INVITE, WATCH
from hauntbox.table.table import Table

if TYPE_CHECKING:
    from hauntbox.server.room import Room


def welcome_for(room: "Room", client: Client, scene: Scene) -> protocol.Welcome:
    table = room.table
    return protocol.Welcome(
        version=table.version,
        moment=table.moment,
        seat=client.seat if client.seat is not None else -1,
        host=client.host,
        table=info_of(room),
        keys=keys_for(table, client),
        scene=changed_parts(scene, None),
        log=table.log(client.seat),
        chat=[protocol.ChatLine(line.seat, line.name, line.text, line.at) for line in table.chat],
        undo=undoing_for(table, client.seat),
        ending=ending_of(table),
    )


def info_of(room: "Room") -> protocol.TableInfo:
    table = room.table
    setup, request = table.setup, table.request
    here = {client.seat for client in room.clients}
    sitters = [
        protocol.Sitter(seat, sitter.kind, sitter.name, sitter.level, seat in here)
        for seat, sitter in enumerate(table.sitters)
    ]
    return protocol.TableInfo(
        id=setup.id,
        game=setup.game,
        options={name: spell(value) for name, value in setup.options.items()},
        seats=sitters,
        host=host_name(table),
        over=table.over,
        clock=setup.clock,
        deadline=room.deadline,
        watching=sum(client.seat is None for client in room.clients),
        undo=protocol.UndoRequest(request.by, request.moment, request.waiting) if request is not None else None,
        secrets=table.game.hides(setup.options),
        shared=table.game.together(setup.options),
        origin=setup.origin,
    )


def host_name(table: Table) -> str:
    """Who opened the table usually has its first person's seat."""
    return next((sitter.name for sitter in table.sitters if sitter.kind == PERSON), "")


def keys_for(table: Table, client: Client) -> protocol.Keys:
    """People at the table and invited ones may invite others; who watches may let others watch."""
    seat = table.seat_key(client.seat) if client.seat is not None else ""
    invites = client.host or client.seat is not None or client.role == INVITE
    return protocol.Keys(table.key(INVITE) if invites else "", table.key(WATCH), seat)


def undoing_for(table: Table, seat: int | None) -> protocol.Undoing:
    return protocol.Undoing(table.free_moment(seat), table.last_choice(seat), table.can_redo(seat))


def ending_of(table: Table) -> protocol.Ending | None:
    outcome = table.position.outcome
    return protocol.Ending(outcome.ending, list(outcome.rewards), outcome.facts) if outcome is not None else None
