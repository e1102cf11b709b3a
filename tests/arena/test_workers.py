"""Games that several processes play are those of one."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from fcntl import LOCK_EX, LOCK_NB, flock
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import pytest

from galaktyka.arena import GameResult, Processes, simulate, tournament
from galaktyka.arena.workers import FEW, Workers
from galaktyka.engine.errors import BackendError, OptionError, PlayerError
from tests.properties.play import RACE

LONG = 120.0  # seconds
MANY = 2 * FEW + 1  # games: two chunks, and one that is not full


def told(word: str) -> None:
    """Each process is told a word before it plays."""
    os.environ["GALAKTYKA_TOLD"] = word


def heard(number: int) -> tuple[int, int, str]:
    """(a number, the process, what it was told)."""
    time.sleep(0.1)  # so that no process takes all chunks
    return number, os.getpid(), os.environ["GALAKTYKA_TOLD"]


def refuse(_number: int) -> None:
    """A bot does not want to play."""
    raise PlayerError("The bots have gone home.")


def die(_number: int) -> None:
    """The system ends this process."""
    os._exit(1)


def sleep(seconds: float) -> None:
    """A long game."""
    time.sleep(seconds)


def nothing(_chunks: int) -> None:
    """Nobody asks how far they are."""


@pytest.fixture(scope="module")
def two() -> Iterator[Processes]:
    """Two processes."""
    with closing(Processes(2, told, "a word")) as workers:
        yield workers


def simulated(workers: Workers | None, progress: Any = None) -> dict[str, Any]:
    """A simulation, without the time it took."""
    names = ["neural-novice"]
    result = simulate(RACE, 2, MANY, seed=5, bots=names, backend="cpu", progress=progress, workers=workers)
    return {name: value for name, value in result.json().items() if name != "seconds"}


def contested(workers: Workers | None, progress: Any = None) -> list[dict[str, Any]]:
    """A tournament, without the time it took."""
    names = ["heuristic", "random"]
    result = tournament(RACE, names, MANY, seed=2, backend="cpu", progress=progress, workers=workers)
    return [untimed(game) for game in result.results]


def untimed(game: GameResult) -> dict[str, Any]:
    """A result without the time it took."""
    return {name: value for name, value in asdict(game).items() if name != "seconds"}


def test_processes_simulate_what_one_does(two: Processes) -> None:
    reports: list[int] = []
    assert simulated(two, lambda done, _: reports.append(done)) == simulated(None)
    assert reports == [0, FEW, 2 * FEW, MANY]


def test_processes_play_the_tournament_of_one(two: Processes) -> None:
    reports: list[tuple[int, int]] = []
    games = contested(two, lambda done, total: reports.append((done, total)))
    assert games == contested(None)
    assert reports == [(0, 12), (5, 12), (10, 12), (12, 12)]  # everybody in every seat: an even number of games


def test_chunks_come_back_in_order_from_processes_that_are_prepared(two: Processes) -> None:
    numbers, processes, words = zip(*two.map(heard, [(number,) for number in range(12)], nothing), strict=True)
    assert numbers == tuple(range(12))
    assert len(set(processes)) == 2
    assert os.getpid() not in processes
    assert set(words) == {"a word"}


def test_an_error_is_told_in_its_own_words_and_others_go_on(two: Processes) -> None:
    with pytest.raises(PlayerError, match=r"^The bots have gone home\.$"):
        two.map(refuse, [(1,), (2,)], nothing)
    assert [number for number, *_ in two.map(heard, [(3,)], nothing)] == [3]


def test_a_process_that_dies_is_told_of() -> None:
    with (
        closing(Processes(1)) as workers,
        pytest.raises(BackendError, match=r"^A process that played games has died: let fewer of them play\.$"),
    ):
        workers.map(die, [(1,), (2,)], nothing)


def test_whoever_ends_them_does_not_wait_for_games() -> None:
    others = set(active_children())

    def stop(chunks: int) -> None:
        if chunks == 1:
            raise KeyboardInterrupt

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt), closing(Processes(1)) as workers:
        workers.map(sleep, [(0.0,), (LONG,), (LONG,)], stop)
    for process in set(active_children()) - others:
        process.join(LONG / 2)
    assert set(active_children()) <= others
    assert time.monotonic() - began < LONG / 2


def test_processes_end_with_the_one_that_asks(tmp_path: Path) -> None:
    file = tmp_path / "held"
    asking = get_context("spawn").Process(target=ask_and_die, args=(file,))
    asking.start()
    asking.join(LONG / 2)
    assert asking.exitcode == 1
    began = time.monotonic()
    while held(file):
        assert time.monotonic() - began < LONG / 2
        time.sleep(0.1)


def ask_and_die(file: Path) -> None:
    """The system ends the process that asks while another one plays for it."""

    def wait(_chunks: int) -> None:
        while not held(file):
            time.sleep(0.1)
        os._exit(1)

    Processes(1).map(hold, [(file,)], wait)


def hold(file: Path) -> None:
    """Hold a file for the time of a long game."""
    with file.open("w", encoding="utf-8") as opened:
        flock(opened, LOCK_EX)
        time.sleep(LONG)


def held(file: Path) -> bool:
    """Whether a process holds it now."""
    if not file.exists():
        return False
    with file.open(encoding="utf-8") as opened:
        try:
            flock(opened, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            return True
    return False


@pytest.mark.parametrize("count", [0, -1])
def test_nobody_cannot_play(count: int) -> None:
    with pytest.raises(OptionError, match=f"^At least 1 process is needed to play, not {count}\\.$"):
        Processes(count)
