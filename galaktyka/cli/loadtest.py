"""`galaktyka loadtest`: how many live tables a server on this machine carries, measured in this very run."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from galaktyka.cli.console import print_json, stderr, stdout
from galaktyka.cli.options import BackendName, Json, at_least
from galaktyka.engine.errors import OptionError

Tables = Annotated[int, typer.Option("--tables", help="Live tables, each with two people.")]
Seconds = Annotated[float, typer.Option("--seconds", help="How long to play at the given pace.")]
Think = Annotated[float, typer.Option("--think", help="Seconds a person thinks about an answer, on average.")]
Database = Annotated[str, typer.Option("--database", help="Another database than a file that is thrown away.")]


def loadtest(
    tables: Tables = 300,
    seconds: Seconds = 30.0,
    think: Think = 3.0,
    database: Database = "",
    backend: BackendName = None,
    as_json: Json = False,
) -> None:
    """Start a server on this machine, let people play at random, then faster until something breaks.

    Times are from a move's sending to the event about it, at both people of the table. Lost are moves that the server
    acknowledged and that are not there when the tables are read afresh.
    """
    at_least(tables, 1, "--tables")
    if seconds <= 0 or think <= 0:
        raise OptionError("--seconds and --think must be more than 0.")
    from galaktyka.server.loadtest import run_loadtest  # noqa: PLC0415  importing the server takes a second

    say = stderr().print
    report = run_loadtest(tables, seconds, think=think, database=database, backend=backend or "auto", say=say)
    if as_json:
        print_json(msgspec.to_builtins(report))
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in msgspec.to_builtins(report).items():
        if name != "stages":
            table.add_row(name, str(value))
    stdout().print(table)
