"""Processes that work for this one, each on one core: how they start, how they end with it, how a pool is ended."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from threading import Thread
from typing import Any


class Helper(SpawnProcess):
    """A process that leaves Ctrl-C to the one that it works for, and ends as soon as that one has, however it did."""

    def start(self) -> None:
        """Start it, deaf to Ctrl-C from its first moment on: what a thread does not hear, its children do not."""
        ensure_running()  # what cleans up after processes would make this thread hear again as it starts
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def run(self) -> None:
        """In the process: work, and watch."""
        Thread(target=_end_with_parent, daemon=True).start()
        super().run()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Helping(SpawnContext):
    """How they start: a copy of this process would lack its threads, and might wait for them."""

    Process = Helper


def helping() -> Helping:
    """What starts them, each on one core, since the networks that bots have are small."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # is read when a process imports NumPy
    return Helping()


def end_pool(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """End all processes of a pool; who waits for one hears that it is broken, and is not cancelled.

    Who is about to end himself, perhaps by a signal, waits until nothing of the pool is left to clean up.
    """
    processes: dict[int, Any] = getattr(pool, "_processes", None) or {}  # none are left of a pool that has ended
    for process in list(processes.values()):
        process.kill()
    pool.shutdown(wait=wait)
