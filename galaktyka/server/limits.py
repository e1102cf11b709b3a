"""How much anybody may ask of the server: a bucket of tokens for each kind of request, identity and address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from galaktyka.server.errors import RefusalError

MOST_BUCKETS: Final = 20_000  # beyond that, buckets that have filled up again are forgotten


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


RATES: Final = {
    "read": Rate(120, 40),
    "write": Rate(40, 5),
    "identity": Rate(20, 0.2),
    "table": Rate(20, 0.2),
    "recover": Rate(10, 0.1),
    "work": Rate(20, 1),  # replays, verifications and files of finished games
    "analysis": Rate(5, 0.05),  # those that have to be made
    "connect": Rate(60, 5),
    "message": Rate(60, 15),
    "hint": Rate(10, 0.5),
}
MOST_SOCKETS: Final = 100  # open at once from one address
SHARED: Final = 4.0  # an address may stand for several people: a family, a school


class Limiter:
    """The buckets of one process."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._sockets: Counter[str] = Counter()
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # tokens, and when they were counted

    def check(self, kind: str, identity: str | None, address: str) -> None:
        """Take a token from the buckets of an identity and of an address, or refuse."""
        if identity is not None:
            self._take(kind, f"identity {identity}", 1.0)
        self._take(kind, f"address {address}", SHARED)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count an open socket of an address, or refuse it."""
        if self._sockets[address] >= MOST_SOCKETS * self._factor:
            raise RefusalError("too_many", "There are too many open sockets from your address.", 60.0)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _take(self, kind: str, who: str, share: float) -> None:
        rate = RATES[kind]
        burst, per_second = rate.burst * share * self._factor, rate.per_second * share * self._factor
        now = self._clock()
        tokens, since = self._buckets.get((kind, who), (burst, now))
        tokens = min(burst, tokens + (now - since) * per_second)
        if tokens < 1:
            self._buckets[kind, who] = (tokens, now)
            raise RefusalError("too_many", "That was too fast; wait a moment and try again.", (1 - tokens) / per_second)
        self._buckets[kind, who] = (tokens - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget_full(now)

    def _forget_full(self, now: float) -> None:
        """Forget who has not come back for so long that the bucket is full again."""
        for (kind, who), (tokens, since) in list(self._buckets.items()):
            rate = RATES[kind]
            if tokens + (now - since) * rate.per_second * self._factor >= rate.burst * SHARED * self._factor:
                del self._buckets[kind, who]
