"""What a load test found."""

from __future__ import annotations

from msgspec import Struct

SLOWEST = 0.150  # seconds: what the slowest of a hundred events may take
BUSY = 0.95  # of a processor


class Stage(Struct, frozen=True):
    """A while at one pace."""

    think_s: float
    seconds: float
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    refused: int
    unanswered: int
    server_cpu: float  # of one processor
    client_cpu: float
    machine_cpu: float  # of all processors together, by whomever

    @property
    def broken(self) -> str:
        """What does not hold at this pace; empty if all is well."""
        if self.unanswered:
            return f"{self.unanswered} moves were not answered"
        if self.refused:
            return f"{self.refused} moves were refused"
        if self.p99_ms > SLOWEST * 1000:
            return f"p99 was {self.p99_ms:.0f} ms, more than {SLOWEST * 1000:.0f} ms{self._why()}"
        return ""

    def _why(self) -> str:
        if self.machine_cpu > BUSY and self.server_cpu < BUSY:
            return f", with the server process at {self.server_cpu:.0%} of a processor and the whole machine busy"
        if self.client_cpu > BUSY and self.client_cpu >= self.server_cpu:
            return f", but the load generator itself used {self.client_cpu:.0%} of a processor"
        return f", with the server process at {self.server_cpu:.0%} of a processor"


class Report(Struct, frozen=True):
    """The whole test: the figures at the pace that was asked for, and where it broke when load grew."""

    tables: int
    clients: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    lost: int
    kib_per_table: float
    think_s: float
    backend: str
    database: str
    stages: list[Stage]
    broke_first: str


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
