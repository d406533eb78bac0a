#!/usr/bin/env python3
"""Runs a command with a PostgreSQL server of its own, which is gone afterwards:

    tools/with_postgres.py .venv/bin/python -m pytest tests/server tests/table -n 2

The command finds the server's URL in HAUNTBOX_TEST_DATABASE. The data lie in a temporary folder and
are not written durably. PostgreSQL refuses to run as root: then it runs as the user `postgres`.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

VARIABLE: Final = "HAUNTBOX_TEST_DATABASE"
OWNER: Final = "postgres"
SETTINGS: Final = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "listen_addresses": "",
}


class Trouble(Exception):
    """Why there is no server."""


def find_programs() -> Path:
    """The folder of initdb and postgres: on the path, or the newest where Debian puts them."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("postgres") is not None:
        return Path(found).resolve().parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if not folders:
        raise Trouble("PostgreSQL is not installed: there is no initdb")
    return max(folders, key=lambda folder: float(folder.parent.name))


def owner() -> str | None:
    """The user who must run the server; None where that is whoever runs this."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(OWNER).pw_name
    except KeyError:
        raise Trouble(f"PostgreSQL does not run as root, and there is no user '{OWNER}'") from None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def as_owner(command: Sequence[str | Path], user: str | None) -> dict[str, object]:
    """What subprocess needs to run a command as a user."""
    more: dict[str, object] = {"args": [str(part) for part in command], "stdout": subprocess.PIPE, "text": True}
    if user is not None:
        entry = pwd.getpwnam(user)
        more |= {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    return {**more, "stderr": subprocess.STDOUT}


@contextmanager
def running() -> Iterator[str]:
    """A server; gives its URL."""
    programs, user = find_programs(), owner()
    folder = Path(tempfile.mkdtemp(prefix="hauntbox-postgres-"))
    server: subprocess.Popen[str] | None = None
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        init = [programs / "initdb", "-D", data, "-U", OWNER, "--auth=trust", "--encoding=UTF8", "--no-sync"]
        made = subprocess.run(**as_owner(init, user), cwd=folder, check=False)  # type: ignore[call-overload]
        if made.returncode:
            raise Trouble(f"initdb failed: {made.stdout.strip()[-400:]}")
        port = free_port()
        command: list[str | Path] = [programs / "postgres", "-D", data, "-k", folder, "-p", str(port)]
        for name, value in SETTINGS.items():
            command += ["-c", f"{name}={value}"]
        with (folder / "log").open("w") as log:
            arguments = {**as_owner(command, user), "stdout": log}
            server = subprocess.Popen(**arguments, cwd=folder)  # type: ignore[call-overload]
        wait_for(programs, folder, port, server)
        yield f"postgresql://{OWNER}@/postgres?host={quote(str(folder), safe='')}&port={port}"
    finally:
        if server is not None and server.poll() is None:
            server.send_signal(signal.SIGINT)  # ends all sessions
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.send_signal(signal.SIGQUIT)
                server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(programs: Path, folder: Path, port: int, server: "subprocess.Popen[str]") -> None:
    """Until the server takes connections."""
    ready = [str(programs / "pg_isready"), "-q", "-h", str(folder), "-p", str(port), "-t", "1"]
    for _ in range(300):
        if subprocess.run(ready, check=False).returncode == 0:
            return
        try:
            server.wait(0.1)
        except subprocess.TimeoutExpired:
            continue
        raise Trouble(f"postgres ended: {(folder / 'log').read_text().strip()[-400:]}")
    raise Trouble("postgres takes no connections")


def interrupted(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def main(command: list[str]) -> int:
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, interrupted)
    try:
        with running() as url:
            return subprocess.run(command, env={**os.environ, VARIABLE: url}, check=False).returncode
    except (Trouble, OSError) as error:
        print(f"with_postgres: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
