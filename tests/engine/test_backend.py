"""Choosing a backend: by argument, by environment, or by what has been compiled."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import galaktyka as gk
from galaktyka.engine.backend import Part, backend, backend_name, compiler_of, load_part
from galaktyka.engine.cpu import COMPLETE, Cpu
from galaktyka.engine.flow import DONE, owing
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match
from tests.engine.toy import GAME as BIDS

PART = Part("count", (owing,), (Path(__file__).parent,))


@pytest.fixture
def loads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty cache, and a compiler that takes its time and changes nothing; the list tells what it compiled."""
    compiled: list[str] = []

    def load(cpu: Cpu, _progress: Any) -> list[Any]:
        time.sleep(0.05)
        compiled.append(cpu.folder.name.rpartition("-")[0])
        return list(cpu._entries)

    monkeypatch.setattr(Cpu, "load", load)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("GALAKTYKA_BACKEND", raising=False)
    return compiled


@pytest.fixture
def game() -> Game:
    """The toy game, never compiled so far."""
    return replace(BIDS)


def mark_compiled(compiler: Cpu) -> None:
    compiler.folder.mkdir(parents=True)
    (compiler.folder / COMPLETE).touch()


@pytest.mark.parametrize(
    ("argument", "variable", "expected"),
    [(None, "", "auto"), (None, "cpu", "cpu"), ("python", "cpu", "python"), ("auto", "cpu", "auto"), ("", "", "auto")],
)
def test_the_argument_comes_before_the_environment(
    argument: str | None, variable: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GALAKTYKA_BACKEND", variable)
    assert backend_name(argument) == expected


def test_nobody_waits_for_a_compiler_who_has_not_asked_for_it(game: Game, loads: list[str]) -> None:
    assert backend(game).name == "python"
    assert load_part(game, PART).name == "python"
    assert loads == []


def test_what_has_been_compiled_is_used(game: Game, loads: list[str]) -> None:
    mark_compiled(compiler_of(game))
    assert backend(game).name == "cpu"
    assert backend(game, "python").name == "python"
    assert loads == ["bids"]


def test_each_game_and_part_is_loaded_once(game: Game, loads: list[str]) -> None:
    with ThreadPoolExecutor(4) as threads:
        backends = list(threads.map(lambda _: backend(game, "cpu"), range(4)))
        parts = list(threads.map(lambda _: load_part(game, PART, "cpu"), range(4)))
    assert loads == ["bids", "bids-count"]
    assert len({id(found) for found in backends}) == len({id(found) for found in parts}) == 1


def test_matches_take_the_backend_they_are_told(game: Game, loads: list[str]) -> None:
    Match(game, players=2, options={}, seed=1, backend_name="python")
    assert loads == []
    with pytest.raises(AttributeError):  # the kernels are told to expect compiled records, and are not compiled
        Match(game, players=2, options={}, seed=1, backend_name="cpu")
    assert loads == ["bids"]


@pytest.mark.parametrize("name", ["python", "cpu"])
def test_rules_work_on_the_very_array_they_are_shown(name: str) -> None:
    race = gk.game("race")
    loaded = backend(race, name)
    assert loaded.name == name
    array = gk.new("race", players=2, seed=1, backend=name).record
    before = array.tobytes()
    s = loaded.see(array)
    mask = np.zeros(race.actions, np.uint8)
    assert loaded.rules.legal(s, 1, mask) == mask.sum() > 0
    assert array.tobytes() == before
    assert loaded.rules.step(s, 1, int(np.flatnonzero(mask)[0])) == DONE
    assert array.tobytes() != before
