"""Games on a Ray cluster are the games of one machine, whatever happens to its workers."""

from __future__ import annotations

import builtins
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from galaktyka.arena import Cluster
from galaktyka.engine.errors import BackendError

ROOT = Path(__file__).parents[2]


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
