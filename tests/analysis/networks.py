"""Networks that nobody has trained, with outlooks that can be chances."""

from dataclasses import replace

import numpy as np

from galaktyka.engine.game import Game
from galaktyka.players.neural.network import Layer, Network
from tests.players.untrained import untrained


def opinionated(game: Game, strength: float = 0.15) -> Network:
    """It expects about half the win, more or less by what a seat sees; with strength 0 always half of it."""
    network = untrained(game, seed=2)  # its opinions differ from what both seats do in the games of the tests
    value = Layer(network.value.weight * np.float32(strength), np.array([0.5, 0.0], np.float32))
    return replace(network, value=value)
