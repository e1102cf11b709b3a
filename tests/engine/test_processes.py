"""Processes that work for this one leave Ctrl-C to it; of a pool that was ended nothing is left."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from multiprocessing.connection import Connection

from galaktyka.engine.processes import end_pool, helping

LONG = 120.0  # seconds


def answer(there: Connection[str, str]) -> None:
    """Say a word, when one is heard."""
    there.send(there.recv())


def test_ctrl_c_does_not_reach_a_helper_at_any_moment() -> None:
    here, there = helping().Pipe()
    helper = helping().Process(target=answer, args=(there,))
    helper.start()
    there.close()
    assert helper.pid is not None
    os.kill(helper.pid, signal.SIGINT)  # as it starts
    here.send("word")
    assert here.recv() == "word"
    helper.join(LONG)
    assert helper.exitcode == 0


def test_who_starts_a_helper_still_hears_ctrl_c() -> None:
    helper = helping().Process(target=time.sleep, args=(0,))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    helper.start()
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
    helper.join(LONG)


def test_nothing_is_left_of_a_pool_whose_end_was_waited_for() -> None:
    others, began = set(active_children()), time.monotonic()
    pool = ProcessPoolExecutor(2, helping())
    futures = [pool.submit(time.sleep, LONG) for _ in range(2)]
    end_pool(pool, wait=True)
    assert set(active_children()) <= others
    assert all(future.done() for future in futures)
    assert time.monotonic() - began < LONG / 2
