"""Observation and action spaces of a game, in the terms of Gymnasium."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from galaktyka.engine.features import Features

LARGEST: Final = 255  # a feature is a byte


def feature_space(features: Features) -> spaces.Space[Any]:
    """Features in their units."""
    high = (LARGEST / features.units).astype(np.float32)
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def byte_space(features: Features) -> spaces.Space[Any]:
    """Features as the bytes that they are."""
    return spaces.Box(0, LARGEST, (features.size,), np.uint8)


def masked_space(features: Features, actions: int) -> spaces.Dict:
    """Features in their units, with a mask of the legal actions."""
    mask: spaces.Space[Any] = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": feature_space(features), "action_mask": mask})


def action_space(actions: int) -> spaces.Discrete:
    """Actions by their numbers."""
    return spaces.Discrete(actions)
