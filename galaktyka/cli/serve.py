"""`galaktyka serve`: the tables in the browser, for people on this machine or on many."""

from __future__ import annotations

import time
import webbrowser
from threading import Thread
from typing import Annotated, Final
from urllib.error import URLError
from urllib.request import urlopen

import typer

from galaktyka.cli.console import stderr
from galaktyka.cli.options import BackendName, at_least

Host = Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets other machines in.")]
Port = Annotated[int, typer.Option("--port", help="The port to listen on.")]
Database = Annotated[
    str, typer.Option("--database", help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file of yours.")
]
Workers = Annotated[int, typer.Option("--workers", help="Server processes; they share the tables.")]
BotWorkers = Annotated[int, typer.Option("--bot-workers", help="Processes that think for bots, for each of them.")]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", help="A host name this server answers to; may be repeated. By default any."),
]
Open = Annotated[bool, typer.Option("--open", help="Open the page in the browser as soon as it is there.")]
Everywhere = Annotated[bool, typer.Option("--metrics-everywhere", help="Show /metrics to other machines too.")]

PATIENCE: Final = 20.0  # seconds to wait for the server before the browser is opened


def serve_tables(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "",
    workers: Workers = 1,
    bot_workers: BotWorkers = 1,
    names: Names = None,
    backend: BackendName = None,
    open_page: Open = False,
    metrics_everywhere: Everywhere = False,
) -> None:
    """Serve tables to browsers until interrupted.

    Tables are stored before a move is acknowledged: a server may be ended or killed at any time, and the game goes on
    when it, or another one with the same database, is there again.
    """
    from galaktyka.server.run import check_address, serve  # noqa: PLC0415  importing the server takes a second
    from galaktyka.server.settings import Settings, default_database  # noqa: PLC0415
    from galaktyka.server.storage import database_url  # noqa: PLC0415

    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        workers=at_least(workers, 1, "--workers"),
        bot_workers=at_least(bot_workers, 1, "--bot-workers"),
        hosts=tuple(names or ()),
        backend=backend or "auto",
        metrics_everywhere=metrics_everywhere,
    )
    database_url(settings.database)
    check_address(settings)
    page = f"http://{_shown(host)}:{port}"
    stderr().print(f"Open {page} in a browser; press Ctrl+C to stop.")
    if open_page:
        Thread(target=open_when_ready, args=(page,), daemon=True).start()
    serve(settings)


def open_when_ready(page: str, patience: float = PATIENCE) -> bool:
    """Show a page in the browser once its server answers; False if it does not, or if there is no browser."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            with urlopen(f"{page}/healthz", timeout=1):
                return webbrowser.open(page)
        except (URLError, OSError):
            time.sleep(0.1)
    return False


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
