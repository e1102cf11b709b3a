"""What selling and consuming would bring a seat with its tableau, for the features: everybody can work that out.

Goods are counted by kind, a byte of a number each (a stock), and so are what a stock brings: goods taken, VP, cards.
"""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.consume import rewards_earned
from galaktyka.games.race.powers import acts_in
from galaktyka.games.race.produce import production_cost
from galaktyka.games.race.state import Race
from galaktyka.games.race.tables import CARD, KINDS, NO_CARD, POWER, PRICE, Kind, Phase, Power
from galaktyka.games.race.trade import sale_price

BYTE: Final = 8
LAST: Final = 255
RANKS: Final = (
    4  # powers for one kind of goods, those for any kind that pay well, others, those with rules of their own
)


@kernel
def has_good(s: Race, seat: int, slot: int, produced: bool) -> bool:
    """Whether a good lies on a world, or would after Produce: where a world produces by itself and for nothing."""
    me = s.seat[seat]
    return me.good[slot] != NO_CARD or (produced and production_cost(me.tableau[slot]) == 0)


@kernel
def stock_of(s: Race, seat: int, produced: bool) -> int:
    """The goods of a seat, as they lie or as they would after Produce."""
    stock = 0
    for slot in range(s.seat[seat].tableau_size):
        if has_good(s, seat, slot, produced):
            stock += 1 << BYTE * CARD[s.seat[seat].tableau[slot]].kind
    return stock


@kernel
def best_sale(s: Race, seat: int, produced: bool) -> int:
    """The most cards that selling one of these goods draws."""
    best = 0
    for slot in range(s.seat[seat].tableau_size):
        if has_good(s, seat, slot, produced):
            best = max(best, sale_price(s, seat, slot, True))
    return best


@kernel
def in_stock(stock: int, kind: int) -> int:
    """Goods of a kind; Kind.NONE counts all of them."""
    if kind != Kind.NONE:
        return (stock >> BYTE * kind) & LAST
    total = 0
    for each in range(1, KINDS):
        total += (stock >> BYTE * each) & LAST
    return total


@kernel
def kinds_in(stock: int) -> int:
    """Different kinds of goods."""
    count = 0
    for kind in range(1, KINDS):
        if in_stock(stock, kind) > 0:
            count += 1
    return count


@kernel
def consumed(s: Race, seat: int, stock: int) -> int:
    """What consuming a stock brings; picky powers go first, and those that take any kind take what there is most of."""
    me = s.seat[seat]
    brought = 0
    for rank in range(RANKS):
        for slot in range(me.tableau_size):
            if not acts_in(me.tableau[slot], Phase.CONSUME):
                continue
            card = CARD[me.tableau[slot]]
            for row in range(card.powers_from, card.powers_to):
                if POWER[row].phase == Phase.CONSUME and rank_of(row) == rank:
                    taken = goods_taken(row, stock)
                    if taken > 0:
                        brought += reward_of(row, taken, stock)
                        stock = stock_left(row, taken, stock)
    return brought


@kernel
def rank_of(row: int) -> int:
    """When a power has its turn."""
    power = POWER[row]
    if power.code != Power.CONSUME:
        return 3
    if power.kind != Kind.NONE:
        return 0
    return 1 if power.vp + power.amount > power.goods else 2


@kernel
def goods_taken(row: int, stock: int) -> int:
    """How many goods of a stock a power takes (10.2)."""
    power = POWER[row]
    if power.code == Power.CONSUME:
        return power.goods * min(power.uses, in_stock(stock, power.kind) // power.goods)
    if power.code == Power.CONSUME_DISTINCT_KINDS:
        return min(power.high, kinds_in(stock)) if kinds_in(stock) >= power.low else 0
    if power.code == Power.CONSUME_ALL:
        return in_stock(stock, Kind.NONE)
    return min(1, in_stock(stock, Kind.NONE)) if power.code == Power.CONSUME_AT_TRADE_PRICE else 0


@kernel
def reward_of(row: int, taken: int, stock: int) -> int:
    """Goods taken, VP and cards, a byte each; a good sold by a power brings what its kind does."""
    power = POWER[row]
    vp, cards = 0, 0
    if power.code == Power.CONSUME_AT_TRADE_PRICE:
        cards = PRICE[dearest(stock)]
    elif power.code == Power.CONSUME_ALL:
        vp = max(0, taken * power.vp + power.offset)
    else:
        vp, cards = rewards_earned(row, taken) * power.vp, rewards_earned(row, taken) * power.amount
    return taken + (vp << BYTE) + (cards << 2 * BYTE)


@kernel
def stock_left(row: int, taken: int, stock: int) -> int:
    """A stock after a power took its goods."""
    power = POWER[row]
    barred = 0  # kinds of which one was taken and no other may be
    for _ in range(taken):
        kind = int(power.kind)
        if power.code == Power.CONSUME_AT_TRADE_PRICE:
            kind = dearest(stock)
        elif kind == Kind.NONE:
            kind = fullest(stock, barred)
        stock -= 1 << BYTE * kind
        if power.code == Power.CONSUME_DISTINCT_KINDS:
            barred |= 1 << kind
    return stock


@kernel
def fullest(stock: int, barred: int) -> int:
    """The kind of which there are most goods, of those that are not barred."""
    best, most = 0, 0
    for kind in range(1, KINDS):
        if in_stock(stock, kind) > most and (barred >> kind) & 1 == 0:
            best, most = kind, in_stock(stock, kind)
    return best


@kernel
def dearest(stock: int) -> int:
    """The dearest kind of good there is; Kind.NONE if there is none."""
    best = 0
    for kind in range(1, KINDS):
        if in_stock(stock, kind) > 0:
            best = kind
    return best
