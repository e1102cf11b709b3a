"""How strongly a neural player plays: weaker levels take good-looking actions more evenly, and never absurd ones.

A person who plays worse than an expert mostly chooses among the same sensible actions, with less sense of which is
best, and now and then misses the best one. So a level flattens the policy by its temperature, but keeps to actions that
are then at least `floor` times as likely as the likeliest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from galaktyka.engine.game import Records
from galaktyka.engine.playout import CHANCE, CHANCE_BITS
from galaktyka.players.neural.network import Rows, Values, chances, likeliest

SEED_SHIFT: Final = 20  # the small generator's lower bits are its weakest


@dataclass(frozen=True)
class Level:
    """One of the strengths."""

    temperature: float  # 0: always the likeliest action
    floor: float


LEVELS: Final = {
    "novice": Level(temperature=8.0, floor=0.1),
    "practised": Level(temperature=6.0, floor=0.1),
    "skilled": Level(temperature=3.5, floor=0.15),
}
# Networks that are surer want more heat for the same strength.
SURER: Final = {"race": 1.65, "roll": 1.2, "transgalactica": 1.15}
FULL: Final = Level(temperature=0.0, floor=1.0)
LONG: Final = 40  # rounds, twice as many as games of good players take
RESTLESS: Final = Level(temperature=6.0, floor=0.0)  # for long games, which players who wait for each other never end


def level_for(game: str, level: Level) -> Level:
    """A level as the network of a game needs it."""
    return replace(level, temperature=level.temperature * SURER.get(game, 1.0))


def is_long(position: Records) -> bool:
    """Whether a game has gone on for so long that it wants to be ended."""
    return int(position["turn"][0]) > LONG


def picked(scores: Values, legal: Rows, level: Level, seed: int) -> int:
    """The action of a level, by the scores of the policy; the seed is all the chance there is."""
    if level.temperature == 0:
        return int(likeliest(scores, legal))
    likely = chances(scores, legal, level.temperature)
    likely[likely < level.floor * likely.max()] = 0
    edges = np.cumsum(likely, dtype=np.float64)
    spot = ((seed >> SEED_SHIFT) & CHANCE) / (1 << CHANCE_BITS) * edges[-1]
    return int(np.searchsorted(edges, spot, side="right"))
