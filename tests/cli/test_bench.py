"""`galaktyka bench`, and what it measures with."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from galaktyka.cli import bench as bench_command
from galaktyka.cli import startup
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.measure import Effort, Gauge, copy_around
from galaktyka.games.race import GAME
from tests.cli.conftest import Run

KEYS = [
    "game",
    "players",
    "options",
    "backend",
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "python_steps_per_s",
    "copy_ns",
    "record_bytes",
    "compile_cold_s",
    "warm_start_s",
]
SMALL = Effort(games=3, goes=1, copies=10, recorded=1)


def test_bench_uncompiled_for_programs(run: Run) -> None:
    outcome = run("bench", "race", "--backend", "python", "--quick", "--players", "3", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    result = json.loads(outcome.out)
    assert list(result) == KEYS
    assert (result["game"], result["players"], result["backend"]) == ("race", 3, "python")
    assert result["options"] == {"advanced": False, "first_game": False}
    assert result["record_bytes"] == GAME.new_record(2, {}).nbytes
    assert result["compile_cold_s"] is None
    assert result["warm_start_s"] is None
    for key in ("decisions_per_s", "games_per_s", "decisions_per_game", "python_steps_per_s", "copy_ns"):
        assert result[key] > 0
    assert result["decisions_per_s"] == pytest.approx(result["games_per_s"] * result["decisions_per_game"], rel=0.05)


def test_bench_compiled_is_much_faster(run: Run) -> None:
    result = json.loads(run("bench", "race", "--quick", "--option", "advanced", "--json").out)
    assert list(result) == KEYS
    assert result["backend"] == "cpu"
    assert result["options"]["advanced"] is True
    assert result["decisions_per_s"] > 200_000  # uncompiled rules make a tenth of this
    assert result["copy_ns"] < 1_000
    assert result["compile_cold_s"] is None
    assert 0 < result["warm_start_s"] < 60


def test_bench_for_people(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_command, "cold_and_warm", lambda *_table: (41.234, 1.567))
    monkeypatch.setitem(bench_command.FULL, "cpu", SMALL)
    out = run("bench", "race").out
    assert [line.split()[0] for line in out.splitlines()] == KEYS
    assert "41.23" in out
    assert "1.57" in out
    assert "not measured" in run("bench", "race", "--backend", "python", "--quick").out


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (2, True), (4, False)])
def test_both_backends_play_the_same_games(players: int, advanced: bool) -> None:
    options = {"advanced": advanced}
    decisions = [Gauge(GAME, players, options, name).play(SMALL).decisions for name in ("python", "cpu")]
    assert decisions[0] == decisions[1]


def test_copying_copies() -> None:
    ring = np.repeat(GAME.new_record(2, {}), 5)
    ring["pool"] = [1, 2, 3, 4, 5]
    copy_around(ring, 2)
    assert list(ring["pool"]) == [5, 5, 3, 4, 5]
    copy_around(ring, 5)
    assert list(ring["pool"]) == [5, 5, 5, 5, 5]


def test_a_start_is_measured_with_the_cache_folder_that_is_given(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    note = "import os, sys; open(os.environ['XDG_CACHE_HOME'] + '/note', 'a').write(' '.join(sys.argv[1:]) + ';')"
    monkeypatch.setattr(startup, "FIRST_LEGAL_ACTION", f"{note}; print('ready')")
    seconds = startup.start(GAME, 3, {"advanced": True, "first_game": False}, tmp_path)
    assert 0 < seconds < 60
    assert (tmp_path / "note").read_text(encoding="utf-8") == "race 3 advanced;"


def test_a_cold_start_comes_before_a_warm_one_in_the_same_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[Path | None] = []

    def start(_game: object, _players: int, _options: object, cache: Path | None = None) -> float:
        assert cache is not None
        assert len(list(cache.iterdir())) == len(folders)
        (cache / f"made by start {len(folders)}").touch()
        folders.append(cache)
        return float(len(folders))

    monkeypatch.setattr(startup, "start", start)
    assert startup.cold_and_warm(GAME, 2, {}) == (1.0, 2.0)
    assert folders[0] == folders[1]


def test_a_start_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "FIRST_LEGAL_ACTION", "pass")
    with pytest.raises(GalaktykaError, match="ended without a legal action"):
        startup.start(GAME, 2, {})
