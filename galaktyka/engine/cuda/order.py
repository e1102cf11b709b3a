"""The order in which threads take games: those with the same question side by side.

The 32 threads of a warp run in step; where they must do different things, they wait for one another. Neighbours that
answer the same question mostly do the same things, which makes random play of Race three times as fast.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from galaktyka.engine.cuda.device import BLOCK, Cuda, numba_cuda
from galaktyka.engine.record import Array, i32, u8

cuda: Any = None  # filled in by `Cuda`, as is the next
I32: Any = None


def count_grid(questions: Array[u8], counts: Array[i32], placed: Array[i32]) -> None:
    """Count how many games have each question; `counts` was cleared."""
    here = cuda.shared.array(BLOCK, I32)
    me, i = cuda.threadIdx.x, cuda.grid(1)
    here[me] = 0
    cuda.syncthreads()
    if i < len(questions):
        cuda.atomic.add(here, questions[i], 1)
    cuda.syncthreads()
    if here[me] > 0:
        cuda.atomic.add(counts, me, here[me])
    if i < BLOCK:
        placed[i] = 0


def order_grid(questions: Array[u8], counts: Array[i32], placed: Array[i32], order: Array[i32]) -> None:
    """Write down the games, question by question; `placed` counts those of each question that have their place."""
    here = cuda.shared.array(BLOCK, I32)
    start = cuda.shared.array(BLOCK, I32)
    me, i = cuda.threadIdx.x, cuda.grid(1)
    here[me] = 0
    cuda.syncthreads()
    rank = 0
    if i < len(questions):
        rank = cuda.atomic.add(here, questions[i], 1)
    cuda.syncthreads()
    before = 0
    for question in range(me):
        before += counts[question]
    start[me] = before + cuda.atomic.add(placed, me, here[me])
    cuda.syncthreads()
    if i < len(questions):
        order[start[questions[i]] + rank] = i


def clear_grid(counts: Array[i32]) -> None:
    """Forget the counts."""
    if cuda.grid(1) < len(counts):
        counts[cuda.grid(1)] = 0


class Order:
    """Keeps the games of a batch in order."""

    def __init__(self, device: Cuda, games: int) -> None:
        """The order is that of the games until `sort` is called."""
        self._device = device
        self.questions = numba_cuda().to_device(np.zeros(games, np.uint8))  # what each game asks; NOTHING: it is over
        self.games = numba_cuda().to_device(np.arange(games, dtype=np.int32))
        self._counts = numba_cuda().device_array(BLOCK, np.int32)
        self._placed = numba_cuda().device_array(BLOCK, np.int32)

    def sort(self) -> None:
        """Put the games in the order of their questions."""
        games = len(self.games)
        self._device.launch(clear_grid, BLOCK, self._counts)
        self._device.launch(count_grid, games, self.questions, self._counts, self._placed)
        self._device.launch(order_grid, games, self.questions, self._counts, self._placed, self.games)

    def over(self) -> int:
        """How many games were over when they were last sorted."""
        return int(self._counts[:1].copy_to_host()[0])
