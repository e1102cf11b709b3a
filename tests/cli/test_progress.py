"""Progress is for people who watch: on the error stream of a terminal, and nowhere else."""

from __future__ import annotations

from contextlib import redirect_stderr
from io import StringIO

import pytest

from galaktyka.cli.console import counted
from tests.cli.conftest import Run


class Terminal(StringIO):
    """An error stream that somebody watches."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _capable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


def test_a_person_sees_progress(capsys: pytest.CaptureFixture[str]) -> None:
    with redirect_stderr(Terminal()) as watched, counted("Playing") as report:
        report(3, 10, "game")
    assert "Playing game" in watched.getvalue()
    assert "3/10" in watched.getvalue()
    assert capsys.readouterr().out == ""


def test_json_comes_without_progress(run: Run) -> None:
    with redirect_stderr(Terminal()) as watched:
        outcome = run("simulate", "race", "--games", "1", "--json")
    assert outcome.out.startswith("{")
    assert outcome.out.endswith("}\n")
    assert watched.getvalue() == ""


def test_long_work_shows_progress_beside_its_result(run: Run) -> None:
    with redirect_stderr(Terminal()) as watched:
        outcome = run("simulate", "race", "--games", "1")
    assert "Playing" in watched.getvalue()
    assert "Playing" not in outcome.out


def test_nobody_watches_a_file(run: Run) -> None:
    assert run("simulate", "race", "--games", "1").err == ""
