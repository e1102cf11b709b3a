"""Random play on a GPU."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from galaktyka.engine.cuda.device import cuda_of, numba_cuda
from galaktyka.engine.cuda.order import Order
from galaktyka.engine.flow import Table, open_question, owing
from galaktyka.engine.game import Game
from galaktyka.engine.playout import KEY_WORDS, deal_game, first_state, lowest_seat, random_action, scramble
from galaktyka.engine.random import key_words
from galaktyka.engine.record import Array, i32, i64, u8, u32
from galaktyka.engine.slots import apply

STEPS_BETWEEN_LOOKS: Final = 64  # decisions in each game before asking whether all are over

cuda: Any = None  # filled in by `Cuda`, as are the next two
WIDTH: Any = None
U8: Any = None


def deal_grid(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    keys: Array[u32],
    states: Array[i64],
    decisions: Array[u32],
    questions: Array[u8],
) -> None:
    """A thread deals one game."""
    i = cuda.grid(1)
    if i < len(games):
        deal_game(games, blank, i, base, first + i, 0, keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])
        states[i] = first_state(first + i)
        decisions[i] = 0
        questions[i] = open_question(games[i])


def decide_grid(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    keys: Array[u32],
    states: Array[i64],
    decisions: Array[u32],
    questions: Array[u8],
    order: Array[i32],
    episodes: Array[u32],
    again: int,
) -> None:
    """A thread makes one random decision in one game; one that is over is left alone, or dealt again before."""
    place = cuda.grid(1)
    if place >= len(order):
        return
    i = int(order[place])
    if owing(games[i]) == 0:
        if again == 0:
            return
        episodes[i] += 1
        deal_game(games, blank, i, base, first + i, int(episodes[i]), keys[i * KEY_WORDS : (i + 1) * KEY_WORDS])
    s = games[i]
    mask = cuda.local.array(WIDTH, U8)
    state = scramble(int(states[i]))
    states[i] = state
    seat = lowest_seat(owing(s))
    apply(s, seat, random_action(s, seat, mask, state))
    decisions[i] += 1
    questions[i] = open_question(s)


class CudaPlayout:
    """Many random games on a GPU: the same, byte by byte, as `galaktyka.engine.playout.play_many` plays."""

    def __init__(self, game: Game, *, games: int, players: int, options: Mapping[str, bool]) -> None:
        """Make room for the games."""
        self._device = cuda_of(game)
        blank = game.new_record(players, options)
        self.games = games
        self._blank = numba_cuda().to_device(blank)
        self._order = Order(self._device, games)
        self._states = numba_cuda().device_array(games, np.int64)
        self._episodes = numba_cuda().device_array(games, np.uint32)
        self.records = numba_cuda().device_array(games, blank.dtype)
        self._keys = numba_cuda().device_array(games * KEY_WORDS, np.uint32)
        self.decisions = numba_cuda().device_array(games, np.uint32)

    def deal(self, seed: int | str, first: int = 0) -> None:
        """Deal the games numbered from `first` on."""
        self._place = (numba_cuda().to_device(key_words(seed)), first)
        self._episodes.copy_to_device(np.zeros(self.games, np.uint32))
        self._device.launch(deal_grid, self.games, *self._state())

    def play(self, seed: int | str, first: int = 0) -> int:
        """Deal the games and play them to the end; returns the decisions of all together."""
        self.deal(seed, first)
        while True:
            self._decide(STEPS_BETWEEN_LOOKS, again=False)
            self._order.sort()
            if self._order.over() == self.games:
                return int(self.decisions.copy_to_host().sum(dtype=np.int64))

    def steps(self, steps: int) -> int:
        """Make `steps` decisions in every game, dealing it again when it ends; returns the games dealt again so far."""
        self._decide(steps, again=True)
        return int(self._episodes.copy_to_host().sum(dtype=np.int64))

    def _decide(self, steps: int, *, again: bool) -> None:
        for _ in range(steps):
            self._order.sort()
            self._device.launch(decide_grid, self.games, *self._state(), self._order.games, self._episodes, int(again))

    def _state(self) -> tuple[Any, ...]:
        ends = (self._keys, self._states, self.decisions, self._order.questions)
        return self.records, self._blank, *self._place, *ends
