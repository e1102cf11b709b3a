"""The `cpu` backend: Numba, native code, and a compile cache that cannot go stale.

Numba's own cache does not notice a change in a called function of another file. So the cache folder is named by a hash
of all sources and data that go into the code, and of the versions that compile it: other sources, other folder.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from galaktyka.engine.kernel import Compiler, Function, reachable

Progress = Callable[[int, int, str], None]
SOURCES = (".py", ".json", ".toml")
KEPT_FOLDERS = 8  # older caches than these are removed
COMPLETE = "complete"  # a file that marks a folder in which everything has been compiled


def source_files(folders: Sequence[Path]) -> Iterator[Path]:
    """All files below the folders that can change what the kernels do."""
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*") if path.suffix in SOURCES)


def cache_key(folders: Sequence[Path]) -> str:
    """A hash of the sources, of the Python version and of the compiler's."""
    import llvmlite  # noqa: PLC0415  importing the compiler takes half a second
    import numba  # noqa: PLC0415
    import numpy as np  # noqa: PLC0415

    digest = hashlib.sha256(repr((sys.version, numba.__version__, llvmlite.__version__, np.__version__)).encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "0").encode())
    for path in source_files(folders):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:20]


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
        self._entries = entries
        self._base = base
        self._compiler = Compiler(root, self._jit)

    @property
    def is_compiled(self) -> bool:
        """Whether everything has been compiled before, so that loading takes a moment."""
        return (self.folder / COMPLETE).exists()

    def load(self, progress: Progress | None = None) -> list[Any]:
        """The compiled entries, from the cache or compiled now."""
        import numba  # noqa: PLC0415

        if self._base is not None and not self.is_compiled:
            self._base.load(progress)
            self._compiler.adopt(self._base._compiler)
        self.folder.mkdir(parents=True, exist_ok=True)
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(self.folder)
        try:
            return self._load(progress or _silent)
        finally:
            numba.config.CACHE_DIR = before

    def _load(self, progress: Progress) -> list[Any]:
        functions = list(self._entries) if self.is_compiled else reachable(self._entries, self._compiler.root)
        for done, function in enumerate(functions):
            progress(done, len(functions), function.__name__)
            self._compile(function)
        progress(len(functions), len(functions), "")
        (self.folder / COMPLETE).touch()
        _forget_old(self.folder)
        return [self._compiler.twin(entry) for entry in self._entries]

    def _compile(self, function: Function) -> None:
        returns, arguments = self._compiler.signature(function)
        twin = self._compiler.twin(function)
        if not twin.signatures:  # it may have been compiled for another part of the game
            twin.compile(returns(*arguments))
            twin.disable_compile()

    def _jit(self, function: Function) -> Any:
        import numba  # noqa: PLC0415

        return numba.njit(cache=True, nogil=True, error_model="numpy")(function)


def _silent(done: int, total: int, what: str) -> None:
    """Progress that nobody watches."""


def _forget_old(current: Path) -> None:
    """Remove the caches of versions long gone."""
    folders = sorted(current.parent.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_FOLDERS:]:
        if folder != current:
            shutil.rmtree(folder, ignore_errors=True)
