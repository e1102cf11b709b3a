"""PettingZoo: all seats at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from galaktyka.engine.errors import IllegalActionError, OptionError
from galaktyka.engine.game import Game
from galaktyka.engine.match import Match, Seed
from galaktyka.envs.aec import agents_of
from galaktyka.envs.spaces import masked_space
from galaktyka.envs.table import EnvTable, Observation


class TableEnv(ParallelEnv[str, Observation, int]):
    """All seats of a table; whoever owes a decision acts, everybody else waits.

    The last action, `wait`, is all that a seat without a question may do. Of the others the lowest seat acts first,
    which matters only where they draw from the same pile.
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
        """See `galaktyka.envs.pettingzoo_parallel`."""
        self.table = EnvTable(game, players, options, seed=seed, reward=reward, illegal=illegal, backend=backend)
        self.metadata = {"name": f"galaktyka_{self.table.game.name}", "render_modes": []}
        self.render_mode = None
        self.possible_agents = agents_of(players)
        self.agents: list[str] = []
        self.wait = self.table.game.actions
        width = self.wait + 1
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
        """The actions of the game by their numbers, and `wait`."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all seats act at once; if one may not do so, nobody does."""
        owing = self.table.owing
        for seat, agent in enumerate(self.possible_agents):
            if actions.get(agent) is None:
                raise OptionError(f"seat_{seat} has no action: everybody acts, and be it to wait ({self.wait}).")
        for seat, agent in enumerate(self.possible_agents):
            self._check(seat, actions[agent], asked=seat in owing)
        for seat in owing:
            if not self.table.over:
                self.table.act(seat, int(actions[self.possible_agents[seat]]))
        rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        ended = dict.fromkeys(self.possible_agents, self.table.over)
        result = self._observations(), rewards, ended, dict.fromkeys(self.possible_agents, False), self._infos()
        if self.table.over:
            self.agents = []
        return result

    def _check(self, seat: int, action: int, *, asked: bool) -> None:
        """Refuse what a seat may not do now."""
        if not asked and action != self.wait:
            sentence = f"seat_{seat} owes no decision now and can only wait ({self.wait})."
            self.table.refuse(seat, IllegalActionError(sentence))
        if asked and action not in self.match.legal_ids(seat):
            sentence = f"Action {action} of seat_{seat} is not allowed now: see its action_mask."
            self.table.refuse(seat, IllegalActionError(sentence))

    def _observations(self) -> dict[str, Observation]:
        return {name: self._observe(seat) for seat, name in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        waits = np.array([seat not in self.table.owing], np.int8)
        return {"observation": self.table.row(seat), "action_mask": np.append(self.table.mask(seat), waits)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {name: {} for name in self.possible_agents}
