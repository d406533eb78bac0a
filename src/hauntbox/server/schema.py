"""The JSON schema of everything on the wire, made from the types."""

from typing import Any, get_args

import msgspec

from hauntbox.kernel.scene import Scene
from hauntbox.server import protocol
from hauntbox.server.wire import struct_of

DOCUMENTS = (
    protocol.Box,
    protocol.NewTable,
    protocol.TableKeys,
    protocol.Sit,
    protocol.Fork,
    protocol.Upload,
    protocol.Report,
    protocol.Reported,
    protocol.Lobby,
    protocol.Problem,
    protocol.RulebookText,
)


def schema() -> dict[str, Any]:
    """All types under `$defs`; `ClientMessage` and `ServerMessage` are what goes over the socket."""
    clients, servers = get_args(protocol.ClientMessage), get_args(protocol.ServerMessage)
    kinds = [*clients, *servers, *DOCUMENTS, struct_of(Scene)]
    _, defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for name, kinds_of in (("ClientMessage", clients), ("ServerMessage", servers)):
        defs[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds_of]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Hauntbox protocol", "$defs": defs}


def inputs() -> set[str]:
    """The names of what a client sends: there a field with a default may be left out."""
    sent = (protocol.NewTable, protocol.NewSeat, protocol.Sit, protocol.Fork, protocol.Upload, protocol.Report)
    return {kind.__name__ for kind in (*get_args(protocol.ClientMessage), *sent)}
