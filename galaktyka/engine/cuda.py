"""The `cuda` backend: the same rules on a GPU, one game per thread (numba-cuda).

Nothing here is imported until somebody asks for a GPU, so machines without one never notice. Arrays stay on the
device; everything that `CudaBatch` shows has `__cuda_array_interface__`, so that PyTorch, CuPy and JAX use it without
a copy.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, Final

import numpy as np

from galaktyka.engine.batch import reset_game, step_game
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.flow import MAX_SEATS, Table
from galaktyka.engine.game import Game
from galaktyka.engine.kernel import Compiler, Function, reachable
from galaktyka.engine.playout import KEY_WORDS, play_game, play_steps
from galaktyka.engine.random import key_text, key_words
from galaktyka.engine.record import Array, dtype_of, i32, u8, u32

BLOCK: Final = 64  # threads of a block
GLOBAL_MEMORY: Final = 1  # the address space of ordinary device memory
TABLE_ALIGNMENT: Final = 16

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
        return import_module("numba.cuda")  # takes a second, and may not be installed
    except ImportError as error:
        raise NoGpuError("Install numba-cuda to play on a GPU.") from error


def play_grid(
    games: Array[Table], blank: Array[Table], base: Array[u32], first: int, keys: Array[u32], decisions: Array[u32]
) -> None:
    """A thread deals and plays one game at random, in its own local memory, which neighbours read side by side."""
    i = cuda.grid(1)
    if i < len(games):
        work = cuda.local.array(1, RECORD)
        mask = cuda.local.array(WIDTH, MASK)
        key = keys[i * KEY_WORDS : (i + 1) * KEY_WORDS]
        decisions[i] = play_game(work, blank, 0, base, first + i, key, mask)
        games[i] = work[0]


def steps_grid(
    games: Array[Table],
    blank: Array[Table],
    base: Array[u32],
    first: int,
    keys: Array[u32],
    ended: Array[u32],
    steps: int,
) -> None:
    """A thread makes `steps` random decisions in one game after another, so that none waits for a longer game."""
    i = cuda.grid(1)
    if i < len(games):
        work = cuda.local.array(1, RECORD)
        mask = cuda.local.array(WIDTH, MASK)
        key = keys[i * KEY_WORDS : (i + 1) * KEY_WORDS]
        ended[i] = play_steps(work, blank, 0, base, first + i, key, mask, steps)
        games[i] = work[0]


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
    i = cuda.grid(1)
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
    i = cuda.grid(1)
    if i < len(games):
        step_game(
            games, blank, i, base, first + i, episodes, keys, seats, masks, actions, results, done, points, winning
        )


# Names that mean something on a GPU only: `Cuda` fills them in when it compiles the functions above.
cuda: Any = None  # numba.cuda: the number of this thread, and its local memory
RECORD: Any = None  # the type of the game's record
MASK: Any = None  # the type of a mask's elements
WIDTH: Any = None  # the width of a mask


class Cuda:
    """Compiled kernels of one game on a GPU."""

    def __init__(self, game: Game) -> None:
        if not available():
            raise NoGpuError("There is no GPU here that CUDA can use: take the backend cpu.")
        self._compiler = Compiler(game.record, _cuda().jit(device=True))
        self._names = {
            "cuda": _cuda(),
            "RECORD": import_module("numba.cuda.np.numpy_support").from_dtype(dtype_of(game.record)),
            "MASK": _cuda().types.uint8,
            "WIDTH": game.actions,
        }
        self._kernels: dict[Function, Any] = {}

    def launch(self, function: Function, games: int, *arguments: Any) -> None:
        """Run a grid kernel with a thread for each game."""
        if function not in self._kernels:
            self._kernels[function] = self._compile(function)
        self._kernels[function][(games + BLOCK - 1) // BLOCK, BLOCK](*arguments)

    def _compile(self, function: Function) -> Any:
        """Device functions first, each with its one signature; then the kernel that calls them."""
        with shared_tables():
            return self._compile_all(function)

    def _compile_all(self, function: Function) -> Any:
        for callee in reachable([function], self._compiler.root)[:-1]:
            returns, arguments = self._compiler.signature(callee)
            twin = self._compiler.twin(callee)
            if twin.overloads:
                continue
            twin.compile_device(arguments, returns)
            twin.disable_compile()
        returns, arguments = self._compiler.signature(function)
        return _cuda().jit(returns(*arguments))(self._compiler.rebased(function, **self._names))


@contextmanager
def shared_tables() -> Iterator[None]:
    """Let all device functions share one copy of each constant table, in global memory.

    numba-cuda gives every function a copy of its own in constant memory, which holds 64 KiB and is slow where threads
    read different rows. A table is named by its contents here, so that the linker keeps one.
    """
    target = import_module("numba.cuda.target").CUDATargetContext
    theirs = target.make_constant_array
    target.make_constant_array = _shared_table
    try:
        yield
    finally:
        target.make_constant_array = theirs


def _shared_table(context: Any, builder: Any, kind: Any, array: np.ndarray[Any, Any]) -> Any:
    """An array constant as a global that is merged with its equals; stands for numba-cuda's own function."""
    ir, number = import_module("llvmlite.ir"), _cuda().types.intp
    data = array.tobytes()
    name = f"galaktyka_table_{hashlib.sha256(data).hexdigest()[:16]}"
    table = builder.module.globals.get(name)
    if table is None:
        table = ir.GlobalVariable(builder.module, ir.ArrayType(ir.IntType(8), len(data)), name, GLOBAL_MEMORY)
        table.linkage = "linkonce_odr"
        table.global_constant = True
        table.initializer = ir.Constant(table.value_type, bytearray(data))
        table.align = TABLE_ALIGNMENT
    pointer = builder.addrspacecast(table, ir.PointerType(ir.IntType(8)), "generic")
    result = context.make_array(kind)(context, builder)
    context.populate_array(
        result,
        data=builder.bitcast(pointer, result.data.type),
        shape=[context.get_constant(number, size) for size in array.shape],
        strides=[context.get_constant(number, size) for size in array.strides],
        itemsize=context.get_constant(number, array.itemsize),
        parent=None,
        meminfo=None,
    )
    return result._getvalue()


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
        self.decisions = _cuda().device_array(games, np.uint32)

    def play(self, seed: int | str, first: int = 0) -> int:
        """Play the games numbered from `first` on; returns the decisions of all together."""
        base = _cuda().to_device(key_words(seed))
        arguments = (self.records, self._blank, base, first, self._keys, self.decisions)
        self._cuda.launch(play_grid, self.games, *arguments)
        return int(self.decisions.copy_to_host().sum(dtype=np.int64))

    def steps(self, seed: int | str, steps: int) -> int:
        """Make `steps` random decisions in every game, dealing anew where one ends; returns the games ended."""
        base = _cuda().to_device(key_words(seed))
        arguments = (self.records, self._blank, base, 0, self._keys, self.decisions, steps)
        self._cuda.launch(steps_grid, self.games, *arguments)
        return int(self.decisions.copy_to_host().sum(dtype=np.int64))
