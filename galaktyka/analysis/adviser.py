"""Advice: the most promising actions of a seat, each with the chance of winning after it.

An adviser plays the likeliest actions of a network on in possible worlds, as the expert does, and says what share of
the win it expects. It is shown a possible world (`possible_world`), so that it cannot know more than the seat does.

It is no bot that plays: the expert wants a lead too, trusts the policy more and drops actions on the way, so that the
two need not agree.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from galaktyka.engine.backend import backend, load_part
from galaktyka.engine.feature_rows import FEATURE_ROWS
from galaktyka.engine.game import Game, Mask, Records
from galaktyka.engine.match import Match
from galaktyka.engine.stepping import BATCH
from galaktyka.players.bot import legal_mask, world_seed
from galaktyka.players.neural import EFFORT, Effort, taught, trained
from galaktyka.players.neural.bot import Looking
from galaktyka.players.neural.expert import candidates, possible_worlds
from galaktyka.players.neural.imagine import Imagination, Numbers
from galaktyka.players.neural.network import Network, Values, chances
from galaktyka.players.neural.threads import one_thread

MOST: Final = 3  # actions that are worth a person's time
PERCENT: Final = 100  # chances are told in whole percent: what differs by less is equal
THOROUGH: Final = replace(EFFORT, worlds=24, least=0.0)  # people compare even with unlikely actions
UNCOMPILED: Final = replace(THOROUGH, worlds=3, actions=MOST, rounds=0)  # what uncompiled rules can do in a second


@dataclass(frozen=True)
class Advice:
    """An action, and what may be expected of it."""

    action: int
    chance: float  # of winning after it, from 0 to 1
    likely: float  # that the network's policy would take it, from 0 to 1


@dataclass(frozen=True)
class Comparison:
    """What may be expected of two actions in the same worlds."""

    chances: tuple[float, float]  # of winning after each, from 0 to 1
    error: float  # standard error of their difference

    @property
    def gain(self) -> float:
        """By how much the second is better."""
        return self.chances[1] - self.chances[0]


class Adviser:
    """Looks at decisions of one game with the eyes of a network."""

    def __init__(
        self,
        game: Game,
        network: Network | None = None,
        backend_name: str | None = None,
        effort: Effort | None = None,
    ) -> None:
        """By default the network that ships with the game advises, with as much effort as the backend allows."""
        self.game = game
        self._network = trained(game) if network is None else network
        self._rules = backend(game, backend_name)
        self._looking = Looking(game, backend_name)
        parts = [load_part(game, part, backend_name) for part in (BATCH, FEATURE_ROWS)]
        self.compiled = all(part.name == "cpu" for part in parts)
        if not self.compiled:
            parts = [load_part(game, part, "python") for part in (BATCH, FEATURE_ROWS)]
        self.effort = effort or (THOROUGH if self.compiled else UNCOMPILED)
        self._room = self.effort.worlds * (self.effort.actions + 1)
        self._imagination = Imagination(game, self._network, self._room, parts[0], parts[1])

    def knows(self, position: Records, seat: int) -> bool:
        """Whether the network has learned to answer what a seat is asked."""
        return taught(self.game, self._network, position, seat)

    def look(self, known: Records, seat: int, legal: Mask) -> tuple[Values, float]:
        """How likely the policy takes each action, and the chance of winning, by what the seat knows alone."""
        with one_thread():
            scores, outlook = self._network.evaluate(self._looking.row(known, seat))
        return chances(scores[0], legal), as_chance(outlook[0, 0])

    def advise(
        self,
        world: Records,
        seat: int,
        legal: Mask,
        seed: int,
        also: Sequence[int] = (),
        effort: Effort | None = None,
    ) -> list[Advice]:
        """The likeliest actions and those in `also`, the most promising first, the policy's choice among equals.

        `world` is possible for all that the seat knows, and `seed` all the chance there is. `also` takes one action at
        most, and `effort` no more actions than the adviser's own.
        """
        effort = effort or self.effort
        likely, _ = self.look(world, seat, legal)
        tried = candidates(likely, effort)
        tried = np.concatenate([tried, [action for action in also if action not in tried]]).astype(np.int32)
        found = self._shares(world, seat, tried, str(seed), effort).mean(axis=1)
        advice = [Advice(int(a), float(chance), float(likely[a])) for a, chance in zip(tried, found, strict=True)]
        return sorted(advice, key=lambda one: (-in_percent(one.chance), -one.likely, one.action))

    def compare(self, world: Records, seat: int, actions: tuple[int, int], seed: int, worlds: int) -> Comparison:
        """Two actions in so many worlds, at least two, and none of those that advice with the same seed takes."""
        effort = replace(self.effort, worlds=worlds)
        shares = self._shares(world, seat, np.array(actions, np.int32), f"{seed} compared", effort)
        first, second = shares.mean(axis=1)
        error = (shares[1] - shares[0]).std(ddof=1) / np.sqrt(worlds)
        return Comparison((float(first), float(second)), float(error))

    def _shares(self, world: Records, seat: int, actions: Numbers, seed: str, effort: Effort) -> Values:
        """The chance of winning after each action in each possible world: actions × worlds."""
        worlds = possible_worlds(self.game, self._rules, world, seat, seed, effort.worlds)
        fit = self._room // len(actions)  # worlds at once
        parts = [worlds[first : first + fit] for first in range(0, len(worlds), fit)]
        found = [self._imagination.outlooks(part, seat, actions, effort.rounds)[..., 0] for part in parts]
        shares: Values = np.clip(np.concatenate(found, axis=1), 0.0, 1.0)
        return shares


def as_chance(share: float) -> float:
    """An expected share of the win as a chance: a network may go astray a little beyond what is possible."""
    return float(min(1.0, max(0.0, share)))


def in_percent(chance: float) -> int:
    """A chance in whole percent, halves upwards as everywhere where it is told: Python's `round` makes them even."""
    return math.floor(PERCENT * chance + 0.5)


def advice(match: Match, seat: int, adviser: Adviser | None = None, seed: int = 0) -> list[Advice]:
    """The best actions of a seat that owes a decision, three at most: what it cannot know plays no part."""
    adviser = adviser or Adviser(match.game)
    world = match.resampled(seat, world_seed(seed)).record
    return adviser.advise(world, seat, legal_mask(match, seat), seed)[:MOST]
