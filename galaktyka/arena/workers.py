"""Who plays games besides this process: processes on the cores of this machine, or a Ray cluster (`cluster.py`).

What a chunk of games holds is decided before it is handed out, and results come back in order: whoever plays, they are
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol, TypeVar

from galaktyka.engine.errors import BackendError, OptionError
from galaktyka.engine.processes import end_pool, helping

R = TypeVar("R")
Done = Callable[[int], None]  # (how many chunks have been played)
FEW: Final = 5  # games: bots that search take seconds for one, and nobody should wait long for the last process


class Workers(Protocol):
    """They play chunks of games."""

    chunk: int  # games that one of them plays at a time

    def map(self, work: Callable[..., R], chunks: Sequence[tuple[Any, ...]], done: Done, /) -> list[R]:
        """What `work` makes of each chunk, in order."""


class Processes:
    """Processes of this machine, one for each core that they may take."""

    chunk = FEW

    def __init__(self, count: int, prepare: Callable[..., object] | None = None, *arguments: Any) -> None:
        """Each process calls `prepare` first, if there is something to."""
        if count < 1:
            raise OptionError(f"At least 1 process is needed to play, not {count}.")
        self._pool = ProcessPoolExecutor(count, helping(), prepare, arguments)

    def map(self, work: Callable[..., R], chunks: Sequence[tuple[Any, ...]], done: Done) -> list[R]:
        """What `work` makes of each chunk, in order; threads may ask at the same time."""
        futures: list[Future[R]] = [self._pool.submit(work, *chunk) for chunk in chunks]
        try:
            done(0)
            for played, future in enumerate(as_completed(futures), start=1):
                future.result()  # an error is told at once, not when all the others have been played
                done(played)
        except BrokenProcessPool as error:
            raise BackendError("A process that played games has died: let fewer of them play.") from error
        return [future.result() for future in futures]

    def close(self) -> None:
        """End them, whatever they are playing: who has pressed Ctrl-C does not wait for games."""
        end_pool(self._pool)
