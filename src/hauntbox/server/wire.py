"""Scenes as they go over the wire: the named tuples of the kernel become objects with the same names."""

from functools import cache, lru_cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from hauntbox.kernel import game as kernel
from hauntbox.kernel.scene import Piece, Scene, Tile
from hauntbox.server.protocol import Said


def plain(value: Any) -> Any:
    """The value with every named tuple as an object."""
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        if names is None:
            return [plain(part) for part in value]
        if isinstance(value, (Tile, Piece)):
            return remembered(value)
        return dict(zip(names, map(plain, value), strict=True))
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value


@lru_cache(maxsize=20_000)
def remembered(value: Any) -> dict[str, Any]:
    """Tiles and pieces look the same for many turns and at many tables."""
    return dict(zip(value._fields, map(plain, value), strict=True))


def changed_parts(scene: Scene, before: Scene | None) -> dict[str, Any]:
    """The parts of a scene that differ from the one that was sent before; all of them when there was none."""
    if before is None:
        return dict(zip(scene._fields, map(plain, scene), strict=True))
    return {name: plain(part) for name, part, old in zip(scene._fields, scene, before, strict=True) if part != old}


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
