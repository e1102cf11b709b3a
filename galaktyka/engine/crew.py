"""Threads that work side by side on shares of the same thing.

A step of a small batch takes less time than to wake a thread through the executors of the standard library, which this
does sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any
from weakref import finalize

Task = Callable[[], None]


class Crew:
    """Threads besides the one that calls; they end when nobody holds the crew any more."""

    def __init__(self, threads: int) -> None:
        """`threads` counts the one that calls."""
        self._tasks: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in range(threads - 1)]
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()
        for tasks in self._tasks:
            Thread(target=_serve, args=(tasks, self._done), daemon=True).start()
        finalize(self, _dismiss, self._tasks)

    def run(self, work: Callable[..., None], shares: Sequence[Any], *arguments: Any) -> None:
        """Do something with all shares, one on each thread; this one takes the first."""
        first, *others = shares
        for tasks, share in zip(self._tasks, others, strict=True):
            tasks.put(partial(work, share, *arguments))
        try:
            work(first, *arguments)
        finally:
            errors = [self._done.get() for _ in others]
        for error in errors:
            if error is not None:
                raise error


def _serve(tasks: SimpleQueue[Task | None], done: SimpleQueue[BaseException | None]) -> None:
    """What a thread of a crew does until it is dismissed."""
    while (task := tasks.get()) is not None:
        try:
            task()
        except BaseException as error:  # noqa: BLE001  the caller raises it
            done.put(error)
        else:
            done.put(None)
        del task  # nothing of the last share is held while this waits for the next


def _dismiss(crew: list[SimpleQueue[Task | None]]) -> None:
    for tasks in crew:
        tasks.put(None)
