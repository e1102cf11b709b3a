"""`galaktyka bench`, and what it measures with."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from galaktyka.cli import bench as bench_command
from galaktyka.cli import compare as compare_command
from galaktyka.cli import startup
from galaktyka.cli.compare import Compared, Contender
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
    "batch_step_per_s",
    "batch_play_per_s",
    "batch_threads",
    "batch_all_step_per_s",
    "batch_all_play_per_s",
    "compile_cold_s",
    "warm_start_s",
]
SMALL = Effort(games=3, goes=1, copies=10, recorded=1, steps=1)


def test_bench_uncompiled_for_programs(run: Run) -> None:
    outcome = run("bench", "race", "--backend", "python", "--quick", "--players", "3", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    result = json.loads(outcome.out)
    assert list(result) == KEYS
    assert (result["game"], result["players"], result["backend"]) == ("race", 3, "python")
    assert result["options"] == {option.name: False for option in GAME.options}
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
    assert result["batch_threads"] == os.cpu_count()
    assert min(result[key] for key in KEYS if key.startswith("batch_") and key.endswith("_per_s")) > 100_000
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


COMPARED = {"package", "game", "how", "decisions_per_s", "note", "install"}


def test_bench_compares_libraries_for_programs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_command, "QUICK_SECONDS", 0.02)
    outcome = run("bench", "race", "--compare", "--quick", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    rows = json.loads(outcome.out)
    assert {row["package"] for row in rows} == {"Galaktyka", "OpenSpiel", "Pgx", "PettingZoo", "catanatron"}
    assert all(row.keys() == COMPARED for row in rows)
    assert all((row["decisions_per_s"] or 0) > 0 or row["note"].startswith("not installed") for row in rows)
    speeds = {(row["package"], row["how"]): row["decisions_per_s"] for row in rows}
    assert speeds["OpenSpiel", "state by state"] > 0
    assert speeds["Galaktyka", "batch, in one call"] > speeds["Galaktyka", "match by match"]


def test_bench_compares_libraries_for_people(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = [Compared("Zoo", game, "by turns", None, "not installed", "zoo[classic]") for game in ("go", "chess")]
    rows = [Compared("Galaktyka", "Race", "batch", 1234567, ""), *missing]
    monkeypatch.setattr(bench_command, "compare", lambda *_settings: rows)
    out = run("bench", "race", "--compare").out
    assert [line.split()[0] for line in out.splitlines()] == ["package", "Galaktyka", "Zoo", "Zoo", "To"]
    assert "1,234,567" in out
    assert out.endswith("To measure what is not installed as well: pip install 'zoo[classic]'\n")


def test_when_everything_is_installed_nothing_is_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_command, "compare", lambda *_settings: [Compared("Here", "go", "batch", 1, "")])
    assert "pip install" not in run("bench", "race", "--compare").out


def test_what_is_not_installed_is_named() -> None:
    here = Contender("Here", "json", "go", "turn by turn", lambda seconds: (300, seconds))
    assert compare_command._measured(here, 2.0) == Compared("Here", "go", "turn by turn", 150, "")
    gone = Contender("Gone", "no_such_library", "go", "turn by turn", lambda seconds: (1, seconds), "gone")
    assert compare_command._measured(gone, 2.0) == Compared("Gone", "go", "turn by turn", None, "not installed", "gone")

    def lacking(_seconds: float) -> tuple[int, float]:
        raise ModuleNotFoundError("No module named 'pygame'", name="pygame")

    assert compare_command._measured(replace(here, play=lacking), 2.0).note == "not installed: pygame"


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
