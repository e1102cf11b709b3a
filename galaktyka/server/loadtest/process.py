"""A server in a process of its own, as the load test starts and watches it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from galaktyka.engine.errors import GalaktykaError
from galaktyka.server.loadtest.http import Http
from galaktyka.server.settings import VARIABLE, Settings

STARTS_WITHIN = 60.0  # seconds
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class LoadTestError(GalaktykaError):
    """The load test cannot be run; the message says why."""


class ServerProcess:
    """A running server: where it listens, and what it uses."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self._process = process
        self.port = port

    def memory(self) -> int:
        """Bytes of memory that the process holds."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE

    def cpu_seconds(self) -> float:
        """Seconds of processor time used so far."""
        return cpu_seconds(self._process.pid)

    def stop(self) -> None:
        """End the process."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def cpu_seconds(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def machine_seconds() -> tuple[float, float]:
    """Seconds that the processors of this machine were busy, and seconds in all."""
    first = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0]
    ticks = [int(number) for number in first.split()[1:9]]
    return (sum(ticks) - ticks[3] - ticks[4]) / TICKS, sum(ticks) / TICKS


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def server_process(settings: Settings, log: Path) -> AsyncIterator[ServerProcess]:
    """A server that runs until the block ends."""
    environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "galaktyka.server"], env=environment, stdout=out, stderr=subprocess.STDOUT
        )
    server = ServerProcess(process, settings.port)
    try:
        await _wait_until_up(process, settings.port, log)
        yield server
    finally:
        server.stop()


async def _wait_until_up(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = asyncio.get_running_loop().time() + STARTS_WITHIN
    while asyncio.get_running_loop().time() < deadline:
        if process.poll() is not None:
            tail = log.read_text(encoding="utf-8", errors="replace").splitlines()[-1:]
            raise LoadTestError(f"The server did not start: {' '.join(tail) or 'it said nothing'}")
        with contextlib.suppress(OSError):
            if await Http(port).get("/healthz", raw=True) == b"ok":
                return
        await asyncio.sleep(0.1)
    raise LoadTestError("The server did not answer within a minute.")
