"""The neural player: the policy of a network; weights are read once and shared.

What its network has never been asked, another bot answers.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from galaktyka.engine.backend import load_part
from galaktyka.engine.errors import PlayerError
from galaktyka.engine.feature_rows import FEATURE_ROWS, features_of
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.record import dtype_of
from galaktyka.players.bot import Bot, OwnMemory
from galaktyka.players.neural.levels import RESTLESS, Level, is_long, picked
from galaktyka.players.neural.network import Network, Rows, Values, read_network
from galaktyka.players.neural.taught import taught
from galaktyka.players.neural.threads import one_thread

WEIGHTS: Final = Path(__file__).parent / "weights"
OPPONENTS: Final = 2  # players at the smallest table at which there is somebody to play against
VARIABLE: Final = "GALAKTYKA_WEIGHTS"  # another folder of weights, of networks that somebody trains


def weights_path(game: Game) -> Path:
    """Where the weights of a game lie: in the package, or in the folder that the environment names."""
    return Path(os.environ.get(VARIABLE) or WEIGHTS) / f"{game.name}.npz"


def is_trained(game: Game, players: int = OPPONENTS) -> bool:
    """Whether there are weights for a game; a table without opponents is nothing that self-play knows."""
    return players >= OPPONENTS and weights_path(game).exists()


def trained(game: Game) -> Network:
    """The network of a game."""
    if not is_trained(game):
        raise PlayerError(f"Nobody has trained a network for {game.title} yet: choose another bot.")
    return _network(game, weights_path(game))


@cache
def _network(game: Game, path: Path) -> Network:
    """The network in a file, read once."""
    return read_network(game, path)


class Looking:
    """Turns what a seat may know into a row of features."""

    def __init__(self, game: Game, backend: str | None) -> None:
        loaded = load_part(game, FEATURE_ROWS, backend)
        self._fill = loaded.entries[0]
        self._record: Records = np.zeros(1, dtype_of(game.record))
        self._seen = loaded.see(self._record)
        self._row: Rows = np.zeros(features_of(game).size, np.uint8)

    def row(self, position: Records, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """One row; the next call writes over it."""
        self._record.view(np.uint8)[:] = position.view(np.uint8)
        self._fill(self._seen, seat, self._row)
        return self._row[None]


class NeuralBot(OwnMemory):
    """Takes the action that its network thinks best, or a sensible one on weaker levels."""

    def __init__(
        self,
        name: str,
        game: Game,
        network: Network,
        level: Level,
        backend: str | None = None,
        stand_in: Callable[[], Bot] | None = None,
    ) -> None:
        """`stand_in` makes the bot that answers what the network was never asked; without it the network guesses."""
        self.name = name
        self._game, self._network, self._level = game, network, level
        self._looking = Looking(game, backend)
        self._stand_in = None if stand_in is None else cache(stand_in)

    def choose(self, observation: Records, seat: int, legal: Mask, seed: int) -> int:
        """The network's choice by what the seat may know."""
        if self._stand_in is not None and not self._knows(observation, seat):
            return self._stand_in().choose(observation, seat, legal, seed)
        level = RESTLESS if is_long(observation) else self._level
        return picked(self._scores(observation, seat), legal, level, seed)

    def _knows(self, position: Records, seat: int) -> bool:
        """Whether the network has learned to answer what a seat is asked."""
        return taught(self._game, self._network, position, seat)

    def _scores(self, position: Records, seat: int) -> Values:
        """What the network thinks of all actions, legal or not."""
        with one_thread():
            rows, _ = self._network.evaluate(self._looking.row(position, seat))
        scores: Values = rows[0]
        return scores
