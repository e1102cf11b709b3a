"""What selling and consuming would bring a seat with its tableau, for the features: everybody can work that out."""

from __future__ import annotations

from typing import Final

from galaktyka.engine.kernel import kernel
from galaktyka.games.race.consume import rewards_earned
from galaktyka.games.race.powers import acts_in
from galaktyka.games.race.produce import production_cost
from galaktyka.games.race.state import Race
from galaktyka.games.race.stock import BITS, consumes, count, goods_taken, one, take
from galaktyka.games.race.tables import CARD, KINDS, NO_CARD, POWER, PRICE, Kind, Phase, Power
from galaktyka.games.race.trade import sale_price

RANKS: Final = (
    4  # powers for one kind of goods, those for any kind that pay well, others, those with rules of their own
)


@kernel
def has_good(s: Race, seat: int, slot: int, produced: bool) -> bool:
    """Whether a good lies on a world, or would after Produce: where a world produces by itself and for nothing."""
    me = s.seat[seat]
    return me.good[slot] != NO_CARD or (produced and production_cost(me.tableau[slot]) == 0)


@kernel
def goods_at_hand(s: Race, seat: int, produced: bool) -> int:
    """The goods of a seat, as they lie or as they would after Produce."""
    goods = 0
    for slot in range(s.seat[seat].tableau_size):
        if has_good(s, seat, slot, produced):
            goods += one(CARD[s.seat[seat].tableau[slot]].kind)
    return goods


@kernel
def best_sale(s: Race, seat: int, produced: bool) -> int:
    """The most cards that selling one of these goods draws."""
    best = 0
    for slot in range(s.seat[seat].tableau_size):
        if has_good(s, seat, slot, produced):
            best = max(best, sale_price(s, seat, slot, True))
    return best


@kernel
def consumed(s: Race, seat: int, produced: bool) -> int:
    """What consuming these goods brings, picky powers first: goods taken, VP and cards, a byte each."""
    me = s.seat[seat]
    goods = goods_at_hand(s, seat, produced)
    brought = 0
    for rank in range(RANKS):
        for slot in range(me.tableau_size):
            if not acts_in(me.tableau[slot], Phase.CONSUME):
                continue
            card = CARD[me.tableau[slot]]
            for row in range(card.powers_from, card.powers_to):
                if consumes(row) and rank_of(row) == rank:
                    taken = goods_taken(row, goods, has_good(s, seat, slot, produced))
                    brought += reward_of(row, taken, goods)
                    goods = take(goods, row, taken)
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
def reward_of(row: int, taken: int, goods: int) -> int:
    """Goods taken, VP and cards, a byte each; a good sold by a power counts by its kind alone."""
    power = POWER[row]
    vp, cards = 0, 0
    if taken == 0:
        return 0
    if power.code == Power.CONSUME_AT_TRADE_PRICE:
        for kind in range(1, KINDS):
            if count(goods, kind) > 0:
                cards = PRICE[kind]  # kinds are in the order of their price
    elif power.code == Power.CONSUME_ALL:
        vp = max(0, taken * power.vp + power.offset)
    else:
        vp, cards = rewards_earned(row, taken) * power.vp, rewards_earned(row, taken) * power.amount
    return taken + (vp << BITS) + (cards << 2 * BITS)
