"""The priority track (transgalactica.md 4.3)."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.games.transgalactica.state import Transgalactica


@kernel
def move_marker(s: Transgalactica, seat: int) -> None:
    """A marker moves to the segment of the outposts placed, right of all that stand there (4.3.4, ruling 11)."""
    me = s.seat[seat]
    if me.segment == me.placed:
        return
    spot = 0
    for other in range(s.players):
        him = s.seat[other]
        if other != seat and him.segment == me.placed:
            spot = max(spot, him.spot + 1)
    me.segment = me.placed
    me.spot = spot


@kernel
def is_before(s: Transgalactica, seat: int, other: int) -> bool:
    """Whether a seat's marker stands left of another's."""
    me, him = s.seat[seat], s.seat[other]
    return me.segment < him.segment or (me.segment == him.segment and me.spot < him.spot)


@kernel
def sort_order(s: Transgalactica) -> None:
    """Players take turns from the leftmost marker to the rightmost (4.2)."""
    for end in range(1, s.players):
        place = end
        while place > 0 and is_before(s, s.order[place], s.order[place - 1]):
            left = s.order[place]
            s.order[place] = s.order[place - 1]
            s.order[place - 1] = left
            place -= 1


@kernel
def update_priority(s: Transgalactica) -> None:
    """From the last player to the first, everybody who placed outposts moves (4.3.4)."""
    for place in range(s.players - 1, -1, -1):
        move_marker(s, s.order[place])
    sort_order(s)
