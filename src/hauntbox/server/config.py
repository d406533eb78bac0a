"""How a server is set up: from the command line, or from the environment."""

import os
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Final

from hauntbox.kernel.errors import BadSetup

DATA: Final = "HAUNTBOX_DATA"
DATABASE: Final = "HAUNTBOX_DATABASE_URL"


@dataclass(frozen=True)
class Limits:
    """What one client (one address) and the server as a whole put up with."""

    message_bytes: int = 16_384
    messages_per_second: int = 20
    messages_at_once: int = 60
    bad_messages: int = 30
    """A socket that sends more of them is closed."""
    sockets_per_client: int = 80
    sockets: int = 5_000
    tables_per_hour: int = 120
    calls_per_second: int = 20
    calls_at_once: int = 120
    body_bytes: int = 16_384
    upload_bytes: int = 600_000
    waiting_messages: int = 400
    """A socket that reads so slowly is closed; it may come back."""


@dataclass(frozen=True)
class Config:
    data: Path
    database: str = ""
    """An SQLAlchemy URL; empty: an SQLite file in the data folder."""
    workers: int = 0
    origins: tuple[str, ...] = ()
    """Origins that may use the server beside its own address."""
    limits: Limits = field(default_factory=Limits)


def read_limits(settings: list[str]) -> Limits:
    """NAME=N settings."""
    limits = Limits()
    known = {one.name for one in fields(Limits)}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in known:
            raise BadSetup(f"--limit {setting}: there is no limit '{name}' (there are: {', '.join(sorted(known))})")
        if not value.isdecimal() or not int(value):
            raise BadSetup(f"--limit {setting}: '{value}' is not a number above 0")
        limits = replace(limits, **{name: int(value)})
    return limits


def data_folder(given: Path | None) -> Path:
    """The folder for tables, made where it is missing."""
    folder = given or Path(os.environ.get(DATA) or Path.home() / ".local" / "share" / "hauntbox")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"the data folder {folder} cannot be made: {error.strerror}") from None
    return folder
