"""What a seat learns: an action may be taken back only while it has taught nothing new."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from galaktyka.engine.match import Match

TRIALS: Final = 16  # other worlds to try; a difference shows in most of them, so that none escapes all


def has_learned(before: Match, steps: Sequence[tuple[int, int]], seat: int, now: Match) -> bool:
    """Whether a seat sees something after these steps that did not follow from what it knew before them.

    Everything it could not know is dealt anew, and the others choose at random: if the seat then sees the same as it
    does now, it has learned nothing.
    """
    seen = now.observation(seat).tobytes()
    return any(not _looks_the_same(before, steps, seat, seen, trial) for trial in range(TRIALS))


def _looks_the_same(before: Match, steps: Sequence[tuple[int, int]], seat: int, seen: bytes, trial: int) -> bool:
    """Whether another world, in which the seat does the same, looks to it as this one does."""
    chance = Random(trial)
    world = before.resampled(seat, f"another world, number {trial}")
    for who, action in steps:
        possible = world.legal_ids(who)
        done = action if who == seat else chance.choice(possible) if possible else None
        if done not in possible:
            return False
        world.step(who, done)
    return world.observation(seat).tobytes() == seen
