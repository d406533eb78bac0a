"""Scenes as they go over the wire: the named tuples of the kernel become objects with the same names."""

from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from hauntbox.kernel import game as kernel
from hauntbox.kernel.scene import Scene
from hauntbox.server.protocol import Said, encode

NOTHING: Final = (None,) * len(Scene._fields)
Written = dict[int, msgspec.Raw]
"""Parts of scenes by their identity, as they go over the wire."""


def plain(value: Any) -> Any:
    """The value with every named tuple as an object."""
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        if names is None:
            return [plain(part) for part in value]
        return dict(zip(names, map(plain, value), strict=True))
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value


def shared(scene: Scene, others: Iterable[Scene]) -> Scene:
    """The same scene, with the very parts of others where they are equal: what many sockets see is kept once."""
    parts: list[Any] = list(scene)
    for other in others:
        parts = [old if part == old else part for part, old in zip(parts, other, strict=True)]
    return Scene(*parts)


def changed_parts(scene: Scene, before: Scene | None, written: Written | None = None) -> dict[str, Any]:
    """The parts of a scene that differ from the one that was sent before; all of them when there was none.

    `written` remembers, for scenes that live as long as it does, the parts that have been written.
    """
    written = written if written is not None else {}
    changed: dict[str, Any] = {}
    for name, part, old in zip(scene._fields, scene, before or NOTHING, strict=True):
        if before is None or part != old:
            if id(part) not in written:
                written[id(part)] = msgspec.Raw(encode(plain(part)))
            changed[name] = written[id(part)]
    return changed


@cache
def struct_of(kind: Any) -> Any:
    """The type of a named tuple on the wire, for schemas."""
    if kind is kernel.Said:
        return Said
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        hints = get_type_hints(kind)
        return msgspec.defstruct(kind.__name__, [(name, struct_of(hints[name])) for name in kind._fields])
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return Union[tuple(struct_of(part) for part in parts)]  # noqa: UP007 (built at run time)
    if origin is tuple:
        if len(parts) == 2 and parts[1] is Ellipsis:
            return list[struct_of(parts[0])]  # type: ignore[misc]
        return tuple[tuple(struct_of(part) for part in parts)]  # type: ignore[misc]
    return kind
