"""Servers to test with: a database of its own for each, and none outlives its test.

With HAUNTBOX_TEST_DATABASE (the URL of a PostgreSQL server, see tools/with_postgres.py) every
server gets a new database there; otherwise an SQLite file.
"""

import os
import re
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from server.wire import Server
from sqlalchemy import make_url

POSTGRES = os.environ.get("HAUNTBOX_TEST_DATABASE", "")
PLENTY = (
    "calls_per_second=10000", "calls_at_once=100000", "tables_per_hour=100000", "sockets_per_client=1000",
    "messages_per_second=10000", "messages_at_once=100000",
)  # fmt: skip
"""Limits that no test of something else runs into."""

NEVER_BORN = re.compile(
    r"Traceback[^\n]*\n(?:  [^\n]*\n)*?[^\n]*spawn_main\n(?:  [^\n]*\n)*EOFError: Ran out of input\n"
)
"""What a worker says whose server was killed while it came into being."""

NewDatabase = Callable[[], str]
Serve = Callable[..., Server]


@pytest.fixture(scope="session")
def new_database() -> NewDatabase:
    """Gives the URL of a new database; "" means the usual file."""

    def make() -> str:
        if not POSTGRES:
            return ""
        name = f"hauntbox_{uuid.uuid4().hex}"
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)

    return make


@pytest.fixture
def serve(tmp_path: Path, new_database: NewDatabase) -> Iterator[Serve]:
    """Starts servers that are gone at the end of the test, and that have nothing to complain about."""
    started: list[Server] = []

    def start(*limits: str, workers: int = 1) -> Server:
        folder = tmp_path / f"server{len(started)}"
        folder.mkdir()
        server = Server(folder, new_database(), limits, workers)
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.kill()
    for server in started:
        assert "Traceback" not in NEVER_BORN.sub("", server.log), server.log


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase) -> Iterator[Server]:
    """A server for all tests that only need some table; it puts up with a lot."""
    server = Server(tmp_path_factory.mktemp("shared"), new_database(), PLENTY)
    try:
        yield server.start()
    finally:
        server.kill()
    assert "Traceback" not in server.log, server.log


@pytest.fixture
def server(shared: Server) -> Server:
    assert shared.alive, shared.log
    return shared
