"""A tiny network that nobody has trained, for tests of the players that use one."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.game import Game
from galaktyka.players.neural.network import OUTLOOKS, Layer, Network, Norm, describe


def untrained(
    game: Game, seed: int = 1, width: int = 16, blocks: int = 1, about: Mapping[str, Any] | None = None
) -> Network:
    """Random weights, large enough that what a seat sees makes a difference."""
    luck = np.random.default_rng(seed)

    def layer(inputs: int, outputs: int) -> Layer:
        weight = luck.normal(size=(inputs, outputs)) / np.sqrt(width)
        return Layer(weight.astype(np.float32), luck.normal(size=outputs).astype(np.float32))

    norm = Norm(np.ones(width, np.float32), np.zeros(width, np.float32))
    inputs, policy, value = layer(features_of(game).size, width), layer(width, game.actions), layer(width, OUTLOOKS)
    inner = tuple((norm, layer(width, width)) for _ in range(blocks))
    return Network(about or describe(game), inputs, inner, norm, policy, value)
