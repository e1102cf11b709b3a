"""The kernels that players call without knowing the game; every game with bots fills them in."""

from __future__ import annotations

from galaktyka.engine.flow import Table
from galaktyka.engine.kernel import slot
from galaktyka.engine.record import Array, u8


@slot
def observe(s: Table, seat: int, out: Table) -> None:
    """What a seat may know, into a cleared record."""
    raise NotImplementedError


@slot
def heuristic(o: Table, seat: int, mask: Array[u8], seed: int) -> int:
    """The choice of the game's heuristic bot, which may change the observation while it thinks."""
    raise NotImplementedError
