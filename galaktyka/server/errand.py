"""Errands: long work that a process of its own does for the server, telling how far it is."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

from galaktyka.engine.processes import helping

News = TypeVar("News")


class Errand(Generic[News]):
    """A process; one thread waits for it, and another may end it."""

    def __init__(self, name: str, work: Callable[..., None], *arguments: Any) -> None:
        """`work` is given the arguments, and what to tell its news with."""
        context = helping()
        self._here, self._there = context.Pipe(duplex=False)
        self._process = context.Process(target=_do, name=name, args=(work, arguments, self._there), daemon=True)
        self._ended = False

    async def run(self, tell: Callable[[News], object]) -> bool:
        """Pass on its news until it has ended, and whether it came to its end; whoever is cancelled ends it."""
        loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self._wait, lambda news: loop.call_soon_threadsafe(tell, news))
        finally:
            self._end()
        return self._process.exitcode == 0

    def _wait(self, tell: Callable[[News], object]) -> None:
        """Start it, and pass on what it says until it has ended."""
        self._process.start()
        self._there.close()
        if self._ended:
            self._process.kill()
        with self._here, contextlib.suppress(EOFError, OSError):  # it has ended, or was ended in the middle of a word
            while True:
                tell(self._here.recv())
        self._process.join()

    def _end(self) -> None:
        """End it, even if it has not started yet."""
        self._ended = True
        if self._process.pid is not None:
            self._process.kill()


def _do(work: Callable[..., None], arguments: tuple[Any, ...], there: Connection[Any, Any]) -> None:
    """In the process: work, as long as somebody listens."""
    with there, contextlib.suppress(BrokenPipeError):
        work(*arguments, there.send)
