"""A run from the command line: its end, when somebody stops it, and when the process that evaluates dies."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
import torch

from galaktyka.players.neural.network import read_network
from tests.training.small import CONFIGS, small, tiny
from training import session
from training.__main__ import main
from training.session import PATIENCE, WEIGHTS, Beside, Session
from training.trainer import Progress, Trainer

CPU = torch.device("cpu")


class Pool:
    """Dies with its first piece of work, as a process does that is killed."""

    made = 0

    def __init__(self, *_: object, **__: object) -> None:
        Pool.made += 1
        self._work = 0

    def submit(self, *_: object) -> Future[list[Any]]:
        self._work += 1
        if self._work > 1:
            raise BrokenProcessPool
        done: Future[list[Any]] = Future()
        done.set_result([])
        return done

    def shutdown(self, **_: object) -> None:
        """Nothing is left to end."""


def test_a_new_process_takes_the_place_of_one_that_died(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    say: Callable[[str], None] = said.append
    monkeypatch.setattr(session, "ProcessPoolExecutor", Pool)
    (tmp_path / "weights").write_bytes(b"")
    evaluator = Beside(small(), say)
    evaluator.begin(tmp_path / "weights", 7)
    assert list(evaluator.finished()) == [(7, [])]
    assert Pool.made == 2
    assert said == ["the process that evaluates has died; a new one takes its place"]


class Clock:
    """A clock that only waiting moves on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("time.monotonic", lambda: self.now)
        monkeypatch.setattr("concurrent.futures.wait", self.wait)

    def wait(self, _: object, seconds: float) -> None:
        """Nothing comes of it."""
        self.now += seconds


class SlowPool(Pool):
    """Evaluates for ever."""

    def submit(self, *_: object) -> Future[list[Any]]:
        return Future()


def test_evaluations_are_waited_for_no_longer_than_the_patience_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer, clock = Trainer(tiny(), CPU), Clock(monkeypatch)
    monkeypatch.setattr(session, "ProcessPoolExecutor", SlowPool)
    evaluator = Beside(small(), lambda _: None)
    end = clock.now + 0.5
    clock.now += 1.0  # the last round goes on when the time is over
    Session(small(), tmp_path, end, save_every=0.0).run(trainer, evaluator, lambda _: None)
    assert clock.now == end + PATIENCE


def interrupted(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Let somebody press Ctrl-C so often in every round."""
    played = Trainer.round

    def disturbed(trainer: Trainer) -> Progress:
        for _ in range(times):
            signal.raise_signal(signal.SIGINT)
        return played(trainer)

    monkeypatch.setattr(Trainer, "round", disturbed)


def test_a_run_that_is_stopped_keeps_its_round_and_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(session, "ProcessPoolExecutor", SlowPool)
    monkeypatch.setattr(Beside, "close", lambda _: None)
    command = ["run", str(CONFIGS / "race-small.toml"), "--out", str(tmp_path), "--games", "8"]
    with monkeypatch.context() as patched:
        interrupted(patched, 1)
        assert main(command) == 130
    first, second = capfd.readouterr().err.splitlines()
    assert first.startswith("Stopping after this round; Ctrl-C once more stops at once")
    assert second == "Stopped after round 1: the same command goes on from there."
    assert signal.getsignal(signal.SIGINT) == before
    assert read_network(small().rules, tmp_path / WEIGHTS).about["trained"]["rounds"] == 1
    interrupted(monkeypatch, 2)
    assert main(command) == 130
    told = capfd.readouterr()
    assert "going on from round 1" in told.out
    assert told.err.endswith("at once, and keeps nothing of it.\nStopped.\n")
    assert signal.getsignal(signal.SIGINT) == before


def test_the_process_that_evaluates_gives_way_and_leaves_ctrl_c_to_the_run() -> None:
    with session._pool() as pool:
        assert pool.submit(os.nice, 0).result() == os.nice(0) + 10
        assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
