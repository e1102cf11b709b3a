"""Counters and durations of one process, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
PREFIX: Final = "galaktyka"

# Every figure there is: its name, and what it says.
COUNTERS: Final = {
    "requests": "HTTP requests by status",
    "moves": "moves stored",
    "refused": "moves and requests refused, by error",
    "events": "events made, one for each perspective",
    "messages": "messages received on sockets",
    "bot_moves": "moves of bots",
    "bot_failures": "bots that failed or thought too long",
    "errors": "errors inside the server",
}
DURATIONS: Final = {
    "move_seconds": "from a received move to its being stored",
    "bot_seconds": "what bots took to decide",
    "request_seconds": "what HTTP requests took",
}


class Metrics:
    """What happened in this process so far."""

    def __init__(self) -> None:
        self._counters: Counter[tuple[str, str]] = Counter()
        self._buckets: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self._sums: defaultdict[str, float] = defaultdict(float)
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, name: str, label: str = "") -> None:
        """One more of something; the label tells kinds of it apart."""
        self._counters[name, label] += 1

    def counted(self, name: str, label: str = "") -> int:
        """How many there were."""
        return self._counters[name, label]

    def took(self, name: str, seconds: float) -> None:
        """Something took so long."""
        self._buckets[name][bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] += seconds

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A figure that is read when somebody asks."""
        self._gauges[name] = (text, read)

    def text(self) -> str:
        """Everything, in Prometheus's format."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for name, about in COUNTERS.items():
            yield from _head(f"{name}_total", about, "counter")
            for (counter, label), value in sorted(self._counters.items()):
                if counter == name:
                    yield f"{PREFIX}_{name}_total{_label(label)} {value}"
        for name, about in DURATIONS.items():
            yield from _head(name, about, "histogram")
            yield from self._histogram(name)
        for name, (about, read) in self._gauges.items():
            yield from _head(name, about, "gauge")
            yield f"{PREFIX}_{name} {read():g}"

    def _histogram(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._buckets[name], strict=True):
            total += count
            yield f'{PREFIX}_{name}_bucket{{le="{bound}"}} {total}'
        yield f"{PREFIX}_{name}_sum {self._sums[name]:.6f}"
        yield f"{PREFIX}_{name}_count {total}"


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {PREFIX}_{name} {about}"
    yield f"# TYPE {PREFIX}_{name} {kind}"


def _label(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
