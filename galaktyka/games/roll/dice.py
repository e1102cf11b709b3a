"""Dice and credits: counting them, and moving them from place to place."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.engine.record import Array, u8
from galaktyka.games.roll.state import GOODS_HERE, NO_DIE, NO_SLOT, ZONES, Roll, Seat
from galaktyka.games.roll.tables import COLOURS, COLUMNS, MAX_CREDITS, SIDE, Colour

SEVERAL: Final = 254  # more than one colour


@kernel
def count(dice: Array[u8]) -> int:
    """How many dice lie in a place."""
    total = 0
    for colour in range(COLOURS):
        total += dice[colour]
    return total


@kernel
def only_colour(dice: Array[u8]) -> int:
    """The colour that all dice of a place have, SEVERAL if they differ, NO_SLOT if there are none."""
    found = NO_SLOT
    for colour in range(COLOURS):
        if dice[colour] > 0:
            if found != NO_SLOT:
                return SEVERAL
            found = colour
    return found


@kernel
def move_all(source: Array[u8], to: Array[u8]) -> None:
    """Move all dice of a place to another."""
    for colour in range(COLOURS):
        to[colour] += source[colour]
        source[colour] = 0


@kernel
def column_count(me: Seat, column: int) -> int:
    """Dice in a column below the strip."""
    return count(me.column[column * COLOURS : (column + 1) * COLOURS])


@kernel
def below_strip(me: Seat) -> int:
    """Dice in all columns, and those that wait for one."""
    total = 0
    for place in range(COLUMNS * COLOURS):
        total += me.column[place]
    return total


@kernel
def zone_count(me: Seat, zone: int) -> int:
    """Dice on a stack of the Construction zone."""
    return count(me.zone[zone * COLOURS : (zone + 1) * COLOURS])


@kernel
def column_to_cup(me: Seat, column: int) -> None:
    """Dice of a column return to the cup."""
    move_all(me.column[column * COLOURS : (column + 1) * COLOURS], me.cup[0:COLOURS])


@kernel
def owned(me: Seat, colour: int) -> int:
    """Dice of a colour that a seat has anywhere (roll.md 12)."""
    total = int(me.cup[colour]) + int(me.citizenry[colour]) + int(me.dictated[colour]) + int(me.crew[colour])
    for column in range(COLUMNS):
        total += me.column[column * COLOURS + colour]
    for zone in range(ZONES):
        total += me.zone[zone * COLOURS + colour]
    for place in range(me.tableau_size * GOODS_HERE):
        total += int(me.goods[place] == 1 + colour)
    return total + int(me.strip == 1 + colour)


@kernel
def goods_at(me: Seat, slot: int) -> int:
    """Goods on a world."""
    return int(me.goods[slot * GOODS_HERE] != NO_DIE) + int(me.goods[slot * GOODS_HERE + 1] != NO_DIE)


@kernel
def goods_of(me: Seat) -> int:
    """Goods on all worlds of a seat."""
    total = 0
    for place in range(me.tableau_size * GOODS_HERE):
        total += int(me.goods[place] != NO_DIE)
    return total


@kernel
def lay_good(me: Seat, slot: int, colour: int) -> None:
    """Lay a die on a world that has room for it."""
    place = slot * GOODS_HERE + goods_at(me, slot)
    me.goods[place] = 1 + colour


@kernel
def take_good(me: Seat, slot: int, colour: int) -> None:
    """Take a die of a colour that lies on a world; another one moves up."""
    first = slot * GOODS_HERE
    if me.goods[first] == 1 + colour:
        me.goods[first] = me.goods[first + 1]
    me.goods[first + 1] = NO_DIE


@kernel
def has_two_kinds(me: Seat, slot: int) -> bool:
    """Whether two goods of different colours lie on a world."""
    first = slot * GOODS_HERE
    return goods_at(me, slot) == GOODS_HERE and me.goods[first] != me.goods[first + 1]


@kernel
def has_good(me: Seat, slot: int, colour: int) -> bool:
    """Whether a die of a colour lies on a world as a good."""
    first = slot * GOODS_HERE
    return me.goods[first] == 1 + colour or me.goods[first + 1] == 1 + colour


@kernel
def is_producer(side: int) -> bool:
    """Whether a side is a world that can hold goods: gray worlds never do (roll.md 10)."""
    return SIDE[side].development == 0 and SIDE[side].colour != Colour.GRAY


@kernel
def gain_credits(me: Seat, amount: int) -> None:
    """Gain credits; what exceeds the track is lost at once (roll.md 7)."""
    me.credits = min(MAX_CREDITS, me.credits + amount)


@kernel
def gain_vp(s: Roll, seat: int, amount: int) -> None:
    """Take VP from the pool; when it is empty there are more (roll.md 11)."""
    s.seat[seat].vp += amount
    s.pool = max(0, s.pool - amount)
