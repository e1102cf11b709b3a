"""A run goes on when the process that evaluates dies."""

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from tests.training.small import small
from training import session
from training.session import Beside


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
