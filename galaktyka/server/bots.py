"""Bots and other hard thinking, in worker processes with a budget: never on the event loop.

A worker that does not answer in time is ended with its pool, and a new pool is made; what others wanted of that pool is
done again. A worker that outlives the server notices and ends itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final, ParamSpec, TypeVar

import numpy as np

from galaktyka import game as find_game
from galaktyka.analysis import Adviser
from galaktyka.analysis.adviser import MOST
from galaktyka.engine.game import Mask
from galaktyka.engine.processes import end_pool, helping
from galaktyka.players import Bot, bot
from galaktyka.players.bot import SearchBot
from galaktyka.server.log import log
from galaktyka.server.metrics import Metrics
from galaktyka.server.rows import record_of

WORK_BUDGET: Final = 60.0  # seconds for replays and verifications
START_BUDGET: Final = 60.0  # seconds a pool may take to start

P = ParamSpec("P")
T = TypeVar("T")


class ThinkingError(Exception):
    """A worker failed, or took longer than it may."""


class Workers:
    """A pool of processes that is replaced when one of them fails."""

    def __init__(self, count: int, backend: str, metrics: Metrics) -> None:
        self._count = count
        self._backend = backend
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False
        self._free = asyncio.Semaphore(count)  # a budget is for thinking, not for waiting until somebody may think

    async def warm_up(self) -> None:
        """Start the processes and let them import what they need, so that the first answer does not wait for it."""
        await self._run(START_BUDGET, _ready)

    def renew(self) -> None:
        """Use new processes from now on, without waiting for the old ones to finish."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
        self._pool, self._warm = None, False

    def close(self) -> None:
        """End all processes, for good."""
        if self._pool is not None:
            end_pool(self._pool, wait=True)
        self._pool = None

    async def choose(self, game: str, name: str, seen: bytes, seat: int, mask: Mask, seed: int, budget: float) -> int:
        """What a bot does with what it may see (`think`); a ThinkingError if it fails, dawdles or breaks the rules."""
        began = time.perf_counter()
        action = await self._run(budget, think, game, name, self._backend, seen, seat, mask.tobytes(), seed)
        self._metrics.took("bot_seconds", time.perf_counter() - began)
        if not (0 <= action < len(mask) and mask[action]):
            raise ThinkingError(f"The bot '{name}' chose an action that is not legal.")
        return action

    async def advise(
        self, game: str, world: bytes, seat: int, mask: Mask, seed: int, budget: float
    ) -> list[tuple[int, float]]:
        """The best actions in a position that is possible for all that a seat knows (`advise`)."""
        return await self._run(budget, advise, game, self._backend, world, seat, mask.tobytes(), seed)

    async def work(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function of a finished game's data."""
        return await self._run(WORK_BUDGET, function, *args, **kwargs)

    async def _run(self, budget: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._free:
            try:
                return await self._share(budget, function, *args, **kwargs)
            except BrokenProcessPool:  # by another perhaps: only who breaks a process of his own is surely to blame
                return await _alone(budget + START_BUDGET, function, *args, **kwargs)

    async def _share(self, budget: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work in the pool of all, which is given up with a process that hangs or has died."""
        pool = self._pool or self._make()
        try:
            found = await _answer(pool, budget if self._warm else budget + START_BUDGET, function, *args, **kwargs)
        except BrokenProcessPool:
            self._give_up(pool)
            raise
        except TimeoutError as error:
            self._give_up(pool)
            raise ThinkingError("A worker did not answer in time.") from error
        self._warm |= self._pool is pool  # it may be an old one by now
        return found

    def _make(self) -> ProcessPoolExecutor:
        self._pool = _pool_of(self._count)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End a pool in which a process hangs or has died; what others wanted of it is done again."""
        log.warning("a worker process was ended")
        if self._pool is pool:
            self._pool, self._warm = None, False
        end_pool(pool)


async def _alone(budget: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Work in a process that nobody else can break."""
    pool = _pool_of(1)
    try:
        return await _answer(pool, budget, function, *args, **kwargs)
    except (TimeoutError, BrokenProcessPool) as error:
        raise ThinkingError(f"A worker of its own did not answer: {type(error).__name__}.") from error
    finally:
        end_pool(pool)


async def _answer(
    pool: ProcessPoolExecutor, budget: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """What a worker answers; a TimeoutError or BrokenProcessPool if none does, a ThinkingError if it fails."""
    try:
        async with asyncio.timeout(budget):
            return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))
    except (TimeoutError, BrokenProcessPool):
        raise
    except Exception as error:
        raise ThinkingError(f"A worker failed: {type(error).__name__}: {error}") from error


def _pool_of(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, mp_context=helping())


def _ready() -> bool:
    return True


@cache
def _bot(game: str, name: str, backend: str) -> Bot:
    return bot(name, find_game(game), backend)


@cache
def _adviser(game: str, backend: str) -> Adviser:
    return Adviser(find_game(game), None, backend)


def advise(game: str, backend: str, world: bytes, seat: int, mask: bytes, seed: int) -> list[tuple[int, float]]:
    """In a worker: the best actions of a seat, each with its chance to win; none if the network has not learned any."""
    legal: Mask = np.frombuffer(mask, np.uint8).copy()
    adviser, record = _adviser(game, backend), record_of(find_game(game), world)
    found = adviser.advise(record, seat, legal, seed) if adviser.knows(record, seat) else []
    return [(one.action, one.chance) for one in found[:MOST]]


def think(game: str, name: str, backend: str, seen: bytes, seat: int, mask: bytes, seed: int) -> int:
    """In a worker: what a bot does; a bot that searches is shown a possible world, any other what its seat may know."""
    legal: Mask = np.frombuffer(mask, np.uint8).copy()
    player, record = _bot(game, name, backend), record_of(find_game(game), seen)
    if isinstance(player, SearchBot):
        return player.search(record, seat, legal, seed)
    return player.choose(record, seat, legal, seed)
