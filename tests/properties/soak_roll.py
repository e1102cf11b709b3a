"""The invariants of Roll for `soak`."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.dice import goods_at, is_producer, owned
from galaktyka.games.roll.state import Question, Roll, Seat
from galaktyka.games.roll.tables import (
    COLOURS,
    DICE,
    FIRST_FACTION,
    INSTANT,
    MAX_CREDITS,
    POOL_EACH,
    SIDE,
    START_CITIZENRY,
    START_CUP,
    TILES,
    Instant,
)
from tests.properties.soak import SOUND

START_DICE: Final = sum(START_CUP) + sum(START_CITIZENRY)

# Which invariant does not hold.
TILES_LOST: Final = 1  # a tile lies nowhere, or twice
DICE_LOST: Final = 2  # dice came or went without a tile that gives or takes them, or there are more than in the box
CUP: Final = 3  # somebody has to roll an empty cup (roll.md 11)
GOODS: Final = 4  # a good lies where none can be
CHIPS: Final = 5  # chips came from nowhere, or credits are off their track


@kernel
def count_tiles(s: Roll, seen: Array[u8]) -> None:
    """Count in how many places each tile lies."""
    for tile in range(TILES):
        seen[tile] = 0
    for i in range(s.bag_size):
        seen[s.bag[i]] += 1
    for i in range(s.abandoned_size):
        seen[s.abandoned[i]] += 1
    for seat in range(s.players):
        count_tiles_of(s.seat[seat], seen)


@kernel
def count_tiles_of(me: Seat, seen: Array[u8]) -> None:
    """Count the tiles of a seat."""
    for zone in range(2):
        for i in range(me.pile_size[zone]):
            seen[me.pile[zone * TILES + i]] += 1
    for i in range(me.drawn_size):
        seen[me.drawn[i]] += 1
    for slot in range(me.tableau_size):
        if me.tableau[slot] < FIRST_FACTION:
            seen[me.tableau[slot] % TILES] += 1
    if me.question == Question.PLACE_WHERE:
        seen[me.choice % TILES] += 1


@kernel
def tiles_are_lost(s: Roll, seen: Array[u8]) -> bool:
    """Whether a tile lies nowhere or twice."""
    count_tiles(s, seen)
    for tile in range(TILES):
        if seen[tile] != 1:
            return True
    return False


@kernel
def gained(me: Seat) -> int:
    """Dice that the tiles of a tableau have given, less those they have removed."""
    total = 0
    for slot in range(me.tableau_size):
        side = SIDE[me.tableau[slot]]
        for row in range(side.instant_from, side.instant_to):
            if INSTANT[row].code == Instant.GAIN_DIE:
                total += INSTANT[row].amount
            elif INSTANT[row].code == Instant.REMOVE_DIE:
                total -= 1
    return total


@kernel
def dice_of(me: Seat) -> int:
    """All dice of a seat."""
    total = 0
    for colour in range(COLOURS):
        total += owned(me, colour)
    return total


@kernel
def dice_are_lost(s: Roll) -> bool:
    """Whether dice came or went without a tile, or more of a colour are out than the box holds."""
    for colour in range(COLOURS):
        out = 0
        for seat in range(s.players):
            out += owned(s.seat[seat], colour)
        if out > DICE[colour]:
            return True
    for seat in range(s.players):
        me = s.seat[seat]
        if me.depth == 0 and dice_of(me) != START_DICE + gained(me):
            return True
    return False


@kernel
def rolls_nothing(me: Seat) -> bool:
    """Whether a seat lays out dice though its cup was empty."""
    if me.question != Question.SELECT:
        return False
    elsewhere = 0
    for colour in range(COLOURS):
        elsewhere += int(me.citizenry[colour])
    for i in range(len(me.zone)):
        elsewhere += int(me.zone[i])
    for i in range(len(me.goods)):
        elsewhere += int(me.goods[i] != 0)
    return dice_of(me) <= elsewhere


@kernel
def goods_are_wrong(me: Seat) -> bool:
    """Whether a good lies on something that does not produce."""
    for slot in range(me.tableau_size):
        if goods_at(me, slot) != 0 and not is_producer(me.tableau[slot]):
            return True
    return False


@kernel
def chips_are_wrong(s: Roll) -> bool:
    """Chips come from the pool; only when it is empty may there be more of them; credits stay on their track."""
    chips = 0
    for seat in range(s.players):
        me = s.seat[seat]
        if me.vp < 0 or me.credits < 0 or me.credits > MAX_CREDITS:
            return True
        chips += me.vp
    every = POOL_EACH * s.players
    return s.pool < 0 or (s.pool > 0 and chips + s.pool != every) or (s.pool == 0 and chips < every)


@kernel
def roll_broken(s: Roll, seen: Array[u8]) -> int:
    """Which invariant of Roll does not hold, or SOUND."""
    if tiles_are_lost(s, seen):
        return TILES_LOST
    if dice_are_lost(s):
        return DICE_LOST
    for seat in range(s.players):
        if rolls_nothing(s.seat[seat]):
            return CUP
        if goods_are_wrong(s.seat[seat]):
            return GOODS
    return CHIPS if chips_are_wrong(s) else SOUND
