"""Where output goes: tables and words to standard output, progress to the error stream, JSON alone if asked for."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WIDEST: Final = 120  # longer lines are hard to read


def stdout() -> Console:
    """A console for what was asked for."""
    return _narrowed(Console(highlight=False))


def stderr() -> Console:
    """A console for remarks about the work."""
    return _narrowed(Console(highlight=False, stderr=True))


def _narrowed(console: Console) -> Console:
    console.width = min(console.width, WIDEST)
    return console


def print_json(data: Any) -> None:
    """Write data for a program to read."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


@contextmanager
def counted(what: str, *, hidden: bool = False) -> Iterator[Callable[..., None]]:
    """A progress bar for work that reports how much is done, of how much, and perhaps at what it is."""
    console = stderr()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=hidden or not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)

        def report(done: int, total: int, detail: str = "") -> None:
            bar.update(task, completed=done, total=total, description=f"{what} {detail}".strip())

        yield report
