"""The load test measures a real server, counts what is lost, and says what broke first."""

import msgspec
import pytest

from galaktyka.server.loadtest import Report, Stage, run_loadtest
from galaktyka.server.loadtest import run as loadtest_run
from galaktyka.server.loadtest.player import LoadTable, Stopwatch
from galaktyka.server.loadtest.report import percentile


def test_a_small_load_test_from_end_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loadtest_run, "WARM_UP_TABLES", 2)
    monkeypatch.setattr(loadtest_run, "WARM_UP", 0.5)
    monkeypatch.setattr(loadtest_run, "RAMP_STAGES", 1)
    monkeypatch.setattr(loadtest_run, "RAMP_STAGE", 0.5)
    said: list[str] = []
    report = run_loadtest(6, 2.0, think=0.2, backend="python", say=said.append)
    assert (report.tables, report.clients, report.lost) == (6, 12, 0)
    assert report.moves_per_s > 5
    assert 0 < report.p50_ms <= report.p99_ms
    assert any("what broke first" in line for line in said)
    keys = msgspec.to_builtins(report).keys()
    assert {"tables", "clients", "moves_per_s", "p50_ms", "p99_ms", "lost", "kib_per_table"} <= keys
    assert isinstance(report, Report)


def test_a_lost_move_is_counted() -> None:
    table = LoadTable("t", [], Stopwatch(accepted=5), first_version=3)
    assert table.lost(8) == 0
    assert table.lost(7) == 1


def test_a_move_is_timed_at_every_client_whatever_comes_first() -> None:
    watch = Stopwatch()
    watch.saw(0, 3, 4)
    watch.stored(4, 0.0, 2)
    assert len(watch.latencies) == 1
    watch.saw(1, 3, 5)
    assert len(watch.latencies) == 2
    watch.stored(5, 0.0, 2)
    assert len(watch.latencies) == 3


def stage(**changes: float) -> Stage:
    values = {"think_s": 1.0, "seconds": 1.0, "moves": 10, "moves_per_s": 10.0, "p50_ms": 5.0, "p99_ms": 9.0}
    more = {"refused": 0, "unanswered": 0, "server_cpu": 0.5, "client_cpu": 0.1, "machine_cpu": 0.5}
    return Stage(**{**values, **more, **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (stage(), ""),
        (stage(p99_ms=151.0), "p99 was 151 ms"),
        (stage(p99_ms=400.0, client_cpu=0.99), "load generator itself"),
        (stage(p99_ms=400.0, machine_cpu=0.99), "whole machine busy"),
        (stage(unanswered=3), "3 moves were not answered"),
        (stage(refused=2), "2 moves were refused"),
    ],
)
def test_what_broke_is_named(found: Stage, words: str) -> None:
    assert (found.broken == "") == (words == "")
    assert words in found.broken


def test_percentiles() -> None:
    assert percentile([], 0.5) == 0.0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([float(number) for number in range(100)], 0.99) == 99.0
