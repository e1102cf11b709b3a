"""Many games between bots that are kernels, in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from galaktyka.engine.flow import MAX_SEATS
from galaktyka.engine.game import Game, Records
from galaktyka.engine.match import Seed
from galaktyka.engine.random import key_words
from galaktyka.players.kernels import KERNEL_BOTS, PlayerKernels


@dataclass(frozen=True)
class Played:
    """How games ended, a row for each."""

    records: Records
    decisions: np.ndarray[Any, np.dtype[np.uint32]]
    scores: np.ndarray[Any, np.dtype[np.int32]]  # a column for each seat
    winners: np.ndarray[Any, np.dtype[np.uint8]]  # a bit for each seat


def play_games(
    game: Game, kernels: PlayerKernels, bots: Sequence[str], deals: Sequence[Seed], options: Mapping[str, bool]
) -> Played:
    """Deal and play games with the same bots in the same seats; compiled, without a return to Python."""
    records = np.repeat(game.new_record(len(bots), options), len(deals))
    compiled = kernels.backend == "cpu"
    keys = np.concatenate([key_words(deal) for deal in deals])
    mind: Records = np.zeros(1, records.dtype)
    mask = np.zeros(game.actions, np.uint8)
    decisions = np.zeros(len(deals), np.uint32)
    scores = np.zeros(len(deals) * MAX_SEATS, np.int32)
    winners = np.zeros(len(deals), np.uint8)
    kernels.play_all(
        records if compiled else [kernels.see(records[i : i + 1]) for i in range(len(deals))],
        keys,
        np.array([KERNEL_BOTS[name] for name in bots], np.uint8),
        kernels.see(mind),
        mind.view(np.uint8),
        mask if compiled else mask.data,  # uncompiled kernels count in plain integers
        decisions,
        scores,
        winners,
    )
    return Played(records, decisions, scores.reshape(-1, MAX_SEATS)[:, : len(bots)], winners)
