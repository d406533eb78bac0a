"""The bots of examples/bots play whole games, docs/protocol.md is complete, the load bench measures something."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from server.wire import Server

from hauntbox.server.app import decode_message
from hauntbox.server.load import Measured, figures, measure
from hauntbox.server.protocol import ClientMessage, ServerMessage

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "examples" / "bots"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
PATIENCE = 120


def let_play(server: Server, game: str, seats: str, *command: str) -> str:
    """Gives the first seat to a bot of the examples; what it said when the game was over."""
    keys = server.create(game, seats)
    address = f"ws://127.0.0.1:{server.port}/ws"
    done = subprocess.run(
        [*command, address, keys["table"], keys["seats"]["0"]],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    record = server.get(f"/api/tables/{keys['table']}/record", headers={"authorization": f"Bearer {keys['watch']}"})
    ending = done.stdout.split()[0]
    assert record.status_code == 200
    assert f"= end {ending} " in record.text
    return done.stdout


@pytest.mark.parametrize(("game", "seats"), [("cellar", "pbbb"), ("widow", "pb")])
def test_the_python_bot_plays_to_the_end(server: Server, game: str, seats: str) -> None:
    said = let_play(server, game, seats, sys.executable, str(BOTS / "seat_bot.py"))

    assert len(said.split()) == 1 + len(seats)


def test_the_python_bot_slows_down_when_it_is_told_to(serve) -> None:
    server = serve("messages_per_second=15", "messages_at_once=15")

    assert let_play(server, "widow", "p", sys.executable, str(BOTS / "seat_bot.py"))


def test_the_python_bot_says_why_it_cannot_play(server: Server) -> None:
    table = server.create("cellar", "pbbb")["table"]
    command = [sys.executable, str(BOTS / "seat_bot.py"), f"ws://127.0.0.1:{server.port}/ws", table, "wrong"]

    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert done.returncode == 1
    assert done.stderr.startswith("bad_key: ")


def node_command() -> list[str]:
    """Node with its WebSocket; empty where there is none."""
    node = shutil.which("node")
    if node is None:
        return []
    for command in ([node], [node, "--experimental-websocket"]):
        test = [*command, "-e", "process.exit(typeof WebSocket === 'undefined' ? 1 : 0)"]
        if subprocess.run(test, capture_output=True, check=False).returncode == 0:
            return command
    return []


def test_the_node_bot_plays_to_the_end(server: Server) -> None:
    command = node_command()
    if not command:
        pytest.skip("there is no Node.js with WebSocket")

    assert let_play(server, "cellar", "pbbb", *command, str(BOTS / "seat_bot.mjs"))


def test_the_protocol_names_every_refusal() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "hauntbox").rglob("*.py")]
    codes = {code for text in sources for code in re.findall(r'(?:Refusal|Problem)\(\s*"(\w+)"', text)}

    assert len(codes) > 10
    assert {code for code in codes if f"| `{code}`" not in PROTOCOL and f"`, `{code}`" not in PROTOCOL} == set()


def test_the_protocol_has_an_example_of_every_message() -> None:
    examples = re.findall(r'^\| `(\{"type".*?\})` \|', PROTOCOL, re.MULTILINE)
    sent = {type(decode_message(example.replace("…", ""))) for example in examples}
    answers = set(re.findall(r'^\{"type": "(\w+)"', PROTOCOL, re.MULTILINE)) | set(
        re.findall(r"^\*\*`(\w+)`", PROTOCOL, re.M)
    )

    assert sent == set(ClientMessage.__args__)
    assert answers == {kind.__name__.lower() for kind in ServerMessage.__args__}


@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="the bench reads Linux's /proc")
def test_the_bench_measures_every_choice() -> None:
    got = measure(tables=2, seats=3, seconds=1, game="widow")

    assert isinstance(got, Measured)
    assert len(got.latencies) + got.missed == 4
    assert got.refused == 0
    assert all(value >= 0 for name, _, value, _ in figures(got, 2) if "table" not in name)
