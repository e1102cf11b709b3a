"""The `cuda` backend: the same rules on a GPU, one game per thread (numba-cuda).

Nothing here is imported until somebody asks for a GPU, so machines without one never notice. Arrays stay on the
device; everything that `CudaBatch` shows has `__cuda_array_interface__`, so that PyTorch, CuPy and JAX use it without
a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np

from galaktyka.engine.batch import reset_game, step_game
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.flow import MAX_SEATS, Table
from galaktyka.engine.game import Game
from galaktyka.engine.kernel import Compiler, Function, reachable
from galaktyka.engine.playout import KEY_WORDS, play_game
from galaktyka.engine.random import key_text, key_words
from galaktyka.engine.record import Array, i32, u8, u32

BLOCK: Final = 64  # threads of a block

if not hasattr(np, "row_stack"):  # numba-cuda still asks for it, NumPy 2.5 has it no longer
    np.row_stack = np.vstack


class NoGpuError(GalaktykaError):
    """There is no GPU here that CUDA can use."""


def available() -> bool:
    """Whether this machine has a GPU that numba-cuda can use."""
    try:
        return bool(_cuda().is_available())
    except (ImportError, NoGpuError):
        return False


@cache
def _cuda() -> Any:
    try:
        from numba import cuda  # noqa: PLC0415  takes a second, and may not be installed
    except ImportError as error:
        raise NoGpuError("Install numba-cuda to play on a GPU.") from error
    return cuda


def play_grid(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    keys: Array[u32],
    masks: Array[u8],
    decisions: Array[u32],
) -> None:
    """A thread deals and plays one game at random."""
    i = grid(1)
    if i < len(games):
        width = len(masks) // len(games)
        key = keys[i * KEY_WORDS : (i + 1) * KEY_WORDS]
        decisions[i] = play_game(games, blank, i, base, first + i, key, masks[i * width : (i + 1) * width])


def reset_grid(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
) -> None:
    """A thread deals one game of a batch."""
    i = grid(1)
    if i < len(games):
        reset_game(games, blank, i, base, first + i, episodes, keys, seats, masks)


def step_grid(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    episodes: Array[u32],
    keys: Array[u32],
    seats: Array[u8],
    masks: Array[u8],
    actions: Array[i32],
    results: Array[u8],
    done: Array[u8],
    points: Array[i32],
    winning: Array[u8],
) -> None:
    """A thread takes one action in one game of a batch."""
    i = grid(1)
    if i < len(games):
        step_game(
            games, blank, i, base, first + i, episodes, keys, seats, masks, actions, results, done, points, winning
        )


def grid(dimensions: int) -> int:
    """The number of this thread; stands for `numba.cuda.grid` until the kernel is compiled."""
    raise NotImplementedError


class Cuda:
    """Compiled kernels of one game on a GPU."""

    def __init__(self, game: Game) -> None:
        if not available():
            raise NoGpuError("There is no GPU here that CUDA can use: take the backend cpu.")
        self._compiler = Compiler(game.record, _cuda().jit(device=True))
        self._kernels: dict[Function, Any] = {}

    def launch(self, function: Function, games: int, *arguments: Any) -> None:
        """Run a grid kernel with a thread for each game."""
        if function not in self._kernels:
            self._kernels[function] = self._compile(function)
        self._kernels[function][(games + BLOCK - 1) // BLOCK, BLOCK](*arguments)

    def _compile(self, function: Function) -> Any:
        """Device functions first, each with its one signature; then the kernel that calls them."""
        for callee in reachable([function], self._compiler.root)[:-1]:
            returns, arguments = self._compiler.signature(callee)
            twin = self._compiler.twin(callee)
            if twin.overloads:
                continue
            twin.compile_device(arguments, returns)
            twin.disable_compile()
        returns, arguments = self._compiler.signature(function)
        return _cuda().jit(returns(*arguments))(self._compiler.rebased(function, grid=_cuda().grid))


@cache
def cuda_of(game: Game) -> Cuda:
    """What compiles a game for the GPU."""
    return Cuda(game)


class CudaBatch:
    """N games on a GPU, as `galaktyka.engine.batch.Batch` has them on the CPU.

    `seats`, `masks`, `done`, `scores` and `winners` are device arrays that every step fills anew.
    """

    def __init__(
        self, game: Game, *, games: int, players: int, options: Mapping[str, bool], seed: int | str = 0
    ) -> None:
        """Deal all games."""
        self.game = game
        self.players = players
        self._cuda = cuda_of(game)
        blank = game.new_record(players, options)
        to_device: Callable[[Any], Any] = _cuda().to_device
        self._blank, self._base = to_device(blank), to_device(key_words(seed))
        self.records = _cuda().device_array(games, blank.dtype)
        self.episodes = to_device(np.zeros(games, np.uint32))
        self._keys = to_device(np.zeros(games * KEY_WORDS, np.uint32))
        self.seats = to_device(np.zeros(games, np.uint8))
        self._masks = to_device(np.zeros(games * game.actions, np.uint8))
        self.masks = self._masks.reshape(games, game.actions)
        self._results = to_device(np.zeros(games, np.uint8))
        self.done = to_device(np.zeros(games, np.uint8))
        self._scores = to_device(np.zeros(games * MAX_SEATS, np.int32))
        self.scores = self._scores.reshape(games, MAX_SEATS)
        self.winners = to_device(np.zeros(games, np.uint8))
        self._cuda.launch(reset_grid, games, *self._state())

    def __len__(self) -> int:
        return len(self.seats)

    def _state(self) -> tuple[Any, ...]:
        return self.records, self._blank, self._base, 0, self.episodes, self._keys, self.seats, self._masks

    def step(self, actions: Any) -> None:
        """Take one action in every game: a device array of 32-bit integers, by the seat in `seats`.

        An illegal action changes nothing in its game and leaves a mark in `illegal`.
        """
        ends = (self._results, self.done, self._scores, self.winners)
        self._cuda.launch(step_grid, len(self), *self._state(), _cuda().as_cuda_array(actions), *ends)

    @property
    def illegal(self) -> Any:
        """For every game, whether the last action was refused: 0 if it was taken."""
        return self._results

    def seed_of(self, game: int) -> str:
        """The seed with which `galaktyka.new` deals the present game of a place."""
        return key_text(self._keys[game * KEY_WORDS : (game + 1) * KEY_WORDS].copy_to_host())


class CudaPlayout:
    """Random games on a GPU, played to the end in one launch."""

    def __init__(self, game: Game, *, games: int, players: int, options: Mapping[str, bool]) -> None:
        """Make room for the games."""
        self._cuda = cuda_of(game)
        blank = game.new_record(players, options)
        self.games = games
        self._blank = _cuda().to_device(blank)
        self.records = _cuda().device_array(games, blank.dtype)
        self._keys = _cuda().device_array(games * KEY_WORDS, np.uint32)
        self._masks = _cuda().device_array(games * game.actions, np.uint8)
        self.decisions = _cuda().device_array(games, np.uint32)

    def play(self, seed: int | str, first: int = 0) -> int:
        """Play the games numbered from `first` on; returns the decisions of all together."""
        base = _cuda().to_device(key_words(seed))
        arguments = (self.records, self._blank, base, first, self._keys, self._masks, self.decisions)
        self._cuda.launch(play_grid, self.games, *arguments)
        return int(self.decisions.copy_to_host().sum(dtype=np.int64))
