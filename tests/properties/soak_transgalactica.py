"""The invariants of Transgalactica for `soak`."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.transgalactica.codes import GOODS, TRADE
from galaktyka.games.transgalactica.state import Seat, Transgalactica
from galaktyka.games.transgalactica.tables import MINING_TOKENS, MISSIONS
from tests.properties.soak import SOUND

CREW: Final = 6  # of a colour
MARKERS: Final = 2  # development markers that everybody has from the start

# Which invariant does not hold.
TOKENS_TWICE: Final = 1  # a token lies in two places
MINING_LOST: Final = 2  # a mining token lies nowhere, or twice
MISSIONS_LOST: Final = 3  # a mission lies twice, or is neither in play nor completed
OUTPOSTS: Final = 4  # the outposts on the map are not those taken from the panels
WORKERS: Final = 5  # captains or crew were made or lost
MEANS: Final = 6  # goods or VP below nothing, or a marker too many
ORDER: Final = 7  # a seat is not in the order of priority exactly once


@kernel
def clear(seen: Array[u8]) -> None:
    """Begin to count."""
    for i in range(len(seen)):
        seen[i] = 0


@kernel
def is_twice(seen: Array[u8]) -> bool:
    """Whether a piece was seen in two places; 0 is no piece."""
    for piece in range(1, len(seen)):
        if seen[piece] > 1:
            return True
    return False


@kernel
def tokens_lie_twice(s: Transgalactica, seen: Array[u8]) -> bool:
    """Whether a token lies in two places of the board, or there and with a player."""
    clear(seen)
    for i in range(len(s.piles)):
        seen[s.piles[i]] += 1
    for space in range(len(s.token)):
        seen[s.token[space]] += 1
    for turn in range(len(s.round_token)):
        seen[s.round_token[turn]] += 1
    for token in range(len(s.bonus)):
        seen[token] += int(s.bonus[token] != 0)
    return is_twice(seen)


@kernel
def pieces_seen(seen: Array[u8]) -> int:
    """How many pieces were counted; 0 is no piece."""
    found = 0
    for piece in range(1, len(seen)):
        found += int(seen[piece])
    return found


@kernel
def mining_is_lost(s: Transgalactica, seen: Array[u8]) -> bool:
    """Whether a mining token is missing or lies twice."""
    clear(seen)
    seen[s.mining_open] += 1
    for i in range(len(s.mining_deck)):
        seen[s.mining_deck[i]] += 1
    for seat in range(s.players):
        for row in range(len(s.seat[seat].mining)):
            seen[s.seat[seat].mining[row]] += 1
    return pieces_seen(seen) != MINING_TOKENS or is_twice(seen)


@kernel
def missions_are_lost(s: Transgalactica, seen: Array[u8]) -> bool:
    """Whether a mission lies twice, or is neither in play nor completed."""
    clear(seen)
    completed = 0
    for slot in range(len(s.mission)):
        seen[s.mission[slot]] += 1
    for i in range(len(s.deck)):
        seen[s.deck[i]] += 1
    for seat in range(s.players):
        me = s.seat[seat]
        for i in range(len(me.log)):
            seen[me.log[i]] += 1
        for kind in range(len(me.completed)):
            completed += int(me.completed[kind])
    return pieces_seen(seen) + completed != MISSIONS or is_twice(seen)


@kernel
def bits(number: int) -> int:
    """How many bits are set."""
    found = 0
    while number > 0:
        found += number & 1
        number >>= 1
    return found


@kernel
def outposts_are_wrong(s: Transgalactica) -> bool:
    """Whether the counts of outposts on planets and on panels do not fit the map."""
    for seat in range(s.players):
        if bits(int(s.seat[seat].outposts)) != s.seat[seat].placed:
            return True
    for space in range(1, len(s.filled)):
        here = 0
        for seat in range(s.players):
            here += (int(s.seat[seat].outposts) >> space) & 1
        if s.filled[space] != here:
            return True
    return False


@kernel
def workers_are_wrong(s: Transgalactica, me: Seat) -> bool:
    """Whether a seat has other captains than at the start, or more crew than there are."""
    crew = int(me.crew) + int(me.crew_out) + int(me.capsules) + int(me.lieutenant > 0)
    captains = 3 if s.players == 2 else 2
    return crew > CREW or int(me.captains) + int(me.captains_out) != captains


@kernel
def means_are_wrong(me: Seat) -> bool:
    """Whether a seat has less than nothing, or other markers than its trade gives."""
    for good in range(GOODS):
        if me.goods[good] < 0:
            return True
    markers = MARKERS + (int(me.level[TRADE]) + 1) // 2
    return me.vp < 0 or int(me.hold) + bits(int(me.marked)) != markers


@kernel
def order_is_wrong(s: Transgalactica) -> bool:
    """Whether a seat is not in the order of priority exactly once."""
    found = 0
    for place in range(s.players):
        found |= 1 << int(s.order[place])
    return found != (1 << int(s.players)) - 1


@kernel
def transgalactica_broken(s: Transgalactica, seen: Array[u8]) -> int:
    """Which invariant of Transgalactica does not hold, or SOUND."""
    if tokens_lie_twice(s, seen):
        return TOKENS_TWICE
    if mining_is_lost(s, seen):
        return MINING_LOST
    if missions_are_lost(s, seen):
        return MISSIONS_LOST
    if outposts_are_wrong(s):
        return OUTPOSTS
    for seat in range(s.players):
        if workers_are_wrong(s, s.seat[seat]):
            return WORKERS
        if means_are_wrong(s.seat[seat]):
            return MEANS
    return ORDER if order_is_wrong(s) else SOUND
