"""The `cpu` backend: Numba, native code, and a compile cache that cannot go stale.

Numba's own cache does not notice a change in a called function of another file. So the cache folder is named by a hash
of all sources and data that go into the code, and of the versions that compile it: other sources, other folder.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import pickle
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from platformdirs import user_cache_path

from galaktyka.engine.errors import BackendError
from galaktyka.engine.kernel import Compiler, Function, reachable
from galaktyka.engine.sealing import SealedNames, is_large, seal

Progress = Callable[[int, int, str], None]
SOURCES: Final = (".py", ".json", ".toml")
KEPT_FOLDERS: Final = 8  # older caches of a game than these are removed
KEY_DIGITS: Final = 20
COMPLETE: Final = "complete"  # a file that marks a folder in which everything has been compiled
SEALED: Final = "sealed"  # a file that names the functions that are linked by their names
LOCK: Final = "lock"  # a file that the process at work in a folder holds

# The compiler's settings that change the code it makes.
SETTINGS: Final = ("BOUNDSCHECK", "OPT", "CPU_NAME", "CPU_FEATURES", "ENABLE_AVX", "LOOP_VECTORIZE", "SLP_VECTORIZE")


@cache
def fingerprint(folder: Path) -> str:
    """A hash of the sources below a folder, and of where they are: Numba keeps code by its place.

    It is taken once, when a game is imported: it must tell what was imported, not what somebody has edited since.
    """
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
        content = path.read_bytes()
        digest.update(f"{path.resolve()}:{len(content)}:".encode(errors="surrogateescape"))
        digest.update(content)
    return digest.hexdigest()


def cache_key(folders: Sequence[Path]) -> str:
    """A hash of the sources, of the versions and settings of Python and the compiler, and of the processor."""
    import llvmlite  # noqa: PLC0415  importing the compiler takes half a second
    import numba  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415
    from llvmlite.binding import get_host_cpu_name  # noqa: PLC0415

    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__, get_host_cpu_name())
    settings = [str(getattr(numba.config, name)) for name in SETTINGS]
    sources = [fingerprint(folder) for folder in folders]
    return hashlib.sha256(repr((versions, settings, sources)).encode()).hexdigest()[:KEY_DIGITS]


def cache_root() -> Path:
    """Where compiled code is kept: the user's cache folder."""
    return user_cache_path("galaktyka") / "kernels"


class Cpu:
    """Compiled kernels of one game on the CPU."""

    def __init__(
        self,
        name: str,
        root: type[Any],
        entries: Sequence[Function],
        folders: Sequence[Path],
        base: Cpu | None = None,
    ) -> None:
        """`entries` are what Python calls; `folders` hold every source that goes into them; `base` is built upon."""
        self.folder = cache_root() / f"{name}-{cache_key(folders)}"
        self._root = root
        self._entries = entries
        self._called = {entry.__name__ for entry in entries}
        self._base = base
        self._compiler = Compiler(root, self._jit)

    @property
    def is_compiled(self) -> bool:
        """Whether everything has been compiled before, so that loading takes a moment."""
        return (self.folder / COMPLETE).exists()

    def load(self, progress: Progress | None = None) -> list[Any]:
        """The compiled entries, from the cache or compiled now; of several processes one compiles, the others wait."""
        if self._base is not None:
            self._base.load(None if self._base.is_compiled else progress)
            self._compiler.adopt(self._base._compiler)
        with self._workshop():
            try:
                return self._load(progress or _silent)
            except (EOFError, pickle.UnpicklingError):  # a file of the cache was cut short: begin anew
                self._clear()
                return self._load(progress or _silent)

    @contextmanager
    def _workshop(self) -> Iterator[None]:
        """Have the cache folder to oneself, and Numba use it."""
        import numba  # noqa: PLC0415

        if numba.config.DISABLE_JIT:
            raise BackendError("Nothing can be compiled while NUMBA_DISABLE_JIT is set: use the python backend.")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = (self.folder / LOCK).open("w", encoding="utf-8")
        except OSError as error:
            raise BackendError(
                f"{self.folder} cannot be written: {error.strerror}; use the python backend, or set XDG_CACHE_HOME."
            ) from error
        before = numba.config.CACHE_DIR
        with lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            numba.config.CACHE_DIR = str(self.folder)
            try:
                yield
            finally:
                numba.config.CACHE_DIR = before

    def _clear(self) -> None:
        """Forget everything compiled so far."""
        for name in (COMPLETE, SEALED):
            (self.folder / name).unlink(missing_ok=True)
        for entry in self.folder.iterdir():
            if entry.is_dir():
                shutil.rmtree(entry)
        self._compiler = Compiler(self._root, self._jit)

    def _load(self, progress: Progress) -> list[Any]:
        sealed = SealedNames(self.folder / SEALED)
        functions = reachable(self._entries, self._compiler.root)
        if self.is_compiled:
            functions = [each for each in functions if each in self._entries or each in sealed]
        for done, function in enumerate(functions):
            progress(done, len(functions), function.__name__)
            self._compile(function, sealed)
        progress(len(functions), len(functions), "")
        (self.folder / COMPLETE).touch()
        os.utime(self.folder)  # used just now
        forget_old(self.folder)
        return [self._compiler.twin(entry) for entry in self._entries]

    def _compile(self, function: Function, sealed: SealedNames) -> None:
        returns, arguments = self._compiler.signature(function)
        twin = self._compiler.twin(function)
        if twin.signatures:  # it was compiled for another part of the game
            return
        twin.compile(returns(*arguments))
        twin.disable_compile()
        if not twin.stats.cache_hits and is_large(twin.overloads[arguments]):
            sealed.add(function)
        if function in sealed:
            seal(twin.overloads[arguments])

    def _jit(self, function: Function) -> Any:
        import numba  # noqa: PLC0415

        inner = function.__name__ not in self._called  # only what Python calls needs a way in from Python
        ways_in: dict[str, Any] = {"no_cpython_wrapper": inner, "no_cfunc_wrapper": True}
        return numba.njit(cache=True, nogil=True, error_model="numpy", **ways_in)(function)


def _silent(done: int, total: int, what: str) -> None:
    """Progress that nobody watches."""


def forget_old(current: Path) -> None:
    """Remove the caches of versions of the game that were not used for long."""
    name = current.name[:-KEY_DIGITS]
    folders = sorted(current.parent.glob(name + KEY_DIGITS * "[0-9a-f]"), key=_last_used, reverse=True)
    for folder in folders[KEPT_FOLDERS:]:
        if folder != current:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process has just removed it
        return 0.0
