"""A Ray cluster plays the same games as this computer alone."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lab.toy import GAME as COINS

import hauntbox
from hauntbox.box import find_game
from hauntbox.kernel.errors import BadSetup, HauntboxError
from hauntbox.lab.cluster import Cluster, play_there
from hauntbox.lab.extras import library
from hauntbox.lab.plan import Part, Plan, Setup
from hauntbox.lab.simulate import simulate

WIDOW = find_game("widow")
PLAN = Plan("widow", (Setup(2, WIDOW.check_setup(2, {})),), (("random",),), 0)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of this computer alone, without a web page."""
    ray = library("ray", "cluster")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=80_000_000)
    yield ray
    ray.shutdown()


@pytest.mark.parametrize("bots", [["random"], ["greedy"]])
def test_a_cluster_writes_the_same_file_as_one_process(cluster: Any, bots: list[str], tmp_path: Path) -> None:
    count = 95 if bots == ["random"] else 2
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    alone = simulate(WIDOW, count, 2, bots, 7, options={"short": True}, out=here)
    assert simulate(WIDOW, count, 2, bots, 7, options={"short": True}, out=there, cluster="auto") == alone
    assert there.read_bytes() == here.read_bytes()
    assert cluster.is_initialized()  # who was there before stays


def test_records_come_back_from_a_cluster(cluster: Any, tmp_path: Path) -> None:
    simulate(WIDOW, 3, 2, ["random"], 7, records=tmp_path / "here")
    simulate(WIDOW, 3, 2, ["random"], 7, records=tmp_path / "there", cluster="auto")
    for path in (tmp_path / "here").iterdir():
        assert (tmp_path / "there" / path.name).read_text() == path.read_text()


def test_what_goes_wrong_on_a_cluster_comes_back(cluster: Any) -> None:
    wrong = Plan("widow", (Setup(9, {}),), (("random",),), 0)
    with Cluster(wrong, WIDOW, "auto") as there, pytest.raises(BadSetup, match="seats must be 1 to 5, not 9"):
        list(there.play([range(2)]))


def test_a_computer_with_other_rules_is_refused() -> None:
    version, revision = hauntbox.__version__, WIDOW.revision
    assert isinstance(play_there(PLAN, range(1), revision, version), Part)
    for reply in (play_there(PLAN, range(1), revision + 1, version), play_there(PLAN, range(1), revision, "9.9")):
        assert isinstance(reply, HauntboxError)
        assert "a computer of the cluster has" in str(reply)


def test_a_cluster_refuses_a_game_that_is_not_installed() -> None:
    with pytest.raises(BadSetup, match="coins"):
        simulate(COINS, 2, 2, ["random"], cluster="local")


@pytest.mark.parametrize("address", ["", "nowhere", "host:", ":1", "host:99999", "host:port"])
def test_an_address_that_cannot_be_one_is_named(address: str) -> None:
    library("ray", "cluster").shutdown()
    with pytest.raises(BadSetup, match=r"it must be auto, local, HOST:PORT"), Cluster(PLAN, WIDOW, address):
        pass


def test_a_cluster_that_does_not_answer_is_named() -> None:
    library("ray", "cluster").shutdown()
    with pytest.raises(HauntboxError, match=r"'127\.0\.0\.1:9' cannot be reached"), Cluster(PLAN, WIDOW, "127.0.0.1:9"):
        pass


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(HauntboxError, match=r"pip install 'hauntbox\[cluster\]'"):
        Cluster(PLAN, WIDOW, "auto")
