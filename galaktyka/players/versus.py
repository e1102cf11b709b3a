"""Batches in which bots answer for some of the seats, in compiled code."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from galaktyka.engine.batch import Batch, Share
from galaktyka.engine.errors import OptionError
from galaktyka.engine.game import Game, Records
from galaktyka.engine.match import Seed
from galaktyka.engine.mix import Snapshot
from galaktyka.engine.record import dtype_of
from galaktyka.players.answer import NO_BOT
from galaktyka.players.kernels import kernel_bot, player_kernels

Numbers = np.ndarray[Any, Any]
SEEDS: Final = 2**62  # how many there are for bots that decide by one
AT_LEAST: Final = 64  # games that a thread takes: some decisions take far longer than others


class BotBatch(Batch):
    """A batch in which bots play some seats: every game always waits for a seat without a bot.

    The bots of a game draw their chance from its seed, as those of `galaktyka.envs.gymnasium` do.
    """

    def __init__(
        self,
        game: Game,
        *,
        bots: Sequence[str | None],
        games: int,
        options: Mapping[str, bool],
        seed: Seed = 0,
        threads: int = 0,
        features: bool = False,
        reward: str = "win",
    ) -> None:
        """`bots` names the bot of each seat; None is a seat for which the caller acts."""
        if None not in bots:
            raise OptionError("A batch needs a seat without a bot.")
        self._kernels = player_kernels(game, "cpu")
        self._bots = np.array([NO_BOT if name is None else kernel_bot(name) for name in bots], np.uint8)
        self._bot_states = np.zeros(max(games, 0), np.int64)
        super().__init__(
            game,
            games=games,
            players=len(bots),
            options=options,
            seed=seed,
            threads=threads,
            features=features,
            reward=reward,
        )

    def snapshot(self) -> Snapshot:
        """Where all games stand, and what their bots will draw."""
        return *super().snapshot(), self._bot_states.copy()

    def restore(self, snapshot: Snapshot) -> None:
        """Let all games stand where they stood; every one waits for a seat without a bot, so that no bot answers."""
        *games, self._bot_states[:] = snapshot
        super().restore(tuple(games))

    def _deal_share(self, share: Share) -> None:
        self._reset(*share.state)
        self._kernels.begin_bots(self._keys[share.part].ravel(), self._bot_states[share.part])
        self._answer(share)
        self._show_features(share)

    def _step_share(self, share: Share, actions: np.ndarray[Any, Any]) -> None:
        self._step(*share.state, *share.hints, actions[share.part], share.results, *share.ends)
        self._answer(share)
        self._show_rest(share)

    def _play_share(self, share: Share, decisions: int) -> None:
        """Random actions of the seats without a bot; the bots answer as ever."""
        actions, ended = np.zeros(len(self), np.int32), np.zeros_like(self.done[share.part])
        for _ in range(decisions):
            self._draw(*share.draws, actions[share.part])
            self._step_share(share, actions)
            ended |= self.done[share.part]
        self.done[share.part] = ended
        self._show_rest(share)

    def _answer(self, share: Share) -> None:
        """Let the bots of some of the games decide."""
        mind: Records = np.zeros(1, dtype_of(self.game.record))
        bots = (self._bots, self._bot_states[share.part], mind[0], mind.view(np.uint8))
        self._kernels.answer_bots(*share.state, *share.ends, *bots)


class Bots:
    """Heuristic bots that answer in many games at once, on all cores."""

    def __init__(self, game: Game, threads: int = 0) -> None:
        """`threads` defaults to the number of cores."""
        self._game = game
        self._choose = player_kernels(game, "cpu").choose_for_bots
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads)

    def decide(self, records: Records, seats: Numbers, seeds: Numbers) -> Numbers:
        """What a bot at a seat (u8) of each game does; the seed (i64, at least 0) decides between equals."""
        actions = np.zeros(len(records), np.int32)
        share = max(AT_LEAST, len(records) // (2 * self._threads))

        def work(first: int) -> None:
            part = slice(first, first + share)
            mind: Records = np.zeros(1, records.dtype)
            room = (mind[0], mind.view(np.uint8), np.zeros(self._game.actions, np.uint8))
            self._choose(records[part], seats[part], seeds[part], *room, actions[part])

        list(self._pool.map(work, range(0, len(records), share)))
        return actions
