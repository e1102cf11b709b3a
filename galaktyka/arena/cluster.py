"""Work on a Ray cluster: chunks of games are played by any worker, and come back in their order.

What a chunk holds is decided before it is sent, so that the results are those of one machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, ParamSpec, TypeVar

from galaktyka.engine.errors import BackendError, GalaktykaError

P = ParamSpec("P")
R = TypeVar("R")
Done = Callable[[int], None]  # (how many chunks have been played)

QUIET: Final = {"log_to_driver": False, "logging_level": "ERROR"}
RETRIES: Final = 5  # how often a chunk is played again whose worker died


class Cluster:
    """A Ray cluster, at an address or on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        """Without an address Ray looks for `RAY_ADDRESS`, and starts workers on this machine if there is none."""
        self._ray = _ray()
        settings: dict[str, Any] = {} if address else {"num_cpus": workers, "include_dashboard": False}
        try:
            self._ray.init(address=address, ignore_reinit_error=True, **QUIET, **settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            where = f"at {address}" if address else "on this machine"
            raise BackendError(f"There is no Ray cluster {where}: {_first_sentence(error)}") from error

    def map(self, work: Callable[..., R], chunks: Sequence[tuple[Any, ...]], done: Done) -> list[R]:
        """What `work` makes of each chunk, in order; the chunk of a worker that dies is given to another one."""
        remote = self._ray.remote(max_retries=RETRIES)(work)
        places = {remote.remote(*chunk): place for place, chunk in enumerate(chunks)}
        results: dict[int, R] = {}
        waiting = list(places)
        while waiting:
            done(len(results))
            (ready, *_), waiting = self._ray.wait(waiting)
            results[places[ready]] = self._result(ready)
        done(len(results))
        return [results[place] for place in range(len(chunks))]

    def _result(self, ready: Any) -> Any:
        try:
            return self._ray.get(ready)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, GalaktykaError):
                raise error.cause from None
            raise
        except self._ray.exceptions.WorkerCrashedError as error:
            raise BackendError(f"Workers of the Ray cluster died {RETRIES + 1} times over the same games.") from error

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self._ray.shutdown()


def _ray() -> Any:
    """The library, which may be missing."""
    try:
        import ray  # noqa: PLC0415  importing it takes a second
    except ModuleNotFoundError as error:
        raise BackendError("Install ray to play on a cluster: pip install ray.") from error
    return ray


def _first_sentence(error: Exception) -> str:
    return str(error).partition("\n")[0].rstrip(".") + "."
