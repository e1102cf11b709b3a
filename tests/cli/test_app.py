"""The program as a whole: its ways out, and one sentence for everything that is wrong with the input."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from galaktyka import __version__
from galaktyka.cli.play import farewell
from tests.cli.conftest import Run

COMMAND = [sys.executable, "-m", "galaktyka.cli"]

BAD_INPUT = [
    ("frobnicate",),
    ("play", "chess"),
    ("play", "--players", "9"),
    ("play", "--players", "-1"),
    ("play", "--players", "two"),
    ("play", "--seat", "0"),
    ("play", "--seat", "3"),
    ("play", "--seat", "-1"),
    ("play", "--bot", "nobody"),
    ("play", "--bot", "random,random,random"),
    ("play", "--bot", ","),
    ("play", "--lang", "de"),
    ("play", "--players", "3", "--advanced"),
    ("play", "--backend", "abacus"),
    ("play", "--plyers", "3"),
    ("play", "--seed"),
    ("play", "--seed", "two\nlines"),
    ("play", "--load", "no-such-file"),
    ("play", "race", "--load", "no-such-file"),
    ("play", "race", "extra"),
    ("play", "roll", "--goals"),
    ("cards",),
    ("cards", "chess"),
    ("cards", "race", "no such words"),
    ("cards", "race", "--lang", "xx"),
    ("cards", "race", "\udcff\udcfe"),
    ("simulate", "race", "--games", "0"),
    ("simulate", "race", "--games", "-5"),
    ("simulate", "race", "--games", "many"),
    ("simulate", "race", "--players", "7", "--games", "1"),
    ("simulate", "race", "--bots", "nobody", "--games", "1"),
    ("simulate", "race", "--bots", "", "--games", "1"),
    ("simulate", "race", "--option", "teleport", "--games", "1"),
    ("arena", "race", "--bots", "random,nobody", "--games", "2"),
    ("arena", "race", "--games", "-2"),
    ("arena", "race", "--players", "0"),
    ("arena", "race", "--players", "9", "--games", "1"),
    ("bench", "race", "--backend", "gpu"),
    ("bench", "race", "--players", "1"),
    ("bench", "chess"),
    ("replay",),
    ("replay", "no-such-file"),
    ("replay", "."),
    ("compile", "chess"),
    ("data",),
    ("data", "chess"),
    ("games", "--yaml"),
]


@pytest.mark.parametrize("arguments", BAD_INPUT, ids=" ".join)
def test_bad_input_is_one_sentence_and_exit_code_2(run: Run, arguments: tuple[str, ...]) -> None:
    outcome = run(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert re.fullmatch(r"[^\n]{10,240}[.?]\n", outcome.err), outcome.err
    assert not re.search(r"[.?] [A-Z]", outcome.err), "that is more than one sentence"
    assert "Usage" not in outcome.err
    assert "Traceback" not in outcome.err


def test_version(run: Run) -> None:
    outcome = run("--version")
    assert (outcome.code, outcome.out, outcome.err) == (0, f"galaktyka {__version__}\n", "")


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_names_every_command(run: Run, arguments: tuple[str, ...]) -> None:
    outcome = run(*arguments)
    assert outcome.code == 0
    for command in ("play", "games", "cards", "simulate", "arena", "bench", "replay", "compile"):
        assert re.search(rf"^\W+{command} ", outcome.out, re.MULTILINE)


@pytest.mark.parametrize("command", ["play", "cards", "simulate", "arena", "bench", "replay", "compile"])
def test_every_command_explains_itself(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert outcome.code == 0
    assert f"galaktyka {command}" in outcome.out
    assert "--background" not in outcome.out


def test_a_reader_who_goes_away_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "cards", "race", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_are_no_error(closed: str) -> None:
    line = shlex.join([*COMMAND, "play", "--seed", "1"])
    done = subprocess.run(["sh", "-c", f"{line} {closed}"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="wants a file that is always full")
@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"], ["play", "--seed", "1"]])
def test_output_that_cannot_be_written_is_said(arguments: list[str]) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*COMMAND, *arguments], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (2, b"The program cannot go on: No space left on device.\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP, signal.SIGTERM])
def test_an_interrupt_saves_the_game_and_is_quiet(tmp_path: Path, number: signal.Signals) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # noqa: PLW1509  a background job ignores it
    ) as process:
        assert process.stdout is not None
        seen = b""
        while b"? for help" not in seen:
            seen += process.stdout.read(1)
        time.sleep(0.2)  # it waits for input now
        process.send_signal(number)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 128 + number
    assert err == b""
    assert len(list((tmp_path / "data" / "galaktyka" / "games").glob("race-*.galaktyka"))) == 1
    assert b"galaktyka play --load" in out


@pytest.fixture
def hangup_heard() -> Iterator[None]:
    """Tests that a closed window is to end may run where whoever began them closes his: with nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("hangup_heard")
def test_who_was_told_to_ignore_a_hangup_does() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    with farewell():
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
        assert signal.getsignal(signal.SIGTERM) != signal.SIG_DFL
    assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL


@pytest.mark.usefixtures("hangup_heard")
def test_who_is_leaving_is_not_told_again() -> None:
    with farewell():
        with pytest.raises(SystemExit) as left:
            signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGTERM)
    assert left.value.code == 129
    assert signal.getsignal(signal.SIGHUP) == signal.SIG_DFL


@pytest.mark.usefixtures("hangup_heard")
def test_a_window_that_is_closed_costs_nobody_the_game(tmp_path: Path) -> None:
    window, terminal = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "play", "--seed", "1"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(terminal, termios.TIOCSCTTY, 0),  # noqa: PLW1509  it reads from this window
    ) as process:
        os.close(terminal)
        seen = b""
        while b"? for help" not in seen:
            seen += os.read(window, 1024)
        time.sleep(0.2)  # it waits for input now
        os.close(window)
        process.wait(timeout=120)
    assert process.returncode == 129
    assert len(list((tmp_path / "data" / "galaktyka" / "games").glob("race-*.galaktyka"))) == 1
