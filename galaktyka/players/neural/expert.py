"""The expert: tries the policy's best actions out in possible worlds, and takes the one that led furthest on average.

How much it tries out is fixed, not measured by a clock, so that the same knowledge and seed give the same action on
every machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from galaktyka.engine.backend import Backend, backend, load_part
from galaktyka.engine.feature_rows import FEATURE_ROWS
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.random import key_words
from galaktyka.engine.stepping import BATCH
from galaktyka.players.neural.bot import NeuralBot
from galaktyka.players.neural.imagine import Imagination, Numbers
from galaktyka.players.neural.levels import FULL
from galaktyka.players.neural.network import Network, Values, chances


@dataclass(frozen=True)
class Effort:
    """How much an expert tries out."""

    worlds: int = 24  # in which everything that the seat cannot know is dealt anew
    actions: int = 4  # at most so many are tried
    least: float = 0.02  # of them, those at least so likely
    ahead: int = 2  # decisions of its own after the action, before the network says what it expects
    trust: float = 0.02  # in the policy: what an action counts that is e times as likely


EFFORT: Final = Effort()


class Expert(NeuralBot):
    """Policy and value of a network, guided by a search; without compiled rules it plays by its policy alone."""

    def __init__(
        self, name: str, game: Game, network: Network, backend_name: str | None = None, effort: Effort = EFFORT
    ) -> None:
        super().__init__(name, game, network, FULL, backend_name)
        self._effort = effort
        self._backend = backend(game, backend_name)
        parts = [load_part(game, part, backend_name) for part in (BATCH, FEATURE_ROWS)]
        compiled = all(part.name == "cpu" for part in parts)
        games = effort.worlds * effort.actions
        self._imagination = Imagination(game, network, games, parts[0], parts[1]) if compiled else None

    def search(self, world: Records, seat: int, legal: Mask, seed: int) -> int:
        """The best of the likeliest actions; `world` is possible for all that the seat knows."""
        scores, _ = self._network.evaluate(self._looking.row(world, seat))
        likely = chances(scores[0], legal)
        tried = candidates(likely, self._effort)
        if len(tried) == 1 or self._imagination is None:
            return int(tried[0])
        worlds = possible_worlds(self._backend, world, seat, seed, self._effort.worlds)
        values = self._imagination.values(worlds, seat, tried, self._effort.ahead)
        return int(tried[np.argmax(values.mean(axis=1) + self._effort.trust * np.log(likely[tried]))])


def possible_worlds(rules: Backend, world: Records, seat: int, seed: int, count: int) -> Records:
    """So many worlds in which everything that the seat cannot know is dealt anew."""
    worlds = np.repeat(world, count)
    for i in range(count):
        rules.rules.resample(rules.see(worlds[i : i + 1]), seat, key_words(f"{seed} world {i}"))
    return worlds


def candidates(likely: Values, effort: Effort) -> Numbers:
    """The likeliest actions, best first; always at least one, and only legal ones."""
    best = np.argsort(-likely, kind="stable")[: effort.actions]
    enough = (likely[best] > 0) & (likely[best] >= min(effort.least, likely[best[0]]))
    chosen: Numbers = best[enough].astype(np.int32)
    return chosen
