"""Bots that decide on a GPU for seats of many games at once: the same rules of thumb as on the CPU."""

from __future__ import annotations

from typing import Any

from galaktyka.engine.cuda import CudaBatch
from galaktyka.engine.cuda.batch import clear_rows_grid
from galaktyka.engine.cuda.device import Cuda, numba_cuda
from galaktyka.engine.flow import Table
from galaktyka.engine.record import Array, i32, i64, u8
from galaktyka.players.kernels import HERE, players_part
from galaktyka.players.slots import heuristic, observe

cuda: Any = None  # filled in by `Cuda`


def answer_grid(
    games: Array[Table],
    order: Array[i32],
    seats: Array[u8],
    masks: Array[u8],
    turns: Array[u8],
    seeds: Array[i64],
    minds: Array[Table],
    actions: Array[i32],
) -> None:
    """A thread decides for the bot whose turn it is in one game, if it is a bot's; `minds` were cleared."""
    place = cuda.grid(1)
    if place < len(order):
        i = int(order[place])
        if turns[i] == 1:
            width = len(masks) // len(games)
            observe(games[i], seats[i], minds[i])
            actions[i] = heuristic(minds[i], seats[i], masks[i * width : (i + 1) * width], seeds[i])


class CudaBots:
    """Heuristic bots at a batch of games on a GPU."""

    def __init__(self, batch: CudaBatch) -> None:
        """They decide when they are asked to, for whatever seats."""
        players_part(batch.game)  # its slots are filled
        self._batch, self._device = batch, Cuda(batch.game, (HERE,), calls=True)
        record = batch.records.dtype
        self._memory = numba_cuda().device_array(len(batch) * record.itemsize, "u1")
        self._minds = self._memory.view(record)

    def decide(self, turns: Any, seeds: Any, actions: Any) -> None:
        """Write the answers of bots into `actions` for the games in which `turns` is 1; all are device arrays.

        A seed (i64, at least 0) decides between equals.
        """
        given = [numba_cuda().as_cuda_array(array) for array in (turns, seeds, actions)]
        self._device.launch(clear_rows_grid, len(self._batch), self._memory)
        self._batch.by_question(self._device, answer_grid, *given[:2], self._minds, given[2])
