"""PettingZoo: one seat after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match, Seed
from galaktyka.envs.spaces import masked_space
from galaktyka.envs.table import EnvTable, Observation


def agents_of(players: int) -> list[str]:
    """The names of the agents, one for each seat."""
    return [f"seat_{seat}" for seat in range(players)]


class TurnEnv(AECEnv[str, Observation, int | None]):
    """All seats of a table; the lowest seat that owes a decision acts.

    Questions that are asked of several seats at once are answered one by one, and stay secret until all have answered.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        options: Mapping[str, bool],
        *,
        seed: Seed,
        reward: str,
        illegal: str,
        backend: str | None,
    ) -> None:
        """See `galaktyka.envs.pettingzoo`."""
        super().__init__()
        self.table = EnvTable(game, players, options, seed=seed, reward=reward, illegal=illegal, backend=backend)
        self.metadata = {"name": f"galaktyka_{self.table.game.name}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = agents_of(players)
        self.agents: list[str] = []
        width = self.table.game.actions
        self.observation_spaces = {name: masked_space(self.table.features, width) for name in self.possible_agents}
        self.action_spaces = {name: spaces.Discrete(width) for name in self.possible_agents}

    @property
    def match(self) -> Match:
        """The game being played."""
        return self.table.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Features and the mask of legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of the game, by their numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        """Who acts; the first seat when the game is over."""
        return self.possible_agents[self.table.owing[0] if self.table.owing else 0]

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and what it may do now."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Let the selected agent act; agents of a finished game act with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError(f"{agent} owes a decision: it acts with a number, not with None.")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(self.possible_agents.index(agent), int(action))
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> np.ndarray[Any, Any] | str | list[Any] | None:
        """Nothing: `match.view` shows a table, and `galaktyka serve` draws it."""
        return None

    def close(self) -> None:
        """Nothing is held open."""
