"""Compiling a game's kernels for a GPU, and launching them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from galaktyka.engine.cpu import COMPLETE, cache_key, cache_root, forget_old
from galaktyka.engine.cuda.modules import each_module_once
from galaktyka.engine.cuda.tables import shared_tables
from galaktyka.engine.errors import GalaktykaError
from galaktyka.engine.game import Game
from galaktyka.engine.kernel import Compiler, Function, reachable

BLOCK: Final = 256  # threads of a block; also as many as there are kinds of questions, see order.py

if not hasattr(np, "row_stack"):  # numba-cuda still asks for it, NumPy 2.5 has it no longer
    np.row_stack = np.vstack


class NoGpuError(GalaktykaError):
    """There is no GPU here that CUDA can use."""


@cache
def numba_cuda() -> Any:
    """The package numba.cuda."""
    try:
        return import_module("numba.cuda")  # takes a second, and may not be installed
    except ImportError as error:
        raise NoGpuError("Install numba-cuda to play on a GPU.") from error


def available() -> bool:
    """Whether this machine has a GPU that numba-cuda can use."""
    try:
        return bool(numba_cuda().is_available())
    except (ImportError, NoGpuError):
        return False


class Cuda:
    """Compiled kernels of one game on a GPU.

    A grid function is a plain function that finds its thread by the name `cuda`. Names that mean something on a GPU
    only are filled in when it is compiled: `cuda`, `WIDTH` (of a mask), `U8` and `I32` (types of elements).
    """

    def __init__(self, game: Game) -> None:
        if not available():
            raise NoGpuError("There is no GPU here that CUDA can use: take the backend cpu.")
        cuda = numba_cuda()
        self._compiler = Compiler(game.record, cuda.jit(device=True))
        self._names = {"cuda": cuda, "WIDTH": game.actions, "U8": cuda.types.uint8, "I32": cuda.types.int32}
        self._kernels: dict[Function, Any] = {}
        self._launchers: dict[tuple[Function, int], Any] = {}
        self.folder = cache_root() / f"{game.name}-cuda{version('numba-cuda')}-{cache_key(game.sources)}"

    def launch(self, function: Function, games: int, *arguments: Any) -> None:
        """Run a grid function with a thread for each game."""
        blocks = (games + BLOCK - 1) // BLOCK
        if (function, blocks) not in self._launchers:
            with _few_blocks_will_do():
                self._launchers[function, blocks] = self._kernel(function)[blocks, BLOCK]
        self._launchers[function, blocks](*arguments)

    def _kernel(self, function: Function) -> Any:
        """A grid function, compiled when it is first needed."""
        if function not in self._kernels:
            with shared_tables(), each_module_once(), _cache_in(self.folder):
                self._kernels[function] = self._compile(function)
        return self._kernels[function]

    def _compile(self, function: Function) -> Any:
        """A grid function from the cache; or compiled, after what it calls, and kept."""
        complete = self.folder / f"{function.__module__}.{function.__name__}.{COMPLETE}"
        if not complete.exists():
            self._compile_callees(function)
        returns, arguments = self._compiler.signature(function)
        kernel = numba_cuda().jit(returns(*arguments), cache=True)(self._compiler.rebased(function, **self._names))
        complete.touch()
        return kernel

    def _compile_callees(self, function: Function) -> None:
        """Each kernel that is called gets exactly the signature of its annotations."""
        for callee in reachable([function], self._compiler.root)[:-1]:
            returns, arguments = self._compiler.signature(callee)
            twin = self._compiler.twin(callee)
            if not twin.overloads:
                twin.compile_device(arguments, returns)
                twin.disable_compile()


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Have numba-cuda keep compiled code in a folder, which is named by all sources that go into it."""
    config: Any = import_module("numba.cuda.core.config")
    folder.mkdir(parents=True, exist_ok=True)
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
    forget_old(folder)


@contextmanager
def _few_blocks_will_do() -> Iterator[None]:
    """Have numba-cuda not warn of grids that leave much of the GPU idle: few games need no more."""
    config: Any = import_module("numba.cuda.core.config")
    before, config.CUDA_LOW_OCCUPANCY_WARNINGS = config.CUDA_LOW_OCCUPANCY_WARNINGS, 0
    try:
        yield
    finally:
        config.CUDA_LOW_OCCUPANCY_WARNINGS = before


@cache
def cuda_of(game: Game) -> Cuda:
    """What compiles a game for the GPU."""
    return Cuda(game)
