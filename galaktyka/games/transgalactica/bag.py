"""The bag: pieces are put in and drawn at random, one word of chance for each."""

from __future__ import annotations

from galaktyka.engine.kernel import kernel
from galaktyka.engine.random import below
from galaktyka.games.transgalactica.codes import NONE
from galaktyka.games.transgalactica.state import Transgalactica


@kernel
def put(s: Transgalactica, piece: int) -> None:
    """Put a piece into the bag."""
    s.bag[s.bag_size] = piece
    s.bag_size += 1


@kernel
def draw(s: Transgalactica) -> int:
    """Draw a random piece from the bag; NONE if it is empty."""
    if s.bag_size == 0:
        return NONE
    place = below(s.random, s.bag_size)
    piece = int(s.bag[place])
    s.bag_size -= 1
    s.bag[place] = s.bag[s.bag_size]
    s.bag[s.bag_size] = NONE
    return piece


@kernel
def empty_bag(s: Transgalactica) -> None:
    """What is left goes to the box."""
    while s.bag_size > 0:
        s.bag_size -= 1
        s.bag[s.bag_size] = NONE
