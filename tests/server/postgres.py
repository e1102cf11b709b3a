"""A PostgreSQL of the test's own: made, started and thrown away again."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from galaktyka.server.loadtest.process import free_port

SERVANTS = ("postgres", "nobody", "daemon")  # PostgreSQL does not run as root


def programs() -> Path | None:
    """The folder with initdb and postgres, if they are installed."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def servant() -> str | None:
    """Who the database runs as: nobody else but us, unless we are root."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in SERVANTS if name in known), None)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database; skips the test where PostgreSQL cannot be started."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed: install the Debian package 'postgresql' to run this test.")
    user = servant()
    if os.getuid() == 0 and (user is None or shutil.which("runuser") is None):
        pytest.skip("PostgreSQL does not run as root, and there is no other user to run it as.")
    home = Path(tempfile.mkdtemp(prefix="galaktyka-postgres-"))
    before = [] if user is None else ["runuser", "-u", user, "--"]
    if user is not None:
        shutil.chown(home, user)
    data, port = home / "data", free_port()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": home}
    try:
        make = [*before, str(folder / "initdb"), "-D", str(data), "-U", "galaktyka", "-A", "trust", "-E", "UTF8"]
        subprocess.run([*make, "--no-sync", "--locale=C"], check=True, **quiet)  # type: ignore[call-overload]
        options = ["-D", str(data), "-p", str(port), "-k", str(home), "-h", "127.0.0.1"]
        server = subprocess.Popen([*before, str(folder / "postgres"), *options], **quiet)  # type: ignore[call-overload]
        try:
            asyncio.run(_wait(address := f"postgresql://galaktyka@127.0.0.1:{port}/postgres"))
            yield address
        finally:
            pid = int((data / "postmaster.pid").read_text(encoding="ascii").splitlines()[0])
            os.kill(pid, signal.SIGQUIT)  # at once: nobody needs the data any more
            server.wait(20)
    finally:
        shutil.rmtree(home, ignore_errors=True)


async def _wait(address: str) -> None:
    """Wait until the database answers."""
    async with asyncio.timeout(30):
        while True:
            try:
                connection = await asyncpg.connect(address)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(0.1)
                continue
            await connection.close()
            return
