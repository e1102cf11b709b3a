"""Goods as a number, to add them and take them away in thought: how many there are of each kind, a byte a kind.

Bots think with them, and features tell what they would bring.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, KINDS, NO_CARD, POWER, Kind, Power

BITS: Final = 8
BYTE: Final = 255


@kernel
def count(goods: int, kind: int) -> int:
    """How many goods of a kind there are; Kind.NONE: of all kinds."""
    if kind != Kind.NONE:
        return (goods >> (BITS * kind)) & BYTE
    total = 0
    for each in range(1, KINDS):
        total += (goods >> (BITS * each)) & BYTE
    return total


@kernel
def one(kind: int) -> int:
    """A single good of a kind."""
    return 1 << (BITS * kind)


@kernel
def kinds(goods: int) -> int:
    """How many different kinds there are."""
    total = 0
    for kind in range(1, KINDS):
        if count(goods, kind) > 0:
            total += 1
    return total


@kernel
def stock(o: Race, seat: int) -> int:
    """The goods a seat has now."""
    me = o.seat[seat]
    goods = 0
    for slot in range(me.tableau_size):
        if me.good[slot] != NO_CARD:
            goods += one(CARD[me.tableau[slot]].kind)
    return goods


@kernel
def goods_taken(row: int, goods: int, has_here: bool) -> int:
    """How many of the goods a consume power would take."""
    power = POWER[row]
    if power.code == Power.CONSUME:
        available = count(goods, power.kind)
        if power.here == 1:
            available = 1 if has_here else 0
        return power.goods * min(power.uses, available // power.goods)
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        found = kinds(goods)
        return 0 if found < power.low else min(found, power.high)
    if power.code == Power.CONSUME_ALL:
        return count(goods, Kind.NONE)
    if power.code == Power.CONSUME_AT_TRADE_PRICE:
        return min(1, count(goods, Kind.NONE))
    return 0


@kernel
def take(goods: int, row: int, taken: int) -> int:
    """The goods that are left; of several kinds the most plentiful is taken first, then the cheapest."""
    power = POWER[row]
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        for kind in range(1, KINDS):
            if taken > 0 and count(goods, kind) > 0:
                goods -= one(kind)
                taken -= 1
        return goods
    if power.kind != Kind.NONE:
        return goods - taken * one(power.kind)
    for _ in range(taken):
        most = 1
        for kind in range(2, KINDS):
            if count(goods, kind) > count(goods, most):
                most = kind
        goods -= one(most)
    return goods


@kernel
def consumes(row: int) -> bool:
    """Whether a power consumes goods."""
    code = POWER[row].code
    return (
        code == Power.CONSUME
        or code == Power.CONSUME_DISTINCT_KINDS
        or code == Power.CONSUME_ALL
        or code == Power.CONSUME_AT_TRADE_PRICE
    )
