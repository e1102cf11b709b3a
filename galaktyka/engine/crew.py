"""Threads that work side by side on shares of the same thing.

A step of a small batch takes less time than to wake a thread through the executors of the standard library, and hardly
more than to wake one at all. So threads wait awake for a moment before they go to sleep.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final
from weakref import finalize

import numpy as np

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, i64

Task = Callable[[], None]
Counts = np.ndarray[Any, np.dtype[np.int64]]
Watch = Callable[[Counts, int, int, int], None]
LINE: Final = 16  # numbers that lie so far apart are in no one's way: two lines of a processor's cache
PATIENCE: Final = 100_000  # looks, in less than a tenth of a millisecond
MOMENT: Final = 15_000  # looks while another thread goes on from Python to compiled code, or back


@kernel
def watch(counts: Array[i64], place: int, seen: int, looks: int) -> None:
    """Come back when a count is no longer what was seen, or after so many looks.

    Whoever changes it meanwhile holds on to the interpreter for a moment longer, and to ask for it then is to fall
    asleep. Writing between two looks changes nothing, but keeps the compiler from looking only once.
    """
    left = looks if counts[place] == seen else 0
    while left > 0:
        left -= 1
        counts[place + LINE // 2] = left
        if counts[place] != seen and left > MOMENT:
            left = MOMENT


def doze(counts: Counts, place: int, seen: int, looks: int) -> None:
    """Do not watch: go to sleep at once."""


class Crew:
    """Threads besides the one that calls; they end when nobody holds the crew any more."""

    def __init__(self, threads: int, watching: Watch = doze) -> None:
        """`threads` counts the one that calls; `watching` is how they wait before they sleep: `watch`, compiled."""
        self._watch, self._round = watching, 0
        self._tasks: list[SimpleQueue[Task | None]] = [SimpleQueue() for _ in range(threads - 1)]
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()
        self._given, self._ended = (np.zeros(threads * LINE, np.int64) for _ in range(2))  # rounds, for each thread
        for number, tasks in enumerate(self._tasks):
            arguments = (tasks, self._done, self._given, self._ended, number * LINE, watching)
            Thread(target=_serve, args=arguments, daemon=True).start()
        finalize(self, _dismiss, self._tasks)

    def run(self, work: Callable[..., None], shares: Sequence[Any], *arguments: Any) -> None:
        """Do something with all shares, one on each thread; this one takes the first."""
        first, *others = shares
        self._round += 1
        for number, (tasks, share) in enumerate(zip(self._tasks, others, strict=True)):
            tasks.put(partial(work, share, *arguments))
            self._given[number * LINE] = self._round
        try:
            work(first, *arguments)
        finally:
            for number in range(len(others)):
                self._watch(self._ended, number * LINE, self._round - 1, PATIENCE)
            errors = [self._done.get() for _ in others]
        for error in errors:
            if error is not None:
                raise error


def _serve(
    tasks: SimpleQueue[Task | None],
    done: SimpleQueue[BaseException | None],
    given: Counts,
    ended: Counts,
    place: int,
    watching: Watch,
) -> None:
    """What a thread of a crew does until it is dismissed."""
    for last in count():
        watching(given, place, last, PATIENCE)
        if (task := tasks.get()) is None:
            return
        try:
            task()
        except BaseException as error:  # noqa: BLE001  the caller raises it
            done.put(error)
        else:
            done.put(None)
        ended[place] = last + 1
        del task  # nothing of the last share is held while this waits for the next


def _dismiss(crew: list[SimpleQueue[Task | None]]) -> None:
    for tasks in crew:
        tasks.put(None)
