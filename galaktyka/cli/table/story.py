"""A story as a terminal shows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from galaktyka.cli.table.face import Line

MARK_WIDTH: Final = 3


def as_story(lines: Sequence[Line]) -> RenderableType:
    """Lines of a story: headings with space above them, everything else behind its mark."""
    parts: list[RenderableType] = []
    for heading, group in groupby(lines, lambda line: line.heading):
        if heading:
            parts += [Text(f"\n{line.text}" if parts else line.text, style="bold") for line in group]
        else:
            parts.append(_details(list(group)))
    return Group(*parts)


def _details(lines: Sequence[Line]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=MARK_WIDTH)
    table.add_column()
    for line in lines:
        table.add_row(line.mark, line.text)
    return table
