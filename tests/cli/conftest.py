"""The command line as a test sees it: uncompiled, in English, 80 columns wide, with folders of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Protocol

import pytest

import galaktyka as gk
from galaktyka.cli import main
from galaktyka.engine.match import Match
from tests.cli.person import Person


class Outcome:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Run(Protocol):
    """Runs a command line."""

    def __call__(self, *arguments: str, stdin: str | bytes = "") -> Outcome: ...


@pytest.fixture(scope="module", autouse=True)
def _untrained(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nobody has trained a network here, also for games that several tests share."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("GALAKTYKA_WEIGHTS", str(tmp_path_factory.mktemp("untrained")))
        yield


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GALAKTYKA_BACKEND", "python")
    monkeypatch.setenv("GALAKTYKA_WEIGHTS", str(tmp_path / "weights"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A command line, run in this process."""

    def command(*arguments: str, stdin: str | bytes = "") -> Outcome:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(data), encoding="utf-8"))
        code = main(arguments)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return command


@pytest.fixture(scope="session")
def finished() -> Match:
    """A game that was played to its end."""
    person = Person(gk.new("race", players=2, seed=3, backend="python"))
    person.play()
    return person.session.match


@pytest.fixture
def saved(finished: Match, tmp_path: Path) -> Path:
    """The file of a finished game."""
    path = tmp_path / "finished.galaktyka"
    finished.save(path)
    return path


@pytest.fixture
def sit() -> Callable[..., Person]:
    """A person at a new table."""

    def down(seed: int = 3, **options: bool) -> Person:
        return Person(gk.new("race", players=2, seed=seed, backend="python", **options))

    return down
