"""When an answer may be taken back: as long as nothing hidden became known by it, and nobody acted on it."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.game import Records

UNCHANGED: Final = ("random", "mining_deck_size", "deck_size", "pile_size", "depth", "stack", "active", "turn")


def reveals_nothing(before: Records, after: Records) -> bool:
    """Whether no card or token was turned up, no chance was used, and nothing ran for the whole table."""
    return all(before[0][field].tobytes() == after[0][field].tobytes() for field in UNCHANGED)
