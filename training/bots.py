"""The heuristic bot itself at some of the tables: it thinks on the cores of the CPU, wherever the games are."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

import numpy as np
import torch
from torch import Tensor

from galaktyka.engine.decision import WAIT
from galaktyka.players.versus import SEEDS, Bots, Numbers
from training.rollout import Asked

AT_A_TIME: Final = 2  # questions that are thought about: when one is nearly answered, the next keeps all cores busy


class BotAnswers:
    """Answers of heuristic bots.

    Where they are `late`, nobody waits for them: a game whose bot still thinks is left alone until its answer has come.
    Otherwise all answers come at once, so that the same seed plays the same games.
    """

    def __init__(self, bots: Bots, games: int, *, late: bool) -> None:
        self._bots, self._late = bots, late
        self._asked = np.zeros(games, np.bool_)
        self._thinking: list[tuple[Numbers, Future[Numbers]]] = []  # (places of games, what their bots will do)
        self._thinkers = ThreadPoolExecutor(AT_A_TIME)

    def __call__(self, asked: Asked) -> Tensor:
        """Actions of the games whose bots have decided; the others wait."""
        self._ask(asked, np.flatnonzero(asked.turn.cpu().numpy() & ~self._asked))
        actions = np.full(len(self._asked), WAIT, np.int64)
        later = []
        for places, answer in self._thinking:
            if self._late and not answer.done():
                later.append((places, answer))
            else:
                actions[places] = answer.result()
                self._asked[places] = False
        self._thinking = later
        return torch.from_numpy(actions).to(asked.turn.device)

    def _ask(self, asked: Asked, places: Numbers) -> None:
        """Let the bots of some games think."""
        if not len(places):
            return
        tables, device = asked.tables, asked.turn.device
        games = torch.from_numpy(places).to(device) + asked.games.start
        seeds = torch.randint(SEEDS, (len(places),), generator=asked.generator, device=device).cpu().numpy()
        seats = tables.seats[games].cpu().numpy()
        answer = self._thinkers.submit(self._bots.decide, tables.records(games), seats, seeds)
        self._asked[places] = True
        self._thinking.append((places, answer))
