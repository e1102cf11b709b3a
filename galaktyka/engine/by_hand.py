"""What building positions by hand has in common in all games."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.errors import PositionError

MOST_VP: Final = 999  # far more than any game brings


def within(name: str, number: int, most: int) -> int:
    """A number that can be, or a sentence."""
    if not 0 <= number <= most:
        raise PositionError(f"'{name}' is a number from 0 to {most}, not {number}.")
    return number
