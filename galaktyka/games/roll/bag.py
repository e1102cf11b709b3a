"""The bag: drawing tiles, giving them back, and the pile of abandoned ones (roll.md 8)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below
from galaktyka.games.roll.state import Roll, add_drawn


@kernel
def put_in_bag(s: Roll, tile: int) -> None:
    """Put a tile into the bag."""
    s.bag[s.bag_size] = tile
    s.bag_size += 1


@kernel
def take_from_bag(s: Roll) -> int:
    """Take a tile at random out of a bag that is not empty."""
    place = below(s.random, s.bag_size)
    tile = s.bag[place]
    s.bag_size -= 1
    s.bag[place] = s.bag[s.bag_size]
    s.bag[s.bag_size] = 0
    return tile


@kernel
def abandon_tile(s: Roll, seat: int, tile: int) -> None:
    """Lay a tile face down under the Explore tile."""
    s.abandoned[s.abandoned_size] = tile
    s.abandoned_by[s.abandoned_size] = seat
    s.abandoned_size += 1


@kernel
def refill_bag(s: Roll) -> None:
    """All abandoned tiles go into the bag."""
    for i in range(s.abandoned_size):
        put_in_bag(s, s.abandoned[i])
        s.abandoned[i], s.abandoned_by[i] = 0, 0
    s.abandoned_size = 0


@kernel
def draw_tiles(s: Roll, seat: int, wanted: int) -> int:
    """Draw tiles, with the abandoned ones when the bag is empty; returns how many there were too few."""
    for drawn in range(wanted):
        if s.bag_size == 0:
            refill_bag(s)
        if s.bag_size == 0:
            return wanted - drawn
        add_drawn(s.seat[seat], take_from_bag(s))
    return 0
