"""Starting a server wrongly ends in one clear line and an exit code that is not 0."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest


def refused(*arguments: str) -> str:
    """The one line with which `hauntbox serve` gives up."""
    command = [sys.executable, "-m", "hauntbox", "serve", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode not in (0, None)
    assert ended.stdout == ""
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_a_limit_that_there_is_not(tmp_path: Path) -> None:
    line = refused("--data", str(tmp_path), "--limit", "patience=3")
    assert "patience" in line
    assert "message_bytes" in line, "it says what there is"


@pytest.mark.parametrize("value", ["", "0", "-1", "x", "1.5"])
def test_a_limit_that_is_no_number(tmp_path: Path, value: str) -> None:
    assert "sockets" in refused("--data", str(tmp_path), "--limit", f"sockets={value}")


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://localhost/x",
        "nothing://localhost/x",
        "sqlite:////nowhere/at/all/x.sqlite3",
        "postgresql://eve:hush@127.0.0.1:1/x",
    ],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, url: str) -> None:
    line = refused("--data", str(tmp_path), "--database", url)
    assert "database" in line
    assert "hush" not in line


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "hauntbox.sqlite3").write_text("these are not the tables you are looking for " * 100)
    assert "database" in refused("--data", str(tmp_path))


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused("--data", str(tmp_path / "file"))


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        line = refused("--data", str(tmp_path), "--port", str(other.getsockname()[1]))
    assert "address already in use" in line


@pytest.mark.parametrize("port", ["0", "65536", "x"])
def test_a_port_that_cannot_be(tmp_path: Path, port: str) -> None:
    assert "port" in refused("--data", str(tmp_path), "--port", port)


def test_a_host_that_cannot_be(tmp_path: Path) -> None:
    assert refused("--data", str(tmp_path), "--host", "256.1.1.1")
