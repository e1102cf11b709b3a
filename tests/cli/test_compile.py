"""`galaktyka compile`, and compiling in the background while somebody plays."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from galaktyka import GAMES
from galaktyka.cli import background
from galaktyka.cli import compile as compile_command
from galaktyka.cli.background import background_lock, compile_in_background
from galaktyka.engine.game import Game
from galaktyka.games.race import GAME
from tests.cli.conftest import Run


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """A machine on which nothing is compiled; the list fills with the processes that are started."""
    started: list[list[str]] = []

    def start(command: list[str], **settings: Any) -> None:
        assert settings["start_new_session"]
        started.append(command)

    monkeypatch.delenv("GALAKTYKA_BACKEND")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(background, "is_compiled", lambda _game: False)
    monkeypatch.setattr(subprocess, "Popen", start)
    return started


def test_a_cold_machine_compiles_in_the_background(cold: list[list[str]]) -> None:
    assert compile_in_background(GAME)
    assert [command[1:] for command in cold] == [["-m", "galaktyka.cli", "compile", "race", "--background"]]


def test_only_one_process_compiles(cold: list[list[str]]) -> None:
    with background_lock(GAME) as free:
        assert free
        assert compile_in_background(GAME)
        with background_lock(GAME) as second:
            assert not second
    assert cold == []


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_who_chooses_a_backend_gets_nothing_compiled_besides(cold: list[list[str]], backend: str) -> None:
    assert not compile_in_background(GAME, backend)
    assert cold == []


def test_what_is_compiled_is_not_compiled_again(cold: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "is_compiled", lambda _game: True)
    assert not compile_in_background(GAME)
    assert cold == []


def test_without_a_cache_folder_the_game_goes_on(
    cold: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert not compile_in_background(GAME)
    assert cold == []


def test_play_says_that_the_rules_are_being_compiled(cold: list[list[str]], run: Run) -> None:
    outcome = run("play", "--seed", "1", "--bot", "random")
    assert "compiled in the background" in outcome.out
    assert len(cold) == 1


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Game]:
    """The games that are compiled from here on, without the work."""
    done: list[Game] = []

    class Compiler:
        def __init__(self, game: Game) -> None:
            self.game = game

        def load(self, progress: Any) -> None:
            progress(0, 1, "setup")
            done.append(self.game)

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(compile_command, "is_compiled", lambda game: game in done)
    monkeypatch.setattr(compile_command, "compilers", lambda game: [Compiler(game), Compiler(game)])
    monkeypatch.setattr("os.nice", lambda _increment: 0)
    return done


def test_compile_does_it_once(run: Run, compiled: list[Game]) -> None:
    first = json.loads(run("compile", "race", "--json").out)
    assert first[0].keys() == {"game", "compiled_before", "seconds"}
    assert (first[0]["game"], first[0]["compiled_before"]) == ("race", False)
    assert compiled == [GAME, GAME]  # its rules, and its players
    assert json.loads(run("compile", "--json").out)[0]["compiled_before"] is True
    assert compiled.count(GAME) == 2


def test_compile_for_people(run: Run, compiled: list[Game]) -> None:
    assert run("compile").out.startswith("race: compiled in ")
    assert run("compile", "race").out == "race: compiled before.\n"
    assert compiled == [game for game in GAMES.values() for _ in range(2)]


def test_a_second_background_process_leaves_at_once(run: Run, compiled: list[Game]) -> None:
    with background_lock(GAME):
        outcome = run("compile", "race", "--background")
    assert (outcome.code, outcome.out) == (0, "")
    assert compiled == []
    run("compile", "race", "--background")
    assert compiled == [GAME, GAME]


def test_the_real_compilers_are_asked(run: Run) -> None:
    """With everything compiled before, or compiled now, the machine is prepared afterwards."""
    assert run("compile", "race", "--json").code == 0
    assert background.is_compiled(GAME)
