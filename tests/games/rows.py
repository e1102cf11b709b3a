"""Wrong rows in constant tables, for tests that must notice them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def changed(row: Any, **fields: int) -> Iterator[None]:
    """A row of a constant table with other numbers, for as long as the block runs."""
    kept = {name: getattr(row, f"_{name}") for name in fields}
    try:
        for name, value in fields.items():
            setattr(row, f"_{name}", [value])
        yield
    finally:
        for name, memory in kept.items():
            setattr(row, f"_{name}", memory)
