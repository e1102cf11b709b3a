"""How the heuristic bot plays, written down: games that a network can learn to imitate it from.

Only actions are kept, and the seed of the deals: who wants to see a game plays it again.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from galaktyka.engine.batch import Batch
from galaktyka.players.neural.network import read_arrays
from galaktyka.players.versus import SEEDS, Bots
from training.config import Config, ConfigError

Actions = np.ndarray[Any, np.dtype[np.int16]]  # steps × games
WANDERING: Final = (0.0, 0.0, 0.05, 0.3)  # how often seats do anything else, so that many situations are seen
TOGETHER: Final = 16  # steps of all games that are learned from together


@dataclass(frozen=True)
class Demonstrations:
    """Games of bots at all seats."""

    tables: str  # at which
    seed: str
    wanted: Actions  # what the bot does
    taken: Actions  # what was done instead, now and then

    @property
    def games(self) -> int:
        """How many were played at once."""
        return int(self.wanted.shape[1])


def demonstrate(config: Config, steps: int) -> Demonstrations:
    """Let bots play so many steps at as many tables as the configuration says."""
    (players, options), *mix = config.kinds
    seed = f"demonstrations {config.seed}"
    batch = Batch(config.rules, games=config.games, players=players, options=options, mix=mix, seed=seed)
    bots, chance, places = Bots(config.rules), np.random.default_rng(config.seed), np.arange(config.games)
    wandering = chance.choice(WANDERING, (config.games, batch.players))
    wanted, taken = (np.zeros((steps, config.games), np.int16) for _ in range(2))
    for step in range(steps):
        seats = batch.seats.copy()
        wanted[step] = bots.decide(batch.records, seats, chance.integers(0, SEEDS, config.games))
        wander = chance.random(config.games) < wandering[places, seats]
        taken[step] = np.where(wander, batch.random_actions(), wanted[step])
        batch.step(taken[step].astype(np.int32))
    return Demonstrations(tables_of(config), seed, wanted, taken)


def tables_of(config: Config) -> str:
    """The game and the kinds of tables, as text: games of others cannot be played again there."""
    return f"{config.game} {config.kinds}"


def write_demonstrations(shown: Demonstrations, path: Path) -> None:
    """Into a file."""
    try:
        with path.open("wb") as file:
            np.savez_compressed(file, tables=shown.tables, seed=shown.seed, wanted=shown.wanted, taken=shown.taken)
    except OSError as error:
        raise ConfigError(f"{path} cannot be written: {error.strerror}.") from error


def read_demonstrations(path: Path, config: Config) -> Demonstrations:
    """From a file; refused in one sentence if it is none, or one for other tables."""
    try:
        arrays = read_arrays(path)
        shown = Demonstrations(str(arrays["tables"]), str(arrays["seed"]), arrays["wanted"], arrays["taken"])
    except FileNotFoundError as error:
        raise ConfigError(f"There are no demonstrations at {path}.") from error
    except (OSError, ValueError, KeyError) as error:
        raise ConfigError(f"{path} holds no demonstrations: make them with python -m training demonstrate.") from error
    if shown.tables != tables_of(config):
        raise ConfigError(f"The demonstrations in {path} are for other tables than those of the configuration.")
    if len(shown.wanted) < TOGETHER:
        raise ConfigError(f"The demonstrations in {path} have {len(shown.wanted)} steps: make at least {TOGETHER}.")
    return shown
