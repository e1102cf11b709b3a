"""Several kinds of tables in one batch: its places take them in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from galaktyka.engine.game import Game, Records
from galaktyka.engine.record import dtype_of

Kind = tuple[int, Mapping[str, bool]]  # (players, options) of a table
Snapshot = tuple[np.ndarray[Any, Any], ...]  # records, episodes and keys of a batch


def blank_records(game: Game, kinds: Sequence[Kind]) -> Records:
    """A blank record for each kind of table, with checked options."""
    blank: Records = np.empty(len(kinds), dtype_of(game.record))  # this very type: compiled code knows it at once
    return np.concatenate([game.new_record(players, options) for players, options in kinds], out=blank)


def seat_counts(blank: Records, games: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """How many play at each place of a batch whose places take the blank records in turn."""
    return np.resize(blank["players"], games)
