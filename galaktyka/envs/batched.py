"""Gymnasium: one seat of many games, stepped together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from galaktyka.engine.batch import REWARDS
from galaktyka.engine.errors import OptionError
from galaktyka.engine.feature_rows import features_of
from galaktyka.engine.game import Game
from galaktyka.engine.match import Seed
from galaktyka.envs.opponents import seated_bots
from galaktyka.envs.spaces import action_space, byte_space, feature_space
from galaktyka.envs.table import checked, game_of
from galaktyka.players.versus import BotBatch

Rows = np.ndarray[Any, Any]
Info = dict[str, Any]


class SeatVectorEnv(VectorEnv[Rows, Rows, Rows]):
    """One seat of many tables; bots sit at all others and answer in compiled code on all cores.

    A game that ends is dealt anew in the same step: its observation is then the first of the new game, and
    `infos["scores"]` holds the scores of the old one. The game at place i is the one that `galaktyka.envs.gymnasium`
    plays with the seed `batch.seed_of(i)`.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Mapping[str, bool],
        *,
        games: int,
        seat: int,
        bots: str | Sequence[str],
        seed: Seed,
        reward: str,
        threads: int,
        scaled: bool,
    ) -> None:
        """See `galaktyka.envs.vector`."""
        self.game = game_of(game)
        self.game.new_record(players, options)
        self.features = features_of(self.game)
        self.seat = seat
        self._scaled = scaled
        self._settings: dict[str, Any] = {
            "bots": seated_bots(self.game, bots, players, seat),
            "games": games,
            "options": options,
            "threads": threads,
            "features": True,
            "reward": checked(reward, REWARDS, "reward"),
        }
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = games
        self.single_observation_space = (feature_space if scaled else byte_space)(self.features)
        self.single_action_space = action_space(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.batch = self._dealt(seed)
        self._untouched = True

    def _dealt(self, seed: Seed) -> BotBatch:
        return BotBatch(self.game, seed=seed, **self._settings)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Rows, Info]:
        """Deal all games: the first ones of the seed, or without one those that come next."""
        if isinstance(seed, list):
            raise OptionError("A vector environment takes one seed for all its games, not a list.")
        if seed is not None:
            super().reset(seed=seed)
            self.batch = self._dealt(seed)
        elif not self._untouched:
            self.batch.deal()
        self._untouched = False
        return self._observations(), self._info()

    def step(self, actions: Rows) -> tuple[Rows, Rows, Rows, Rows, Info]:
        """Act in every game."""
        self.batch.step(actions)
        ended = self.batch.done.astype(np.bool_)
        info = self._info()
        if ended.any():
            info |= {"scores": self.batch.scores[:, : self.batch.players].copy(), "_scores": ended}
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        return self._observations(), rewards, ended, np.zeros_like(ended), info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What the seat may do now in each game, for algorithms that mask actions."""
        return self.batch.masks.astype(np.bool_)

    def _observations(self) -> Rows:
        """The features of the seat in each game, in their units or as bytes."""
        return self.features.scaled(self.batch.features) if self._scaled else self.batch.features.copy()

    def _info(self) -> Info:
        return {"action_mask": self.batch.masks.astype(np.int8), "_action_mask": np.ones(self.num_envs, np.bool_)}
