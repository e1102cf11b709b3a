"""Games on a Ray cluster are the games of one machine, whatever happens to its workers."""

from __future__ import annotations

import builtins
import json
import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from galaktyka.arena import Cluster, cluster
from galaktyka.arena.cluster import check_address
from galaktyka.engine.errors import BackendError

ROOT = Path(__file__).parents[2]
VERSION = "2.0"


@pytest.fixture(scope="module")
def run() -> dict[str, Any]:
    """A run with two workers, one of which is killed: in a process of its own, since Ray leaves much behind."""
    alone = os.environ | {
        "RAY_AUTH_MODE": "disabled",
        "RAY_ADDRESS": "local",
    }  # it would leave a token in the home folder
    command = [sys.executable, "-m", "tests.arena.on_ray"]
    done = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_a_cluster_simulates_what_one_machine_does_although_a_worker_dies(run: dict[str, Any]) -> None:
    assert run["killed"] == 1
    assert run["simulated"] == run["here"]
    assert run["simulated"]["games"] == 30


def test_progress_counts_every_block(run: dict[str, Any]) -> None:
    assert run["reports"] == list(range(0, 31, 3))


def test_a_tournament_on_a_cluster_is_that_of_one_machine(run: dict[str, Any]) -> None:
    assert run["contested"] == run["contested_here"]
    assert len(run["contested"]) == 8


def test_an_error_of_a_worker_is_told_in_its_own_words(run: dict[str, Any]) -> None:
    assert run["refusal"] == "The bots have gone home."


def test_ray_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = builtins.__import__

    def without_ray(name: str, *rest: Any, **more: Any) -> Any:
        if name == "ray":
            raise ModuleNotFoundError("No module named 'ray'", name="ray")
        return known(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without_ray)
    with pytest.raises(BackendError, match=r"^Install ray to play on a cluster: pip install ray\.$"):
        Cluster()


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (
            ConnectionError("Could not find any running Ray."),
            "No Ray cluster runs on this machine: start one ",
        ),
        (
            RuntimeError("Version mismatch.\nMore of it"),
            r"There is no Ray cluster on this machine: Version mismatch\.$",
        ),
    ],
)
def test_what_ray_cannot_do_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, error: Exception, message: str
) -> None:
    def refuse(**_settings: Any) -> None:
        raise error

    monkeypatch.setattr(cluster, "_ray", lambda: SimpleNamespace(__version__=VERSION, init=refuse))
    with pytest.raises(BackendError, match=f"^{message}"):
        Cluster("auto")


def test_an_address_may_be_left_to_ray() -> None:
    check_address("auto", VERSION)


@pytest.mark.parametrize("address", ["nonsense", "http://head:8265", "ray://", "head:", "head:6379/"])
def test_an_address_has_a_host_and_a_port(address: str) -> None:
    with pytest.raises(BackendError, match=f"^'{address}' is no address of a Ray cluster: write HOST:PORT or "):
        check_address(address, VERSION)


def test_a_host_that_cannot_be_looked_up_does_not_answer() -> None:
    with pytest.raises(BackendError, match=r"^Nothing answers at head\.\.x:6379: start Ray there"):
        check_address("head..x:6379", VERSION)


def test_addresses_of_the_client_need_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _name: None)
    with pytest.raises(BackendError, match=r"^Install ray\[client\] for addresses with ray://: pip install "):
        check_address("ray://head:10001", VERSION)


def test_where_nothing_answers_there_is_no_cluster() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        port = server.getsockname()[1]
    with pytest.raises(BackendError, match=f"^Nothing answers at 127.0.0.1:{port}: start Ray there with 'ray start"):
        check_address(f"127.0.0.1:{port}", VERSION)


@pytest.mark.parametrize("joining", ["raise SystemExit(1)", "while True: pass"])
def test_not_everything_that_answers_is_a_cluster(monkeypatch: pytest.MonkeyPatch, joining: str) -> None:
    monkeypatch.setattr(cluster, "JOIN", joining)
    monkeypatch.setattr(cluster, "JOINS_WITHIN", 0.5)
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(BackendError, match=f"^What answers at {address} is no cluster of Ray {VERSION}: check "):
            check_address(address, VERSION)


def test_a_cluster_that_lets_in_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "JOIN", "")
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        check_address(f"127.0.0.1:{server.getsockname()[1]}", VERSION)
