"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from galaktyka.engine.game import Game
from galaktyka.engine.match import Match, Seed
from galaktyka.engine.playout import scramble
from galaktyka.engine.random import key_words
from galaktyka.envs.opponents import seated_bots
from galaktyka.envs.spaces import feature_space
from galaktyka.envs.table import EnvTable, Row
from galaktyka.players import Bot, bot
from galaktyka.players.bot import choice
from galaktyka.players.playout import first_state

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a table; bots sit at all others.

    Observations are the features of the seat, `info["action_mask"]` and `action_masks()` say what it may do. The seed
    of a game is also that of its bots, so that the same seeds and actions give the same episode.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Mapping[str, bool],
        *,
        seat: int,
        bots: str | Sequence[str],
        seed: Seed,
        reward: str,
        illegal: str,
        backend: str | None,
    ) -> None:
        """See `galaktyka.envs.gymnasium`."""
        self.table = EnvTable(game, players, options, seed=seed, reward=reward, illegal=illegal, backend=backend)
        self.seat = seat
        self._names = seated_bots(self.table.game, bots, players, seat)
        self._backend = backend
        self._seat_bots()
        self._state = 0
        self.metadata = {"render_modes": []}
        self.observation_space = feature_space(self.table.features)
        self.action_space = spaces.Discrete(self.table.game.actions)

    def _seat_bots(self) -> None:
        """Make the bots of this environment, one for all seats with its name."""
        made = {name: bot(name, self.table.game, self._backend) for name in set(self._names) if name is not None}
        self._bots: list[Bot | None] = [made[name] if name is not None else None for name in self._names]

    def __getstate__(self) -> Info:
        """For copies, here and in other processes: bots think in memory of their own, so that each makes its own."""
        return self.__dict__ | {"_bots": None}

    def __setstate__(self, state: Info) -> None:
        self.__dict__.update(state)
        self._seat_bots()

    @property
    def match(self) -> Match:
        """The game being played."""
        return self.table.match

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Deal a new game, and play on to the first decision of the seat."""
        super().reset(seed=seed)
        self.begin(seed)
        return self.table.row(self.seat), self._info()

    def begin(self, seed: Seed | None = None) -> None:
        """Deal a game of any seed, be it text, and play on to the first decision of the seat."""
        self.table.deal(seed)
        self._state = first_state(key_words(self.match.seed))
        self._answer()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, Info]:
        """Act, and let the bots play on to the next decision of the seat, or to the end."""
        self.table.act(self.seat, int(action))
        self._answer()
        return self.table.row(self.seat), self.table.rewards()[self.seat], self.table.over, False, self._info()

    def _answer(self) -> None:
        """Let the bots decide until the seat has to."""
        while owing := self.table.owing:
            seat = owing[0]
            player = self._bots[seat]
            if player is None:
                return
            self._state = scramble(self._state)
            self.match.step(seat, choice(player, self.match, seat, self._state))

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What the seat may do now, for algorithms that mask actions."""
        return self.table.mask(self.seat).astype(np.bool_)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.table.mask(self.seat)}
        return info | {"scores": self.match.scores()} if self.table.over else info
