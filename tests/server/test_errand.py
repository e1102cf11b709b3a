"""Errands: what they tell, whether they came to their end, and that nobody is left at work for somebody who is gone."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from multiprocessing import active_children

import pytest

from galaktyka.server.errand import Errand

LONG = 120.0  # seconds
NAME = "a test's errand"


def count(numbers: int, tell: Callable[[int], object]) -> None:
    """Tell some numbers."""
    for number in range(numbers):
        tell(number)


def fail(tell: Callable[[int], object]) -> None:
    """Give up."""
    tell(1)
    raise SystemExit(3)


def dawdle(tell: Callable[[int], object]) -> None:
    """Say who it is, and never end."""
    tell(os.getpid())
    time.sleep(LONG)


def at_work() -> bool:
    """Whether somebody is on an errand."""
    return any(one.name == NAME for one in active_children())


def test_news_come_in_order_and_all_of_them() -> None:
    heard: list[int] = []
    assert asyncio.run(Errand[int](NAME, count, 100).run(heard.append))
    assert heard == list(range(100))


def test_an_errand_that_failed_says_so() -> None:
    heard: list[int] = []
    assert not asyncio.run(Errand[int](NAME, fail).run(heard.append))
    assert heard == [1]


@pytest.mark.parametrize("begun", [False, True])
def test_whoever_is_cancelled_ends_the_errand(begun: bool) -> None:
    async def run() -> None:
        started = asyncio.Event()
        errand = asyncio.create_task(Errand[int](NAME, dawdle).run(lambda _: started.set()))
        if begun:
            await asyncio.wait_for(started.wait(), LONG / 2)
        else:
            await asyncio.sleep(0)
        errand.cancel()
        with pytest.raises(asyncio.CancelledError):
            await errand

    began = time.monotonic()
    asyncio.run(run())  # waits for its threads
    assert not at_work()
    assert time.monotonic() - began < LONG / 2
