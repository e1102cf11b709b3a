"""The commands `galaktyka serve` and `galaktyka loadtest`."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from galaktyka.cli.app import main
from galaktyka.server.loadtest import report as loadtest_report
from galaktyka.server.loadtest.http import Http, RequestError
from galaktyka.server.loadtest.process import free_port
from galaktyka.server.run import AddressError, check_address
from galaktyka.server.settings import Settings, default_database, settings_from_environment


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve", "--port", "99999"], "cannot listen on 127.0.0.1, port 99999"),
        (["serve", "--host", "192.0.2.1"], "cannot listen on 192.0.2.1"),
        (["serve", "--database", "mysql://x"], "no support for 'mysql'"),
        (["serve", "--workers", "0"], "--workers must be at least 1"),
        (["loadtest", "--tables", "0"], "--tables must be at least 1"),
        (["loadtest", "--seconds", "0"], "must be more than 0"),
    ],
)
def test_bad_options_end_in_one_sentence(
    arguments: list[str], sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capfd.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_a_port_in_use_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(AddressError, match="choose another --port"):
            check_address(Settings(port=taken.getsockname()[1]))


def test_settings_reach_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GALAKTYKA_SERVER", "")
    settings = Settings(port=1234, hosts=("a.example",), database="sqlite:///x")
    settings.export()
    assert settings_from_environment() == settings
    assert settings.allowed_hosts == ("a.example",)
    assert Settings(host="0.0.0.0").allowed_hosts == ()
    assert default_database().startswith("sqlite:///")


@pytest.mark.parametrize("workers", [1, 2])
def test_serve_answers_and_ends_in_peace(tmp_path: Path, workers: int) -> None:
    port = free_port()
    command = [sys.executable, "-m", "galaktyka.cli", "serve", "--port", str(port), "--workers", str(workers)]
    command += ["--database", f"sqlite:///{tmp_path / 't.sqlite3'}", "--backend", "python"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, env=dict(os.environ))

    async def ask() -> None:
        async with asyncio.timeout(60):
            while True:
                try:
                    assert await Http(port).get("/healthz", raw=True) == b"ok"
                    return
                except (OSError, RequestError):
                    assert process.poll() is None
                    await asyncio.sleep(0.1)

    try:
        asyncio.run(ask())
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=120)
    assert f"http://127.0.0.1:{port}" in errors.decode()
    assert "Traceback" not in errors.decode()


def test_loadtest_prints_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = loadtest_report.Report(
        tables=3,
        clients=6,
        moves_per_s=9.0,
        p50_ms=1.0,
        p99_ms=2.0,
        lost=0,
        kib_per_table=40.0,
        think_s=2.0,
        backend="python",
        database="sqlite",
        stages=[],
        broke_first="nothing",
    )
    monkeypatch.setattr("galaktyka.server.loadtest.run_loadtest", lambda *_args, **_options: found)
    assert main(["loadtest", "--tables", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["kib_per_table"] == 40.0
    assert main(["loadtest", "--tables", "3"]) == 0
    assert "moves_per_s" in capsys.readouterr().out
