"""The kernels that engine code calls without knowing the game; every game fills them in."""

from __future__ import annotations

from galaktyka.engine.flow import Table
from galaktyka.engine.kernel import slot
from galaktyka.engine.record import Array, i32, u8, u32


@slot
def setup(s: Table, key: Array[u32]) -> None:
    """Deal a new game; options stand in the record."""
    raise NotImplementedError


@slot
def legal(s: Table, seat: int, mask: Array[u8]) -> int:
    """Mark the legal actions of a seat in a cleared mask; returns how many there are."""
    raise NotImplementedError


@slot
def apply(s: Table, seat: int, action: int) -> None:
    """Take an action that is known to be legal, and run on to the next decision."""
    raise NotImplementedError


@slot
def step(s: Table, seat: int, action: int) -> int:
    """The one checked door for actions: DONE, NOT_ASKED or ILLEGAL."""
    raise NotImplementedError


@slot
def scores(s: Table, out: Array[i32]) -> None:
    """The score of every seat."""
    raise NotImplementedError


@slot
def winners(s: Table) -> int:
    """The winning seats, as a bit mask."""
    raise NotImplementedError


@slot
def features(s: Table, seat: int, out: Array[u8]) -> None:
    """Fill cleared bytes with what a seat may know, as numbers for a network."""
    raise NotImplementedError
