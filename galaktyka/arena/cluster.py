"""Work on a Ray cluster: chunks of games are played by any worker, and come back in their order.

What a chunk holds is decided before it is sent, so that the results are those of one machine.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Final

from galaktyka.arena.workers import Done, R
from galaktyka.engine.errors import BackendError, GalaktykaError

QUIET: Final = {"log_to_driver": False, "logging_level": "ERROR"}
FOUND_BY_RAY: Final = ("auto", "local")  # addresses that name no place
ADDRESS: Final = re.compile(r"(?P<client>ray://)?(?P<host>[^\s:/]+|\[[0-9a-fA-F:]+\]):(?P<port>[0-9]{1,5})")
JOIN: Final = "import ray, sys; ray.init(sys.argv[1], log_to_driver=False, logging_level='ERROR')"
ANSWERS_WITHIN: Final = 5.0  # seconds
JOINS_WITHIN: Final = 30.0
RETRIES: Final = 5  # how often a chunk is played again whose worker died


class Cluster:
    """A Ray cluster, at an address or on this machine."""

    chunk = 50  # games: handing them out takes longer than between processes of one machine

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        """Without an address Ray looks for `RAY_ADDRESS`, and starts workers on this machine if there is none."""
        self._ray = _ray()
        if named := address or os.environ.get("RAY_ADDRESS"):
            check_address(named, self._ray.__version__)
        settings: dict[str, Any] = {} if named else {"num_cpus": workers, "include_dashboard": False}
        where = f"at {named}" if named and named not in FOUND_BY_RAY else "on this machine"
        try:
            self._ray.init(address=address, ignore_reinit_error=True, **QUIET, **settings)
        except ConnectionError as error:
            raise BackendError(f"No Ray cluster runs {where}: start one with 'ray start --head'.") from error
        except (RuntimeError, ValueError) as error:
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


def check_address(address: str, version: str) -> None:
    """Refuse an address at which there is no cluster: Ray itself would try for minutes, and then end the program."""
    if address in FOUND_BY_RAY:
        return
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise BackendError(f"'{address}' is no address of a Ray cluster: write HOST:PORT or ray://HOST:PORT.")
    if found["client"] and find_spec("grpc") is None:
        raise BackendError("Install ray[client] for addresses with ray://: pip install 'ray[client]'.")
    try:
        socket.create_connection((found["host"].strip("[]"), int(found["port"])), ANSWERS_WITHIN).close()
    except (OSError, OverflowError, UnicodeError) as error:  # the last: a host that no name service would take
        raise BackendError(f"Nothing answers at {address}: start Ray there with 'ray start --head'.") from error
    if not _lets_in(address):
        raise BackendError(f"What answers at {address} is no cluster of Ray {version}: check its address and version.")


def _lets_in(address: str) -> bool:
    """Whether a process can join the cluster; it is another one, since Ray would end this one."""
    try:
        subprocess.run([sys.executable, "-c", JOIN, address], capture_output=True, check=True, timeout=JOINS_WITHIN)
    except (subprocess.TimeoutExpired, subprocess.CalledProcessError):
        return False
    return True


def _first_sentence(error: Exception) -> str:
    return str(error).partition("\n")[0].rstrip(".") + "."
