"""Processes that work for this one, each on one core: how they start, how they end with it, how a pool is ended."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext
from threading import Thread
from typing import Any


def spawning() -> SpawnContext:
    """How such processes are started: each on one core, since the networks that bots have are small."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # is read when a process imports NumPy
    return multiprocessing.get_context("spawn")


def watch_parent() -> None:
    """In such a process: end as soon as the one that it works for has ended, however it ended."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool; who waits for one hears that it is broken, and is not cancelled."""
    processes: dict[int, Any] = getattr(pool, "_processes", None) or {}  # none are left of a pool that has ended
    for process in list(processes.values()):
        process.kill()
    pool.shutdown(wait=False)
