"""Starts the server: one process, one address to open."""

import argparse
import gc
import logging
import os
import socket

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from hauntbox.kernel.errors import BadSetup
from hauntbox.server.app import make_app
from hauntbox.server.config import DATABASE, Config, data_folder, read_limits
from hauntbox.server.store import Store, sqlite_url


class Announced(uvicorn.Server):
    """Says where to go as soon as somebody can go there."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            seldom_collect()
            host = "127.0.0.1" if self.config.host in ("0.0.0.0", "") else self.config.host
            shown = f"[{host}]" if ":" in host else host
            print(f"Hauntbox is open: http://{shown}:{self.config.port}  (Ctrl-C closes it)", flush=True)


def serve(arguments: argparse.Namespace) -> int:
    folder = data_folder(arguments.data)
    database = arguments.database or os.environ.get(DATABASE, "")
    config = Config(folder, database, arguments.workers, tuple(arguments.origin), read_limits(arguments.limit))
    check_database(config)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    settings = uvicorn.Config(
        make_app(config),
        host=arguments.host,
        port=arguments.port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * config.limits.message_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = Announced(settings)
    server.run()
    return 0 if server.started else 1


def seldom_collect() -> None:
    """Full passes of the garbage collector are what holds up a choice when there are many tables: make them rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5000, 5, 100)


def check_database(config: Config) -> None:
    """A database that cannot be reached ends the start with one clear line."""
    try:
        Store(config.database or sqlite_url(config.data)).close()
    except (SQLAlchemyError, ImportError, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadSetup(f"the database cannot be used: {reason}") from None
